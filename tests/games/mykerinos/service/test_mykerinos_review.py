"""A review names the place of what was played and of what would have been better."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from support.offices import on_sqlite, people, play_out, table_for

from digsite.bots.plans import as_actions
from digsite.bots.review import Judgement
from digsite.bots.searcher import Candidate
from digsite.core.dice import Dice
from digsite.games import load
from digsite.games.mykerinos.actions import Excavate, Extend, Place
from digsite.service.bots_at_table import Thinkers
from digsite.service.office import Office
from digsite.text import Voice

MYKERINOS = load("mykerinos")


@on_sqlite
async def test_a_review_never_speaks_of_an_excavation_without_its_place(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def judged(_self: Thinkers, *asked: Any) -> Judgement:
        """Everything would have been better as it was: what matters is how it is told."""
        veiled, decision = asked[2], asked[3]
        best = [Candidate(decision, 1, 0.5, _then(veiled, decision))]
        return Judgement([0.5, 0.5], "mistake", decision, 0.1, best=best)

    monkeypatch.setattr(Thinkers, "judged", judged)
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "mykerinos")).match
    await play_out(office, match, players)
    found = await office.reviews.review(players[0], match)
    while found.done < found.all or not found.moments:
        await asyncio.sleep(0.02)
        found = await office.reviews.review(players[0], match)
    voice = Voice("en", MYKERINOS)
    dug = [each for each in found.moments if isinstance(each.played, Excavate | Extend)]
    assert dug
    for moment in dug:
        assert moment.played is not None
        assert moment.better is not None
        for action, about in (
            (moment.played, moment.played_about),
            (moment.better, moment.better_about),
        ):
            assert any(
                f" {word} {about['where']}" in voice.offer(action, about) for word in ("on", "to")
            )


def _then(veiled: Any, decision: int) -> tuple[int, ...]:
    """The first space there is, as a search would plan it."""
    action = MYKERINOS.action(veiled, decision)
    if not isinstance(action, Excavate | Extend):
        return ()
    world = MYKERINOS.imagine(veiled, Dice(0))
    world.play(decision)
    first = int(world.legal()[0])
    assert isinstance(as_actions(MYKERINOS, veiled, decision, [first])[1], Place)
    return (first,)
