"""What an action would do, as far as its player can know: seen in imagined worlds only."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from digsite.core.dice import Dice
from digsite.core.game import AnyGame, copy_of
from digsite.core.records import Action, Event, Forecast
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


class Preview(msgspec.Struct, frozen=True):
    """All there is to say of an action beforehand: a game's own forecast, else points to expect."""

    outlook: Outlook
    forecast: tuple[Forecast | Event, ...]
    odds: Odds | None


def preview(
    game: AnyGame, veiled: State, seat: int, action: Action, drawing: bool = True
) -> Preview:
    """What a seat may know of an action; without `drawing` nothing is drawn to reckon points."""
    seen = outlook(game, veiled, seat, action)
    forecast = game.forecast(veiled, seat, action)
    expected = drawing and seen.reveals and not forecast
    return Preview(seen, forecast, odds(game, veiled, seat, action) if expected else None)


def outlook(game: AnyGame, veiled: State, seat: int, action: Action) -> Outlook:
    """Play an action in a few worlds that look alike to the seat; keep what they share."""
    tales = [_tale(game, veiled, seat, action, world) for world in range(WORLDS)]
    alike = all(tale.events == tales[0].events for tale in tales)
    sure = alike and len({tale.points for tale in tales}) == 1
    return Outlook(
        events=_common_start([tale.events for tale in tales]),
        points=tales[0].points or None if sure else None,
        reveals=_unlike((tale.events, tale.chance) for tale in tales),
        gamble=len({tale.gains for tale in tales}) > 1,
        ends_turn=all(tale.ends for tale in tales),
    )


def reveals(game: AnyGame, veiled: State, seat: int, action: Action) -> bool:
    """Whether something unknown is drawn or shown: what `Outlook.reveals` says, and no more."""
    worlds = (_world(game, veiled, number) for number in range(WORLDS))
    return _unlike((_told(game, world, seat, action), world.actor == CHANCE) for world in worlds)


def odds(game: AnyGame, veiled: State, seat: int, action: Action) -> Odds | None:
    """The points a player can expect from the draws after an action; nothing if none follow."""
    gains: list[int] = []
    for sample in range(SAMPLES):
        world = _world(game, veiled, sample)
        before = world.points(seat)
        world.play(game.number(world, action))
        if world.actor != CHANCE and not gains and not reveals(game, veiled, seat, action):
            return None
        gains.append(_drawn_out(world, sample).points(seat) - before)
    if not any(gains):
        return None
    return Odds(sum(gains) / SAMPLES, min(gains), max(gains))


def _unlike(worlds: Iterable[tuple[tuple[Event, ...], bool]]) -> bool:
    """Whether chance is asked in a world, or one tells something else than the first."""
    first: tuple[Event, ...] | None = None
    for told, chance in worlds:
        first = told if first is None else first
        if chance or told != first:
            return True
    return False


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
    points: int
    chance: bool
    ends: bool
    gains: tuple[int, ...]  # of everybody, once chance has drawn


def _tale(game: AnyGame, veiled: State, seat: int, action: Action, world: int) -> _Tale:
    state = _world(game, veiled, world)
    before, turn = game.scores(state), state.turn
    events = _told(game, state, seat, action)
    points, chance = state.points(seat) - before[seat], state.actor == CHANCE
    ends = state.turn != turn or state.actor not in (seat, CHANCE)
    after = game.scores(_drawn_out(state, world))
    gains = tuple([now - then for now, then in zip(after, before, strict=True)])
    return _Tale(events, points, chance, ends, gains)


def _told(game: AnyGame, state: State, seat: int, action: Action) -> tuple[Event, ...]:
    """Play an action; what the seat is told of it."""
    state.listen()
    state.play(game.number(state, action))
    return game.happened(state, state.heard(), seat)


def _drawn_out(state: State, seed: int) -> State:
    """The state once chance has drawn what there is to draw."""
    dice = Dice(seed)
    while state.actor == CHANCE:
        state.play(state.draw(dice))
    return state


def _world(game: AnyGame, veiled: State, number: int) -> State:
    world = copy_of(veiled)
    world.imagine(Dice(number))
    return world
