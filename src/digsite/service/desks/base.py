"""What every desk needs."""

from __future__ import annotations

from digsite.core.errors import BadInput
from digsite.play.names import name_problem

from ..bus import Bus
from ..errors import NotAllowed
from ..matches.hall import Hall
from ..matches.match import Match
from ..moments import Moments
from ..records import Person
from ..secrets import Randomness
from ..store import Store

LONGEST_KEY = 64
LARGEST_NUMBER = 1 << 31  # what a database takes as an integer


class Base:
    """The store, the time, the randomness and the hall of matches."""

    def __init__(self, store: Store, moments: Moments, randomness: Randomness, bus: Bus) -> None:
        self.store = store
        self.moments = moments
        self.randomness = randomness
        self.hall = Hall(store, moments, bus)


def good_name(name: str) -> str:
    """A name fit to be shown (`BadInput`)."""
    problem = name_problem(name)
    if problem is not None:
        raise BadInput(problem)
    return name


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


def keyed(person: Person, key: str) -> str:
    """A key as it is stored: nobody's keys meet anybody else's."""
    if not 0 < len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise BadInput(f"a key has 1 to {LONGEST_KEY} visible ASCII characters")
    return f"{person.id}:{key}"
