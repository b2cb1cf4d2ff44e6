"""A campaign of the arena: what is played, and one game of it."""

from __future__ import annotations

from functools import cached_property

import msgspec

from digsite.bots.match import play_match
from digsite.core.cards import CardFile
from digsite.core.dice import seed_from
from digsite.core.records import Options
from digsite.games import load

from .entrants import Entrant
from .seatings import LineUp, Seating, seatings


class Campaign(msgspec.Struct, frozen=True, dict=True):
    """A number of deals, each played in every seating; enough to play every game again."""

    game: str
    rules: int
    seats: int
    entrants: list[Entrant]
    line_up: LineUp
    seed: int
    options: Options
    cards: CardFile | None = None  # a card file that is not the shipped one

    @cached_property
    def seatings(self) -> list[Seating]:
        return seatings(len(self.entrants), self.seats, self.line_up)

    def deals_for(self, games: int) -> int:
        """How many whole deals make at least so many games."""
        return -(-games // len(self.seatings))


class Outcome(msgspec.Struct, frozen=True):
    """A finished game, by seat: what the journal keeps."""

    deal: int
    seating: int
    points: list[int]
    winners: list[int]
    decisions: list[int]
    iterations: list[int]
    seconds: list[float]
    forfeits: list[int] | msgspec.UnsetType = msgspec.UNSET  # the seats, if there are any

    def places(self) -> list[tuple[bool, int]]:
        """What each seat is ranked by: the winners first, then by points; equal ones tie."""
        return [(seat in self.winners, points) for seat, points in enumerate(self.points)]


def play(campaign: Campaign, deal: int, seating: int) -> Outcome:
    """One game. Its chance depends on the seed and the deal only; each seat has its own dice."""
    entrants = [campaign.entrants[bot] for bot in campaign.seatings[seating]]
    played = play_match(
        load(campaign.game),
        [entrant.rung for entrant in entrants],
        seed_from("arena", campaign.seed, deal),
        campaign.options,
        campaign.cards,
        [entrant.budget for entrant in entrants],
        fresh=True,
    )
    return Outcome(
        deal=deal,
        seating=seating,
        points=played.points,
        winners=_members(played.winners, campaign.seats),
        decisions=played.decisions,
        iterations=played.iterations,
        seconds=[round(seconds, 6) for seconds in played.seconds],
        forfeits=_members(played.forfeits, campaign.seats) or msgspec.UNSET,
    )


def _members(seats: int, count: int) -> list[int]:
    return [seat for seat in range(count) if seats >> seat & 1]
