"""A first start: interpreted at once, the rules compiled beside it; all of it ends together."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
from support.campaign import WAIT

SCRIPTS = Path(__file__).parent.parent / "scripts"
SET_UP = """#!/usr/bin/env bash
[ "${1:-}" = --quick ] && exit 0
cd "$(dirname "$0")/.."
echo compiling >> told
trap 'echo broken off >> told; exit 143' TERM
until [ -e done ]; do sleep 0.05; done
cat done
touch .venv/built
"""
SERVER = """#!/usr/bin/env bash
cd "$(dirname "$0")/../.."
echo "${DIGSITE_PURE:+interpreted }$*" >> told
[ "$1" = serve ] || exit 5
trap 'echo closed >> told; exit 0' TERM
until [ -e gone ]; do sleep 0.05; done
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="scripts of bash")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A clone in a folder with blanks, in which others only tell what they would do."""
    home = tmp_path / "a new clone"
    (home / "scripts").mkdir(parents=True)
    (home / ".venv" / "bin").mkdir(parents=True)
    for name in ("serve", "digsite", "beside"):
        shutil.copy(SCRIPTS / name, home / "scripts")
    _write(home / "scripts" / "set-up", SET_UP)
    _write(home / "scripts" / "compiled", "#!/usr/bin/env bash\nexit 1\n")
    _write(home / ".venv" / "bin" / "digsite", SERVER)
    return home


@pytest.fixture
def serving(house: Path) -> Iterator[subprocess.Popen[bytes]]:
    command = [str(house / "scripts" / "serve"), "--port", "9"]
    with subprocess.Popen(command, env={**os.environ, "CC": "true"}) as running:
        until(house, "interpreted serve --port 9", "compiling")
        yield running
        running.kill()
        (house / "gone").touch()
        (house / "done").touch()


def test_the_server_starts_anew_when_the_rules_are_compiled(
    house: Path, serving: subprocess.Popen[bytes]
) -> None:
    _write(house / "done", "the rules are compiled\n")
    told = until(house, "serve --port 9 --no-browser")
    assert told[-2:] == ["closed", "serve --port 9 --no-browser"]


def test_it_goes_on_interpreted_where_they_cannot_be_compiled(
    house: Path, serving: subprocess.Popen[bytes]
) -> None:
    _write(house / "done", "not compiled\n")
    (house / "gone").touch()
    assert serving.wait(WAIT) == 0
    assert "closed" not in until(house, "compiling")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_who_stops_the_server_stops_the_compiler(
    how: signal.Signals, house: Path, serving: subprocess.Popen[bytes]
) -> None:
    serving.send_signal(how)
    assert serving.wait(WAIT) == 130
    until(house, "closed", "broken off")


def test_a_server_that_cannot_start_ends_with_its_code(house: Path) -> None:
    _write(house / ".venv" / "bin" / "digsite", "#!/usr/bin/env bash\nexit 2\n")
    done = subprocess.run([house / "scripts" / "serve"], env={**os.environ, "CC": "true"})
    assert done.returncode == 2


def test_a_first_game_in_the_terminal_does_not_wait_for_the_compiler(house: Path) -> None:
    command = [str(house / "scripts" / "digsite"), "play", "GAME"]
    done = subprocess.run(command, env={**os.environ, "CC": "true"})
    assert done.returncode == 5
    assert "interpreted play GAME" in until(house, "interpreted play GAME")


def test_other_commands_wait_for_the_compiler(house: Path) -> None:
    _write(house / "done", "the rules are compiled\n")
    command = [str(house / "scripts" / "digsite"), "sim", "GAME"]
    subprocess.run(command, env={**os.environ, "CC": "true"})
    assert until(house, "sim GAME") == ["compiling", "sim GAME"]


def until(house: Path, *lines: str) -> list[str]:
    """Wait until all of this was told; all that was."""
    ceiling = monotonic() + WAIT
    while True:
        told = (house / "told").read_text().splitlines() if (house / "told").exists() else []
        if set(lines) <= set(told):
            return told
        assert monotonic() < ceiling, told
        sleep(0.05)


def _write(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(0o755)
