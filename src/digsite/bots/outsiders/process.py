"""The process of a bot of one's own, as who asks it sees it."""

from __future__ import annotations

import atexit
import pickle
import subprocess
import sys
from queue import Empty, Queue
from threading import Thread

from digsite.core.errors import BadInput

from .host import Answer, Question
from .naming import Outsider

START = "import sys; from digsite.bots.outsiders.host import main; main(*sys.argv[1:])"
START_SECONDS = 120.0  # to read the file, with all that it imports


class Late(Exception):
    """No answer came within the deadline; the process is ended."""


class Process:
    """One process for all games of a bot here; one that was ended is started anew when asked."""

    def __init__(self, who: Outsider) -> None:
        self.who = who
        self._running: subprocess.Popen[bytes] | None = None
        self._answers: Queue[Answer | None] = Queue()

    def ask(self, question: Question) -> Answer:
        """Its answer, within its deadline (`Late`); what is wrong with it is in the answer."""
        running = self._running or self.start()
        assert running.stdin is not None
        try:
            pickle.dump(question, running.stdin)
            running.stdin.flush()
        except OSError:
            return self._gone()
        return self._answer(self.who.deadline)

    def start(self) -> subprocess.Popen[bytes]:
        """Read the file, and refuse one that cannot be used."""
        words = [sys.executable, "-c", START, self.who.path, self.who.name]
        running = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._running, self._answers = running, Queue()
        Thread(target=_listen, args=(running, self._answers), daemon=True).start()
        atexit.register(running.kill)
        try:
            ready = self._answer(START_SECONDS)
        except Late:
            ready = Answer(-1, 0.0, "it was not read within two minutes")
        if ready.problem:
            self.end()
            raise BadInput(f"{self.who.path}:{self.who.name}: {ready.problem}")
        return running

    def end(self) -> None:
        """End the process, whatever it is at."""
        running, self._running = self._running, None
        if running is not None:
            atexit.unregister(running.kill)
            running.kill()
            running.wait()
            for pipe in (running.stdin, running.stdout):
                if pipe is not None:
                    pipe.close()

    def _answer(self, seconds: float) -> Answer:
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            self.end()
            raise Late from None
        return answer or self._gone()

    def _gone(self) -> Answer:
        code = self._running.wait() if self._running else None
        self.end()
        return Answer(-1, 0.0, f"its process ended with {code}")


def _listen(running: subprocess.Popen[bytes], answers: Queue[Answer | None]) -> None:
    assert running.stdout is not None
    try:
        while True:
            answers.put(pickle.load(running.stdout))
    except (EOFError, OSError, ValueError, pickle.UnpicklingError):
        answers.put(None)
