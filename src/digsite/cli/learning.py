"""The work of `digsite learn`: a bar while it goes on, figures and plots in the end."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from digsite.bots.arena.intervals import Share
from digsite.bots.learning import corrector, exploiter, forecast
from digsite.bots.learning.course import Course, checked
from digsite.bots.learning.plot import plot_forecast, plot_rounds
from digsite.bots.learning.rounds import Pace, Round, Shown
from digsite.bots.nets import NetFile, net_file
from digsite.bots.plotting import need_matplotlib
from digsite.core.errors import BadInput
from digsite.play.workers import Workers, hire

Learn = Callable[[Course, Pace, Workers, Path, str, Shown], tuple[bytes, list[Round]]]


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What both kinds of nets are asked with."""

    game: str
    seats: int
    seed: int
    epochs: int
    out: str
    workers: int | None
    ray: str | None

    @property
    def folder(self) -> Path:
        return Path(f"{self.out}.data")


def learn_forecast(asked: Asked, games: int) -> None:
    """Learn a forecast, keep it, and print how good it is."""
    course = checked(Course(kind="forecast", game=asked.game, seats=asked.seats, seed=asked.seed))
    _ready(asked)
    learnt = (
        f"digsite learn forecast {asked.game} --seats {asked.seats} --games {games} "
        f"--epochs {asked.epochs} --seed {asked.seed}"
    )
    with hire(asked.workers, asked.ray) as hired, _bar() as shown:
        content, found = forecast.learn_forecast(
            course, games, asked.epochs, hired, asked.folder, learnt, shown
        )
    _keep(asked, content, found)
    plot_forecast(found, f"{asked.out}.svg")
    told = found.held_out
    print(
        f"{asked.out}: {found.bytes:,} bytes, learnt from {found.rows:,} rows of {found.games:,} "
        f"games; {found.inputs} inputs matter"
    )
    print(
        f"held out: Brier {told.brier:.4f} (always the fair share: {told.fair_brier:.4f}), "
        f"log-loss {found.log_loss:.4f}, calibration error {told.calibration_error:.4f}; "
        f"whole numbers change a chance by {found.rounding:.5f} at most"
    )


def learn_corrector(asked: Asked, pace: Pace, turns: int, leaf: str | None) -> None:
    """Learn a corrector in rounds, keep the best, and print how every round did."""
    course = _course(asked, turns, _nets(leaf))
    further = f" --leaf {leaf}" if leaf else ""
    _in_rounds(asked, course, pace, corrector.learn_corrector, "corrector", further)


def learn_exploiter(asked: Asked, pace: Pace, turns: int, against: str | None) -> None:
    """Learn to win against one player, keep the best, and print how often it does."""
    rival = _nets(against)
    course = _course(asked, turns, rival, rival)
    further = f" --against {against}" if against else ""
    rounds = _in_rounds(asked, course, pace, exploiter.learn_exploiter, "exploiter", further)
    most = max((found.trial for found in rounds), key=lambda ahead: ahead.share)
    print(f"it finishes before {against or 'the surveyor'} in {_share(most)}")


def _nets(path: str | None) -> tuple[NetFile, ...]:
    return (net_file(path),) if path else ()


def _course(
    asked: Asked,
    turns: int,
    nets: tuple[NetFile, ...],
    rival: tuple[NetFile, ...] | msgspec.UnsetType = msgspec.UNSET,
) -> Course:
    return checked(
        Course(
            kind="corrector",
            game=asked.game,
            seats=asked.seats,
            seed=asked.seed,
            turns=turns,
            nets=nets,
            rival=rival,
        )
    )


def _in_rounds(
    asked: Asked, course: Course, pace: Pace, learn: Learn, what: str, further: str
) -> list[Round]:
    _ready(asked)
    learnt = (
        f"digsite learn {what} {asked.game} --seats {asked.seats} --positions {pace.positions} "
        f"--rounds {pace.rounds} --turns {course.turns} --epochs {pace.epochs} --seed {asked.seed}"
        + further
    )
    with hire(asked.workers, asked.ray) as hired, _bar() as shown:
        content, rounds = learn(course, pace, hired, asked.folder, learnt, shown)
    _keep(asked, content, rounds)
    plot_rounds(rounds, f"{asked.out}.svg")
    for found in rounds:
        print(
            f"round {found.course.round}: {found.positions:,} positions, "
            f"{found.explained:.1%} of what is between decisions explained (held out); "
            f"finished first in {_share(found.trial)}"
        )
        for ahead in found.former:
            print(f"  against one of those before: {_share(ahead)}")
    print(f"{asked.out}: {len(content):,} bytes")
    return rounds


def _share(ahead: Share) -> str:
    return f"{ahead.share:.1%} ({ahead.low:.1%}-{ahead.high:.1%})"


def _ready(asked: Asked) -> None:
    """Refuse before the work what could not be kept after it."""
    if not Path(asked.out).parent.is_dir():
        raise BadInput(f"{asked.out}: there is no such folder")
    need_matplotlib(f"{asked.out}.svg")


def _keep(asked: Asked, content: bytes, report: object) -> None:
    try:
        Path(asked.out).write_bytes(content)
        told = msgspec.json.format(msgspec.json.encode(report), indent=1)
        Path(f"{asked.out}.json").write_bytes(told + b"\n")
    except OSError as error:
        raise BadInput(f"{asked.out} cannot be written ({error.strerror})") from None


@contextmanager
def _bar() -> Iterator[Shown]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(file=sys.stderr)
    unseen = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=unseen) as bar:
        tasks: dict[str, TaskID] = {}

        def shown(what: str, done: int, total: int) -> None:
            if what not in tasks:
                tasks[what] = bar.add_task(what, total=total)
            bar.update(tasks[what], completed=done)

        yield shown
