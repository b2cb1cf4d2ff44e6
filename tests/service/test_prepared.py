"""Statements that go to the driver directly fail as SQLAlchemy's own do."""

from __future__ import annotations

import pytest
from sqlalchemy import bindparam, create_engine, delete, insert, select, text
from sqlalchemy.exc import IntegrityError, OperationalError

from digsite.service.store import Store
from digsite.service.store.engines import engines
from digsite.service.store.prepared import Prepared
from digsite.service.store.tables import tokens

_ADD = Prepared(insert(tokens))
_REMOVE = Prepared(delete(tokens).where(tokens.c.person == bindparam("who")))
ROW = {"hash": "h", "person": "p", "created": 1.0, "expires": None, "device": "é", "used": None}


def test_it_says_how_many_rows_it_changed_and_takes_values_in_any_order(url: str) -> None:
    _opened_once(url)
    writer, _ = engines(url)
    with writer.connect() as connection, connection.begin():
        for number in range(3):
            row = dict(reversed({**ROW, "hash": f"h{number}"}.items()))
            assert _ADD(connection, row) == 1
        stored = connection.execute(select(tokens)).first()
        assert stored is not None
        assert stored._asdict() == {**ROW, "hash": "h0"}
        assert _REMOVE(connection, {"who": "nobody"}) == 0
        assert _REMOVE(connection, {"who": "p"}) == 3
    writer.dispose()


def test_what_is_there_already_is_an_integrity_error(url: str) -> None:
    _opened_once(url)
    writer, _ = engines(url)
    with writer.connect() as connection, connection.begin() as transaction:
        _ADD(connection, ROW)
        with pytest.raises(IntegrityError):
            _ADD(connection, ROW)
        assert not connection.invalidated
        transaction.rollback()
    writer.dispose()


def test_a_line_that_is_cut_is_lost_from_then_on(postgres_url: str) -> None:
    _opened_once(postgres_url)
    writer, _ = engines(postgres_url)
    other = create_engine(postgres_url.replace("postgresql://", "postgresql+psycopg://"))
    with writer.connect() as connection:
        with pytest.raises(OperationalError), connection.begin():  # noqa: PT012
            process = connection.execute(text("SELECT pg_backend_pid()")).scalar_one()
            with other.connect() as link:
                link.execute(text("SELECT pg_terminate_backend(:p, 10000)"), {"p": process})
            _ADD(connection, ROW)
        assert connection.invalidated
    writer.dispose()
    other.dispose()


def _opened_once(url: str) -> None:
    """The tables are there."""
    store = Store(url)
    store.open()
    store.close()
