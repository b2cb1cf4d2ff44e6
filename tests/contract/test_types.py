"""`Any` is the name of a door: it stands only where something without types comes in."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import digsite

HOME = Path(digsite.__file__).parent
MOST = 59  # lines, doors included

# Why `Any` may stand in a file; docs/house.md explains the kinds.
DOORS = {
    "the compiled core calls games that are not compiled": [
        "core/bridges.py", "core/dense.py", "core/features.py", "core/game.py",
        "core/interpreted.py", "core/rows.py", "envs/batch.py", "games/*/box.py",
        "play/benchmark.py",
    ],
    "JSON, or a union of types, before it is typed": [
        "core/packing.py", "core/typed.py", "play/record_json.py", "web/http/endpoint.py",
        "web/schema/openapi.py", "web/http/problems.py",
    ],
    "a library without types, or whose types say less": [
        "bots/learning/course.py", "bots/selfplay/dataset.py", "envs/learner.py",
        "envs/openspiel/observer.py",
        "play/workers/cluster.py", "service/redis_bus.py", "service/store/engines.py",
        "service/store/rows.py", "web/server/shutdown.py", "web/connections/guarded_http.py",
        "web/server/logs.py",
        "web/connections/packed_sockets.py",
    ],
    "work done for somebody who alone knows what it gives": [
        "play/workers/processes.py", "service/matches/match.py",
        "service/store/store.py", "service/thinking/pools.py", "testing/walks.py",
        "web/socket/connection.py", "web/verbs.py", "web/server/watchdog.py",
    ],
}  # fmt: skip


def lines_with_any() -> Counter[str]:
    """How many lines of each file name `Any`, imports and prose left out."""
    found: Counter[str] = Counter()
    for path in HOME.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
        lines = {name.lineno for name in names if name.id == "Any"}
        if lines:
            found[path.relative_to(HOME).as_posix()] = len(lines)
    return found


def _doors() -> set[str]:
    """The files named above; a star stands for any game."""
    named = {name for names in DOORS.values() for name in names}
    return {path.relative_to(HOME).as_posix() for name in named for path in HOME.glob(name)}


def test_any_stands_only_at_the_doors() -> None:
    assert set(lines_with_any()) <= _doors()


def test_there_are_few_lines_with_any() -> None:
    assert sum(lines_with_any().values()) <= MOST


def test_a_door_that_was_closed_is_off_the_list() -> None:
    found = [HOME / name for name in lines_with_any()]
    named = {name for names in DOORS.values() for name in names}
    assert [name for name in named if not any(path in found for path in HOME.glob(name))] == []
