"""The game written by hand in C, with which the compiled rules are compared, is the same game."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from digsite.core.game import copy_of
from digsite.core.playout import Results, play_games
from digsite.games.mykerinos import GAME, rules

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks"))

from hand_written.programs import SEATS, built, run  # it lies with the benchmarks
from hand_written.samples import Sample, read, same_game, sample_of

KEY = "mykerinos"
COMPILED = not str(rules.__file__).endswith(".py")
GAMES = 20_000 if COMPILED else 400  # interpreted, a game takes milliseconds


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("cc") is None:
        pytest.skip("no C compiler")
    return built(KEY, tmp_path_factory.mktemp("c"))


@pytest.fixture(scope="module")
def ours() -> Results:
    start = GAME.new(SEATS)
    return play_games(start, copy_of(start), 0, 0, GAMES)


def test_other_dice_give_the_same_means(program: Path, ours: Results) -> None:
    _, theirs = read(run(program, 1, GAMES))
    assert theirs.games == GAMES
    assert same_game(sample_of(ours), theirs)


def test_the_same_dice_give_the_same_games(program: Path, ours: Results) -> None:
    lines = run(program, 0, GAMES, "each").splitlines()
    each = [[int(number) for number in line.split()] for line in lines]
    assert [line[0] for line in each] == list(ours.decisions)
    assert [line[1] for line in each] == list(ours.winners)
    assert [points for line in each for points in line[2:]] == list(ours.points)


def test_figures_printed_in_c_are_those_of_its_games(program: Path, ours: Results) -> None:
    _, theirs = read(run(program, 0, GAMES))
    for mine, other in zip(sample_of(ours).figures, theirs.figures, strict=True):
        assert mine.name == other.name
        assert (other.mean, other.deviation) == pytest.approx((mine.mean, mine.deviation))


def shifted(sample: Sample, place: int, errors: float) -> Sample:
    """The same sample with one mean moved by so many of its standard errors."""
    figures = list(sample.figures)
    step = errors * figures[place].deviation / sample.games**0.5
    figures[place] = replace(figures[place], mean=figures[place].mean + step)
    return replace(sample, figures=tuple(figures))


@pytest.mark.parametrize("place", range(1 + 2 * SEATS))
def test_a_game_that_differs_in_one_mean_is_another_game(ours: Results, place: int) -> None:
    sample = sample_of(ours)
    assert same_game(sample, sample)
    assert same_game(sample, shifted(sample, place, 5))  # both have an error: 5 / sqrt(2) < 4
    assert not same_game(sample, shifted(sample, place, 6))
    assert not same_game(sample, shifted(sample, place, -6))


def test_a_game_without_a_seat_is_another_game(ours: Results) -> None:
    sample = sample_of(ours)
    start = GAME.new(SEATS - 1)
    fewer = sample_of(play_games(start, copy_of(start), 0, 0, 100))
    assert not same_game(sample, fewer)
