"""Plays games of a bot against itself; keeps their figures and writes the pages of the manual."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from digsite.bots.study import Study, figures_of, played
from digsite.bots.study.figures import Figures
from digsite.bots.study.page import lines_of, page_of
from digsite.bots.study.plot import plot
from digsite.bots.study.shipped import study_path
from digsite.core.game import AnyGame
from digsite.games import load, titles
from digsite.play.workers import Inline
from digsite.text import LANGUAGES, Language, voice
from digsite.text.rulebook import title_of

MANUAL = Path("docs/study")


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/study", description=__doc__)
    parser.add_argument("--titles", default=",".join(titles()), help="with commas between them")
    parser.add_argument("--bot", default="surveyor")
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--pages", action="store_true", help="write the pages of what is kept only")
    given = parser.parse_args()
    for title in given.titles.split(","):
        game = load(title)
        if not given.pages:
            study_path(game).write_bytes(_kept(game, given.bot, given.games, given.seed))
        found = msgspec.json.decode(study_path(game).read_bytes(), type=list[Figures])
        for language in LANGUAGES:
            _write(game, found[0], language)
        print(title, [each.study.seats for each in found])


def _kept(game: AnyGame, bot: str, games: int, seed: int) -> bytes:
    """The figures for every number of seats, one on a line."""
    lines = []
    for seats in game.seats:
        study = Study(game.key, game.rules, seats, seed, bot)
        lines.append(msgspec.json.encode(figures_of(game, study, played(study, games, Inline()))))
    return b"[" + b",\n".join(lines) + b"]\n"


def _write(game: AnyGame, found: Figures, language: Language) -> None:
    speak = voice(language, game.key)
    page = page_of(title_of(game.key, language), found, speak)
    name = game.key if language == "en" else f"{game.key}.{language}"
    plot(page, str(MANUAL / f"{name}.svg"))
    first, *lines = lines_of(page)
    drawing = f"![{speak.say('study-figures')}]({name}.svg)"
    text = "\n".join([first, "", drawing, *lines])
    (MANUAL / f"{name}.md").write_text(text.rstrip("\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
