"""Sentences in one language: of the program, of a game, and of the people at one table.

Fluent is slow, so each sentence about a record is made once per game and language. Names are no
part of what is remembered: a sign stands for a seat; the name is put in its place at each table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path

import msgspec

from digsite.core.game import AnyGame
from digsite.core.records import Action, Caution, Event, Forecast, Param, Prompt, Refusal, tag_of
from digsite.core.seats import CHANCE, OVER
from digsite.games import load

from .languages import Language
from .memory import Memory
from .messages import Messages, dashed
from .wording import SIGNS, Wording

PROGRAM = Path(__file__).parent / "program"
_SIGN = re.compile(f"[{SIGNS[0]}-{SIGNS[-1]}]")


class Voice:
    """Speaks; what a game has no message for is told in notation and names of types.

    `strict` for tests: what has no message is a KeyError.
    """

    def __init__(
        self,
        language: Language,
        game: AnyGame | None = None,
        more: Sequence[Path] = (),
        names: Sequence[str] = (),
        strict: bool = False,
    ) -> None:
        self.language = language
        self.game = game
        self.names = list(names)
        own = [game.folder / "text"] if game is not None else []
        self._wording = Wording(Messages(language, PROGRAM, *more, *own), game)
        self._memory = Memory()
        self._strict = strict

    @property
    def key(self) -> str:
        """The game it speaks of; empty for the program."""
        return self.game.key if self.game is not None else ""

    def at(self, names: Sequence[str]) -> Voice:
        """The same voice at a table where these people sit."""
        there = copy(self)
        there.names = list(names)
        return there

    def learn(self, source: str) -> None:
        """Further messages, as Fluent source."""
        self._wording.messages.learn(source)

    def knows(self, key: str) -> bool:
        return self._wording.messages.knows(key)

    def say(self, key: str, **params: object) -> str:
        """The message with this key."""
        return self._named(self._wording.text(key, params))

    def word(self, name: str, value: object) -> object:
        """A value as the word (or number) a message may use."""
        word = self._wording.word(name, value)
        return self._named(word) if isinstance(word, str) else word

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list in a sentence: a, b and c."""
        return self._wording.listed(words)

    def offer(self, action: Action, about: Mapping[str, Param] | None = None) -> str:
        """An action as something one may do, and what it is about (`Game.about`)."""
        return self._tell(
            "offer",
            action,
            lambda: self._wording.record("offer", action, about),
            lambda: self.notation(action),
            about,
        )

    def forecast(self, forecast: Forecast) -> str:
        """What an action decides for its player, as a sentence."""
        return self._tell(
            "forecast",
            forecast,
            lambda: self._wording.record("forecast", forecast),
            lambda: self._bare(forecast),
        )

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self._tell(
            "event", event, lambda: self._wording.record("event", event), lambda: self._bare(event)
        )

    def prompt(self, prompt: Prompt, mine: bool = True, legal: Sequence[Action] = ()) -> str:
        """The question, to the one who is asked or to those who wait; it names what is legal."""
        if mine and legal and self.knows(with_ways := f"prompt-{dashed(prompt.key)}-ways"):
            kinds = dict.fromkeys(map(type, legal))
            ways = [f"way-{dashed(tag_of(kind.__name__))}" for kind in kinds]
            return self._tell(
                "ways",
                prompt,
                lambda: self._wording.text(with_ways, {**prompt.params, "ways": self._ways(ways)}),
                lambda: self._bare_prompt(prompt, mine),
                {"ways": " ".join(ways)},
            )
        kind = "prompt" if mine else "waiting"
        return self._tell(
            kind,
            prompt,
            lambda: self._wording.text(
                f"{kind}-{dashed(prompt.key)}", {**prompt.params, "seat": prompt.actor}
            ),
            lambda: self._bare_prompt(prompt, mine),
        )

    def _ways(self, ways: Sequence[str]) -> str:
        """Kinds of actions, as a choice between them."""
        told = [self._wording.text(way, {}) for way in dict.fromkeys(ways) if self.knows(way)]
        return self._wording.listed(told, "list-or")

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, with its clause."""
        key = f"refusal-{dashed(refusal.reason)}"
        text = self._tell(
            "refusal",
            refusal,
            lambda: self._wording.text(key, refusal.params),
            lambda: _spaced(refusal.reason),
        )
        return f"{refusal.clause}: {text}"

    def caution(self, caution: Caution) -> str:
        """Why something should be asked twice."""
        key = f"caution-{dashed(caution.reason)}"
        return self._tell(
            "caution",
            caution,
            lambda: self._wording.text(key, caution.params),
            lambda: _spaced(caution.reason),
        )

    def source(self, source: str) -> str:
        """Where points come from."""
        return self._known(f"source-{source}", source)

    def option(self, option: str) -> str:
        """A way to play."""
        return self._known(f"option-{option}", option)

    def notation(self, action: Action) -> str:
        """An action as players write it."""
        return self.game.notation(action) if self.game is not None else repr(action)

    def who(self, seat: int | None) -> str:
        """The name of a seat, of chance, or of nobody."""
        if seat is None or not (0 <= seat < len(self.names) or seat == CHANCE):
            return ""
        return self.say("seat-chance") if seat == CHANCE else self.names[seat]

    def _tell(
        self,
        kind: str,
        record: msgspec.Struct,
        made: Callable[[], str],
        bare: Callable[[], str],
        about: Mapping[str, Param] | None = None,
    ) -> str:
        def sentence() -> str:
            try:
                return made()
            except LookupError:
                if self._strict:
                    raise
                return bare()

        told = msgspec.json.encode((record, about) if about else record)
        return self._named(self._memory.sentence((kind, told), sentence))

    def _named(self, text: str) -> str:
        for sign in dict.fromkeys(_SIGN.findall(text)):
            text = text.replace(sign, self._name(SIGNS.index(sign)))
        return text

    def _name(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self._wording.text("seat-number", {"number": seat + 1})

    def _known(self, key: str, name: str) -> str:
        key = key.replace("_", "-")
        return self.say(key) if self.knows(key) else _spaced(name)

    def _bare(self, event: Event | Forecast) -> str:
        fields = msgspec.structs.asdict(event)
        seat = fields.get("seat")
        parts = [self._wording.player(fields.pop("seat"))] if isinstance(seat, int) else []
        parts.append(_spaced(str(type(event).__struct_config__.tag)))
        shown = [f"{_spaced(name)} {value}" for name, value in fields.items() if value is not None]
        return " ".join(parts) + (f" ({', '.join(shown)})" if shown else "")

    def _bare_prompt(self, prompt: Prompt, mine: bool) -> str:
        text = self._wording.text
        if prompt.actor < 0:
            return text("prompt-over" if prompt.actor == OVER else "prompt-chance", {})
        name = self._wording.player(prompt.actor)
        return text("prompt-asked" if mine else "prompt-others", {"name": name})


@cache
def voice(language: Language, key: str = "") -> Voice:
    """The voice of a game in a language, or of the program."""
    return Voice(language, load(key) if key else None)


def _spaced(name: str) -> str:
    return name.replace("_", " ")
