"""Databases of our own for the tests: on loopback, thrown away afterwards, never as root."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from support.campaign import WAIT


def postgres_binaries() -> Path | None:
    """Where `initdb` and `postgres` lie, if they are installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    path = shutil.which("initdb")
    return Path(path).parent if path else None


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh cluster."""
    with postgres_cluster() as cluster:
        yield cluster.url


@contextmanager
def postgres_cluster() -> Iterator[Cluster]:
    """A fresh cluster that can be crashed."""
    binaries = postgres_binaries()
    if binaries is None:
        raise RuntimeError("PostgreSQL is not installed: apt-get install postgresql")
    home = Path(tempfile.mkdtemp(prefix="digsite-postgres-"))
    cluster = Cluster(home, binaries, _free_port())
    try:
        _as_somebody(
            home, [binaries / "initdb", "-D", home / "data", "-A", "trust", "-U", "digsite"]
        )
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.crash()
    finally:
        shutil.rmtree(home, ignore_errors=True)


class Cluster:
    """A PostgreSQL of our own."""

    def __init__(self, home: Path, binaries: Path, port: int) -> None:
        self.home, self.port = home, port
        self.url = f"postgresql://digsite@127.0.0.1:{port}/postgres"
        self._control = [binaries / "pg_ctl", "-D", home / "data", "-w"]

    def start(self) -> None:
        where = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.home}"
        _as_somebody(self.home, [*self._control, "-o", where, "-l", self.home / "log", "start"])

    def crash(self) -> None:
        """Stop at once, as after a power cut."""
        _as_somebody(self.home, [*self._control, "-m", "immediate", "stop"])


@contextmanager
def redis() -> Iterator[str]:
    """The address of a fresh Redis that keeps nothing."""
    with redis_server() as server:
        yield server.url


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    """A fresh Redis that can be stopped and started."""
    server = RedisServer(_free_port())
    server.start()
    try:
        yield server
    finally:
        server.stop()


class RedisServer:
    """A Redis of our own, which keeps nothing."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.url = f"redis://127.0.0.1:{port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        where = ["--bind", "127.0.0.1", "--port", str(self._port), "--save", "", "--dir", "/tmp"]
        self._process = subprocess.Popen(["redis-server", *where], stdout=subprocess.DEVNULL)
        latest = time.monotonic() + WAIT
        while not self._answers():
            assert time.monotonic() < latest, "Redis did not start"
            time.sleep(0.02)

    def _answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self._port)) == 0

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(60)


def _as_somebody(home: Path, command: list[object]) -> None:
    """Run a command, as the user `postgres` where we are root: initdb refuses root."""
    user = group = None
    if os.geteuid() == 0:
        found = pwd.getpwnam("postgres")
        user, group = found.pw_uid, found.pw_gid
        os.chown(home, user, group)
    subprocess.run(
        [str(word) for word in command],
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=home,
        timeout=300,
        user=user,
        group=group,
    )


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def need_postgres() -> None:
    """Go on only where there is a PostgreSQL."""
    _need("PostgreSQL", postgres_binaries() is not None)


def need_redis() -> None:
    """Go on only where there is a Redis."""
    _need("Redis", shutil.which("redis-server") is not None)


def _need(name: str, there: bool) -> None:
    """In CI it has to be there; elsewhere it may be missing, and what is left out is counted."""
    if not there and os.environ.get("CI") != "true":
        pytest.skip(f"{name} is not installed; scripts/databases installs it")
