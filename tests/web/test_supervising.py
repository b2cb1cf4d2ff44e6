"""Workers are looked after: one that ends is started anew, and if none can begin all is over."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from threading import Thread

import pytest
from support.campaign import WAIT

from digsite.web.server.supervising import STARTUP_FAILURE, Worker, has_begun, supervise


def lives(folder: str) -> None:
    """Says that it is there, until it is ended."""
    (Path(folder) / str(os.getpid())).touch()
    has_begun()
    while True:
        time.sleep(0.05)


def cannot_begin(folder: str) -> None:
    (Path(folder) / str(os.getpid())).touch()
    sys.exit(STARTUP_FAILURE)


def begins_once(folder: str) -> None:
    """The first can begin, the second cannot, the third can again."""
    others = len(list(Path(folder).iterdir()))
    if others == 1:
        cannot_begin(folder)
    lives(folder)


@pytest.fixture(autouse=True)
def signals_as_they_were() -> object:
    old = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield
    for number, handler in old.items():
        signal.signal(number, handler)


def test_one_that_is_killed_is_started_anew_and_all_end_when_told(tmp_path: Path) -> None:
    worker = Worker(lives, str(tmp_path))

    def trouble() -> None:
        for count in (1, 2):
            _until(tmp_path, count)
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGKILL)
        _until(tmp_path, 3)
        os.kill(os.getpid(), signal.SIGTERM)

    _beside(trouble)
    assert supervise([worker]) == 0
    assert not worker.process.is_alive()


def test_if_none_can_begin_all_is_over(tmp_path: Path) -> None:
    assert supervise([Worker(cannot_begin, str(tmp_path))]) == 2
    assert len(list(tmp_path.iterdir())) == 1


def test_one_that_has_begun_before_is_tried_again(tmp_path: Path) -> None:
    """A worker that died while the database was away took the whole server with it."""
    worker = Worker(begins_once, str(tmp_path))

    def trouble() -> None:
        _until(tmp_path, 1)
        while not worker.has_begun:
            time.sleep(0.02)
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGKILL)
        _until(tmp_path, 3)
        os.kill(os.getpid(), signal.SIGTERM)

    _beside(trouble)
    assert supervise([worker]) == 0


def _beside(work: object) -> None:
    assert callable(work)
    Thread(target=work, daemon=True).start()


def _until(folder: Path, count: int) -> None:
    latest = time.monotonic() + WAIT
    while len(list(folder.iterdir())) < count:
        assert time.monotonic() < latest
        time.sleep(0.02)
