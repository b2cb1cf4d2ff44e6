"""Positions of a game as a seat sees them, to be put on a table that is open in a browser."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from visitor import Visitor

from digsite.bots.bot import policy_of
from digsite.core.dice import Dice
from digsite.core.records import Event
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import Table, sight_of
from digsite.text import Voice

SHOW = """async sight => {
  const page = document.querySelector("match-page");
  page.state.draw({ ...page.state.sight, ...sight });
  await page.updateComplete;
  await page.table.updateComplete;
}"""

STAGE = """async ([before, after, watch]) => {
  const page = document.querySelector("match-page");
  const whole = sight => ({ ...page.state.sight, notes: [], standing: 0, ...sight });
  page.state.draw(whole(before));
  await page.updateComplete;
  await page.table.updateComplete;
  const look = new Function("page", `return ${watch}`);
  const seen = [];
  const note = () => {
    const now = [look(page), page.querySelector(".prompt .news")?.textContent ?? ""];
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
  };
  const watching = new MutationObserver(note);
  watching.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
  page.state.set({ staging: true, showing: true });
  await page.state.stage(whole(before), whole(after), false);
  page.state.set({ staging: false });
  await page.table.updateComplete;
  note();
  watching.disconnect();
  return seen;
}"""


def decisions(game: str, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """Every decision of a game that its surveyor plays, as the seat that is asked sees it."""
    for position in _decisions(game, seats, seed):
        yield msgspec.json.decode(position)  # one's own: tests change them


@cache
def _decisions(game: str, seats: int, seed: int) -> list[bytes]:
    """The same written down: many tests look for a moment in the same games."""
    return [msgspec.json.encode(position) for position in _played(game, seats, seed)]


def _played(game: str, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    box = load(game)
    policy = policy_of(box)
    table, dice = Table(box, seats), Dice(seed)
    while not table.over:
        if table.actor == CHANCE:
            table.deal(dice)
            continue
        yield seen(table, table.actor)
        table.choose(policy.choose(table.state, dice))


def moves(game: str, seats: int, seed: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every move of such a game and its draws, as the first seat sees it: before, after."""
    box = load(game)
    policy = policy_of(box)
    table, dice = Table(box, seats), Dice(seed)
    while table.actor == CHANCE:
        table.deal(dice)
    while not table.over:
        before, since = seen(table, 0), table.version
        table.choose(policy.choose(table.state, dice))
        while table.actor == CHANCE and not table.over:
            table.deal(dice)
        yield before, seen(table, 0, since=since)


def seen(
    table: Table, seat: int, names: list[str] | None = None, since: int | None = None
) -> dict[str, Any]:
    """The sight of a seat as the browser gets it, with what happened since a version."""
    game, sight = table.game, sight_of(table, seat, since)
    voice = Voice("en", game, names=names or [f"Seat {n + 1}" for n in range(table.seats)])
    offers = [
        {
            "action": msgspec.to_builtins(action),
            "notation": game.notation(action),
            "text": voice.offer(action, game.about(table.state, action)),
        }
        for action in sight.offers
    ]
    return {
        "seat": sight.seat,
        "actor": sight.actor,
        "your_turn": sight.actor == seat,
        "public": msgspec.to_builtins(sight.public),
        "private": msgspec.to_builtins(sight.private),
        "prompt": {"key": sight.prompt.key, "text": voice.prompt(sight.prompt), "params": {}},
        "offers": offers,
        "events": [] if since is None else [_told(event, voice) for event in sight.events],
    }


def _told(event: Event, voice: Voice) -> dict[str, Any]:
    record, text = msgspec.to_builtins(event), voice.event(event)
    return {"record": record, "text": text, "minor": event.minor, "major": event.major}


def put(visitor: Visitor, sight: dict[str, Any]) -> None:
    """Draw a position on the table that is open."""
    visitor.page.evaluate(SHOW, sight)


def stage(
    visitor: Visitor, move: tuple[dict[str, Any], dict[str, Any]], watch: str
) -> list[tuple[Any, str]]:
    """Show a move as it is shown; what `watch` (of `page`) and the banner were, in order."""
    found: list[tuple[Any, str]] = visitor.page.evaluate(STAGE, [*move, watch])
    return found
