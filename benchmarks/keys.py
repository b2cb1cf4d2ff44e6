"""Measures how fast the terminal game answers a key, in a real terminal of 80 by 24.

A key is answered when its page (h: help), the table (q) or the moved mark (an arrow) is on the
wire. Prints, for each title and for a bot that thinks, the least, the median and the most of many
presses: time that passed, and processor time of the thread that draws. It takes a minute or two.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from pathlib import Path

from support.terminal import Terminal

from digsite.games import titles

ROUNDS = 15
GAMES = 8
Times = list[tuple[float, float]]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DIGSITE_DATA"] = folder
        print(f"{'':<30}{'ms passed':>30}{'ms of processor':>30}")
        print(f"{'situation':<30}" + 2 * f"{'least':>10}{'median':>10}{'most':>10}")
        for title in titles():
            show(f"{title}, one's own turn", idle(title))
            show(f"{title}, professor thinks", thinking(title))


def idle(title: str) -> Times:
    """Keys while nothing else goes on."""
    screen = begin(title, "porter")
    screen.type(DOWN)
    pressed = (*KEYS, *ARROWS)
    times = [time_of(screen, key, shown) for _ in range(ROUNDS) for key, shown in pressed]
    leave(screen)
    return times


def thinking(title: str) -> Times:
    """Keys pressed while a bot is known to think; a game each, as games end."""
    times: Times = []
    for _ in range(GAMES):
        screen = begin(title, "professor")
        screen.type(b"1")
        screen.wait_for(b"thinking")
        times += [time_of(screen, key, shown) for key, shown in KEYS]
        leave(screen)
    return times


KEYS = ((b"h", b"Help"), (b"q", b"undo"))  # the title of the page, a word of the table only
DOWN, UP = b"\x1b[B", b"\x1b[A"
ARROWS = ((DOWN, b"\x1b["), (UP, b"\x1b["))  # answered by anything that is drawn
MINE = "▶".encode()


def begin(title: str, bot: str) -> Terminal:
    screen = Terminal("play", title, "--you", "Zoe", "--bots", bot, "--seed", "3", "--lang", "en")
    screen.wait_for(MINE)
    time.sleep(0.5)
    return screen


def leave(screen: Terminal) -> None:
    screen.type(b"\x03")
    screen.status()


def time_of(screen: Terminal, key: bytes, answer: bytes) -> tuple[float, float]:
    """Seconds that passed, and seconds its main thread was at work."""
    time.sleep(0.15)
    screen.drain()
    screen.shown = b""
    worked, began = busy(screen), time.perf_counter()
    screen.type(key)
    screen.wait_for(answer)
    return time.perf_counter() - began, busy(screen) - worked


def busy(screen: Terminal) -> float:
    """Processor time of the thread that draws, in seconds."""
    pid = screen.program.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e9


def show(name: str, times: Times) -> None:
    columns = [[1000 * time for time in column] for column in zip(*times, strict=True)]
    figures = [of(column) for column in columns for of in (min, statistics.median, max)]
    print(f"{name:<30}" + "".join(f"{figure:>10.1f}" for figure in figures))


if __name__ == "__main__":
    main()
