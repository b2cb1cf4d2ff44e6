"""A match that a socket watches: whose eyes, and the names to speak of."""

from __future__ import annotations

from digsite.service.desks.looking import Watching
from digsite.service.messages import MatchInfo, People
from digsite.text import Language, Voice

from ..words import door_voice


class Watched:
    """One match on one socket."""

    def __init__(self, info: MatchInfo, language: Language, seat: int | None) -> None:
        self.game = info.game
        self.language = language
        self.seat = seat
        self.watching: Watching | None = None
        self.voice = self._voice([sitting.name for sitting in info.seats])

    def meet(self, people: People) -> None:
        """Learn the names of those who sit there now."""
        self.voice = self._voice([sitting.name for sitting in people.seats])

    def close(self) -> None:
        """No more news of it."""
        if self.watching is not None:
            self.watching.close()

    def _voice(self, names: list[str]) -> Voice:
        return door_voice(self.language, self.game).at(names)
