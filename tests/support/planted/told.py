"""Leaks in what is told: events, log, news, past sights, people."""

from __future__ import annotations

from typing import Any

from digsite.service.desks import looking
from digsite.service.desks.looking import LookingDesk
from digsite.service.matches import broadcast, looks
from digsite.service.matches.match import Match

from .leak import Patch, Replace, leak, secret


@leak("log: through the eyes of who acted")
def _log(patch: Patch, worlds: Any) -> None:
    made = looks.log_entry

    def log_entry(table: Any, seat: Any, row: Any, undone: bool) -> Any:
        return made(table, int(table.state.player), row, undone)

    patch.setattr(looking, "log_entry", log_entry)


@leak("news: through the eyes of the next seat")
def _news(patch: Patch, worlds: Any) -> None:
    eyes = broadcast.eyes_of

    def next_seat(match: Any, listener: Any) -> Any:
        return ((eyes(match, listener) or 0) + 1) % len(match.seats)

    patch.setattr(broadcast, "eyes_of", next_seat)


@leak("past sights: through the eyes of the next seat")
def _past(patch: Patch, worlds: Any) -> None:
    shown = looks.past_look

    def past_look(match: Any, table: Any, seat: Any, at: int) -> Any:
        return shown(match, table, ((seat or 0) + 1) % len(match.seats), at)

    patch.setattr(looking, "past_look", past_look)


@leak("other eyes: whoever asks for them")
def _eyes(patch: Patch, worlds: Any) -> None:
    eyes = LookingDesk._eyes

    def anybody(desk: Any, match: Any, person: Any, seat: Any) -> Any:
        return eyes(desk, match, person, None) if seat is None else seat

    patch.setattr(LookingDesk, "_eyes", anybody)


@leak("people: a colour that says something")
def _people(patch: Patch, worlds: Any) -> None:
    shown = looks.sittings

    def sittings(match: Any, person: Any) -> Any:
        colour = f"#{secret(match) if match.table else 0:06x}"
        return tuple([Replace(each, colour=colour) for each in shown(match, person)])

    patch.setattr(looks, "sittings", sittings)


@leak("counts: of those who look on")
def _counts(patch: Patch, worlds: Any) -> None:
    shown = Match.onlookers
    counted = lambda match: shown(match) + (secret(match, 3) if match.table else 0)  # noqa: E731
    patch.setattr(Match, "onlookers", counted)
