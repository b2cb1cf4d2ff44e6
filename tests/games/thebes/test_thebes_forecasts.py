"""What a preview of Thebes says: weeks, who plays next, cards to draw, the chance of nothing."""

from __future__ import annotations

import pytest
from support.words import NAMES

from digsite.core.dice import Dice
from digsite.core.records import Event
from digsite.core.seats import CHANCE
from digsite.games.thebes import GAME
from digsite.games.thebes.actions import (
    DigFor,
    PlayCard,
    SendAssistants,
    TakeCard,
    TakePresentation,
)
from digsite.games.thebes.constants import GIVE
from digsite.games.thebes.forecasts import (
    CardDoes,
    CardsAhead,
    DeckMayEnd,
    Learned,
    PawnLands,
    RelicsSpent,
)
from digsite.games.thebes.minds.surveyor import POLICY
from digsite.games.thebes.rules import ThebesState
from digsite.play.preview import preview
from digsite.text import LANGUAGES, Language, Voice
from digsite.text.foretell import foretold


def moments(seed: int, seats: int = 3) -> list[ThebesState]:
    """Every decision of a game the surveyor plays."""
    found, state, dice = [], GAME.new(seats), Dice(seed)
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(dice))
            continue
        found.append(state.copy())
        state.play(POLICY.choose(state, dice))
    return found


MOMENTS = moments(3)


def test_a_forecast_is_the_same_in_all_worlds_alike_to_the_seat() -> None:
    compared = 0
    for state in MOMENTS[::6]:
        seat = state.actor
        veiled = GAME.veil(state, seat)
        other = GAME.veil(GAME.imagine(veiled, Dice(9)), seat)
        for action in GAME.legal(state):
            assert GAME.forecast(veiled, seat, action) == GAME.forecast(other, seat, action)
            assert GAME.about(veiled, action) == GAME.about(state, action)
            compared += 1
    assert compared > 50


def test_the_pawn_lands_where_it_is_said_and_that_player_is_next() -> None:
    checked = 0
    for state in MOMENTS[::4]:
        for action in GAME.legal(state):
            lands = GAME.forecast(GAME.veil(state, state.actor), state.actor, action)[0]
            if not isinstance(lands, PawnLands) or not isinstance(action, TakeCard | DigFor):
                continue
            after, dice = state.copy(), Dice(1)
            after.play(GAME.number(after, action))
            while after.actor == CHANCE:
                after.play(after.draw(dice))
            assert after.weeks[state.actor] == lands.week
            assert after.over() or after.actor == lands.next_seat
            checked += 1
    assert checked > 40


def test_a_book_is_told_by_what_it_teaches_and_not_by_the_point_its_weeks_cost() -> None:
    state, action = next(
        (s, a)
        for s in MOMENTS
        for a in GAME.legal(s)
        if isinstance(a, TakeCard) and "expertise" in str(GAME.about(s, a)["kind"])
    )
    told = GAME.forecast(GAME.veil(state, state.actor), state.actor, action)
    (book,) = [each for each in told if isinstance(each, Learned)]
    assert book.books > book.before
    voice = Voice("en", GAME, names=NAMES, strict=True)
    veiled = GAME.veil(state, state.actor)
    text = " ".join(foretold(voice, preview(GAME, veiled, state.actor, action)))
    assert "on average" not in text
    assert "Your pawn moves" in text


def test_weeks_say_how_many_cards_they_draw_and_the_chance_of_nothing() -> None:
    checked = 0
    for state in MOMENTS:
        for action in GAME.legal(state):
            if isinstance(action, DigFor):
                told = GAME.forecast(GAME.veil(state, state.actor), state.actor, action)
                (cards,) = [each for each in told if isinstance(each, CardsAhead)]
                assert cards.cards == GAME.about(state, action)["cards"]
                assert 0 <= cards.nothing <= 100
                checked += 1
    assert checked > 20


def test_a_museum_is_told_by_the_cheapest_relics_it_takes_and_by_what_it_brings() -> None:
    state, action = next(
        (s, a)
        for s in MOMENTS
        for a in GAME.legal(s)
        if isinstance(a, TakePresentation) and a.kind.startswith("museum")
    )
    told = GAME.forecast(GAME.veil(state, state.actor), state.actor, action)
    (spent,) = [each for each in told if isinstance(each, RelicsSpent)]
    seat, after, before = state.actor, state.copy(), GAME.breakdown(state)
    after.play(GAME.number(after, action))
    while after.phase == GIVE:
        after.play(min(after.legal(), key=lambda relic: after.box.plain.relic_kind_vp[relic]))
    now = GAME.breakdown(after)
    assert before[seat]["relics"] - now[seat]["relics"] == spent.worth
    assert now[seat]["museums"] - before[seat]["museums"] == spent.points


def test_assistants_say_what_they_bring_and_cost() -> None:
    voice = Voice("en", GAME, names=NAMES, strict=True)
    texts = [
        voice.offer(action, GAME.about(state, action))
        for seed in (3, 4, 5)
        for state in moments(seed)
        for action in GAME.legal(state)
        if isinstance(action, SendAssistants) and action.count == 1
    ]
    assert texts
    assert all("knowledge" in text and "cards, one week more" in text for text in texts)


def test_a_dig_with_assistants_says_all_its_weeks() -> None:
    """The weeks were those of the dig alone: 8, and the pawn moved by 10."""
    voice = Voice("en", GAME, names=NAMES, strict=True)
    helped = 0
    for seed in (3, 4, 5):
        for state in moments(seed):
            for action in GAME.legal(state):
                if not isinstance(action, DigFor):
                    continue
                text = voice.offer(action, GAME.about(state, action))
                after = state.copy()
                after.play(GAME.number(after, action))
                weeks = after.weeks[state.actor] - state.weeks[state.actor]
                assert (f"({weeks} with assistants)" in text) == bool(state.assistants)
                helped += bool(state.assistants)
    assert helped


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_card_says_what_it_does_when_it_is_taken_and_when_it_is_played(
    language: Language,
) -> None:
    voice = Voice(language, GAME, names=NAMES, strict=True)
    told: dict[str, set[str]] = {}
    for seed in (3, 4, 5):
        for state in moments(seed):
            for action in GAME.legal(state):
                if isinstance(action, TakeCard | PlayCard):
                    ahead = GAME.forecast(GAME.veil(state, state.actor), state.actor, action)
                    for each in ahead:
                        if isinstance(each, CardDoes):
                            told.setdefault(each.power, set()).add(voice.forecast(each))
    assert set(told) == {"thief", "tomb_raiders", "scientist", "assistant", "general_excavation"}
    assert all(len(sentences) == 1 for sentences in told.values())
    assert len(set.union(*told.values())) == 5


def test_what_a_seat_counts_as_its_own_does_not_change_when_a_rival_moves() -> None:
    """Weeks saved do: they were told as points won at every step of a rival."""
    checked = 0
    for state in MOMENTS:
        for action in GAME.legal(state):
            if not isinstance(action, DigFor):
                continue
            for seat in {0, 1, 2} - {state.actor}:
                after = state.copy()
                after.play(GAME.number(after, action))
                assert GAME.standing(after, seat) == GAME.standing(state, seat)
                checked += 1
    assert checked > 20


def test_the_last_cards_of_the_deck_are_announced() -> None:
    state = [s for s in MOMENTS if any(isinstance(a, TakeCard) for a in GAME.legal(s))][-1]
    told = GAME.forecast(GAME.veil(state, state.actor), state.actor, TakeCard(0))
    assert any(isinstance(each, DeckMayEnd) for each in told)


def test_offers_name_their_cards_with_weeks_and_points() -> None:
    voice = Voice("en", GAME, names=NAMES, strict=True)
    texts = [
        voice.offer(action, GAME.about(state, action))
        for state in MOMENTS
        for action in GAME.legal(state)
        if isinstance(action, TakeCard | TakePresentation)
    ]
    assert any(text.startswith("Take expertise in ") for text in texts)
    assert not any(text.startswith("Take card") for text in texts)
    assert all("week" in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_forecast_is_a_sentence(language: Language) -> None:
    voice = Voice(language, GAME, names=NAMES, strict=True)
    for state in MOMENTS[::5]:
        for action in GAME.legal(state):
            for told in GAME.forecast(GAME.veil(state, state.actor), state.actor, action):
                text = voice.event(told) if isinstance(told, Event) else voice.forecast(told)
                assert text.endswith(".")
                assert "{" not in text
