"""Loot N Run in a terminal: piles, explorers and their race to the goal, the viewer's rooms.

Seats are told apart by their marks, backs by their letters; colour only helps. Legal targets
are underlined: a pile explores, an explorer is awakened, the worth of one's rooms secures them,
a werewolf's card is kept.
"""

from __future__ import annotations

from collections import Counter

from digsite.tui.scene import Row, Span

from ..actions import Explore, Keep, Pile, Secure
from ..cards import CENTRES, COLOURS
from ..printed import Front
from ..views import PileView, Private, Public
from .cards import (
    BOX,
    TARGET,
    back,
    back_box,
    box_width,
    centre,
    front,
    front_box,
    front_short,
    fronts_of,
    pile_box,
)
from .describe import describe, held
from .offers import word_for
from .players import SEAT_STYLES, players
from .rows import Scene, beside, cells, cut, filled, fixed, flowed, short

GAP = 2
BOX_WIDTH = 14  # of a werewolf's card, at least
BLANK: list[Row] = [[]]

__all__ = ["SEAT_STYLES", "describe", "draw", "held"]


def draw(scene: Scene, width: int, height: int) -> list[Row]:
    """The table: what is needed to decide first, then what lies open for all."""
    public: Public = scene.public
    seats = len(public.players)
    top = [_head(scene, width), *_middle(scene, width)]
    room = height - len(top) - seats
    below = [*_revealed(scene, width), *_own(scene, width, room)]
    spare = room - max(len(below), 1 + BOX)  # so that a first room moves nothing
    tall = spare >= 2 * seats + 1
    spare -= 2 * seats if tall else 0
    airy = spare >= 3
    parts = [top, players(scene, width, tall, scale=spare >= 1), below, _discards(scene, width)]
    rows: list[Row] = []
    for part in [part for part in parts if part]:
        rows.extend([*(BLANK if rows and (airy or part is parts[3]) else []), *part])
    return [cut(row, width) for row in rows]


def _head(scene: Scene, width: int) -> Row:
    """Which turn it is and whose, and the goal."""
    public: Public = scene.public
    voice = scene.voice
    goal = voice.say("board-goal", goal=public.goal)
    if public.turn == 0 or public.player is None:
        words = [voice.say("board-set-up")]
    elif public.trigger is not None:
        words = [voice.say("board-turn", turn=public.turn)]
        words.append(voice.say("board-goal-reached", name=scene.names[public.trigger]))
    else:
        words = [voice.say("board-turn", turn=public.turn)]
        words.append(voice.say("board-plays", name=scene.names[public.player]))
        words += [voice.say("board-extra-turn")] if public.extra_turn else []
        words += [voice.say("board-another-turn")] if public.another_turn else []
    left = fixed(" " + " · ".join(words), width - len(goal) - 2)
    return [Span(left, "bold"), Span(f" {goal} ")]


def _middle(scene: Scene, width: int) -> list[Row]:
    """The two piles, and beside them the werewolf's cards or a count of the discards."""
    public: Public = scene.public
    piles = [_pile(scene, "left", public.left), _pile(scene, "right", public.right)]
    left: list[Row] = beside([[[Span(" ")]] * BOX, *piles], 0)
    room = width - cells(left[0]) - GAP
    if public.werewolf:
        apart = room < 2 * BOX_WIDTH + 12
        right = _werewolf(scene, width if apart else room)
        return [*left, *right] if apart else beside([left, right], GAP)
    right = _counts(scene)
    return beside([left, right], GAP) if cells(right[0]) <= room else left


def _pile(scene: Scene, name: Pile, pile: PileView) -> list[Row]:
    say = scene.voice.say
    cards = say("board-cards", count=pile.cards) if pile.cards else say("board-empty")
    return pile_box(scene.voice, name, pile.top, cards, word_for(scene, Explore(name)))


def _werewolf(scene: Scene, room: int) -> list[Row]:
    """The cards being looked at: fronts for who looks, backs for the others."""
    public: Public = scene.public
    voice = scene.voice
    fronts = fronts_of(scene, scene.private.werewolf) if scene.private is not None else []
    width = max(box_width(voice, fronts), BOX_WIDTH)
    blocks: list[list[Row]] = []
    for number, card in enumerate(public.werewolf):
        pile = str(voice.word("pile", card.pile))
        if fronts:
            target = word_for(scene, Keep(card.pile))
            blocks.append(front_box(voice, fronts[number], width, target, pile))
        else:
            blocks.append(back_box(voice, card.colour, width, pile))
    rest = room - len(blocks) * (width + 1)
    text: list[Row] = [[Span(voice.say("board-werewolf"), "bold")]]
    if public.player is not None:
        chooses = voice.say("board-chooses", name=scene.names[public.player])
        text.append([Span(short(chooses, rest))])
    for keep in (Keep("both"), Keep("none")):
        if word := word_for(scene, keep):
            text.append([Span(str(voice.word("cards", keep.cards)), TARGET, word)])
    return beside([*blocks, text], 1)


def _counts(scene: Scene) -> list[Row]:
    """The discards by colour and centre: what can no longer lie face down."""
    public: Public = scene.public
    voice = scene.voice
    fronts = fronts_of(scene, public.discards)
    found = Counter([(card.colour, card.centre) for card in fronts])
    words = [centre(voice, name) for name in CENTRES]
    title = f"{voice.say('board-discards')} {len(fronts)} "
    rows: list[Row] = [[Span(title, "bold"), Span("".join([f" {word}" for word in words]))]]
    for colour in COLOURS:
        number = sum([card.colour == colour for card in fronts])
        row = filled([back(voice, colour), Span(f" {number or '·'}")], len(title))
        for name, word in zip(CENTRES, words, strict=True):
            row.append(Span(fixed(str(found[colour, name] or "·"), len(word) + 1, right=True)))
        rows.append(row)
    return rows


def _own(scene: Scene, width: int, room: int) -> list[Row]:
    """The viewer's rooms from the front, and what securing them scores."""
    public: Public = scene.public
    private: Private | None = scene.private
    if private is None or scene.seat is None or public.players[scene.seat].revealed is not None:
        return []
    voice = scene.voice
    head = [Span(" " + voice.say("board-your-rooms") + " ", "bold")]
    if not private.cards:
        return [[*head, Span("· " + voice.say("board-no-rooms"))]]
    head.append(Span(f"{len(private.cards)}", "bold"))
    if public.trigger is None:
        target = word_for(scene, Secure())
        worth = voice.say("board-worth", points=private.worth)
        head += [Span(" · "), Span(worth, TARGET if target else "", target)]
    fronts = fronts_of(scene, private.cards)
    size = box_width(voice, fronts)
    per_row = max(1, (width - 1) // (size + 1))
    lines = -(-len(private.cards) // per_row)
    if lines == 1 or BOX * lines < room:
        boxes = [front_box(voice, card, size) for card in fronts]
        chunks = [boxes[start : start + per_row] for start in range(0, len(boxes), per_row)]
        shown = [row for chunk in chunks for row in beside([[[]] * BOX, *chunk], 1)]
    else:
        shown = flowed([front(voice, card) for card in fronts], width, indent=1)
    return [head, *shown]


def _revealed(scene: Scene, width: int) -> list[Row]:
    """The rooms the end has turned over."""
    public: Public = scene.public
    rows: list[Row] = []
    for seat, player in enumerate(public.players):
        if player.revealed is not None:
            name = scene.voice.say("board-reveals", name=scene.names[seat])
            pieces = [[Span(name, "bold")]]
            pieces += [front(scene.voice, card) for card in fronts_of(scene, player.revealed)]
            rows.extend(flowed(pieces, width, indent=1))
    return rows


def _discards(scene: Scene, width: int) -> list[Row]:
    """Every discarded card by its treasure, and what small letters mean."""
    public: Public = scene.public
    voice = scene.voice
    rows: list[Row] = []
    if any(card.era < public.era for player in public.players for card in player.backs):
        rows.append([Span(" " + voice.say("board-older"), "dim")])
    by_treasure: dict[str, list[Front]] = {}
    for card in fronts_of(scene, public.discards):
        by_treasure.setdefault(card.treasure, []).append(card)
    if by_treasure:
        title = voice.say("board-discards")
        rows.append([Span(f" {title} {len(public.discards)}", "bold")])
    names = {name: str(voice.word("treasures", name)) for name in by_treasure}
    longest = max([len(name) for name in names.values()], default=0) + 2
    for treasure in sorted(names, key=names.__getitem__):
        label = [Span(fixed(f" {names[treasure]}", longest))]
        cards = [front_short(voice, card) for card in by_treasure[treasure]]
        pieces = flowed(cards, width - longest - 1)
        rows.extend(beside([[label], pieces], 1))
    return rows
