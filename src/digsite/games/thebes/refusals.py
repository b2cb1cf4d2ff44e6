"""Why an action is not possible: a reason, its clause, and what the acting seat may know of it."""

from __future__ import annotations

from typing import Final

from digsite.core.records import Action, Param, Refusal
from digsite.core.seats import CHANCE

from . import digging, sites
from .actions import (
    PHASE_OF,
    Dig,
    DigFor,
    DrawCard,
    GiveRelic,
    LookAt,
    PlayCard,
    Raid,
    RaidNothing,
    SeeCard,
    SendAssistants,
    ShowBack,
    ShowFront,
    StackPawn,
    TakeCard,
    TakePresentation,
    UsePermit,
)
from .constants import (
    ASSISTANTS,
    BACK,
    DRAW,
    EXHIBITION,
    FRONT,
    GIVE,
    LOOK,
    MUSEUM,
    PAWNS,
    PERMIT,
    RAID,
    REGIONS,
    SITE,
    TURN,
    WEEKS,
)
from .rules import ThebesState

REASONS: Final[dict[str, str]] = {
    "game_over": "THE-060",
    "not_your_turn": "THE-020",
    # something else is asked first
    "pawns_come_first": "THE-008",
    "back_comes_first": "THE-013",
    "front_comes_first": "THE-013",
    "museum_wants_relics": "THE-095",
    "scientist_wants_a_site": "THE-088",
    "looking_comes_first": "THE-R01",
    "raiders_want_a_relic": "THE-086",
    "dig_wants_a_permit": "THE-045",
    "dig_wants_assistants": "THE-090",
    "dig_wants_weeks": "THE-051",
    "drawing_comes_first": "THE-054",
    # nothing asked for this
    "only_chance_reveals": "THE-012",
    "no_museum_taken": "THE-095",
    "no_scientist_sent": "THE-088",
    "no_raiders_sent": "THE-086",
    "no_dig_begun": "THE-043",
    # taking
    "no_such_space": "THE-029",
    "unknown_card": "THE-003",
    "relics_stay_on_sites": "THE-033",
    "not_a_presentation": "THE-032",
    "not_on_display": "THE-032",
    "too_few_relics_to_show": "THE-092",
    "too_few_relics_to_give": "THE-095",
    "relic_not_yours": "THE-095",
    # playing
    "card_not_in_hand": "THE-040",
    "assistant_only_digs": "THE-090",
    "excavation_only_digs": "THE-083",
    "site_is_empty": "THE-R02",
    "sites_are_empty": "THE-R02",
    "not_on_this_site": "THE-086",
    "rubble_stays": "THE-R03",
    "raiders_must_take": "THE-R03",
    # digging
    "unknown_region": "THE-002",
    "no_permit": "THE-043",
    "no_expertise": "THE-044",
    "nothing_buried": "THE-059",
    "dig_brings_nothing": "THE-R04",
    "permit_not_held": "THE-043",
    "too_few_assistants": "THE-089",
    "one_assistant_at_most": "THE-R05",
    "weeks_out_of_range": "THE-051",
    # chance
    "no_such_pawn": "THE-004",
    "pawn_already_stacked": "THE-008",
    "back_not_in_deck": "THE-012",
    "front_not_in_deck": "THE-012",
    "card_not_there": "THE-016",
}

# What is asked in each phase, said to somebody who wants something else.
_ASKED: Final = {
    PAWNS: "pawns_come_first",
    BACK: "back_comes_first",
    FRONT: "front_comes_first",
    GIVE: "museum_wants_relics",
    SITE: "scientist_wants_a_site",
    LOOK: "looking_comes_first",
    RAID: "raiders_want_a_relic",
    PERMIT: "dig_wants_a_permit",
    ASSISTANTS: "dig_wants_assistants",
    WEEKS: "dig_wants_weeks",
    DRAW: "drawing_comes_first",
}
# What an action must follow, said at the start of a turn.
_MISSING: Final = {
    GiveRelic: "no_museum_taken",
    LookAt: "no_scientist_sent",
    Raid: "no_raiders_sent",
    RaidNothing: "no_raiders_sent",
    UsePermit: "no_dig_begun",
    SendAssistants: "no_dig_begun",
    DigFor: "no_dig_begun",
}
_CHANCE: Final = (StackPawn, ShowBack, ShowFront, DrawCard, SeeCard)


def why_not(state: ThebesState, action: Action) -> Refusal:
    """Why the actor cannot take an action that is not legal."""
    if PHASE_OF[type(action)] != state.phase:
        return _not_now(state, action)
    match action:
        case TakeCard():
            return _refusal("no_such_space")
        case TakePresentation(kind):
            return _no_presentation(state, kind)
        case PlayCard(kind):
            return _no_play(state, kind)
        case Dig(region):
            return _no_dig(state, region)
        case GiveRelic(kind):
            return _no_gift(state, kind)
        case LookAt(region):
            return _no_look(region)
        case Raid(card):
            return _no_raid(state, card)
        case RaidNothing():
            return _refusal("raiders_must_take")
        case UsePermit(permit):
            return _refusal("permit_not_held", permit=permit, region=REGIONS[state.region])
        case SendAssistants(count):
            return _no_team(state, count)
        case DigFor(weeks):
            return _no_weeks(state, weeks)
        case StackPawn(seat):
            known = 0 <= seat < state.seats
            return _refusal("pawn_already_stacked" if known else "no_such_pawn", seat=seat)
        case ShowBack():
            return _refusal("back_not_in_deck")
        case ShowFront(kind):
            known = kind in state.box.plain.kind_index
            return _refusal("front_not_in_deck") if known else _refusal("unknown_card", name=kind)
    return _refusal("card_not_there")


def _refusal(reason: str, **params: Param) -> Refusal:
    return Refusal(reason, REASONS[reason], params)


def _not_now(state: ThebesState, action: Action) -> Refusal:
    if state.actor != CHANCE and isinstance(action, _CHANCE):
        return _refusal("only_chance_reveals")
    if state.phase == TURN:
        return _refusal(_MISSING[type(action)])
    reason = _ASKED[state.phase]
    if state.phase == GIVE:
        return _refusal(reason, relics=state.left)
    if state.phase in (RAID, PERMIT, ASSISTANTS, WEEKS):
        return _refusal(reason, region=REGIONS[state.region])
    return _refusal(reason)


# -- taking ------------------------------------------------------------------


def _no_presentation(state: ThebesState, kind: str) -> Refusal:
    box = state.box.plain
    if kind in box.relic_kind_index or kind in {f"rubble:{region}" for region in REGIONS}:
        return _refusal("relics_stay_on_sites")
    if kind not in {card.kind for card in box.cards.small_cards}:
        return _refusal("unknown_card", name=kind)
    number = box.kind_index.get(kind, -1)
    if number < 0 or box.kind_type[number] not in (EXHIBITION, MUSEUM):
        return _refusal("not_a_presentation")
    if not state.display & box.kind_slots[number]:
        return _refusal("not_on_display")
    needed = box.set_count[3 * number]
    held = [found.bit_count() for found in state.relics[4 * state.player : 4 * state.player + 4]]
    if box.kind_type[number] == MUSEUM:
        return _refusal("too_few_relics_to_give", needed=needed, held=sum(held))
    region = box.set_region[3 * number]
    return _refusal(
        "too_few_relics_to_show", needed=needed, held=held[region], region=REGIONS[region]
    )


def _no_gift(state: ThebesState, kind: str) -> Refusal:
    box = state.box.plain
    if kind not in box.relic_kind_index:
        return _refusal("unknown_card", name=kind)
    number = box.relic_kind_index[kind]
    region = REGIONS[box.relic_kind_region[number]]
    return _refusal("relic_not_yours", region=region, vp=box.relic_kind_vp[number])


# -- playing -----------------------------------------------------------------


def _no_play(state: ThebesState, kind: str) -> Refusal:
    box = state.box.plain
    if kind not in box.kind_index:
        return _refusal("unknown_card", name=kind)
    number = box.kind_index[kind]
    _, card, *_ = kind.split(":")
    if not state.own[state.player] & box.kind_slots[number]:
        return _refusal("card_not_in_hand", card=card)
    if card == "assistant":
        return _refusal("assistant_only_digs")
    if card == "general_excavation":
        return _refusal("excavation_only_digs")
    region = box.kind_region[number]
    if region < 0:
        return _refusal("sites_are_empty", card=card)
    return _refusal("site_is_empty", card=card, region=REGIONS[region])


def _no_look(region: str) -> Refusal:
    if region not in REGIONS:
        return _refusal("unknown_region", name=region)
    return _refusal("site_is_empty", card="scientist", region=region)


def _no_raid(state: ThebesState, card: str) -> Refusal:
    if card not in state.box.plain.relic_index:
        return _refusal("unknown_card", name=card)
    region, number = state.box.plain.relic_index[card]
    there = region == state.region and state.known[region] >> number & 1
    if there:
        return _refusal("rubble_stays", region=REGIONS[state.region])
    return _refusal("not_on_this_site", region=REGIONS[state.region])


# -- digging -----------------------------------------------------------------


def _no_dig(state: ThebesState, region: str) -> Refusal:
    if region not in REGIONS:
        return _refusal("unknown_region", name=region)
    number = REGIONS.index(region)
    if not digging.permits(state, number):
        return _refusal("no_permit", region=region)
    if not state.expertise[4 * state.player + number]:
        return _refusal("no_expertise", region=region)
    if sites.empty(state, number):
        return _refusal("nothing_buried", region=region)
    most = digging.most_assistants(state, state.player)
    known = digging.knowledge(state, state.player, number, most)
    return _refusal("dig_brings_nothing", knowledge=known, weeks=12)


def _no_team(state: ThebesState, count: int) -> Refusal:
    box = state.box.plain
    held = (state.own[state.player] & box.kind_slots[box.assistant]).bit_count()
    if not 0 <= count <= held:
        return _refusal("too_few_assistants", held=held)
    if box.one_assistant and count > 1:
        return _refusal("one_assistant_at_most")
    known = digging.knowledge(state, state.player, state.region, count)
    return _refusal("dig_brings_nothing", knowledge=known, weeks=12)


def _no_weeks(state: ThebesState, weeks: int) -> Refusal:
    if not 1 <= weeks <= 12:
        return _refusal("weeks_out_of_range")
    known = digging.knowledge(state, state.player, state.region, state.assistants)
    return _refusal("dig_brings_nothing", knowledge=known, weeks=weeks)
