"""A net that tells who will win: from a course to the net, with what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from operator import itemgetter
from pathlib import Path

import msgspec

from digsite.bots.calibration.reliability import Reliability, Said, reliability
from digsite.core.net_file import NamedNet, net_bytes, net_from
from digsite.play.workers import Workers

from .course import HELD_OUT, Course, Numbers, title_of
from .gathering import gathered
from .outcomes import GAMES, outcomes
from .perceptron import Epoch, Perceptron
from .quantising import quantised

HIDDEN = (128, 32)
LEAD = 0.5  # how much the lead counts in the loss, beside the win
SAMPLE = 4096  # rows by which the units are measured


class ForecastReport(msgspec.Struct, frozen=True):
    """What was learnt from how much, and how good it is on games that were held out."""

    course: Course
    games: int
    rows: int
    inputs: int  # that ever differ
    bytes: int
    epochs: list[Epoch]
    held_out: Reliability  # of the net in whole numbers
    log_loss: float
    rounding: float  # the greatest change of a chance by whole numbers


def learn_forecast(
    course: Course,
    games: int,
    epochs: int,
    workers: Workers,
    folder: Path,
    learnt: str,
    shown: Callable[[str, int, int], None],
) -> tuple[bytes, ForecastReport]:
    """Make or read the data, learn, and put what was learnt into whole numbers."""
    chunks = -(-games // GAMES)
    data = gathered(
        course, outcomes, chunks, workers, folder, lambda done: shown("games", done, chunks)
    )
    rows, shares, leads = data["rows"], data["shares"], data["leads"]
    scale = max(round(float(leads.std()), 3), 0.001)
    taught = Perceptron(rows, HIDDEN, 2 * course.seats, course.seed)
    told = []
    for epoch in taught.learn(rows, data["games"], epochs, _loss(shares, leads / scale)):
        told.append(epoch)
        shown("epochs", len(told), epochs)
    title = title_of(course, learnt, lead=scale)
    content = net_bytes(title, quantised(taught, rows.shape[1], rows[:SAMPLE]))
    held = data["games"] % HELD_OUT == 0
    return content, _report(course, data, taught, net_from(content), held, told, len(content))


def _loss(shares: Numbers, leads: Numbers) -> Callable[[Numbers, Numbers], tuple[float, Numbers]]:
    """Log-loss of the win, and the squared error of the lead."""
    import numpy as np

    seats = shares.shape[1]

    def loss(some: Numbers, answers: Numbers) -> tuple[float, Numbers]:
        chances = softmax(answers[:, :seats])
        off = answers[:, seats:] - leads[some]
        wins = -(shares[some] * np.log(chances + 1e-9)).sum(axis=1).mean()
        total = float(wins + LEAD * (off * off).mean())
        gradient = np.concatenate([chances - shares[some], 2 * LEAD * off / seats], axis=1) / len(
            some
        )
        return total, gradient.astype(np.float32)

    return loss


def softmax(logits: Numbers) -> Numbers:
    """Chances that add up to 1."""
    import numpy as np

    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def _report(
    course: Course,
    data: dict[str, Numbers],
    taught: Perceptron,
    named: NamedNet,
    held: Numbers,
    epochs: list[Epoch],
    size: int,
) -> ForecastReport:
    import numpy as np

    rows, truth = data["rows"][held], data["shares"][held]
    answers = np.array([named.net.answer(row.tobytes()) for row in rows], np.float64)
    whole = softmax(answers[:, : course.seats])
    floating = softmax(taught.answers(rows)[:, : course.seats])
    return ForecastReport(
        course=course,
        games=len(np.unique(data["games"])),
        rows=len(data["rows"]),
        inputs=len(taught.columns),
        bytes=size,
        epochs=epochs,
        held_out=reliability(_by_game(data["games"][held], whole, truth)),
        log_loss=float(-(truth * np.log(whole + 1e-9)).sum(axis=1).mean()),
        rounding=float(np.abs(whole - floating).max()),
    )


def _by_game(games: Numbers, said: Numbers, came: Numbers) -> list[list[Said]]:
    rows = zip(games.tolist(), said.tolist(), came.tolist(), strict=True)
    return [[row[1:] for row in some] for _, some in groupby(rows, key=itemgetter(0))]
