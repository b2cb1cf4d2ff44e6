"""A whole game in one small folder: what `docs/adding-a-game.md` walks through."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from digsite.core.cards import CardFile, Status, checked
from digsite.core.errors import BadCards, BadNotation
from digsite.core.game import Game, Rows
from digsite.core.records import Action, Event, Options, Prompt, Refusal
from digsite.core.seats import OVER

from .rules import DEAL, DEALT, KEEP, SWAP, SWAPPED, TURN, UNKNOWN, ScarabState


class Scarab(msgspec.Struct, frozen=True):
    value: Annotated[int, Meta(ge=1, le=99)]
    count: Annotated[int, Meta(ge=1, le=20)]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    status: dict[str, Status]
    scarabs: list[Scarab]


class Deal(Action, frozen=True):
    value: Annotated[int, Meta(ge=1, le=99)]


class Keep(Action, frozen=True):
    pass


class Swap(Action, frozen=True):
    pass


class Dealt(Event, frozen=True):
    seat: int
    value: int | None


class Kept(Event, frozen=True):
    seat: int


class Swapped(Event, frozen=True):
    seat: int
    value: int


class Public(msgspec.Struct, frozen=True):
    swaps: list[int]
    discarded: dict[str, int]
    revealed: list[int | None]


class Private(msgspec.Struct, frozen=True):
    scarab: int | None


class ScarabGame(Game[ScarabState]):
    key = "scarab"
    title = "Scarab"
    folder = Path(__file__).parent
    seats = range(2, 4)
    rules = 1
    options = ()
    actions = (Deal, Keep, Swap)
    events = (Dealt, Kept, Swapped)
    reasons = {
        "game_over": "SCA-004",
        "not_your_turn": "SCA-002",
        "no_swaps_left": "SCA-003",
        "not_now": "SCA-002",
        "none_left": "SCA-001",
    }
    prompts = ("deal", "turn", "over")
    sources = ("scarab",)
    effects = ("swap",)

    def check_cards(self, file: CardFile) -> None:
        cards = checked(file, Cards)
        if sum(scarab.count for scarab in cards.scarabs) < 9:
            raise BadCards(file.path, "scarabs", "three players may need 9 scarabs")

    def set_up(self, seats: int, options: Options, cards: CardFile) -> ScarabState:
        scarabs = checked(cards, Cards).scarabs
        return ScarabState(seats, [s.value for s in scarabs], [s.count for s in scarabs])

    def action(self, state: ScarabState, decision: int) -> Action:
        if state.phase == DEAL:
            return Deal(state.values[decision])
        return Swap() if decision == SWAP else Keep()

    def number(self, state: ScarabState, action: Action) -> int:
        if state.phase == DEAL and isinstance(action, Deal) and action.value in state.values:
            return state.values.index(action.value)
        if state.phase == TURN and isinstance(action, Keep | Swap):
            return KEEP if isinstance(action, Keep) else SWAP
        return -1

    def notation(self, action: Action) -> str:
        return f"deal:{action.value}" if isinstance(action, Deal) else type(action).__name__.lower()

    def parse(self, text: str) -> Action:
        if text in ("keep", "swap"):
            return Keep() if text == "keep" else Swap()
        word, _, value = text.partition(":")
        if word == "deal" and value.isdecimal() and len(value) < 3 and int(value):
            return Deal(int(value))
        raise BadNotation(text, "it is keep, swap or deal:VALUE")

    def why_not(self, state: ScarabState, action: Action) -> Refusal:
        if isinstance(action, Swap) and state.phase == TURN:
            return self.refusal("no_swaps_left")
        if isinstance(action, Deal) and state.phase == DEAL:
            return self.refusal("none_left", value=action.value)
        return self.refusal("not_now")

    def happened(self, state: ScarabState, rows: Rows, seat: int) -> tuple[Event, ...]:
        return tuple([self._event(state, row, seat) for row in rows])

    def _event(self, state: ScarabState, row: tuple[int, ...], reader: int) -> Event:
        code, seat, kind = row[:3]
        if code == DEALT:
            return Dealt(seat, state.values[kind] if seat == reader else None)
        return Swapped(seat, state.values[kind]) if code == SWAPPED else Kept(seat)

    def prompt(self, state: ScarabState, seat: int) -> Prompt:
        key = "over" if state.actor == OVER else ("deal", "turn")[state.phase]
        return Prompt(key, state.actor)

    def public(self, state: ScarabState) -> Public:
        gone = {str(v): n for v, n in zip(state.values, state.gone, strict=True)}
        over = state.actor == OVER
        shown = [state.points(seat) if over else None for seat in range(state.seats)]
        return Public(state.swaps[:], gone, shown)

    def private(self, state: ScarabState, seat: int) -> Private:
        return Private(state.points(seat) if state.held[seat] != UNKNOWN else None)

    def breakdown(self, state: ScarabState) -> list[dict[str, int]]:
        return [{"scarab": state.points(seat)} for seat in range(state.seats)]

    def census(self, state: ScarabState) -> dict[str, int]:
        held = sum(kind != UNKNOWN for kind in state.held)
        return {"scarabs": sum(state.bag) + sum(state.gone) + held}

    def effect(self, event: Event) -> str | None:
        return "swap" if isinstance(event, Swapped) else None


GAME = ScarabGame()
