"""docs/protocol.md says what the types say."""

from __future__ import annotations

from pathlib import Path

from digsite.web.schema.protocol import protocol

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_is_what_the_types_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == protocol(), (
        "run: python -m digsite.web.schema.protocol > docs/protocol.md"
    )
