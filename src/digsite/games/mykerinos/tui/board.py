"""Mykerinos in a terminal: the region on the left, Museum and players beside or below it."""

from __future__ import annotations

from digsite.tui.boards.spans import LINE, beside, clipped, flowed, length, trimmed, wrapped
from digsite.tui.scene import Row, Span

from .describe import describe, pile, to_place
from .museum import museum, patron_cards, players, scale
from .pieces import CODES, Scene, hue, mark
from .region import region

__all__ = ["describe", "draw"]


def draw(scene: Scene, width: int, height: int) -> list[Row]:
    """The table: what is needed to decide first, the key to the signs and the piles below."""
    wide, tall = width >= 100, height >= 28
    left = region(scene, 5 if wide else 3, gaps=wide and tall)
    right = [trimmed(row) for row in _right(scene, 9 if wide else 7, wide and tall)]
    table = beside(left, right, length(left[-1]) + 1)
    if max([length(row) for row in table]) > width:
        table = [*left, *right]
    rows = [*_status(scene, width), *table, *_key(scene, width), *_piles(scene, width)]
    return [clipped(row, width) for row in rows]


def _right(scene: Scene, pitch: int, gaps: bool) -> list[Row]:
    gap: list[Row] = [[]] if gaps else []
    return [
        *museum(scene, pitch, doors=gaps),
        *patron_cards(scene, pitch),
        *gap,
        *players(scene, 5 * pitch + 2),
        *gap,
        scale(scene),
    ]


def _status(scene: Scene, width: int) -> list[Row]:
    """Where the game is."""
    view, say = scene.public, scene.voice.say
    parts = [
        [Span(say("board-season", season=view.season), "bold")],
        [Span(str(scene.voice.word("phase", view.phase)), "bold")],
    ]
    if view.survey is not None:
        parts.append([Span(say("board-survey", area=view.survey.area, rank=view.survey.rank))])
    if view.half_made is not None:
        parts.append([Span(to_place(scene))])
    if view.first is not None:
        parts.append([Span(say("board-first") + " "), Span(mark(view.first), hue(view.first))])
    return flowed(parts, Span(" │ ", LINE), width)


def _key(scene: Scene, width: int) -> list[Row]:
    """What the signs mean."""
    say, word = scene.voice.say, scene.voice.word
    patrons = [[Span(code, "bold"), Span(f" {word('patron', p)}")] for p, code in CODES.items()]
    signs = [say("board-key-space"), say("board-key-pyramid"), say("board-key-cartouche")]
    return [
        *flowed(patrons, Span("  " if width >= 84 else " "), width),
        *flowed([[Span(sign)] for sign in signs], Span("   "), width),
        *wrapped(say("board-key-cards"), width),
    ]


def _piles(scene: Scene, width: int) -> list[Row]:
    """The cards still to come, and those out of the game."""
    view, say = scene.public, scene.voice.say
    rows: list[Row] = []
    for key, cards in (("board-to-come", view.to_come), ("board-out", view.out_of_game)):
        if cards:
            head = [Span(say(key, cards=len(cards)), "bold")]
            words = [[Span(word)] for word in pile(scene, cards)]
            rows += flowed([head, *words], Span(" "), width)
    return rows
