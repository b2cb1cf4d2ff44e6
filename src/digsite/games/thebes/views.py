"""What may be shown: to everybody, and to one seat besides. Every field is listed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, get_args

from msgspec import Struct

from digsite.core.records import Prompt

from . import digging, market, odds, presenting, scoring, sites
from .actions import PERMITS, PermitName
from .box import Box
from .constants import (
    ASSISTANTS,
    BACK,
    DIG,
    EXHIBITION,
    GIVE,
    MOST_WEEKS,
    PAWNS,
    REGIONS,
    SOURCES,
    TURN,
    WEEKS,
    Region,
)
from .events import PROFESSORS, Professor
from .rules import ThebesState

Asked = Literal[  # by phase
    "stack_pawns",
    "show_back",
    "show_front",
    "take_turn",
    "give_relic",
    "choose_site",
    "see_card",
    "raid",
    "choose_permit",
    "send_assistants",
    "name_weeks",
    "draw_card",
    "over",
]
PermitRegion = Literal["mesopotamia", "crete", "egypt", "greece", "general"]
PROMPTS: Final[tuple[Asked, ...]] = get_args(Asked)
PERMIT_REGIONS: Final[tuple[PermitRegion, ...]] = get_args(PermitRegion)


class Player(Struct, frozen=True):
    """What lies open before a player; of the hand only how many cards it has."""

    seat: int
    week: int
    below: int  # pawns under the player's on its space; -1 before it is stacked
    expertise: dict[Region, int]
    general_knowledge: int
    cards: dict[str, int]  # face up, by kind
    relics: dict[str, int]  # by kind
    hand: int  # permits and action cards
    points: dict[str, int]  # by source, as things stand
    total: int  # of these points


class Doing(Struct, frozen=True):
    """The action of the turn, as far as it is made."""

    card: str | None  # the action card or museum
    relics_to_give: int
    region: Region | None
    knowledge: int | None  # of a dig, with the assistants named so far
    draws: tuple[int, ...]  # the cards such a dig draws in 1, 2 ... weeks
    assistants: int
    weeks: int | None
    rubble: tuple[str, ...]  # drawn so far


class Public(Struct, frozen=True):
    turn: int
    asked: Asked
    actor: int
    deck: int
    top_is_green: bool
    storage: tuple[str | None, ...]
    display: dict[str, int]  # exhibitions and museums, by kind
    professors: dict[Professor, int | None]
    empty_sites: tuple[Region, ...]
    players: tuple[Player, ...]
    doing: Doing
    cards_gone: dict[str, int]  # action cards played, by kind
    relics_gone: dict[str, int]  # given to museums, by kind


class DrawOdds(Struct, frozen=True):
    """Of drawing so many cards: points to expect, and the chance of 0, 1, 2 ... relics."""

    cards: int
    vp: float
    relics: tuple[float, ...]


class Site(Struct, frozen=True):
    """What the seat knows of a site."""

    region: Region
    known: tuple[str, ...]  # cards it has seen there
    expected: dict[str, float]  # relics there, by kind, on average
    odds: tuple[DrawOdds, ...]  # for as many cards as the seat could draw now, at least one


class Team(Struct, frozen=True):
    """The dig under way with so many assistants: what it draws in 1, 2 ... weeks."""

    assistants: int
    knowledge: int
    draws: tuple[int, ...]


class Private(Struct, frozen=True):
    seat: int
    permits: dict[PermitRegion, int]
    hand: dict[str, int]  # action cards, by kind
    sites: tuple[Site, ...]
    teams: tuple[Team, ...]  # that may be sent along, while this is asked
    sets: dict[str, int]  # of each exhibition on display, how many the seat can show
    dig_permits: dict[Region, tuple[PermitName, ...]]  # for digs on offer, the region's own first


def public(state: ThebesState) -> Public:
    held = {name: state.professors[i] for i, name in enumerate(PROFESSORS)}
    return Public(
        turn=state.turn,
        asked=PROMPTS[state.phase],
        actor=state.actor,
        deck=market.deck_size(state),
        top_is_green=state.phase not in (PAWNS, BACK) and not state.over(),
        storage=tuple([_kind_on(state, space) for space in range(4)]),
        display=_kinds(state, state.display),
        professors={name: None if seat < 0 else seat for name, seat in held.items()},
        empty_sites=tuple([name for i, name in enumerate(REGIONS) if sites.empty(state, i)]),
        players=tuple([_player(state, seat) for seat in range(state.seats)]),
        doing=_doing(state),
        cards_gone=_kinds(state, state.gone),
        relics_gone=_relic_kinds(state, state.given),
    )


def private(state: ThebesState, seat: int) -> Private:
    permits = state.permits[5 * seat : 5 * seat + 5]
    return Private(
        seat=seat,
        permits=dict(zip(PERMIT_REGIONS, permits, strict=True)),
        hand=_kinds(state, state.own[seat] & state.box.plain.action_cards),
        sites=tuple([_site(state, seat, region) for region in range(4)]),
        teams=_teams(state) if seat == state.player and state.phase == ASSISTANTS else (),
        sets=_sets(state, seat),
        dig_permits=_dig_permits(state) if seat == state.player and state.phase == TURN else {},
    )


def prompt(state: ThebesState) -> Prompt:
    """The question of the moment; it is the same for all."""
    params: dict[str, str | int] = {}
    if state.phase == TURN:
        params["below"] = state.below[state.player]  # pawns under one's own: why one plays first
    if state.phase == GIVE:
        params["relics"] = state.left
    if state.region >= 0:
        params["region"] = REGIONS[state.region]
    if state.phase == WEEKS:
        params["knowledge"] = _knowledge(state)
    return Prompt(PROMPTS[state.phase], state.actor, params)


def breakdown(state: ThebesState) -> list[dict[str, int]]:
    return [_points(state, seat) for seat in range(state.seats)]


def _points(state: ThebesState, seat: int) -> dict[str, int]:
    return {name: scoring.points_from(state, seat, i) for i, name in enumerate(SOURCES)}


def _kinds(state: ThebesState, cards: int) -> dict[str, int]:
    """A set of green cards, by kind."""
    return dict(_kinds_in(state.box, cards))


@lru_cache(maxsize=4096)
def _kinds_in(box: Box, cards: int) -> dict[str, int]:
    names, kind_of = box.plain.kind_names, box.plain.slot_kind
    found: dict[str, int] = {}
    for slot in range(cards.bit_length()):
        if cards >> slot & 1:
            name = names[kind_of[slot]]
            found[name] = found.get(name, 0) + 1
    return found


def _relic_kinds(state: ThebesState, by_region: list[int]) -> dict[str, int]:
    """Sets of relics of each region, by kind."""
    return dict(_relic_kinds_in(state.box, tuple(by_region)))


@lru_cache(maxsize=4096)
def _relic_kinds_in(box: Box, by_region: tuple[int, ...]) -> dict[str, int]:
    plain = box.plain
    counts = {
        name: (by_region[plain.relic_kind_region[i]] & plain.relic_kind_cards[i]).bit_count()
        for i, name in enumerate(plain.relic_kind_names)
    }
    return {name: count for name, count in counts.items() if count}


def _relic_names(box: Box, region: int, cards: int) -> tuple[str, ...]:
    return tuple([name for i, name in enumerate(box.plain.relic_names[region]) if cards >> i & 1])


def _kind_on(state: ThebesState, space: int) -> str | None:
    slot = state.storage[space]
    return None if slot < 0 else state.box.plain.kind_names[state.box.plain.slot_kind[slot]]


def _player(state: ThebesState, seat: int) -> Player:
    expertise = state.expertise[4 * seat : 4 * seat + 4]
    hand = state.own[seat] & state.box.plain.action_cards
    points = _points(state, seat)
    return Player(
        seat=seat,
        week=state.weeks[seat],
        below=state.below[seat],
        expertise=dict(zip(REGIONS, expertise, strict=True)),
        general_knowledge=state.general[seat],
        cards=_kinds(state, state.own[seat] & ~state.box.plain.action_cards),
        relics=_relic_kinds(state, state.relics[4 * seat : 4 * seat + 4]),
        hand=hand.bit_count() + sum(state.permits[5 * seat : 5 * seat + 5]),
        points=points,
        total=sum(points.values()),
    )


def _knowledge(state: ThebesState) -> int:
    return digging.knowledge(state, state.player, state.region, state.assistants)


def _draws(state: ThebesState, knowledge: int) -> tuple[int, ...]:
    row = 13 * knowledge
    return tuple(state.box.plain.dig_table[row + 1 : row + 1 + MOST_WEEKS])


def _teams(state: ThebesState) -> tuple[Team, ...]:
    """The numbers of assistants on offer."""
    found = []
    for count in state.legal():
        known = digging.knowledge(state, state.player, state.region, count)
        found.append(Team(count, known, _draws(state, known)))
    return tuple(found)


def _sets(state: ThebesState, seat: int) -> dict[str, int]:
    """Exhibitions of the display: the first set is what it takes to show one at all."""
    box = state.box.plain
    within = presenting.within_reach(state, seat)
    return {
        name: 1 + presenting.tier(state, seat, kind) if within & box.kind_slots[kind] else 0
        for name in _kinds(state, state.display)
        if box.kind_type[kind := box.kind_index[name]] == EXHIBITION
    }


def _dig_permits(state: ThebesState) -> dict[Region, tuple[PermitName, ...]]:
    """For each region in which a dig can be begun, the permits that are good for it."""
    begun = digging.diggable(state) >> DIG
    return {
        name: tuple([permit for i, permit in enumerate(PERMITS) if allowed >> i & 1])
        for region, name in enumerate(REGIONS)
        if begun >> region & 1 and (allowed := digging.permits(state, region))
    }


def _doing(state: ThebesState) -> Doing:
    digging_now = state.region >= 0 and state.card < 0
    return Doing(
        card=state.box.plain.kind_names[state.card] if state.card >= 0 else None,
        relics_to_give=state.left if state.phase == GIVE else 0,
        region=REGIONS[state.region] if state.region >= 0 else None,
        knowledge=_knowledge(state) if digging_now else None,
        draws=_draws(state, _knowledge(state)) if digging_now else (),
        assistants=state.assistants,
        weeks=state.duration or None,
        rubble=_relic_names(state.box, state.region, state.aside) if state.aside else (),
    )


def _site(state: ThebesState, seat: int, region: int) -> Site:
    box = state.box.plain
    at = odds.ground(state, seat, region)
    reach = 0
    if state.expertise[4 * seat + region]:
        helpers = _helpers(state, seat, region)
        reach = box.dig_table[13 * digging.knowledge(state, seat, region, helpers) + 12]
    return _site_known_as(state.box, region, at, max(1, reach) if at.size else 0)


@lru_cache(maxsize=4096)
def _site_known_as(box: Box, region: int, at: odds.Ground, most: int) -> Site:
    heaps = odds.heaps(box, region, at)
    return Site(
        region=REGIONS[region],
        known=_relic_names(box, region, at.known),
        expected={
            name: round(float(there), 4) for name, there in odds.expected(box, region, at).items()
        },
        odds=tuple([_draw_odds(*heaps, cards) for cards in range(1, most + 1)]),
    )


def _helpers(state: ThebesState, seat: int, region: int) -> int:
    """The assistants who can join a dig there; once the weeks are asked for, those who have."""
    if state.phase == WEEKS and (seat, region) == (state.player, state.region):
        return state.assistants
    return digging.most_assistants(state, seat)


@lru_cache(maxsize=4096)
def _draw_odds(known: odds.Heap, unplaced: odds.Heap, hidden: int, cards: int) -> DrawOdds:
    drawn = odds.draw_odds(known, unplaced, hidden, cards)
    chances = tuple([round(float(chance), 4) for chance in drawn.relics])
    return DrawOdds(cards, round(float(drawn.vp), 4), chances)
