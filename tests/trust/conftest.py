"""What the campaigns share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.databases import Cluster, need_postgres, postgres_cluster


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of its own, to be crashed; with CI=true it has to be there."""
    need_postgres()
    with postgres_cluster() as found:
        yield found
