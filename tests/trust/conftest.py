"""What the campaigns share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from support.databases import Cluster, postgres_binaries, postgres_cluster


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of its own, to be crashed; with CI=true it has to be there."""
    if postgres_binaries() is None and os.environ.get("CI") != "true":
        pytest.skip("PostgreSQL is not installed")
    with postgres_cluster() as found:
        yield found
