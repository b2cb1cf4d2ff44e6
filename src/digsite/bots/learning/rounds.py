"""What one round learns: a net from the data so far, how sure it must be, and how it plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from digsite.bots.arena.intervals import Share
from digsite.bots.nets import NetFile, net_file
from digsite.core.net_file import net_bytes
from digsite.play.workers import Workers

from .course import HELD_OUT, Course, Numbers, title_of
from .perceptron import Epoch, Perceptron
from .quantising import quantised
from .trial import trial

HIDDEN = (128, 32)
SAMPLE = 4096  # rows by which the units are measured
STICKS = (0.005, 0.01, 0.02, 0.03, 0.05, 0.1)  # of these the one that wins most is taken
POSITIONS = 40  # of a chunk, about: some games have fewer than are wanted of each

Shown = Callable[[str, int, int], None]  # what is being done, how much of it, of how much


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
    trial: Share  # against whom it was learnt to win, on other deals
    former: list[Share] = []  # against those before that, the surveyor first, where they met


class Pace(msgspec.Struct, frozen=True):
    """How much is done in every round."""

    positions: int
    epochs: int
    trial_games: int
    rounds: int


def one_round(
    course: Course,
    against: tuple[NetFile, ...],
    pace: Pace,
    data: dict[str, Numbers],
    workers: Workers,
    folder: Path,
    learnt: str,
    shown: Shown,
) -> tuple[NetFile, Round]:
    """The net with the stick that wins most against somebody, and how it did on other deals."""
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
        ahead = trial(course, files[-1], against, "stick", pace.trial_games, workers)
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
        trial=trial(course, files[chosen], against, "trial", 2 * pace.trial_games, workers),
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
