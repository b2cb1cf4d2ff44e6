"""Leaks in what a watcher is shown: views, offers, versions."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import msgspec

from digsite.games import load

from .leak import HIDING, LOOKING, Patch, Replace, leak, looks_with, secret


@leak("public view: four bits of the state")
def _public(patch: Patch, worlds: Any) -> None:
    game, shown = load(HIDING), load(HIDING).public
    leaky = lambda state: {"view": shown(state), "leak": crc32(game.pack(state)) & 15}  # noqa: E731
    patch.setattr(game, "public", leaky)


@leak("private view: the next hand beside one's own")
def _private(patch: Patch, worlds: Any) -> None:
    game, shown = load(HIDING), load(HIDING).private
    next_hand = lambda state, seat: [shown(state, (seat + n) % state.seats) for n in (0, 1)]  # noqa: E731
    patch.setattr(game, "private", next_hand)


@leak("prompt: a hint among its parameters")
def _prompt(patch: Patch, worlds: Any) -> None:
    game, asked = load(HIDING), load(HIDING).prompt

    def prompt(state: Any, seat: int) -> Any:
        return Replace(asked(state, seat), params={"hint": crc32(game.pack(state)) & 7})

    patch.setattr(game, "prompt", prompt)


@leak("sizes: a view padded with blanks")
def _sizes(patch: Patch, worlds: Any) -> None:
    def padded(match: Any, look: Any) -> Any:
        return Replace(look, public=msgspec.Raw(bytes(look.public) + b" " * secret(match, 3)))

    looks_with(patch, padded)


@leak("order: offers the other way round")
def _order(patch: Patch, worlds: Any) -> None:
    looks_with(patch, lambda m, look: Replace(look, offers=look.offers[:: 1 - 2 * secret(m, 1)]))


@leak("offers: one is missing")
def _offers(patch: Patch, worlds: Any) -> None:
    looks_with(patch, lambda m, look: Replace(look, offers=look.offers[secret(m, 1) :]))


@leak("undo: can be had or not")
def _undo(patch: Patch, worlds: Any) -> None:
    looks_with(patch, lambda m, look: Replace(look, can_undo=bool(secret(m, 1))))


@leak("since: counted from somewhere else")
def _since(patch: Patch, worlds: Any) -> None:
    looks_with(patch, lambda m, look: Replace(look, since=look.since + secret(m, 3)))


@leak("versions: every draw of a look is an entry", LOOKING, counted=True)
def _versions(patch: Patch, worlds: Any) -> None:
    patch.setattr(type(load(LOOKING)), "unseen_draws", ())


@leak("versions: the length of the journal", LOOKING, counted=True)
def _journal(patch: Patch, worlds: Any) -> None:
    looks_with(patch, lambda m, look: Replace(look, version=m.playing.version))


@leak("clocks: a number of draws as time", LOOKING, counted=True)
def _clocks(patch: Patch, worlds: Any) -> None:
    def timed(match: Any, look: Any) -> Any:
        return Replace(look, clocks=Replace(look.clocks, at=float(match.head.draws)))

    looks_with(patch, timed)
