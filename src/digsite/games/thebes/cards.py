"""The card file: typed records of it, and everything a box must hold to be playable."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from digsite.core.cards import CardFile, Status, checked
from digsite.core.errors import BadCards

from .constants import MOST_BURIED, MOST_GREEN, MOST_KINDS, MOST_NEEDED, REGIONS, Region

ActionName = Literal["general_excavation", "thief", "tomb_raiders", "scientist", "assistant"]
Weeks = Annotated[int, Meta(ge=0, le=52)]
Points = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=1, le=MOST_NEEDED)]
Need = Annotated[int, Meta(ge=1, le=99)]
Cell = Annotated[int, Meta(ge=0, le=MOST_BURIED)]
Row = tuple[Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]
# `$` alone would let a line end through.
Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.+:-]{1,48}$(?!\n)")]
CardId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.+:-]{1,48}/[A-Za-z0-9_]{1,8}$(?!\n)")]


class Professor(Struct, frozen=True, tag_field="type", tag="professor", forbid_unknown_fields=True):
    id: CardId
    kind: Name
    region: Literal["mesopotamia", "crete", "egypt", "greece", "world"]
    vp: Points
    need: Need


class Relic(Struct, frozen=True, tag_field="type", tag="relic", forbid_unknown_fields=True):
    id: CardId
    kind: Name
    region: Region
    vp: Points
    rubble: bool = False


class Expertise(Struct, frozen=True, tag_field="type", tag="expertise", forbid_unknown_fields=True):
    id: CardId
    kind: Name
    region: Region
    value: Annotated[int, Meta(ge=1, le=3)]
    weeks: Weeks


class GeneralKnowledge(
    Struct, frozen=True, tag_field="type", tag="general_knowledge", forbid_unknown_fields=True
):
    id: CardId
    kind: Name
    value: Few
    weeks: Weeks


class Congress(Struct, frozen=True, tag_field="type", tag="congress", forbid_unknown_fields=True):
    id: CardId
    kind: Name
    weeks: Weeks


class ActionCard(Struct, frozen=True, tag_field="type", tag="action", forbid_unknown_fields=True):
    id: CardId
    kind: Name
    action: ActionName
    take_weeks: Weeks = msgspec.field(name="takeWeeks")
    play_weeks: Weeks = msgspec.field(name="playWeeks")
    region: Region | None = None


class Exhibition(
    Struct, frozen=True, tag_field="type", tag="exhibition", forbid_unknown_fields=True
):
    id: CardId
    kind: Name
    req: tuple[tuple[Region, Few], tuple[Region, Few], tuple[Region, Few]]
    weeks: tuple[Weeks, Weeks, Weeks]
    vp: Points


class Museum(Struct, frozen=True, tag_field="type", tag="museum", forbid_unknown_fields=True):
    id: CardId
    kind: Name
    relics: Few
    weeks: Weeks
    vp: Points


class Permit(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    kind: Name
    region: Literal["mesopotamia", "crete", "egypt", "greece", "general"]


GreenCard = Expertise | GeneralKnowledge | Congress | ActionCard | Exhibition | Museum
SmallCard = Professor | Relic | GreenCard


class CardSet(Struct, frozen=True, forbid_unknown_fields=True):
    """All the cards of a box. `status` says of groups of cards where each fact comes from."""

    name: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.+-]{1,48}$(?!\n)")]
    status: dict[str, dict[str, Status]]
    small_cards: tuple[SmallCard, ...]
    permits: tuple[Permit, ...]
    dig_table: dict[str, Row]
    congress_vp: Annotated[tuple[Points, ...], Meta(min_length=2, max_length=100)]
    note: str = ""

    @property
    def professors(self) -> list[Professor]:
        return [card for card in self.small_cards if isinstance(card, Professor)]

    @property
    def relics(self) -> list[Relic]:
        return [card for card in self.small_cards if isinstance(card, Relic)]

    @property
    def green(self) -> list[GreenCard]:
        return [card for card in self.small_cards if isinstance(card, get_args(GreenCard))]

    def status_of(self, kind: str, fact: str) -> Status | None:
        """Where a fact about a kind of card comes from: the longest group name that fits."""
        for name in _groups(kind):
            if fact in self.status.get(name, {}):
                return self.status[name][fact]
        return None


def card_set(file: CardFile) -> CardSet:
    """The cards of a file, or the place where they do not make a box (`BadCards`)."""
    try:
        cards = checked(file, CardSet)
    except BadCards as error:
        raise BadCards(file.path, _with_id(file, error.place), error.reason) from None
    for place, reason in _faults(cards):
        raise BadCards(file.path, place, reason)
    return cards


def _with_id(file: CardFile, place: str) -> str:
    """The place, with the id of the card it is in."""
    found = re.match(r"(small_cards|permits)\[(\d+)\]", place)
    if found is None:
        return place
    card = file.data[found[1]][int(found[2])]
    name = card.get("id") if isinstance(card, dict) else None
    return f"{place} ({name})" if isinstance(name, str) else place


def _faults(cards: CardSet) -> Iterator[tuple[str, str]]:
    """What is wrong with a set of cards that are well-formed one by one."""
    yield from _each_card(cards)
    yield from _counts(cards)
    yield from _tables(cards)
    yield from _statuses(cards)


def _each_card(cards: CardSet) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    alike: dict[str, SmallCard] = {}
    named = [("small_cards", i, card.id, card.kind) for i, card in enumerate(cards.small_cards)]
    named += [("permits", i, card.id, card.kind) for i, card in enumerate(cards.permits)]
    for group, i, name, kind in named:
        if name in seen:
            yield f"{group}[{i}].id ({name})", "this id is there twice"
        if not name.startswith(f"{kind}/"):
            yield f"{group}[{i}].id ({name})", f"an id is its kind, {kind}, a / and a number"
        seen.add(name)
    for i, card in enumerate(cards.small_cards):
        place = f"small_cards[{i}]"
        base, exact = _kind_of(card)
        if card.kind != base and (exact or not card.kind.startswith(f"{base}:")):
            yield f"{place}.kind ({card.id})", f"the kind of such a card is {base}"
        first = alike.setdefault(card.kind, card)
        if msgspec.structs.replace(card, id=first.id) != first:
            yield f"{place} ({card.id})", f"differs from {first.id}, though of the same kind"
        yield from _one_card(card, place)
    for i, permit in enumerate(cards.permits):
        if permit.kind != f"permit:{permit.region}":
            yield f"permits[{i}].kind ({permit.id})", f"this is a permit:{permit.region}"


def _kind_of(card: SmallCard) -> tuple[str, bool]:
    """The name of a card's kind, and whether nothing may follow it."""
    match card:
        case Professor():
            return f"professor:{card.region}", True
        case Relic():
            rubble = f"rubble:{card.region}"
            return (rubble if card.rubble else f"relic:{card.region}:{card.vp}"), True
        case Expertise():
            return f"expertise:{card.region}:{card.value}", False
        case GeneralKnowledge():
            return f"general_knowledge:{card.value}", False
        case Congress():
            return "congress", False
        case ActionCard():
            name = f"action:{card.action}"
            return (f"{name}:{card.region}" if card.region else name), True
        case Exhibition():
            return "exhibition", False
        case Museum():
            return "museum", False


def _one_card(card: SmallCard, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(card, Relic) and card.rubble != (card.vp == 0):
        yield f"{place}.vp ({card.id})", "rubble is worth 0 points, a relic at least 1"
    if isinstance(card, ActionCard):
        regional = card.action in ("thief", "tomb_raiders")
        if regional != (card.region is not None):
            wanted = "has a region" if regional else "has no region"
            yield f"{place}.region ({card.id})", f"this action card {wanted}"
        if card.action == "general_excavation" and card.play_weeks:
            yield f"{place}.playWeeks ({card.id})", "a general excavation costs no time to play"
    if isinstance(card, Exhibition):
        if len({region for region, _ in card.req}) < 3:
            yield f"{place}.req ({card.id})", "the three sets come from three regions"
        if not card.weeks[0] > card.weeks[1] > card.weeks[2]:
            yield f"{place}.weeks ({card.id})", "each further set makes the time shorter"


def _counts(cards: CardSet) -> Iterator[tuple[str, str]]:
    total = len(cards.small_cards)
    if total != 168:
        yield "small_cards", f"the box has 168 small cards, not {total}"
    professors = Counter[str](card.region for card in cards.professors)
    for name in (*REGIONS, "world"):
        if professors[name] != 1:
            yield "small_cards", f"there is one professor:{name}, not {professors[name]}"
    for region in REGIONS:
        buried = [card for card in cards.relics if card.region == region]
        if not any(not card.rubble for card in buried) or len(buried) > MOST_BURIED:
            yield (
                "small_cards",
                f"{region} has at least one relic and at most {MOST_BURIED} relics and rubble",
            )
    count = Counter(card.kind for card in cards.small_cards)
    for region in REGIONS:
        for action in ("thief", "tomb_raiders"):
            if count[f"action:{action}:{region}"] != 1:
                found = count[f"action:{action}:{region}"]
                yield "small_cards", f"there is one action:{action}:{region}, not {found}"
        books = {
            card.value
            for card in cards.small_cards
            if isinstance(card, Expertise) and card.region == region
        }
        if books != {1, 2, 3}:
            yield "small_cards", f"{region} has expertise cards of 1, 2 and 3 books"
    for kind in ("general_excavation", "scientist", "assistant"):
        if not 1 <= count[f"action:{kind}"] <= 12:
            yield "small_cards", f"there are 1 to 12 action:{kind} cards"
    if len(cards.green) > MOST_GREEN:
        yield "small_cards", f"at most {MOST_GREEN} cards have a green back"
    if len({card.kind for card in cards.green}) > MOST_KINDS:
        yield "small_cards", f"the green cards are of at most {MOST_KINDS} kinds"
    if len({card.kind for card in cards.relics}) > MOST_KINDS:
        yield "small_cards", f"the relics are of at most {MOST_KINDS} kinds"
    permits = Counter[str](card.region for card in cards.permits)
    if permits != Counter([*REGIONS * 4, *["general"] * 6]):
        yield "permits", "there are four permits for each region and six general ones"


def _tables(cards: CardSet) -> Iterator[tuple[str, str]]:
    names = [str(knowledge) for knowledge in range(1, 13)]
    if sorted(cards.dig_table) != sorted(names):
        yield "dig_table", "the rows are called 1 to 12, for the knowledge"
        return
    before: Row | None = None
    for name in names:
        row = cards.dig_table[name]
        if list(row) != sorted(row):
            yield f"dig_table.{name}", "a longer dig never gives fewer cards"
        if before is not None and any(a > b for a, b in zip(before, row, strict=True)):
            yield f"dig_table.{name}", "more knowledge never gives fewer cards"
        before = row
    if cards.dig_table["12"][11] == 0:
        yield "dig_table.12", "the longest dig with the most knowledge gives a card"
    if cards.congress_vp[0] != 0 or list(cards.congress_vp) != sorted(cards.congress_vp):
        yield "congress_vp", "no congress is worth 0 points, and more are never worth less"


def _statuses(cards: CardSet) -> Iterator[tuple[str, str]]:
    kinds = {card.kind for card in cards.small_cards} | {card.kind for card in cards.permits}
    tables = {"dig_table", "congress_vp"}
    known = tables.union(*[_groups(kind) for kind in kinds])
    for name in cards.status:
        if name not in known:
            yield f"status.{name}", "no card or table has this name"
    for card in cards.small_cards:
        kept = msgspec.to_builtins(card).keys() - {"id", "kind", "type", "action", "rubble"}
        facts = {fact for fact in kept if getattr(card, fact, "") is not None}
        for fact in ("count", *sorted(facts)):
            if cards.status_of(card.kind, fact) is None:
                yield "status", f"does not say where the {fact} of {card.kind} comes from"
    for name, fact in (("permit", "count"), ("dig_table", "cell"), ("congress_vp", "table")):
        if cards.status_of(name, fact) is None:
            yield "status", f"does not say where the {fact} of {name} comes from"


def _groups(kind: str) -> list[str]:
    """The groups a kind belongs to, the smallest first: `relic:egypt:2`, `relic:egypt`, `relic`."""
    parts = kind.split(":")
    return [":".join(parts[:upto]) for upto in range(len(parts), 0, -1)]
