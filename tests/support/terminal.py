"""The program in a real terminal, as somebody sitting before it has it."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time

PATIENCE = 300  # seconds; the machine may be busy


class Terminal:
    """A program in a terminal of 80 by 24."""

    def __init__(self, *words: str) -> None:
        self.shown = b""
        self.wire, end = pty.openpty()
        fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.program = subprocess.Popen(
            [sys.executable, "-m", "digsite", *words],
            stdin=end,
            stdout=end,
            stderr=end,
            env={**os.environ, "TERM": "xterm-256color"},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C reaches it
        )
        os.close(end)

    def wait_for(self, text: bytes) -> None:
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < end, self.shown[-500:]
            self._read()

    def drain(self) -> None:
        """Read what has been shown by now."""
        while select.select([self.wire], [], [], 0)[0]:
            self._read()

    def type(self, text: bytes) -> None:
        os.write(self.wire, text)

    def status(self) -> int:
        """How it ended."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self._read()
            if self.program.poll() is not None:
                self._read()
                return self.program.returncode
        self.program.kill()
        self.program.wait()
        raise AssertionError("it goes on")

    def echoes(self) -> bool:
        """Whether the terminal shows again what is typed."""
        return bool(termios.tcgetattr(self.wire)[3] & termios.ECHO)

    def _read(self) -> None:
        ready, _, _ = select.select([self.wire], [], [], 0.05)
        if ready:
            try:
                self.shown += os.read(self.wire, 1 << 16)
            except OSError:  # the other side is closed
                time.sleep(0.01)
