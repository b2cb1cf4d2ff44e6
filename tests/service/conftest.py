"""Every test of the office runs on SQLite and, where it is installed, on a real PostgreSQL."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from support.databases import need_postgres, need_redis, postgres, redis

_numbers = itertools.count()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a PostgreSQL; with CI=true it has to be there."""
    need_postgres()
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/digsite.sqlite"
    return fresh_database(request)


@pytest.fixture
def postgres_url(request: pytest.FixtureRequest) -> str:
    """An empty database on PostgreSQL."""
    return fresh_database(request)


@pytest.fixture
def redis_url() -> Iterator[str]:
    """A Redis of our own; with CI=true it has to be there."""
    need_redis()
    with redis() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/digsite.sqlite"


def fresh_database(request: pytest.FixtureRequest) -> str:
    """A new schema in the cluster; without one the test is counted as left out."""
    base = request.getfixturevalue("cluster")
    name = f"digsite_{os.getpid()}_{next(_numbers)}"
    engine = create_engine(base.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {name}"))
    engine.dispose()
    return f"{base}?options=-csearch_path%3D{name}"
