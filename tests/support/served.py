"""`digsite serve` in a process of its own, that can be killed and started again."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
HASTY = ["-P", str(Path(__file__).with_name("hasty_server.py"))]
HONEST = ["-m", "digsite"]


class Served:
    """A server on one port of loopback and one folder, whichever process it is at the moment."""

    def __init__(
        self,
        folder: Path,
        program: list[str] | None = None,
        files: int | None = None,  # that it may have open
        **settings: str,
    ) -> None:
        self.folder = folder
        self.port = quiet_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.url = settings.get("DATABASE_URL") or f"sqlite:///{folder}/digsite.sqlite"
        few = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh"] if files else []
        self._command = [*few, sys.executable, *(program or HONEST), "serve"]
        given = {"HOST": "127.0.0.1", "PORT": str(self.port), "DATA": str(folder)}
        given |= {
            "BROWSER": "false",
            "LIMITS": "false",
            "LOG": "error",
            "DEBUG": "true",
            **settings,
        }
        self._environ = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONFAULTHANDLER": "1"}
        self._environ |= {f"DIGSITE_{name}": value for name, value in given.items()}
        self._process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    @property
    def open_files(self) -> int:
        """How many it has open now, connections included."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def start(self) -> None:
        """Begin to start; `wait` waits until it can be used."""
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env=self._environ
            )
        self.starts += 1

    def wait(self, seconds: float = 300) -> None:
        latest = time.monotonic() + seconds
        while not self.ready():
            self.check()
            assert time.monotonic() < latest, "the server did not start"
            time.sleep(0.02)

    def check(self) -> None:
        """It must not have ended by itself."""
        code = self.process.poll()
        assert code is None, f"ended with {code}: {(self.folder / 'server.log').read_text()}"

    def ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    @property
    def workers(self) -> list[int]:
        """The processes that it has started to do its work."""
        return workers_of(self.process.pid)

    def kill(self) -> None:
        """As the machine does when memory runs out: no goodbye."""
        self.process.kill()
        self.process.wait(120)

    def end(self, seconds: float = 120) -> int:
        """As a person or a machine stops it."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds)


def workers_of(first: int) -> list[int]:
    """The processes that `supervise` looks after."""
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    found = [(int(child), Path(f"/proc/{child}/cmdline")) for child in children]
    return [child for child, line in found if line.exists() and b"spawn_main" in line.read_bytes()]


def quiet_port() -> int:
    """A port no client gets by itself: one that calls a dead server there could meet itself."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
