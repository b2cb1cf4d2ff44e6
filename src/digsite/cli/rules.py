"""`digsite rules`."""

from __future__ import annotations

from digsite.text import rulebook

from .given import language


def show(game: str, clause: str | None, lang: str) -> None:
    """Print the rulebook, or one clause."""
    book = rulebook(game, language(lang))
    if clause is None:
        print(book.text.rstrip())
        return
    found = book.clause(clause)
    print(f"{found.number} · {book.title} · {found.section}\n\n{found.text}")
