"""Plant every fault in the rules of the titles, or some of them, and report who notices each.

A run keeps what it found in build/mutants, so that one that was broken off goes on. A survivor
needs a test, or a line in tests/games/<title>/equivalent_mutants.toml that says why nobody could
notice it.
"""

from __future__ import annotations

import argparse
import hashlib
import pickle
import random
import re
import sys
import tomllib
from collections import Counter
from pathlib import Path

from support.mutants.faults import Fault, faults
from support.mutants.journal import Journal
from support.mutants.judging import Judge, Spans, with_tests

ROOT = Path(__file__).parents[3]
GAMES = ROOT / "src/digsite/games"
KEPT = ROOT / "build/mutants"


def main() -> None:
    given = _arguments()
    survivors = 0
    for title in given.titles or _titles():
        survivors += _judge(title, given)
    sys.exit(1 if survivors else 0)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/mutants", description=__doc__)
    parser.add_argument("titles", nargs="*", help="which games (all)")
    parser.add_argument("--sample", type=int, help="only so many faults of each game, by chance")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--only", default="", help="only faults whose name holds this")
    parser.add_argument("--again", action="store_true", help="judge survivors of earlier runs anew")
    parser.add_argument("--list", action="store_true", help="name the faults and plant none")
    return parser.parse_args()


def _titles() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/rules.py"))


def _judge(title: str, given: argparse.Namespace) -> int:
    modules = {f"digsite.games.{title}.{path.stem}": path for path in _rules_of(title)}
    planted = [
        (module, fault) for module in modules for fault in faults(modules[module].read_text())
    ]
    planted = [(module, fault) for module, fault in planted if given.only in _name(module, fault)]
    if given.sample is not None and given.sample < len(planted):
        planted = random.Random(given.seed).sample(planted, given.sample)
    if given.list:
        print("\n".join(_name(module, fault) for module, fault in planted))
        return 0
    found: list[str] = []
    with_tests(
        _tests_of(title),
        lambda judge: found.extend(_survivors(judge, title, modules, planted, given.again)),
    )
    return len(found)


def _survivors(
    judge: Judge,
    title: str,
    modules: dict[str, Path],
    planted: list[tuple[str, Fault]],
    again: bool,
) -> list[str]:
    equivalent = _equivalent(title)
    watched = _spans(judge, title, modules)
    journal = Journal(KEPT / f"{title}.jsonl")
    survivors: list[str] = []
    for number, (module, fault) in enumerate(planted, 1):
        name = _name(module, fault)
        if name in equivalent:
            continue
        known = journal.get(fault, again)
        if known is None:
            tests = _tests(watched, module, fault.line)
            found = judge.killer(module, fault, tests) if tests else None
            known = journal.put(name, fault, found or "")
        if not known:
            survivors.append(name)
        print(
            f"\r{title} {number}/{len(planted)}, {len(survivors)} survive ", end="", file=sys.stderr
        )
    print(file=sys.stderr)
    _report(title, [_name(*pair) for pair in planted], journal, survivors, equivalent)
    return survivors


def _rules_of(title: str) -> list[Path]:
    """What is compiled of a game, besides what its bots use."""
    return [
        path for path in sorted((GAMES / title).glob("*.py")) if path.with_suffix(".pxd").exists()
    ]


def _tests_of(title: str) -> list[Path]:
    """The tests of its rules: a bot that plays worse is no test of a rule."""
    tests = sorted((ROOT / "tests/games" / title).glob("test_*.py"))
    return [path for path in tests if not re.search(r"\.minds|digsite\.bots", path.read_text())]


def _name(module: str, fault: Fault) -> str:
    return f"{module.rpartition('.')[2]}.{fault.name}"


def _spans(judge: Judge, title: str, modules: dict[str, Path]) -> Spans:
    """Which test runs which line, remembered until a file of the rules or the tests changes."""
    files = [*modules.values(), *_tests_of(title)]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
    kept = KEPT / f"{title}.spans"
    if kept.exists():
        known, watched = pickle.loads(kept.read_bytes())
        if known == digest:
            return watched  # type: ignore[no-any-return]  # what we kept below
    print(f"{title}: which test runs which line ...", file=sys.stderr)
    watched = judge.spans({str(path): name for name, path in modules.items()})
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.write_bytes(pickle.dumps((digest, watched)))
    return watched


def _tests(watched: Spans, module: str, line: int) -> dict[str, float]:
    """Those that run the line and what they take, the quick ones first."""
    found = {test: took for test, (took, lines) in watched.items() if (module, line) in lines}
    return dict(sorted(found.items(), key=lambda pair: pair[1]))


def _equivalent(title: str) -> dict[str, str]:
    path = ROOT / "tests/games" / title / "equivalent_mutants.toml"
    return tomllib.loads(path.read_text())["why"] if path.exists() else {}


def _report(
    title: str,
    planted: list[str],
    journal: Journal,
    survivors: list[str],
    equivalent: dict[str, str],
) -> None:
    killers = Counter(test.partition("[")[0] for test in journal.known.values() if test)
    for test, count in killers.most_common(20):
        print(f"{count:6} killed by {test}")
    for name in survivors:
        print(f"SURVIVES {name}")
    explained = len(equivalent.keys() & set(planted))
    print(
        f"{title}: {len(planted)} planted, {len(planted) - explained - len(survivors)} killed, "
        f"{explained} explained, {len(survivors)} survive"
    )


if __name__ == "__main__":
    main()
