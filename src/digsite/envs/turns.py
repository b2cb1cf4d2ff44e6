"""A game as PettingZoo knows games: agents act in turn (`AECEnv`)."""

from __future__ import annotations

from operator import index
from secrets import randbits

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from digsite.core.dice import Dice, seed_from
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE, OVER

from .picture import RENDER_MODES, render_mode_of, rendered, show
from .refusals import illegal
from .rewards import reward
from .setting import Setting
from .structured import structured

Observation = dict[str, NDArray[np.uint8]]


class Turns(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game; chance acts inside, every seat is an agent."""

    metadata = {"render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"digsite_{setting.game.key}_v{setting.version}"}
        self.setting = setting
        self.render_mode = render_mode_of(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents = self.possible_agents[:]
        self._seat_of = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._state = copy_of(setting.start)
        self._dice = Dice(0)
        self._features = setting.features
        self._size = setting.size
        self._width = setting.size + setting.features.decisions
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(0, _highs(setting), dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (setting.features.decisions,), dtype=np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space)
        self.action_spaces = {
            name: spaces.Discrete(setting.features.decisions) for name in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[object]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[object]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a new game; the same seed deals the same one."""
        self._dice = Dice(seed_from("deal", randbits(63) if seed is None else seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self._state.become(self.setting.start)
        self._deal()
        show(self.setting.game, self._state, self.render_mode)
        self.agent_selection = self.possible_agents[self._state.actor]

    def observe(self, agent: str) -> Observation:
        """What a seat may know; the mask is empty for a seat that is not asked."""
        seen = np.empty(self._width, dtype=np.uint8)
        self._features.show(self._state, self._seat_of[agent], seen)
        return {"observation": seen[: self._size], "action_mask": seen[self._size :].view(np.int8)}

    def step(self, action: int | None) -> None:
        """Carry out a decision; an illegal one raises with its clause and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self._state
        number = index(action)  # type: ignore[arg-type]  # None is for those who are done
        if not state.allows(number):
            raise illegal(self.setting.game, state, number)
        self._cumulative_rewards[agent] = 0.0
        state.play(number)
        self._deal()
        show(self.setting.game, state, self.render_mode)
        if state.actor == OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[state.actor]

    def structured(self, agent: str) -> dict[str, object]:
        """What a seat may know, as named fields; its legal actions in words and numbers."""
        return structured(self.setting.game, self._state, self._seat_of[agent])

    def win_chances(self, agent: str) -> list[float]:
        """Every seat's chance to win, from what a seat may know (`digsite.evaluate`)."""
        return self.setting.win_chances(self._state, self._seat_of[agent])

    def render(self) -> str | None:
        """The public table as text or as an SVG drawing; `human` prints it at each step."""
        return rendered(self.setting.game, self._state, self.render_mode)

    def close(self) -> None:
        """Nothing is held that needs closing."""

    def _deal(self) -> None:
        state, dice = self._state, self._dice
        while state.actor == CHANCE:
            state.play(state.draw(dice))

    def _end(self) -> None:
        for seat, name in enumerate(self.agents):
            self.rewards[name] = reward(self._state, self.setting.reward, seat)
            self.terminations[name] = True
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


def _highs(setting: Setting) -> NDArray[np.uint8]:
    return np.array(setting.features.highs(setting.seats), dtype=np.uint8)
