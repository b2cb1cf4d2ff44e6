"""The prestige on the cards laid is counted season by season, for all."""

from __future__ import annotations

from support.insight import a_game

from digsite.bots.insight.tallies import tallies_of
from digsite.games.mykerinos.events import CardLaid


def test_every_season_counts_the_prestige_that_was_laid() -> None:
    table = a_game("mykerinos", ["surveyor"] * 2, 4)
    prestige = {card.id: card.prestige for card in table.state.box.cards}  # type: ignore[attr-defined]
    laid = sum(
        prestige[event.card]
        for rows in table.rows
        for event in table.game.happened(table.state, rows, 0)
        if isinstance(event, CardLaid)
    )
    found = tallies_of(table)
    assert sum(tally.came for tally in found) == laid
    assert [tally.about["season"] for tally in found] == list(range(1, len(found) + 1))
    assert {tally.seat for tally in found} == {None}
