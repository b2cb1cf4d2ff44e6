"""Lays out a table of Mykerinos in a line or two, and plays on it in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from digsite.core.dice import Dice
from digsite.core.records import Event
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.actions import room_names
from digsite.games.mykerinos.constants import DRAW_CARD, KIND, NEUTRAL, PATRONS, REWARD
from digsite.games.mykerinos.region import cell_set, members
from digsite.games.mykerinos.rules import MykerinosState

RING = ("lemon", "blackmore", "violet", "tangerine", "brown")


def table(
    seats: int = 3,
    rows: str = "",
    *,
    season: int = 2,
    stock: Sequence[int] = (11, 11, 11, 11),
    neutral: Sequence[int] = (0, 0),
    options: Mapping[str, bool] | None = None,
) -> MykerinosState:
    """A game in the excavations, seat 0 to act, the Museum's ring as in `RING`.

    Rows show cells from the top: `.` free, `^` a pyramid, `0` to `3` a cube of that colour,
    `A` to `D` the same on a pyramid; blanks are ignored, missing rows are free.
    """
    state = GAME.new(seats, options)
    state.first = 0
    state.wings = [PATRONS.index(patron) for patron in RING]
    state.season = season - 1
    slots = 12 if season == 4 else 8
    state.gone = (1 << 8 * (season - 1)) - 1
    state.laid = [2 * (8 * (season - 1) + slot) if slot < slots else -1 for slot in range(12)]
    state.bag = sum(3 << 2 * card for card in range(8 * (season - 1) + slots, 36))
    state.slot = slots
    cells = "".join(rows.split()).ljust(6 * slots, ".")
    state.pyramids = cell_set([i for i, cell in enumerate(cells) if cell in "^ABCD"])
    state.own = [cell_set([i for i, c in enumerate(cells) if c in pair]) for pair in _COLOURS]
    state.empty = cell_set([i for i, cell in enumerate(cells) if cell in ".^"])
    state.stock = [stock[seat] if seat < seats else 0 for seat in range(4)]
    state.neutral = list(neutral)
    state.space = [0, 0, 2 if seats == 2 else 0, 0]
    state.actor = 0
    state.phase = KIND
    state.turn = 1
    return settle(state)


_COLOURS = ("0A", "1B", "2C", "3D")


def settle(state: MykerinosState) -> MykerinosState:
    """Put every cube that is nowhere else into the general stock."""
    for colour in range(max(state.seats, 3)):
        held = state.stock[colour]
        if state.seats == 2 and colour == NEUTRAL:
            held = sum(state.neutral)
        placed = state.own[colour].bit_count() + state.museum[colour].bit_count()
        general = state.general
        general[colour] = 25 - held - placed
        state.general = general
    return state


def give(state: MykerinosState, seat: int, *patrons: str | None) -> MykerinosState:
    """Cards out of the game become a seat's own, straight."""
    cards, ready = state.cards, state.ready
    for patron in patrons:
        pool = [n for n in range(36) if state.box.cards[n].patron == patron]
        free = [n for n in pool if not any(mine >> n & 1 for mine in cards)]
        card = next((n for n in free if state.gone >> n & 1), free[-1])
        state.gone &= ~(1 << card)
        state.bag &= ~(3 << 2 * card)
        cards[seat] |= 1 << card
        if patron is not None:
            ready[5 * seat + PATRONS.index(patron)] += 1
    state.cards, state.ready = cards, ready
    return state


def lodge(state: MykerinosState, seat: int, *rooms: str) -> MykerinosState:
    """Put cubes of a seat into rooms of the Museum."""
    museum = state.museum
    for room in rooms:
        museum[seat] |= 1 << room_names(tuple(state.wings)).index(room)
    state.museum = museum
    return settle(state)


def on_scale(state: MykerinosState, *seats: int) -> MykerinosState:
    """These seats have passed, in this order; the first other one acts."""
    space = state.space
    for number, seat in enumerate(seats):
        space[seat] = 3 if state.seats == 2 and number else number + 1
    state.space = space
    state.passed = len(seats)
    state.actor = next(seat for seat in range(state.seats) if seat not in seats)
    return state


def lay(state: MykerinosState, *cards: str) -> MykerinosState:
    """These cards lie in the first slots of the region; the ones there before are gone."""
    laid = state.laid
    for slot, name in enumerate(cards):
        number = state.box.numbers[name]
        state.gone |= 1 << laid[slot] // 2
        laid[slot] = 2 * number
        state.gone &= ~(1 << number)
        state.bag &= ~(3 << 2 * number)
    state.laid = laid
    return state


def survey(
    rows: str,
    *,
    seats: int = 3,
    passing: Sequence[int] | None = None,
    cards: Sequence[str] = (),
    season: int = 2,
    **more: object,
) -> MykerinosState:
    """The survey of a region, after the players passed in the order given."""
    order = list(passing or range(seats))
    state = table(seats, rows, season=season, **more)  # type: ignore[arg-type]
    lay(state, *cards)
    on_scale(state, *order[:-1])
    return play(state, "pass")


def laid_out(
    seats: int, seed: int = 1, options: Mapping[str, bool] | None = None
) -> MykerinosState:
    """A real game from its start until the first region lies."""
    state = GAME.new(seats, options)
    dice = Dice(seed)
    while state.phase <= DRAW_CARD:
        state.apply(state.draw(dice))
    return state


def patient(state: MykerinosState, dice: Dice) -> int:
    """A random decision that rarely passes, and takes cards as often as rooms."""
    legal = state.legal()
    if state.phase == KIND and len(legal) > 1 and dice.below(4):
        return legal[1 + dice.below(len(legal) - 1)]
    if state.phase == REWARD and dice.below(2):
        return legal[-1]
    return state.draw(dice)


def play(state: MykerinosState, *words: str) -> MykerinosState:
    """Play notation for whoever has to act."""
    for word in words:
        state.apply(GAME.decide(state, state.actor, GAME.parse(word)))
    return state


def heard(state: MykerinosState, *words: str) -> list[Event]:
    """What happens when these words are played."""
    state.listen()
    play(state, *words)
    return list(GAME.happened(state, state.heard(), 0))


def offered(state: MykerinosState) -> set[str]:
    """The legal actions in notation."""
    return {GAME.notation(action) for action in GAME.legal(state)}


def why(state: MykerinosState, word: str) -> tuple[str, str]:
    """Reason and clause of the refusal of a word, for whoever has to act."""
    refusal = GAME.refuse(state, state.actor, GAME.parse(word))
    assert refusal is not None, f"{word} is legal"
    return refusal.reason, refusal.clause


def cubes(state: MykerinosState, colour: int) -> set[str]:
    """The cells with cubes of a colour, in notation."""
    return {f"{'abcdefgh'[cell % 8]}{cell // 8 + 1}" for cell in members(state.own[colour])}


def cards(state: MykerinosState, seat: int) -> set[str]:
    return {state.box.cards[number].id for number in members(state.cards[seat])}


def rooms(state: MykerinosState, seat: int) -> set[str]:
    names = room_names(tuple(state.wings))
    return {names[room] for room in members(state.museum[seat])}
