"""A digest of many random games of a title, to compare the two forms of its rules."""

from __future__ import annotations

import json
import sys
from array import array
from hashlib import sha256

from digsite.bots.bot import policy_of
from digsite.core.dice import Dice, nth_seed
from digsite.core.features import Features
from digsite.core.game import copy_of
from digsite.core.playout import play_games
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.envs.batch import Batch, Buffers
from digsite.games import load
from digsite.play.features import features_of


def digest(title: str, games: int) -> list[str]:
    """One digest per player count: results of fast playouts, and every state of some games."""
    game = load(title)
    features = features_of(game)
    digests = []
    for seats in game.seats:
        start = game.new(seats)
        share = -(-games // len(game.seats))
        results = play_games(start, copy_of(start), 11, 0, share)
        stream = sha256(results.points.tobytes() + results.winners.tobytes())
        stream.update(results.decisions.tobytes())
        for seed in range(3):
            dice, state = Dice(nth_seed(5, seed)), game.new(seats)
            state.listen()
            while not state.over():
                legal = state.legal()
                chance = state.actor == CHANCE
                state.apply(state.draw(dice) if chance else legal[dice.below(len(legal))])
                world = game.imagine(game.veil(state, seed % seats), dice)
                stream.update(game.pack(state) + game.pack(world) + repr(legal).encode())
                stream.update(repr(state.heard()).encode())
                stream.update(features.row(state, seed % seats))
        stream.update(many_games(start, features))
        digests.append(stream.hexdigest())
    return digests


def many_games(start: State, features: Features) -> bytes:
    """What a batch of games says after some steps."""
    count, dice = 4, Dice(3)
    batch = Batch(start, features, count, reward=0)
    batch.seat_policy(0, policy_of(load(sys.argv[1])))
    buffers = Buffers()
    buffers.observations = bytearray(count * features.size(start.seats))
    buffers.masks = bytearray(count * features.decisions)
    buffers.seats = array("i", bytes(4 * count))
    buffers.points = array("i", bytes(4 * count * start.seats))
    buffers.rewards = array("f", bytes(4 * count * start.seats))
    buffers.done = bytearray(count)
    batch.attach(buffers)
    batch.reset(5)
    decisions = array("i", bytes(4 * count))
    told = b""
    for _ in range(150):
        batch.sample(dice, decisions)
        assert batch.refused(decisions) == -1
        batch.step(decisions)
        told += buffers.observations + buffers.masks + buffers.rewards.tobytes() + buffers.done
    return told


if __name__ == "__main__":
    print(json.dumps({"digests": digest(sys.argv[1], int(sys.argv[2]))}))
