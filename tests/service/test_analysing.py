"""What the analysis board must never show: a game still being played, and more than a seat knew.

Both promises are tried on the office as it is, and on one with the fault planted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from support.offices import on_sqlite, people
from support.titles import hiding_box, open_box

from digsite.core.dice import Dice
from digsite.core.errors import BadRecord
from digsite.core.game import Game, copy_of
from digsite.core.state import State
from digsite.games import load
from digsite.play import Entry, Seated, Table, parse_record, record_text, replay
from digsite.play.analysis import Analysis
from digsite.play.redealing import redealt
from digsite.service.aside import Aside
from digsite.service.bots_at_table import Thinkers
from digsite.service.desks import archive
from digsite.service.desks.analysing import AnalysingDesk
from digsite.service.errors import NotNow
from digsite.service.matches.fair_play import OPENING
from digsite.service.matches.loading import live_entries, rebuilt
from digsite.service.messages import Person, Seating, Wanted
from digsite.service.messages.analysing import Analysing, PlayingOn, Thinking
from digsite.service.office import Office
from digsite.service.seal import verify
from digsite.service.store.match_rows import read_entries
from digsite.testing.walks import played
from digsite.web.analysing import board
from digsite.web.words import door_voice

NAMES = [Seated("Anna"), Seated("Ben"), Seated("Cleo")]
ANNA = Person("anna", "Anna")


def fixed(count: int) -> bytes:
    """Randomness that is none, so that two questions differ in nothing but themselves."""
    return bytes(count)


@pytest.fixture
def desk(office: Office) -> Iterator[AnalysingDesk]:
    aside = Aside()
    yield AnalysingDesk(fixed, aside, office.registry, Thinkers(fixed), office.tables)
    aside.close()


# -- a game that is still being played ----------------------------------------


async def refuse_a_running_match(office: Office) -> None:
    """Nobody gets the record of a match before it is over, not even who plays it."""
    anna, ben = await people(office, "Anna", "Ben")
    wanted = Wanted(game="scarab", seats=(Seating("me"), Seating("open")))
    match = (await office.tables.create(anna, wanted)).match
    await office.tables.join(ben, match)
    for who in (anna, ben, None):
        with pytest.raises(NotNow):
            await office.archive.record(who, match)


@on_sqlite
async def test_a_match_that_is_being_played_is_not_given_to_anybody(office: Office) -> None:
    await refuse_a_running_match(office)


@on_sqlite
async def test_an_office_that_gave_it_away_would_be_noticed(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "must_be_over", lambda match, person: None)
    with pytest.raises(pytest.fail.Exception):
        await refuse_a_running_match(office)


async def played_live(office: Office, hints: bool) -> tuple[Person, Table]:
    """A game without secrets that two people are playing, and somebody who watches it."""
    anna, ben = await people(office, "Anna", "Ben")
    seats = (Seating("me"), Seating("open"))
    match = (await office.tables.create(anna, Wanted(open_box(), seats, hints=hints))).match
    await office.tables.join(ben, match)
    whole = Table(load(open_box()), 2)
    await office.looking.watch(anna, match, lambda news: None)
    while (found := await office.registry.get(match)).playing.state.turn <= OPENING + 1:
        action = found.game.legal(found.playing.state)[0]
        person = (anna, ben)[found.playing.actor]
        await office.playing.play(person, match, found.version, f"k{found.version}", [action])
    for entry in await copied(office, match):
        whole.submit(entry.seat, entry.action)
    return anna, whole


async def copied(office: Office, match: str) -> list[Entry]:
    """The moves as somebody who watches could write them down."""
    found = await office.registry.get(match)
    log = await office.store.read(lambda c: live_entries(read_entries(c, match)))
    return rebuilt(found.facts, 2, log).journal


@on_sqlite
async def test_no_bot_speaks_of_a_game_whose_moves_were_copied_while_it_is_played(
    office: Office,
) -> None:
    anna, live = await played_live(office, hints=False)
    ahead = live.fork()
    ahead.submit(ahead.actor, ahead.game.legal(ahead.state)[0])
    for table in (live, ahead):
        record = record_text(table, NAMES[:2])
        asked = Thinking(record=record, at=str(table.version), iterations=8)
        with pytest.raises(NotNow):
            await office.analyses.think(anna, asked)


@on_sqlite
async def test_where_the_table_allows_hints_a_bot_may_speak_of_it(office: Office) -> None:
    anna, live = await played_live(office, hints=True)
    asked = Thinking(record=record_text(live, NAMES[:2]), at=str(live.version), iterations=8)
    assert await office.analyses.think(anna, asked)


# -- more than a seat knew ----------------------------------------------------


def alike(seat: int) -> tuple[Table, Table]:
    """Two games that one seat cannot tell apart, and others can."""
    table = played(load(hiding_box()), 3, 2, 24)
    for seed in range(50):
        other = redealt(table, seat, Dice(seed))
        if table.game.pack(other.state) != table.game.pack(table.state):
            return table, other
    raise AssertionError("nothing was hidden from the seat")


async def seen(desk: AnalysingDesk, table: Table, seat: int) -> bytes:
    """Everything the board shows and a bot says of the end of a game, with a seat's eyes."""
    record, at = record_text(table, NAMES), str(table.version)
    asked = Analysing(record=record, at=at, eyes=seat, whole=True)
    shown = board(await desk.analyse(asked), door_voice("en", table.game.key))
    thought = await desk.think(
        ANNA, Thinking(record=record, at=at, eyes=seat, iterations=60), "home"
    )
    hint = msgspec.structs.replace(thought.hint, seconds=0.0)
    return msgspec.json.encode((msgspec.structs.replace(shown, record=""), hint))


async def see_no_difference(desk: AnalysingDesk) -> None:
    """What a seat could not know changes nothing it is shown."""
    for seat in range(3):
        one, other = alike(seat)
        assert await seen(desk, one, seat) == await seen(desk, other, seat)


@on_sqlite
async def test_a_seats_eyes_show_what_the_seat_could_know_and_nothing_else(
    desk: AnalysingDesk,
) -> None:
    await see_no_difference(desk)


@on_sqlite
async def test_eyes_that_were_anothers_would_be_noticed(
    desk: AnalysingDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    eyes = property(lambda analysis: (analysis.eyes + 1) % 3)
    monkeypatch.setattr(Analysis, "seat", eyes)
    with pytest.raises(AssertionError):
        await see_no_difference(desk)


@on_sqlite
async def test_a_bot_that_saw_all_cards_would_be_noticed(
    desk: AnalysingDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unveiled(game: Game[Any], state: State, seat: int) -> State:
        return copy_of(state)

    pairs = [alike(seat) for seat in range(3)]
    monkeypatch.setattr(Game, "veil", unveiled)
    different = [
        await seen(desk, one, seat) != await seen(desk, other, seat)
        for seat, (one, other) in enumerate(pairs)
    ]
    assert any(different)


@on_sqlite
async def test_hands_that_were_shown_to_a_seats_eyes_would_be_noticed(
    desk: AnalysingDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hands(analysis: Analysis) -> tuple[msgspec.Struct, ...]:
        game, state = analysis.table.game, analysis.table.state
        return tuple([game.private(state, seat) for seat in range(analysis.table.seats)])

    monkeypatch.setattr(Analysis, "hands", hands)
    with pytest.raises(AssertionError):
        await see_no_difference(desk)


@on_sqlite
async def test_with_open_cards_everybodys_hand_is_shown(desk: AnalysingDesk) -> None:
    table = played(load(hiding_box()), 3, 2, 24)
    record, voice = record_text(table, NAMES), door_voice("en", table.game.key)

    async def held(eyes: int | None) -> list[bytes]:
        asked = Analysing(record=record, at=str(table.version), eyes=eyes)
        return [bytes(each) for each in board(await desk.analyse(asked), voice).position.hands]

    privates = [msgspec.json.encode(table.game.private(table.state, seat)) for seat in range(3)]
    assert await held(None) == privates
    assert len(set(privates)) > 1
    assert [await held(seat) for seat in range(3)] == [[], [], []]


# -- playing on ---------------------------------------------------------------


async def played_out(office: Office, given: Table) -> tuple[Person, str]:
    """A match that went on from a table of two, played to its end by one person."""
    (anna,) = await people(office, "Anna")
    seats = (Seating("me"), Seating("hotseat"))
    asked = PlayingOn(record=record_text(given, NAMES[:2]), at=str(given.version), seats=seats)
    match = (await office.analyses.play_on(anna, asked)).match
    while (await office.tables.info(anna, match)).state == "running":
        found = await office.registry.get(match)
        action = found.game.legal(found.playing.state)[0]
        await office.playing.play(anna, match, found.version, f"k{found.version}", [action])
    return anna, match


@on_sqlite
async def test_a_match_that_went_on_from_a_position_is_replayed_and_its_draws_verified(
    office: Office,
) -> None:
    given = played(load("scarab"), 2, 3, 3)
    anna, match = await played_out(office, given)
    record = parse_record((await office.archive.record(anna, match)).decode())
    assert record.seal.endswith(" after 3")
    assert replay(record).journal[:3] == given.journal
    verify(record)
    log = await office.looking.log(anna, match, 0, 500)
    assert [line.kind for line in log].count("begun") == 1


@on_sqlite
async def test_nobody_says_afterwards_that_more_or_less_was_given(office: Office) -> None:
    anna, match = await played_out(office, played(load("scarab"), 2, 3, 3))
    record = parse_record((await office.archive.record(anna, match)).decode())
    for other in ("", " after 2", " after 99"):
        seal = record.seal.replace(" after 3", other)
        with pytest.raises(BadRecord):
            verify(msgspec.structs.replace(record, seal=seal))


@on_sqlite
async def test_a_rematch_of_it_begins_with_the_first_draw(office: Office) -> None:
    anna, match = await played_out(office, played(load("scarab"), 2, 3, 3))
    settled = await office.proposals.propose(anna, match, "rematch")
    again = await office.registry.get(getattr(settled, "rematch", ""))
    assert again.seal is not None
    assert again.seal.given == 0
    assert again.facts.seal_line == again.seal.public_line


@on_sqlite
async def test_a_friend_may_be_invited_to_play_on(office: Office) -> None:
    anna, ben = await people(office, "Anna", "Ben")
    record = record_text(played(load("scarab"), 2, 3, 3), NAMES[:2])
    asked = PlayingOn(record=record, at="3", seats=(Seating("me"), Seating("friend")))
    info = await office.analyses.play_on(anna, asked)
    assert info.state == "open"
    assert (await office.tables.join(ben, info.match)).state == "running"
    found = await office.registry.get(info.match)
    assert found.playing.version >= 3


@on_sqlite
async def test_what_the_eyes_were_not_shown_is_dealt_again_for_who_plays_on(
    office: Office,
) -> None:
    (anna,) = await people(office, "Anna")
    given = played(load(hiding_box()), 3, 2, 24)
    seats = (Seating("me"), Seating("hotseat"), Seating("hotseat"))
    states = set()
    for _ in range(6):
        asked = PlayingOn(record=record_text(given, NAMES), at="24", seats=seats, eyes=0)
        match = (await office.analyses.play_on(anna, asked)).match
        states.add(given.game.pack((await office.registry.get(match)).playing.state))
    assert len(states) > 1


@on_sqlite
async def test_nothing_given_is_taken_back(office: Office) -> None:
    (anna,) = await people(office, "Anna")
    record = record_text(played(load("scarab"), 2, 3, 5), NAMES[:2])
    seats = (Seating("me"), Seating("hotseat"))
    info = await office.analyses.play_on(anna, PlayingOn(record=record, at="5", seats=seats))
    look = await office.looking.look(anna, info.match)
    assert not look.can_undo
