"""What is advised can be done with a finger too."""

from __future__ import annotations

import re
from pathlib import Path

import digsite

WORDS = [
    path
    for path in sorted(Path(digsite.__file__).parent.rglob("*.ftl"))
    if "program" not in path.parts  # a terminal has a mouse
]
OF_A_MOUSE = re.compile(r"hover|mouse|survol|souris|rat[oó]n\b", re.IGNORECASE)


def test_nobody_is_advised_to_hover() -> None:
    assert len(WORDS) > 20
    told = [
        f"{path.name}: {line}"
        for path in WORDS
        for line in path.read_text(encoding="utf-8").splitlines()
        if OF_A_MOUSE.search(line)
    ]
    assert told == []
