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

from hand_written.programs import HERE, SEATS, built, run  # it lies with the benchmarks
from hand_written.samples import Sample, lines_of, read, same_game, sample_of

SOURCE = HERE / "mykerinos.c"
COMPILED = not str(rules.__file__).endswith(".py")
GAMES = 20_000 if COMPILED else 2_000  # interpreted, they take a hundred times as long

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(SOURCE, tmp_path_factory.mktemp("c"))


@pytest.fixture(scope="module")
def ours() -> Results:
    start = GAME.new(SEATS)
    return play_games(start, copy_of(start), 0, 0, GAMES)


@needs_compiler
def test_other_dice_give_the_same_means(program: Path, ours: Results) -> None:
    _, theirs = read(run(program, 1, GAMES))
    assert theirs.games == GAMES
    assert same_game(sample_of(ours), theirs)


@needs_compiler
def test_the_same_dice_give_the_same_games(program: Path, ours: Results) -> None:
    assert run(program, 0, GAMES, "each").splitlines() == lines_of(ours)


@needs_compiler
def test_the_means_printed_in_c_are_those_of_its_games(program: Path, ours: Results) -> None:
    _, theirs = read(run(program, 0, GAMES))
    for mine, other in zip(sample_of(ours).figures, theirs.figures, strict=True):
        assert mine.name == other.name
        assert (other.mean, other.deviation) == pytest.approx((mine.mean, mine.deviation))


@needs_compiler
@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("shapes[card][drawn % 2]", "shapes[card][0]"),  # no card is turned
        ("(3u - t->space[seat])", "t->space[seat]"),  # who passed later wins ties
        ("5 * sets", "4 * sets"),
    ],
)
def test_a_small_mistake_in_c_shows_in_the_games(
    right: str, wrong: str, ours: Results, tmp_path: Path
) -> None:
    mistaken = tmp_path / SOURCE.name
    text = SOURCE.read_text("utf-8")
    assert right in text
    mistaken.write_text(text.replace(right, wrong), "utf-8")
    theirs = run(built(mistaken, tmp_path), 0, GAMES, "each").splitlines()
    assert len(theirs) == GAMES
    assert theirs != lines_of(ours)


def shifted(sample: Sample, place: int, errors: float) -> Sample:
    """The same sample with one mean moved by so many of its standard errors."""
    figures = list(sample.figures)
    step = errors * figures[place].deviation / sample.games**0.5
    figures[place] = replace(figures[place], mean=figures[place].mean + step)
    return replace(sample, figures=tuple(figures))


@pytest.mark.parametrize("place", range(1 + 2 * SEATS))
def test_a_game_with_one_other_mean_is_another_game(ours: Results, place: int) -> None:
    sample = sample_of(ours)
    assert same_game(sample, sample)
    assert same_game(sample, shifted(sample, place, 5))  # either has an error: 5 / sqrt(2) < 4
    assert not same_game(sample, shifted(sample, place, 6))
    assert not same_game(sample, shifted(sample, place, -6))


def test_a_game_with_fewer_seats_is_another_game(ours: Results) -> None:
    start = GAME.new(SEATS - 1)
    fewer = sample_of(play_games(start, copy_of(start), 0, 0, 100))
    assert not same_game(sample_of(ours), fewer)
