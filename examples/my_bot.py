"""A bot of your own: it sees what its seat sees, and answers with one of the offers.

python examples/my_bot.py 200
"""

import sys

from digsite.bots import Bot, rung
from digsite.core.dice import Dice, seed_from
from digsite.core.records import Action
from digsite.games import load
from digsite.play import Sight, Table, sight_of


def choose(sight: Sight) -> Action:
    """Awaken two cards or more, secure four points or more, else explore."""
    offers = {type(action).__name__: action for action in sight.legal}
    laid = [len(player.backs) for player in sight.public.players]
    if "Awaken" in offers and laid[offers["Awaken"].target] >= 2:
        return offers["Awaken"]
    if "Secure" in offers and sight.private.worth >= 4:
        return offers["Secure"]
    return offers.get("Explore", sight.legal[-1])


def play(seed: int) -> float:
    """My share of the win in a game of Loot N Run against the porter."""
    game, deal = load("loot"), Dice(seed_from(seed, "deal"))
    table, porter = Table(game, seats=2), Bot(game, rung("porter"), seed)
    table.deal(deal)
    while not table.over:
        sight = sight_of(table, table.actor)
        veiled = game.veil(table.state, table.actor)
        table.submit(table.actor, porter.choose(sight, veiled) if table.actor else choose(sight))
        table.deal(deal)
    return table.state.share(0)


if __name__ == "__main__":
    games = int(sys.argv[1])
    print(f"{sum(map(play, range(games))) / games:.1%} of the wins in {games} games")
