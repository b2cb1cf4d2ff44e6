"""Who sits where: people by their names, bots by their place on the ladder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from digsite.bots import LADDER, LEVELS
from digsite.play import Seated
from digsite.play.names import LONGEST, name_problem
from digsite.text import LANGUAGES, Language, voice
from digsite.text.problems import Said

FALLBACK = "apprentice"  # plays on for a bot nobody here knows


class Sitter(msgspec.Struct, frozen=True):
    """A person, or a bot of the ladder."""

    name: str
    rung: str | None = None

    @property
    def human(self) -> bool:
        return self.rung is None


def rung_name(rung: str, language: Language) -> str:
    """What a bot of the ladder is called."""
    return voice(language).say(f"rung-{rung}")


def seat_all(people: Sequence[str], rungs: Sequence[str], language: Language) -> tuple[Sitter, ...]:
    """People first, then bots; equal names get numbers."""
    wanted = [Sitter(name) for name in people]
    wanted += [Sitter(rung_name(rung, language), rung) for rung in rungs]
    return distinct(wanted)


def distinct(sitters: Iterable[Sitter]) -> tuple[Sitter, ...]:
    """The same sitters with names that differ."""
    taken: list[Sitter] = []
    for sitter in sitters:
        if name_problem(sitter.name):
            raise Said("new-name-bad")
        name, number = sitter.name, 1
        while name in [other.name for other in taken]:
            number += 1
            name = f"{sitter.name[: LONGEST - 4].strip()} {number}"
        taken.append(Sitter(name, sitter.rung))
    return tuple(taken)


def seated(sitters: Iterable[Sitter]) -> list[Seated]:
    """As a record writes them down."""
    return [Seated(sitter.name, "human" if sitter.human else "bot") for sitter in sitters]


def sitters_of(seats: Iterable[Seated]) -> tuple[Sitter, ...]:
    """The sitters of a record: a bot is found again by its name, in any language."""
    return tuple([Sitter(s.name, None if s.kind == "human" else rung_of(s.name)) for s in seats])


def rung_of(name: str) -> str:
    """The place on the ladder behind a bot's name, such as `Professeur 2`."""
    bare = name.rstrip("0123456789").strip().casefold()
    for rung in LADDER + LEVELS:
        names = {rung.name, *[rung_name(rung.name, language) for language in LANGUAGES]}
        if bare in {known.casefold() for known in names}:
            return rung.name
    return FALLBACK
