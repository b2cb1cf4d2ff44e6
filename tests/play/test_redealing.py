"""Playing on from what one seat knew: the rest is dealt again, and nobody could tell."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from support.titles import hiding, hiding_box, open_box

from digsite.core.dice import Dice
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import Table, sight_of
from digsite.play.redealing import redealt
from digsite.testing.walks import played


def sights(table: Table, seat: int) -> list[bytes]:
    """All a seat was ever shown."""
    again = Table(table.game, table.seats, table.options, table.cards)
    found = []
    for entry in table.journal:
        again.submit(entry.seat, entry.action)
        found.append(msgspec.json.encode(sight_of(again, seat)))
    return found


@pytest.mark.parametrize("box", hiding())
def test_the_seat_was_shown_the_same_in_the_game_dealt_again(box: str) -> None:
    table = played(load(box), 3, 7, 40)
    for seat in range(3):
        again = redealt(table, seat, Dice(seat))
        assert sights(again, seat) == sights(table, seat)


def test_players_decided_the_same_in_the_game_dealt_again() -> None:
    table = played(load(hiding_box()), 3, 4, 40)
    again = redealt(table, 0, Dice(1))
    decided = [entry for entry in table.journal if entry.seat != CHANCE]
    assert [entry for entry in again.journal if entry.seat != CHANCE] == decided


@pytest.mark.parametrize("box", ["scarab", hiding_box()])
def test_what_the_seat_was_never_shown_is_dealt_again(box: str) -> None:
    table = played(load(box), 3, 2, {"scarab": 4}.get(box, 12))
    deals = {table.game.pack(redealt(table, 0, Dice(seed)).state) for seed in range(8)}
    assert len(deals) > 1


def test_a_deal_is_as_likely_as_the_game_imagines_it() -> None:
    table = played(load("scarab"), 3, 1, 4)
    game, veiled = table.game, table.game.veil(table.state, 0)
    dealt = Counter(game.pack(redealt(table, 0, Dice(seed)).state) for seed in range(200))
    imagined = Counter(game.pack(game.imagine(veiled, Dice(seed))) for seed in range(2000))
    assert dealt.keys() == imagined.keys()
    for world, count in imagined.items():
        assert dealt[world] / 200 == pytest.approx(count / 2000, abs=0.12)


def test_a_game_that_hides_nothing_stays_as_it_was() -> None:
    table = played(load(open_box()), 2, 3, 60)
    assert redealt(table, 0, Dice(1)).journal == table.journal
