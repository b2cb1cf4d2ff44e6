"""A stretch of a run, played by one worker."""

from __future__ import annotations

from digsite.bots.ladder import rung
from digsite.bots.match import Watch, play_match
from digsite.core.dice import Dice, nth_seed
from digsite.core.game import AnyGame, copy_of
from digsite.core.playout import play_games
from digsite.core.seats import CHANCE, OVER
from digsite.games import load
from digsite.play.simulation import Tally

from .job import Job, Stretch

BATCH = 4096  # random games played before their results are counted


def play_stretch(job: Job, stretch: Stretch) -> Tally:
    """Play the games of a stretch, and write them down if the job says so."""
    tally = Tally(job.seats)
    if job.dataset is None:
        _play(job, stretch, tally)
    else:
        from .dataset import Scribe

        scribe = Scribe(job, stretch)
        for number in range(stretch.first, stretch.first + stretch.games):
            points, winners, decisions = _play_one(job, number, scribe.watch)
            tally.add(points, [winners], [decisions])
            scribe.close_game(points, winners)
        scribe.write()
    return tally


def all_random(job: Job) -> bool:
    """Whether nobody at the table thinks."""
    return all(rung(name).way == "random" for name in job.bots)


def _play(job: Job, stretch: Stretch, tally: Tally) -> None:
    numbers = range(stretch.first, stretch.first + stretch.games)
    if not all_random(job):
        for number in numbers:
            points, winners, decisions = _play_one(job, number)
            tally.add(points, [winners], [decisions])
        return
    start = load(job.game).new(job.seats, job.options, job.cards)
    scratch = copy_of(start)
    for first in numbers[::BATCH]:
        games = min(BATCH, numbers.stop - first)
        results = play_games(start, scratch, job.seed, first, games)
        tally.add(results.points, results.winners, results.decisions)


def _play_one(job: Job, number: int, watch: Watch | None = None) -> tuple[list[int], int, int]:
    """The points, the bit set of winners and the number of decisions of a game."""
    game = load(job.game)
    seed = nth_seed(job.seed, number)
    if all_random(job):
        assert watch is not None
        return _play_random(game, job, seed, watch)
    rungs = [rung(name) for name in job.bots]
    played = play_match(game, rungs, seed, job.options, job.cards, watch=watch)
    return played.points, played.winners, sum(played.decisions)


def _play_random(game: AnyGame, job: Job, seed: int, watch: Watch) -> tuple[list[int], int, int]:
    """The game that `play_games` plays with this seed, watched."""
    state = game.new(job.seats, job.options, job.cards)
    dice = Dice(seed)
    decisions = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            decision = state.draw(dice)
        else:
            decision = dice.choose(state.mask())
            decisions += 1
        watch(state, decision)
        state.play(decision)
    return game.scores(state), state.winners(), decisions
