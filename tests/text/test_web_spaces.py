"""A number and its percent sign stay on one line, in all words a page has."""

from __future__ import annotations

import re
from pathlib import Path

import digsite

SOURCE = Path(digsite.__file__).parent


def test_no_percent_sign_begins_a_line() -> None:
    files = [*SOURCE.rglob("*.ftl"), *SOURCE.glob("web/static/ui/*.js")]
    assert len(files) > 40
    found = [
        f"{path.name}: {line}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"[\d}] %", line)
    ]
    assert found == []
