"""What the office says → what goes over the wire: records get their sentences."""

from __future__ import annotations

import msgspec

from digsite.bots.instead import Instead
from digsite.core.records import Event, Refusal
from digsite.core.typed import Plain
from digsite.play.preview import Preview
from digsite.service import messages
from digsite.service.messages import LogEntry, Look
from digsite.text import Voice, prompt_clauses
from digsite.text.foretell import foretold
from digsite.text.why import would

from . import wire


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


class Since(msgspec.Struct, frozen=True):
    """What happened since the reader last decided; its points then and after each line."""

    version: int
    own: list[LogLine]  # that decision, and what chance added
    lines: list[LogLine]
    standings: tuple[int, ...]


def tell(news: messages.News, voice: Voice) -> msgspec.Struct:
    """The message that tells this."""
    match news:
        case Look():
            return sight(news, voice)
        case messages.People():
            return wire.People(*msgspec.structs.astuple(news))
        case messages.Said():
            return wire.Said(*msgspec.structs.astuple(news))
        case messages.Proposal() | messages.Settled():
            return proposed(news, voice)


def sight(look: Look, voice: Voice, events: tuple[wire.Told, ...] | None = None) -> wire.Sight:
    """A look with its sentences, its events perhaps put into words already."""
    return wire.Sight(**_in_words(look, voice, events))


def told(events: tuple[Event, ...], voice: Voice) -> tuple[wire.Told, ...]:
    """What happened, in words."""
    return tuple([_told(event, voice) for event in events])


def accepted(done: messages.Accepted) -> wire.Accepted:
    """The acknowledgement of a move."""
    return wire.Accepted(done.match, done.key, done.version)


def proposed(
    news: messages.Proposal | messages.Settled, voice: Voice
) -> wire.Proposal | wire.Settled:
    """A proposal, or how it was settled."""
    if isinstance(news, messages.Settled):
        return wire.Settled(*msgspec.structs.astuple(news))
    text = voice.say(f"proposal-{news.what}", name=voice.who(news.by))
    return wire.Proposal(*msgspec.structs.astuple(news), text=text)


def past(look: Look, voice: Voice, key: str) -> wire.Past:
    """The answer to a question for an earlier version."""
    return wire.Past(**_in_words(look, voice), key=key, at=look.version)


def refused(match: str, key: str, refusal: Refusal, voice: Voice) -> wire.Refused:
    text = voice.refusal(refusal)
    return wire.Refused(match, key, refusal.reason, refusal.clause, refusal.params, text)


def reason(match: str, key: str, refusal: Refusal | None, voice: Voice) -> wire.Reason:
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
        text=voice.refusal(refusal),
    )


def preview(match: str, key: str, found: Preview, voice: Voice) -> wire.PreviewAnswer:
    """The answer to `preview`."""
    lines, outlook = foretold(voice, found), found.outlook
    return wire.PreviewAnswer(match, key, lines, outlook.reveals, outlook.points)


def thoughts(found: messages.Advice, key: str, voice: Voice) -> wire.Thoughts:
    """What a helper thinks, in words."""
    best = [
        wire.Thought(
            plain(thought.action),
            voice.notation(thought.action),
            voice.offer(thought.action, thought.about),
            thought.value,
            thought.visits,
            [plain(action) for action in thought.then],
        )
        for thought in found.best
    ]
    wins, scores = list(found.wins), list(found.scores)
    why = None if found.instead is None else worse(found.instead, voice)
    clause = prompt_clauses(voice.key).get(found.asked) if why else None
    return wire.Thoughts(found.match, key, wins, scores, best, found.done, why, clause)


def worse(instead: Instead, voice: Voice) -> str:
    """What another move would cost, in words."""
    choice = voice.offer(instead.action, instead.about)
    return would(voice, choice, instead.reason, len(voice.names) - 1)


def log_line(entry: LogEntry, voice: Voice) -> LogLine:
    """An entry of the log in words."""
    events = list(told(entry.events, voice))
    if entry.kind in ("action", "chance"):
        text = " ".join(each.text for each in events)
    elif entry.kind == "undo" and entry.seat is None:
        text = voice.say("log-undo-agreed")
    else:
        text = voice.say(f"log-{entry.kind}", name=voice.who(entry.seat))
    return LogLine(
        entry.version, entry.kind, entry.turn, entry.seat, entry.at, text, events, entry.undone
    )


def since(found: messages.Since, voice: Voice) -> Since:
    """What happened since the reader last decided, in words."""
    own = [log_line(entry, voice) for entry in found.own]
    lines = [log_line(entry, voice) for entry in found.entries]
    return Since(found.version, own, lines, found.standings)


def plain(record: msgspec.Struct) -> Plain:
    """A record as it is written."""
    built: Plain = msgspec.to_builtins(record)
    return built


def _in_words(look: Look, voice: Voice, events: tuple[wire.Told, ...] | None = None) -> Plain:
    prompt = look.prompt
    mine = look.your_turn and prompt.actor == look.seat
    said = msgspec.structs.asdict(look)
    said["prompt"] = wire.Asked(prompt.key, _question(look, mine, voice), prompt.params)
    said["offers"] = tuple([_offer(offer, voice) for offer in look.offers])
    said["events"] = told(look.events, voice) if events is None else events
    return said


def _question(look: Look, mine: bool, voice: Voice) -> str:
    return voice.prompt(look.prompt, mine, [offer.action for offer in look.offers])


def _offer(offer: messages.Offer, voice: Voice) -> wire.Offer:
    action = offer.action
    caution = None if offer.caution is None else voice.caution(offer.caution)
    text = voice.offer(action, offer.about)
    return wire.Offer(plain(action), offer.notation, text, caution, action.last)


def _told(event: Event, voice: Voice) -> wire.Told:
    return wire.Told(plain(event), voice.event(event), event.minor, event.major)
