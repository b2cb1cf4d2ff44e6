"""What docs/house.md and the style promise of the house: short files, few words, short calls."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from statistics import median

import digsite

ROOT = Path(digsite.__file__).parents[2]
WRITTEN = ("*.py", "*.pxd", "*.js", "*.css")  # by people: `*.d.ts` are made
PLACES = ("src", "tests", "scripts", "benchmarks", "examples")
LONGEST, MIDDLE = 400, 90  # lines
WORDS = 40
PAGES = 140  # lines of 120: two pages
ARGUMENTS = 9  # by position; commands of Typer have one for each of their options
HOUSE = ROOT / "docs" / "house.md"


def files() -> list[Path]:
    found = [path for place in PLACES for kind in WRITTEN for path in (ROOT / place).rglob(kind)]
    return [path for path in found if "vendor" not in path.parts and path.suffix]


def test_no_file_is_longer_than_one_reads_at_a_sitting() -> None:
    lines = {path: path.read_text("utf-8").count("\n") for path in files()}
    assert len(lines) > 1000
    assert [path.name for path, count in lines.items() if count > LONGEST] == []
    assert median(lines.values()) <= MIDDLE


def test_the_glossary_has_few_words_and_each_once() -> None:
    glossary = HOUSE.read_text("utf-8").partition("## The words")[2].partition("\n## ")[0]
    words = re.findall(r"\*\*([^*]+)\*\*", glossary)
    assert 20 < len(words) <= WORDS
    assert len(set(words)) == len(words)


def test_the_house_is_shown_on_two_pages() -> None:
    assert len(HOUSE.read_text("utf-8").splitlines()) <= PAGES


def test_what_takes_many_arguments_takes_a_record() -> None:
    many = [
        f"{path.relative_to(ROOT)}:{function.name}"
        for path in (ROOT / "src").rglob("*.py")
        for function in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        if len(function.args.posonlyargs + function.args.args) > ARGUMENTS
        if "Annotated[" not in ast.unparse(function.args)
    ]
    assert many == []
