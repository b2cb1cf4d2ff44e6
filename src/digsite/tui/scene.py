"""What a drawing of the table is made from, and what it is made of."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from digsite.core.cards import CardFile
from digsite.core.records import Action, Prompt
from digsite.text import Voice


class Offer(msgspec.Struct, frozen=True):
    """Something the viewer may do now: the action, its notation, its words."""

    action: Action
    word: str
    text: str


Open = TypeVar("Open", covariant=True)  # the public view of a game
Own = TypeVar("Own", covariant=True)


class SceneOf(msgspec.Struct, Generic[Open, Own], frozen=True):
    """A sight ready to be drawn: nothing in it that the viewer may not see."""

    game: str
    public: Open
    private: Own | None  # None for a spectator
    prompt: Prompt
    seat: int | None  # the viewer
    actor: int
    names: list[str]
    offers: list[Offer]
    voice: Voice
    cards: CardFile  # the cards of this table, which may be somebody's own

    def offered(self, word: str) -> bool:
        """Whether an action with this notation can be taken now."""
        return any(offer.word == word for offer in self.offers)


class Span(msgspec.Struct, frozen=True):
    """A piece of a row: text, a rich style, and the notation of the offer a click takes."""

    text: str
    style: str = ""
    target: str | None = None


Row = list[Span]
Scene = SceneOf[msgspec.Struct, msgspec.Struct]  # of any game
