"""Plain mode, driven by scripts: whole games, garbage, and no escape sequence ever."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from sittings import play_some, session_of

from digsite.bots import Bot
from digsite.core.dice import Dice
from digsite.text import LANGUAGES, Language
from digsite.tui.plain import Lines, Plain
from digsite.tui.plain_menu import choose_game
from digsite.tui.session import Session


class Script:
    """A source of lines, made up one by one."""

    def __init__(self, answer: Callable[[], str | None]) -> None:
        self.answer = answer

    def readline(self) -> bytes:
        line = self.answer()
        return b"" if line is None else line.encode("utf-8", "surrogateescape") + b"\n"


def run(session: Session, answer: Callable[[], str | None]) -> tuple[bool, str]:
    """Whether the game was finished, and all that was printed."""
    shown: list[str] = []
    lines = Lines(Script(answer), shown.append)  # type: ignore[arg-type]
    finished = Plain(session, lines).play()
    return finished, "".join(shown)


def script(*lines: str) -> Callable[[], str | None]:
    source: Iterator[str] = iter(lines)
    return lambda: next(source, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by", ["number", "notation"])
def test_a_whole_game_can_be_played_by_lines(title: str, language: Language, by: str) -> None:
    session, dice = session_of(title, language=language), Dice(4)

    def answer() -> str:
        offers = session.scene().offers
        at = dice.below(len(offers))
        return str(at + 1) if by == "number" else offers[at].word

    finished, shown = run(session, answer)
    assert finished
    assert session.over
    assert "\x1b" not in shown
    assert not any(ord(sign) < 32 and sign != "\n" for sign in shown)
    assert str(max(session.game.scores(session.table.state))) in shown


def test_two_people_are_kept_apart_by_a_curtain() -> None:
    session = session_of("scarab", ("Anna", "Bob"))
    finished, shown = run(session, script("", "keep", "", "keep"))
    assert finished
    assert shown.count("Press Enter when only") == 2
    assert "\n" * 40 in shown


GARBAGE = [
    "",
    "   ",
    "0",
    "99999999999999999999",
    "-1",
    "1.5",
    "xyzzy",
    "\x1b[2J\x1b[31m",
    "\u202etxt",
    "é" * 1000,
    "a" * 100_000,
    "\x00\x01\x02",
    "\udcff\udcfe",
    "swap swap",
    "deal:3",
    "rules 999",
    "rules \x1b[1m",
    "save",
    "save /nowhere/at/all",
    "save \x00",
    "save ~nobody-like-this/x",
    "undo now",
    "undo",
    "preview",
    "preview 77",
    "preview what",
    "'; drop table",
    "{ $seat }",
    "%s%n",
    "１",
    "²",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", GARBAGE)
def test_bad_input_gets_one_sentence_and_the_prompt_again(line: str, language: Language) -> None:
    session = session_of("scarab", language=language)
    before = session.record()
    _, quiet = run(session, script())
    _, shown = run(session, script(line))
    assert session.record() == before
    head = quiet[: quiet.rindex("Anna> ") + len("Anna> ")]
    assert shown.startswith(head)
    answer, _, rest = shown[len(head) :].rpartition("Anna> ")
    assert answer.endswith("\n")
    assert answer.count("\n") == 1
    assert len(answer) < 250
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert rest


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers_in_every_language(
    title: str, language: Language, tmp_path: Path
) -> None:
    from digsite.text import voice
    from digsite.tui.plain_words import COMMANDS

    session = play_some(session_of(title, language=language), 2)
    for command in COMMANDS:
        if command in ("quit", "hint"):
            continue
        for word in voice(language).say(f"command-{command}").split():
            rest = {"save": f" {tmp_path / word}", "preview": " 1"}.get(command, "")
            _, quiet = run(session, script())
            _, shown = run(session, script(word + rest))
            assert len(shown) > len(quiet)
            assert "\x1b" not in shown
    assert session.voice.say("plain-unknown", text="zz") in run(session, script("zz"))[1]


def test_a_hint_comes_from_the_professor() -> None:
    session = session_of("scarab")
    _, shown = run(session, script("hint"))
    assert "Professor would choose" in shown
    assert session.chances() in shown
    assert session.chances().count("%") == len(session.sitters)


def test_a_rule_can_be_read_and_a_refusal_names_it() -> None:
    session = session_of("scarab")
    _, shown = run(session, script("rules 3", "swap", "1"))
    assert "SCA-003" in shown
    session = session_of("scarab", seed=3)
    _, shown = run(session, script("swap", "swap", "swap"))
    assert "SCA-003: You have swapped twice already." in shown


def test_the_end_of_input_leaves_a_game_that_can_be_resumed() -> None:
    session = session_of("scarab")
    finished, shown = run(session, script())
    assert not finished
    assert "--resume last" in shown
    assert session.path is not None
    assert not Session.resume(session.path, "en").over


def test_ctrl_c_leaves_a_game_that_can_be_resumed() -> None:
    session = session_of("scarab")

    def answer() -> str:
        raise KeyboardInterrupt

    finished, shown = run(session, answer)
    assert not finished
    assert "Traceback" not in shown


def test_a_menu_starts_a_game_by_numbers() -> None:
    shown: list[str] = []
    answers = script("nonsense", "1", "99", "1", "0", "1")
    session = choose_game(Lines(Script(answers), shown.append), "es")  # type: ignore[arg-type]
    assert session is not None
    assert session.sitters[1].rung == "porter"
    assert "nonsense" in "".join(shown)


def _digsite(
    *words: str, given: bytes, data: Path, **environment: str
) -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, "DIGSITE_DATA": str(data), **environment}
    command = [sys.executable, "-m", "digsite", *words]
    return subprocess.run(command, input=given, capture_output=True, env=env, timeout=300)


def test_the_command_line_plays_resumes_and_complains_in_one_line(tmp_path: Path) -> None:
    words = ("play", "scarab", "--plain", "--you", "Zoë", "--bots", "porter", "--seed", "1")
    left = _digsite(*words, given=b"\xff\xfe\nundo\n", data=tmp_path)
    assert left.returncode == 0
    assert b"\x1b" not in left.stdout
    done = _digsite("play", "--plain", "--resume", "last", given=b"keep\n", data=tmp_path)
    assert done.returncode == 0
    assert b"wins" in done.stdout or b"share" in done.stdout
    for wrong in (
        ("play", "nothing", "--plain"),
        ("play", "scarab", "--seats", "9", "--plain"),
        ("play", "scarab", "--bots", "wizard", "--plain"),
        ("play", "scarab", "--you", "\x1b[1m", "--plain"),
        ("play", "scarab", "--lang", "de", "--plain"),
        ("play", "--resume", "/nowhere", "--plain"),
        ("play", "--resume", "last", "--plain"),
        ("play", "scarab"),
    ):
        result = _digsite(*wrong, given=b"", data=tmp_path)
        assert result.returncode == 2, wrong
        assert result.stderr.count(b"\n") == 1
        assert b"\x1b" not in result.stderr


def test_the_command_line_complains_in_the_language_of_the_player(tmp_path: Path) -> None:
    broken = tmp_path / "broken.txt"
    broken.write_text("Digsite record 1\nGame: chess\n\n")
    for wrong in (
        ("nothing",),
        ("scarab", "--seats", "9"),
        ("scarab", "--bots", "wizard"),
        ("scarab", "--you", "\x1b[1m"),
        ("scarab", "--option", "x=yes"),
        ("scarab", "--cards", "/nowhere"),
        ("--resume", "/nowhere"),
        ("--resume", str(broken)),
        ("--resume", "last"),
        ("--seats", "2"),
    ):
        result = _digsite("play", *wrong, "--plain", "--lang", "fr", given=b"", data=tmp_path)
        unsound = str(broken) in wrong  # found wrong, not given wrong
        assert result.returncode == (1 if unsound else 2), wrong
        said = result.stderr.decode()
        assert said.count("\n") == 1
        assert not re.search(r"\b(the|is|not|for|cannot|there)\b", said), said


def test_plain_mode_survives_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    words = ("play", "scarab", "--plain", "--lang", "fr", "--you", "Zoe")
    result = _digsite(*words, given=b"keep\n", data=tmp_path, PYTHONIOENCODING="ascii")
    assert result.returncode == 0


def test_a_bot_that_fails_is_named_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(bot: Bot, *rest: object) -> NoReturn:
        raise ValueError("Memoryview is not initialized")

    for question in ("choose", "think"):
        monkeypatch.setattr(Bot, question, broken)
    finished, shown = run(session_of("scarab"), script("hint", "keep"))
    assert finished
    assert "Professor has no tip this time." in shown
    assert "Porter could not choose (ValueError); Surveyor chose instead." in shown
