"""`digsite serve`, as a person or a machine starts and stops it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from support.campaign import WAIT
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from digsite.cli import serve
from digsite.web.server import network
from digsite.web.server.network import public_address
from digsite.web.server.settings import Settings, environment_of, read_settings

Capture = pytest.CaptureFixture[str]
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
            process.wait(120)


def run(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return digsite("serve", *words, **environ)


def digsite(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "digsite", *words],
        capture_output=True,
        text=True,
        timeout=120,
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
    assert min(spent) < 4, spent  # 1.0 on an idle machine


def test_what_is_seldom_used_is_not_loaded_at_the_start() -> None:
    code = "import sys, digsite.cli.serve, digsite.web.server.server; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    seldom = {"alembic", "webauthn", "argon2", "markdown_it", "segno", "psycopg", "redis"}
    assert not seldom & set(done.stdout.split())


def test_sigterm_ends_it_cleanly_and_everything_is_kept(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        token = httpx2.post(f"{address}/api/guests", json={"name": "Anna"}).json()["token"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(120) == 0
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
            _wait_until_read(socket.local_address[1])
            process.send_signal(signal.SIGTERM)
            heard, ended = _hear_all(socket)
        assert process.wait(120) == 0
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
    assert done.returncode == 2
    assert "another server" in done.stderr.lower()
    assert done.stderr.count("\n") == 1


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
    found = public_address(Settings(host="0.0.0.0"))
    assert found.startswith("http://")
    assert found.endswith(":8765")
    assert "0.0.0.0" not in found


def test_only_this_machine_is_let_in_unless_the_network_was_asked_for() -> None:
    assert read_settings({}, host=serve.host_of(None, False)).host == "127.0.0.1"
    assert read_settings({}, host=serve.host_of(None, True)).host == "0.0.0.0"
    assert read_settings({"DIGSITE_HOST": "::1"}, host=serve.host_of(None, False)).host == "::1"


@pytest.mark.parametrize(
    ("host", "lines"),
    [
        ("127.0.0.1", ["Digsite is open at http://127.0.0.1:80/"]),
        ("0.0.0.0", ["Digsite is open at http://127.0.0.1:80/", "On your network", "the QR code"]),
    ],
)
def test_the_address_for_friends_is_shown_with_its_code_where_they_can_come(
    host: str, lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(network, "network_address", lambda: "192.0.2.7")
    monkeypatch.setattr(serve, "_show_code", lambda address: print(f"the QR code of {address}"))
    monkeypatch.setattr(serve, "_open_browser", opened.append)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    serve._announce(Settings(host=host), 80)
    shown = [line for line in capsys.readouterr().out.splitlines() if line]
    for line, start in zip(shown[:-1], lines, strict=True):
        assert line.startswith(start)
    assert opened == ["http://127.0.0.1:80/"]


def test_letters_without_a_sender_are_refused_at_the_start(tmp_path: Path) -> None:
    done = run("--data", str(tmp_path), DIGSITE_SMTP_URL="smtp://127.0.0.1", DIGSITE_PORT="0")
    assert done.returncode == 2
    assert "DIGSITE_MAIL_FROM" in done.stderr


def _processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _wait_until_read(port: int) -> None:
    """Wait until the server has taken all that was sent to it from a port of ours."""
    end, began = f":{port:04X}", time.monotonic()
    while time.monotonic() - began < WAIT:
        rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        if [row[4].partition(":")[2] for row in rows if row[2].endswith(end)] == ["00000000"]:
            return
        time.sleep(0.01)
    raise AssertionError("the server does not read")


def _hear_all(socket: ClientConnection) -> tuple[int, int]:
    """How many messages came, and the code with which the socket was closed."""
    heard = 0
    try:
        while socket.recv(timeout=120):
            heard += 1
    except ConnectionClosed as closed:
        return heard, closed.rcvd.code if closed.rcvd else 0
    raise AssertionError("the socket was not closed")
