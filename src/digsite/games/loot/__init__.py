"""Loot N Run (Maudite Momie, Malditas momias) by Christian Lemay."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from digsite.core.cards import CardFile
from digsite.core.game import Game, Rows, Say
from digsite.core.kept import KeptBoxes
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

from . import actions, events, forecasts, notation, printed, refusals, views
from .actions import ACTIONS
from .box import Box
from .cards import read_deck
from .constants import (
    DRAW_ROOM,
    FIRST_PLAYER,
    GAME_OVER,
    KEEP_CARDS,
    NO_CARD,
    PILE_NAMES,
    SHOW_TOP,
    SOURCE_NAMES,
    SOURCES,
    SPLIT_PILES,
    TAKE_TURN,
)
from .events import EFFECTS, EVENTS
from .rules import LootState
from .words import front_in_words

_PROMPTS = {
    FIRST_PLAYER: "choose_first",
    SPLIT_PILES: "split_piles",
    SHOW_TOP: "show_top",
    DRAW_ROOM: "draw_room",
    TAKE_TURN: "take_turn",
    KEEP_CARDS: "keep_cards",
    GAME_OVER: "game_over",
}

_BOXES: KeptBoxes[Box] = KeptBoxes()


class LootNRun(Game[LootState]):
    key = "loot"
    title = "Loot N Run"
    folder = Path(__file__).parent
    seats = range(2, 7)
    rules = 1
    options = (
        Option("awaken_self", False, "LNR-R06"),
        Option("awaken_empty", False, "LNR-R06"),
        Option("trigger_scores", False, "LNR-R06"),
        Option("frank_again", True, "LNR-R06"),
    )
    actions = ACTIONS
    events = EVENTS
    reasons = refusals.REASONS
    prompts = (*_PROMPTS.values(), "take_extra_turn")
    sources = SOURCE_NAMES
    effects = EFFECTS

    def check_cards(self, file: CardFile) -> None:
        read_deck(file)

    def set_up(self, seats: int, options: Options, cards: CardFile) -> LootState:
        box = _BOXES.get(cards, options, seats, lambda: Box(seats, options, cards))
        return LootState(box)

    def action(self, state: LootState, decision: int) -> Action:
        return actions.action_of(state, decision)

    def number(self, state: LootState, action: Action) -> int:
        return actions.number_of(state, action)

    def notation(self, action: Action) -> str:
        return notation.notation_of(action)

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def why_not(self, state: LootState, action: Action) -> Refusal:
        return refusals.why_not(state, action)

    def happened(self, state: LootState, rows: Rows, seat: int) -> tuple[Event, ...]:
        return events.happened(state, rows, seat)

    def prompt(self, state: LootState, seat: int) -> Prompt:
        key = _PROMPTS[state.phase]
        if state.phase == TAKE_TURN and state.extra:
            key = "take_extra_turn"
        if state.phase in (SHOW_TOP, DRAW_ROOM):
            return Prompt(key, state.actor, {"pile": PILE_NAMES[state.pile]})
        return Prompt(key, state.actor)

    def public(self, state: LootState) -> views.Public:
        return views.public(state)

    def private(self, state: LootState, seat: int) -> views.Private:
        return views.private(state, seat)

    def printed(self, cards: CardFile) -> printed.Printed:
        return printed.printed(cards)

    def breakdown(self, state: LootState) -> list[dict[str, int]]:
        gains = state.gains
        return [
            dict(zip(SOURCE_NAMES, gains[SOURCES * seat : SOURCES * (seat + 1)], strict=True))
            for seat in range(state.seats)
        ]

    def standing(self, veiled: LootState, seat: int) -> int:
        """With what securing the own cards would bring; somebody may awaken their guardians."""
        held = 0 if veiled.over() else veiled.box.worth(veiled.hand[seat])
        return veiled.points(seat) + held

    def census(self, state: LootState) -> dict[str, int]:
        """Every card by its kind, and the cards by where they are counted."""
        held = [*state.hand, state.unseen, state.discards]
        count = Counter([kind for cards in held for kind in views.kinds(state, cards)])
        drawn = [slot for slot in state.drawn if slot != NO_CARD]
        count.update([state.box.rooms[slot].kind for slot in drawn])
        laid = sum(state.backs) + len(drawn) + state.discards.bit_count()
        return {**count, "backs": sum(state.size) + laid, "piled": sum(state.piled) + laid}

    def effect(self, event: Event) -> str | None:
        return events.effect(event)

    def about(
        self, state: LootState, action: Action, then: Sequence[Action] = ()
    ) -> dict[str, Param]:
        return forecasts.about(state, action)

    def forecast(
        self, veiled: LootState, seat: int, action: Action
    ) -> tuple[Forecast | Event, ...]:
        return forecasts.forecast(veiled, seat, action)

    def phrase(self, field: str, value: object, say: Say) -> str | None:
        return front_in_words(value, say) if isinstance(value, str) else None


GAME = LootNRun()
