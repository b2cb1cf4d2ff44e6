"""The toy, by its types: at run time it is a game like others, found through `DIGSITE_GAMES`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from digsite.template.scarab import ScarabGame
    from digsite.template.scarab.minds.features import FEATURES, ScarabFeatures
    from digsite.template.scarab.rules import KEEP, ScarabState
else:
    from digsite.games.scarab import ScarabGame
    from digsite.games.scarab.minds.features import FEATURES, ScarabFeatures
    from digsite.games.scarab.rules import KEEP, ScarabState

__all__ = ["FEATURES", "KEEP", "ScarabFeatures", "ScarabGame", "ScarabState"]
