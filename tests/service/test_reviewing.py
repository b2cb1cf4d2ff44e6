"""Reviews: after the end only, found bit by bit, the same for everybody."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from support.campaign import WAIT
from support.offices import on_sqlite, opened, people, play_out, table_for
from support.titles import boxes, some_box

from digsite.bots import review
from digsite.bots.insight import tells_luck
from digsite.bots.searcher import Budget
from digsite.games import load
from digsite.service.desks import reviewing
from digsite.service.errors import NotAllowed, NotNow
from digsite.service.messages import Person, Review
from digsite.service.office import Office
from digsite.service.store.review_rows import ReviewRow, keep_review

pytestmark = pytest.mark.usefixtures("quick_reviews")


async def whole_review(office: Office, person: Person | None, match: str) -> Review:
    async with asyncio.timeout(WAIT):
        while True:
            found = await office.reviews.review(person, match)
            if found.moments and found.done == found.all:
                return found
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("game", [some_box(), "scarab"])
@on_sqlite
async def test_every_real_choice_is_judged_once(office: Office, game: str) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, game)).match
    await play_out(office, match, players)
    found = await whole_review(office, players[0], match)
    versions = [moment.version for moment in found.moments]
    assert versions == sorted(set(versions))
    assert len(versions) == found.all
    assert {moment.seat for moment in found.moments} == {0, 1}
    assert all(sum(moment.wins) == pytest.approx(1, abs=0.01) for moment in found.moments)
    assert await office.reviews.review(None, match) is found
    assert all(bool(moment.better) == (moment.loss > 0) for moment in found.moments)
    assert all((moment.mark in ("best", "fine")) == (not moment.loss) for moment in found.moments)


@on_sqlite
async def test_a_running_match_is_not_reviewed(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, some_box())).match
    with pytest.raises(NotNow):
        await office.reviews.review(players[0], match)


@on_sqlite
async def test_who_may_not_look_gets_no_review(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, some_box(), spectators=False)).match
    await play_out(office, match, players)
    with pytest.raises(NotAllowed):
        await office.reviews.review(None, match)
    await office.reviews.review(players[1], match)


async def test_a_review_is_kept_and_shown_after_a_restart(url: str) -> None:
    async with opened(url) as office:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, some_box())).match
        await play_out(office, match, players, moves=10_000)
        made = await whole_review(office, players[0], match)
    async with opened(url) as office:
        assert await office.reviews.review(None, match) == made


@on_sqlite
async def test_what_was_judged_before_a_stop_is_not_judged_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "KEPT_EVERY", 1)
    async with opened(url) as office:
        players = await people(office, "Ada", "Bob")
        match = (await table_for(office, players, some_box())).match
        await play_out(office, match, players)
        while (await office.reviews.review(players[0], match)).done < 3:
            await asyncio.sleep(0.02)
    judged: list[int] = []
    async with opened(url) as office:
        think = office.thinkers.judged

        async def counted(asker: Any, match: Any, veiled: Any, decision: int, number: int) -> Any:
            judged.append(number)
            return await think(asker, match, veiled, decision, number)

        monkeypatch.setattr(office.thinkers, "judged", counted)
        await whole_review(office, players[0], match)
    assert judged[0] >= 3
    assert judged == list(range(judged[0], judged[-1] + 1))


@on_sqlite
async def test_a_review_is_made_anew_where_somebody_judges_better_by_now(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    await play_out(office, match, players)
    first = await whole_review(office, players[0], match)
    assert await office.reviews.review(players[0], match, again=True) is first
    monkeypatch.setattr(review, "VERSION", 99)
    office.reviews._reviews.clear()
    old = await office.reviews.review(players[0], match)
    assert (old.engine, old.latest) == (first.engine, False)
    await office.reviews.review(players[0], match, again=True)
    assert (await whole_review(office, players[0], match)).engine != first.engine


@pytest.mark.parametrize("game", [key for key in boxes() if tells_luck(load(key))][:1])
@on_sqlite
async def test_errors_of_a_review_are_part_of_the_reckoning_that_adds_up(
    office: Office, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "LOOK", Budget(iterations=60))
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, game)).match
    await play_out(office, match, players)
    before = (await office.archive.luck(None, match)).luck
    assert before is not None
    assert not before.judged
    assert not any(before.own)
    moments = (await whole_review(office, players[0], match)).moments
    found = (await office.archive.luck(None, match)).luck
    assert found is not None
    assert found.judged
    assert found.luck == before.luck
    cost = [sum(each.error[0] for each in moments if each.seat == 0 and each.error), found.own[0]]
    assert cost[0] == pytest.approx(cost[1], abs=1e-9)
    assert cost[0] < 0  # players who play at random err
    parts = (found.start, found.luck, found.own, found.given, found.rest)
    for seat, result in enumerate(found.result):
        assert result == pytest.approx(sum(part[seat] for part in parts), abs=1e-9)
    assert sum(found.own) + sum(found.given) == pytest.approx(0, abs=1e-9)


@on_sqlite
async def test_a_review_from_before_reasons_were_known_is_still_read(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, "scarab")).match
    await play_out(office, match, players)
    kept = {"version": 1, "turn": 1, "seat": 0, "wins": [0.5, 0.5], "mark": "fine", "loss": 0.0}
    kept |= {"played": None, "better": None, "played_about": {}, "better_about": {}}
    row = ReviewRow(match, "professor 1, rules 1", 1, 1, msgspec.json.encode([kept]), 0.0)
    await office.store.write(lambda connection: keep_review(connection, row))
    found = await office.reviews.review(None, match)
    assert not found.latest
    assert found.moments[0].error == ()
