"""Leaks in what is answered: refusals, previews, hints, what is for after the end."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from digsite.core.errors import BadInput
from digsite.games import load
from digsite.play.preview import preview
from digsite.service.desks import archive, helping
from digsite.service.desks.playing import PlayingDesk
from digsite.service.desks.proposing import ProposingDesk
from digsite.service.desks.reviewing import ReviewingDesk
from digsite.service.errors import NotNow
from digsite.service.matches import looks
from digsite.service.messages import Review

from .leak import HIDING, Patch, Replace, leak, secret


@leak("refusals: a number among their parameters")
def _refusals(patch: Patch, worlds: Any) -> None:
    game, refused = load(HIDING), load(HIDING).refuse

    def refuse(state: Any, seat: int, action: Any) -> Any:
        found = refused(state, seat, action)
        return found and Replace(found, params={"n": crc32(game.pack(state)) & 7})

    patch.setattr(game, "refuse", refuse)


@leak("why: asked of the true state")
def _why(patch: Patch, worlds: Any) -> None:
    why = PlayingDesk.why

    async def true_why(desk: Any, person: Any, match: str, action: Any, first: Any = ()) -> Any:
        found = await why(desk, person, match, action, first)
        return found and Replace(found, clause=f"{secret(await desk._registry.get(match))}")

    patch.setattr(PlayingDesk, "why", true_why)


@leak("previews: played in the true state")
def _previews(patch: Patch, worlds: Any) -> None:
    asked = PlayingDesk.preview

    async def true_preview(desk: Any, person: Any, match: str, action: Any) -> Any:
        await asked(desk, person, match, action)
        table = (await desk._registry.get(match)).playing
        return preview(table.game, table.state, table.actor, action)

    patch.setattr(PlayingDesk, "preview", true_preview)


@leak("hints: thought up from the true state")
def _hints(patch: Patch, worlds: Any) -> None:
    thoughts = helping._advice

    def true_thoughts(match: Any, *more: Any) -> Any:
        found = thoughts(match, *more)
        return Replace(found, scores=tuple([score + secret(match) for score in found.scores]))

    patch.setattr(helping, "_advice", true_thoughts)


@leak("review: begun before the end")
def _review(patch: Patch, worlds: Any) -> None:
    async def review(desk: Any, person: Any, match: str, *more: Any) -> Review:
        return Review(match, 0, secret(await desk._registry.get(match)), ())

    patch.setattr(ReviewingDesk, "review", review)


@leak("record export: before the end")
def _record(patch: Patch, worlds: Any) -> None:
    patch.setattr(archive, "must_be_over", lambda match, person: None)


@leak("seal: opened before the end")
def _seal(patch: Patch, worlds: Any) -> None:
    patch.setattr(looks, "ENDED", ("running",))


@leak("errors: say too much")
def _errors(patch: Patch, worlds: Any) -> None:
    read = PlayingDesk.actions

    async def actions(desk: Any, match: str, given: Any) -> Any:
        try:
            return await read(desk, match, given)
        except BadInput as error:
            raise BadInput(f"{error} in {secret(await desk._registry.get(match))}") from None

    patch.setattr(PlayingDesk, "actions", actions)


@leak("wishes: an undo that is possible or not")
def _wishes(patch: Patch, worlds: Any) -> None:
    check = ProposingDesk._check

    async def leaky(desk: Any, match: Any, person: Any, what: str) -> Any:
        if what == "undo" and secret(match, 1):
            raise NotNow("no_undo")
        return await check(desk, match, person, "abort")

    patch.setattr(ProposingDesk, "_check", leaky)
