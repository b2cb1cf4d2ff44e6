"""A game as Gymnasium knows them: one learner, bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from digsite.bots import Bot, fitted, rung
from digsite.core.dice import Dice, seed_from
from digsite.core.errors import BadInput, IllegalDecision
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE, OVER

from .picture import RENDER_MODES, render_mode_of, rendered, show
from .refusals import illegal
from .rewards import lowest, reward
from .setting import Cards, Options, setting_of
from .structured import structured

Info = dict[str, object]
Numbers = NDArray[np.uint8]


class Learner(gymnasium.Env[Numbers, Any]):
    """One seat of a game; everybody else, chance included, acts inside."""

    metadata = {"render_modes": RENDER_MODES}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int = 0,
        *,
        opponents: str | Sequence[str] = "porter",
        reward: str = "win_share",
        illegal: Literal["end", "raise"] = "end",
        options: Options = None,
        cards: Cards = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = setting_of(game, seats, options, cards, reward)
        if seat not in range(seats):
            raise BadInput(f"the learner sits at 0 to {seats - 1}, not at {seat!r}")
        if illegal not in ("end", "raise"):
            raise BadInput(f"an illegal action is to 'end' or to 'raise', not {illegal!r}")
        self.seat = seat
        self.rungs = [fitted(self.setting.game, rung(name)) for name in _names(opponents, seats)]
        self.illegal = illegal
        self.render_mode = render_mode_of(render_mode)
        features = self.setting.features
        self.action_space = spaces.Discrete(features.decisions)
        highs = np.array(features.highs(seats), dtype=np.uint8)
        self.observation_space = spaces.Box(0, highs, dtype=np.uint8)
        self._state = copy_of(self.setting.start)
        self._dice = Dice(0)
        self._bots: dict[int, Bot] = {}
        self._ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Numbers, Info]:
        """Deal a new game, up to the learner's first decision."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self._dice = Dice(seed_from("deal", deal))
        others = [seat for seat in range(self.setting.seats) if seat != self.seat]
        game = self.setting.game
        self._bots = {
            other: Bot(game, rung, seed_from(deal, "seat", other), cards=self.setting.cards)
            for other, rung in zip(others, self.rungs, strict=True)
        }
        self._state.become(self.setting.start)
        self._ended = False
        self._others_act()
        show(self.setting.game, self._state, self.render_mode)
        return self._row(), self._info()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, Info]:
        """Carry out a decision, and let the others act until the learner is asked again."""
        if self._ended:
            raise BadInput("the game is over; reset deals a new one")
        state, number = self._state, index(action)
        if not state.allows(number):
            return self._refuse(illegal(self.setting.game, state, number))
        state.play(number)
        self._others_act()
        show(self.setting.game, state, self.render_mode)
        self._ended = state.actor == OVER
        gained = reward(state, self.setting.reward, self.seat) if self._ended else 0.0
        return self._row(), gained, self._ended, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may decide, under the name that masking learners ask for."""
        mask = np.zeros(self.setting.features.decisions, dtype=np.uint8)
        if not self._ended and self._state.actor == self.seat:
            self.setting.features.allow(self._state, mask)
        return mask.view(np.bool_)

    def structured(self) -> dict[str, object]:
        """What the learner may know, as named fields."""
        return structured(self.setting.game, self._state, self.seat)

    def win_chances(self) -> list[float]:
        """Every seat's chance to win, from what the learner may know (`digsite.evaluate`)."""
        return self.setting.win_chances(self._state, self.seat)

    def render(self) -> str | None:
        """The public table as text or as an SVG drawing; `human` prints it at each step."""
        return rendered(self.setting.game, self._state, self.render_mode)

    def _others_act(self) -> None:
        state = self._state
        while state.actor not in (OVER, self.seat):
            if state.actor == CHANCE:
                state.play(state.draw(self._dice))
            else:
                veiled = self.setting.game.veil(state, state.actor)
                state.apply(self._bots[state.actor].decide(veiled))

    def _refuse(self, error: IllegalDecision) -> tuple[Numbers, float, bool, bool, Info]:
        if self.illegal == "raise":
            raise error
        self._ended = True
        info = {**self._info(), "refusal": str(error)}
        return self._row(), lowest(self.setting.reward), True, False, info

    def _row(self) -> Numbers:
        row = np.empty(self.setting.size, dtype=np.uint8)
        self.setting.features.write(self._state, self.seat, row)
        return row

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().view(np.int8)}


def _names(opponents: str | Sequence[str], seats: int) -> Sequence[str]:
    """The opponents by name: one for all seats, or one for each."""
    if isinstance(opponents, str):
        return [opponents] * (seats - 1)
    if len(opponents) != seats - 1:
        raise BadInput(f"{seats - 1} opponents are wanted, not {len(opponents)}")
    return opponents
