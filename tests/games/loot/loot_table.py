"""Lay out a table of Loot N Run in a line or two, and play on it in notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from digsite.core.cards import CardFile
from digsite.core.dice import Dice
from digsite.core.seats import CHANCE, NOBODY
from digsite.games.loot import GAME
from digsite.games.loot.constants import COLOURS, ERAS, NO_COLOUR, SOURCES, TAKE_TURN
from digsite.games.loot.rules import LootState

REST = "rest"


def table(
    *hands: str,
    scores: Iterable[int] = (),
    player: int = 0,
    piled: str | None = None,
    piles: tuple[int, int] | None = None,
    tops: tuple[str, str] | None = None,
    discards: str = "",
    extra: bool = False,
    cards: CardFile | None = None,
    **options: bool,
) -> LootState:
    """A turn of `player`, with these cards before the seats.

    Cards are named by the end of their kind (`chest:2:mummy`). Those not named are in the
    piles; if `piled` names the cards of the piles, they are in the discards; or they are
    where the word `rest` stands. `piles` are the sizes, `tops` the colours on top.
    """
    state = GAME.new(len(hands), options, cards)
    named = [pick(state, text) for text in hands]
    thrown = pick(state, discards)
    lying = pick(state, piled or "")
    rest = (1 << 54) - 1 & ~(sum(named) | thrown | lying)
    if REST in hands:
        named[hands.index(REST)] = rest
    elif piled is None:
        lying = rest
    else:
        thrown |= rest
    lay(state, named)
    state.discards = thrown
    stack(state, lying, piles, tops)
    state.player = player
    state.extra = extra
    state.turn = 1
    state.actor = player
    state.phase = TAKE_TURN
    given = list(scores)
    state.score = given + [0] * (6 - len(given))
    gains = [0] * (6 * SOURCES)
    for seat, points in enumerate(given):
        gains[SOURCES * seat] = points
    state.gains = gains
    return state


def pick(state: LootState, text: str) -> int:
    """The set of the cards named."""
    found = 0
    for name in text.split():
        if name != REST:
            slots = [s for s, room in enumerate(state.box.rooms) if room.kind.endswith(name)]
            found |= next(1 << s for s in slots if not found >> s & 1)
    return found


def lay(state: LootState, hands: list[int], era: int = 0) -> None:
    """Lay sets of cards before the seats."""
    backs = state.backs
    for seat, cards in enumerate(hands):
        for colour in range(COLOURS):
            count = (cards & state.box.of_colour[colour]).bit_count()
            backs[(seat * ERAS + era) * COLOURS + colour] = count
    state.hand = hands + [0] * (6 - len(hands))
    state.backs = backs
    state.laden = sum(1 << seat for seat, cards in enumerate(hands) if cards)


def stack(
    state: LootState,
    cards: int,
    piles: tuple[int, int] | None = None,
    tops: tuple[str, str] | None = None,
) -> None:
    """Make the two piles of a set of cards."""
    count = cards.bit_count()
    sizes = piles or (count - count // 2, count // 2)
    assert sum(sizes) == count, f"{count} cards do not make piles of {sizes}"
    state.unseen = cards
    left = [(cards & state.box.of_colour[colour]).bit_count() for colour in range(COLOURS)]
    state.piled = left[:]
    shown = [NO_COLOUR, NO_COLOUR]
    for pile, size in enumerate(sizes):
        if size:
            wanted = ("green", "yellow", "red").index(tops[pile]) if tops else None
            colour = wanted if wanted is not None else next(c for c in (0, 1, 2) if left[c])
            shown[pile] = colour
            left[colour] -= 1
    state.size = list(sizes)
    state.top = shown


def do(state: LootState, *words: str) -> LootState:
    """Let whoever is asked act, in notation."""
    for word in words:
        state.apply(GAME.decide(state, state.actor, GAME.parse(word)))
    return state


def settle(state: LootState, seed: int = 1) -> LootState:
    """Let chance go on until a player is asked."""
    dice = Dice(seed)
    while state.actor == CHANCE:
        state.apply(state.draw(dice))
    return state


def legal(state: LootState) -> set[str]:
    return {GAME.notation(action) for action in GAME.legal(state)}


def refused(state: LootState, word: str) -> tuple[str, str]:
    """The reason and the clause against what is asked."""
    refusal = GAME.refuse(state, state.actor, GAME.parse(word))
    assert refusal is not None, f"{word} is legal"
    return refusal.reason, refusal.clause


def heard(state: LootState, *words: str, seat: int = NOBODY) -> list[Any]:
    """The events of some actions, as a seat sees them."""
    state.listen()
    do(state, *words)
    return list(GAME.happened(state, state.heard(), seat))


def scores(state: LootState) -> list[int]:
    return GAME.scores(state)


def cards_of(state: LootState, seat: int) -> int:
    """How many face-down cards lie before a seat, as everybody sees them."""
    return len(GAME.public(state).players[seat].backs)


def random_turns(seats: int, seed: int, **options: bool) -> Iterable[LootState]:
    """Every state of a random game."""
    state = GAME.new(seats, options)
    dice = Dice(seed)
    while not state.over():
        yield state
        chance = state.actor == CHANCE
        state.apply(state.draw(dice) if chance else dice.choose(state.mask()))
    yield state
