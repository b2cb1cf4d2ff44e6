"""`digsite serve`, as a person or a machine starts and stops it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from digsite.web.network import public_address
from digsite.web.settings import Settings, environment_of, read_settings

ROOT = Path(__file__).parents[2]


@contextmanager
def served(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address once it says so."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "DIGSITE_HOST": "127.0.0.1"}
    command = [sys.executable, "-m", "digsite", "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen(
        [*command, "--no-browser", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environ,
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield process, line.rpartition(" ")[2].strip().rstrip("/")
        finally:
            process.terminate()  # not kill: its workers must end too
            process.wait(30)


def run(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return digsite("serve", *words, **environ)


def digsite(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "digsite", *words],
        capture_output=True,
        text=True,
        timeout=20,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), **environ},
    )


def test_it_is_ready_with_little_work(tmp_path: Path) -> None:
    """Counts processor time, which a busy machine cannot stretch beyond measure."""
    with served(tmp_path):
        pass
    spent = []
    for _ in range(3):
        with served(tmp_path) as (process, address):
            spent.append(_processor_seconds(process.pid))
            assert httpx2.get(f"{address}/readyz").status_code == 200
    print(f"processor seconds until it is ready: {min(spent):.2f}")
    assert min(spent) < 1.5, spent


def test_what_is_seldom_used_is_not_loaded_at_the_start() -> None:
    code = "import sys, digsite.cli.serve, digsite.web.server; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    seldom = {"alembic", "webauthn", "argon2", "markdown_it", "segno", "psycopg", "redis"}
    assert not seldom & set(done.stdout.split())


def test_sigterm_ends_it_cleanly_and_everything_is_kept(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        token = httpx2.post(f"{address}/api/guests", json={"name": "Anna"}).json()["token"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) == 0
    with served(tmp_path) as (_, address):
        headers = {"authorization": f"Bearer {token}"}
        assert httpx2.get(f"{address}/api/me", headers=headers).json()["person"]["name"] == "Anna"


def test_what_was_asked_before_sigterm_is_answered(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        token = httpx2.post(f"{address}/api/guests", json={"name": "Anna"}).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        pings = 40
        with connect(
            address.replace("http", "ws") + "/api/socket", additional_headers=headers
        ) as socket:
            for _ in range(pings):
                socket.send('{"type": "ping"}')
            stopper = threading.Timer(0.1, process.send_signal, [signal.SIGTERM])
            stopper.start()
            heard, ended = _hear_all(socket)
            stopper.join()
        assert process.wait(10) == 0
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
    assert heard == pings
    assert ended == 1012


def test_a_backup_is_made_while_it_runs_and_restored_into_an_empty_store(tmp_path: Path) -> None:
    file, other = str(tmp_path / "backup.sqlite"), str(tmp_path / "other")
    with served(tmp_path / "one") as (_, address):
        token = httpx2.post(f"{address}/api/guests", json={"name": "Anna"}).json()["token"]
        assert digsite("backup", file, "--data", str(tmp_path / "one")).returncode == 0
    assert digsite("restore", file, "--data", other).returncode == 0
    assert digsite("restore", file, "--data", other).returncode == 2
    with served(tmp_path / "other") as (_, address):
        headers = {"authorization": f"Bearer {token}"}
        assert httpx2.get(f"{address}/api/me", headers=headers).status_code == 200


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with served(tmp_path) as (_, address):
        port = address.rpartition(":")[2]
        done = run("--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "x"))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "--port" in done.stderr


def test_data_that_another_server_uses_is_said_in_one_line(tmp_path: Path) -> None:
    with served(tmp_path):
        done = run("--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path))
    assert done.returncode != 0
    assert "another server" in done.stderr.lower()
    assert "Traceback" not in done.stderr


def test_several_workers_on_sqlite_are_refused_with_the_reason() -> None:
    done = run("--workers", "2")
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert run(DIGSITE_WORKERS="2").stderr == done.stderr


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "http"), ("PORT", "99999"), ("LOG", "loud"), ("WORKERS", "0")]
)
def test_a_setting_that_makes_no_sense_is_named(name: str, value: str) -> None:
    done = run(**{f"DIGSITE_{name}": value})
    assert done.returncode == 2
    assert f"DIGSITE_{name}" in done.stderr


def test_flags_win_over_the_environment_and_settings_survive_it() -> None:
    settings = read_settings({"DIGSITE_PORT": "1", "DIGSITE_BROWSER": "false"}, port=2)
    assert (settings.port, settings.browser) == (2, False)
    assert read_settings(environment_of(settings)) == settings


def test_the_example_environment_names_every_setting() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    for name in Settings.__struct_fields__:
        assert f"DIGSITE_{name.upper()}=" in text


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({"origins": "https://a.example/ https://b.example"}, "https://a.example"),
        ({"host": "127.0.0.1", "port": 9000}, "http://127.0.0.1:9000"),
        ({"host": "::1", "port": 9000}, "http://[::1]:9000"),
    ],
)
def test_letters_name_an_address_that_can_be_clicked(
    settings: dict[str, Any], address: str
) -> None:
    assert public_address(Settings(**settings)) == address


def test_a_server_for_all_networks_puts_its_own_address_into_letters() -> None:
    found = public_address(Settings())
    assert found.startswith("http://")
    assert found.endswith(":8765")
    assert "0.0.0.0" not in found


def test_letters_without_a_sender_are_refused_at_the_start(tmp_path: Path) -> None:
    done = run("--data", str(tmp_path), DIGSITE_SMTP_URL="smtp://127.0.0.1", DIGSITE_PORT="0")
    assert done.returncode == 2
    assert "DIGSITE_MAIL_FROM" in done.stderr


def _processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _hear_all(socket: ClientConnection) -> tuple[int, int]:
    """How many messages came, and the code with which the socket was closed."""
    heard = 0
    try:
        while socket.recv(timeout=10):
            heard += 1
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 0
    raise AssertionError("the socket was not closed")
