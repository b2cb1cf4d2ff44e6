"""The games in OpenSpiel: importing this registers `python_digsite_KEY` for each key.

Extra `digsite[openspiel]`; see docs/openspiel.md.
"""

try:
    import pyspiel  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"the games in OpenSpiel need {error.name}: pip install 'digsite[openspiel]'",
        name=error.name,
    ) from None

from .game import SpielGame, register
from .state import SpielState, resampler

register()

__all__ = ["SpielGame", "SpielState", "resampler"]
