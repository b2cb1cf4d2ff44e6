"""What the office says → what goes over the wire: records get their sentences."""

from __future__ import annotations

from typing import Any

import msgspec

from digsite.core.records import Event, Refusal
from digsite.play.preview import Odds, Outlook
from digsite.service import records
from digsite.service.records import LogEntry, Look
from digsite.text.foretell import foretold

from . import wire
from .words import Teller


class LogLine(msgspec.Struct, frozen=True):
    """One entry of the log in words."""

    version: int
    kind: str
    turn: int
    seat: int | None
    at: float
    text: str
    events: list[wire.Told]
    undone: bool


def tell(news: records.News, teller: Teller) -> msgspec.Struct:
    """The message that tells this."""
    match news:
        case Look():
            return wire.Sight(**sight_fields(news, teller))
        case records.People():
            return wire.People(*msgspec.structs.astuple(news))
        case records.Said():
            return wire.Said(*msgspec.structs.astuple(news))
        case records.Proposal() | records.Settled():
            return proposed(news, teller)


def sight_fields(look: Look, teller: Teller) -> dict[str, Any]:
    """The fields of a sight, with its sentences."""
    mine = look.your_turn and look.prompt.actor == look.seat
    prompt = look.prompt
    return {
        "match": look.match,
        "version": look.version,
        "seat": look.seat,
        "actor": look.actor,
        "your_turn": look.your_turn,
        "state": look.state,
        "public": look.public,
        "private": look.private,
        "prompt": wire.Asked(prompt.key, teller.prompt(prompt, mine), prompt.params),
        "offers": [
            wire.Offer(
                plain(offer.action), offer.notation, teller.offer(offer.action), offer.reveals
            )
            for offer in look.offers
        ],
        "events": [_told(told.event, teller) for told in look.events],
        "can_undo": look.can_undo,
        "clocks": look.clocks,
        "since": look.since,
    }


def accepted(done: records.Accepted) -> wire.Accepted:
    """The acknowledgement of a move."""
    return wire.Accepted(done.match, done.key, done.version)


def proposed(
    news: records.Proposal | records.Settled, teller: Teller
) -> wire.Proposal | wire.Settled:
    """A proposal, or how it was settled."""
    if isinstance(news, records.Settled):
        return wire.Settled(*msgspec.structs.astuple(news))
    text = teller.say(f"proposal-{news.what}", name=teller.name(news.by))
    return wire.Proposal(*msgspec.structs.astuple(news), text=text)


def past(look: Look, teller: Teller, key: str) -> wire.Past:
    """The answer to a question for an earlier version."""
    return wire.Past(**sight_fields(look, teller), key=key, at=look.version)


def refused(match: str, key: str, refusal: Refusal, teller: Teller) -> wire.Refused:
    text = teller.refusal(refusal)
    return wire.Refused(match, key, refusal.reason, refusal.clause, refusal.params, text)


def reason(match: str, key: str, refusal: Refusal | None, teller: Teller) -> wire.Reason:
    """The answer to `why`."""
    if refusal is None:
        return wire.Reason(match, key, possible=True)
    return wire.Reason(
        match,
        key,
        possible=False,
        reason=refusal.reason,
        clause=refusal.clause,
        params=refusal.params,
        text=teller.refusal(refusal),
    )


def preview(
    match: str, key: str, outlook: Outlook, odds: Odds | None, teller: Teller
) -> wire.PreviewAnswer:
    """The answer to `preview`."""
    lines = [teller.named(line) for line in foretold(teller.speech, outlook, odds)]
    return wire.PreviewAnswer(match, key, lines, outlook.reveals, outlook.points)


def thoughts(found: records.Thoughts, key: str, teller: Teller) -> wire.Thoughts:
    """What a helper thinks, in words."""
    best = [
        wire.Thought(
            plain(thought.action),
            teller.notation(thought.action),
            teller.offer(thought.action),
            thought.value,
            thought.visits,
        )
        for thought in found.best
    ]
    return wire.Thoughts(found.match, key, list(found.wins), list(found.scores), best, found.done)


def log_line(entry: LogEntry, teller: Teller) -> LogLine:
    """An entry of the log in words."""
    told = [_told(event, teller) for event in entry.events]
    if entry.kind in ("action", "chance"):
        text = " ".join(each.text for each in told)
    elif entry.kind == "undo" and entry.seat is None:
        text = teller.say("log-undo-agreed")
    else:
        text = teller.say(f"log-{entry.kind}", name=teller.name(entry.seat))
    return LogLine(
        entry.version, entry.kind, entry.turn, entry.seat, entry.at, text, told, entry.undone
    )


def plain(record: msgspec.Struct) -> dict[str, Any]:
    """A record as it is written."""
    built: dict[str, Any] = msgspec.to_builtins(record)
    return built


def _told(event: Event, teller: Teller) -> wire.Told:
    return wire.Told(plain(event), teller.event(event), event.minor)
