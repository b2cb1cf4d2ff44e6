"""The nets a game ships: `minds/nets.toml` names them with their SHA-256, `minds/nets` has them.

There is one of a kind for a number of seats (`forecast-2`), learnt with the shipped cards.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from digsite.core.cards import CardFile
from digsite.core.game import AnyGame
from digsite.core.net_file import Kind

from .nets import NetFile


def shipped_net(
    game: AnyGame, kind: Kind, seats: int, cards: CardFile | None = None
) -> NetFile | None:
    """The net for a table, if the game has one: none was learnt with other cards."""
    if cards is not None and not cards.shipped and cards.digest != game.cards().digest:
        return None
    return _named(game.folder / "minds", f"{kind}-{seats}")


@cache
def _named(minds: Path, name: str) -> NetFile | None:
    listed = minds / "nets.toml"
    known = tomllib.loads(listed.read_text(encoding="utf-8")) if listed.exists() else {}
    digest = known.get(name)
    return None if digest is None else NetFile(str(minds / "nets" / f"{name}.bin"), digest)
