"""Analysing in plain lines, for screen readers, pipes and scripts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from digsite.core.errors import BadInput, Refused
from digsite.text.problems import in_words

from .boards import board
from .notebook import Notebook
from .plain import Lines

LIST = 12  # moves shown before and after the place one is at


class PlainAnalysis:
    """Shows a position, reads a line, does what it says."""

    def __init__(self, notebook: Notebook, lines: Lines) -> None:
        self.notebook, self.lines = notebook, lines
        self.say = notebook.voice.say
        self._commands: dict[str, Callable[[str], None]] = {
            "": lambda _: self._moved(notebook.on),
            "b": lambda _: self._moved(notebook.back),
            "o": lambda _: self._moved(notebook.beside),
            "f": lambda _: self._moved(notebook.first),
            "l": lambda _: self._moved(notebook.last),
            "e": lambda _: self._moved(notebook.next_eyes),
            "d": self._deal,
            "m": self._list,
            "t": self._think,
            "x": lambda _: self._moved(notebook.remove),
            "p": lambda _: self._moved(notebook.promote),
            "k": lambda text: self._moved(lambda: notebook.mark(text)),
            "c": lambda text: self._moved(lambda: notebook.comment(text)),
            "s": self._save,
            "?": lambda _: self.lines.say(self.say("analysis-help")),
        }

    def run(self) -> None:
        """Until somebody leaves."""
        self.lines.say(self.say("analysis-help"))
        self.show()
        with suppress(EOFError, KeyboardInterrupt):
            while (typed := self.lines.read("> ")) != "q":
                try:
                    self.obey(typed)
                except Refused as error:
                    self.lines.say(self.notebook.voice.refusal(error.refusal))
                except BadInput as error:
                    self.lines.say(in_words(error, self.notebook.voice.language))
        if self.notebook.changed:
            self.lines.say(self.say("analysis-unsaved"))

    def obey(self, typed: str) -> None:
        """A number, a move in notation, or a command and what follows it."""
        if typed.isascii() and typed.isdecimal():
            self._number(typed)
            return
        word, _, rest = typed.partition(" ")
        if word in self._commands:
            self._commands[word](rest)
            return
        written = {choice.word: choice.action for choice in self.notebook.choices()}
        if typed in written:
            self._moved(lambda: self.notebook.take(written[typed]))
            return
        self.lines.say(self.say("analysis-help"))

    def show(self) -> None:
        """The position, the move that led to it, and what can be tried."""
        notebook = self.notebook
        scene = notebook.scene()
        self.lines.say("", notebook.where(), *notebook.told())
        self.lines.say(*board(scene.game).describe(scene), *notebook.opened())
        for number, choice in enumerate(notebook.choices(), 1):
            self.lines.say(f"{number:3}  {choice.text} [{choice.word}]")

    def _moved(self, move: Callable[[], None]) -> None:
        move()
        self.show()

    def _number(self, text: str) -> None:
        choices = self.notebook.choices()
        number = int(text) if len(text) < 6 else 0
        if not 0 < number <= len(choices):
            self.lines.say(self.say("plain-no-number", number=text[:6], count=len(choices)))
            return
        self._moved(lambda: self.notebook.take(choices[number - 1].action))

    def _deal(self, _: str) -> None:
        if self.notebook.chance_decides:
            self._moved(self.notebook.deal)

    def _list(self, _: str) -> None:
        moves, node = self.notebook.moves(), self.notebook.analysis.node
        here = next((at for at, move in enumerate(moves) if move.node is node), 0)
        for move in moves[max(here - LIST, 0) : here + LIST + 1]:
            sign = ">" if move.node is node else " "
            self.lines.say(f"{sign} {'    ' * move.deep}{move.text}")

    def _think(self, _: str) -> None:
        with self.lines.interrupts.may_leave():
            self.lines.say(*self.notebook.think())

    def _save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.notebook.path
        if path is None:
            self.lines.say(self.say("analysis-name"))
            return
        try:
            self.notebook.save(path)
        except OSError as error:
            reason = in_words(error, self.notebook.voice.language)
            self.lines.say(self.say("table-saved-not", reason=reason))
            return
        self.lines.say(self.say("analysis-saved", file=str(path)))
