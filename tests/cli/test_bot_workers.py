"""`digsite bots --workers N` lets bots play where the tables are in PostgreSQL."""

from __future__ import annotations

from support.command import complaint


def test_bots_of_their_own_are_refused_on_sqlite_with_the_reason() -> None:
    assert "need PostgreSQL" in complaint("bots", "--workers", "2")


def test_a_server_on_sqlite_cannot_leave_its_bots_to_others() -> None:
    assert "needs PostgreSQL" in complaint("serve", "--port", "0", DIGSITE_BOTS="elsewhere")
