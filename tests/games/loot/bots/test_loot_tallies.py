"""Guardians are counted room by room, for who explores."""

from __future__ import annotations

from support.insight import a_game

from digsite.bots.insight.tallies import tallies_of
from digsite.games.loot.actions import DrawRoom


def test_every_room_drawn_is_counted_with_its_guardian() -> None:
    table = a_game("loot", ["surveyor"] * 3, 4)
    drawn = [entry.action.card for entry in table.journal if isinstance(entry.action, DrawRoom)]
    guardians = [card.rpartition(":")[2] in ("mummy", "werewolf", "frank") for card in drawn]
    found = tallies_of(table)
    assert [bool(tally.came) for tally in found] == guardians
    assert all(0 <= tally.expected <= 1 for tally in found)
    assert {tally.seat for tally in found} == {0, 1, 2}
