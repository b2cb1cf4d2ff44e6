"""A game's name stands in its own folder and nowhere else: a fourth needs no edit."""

from __future__ import annotations

import re
from pathlib import Path

import digsite

HOUSE = Path(digsite.__file__).parent
ROOT = HOUSE.parents[1]
KEYS = sorted(path.parent.name for path in (HOUSE / "games").glob("*/__init__.py"))
NAMED = re.compile("|".join(KEYS), re.IGNORECASE)
WRITTEN = {".py", ".pxd", ".js", ".ts", ".css", ".html", ".ftl", ".toml", ".json", ".md", ".svg"}
WRITTEN |= {".tcss", ".mako", ".webmanifest", ""}
LINES = 400


def written(folder: Path) -> list[Path]:
    """The files of a folder that people write."""
    found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return [path for path in found if path.suffix in WRITTEN and "__pycache__" not in path.parts]


def naming(paths: list[Path]) -> list[str]:
    """Where a game is named, in a file or by it."""
    return [
        f"{path.relative_to(ROOT)}:{number}"
        for path in paths
        for number, line in enumerate([path.name, *path.read_text().splitlines()])
        if NAMED.search(line)
    ]


def test_the_games_that_are_shipped_are_the_ones_looked_for() -> None:
    assert len(KEYS) >= 3
    assert naming([HOUSE / "games" / KEYS[0] / "__init__.py"])


def test_no_room_of_the_house_names_a_game() -> None:
    rooms = [path for path in HOUSE.iterdir() if path.is_dir() and path.name != "games"]
    assert naming([path for room in rooms for path in written(room)]) == []
    assert naming([*HOUSE.glob("*.py"), HOUSE / "games" / "__init__.py"]) == []


def test_no_script_and_no_benchmark_names_a_game() -> None:
    assert naming(written(ROOT / "scripts") + written(ROOT / "benchmarks")) == []


def test_no_test_of_a_room_names_a_game() -> None:
    """What is about one game lies in `tests/games/<key>`; the rest asks `support.titles`."""
    rooms = [path for path in (ROOT / "tests").iterdir() if path.name != "games"]
    assert naming([path for room in rooms if room.is_dir() for path in written(room)]) == []
    assert naming(sorted((ROOT / "tests").glob("*.py"))) == []


def test_no_sheet_is_too_long_to_read() -> None:
    sheets = [path for path in HOUSE.rglob("*.css") if "vendor" not in path.parts]
    assert [path.name for path in sheets if path.read_text().count("\n") > LINES] == []


def test_the_games_speak_one_dialect() -> None:
    """The same file for the same job under the same name in each."""
    wanted = {
        "minds": {"apprentice.py", "surveyor.py", "features.py", "search.toml", "corrections.json"},
        "tui": {"board.py", "describe.py"},
        "web": {"table.js", "art.js", "lesson.js", "emblem.svg", "style"},
        "text": {"en.ftl", "title.en.ftl", "web.en.ftl", "rules.en.md", "prompts.toml"},
    }
    for key in KEYS:
        for part, names in wanted.items():
            found = {path.name for path in (HOUSE / "games" / key / part).iterdir()}
            assert names <= found, (key, part, names - found)
