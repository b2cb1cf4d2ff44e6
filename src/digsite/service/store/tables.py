"""The tables. Times are seconds since 1970; what has a shape of its own is JSON in bytes."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("colour", Text),
    Column("language", Text),
    Column("account", Text),
    Column("login", Text, unique=True),  # the account's name, case folded
    Column("password", Text),
    Column("contact", Text),  # proved by a letter
    Column("unproved", Text),  # an address that no letter was answered from yet
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("expires", Double),  # a secret that carries a person elsewhere works once
    Column("device", Text),  # in words
    Column("used", Double),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("device", Text),  # where it was made, in words
    Column("used", Double),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("cards", LargeBinary),  # a card file that is not shipped
    Column("digest", Text, nullable=False),  # of the cards
    Column("name", Text),
    Column("owner", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("undo", Text, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", LargeBinary, nullable=False),
    Column("seal", LargeBinary),  # the secret; none for imported records
    Column("seal_line", Text, nullable=False),  # what is public of it
    Column("created", Double, nullable=False),
    # what changes
    Column("state", Text, nullable=False),
    Column("since", Double, nullable=False),  # in this state
    Column("revision", Integer, nullable=False),  # counts every change, of seats too
    Column("version", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("clocks", LargeBinary, nullable=False),
    Column("wake", Double),  # when a bot or a clock has something to do
    Column("outcome", LargeBinary),
    Column("rematch", Text),
    Column("frozen", Text),
    Column("holder", Text),  # of the lease on bots and clocks
    Column("held_until", Double),
    Index("matches_shelf", "listed", "state", "since", "id"),
    # partial on PostgreSQL too; to say so here would load its dialect at every start
    Index("matches_wake", "wake", sqlite_where=text("wake IS NOT NULL")),
    Index("matches_own_cards", "owner", sqlite_where=text("cards IS NOT NULL")),
)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("colour", Text),
    Column("bot", Text),
    Column("friend", Boolean, nullable=False),
    Column("kept_by", Text),
    Column("resigned", Boolean, nullable=False),
    Column("done", Boolean, nullable=False),  # the match is over
    Column("since", Double, nullable=False),  # when it was taken, or the match was over
    Index("seats_person", "person", "done", "since", "match"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("turn", Integer, nullable=False),
    Column("length", Integer, nullable=False),  # of the journal after it
    Column("action", LargeBinary),  # or a list: with the draws that only one seat saw
    Column("tape", LargeBinary),
    Column("snapshot", LargeBinary),  # of the state after it, where a turn began
    Column("key", Text),
    Column("at", Double, nullable=False),
    UniqueConstraint("match", "key", name="entries_key"),
    sqlite_with_rowid=False,
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("match", "key", name="chats_key"),
    Index("chats_match", "match", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("match", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match", Text, primary_key=True),
    Column("engine", Text, nullable=False),  # who judged
    Column("done", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),  # that there are to be judged
    Column("moments", LargeBinary, nullable=False),
    Column("made", Double, nullable=False),
)

proposals = Table(
    "proposals",
    metadata,
    Column("match", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", LargeBinary, nullable=False),  # the seats still to be asked
    Column("state", Text, nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("person", Text, primary_key=True),
    Column("task", Text, primary_key=True),  # which puzzle, or which decision of which match
    Column("game", Text, nullable=False),
    Column("right", Boolean, nullable=False),
    Column("solver", LargeBinary),  # how good its person was after it
    Column("at", Double, nullable=False),
)
