"""A position as a question to one seat: what it sees and may do, and nothing that goes on."""

from __future__ import annotations

from collections.abc import Sequence

from digsite.core.records import Action
from digsite.play import Table, sight_of

from ..messages import Clocks, Look, Offer, Question
from .looks import encoded

NOBODY_WAITS = Clocks("none", (), None, 0.0)


def question_at(
    table: Table, key: str, names: Sequence[str], rating: int | None = None
) -> Question:
    """What whoever is to move at a table is asked."""
    game, seat = table.game, table.actor
    sight = sight_of(table, seat, table.version)
    assert sight.private is not None
    look = Look(
        match=key,
        version=sight.version,
        seat=seat,
        actor=seat,
        your_turn=True,
        state="running",
        public=encoded(sight.public),
        private=encoded(sight.private),
        prompt=sight.prompt,
        offers=tuple([offer_of(table, action) for action in sight.legal]),
        events=(),
        since=sight.version,
        can_undo=False,
        can_restart=False,
        standing=game.standing(game.veil(table.state, seat), seat),
        notes=(),
        clocks=NOBODY_WAITS,
    )
    return Question(key, game.key, tuple(names), look, game.printed(table.cards), rating)


def offer_of(table: Table, action: Action) -> Offer:
    """An action that may be chosen."""
    game, state = table.game, table.state
    about, caution = dict(game.about(state, action)), game.caution(state, action)
    return Offer(action, game.notation(action), about, caution)
