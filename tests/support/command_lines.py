"""The command lines in README and docs, and what a test runs in the place of a long one."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import msgspec

# A flag that stands twice counts the second time: these make a line short and change nothing else.
QUICK: dict[str, tuple[str, ...]] = {
    "analyse": ("--plain",),  # nobody is at the keyboard; tests/tui draws
    "arena": ("--games", "2", "--iterations", "5"),
    "bench": ("--seconds", "0.05", "--here", "--game", "scarab", "--seats", "2"),
    "calibrate": ("--games", "10", "--iterations", "10", "--bot", "porter"),
    "hint": ("--seconds", "0.05"),
    "mine": ("--games", "1", "--iterations", "20"),
    "play": ("--plain",),  # nobody is at the keyboard; tests/tui draws
    "rank": ("--positions", "2", "--games", "1", "--tries", "1", "--judges", "guess,surveyor"),
    "serve": ("--port", "0", "--no-browser"),  # opened and not run; tests/web/test_serve.py runs it
    "sim": ("--games", "4", "--bots", "porter", "--workers", "1"),
    "study": ("--games", "10", "--bot", "porter"),
}

# What no test of a page can run, and why.
ELSEWHERE: dict[str, str] = {
    "scripts/api": "scripts/check runs it",
    "scripts/audit": "asks an index that has advisories",
    "scripts/sbom": "tests/test_lock.py runs it",
    "scripts/compiled": "scripts/set-up runs it",
    "scripts/icons": "draws the icons, by hand",
    "scripts/databases": "scripts/test runs it",
    "scripts/terminal-pictures": "draws the pictures of the manual, by hand",
    "scripts/bench": "measures by the clock, for minutes",
    "scripts/check": "scripts/test begins with it",
    "scripts/clauses": "scripts/test runs it",
    "scripts/docs": "builds the manual, for minutes",
    "scripts/fuzz": "scripts/test ends with it",
    "scripts/layouts": "scripts/check runs it",
    "scripts/lock": "asks an index; scripts/check runs it with --check",
    "scripts/models": "puts nets and their cards in place, by hand",
    "scripts/mutants": "runs the tests hundreds of times",
    "scripts/serve": "sets up .venv; then it is `digsite serve`",
    "scripts/set-up": "sets up .venv, with which the tests run",
    "scripts/strength": "plays for days",
    "scripts/study": "plays for minutes and writes what wins, by hand",
    "scripts/test": "this is it",
    "scripts/test-times": "reads what scripts/test leaves behind",
    "scripts/types": "scripts/check runs it",
    "scripts/usual": "plays for minutes and writes what usually wins, by hand",
    "scripts/vendor": "downloads; run by hand when a library changes",
}

_LINE = re.compile(r"(?:\$ )?((?:[A-Z_]+=\S+ )*(?:digsite|scripts/[\w-]+)(?: .*)?)")
_SHELLS = ("sh", "bash", "shell", "console")
_RAY = re.compile(r" --ray(?: [^-\s]\S*)?")
_INLINE = re.compile(r"`(digsite [a-z][^`]*)`")


class CommandLine(msgspec.Struct, frozen=True):
    """A line of a page: variables, words, and the file that its output goes to."""

    text: str
    environ: dict[str, str]
    words: list[str]
    into: str | None

    @property
    def command(self) -> str:
        """What follows `digsite`, or the script; empty for `digsite` alone."""
        name, *rest = self.words
        if name in ("digsite", "scripts/digsite"):
            return rest[0] if rest else ""
        return name

    @property
    def quick(self) -> list[str]:
        """The words after `digsite`, made short."""
        return [*self.words[1:], *QUICK.get(self.command, ())]


def command_lines(page: Path) -> Iterator[CommandLine]:
    """The lines a reader can copy, in their order."""
    fenced = False
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            fenced = not fenced and line[3:].strip() in _SHELLS
        elif (line.startswith("    ") or fenced) and (found := _LINE.fullmatch(line.strip())):
            yield _read(found[1])


def inline_commands(page: Path) -> list[str]:
    """`digsite …` in the middle of a sentence."""
    return _INLINE.findall(page.read_text(encoding="utf-8"))


def _read(text: str) -> CommandLine:
    text = re.split(r" {2,}| # | \(", text)[0].strip()
    given, _, into = _RAY.sub("", text).partition(" > ")
    words = shlex.split(given)
    environ = {}
    while "=" in words[0]:
        name, _, environ[name] = words.pop(0).partition("=")
    return CommandLine(text, environ, words, into.strip() or None)
