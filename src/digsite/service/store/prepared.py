"""Statements in the words of a database, made once: the few that every move needs.

From a statement to the driver SQLAlchemy takes longer than the driver and the network together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, Dialect
from sqlalchemy.engine.interfaces import DBAPIModule
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.expression import ClauseElement

_Words = tuple[str, tuple[str, ...] | None]  # and the order of its values, where they have no names


class Prepared:
    """A statement that changes rows, or says something; `columns` are those it sets."""

    def __init__(self, statement: ClauseElement, columns: Sequence[str] = ()) -> None:
        self._statement, self._columns = statement, list(columns) or None
        self._known: dict[str, _Words] = {}

    def __call__(self, connection: Connection, values: Mapping[str, object]) -> int:
        """Run it in the transaction of this connection; how many rows it was about."""
        dialect = connection.dialect
        words, order = self._known.get(dialect.name) or self._learn(dialect)
        given = values if order is None else [values[name] for name in order]
        cursor = connection.connection.cursor()
        try:
            cursor.execute(words, given)
            return cursor.rowcount
        except dialect.loaded_dbapi.Error as error:
            raise _as_usual(connection, words, error) from error
        finally:
            cursor.close()

    def _learn(self, dialect: Dialect) -> _Words:
        compiled = self._statement.compile(dialect=dialect, column_keys=self._columns)
        assert isinstance(compiled, SQLCompiler)
        order = tuple(compiled.positiontup or ()) if compiled.positional else None
        return self._known.setdefault(dialect.name, (str(compiled), order))


def _as_usual(connection: Connection, words: str, error: DBAPIModule.Error) -> BaseException:
    """What SQLAlchemy makes of an error of the driver; a connection that is lost is so from now."""
    dialect = connection.dialect
    lost = dialect.is_disconnect(error, connection.connection, None)
    if lost:
        connection.invalidate(error)
    return DBAPIError.instance(
        words, None, error, dialect.loaded_dbapi.Error, connection_invalidated=lost, dialect=dialect
    )
