"""Whatever goes wrong is one line and a code: 1 found wrong, 2 given wrong, 130 for Ctrl-C."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.command import COMMAND, complaint, digsite

from digsite.cli.records import write

ROOT = Path(__file__).parents[2]
IMPOSSIBLE = "/dev/null/home"  # a home in which nobody, not even root, can write
PRINTING = [
    ("--help",),
    ("doctor",),
    ("record", "scarab"),
    ("hint", "GAME", "--at", "4", "--iterations", "20"),
    ("export", "GAME", "--json"),
]


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    write("scarab", 3, 5, [], None)
    path = tmp_path / "game.txt"
    path.write_text(capsys.readouterr().out)
    return path


@pytest.fixture
def broken_folder(tmp_path: Path) -> str:
    """A folder of games, one of which does not load."""
    game = tmp_path / "games" / "kaput"
    game.mkdir(parents=True)
    (game / "__init__.py").write_text("raise RuntimeError('no board')\n")
    return str(tmp_path / "games")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")
@pytest.mark.parametrize("words", PRINTING, ids=lambda words: words[0])
def test_a_full_disk_behind_standard_output_is_one_line(
    words: tuple[str, ...], record: Path
) -> None:
    given = [str(record) if word == "GAME" else word for word in words]
    with open("/dev/full", "w") as full:
        done = subprocess.run([*COMMAND, *given], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert done.stderr == "digsite: what was printed got lost: No space left on device\n"


@pytest.mark.parametrize("words", PRINTING, ids=lambda words: words[0])
def test_a_reader_who_has_read_enough_is_told_nothing(words: tuple[str, ...], record: Path) -> None:
    given = [str(record) if word == "GAME" else word for word in words]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*COMMAND, *given], stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "scarab", "--bots", "porter,apprentice", "--no-stop"),
        ("calibrate", "scarab"),
    ],
)
def test_a_plot_that_cannot_be_written_is_refused_before_a_game_is_played(
    words: tuple[str, ...],
) -> None:
    """With so many games it would otherwise be refused never."""
    many = ("--games", "1000000000", "--plot", "/nope/a.svg")
    assert "/nope/a.svg cannot be written" in complaint(*words, *many)


def test_a_plot_that_is_there_already_stays_until_the_new_one_is_drawn(tmp_path: Path) -> None:
    plot = tmp_path / "old.svg"
    plot.write_text("an older drawing")
    complaint("arena", "scarab", "--bots", "porter,nobody", "--plot", str(plot))
    assert plot.read_text() == "an older drawing"


@pytest.mark.parametrize("words", [("serve", "--port", "0"), ("backup", "games.sqlite")])
def test_a_home_that_cannot_be_written_is_one_line(words: tuple[str, ...], tmp_path: Path) -> None:
    done = digsite(*words, HOME=IMPOSSIBLE, XDG_DATA_HOME="", DIGSITE_BROWSER="false")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert IMPOSSIBLE in done.stderr


def test_doctor_names_a_broken_game_and_lists_the_others(broken_folder: str) -> None:
    done = digsite("doctor", DIGSITE_GAMES=broken_folder)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    lines = [line for line in done.stdout.splitlines() if line.startswith("game ")]
    assert len(lines) > 1
    assert "game      kaput: does not load (RuntimeError: no board)" in lines


def test_a_broken_game_is_one_line_where_it_is_wanted(broken_folder: str) -> None:
    said = complaint("sim", "kaput", code=1, DIGSITE_GAMES=broken_folder)
    assert "the game kaput does not load: RuntimeError: no board" in said


def test_an_error_of_the_program_is_one_line_with_its_place() -> None:
    code = (
        "import sys; from digsite.cli import doctor, main; sys.argv = ['digsite', 'doctor']; "
        "doctor.doctor = lambda: 1 / 0; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "ZeroDivisionError" in done.stderr
    assert "line 1" in done.stderr


def test_hint_tells_a_game_without_words_in_notation(tmp_path: Path) -> None:
    assert digsite("new-game", "mute", "--into", str(tmp_path)).returncode == 0
    for file in (tmp_path / "mute" / "text").glob("*.ftl"):
        file.unlink()
    path = tmp_path / "game.txt"
    games = {"DIGSITE_GAMES": str(tmp_path)}
    path.write_text(digsite("record", "mute", **games).stdout)
    done = digsite("hint", str(path), "--at", "4", "--iterations", "50", **games)
    assert (done.returncode, done.stderr) == (0, "")


def test_an_unsound_record_is_found_wrong_and_a_missing_one_given_wrong(record: Path) -> None:
    record.write_text(record.read_text() + "1 keep\n")
    complaint("check", str(record), code=1)
    complaint("check", "/nowhere", code=2)


@pytest.mark.parametrize(
    ("example", "words"),
    [("http_bot.py", ()), ("http_bot.py", ("x",)), ("my_bot.py", ()), ("my_bot.py", ("x",))],
)
def test_an_example_without_its_argument_says_what_it_wants(
    example: str, words: tuple[str, ...]
) -> None:
    command = [sys.executable, str(ROOT / "examples" / example), *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "usage:" in done.stderr
