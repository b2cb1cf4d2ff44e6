"""The track: what is scored while one plays, the final points after the end."""

from __future__ import annotations

import pytest

from digsite import Dice, Table, load
from digsite.core.seats import CHANCE
from digsite.games.mykerinos.views import Public


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_end_the_track_stands_at_the_final_points(seats: int) -> None:
    game = load("mykerinos")
    table, dice = Table(game, seats), Dice(seats)
    apart = False
    while not table.over:
        if table.actor == CHANCE:
            table.deal(dice)
            continue
        legal = table.state.legal()
        table.choose(int(legal[dice.below(len(legal))]))
        public = game.public(table.state)
        assert isinstance(public, Public)
        apart = apart or any(each.prestige < each.total for each in public.players)
    assert apart  # until then the projection is another number
    public = game.public(table.state)
    assert isinstance(public, Public)
    assert [each.prestige for each in public.players] == game.scores(table.state)
