"""Scarab in a terminal: who has swapped how often, what was swapped away, one's own scarab."""

from __future__ import annotations

from digsite.tui.boards.seat_marks import hue, mark
from digsite.tui.boards.spans import clipped, lit
from digsite.tui.scene import Row, SceneOf, Span

from .. import Private, Public

Scene = SceneOf[Public, Private]


def draw(scene: Scene, width: int, height: int) -> list[Row]:
    """A row for each player, the discards, and the own scarab with what can be done with it."""
    rows = [_player(scene, seat) for seat in range(len(scene.names))]
    rows += [[], [Span(_gone(scene))]]
    if scene.private is not None:
        rows += [[], [Span(_own(scene) + "  ", "bold"), *_choices(scene)]]
    return [clipped(row, width) for row in rows]


def describe(scene: Scene) -> list[str]:
    """The same as plain lines."""
    lines = [f"{name}: {_doing(scene, seat)}" for seat, name in enumerate(scene.names)]
    own = [_own(scene)] if scene.private is not None else []
    return [*lines, _gone(scene), *own]


def _player(scene: Scene, seat: int) -> Row:
    name = Span(f"{scene.names[seat]} ", "bold" if scene.actor == seat else "")
    return [Span(f"{mark(seat)} ", hue(seat)), name, Span(_doing(scene, seat))]


def _doing(scene: Scene, seat: int) -> str:
    """How often somebody has swapped, and the scarab once it is shown."""
    swaps = scene.voice.say("board-swaps", count=scene.public.swaps[seat])
    shown = scene.public.revealed[seat]
    return f"{swaps}, {scene.voice.say('board-unseen') if shown is None else shown}"


def _gone(scene: Scene) -> str:
    found = [f"{count} × {value}" for value, count in scene.public.discarded.items() if count]
    return f"{scene.voice.say('board-gone')}: {', '.join(found) or '–'}"


def _own(scene: Scene) -> str:
    scarab = scene.private.scarab if scene.private is not None else None
    return f"{scene.voice.say('board-own')}: {scarab or '–'}"


def _choices(scene: Scene) -> Row:
    """What the viewer may do, each a place to click."""
    row: Row = []
    for offer in scene.offers:
        style, target = lit(scene, offer.word)
        row += [Span(offer.text, style, target), Span("  ")]
    return row
