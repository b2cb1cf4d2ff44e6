"""Bots by their names: one of them, and a whole game between several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from digsite.core.cards import CardFile
from digsite.core.dice import Dice, seed_from
from digsite.core.game import AnyGame
from digsite.games import load
from digsite.play import Table, sight_of

from .bot import Bot
from .ladder import rung


def bot(
    game: AnyGame | str,
    name: str,
    seed: int = 0,
    threads: int = 1,
    cards: CardFile | None = None,
) -> Bot:
    """An opponent: porter, apprentice, surveyor, curator or professor, or a level of the game.

    `cards` are those of its table, if they are not the shipped ones.

    >>> import digsite
    >>> game = digsite.load(digsite.titles()[0])
    >>> table = digsite.Table(game, seats=2)
    >>> table.deal(digsite.Dice(1))
    >>> surveyor = digsite.bot(game, "surveyor", seed=1)
    >>> sight, veiled = digsite.sight_of(table, table.actor), game.veil(table.state, table.actor)
    >>> surveyor.choose(sight, veiled) in sight.legal
    True
    """
    return Bot(_box(game), rung(name), seed, threads, cards=cards)


def play_game(
    game: AnyGame | str,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    cards: CardFile | None = None,
) -> Table:
    """A whole game between bots, one name for each seat; the same seed deals the same cards.

    >>> import digsite
    >>> table = digsite.play_game(digsite.titles()[0], ["apprentice", "porter"], seed=7)
    >>> len(table.game.scores(table.state)), table.over
    (2, True)
    """
    box = _box(game)
    table = Table(box, len(bots), options, cards)
    players = [
        bot(box, name, seed_from(seed, "seat", seat), cards=cards) for seat, name in enumerate(bots)
    ]
    deal = Dice(seed_from(seed, "deal"))
    table.deal(deal)
    while not table.over:
        seat = table.actor
        veiled = box.veil(table.state, seat)
        table.submit(seat, players[seat].choose(sight_of(table, seat), veiled))
        table.deal(deal)
    return table


def _box(game: AnyGame | str) -> AnyGame:
    return load(game) if isinstance(game, str) else game
