"""Thebes in a terminal: time on top, then the cards to take, regions and players, the hand."""

from __future__ import annotations

from digsite.tui.boards.spans import LINE, clipped, flowed, length, trimmed, wrapped
from digsite.tui.scene import Row, Span

from .cards import Scene
from .describe import describe, doing, held
from .dig import dig_block, knowledge_block, odds_block, raid_block
from .market import display, hand, storage
from .players import belongings, own_relics, table
from .track import tall_track, track

__all__ = ["describe", "draw", "held"]


def draw(scene: Scene, width: int, height: int) -> list[Row]:
    """The table: what is asked first, then what is needed to decide it, the rest below."""
    tall = height >= 28
    gap: list[Row] = [[]] if tall else []
    market = [*storage(scene, width), *display(scene, width)]
    asked = _asked(scene, width)
    people = table(scene, width)
    cards = hand(scene, width)
    first = [asked, people, cards, market] if asked else [market, people, cards]
    time = tall_track(scene, width) if tall else track(scene, width)
    rows = _joined(_status(scene, width), time, width)
    more = [
        odds_block(scene, width),
        belongings(scene, width),
        knowledge_block(scene, width),
        _gone(scene, width),
        _key(scene, width),
    ]
    for block in (*first, *more):
        if block:
            rows += [*gap, *block]
    return [trimmed(clipped(row, width)) for row in rows]


def _status(scene: Scene, width: int) -> list[Row]:
    """Where the game is."""
    parts = [[Span(scene.voice.say("board-turn", turn=scene.public.turn), "bold")]]
    parts += [[Span(text)] for text in doing(scene)]
    return flowed(parts, Span(" │ ", LINE), width)


def _joined(status: list[Row], time: list[Row], width: int) -> list[Row]:
    """Both in one row, if each has one and they fit."""
    bar = Span(" │ ", LINE)
    if len(status) == len(time) == 1 and length([*status[0], bar, *time[0]]) <= width:
        return [[*status[0], bar, *time[0]]]
    return [*status, *time]


def _asked(scene: Scene, width: int) -> list[Row]:
    """What a step inside an action is decided by."""
    if scene.public.asked == "give_relic" and scene.offers:
        return own_relics(scene, width)
    return [*dig_block(scene, width), *raid_block(scene, width)]


def _gone(scene: Scene, width: int) -> list[Row]:
    """Action cards played, and relics in museums."""
    view, say, word = scene.public, scene.voice.say, scene.voice.word
    rows: list[Row] = []
    for key, cards in (("board-gone", view.cards_gone), ("board-given", view.relics_gone)):
        if cards:
            rows += wrapped(say(key, cards=str(word("kind", cards))), width)
    return rows


def _key(scene: Scene, width: int) -> list[Row]:
    """What the signs mean."""
    say = scene.voice.say
    signs = [
        say("board-key-track"),
        say("board-key-cell"),
        say("board-key-site"),
        say("board-key-professor"),
        say("board-key-columns"),
    ]
    if scene.private is not None:
        signs.append(say("board-key-odds"))
    return [row for sign in signs for row in wrapped(sign, width)]
