"""Statistics: the same games for the same seed, and figures that can be reckoned by hand."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from support.command import digsite
from support.titles import boxes

from digsite.bots.study import Study, figures_of, played
from digsite.bots.study.figures import Figures, histogram
from digsite.bots.study.games import Told
from digsite.bots.study.page import lines_of, page_of
from digsite.bots.study.shipped import shipped
from digsite.games import load
from digsite.play.workers import Inline, hire
from digsite.text.languages import LANGUAGES, Language
from digsite.text.voice import Voice

TOLD = Told(
    points=[10, 6],
    shares=[1.0, 0.0],
    sources=[{"gold": 10}, {"gold": 6}],
    done=[{"dig": 2}, {"dig": 4}],
    sizes=[{}, {}],
    first=1,
    decisions=6,
    turns=6,
    leaders=[1, 0],
    half_way=0,
)


def study(title: str, seats: int = 2) -> Study:
    return Study(title, load(title).rules, seats, seed=1, bot="surveyor")


def test_games_are_the_same_with_any_number_of_workers() -> None:
    alone = played(study("scarab"), 25, Inline())
    with hire(2) as two:
        assert played(study("scarab"), 25, two) == alone


def test_points_by_source_add_up_and_somebody_wins(title: str) -> None:
    for told in played(study(title), 3, Inline()):
        assert [sum(by.values()) for by in told.sources] == told.points
        assert sum(told.shares) == pytest.approx(1)
        assert sum(sum(by.values()) for by in told.done) == told.decisions


def test_winners_are_compared_with_the_others() -> None:
    game = load("scarab")
    sources = [dict.fromkeys(game.sources, points) for points in (10, 6)]
    told = msgspec.structs.replace(TOLD, sources=sources)
    found = figures_of(game, study("scarab"), [told] * 4)
    assert [(one.winners, one.others, one.ahead.mean) for one in found.sources] == [
        (10, 6, 4) for _ in game.sources
    ]
    assert [(one.name, one.winners, one.others) for one in found.actions] == [("dig", 2, 4)]
    assert (found.first.mean, found.margin.mean, found.lead_changes.mean) == (0, 4, 1)
    assert [seat.won.mean for seat in found.seats] == [1, 0]
    assert found.held.mean == 1


def test_a_page_names_who_played_and_has_a_drawing_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "what-wins.md"
    digsite("study", "scarab", "--games", "30", "--page", str(page))
    text = page.read_text()
    assert "30 games between 2 bots of the strength “Surveyor”" in text
    assert "![The figures as drawings](what-wins.svg)" in text
    assert (tmp_path / "what-wins.svg").read_text().startswith("<?xml")


def test_what_is_told_in_words_is_told_of_every_source(title: str) -> None:
    game = load(title)
    found = figures_of(game, study(title), played(study(title), 4, Inline()))
    speak = Voice("en", game, strict=True)
    lines = "\n".join(lines_of(page_of(game.title, found, speak)))
    assert all(f"| {speak.source(source)} |" in lines for source in game.sources)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", boxes())
def test_what_is_shipped_is_told_in_words_for_every_number_of_players(
    box: str, language: Language
) -> None:
    game, found = load(box), shipped(load(box))
    assert list(found) == list(game.seats)
    speak = Voice(language, game, strict=True)
    for figures in found.values():
        assert figures.study.rules == game.rules
        for each in (*figures.actions, *figures.sizes):
            assert speak.knows(f"study-{each.name}".replace("_", "-")), each.name
        page = page_of(game.title, figures, speak)
        assert sum(bars[0] for bars in page.histograms[0].bars) == figures.games
        assert not any("{" in line for line in lines_of(page))
        assert all(
            f"{word}\N{NO-BREAK SPACE}%" in page.facts[0] for word in _shares(figures, speak)
        )


def _shares(figures: Figures, speak: Voice) -> list[str]:
    """What a fair part is, and how sure the part of who begins is: in percent, as people say it."""
    shares = (100 / figures.study.seats, 100 * figures.first.error)
    return [f"{share:.1f}".replace(".", speak.say("study-mark")) for share in shares]


def test_a_histogram_counts_every_game_once() -> None:
    found = histogram([3, 4, 4, 60])
    assert (found.start, sum(found.games), len(found.games) <= 24) == (3, 4, True)
    assert found.games[0] == 3
