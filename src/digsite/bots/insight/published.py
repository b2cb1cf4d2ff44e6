"""What a game declares for its reviews (`minds/insight.toml`)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from digsite.core.game import AnyGame


class Declared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether luck is told apart: a split that adds noise instead of taking it away is none.

    `together` names sources of points that are one thing to somebody who asks why.
    """

    luck: bool = False
    together: dict[str, tuple[str, ...]] = {}


def tells_luck(game: AnyGame) -> bool:
    """Whether the game says that its judgement is good enough."""
    return _declared(game.folder / "minds" / "insight.toml").luck


def reasons_in(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Where points come from, as a reason is told: each with the sources it is made of."""
    together = _declared(game.folder / "minds" / "insight.toml").together
    taken = {source for sources in together.values() for source in sources}
    return {source: (source,) for source in game.sources if source not in taken} | together


@cache
def _declared(path: Path) -> Declared:
    if not path.exists():
        return Declared()
    return msgspec.toml.decode(path.read_bytes(), type=Declared)
