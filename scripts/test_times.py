"""The table of times per folder in CONTRIBUTING.md, from the report of the last `scripts/test`.

scripts/test-times [REPORT]: tests, and seconds of one processor's worth of tests, by folder.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]


def main() -> int:
    report = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".test-times.xml"
    if not report.exists():
        print(f"no {report}: run scripts/test first", file=sys.stderr)
        return 2
    suite = next(iter(ElementTree.parse(report).getroot().iter("testsuite")))
    tests: Counter[str] = Counter()
    seconds: defaultdict[str, float] = defaultdict(float)
    for case in suite.iter("testcase"):
        folder = folder_of(case.get("classname", ""))
        tests[folder] += 1
        seconds[folder] += float(case.get("time", 0))
    print("| folder | tests | seconds |\n|---|---|---|")
    for folder, spent in sorted(seconds.items(), key=lambda pair: -pair[1]):
        print(f"| {folder} | {tests[folder]} | {spent:.0f} |")
    print(f"| all, side by side | {tests.total()} | {float(suite.get('time', 0)):.0f} |")
    return 0


def folder_of(module: str) -> str:
    """tests.games.scarab.test_dig → tests/games; tests.games.scarab.tui.test_x → tests/tui."""
    parts = module.split(".")
    if parts[1] == "games" and len(parts) > 4:
        return f"tests/{parts[3]}"
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


if __name__ == "__main__":
    sys.exit(main())
