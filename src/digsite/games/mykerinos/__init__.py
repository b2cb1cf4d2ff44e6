"""Mykerinos, by Nicolas Oury (Ystari Games, 2006)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from digsite.core.cards import CardFile
from digsite.core.game import Game, Rows
from digsite.core.kept import KeptBoxes
from digsite.core.records import (
    Action,
    Caution,
    Event,
    Forecast,
    Option,
    Options,
    Param,
    Prompt,
    Refusal,
)

from .accounts import SOURCES, breakdown_of, census_of
from .actions import ACTIONS, Place, action_of, number_of
from .box import Box
from .cards import read_cards
from .events import EFFECTS, EVENTS, effect_of
from .forecasts import forecast_of
from .notation import notation_of, parse
from .offers import CAUTIONS, about, caution
from .prompts import PROMPTS, prompt_of
from .refusals import REASONS, why_not
from .rules import MykerinosState
from .telling import event_of
from .views import Private, Public, public_view

_BOXES: KeptBoxes[Box] = KeptBoxes()


class Mykerinos(Game[MykerinosState]):
    """The box: which rules, cards and words belong together."""

    key = "mykerinos"
    title = "Mykerinos"
    folder = Path(__file__).parent
    seats = range(2, 5)
    rules = 1
    options = (
        Option("violet_from_empty_stock", False, "MYK-B01"),
        Option("keep_neutral_cubes", True, "MYK-B09"),
        Option("decline_cards", True, "MYK-B05"),
        Option("third_takes_both", False, "MYK-R05"),
    )
    actions = ACTIONS
    events = EVENTS
    reasons = REASONS
    prompts = PROMPTS
    sources = SOURCES
    effects = EFFECTS
    cautions = CAUTIONS

    def check_cards(self, file: CardFile) -> None:
        read_cards(file)

    def set_up(self, seats: int, options: Options, cards: CardFile) -> MykerinosState:
        box = _BOXES.get(cards, options, 0, lambda: Box(read_cards(cards), options))
        return MykerinosState(box, seats)

    def action(self, state: MykerinosState, decision: int) -> Action:
        return action_of(state, decision)

    def number(self, state: MykerinosState, action: Action) -> int:
        return number_of(state, action)

    def notation(self, action: Action) -> str:
        return notation_of(action)

    def parse(self, text: str) -> Action:
        return parse(text)

    def why_not(self, state: MykerinosState, action: Action) -> Refusal:
        return why_not(state, action)

    def happened(self, state: MykerinosState, rows: Rows, seat: int) -> tuple[Event, ...]:
        return tuple([event_of(state, row) for row in rows])

    def prompt(self, state: MykerinosState, seat: int) -> Prompt:
        return prompt_of(state)

    def public(self, state: MykerinosState) -> Public:
        return public_view(state)

    def private(self, state: MykerinosState, seat: int) -> Private:
        return Private()

    def breakdown(self, state: MykerinosState) -> list[dict[str, int]]:
        return breakdown_of(state)

    def census(self, state: MykerinosState) -> dict[str, int]:
        return census_of(state)

    def effect(self, event: Event) -> str | None:
        return effect_of(event)

    def about(
        self, state: MykerinosState, action: Action, then: Sequence[Action] = ()
    ) -> Mapping[str, Param]:
        return about(state, action, then)

    def forecast(
        self, veiled: MykerinosState, seat: int, action: Action
    ) -> tuple[Forecast | Event, ...]:
        return forecast_of(action)

    def caution(self, state: MykerinosState, action: Action) -> Caution | None:
        return caution(state, action)

    def spell(self, field: str, value: object) -> str | None:
        """A space `c4`; the slot of a card as its corners `a1–b3`."""
        if field == "cell" and isinstance(value, tuple):
            return notation_of(Place(value))
        if field == "slot" and isinstance(value, int):
            x, y = 2 * (value % 4), 3 * (value // 4)
            return f"{notation_of(Place((x, y)))}–{notation_of(Place((x + 1, y + 2)))}"
        return None


GAME = Mykerinos()
