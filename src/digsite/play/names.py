"""Names people give themselves: text, never commands to a terminal."""

from __future__ import annotations

import unicodedata

LONGEST = 40
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def name_problem(name: str) -> str | None:
    """Why a name cannot be used, or nothing."""
    if not name or name != name.strip():
        return "a name cannot be empty or begin or end with a blank"
    if len(name) > LONGEST:
        return f"a name has at most {LONGEST} characters"
    for sign in name:
        if sign in _BIDI or unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"):
            return f"a name cannot hold the invisible character U+{ord(sign):04X}"
    return None


def visible(text: str) -> str:
    """Foreign text made safe to print: what is invisible is shown as its number."""
    return "".join(
        sign
        if sign == " " or (sign.isprintable() and sign not in _BIDI)
        else f"<U+{ord(sign):04X}>"
        for sign in text
    )
