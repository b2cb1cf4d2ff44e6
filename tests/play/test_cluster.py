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
from digsite.play.workers import cluster as cluster_module
from digsite.play.workers.cluster import LOCAL, STARTS, Cluster


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


class SlowNode:
    """What Ray starts; on a busy machine it gives up and leaves its processes running."""

    running = 0

    def __init__(self, in_time: bool) -> None:
        SlowNode.running += 1
        if not in_time:
            raise Exception("The current node timed out during startup.")  # as Ray does

    def kill_all_processes(self, **_: bool) -> None:
        SlowNode.running -= 1


class BusyRay:
    """The library on a machine where the first nodes are not ready in time."""

    def __init__(self, late: int) -> None:
        self.late = late
        SlowNode.running = 0

    def is_initialized(self) -> bool:
        return False

    def init(self, **_: object) -> None:
        self.late -= 1
        SlowNode(self.late < 0)


def test_a_cluster_that_was_not_ready_in_time_is_started_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster_module, "_ray", lambda: BusyRay(late=2))
    Cluster(LOCAL)
    assert SlowNode.running == 1


def test_a_machine_too_busy_for_a_cluster_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_module, "_ray", lambda: BusyRay(late=STARTS))
    with pytest.raises(BadInput, match="Ray does not start here: The current node timed out"):
        Cluster(LOCAL)
    assert SlowNode.running == 0


def test_an_address_where_nobody_listens_is_one_sentence() -> None:
    from digsite.play.workers.cluster import _reach

    with pytest.raises(BadInput, match=r"no Ray cluster answers at '127\.0\.0\.1:9'"):
        _reach("127.0.0.1:9")
