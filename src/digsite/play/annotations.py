"""What people write beside the moves of a game: comments, marks, and other lines of play."""

from __future__ import annotations

import unicodedata

import msgspec

MARKS = (
    "!!",
    "!",
    "!?",
    "?!",
    "?",
    "??",
)  # brilliant, good, interesting, doubtful, mistake, blunder
LONGEST_COMMENT = 2_000  # characters
DEEPEST = 32  # variations within variations
_UNSEEN = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


class Remark(msgspec.Struct, frozen=True):
    """A line of a comment on the move before it."""

    text: str
    line: int


class Marked(msgspec.Struct, frozen=True):
    """How good the move before it was."""

    mark: str
    line: int


class Opened(msgspec.Struct, frozen=True):
    """Here begins what might have been played in place of the move before it."""

    line: int


class Closed(msgspec.Struct, frozen=True):
    """Here that ends."""

    line: int


Annotation = Remark | Marked | Opened | Closed


def comment_problem(comment: str) -> str | None:
    """Why a comment cannot be written down, or nothing."""
    if len(comment) > LONGEST_COMMENT:
        return f"a comment has at most {LONGEST_COMMENT} characters"
    if any(row != row.strip() for row in comment.split("\n")) or comment != comment.strip("\n"):
        return "no line of a comment begins or ends with a blank, nor the comment with a line break"
    for sign in comment.replace("\n", ""):
        if unicodedata.category(sign) in _UNSEEN:
            return f"a comment cannot hold the invisible character U+{ord(sign):04X}"
    return None
