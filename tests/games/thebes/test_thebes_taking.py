"""Taking a card: THE-029 to THE-039."""

import pytest
from games.thebes.thebes_table import REGION, Table, cards_of, other_cards

from digsite.core.seats import CHANCE, OVER
from digsite.games.thebes.actions import TakeCard
from digsite.games.thebes.constants import FRONT, TURN
from digsite.games.thebes.events import CardRevealed, CardTaken, PawnMoved, ProfessorMoved


@pytest.mark.clause("THE-029")
@pytest.mark.parametrize("space", range(4))
def test_a_card_is_taken_from_one_of_the_four_storage_spaces(space: int) -> None:
    table = Table().do(f"take:{space + 1}")
    assert table.public.storage[space] is None
    assert table.public.players[0].cards == {"congress": 1}


@pytest.mark.clause("THE-029")
def test_there_is_no_fifth_storage_space() -> None:
    assert Table().refused(TakeCard(4)) == ("no_such_space", "THE-029")


@pytest.mark.clause("THE-030")
def test_an_action_card_goes_into_the_hidden_hand() -> None:
    table = Table().store("action:assistant").do("take:1")
    assert table.private(0).hand == {"action:assistant": 1}
    assert (table.public.players[0].cards, table.public.players[0].hand) == ({}, 9)


@pytest.mark.clause("THE-031")
@pytest.mark.parametrize("kind", ["expertise:greece:2", "general_knowledge:1", "congress"])
def test_every_other_card_is_laid_face_up(kind: str) -> None:
    table = Table().store(kind).do("take:1")
    assert (table.public.players[0].cards, table.private(0).hand) == ({kind: 1}, {})


@pytest.mark.clause("THE-032")
def test_a_presentation_card_may_be_taken_instead() -> None:
    table = Table().display("museum:2").relics(0, "relic:egypt:1/1", "relic:crete:1/1")
    table.do("present:museum:2", "give:relic:egypt:1", "give:relic:crete:1")
    assert (table.public.players[0].cards, table.public.display) == ({"museum:2": 1}, {})


@pytest.mark.clause("THE-032")
def test_a_presentation_card_must_be_on_display() -> None:
    table = Table().relics(0, "relic:egypt:1/1", "relic:crete:1/1")
    assert table.refused("present:museum:2") == ("not_on_display", "THE-032")


@pytest.mark.clause("THE-032")
@pytest.mark.parametrize("kind", ["congress", "professor:world"])
def test_only_presentation_cards_are_taken_from_the_display(kind: str) -> None:
    assert Table().refused(f"present:{kind}") == ("not_a_presentation", "THE-032")
    assert Table().refused("present:museum:99") == ("unknown_card", "THE-003")


@pytest.mark.clause("THE-033")
@pytest.mark.parametrize("kind", ["relic:egypt:1", "rubble:egypt"])
def test_relics_on_dig_spaces_are_never_taken_like_that(kind: str) -> None:
    table = Table().lay("egypt", 20)
    assert table.refused(f"present:{kind}") == ("relics_stay_on_sites", "THE-033")


@pytest.mark.clause("THE-035", "THE-T22")
def test_a_card_taken_this_turn_cannot_be_played_in_the_same_turn() -> None:
    table = Table().weeks(0, 9).store("action:thief:egypt").lay("egypt", 3).do("take:1")
    assert table.refused("play:thief:egypt", seat=0) == ("not_your_turn", "THE-020")
    table.settle()
    assert (table.state.actor, table.refused("play:thief:egypt")) == (0, None)


@pytest.mark.clause("THE-036")
def test_an_empty_storage_space_is_filled_as_in_the_set_up() -> None:
    table = Table().do("take:2")
    assert (table.state.phase, table.state.actor) == (FRONT, CHANCE)
    table.do("front:museum:4", "back:crete", "back:green", "front:action:scientist")
    assert (table.public.storage[1], table.state.actor) == ("action:scientist", CHANCE)
    table.do("back:greece", "back:green")
    assert (table.state.phase, table.public.display) == (TURN, {"museum:4": 1})
    assert [table.on_site(region) for region in REGION] == [0, 1, 0, 1]


@pytest.mark.clause("THE-T11")
def test_a_refill_lays_everything_where_it_belongs_and_stops_before_a_green_back() -> None:
    table = Table().do("take:1")
    deck = table.public.deck
    table.do("front:exhibition:M3-C2-E1", "back:crete", "back:green", "front:action:scientist")
    table.do("back:egypt", "back:egypt", "back:green")
    assert table.state.phase == TURN
    assert deck - table.public.deck == 5
    assert [table.on_site(region) for region in REGION] == [0, 1, 2, 0]


@pytest.mark.clause("THE-037", "THE-060")
def test_the_game_stops_at_once_when_the_deck_is_exhausted() -> None:
    table = Table().deck("congress").do("take:1", "front:congress")
    assert table.state.actor == OVER
    assert table.refused("take:1", seat=1) == ("game_over", "THE-060")


@pytest.mark.clause("THE-T12")
def test_a_last_presentation_card_ends_the_game_with_a_gap_in_storage() -> None:
    table = Table().deck("museum:3").do("take:3", "front:museum:3")
    assert (table.state.actor, table.public.storage[2]) == (OVER, None)
    assert table.public.display == {"museum:3": 1}


@pytest.mark.clause("THE-T13")
def test_a_last_relic_is_laid_out_and_ends_the_game_with_four_cards_open() -> None:
    table = Table().deck("action:assistant", egypt=1).do("take:1", "front:action:assistant")
    assert table.state.actor == CHANCE
    table.do("back:egypt")
    assert (table.state.actor, None in table.public.storage) == (OVER, False)
    assert table.on_site("egypt") == 1


@pytest.mark.clause("THE-038")
def test_the_order_is_card_professor_pawn_refill_end() -> None:
    table = Table().own(0, "expertise:crete:3").store("expertise:crete:1").deck("congress")
    table.do("take:1", "front:congress")
    kinds = [type(event) for event in table.events()][:4]
    assert kinds == [CardTaken, ProfessorMoved, PawnMoved, CardRevealed]
    assert (table.state.weeks[0], table.state.actor) == (1, OVER)


@pytest.mark.clause("THE-039")
def test_only_taking_from_storage_draws_from_the_deck() -> None:
    table = Table().weeks(0, 90).own(0, "action:scientist", "expertise:egypt:1").lay("egypt", 5)
    table.relics(0, "relic:greece:1/1", "relic:greece:1/2").display("museum:2")
    deck = table.public.deck
    table.do("present:museum:2", "give:relic:greece:1", "give:relic:greece:1")
    table.do("play:scientist", "look:greece").do("dig:egypt", "permit:region", "weeks:12").settle()
    assert (table.state.actor, table.public.deck) == (0, deck)


@pytest.mark.clause("THE-034")
def test_a_card_that_costs_other_weeks_is_paid_as_printed() -> None:
    dear = other_cards(lambda data: [card.update(weeks=7) for card in cards_of(data, "congress")])
    assert Table(2, dear).do("take:1").state.weeks[0] == 7


@pytest.mark.clause("THE-036")
@pytest.mark.parametrize("region", ["crete", "egypt", "greece"])
def test_only_backs_that_are_left_in_the_deck_come_to_its_top(region: str) -> None:
    table = Table().deck("congress", **{region: 2}).do("take:1", "front:congress")
    assert table.words() == [f"back:{region}"]
