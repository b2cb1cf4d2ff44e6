"""Odds: against counting all deals and all draws."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from games.thebes.thebes_table import REGION, Table

from digsite.core.seats import NOBODY
from digsite.games.thebes.odds import expected, ground, odds

EGYPT = REGION["egypt"]


def table(known: tuple[str, ...] = (), hidden: int = 0, pool: tuple[str, ...] = ()) -> Table:
    """All know some cards of Egypt; of a pool of unplaced ones so many lie there too."""
    made = Table().bury(*known)
    made.put("shown", EGYPT, made.state.known[EGYPT])
    numbers = [made.box.relic_index[card][1] for card in pool]
    made.put("unseen", EGYPT, sum(1 << number for number in numbers))
    made.put("unknown", EGYPT, hidden)
    return made


def vp(made: Table, card: int) -> int:
    name = made.box.relic_names[EGYPT][card].rpartition("/")[0]
    return int(name.rpartition(":")[2]) if name.startswith("relic") else 0


POOL = ("relic:egypt:1/1", "relic:egypt:3/1", "relic:egypt:6/1", "rubble:egypt/3", "rubble:egypt/4")
KNOWN = ("relic:egypt:2/1", "rubble:egypt/1", "rubble:egypt/2")


@pytest.mark.parametrize("draws", [0, 1, 2, 3, 4, 9])
@pytest.mark.parametrize(
    ("known", "hidden", "pool"),
    [(KNOWN, 0, ()), ((), 3, POOL), (KNOWN, 2, POOL), (KNOWN, 5, POOL), (KNOWN[:1], 1, POOL)],
)
def test_odds_are_exact(
    known: tuple[str, ...], hidden: int, pool: tuple[str, ...], draws: int
) -> None:
    made = table(known, hidden, pool)
    at = ground(made.state, 0, EGYPT)
    there = [card for card in range(20) if at.known >> card & 1]
    loose = [card for card in range(20) if at.unplaced >> card & 1]
    total, points, relics = 0, 0, Counter[int]()
    for deal in combinations(loose, hidden):
        site = [*there, *deal]
        for drawn in combinations(site, min(draws, len(site))):
            total += 1
            points += sum(vp(made, card) for card in drawn)
            relics[sum(vp(made, card) > 0 for card in drawn)] += 1
    found = odds(made.state, 0, EGYPT, draws)
    assert found.vp == Fraction(points, total)
    assert found.relics == tuple(Fraction(relics[n], total) for n in range(min(draws, at.size) + 1))


def test_what_can_be_expected_on_a_site_adds_up() -> None:
    made = table(KNOWN, 2, POOL)
    assert expected(made.state.box, EGYPT, ground(made.state, 0, EGYPT)) == {
        "relic:egypt:1": Fraction(2, 5),
        "relic:egypt:2": 1,
        "relic:egypt:3": Fraction(2, 5),
        "relic:egypt:6": Fraction(2, 5),
    }


def test_odds_use_only_what_the_seat_knows() -> None:
    rich = Table().own(1, "action:scientist").bury("relic:egypt:6/1", "relic:egypt:5/1")
    poor = Table().own(1, "action:scientist").bury("rubble:egypt/1", "rubble:egypt/2")
    for made in (rich, poor):
        made.state.player = made.state.actor = 1
        made.do("play:scientist", "look:egypt")
    for seat in (0, NOBODY):
        assert odds(rich.state, seat, EGYPT, 2) == odds(poor.state, seat, EGYPT, 2)
    assert odds(rich.state, 1, EGYPT, 2).vp == 11
    assert odds(poor.state, 1, EGYPT, 2).vp == 0


def test_the_private_view_shows_odds_for_the_cards_within_reach() -> None:
    made = Table().own(0, "expertise:egypt:3").lay("egypt", 9)
    site = made.private(0).sites[EGYPT]
    assert [row.cards for row in site.odds] == [1, 2, 3]
    assert site.odds[0].vp == pytest.approx(38 / 20)
    assert site.odds[0].relics == (0.3, 0.7)
    assert sum(site.expected.values()) == pytest.approx(9 * 0.7)
    assert made.private(0).sites[0].odds == ()


@pytest.mark.parametrize(("sent", "reach"), [(0, 4), (1, 7), (2, 7)])
def test_when_weeks_are_named_the_odds_count_the_assistants_sent_and_no_others(
    sent: int, reach: int
) -> None:
    made = Table().own(0, *["expertise:egypt:2"] * 2, *["action:assistant"] * 2).lay("egypt", 12)
    before = made.private(0).sites[EGYPT].odds
    made.do("dig:egypt", "permit:region", f"assistants:{sent}")
    odds_now = made.private(0).sites[EGYPT].odds
    assert [row.cards for row in odds_now] == list(range(1, reach + 1))
    assert odds_now == before[:reach]
