"""`digsite arena`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from digsite.bots import Budget
from digsite.bots.arena import (
    LINE_UPS,
    Campaign,
    Journal,
    LineUp,
    Outcome,
    Standings,
    entrant,
    hold,
    settled,
    standings,
)
from digsite.bots.arena.plot import plot as draw
from digsite.bots.arena.ratings import need_choix
from digsite.bots.plotting import need_matplotlib
from digsite.core.errors import BadInput
from digsite.play.workers import Workers, hire

from .given import table_for


def arena(
    key: str,
    bots: str,
    seats: int,
    games: int,
    seed: int,
    line_up: str,
    budget: Budget | None,
    workers: int | None,
    ray: str | None,
    stop: bool,
    options: Sequence[str],
    cards: str | None,
    as_json: bool,
    plot: str | None,
    out: str | None,
    resume: str | None,
) -> None:
    """Hold a campaign and print its standings."""
    need_choix()
    if plot:
        need_matplotlib(plot)
    campaign = _campaign(key, bots, seats, seed, line_up, budget, options, cards)
    journal = _journal(campaign, out, resume)
    try:
        with hire(workers, ray) as hired:
            outcomes = _played(campaign, games, hired, journal, stop)
    finally:
        if journal:
            journal.close()
    found = standings(campaign, outcomes)
    if plot:
        draw(found, plot)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        _print(found)


def _campaign(
    key: str,
    bots: str,
    seats: int,
    seed: int,
    line_up: str,
    budget: Budget | None,
    options: Sequence[str],
    cards: str | None,
) -> Campaign:
    table = table_for(key, seats, options, cards)
    entrants = [entrant(text, budget) for text in bots.split(",")]
    names = [found.name for found in entrants]
    if len(set(names)) < len(names):
        raise BadInput(f"each bot is named once in --bots, not {', '.join(names)}")
    campaign = Campaign(
        game=key,
        rules=table.game.rules,
        seats=seats,
        entrants=entrants,
        line_up=_line_up(line_up),
        seed=seed,
        options=table.options,
        cards=table.cards if cards else None,
    )
    assert campaign.seatings  # refuses what cannot be seated
    return campaign


def _line_up(given: str) -> LineUp:
    for known in LINE_UPS:
        if given == known:
            return known
    raise BadInput(f"no line-up {given!r}; there are {', '.join(LINE_UPS)}")


def _journal(campaign: Campaign, out: str | None, resume: str | None) -> Journal | None:
    if out and resume:
        raise BadInput("give --out for a new journal or --resume for an old one, not both")
    if resume:
        return Journal.resume(Path(resume), campaign)
    return Journal.start(Path(out), campaign) if out else None


def _played(
    campaign: Campaign, games: int, workers: Workers, journal: Journal | None, stop: bool
) -> list[Outcome]:
    deals = campaign.deals_for(games)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(file=sys.stderr)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        name = f"{campaign.game}, {campaign.seats} seats"
        task = bar.add_task(name, total=deals * len(campaign.seatings))
        return hold(
            campaign,
            deals,
            workers,
            journal,
            settled(campaign) if stop else None,
            lambda done: bar.update(task, completed=done),
        )


def _print(found: Standings) -> None:
    print(
        f"{found.game}, {found.seats} seats, line-up {found.line_up}, seed {found.seed}: "
        f"{found.deals} deals × {found.games_per_deal} seatings = {found.games} games"
    )
    width = max(len(standing.bot) for standing in found.standings)
    print(
        f"\n{'bot':<{width}} {'rating':>22} {'wins':>24} {'fair':>6} {'points':>14} "
        f"{'iterations':>11} {'ms':>8}"
    )
    for line in found.standings:
        rating = f"{line.rating.rating:+.0f} ({line.rating.low:+.0f} to {line.rating.high:+.0f})"
        wins = f"{line.wins.share:.1%} ({line.wins.low:.1%}-{line.wins.high:.1%})"
        points = f"{line.points.mean:.1f} ± {line.points.error:.1f}"
        print(
            f"{line.bot:<{width}} {rating:>22} {wins:>24} {line.fair_share:>6.1%} {points:>14} "
            f"{line.iterations_per_decision:>11,.0f} {line.seconds_per_decision * 1000:>8.2f}"
        )
    print(f"\n{'bot':<{width}} {'finished before':<{width + 4}} {'share':>24} {'lead':>16}")
    for pair in found.pairings:
        ahead = f"{pair.ahead.share:.1%} ({pair.ahead.low:.1%}-{pair.ahead.high:.1%})"
        lead = f"{pair.lead.mean:+.1f} ± {pair.lead.error:.1f}"
        print(f"{pair.bot:<{width}} {pair.rival:<{width + 4}} {ahead:>24} {lead:>16}")
    print(
        "\nThe order is settled (at most 5 % risk, however often one looks)."
        if found.settled
        else "\nThe order is not settled by these games."
    )
    print("Intervals are for 95 %, by deal; iterations and ms are per decision.")
