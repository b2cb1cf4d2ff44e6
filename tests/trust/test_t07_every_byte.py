"""T7 on every byte that leaves the process: two worlds that must look alike to a watcher do.

The worlds are journals of one game (`support/journals.py`), played, stored, loaded and served by
two whole servers that share ids, time and randomness (`support/twins.py`). A pair is one position
of such a journal and one watcher, who asks everything there is (`support/questions.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from support.campaign import SHARE, dice, much, seed_of_today, tell
from support.journals import Pair, pairs
from support.noninterference import LONG, SHORT, Comparison, Findings, Thorough
from support.planted import LEAKS, Leak, plant_packing
from support.progress import Progress
from support.titles import hiding, hiding_box, looking_box, open_box
from support.twins import twins
from support.wires import on_the_wire

from digsite.core.game import watchers
from digsite.games import load
from digsite.testing.walks import walk

HIDING = hiding()
PAIRS = much(80, 100_000)
MOST_TRIES = 30  # pairs of journals until a planted leak has to be found
PLANTED_SEED = 713  # so that a leak is found in every run that has it
COUNTED_SEED = 45  # its first pair of journals has different lengths
ON_THE_WIRE = much(6, 2_000)
FEW = Thorough(3, 2, 50, 1_000)  # the network wakes the loop at other times: no counting of work
THOROUGH = LONG if SHARE else SHORT


@pytest.mark.parametrize("hiding", HIDING)
def test_worlds_that_differ_in_hidden_things_send_a_watcher_the_same_bytes(
    tmp_path: Path, hiding: str
) -> None:
    progress = Progress(f"t07-{hiding}", seed_of_today(), PAIRS, resumed=SHARE > 0)
    for part in progress.parts():
        part.done(asyncio.run(compared(tmp_path, hiding, part.wanted, part.seed)))
    found = progress.findings
    tell(
        "T7",
        progress.seed,
        title=hiding,
        pairs=found.pairs,
        pairs_of_journals=found.journals,
        of_different_length=found.counts,
        answers=found.answers,
        bytes=found.size,
        differences=sum(found.told.values()),
    )
    assert not found.told, found.example
    assert found.pairs >= PAIRS


@pytest.mark.parametrize("hiding", HIDING)
def test_the_same_over_a_real_line_with_packed_frames(tmp_path: Path, hiding: str) -> None:
    seed = seed_of_today()
    found = asyncio.run(over_the_wire(tmp_path, hiding, seed))
    tell("T7 on the wire", seed, title=hiding, pairs=found.pairs, bytes=found.size)
    assert not found.told, found.example
    assert found.pairs >= ON_THE_WIRE


def test_planted_frames_packed_by_what_is_hidden_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant_packing(monkeypatch)
    found = asyncio.run(over_the_wire(tmp_path, hiding_box(), PLANTED_SEED, MOST_TRIES))
    tell("T7 planted", PLANTED_SEED, pairs=found.pairs, caught_by=", ".join(sorted(found.told)))
    assert found.told
    assert all(name.startswith(("socket", "news", "first")) for name in found.told)


def test_a_look_is_told_alike_where_the_journals_have_different_lengths(tmp_path: Path) -> None:
    """Finding 6: how many cards nobody had seen was to be read off the version."""
    found = asyncio.run(counted(tmp_path))
    tell("T7 counts", COUNTED_SEED, pairs=found.pairs, answers=found.answers)
    assert found.counts
    assert not found.told, found.example


@pytest.mark.parametrize("planted", LEAKS, ids=[each.name for each in LEAKS])
def test_planted_every_leak_is_caught(tmp_path: Path, planted: Leak) -> None:
    seed = COUNTED_SEED if planted.counted else PLANTED_SEED
    found = asyncio.run(until_told(tmp_path, planted, seed))
    caught = ", ".join(sorted(found.told))
    tell("T7 planted", seed, leak=planted.name, pairs=found.pairs, caught_by=caught)
    assert found.told


def test_a_game_that_hides_nothing_has_no_pairs() -> None:
    game = load(open_box())
    for state, _ in walk(game, 3, 1):
        assert all(game.pack(game.veil(state, who)) == game.pack(state) for who in watchers(3))


def test_there_are_enough_planted_leaks_of_different_kinds() -> None:
    assert len({each.name.partition(":")[0] for each in LEAKS}) >= 20


async def compared(folder: Path, title: str, wanted: int, seed: int) -> Findings:
    """So many pairs, in worlds of their own."""
    findings, choose, found = Findings(), dice(seed), pairs(title, seed)
    async with twins(folder / str(seed)) as worlds:
        while findings.pairs < wanted and not findings.told:
            await Comparison(worlds, next(found), findings, choose, THOROUGH).run()
    return findings


async def over_the_wire(folder: Path, title: str, seed: int, most: int = 0) -> Findings:
    """Some pairs through uvicorn and the network of this machine."""
    findings, choose, found = Findings(), dice(seed), pairs(title, seed)
    async with twins(folder) as worlds, on_the_wire(*worlds):
        while findings.pairs < max(ON_THE_WIRE, most) and not findings.told:
            await Comparison(worlds, next(found), findings, choose, FEW).run()
    return findings


async def counted(folder: Path) -> Findings:
    findings = Findings()
    async with twins(folder) as worlds:
        pair = next(pairs(looking_box(), COUNTED_SEED))
        await Comparison(worlds, pair, findings, dice(COUNTED_SEED)).run()
    return findings


async def until_told(folder: Path, planted: Leak, seed: int) -> Findings:
    """Pairs until the worlds can be told apart."""
    findings, choose = Findings(), dice(seed)
    async with twins(folder) as worlds:
        with pytest.MonkeyPatch.context() as patch:
            planted.plant(patch, worlds)
            for pair in islice(_fitting(planted, seed), MOST_TRIES):
                await Comparison(worlds, pair, findings, choose).run()
                if findings.told:
                    break
    return findings


def _fitting(planted: Leak, seed: int) -> Iterator[Pair]:
    for pair in pairs(planted.title, seed):
        if not planted.counted or len(pair.draws[0]) != len(pair.draws[1]):
            yield pair
