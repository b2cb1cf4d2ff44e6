"""Room cards: their backs as small cards with a letter, their fronts as boxes or in a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len

from digsite.text import Voice
from digsite.tui.scene import Row, Span

from ..printed import Front, printed
from ..views import BackView
from .rows import Scene, centred

BACK_STYLES = {"green": "black on #009e73", "yellow": "black on #f0e442", "red": "black on #d55e00"}
TARGET = "bold underline"
BOX = 4  # rows of a card drawn as a box
PILE = 12  # cells of a pile


def fronts_of(scene: Scene, kinds: Sequence[str]) -> list[Front]:
    """What is printed on some cards."""
    printed_here = printed(scene.cards)
    return [printed_here.kinds[kind] for kind in kinds]


def treasures(voice: Voice, front: Front) -> str:
    """The bottom of a card: `3 vases`."""
    key = f"treasure-{front.treasure}"
    if voice.knows(key):
        return voice.say(key, count=front.treasures)
    return f"{front.treasures} {front.treasure}"


def centre(voice: Voice, name: str) -> str:
    return str(voice.word("centre", name))


def front_words(voice: Voice, kind: str) -> str:
    """A front in words."""
    return str(voice.word("card", kind))


def letter(voice: Voice, colour: str) -> str:
    return str(voice.word("letter", colour))


def back(voice: Voice, colour: str, target: str | None = None, older: bool = False) -> Span:
    """A small card: its letter on its colour; a small letter for one from before a shuffle."""
    sign = letter(voice, colour)
    style = BACK_STYLES[colour] + (" " + TARGET if target else "")
    return Span(f"[{sign.lower() if older else sign}]", style, target)


def backs(voice: Voice, laid: Sequence[BackView], era: int, target: str | None) -> Row:
    """Small cards in a row."""
    return [back(voice, card.colour, target, card.era < era) for card in laid]


def counted_backs(voice: Voice, laid: Sequence[BackView], era: int, target: str | None) -> Row:
    """The same in less room: how many there are of each."""
    row: Row = []
    for (colour, older), number in Counter([(c.colour, c.era < era) for c in laid]).items():
        row.append(back(voice, colour, target, older))
        row.append(Span(f"×{number} ", TARGET if target else "", target))
    return row


def tall_backs(
    voice: Voice, laid: Sequence[BackView], era: int, width: int, target: str | None
) -> list[Row]:
    """Small cards of three rows; none where there is no room for them."""
    inner = 3 if 5 * len(laid) <= width else 1
    rows: list[Row] = [[], [], []]
    if (inner + 2) * len(laid) > width:
        return rows
    edge = "bold" if target else ""
    for card in laid:
        small = back(voice, card.colour, target, card.era < era)
        rows[0].append(Span("╭" + "─" * inner + "╮", edge, target))
        rows[1].append(Span("│", edge, target))
        rows[1].append(Span(centred(small.text[1:-1], inner), small.style, target))
        rows[1].append(Span("│", edge, target))
        rows[2].append(Span("╰" + "─" * inner + "╯", edge, target))
    return rows


def front(voice: Voice, card: Front) -> Row:
    """A front in a few words, its back before it."""
    row = [back(voice, card.colour), Span(f" {treasures(voice, card)}")]
    return [*row, *_centre_words(voice, card)]


def front_short(voice: Voice, card: Front) -> Row:
    """A front without the name of its treasure."""
    return [back(voice, card.colour), Span(f" {card.treasures}"), *_centre_words(voice, card)]


def box_width(voice: Voice, fronts: Sequence[Front]) -> int:
    """How wide the boxes of these cards are."""
    words = [treasures(voice, card) for card in fronts]
    words += [centre(voice, card.centre) for card in fronts]
    return max([cell_len(word) for word in words], default=0) + 4


def front_box(
    voice: Voice, card: Front, width: int, target: str | None = None, pile: str = ""
) -> list[Row]:
    """A front as a box: the back's letter in its edge, the centre, the treasures."""
    style = "bold" if card.guarded else "dim" if card.centre == "empty" else ""
    lines = [(centre(voice, card.centre), style), (treasures(voice, card), "")]
    return _box(back(voice, card.colour, target), lines, pile, width, target)


def back_box(voice: Voice, colour: str, width: int, pile: str) -> list[Row]:
    """A card somebody else is looking at: the colour of its back is all there is to see."""
    style = BACK_STYLES[colour]
    word = centred(str(voice.word("colour", colour)), width - 4)
    return _box(back(voice, colour), [("", style), (word, style)], pile, width, None)


def pile_box(
    voice: Voice, pile: str, colour: str | None, cards: str, target: str | None
) -> list[Row]:
    """A pile: its name in the edge, the colour of its top card and how many cards it has."""
    style = BACK_STYLES[colour] if colour else "dim"
    sign = f"{letter(voice, colour)} {voice.word('colour', colour)}" if colour else ""
    edge = "bold" if target else ""
    name = str(voice.word("pile", pile))
    side = (PILE - 2 - cell_len(name)) // 2
    inside = f"{style} bold" if target else style
    return [
        [
            Span("╭" + "─" * side, edge, target),
            Span(name, TARGET if target else "", target),
            Span("─" * (PILE - 2 - side - cell_len(name)) + "╮", edge, target),
        ],
        *[
            [
                Span("│", edge, target),
                Span(centred(text, PILE - 2), inside, target),
                Span("│", edge, target),
            ]
            for text in (sign, cards)
        ],
        [Span("╰" + "─" * (PILE - 2) + "╯", edge, target)],
    ]


def _centre_words(voice: Voice, card: Front) -> Row:
    if card.centre == "empty":
        return []
    return [Span(f" {centre(voice, card.centre)}", "bold" if card.guarded else "italic")]


def _box(
    corner: Span, lines: Sequence[tuple[str, str]], pile: str, width: int, target: str | None
) -> list[Row]:
    edge = "bold" if target else ""
    rows: list[Row] = [
        [Span("╭", edge, target), corner, Span("─" * (width - 5) + "╮", edge, target)]
    ]
    for text, style in lines:
        shown = f"{style} {TARGET}" if target and text else style
        rows.append(
            [
                Span("│ ", edge, target),
                Span(text, shown, target),
                Span(" " * (width - 4 - cell_len(text)), style, target),
                Span(" │", edge, target),
            ]
        )
    rows.append([Span("╰" + centred(pile, width - 2, "─") + "╯", edge, target)])
    return rows
