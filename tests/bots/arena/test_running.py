"""Campaigns: the same deals for all, resumable, the same whatever the number of workers."""

from __future__ import annotations

import tracemalloc
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bots.arena.arenas import campaign
from support.titles import boxes, some_box

from digsite.bots.arena import Campaign, Journal, Outcome, hold, settled, standings
from digsite.bots.arena.campaign import play
from digsite.core.errors import BadInput
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play.workers import hire


def timeless(games: list[Outcome]) -> list[Outcome]:
    return [msgspec.structs.replace(game, seconds=[]) for game in games]


def test_every_deal_is_played_in_every_seating() -> None:
    played = campaign("apprentice", "porter", "curator:5", seats=2)
    games = hold(played, 4)
    assert [(game.deal, game.seating) for game in games] == [
        (deal, seating) for deal in range(4) for seating in range(6)
    ]


def test_a_campaign_plans_only_a_little_ahead_however_long_it_is() -> None:
    played = campaign("porter", "apprentice", game="scarab", seats=2)
    tracemalloc.start()
    try:
        games = hold(played, 300_000, stop=lambda block: True)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert len(games) == len(played.seatings)
    assert most < 10_000_000  # bytes; a list of all of them takes 50 million


def first_deal(played: Campaign, deal: int, seating: int, monkeypatch: Any) -> bytes:
    """The table of a game when the first player is asked."""
    game = load(played.game)
    seen: list[Any] = []
    veil = type(game).veil

    def watched(self: Any, state: Any, seat: int) -> Any:
        seen.append(copy_of(state))
        return veil(self, state, seat)

    with monkeypatch.context() as patch:
        patch.setattr(type(game), "veil", watched)
        play(played, deal, seating)
    assert seen[0].actor != CHANCE
    return game.pack(seen[0])


@pytest.mark.parametrize("key", boxes())
def test_all_line_ups_and_seatings_get_the_same_deal(key: str, monkeypatch: Any) -> None:
    played = campaign("apprentice", "porter", game=key, seats=3)
    others = campaign("porter", "curator:3", game=key, seats=3)
    seen = {first_deal(played, 5, seating, monkeypatch) for seating in range(3)}
    seen.add(first_deal(others, 5, 1, monkeypatch))
    assert len(seen) == 1
    assert first_deal(played, 6, 0, monkeypatch) not in seen


def test_the_same_seed_gives_the_same_games_with_one_worker_or_three() -> None:
    played = campaign("professor:20", "curator:20", "porter", game=some_box(), seats=3)
    with hire(3) as three:
        alone, together = hold(played, 4), hold(played, 4, three)
    assert timeless(alone) == timeless(together)
    other = hold(
        campaign("professor:20", "curator:20", "porter", game=some_box(), seats=3, seed=2), 4
    )
    assert timeless(alone) != timeless(other)


def test_a_campaign_stops_at_the_same_deal_with_one_worker_or_three() -> None:
    played = campaign("apprentice", "porter", game=some_box())
    alone = hold(played, 60, stop=settled(played))
    assert len(alone) < 120
    with hire(3) as three:
        assert timeless(alone) == timeless(hold(played, 60, three, stop=settled(played)))
    assert standings(played, alone).settled


class Killed(Exception):
    """The power went out."""


def test_a_killed_campaign_goes_on_where_it_was(tmp_path: Path) -> None:
    played = campaign("curator:15", "porter", game=some_box())
    whole = hold(played, 6)
    path = tmp_path / "journal.jsonl"

    def kill(done: int) -> None:
        if done == 5:
            raise Killed

    with closing(Journal.start(path, played)) as journal, pytest.raises(Killed):
        hold(played, 6, journal=journal, shown=kill)
    path.write_bytes(path.read_bytes() + b'{"deal":2,"sea')  # cut in the middle of a line
    journal = Journal.resume(path, played)
    assert len(journal.outcomes) == 5
    counted: list[int] = []
    resumed = hold(played, 6, journal=journal, shown=counted.append)
    journal.close()
    assert len(counted) == 12 - 5
    assert timeless(resumed) == timeless(whole)
    again = Journal.resume(path, played)
    again.close()
    assert timeless(again.outcomes) == timeless(whole)


def test_a_journal_of_another_campaign_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    Journal.start(path, campaign("apprentice", "porter")).close()
    with pytest.raises(BadInput, match="seed differs"):
        Journal.resume(path, campaign("apprentice", "porter", seed=2))
    with pytest.raises(BadInput, match="entrants differs"):
        Journal.resume(path, campaign("curator:3", "porter"))
    with pytest.raises(BadInput, match="exists"):
        Journal.start(path, campaign("apprentice", "porter"))


@pytest.mark.parametrize("text", ["", "nonsense\n", "{}\n", "\xff\n"])
def test_what_is_no_journal_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(BadInput, match="not a journal"):
        Journal.resume(path, campaign("apprentice", "porter"))


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    Journal.start(path, campaign("apprentice", "porter")).close()
    path.write_bytes(path.read_bytes() + b'{"deal":0}\n')
    with pytest.raises(BadInput, match="line 2"):
        Journal.resume(path, campaign("apprentice", "porter"))
