"""Ctrl-C and signals in a real terminal: the game is saved, the terminal is as it was."""

from __future__ import annotations

import os
import re
import signal
import time
from pathlib import Path

import pytest
from support.terminal import PATIENCE, Terminal
from support.titles import open_box

from digsite.tui.saves import last_game
from digsite.tui.session import Session

MODES = {"drawn": (), "plain": ("--plain",)}


def clean(shown: bytes) -> bool:
    """Whether every mode of the terminal that was switched on is switched off again."""
    on = set(re.findall(rb"\x1b\[\?(1049|1000|1003|1006|2004)h", shown))
    return all(shown.rfind(b"\x1b[?%sl" % mode) > shown.rfind(b"\x1b[?%sh" % mode) for mode in on)


@pytest.mark.parametrize("how", ["ctrl-c", "SIGINT", "SIGTERM", "SIGHUP"])
@pytest.mark.parametrize("mode", MODES)
def test_a_signal_leaves_a_saved_game_and_a_clean_terminal(mode: str, how: str) -> None:
    words = ("play", "scarab", "--you", "Zoe", "--bots", "porter", "--seed", "1", *MODES[mode])
    screen = Terminal(*words)
    screen.wait_for(b"Zoe>" if mode == "plain" else b"choices")
    if how == "ctrl-c":
        screen.type(b"\x03")
    else:
        screen.program.send_signal(getattr(signal, how))
    assert screen.status() == 0
    assert b"--resume last" in screen.shown
    assert b"Traceback" not in screen.shown
    assert clean(screen.shown)
    assert screen.echoes()
    assert Session.resume(last_game(), "en").asks_person()


@pytest.mark.parametrize("mode", MODES)
def test_ctrl_c_while_a_bot_thinks(mode: str) -> None:
    words = ("play", open_box(), "--you", "Zoe", "--bots", "professor", "--seed", "3")
    screen = Terminal(*words, *MODES[mode])
    screen.wait_for(b"Zoe>" if mode == "plain" else b"choi")
    time.sleep(0.2)
    screen.type(b"1\n" if mode == "plain" else b"1")
    time.sleep(0.4)  # somewhere in its thoughts, or between two of them
    screen.type(b"\x03")
    assert screen.status() == 0
    assert clean(screen.shown)
    assert screen.echoes()
    assert not Session.resume(last_game(), "en").over


def test_a_closed_window_leaves_a_saved_game(data_folder: Path) -> None:
    screen = Terminal("play", "scarab", "--you", "Zoe", "--seed", "1", "--plain")
    screen.wait_for(b"Zoe>")
    os.close(screen.wire)
    screen.program.wait(PATIENCE)
    assert Session.resume(last_game(), "en").asks_person()
    assert not list((data_folder / "games").glob(".*.part"))
