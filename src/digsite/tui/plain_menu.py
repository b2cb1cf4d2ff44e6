"""Three questions that start a game in plain mode."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.bots import opponents
from digsite.games import load, titles
from digsite.text import Language, voice

from .moves import shortened
from .plain import Lines
from .seating import rung_name, seat_all
from .session import Session
from .settings import usual_name


def choose_game(lines: Lines, language: Language) -> Session | None:
    """The game somebody wants to play; nothing if they leave."""
    speak = voice(language)
    try:
        keys = titles()
        at = _choose(lines, language, "plain-which-game", [load(key).title for key in keys])
        key = keys[at]
        known = opponents(load(key))
        rungs = [
            f"{rung_name(rung.name, language)}: {speak.say(f'rung-about-{rung.name}')}"
            for rung in known
        ]
        bot = known[_choose(lines, language, "plain-which-bot", rungs)].name
        low, high = min(load(key).seats) - 1, max(load(key).seats) - 1
        count = low
        if high > low:
            lines.say(speak.say("plain-how-many", low=low, high=high))
            count = _number(lines, language, low, high)
    except (EOFError, KeyboardInterrupt):
        lines.say("")
        return None
    return Session.new(key, seat_all([usual_name(language)], [bot] * count, language), language)


def _choose(lines: Lines, language: Language, question: str, answers: Sequence[str]) -> int:
    lines.say(voice(language).say(question))
    lines.say(*[f"{number}. {answer}" for number, answer in enumerate(answers, 1)])
    return _number(lines, language, 1, len(answers)) - 1


def _number(lines: Lines, language: Language, low: int, high: int) -> int:
    while True:
        text = lines.read("> ")
        if text.isascii() and text.isdecimal() and len(text) < 4 and low <= int(text) <= high:
            return int(text)
        shown = shortened(text) or "…"
        lines.say(voice(language).say("plain-bad-number", text=shown, low=low, high=high))
