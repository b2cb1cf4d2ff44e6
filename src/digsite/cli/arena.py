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
from digsite.bots.nets import check
from digsite.bots.outsiders.playing import try_out
from digsite.bots.plotting import need_matplotlib
from digsite.bots.titles import equipped, help_for
from digsite.core.errors import BadInput
from digsite.games import load
from digsite.play.workers import Workers, hire

from .breaking_off import resuming, told_how_to_go_on
from .given import table_for


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The campaign that was asked for, who works at it, and what is kept of it."""

    game: str
    bots: str
    seats: int
    games: int
    seed: int
    line_up: str
    budget: Budget | None
    options: Sequence[str]
    cards: str | None
    workers: int | None
    ray: str | None
    stop: bool
    as_json: bool
    plot: str | None
    out: str | None
    resume: str | None


def arena(asked: Asked) -> None:
    """Hold a campaign and print its standings."""
    need_choix()
    if asked.plot:
        need_matplotlib(asked.plot)
    campaign = _campaign(asked)
    journal = _journal(campaign, asked.out, asked.resume)
    try:
        with told_how_to_go_on(lambda: _advice(journal)), hire(asked.workers, asked.ray) as hired:
            outcomes = _played(campaign, asked.games, hired, journal, asked.stop)
    finally:
        if journal:
            journal.close()
    found = standings(campaign, outcomes)
    _tell_forfeits(campaign, outcomes)
    if asked.plot:
        draw(found, asked.plot)
    if asked.as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        _print(found)


def _advice(journal: Journal | None) -> str:
    if journal is None:
        return "nothing was kept; with --out FILE finished games are, and --resume FILE goes on"
    return f"go on with: {resuming(sys.argv[1:], str(journal.path))}"


def _campaign(asked: Asked) -> Campaign:
    table = table_for(asked.game, asked.seats, asked.options, asked.cards)
    entrants = [entrant(text, asked.budget) for text in asked.bots.split(",")]
    names = [found.name for found in entrants]
    if len(set(names)) < len(names):
        raise BadInput(f"each bot is named once in --bots, not {', '.join(names)}")
    campaign = Campaign(
        game=asked.game,
        rules=table.game.rules,
        seats=asked.seats,
        entrants=entrants,
        line_up=_line_up(asked.line_up),
        seed=asked.seed,
        options=table.options,
        cards=table.cards if asked.cards else None,
    )
    assert campaign.seatings  # refuses what cannot be seated
    _tell_nets(campaign)
    for found in entrants:
        if found.rung.nets is not msgspec.UNSET:
            check(found.rung.nets, table.game, asked.seats, campaign.cards)
        if found.rung.outsider is not msgspec.UNSET:
            try_out(found.rung.outsider)
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


def _tell_nets(campaign: Campaign) -> None:
    """Say who would play with a net, if one were shipped for this table."""
    game, seats = load(campaign.game), campaign.seats
    for who in campaign.entrants:
        helped = equipped(game, who.rung, seats, campaign.cards)
        if help_for(game, who.rung) and helped is who.rung:
            told = f"no nets are shipped for {seats} seats with these cards"
            print(f"{who.name}: {told}, so it plays by judgement", file=sys.stderr)


def _tell_forfeits(campaign: Campaign, outcomes: list[Outcome]) -> None:
    """Say who did not decide in time, and how often; the figures count it as lost."""
    for number, who in enumerate(campaign.entrants):
        games = sum(
            any(campaign.seatings[game.seating][seat] == number for seat in game.forfeits or [])
            for game in outcomes
        )
        if games:
            print(f"{who.name} hung and forfeited {games} games", file=sys.stderr)


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
