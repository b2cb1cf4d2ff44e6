"""What can be read instead of the table: log, news, a preview, help."""

from __future__ import annotations

from collections.abc import Callable

from ..foretell import foretold
from ..panes import help_rows, log_rows
from ..rows import bulleted, wrapped
from ..scene import Offer, Row, Span
from ..session import Session
from .reader import Draw, Reader


def log_page(session: Session) -> Reader:
    voice, turns = session.voice, session.chronicle().turns()
    return _page(session, "table-log", lambda width: log_rows(voice, turns, width), at_end=True)


def since_page(session: Session) -> Reader:
    chronicle = session.chronicle()
    turns = chronicle.turns(chronicle.last_turn_of(session.viewer))
    nothing: list[Row] = [[Span(session.voice.say("table-since-nothing"))]]
    return _page(
        session, "table-since", lambda width: log_rows(session.voice, turns, width) or nothing
    )


def preview_page(session: Session, offer: Offer) -> Reader:
    lines = foretold(session, offer.action)

    def rows(width: int) -> list[Row]:
        return [*wrapped(offer.text, width, "bold"), [], *bulleted(lines, width)]

    return _page(session, "preview-title", rows)


def help_page(session: Session) -> Reader:
    return _page(session, "help-title", lambda width: help_rows(session, width))


def _page(session: Session, title: str, draw: Draw, at_end: bool = False) -> Reader:
    say = session.voice.say
    return Reader(say(title), draw, say("help-close"), at_end)


PAGES: dict[str, Callable[[Session], Reader]] = {
    "log": log_page,
    "since": since_page,
    "help": help_page,
}
