"""Thebes: The Tomb Raiders, by Peter Prinz (2013)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from digsite.core.cards import CardFile
from digsite.core.game import Game, Rows, Say
from digsite.core.records import (
    Action,
    Event,
    Forecast,
    Option,
    Options,
    Param,
    Prompt,
    Refusal,
)

from . import (
    actions,
    census,
    effects,
    events,
    forecasts,
    notation,
    printed,
    refusals,
    scoring,
    views,
)
from .cards import card_set
from .constants import SOURCES, TIME
from .make_box import box_for
from .rules import ThebesState
from .words import card_in_words


class Thebes(Game[ThebesState]):
    key: ClassVar = "thebes"
    title: ClassVar = "Thebes: The Tomb Raiders"
    folder: ClassVar = Path(__file__).parent
    seats: ClassVar = range(2, 5)
    rules: ClassVar = 1
    options: ClassVar = (
        Option("empty_sites", True, "THE-R02"),
        Option("raiders_decline", False, "THE-R03"),
        Option("zero_digs", False, "THE-R04"),
        Option("one_assistant", False, "THE-R05"),
        Option("assistant_lifts_cap", False, "THE-090"),
    )
    unseen_draws: ClassVar = (actions.SeeCard,)
    actions: ClassVar = tuple(actions.PHASE_OF)
    events: ClassVar = events.EVENTS
    reasons: ClassVar = refusals.REASONS
    prompts: ClassVar = views.PROMPTS
    sources: ClassVar = SOURCES
    effects: ClassVar = effects.EFFECTS

    def check_cards(self, file: CardFile) -> None:
        card_set(file)

    def set_up(self, seats: int, options: Options, cards: CardFile) -> ThebesState:
        return ThebesState(box_for(cards, options), seats)

    def action(self, state: ThebesState, decision: int) -> Action:
        return actions.action_of(state, decision)

    def number(self, state: ThebesState, action: Action) -> int:
        return actions.number_of(state, action)

    def notation(self, action: Action) -> str:
        return notation.notation_of(action)

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def why_not(self, state: ThebesState, action: Action) -> Refusal:
        return refusals.why_not(state, action)

    def happened(self, state: ThebesState, rows: Rows, seat: int) -> tuple[Event, ...]:
        return events.happened(state, rows, seat)

    def prompt(self, state: ThebesState, seat: int) -> Prompt:
        return views.prompt(state)

    def public(self, state: ThebesState) -> views.Public:
        return views.public(state)

    def private(self, state: ThebesState, seat: int) -> views.Private:
        return views.private(state, seat)

    def printed(self, cards: CardFile) -> printed.Printed:
        return printed.printed(cards)

    def breakdown(self, state: ThebesState) -> list[dict[str, int]]:
        return views.breakdown(state)

    def standing(self, veiled: ThebesState, seat: int) -> int:
        """Without the weeks saved until the end: every step of a rival changes them."""
        saved = 0 if veiled.over() else scoring.points_from(veiled, seat, TIME)
        return veiled.points(seat) - saved

    def census(self, state: ThebesState) -> dict[str, int]:
        return census.census(state)

    def effect(self, event: Event) -> str | None:
        return effects.effect_of(event)

    def spell(self, field: str, value: object) -> str | None:
        """A storage space, counted from 1; the points on several relic cards: `2 × 0, 1 × 3`."""
        if field == "space" and isinstance(value, int):
            return str(value + 1)
        if field == "cards" and isinstance(value, tuple) and value:
            points = Counter([_worth(card) for card in value])
            return ", ".join([f"{count} × {worth}" for worth, count in sorted(points.items())])
        return None

    def about(
        self, state: ThebesState, action: Action, then: Sequence[Action] = ()
    ) -> dict[str, Param]:
        return forecasts.about(state, action, then)

    def forecast(
        self, veiled: ThebesState, seat: int, action: Action
    ) -> tuple[Forecast | Event, ...]:
        return forecasts.forecast(veiled, seat, action)

    def phrase(self, field: str, value: object, say: Say) -> str | None:
        return card_in_words(value, say) if isinstance(value, str) else None


def _worth(card: str) -> int:
    """The points on a relic card, by its id; rubble has none."""
    parts = card.partition("/")[0].split(":")
    return int(parts[2]) if parts[0] == "relic" else 0


GAME = Thebes()
