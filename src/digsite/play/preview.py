"""What an action would do, as far as its player can know: seen in imagined worlds only."""

from __future__ import annotations

from typing import Any

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import Game, copy_of
from digsite.core.records import Action, Event
from digsite.core.seats import CHANCE
from digsite.core.state import State

WORLDS = 12
SAMPLES = 60


class Outlook(msgspec.Struct, frozen=True):
    """What all worlds have in common, up to where they first differ."""

    events: tuple[Event, ...]
    points: int | None  # for the player, where all worlds agree and it is not nothing
    reveals: bool  # something unknown is drawn or shown: it cannot be taken back
    gamble: bool  # points of somebody hang on what it reveals
    ends_turn: bool


class Odds(msgspec.Struct, frozen=True):
    """What the draws that follow are worth to the player."""

    mean: float
    low: int
    high: int


def outlook(game: Game[Any], veiled: State, seat: int, action: Action) -> Outlook:
    """Play an action in a few worlds that look alike to the seat; keep what they share."""
    tales = [_tale(game, veiled, seat, action, world) for world in range(WORLDS)]
    alike = len({tale.told for tale in tales}) == 1
    sure = alike and len({tale.points for tale in tales}) == 1
    return Outlook(
        events=_common_start([tale.events for tale in tales]),
        points=tales[0].points or None if sure else None,
        reveals=not alike or any(tale.chance for tale in tales),
        gamble=len({tale.gains for tale in tales}) > 1,
        ends_turn=all(tale.ends for tale in tales),
    )


def odds(game: Game[Any], veiled: State, seat: int, action: Action) -> Odds | None:
    """The points a player can expect from the draws after an action; nothing if none follow."""
    gains: list[int] = []
    for sample in range(SAMPLES):
        world = _world(game, veiled, sample)
        before = world.points(seat)
        world.play(game.number(world, action))
        if world.actor != CHANCE and not gains and not _depends(game, veiled, seat, action):
            return None
        gains.append(_drawn_out(world, sample).points(seat) - before)
    if not any(gains):
        return None
    return Odds(sum(gains) / SAMPLES, min(gains), max(gains))


def _common_start(told: list[tuple[Event, ...]]) -> tuple[Event, ...]:
    """The events before the first one that depends on something hidden."""
    shared = 0
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        shared += 1
    return told[0][:shared]


class _Tale(msgspec.Struct, frozen=True):
    events: tuple[Event, ...]
    told: bytes
    points: int
    chance: bool
    ends: bool
    gains: tuple[int, ...]  # of everybody, once chance has drawn


def _tale(game: Game[Any], veiled: State, seat: int, action: Action, world: int) -> _Tale:
    state = _world(game, veiled, world)
    before, turn = game.scores(state), state.turn
    state.listen()
    state.play(game.number(state, action))
    events = game.happened(state, state.heard(), seat)
    points, chance = state.points(seat) - before[seat], state.actor == CHANCE
    ends = state.turn != turn or state.actor not in (seat, CHANCE)
    after = game.scores(_drawn_out(state, world))
    gains = tuple([now - then for now, then in zip(after, before, strict=True)])
    return _Tale(events, msgspec.json.encode(events), points, chance, ends, gains)


def _drawn_out(state: State, seed: int) -> State:
    """The state once chance has drawn what there is to draw."""
    dice = Dice(seed)
    while state.actor == CHANCE:
        state.play(state.draw(dice))
    return state


def _world(game: Game[Any], veiled: State, number: int) -> State:
    world = copy_of(veiled)
    world.imagine(Dice(number))
    return world


def _depends(game: Game[Any], veiled: State, seat: int, action: Action) -> bool:
    return outlook(game, veiled, seat, action).reveals
