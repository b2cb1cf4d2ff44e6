"""Work in chunks on a Ray cluster of two workers on this machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from play import errands

from digsite.core.errors import BadInput
from digsite.play.workers import Workers, WorkersLost, hire, run_chunks


@pytest.fixture(scope="module")
def cluster() -> Iterator[Workers]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # the workers import the errands
        with hire(2, ray="local") as hired:
            yield hired


def test_a_cluster_gives_the_same_results(cluster: Workers) -> None:
    assert cluster.count == 2
    assert list(run_chunks(cluster, errands.square, range(9))) == [n * n for n in range(9)]


def test_the_chunk_of_a_killed_worker_is_done_again(cluster: Workers, tmp_path: Path) -> None:
    chunks = [(tmp_path, number) for number in range(8)]
    assert list(run_chunks(cluster, errands.fall_once, chunks)) == list(range(8))
    assert (tmp_path / "3").exists()


def test_a_chunk_that_ends_every_worker_is_given_up(cluster: Workers) -> None:
    with pytest.raises(WorkersLost):
        list(run_chunks(cluster, errands.fall_always, range(1)))


def test_an_error_in_a_chunk_reaches_the_caller(cluster: Workers) -> None:
    with pytest.raises(ValueError, match="chunk 2 is odd"):
        list(run_chunks(cluster, errands.refuse, range(4)))


def test_an_address_where_nobody_listens_is_one_sentence() -> None:
    from digsite.play.workers.cluster import _reach

    with pytest.raises(BadInput, match=r"no Ray cluster answers at '127\.0\.0\.1:9'"):
        _reach("127.0.0.1:9")
