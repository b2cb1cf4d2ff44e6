"""Leaks planted on purpose, of every kind somebody thought of: T7 must catch each of them."""

from ..parts import parts
from . import answered, around, shown, told
from .around import plant_packing
from .leak import LEAKS, Leak

parts("leaks")  # each game's own

__all__ = ["LEAKS", "Leak", "answered", "around", "plant_packing", "shown", "told"]
