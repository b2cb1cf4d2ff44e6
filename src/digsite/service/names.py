"""Names and colours fit to be shown."""

from __future__ import annotations

from digsite.core.errors import BadInput
from digsite.play.names import name_problem


def good_name(name: str) -> str:
    """A name fit to be shown (`BadInput`)."""
    problem = name_problem(name)
    if problem is not None:
        raise BadInput(problem)
    return name


def good_colour(colour: str | None) -> str | None:
    """A colour is a plain word (`BadInput`)."""
    if colour is None or (colour.isascii() and colour.isalpha() and len(colour) <= 20):
        return colour
    raise BadInput("a colour is a word of at most 20 letters")
