"""What may be shown: to everybody, and to one seat besides. Cards are named by their kind."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from digsite.core import bits

from . import hands, odds
from .actions import Pile, pile_name
from .box import Box
from .cards import COLOURS, Colour
from .constants import (
    BACK,
    COLOUR_NAMES,
    LEFT,
    NO_CARD,
    NO_COLOUR,
    NO_SEAT,
    RIGHT,
)
from .rules import LootState

Kinds = tuple[str, ...]


class PileView(Struct, frozen=True):
    cards: int
    top: Colour | None


class BackView(Struct, frozen=True):
    """A face-down card, and how many reshuffles there had been when it was laid."""

    colour: Colour
    era: int


class PlayerView(Struct, frozen=True):
    score: int
    backs: tuple[BackView, ...]
    revealed: Kinds | None  # the fronts, once the end has turned them over


class WerewolfCard(Struct, frozen=True):
    pile: Pile
    colour: Colour


class Public(Struct, frozen=True):
    goal: int
    turn: int
    player: int | None  # whose turn it is
    extra_turn: bool
    another_turn: bool  # Frank has promised one more
    left: PileView
    right: PileView
    discards: Kinds
    players: tuple[PlayerView, ...]
    werewolf: tuple[WerewolfCard, ...]  # the cards being looked at
    era: int
    returned: tuple[Kinds, ...]  # by era: no card laid in it can be one of these
    trigger: int | None  # who has reached the goal


class RoomOdds(Struct, frozen=True):
    """Of a room from the piles, by its back: chances from 0 to 1, treasures on average."""

    guardian: float
    amulet: float
    treasures: float


class Private(Struct, frozen=True):
    cards: Kinds
    worth: int  # the points for securing them
    doubled: tuple[str, ...]  # the treasures that count double among them
    werewolf: Kinds  # the cards being looked at, in the order of `Public.werewolf`
    odds: dict[Colour, RoomOdds]  # of the rooms in the piles, as far as the seat can know


def public(state: LootState) -> Public:
    """What everybody may see."""
    return Public(
        goal=state.box.goal,
        turn=state.turn,
        player=None if state.player == NO_SEAT else state.player,
        extra_turn=bool(state.extra),
        another_turn=bool(state.frank),
        left=_pile(state, LEFT),
        right=_pile(state, RIGHT),
        discards=kinds(state, state.discards),
        players=tuple([_player(state, seat) for seat in range(state.seats)]),
        werewolf=_werewolf_backs(state),
        era=state.era,
        returned=tuple([kinds(state, state.returned[era]) for era in range(state.era)]),
        trigger=None if state.trigger == NO_SEAT else state.trigger,
    )


def private(state: LootState, seat: int) -> Private:
    """What only this seat may see; nothing for a spectator."""
    if seat < 0:
        return Private((), 0, (), (), {})
    hand = state.hand[seat]
    drawn = [slot for slot in state.drawn if 0 <= slot < BACK] if seat == state.player else []
    rooms = state.box.rooms
    return Private(
        cards=kinds(state, hand),
        worth=state.box.worth(hand),
        doubled=_doubled(state.box, hand),
        werewolf=tuple([rooms[slot].kind for slot in drawn]),
        odds=_odds(state, seat),
    )


def kinds(state: LootState, cards: int) -> Kinds:
    """A set of cards by their kinds."""
    return _kinds(state.box, cards)


@lru_cache(maxsize=4096)
def _kinds(box: Box, cards: int) -> Kinds:
    found = []
    while cards:
        slot = bits.lowest(cards)
        cards ^= bits.single(slot)
        found.append(box.rooms[slot].kind)
    return tuple(found)


def _odds(state: LootState, seat: int) -> dict[Colour, RoomOdds]:
    rooms = [_room(state.box, ground) for ground in odds.grounds(state, seat)]
    return {name: room for name, room in zip(COLOURS, rooms, strict=True) if room is not None}


@lru_cache(maxsize=4096)
def _room(box: Box, ground: odds.Ground) -> RoomOdds | None:
    room = odds.odds_on(box, ground)
    return None if room is None else RoomOdds(*[round(number, 4) for number in room])


@lru_cache(maxsize=4096)
def _doubled(box: Box, cards: int) -> tuple[str, ...]:
    """The treasures on which the box pays twice."""
    found, left = [], cards
    while left:
        slot = bits.lowest(left)
        alone = bits.single(slot)
        left ^= alone
        if box.worth(cards & box.type_of[slot]) > box.worth(alone):
            found.append(box.rooms[slot].treasure)
    return tuple(dict.fromkeys(found))


def _pile(state: LootState, pile: int) -> PileView:
    top = state.top[pile]
    return PileView(state.size[pile], None if top == NO_COLOUR else COLOUR_NAMES[top])


def _player(state: LootState, seat: int) -> PlayerView:
    laid, backs = state.backs, []
    for era in range(state.era + 1):
        first = hands.row(seat, era)
        for number, colour in enumerate(COLOURS):
            backs += [BackView(colour, era)] * laid[first + number]
    revealed = kinds(state, state.hand[seat]) if state.revealed >> seat & 1 else None
    return PlayerView(state.score[seat], tuple(backs), revealed)


def _werewolf_backs(state: LootState) -> tuple[WerewolfCard, ...]:
    return tuple(
        [
            WerewolfCard(pile_name(pile), _colour(state, slot))
            for pile, slot in enumerate(state.drawn)
            if slot != NO_CARD
        ]
    )


def _colour(state: LootState, slot: int) -> Colour:
    return COLOUR_NAMES[slot - BACK if slot >= BACK else state.box.colour_of[slot]]
