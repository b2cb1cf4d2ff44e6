"""What other processes changed: those who listen here are told too."""

from __future__ import annotations

from .bus import What
from .desks.sessions import SessionDesk
from .following import Following
from .matches.broadcast import tell
from .matches.match import Match
from .matches.registry import MatchRegistry
from .messages import Settled
from .presence import Presence
from .store import Store
from .store.talk_rows import read_chat, read_proposal


class OtherProcesses:
    """Hears the bus."""

    def __init__(
        self,
        store: Store,
        registry: MatchRegistry,
        following: Following,
        presence: Presence,
        sessions: SessionDesk,
    ) -> None:
        self._store, self._registry, self._sessions = store, registry, sessions
        self._following, self._presence = following, presence

    async def heard(self, what: What, name: str, number: int) -> None:
        """Something changed: a match, who looks on there, chat, a proposal, somebody's sessions."""
        if what == "person":
            await self._sessions.check(name)
            return
        if what == "here":
            await self._presence.heard(name)
            return
        if what == "match":
            await self._registry.compare(name)
        found = self._registry.known(name)
        if found is None:
            return
        if what == "match":
            await self._registry.get(name)
        elif what == "chat":
            for said in await self._store.read(lambda c: read_chat(c, name, number + 1, 1)):
                tell(found, said)
        else:
            await self._proposed(found, number)

    async def missed(self) -> None:
        """Nothing was heard for a while: everything is looked at again."""
        await self._sessions.check_all()
        await self._following.again()
        self._presence.again()
        await self._registry.doubt_all()

    async def _proposed(self, match: Match, number: int) -> None:
        row = await self._store.read(lambda c: read_proposal(c, match.id, number))
        if row is None:
            return
        if row.state == "waiting":
            tell(match, row.shown)
            return
        rematch = match.head.rematch if row.what == "rematch" else None
        tell(match, Settled(match.id, row.number, row.what, row.state == "agreed", rematch))
