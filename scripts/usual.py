"""Plays games of a bot against itself and keeps where the points of winners come from."""

from __future__ import annotations

import argparse

import msgspec

from digsite.bots.insight.usual import UsualFile, measured, usual_path
from digsite.games import load, titles


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/usual", description=__doc__)
    parser.add_argument("--titles", default=",".join(titles()), help="with commas between them")
    parser.add_argument("--bot", default="surveyor")
    parser.add_argument("--games", type=int, default=5000, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    command = f"scripts/usual --bot {given.bot} --games {given.games} --seed {given.seed}"
    for title in given.titles.split(","):
        game = load(title)
        found = {
            seats: measured(game, seats, given.bot, given.games, given.seed) for seats in game.seats
        }
        text = msgspec.json.format(msgspec.json.encode(UsualFile(command, found)), indent=1)
        usual_path(game).write_bytes(text + b"\n")
        for seats, usual in found.items():
            print(title, seats, usual.points)


if __name__ == "__main__":
    main()
