"""docs/environments.md says what is true, and what it shows runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from support.field_tables import tables

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_tables_list_every_field() -> None:
    assert tables() in PAGE


@pytest.mark.parametrize("snippet", SNIPPETS[1:], ids=["pettingzoo", "gymnasium"])
def test_what_is_shown_runs(snippet: str) -> None:
    exec(snippet, {})


def test_the_training_loop_is_about_ten_lines_and_trains() -> None:
    names: dict[str, Any] = {}
    loop = SNIPPETS[0].replace("range(300)", "range(40)")
    assert len([line for line in loop.splitlines() if line]) <= 13
    exec(loop, names)
    assert abs(names["weights"]).sum() > 0
