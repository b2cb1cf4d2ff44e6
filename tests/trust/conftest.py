"""What the campaigns share."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.databases import Cluster, need_postgres, postgres_cluster

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))  # `house`: a server in a thread


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of its own, to be crashed; with CI=true it has to be there."""
    need_postgres()
    with postgres_cluster() as found:
        yield found
