"""`digsite study`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress

from digsite.bots.arena.entrants import entrant
from digsite.bots.plotting import need_matplotlib
from digsite.bots.study import Study, figures_of, played
from digsite.bots.study.page import lines_of, page_of
from digsite.core.errors import BadInput
from digsite.play.workers import hire
from digsite.text import voice
from digsite.text.rulebook import title_of

from .given import language, table_for


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are played, and where the page goes."""

    game: str
    seats: int
    games: int
    seed: int
    bot: str
    page: str | None
    lang: str
    as_json: bool
    workers: int | None
    ray: str | None


def study(asked: Asked) -> None:
    """Play the games and tell what wins."""
    game = table_for(asked.game, asked.seats, [], None).game
    entrant(asked.bot)  # what is not understood is said before the work
    speak = voice(language(asked.lang), asked.game)
    drawing = None if asked.page is None else Path(asked.page).with_suffix(".svg")
    if drawing is not None:
        need_matplotlib(str(drawing))
    wanted = Study(asked.game, game.rules, asked.seats, asked.seed, asked.bot)
    console = Console(file=sys.stderr)
    unseen = not console.is_terminal
    with (
        hire(asked.workers, asked.ray) as hired,
        Progress(console=console, transient=True, disable=unseen) as bar,
    ):
        task = bar.add_task("games", total=asked.games)
        told = played(wanted, asked.games, hired, lambda done: bar.update(task, completed=done))
    found = figures_of(game, wanted, told)
    if asked.as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    page = page_of(title_of(asked.game, speak.language), found, speak)
    if asked.page is None or drawing is None:
        print("\n".join(lines_of(page)))
        return
    from digsite.bots.study.plot import plot

    plot(page, str(drawing))
    first, *lines = lines_of(page)
    _write(
        Path(asked.page), [first, "", f"![{speak.say('study-figures')}]({drawing.name})", *lines]
    )


def _write(path: Path, lines: list[str]) -> None:
    try:
        path.write_text("\n".join(lines).rstrip("\n") + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path} cannot be written ({error.strerror})") from None
