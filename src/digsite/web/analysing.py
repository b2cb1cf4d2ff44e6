"""An analysis → what goes over the wire: a position and the moves around it, in words."""

from __future__ import annotations

import msgspec

from digsite.bots.hints import Hint
from digsite.core.seats import OVER
from digsite.play.analysis import Analysis
from digsite.play.places import place_text
from digsite.play.reading import Read
from digsite.play.sight import SightOf
from digsite.service.desks.analysing import Analysed
from digsite.text import Voice
from digsite.text.analysis import move_text, outcome_texts

from . import wire
from .sentences import plain, told, worse


class Drawable(msgspec.Struct, frozen=True):
    """Something chance may do now, and how likely it is."""

    action: wire.AnyAction
    text: str
    share: float


class Position(
    SightOf[wire.PublicView, wire.PrivateView, wire.Asked, wire.Offer, wire.Told],
    frozen=True,
    kw_only=True,
):
    """A position as it is looked at; `outcomes` where chance decides and the cards are open."""

    your_turn: bool
    hands: tuple[wire.PrivateView, ...]  # by seat, where the cards are open
    outcomes: tuple[Drawable, ...]
    scores: tuple[int, ...] | None  # once the game is over there
    winners: tuple[int, ...]


class Row(msgspec.Struct, frozen=True):
    """A move in the list: its place, the place it was played from, how deep in variations."""

    place: str
    parent: str
    deep: int
    seat: int | None  # none: chance
    turn: int
    text: str
    comment: str
    mark: str


class About(msgspec.Struct, frozen=True):
    """What stays the same in all positions of a record."""

    game: str
    names: tuple[str, ...]
    printed: wire.Printed
    comment: str  # on the game as a whole


class Board(msgspec.Struct, frozen=True):
    """A record after what was tried, where one is in it, and (if asked for) all of its moves."""

    record: str
    at: str
    position: Position
    rows: tuple[Row, ...] | None
    about: About | None


class BestLine(msgspec.Struct, frozen=True):
    """A move a bot has looked at, and what it would go on with in the same turn.

    Its `value` is the chance to win of who decides, if that is done: one of `wins`, for the first.
    """

    actions: tuple[wire.AnyAction, ...]
    text: str
    value: float
    visits: int


class Opinion(msgspec.Struct, frozen=True):
    """What a bot thinks of a position: chances and points to expect by seat, best moves first."""

    wins: tuple[float, ...]
    scores: tuple[float, ...]
    lines: tuple[BestLine, ...]
    iterations: int
    why: str | None  # what would surely be worse, and by which points


def board(found: Analysed, voice: Voice) -> Board:
    """An analysis in words."""
    analysis, whole = found.analysis, found.reads is not None
    return Board(
        found.record,
        place_text(analysis.node),
        _position(analysis, voice),
        tuple([_row(read, voice) for read in found.reads or ()]) if whole else None,
        _about(analysis) if whole else None,
    )


def opinion(hint: Hint, voice: Voice) -> Opinion:
    """A bot's opinion in words."""
    lines = [
        BestLine(
            tuple([plain(action) for action in (advice.action, *advice.then)]),
            voice.offer(advice.action, advice.about),
            advice.value,
            advice.visits,
        )
        for advice in hint.advice
    ]
    return Opinion(
        tuple(hint.win_probabilities),
        tuple(hint.scores),
        tuple(lines),
        hint.iterations,
        None if hint.instead is None else worse(hint.instead, voice),
    )


def _position(analysis: Analysis, voice: Voice) -> Position:
    sight, table = analysis.sight(), analysis.table
    game, state = table.game, table.state
    mine = sight.actor == sight.seat
    over = sight.actor == OVER
    offers = [
        wire.Offer(
            plain(action),
            game.notation(action),
            voice.offer(action, dict(game.about(state, action))),
            None,  # nothing is lost by trying
            action.last,
        )
        for action in sight.offers
    ]
    question = voice.prompt(sight.prompt, mine, sight.offers)
    return Position(
        version=sight.version,
        seat=sight.seat,
        actor=sight.actor,
        public=_encoded(sight.public),
        private=None if sight.private is None else _encoded(sight.private),
        prompt=wire.Asked(sight.prompt.key, question, sight.prompt.params),
        offers=tuple(offers),
        events=told(sight.events, voice),
        your_turn=mine,
        hands=tuple([_encoded(private) for private in analysis.hands()]),
        outcomes=_outcomes(analysis, voice),
        scores=tuple(game.scores(state)) if over else None,
        winners=tuple(game.winners(state)),
    )


def _outcomes(analysis: Analysis, voice: Voice) -> tuple[Drawable, ...]:
    found = analysis.outcomes()
    return tuple(
        Drawable(plain(outcome.action), text, outcome.share)
        for outcome, text in zip(found, outcome_texts(voice, found), strict=True)
    )


def _row(read: Read, voice: Voice) -> Row:
    entry = read.node.entry
    assert entry is not None
    return Row(
        read.place,
        read.parent,
        read.deep,
        entry.seat if entry.seat >= 0 else None,
        entry.turn,
        move_text(voice, read),
        read.node.comment,
        read.node.mark,
    )


def _about(analysis: Analysis) -> About:
    study, table = analysis.study, analysis.table
    names = tuple([sitter.name for sitter in study.seated])
    printed = _encoded(table.game.printed(table.cards))
    return About(table.game.key, names, printed, study.root.comment)


def _encoded(view: msgspec.Struct) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(view))
