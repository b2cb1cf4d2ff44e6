"""Three archaeology board games, exact by their rules, at the speed of C.

A whole game between bots, and its record:

>>> import digsite
>>> title = digsite.titles()[0]
>>> table = digsite.play_game(title, ["apprentice", "porter"], seed=7)
>>> table
<Table of ...: 2 seats, ... entries, over>
>>> print(digsite.record_text(table))
Digsite record 1
Game: ...

Step by step, with what one seat may know:

>>> table = digsite.Table(digsite.load(title), seats=2)
>>> table.deal(digsite.Dice(2026))
>>> sight = digsite.sight_of(table, table.actor)
>>> table.submit(table.actor, sight.legal[0])
>>> table.submit(table.actor, digsite.Action())
Traceback (most recent call last):
    ...
digsite.core.errors.Refused: ...

Each name below is imported when it is first used, so that `import digsite` costs next to nothing.
"""

from __future__ import annotations

import os as _os
from importlib import import_module as _import_module
from typing import TYPE_CHECKING

if _os.environ.get("DIGSITE_PURE") == "1":
    from digsite import _pure

    _pure.install()

from digsite._version import __version__
from digsite.core.errors import BadInput, BadRecord, DigsiteError, Refused

if TYPE_CHECKING:
    from digsite import envs
    from digsite.bots import Bot, Budget, Evaluation, Hint, bot, evaluate, hint, play_game
    from digsite.core.cards import CardFile
    from digsite.core.dice import Dice
    from digsite.core.game import AnyGame, Game
    from digsite.core.records import Action, Event, Refusal
    from digsite.core.seats import CHANCE, NOBODY, OVER
    from digsite.core.state import State
    from digsite.games import load, titles
    from digsite.play import (
        Entry,
        Record,
        Seated,
        Sight,
        Table,
        parse_record,
        read_record,
        record_text,
        replay,
        sight_of,
    )
    from digsite.text import Voice, rulebook, voice

_ROOMS = {
    "digsite.bots": (
        *("Bot", "Budget", "Evaluation", "Hint"),
        *("bot", "evaluate", "hint", "play_game"),
    ),
    "digsite.core.cards": ("CardFile",),
    "digsite.core.dice": ("Dice",),
    "digsite.core.game": ("AnyGame", "Game"),
    "digsite.core.records": ("Action", "Event", "Refusal"),
    "digsite.core.seats": ("CHANCE", "NOBODY", "OVER"),
    "digsite.core.state": ("State",),
    "digsite.games": ("load", "titles"),
    "digsite.play": (
        *("Entry", "Record", "Seated", "Sight", "Table", "parse_record", "read_record"),
        *("record_text", "replay", "sight_of"),
    ),
    "digsite.text": ("Voice", "rulebook", "voice"),
}
_ROOM_OF = {name: room for room, names in _ROOMS.items() for name in names}


def __getattr__(name: str) -> object:
    if name == "envs":
        return _import_module("digsite.envs")
    if name not in _ROOM_OF:
        raise AttributeError(f"module 'digsite' has no attribute {name!r}")
    found: object = getattr(_import_module(_ROOM_OF[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _in_words(key: str, refusal: Refusal) -> str:
    from digsite.text import voice

    return voice("en", key).refusal(refusal)


Refused.in_words = staticmethod(_in_words)  # the rules have reasons, the voice has sentences

__all__ = [
    "CHANCE",
    "NOBODY",
    "OVER",
    "Action",
    "AnyGame",
    "BadInput",
    "BadRecord",
    "Bot",
    "Budget",
    "CardFile",
    "Dice",
    "DigsiteError",
    "Entry",
    "Evaluation",
    "Event",
    "Game",
    "Hint",
    "Record",
    "Refusal",
    "Refused",
    "Seated",
    "Sight",
    "State",
    "Table",
    "Voice",
    "__version__",
    "bot",
    "envs",
    "evaluate",
    "hint",
    "load",
    "parse_record",
    "play_game",
    "read_record",
    "record_text",
    "replay",
    "rulebook",
    "sight_of",
    "titles",
    "voice",
]
