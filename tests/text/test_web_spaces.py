"""A number and its percent sign stay on one line of a page."""

from __future__ import annotations

import re
from pathlib import Path

import digsite

SOURCE = Path(digsite.__file__).parent


def test_no_percent_sign_of_a_page_begins_a_line() -> None:
    files = [*SOURCE.glob("text/web/*.ftl"), *SOURCE.glob("games/*/text/web.*.ftl")]
    assert len(files) > 3
    found = [
        f"{path.name}: {line}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"[\d}] %", line)
    ]
    assert found == []
