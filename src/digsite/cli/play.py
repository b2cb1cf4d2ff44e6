"""`digsite play`: the games in a terminal, drawn or in plain lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from digsite.bots import opponents
from digsite.core.errors import BadInput
from digsite.games import load
from digsite.play import Table
from digsite.text import Language
from digsite.text.problems import Said
from digsite.tui.saves import last_game
from digsite.tui.seating import Sitter, distinct, seat_all
from digsite.tui.session import Session
from digsite.tui.settings import read_settings, usual_language, usual_name

from .given import language as known_language
from .given import table_for
from .problems import one_line

USUAL_BOT = "apprentice"


class Asked(msgspec.Struct, frozen=True):
    """The words behind `digsite play`."""

    key: str | None = None
    seats: int | None = None
    you: Sequence[str] = ()
    bots: str | None = None
    lang: str | None = None
    options: Sequence[str] = ()
    cards: str | None = None
    seed: int | None = None
    plain: bool = False
    resume: str | None = None

    @property
    def table(self) -> bool:
        """Whether they say more of a table than which game."""
        given = self.you or self.bots or self.options or self.cards
        return bool(given) or self.seats is not None or self.seed is not None


def play(asked: Asked) -> None:
    """Start or go on with a game; what is wrong is said in the player's language."""
    language = usual_language()
    plain = asked.plain or os.environ.get("TERM") == "dumb"  # which cannot be drawn on
    try:
        if asked.lang:
            language = known_language(asked.lang)
        session = _session(asked, language, plain)
        if plain:
            _plain(session, language)
        else:
            _drawn(session, asked.key, language)
    except BadInput as error:
        sys.exit(one_line(error, language))


def _session(asked: Asked, language: Language, plain: bool) -> Session | None:
    if asked.resume is not None:
        path = last_game() if asked.resume == "last" else Path(asked.resume)
        session = Session.resume(path, language, asked.seed)
        if asked.key is not None and session.game.key != asked.key:
            found = session.game.key
            raise Said("error-other-game", file=str(path), found=found, wanted=asked.key)
        return session
    if asked.key is None:
        if asked.table:
            raise Said("error-which-game")
        return None
    load(asked.key)
    if not asked.table and not plain:
        return None
    sitters = _sitters(asked.key, asked, language)
    table: Table = table_for(asked.key, len(sitters), asked.options, asked.cards)
    return Session.new(asked.key, sitters, language, table.options, asked.seed, table.cards)


def _sitters(key: str, asked: Asked, language: Language) -> Sequence[Sitter]:
    people = list(asked.you) or [usual_name(language)]
    rungs = [_rung(key, name.strip()) for name in asked.bots.split(",")] if asked.bots else []
    sitting = len(people) + len(rungs)
    fewest = max(min(load(key).seats), sitting) if asked.seats is None else asked.seats
    if fewest < sitting:
        raise Said("error-too-many", players=sitting, seats=fewest)
    return distinct(seat_all(people, rungs + [USUAL_BOT] * (fewest - sitting), language))


def _rung(key: str, name: str) -> str:
    """A bot of this game by its name."""
    known = [rung.name for rung in opponents(load(key))]
    if name not in known:
        raise Said("error-bot", name=name, known=", ".join(known))
    return name


def _plain(session: Session | None, language: Language) -> None:
    from digsite.tui.plain import Plain
    from digsite.tui.plain_menu import choose_game

    from .plain_lines import plain_lines

    lines = plain_lines()
    chosen = session or choose_game(lines, language)
    if chosen is not None:
        Plain(chosen, lines).play()


def _drawn(session: Session | None, key: str | None, language: Language) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Said("error-no-terminal")
    from digsite.tui.app import DigsiteApp

    app = DigsiteApp(language, session, key, tour=not read_settings().toured)
    app.run()
    if app.farewell:
        print(app.farewell)
