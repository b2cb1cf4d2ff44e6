"""Datasets: they load in one line, replay, hold no more than was seen, and are whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.dataset
import pytest
from bots.test_selfplay import figures, job_for
from support.titles import longest_box, open_box, some_box

from digsite import games
from digsite.bots.selfplay import run
from digsite.core.errors import BadInput
from digsite.core.seats import CHANCE
from digsite.play.features import features_of
from digsite.play.workers import hire

GAMES = 6


def written(
    folder: Path, title: str, seats: int, bot: str = "porter", workers: int = 1
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The positions and the games of a new dataset, as rows."""
    with hire(workers) as hired:
        run(job_for(title, seats, bot, folder), GAMES, hired, 4)
    positions = pyarrow.dataset.dataset(folder / "positions").to_table()
    played = pyarrow.dataset.dataset(folder / "games").to_table()
    return positions.to_pylist(), played.to_pylist()


@pytest.mark.parametrize("bot", ["porter", "apprentice"])
def test_a_dataset_replays(title: str, bot: str, tmp_path: Path) -> None:
    game = games.load(title)
    features = features_of(game)
    seats = max(game.seats)
    positions, played = written(tmp_path / "set", title, seats, bot)
    rows = iter(positions)
    for number, row in enumerate(played):
        state = game.new(seats)
        decisions = 0
        for decision in row["entries"]:
            if state.actor != CHANCE:
                position = next(rows)
                assert (position["game"], position["step"]) == (number, decisions)
                assert position["seat"] == state.actor
                assert bytes(position["observation"]) == features.row(state, state.actor)
                legal = [place for place, may in enumerate(position["mask"]) if may]
                assert legal == state.legal()
                assert position["action"] == decision
                assert position["result"] == row["result"]
                decisions += 1
            state.apply(decision)
        assert state.over()
        assert row["decisions"] == decisions
        assert row["scores"] == game.scores(state)
        assert row["result"] == pytest.approx([state.share(seat) for seat in range(seats)])
    assert len(played) == GAMES
    assert next(rows, None) is None


def test_a_dataset_is_the_same_bytes_for_any_number_of_workers(tmp_path: Path) -> None:
    for workers in (1, 2):
        written(tmp_path / str(workers), some_box(), 2, workers=workers)
    ones = sorted((tmp_path / "1").rglob("*.parquet"))
    assert len(ones) == 4
    for path in ones:
        other = tmp_path / "2" / path.relative_to(tmp_path / "1")
        assert path.read_bytes() == other.read_bytes()


def test_the_games_written_down_are_the_games_counted(tmp_path: Path) -> None:
    with hire(1) as hired:
        plain = run(job_for(longest_box(), 3), GAMES, hired)
        kept = run(job_for(longest_box(), 3, dataset=tmp_path / "set"), GAMES, hired)
    assert figures(plain) == figures(kept)


def test_no_half_written_file_is_left_or_read(tmp_path: Path) -> None:
    positions, _ = written(tmp_path / "set", some_box(), 2)
    (tmp_path / "set/positions/.000000000000.parquet.77").write_bytes(b"PAR1 half")
    again = pyarrow.dataset.dataset(tmp_path / "set/positions").to_table()
    assert again.to_pylist() == positions
    assert not [path for path in (tmp_path / "set/games").iterdir() if path.name[0] == "."]


def test_the_manifest_says_what_the_numbers_are(tmp_path: Path) -> None:
    written(tmp_path / "set", open_box(), 3)
    told = json.loads((tmp_path / "set/dataset.json").read_text())
    features = features_of(games.load(open_box()))
    assert (told["game"], told["seats"], told["games"], told["seed"]) == (open_box(), 3, GAMES, 7)
    assert sum(field["size"] for field in told["observation"]) == features.size(3)
    assert told["decisions"] == features.decisions


def test_a_folder_with_something_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    with hire(1) as hired, pytest.raises(BadInput, match="not empty"):
        run(job_for(some_box(), 2, dataset=tmp_path), 3, hired)
