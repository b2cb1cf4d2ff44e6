"""The figures of a campaign: ratings, wins, pairings, time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import attrgetter

import msgspec

from .campaign import Campaign, Outcome
from .intervals import Mean, Share, mean_of, share_of
from .ratings import Rating, ratings
from .settling import Settling, comparisons

Block = list[Outcome]  # the games of one deal


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    rating: Rating
    games: int
    wins: Share  # of the games it played in, a shared win counting in part
    fair_share: float  # what equal players would win
    points: Mean
    decisions: int
    iterations_per_decision: float
    seconds_per_decision: float


class Pairing(msgspec.Struct, frozen=True):
    """How one bot did against another at the same tables."""

    bot: str
    rival: str
    ahead: Share  # how often it finished before the other, a tie counting half
    lead: Mean  # in points


class Standings(msgspec.Struct, frozen=True):
    """All about a campaign, best bot first."""

    game: str
    seats: int
    line_up: str
    seed: int
    deals: int
    games_per_deal: int
    games: int
    settled: bool  # every neighbouring pair is in a proven order, see settling.py
    standings: list[Standing]
    pairings: list[Pairing]


def standings(campaign: Campaign, outcomes: Sequence[Outcome]) -> Standings:
    """What the games of whole deals say."""
    blocks = [list(block) for _, block in groupby(outcomes, key=attrgetter("deal"))]
    rated = ratings(campaign, outcomes, campaign.seed)
    order = sorted(range(len(campaign.entrants)), key=lambda bot: -rated[bot].rating)
    settling = Settling(len(campaign.entrants))
    shares = [comparisons(campaign, block) for block in blocks]
    for share in shares:
        settling.see(share)
    return Standings(
        game=campaign.game,
        seats=campaign.seats,
        line_up=campaign.line_up,
        seed=campaign.seed,
        deals=len(blocks),
        games_per_deal=len(campaign.seatings),
        games=len(outcomes),
        settled=settling.order() is not None,
        standings=[_standing(campaign, blocks, bot, rated[bot]) for bot in order],
        pairings=[
            _pairing(campaign, blocks, [share[bot, rival] for share in shares], bot, rival)
            for bot in order
            for rival in order
            if bot != rival
        ],
    )


def _standing(campaign: Campaign, blocks: list[Block], bot: int, rating: Rating) -> Standing:
    wins, points = [], []
    decisions = iterations = games = chairs = 0
    seconds = 0.0
    for block in blocks:
        mine = [(game, _seats_of(campaign, game, bot)) for game in block]
        mine = [(game, seats) for game, seats in mine if seats]
        games += len(mine)
        chairs += sum(len(seats) for _, seats in mine)
        won = [len(set(seats) & set(game.winners)) / len(game.winners) for game, seats in mine]
        wins.append(sum(won) / len(mine))
        made = [game.points[seat] for game, seats in mine for seat in seats]
        points.append(sum(made) / len(made))
        decisions += sum(game.decisions[seat] for game, seats in mine for seat in seats)
        iterations += sum(game.iterations[seat] for game, seats in mine for seat in seats)
        seconds += sum(game.seconds[seat] for game, seats in mine for seat in seats)
    return Standing(
        bot=campaign.entrants[bot].name,
        rating=rating,
        games=games,
        wins=share_of(wins, games),
        fair_share=chairs / (games * campaign.seats),
        points=mean_of(points),
        decisions=decisions,
        iterations_per_decision=iterations / decisions,
        seconds_per_decision=seconds / decisions,
    )


def _pairing(
    campaign: Campaign, blocks: list[Block], ahead: list[float], bot: int, rival: int
) -> Pairing:
    meetings = 0
    leads = []
    for block in blocks:
        lead = [
            game.points[mine] - game.points[theirs]
            for game in block
            for mine in _seats_of(campaign, game, bot)
            for theirs in _seats_of(campaign, game, rival)
        ]
        meetings += sum({bot, rival} <= set(campaign.seatings[game.seating]) for game in block)
        leads.append(sum(lead) / len(lead))
    return Pairing(
        bot=campaign.entrants[bot].name,
        rival=campaign.entrants[rival].name,
        ahead=share_of(ahead, meetings),
        lead=mean_of(leads),
    )


def _seats_of(campaign: Campaign, game: Outcome, bot: int) -> list[int]:
    return [seat for seat, who in enumerate(campaign.seatings[game.seating]) if who == bot]
