"""Screens draw, rules decide: neither browser nor terminal works a rule out again.

The check is a list: of what a screen may import from a game, and of ways in which rules once crept
into screens. A new way that is found belongs here, with the line it was found in.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import digsite

HOME = Path(digsite.__file__).parent
SHARED = ("web/static/**/*.js", "tui/**/*.py")
OWN = (
    "games/*/web/**/*.js",
    "games/*/tui/**/*.py",
    "template/*/web/**/*.js",
    "template/*/tui/**/*.py",
)

# What a screen may know of a game: its records, and the names in them.
OPEN_TO_SCREENS = {"actions", "cards", "constants", "events", "notation", "printed", "views"}
RECORDS = {"Public", "Private"}  # of a game small enough to be one file
OF_A_GAME = re.compile(
    r"from (?:digsite\.games\.\w+(?:\.(\w+))?|\.\.(\w*)) import ([\w, ]+|\([^)]*\))"
)
ONLY_NAMES = {
    "constants": {"Region"},
    "cards": {"CENTRES", "COLOURS", "Centre", "Colour", "Patron"},
}

# Each with a line that stood in a screen once.
RULES_IN_SCREENS = {
    "a kind of card is taken apart": (
        r"""\.(split|r?partition)\(\s*["'`][:/|_-]["'`]""",
        'const [type, ...rest] = kind.split("/")[0].split(":");',
    ),
    "a kind of card is read": (
        r"""(kind|card|room)\w*\.(startsWith|startswith|endsWith|endswith|match|slice)\(""",
        'if kind.startswith(("exhibition", "museum")):',
    ),
    "a kind of card is tested": (r"\.test\(kind", "kinds.filter(kind => wanted.test(kind))"),
    "the dig table is read": (r"dig_?[tT]able", "return this.digTable[Math.min(knowledge, 12)]"),
    "knowledge is capped": (r"min\(\s*knowledge", "table[str(min(knowledge, 12))]"),
    "points are added up": (
        r"values\((player\.)?points\)|points\.values\(\)",
        "sum(player.points.values())",
    ),
    "a tie is broken": (
        r"(\.sort|sorted)\(.*(space|passed|cubes)",
        ".sort((one, other) => other.cubes - one.cubes || passed(one.seat) - passed(other.seat))",
    ),
    "the area of a space is worked out": (
        r"areaOf|area_of|slot // 2",
        "return 2 * (cell[1] // 3) + cell[0] // 4 + 1  # area_of",
    ),
}


def screens() -> list[Path]:
    found = [path for pattern in SHARED + OWN for path in HOME.glob(pattern)]
    return [path for path in found if "vendor" not in path.parts]


@pytest.mark.parametrize("what", RULES_IN_SCREENS)
def test_no_screen_works_out_a_rule(what: str) -> None:
    pattern, _ = RULES_IN_SCREENS[what]
    lines = [
        f"{path.relative_to(HOME)}:{number}: {line.strip()}"
        for path in screens()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if re.search(pattern, line) and not _elsewhere(path, line)
    ]
    assert not lines, f"{what} in a screen:\n" + "\n".join(lines)


@pytest.mark.parametrize("what", RULES_IN_SCREENS)
def test_each_check_finds_the_line_it_was_made_for(what: str) -> None:
    pattern, line = RULES_IN_SCREENS[what]
    assert re.search(pattern, line)


def test_there_are_screens_to_look_at() -> None:
    assert {path.suffix for path in screens()} == {".js", ".py"}
    assert len(screens()) > 100


def test_a_board_imports_records_and_names_only() -> None:
    boards = [path for pattern in OWN for path in HOME.glob(pattern) if path.suffix == ".py"]
    taken = [(path, *found) for path in boards for found in imports(path.read_text("utf-8"))]
    assert taken
    wrong = [found for found in taken if not is_open(*found[1:])]
    assert not wrong


def test_what_rules_are_made_of_is_not_open_to_screens() -> None:
    assert [is_open(*found) for found in imports("from ..rules import State")] == [False]
    assert [is_open(*found) for found in imports("from .. import scoring, views")] == [False]
    assert [is_open(*found) for found in imports("from ..constants import SEASONS")] == [False]
    assert [is_open(*found) for found in imports("from digsite.games.k.odds import p")] == [False]


def imports(text: str) -> list[tuple[str, set[str]]]:
    """Which names a board takes from which module of its game."""
    return [
        (far or near, set(re.findall(r"\w+", names)))
        for far, near, names in OF_A_GAME.findall(text)
    ]


def is_open(module: str, names: set[str]) -> bool:
    if not module:
        return names <= OPEN_TO_SCREENS | RECORDS
    return module in OPEN_TO_SCREENS and names <= ONLY_NAMES.get(module, names)


# Lines that look like it and are something else.
ELSEWHERE = {
    "new-table.js": ("bot:", "kind.slice(4)"),  # who sits on a seat
    "markdown.js": ('.split("|")',),  # the columns of a table in a rulebook
}


def _elsewhere(path: Path, line: str) -> bool:
    return any(part in line for part in ELSEWHERE.get(path.name, ()))
