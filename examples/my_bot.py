"""A bot of your own: it sees what its seat sees, and answers with one of the offers.

python examples/my_bot.py 200
digsite arena loot --bots apprentice,examples/my_bot.py:choose
"""

from argparse import ArgumentParser

from digsite import Action, Dice, Sight, Table, bot, load, sight_of
from digsite.games.loot.actions import Awaken, Explore, Secure
from digsite.games.loot.views import Private, Public


def choose(sight: Sight) -> Action:
    """Awaken two cards or more, secure four points or more, else explore."""
    seen, own = sight.public, sight.private
    assert isinstance(seen, Public)
    assert isinstance(own, Private)
    for action in sight.legal:
        if isinstance(action, Awaken) and len(seen.players[action.target].backs) >= 2:
            return action
        if isinstance(action, Secure) and own.worth >= 4:
            return action
    return next((one for one in sight.legal if isinstance(one, Explore)), sight.legal[-1])


def play(seed: int) -> float:
    """My share of the win in a game of Loot N Run against the porter."""
    game, deal = load("loot"), Dice(seed)
    table, porter = Table(game, seats=2), bot(game, "porter", ~seed)
    table.deal(deal)
    while not table.over:
        sight = sight_of(table, table.actor)
        veiled = game.veil(table.state, table.actor)
        table.submit(table.actor, porter.choose(sight, veiled) if table.actor else choose(sight))
        table.deal(deal)
    return table.state.share(0)


if __name__ == "__main__":
    parser = ArgumentParser(description="Play games of Loot N Run against the porter.")
    parser.add_argument("games", type=int, choices=range(1, 10**6), metavar="GAMES")
    games = parser.parse_args().games
    print(f"{sum(map(play, range(games))) / games:.1%} of the wins in {games} games")
