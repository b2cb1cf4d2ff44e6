"""Games without search between a corrector and whom it corrects."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter

import msgspec

from digsite.bots.arena.campaign import Campaign
from digsite.bots.arena.entrants import Entrant
from digsite.bots.arena.intervals import Share, share_of
from digsite.bots.arena.running import hold
from digsite.bots.arena.settling import comparisons
from digsite.bots.ladder import rung
from digsite.bots.nets import NetFile
from digsite.bots.searcher import Budget
from digsite.core.dice import seed_from
from digsite.games import load
from digsite.play.workers import Workers

from .course import Course


def trial(
    course: Course,
    file: NetFile,
    against: tuple[NetFile, ...],
    stage: str,
    games: int,
    workers: Workers,
) -> Share:
    """How often the net finishes before the surveyor with some other nets.

    Every stage has deals of its own: what was chosen on some must be shown on others. Who was
    learnt against a rival has one seat; else both have as many.
    """
    game = load(course.game)
    campaign = Campaign(
        game=course.game,
        rules=game.rules,
        seats=course.seats,
        entrants=[_entrant("new", (file,)), _entrant("old", against)],
        line_up="every" if course.rival is msgspec.UNSET else "one-against",
        seed=seed_from("learning", course.seed, course.round, stage),
        options=game.full_options({}),
    )
    played = hold(campaign, campaign.deals_for(games), workers)
    deals = [list(block) for _, block in groupby(played, key=attrgetter("deal"))]
    return share_of([comparisons(campaign, block)[0, 1] for block in deals], len(played))


def _entrant(name: str, nets: tuple[NetFile, ...]) -> Entrant:
    surveyor = rung("surveyor")
    if nets:
        surveyor = msgspec.structs.replace(surveyor, nets=nets)
    return Entrant(name, surveyor, Budget())
