"""A store that cannot be used is said in one line, with exit code 2."""

from __future__ import annotations

import os
import pwd
import stat
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from support.campaign import WAIT
from test_serve import digsite, run, served

from digsite.core.errors import BadInput
from digsite.service.store import Store

HERE = ("--host", "127.0.0.1", "--port", "0", "--no-browser")


def one_line(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Errno" not in done.stderr  # words, not a number
    for word in words:
        assert word in done.stderr


def test_a_store_that_is_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    store = tmp_path / "digsite.sqlite"
    store.touch(0o600)
    store.write_bytes(b"garbage " * 1000)
    one_line(run(*HERE, "--data", str(tmp_path)), "digsite.sqlite", "not a database")
    one_line(digsite("backup", str(tmp_path / "b"), "--data", str(tmp_path)), "not a database")


@pytest.mark.parametrize("place", ["/proc/nowhere", "/dev/null/x"])
def test_an_impossible_place_is_said_in_one_line(place: str) -> None:
    one_line(run(*HERE, "--data", place), place)


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://x/y", "postgresql://nobody@127.0.0.1:1/x", "sqlite:///"]
)
def test_a_database_that_is_none_is_said_in_one_line(url: str, tmp_path: Path) -> None:
    one_line(run(*HERE, "--database-url", url))


def test_several_workers_do_not_try_for_ever() -> None:
    url = "postgresql://nobody@127.0.0.1:1/x"
    one_line(run(*HERE, "--database-url", url, "--workers", "2"), "cannot be opened")


def test_a_store_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/data/digsite.sqlite")
    store.open()
    store.close()
    with _one_who_may_only_read(tmp_path), pytest.raises(BadInput) as refused:
        store.open()
    assert "digsite.sqlite" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_restore_refuses_a_store_that_is_in_use(tmp_path: Path) -> None:
    file = str(tmp_path / "backup.sqlite")
    with served(tmp_path / "one"):
        assert digsite("backup", file, "--data", str(tmp_path / "one")).returncode == 0
    with served(tmp_path / "two") as (_, address):
        one_line(digsite("restore", file, "--data", str(tmp_path / "two")), "another server")
        assert httpx2.get(f"{address}/readyz").status_code == 200


def test_only_the_owner_may_read_the_store_and_its_backups(tmp_path: Path) -> None:
    folder, file = tmp_path / "new" / "data", tmp_path / "backups" / "monday.sqlite"
    with served(folder) as (process, address):
        httpx2.post(f"{address}/api/guests", json={"name": "Anna"})
        assert digsite("backup", str(file), "--data", str(folder)).returncode == 0
        assert {path.name: _mode(path) for path in folder.iterdir()} == {
            "digsite.sqlite": 0o600,
            "digsite.sqlite-shm": 0o600,
            "digsite.sqlite-wal": 0o600,
            "digsite.sqlite.lock": 0o600,
        }
        assert _said(process) == ""
    assert _mode(folder) == _mode(file.parent) == 0o700
    assert _mode(file) == 0o600
    assert digsite("restore", str(file), "--data", str(tmp_path / "again")).returncode == 0
    assert _mode(tmp_path / "again" / "digsite.sqlite") == 0o600


def test_a_store_that_others_can_read_is_said_in_one_line(tmp_path: Path) -> None:
    with served(tmp_path / "data"):
        pass
    (tmp_path / "data").chmod(0o755)
    (tmp_path / "data" / "digsite.sqlite").chmod(0o644)
    with served(tmp_path / "data") as (process, _):
        said = _said(process)
    assert said.count("\n") == 1
    assert f"chmod 600 {tmp_path}/data/digsite.sqlite" in said
    assert f"chmod 700 {tmp_path}/data" in said


def _said(process: subprocess.Popen[str]) -> str:
    """What it wrote on standard error until its end."""
    process.terminate()
    process.wait(WAIT)
    assert process.stderr is not None
    return process.stderr.read()


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@contextmanager
def _one_who_may_only_read(folder: Path) -> Iterator[None]:
    """The owner without the right to write; root has every right, so it becomes somebody else."""
    for path in (folder / "data").iterdir():
        path.chmod(0o444)
    (folder / "data").chmod(0o555)
    if os.geteuid() != 0:
        yield
        return
    for path in [folder, *folder.parents][:-2]:  # but for / and /tmp
        path.chmod(path.stat().st_mode | 0o055)
    os.seteuid(pwd.getpwnam("nobody").pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)
