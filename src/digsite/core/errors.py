"""What can go wrong, as a tree to branch on.

DigsiteError
├─ BadInput             what was given cannot be understood; nothing was changed
│  ├─ UnknownGame
│  ├─ BadSeats
│  ├─ BadOption
│  ├─ BadCards          a card file, with the place in it
│  ├─ BadNet            a file of a net, or a net where it does not belong
│  ├─ BadNotation       a move that cannot be read
│  └─ BadRecord         a record file, with its line
├─ Refused              understood, but against the rules: carries the refusal
│  └─ NotYourTurn
├─ Stale                made on an older position
├─ BrokenGame           the folder of a game that does not load
├─ BadSnapshot          a packed state of another version or a damaged one
├─ IllegalDecision      a bare number the state did not offer (a caller's mistake)
├─ AlreadyThinking      a bot was asked while it was at another question (likewise)
├─ Stuck                a state that offers nothing before its end (a game's mistake)
└─ TapeFull             more happened at once than a tape can hold (likewise)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

if TYPE_CHECKING:
    from .records import Refusal


class DigsiteError(Exception):
    """Everything this package raises on purpose."""


class BadInput(DigsiteError, ValueError):
    """What was given cannot be understood; nothing was changed."""


class UnknownGame(BadInput):
    def __init__(self, key: str, known: Sequence[str]) -> None:
        super().__init__(f"no game is called {key!r}; there are {', '.join(known)}")
        self.key = key
        self.known = tuple(known)


class BadSeats(BadInput):
    def __init__(self, game: str, seats: object, allowed: Sequence[int]) -> None:
        super().__init__(f"{game} is for {min(allowed)} to {max(allowed)} players, not {seats!r}")
        self.game = game
        self.seats = seats


class BadOption(BadInput):
    """An option the game does not have, or a value it does not take."""


class BadCards(BadInput):
    """A card file that does not fit its game: file, place in it, reason."""

    def __init__(self, file: str | Path, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = str(file)
        self.place = place
        self.reason = reason


class BadNet(BadInput):
    """A net that cannot be read, or that was not learnt for what it is wanted for."""


class BadNotation(BadInput):
    """A move that cannot be read."""

    def __init__(self, text: str, reason: str) -> None:
        super().__init__(f"{text!r} is not a move: {reason}")
        self.text = text
        self.reason = reason


class BadRecord(BadInput):
    """A record that cannot be read or replayed: file, line, reason, and clause if there is one."""

    def __init__(
        self,
        file: str | Path,
        line: int,
        reason: str,
        refusal: Refusal | None = None,
        game: str = "",
    ) -> None:
        self.file = str(file)
        self.line = line
        self.reason = reason
        self.refusal = refusal
        self.game = game
        clause = f"{refusal.clause}: " if refusal else ""
        super().__init__(f"{self.place}: {clause}{reason}")

    @property
    def place(self) -> str:
        """The file, and the line in it where one is to blame."""
        return f"{self.file}: line {self.line}" if self.line else self.file


class BrokenGame(DigsiteError):
    """The folder of a game that does not load: which one, and why."""

    def __init__(self, key: str, cause: Exception) -> None:
        super().__init__(f"the game {key} does not load: {type(cause).__name__}: {cause}")
        self.key = key


class BadSnapshot(DigsiteError):
    """A packed state of another rules version, or a damaged one."""


class InWords(Protocol):
    """Puts a refusal of the game with this key into words."""

    def __call__(self, key: str, refusal: Refusal) -> str: ...


class Refused(DigsiteError):
    """Understood, but against the rules; as text it is the clause and a sentence.

    >>> import digsite
    >>> table = digsite.Table(digsite.load(digsite.titles()[0]), seats=2)
    >>> table.deal(digsite.Dice(1))
    >>> wish = digsite.sight_of(table, table.actor).legal[0]
    >>> table.submit(1 - table.actor, wish)
    Traceback (most recent call last):
        ...
    digsite.core.errors.NotYourTurn: ...: It is not your turn...
    """

    in_words: ClassVar[InWords | None] = None

    def __init__(self, refusal: Refusal, game: str = "") -> None:
        super().__init__(refusal, game)
        self.refusal = refusal
        self.game = game

    def __str__(self) -> str:
        if self.in_words is not None and self.game:
            try:
                return self.in_words(self.game, self.refusal)
            except UnknownGame:  # one that nobody can find by its key
                pass
        return f"{self.refusal.clause}: {self.refusal.reason.replace('_', ' ')}"


class NotYourTurn(Refused):
    """The rules ask somebody else."""


class Stale(DigsiteError):
    """A move made on an older position."""

    def __init__(self, made_on: int, current: int) -> None:
        super().__init__(f"the move was made on version {made_on}, the game is at {current}")
        self.made_on = made_on
        self.current = current


class IllegalDecision(DigsiteError):
    """A bare number the state did not offer."""

    def __init__(self, decision: int, legal: Sequence[int]) -> None:
        super().__init__(f"{decision} is not among the legal decisions {list(legal)}")
        self.decision = decision
        self.legal = tuple(legal)


class AlreadyThinking(DigsiteError):
    """A bot was asked while it was at another question."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} is thinking already; a bot answers one question at a time")


class Stuck(DigsiteError):
    """Somebody is asked, and may decide nothing."""

    def __init__(self, state: str, actor: int) -> None:
        super().__init__(f"{state} offers nothing to {actor}, and the game is not over")
        self.actor = actor


class TapeFull(DigsiteError):
    """More happened at once than was noted down."""

    def __init__(self, length: int, lost: int) -> None:
        super().__init__(f"a tape has {length} rows, and {lost} more were told")
        self.lost = lost
