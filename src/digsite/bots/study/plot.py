"""A study as one drawing: what wins, who begins, how long it takes, how often the lead changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from digsite.bots.plotting import BRAND, INK, PALE, keep, new_figure

from .page import StudyPage, StudyTable

if TYPE_CHECKING:
    from matplotlib.axes import Axes

TICKS = 8


def plot(page: StudyPage, path: str) -> None:
    """Draw a study in the words of its page."""
    figure = new_figure(11, 6.5)
    (sources, seats), (lengths, changes) = figure.subplots(2, 2)
    figure.suptitle(page.title, color=INK)
    by_seat, by_source = page.tables[:2]
    _pairs(sources, by_source)
    _single(seats, by_seat, f"{by_seat.head[0]}: {by_seat.head[1]}")
    seats.axhline(1 / len(by_seat.rows), color=INK, linewidth=0.8, linestyle="--")
    for axes, table in zip((lengths, changes), page.histograms, strict=True):
        _single(axes, table, table.title)
    keep(figure, path)


def _single(axes: Axes, table: StudyTable, title: str) -> None:
    places = range(len(table.rows))
    axes.bar(places, [bars[0] for bars in table.bars], color=BRAND)
    step = -(-len(table.rows) // TICKS)
    axes.set_xticks(list(places)[::step], [row[0] for row in table.rows][::step], fontsize=8)
    axes.set_title(title, fontsize=10, color=INK)
    axes.grid(axis="y", color=PALE)
    axes.set_axisbelow(True)


def _pairs(axes: Axes, table: StudyTable) -> None:
    rows = range(len(table.rows))
    for nudge, column, colour in ((-0.2, 0, BRAND), (0.2, 1, PALE)):
        bars = [each[column] for each in table.bars]
        label = table.head[column + 1]
        axes.barh([row + nudge for row in rows], bars, 0.4, color=colour, label=label)
    axes.set_yticks(list(rows), [row[0] for row in table.rows])
    axes.invert_yaxis()
    axes.legend(fontsize=8, frameon=False)
    axes.set_title(table.title, fontsize=10, color=INK)
