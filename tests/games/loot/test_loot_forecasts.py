"""What a preview of Loot N Run says: chances from what a seat knows, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest
from support.words import NAMES

from digsite.core.dice import Dice
from digsite.core.records import Forecast
from digsite.core.seats import CHANCE
from digsite.games.loot import GAME, hands, odds
from digsite.games.loot.actions import Awaken, Explore, Secure
from digsite.games.loot.constants import COLOUR_NAMES, COLOURS
from digsite.games.loot.forecasts import AwakeningAhead, RoomAhead, SecuredThen, SpoilsAhead
from digsite.games.loot.rules import LootState
from digsite.testing.walks import walk
from digsite.text import LANGUAGES, Language, Voice


def turns(seed: int, seats: int = 3) -> list[LootState]:
    return [state.copy() for state, _ in walk(GAME, seats, seed) if state.actor >= 0]


def test_a_forecast_is_the_same_in_all_worlds_alike_to_the_seat() -> None:
    compared = 0
    for state in turns(3)[::3]:
        seat = state.actor
        veiled = GAME.veil(state, seat)
        other = GAME.veil(GAME.imagine(veiled, Dice(9)), seat)
        for action in GAME.legal(state):
            assert GAME.forecast(veiled, seat, action) == GAME.forecast(other, seat, action)
            assert GAME.about(veiled, action) == GAME.about(state, action)
            compared += 1
        assert GAME.private(state, seat) == GAME.private(GAME.imagine(veiled, Dice(9)), seat)
    assert compared > 20


def test_the_odds_of_a_room_are_those_of_the_worlds_one_can_imagine() -> None:
    """Also after a reshuffle, when what came back cannot lie before anybody."""
    state = next(s for s in turns(8, 4) if s.era > 0 and sum(s.backs) > 4)
    seat, worlds = state.actor, 3000
    for colour in range(COLOURS):
        chances = odds.chances(state, seat, colour)
        drawn: Counter[int] = Counter()
        for number in range(worlds if chances else 0):
            world = GAME.imagine(GAME.veil(state, seat), Dice(number))
            there = [slot for slot in chances if world.unseen >> slot & 1]
            drawn.update(dict.fromkeys(there, 1))
        whole = sum(drawn.values())
        guardians = sum([n for slot, n in drawn.items() if state.box.guardians >> slot & 1])
        room = odds.room_odds(state, seat, colour)
        if room is not None:
            assert room.guardian == pytest.approx(guardians / whole, abs=0.02)


def test_exploring_says_what_the_colour_on_top_may_hold() -> None:
    state = turns(1)[0]
    room, _ = GAME.forecast(GAME.veil(state, state.actor), state.actor, Explore("left"))
    assert isinstance(room, RoomAhead)
    assert room.colour == COLOUR_NAMES[state.top[0]]
    found = odds.room_odds(state, state.actor, state.top[0])
    assert found is not None
    assert room.guardian == round(100 * found.guardian)


def test_securing_says_where_one_stands_and_whether_the_game_ends() -> None:
    state = next(s for s in turns(2) if s.laden >> s.actor & 1 and s.phase == 4)
    (then,) = GAME.forecast(GAME.veil(state, state.actor), state.actor, Secure())
    assert isinstance(then, SecuredThen)
    assert then.total == state.score[state.actor] + state.box.worth(state.hand[state.actor])
    assert then.ends == (then.total >= state.box.goal)


def test_awakening_says_how_likely_guardians_outnumber_amulets_and_what_is_won() -> None:
    state, action = next(
        (s, each) for s in turns(5) for each in GAME.legal(s) if isinstance(each, Awaken)
    )
    ahead, spoils = GAME.forecast(GAME.veil(state, state.actor), state.actor, action)
    assert isinstance(ahead, AwakeningAhead)
    assert isinstance(spoils, SpoilsAhead)
    lost = 0
    for number in range(1000, 2000):
        world = GAME.imagine(GAME.veil(state, state.actor), Dice(number))
        cards, box = world.hand[action.target], world.box
        lost += (cards & box.guardians).bit_count() > (cards & box.amulets).bit_count()
    assert ahead.lost == pytest.approx(lost / 10, abs=7)
    assert spoils.mummy + spoils.werewolf + spoils.frank >= 98


def test_a_single_room_of_a_rival_has_the_odds_that_stand_on_the_pile() -> None:
    """Pile and question said 55 and 59 % of the same colour: 400 imagined worlds were too few."""
    compared = 0
    for state in [state for seed in range(4) for state in turns(seed) if not state.era]:
        veiled = GAME.veil(state, state.actor)
        for action in GAME.legal(state):
            if not isinstance(action, Awaken) or GAME.about(state, action)["rooms"] != 1:
                continue
            row = hands.row(action.target, 0)
            (colour,) = [n for n in range(COLOURS) if state.backs[row + n]]
            room = odds.room_odds(state, state.actor, colour)
            ahead = GAME.forecast(veiled, state.actor, action)[0]
            if room is not None and isinstance(ahead, AwakeningAhead):
                assert ahead.lost == pytest.approx(100 * room.guardian, abs=3)
                compared += 1
    assert compared > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_forecast_is_a_sentence(language: Language) -> None:
    voice = Voice(language, GAME, names=NAMES, strict=True)
    for state in turns(4)[::2]:
        for action in GAME.legal(state):
            for told in GAME.forecast(GAME.veil(state, state.actor), state.actor, action):
                if isinstance(told, Forecast):
                    text = voice.forecast(told)
                else:
                    text = voice.event(told)
                assert text.endswith(".")
                assert "{" not in text
    assert state.actor != CHANCE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mummy", [0, 30])
@pytest.mark.parametrize("werewolf", [0, 40])
@pytest.mark.parametrize("frank", [0, 50])
def test_what_an_awakening_wins_is_a_list_with_dots_between(
    language: Language, mummy: int, werewolf: int, frank: int
) -> None:
    """It began with a dot: "you win: · a mummy"."""
    told = SpoilsAhead(mummy, 4.5, werewolf, frank)
    text = Voice(language, GAME, names=NAMES, strict=True).forecast(told)
    spoils = text.removesuffix(".").partition(":")[2].split("·")
    won = [chance for chance in (mummy, werewolf, frank) if chance]
    if won:
        assert [str(chance) in part for chance, part in zip(won, spoils, strict=True)] == [
            True for _ in won
        ]
    assert "  " not in text
