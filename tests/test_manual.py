"""The manual is built from docs/ without a broken link, and asks nobody for anything."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FROM_ELSEWHERE = re.compile(r'<(?:link|script|img)[^>]+(?:src|href)="?(https?:)?//')


@pytest.fixture(scope="module")
def manual(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("manual")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", folder],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.parametrize("tab", ["Play", "Host", "Program", "How it is made", "Lab"])
def test_the_manual_has_its_parts(manual: Path, tab: str) -> None:
    assert tab in (manual / "index.html").read_text("utf-8")


@pytest.mark.parametrize(
    "rules", sorted((ROOT / "docs" / "rules").glob("*.md")), ids=lambda f: f.name
)
def test_the_rules_of_a_game_lead_to_what_wins(manual: Path, rules: Path) -> None:
    game, language = rules.stem.split(".")
    study = game if language == "en" else f"{game}.{language}"
    page = (manual / "rules" / f"{rules.stem}.html").read_text("utf-8")
    assert f"../study/{study}.html" in page.partition("<article")[2]


def test_no_page_of_the_manual_loads_anything_from_elsewhere(manual: Path) -> None:
    pages = sorted(manual.rglob("*.html"))
    assert len(pages) > 20
    loading = [page.name for page in pages if FROM_ELSEWHERE.search(page.read_text("utf-8"))]
    assert loading == []


def test_pictures_of_the_terminal_load_no_font() -> None:
    for picture in (ROOT / "docs" / "screens").glob("terminal-*.svg"):
        assert "url(http" not in picture.read_text("utf-8").replace('"', "")
