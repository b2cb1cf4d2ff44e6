"""What is to be learnt, from how much, so that any worker anywhere makes the same data."""

from __future__ import annotations

from typing import Any

import msgspec

from digsite.bots.bot import policy_of
from digsite.bots.nets import NetFile, check, minded
from digsite.bots.versus import Versus
from digsite.core.errors import BadInput
from digsite.core.net_file import Kind, Title
from digsite.core.policy import Policy
from digsite.games import load
from digsite.play.features import features_of

Numbers = Any  # an array of numpy

HELD_OUT = 10  # every tenth game is never trained on


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """All that the data of a net depend on."""

    kind: Kind
    game: str
    seats: int
    seed: int
    round: int = 1
    turns: int = 8  # that the surveyor plays on before a decision is judged (corrector)
    nets: tuple[NetFile, ...] = ()  # of who plays the games and plays on
    surveyed: int | msgspec.UnsetType = msgspec.UNSET  # one game in so many has surveyors only
    rival: tuple[NetFile, ...] | msgspec.UnsetType = msgspec.UNSET  # of who never learns


class Players(msgspec.Struct, frozen=True):
    """Who plays a game, who plays on when its decisions are tried, and whose these are."""

    playing: Policy
    judging: Policy
    learning: frozenset[int]  # seats


def player_of(course: Course) -> Policy:
    """Who plays the games: the surveyor, with the nets of the round before."""
    return _surveyor(course, course.nets)


def players_of(course: Course, number: int) -> Players:
    """Who sits at game number so and so.

    Where there is a rival, it has all seats but one; some games of later rounds are as in the
    first, so that what is seen there is not forgotten.
    """
    own = player_of(course)
    if course.rival is not msgspec.UNSET:
        seat = number % course.seats
        versus = Versus(seat, own, _surveyor(course, course.rival))
        return Players(versus, versus, frozenset((seat,)))
    everybody = frozenset(range(course.seats))
    if course.surveyed is not msgspec.UNSET and number % course.surveyed == 1:
        return Players(_surveyor(course, ()), own, everybody)
    return Players(own, own, everybody)


def _surveyor(course: Course, nets: tuple[NetFile, ...]) -> Policy:
    game = load(course.game)
    policy = policy_of(game)
    return minded(policy, game, nets) if nets else policy


def title_of(course: Course, learnt: str, lead: float = 1.0, stick: float = 0.0) -> Title:
    """What the file of the net will say of itself."""
    game = load(course.game)
    return Title(
        kind=course.kind,
        game=course.game,
        rules=game.rules,
        seats=course.seats,
        cards=game.cards().digest,
        encoder=features_of(game).fingerprint(course.seats),
        learnt=learnt,
        lead=lead,
        stick=stick,
        guesses=course.kind == "forecast",
    )


def checked(course: Course) -> Course:
    """Refuse what cannot be learnt, before the work."""
    game = load(course.game)
    game.new(course.seats)
    features_of(game)
    check(course.nets, game, course.seats, None)
    if course.rival is not msgspec.UNSET:
        check(course.rival, game, course.seats, None)
    need_numpy()
    return course


def need_numpy() -> None:
    """Refuse before the work what could not be learnt after it."""
    try:
        import numpy  # noqa: F401
    except ModuleNotFoundError:
        raise BadInput("learning needs an extra: pip install 'digsite[arena]'") from None
