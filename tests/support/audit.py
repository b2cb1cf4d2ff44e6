"""Looking a store over: every log without gaps, every state as its log says, every key once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from sqlalchemy import Connection, create_engine, select

from digsite.service.matches.loading import live_entries, load_table, rebuilt
from digsite.service.store.match_rows import read_entries, read_match
from digsite.service.store.tables import entries, matches

Keys = dict[tuple[str, str], int]  # match and key as the client made it → version


@dataclass
class Audit:
    """What was found; `wrong` says in words what must not be."""

    matches: int = 0
    entries: int = 0
    actions: int = 0  # of people and bots
    keys: Keys = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def lost(self, acknowledged: Keys) -> list[str]:
        """The acknowledged moves that are not stored as they were acknowledged."""
        return [
            f"{match} {key}: acknowledged as {version}, stored as {self.keys.get((match, key))}"
            for (match, key), version in acknowledged.items()
            if self.keys.get((match, key)) != version
        ]


def audit(url: str, replayed: bool = True) -> Audit:
    """Look over a store that nobody writes."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.connect() as connection:
            return audit_of(connection, replayed)
    finally:
        engine.dispose()


def audit_of(connection: Connection, replayed: bool = True) -> Audit:
    """Look over what one connection sees."""
    found = Audit()
    keys: Counter[tuple[str, str]] = Counter()
    columns = (entries.c.match, entries.c.version, entries.c.key, entries.c.kind)
    logs: dict[str, list[int]] = {}
    for match, version, key, kind in connection.execute(select(*columns).order_by(*columns[:2])):
        logs.setdefault(match, []).append(version)
        found.entries += 1
        found.actions += kind == "action"
        if key is not None:
            own = (match, key.rpartition(":")[2])
            keys[own] += 1
            found.keys[own] = version + 1
    found.wrong += [f"{own} was applied twice" for own, times in keys.items() if times > 1]
    for match, head in connection.execute(select(matches.c.id, matches.c.version)).all():
        found.matches += 1
        if logs.pop(match, []) != list(range(head)):
            found.wrong.append(f"{match}: the log has gaps or does not end at version {head}")
        elif replayed and head:
            found.wrong += _state_is_replay(connection, match)
    found.wrong += [f"{match}: entries of no match" for match in logs]
    return found


def _state_is_replay(connection: Connection, match: str) -> list[str]:
    """The state from the last snapshot is the state from the first entry."""
    stored = read_match(connection, match)
    assert stored is not None
    table = load_table(connection, stored, stored.head.version)
    again = rebuilt(stored.facts, len(stored.seats), live_entries(read_entries(connection, match)))
    if table.game.pack(table.state) != again.game.pack(again.state):
        return [f"{match}: the state is not what the log says"]
    return []
