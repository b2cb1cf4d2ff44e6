"""Alembic enters here; the connection and its transaction are the caller's."""

from __future__ import annotations

from alembic import context

from digsite.service.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
context.run_migrations()
