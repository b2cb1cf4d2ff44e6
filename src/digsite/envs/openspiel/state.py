"""A position as OpenSpiel knows it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

import pyspiel

from digsite.core.dice import Dice
from digsite.core.seats import CHANCE, OVER

from .course import Course
from .observer import Spiel

_PLAYERS: dict[int, int] = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """One of our states behind OpenSpiel's methods."""

    def __init__(self, game: Spiel, course: Course) -> None:
        super().__init__(game)
        self.course = course

    def current_player(self) -> int:
        actor = self.course.world.actor
        return _PLAYERS.get(actor, actor)

    def is_terminal(self) -> bool:
        return self.course.world.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every draw with its probability: its weight among all of them."""
        world = self.course.world
        weights = [(draw, world.weight(draw)) for draw in world.legal()]
        total = sum([weight for _, weight in weights])
        return [(draw, weight / total) for draw, weight in weights]

    def returns(self) -> list[float]:
        """Nothing before the end; then 1 for a win alone, together 0."""
        world = self.course.world
        others = world.seats - 1
        if not world.over():
            return [0.0] * world.seats
        return [(world.share(seat) * world.seats - 1) / others for seat in range(world.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that looks the same to the player; its history begins here."""
        seed = int(sampler() * (1 << 53))
        return SpielState(self.get_game(), self.course.imagine(player, Dice(seed)))

    def _legal_actions(self, player: int) -> list[int]:
        world = self.course.world
        return world.legal() if world.actor == player else []

    def _apply_action(self, action: int) -> None:
        self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        course = self.course
        return course.game.notation(course.game.action(course.world, action))

    def __str__(self) -> str:
        course = self.course
        packed = course.game.pack(course.world)
        prompt = course.game.prompt(course.world, course.world.actor)
        scores = " ".join(str(score) for score in course.game.scores(course.world))
        name = blake2b(packed, digest_size=8).hexdigest()
        return f"{course.game.key} {name}: {prompt.key} of {prompt.actor}, scores {scores}"


def resampler(seed: int) -> Callable[[Spiel, int], SpielState]:
    """What `ISMCTSBot.set_resampler` asks for: the same worlds for the same seed."""
    dice = Dice(seed)

    def resample(state: SpielState, player: int) -> SpielState:
        return state.resample_from_infostate(player, lambda: (dice.next() >> 11) / (1 << 53))

    return resample
