"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from house import House, house_at


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house_at(tmp_path_factory.mktemp("data")) as open_house:
        yield open_house
