"""The games in OpenSpiel: importing this registers `python_digsite_mykerinos` and the others.

Extra `digsite[openspiel]`; see docs/openspiel.md.
"""

from digsite.core.errors import BadInput

try:
    import pyspiel  # noqa: F401
except ModuleNotFoundError:
    raise BadInput("OpenSpiel needs an extra: pip install 'digsite[openspiel]'") from None

from .game import SpielGame, register
from .state import SpielState, resampler

register()

__all__ = ["SpielGame", "SpielState", "resampler"]
