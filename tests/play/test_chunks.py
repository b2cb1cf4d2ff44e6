"""Work in chunks: the same results, whoever does it and whoever dies meanwhile."""

from __future__ import annotations

import os
from itertools import count, islice
from pathlib import Path

import pytest
from play import errands

from digsite.core.errors import BadInput
from digsite.play.workers import WorkersLost, hire, run_chunks


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_results_are_the_same_for_any_number_of_workers(workers: int) -> None:
    with hire(workers) as hired:
        results = list(run_chunks(hired, errands.square, range(20)))
    assert results == [number * number for number in range(20)]


def test_results_come_in_the_order_of_the_chunks() -> None:
    with hire(2) as hired:
        assert list(run_chunks(hired, errands.slow_first, range(8))) == list(range(8))


def test_one_worker_is_this_process_and_several_are_others(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone", tmp_path / "together"
    alone.mkdir()
    together.mkdir()
    with hire(1) as hired:
        assert set(run_chunks(hired, errands.who, [(alone, 1)] * 3)) == {os.getpid()}
    with hire(2) as hired:
        found = set(run_chunks(hired, errands.who, [(together, 2)] * 20))
    assert len(found) == 2
    assert os.getpid() not in found


def test_chunks_may_go_on_for_ever() -> None:
    with hire(2) as hired:
        results = run_chunks(hired, errands.square, count())
        assert list(islice(results, 5)) == [0, 1, 4, 9, 16]


def test_a_lost_workers_chunk_is_done_again(tmp_path: Path) -> None:
    chunks = [(tmp_path, number) for number in range(8)]
    with hire(2) as hired:
        assert list(run_chunks(hired, errands.fall_once, chunks)) == list(range(8))
    assert (tmp_path / "3").exists()


def test_a_chunk_that_ends_every_worker_is_given_up() -> None:
    with hire(2) as hired, pytest.raises(WorkersLost, match="3 workers were lost"):
        list(run_chunks(hired, errands.fall_always, range(2)))


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_a_chunk_reaches_the_caller(workers: int) -> None:
    with hire(workers) as hired:
        results = run_chunks(hired, errands.refuse, range(4))
        assert [next(results), next(results)] == [0, 1]
        with pytest.raises(ValueError, match="chunk 2 is odd"):
            next(results)


def test_a_negative_number_of_workers_is_refused() -> None:
    with pytest.raises(BadInput, match="not -1"), hire(-1):
        pass
