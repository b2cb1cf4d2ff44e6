"""Holding a campaign: deals in order, games side by side, the same result either way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from digsite.play.workers import Inline, Workers, run_chunks

from .campaign import Campaign, Outcome, play
from .journal import Journal
from .settling import Settling, comparisons

QUICK_GAMES = 64  # handed out together where nobody thinks for long
Stop = Callable[[list[Outcome]], bool]  # given the games of the next deal: was that enough?


def hold(
    campaign: Campaign,
    deals: int,
    workers: Workers | None = None,
    journal: Journal | None = None,
    stop: Stop | None = None,
    shown: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """Play the deals, or fewer if `stop` says so; only whole deals count, in their order."""
    wanted = range(len(campaign.seatings))
    found = {(game.deal, game.seating): game for game in journal.outcomes} if journal else {}
    missing = (
        (deal, seat) for deal in range(deals) for seat in wanted if (deal, seat) not in found
    )
    counted: list[Outcome] = []
    games = _games(campaign, missing, workers or Inline())
    for deal in range(deals):
        while not all((deal, seating) in found for seating in wanted):
            game = next(games)
            found[game.deal, game.seating] = game
            if journal:
                journal.note(game)
            if shown:
                shown(len(found))
        block = [found[deal, seating] for seating in wanted]
        counted += block
        if stop and stop(block):
            break
    return counted


def settled(campaign: Campaign) -> Stop:
    """Stop when the order of the bots is settled."""
    settling = Settling(len(campaign.entrants))

    def stop(block: list[Outcome]) -> bool:
        settling.see(comparisons(campaign, block))
        return settling.order() is not None

    return stop


def _games(
    campaign: Campaign, missing: Iterator[tuple[int, int]], workers: Workers
) -> Iterator[Outcome]:
    """Planned only as far ahead as the workers are: a campaign may have no end in sight."""
    slow = any(entrant.rung.way in ("search", "outside") for entrant in campaign.entrants)
    size = 1 if slow else QUICK_GAMES
    chunks = iter(lambda: list(islice(missing, size)), [])
    for games in run_chunks(workers, partial(_play, campaign), chunks):
        yield from games


def _play(campaign: Campaign, chunk: list[tuple[int, int]]) -> list[Outcome]:
    return [play(campaign, deal, seating) for deal, seating in chunk]
