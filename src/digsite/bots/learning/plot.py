"""What was learnt as a drawing: the loss by epoch, and predicted against realised wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from digsite.bots.plotting import BRAND, INK, PALE, keep, new_figure

from .forecast import ForecastReport
from .perceptron import Epoch
from .rounds import Round

if TYPE_CHECKING:
    from matplotlib.axes import Axes


def plot_forecast(found: ForecastReport, path: str) -> None:
    """Loss and calibration of a forecast."""
    figure = new_figure(9, 4)
    told = found.course
    figure.suptitle(f"{told.game}, {told.seats} seats, {found.games:,} games", color=INK)
    losses, chances = figure.subplots(1, 2)
    _losses(losses, found.epochs)
    chances.plot([0, 1], [0, 1], color=PALE, zorder=0)
    bins = found.held_out.bins
    most = max(each.count for each in bins)
    chances.scatter(
        [each.predicted for each in bins],
        [each.realised for each in bins],
        s=[15 + 150 * each.count / most for each in bins],
        color=BRAND,
    )
    chances.set_xlabel("predicted probability of a win")
    chances.set_ylabel("share of wins realised")
    chances.set_title(
        f"held out: Brier {found.held_out.brier:.3f}, error {found.held_out.calibration_error:.3f}",
        fontsize=9,
        color=INK,
    )
    keep(figure, path)


def plot_rounds(rounds: Sequence[Round], path: str) -> None:
    """Loss of every round, and how its sticks did."""
    figure = new_figure(9, 3.2 * len(rounds))
    told = rounds[0].course
    figure.suptitle(f"{told.game}, {told.seats} seats", color=INK)
    grid = figure.subplots(len(rounds), 2, squeeze=False)
    for (losses, sticks), found in zip(grid, rounds, strict=True):
        _losses(losses, found.epochs)
        shares = [each.ahead for each in found.sticks]
        sticks.axhline(0.5, color=PALE, zorder=0)
        sticks.errorbar(
            [each.stick for each in found.sticks],
            [each.share for each in shares],
            [
                [each.share - each.low for each in shares],
                [each.high - each.share for each in shares],
            ],
            fmt="o",
            color=BRAND,
        )
        sticks.set_xlabel("stick")
        sticks.set_ylabel("finished before whom it corrects")
        sticks.set_title(
            f"round {found.course.round}, {found.positions:,} positions", fontsize=9, color=INK
        )
    keep(figure, path)


def _losses(axes: Axes, epochs: list[Epoch]) -> None:
    numbers = [str(number) for number in range(1, len(epochs) + 1)]
    axes.plot(numbers, [each.trained for each in epochs], color=PALE, label="trained on")
    axes.plot(numbers, [each.held_out for each in epochs], color=INK, label="held out")
    axes.set_xlabel("epoch")
    axes.set_ylabel("loss")
    axes.legend(fontsize=8)
