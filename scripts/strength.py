"""Runs the campaigns behind docs/strength.md by `digsite` commands, and refreshes its tables.

Each campaign keeps a journal below docs/strength/games, so a run that was broken off goes on where
it was, on another machine too; its result lies in docs/strength/<name>.json together with the
command that reproduces it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

from digsite.bots import LADDER, opponents
from digsite.games import load, titles

PAGE = Path("docs/strength.md")
RESULTS = Path("docs/strength")
JOURNALS = Path("docs/strength/games")
TOP, BEGINNER = LADDER[-1].name, "apprentice"
JUDGES = f"{TOP},guess,guess:8,guess:16,guess:24,games,surveyor"


def main() -> None:
    given = arguments()
    for title in given.titles:
        for part in given.parts:
            PARTS[part](title, given)
    refresh()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/strength", description=__doc__)
    parser.add_argument(
        "parts",
        nargs="*",
        metavar="PART",
        help=f"{', '.join(PARTS)}, or tables: only refresh the page (default: ladder calibration)",
    )
    parser.add_argument("--titles", default=",".join(titles()), help="with commas between them")
    parser.add_argument("--games", type=int, help="per campaign of the arena")
    parser.add_argument("--seats", help="of second, rank (default: 2,3,4) and professors (2)")
    parser.add_argument("--steps", help="of the part growth, with commas (default: 1,2,3)")
    parser.add_argument("--judges", default=JUDGES, help="of the part rank, with commas")
    parser.add_argument("--positions", type=int, help="of the part rank (default: 300)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--quick", action="store_true", help="few games, to see that it works")
    given = parser.parse_args()
    given.titles = given.titles.split(",")
    given.parts = given.parts or ["ladder", "calibration"]
    if given.parts == ["tables"]:
        given.parts = []
    for part in given.parts:
        if part not in PARTS:
            parser.error(f"no part {part!r}")
    return given


def ladder(title: str, given: argparse.Namespace) -> None:
    """Each rung against the one below, two seats, fixed iterations, fresh trees."""
    given_to = iterations(title)
    if given.quick:
        given_to = dict.fromkeys(given_to, 30)
    names = [
        f"{rung.name}:{given_to[rung.name]}" if rung.name in given_to else rung.name
        for rung in LADDER
    ]
    for lower, (below, above) in enumerate(pairwise(names)):
        arena(f"ladder-{title}-{lower + 1}", title, 2, f"{above},{below}", given, usual=400)


def levels(title: str, given: argparse.Namespace) -> None:
    """Each level against the one below, two seats; the first against who plays at random."""
    names = [LADDER[0].name, *[each.name for each in opponents(load(title)) if each not in LADDER]]
    for lower, (below, above) in enumerate(pairwise(names)):
        name = f"levels-{title}-{lower + 1:02}"
        arena(name, title, 2, f"{above},{below}", given, usual=800)


def iterations(title: str) -> dict[str, int]:
    """Of the rungs that search, as the game's own settings have them."""
    settings = tomllib.loads((load(title).folder / "minds" / "search.toml").read_text())
    given: dict[str, int] = settings.get("strength", {})
    return given


def second(title: str, given: argparse.Namespace) -> None:
    """The top bot with one second per turn among apprentices."""
    spent = "0.02s" if given.quick else "1s"
    for seats in numbers(given.seats or "2,3,4"):
        bots = f"{TOP}:{spent},{BEGINNER}"
        more = ["--line-up", "one-against"]
        arena(f"second-{title}-{seats}", title, seats, bots, given, usual=100, more=more)


def growth(title: str, given: argparse.Namespace) -> None:
    """The top bot against itself with a tenth of the time."""
    budgets = ("0.01s", "0.1s", "1s", "10s")
    for step in [1] if given.quick else numbers(given.steps or "1,2,3"):
        fast, slow = budgets[step - 1], budgets[step]
        usual = 30 if slow == "10s" else 100
        arena(f"growth-{title}-{step}", title, 2, f"{TOP}:{slow},{TOP}:{fast}", given, usual)


def arena(
    name: str,
    title: str,
    seats: int,
    bots: str,
    given: argparse.Namespace,
    usual: int,
    more: list[str] | None = None,
) -> None:
    """One campaign of the arena, every game of it played."""
    games = given.games or (8 if given.quick else usual)
    words = ["arena", title, "--bots", bots, "--seats", str(seats), "--games", str(games)]
    words += [*(more or []), "--no-stop"]
    journal = JOURNALS / f"{name}-{games}-{bots.replace(':', '_')}.jsonl"
    kept = ["--resume" if journal.exists() else "--out", str(journal)]
    keep(name, words, ["--workers", str(given.workers), *kept])


def rank(title: str, given: argparse.Namespace) -> None:
    """How well ways of judging order the decisions of one position; the gate before any match."""
    usual, games = (6, 20) if given.quick else (300, 500)
    for seats in numbers(given.seats or "2,3,4"):
        name = f"rank-{title}-{seats}"
        words = ["rank", title, "--seats", str(seats), "--judges", given.judges]
        words += ["--positions", str(given.positions or usual), "--games", str(games)]
        reference = JOURNALS / f"{name}-{games}.jsonl"
        keep(name, words, ["--workers", str(given.workers), "--reference", str(reference)])


def calibration(title: str, given: argparse.Namespace) -> None:
    """Predicted against realised wins, and the corrections that follow."""
    path = load(title).folder / "minds" / "corrections.json"
    corrections = json.loads(path.read_text()) if path.exists() else {}
    for seats in load(title).seats:
        words = ["--games", str(given.games or (100 if given.quick else 4000))]
        found = calibrated(f"calibration-{title}-{seats}", title, seats, words, given)
        if not given.quick:
            corrections[str(seats)] = found["correction"]
            path.write_text(json.dumps(corrections, indent=1, sort_keys=True) + "\n")


def professors(title: str, given: argparse.Namespace) -> None:
    """The same among the top bots: what the corrections of `calibration` are worth there."""
    for seats in numbers(given.seats or "2"):
        name = f"calibration-{title}-{seats}-{TOP}"
        bot = f"{TOP}:{'0.01s' if given.quick else '0.1s'}"
        words = ["--games", str(given.games or (20 if given.quick else 1000)), "--bot", bot]
        words += ["--positions", "5"]
        calibrated(name, title, seats, words, given, JOURNALS / f"{name}.jsonl")


def calibrated(
    name: str,
    title: str,
    seats: int,
    more: list[str],
    given: argparse.Namespace,
    journal: Path | None = None,
) -> dict[str, Any]:
    words = ["calibrate", title, "--seats", str(seats), *more]
    only_here = ["--plot", str(RESULTS / f"{name}.svg"), "--workers", str(given.workers)]
    return keep(name, words, only_here + (["--keep", str(journal)] if journal else []))


PARTS = {
    "ladder": ladder,
    "levels": levels,
    "second": second,
    "growth": growth,
    "rank": rank,
    "calibration": calibration,
    "professors": professors,
}


def keep(name: str, words: list[str], only_here: list[str]) -> dict[str, Any]:
    """Run a command of `digsite`, and keep its result beside the page."""
    print(f"{name}: digsite {' '.join(words)}", file=sys.stderr)
    RESULTS.mkdir(exist_ok=True)
    JOURNALS.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "digsite", *words, *only_here, "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    kept = {"command": f"digsite {' '.join(words)}", "result": result}
    (RESULTS / f"{name}.json").write_text(json.dumps(kept, indent=1) + "\n")
    return result


def refresh() -> None:
    """Write all tables of the page from the results at hand."""
    page = PAGE.read_text()
    for part, table in (
        ("ladder", pairing_table("ladder-*.json")),
        ("levels", pairing_table("levels-*.json")),
        ("second", second_table()),
        ("growth", pairing_table("growth-*.json")),
        ("rank", rank_table()),
        ("calibration", calibration_table()),
    ):
        before, begin, rest = page.partition(f"<!-- {part} -->\n")
        _, end, after = rest.partition(f"<!-- end of {part} -->")
        page = before + begin + table + end + after
    PAGE.write_text(page)


def pairing_table(pattern: str) -> str:
    rows = []
    for kept in results(pattern):
        found = kept["result"]
        pair, *_ = wanted_first(kept, found["pairings"])
        times = {line["bot"]: line["seconds_per_decision"] for line in found["standings"]}
        lead = f"{pair['lead']['mean']:+.1f} ± {pair['lead']['error']:.1f}"
        spent = " / ".join(f"{1000 * times[bot]:.1f}" for bot in (pair["bot"], pair["rival"]))
        rows.append(
            [found["game"], pair["bot"], pair["rival"], found["games"], interval(pair["ahead"]),
             lead, spent]
        )  # fmt: skip
    heading = ["game", "bot", "against", "games", "finished before", "lead", "ms per decision"]
    return markdown(heading, rows)


def second_table() -> str:
    rows = []
    for kept in results("second-*.json"):
        found = kept["result"]
        bot, *_ = wanted_first(kept, found["standings"])
        rows.append(
            [found["game"], found["seats"], bot["bot"], found["games"], interval(bot["wins"]),
             f"{100 * bot['fair_share']:.0f} %", f"{bot['wins']['share'] / bot['fair_share']:.2f}",
             f"{bot['iterations_per_decision']:,.0f}"]
        )  # fmt: skip
    heading = ["game", "seats", "bot", "games", "wins", "fair share", "times fair", "iterations"]
    return markdown(heading, rows)


def rank_table() -> str:
    rows = []
    for kept in results("rank-*.json"):
        found = kept["result"]
        for line in found["judges"]:
            rows.append(
                [found["game"], found["seats"], line["positions"], line["judge"],
                 plus_minus(line["correlation"], ".2f"), plus_minus(line["loss"], ".3f"),
                 plus_minus(line["loss_ahead"], "+.3f")]
            )  # fmt: skip
    heading = ["game", "seats", "positions", "judge", "correlation", "below the best"]
    return markdown([*heading, "against the first"], rows)


def calibration_table() -> str:
    rows = []
    for kept in results("calibration-*.json"):
        found = kept["result"]
        plain, corrected, fit = found["plain"], found["corrected"], found["correction"]
        among_top = found["players"].startswith(TOP)
        whose = f"-{TOP}" if among_top else ""
        shipped = f"{found['shipped']['calibration_error']:.3f}" if among_top else ""
        plot = f"[plot](strength/calibration-{found['game']}-{found['seats']}{whose}.svg)"
        rows.append(
            [found["game"], found["seats"], f"{found['games']:,}", found["players"],
             f"{plain['fair_brier']:.3f}", f"{plain['brier']:.3f}",
             f"{plain['calibration_error']:.3f}", f"{corrected['brier']:.3f}",
             f"{corrected['calibration_error']:.3f}", shipped, f"{corrected['by_chance']:.3f}",
             f"{fit['power']}, {fit['optimism']}, {fit['reserve']}", plot]
        )  # fmt: skip
    heading = ["game", "seats", "games", "between", "Brier of the fair share"]
    heading += ["Brier of the search", "its error", "Brier, corrected", "error, corrected"]
    heading += ["error, as shipped", "by chance", "power, optimism, reserve", ""]
    return markdown(heading, rows)


def results(pattern: str) -> list[dict[str, Any]]:
    return [json.loads(path.read_text()) for path in sorted(RESULTS.glob(pattern))]


def wanted_first(kept: dict[str, Any], lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines of the bot that the command names first, whoever came out on top."""
    words = kept["command"].split()
    first = words[words.index("--bots") + 1].split(",")[0]
    return [line for line in lines if line["bot"] == first]


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split(",")]


def plus_minus(mean: dict[str, float] | None, form: str) -> str:
    return f"{mean['mean']:{form}} ± {mean['error']:{form.strip('+')}}" if mean else ""


def interval(share: dict[str, float]) -> str:
    low, high = 100 * share["low"], 100 * share["high"]
    return f"{100 * share['share']:.1f} % ({low:.1f} to {high:.1f})"


def markdown(heading: list[str], rows: list[list[Any]]) -> str:
    if not rows:
        return "Not measured yet.\n"
    lines = [heading, ["---"] * len(heading), *rows]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


if __name__ == "__main__":
    main()
