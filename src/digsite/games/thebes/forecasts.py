"""What decides whether a seat wants an action: weeks, who plays next, cards to draw, chances.

Everything is reckoned in worlds imagined from what the seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal

from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.records import Action, Event, Forecast, Param
from digsite.core.seats import CHANCE

from . import actions, digging, odds, presenting, scoring
from .constants import (
    ACTION,
    CONGRESS,
    CONGRESSES,
    EXHIBITION,
    EXPERTISE,
    KNOWLEDGE,
    MOST_WEEKS,
    MUSEUM,
    REGIONS,
    Region,
)
from .events import ProfessorMoved, happened
from .rules import ThebesState

WORLDS: Final = 6  # that tell whether the deck may run out


class PawnLands(Forecast, frozen=True):
    """The weeks an action takes, all of it, and who plays after it."""

    weeks: int
    week: int
    again: bool
    next_seat: int


class DeckMayEnd(Forecast, frozen=True):
    """The card that is drawn next may be the last."""

    certain: bool


class DigAhead(Forecast, frozen=True):
    """What a dig begun there promises: the fewest weeks, the most, and a single card."""

    region: Region
    knowledge: int
    weeks: int
    cards: int
    most: int
    points: float
    rubble: int  # in a hundred cards


class CardsAhead(Forecast, frozen=True):
    """The cards that are drawn, what they bring on average, the chance of nothing."""

    cards: int
    points: float
    nothing: int  # in a hundred


class Learned(Forecast, frozen=True):
    """Books: what one then knows, and what a dig of twelve weeks would draw."""

    learned: Region | Literal["general"]
    before: int
    books: int
    cards: int


class CongressesWorth(Forecast, frozen=True):
    count: int
    points: int


class RelicsSpent(Forecast, frozen=True):
    """A museum: what the cheapest relics one can give for it are worth, and what it brings."""

    worth: int
    points: int


class HandGrows(Forecast, frozen=True):
    """An action card, for a later turn."""

    weeks: int


class CardDoes(Forecast, frozen=True):
    """An action card: what it is good for, when it is played."""

    power: str


def about(state: ThebesState, action: Action, then: Sequence[Action]) -> dict[str, Param]:
    """The card an action takes or plays, with its weeks; the cards that weeks draw."""
    box = state.box.plain
    match action:
        case actions.Dig():
            named = [each.weeks for each in then if isinstance(each, actions.DigFor)]
            return {"weeks": named[0]} if named else {}
        case actions.TakeCard(space) if state.storage[space] >= 0:
            kind = box.slot_kind[state.storage[space]]
            return {"kind": box.kind_names[kind], "weeks": box.kind_weeks[kind]}
        case actions.TakePresentation(name) if name in box.kind_index:
            kind = box.kind_index[name]
            return {"weeks": _show_weeks(state, kind), "points": box.kind_vp[kind]}
        case actions.PlayCard(name):
            return {"weeks": box.kind_play_weeks[box.kind_index[name]]}
        case actions.UsePermit(permit):
            return {"paper": REGIONS[state.region] if permit == "region" else permit}
        case actions.SendAssistants(count) if state.region >= 0:
            known = digging.knowledge(state, state.player, state.region, count)
            more = count * box.kind_play_weeks[box.kind_index["action:assistant"]]
            cards = box.dig_table[13 * known + MOST_WEEKS]
            return {"knowledge": known, "cards": cards, "weeks": more}
        case actions.DigFor(weeks) if state.region >= 0 and weeks <= MOST_WEEKS:
            known = digging.knowledge(state, state.player, state.region, state.assistants)
            more = state.assistants * box.kind_play_weeks[box.kind_index["action:assistant"]]
            helped = weeks + more if state.assistants else 0  # all weeks, with those of assistants
            return {"cards": box.dig_table[13 * known + weeks], "helped": helped}
    return {}


def forecast(veiled: ThebesState, seat: int, action: Action) -> tuple[Forecast | Event, ...]:
    """What a seat can know of an action beforehand."""
    match action:
        case actions.Dig(region):
            return (_dig_ahead(veiled, seat, REGIONS.index(region), 0),)
        case actions.UsePermit():
            return (_dig_ahead(veiled, seat, veiled.region, 0),)
        case actions.SendAssistants(count):
            return (_dig_ahead(veiled, seat, veiled.region, count),)
        case actions.DigFor() | actions.PlayCard():
            drawn = _cards_ahead(veiled, seat, action)
            does = [_does(action.kind)] if isinstance(action, actions.PlayCard) else []
            return (*_turn_over(veiled, seat, action), *does, *([drawn] if drawn else []))
        case actions.TakeCard(space):
            return (*_turn_over(veiled, seat, action), *_taken(veiled, seat, space))
        case actions.TakePresentation():
            return (*_turn_over(veiled, seat, action), *_spent(veiled, seat, action))
    return _turn_over(veiled, seat, action)


def _show_weeks(state: ThebesState, kind: int) -> int:
    """The weeks of an exhibition with the sets its player can show, or of a museum."""
    box = state.box.plain
    if box.kind_type[kind] != EXHIBITION:
        return box.kind_weeks[kind]
    return box.set_weeks[3 * kind + presenting.tier(state, state.player, kind)]


def _spent(
    veiled: ThebesState, seat: int, action: actions.TakePresentation
) -> tuple[RelicsSpent, ...]:
    box = veiled.box.plain
    kind = box.kind_index[action.kind]
    if box.kind_type[kind] != MUSEUM:
        return ()
    begun = veiled.copy()
    begun.play(actions.number_of(begun, action))
    owned = sorted(
        [
            vp
            for vp, region, cards in zip(
                box.relic_kind_vp, box.relic_kind_region, box.relic_kind_cards, strict=True
            )
            for _ in range((veiled.relics[4 * seat + region] & cards).bit_count())
        ]
    )
    return (RelicsSpent(sum(owned[: begun.left]), box.kind_vp[kind]),)


# -- time ---------------------------------------------------------------------


def _turn_over(veiled: ThebesState, seat: int, action: Action) -> tuple[Forecast | Event, ...]:
    """Where the pawn lands and who plays then, whatever else is chosen on the way."""
    worlds = [_played_out(veiled, seat, action, number) for number in range(WORLDS)]
    ended = [world.over() for world in worlds]
    first = worlds[0]
    told: list[Forecast | Event] = []
    week = first.weeks[seat]
    if not all(ended):
        after = next(world for world in worlds if not world.over()).actor
        told.append(PawnLands(week - veiled.weeks[seat], week, after == seat, after))
    if any(ended):
        told.append(DeckMayEnd(all(ended)))
    facts = happened(first, first.heard(), seat)
    return (*told, *[fact for fact in facts if isinstance(fact, ProfessorMoved)])


def _played_out(veiled: ThebesState, seat: int, action: Action, number: int) -> ThebesState:
    """One world after the turn; what is left to choose costs the same whichever is chosen."""
    dice = Dice(number)
    world = copy_of(veiled)
    world.imagine(dice)
    world.listen()
    world.play(actions.number_of(world, action))
    while world.turn == veiled.turn and not world.over():
        world.play(world.draw(dice) if world.actor == CHANCE else world.legal()[0])
    return world


# -- digs ---------------------------------------------------------------------


def _dig_ahead(state: ThebesState, seat: int, region: int, assistants: int) -> DigAhead:
    """With these assistants, or with all where it takes them to draw a card at all."""
    table = state.box.plain.dig_table
    known = digging.knowledge(state, seat, region, assistants)
    if not table[13 * known + MOST_WEEKS]:
        known = digging.knowledge(state, seat, region, digging.most_assistants(state, seat))
    row = table[13 * known : 13 * known + MOST_WEEKS + 1]
    weeks = next((weeks for weeks, cards in enumerate(row) if cards), MOST_WEEKS)
    one = odds.odds(state, seat, region, 1)
    return DigAhead(
        REGIONS[region], known, weeks, row[weeks], row[MOST_WEEKS], _tenths(one.vp), _percent(one)
    )


def _cards_ahead(state: ThebesState, seat: int, action: Action) -> CardsAhead | None:
    """The draws of a dig or a thief; nothing for other cards."""
    box = state.box.plain
    if isinstance(action, actions.DigFor):
        region = state.region
        known = digging.knowledge(state, seat, region, state.assistants)
        cards = box.dig_table[13 * known + action.weeks]
    elif isinstance(action, actions.PlayCard) and ":thief:" in action.kind:
        region, cards = box.kind_region[box.kind_index[action.kind]], 1
    else:
        return None
    found = odds.odds(state, seat, region, cards)
    return CardsAhead(cards, _tenths(found.vp), _percent(found))


def _percent(found: odds.Odds) -> int:
    """The chance of no relic at all, in a hundred."""
    return round(100 * found.relics[0])


def _tenths(points: Fraction) -> float:
    return round(float(points), 1)


# -- cards taken ----------------------------------------------------------------


def _taken(state: ThebesState, seat: int, space: int) -> list[Forecast]:
    """What a card from storage is good for."""
    box = state.box.plain
    kind = box.slot_kind[state.storage[space]]
    what, region = box.kind_type[kind], box.kind_region[kind]
    after = _played_out(state, seat, actions.TakeCard(space), 0)
    if what == EXPERTISE:
        known = digging.knowledge(after, seat, region, 0)
        before, books = [world.expertise[4 * seat + region] for world in (state, after)]
        cards = box.dig_table[13 * known + MOST_WEEKS]
        return [Learned(REGIONS[region], before, books, cards)]
    if what == KNOWLEDGE:
        return [Learned("general", state.general[seat], after.general[seat], 0)]
    if what == CONGRESS:
        count = (after.own[seat] & box.kind_slots[kind]).bit_count()
        return [CongressesWorth(count, scoring.points_from(after, seat, CONGRESSES))]
    if what != ACTION:
        return []
    return [_does(box.kind_names[kind]), HandGrows(box.kind_play_weeks[kind])]


def _does(kind: str) -> CardDoes:
    return CardDoes(kind.split(":")[1])
