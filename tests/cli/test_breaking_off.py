"""Ctrl-C in a campaign ends with 130 and says how to go on."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest
from support.campaign import WAIT
from support.command import COMMAND

from digsite.bots.calibration.sampling import Sampled, Sampling, samples
from digsite.cli import breaking_off, calibrate, sim
from digsite.cli.ending import INTERRUPTED, ended
from digsite.play.workers import Workers

Told = Callable[[int], None]


def test_ctrl_c_in_the_arena_names_the_command_that_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "my journal.jsonl"
    words = ["arena", "scarab", "--bots", "porter,apprentice", "--games", "300000", "--no-stop"]
    with subprocess.Popen(
        [*COMMAND, *words, "--out", str(journal)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_heeding_ctrl_c,
    ) as running:
        until = monotonic() + WAIT
        while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
            assert monotonic() < until
            sleep(0.05)
        running.send_signal(signal.SIGINT)
        said = running.communicate(timeout=WAIT)[1]
    assert running.returncode == INTERRUPTED
    assert "Traceback" not in said
    going_on = f"digsite {' '.join(words)} --resume '{journal}'"
    assert said.endswith(f"digsite: stopped; go on with: {going_on}\n")


def _heeding_ctrl_c() -> None:
    """What a shell starts in the background ignores it, and so does all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_the_command_that_goes_on_is_the_same_but_for_its_journal() -> None:
    words = ["arena", "x", "--out", "a.jsonl", "--games", "5", "--resume=b"]
    assert breaking_off.resuming(words, "a.jsonl") == "digsite arena x --games 5 --resume a.jsonl"


@pytest.mark.parametrize(
    ("keep", "advice"),
    [
        (None, "3 of 1,000 games were played: --games 3 gives their figures"),
        ("kept.jsonl", "3 of 1,000 games are in kept.jsonl: the same command goes on"),
    ],
)
def test_ctrl_c_in_calibrate_says_how_many_games_count(
    keep: str | None,
    advice: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken_off(
        asked: Sampling, games: int, workers: Workers, path: Path | None, shown: Told
    ) -> list[Sampled]:
        samples(asked, 3, workers, path, shown)
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(calibrate, "samples", broken_off)
    asked = calibrate.Asked(
        game="scarab",
        seats=2,
        games=1000,
        seed=0,
        bot="porter",
        iterations=10,
        positions=1,
        keep=keep,
        workers=1,
        ray=None,
        as_json=False,
        plot=None,
    )
    assert ended(lambda: calibrate.calibrate(asked)) == INTERRUPTED
    assert capsys.readouterr().err.endswith(f"digsite: stopped; {advice}\n")


@pytest.mark.parametrize(
    ("dataset", "advice"),
    [(None, "none of 10 games was finished"), ("games/", "the files in games/ are whole")],
)
def test_ctrl_c_in_sim_says_what_there_is(
    dataset: str | None,
    advice: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def broken_off(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "run", broken_off)
    asked = sim.Asked(
        game="scarab",
        seats=2,
        games=10,
        seed=0,
        bots="porter",
        options=[],
        cards=None,
        as_json=False,
        workers=None,
        ray=None,
        dataset=dataset,
        chunk=None,
    )
    assert ended(lambda: sim.simulate(asked)) == INTERRUPTED
    assert f"digsite: stopped; {advice}" in capsys.readouterr().err
