"""A part that is not installed is told in one sentence, with the command that brings it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from digsite.cli.extras import EXTRAS
from digsite.cli.records import write

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
sys.argv = ["digsite", *WORDS]
from digsite.cli import main
main()
"""
WEB, TUI, CLI = (EXTRAS[name] for name in ("web", "tui", "cli"))
STUDY = ("sim", "arena", "calibrate", "record", "replay", "hint", "check", "export", "rules")
PLAYED = {"serve": (WEB, "web"), "play": (TUI, "tui")}
PLAYED |= {"backup": (WEB, "web"), "restore": (WEB, "web")}


def run(missing: tuple[str, ...], *words: str) -> subprocess.CompletedProcess[str]:
    """The command in a process that lacks some modules."""
    code = f"MISSING, WORDS = {missing!r}, {list(words)!r}\n{WITHOUT}"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


def run_in_a_terminal(missing: tuple[str, ...], *words: str) -> subprocess.CompletedProcess[str]:
    """The same where a terminal is at hand; what it complains of comes through a pipe."""
    code = f"MISSING, WORDS = {missing!r}, {list(words)!r}\n{WITHOUT}"
    mine, theirs = os.openpty()
    try:
        return subprocess.run(
            [sys.executable, "-c", code],
            stdin=theirs,
            stdout=theirs,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "TERM": "xterm"},
        )
    finally:
        os.close(mine)
        os.close(theirs)


def arguments(command: str, tmp_path: Path) -> list[str]:
    return [str(tmp_path / "b.sqlite")] if command in ("backup", "restore") else []


@pytest.mark.parametrize("command", PLAYED)
def test_a_missing_part_is_one_sentence_with_its_command(command: str, tmp_path: Path) -> None:
    missing, extra = PLAYED[command]
    done = run_in_a_terminal(missing, command, *arguments(command, tmp_path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("digsite: ")
    assert done.stderr.endswith(f"pip install 'digsite[{extra}]'\n")


@pytest.mark.parametrize("command", ["", "--version", "doctor", *STUDY, *PLAYED])
def test_without_the_extra_for_the_command_every_command_says_so(command: str) -> None:
    done = run(CLI, *filter(None, [command]))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "digsite: the command needs typer, which is not installed: "
        "pip install 'digsite[play]' to play, or 'digsite[cli]' to simulate and study\n"
    )


@pytest.mark.parametrize(
    "words", [("record", "KEY", "--seed", "1"), ("rules", "KEY"), ("doctor",), ("--version",)]
)
def test_studying_needs_neither_browser_nor_terminal(words: tuple[str, ...], title: str) -> None:
    done = run((*WEB, *TUI), *[title if word == "KEY" else word for word in words])
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(
    "words", [(), ("bots",), ("replay", "FILE"), ("hint", "FILE", "--at", "2", "--iterations", "9")]
)
def test_looking_at_a_game_needs_neither_browser_nor_terminal(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write("scarab", 2, 1, [], None)
    file = tmp_path / "game.txt"
    file.write_text(capsys.readouterr().out)
    missing = (*WEB, *TUI, "platformdirs")
    done = run(missing, *[str(file) if word == "FILE" else word for word in words])
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_library_needs_nothing_but_what_it_depends_on(title: str) -> None:
    others = (*WEB, *TUI, *CLI, *EXTRAS["envs"], "platformdirs")
    code = f"MISSING, WORDS = {others!r}, []\n" + WITHOUT.partition("sys.argv")[0]
    code += (
        "import digsite\n"
        f"table = digsite.play_game({title!r}, ['surveyor', 'porter'])\n"
        "digsite.replay(digsite.parse_record(digsite.record_text(table)))\n"
        "try: table.submit(0, digsite.Action())\n"
        "except digsite.Refused as refused: print(refused)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert ": " in done.stdout


def test_the_researcher_asks_for_five_packages() -> None:
    asked = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["envs"]]
    assert len(asked) == 5


def test_players_get_browser_and_terminal() -> None:
    assert PROJECT["optional-dependencies"]["play"] == ["digsite[web,tui]"]


def test_every_module_that_is_looked_for_is_in_the_extra_named() -> None:
    spelled = {"argon2": "argon2-cffi", "markdown_it": "markdown-it-py"}
    brought_along = {"click", "anyio"}  # by typer, by starlette
    extras = PROJECT["optional-dependencies"]
    for extra, modules in EXTRAS.items():
        brings = extras["web"] + extras["tui"] if extra == "play" else extras[extra]
        for module in set(modules) - brought_along:
            name = spelled.get(module, module.replace("_", "-")).lower()
            assert any(line.lower().startswith(name) for line in brings), (extra, module)
