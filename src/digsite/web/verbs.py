"""What can be done at a match: one implementation, whether asked by HTTP or on a socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

import msgspec

from digsite.service.matches.after_answer import After
from digsite.service.messages import Person, Said
from digsite.text import Voice

from . import sentences, wire
from .context import Context
from .http.problems import NO_TOKEN, Problem
from .match import actions_of


class Asker(msgspec.Struct, frozen=True):
    """Who asks, who can speak to them of a match, and when others hear what they did."""

    context: Context
    person: Person | None
    voice: Callable[[str], Awaitable[Voice]]
    after: After  # everybody hears of it after the answer to this one

    @property
    def someone(self) -> Person:
        if self.person is None:
            raise Problem(NO_TOKEN, "say who you are: POST /api/guests gives a token")
        return self.person


async def play(asker: Asker, asked: wire.Play) -> wire.Accepted:
    began, playing = perf_counter(), asker.context.office.playing
    actions = await actions_of(asker.context, asked.match, asked.actions)
    done = await playing.play(
        asker.someone, asked.match, asked.version, asked.key, actions, asker.after
    )
    asker.context.metrics.moves.observe(perf_counter() - began)
    return sentences.accepted(done)


async def undo(asker: Asker, asked: wire.Undo) -> wire.Accepted:
    playing = asker.context.office.playing
    done = await playing.undo(
        asker.someone, asked.match, asked.version, asked.key, asker.after, asked.turn
    )
    return sentences.accepted(done)


async def resign(asker: Asker, asked: wire.Resign) -> wire.Accepted:
    playing = asker.context.office.playing
    done = await playing.resign(asker.someone, asked.match, asked.key, asked.seat, asker.after)
    return sentences.accepted(done)


async def propose(asker: Asker, asked: wire.Propose) -> wire.Proposal | wire.Settled:
    proposals = asker.context.office.proposals
    news = await proposals.propose(asker.someone, asked.match, asked.what, asker.after)
    return sentences.proposed(news, await asker.voice(asked.match))


async def answer(asker: Asker, asked: wire.Answer) -> wire.Proposal | wire.Settled:
    proposals = asker.context.office.proposals
    news = await proposals.answer(
        asker.someone, asked.match, asked.proposal, asked.agree, asker.after
    )
    return sentences.proposed(news, await asker.voice(asked.match))


async def chat(asker: Asker, asked: wire.Chat) -> Said:
    return await asker.context.office.talk.say(asker.someone, asked.match, asked.text, asked.key)


async def why(asker: Asker, asked: wire.Why) -> wire.Reason:
    *first, action = await actions_of(asker.context, asked.match, [*asked.first, asked.action])
    refusal = await asker.context.office.playing.why(asker.someone, asked.match, action, first)
    return sentences.reason(asked.match, asked.key, refusal, await asker.voice(asked.match))


async def preview(asker: Asker, asked: wire.Preview) -> wire.PreviewAnswer:
    (action,) = await actions_of(asker.context, asked.match, [asked.action])
    found = await asker.context.office.playing.preview(asker.someone, asked.match, action)
    voice = await asker.voice(asked.match)
    return sentences.preview(asked.match, asked.key, found, voice)


VERBS: dict[type[wire.Up], Callable[[Asker, Any], Awaitable[msgspec.Struct]]] = {
    wire.Play: play,
    wire.Undo: undo,
    wire.Resign: resign,
    wire.Propose: propose,
    wire.Answer: answer,
    wire.Chat: chat,
    wire.Why: why,
    wire.Preview: preview,
}
HEARD = (wire.Propose, wire.Answer, wire.Chat)  # who watches hears of it like everybody else
