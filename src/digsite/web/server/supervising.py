"""A family of processes that do the same: one that ends or hangs is started anew."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from uvicorn.config import STARTUP_FAILURE as STARTUP_FAILURE

from .logs import log

LOOK_EVERY = 0.2  # seconds
MOST_UNANSWERED = 150  # looks until a worker that does not answer any more counts as hung
SECONDS_TO_STOP = 15  # then it is killed

AGAIN_SECONDS = 1.0  # until one is started anew that could not begin

Work = Callable[..., None]  # what a worker does with what it is given
_spawn = multiprocessing.get_context("spawn")
_has_begun = threading.Event()


def has_begun() -> None:
    """Said by a worker whose work is under way: it could start, and can again."""
    _has_begun.set()


class Worker:
    """A place in the family, and the process that has it now."""

    def __init__(self, work: Work, *given: object) -> None:
        self._work, self._given = work, given
        self.has_begun = False  # ever
        self.start()

    def start(self) -> None:
        """A new process takes the place."""
        self._line, theirs = _spawn.Pipe()
        self.process: SpawnProcess = _spawn.Process(
            target=_begin, args=(theirs, self._work, *self._given)
        )
        self.process.start()
        theirs.close()
        self._unanswered = 0
        self._answers = False

    @property
    def hangs(self) -> bool:
        """Whether it answered once, and has not for long; asks it again.

        Looks are counted, not seconds: who slept beside it must not take that for hanging. On a
        busy machine it may take its time to begin.
        """
        try:
            while self._line.poll():
                self.has_begun |= self._line.recv()
                self._unanswered, self._answers = 0, True
            if self._unanswered == 0:
                self._line.send(None)
        except (OSError, EOFError):
            return False  # it has ended, which is noticed elsewhere
        self._unanswered += 1
        return self._answers and self._unanswered > MOST_UNANSWERED

    def stop(self) -> None:
        """Let it finish."""
        if self.process.is_alive():
            self.process.terminate()

    def end(self) -> None:
        """It has ended, or has to now."""
        self.process.join(SECONDS_TO_STOP)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self._line.close()


def supervise(workers: Sequence[Worker]) -> int:
    """Look after them until told to stop; the exit code."""
    ending = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda _number, _frame: ending.set())
    failed = False
    while not ending.is_set() and not failed:
        ended = wait([worker.process.sentinel for worker in workers], LOOK_EVERY)
        for worker in workers:
            if worker.process.sentinel in ended:
                worker.process.join(LOOK_EVERY)  # its code may be known a moment later
        failed = any(_cannot_begin(worker) for worker in workers) and not any(
            worker.has_begun for worker in workers
        )
        for worker in workers:
            if not failed:
                _look_after(worker, ending)
    for worker in workers:
        worker.stop()
    for worker in workers:
        worker.end()
    return 2 if failed else 0


def _cannot_begin(worker: Worker) -> bool:
    """Why was said before. If others could, the database may be away for a moment."""
    return worker.process.exitcode == STARTUP_FAILURE


def _look_after(worker: Worker, ending: threading.Event) -> None:
    """Start it anew where it must be."""
    code = worker.process.exitcode
    if ending.is_set() or (code is None and not worker.hangs):
        return
    log.error("a worker is started anew", ended_with=code)
    worker.process.kill()
    worker.end()
    # one that ends at once must not take all of the machine
    ending.wait(AGAIN_SECONDS if code == STARTUP_FAILURE else LOOK_EVERY)
    worker.start()


def _begin(line: Connection, work: Work, *given: object) -> None:
    """What a worker process does."""
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # Ctrl+C is for the first process, which lets us finish
    threading.Thread(target=_answer, args=(line,), daemon=True).start()
    work(*given)


def _answer(line: Connection) -> None:
    """Show that this process lives; where nobody asks any more, end."""
    try:
        while True:
            line.recv()
            line.send(_has_begun.is_set())
    except (OSError, EOFError):
        os.kill(os.getpid(), signal.SIGTERM)
