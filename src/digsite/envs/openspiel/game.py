"""The boxes as games of OpenSpiel, one registered for each title found."""

from __future__ import annotations

import pyspiel

from digsite import games
from digsite.core.game import AnyGame, copy_of
from digsite.core.typed import Plain
from digsite.play.features import features_of

from .course import Course
from .observer import Observer, Spiel
from .state import SpielState

LONGEST = 10_000  # a cap: some games know no longest one (longest of a million random ones: 246)
DRAWS = 128  # decisions of chance are below this number


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One title at a table of so many players, with options and cards as parameters."""

    def __init__(self, game: AnyGame, kind: Spiel, params: Plain) -> None:
        self.box = game
        given = {**kind.parameter_specification, **params}
        self._seats = int(given["players"])
        options = {option.name: bool(given[option.name]) for option in game.options}
        self._start = game.new(self._seats, options, game.cards(given["cards"] or None))
        info = pyspiel.GameInfo(
            num_distinct_actions=features_of(game).decisions,
            max_chance_outcomes=DRAWS,
            num_players=self._seats,
            min_utility=-1.0 / (self._seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self._begin())

    def make_py_observer(self, kind: Spiel = None, params: Spiel = None) -> Observer:
        if params:
            raise ValueError(f"there are no parameters of observations, such as {params}")
        seen = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self._begin(), seen)

    def _begin(self) -> Course:
        return Course(self.box, copy_of(self._start))


def register() -> None:
    """Make every title known to `pyspiel.load_game`."""
    for key in games.titles():
        _register(games.load(key))


def _register(game: AnyGame) -> None:
    kind = pyspiel.GameType(
        short_name=f"python_digsite_{game.key}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": min(game.seats),
            "cards": "",
            **{option.name: option.default for option in game.options},
        },
    )

    class Registered(SpielGame):
        """What OpenSpiel calls with the parameters alone."""

        def __init__(self, params: Plain | None = None) -> None:
            super().__init__(game, kind, params or {})

    pyspiel.register_game(kind, Registered)
