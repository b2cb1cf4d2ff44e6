"""Names people give themselves: text, never commands to a terminal."""

from __future__ import annotations

import unicodedata

LONGEST = 40
LONGEST_EXCERPT = 300  # characters of foreign text in a complaint
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


# Letters and signs that look like nothing; what Unicode calls default ignorable, besides the above.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
_IGNORABLE = (
    range(0x180B, 0x1810),
    range(0x2060, 0x2070),
    range(0xFE00, 0xFE10),
    range(0xFDD0, 0xFDF0),  # no characters at all
    range(0xFFF0, 0xFFFD),
    range(0x1D173, 0x1D17B),
    range(0xE0000, 0xE1000),
)
_EMOJI_STYLE = "\ufe0f"  # phones put it behind signs such as a heart


def name_problem(name: str) -> str | None:
    """Why a name cannot be chosen, or nothing."""
    problem = old_name_problem(name)
    if problem is not None:
        return problem
    for before, sign in zip(" " + name, name, strict=False):
        if sign == _EMOJI_STYLE and unicodedata.category(before) == "So" and before not in _BLANK:
            continue
        if sign in _BLANK or any(ord(sign) in signs for signs in _IGNORABLE):
            return f"a name cannot hold the invisible character U+{ord(sign):04X}"
    if all(unicodedata.category(sign)[0] in "MZ" for sign in name):
        return "a name needs a character that can be seen"
    return None


def old_name_problem(name: str) -> str | None:
    """Why a name cannot stand in a record: those of earlier days were chosen more freely."""
    if not name or name != name.strip():
        return "a name cannot be empty or begin or end with a blank"
    if len(name) > LONGEST:
        return f"a name has at most {LONGEST} characters"
    for sign in name:
        if sign in _BIDI or unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"):
            return f"a name cannot hold the invisible character U+{ord(sign):04X}"
    return None


def excerpt(text: str, most: int = LONGEST_EXCERPT) -> str:
    """The beginning of foreign text, safe to print: nobody gets a whole file back."""
    return visible(text) if len(text) <= most else visible(text[:most])[:most] + "…"


def visible(text: str) -> str:
    """Foreign text made safe to print: what is invisible is shown as its number."""
    return "".join(
        sign
        if sign == " " or (sign.isprintable() and sign not in _BIDI)
        else f"<U+{ord(sign):04X}>"
        for sign in text
    )
