"""Points dug are counted dig by dig, against the odds of the site."""

from __future__ import annotations

from support.insight import a_game

from digsite.bots.insight.tallies import tallies_of
from digsite.games.thebes.actions import DigFor
from digsite.games.thebes.events import DigBegan, RelicFound


def test_every_dig_is_counted_with_what_it_found() -> None:
    table = a_game("thebes", ["surveyor"] * 2, 5)
    digs: list[int] = []
    for rows in table.rows:
        for event in table.game.happened(table.state, rows, 0):
            if isinstance(event, DigBegan):
                digs.append(0)
            elif isinstance(event, RelicFound) and event.by == "dig":
                digs[-1] += event.vp
    assert [tally.came for tally in tallies_of(table)] == digs
    assert sum(digs) > 0


def test_a_dig_is_counted_for_who_digs_and_expects_something() -> None:
    table = a_game("thebes", ["surveyor"] * 3, 2)
    diggers = [entry.seat for entry in table.journal if isinstance(entry.action, DigFor)]
    found = tallies_of(table)
    assert [tally.seat for tally in found] == diggers
    assert all(tally.expected > 0 for tally in found)
