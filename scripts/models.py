"""Ships nets: every FOLDER/*.bin with its report FILE.bin.json, as `digsite learn` made them.

Each goes to games/<title>/minds/nets, its SHA-256 to nets.toml beside it, and what it was learnt
from and how good it is to its card, docs/models/<title>.md. What is shipped already stays.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from pathlib import Path

import msgspec

from digsite.bots.arena.intervals import Share
from digsite.bots.learning.corrector import counts
from digsite.bots.learning.forecast import ForecastReport
from digsite.bots.learning.rounds import Round
from digsite.core.net_file import NamedNet, read_net
from digsite.games import load

CARDS = Path("docs/models")
LIMITS = """
Learnt with the shipped cards and usual options, from games of surveyors that take one decision in
twenty at random; positions are those after the last random one, at any moment of a game, so the
figures are not of the same kind as those of [../strength.md](../strength.md), and chances are those
*if all go on like surveyors*. Held out is every tenth game.

A *forecast* shows chances at once (`digsite.evaluate`, [../learning.md](../learning.md)), and tells
the professor what a game it imagines is worth, in the titles whose `minds/search.toml` says so. As
a greedy player it is hopeless ([../lab/minds.md](../lab/minds.md)). *Error* is the mean distance
between predicted and realised in ten bins; *rounding* the greatest change of a chance by whole
numbers.

A *corrector* plays the games that the professor imagines: the surveyor's decisions, but for those
where another seems better by more than its *stick*. Rounds after the first learn from games of the
one before, too. Neither is for other cards or numbers of seats.
"""


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/models", description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    for path in sorted(folder.glob("*.bin")):
        ship(path, read_net(path), path.with_name(f"{path.name}.json").read_bytes())


def ship(path: Path, named: NamedNet, report: bytes) -> None:
    """Put a net in place, and write its part of the card."""
    title = named.title
    name = f"{title.kind}-{title.seats}"
    minds = load(title.game).folder / "minds"
    (minds / "nets").mkdir(exist_ok=True)
    (minds / "nets" / f"{name}.bin").write_bytes(path.read_bytes())
    listed = minds / "nets.toml"
    known = tomllib.loads(listed.read_text()) if listed.exists() else {}
    known[name] = named.sha256
    heading = "# The nets of this game and their SHA-256; docs/models has their cards.\n\n"
    lines = [f'{each} = "{known[each]}"\n' for each in sorted(known)]
    listed.write_text(heading + "".join(lines))
    if title.kind == "forecast":
        part = forecast(named, msgspec.json.decode(report, type=ForecastReport))
    else:
        part = corrector(named, msgspec.json.decode(report, type=list[Round]))
    write_card(title.game, f"{title.kind.capitalize()}, {title.seats} seats", part)


def write_card(game: str, heading: str, part: str) -> None:
    """A title's card with one part written anew."""
    CARDS.mkdir(exist_ok=True)
    card = CARDS / f"{game}.md"
    old = card.read_text() if card.exists() else ""
    parts = dict(re.findall(r"^## (.+?)\n\n(.*?)\n*(?=^## |\Z)", old, re.MULTILINE | re.DOTALL))
    parts[heading] = part
    told = "".join(f"\n## {name}\n\n{parts[name]}\n" for name in sorted(parts))
    card.write_text(f"# Nets for {load(game).title}\n{LIMITS}{told}")


def forecast(named: NamedNet, report: ForecastReport) -> str:
    """What is to be known of a net that tells chances."""
    held = report.held_out
    brier = f"{held.brier:.4f} (always the fair share: {held.fair_brier:.4f})"
    return table(
        named,
        ("net", shape(named, report.bytes)),
        ("learnt from", f"{report.rows:,} rows of {report.games:,} games"),
        ("held out: Brier score", brier),
        ("held out: log-loss", f"{report.log_loss:.4f}"),
        ("held out: error", f"{held.calibration_error:.4f}"),
        ("held out: loss by epoch", ", ".join(f"{each.held_out:.3f}" for each in report.epochs)),
        ("rounding", f"{report.rounding:.5f}"),
    )


def corrector(named: NamedNet, rounds: list[Round]) -> str:
    """What is to be known of a net that corrects: of the last round that counts."""
    last = rounds[-1] if len(rounds) == 1 or counts(rounds[-1]) else rounds[-2]
    return table(
        named,
        ("net", shape(named, last.bytes)),
        ("rounds", str(rounds.index(last) + 1)),
        ("learnt from", f"{last.positions:,} positions"),
        ("stick", f"{named.title.stick:g}"),
        ("explained, held out", f"{last.explained:.1%}"),
        ("wins, no search, against the one before", share(last.trial)),
        *(("against one before that", share(each)) for each in last.former),
    )


def share(found: Share) -> str:
    return f"{found.share:.1%} ({found.low:.1%} to {found.high:.1%})"


def shape(named: NamedNet, size: int) -> str:
    layers = f"{named.net.first.units} × {named.net.second.units} units"
    return f"{len(named.net.columns)} inputs, {layers}, {size:,} bytes"


def table(named: NamedNet, *rows: tuple[str, str]) -> str:
    first = [("made by", f"`{named.title.learnt}`"), ("SHA-256", f"`{named.sha256}`")]
    return "| | |\n|---|---|\n" + "\n".join(
        f"| {name} | {told} |" for name, told in [*first, *rows]
    )


if __name__ == "__main__":
    main()
