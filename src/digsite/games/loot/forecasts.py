"""What decides whether a seat wants an action: what may lie there, what is won, what is lost.

Everything is reckoned from what the seat knows, in part in worlds imagined from it.
"""

from __future__ import annotations

from typing import Final

from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.records import Action, Forecast, Param

from . import hands, odds
from .actions import Awaken, Explore, Keep, Secure
from .cards import Colour
from .constants import BACK, COLOUR_NAMES, NO_COLOUR, PILE_NAMES
from .rules import LootState

WORLDS: Final = 2_500  # that an awakening is tried in: 2 ms, and about one in a hundred off


class RoomAhead(Forecast, frozen=True):
    """A room from the piles: chances in a hundred, treasures on average."""

    colour: Colour
    guardian: int
    amulet: int
    treasures: float


class RoomsThen(Forecast, frozen=True):
    """One's own rooms afterwards: points on average, and whether an awakening takes them."""

    points: float
    lost: int  # in a hundred


class SecuredThen(Forecast, frozen=True):
    points: int
    total: int
    goal: int
    ends: bool


class AwakeningAhead(Forecast, frozen=True):
    """How likely guardians outnumber amulets, and what the target scores otherwise."""

    target: int
    lost: int  # in a hundred
    points: float


class SpoilsAhead(Forecast, frozen=True):
    """What the awakener wins where guardians wake, each in a hundred of these cases."""

    mummy: int
    points: float  # of the mummies, on average
    werewolf: int
    frank: int


def about(state: LootState, action: Action) -> dict[str, Param]:
    """The back on a pile, the points of one's rooms, the cards to keep."""
    match action:
        case Explore(pile):
            top = state.top[PILE_NAMES.index(pile)]
            return {} if top == NO_COLOUR else {"colour": COLOUR_NAMES[top]}
        case Secure():
            return {"points": state.box.worth(state.hand[state.player])}
        case Awaken(target):
            return {"rooms": sum(state.backs[hands.row(target, 0) : hands.row(target + 1, 0)])}
        case Keep(cards):
            fronts = [state.box.rooms[slot].kind for slot in _kept(state, cards)]
            named = dict(zip(("front", "other_front"), fronts, strict=False))
            return {"count": len(fronts), **named}
    return {}


def forecast(veiled: LootState, seat: int, action: Action) -> tuple[Forecast, ...]:
    """What a seat can know of an action beforehand."""
    match action:
        case Explore(pile):
            return _explored(veiled, seat, veiled.top[PILE_NAMES.index(pile)])
        case Secure():
            points = veiled.box.worth(veiled.hand[seat])
            total = veiled.score[seat] + points
            return (SecuredThen(points, total, veiled.box.goal, total >= veiled.box.goal),)
        case Awaken(target):
            return _awakened(veiled, target)
        case Keep(cards):
            hand = veiled.hand[seat]
            for slot in _kept(veiled, cards):
                hand = veiled.box.with_card(hand, slot)
            return (RoomsThen(float(veiled.box.worth(hand)), 100 * _lost(veiled, hand)),)
    return ()


def _explored(veiled: LootState, seat: int, colour: int) -> tuple[Forecast, ...]:
    room = odds.room_odds(veiled, seat, colour) if colour != NO_COLOUR else None
    if room is None:
        return ()
    hand, box = veiled.hand[seat], veiled.box
    points = lost = 0.0
    for slot, chance in odds.chances(veiled, seat, colour).items():
        then = box.with_card(hand, slot)
        points += chance * box.worth(then)
        lost += chance * _lost(veiled, then)
    return (
        RoomAhead(
            COLOUR_NAMES[colour],
            round(100 * room.guardian),
            round(100 * room.amulet),
            round(room.treasures, 1),
        ),
        RoomsThen(round(points, 1), round(100 * lost)),
    )


def _awakened(veiled: LootState, target: int) -> tuple[Forecast, ...]:
    box = veiled.box
    lost = safe = mummies = wolves = franks = spoils = 0
    for number in range(WORLDS):
        world = copy_of(veiled)
        world.imagine(Dice(number))
        cards = world.hand[target]
        if not _lost(world, cards):
            safe += box.worth(cards)
            continue
        lost += 1
        wolves += bool(cards & box.werewolves)
        franks += bool(cards & box.franks)
        if cards & box.mummies:
            mummies += 1
            spoils += box.worth(cards)
    told: list[Forecast] = [
        AwakeningAhead(target, _percent(lost, WORLDS), _mean(safe, WORLDS - lost))
    ]
    if lost:
        told.append(
            SpoilsAhead(
                _percent(mummies, lost),
                _mean(spoils, mummies),
                _percent(wolves, lost),
                _percent(franks, lost),
            )
        )
    return tuple(told)


def _lost(state: LootState, cards: int) -> bool:
    """Whether an awakening would take these rooms."""
    box = state.box
    return (cards & box.guardians).bit_count() > (cards & box.amulets).bit_count()


def _kept(state: LootState, cards: str) -> list[int]:
    """The cards of the werewolf that are kept."""
    return [
        slot
        for name, slot in zip(PILE_NAMES, state.drawn, strict=True)
        if cards in ("both", name) and 0 <= slot < BACK
    ]


def _percent(some: int, whole: int) -> int:
    return round(100 * some / whole)


def _mean(total: int, count: int) -> float:
    return round(total / count, 1) if count else 0.0
