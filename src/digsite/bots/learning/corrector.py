"""A net that overrules the surveyor where it is sure, in rounds: each corrects the one before.

A round plays games and tries decisions by the surveyor with the net of the round before, and
learns from the data of all rounds; a quarter of its games the surveyor plays alone. It counts only
if its net wins against that of the round before, and every second round also against all before
that, so that nobody runs in circles; otherwise learning ends there.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from digsite.bots.nets import NetFile
from digsite.play.workers import Workers

from .course import Course, Numbers
from .gathering import gathered, joined
from .rounds import POSITIONS, Pace, Round, Shown, one_round
from .trial import trial
from .tries import tries

BETTER = 0.52  # of its trial: less is not worth another round
EVEN = 0.5  # against those before that
SURVEYED = 4  # one game in so many of a later round is between surveyors


def learn_corrector(
    course: Course,
    pace: Pace,
    workers: Workers,
    folder: Path,
    learnt: str,
    shown: Shown,
) -> tuple[bytes, list[Round]]:
    """The net of the last round that was better than the one before, and all rounds.

    If not even the first was better, its net is given all the same: the report says so.
    """
    best: bytes | None = None
    done: list[Round] = []
    parts: list[dict[str, Numbers]] = []
    leaves = course.nets
    bases: list[tuple[NetFile, ...]] = [leaves]  # who was corrected so far, the surveyor first
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
        file, found = one_round(
            course, course.nets, pace, joined(parts), workers, own, learnt, shown
        )
        if number % 2 == 0:
            former = [
                trial(course, file, base, f"former-{place}", 2 * pace.trial_games, workers)
                for place, base in enumerate(bases[:-1])
            ]
            found = msgspec.structs.replace(found, former=former)
        done.append(found)
        if best is None or counts(found):
            best = Path(file.path).read_bytes()
        if not counts(found):
            break
        bases.append((*leaves, file))
        course = msgspec.structs.replace(
            course, round=number + 1, nets=bases[-1], surveyed=SURVEYED
        )
    assert best is not None
    return best, done


def counts(found: Round) -> bool:
    """Whether a round is better than the one before, and none of those before that is better."""
    return found.trial.share > BETTER and all(each.share >= EVEN for each in found.former)
