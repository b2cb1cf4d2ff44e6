"""How the opponents search in each title: the few numbers that differ from game to game.

A game may bring them as `minds/search.toml`, a table for each rung of the ladder, and as
`minds/levels.toml`, a table for each level: without one it has none. A rung with a table of how
it is `helped` plays with the nets that the table names, wherever the game ships them, and searches
with its other numbers then.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from digsite.core.cards import CardFile
from digsite.core.errors import BadInput
from digsite.core.game import AnyGame
from digsite.core.net_file import Kind
from digsite.core.typed import typed

from .ladder import LADDER, LEVELS, Rung, Tuned
from .searcher import Budget, Settings
from .shipping import shipped_net

HELPED = "helped"


class Help(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With which nets an opponent plays, and what it does differently then."""

    nets: tuple[Kind, ...]
    search: Tuned = {}


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level plays in one title."""

    iterations: int  # per decision
    noise: float = 0.0  # see `Settings`


def opponents(game: AnyGame) -> tuple[Rung, ...]:
    """Who can be played against: the rungs of the ladder, then the levels of the title."""
    known = _levels(game.folder / "minds" / "levels.toml")
    return LADDER + tuple(fitted(game, level) for level in LEVELS if level.name in known)


def fitted(game: AnyGame, rung: Rung) -> Rung:
    """An opponent as it plays this title: a level has numbers of its own in each."""
    if rung.like is msgspec.UNSET:
        return rung
    found = _levels(game.folder / "minds" / "levels.toml").get(rung.name)
    if found is None:
        known = ", ".join(each.name for each in opponents(game))
        raise BadInput(f"{game.title} has no {rung.name}; there are {known}")
    return msgspec.structs.replace(
        rung, tuned={"noise": found.noise}, budget=Budget(iterations=found.iterations)
    )


def equipped(game: AnyGame, rung: Rung, seats: int, cards: CardFile | None = None) -> Rung:
    """An opponent as it plays at one table: with the nets that the game ships for it, if any."""
    found = help_for(game, rung)
    nets = [shipped_net(game, kind, seats, cards) for kind in found.nets] if found else [None]
    if found is None or None in nets:
        return rung
    own = {} if rung.tuned is msgspec.UNSET else rung.tuned
    given = tuple([net for net in nets if net is not None])
    return msgspec.structs.replace(rung, nets=given, tuned={**found.search, **own})


def help_for(game: AnyGame, rung: Rung) -> Help | None:
    """With which nets it plays wherever there are any, if it was not told others."""
    path = _searches(game)
    said = _tables(path).get(rung.name, {}).get(HELPED)
    if said is None or rung.nets is not msgspec.UNSET:
        return None
    try:
        return typed(said, Help)
    except msgspec.ValidationError as error:
        raise BadInput(f"{path}, [{rung.name}.{HELPED}]: {error}") from error


def settings_for(game: AnyGame, rung: Rung) -> Settings:
    """A rung's settings, with what the game's own file says about it, and then the rung itself."""
    path = _searches(game)
    name = rung.name if rung.like is msgspec.UNSET else rung.like
    said = {key: value for key, value in _tables(path).get(name, {}).items() if key != HELPED}
    settings = _overlaid(rung.settings, said, f"{path}, [{name}]")
    if rung.tuned is msgspec.UNSET:
        return settings
    return tuned(settings, rung.tuned, rung.name)


def tuned(settings: Settings, changes: Tuned, whose: str) -> Settings:
    """The same search with some of its numbers changed."""
    return _overlaid(settings, changes, whose)


def _overlaid(settings: Settings, said: Mapping[str, object], place: str) -> Settings:
    try:
        return typed({**msgspec.to_builtins(settings), **said}, Settings)
    except msgspec.ValidationError as error:
        raise BadInput(f"{place}: {error}") from error


def _searches(game: AnyGame) -> Path:
    return game.folder / "minds" / "search.toml"


@cache
def _tables(path: Path) -> dict[str, dict[str, object]]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@cache
def _levels(path: Path) -> dict[str, Level]:
    try:
        return typed(_tables(path), dict[str, Level])
    except msgspec.ValidationError as error:
        raise BadInput(f"{path}: {error}") from error
