"""Does it help to begin? A study of the seats, cell by cell.

    python examples/seat_advantage.py --games 400

Plays every title at every player count, random and careful players among themselves, and says
how often the first, second … to play wins. Writes `seat_advantage.svg`.
"""

# %% What is needed.
from __future__ import annotations

import argparse
import signal
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from bars import Group, bars_svg

from digsite.bots import Bot, rung
from digsite.core.dice import Dice, seed_from
from digsite.core.seats import CHANCE
from digsite.games import load

TITLES = ("loot", "mykerinos", "thebes")
BOTS = ("porter", "apprentice")


class Advantage(NamedTuple):
    """The share of the wins by place in the order of play, and half a 95 % interval."""

    title: str
    seats: int
    bot: str
    shares: list[float]
    errors: list[float]


# %% One game: who began, and who won.
def play(title: str, seats: int, bot: str, seed: int) -> list[float]:
    """Each place's share of the win, the first to decide first."""
    game, deal = load(title), Dice(seed_from(seed, "deal"))
    state = game.new(seats)
    bots = [Bot(game, rung(bot), seed_from(seed, "seat", seat)) for seat in range(seats)]
    first = CHANCE
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(deal))
            continue
        first = state.actor if first == CHANCE else first
        state.apply(bots[state.actor].decide(game.veil(state, state.actor)))
    return [state.share((first + place) % seats) for place in range(seats)]


# %% Many games.
def advantage(title: str, seats: int, bot: str, games: int) -> Advantage:
    played = [play(title, seats, bot, seed) for seed in range(games)]
    shares = [sum(column) / games for column in zip(*played, strict=True)]
    errors = [1.96 * sqrt(share * (1 - share) / games) for share in shares]
    return Advantage(title, seats, bot, shares, errors)


# %% The study.
def study(titles: tuple[str, ...], games: int) -> list[Advantage]:
    found = []
    for title in titles:
        for seats in load(title).seats:
            for bot in BOTS:
                one = advantage(title, seats, bot, games)
                found.append(one)
                told = "  ".join(
                    f"{share:6.1%} ± {error:.1%}"
                    for share, error in zip(one.shares, one.errors, strict=True)
                )
                print(f"{title:10} {seats} seats, {bot:10}: {told}", flush=True)
    return found


# %% The picture: a group of bars for each table, a line where all would be equal.
def picture(found: list[Advantage]) -> str:
    groups = [
        Group(f"{one.title} {one.seats}, {one.bot}", one.shares, one.errors, 1 / one.seats)
        for one in found
    ]
    return bars_svg("Share of the wins by place in the order of play", groups)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Does it help to begin?")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--titles", nargs="*", default=TITLES)
    parser.add_argument("--out", type=Path, default=Path("seat_advantage.svg"))
    given = parser.parse_args()
    if hasattr(signal, "SIGPIPE"):  # `| head` ends it in silence
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    given.out.write_text(picture(study(tuple(given.titles), given.games)))
