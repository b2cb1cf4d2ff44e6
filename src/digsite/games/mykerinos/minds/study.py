"""What statistics tell of a game: what is done, and which rooms of the museum are booked."""

from __future__ import annotations

from typing import Final

from digsite.core.records import Action

from ..actions import Book
from ..rules import MykerinosState

ROOMS: Final = ("book_2", "book_3", "book_5")
DONE: Final = ("excavate", "extend", "enter_museum", "take", "decline", "pass", *ROOMS)


def kind(state: MykerinosState, action: Action) -> str | None:
    """A room by the number printed in it; other actions are called as they are."""
    return f"book_{action.room[0]}" if isinstance(action, Book) else None
