"""How much room card files of people's own may take in the store."""

from __future__ import annotations

from sqlalchemy import Connection

from .clock import Clock
from .errors import TooMany
from .store.match_rows import bytes_of_cards

OF_A_PERSON = 8_000_000  # bytes: 40 of the largest files, hundreds of usual ones
OF_EVERYBODY = 400_000_000
KNOWN_SECONDS = 600.0  # until the sum over everybody is taken again: others may write too


class CardRoom:
    """Asked in the transaction that stores a match with a card file of its own."""

    def __init__(
        self, clock: Clock, person: int = OF_A_PERSON, everybody: int = OF_EVERYBODY
    ) -> None:
        self._clock = clock
        self.person, self.everybody = person, everybody
        self._taken = 0
        self._until = 0.0

    def take(self, connection: Connection, owner: str, cards: bytes | None) -> None:
        """Room for one more card file (`TooMany`, with the figures, if there is none)."""
        if cards is None:
            return
        mine = bytes_of_cards(connection, owner) + len(cards)
        if mine > self.person:
            raise TooMany("cards_of_person", _figures(self.person))
        if self._clock.now() >= self._until:
            self._taken = bytes_of_cards(connection, None)
            self._until = self._clock.now() + KNOWN_SECONDS
        if self._taken + len(cards) > self.everybody:
            raise TooMany("cards_of_everybody", _figures(self.everybody))
        self._taken += len(cards)


def _figures(most: int) -> str:
    return f"at most {most // 1000} kB of card files are kept"
