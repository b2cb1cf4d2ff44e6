"""What is printed on the cards of a table, by kind: the same for all and for the whole game."""

from __future__ import annotations

from typing import get_args

from msgspec import Struct, convert

from digsite.core.cards import CardFile, read_once

from .cards import GUARDIANS, Centre, Colour, read_deck


class Front(Struct, frozen=True):
    """A kind of room card: its back, the treasures at the bottom of its front, and the centre."""

    colour: Colour
    treasure: str
    treasures: int
    centre: Centre
    guarded: bool  # a guardian sleeps in it


class Printed(Struct, frozen=True):
    kinds: dict[str, Front]
    colours: tuple[Colour, ...]
    centres: tuple[Centre, ...]


@read_once
def printed(file: CardFile) -> Printed:
    """The cards of a file, as they lie on the table (`BadCards`)."""
    rooms = read_deck(file).cards
    return Printed(
        kinds={
            room.kind: Front(
                convert(room.colour, Colour),
                room.treasure,
                room.count,
                convert(room.centre, Centre),
                room.centre in GUARDIANS,
            )
            for room in rooms
        },
        colours=get_args(Colour),
        centres=get_args(Centre),
    )
