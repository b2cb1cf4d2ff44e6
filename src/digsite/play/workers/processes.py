"""Workers as processes of this machine; one that dies loses its chunk and is replaced."""

from __future__ import annotations

import os
import pickle
import signal
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from traceback import format_exc
from typing import Any

from .contract import Chunk, Result, WorkerLost

_CONTEXT = get_context("spawn")  # a fork would copy the threads of a progress bar half alive
_Work = Any  # a chunk, or what came of it: only the caller knows
_Outcome = tuple[bool, _Work]  # whether it went well; the result, or what went wrong


class Processes:
    """As many processes as asked for, each doing one chunk at a time."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._idle = [_Process() for _ in range(count)]
        self._busy: dict[Connection, tuple[_Process, int]] = {}
        self._queue: deque[tuple[int, bytes]] = deque()
        self._outcomes: dict[int, _Outcome] = {}
        self._given = 0

    def hand_out(self, function: Callable[[Chunk], Result], chunk: Chunk) -> Callable[[], Result]:
        number = self._given
        self._given += 1
        self._queue.append((number, pickle.dumps((function, chunk))))
        self._assign()
        return partial(self._wait, number)

    def dismiss(self) -> None:
        for process in [*self._idle, *(process for process, _ in self._busy.values())]:
            process.end()
        self._idle.clear()
        self._busy.clear()
        self._queue.clear()

    def _wait(self, number: int) -> _Work:
        while number not in self._outcomes:
            for connection in wait(list(self._busy)):
                assert isinstance(connection, Connection)
                self._collect(connection)
            self._assign()
        well, value = self._outcomes.pop(number)
        if well:
            return value
        raise value

    def _assign(self) -> None:
        while self._queue and self._idle:
            process = self._idle.pop()
            number, work = self._queue.popleft()
            self._busy[process.connection] = (process, number)
            with suppress(OSError):  # it has died: collecting finds out
                process.connection.send_bytes(work)

    def _collect(self, connection: Connection) -> None:
        process, number = self._busy.pop(connection)
        try:
            self._outcomes[number] = pickle.loads(connection.recv_bytes())
        except (EOFError, OSError):
            process.end()
            lost = WorkerLost(f"process {process.number} ended with {process.exit_code}")
            self._outcomes[number] = (False, lost)
            process = _Process()
        self._idle.append(process)


class _Process:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        self.connection, there = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=_serve, args=(there,), daemon=True)
        self._process.start()
        there.close()

    @property
    def number(self) -> int | None:
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        return self._process.exitcode

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.connection.close()


def _serve(connection: Connection) -> None:
    """Do chunk after chunk until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever hired us is told, and dismisses us
    end_with_parent()
    with suppress(EOFError, OSError):
        while True:
            function, chunk = pickle.loads(connection.recv_bytes())
            connection.send_bytes(_outcome(function, chunk))


def end_with_parent() -> None:
    """This process ends with who began it: what nobody waits for need not be finished."""
    Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _outcome(function: Callable[[_Work], _Work], chunk: _Work) -> bytes:
    try:
        return pickle.dumps((True, function(chunk)))
    except Exception as error:
        error.add_note(format_exc())
        try:
            told = pickle.dumps((False, error))
            pickle.loads(told)
        except Exception:
            told = pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))
        return told
