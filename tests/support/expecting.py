"""What a seat can expect: exactly, by playing all that chance may do; and as imagined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from fractions import Fraction
from typing import Any

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import Game, copy_of
from digsite.core.seats import CHANCE

Word = str | Callable[[Any], None]  # a player's move in notation, or a change of the scene
Outcome = Callable[[Any], Hashable]
SAMPLES = 8_000


def expected(
    game: Game[Any],
    start: Any,
    past: Sequence[Word],
    future: Sequence[Word],
    seat: int,
    of: Outcome,
) -> Iterator[tuple[Any, dict[Hashable, Fraction]]]:
    """For each thing a seat can have seen in the past: a state, and the odds of the outcomes.

    Players decide as the words say, whatever they hold, so that their moves tell nothing.
    """
    seen: dict[bytes, tuple[Any, dict[Hashable, Fraction]]] = {}
    began = copy_of(start)
    began.listen()
    for state, chance, history in _branches(game, began, past, seat):
        _, odds = seen.setdefault(history, (state, {}))
        later = copy_of(state)
        for end, further, _ in _branches(game, later, future, seat):
            odds[of(end)] = odds.get(of(end), Fraction(0)) + chance * further
    for state, odds in seen.values():
        whole = sum(odds.values())
        yield state, {outcome: chance / whole for outcome, chance in odds.items()}


def imagined(
    game: Game[Any], state: Any, future: Sequence[Word], seat: int, of: Outcome, dice: Dice
) -> Counter[Hashable]:
    """The outcomes in imagined worlds."""
    veiled = game.veil(state, seat)
    found: Counter[Hashable] = Counter()
    for _ in range(SAMPLES):
        world = game.imagine(veiled, dice)
        for word in future:
            _settle(world, dice)
            _do(game, world, word)
        _settle(world, dice)
        found[of(world)] += 1
    return found


def agree(odds: dict[Hashable, Fraction], found: Counter[Hashable]) -> bool:
    """Whether frequencies fit the odds: nothing impossible, chi-square at 1 in 10,000."""
    if set(found) - set(odds):
        return False
    total = sum(found.values())
    rare = [outcome for outcome, chance in odds.items() if chance * total < 8]
    cells = [(found[key], float(odds[key]) * total) for key in odds if key not in rare]
    if rare:
        cells.append((sum(found[key] for key in rare), float(sum(odds[k] for k in rare)) * total))
    if len(cells) == 1:
        return True
    statistic = sum((count - wanted) ** 2 / wanted for count, wanted in cells)
    return statistic < _limit(len(cells) - 1)


def _limit(freedom: int) -> float:
    """What a chi-square variable exceeds once in 10,000 (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.719 * part**0.5) ** 3)


def _branches(
    game: Game[Any], state: Any, words: Sequence[Word], seat: int, seen: bytes = b""
) -> Iterator[tuple[Any, Fraction, bytes]]:
    """All that chance can make of a line of play, with what the seat sees of each."""
    if state.actor == CHANCE:
        weights = {decision: state.weight(decision) for decision in state.legal()}
        whole = sum(weights.values())
        for decision, weight in weights.items():
            next_state = copy_of(state)
            next_state.listen()
            next_state.apply(decision)
            told = seen + _seen(game, next_state, seat)
            for end, chance, history in _branches(game, next_state, words, seat, told):
                yield end, chance * Fraction(weight, whole), history
    elif words:
        _do(game, state, words[0])
        told = seen + _seen(game, state, seat)
        yield from _branches(game, state, words[1:], seat, told)
    else:
        yield state, Fraction(1), seen


def _seen(game: Game[Any], state: Any, seat: int) -> bytes:
    events = game.happened(state, state.heard(), seat)
    return msgspec.json.encode([events, game.public(state), game.private(state, seat)])


def _settle(state: Any, dice: Dice) -> None:
    while state.actor == CHANCE:
        state.apply(state.draw(dice))


def _do(game: Game[Any], state: Any, word: Word) -> None:
    if callable(word):
        word(state)
    else:
        state.apply(game.decide(state, state.actor, game.parse(word)))
