"""A record being analysed in a terminal: where one is, what can be tried, what is said of it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from digsite.bots import Budget
from digsite.bots.hints import Hint, thought_over
from digsite.core.dice import Dice
from digsite.core.records import Action
from digsite.core.seats import CHANCE
from digsite.play import Node, Study, study_text
from digsite.play.analysis import Analysis
from digsite.play.places import place_text
from digsite.play.reading import readings
from digsite.text import Language, Voice, voice
from digsite.text.analysis import move_text, outcome_texts
from digsite.text.why import would

from .boards import board
from .saves import write_whole
from .scene import Scene
from .session import scene_of


class Choice(msgspec.Struct, frozen=True):
    """Something that can be tried here."""

    action: Action
    word: str
    text: str


class Move(msgspec.Struct, frozen=True):
    """A line of the list of moves."""

    node: Node
    deep: int
    text: str  # with its mark


class Notebook:
    """One study and a place in it; nothing is on disk before `save`."""

    def __init__(self, study: Study, language: Language, path: Path | None, budget: Budget) -> None:
        self.analysis = Analysis(study)
        self.path, self.budget = path, budget
        self.changed = False
        self._dice = Dice(int.from_bytes(os.urandom(8), "big"))
        self.speak(language)

    def speak(self, language: Language) -> None:
        """Go on in a language."""
        study = self.analysis.study
        names = [sitter.name for sitter in study.seated]
        self.voice: Voice = voice(language, study.game.key).at(names)

    # -- what is seen -----------------------------------------------------------

    def scene(self) -> Scene:
        return scene_of(self.analysis.table, self.analysis.seat, self.voice)

    def opened(self) -> list[str]:
        """What the others hold, where all cards are open."""
        scene, analysis = self.scene(), self.analysis
        told = getattr(board(scene.game), "held", None)
        if told is None:
            return []
        return [
            line
            for seat, private in enumerate(analysis.hands())
            if seat != analysis.seat
            for line in told(scene, seat, private)
        ]

    def choices(self) -> list[Choice]:
        """What may be decided here, by a player or (with open cards) by chance."""
        outcomes = self.analysis.outcomes()
        if outcomes:
            texts = outcome_texts(self.voice, outcomes)
            return [
                Choice(each.action, self.voice.notation(each.action), f"{text} ({each.share:.0%})")
                for each, text in zip(outcomes, texts, strict=True)
            ]
        return [Choice(offer.action, offer.word, offer.text) for offer in self.scene().offers]

    def moves(self) -> list[Move]:
        """All moves in the order one reads them."""
        return [
            Move(read.node, read.deep, f"{move_text(self.voice, read)} {read.node.mark}".strip())
            for read in readings(self.analysis.study, self.analysis.eyes)
        ]

    def told(self) -> list[str]:
        """The move that led here, its mark, and what is said of it."""
        node = self.analysis.node
        move = next((move.text for move in self.moves() if move.node is node), "")
        return [line for line in (move, *node.comment.split("\n")) if line]

    def where(self) -> str:
        """The place, whose eyes, and the question of the moment."""
        say, analysis = self.voice.say, self.analysis
        eyes = say("analysis-open") if analysis.eyes is None else self.voice.who(analysis.eyes)
        prompt = self.voice.prompt(analysis.sight().prompt, mine=False)
        return say("analysis-at", place=place_text(analysis.node), name=eyes, text=prompt)

    @property
    def chance_decides(self) -> bool:
        return self.analysis.table.actor == CHANCE

    # -- going about ------------------------------------------------------------

    def on(self) -> None:
        if self.analysis.node.next:
            self.analysis.go(self.analysis.node.next[0])

    def back(self) -> None:
        if self.analysis.node.parent is not None:
            self.analysis.go(self.analysis.node.parent)

    def beside(self) -> None:
        """To the other move at the same point, round and round."""
        node = self.analysis.node
        if node.parent is not None:
            others = node.parent.next
            self.analysis.go(others[(others.index(node) + 1) % len(others)])

    def first(self) -> None:
        self.analysis.go(self.analysis.study.root)

    def last(self) -> None:
        """To the end of the line one is in."""
        node = self.analysis.node
        while node.next:
            node = node.next[0]
        self.analysis.go(node)

    def next_eyes(self) -> None:
        """Open cards, then one seat after the other."""
        eyes = -1 if self.analysis.eyes is None else self.analysis.eyes
        last = eyes + 1 >= len(self.analysis.study.seated)
        self.analysis.eyes = None if last else eyes + 1

    # -- changing the record ----------------------------------------------------

    def take(self, action: Action) -> None:
        self.analysis.play([action])
        self.changed = True

    def deal(self) -> None:
        self.analysis.deal(self._dice)
        self.changed = True

    def remove(self) -> None:
        self.analysis.remove()
        self.changed = True

    def promote(self) -> None:
        self.analysis.promote()
        self.changed = True

    def comment(self, text: str) -> None:
        self.analysis.node.comment = text.strip()
        self.changed = True

    def mark(self, mark: str) -> None:
        self.analysis.node.mark = mark.strip()
        self.changed = True

    def save(self, path: Path) -> None:
        """Write the record with everything in it (`OSError`)."""
        write_whole(path, study_text(self.analysis.study))
        self.path, self.changed = path, False

    # -- what a bot thinks ------------------------------------------------------

    def think(self, stopped: Callable[[], bool] | None = None) -> list[str]:
        """The chances of all seats and the best moves, by what the eyes can know."""
        analysis = self.analysis
        table, seat = analysis.table, analysis.seat
        if table.over:
            return []
        veiled = table.game.veil(table.state, seat)
        hint = thought_over(
            table.game, veiled, seat, self.budget, 0, stopped=stopped, cards=table.cards
        )
        return self._hint_lines(hint)

    def _hint_lines(self, hint: Hint) -> list[str]:
        pairs = zip(self.voice.names, hint.win_probabilities, strict=True)
        chances = " · ".join(f"{name} {share:.0%}" for name, share in pairs)
        best = [
            f"{advice.value:.0%} {self.voice.offer(advice.action, advice.about)}"
            for advice in hint.advice
        ]
        return [chances, *best, *self._instead_line(hint)]

    def _instead_line(self, hint: Hint) -> list[str]:
        if hint.instead is None:
            return []
        choice = self.voice.offer(hint.instead.action, hint.instead.about)
        return [would(self.voice, choice, hint.instead.reason, len(self.voice.names) - 1)]
