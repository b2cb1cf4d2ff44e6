"""A net that overrules the surveyor where it is sure, in rounds: each corrects the one before.

A round plays games and tries decisions by the surveyor with the net of the round before, and
learns from the data of all rounds. It counts only if its net wins against that of the round
before; otherwise learning ends there.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from digsite.bots.arena.intervals import Share
from digsite.bots.nets import NetFile, net_file
from digsite.core.net_file import net_bytes
from digsite.play.workers import Workers

from .course import HELD_OUT, Course, Numbers, title_of
from .gathering import gathered, joined
from .perceptron import Epoch, Perceptron
from .quantising import quantised
from .trial import trial
from .tries import tries

HIDDEN = (64, 32)
SAMPLE = 4096  # rows by which the units are measured
STICKS = (0.01, 0.02, 0.05, 0.1)  # of these the one that wins most is taken
BETTER = 0.52  # of its trial: less is not worth another round
POSITIONS = 40  # of a chunk, about: some games have fewer than are wanted of each


class Stick(msgspec.Struct, frozen=True):
    """By how much a decision must seem better, and how that did on deals of its own."""

    stick: float
    ahead: Share


class Round(msgspec.Struct, frozen=True):
    """What one round learnt, and whether it is any better than the one before."""

    course: Course
    positions: int
    inputs: int  # that ever differ
    bytes: int
    epochs: list[Epoch]
    explained: float  # the part of the variance between decisions, on held-out games
    sticks: list[Stick]
    trial: Share  # against the round before (the surveyor, at first), on other deals


class Pace(msgspec.Struct, frozen=True):
    """How much is done in every round."""

    positions: int
    epochs: int
    trial_games: int
    rounds: int


def learn_corrector(
    course: Course,
    pace: Pace,
    workers: Workers,
    folder: Path,
    learnt: str,
    shown: Callable[[str, int, int], None],
) -> tuple[bytes, list[Round]]:
    """The net of the last round that was better than the one before, and all rounds.

    If not even the first was better, its net is given all the same: the report says so.
    """
    best: bytes | None = None
    done: list[Round] = []
    parts: list[dict[str, Numbers]] = []
    leaves = course.nets
    chunks = -(-pace.positions // POSITIONS)
    for number in range(1, pace.rounds + 1):
        own = folder / f"round-{number}"
        parts.append(
            gathered(
                course,
                tries,
                chunks,
                workers,
                own,
                lambda made: shown("chunks", made, chunks),
            )
        )
        file, found = _round(course, pace, joined(parts), workers, own, learnt, shown)
        done.append(found)
        if best is None or found.trial.share > BETTER:
            best = Path(file.path).read_bytes()
        if found.trial.share <= BETTER:
            break
        course = msgspec.structs.replace(course, round=number + 1, nets=(*leaves, file))
    assert best is not None
    return best, done


def _round(
    course: Course,
    pace: Pace,
    data: dict[str, Numbers],
    workers: Workers,
    folder: Path,
    learnt: str,
    shown: Callable[[str, int, int], None],
) -> tuple[NetFile, Round]:
    rows, worth, weights = data["rows"], data["worth"], _weights(data["weights"])
    taught = Perceptron(rows, HIDDEN, worth.shape[1], course.seed)
    told = []
    for epoch in taught.learn(rows, data["games"], pace.epochs, _loss(worth, weights)):
        told.append(epoch)
        shown("epochs", len(told), pace.epochs)
    net = quantised(taught, rows.shape[1], rows[:SAMPLE])
    sticks, files = [], []
    for number, stick in enumerate(STICKS, 1):
        path = folder / f"stick-{stick:g}.bin"
        path.write_bytes(net_bytes(title_of(course, learnt, stick=stick), net))
        files.append(net_file(str(path)))
        ahead = trial(course, files[-1], "stick", pace.trial_games, workers)
        sticks.append(Stick(stick, ahead))
        shown("sticks", number, len(STICKS))
    chosen = max(range(len(sticks)), key=lambda place: sticks[place].ahead.share)
    return files[chosen], Round(
        course=course,
        positions=len(rows),
        inputs=len(taught.columns),
        bytes=Path(files[chosen].path).stat().st_size,
        epochs=told,
        explained=_explained(taught, data, weights),
        sticks=sticks,
        trial=trial(course, files[chosen], "trial", 2 * pace.trial_games, workers),
    )


def _weights(tried: Numbers) -> Numbers:
    """What was tried more often is known better; the decisions of a position weigh 1 together."""
    import numpy as np

    known = np.sqrt(tried)
    return known / known.sum(axis=1, keepdims=True)


def _loss(worth: Numbers, weights: Numbers) -> Callable[[Numbers, Numbers], tuple[float, Numbers]]:
    """The squared error over the legal decisions."""
    import numpy as np

    def loss(some: Numbers, answers: Numbers) -> tuple[float, Numbers]:
        off = answers - worth[some]
        total = float((weights[some] * off * off).sum(axis=1).mean())
        return total, (2 * weights[some] * off / len(some)).astype(np.float32)

    return loss


def _explained(taught: Perceptron, data: dict[str, Numbers], weights: Numbers) -> float:
    held = data["games"] % HELD_OUT == 0
    worth = data["worth"][held]
    off = taught.answers(data["rows"][held]) - worth
    before = float((weights[held] * worth * worth).sum())
    return 1 - float((weights[held] * off * off).sum()) / max(before, 1e-12)
