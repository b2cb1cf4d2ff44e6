"""Predicted against realised wins as a drawing."""

from __future__ import annotations

from digsite.bots.plotting import BRAND, INK, PALE, keep, new_figure

from .reliability import Reliability
from .report import Calibration


def plot(found: Calibration, path: str) -> None:
    """Draw the reliability of a calibration to a file; points grow with the forecasts behind."""
    figure = new_figure(5, 5)
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color=PALE, zorder=0)
    for name, colour, part in (
        ("search", INK, found.plain),
        ("corrected, held out", BRAND, found.corrected),
    ):
        axes.scatter(
            [point.predicted for point in part.bins],
            [point.realised for point in part.bins],
            s=[_size(point.count, part) for point in part.bins],
            color=colour,
            alpha=0.75,
            label=f"{name}: Brier {part.brier:.3f}, error {part.calibration_error:.3f}",
        )
    axes.set_xlabel("predicted probability of a win")
    axes.set_ylabel("share of wins realised")
    axes.set_title(f"{found.game}, {found.seats} seats, {found.games} games", color=INK)
    axes.legend(loc="upper left", fontsize=8)
    keep(figure, path)


def _size(count: int, part: Reliability) -> float:
    return 15 + 400 * count / sum(point.count for point in part.bins)
