"""What a player can ask for in plain mode besides a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from digsite.core.errors import BadInput
from digsite.play.names import visible
from digsite.text import Language, rulebook, voice
from digsite.text.problems import in_words

from .foretell import foretold
from .moves import Trouble, read_notation, read_number, shortened
from .plain_words import help_lines
from .questions import HELPER
from .saves import write_copy

if TYPE_CHECKING:
    from .plain import Plain


class Leave(Exception):
    """Somebody wants to stop."""


def obey(plain: Plain, command: str, word: str, rest: str) -> None:
    """Carry out a command, with what was typed after it."""
    if command in _WITH_REST:
        _WITH_REST[command](plain, word, rest)
    elif rest:
        plain.lines.say(plain.session.voice.say("plain-no-argument", word=shortened(word)))
    else:
        _ALONE[command](plain)


def _help(plain: Plain) -> None:
    offers = plain.session.scene().offers
    plain.lines.say(*help_lines(plain.session.language, offers[0].word if offers else "…"))


def _rules(plain: Plain, word: str, rest: str) -> None:
    session = plain.session
    try:
        book = rulebook(session.game.key, session.language)
    except BadInput:
        plain.lines.say(session.voice.say("rules-none"))
        return
    if not rest:
        plain.lines.say(book.text.rstrip())
        return
    try:
        clause = book.clause(rest)
    except BadInput:
        plain.lines.say(session.voice.say("rules-not-found", text=shortened(rest)))
        return
    plain.lines.say(f"{clause.number} · {clause.section}", clause.text)


def _log(plain: Plain) -> None:
    voice = plain.session.voice
    for turn in plain.session.chronicle().turns():
        plain.lines.say(f"{voice.say('table-turn', number=turn.number)} · {voice.who(turn.seat)}")
        plain.lines.say(*[f"- {line}" for line in turn.lines])


def _since(plain: Plain) -> None:
    news = plain.session.since_last_turn()
    nothing = [plain.session.voice.say("table-since-nothing")]
    plain.lines.say(*([f"- {line}" for line in news] or nothing))


def _preview(plain: Plain, word: str, rest: str) -> None:
    session = plain.session
    scene = session.scene()
    found = (
        read_number(session, scene, rest)
        if rest.isascii() and rest.isdecimal()
        else read_notation(session, scene, rest)
    )
    if found is None:
        plain.lines.say(session.voice.say("plain-choose"))
    elif isinstance(found, Trouble):
        plain.lines.say(found.text)
    else:
        plain.lines.say(f"{found.text}", *[f"- {line}" for line in foretold(session, found.action)])


def _undo(plain: Plain) -> None:
    session = plain.session
    last = session.table.journal[-1].action
    if session.undo():
        plain.told = session.table.version
        move = session.offer_text(last)
        plain.lines.say(session.voice.say("table-undone", move=move))
    else:
        plain.lines.say(session.voice.say("table-no-undo"))


def _save(plain: Plain, word: str, rest: str) -> None:
    session, say = plain.session, plain.session.voice.say
    if not rest:
        plain.lines.say(say("plain-save-what"))
        return
    plain.lines.say(saved_as(rest, session.record(), session.language))


def saved_as(name: str, text: str, language: Language) -> str:
    """Write a record where somebody typed, and say what became of it."""
    say = voice(language).say
    try:
        path = write_copy(name, text)
    except FileExistsError:
        return say("save-exists", file=shortened(name))
    except OSError as error:
        reason = in_words(error, language)
        return say("save-failed", file=shortened(name), reason=reason)
    except (ValueError, RuntimeError):
        return say("error-name", file=shortened(name))
    return say("end-saved", file=visible(str(path)))


def _hint(plain: Plain) -> None:
    session, voice = plain.session, plain.session.voice
    answer, bot = session.question(HELPER).advise(), voice.say(f"rung-{HELPER}")
    if answer.failure is not None:
        plain.lines.say(voice.say("table-hint-failed", bot=bot))
        return
    action, word = answer.action, session.game.notation(answer.action)
    move = f"{session.offer_text(action, answer.then)} [{word}]"
    for line in (*session.advice_texts(answer, move), session.chances()):
        plain.lines.say(line)


def _quit(plain: Plain) -> None:
    raise Leave


def _choices(plain: Plain) -> None:
    plain.list_choices()


def _position(plain: Plain) -> None:
    plain.show_position()


_WITH_REST: dict[str, Callable[[Plain, str, str], None]] = {
    "rules": _rules,
    "preview": _preview,
    "save": _save,
}
_ALONE: dict[str, Callable[[Plain], None]] = {
    "help": _help,
    "position": _position,
    "choices": _choices,
    "log": _log,
    "since": _since,
    "undo": _undo,
    "hint": _hint,
    "quit": _quit,
}
