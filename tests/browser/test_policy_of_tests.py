"""How the tests in a browser wait: by functions, since our pages refuse to read words as code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
WAITED = re.compile(r'wait_for_function\(\s*"(?:"")?(?P<words>[^"]*)"')
FUNCTION = re.compile(r"(\(.*?\)|\w+) =>")


@pytest.mark.parametrize("path", sorted(TESTS.rglob("browser/*.py")), ids=lambda path: path.stem)
def test_what_is_waited_for_is_a_function(path: Path) -> None:
    for words in WAITED.findall(path.read_text()):
        assert FUNCTION.match(words), (
            f"{path.name}: '() => {words}' keeps the page's security policy"
        )
