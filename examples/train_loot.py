"""Learn two-player Loot N Run with a small network on one CPU core, in minutes.

    python examples/train_loot.py --minutes 8

A policy and a value from one network, learnt with PPO against itself and against the careful
player (`surveyor`). Needs numpy only. Writes the learning curve as `train_loot.svg`.
"""

from __future__ import annotations

import argparse
import os
import signal
from pathlib import Path
from time import process_time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from curves import Curve, curves_svg
from network import Network, softmax
from numpy.typing import NDArray

from digsite import envs
from digsite.envs.many import VectorGames

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

AWAKEN = 3  # the decisions of a turn: explore left, right, secure, and awaken seat 0 or 1
CHOICES = 4  # of a turn, with "awaken the other"; and as many of keeping a werewolf's cards
KEEPING = 6 + 5  # the place in a row that says so: the sixth phase, after six places of seats
LAMBDA = 0.95
CLIP = 0.2


class Player:
    """A network that reads rows and knows what its numbers stand for in either seat."""

    def __init__(self, games: VectorGames, seed: int) -> None:
        self.scale = 1 / np.sqrt(games.highs.astype(np.float32))
        self.network = Network([len(self.scale), 160, 64, 2 * CHOICES + 1], seed)

    def read(self, games: VectorGames) -> tuple[Floats, NDArray[np.bool_]]:
        """What the network is told: scaled rows, and which of its choices are legal."""
        now = games.now
        turn = now.masks[:, :CHOICES].copy()
        turn[:, AWAKEN] = now.masks[np.arange(games.count), AWAKEN + 1 - now.seats]
        keeping = now.observations[:, KEEPING, None] > 0
        legal = np.concatenate([turn & ~keeping, now.masks[:, :CHOICES] & keeping], axis=1)
        return (now.observations * self.scale).astype(np.float32), legal

    @staticmethod
    def decisions(games: VectorGames, choices: Ints) -> Ints:
        """The game's numbers for the network's choices."""
        awakens = choices == AWAKEN
        decisions: Ints = choices % CHOICES + awakens * (1 - games.now.seats)
        return decisions

    def play(self, games: VectorGames, rounds: int) -> float:
        """The learner's share of the wins with its likeliest choices."""
        share = ended = 0.0
        for _ in range(rounds):
            rows, legal = self.read(games)
            logits = np.where(legal, self.network.forward(rows)[:, :-1], -1e9)
            learner = games.now.seats[0]
            now = games.step(self.decisions(games, logits.argmax(axis=1)))
            share += float(now.rewards[:, learner].sum())
            ended += int(now.done.sum())
        return share / max(ended, 1)


class Window:
    """What happened in some steps of all games: for one update of the network."""

    def __init__(
        self, player: Player, games: VectorGames, steps: int, dice: np.random.Generator
    ) -> None:
        everyone = np.arange(games.count)
        self.rows, self.legal, self.choices, self.chances = [], [], [], []
        seats, values, done, rewards = [], [], [], []
        for _ in range(steps):
            rows, legal = player.read(games)
            out = player.network.forward(rows)
            chances = softmax(out[:, :-1], legal)
            luck = dice.random((games.count, 1), dtype=np.float32)
            choices = np.minimum((chances.cumsum(axis=1) < luck).sum(axis=1), 2 * CHOICES - 1)
            choices = np.where(legal[everyone, choices], choices, chances.argmax(axis=1))
            self.rows.append(rows)
            self.legal.append(legal)
            self.choices.append(choices)
            self.chances.append(chances[everyone, choices])
            seats.append(games.now.seats.copy())
            values.append(out[:, -1])
            now = games.step(player.decisions(games, choices))
            done.append(now.done.copy())
            rewards.append(2 * now.rewards - 1)
        self.advantages: list[Floats] = [np.zeros(0, np.float32)] * steps
        self.returns = self.advantages[:]
        value = player.network.forward(player.read(games)[0])[:, -1]
        later = np.stack([value, -value], axis=1)  # what one seat gains, the other loses
        later = np.where(games.now.seats[:, None] == 0, later, later[:, ::-1])
        trace, due = np.zeros_like(later), np.zeros_like(later)
        for step in reversed(range(steps)):
            ended, at = done[step], (everyone, seats[step])
            later[ended], trace[ended], due[ended] = 0, 0, rewards[step][ended]
            trace[at] = due[at] + later[at] - values[step] + LAMBDA * trace[at]
            due[at], later[at] = 0, values[step]
            self.advantages[step] = trace[at]
            self.returns[step] = trace[at] + values[step]


def learn(player: Player, windows: list[Window], rate: float, bonus: float, part: int) -> None:
    """One pass over the windows in random parts, each a small step uphill."""
    rows, legal, choices, chances, advantages, returns = (
        np.concatenate([piece for window in windows for piece in getattr(window, name)])
        for name in ("rows", "legal", "choices", "chances", "advantages", "returns")
    )
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    order = player.network.dice.permutation(len(rows))
    for start in range(0, len(rows) - part + 1, part):
        chosen = order[start : start + part]
        here = np.arange(part)
        out = player.network.forward(rows[chosen])
        now = softmax(out[:, :-1], legal[chosen])
        taken = now[here, choices[chosen]]
        ratio = taken / chances[chosen]
        gain = advantages[chosen]
        moving = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        logs = np.log(np.maximum(now, 1e-8))
        entropy = -(now * logs).sum(axis=1, keepdims=True)
        slope = now * (gain * ratio * moving)[:, None]
        slope[here, choices[chosen]] -= gain * ratio * moving
        slope += bonus * now * (logs + entropy)
        error = 0.5 * (out[:, -1] - returns[chosen])
        player.network.step(np.column_stack([slope, error]) / part, rate)


def tables(opponents: str, count: int, seed: int) -> list[VectorGames]:
    """Games against a bot, the learner in either seat."""
    return [
        envs.vector(
            "loot", seats=2, count=count, seed=seed + seat, learner=seat, opponents=opponents
        )
        for seat in (0, 1)
    ]


def train(
    minutes: float, updates: int, seed: int, count: int, looks: int, rounds: int
) -> tuple[dict[str, float], list[Curve]]:
    """Learn for so long, or so often; the shares of wins at the end, and on the way there."""
    dice, careful = np.random.default_rng(seed), tables("surveyor", count, seed)
    school = [envs.vector("loot", seats=2, count=count, seed=seed), *careful]
    judges = {"random": tables("porter", 500, 77), "careful": tables("surveyor", 500, 99)}
    player = Player(school[0], seed)
    curves = [Curve(f"against the {name} player", []) for name in judges]
    began, looked, decisions, made = process_time(), -1.0, 0, 0
    while True:
        spent = (process_time() - began) / 60
        done = made / updates if updates else spent / minutes
        if done >= 1:
            break
        if done - looked > 1 / looks:
            looked = done
            for curve, games in zip(curves, judges.values(), strict=True):
                share = float(np.mean([player.play(game, 50) for game in games]))
                curve.points.append((spent, share))
            shares = ", ".join(f"{100 * curve.points[-1][1]:.1f} %" for curve in curves)
            print(f"{spent:5.2f} min, {decisions / 1e6:5.2f} M decisions: {shares}", flush=True)
        windows = [Window(player, games, 32, dice) for games in school]
        decisions += sum(len(rows) for window in windows for rows in window.rows)
        for _ in range(2):
            learn(player, windows, 1e-3 * (1.05 - done), 0.01 * (1 - done), min(2048, count * 32))
        made += 1
    result = {
        name: float(np.mean([player.play(game, rounds) for game in games]))
        for name, games in judges.items()
    }
    for curve, share in zip(curves, result.values(), strict=True):
        curve.points.append((spent, share))
        print(f"{curve.name}: {100 * share:.1f} % of the wins")
    return result, curves


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Loot N Run.")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--updates", type=int, default=0, help="so many in place of minutes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=256, help="games at a time, three times")
    parser.add_argument("--looks", type=int, default=16, help="how often to look how well it does")
    parser.add_argument("--rounds", type=int, default=1200, help="steps of the last look")
    parser.add_argument("--out", type=Path, default=Path("train_loot.svg"))
    given = parser.parse_args()
    if hasattr(signal, "SIGPIPE"):  # `| head` ends it in silence
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    _, curves = train(
        given.minutes, given.updates, given.seed, given.count, given.looks, given.rounds
    )
    title = "Learning Loot N Run, two players"
    given.out.write_text(curves_svg(title, "minutes", "wins", curves))
