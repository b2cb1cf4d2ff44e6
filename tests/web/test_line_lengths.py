"""What browsers are given is written to be read: no line of more than 120 characters."""

from __future__ import annotations

from pathlib import Path

import digsite

LONGEST = 120
ROOT = Path(digsite.__file__).parent


def test_no_line_of_script_or_style_is_longer_than_120_characters() -> None:
    found = [path for path in ROOT.rglob("*") if path.suffix in (".js", ".css") and _is_ours(path)]
    assert len(found) > 100
    long = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in found
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert long == []


def _is_ours(path: Path) -> bool:
    return "vendor" not in path.parts
