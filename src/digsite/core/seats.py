"""Who sits: players from 0 up, and chance."""

from typing import Final

CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -3  # a spectator's seat: sees what everybody may see
