"""Ships forecasts: FOLDER/<title>-<seats>.bin and reports, as `digsite learn forecast` made them.

Each net goes to games/<title>/minds/nets, its SHA-256 to nets.toml beside it, and what it was
learnt from and how good it is to its card, docs/models/<title>.md.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from digsite.core.net_file import NamedNet, read_net
from digsite.games import load, titles

CARDS = Path("docs/models")
LIMITS = """
*For* showing chances at once (`digsite.evaluate`, [../learning.md](../learning.md)). *Not for*
playing: as a greedy player such a net is hopeless, and as leaf of a search it was not tried at the
gate ([../lab/minds.md](../lab/minds.md)). Games were played by surveyors that take one decision in
twenty at random; positions are those after the last random one, at any moment of a game, so the
figures are not of the same kind as those of [../strength.md](../strength.md), and chances are those
*if all go on like surveyors*. Learnt with the shipped cards and usual options. Held out is every
tenth game. *Error* is the mean distance between predicted and realised in ten bins; *rounding* the
greatest change of a chance by whole numbers.
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/models", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for title in titles():
        found = [
            (seats, folder / f"{title}-{seats}.bin")
            for seats in load(title).seats
            if (folder / f"{title}-{seats}.bin").exists()
        ]
        if found:
            ship(title, found)


def ship(title: str, found: list[tuple[int, Path]]) -> None:
    """Put the nets of a title in place, and write its card."""
    minds = load(title).folder / "minds"
    (minds / "nets").mkdir(exist_ok=True)
    digests, rows = [], []
    for seats, path in found:
        named = read_net(path)
        (minds / "nets" / f"forecast-{seats}.bin").write_bytes(path.read_bytes())
        digests.append(f'forecast-{seats} = "{named.sha256}"\n')
        report = json.loads(path.with_name(f"{path.name}.json").read_text())
        rows.append(row(seats, named, report))
    heading = "# The nets of this game and their SHA-256; docs/models has their cards.\n\n"
    (minds / "nets.toml").write_text(heading + "".join(digests))
    CARDS.mkdir(exist_ok=True)
    card = f"# Forecasts for {load(title).title}\n{LIMITS}\n" + "\n".join(rows)
    (CARDS / f"{title}.md").write_text(card)


def row(seats: int, named: NamedNet, report: dict[str, Any]) -> str:
    """What is to be known of one net."""
    held = report["held_out"]
    widths = f"{len(named.net.columns)} inputs, {named.net.first.units} × {named.net.second.units}"
    losses = ", ".join(f"{epoch['held_out']:.3f}" for epoch in report["epochs"])
    return f"""## {seats} seats

| | |
|---|---|
| made by | `{named.title.learnt}` |
| SHA-256 | `{named.sha256}` |
| net | {widths} units, {report["bytes"]:,} bytes |
| learnt from | {report["rows"]:,} rows of {report["games"]:,} games |
| held out: Brier score | {held["brier"]:.4f} (always the fair share: {held["fair_brier"]:.4f}) |
| held out: log-loss | {report["log_loss"]:.4f} |
| held out: error | {held["calibration_error"]:.4f} |
| held out: loss by epoch | {losses} |
| rounding | {report["rounding"]:.5f} |
"""


if __name__ == "__main__":
    main()
