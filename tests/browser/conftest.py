"""A server and a real browser (Debian's chromium) for the tests of a module."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE.parent / "web"))

CHROMIUM = Path(os.environ.get("DIGSITE_CHROMIUM", "/usr/bin/chromium"))
if not CHROMIUM.exists() and os.environ.get("CI") != "true":
    collect_ignore_glob = ["test_*.py"]  # with CI=true a missing browser fails the run

from house import House, house_at  # noqa: E402
from visitor import Visitor  # noqa: E402

FLAGS = [
    "--host-resolver-rules=MAP *.local 127.0.0.1",  # names in a network that is not there
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_at(tmp_path_factory.mktemp("data")) as open_house:
        yield open_house


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(house: House, chromium: Any) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, each with a browser profile of its own; none may have seen an error."""
    visitors: list[Visitor] = []

    def make(**how: Any) -> Visitor:
        visitors.append(Visitor(chromium, house.address, **how))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
        assert visitor.errors == []
