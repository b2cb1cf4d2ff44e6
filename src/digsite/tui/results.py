"""The result of a game, in numbers and sentences."""

from __future__ import annotations

import msgspec

from .session import Session


class Result(msgspec.Struct, frozen=True):
    """A seat's points by source; `place` counts from 1, winners share the first."""

    seat: int
    name: str
    place: int
    points: int
    sources: dict[str, int]


def results(session: Session) -> list[Result]:
    """All seats, the winners first."""
    game, state = session.game, session.table.state
    scores, winners = game.scores(state), game.winners(state)
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    breakdown = game.breakdown(state)
    return [
        Result(
            seat,
            session.sitters[seat].name,
            1 if seat in winners else order.index(seat) + 1,
            scores[seat],
            breakdown[seat],
        )
        for seat in order
    ]


def winner_text(session: Session) -> str:
    """Who has won."""
    names = [result.name for result in results(session) if result.place == 1]
    listed = session.voice.listed(names)
    return session.voice.say("end-won", count=len(names), names=listed)


def result_lines(session: Session) -> list[str]:
    """The result for plain mode."""
    voice = session.voice
    lines = [winner_text(session)]
    for result in results(session):
        sources = [
            voice.say("plain-source", source=voice.source(source), points=points)
            for source, points in result.sources.items()
        ]
        text = voice.say(
            "plain-result",
            name=result.name,
            points=voice.say("table-points", count=result.points),
            sources=", ".join(sources),
        )
        lines.append(text)
    return lines
