"""Mykerinos in a terminal: the region on the left, Museum and players beside or below it."""

from __future__ import annotations

from rich.cells import cell_len

from ..scene import Row, Scene, Span
from .mykerinos_museum import museum, patron_cards, players, scale
from .mykerinos_pieces import CODES, LINE, beside, clipped, hue, length, mark, trimmed, wrapped
from .mykerinos_region import region
from .mykerinos_words import describe, pile, to_place

__all__ = ["describe", "draw"]


def draw(scene: Scene, width: int, height: int) -> list[Row]:
    """The table: what is needed to decide first, the key to the signs and the piles below."""
    roomy = width >= 100 and height >= 28
    left = region(scene, 5, True) if roomy else region(scene, 3, False)
    right = [trimmed(row) for row in _right(scene, 9 if roomy else 7, roomy)]
    table = beside(left, right, length(left[-1]) + 1)
    if max([length(row) for row in table]) > width:
        table = [*left, *right]
    rows = [_status(scene), *table, *_key(scene, width), *_piles(scene, width)]
    return [clipped(row, width) for row in rows]


def _right(scene: Scene, pitch: int, roomy: bool) -> list[Row]:
    blank: list[Row] = [[]] if roomy else []
    return [
        *museum(scene, pitch, doors=roomy),
        *patron_cards(scene, pitch),
        *blank,
        *players(scene, 5 * pitch + 2),
        *blank,
        scale(scene),
    ]


def _status(scene: Scene) -> Row:
    """Where the game is."""
    view, say = scene.public, scene.voice.say
    row = [Span(say("board-season", season=view.season), "bold"), Span(" │ ", LINE)]
    row.append(Span(str(scene.voice.word("phase", view.phase)), "bold"))
    if view.survey is not None:
        row.append(Span(" │ ", LINE))
        row.append(Span(say("board-survey", area=view.survey.area, rank=view.survey.rank)))
    if view.half_made is not None:
        row += [Span(" │ ", LINE), Span(to_place(scene))]
    if view.first is not None:
        row += [Span(" │ ", LINE), Span(say("board-first") + " ")]
        row.append(Span(mark(view.first), hue(view.first)))
    return row


def _key(scene: Scene, width: int) -> list[Row]:
    """What the signs mean."""
    patrons = [(code, str(scene.voice.word("patron", patron))) for patron, code in CODES.items()]
    wide = sum([cell_len(name) + 5 for _, name in patrons]) <= width + 2
    row: Row = []
    for code, name in patrons:
        row += [Span(code, "bold"), Span(f" {name}{'  ' if wide else ' '}")]
    say = scene.voice.say
    signs = [say("board-key-space"), say("board-key-pyramid"), say("board-key-cartouche")]
    return [row, [Span("   ".join(signs))], [Span(say("board-key-cards"))]]


def _piles(scene: Scene, width: int) -> list[Row]:
    """The cards still to come, and those out of the game."""
    view, say = scene.public, scene.voice.say
    piles = [("board-to-come", view.to_come), ("board-out", view.out_of_game)]
    return [
        row
        for key, cards in piles
        if cards
        for row in wrapped(say(key, cards=len(cards)), pile(scene, cards), width)
    ]
