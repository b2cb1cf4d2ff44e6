"""Learn from mistakes: one's own positions, tried again, and nothing before the end."""

from __future__ import annotations

import msgspec
import pytest
from support.offices import on_sqlite, people, play_out, table_for
from support.titles import some_box

from digsite.service.errors import NotNow, NotThere
from digsite.service.matches.kept_reviews import row_of
from digsite.service.matches.loading import decisions_of, live_entries
from digsite.service.messages import Moment, Person, Review
from digsite.service.office import Office
from digsite.service.store.match_rows import read_entries
from digsite.service.store.review_rows import keep_review


async def with_mistake(office: Office, players: list[Person]) -> tuple[str, Moment]:
    """A finished match, and a review that calls its last real decision a mistake."""
    match = (await table_for(office, players, some_box())).match
    await play_out(office, match, players)
    found = await office.registry.get(match)
    rows = await office.store.read(lambda c: live_entries(read_entries(c, match)))
    for row in reversed(rows):
        if row.seat is None:
            continue
        table = await office.learning._table(found, row.version)
        legal = table.game.legal(table.state)
        if len(legal) > 1:
            break
    (_, chosen), *_ = decisions_of(found.game, row)
    better = next(action for action in legal if action != chosen)
    moment = Moment(row.version, row.turn, table.actor, (0.5, 0.5), "mistake", 0.1, chosen, better)
    review = Review(match, 1, 1, (moment,), "test")
    await office.store.write(lambda c: keep_review(c, row_of(review, 0.0)))
    return match, moment


@on_sqlite
async def test_the_best_is_right_and_what_was_played_is_wrong(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match, moment = await with_mistake(office, players)
    erred = players[moment.seat]
    assert moment.better is not None
    assert moment.played is not None
    best = await office.learning.answer(erred, match, moment.version, moment.better)
    again = await office.learning.answer(erred, match, moment.version, moment.played)
    assert (best.right, best.loss) == (True, 0)
    assert (again.right, again.loss) == (False, moment.loss)
    assert best.best.action == moment.better


@on_sqlite
async def test_a_mistake_is_asked_with_the_eyes_of_who_made_it(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match, moment = await with_mistake(office, players)
    asked = await office.learning.question(None, match, moment.version)
    assert asked.look.seat == moment.seat
    assert {moment.played, moment.better} <= {offer.action for offer in asked.look.offers}
    with pytest.raises(NotThere):
        await office.learning.question(None, match, moment.version + 1)


@on_sqlite
async def test_one_is_shown_ones_own_mistakes_and_how_they_were_answered(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match, moment = await with_mistake(office, players)
    erred, other = players[moment.seat], players[1 - moment.seat]
    holder = msgspec.structs.replace(erred, account="holder")
    assert await office.learning.mistakes(other, match) == []
    (before,) = await office.learning.mistakes(holder, match)
    assert before.right is None
    assert moment.better is not None
    await office.learning.answer(holder, match, moment.version, moment.better)
    (after,) = await office.learning.mistakes(holder, match)
    assert after.right is True
    (guest,) = await office.learning.mistakes(erred, match)
    assert guest.right is None


@on_sqlite
async def test_a_running_match_teaches_nothing(office: Office) -> None:
    players = await people(office, "Ada", "Bob")
    match = (await table_for(office, players, some_box())).match
    with pytest.raises(NotNow):
        await office.learning.mistakes(players[0], match)
    with pytest.raises(NotNow):
        await office.learning.question(players[0], match, 1)
