"""T8: hidden things carry random names; no byte that leaves the process has one too early."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from house import OVER, Guest, House, house_at
from support.campaign import WAIT, dice, much, seed_of_today, tell
from support.listening import Listener
from support.parts import parts
from support.titles import boxes

from digsite.games import load

GAMES = much(3, 1_000)
CANARIES = parts("canaries")  # how to name the cards of a game at random
TITLES = (*CANARIES, *boxes())
TWO = [{"kind": "me"}, {"kind": "open"}]
ASKED_BESIDES = ("/log", "/since", "", "/sight", "/record", "/story", "/notes", "/chat")


def test_no_canary_leaves_before_the_rules_reveal_it(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    seed, moves, size = seed_of_today(), 0, 0
    hits: list[str] = []
    secrets: list[str] = []
    with house_at(tmp_path, log="debug") as house:
        for number in range(GAMES):
            game = Game(house, TITLES[number % len(TITLES)], dice(seed, number))
            hits += [hit for found in game.play() for hit in found]
            moves, size, secrets = moves + game.moves, size + game.size, secrets + game.secrets
        metrics = httpx2.get(f"{house.address}/metrics", timeout=WAIT).text
    written = capfd.readouterr()
    told = written.out + written.err + metrics
    hits += [secret for secret in secrets if secret in told]
    tell("T8", seed, games=GAMES, moves=moves, bytes=size, hits=len(hits))
    assert "request" in written.err
    assert moves > 20 * GAMES
    assert not hits, hits[:5]


def test_planted_a_look_into_the_next_hand_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title, seed = next(iter(CANARIES)), seed_of_today()
    game, honest = load(title), load(title).private
    monkeypatch.setattr(game, "private", lambda state, seat: honest(state, (seat + 1) % 2))
    with house_at(tmp_path) as house:
        hits = next((found for found in Game(house, title, dice(seed)).play() if found), [])
    tell("T8 planted", seed, hits=len(hits))
    assert hits


class Game:
    """One whole game with players, a spectator and a stranger, each behind a tap."""

    def __init__(self, house: House, title: str, choose: Random) -> None:
        self.house, self.title, self.choose = house, title, choose
        self.canaries = CANARIES.get(title)
        self.deck = self.canaries.canary_deck(choose) if self.canaries else None
        self.players = [house.guest("Ada"), house.guest("Bob")]
        self.stranger = house.guest("Eve")
        more = {} if self.deck is None else {"cards": self.deck}
        self.match = self.players[0].set_up(title, TWO, **more)
        self.players[1].post(f"/matches/{self.match}/join")
        self.notes = [f"note-{choose.getrandbits(64):x}" for _ in self.players]
        for guest, note in zip(self.players, self.notes, strict=True):
            guest.ask("PUT", f"/matches/{self.match}/notes", 204, json={"text": note})
        port = int(house.address.rpartition(":")[2])
        tokens = [*[guest.token for guest in self.players], self.stranger.token, None]
        self.listeners = [Listener(port, token) for token in tokens]
        self.known: list[set[str]] = [set() for _ in self.listeners]
        self.moves = self.size = 0

    @property
    def secrets(self) -> list[str]:
        """What nobody may ever find in a log or a figure."""
        return [guest.token for guest in (*self.players, self.stranger)] + self.notes

    def play(self) -> Iterator[list[str]]:
        """Move after move: the canaries that somebody got who may not know them."""
        with ExitStack() as stack:
            for listener in self.listeners:
                stack.callback(listener.close)
            sockets = [stack.enter_context(listener.watching()) for listener in self.listeners]
            for socket in sockets:
                socket.send(json.dumps({"type": "watch", "match": self.match}))
            version = self._catch_up(sockets, 0)
            while version is not None:
                self.moves += 1
                yield self._check()
                version = self._catch_up(sockets, self._move(version))
            yield self._check()

    def _catch_up(self, sockets: list[Any], version: int) -> int | None:
        """Everybody hears of a version, and asks something; nothing if it is over."""
        last = version
        for socket in sockets:
            sight: dict[str, Any] = {"version": -1}
            while sight["version"] < version:
                message = json.loads(socket.recv(timeout=WAIT))
                sight = message if message["type"] == "sight" else sight
            last = sight["version"]
        path = ASKED_BESIDES[self.moves % len(ASKED_BESIDES)]
        for listener in self.listeners:
            listener.http.get(f"/api/matches/{self.match}{path}")
        return None if sight["actor"] == OVER else last

    def _move(self, version: int) -> int:
        asked, sight = self._asked()
        action = self.choose.choice(sight["offers"])["action"]
        move = {"version": version, "key": f"v{version}", "actions": [action]}
        return int(asked.post(f"/matches/{self.match}/moves", move)["version"])

    def _asked(self) -> tuple[Guest, dict[str, Any]]:
        sights = [(guest, guest.get(f"/matches/{self.match}/sight")) for guest in self.players]
        return next(pair for pair in sights if pair[1]["your_turn"])

    def _check(self) -> list[str]:
        """What anybody got since the last time that it may not know."""
        found = self.house.context.office.registry.known(self.match)
        over = found.head.state == "over"
        hits = []
        for number, listener in enumerate(self.listeners):
            data = listener.tap.take()
            self.size += len(data)
            hits += [
                f"listener {number} got {secret}"
                for secret in self._hidden_from(number, found.facts.seal.hex(), over)
                if secret.encode() in data
            ]
            if self.canaries and not over:  # the record of a finished game names all cards
                seat = number if number < len(self.players) else None
                self.known[number] |= self.canaries.open_to(found.playing.state, seat)
                early = self.canaries.kinds_in(data, self.deck) - self.known[number]
                hits += [f"listener {number} got {kind}" for kind in early]
        return hits

    def _hidden_from(self, number: int, seal: str, over: bool) -> list[str]:
        """Secrets of others, and the seal while the game goes on."""
        others = [note for at, note in enumerate(self.notes) if at != number]
        tokens = [guest.token for guest in (*self.players, self.stranger)]
        return [*others, *tokens, *([] if over else [seal])]
