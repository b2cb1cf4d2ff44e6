"""What wins in a game: the figures of many games of bots, in words."""

from __future__ import annotations

from functools import cache

import msgspec

from digsite.bots.study.page import StudyPage, page_of
from digsite.bots.study.shipped import shipped
from digsite.games import load, titles
from digsite.text import Language, voice
from digsite.text.rulebook import title_of

from ..http.call import Call
from ..http.endpoint import Routes
from ..http.problems import NOT_FOUND, Problem

routes = Routes()


class StudyQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int | None = None


class Studied(msgspec.Struct, frozen=True):
    """What wins with so many players; there are figures for `choices`."""

    game: str
    seats: int
    choices: list[int]
    page: StudyPage


@routes.get("/api/study/{game}", refuses=[NOT_FOUND])
async def study(call: Call, game: str, query: StudyQuery) -> Studied:
    """What wins in a game, by games of bots against each other."""
    return _study(game, query.seats, call.language)


@cache
def _study(key: str, seats: int | None, language: Language) -> Studied:
    found = shipped(load(key)) if key in titles() else {}
    wanted = min(found, default=0) if seats is None else seats
    if wanted not in found:
        raise Problem(NOT_FOUND, f"there are figures of {key[:40]!r} for {sorted(found)} players")
    page = page_of(title_of(key, language), found[wanted], voice(language, key))
    return Studied(key, wanted, sorted(found), page)
