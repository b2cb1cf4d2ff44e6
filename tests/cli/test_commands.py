"""The command `digsite`, as a person types it."""

from __future__ import annotations

import json
import resource
from pathlib import Path

import pytest
from support.command import digsite
from typer.testing import CliRunner

from digsite import games
from digsite.bots import LADDER, LEVELS
from digsite.cli import doctor
from digsite.cli.app import app, with_ray_address
from digsite.cli.records import write
from digsite.cli.replay import show
from digsite.play import parse_record, replay
from digsite.text import LANGUAGES, Language, voice
from digsite.tui.boards import board
from digsite.tui.session import scene_of


def processor_seconds() -> float:
    """What the commands so far cost: unlike the clock, the same on a busy machine."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def commands() -> list[str]:
    """What can follow `digsite`."""
    known = app.registered_commands
    return [str(one.name or getattr(one.callback, "__name__", "")) for one in known]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(digsite("record", "scarab", "--seats", "3", "--seed", "5").stdout)
    return path


def test_help_answers_at_once_and_names_every_command() -> None:
    spent = []
    for _ in range(5):
        before = processor_seconds()
        shown = digsite("--help").stdout
        spent.append(processor_seconds() - before)
    for command in commands():
        assert f"\n  {command} " in shown
    assert "..." not in shown.partition("Commands:")[2]  # no sentence is cut
    assert min(spent) < 0.3


@pytest.mark.parametrize("command", commands())
def test_every_command_explains_itself_with_an_example(command: str) -> None:
    short, long = (CliRunner().invoke(app, [command, word]).output for word in ("-h", "--help"))
    assert short == long
    assert f"Examples:\n    digsite {command}" in short


def test_the_command_alone_names_three_things_and_starts_none() -> None:
    done = digsite(LANG="fr_FR.UTF-8", LC_ALL="", DIGSITE_DATA="/dev/null/x")
    assert (done.returncode, done.stderr) == (0, "")
    doors = [line.split()[:2] for line in done.stdout.splitlines() if line.startswith("    ")]
    assert doors == [["digsite", "serve"], ["digsite", "play"], ["digsite", "--help"]]
    assert "jouer dans le navigateur" in done.stdout


def test_a_terminal_that_cannot_be_drawn_on_is_played_in_lines(tmp_path: Path) -> None:
    home = {"DIGSITE_DATA": str(tmp_path), "TERM": "dumb"}
    done = digsite("play", "scarab", "--you", "Anna", given="quit\n", **home)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1. " in done.stdout


def test_a_language_that_is_given_once_is_not_that_of_the_next_time(tmp_path: Path) -> None:
    home = {"DIGSITE_DATA": str(tmp_path), "LC_ALL": "C", "LANG": "C"}
    once = digsite("play", "scarab", "--plain", "--lang", "es", given="", **home).stdout
    then = digsite("play", "scarab", "--plain", given="", **home).stdout
    assert "La mesa:" in once
    assert "The table:" in then


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("digsite pl", ["play"]),
        ("digsite sim sc", ["scarab"]),
        ("digsite sim scarab --bots sur", ["surveyor"]),
        ("digsite sim scarab --bots porter,sur", ["porter,surveyor"]),
        ("digsite rules scarab --lang e", ["en", "es"]),
    ],
)
def test_the_shell_completes_commands_games_and_bots(typed: str, offered: list[str]) -> None:
    words = typed.split()
    done = digsite(
        COMP_WORDS=typed, COMP_CWORD=str(len(words) - 1), _DIGSITE_COMPLETE="complete_bash"
    )
    assert done.stdout.split() == offered


def test_every_bot_has_one_name_and_a_line_in_three_languages() -> None:
    told = [digsite("bots", "--lang", lang).stdout.splitlines() for lang in ("en", "fr", "es")]
    for lines in told:
        assert [line.split()[0] for line in lines] == [rung.name for rung in LADDER + LEVELS]
    assert len({lines[0] for lines in told}) == 3
    figures = json.loads(digsite("sim", "scarab", "--games", "3", "--json").stdout)
    assert figures["bots"] == ["porter", "porter"]


def test_sim_prints_the_figures_as_json(title: str) -> None:
    seats = min(games.load(title).seats)
    done = digsite("sim", title, "--seats", str(seats), "--games", "50", "--seed", "3", "--json")
    figures = json.loads(done.stdout)
    assert figures["games"] == 50
    assert figures["seats"] == len(figures["mean_scores"]) == len(figures["win_shares"]) == seats
    assert sum(figures["win_shares"]) == pytest.approx(1)
    assert figures["mean_decisions"] == pytest.approx(figures["decisions"] / 50)
    assert {"seconds", "mean_winner_score", "game"} <= figures.keys()


def test_sim_is_the_same_for_the_same_seed() -> None:
    words = ("sim", "scarab", "--games", "200", "--json", "--seed")
    first, again, other = (json.loads(digsite(*words, seed).stdout) for seed in ("1", "1", "2"))
    assert first["mean_scores"] == again["mean_scores"] != other["mean_scores"]


def test_sim_is_the_same_for_any_number_of_workers() -> None:
    words = ("sim", "scarab", "--games", "200", "--json", "--chunk", "30", "--workers")
    one, two = (json.loads(digsite(*words, count).stdout) for count in ("1", "2"))
    for name in ("mean_scores", "win_shares_error", "decisions", "longest"):
        assert one[name] == two[name]


def test_sim_writes_a_dataset(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    done = digsite("sim", "scarab", "--games", "5", "--dataset", str(folder))
    assert done.returncode == 0
    assert len(list(folder.glob("*/*.parquet"))) == 2


def test_a_bare_ray_means_a_cluster_on_this_machine() -> None:
    assert with_ray_address(["sim", "--ray"]) == ["sim", "--ray=local"]
    assert with_ray_address(["--ray", "--json"]) == ["--ray=local", "--json"]
    assert with_ray_address(["--ray", "auto"]) == ["--ray", "auto"]


def test_sim_shows_a_table_to_people() -> None:
    shown = digsite("sim", "scarab", "--games", "20").stdout
    assert "win share" in shown
    assert "decisions/s" in shown


def test_a_written_record_is_sound(title: str, tmp_path: Path) -> None:
    seats = str(max(games.load(title).seats))
    path = tmp_path / "game.txt"
    path.write_text(digsite("record", title, "--seats", seats, "--seed", "2").stdout)
    done = digsite("check", str(path))
    assert done.returncode == 0
    assert "sound" in done.stdout
    assert digsite("export", str(path)).stdout == path.read_text()


def test_a_record_can_come_from_standard_input(record: Path) -> None:
    assert "sound" in digsite("check", "-", given=record.read_text()).stdout


def test_replay_tells_a_position_in_words_with_the_eyes_of_a_seat(record: Path) -> None:
    everybody = digsite("replay", str(record), "--at", "4").stdout
    assert "After 4 entries" in everybody
    assert "{" not in everybody
    mine = digsite("replay", str(record), "--at", "4", "--seat", "2").stdout
    assert mine != everybody


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_describes_a_position_as_plain_mode_does(
    title: str, language: Language, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(title, 2, 3, [], None)
    path = tmp_path / "game.txt"
    path.write_text(capsys.readouterr().out)
    record = parse_record(path.read_text())
    own = voice(language, title).at([sitter.name for sitter in record.seats])
    middle = len(record.moves) // 2
    words = board(title).describe(scene_of(replay(record, middle), 0, own))
    show(str(path), middle, 1, language)
    assert "\n".join(words) in capsys.readouterr().out


def test_export_gives_json(record: Path) -> None:
    data = json.loads(digsite("export", "--json", str(record)).stdout)
    assert data["game"] == "scarab"
    assert data["entries"][0]["seat"] == "chance"


def test_rules_shows_the_book_or_one_clause(title: str) -> None:
    book = digsite("rules", title).stdout
    assert book.startswith("# ")
    number = next(word.strip("*") for word in book.split() if word.startswith("**"))
    shown = digsite("rules", title, number)
    assert shown.stdout.startswith(number)


def test_bench_prints_a_list_of_measurements() -> None:
    done = digsite("bench", "--game", "scarab", "--seats", "2", "--seconds", "0.05", "--json")
    lines = json.loads(done.stdout)
    keys = {
        "game", "seats", "compiled", "threads", "decisions_per_second", "games_per_second",
        "copy_ns", "legal_ns", "python_decision_ns",
    }  # fmt: skip
    assert lines
    assert all(keys <= line.keys() for line in lines)


def test_doctor_says_whether_the_rules_are_compiled() -> None:
    shown = digsite("doctor").stdout
    assert "compiled" in shown or "interpreted" in shown


def test_doctor_calls_nothing_missing_that_is_here() -> None:
    assert "missing" not in digsite("doctor").stdout


def test_doctor_lists_what_is_needed_here_and_no_extras(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = [
        "msgspec>=0.19",
        "pytest~=8.0",
        "rich[markdown]!=1",
        "elsewhere>=1; sys_platform == 'no-such-system'",
        'ray>=2; extra == "ray"',
    ]
    monkeypatch.setattr(doctor, "requires", lambda _name: declared)
    assert doctor._dependencies() == ["msgspec", "pytest", "rich"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("sim", "chess"), "no game is called 'chess'"),
        (("sim", "scarab", "--seats", "9"), "2 to 3 players"),
        (("sim", "scarab", "--bots", "alphago"), "no bot is called 'alphago'"),
        (("sim", "scarab", "--bots", "random"), "no bot is called 'random'; there are porter"),
        (("sim", "scarab", "--bots", "porter,porter,porter"), "one bot for all seats or 2"),
        (("sim", "scarab", "--option", "x"), "NAME=yes"),
        (("sim", "scarab", "--option", "x=yes"), "no option 'x'"),
        (("sim", "scarab", "--cards", "/no/such"), "cannot be read"),
        (("sim", "scarab", "--dataset", "/"), "not empty"),
        (("sim", "scarab", "--ray", "127.0.0.1:9"), "no Ray cluster answers"),
        (("rules", "scarab", "SCA-999"), "no clause"),
        (("rules", "scarab", "--lang", "xx"), "no language “xx”"),
        (("check", "/no/such"), "cannot be read"),
        (("replay", "/no/such"), "cannot be read"),
        (("bench", "--game", "scarab", "--seats", "7"), "2 to 3 players"),
        (("bench", "--seats", "9"), "no game is for 9 players"),
        (("bench", "--search", "--seats", "9"), "no game is for 9 players"),
        (("serve", "--lan", "--host", "127.0.0.1"), "not both"),
    ],
)
def test_bad_arguments_get_one_line_and_exit_code_2(words: tuple[str, ...], reason: str) -> None:
    done = digsite(*words)
    assert done.returncode == 2
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_arguments_that_are_not_numbers_get_exit_code_2() -> None:
    done = digsite("sim", "scarab", "--seats", "two")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_damaged_record_gets_its_line_and_clause(record: Path) -> None:
    text = record.read_text()
    record.write_text(text + "1 keep\n")
    done = digsite("check", str(record))
    assert done.returncode == 1
    assert "SCA-004" in done.stderr
    assert f"line {text.count(chr(10)) + 1}" in done.stderr


def test_bytes_that_are_not_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"Digsite record 1\n\xff\xfe\x00")
    done = digsite("check", str(path))
    assert done.returncode == 1
    assert "line 2: is not UTF-8 text" in done.stderr


def test_escape_sequences_in_arguments_do_not_reach_the_terminal() -> None:
    done = digsite("sim", "\x1b[31mred\x1b[0m")
    assert "\x1b" not in done.stderr
