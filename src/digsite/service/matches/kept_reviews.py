"""Reviews as they are kept beside their match, and read again."""

from __future__ import annotations

import msgspec

from digsite.bots.insight import Reason
from digsite.bots.insight.usual import usual
from digsite.bots.review import Mark, engine_of
from digsite.core.records import Action, Param

from ..messages import Alternative, Moment, Review
from ..store.review_rows import ReviewRow
from .match import Match, action_decoder


class _KeptAlternative(msgspec.Struct, frozen=True):
    action: msgspec.Raw
    value: float
    about: dict[str, Param]


class _KeptMoment(msgspec.Struct, frozen=True):
    """A moment whose actions are read when it is known which game they are of."""

    version: int
    turn: int
    seat: int
    wins: tuple[float, ...]
    mark: Mark
    loss: float
    played: msgspec.Raw
    better: msgspec.Raw
    played_about: dict[str, Param]
    better_about: dict[str, Param]
    error: tuple[float, ...] = ()
    reason: Reason | None = None
    asked: str = ""
    best: tuple[_KeptAlternative, ...] = ()


_moments = msgspec.json.Decoder(tuple[_KeptMoment, ...])


def row_of(review: Review, made: float) -> ReviewRow:
    """A review as it is stored."""
    found = msgspec.json.encode(review.moments)
    return ReviewRow(review.match, review.engine, review.done, review.all, found, made)


def review_in(row: ReviewRow, match: Match) -> Review:
    """A review as it was stored."""
    moments = tuple([_moment(each, match) for each in _moments.decode(row.moments)])
    latest = row.engine == engine_of(match.game)
    wins = usual(match.game, len(match.seats))
    return Review(match.id, row.done, row.decisions, moments, row.engine, latest, wins)


def _moment(kept: _KeptMoment, match: Match) -> Moment:
    fields = msgspec.structs.asdict(kept)
    fields |= {name: _action(fields[name], match) for name in ("played", "better")}
    fields["best"] = tuple([_alternative(each, match) for each in kept.best])
    return Moment(**fields)


def _alternative(kept: _KeptAlternative, match: Match) -> Alternative:
    action = _action(kept.action, match)
    assert action is not None
    return Alternative(action, kept.value, kept.about)


def _action(raw: msgspec.Raw, match: Match) -> Action | None:
    if bytes(raw) == b"null":
        return None
    found = action_decoder(match.game.key).decode(raw)
    assert isinstance(found, Action)
    return found
