"""The standings as a drawing: ratings, and who finished before whom."""

from __future__ import annotations

from digsite.bots.plotting import BRAND, INK, PALE, keep, new_figure

from .standings import Standings


def plot(found: Standings, path: str) -> None:
    """Draw the standings to a file."""
    bots = [standing.bot for standing in found.standings]
    rows = range(len(bots))
    figure = new_figure(9, 1.2 + 0.55 * len(bots))
    left, right = figure.subplots(1, 2)
    figure.suptitle(f"{found.game}, {found.seats} seats, {found.games} games", color=INK)
    rated = [standing.rating for standing in found.standings]
    middle = [rating.rating for rating in rated]
    left.errorbar(
        middle,
        rows,
        xerr=[
            [max(rating.rating - rating.low, 0.0) for rating in rated],
            [max(rating.high - rating.rating, 0.0) for rating in rated],
        ],
        fmt="o",
        color=BRAND,
        ecolor=INK,
        capsize=3,
    )
    left.set_yticks(rows, bots)
    left.invert_yaxis()
    left.grid(axis="x", color=PALE)
    left.set_xlabel("rating (400 points: ten to one), 95 % interval")
    ahead = {(pairing.bot, pairing.rival): pairing.ahead.share for pairing in found.pairings}
    shares = [[ahead.get((bot, rival), 0.5) for rival in bots] for bot in bots]
    right.imshow(shares, vmin=0, vmax=1, cmap="BrBG", aspect="auto")
    for row, bot in enumerate(bots):
        for column, rival in enumerate(bots):
            if bot != rival:
                right.text(
                    column, row, f"{ahead[bot, rival]:.0%}", ha="center", va="center", color=INK
                )
    right.set_xticks(rows, bots, rotation=20, ha="right")
    right.set_yticks(rows, bots)
    right.set_title("finished before", fontsize=10, color=INK)
    keep(figure, path)
