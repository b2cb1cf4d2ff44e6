"""Which numbered rules have a test that carries their number, and which have none."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from digsite import games
from digsite.text import rulebook

TESTS = Path(__file__).parent.parent


def carried(folder: Path) -> Iterator[str]:
    """Every number in a `@pytest.mark.clause(...)` of a test."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith(
                        "mark.clause"
                    ):
                        yield from [str(ast.literal_eval(arg)) for arg in mark.args]


def main() -> int:
    missing = 0
    for title in games.titles():
        numbers = set(rulebook(title).clauses)
        tested = set(carried(TESTS / "games" / title))
        for number in sorted(numbers - tested):
            print(f"{number} has no test")
        for number in sorted(tested - numbers):
            print(f"{number} is carried by a test but stands in no rulebook")
        missing += len(numbers ^ tested)
        print(f"{title}: {len(numbers & tested)} of {len(numbers)} numbered rules have a test")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
