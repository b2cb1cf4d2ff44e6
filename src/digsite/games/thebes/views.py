"""What may be shown: to everybody, and to one seat besides. Every field is listed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from digsite.core.records import Prompt

from . import digging, market, odds, scoring, sites
from .box import Box
from .constants import (
    BACK,
    GIVE,
    PAWNS,
    REGIONS,
    SOURCES,
    WEEKS,
    Region,
)
from .events import PROFESSORS, Professor
from .rules import ThebesState

# What is asked, by phase.
PROMPTS: Final = (
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
)


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


class Doing(Struct, frozen=True):
    """The action of the turn, as far as it is made."""

    card: str | None  # the action card or museum
    relics_to_give: int
    region: Region | None
    knowledge: int | None  # of a dig, with the assistants named so far
    assistants: int
    weeks: int | None
    rubble: tuple[str, ...]  # drawn so far


class Public(Struct, frozen=True):
    turn: int
    asked: str
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


class Private(Struct, frozen=True):
    seat: int
    permits: dict[str, int]
    hand: dict[str, int]  # action cards, by kind
    sites: tuple[Site, ...]


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
        permits=dict(zip((*REGIONS, "general"), permits, strict=True)),
        hand=_kinds(state, state.own[seat] & state.box.plain.action_cards),
        sites=tuple([_site(state, seat, region) for region in range(4)]),
    )


def prompt(state: ThebesState) -> Prompt:
    """The question of the moment; it is the same for all."""
    params: dict[str, str | int] = {}
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
    found: dict[str, int] = {}
    for slot in range(cards.bit_length()):
        if cards >> slot & 1:
            name = state.box.plain.kind_names[state.box.plain.slot_kind[slot]]
            found[name] = found.get(name, 0) + 1
    return found


def _relic_kinds(state: ThebesState, by_region: list[int]) -> dict[str, int]:
    """Sets of relics of each region, by kind."""
    box = state.box.plain
    counts = {
        name: (by_region[box.relic_kind_region[i]] & box.relic_kind_cards[i]).bit_count()
        for i, name in enumerate(box.relic_kind_names)
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
    return Player(
        seat=seat,
        week=state.weeks[seat],
        below=state.below[seat],
        expertise=dict(zip(REGIONS, expertise, strict=True)),
        general_knowledge=state.general[seat],
        cards=_kinds(state, state.own[seat] & ~state.box.plain.action_cards),
        relics=_relic_kinds(state, state.relics[4 * seat : 4 * seat + 4]),
        hand=hand.bit_count() + sum(state.permits[5 * seat : 5 * seat + 5]),
        points=_points(state, seat),
    )


def _knowledge(state: ThebesState) -> int:
    return digging.knowledge(state, state.player, state.region, state.assistants)


def _doing(state: ThebesState) -> Doing:
    digging_now = state.region >= 0 and state.card < 0
    return Doing(
        card=state.box.plain.kind_names[state.card] if state.card >= 0 else None,
        relics_to_give=state.left if state.phase == GIVE else 0,
        region=REGIONS[state.region] if state.region >= 0 else None,
        knowledge=_knowledge(state) if digging_now else None,
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


@lru_cache(maxsize=8192)
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
