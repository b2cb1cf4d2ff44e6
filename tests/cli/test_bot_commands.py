"""`digsite arena`, `hint`, `calibrate` and `bench --search`, as a person types them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from support.command import COMMAND, complaint, digsite
from support.titles import longest_box, some_box

from digsite.core.seats import CHANCE
from digsite.play import parse_record


def timeless(value: Any) -> Any:
    """A result without the times it took."""
    if isinstance(value, dict):
        return {key: timeless(part) for key, part in value.items() if "seconds" not in key}
    return [timeless(part) for part in value] if isinstance(value, list) else value


ARENA = (
    "arena",
    some_box(),
    "--bots",
    "curator:30,apprentice,porter",
    "--seats",
    "2",
    "--games",
    "30",
)


def test_arena_prints_standings_and_pairings() -> None:
    shown = digsite(*ARENA).stdout
    assert "5 deals × 6 seatings = 30 games" in shown
    assert "curator:30" in shown
    assert "finished before" in shown


def test_arena_gives_the_same_json_with_any_number_of_workers(tmp_path: Path) -> None:
    plot = tmp_path / "standings.svg"
    one = json.loads(digsite(*ARENA, "--json").stdout)
    two = json.loads(digsite(*ARENA, "--json", "--workers", "2", "--plot", str(plot)).stdout)
    assert timeless(one) == timeless(two)
    assert {line["bot"] for line in one["standings"]} == {"curator:30", "apprentice", "porter"}
    assert "<svg" in plot.read_text()


def test_a_killed_arena_is_resumed_to_the_same_result(tmp_path: Path) -> None:
    words = (
        "arena",
        longest_box(),
        "--bots",
        "curator:20,apprentice",
        "--games",
        "12",
        "--no-stop",
    )
    whole = json.loads(digsite(*words, "--json").stdout)
    journal = tmp_path / "arena.jsonl"
    running = subprocess.Popen(
        [*COMMAND, *words, "--out", str(journal), "--workers", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    until = monotonic() + 300
    while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
        assert monotonic() < until
        sleep(0.01)
    running.kill()
    running.wait()
    before = journal.read_bytes().count(b"\n") - 1
    assert before < 12
    resumed = json.loads(digsite(*words, "--resume", str(journal), "--json").stdout)
    assert timeless(resumed) == timeless(whole)
    assert journal.read_bytes().count(b"\n") == 13


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--bots", "apprentice"), "two different bots"),
        (("--bots", "apprentice,apprentice"), "named once"),
        (("--bots", "apprentice,nobody"), "no bot is called"),
        (("--bots", "professor:fast,porter"), "a budget is"),
        (("--bots", "apprentice,porter", "--line-up", "odd"), "no line-up"),
        (("--bots", "apprentice,porter", "--seats", "9"), "players"),
        (("--bots", "apprentice,porter", "--plot", "x.doc"), "a plot is"),
        (("--bots", "apprentice,porter", "--resume", "/nowhere"), "cannot be read"),
        (("--bots", "apprentice,porter", "--out", "a", "--resume", "b"), "not both"),
        (("--bots", "curator,porter", "--seconds", "1", "--iterations", "5"), "not both"),
    ],
)
def test_arena_says_what_is_wrong(words: tuple[str, ...], reason: str) -> None:
    assert reason in complaint("arena", some_box(), *words)


def test_without_the_extra_packages_one_sentence_says_what_to_install() -> None:
    blocked = "import sys; sys.modules['choix'] = None; sys.argv = ['digsite', *sys.argv[1:]]; "
    start = blocked + "from digsite.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", start, *ARENA], capture_output=True, text=True)
    assert done.returncode == 2
    assert "pip install 'digsite[arena]'" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(digsite("record", some_box(), "--seats", "3", "--seed", "5").stdout)
    return path


def entry(record: Path, chance: bool) -> int:
    """The first position of a record in which chance acts next, or a player, some way on."""
    found = parse_record(record.read_text())
    return next(
        at for at in range(6, len(found.moves)) if (found.moves[at].seat == CHANCE) == chance
    )


def test_hint_steps_on_to_the_next_decision_and_says_so(record: Path) -> None:
    at = entry(record, chance=True)
    shown = digsite("hint", str(record), "--at", str(at), "--iterations", "100").stdout
    assert f"After {at} entries chance acts; here is the next decision." in shown
    assert "Notation" in shown
    asked = digsite("hint", str(record), "--at", str(at), "--iterations", "100", "--json").stdout
    line = json.loads(asked.splitlines()[-1])
    assert line["entries"] > at
    assert line["actions"]


def test_hint_shows_chances_and_moves_in_three_languages(record: Path) -> None:
    at = str(entry(record, chance=False))
    words = ("hint", str(record), "--at", at, "--iterations", "300", "--lang")
    english, french, spanish = (digsite(*words, lang).stdout for lang in ("en", "fr", "es"))
    assert "Wins" in english
    assert "explore:left" in english
    assert "Gagne" in french
    assert "Gana" in spanish


def test_hint_streams_json_lines(record: Path) -> None:
    at = str(entry(record, chance=False))
    done = digsite("hint", str(record), "--at", at, "--seconds", "0.5", "--json")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(lines) >= 2
    assert [line["iterations"] for line in lines] == sorted(line["iterations"] for line in lines)
    final = lines[-1]
    assert sum(final["win_probabilities"]) == pytest.approx(1)
    assert len(final["expected_scores"]) == 3
    assert {"notation", "words", "value", "visits"} == final["actions"][0].keys()


def test_hint_says_what_is_wrong(record: Path) -> None:
    assert "cannot be read" in complaint("hint", "/nowhere")
    assert "there is no 9999" in complaint("hint", str(record), "--at", "9999")
    assert "no seat 4" in complaint("hint", str(record), "--seat", "4")
    assert "over" in complaint("hint", str(record))
    assert "language" in complaint("hint", str(record), "--at", "3", "--lang", "xx")


def test_calibrate_prints_the_figures(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    words = ("calibrate", some_box(), "--games", "40", "--iterations", "20", "--plot", str(plot))
    found = json.loads(digsite(*words, "--json").stdout)
    assert found["games"] == 40
    assert 0 <= found["corrected"]["brier"] <= 0.5
    assert sum(row["count"] for row in found["plain"]["bins"]) == 80
    assert "<svg" in plot.read_text()
    assert "calibration error" in digsite(*words).stdout


def test_bench_search_prints_iterations_per_second(title: str) -> None:
    words = ("bench", "--search", "--game", title, "--seats", "2", "--seconds", "0.1")
    lines = json.loads(digsite(*words, "--json").stdout)
    assert {line["rollouts"] for line in lines} == {"light", "real"}
    for line in lines:
        assert (line["game"], line["seats"]) == (title, 2)
        assert line["threads"] >= 1
        assert line["iterations_per_second"] > 0
    assert "iterations/s" in digsite(*words).stdout
