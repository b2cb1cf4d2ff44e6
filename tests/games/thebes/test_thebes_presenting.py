"""Exhibitions and museums: THE-091 to THE-097."""

import pytest
from games.thebes.thebes_table import Table

from digsite.games.thebes import GAME
from digsite.games.thebes.cards import Exhibition, Museum, card_set
from digsite.games.thebes.constants import TURN
from digsite.games.thebes.events import ExhibitionShown

CARDS = card_set(GAME.cards())
SHOW = "exhibition:M3-C2-E1"


def collector(mesopotamia: int = 0, crete: int = 0, egypt: int = 0) -> Table:
    """Seat 0 has so many relics of each region; the exhibition M3-C2-E1 is on display."""
    table = Table().display(SHOW)
    for region, count in (("mesopotamia", mesopotamia), ("crete", crete), ("egypt", egypt)):
        names = [name for name in table.box.relic_index if name.startswith(f"relic:{region}:")]
        table.relics(0, *names[:count])
    return table


@pytest.mark.clause("THE-091")
def test_presentation_cards_need_a_condition_cost_time_and_are_kept() -> None:
    assert collector(2).refused(f"present:{SHOW}") == ("too_few_relics_to_show", "THE-092")
    table = collector(3).do(f"present:{SHOW}")
    assert (table.state.weeks[0], table.public.players[0].cards) == (9, {SHOW: 1})
    assert table.end().points(0, "exhibitions") == 5


@pytest.mark.clause("THE-092")
def test_the_value_of_the_relics_shown_does_not_matter() -> None:
    cheap = Table().display(SHOW).relics(0, *[f"relic:mesopotamia:1/{n}" for n in (1, 2, 3)])
    dear = Table().display(SHOW)
    dear.relics(0, "relic:mesopotamia:5/1", "relic:mesopotamia:5/2", "relic:mesopotamia:4/1")
    assert f"present:{SHOW}" in cheap.words()
    assert f"present:{SHOW}" in dear.words()


@pytest.mark.clause("THE-092", "THE-T04")
def test_other_relics_do_not_stand_in_for_the_first_set() -> None:
    table = collector(2, 9)
    assert table.refused(f"present:{SHOW}") == ("too_few_relics_to_show", "THE-092")


@pytest.mark.clause("THE-093")
def test_the_relics_shown_are_kept() -> None:
    table = collector(3, 2, 1)
    before = table.public.players[0].relics
    assert table.do(f"present:{SHOW}").public.players[0].relics == before


@pytest.mark.clause("THE-094", "THE-T04", "THE-T05")
@pytest.mark.parametrize(
    ("relics", "weeks", "sets"),
    [((3, 0, 0), 9, 1), ((3, 2, 0), 5, 2), ((3, 2, 1), 3, 3), ((3, 0, 1), 9, 1), ((3, 1, 1), 9, 1)],
    ids=str,
)
def test_each_further_set_makes_an_exhibition_shorter(
    relics: tuple[int, int, int], weeks: int, sets: int
) -> None:
    table = collector(*relics).do(f"present:{SHOW}")
    assert table.state.weeks[0] == weeks
    assert ExhibitionShown(0, SHOW, sets, 5) in table.events()


@pytest.mark.clause("THE-095")
def test_a_museum_takes_relics_of_any_region_for_good() -> None:
    table = Table().display("museum:3").relics(0, "relic:egypt:1/1", "relic:egypt:1/2")
    table.relics(0, "relic:crete:5/1", "relic:greece:6/1").do("present:museum:3")
    assert table.words() == ["give:relic:crete:5", "give:relic:egypt:1", "give:relic:greece:6"]
    table.do("give:relic:egypt:1", "give:relic:crete:5", "give:relic:egypt:1")
    assert table.public.players[0].relics == {"relic:greece:6": 1}
    assert table.public.relics_gone == {"relic:crete:5": 1, "relic:egypt:1": 2}


@pytest.mark.clause("THE-095")
def test_a_museum_needs_enough_relics() -> None:
    table = Table().display("museum:3").relics(0, "relic:egypt:1/1", "relic:crete:1/1")
    assert table.refused("present:museum:3") == ("too_few_relics_to_give", "THE-095")


@pytest.mark.clause("THE-095")
def test_a_museum_is_paid_in_full_with_relics_one_owns() -> None:
    table = Table().display("museum:2").relics(0, "relic:egypt:1/1", "relic:crete:1/1")
    assert table.refused("give:relic:egypt:1") == ("no_museum_taken", "THE-095")
    table.do("present:museum:2")
    assert table.refused("take:1") == ("museum_wants_relics", "THE-095")
    assert table.refused("give:relic:egypt:6") == ("relic_not_yours", "THE-095")
    assert table.refused("give:congress") == ("unknown_card", "THE-003")


@pytest.mark.clause("THE-096", "THE-064")
def test_the_museum_card_is_laid_before_the_player_and_its_weeks_are_paid() -> None:
    table = Table().display("museum:2").relics(0, "relic:egypt:1/1", "relic:crete:1/1")
    table.do("present:museum:2", "give:relic:egypt:1")
    assert table.state.weeks[0] == 0
    table.do("give:relic:crete:1")
    assert (table.state.weeks[0], table.state.phase) == (2, TURN)
    assert table.public.players[0].cards == {"museum:2": 1}
    assert table.points(0, "museums") == 4


@pytest.mark.clause("THE-T18")
def test_relics_given_count_for_no_points_and_no_exhibition() -> None:
    table = collector(4).display("museum:3").weeks(0, 90)
    assert table.points(0, "relics") == 4
    table.do("present:museum:3", *["give:relic:mesopotamia:1"] * 3)
    assert table.points(0, "relics") == 1
    assert table.refused(f"present:{SHOW}") == ("too_few_relics_to_show", "THE-092")


@pytest.mark.clause("THE-097")
def test_all_presentation_cards_on_display_are_available() -> None:
    table = collector(3).display("museum:2", "museum:3", "exhibition:M3-G2-E1")
    words = {word for word in table.words() if word.startswith("present:")}
    shows = {f"present:{SHOW}", "present:exhibition:M3-G2-E1"}
    assert words == {*shows, "present:museum:2", "present:museum:3"}


@pytest.mark.clause("THE-097")
def test_relics_shown_may_be_shown_again() -> None:
    table = collector(3).display("exhibition:M3-G2-E1").weeks(0, 90)
    table.do(f"present:{SHOW}", "present:exhibition:M3-G2-E1")
    assert table.points(0, "exhibitions") == 10


@pytest.mark.clause("THE-092", "THE-094")
def test_the_sourced_exhibition_is_as_the_rulebook_prints_it() -> None:
    card = next(card for card in CARDS.green if card.kind == SHOW)
    assert isinstance(card, Exhibition)
    assert card.req == (("mesopotamia", 3), ("crete", 2), ("egypt", 1))
    assert card.weeks == (9, 5, 3)
    assert CARDS.status_of(SHOW, "weeks") == "sourced"


@pytest.mark.clause("THE-095")
def test_museums_ask_for_more_relics_the_more_they_are_worth() -> None:
    museums = [card for card in CARDS.green if isinstance(card, Museum)]
    found = sorted((card.relics, card.weeks, card.vp) for card in museums)
    assert found == [(2, 2, 4), (3, 3, 7), (4, 4, 10), (5, 5, 14)]


@pytest.mark.clause("THE-092", "THE-094")
@pytest.mark.parametrize(
    ("relics", "sets"),
    [((2, 2, 1), 0), ((3, 0, 1), 1), ((3, 2, 0), 2), ((3, 2, 1), 3)],
    ids=str,
)
def test_a_seat_sees_how_many_sets_it_can_show(relics: tuple[int, int, int], sets: int) -> None:
    assert collector(*relics).private(0).sets == {SHOW: sets}


def test_what_is_printed_is_known_of_every_kind_in_the_box() -> None:
    printed = GAME.printed(GAME.cards())
    cards = [card for card in CARDS.small_cards if card.kind in printed.kinds]
    assert {card.kind for card in CARDS.small_cards} - set(printed.kinds) == {
        f"professor:{name}" for name in printed.professors
    }
    for card in cards:
        shown = printed.kinds[card.kind]
        assert shown.region == getattr(card, "region", None)
        assert shown.vp == getattr(card, "vp", 0)
    assert {printed.kind_of[card.id] for card in CARDS.relics} == {c.kind for c in CARDS.relics}


@pytest.mark.clause("THE-020", "THE-027", "THE-093")
def test_an_exhibition_is_the_whole_turn() -> None:
    table = collector(3).do(f"present:{SHOW}")
    assert (table.state.phase, table.state.actor, table.state.turn) == (TURN, 1, 2)


@pytest.mark.clause("THE-092")
@pytest.mark.parametrize(
    ("region", "show"),
    [
        ("mesopotamia", "M3-C2-E1"),
        ("crete", "C3-E2-G1"),
        ("egypt", "E3-G2-M1"),
        ("greece", "G3-M2-C1"),
    ],
)
def test_three_relics_of_its_region_make_an_exhibition_and_two_do_not(
    region: str, show: str
) -> None:
    table = Table().display(f"exhibition:{show}")
    names = [name for name in table.box.relic_index if name.startswith(f"relic:{region}:")]
    assert f"present:exhibition:{show}" not in table.relics(0, *names[:2]).words()
    assert f"present:exhibition:{show}" in table.relics(0, names[2]).words()
