"""All that the office will do for the front door; `Office` has those that are ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

from digsite.core.records import Action, Refusal
from digsite.play.preview import Odds, Outlook

from .records import (
    Accepted,
    Admitted,
    Colour,
    LogEntry,
    Look,
    MatchInfo,
    MatchPage,
    News,
    Person,
    Proposal,
    Said,
    Settled,
    Shelf,
    Story,
    Thoughts,
    Wanted,
    Wish,
)


class Watching(Protocol):
    """One listener at a match; closing it twice does no harm."""

    match: str

    def close(self) -> None: ...


class Desk(Protocol):
    """Every method raises core `BadInput`, `Refused`, `Stale` or an `OfficeError`."""

    async def open(self) -> None:
        """Migrate the store, start the writer, the clocks and the bots."""

    async def close(self) -> None:
        """Finish what was begun, commit it, answer it, and stop."""

    # -- people

    async def admit_guest(self, name: str, colour: Colour | None = None) -> Admitted:
        """A new guest."""

    async def person_of(self, token: str) -> Person:
        """Who holds this token (`NotKnown`)."""

    async def change_person(
        self,
        person: Person,
        name: str | None = None,
        colour: str | None = None,
        language: str | None = None,
        contact: str | None = None,
    ) -> Person:
        """Another name, colour, language or address."""

    async def forget_token(self, token: str) -> None:
        """Log out: the token stands for nobody any more."""

    async def register(self, person: Person, account: str, password: str) -> Person:
        """Make a guest the holder of an account; all its matches stay its own."""

    async def log_in(self, account: str, password: str, guest: Person | None = None) -> Admitted:
        """A new token for an account, which adopts the seats of the guest who logged in."""

    async def carry(self, person: Person) -> str:
        """A secret that works once, for a short time, to go on as this person elsewhere."""

    async def redeem(self, secret: str) -> Admitted:
        """A token for the person who made the secret."""

    # -- matches

    async def create(self, person: Person, wanted: Wanted) -> MatchInfo:
        """Set up a match; it starts by itself when no seat is open."""

    async def matches(
        self, person: Person | None, shelf: Shelf, before: str | None = None, limit: int = 20
    ) -> MatchPage:
        """A page of matches: the listed ones by state, or one's own (your turn first)."""

    async def info(self, person: Person | None, match: str) -> MatchInfo:
        """A match as this person may see it."""

    async def join(
        self,
        person: Person,
        match: str,
        seat: int | None = None,
        name: str | None = None,
        colour: str | None = None,
    ) -> MatchInfo:
        """Take an open seat; the match starts when it was the last one."""

    async def leave(self, person: Person, match: str) -> MatchInfo:
        """Give one's seats up before the start; the last person to leave ends the match."""

    async def start(self, person: Person, match: str, bot: str | None = None) -> MatchInfo:
        """Start now (only who set it up): bots take the seats that are still open."""

    # -- looking

    async def look(
        self,
        person: Person | None,
        match: str,
        seat: int | None = None,
        since: int | None = None,
        at: int | None = None,
    ) -> Look:
        """The sight of the person; `at` an earlier version; another's eyes when it is over."""

    async def watch(
        self,
        person: Person | None,
        match: str,
        hear: Callable[[News], None],
        seat: int | None = None,
        since: int | None = None,
    ) -> Watching:
        """Listen: `hear` is called on the event loop, at once with a full look and the people."""

    async def log(
        self, person: Person | None, match: str, since: int = 0, limit: int = 500
    ) -> tuple[LogEntry, ...]:
        """What happened from a version on, as the person may know it."""

    # -- playing

    async def actions(self, match: str, given: Sequence[msgspec.Raw]) -> list[Action]:
        """Actions of the match's game from their JSON, strictly (`BadInput`)."""

    async def play(
        self, person: Person, match: str, version: int, key: str, actions: list[Action]
    ) -> Accepted:
        """The small decisions of one gesture, all or none; stored when this returns."""

    async def undo(self, person: Person, match: str, version: int, key: str) -> Accepted:
        """Take back one's last decision of this turn."""

    async def resign(
        self, person: Person, match: str, key: str, seat: int | None = None
    ) -> Accepted:
        """Give up: with three or more a bot plays on, with two the game ends."""

    async def propose(self, person: Person, match: str, what: Wish) -> Proposal | Settled:
        """Ask the others; settled at once where nobody has to be asked."""

    async def answer(
        self, person: Person, match: str, proposal: int, agree: bool
    ) -> Proposal | Settled:
        """Agree or not."""

    async def why(self, person: Person, match: str, action: Action) -> Refusal | None:
        """Why this action is not possible for the person now."""

    async def preview(
        self, person: Person, match: str, action: Action
    ) -> tuple[Outlook, Odds | None]:
        """What one of the offered actions would do, as far as the person can know."""

    async def hint(
        self,
        person: Person,
        match: str,
        seconds: float = 2.0,
        told: Callable[[Thoughts], None] | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> Thoughts:
        """What a helper thinks (where the table allows hints)."""

    # -- talking and remembering

    async def say(self, person: Person, match: str, text: str, key: str) -> Said:
        """Say something to everybody at the match."""

    async def chat(
        self, person: Person | None, match: str, before: int | None = None, limit: int = 100
    ) -> tuple[Said, ...]:
        """The last lines of chat, the oldest first."""

    async def notes(self, person: Person, match: str) -> str:
        """One's private notes."""

    async def write_notes(self, person: Person, match: str, text: str) -> None:
        """Replace one's private notes."""

    async def record(
        self, person: Person | None, match: str, form: Literal["text", "json"] = "text"
    ) -> bytes:
        """The record of a match that is over (`NotNow` before)."""

    async def import_record(self, person: Person, text: str) -> MatchInfo:
        """A record as a finished match."""

    async def story(self, person: Person | None, match: str) -> Story:
        """How a finished match went."""
