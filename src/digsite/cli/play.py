"""`digsite play`: the games in a terminal, drawn or in plain lines."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from digsite.bots import LADDER
from digsite.core.errors import BadInput
from digsite.games import load
from digsite.play import Table
from digsite.text import Language
from digsite.text.problems import Said
from digsite.tui.saves import last_game
from digsite.tui.seating import Sitter, distinct, seat_all
from digsite.tui.session import Session
from digsite.tui.settings import Settings, keep_settings, read_settings, usual_language, usual_name

from .given import language as known_language
from .given import table_for
from .problems import one_line

USUAL_BOT = "apprentice"


def play(
    key: str | None,
    seats: int | None,
    you: Sequence[str],
    bots: str | None,
    lang: str | None,
    options: Sequence[str],
    cards: str | None,
    seed: int | None,
    plain: bool,
    resume: str | None,
) -> None:
    """Start or go on with a game; what is wrong is said in the player's language."""
    language = usual_language()
    try:
        if lang:
            language = known_language(lang)
            keep_settings(Settings(language, read_settings().name))
        session = _session(key, seats, you, bots, language, options, cards, seed, plain, resume)
        if plain:
            _plain(session, language)
        else:
            _drawn(session, key, language)
    except BadInput as error:
        sys.exit(one_line(error, language))


def _session(
    key: str | None,
    seats: int | None,
    you: Sequence[str],
    bots: str | None,
    language: Language,
    options: Sequence[str],
    cards: str | None,
    seed: int | None,
    plain: bool,
    resume: str | None,
) -> Session | None:
    if resume is not None:
        path = last_game() if resume == "last" else Path(resume)
        session = Session.resume(path, language, seed)
        if key is not None and session.game.key != key:
            found = session.game.key
            raise Said("error-other-game", file=str(path), found=found, wanted=key)
        return session
    wanted = seats is not None or you or bots or options or cards or seed is not None
    if key is None:
        if wanted:
            raise Said("error-which-game")
        return None
    load(key)
    if not wanted and not plain:
        return None
    sitters = _sitters(key, seats, you, bots, language)
    table: Table = table_for(key, len(sitters), options, cards)
    return Session.new(key, sitters, language, table.options, seed, table.cards)


def _sitters(
    key: str, seats: int | None, you: Sequence[str], bots: str | None, language: Language
) -> Sequence[Sitter]:
    people = list(you) or [usual_name(language)]
    rungs = [_rung(name.strip()) for name in bots.split(",")] if bots else []
    fewest = seats if seats is not None else max(min(load(key).seats), len(people) + len(rungs))
    missing = fewest - len(people) - len(rungs)
    if missing < 0:
        raise Said("error-too-many", players=len(people) + len(rungs), seats=fewest)
    return distinct(seat_all(people, rungs + [USUAL_BOT] * missing, language))


def _rung(name: str) -> str:
    """A bot by its name on the ladder."""
    known = [rung.name for rung in LADDER]
    if name not in known:
        raise Said("error-bot", name=name, known=", ".join(known))
    return name


def _plain(session: Session | None, language: Language) -> None:
    from digsite.tui.plain import Lines, Plain
    from digsite.tui.plain_menu import choose_game

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lines = Lines(sys.stdin.buffer, _show)
    lines.interrupts.heed()
    chosen = session or choose_game(lines, language)
    if chosen is not None:
        Plain(chosen, lines).play()


def _show(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _drawn(session: Session | None, key: str | None, language: Language) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Said("error-no-terminal")
    from digsite.tui.app import DigsiteApp

    app = DigsiteApp(language, session, key)
    app.run()
    if app.farewell:
        print(app.farewell)
