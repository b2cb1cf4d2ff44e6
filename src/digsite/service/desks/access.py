"""Who may do what at a match, and what names and keys look like."""

from __future__ import annotations

from digsite.core.errors import BadInput
from digsite.core.seats import NOBODY

from ..errors import NotAllowed, NotNow
from ..matches.looks import ENDED
from ..matches.match import Match
from ..messages import Person

LONGEST_KEY = 64
LARGEST_NUMBER = 1 << 31  # what a database takes as an integer


def may_look(match: Match, person: Person | None) -> None:
    """Those who sit, and others where spectators are allowed (`NotAllowed`)."""
    if match.facts.spectators or match.head.state == "open":
        return
    if person is None or not (match.seats_of(person.id) or match.facts.owner == person.id):
        raise NotAllowed("no_spectators")


def own_seats(match: Match, person: Person) -> list[int]:
    """The seats of a person (`NotAllowed` if there are none)."""
    mine = match.seats_of(person.id)
    if not mine:
        raise NotAllowed("not_seated")
    return mine


def must_be_over(match: Match, person: Person | None) -> None:
    """What shows everything waits until nothing is hidden any more (`NotNow`)."""
    may_look(match, person)
    if match.head.state not in ENDED:
        raise NotNow("not_over")
    if match.head.actor == NOBODY:
        raise NotNow("not_started")


def keyed(person: Person, key: str) -> str:
    """A key as it is stored: nobody's keys meet anybody else's."""
    if not 0 < len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise BadInput(f"a key has 1 to {LONGEST_KEY} visible ASCII characters")
    return f"{person.id}:{key}"
