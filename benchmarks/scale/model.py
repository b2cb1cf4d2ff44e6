"""What a move costs, and what follows from that for so many workers, processors and players."""

from __future__ import annotations

import heapq
from math import ceil
from random import Random

import msgspec
from workers.measuring import Measured

BUSY = 0.6  # of its processor a worker may use on average, so that nobody waits long
CONNECTIONS = 6  # of a worker to PostgreSQL: one writes, four read, one listens
SOCKETS = 4000  # that a worker takes (DIGSITE_CONNECTIONS)


class Costs(msgspec.Struct, frozen=True):
    """Of one move at a table of four, all of whom watch."""

    worker: float  # seconds of processor
    database: float
    generator: float  # of the players, who are elsewhere in earnest
    commits: float
    sent: float  # bytes to the four sockets
    written: float  # bytes of PostgreSQL's log


class Needs(msgspec.Struct, frozen=True):
    """What so many players need, each of whom moves every so many seconds."""

    players: int
    moves: float  # per second
    workers: int
    processors: float  # all workers together, at work all the time
    database: float  # processors
    connections: int  # to PostgreSQL
    commits: float  # per second
    written: float  # megabytes of its log per second
    sent: float  # megabits per second
    bots: float  # processors, if there is one bot at each table of four that thinks for a second


def costs_of(runs: list[Measured], workers: int) -> Costs:
    """The mean of the runs with so many workers."""
    mine = [run for run in runs if run.workers == workers]
    moves = sum(run.moves for run in mine)
    return Costs(
        sum(run.worker for run in mine) / moves,
        sum(run.database for run in mine) / moves,
        sum(run.generator for run in mine) / moves,
        sum(run.commits for run in mine) / moves,
        sum(run.sent for run in mine) / moves,
        sum(run.written for run in mine) / moves,
    )


def most_moves(costs: Costs, workers: int, processors: float) -> float:
    """Moves per second: a worker has one processor at most, and all share those there are."""
    alone = workers / costs.worker
    together = processors / (costs.worker + costs.database + costs.generator)
    return min(alone, together)


def needs(costs: Costs, players: int, seconds: float) -> Needs:
    """What must be there for so many who play."""
    moves = players / seconds
    busy = moves * costs.worker
    workers = max(ceil(busy / BUSY), ceil(players / SOCKETS), 1)
    return Needs(
        players,
        moves,
        workers,
        busy,
        moves * costs.database,
        workers * CONNECTIONS,
        moves * costs.commits,
        moves * costs.written / 1e6,
        moves * costs.sent * 8 / 1e6,
        moves / 3,  # for every three moves of people one of the bot
    )


def waiting(costs: Costs, busy: float, moves: int = 40_000, seed: int = 1) -> tuple[float, float]:
    """Seconds from a move's arrival to its end at a worker that is busy for such a part of the
    time, half of all and 99 of 100: people move whenever they like, one move is done at a time."""
    dice, free, now = Random(seed), 0.0, 0.0
    times: list[float] = []
    for _ in range(moves):
        now += dice.expovariate(busy / costs.worker)
        took = costs.worker * dice.choice((0.4, 0.7, 1.0, 1.9))  # small and large steps
        free = max(free, now) + took
        times.append(free - now)
    last = heapq.nlargest(len(times) // 100, times)[-1]
    return sorted(times)[len(times) // 2], last
