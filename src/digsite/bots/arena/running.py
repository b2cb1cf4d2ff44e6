"""Holding a campaign: deals in order, games side by side, the same result either way."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from multiprocessing import get_context, parent_process
from threading import Thread

from .campaign import Campaign, Outcome, play
from .journal import Journal
from .settling import Settling, comparisons

Stop = Callable[[list[Outcome]], bool]  # given the games of the next deal: was that enough?


def hold(
    campaign: Campaign,
    deals: int,
    workers: int = 1,
    journal: Journal | None = None,
    stop: Stop | None = None,
    shown: Callable[[int], None] | None = None,
) -> list[Outcome]:
    """Play the deals, or fewer if `stop` says so; only whole deals count, in their order."""
    wanted = range(len(campaign.seatings))
    found = {(game.deal, game.seating): game for game in journal.outcomes} if journal else {}
    missing = [
        (deal, seat) for deal in range(deals) for seat in wanted if (deal, seat) not in found
    ]
    counted: list[Outcome] = []
    with closing(_games(campaign, missing, workers)) as games:
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
    campaign: Campaign, missing: list[tuple[int, int]], workers: int
) -> Generator[Outcome, None, None]:
    if workers == 1:
        for deal, seating in missing:
            yield play(campaign, deal, seating)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, (campaign,))
    left = iter(missing)
    running: set[Future[Outcome]] = set()
    try:
        while True:
            for deal, seating in left:
                running.add(pool.submit(_play, deal, seating))
                if len(running) >= 2 * workers:
                    break
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]
    finally:
        pool.shutdown(cancel_futures=True)


_campaign: Campaign | None = None  # of this worker process


def _begin(campaign: Campaign) -> None:
    global _campaign
    _campaign = campaign
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that asked decides when to end
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(deal: int, seating: int) -> Outcome:
    assert _campaign is not None
    return play(_campaign, deal, seating)
