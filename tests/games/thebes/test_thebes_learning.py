"""Relics, knowledge, congresses and professors: THE-070 to THE-080."""

import pytest
from games.thebes.thebes_table import REGION, Table

from digsite.games.thebes import GAME
from digsite.games.thebes.cards import Expertise, GeneralKnowledge, card_set
from digsite.games.thebes.events import ProfessorMoved

CARDS = card_set(GAME.cards())


@pytest.mark.clause("THE-070")
def test_a_relic_shows_its_points_and_its_back_the_region() -> None:
    table = Table().relics(0, "relic:greece:6/1").do("take:1", "front:congress", "back:greece")
    assert (table.points(0, "relics"), table.on_site("greece")) == (6, 1)


@pytest.mark.clause("THE-071")
def test_every_region_has_worthless_cards() -> None:
    rubble = {card.region for card in CARDS.relics if card.rubble and card.vp == 0}
    assert rubble == set(REGION)


@pytest.mark.clause("THE-072")
@pytest.mark.parametrize("region", REGION)
def test_each_region_has_expertise_of_one_two_and_three(region: str) -> None:
    cards = [card for card in CARDS.green if isinstance(card, Expertise)]
    assert {card.value for card in cards if card.region == region} == {1, 2, 3}


@pytest.mark.clause("THE-073")
def test_general_knowledge_is_one_point_for_each_book() -> None:
    table = Table().store("general_knowledge:2").do("take:1")
    assert table.public.players[0].general_knowledge == 2
    assert {card.value for card in CARDS.green if isinstance(card, GeneralKnowledge)} == {1, 2}


@pytest.mark.clause("THE-074", "THE-065")
@pytest.mark.parametrize(
    ("cards", "vp"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)], ids=str
)
def test_more_congresses_bring_more_points_by_a_fixed_table(cards: int, vp: int) -> None:
    assert Table().own(0, *["congress"] * cards).points(0, "congresses") == vp


@pytest.mark.clause("THE-074")
def test_congresses_bring_28_points_from_the_seventh_on() -> None:
    assert Table().box.congress_vp[6:10] == [21, 28, 28, 28]


@pytest.mark.clause("THE-075")
@pytest.mark.parametrize("region", REGION)
def test_who_reaches_four_expertise_takes_that_professor_at_once(region: str) -> None:
    table = Table().own(0, f"expertise:{region}:3").store(f"expertise:{region}:1").do("take:1")
    assert table.public.professors == {**dict.fromkeys((*REGION, "world")), region: 0}


@pytest.mark.clause("THE-075")
def test_three_expertise_are_too_few_for_a_professor() -> None:
    table = Table().own(0, "expertise:crete:2", "general_knowledge:2").store("expertise:crete:1")
    assert table.do("take:1").public.professors["crete"] is None


@pytest.mark.clause("THE-076", "THE-T08")
def test_a_professor_moves_only_to_somebody_with_strictly_more() -> None:
    table = Table().own(1, "expertise:crete:3", "expertise:crete:1").professor("crete", 1)
    table.weeks(0, 9).own(0, "expertise:crete:3").store("expertise:crete:1", "expertise:crete:1")
    table.do("take:1").settle()
    assert table.public.professors["crete"] == 1
    table.do("take:2")
    assert table.public.professors["crete"] == 0
    assert ProfessorMoved("crete", 0, 1) in table.events()


@pytest.mark.clause("THE-077")
def test_the_world_specialist_needs_ten_points_of_all_knowledge() -> None:
    table = Table().own(0, "expertise:crete:3", "expertise:egypt:3", "general_knowledge:2")
    table.store("expertise:greece:2").do("take:1")
    assert table.public.professors["world"] == 0


@pytest.mark.clause("THE-077")
def test_general_knowledge_may_complete_the_ten_points() -> None:
    table = Table().own(0, "expertise:crete:3", "expertise:egypt:3", "expertise:greece:2")
    assert table.store("general_knowledge:2").do("take:1").public.professors["world"] == 0


@pytest.mark.clause("THE-078", "THE-T09")
def test_the_world_specialist_moves_only_to_somebody_with_strictly_more() -> None:
    table = Table().weeks(0, 20).own(0, "expertise:crete:3", "expertise:egypt:3")
    table.own(0, "expertise:greece:2").store("expertise:greece:1", "expertise:greece:1")
    table.do("take:1").settle()
    assert table.public.professors["world"] is None  # 9 points
    table.do("take:2").settle()
    assert table.public.professors["world"] == 0  # 10
    rival = ["mesopotamia:3", "mesopotamia:3", "crete:3"]
    table.own(1, *[f"expertise:{card}" for card in rival]).weeks(20, 0)
    table.state.player = table.state.actor = 1
    table.store("expertise:crete:1", "expertise:crete:1").do("take:1").settle()
    assert table.public.professors["world"] == 0  # 10 against 10
    table.do("take:2")
    assert table.public.professors["world"] == 1  # 11 against 10


@pytest.mark.clause("THE-079")
def test_the_world_specialist_belongs_to_no_region() -> None:
    table = Table().own(0, *[f"expertise:{region}:2" for region in REGION], "general_knowledge:1")
    table.store("general_knowledge:1").do("take:1")
    assert table.public.professors == dict.fromkeys(REGION) | {"world": 0}


@pytest.mark.clause("THE-080", "THE-063")
def test_only_the_holder_scores_a_professor() -> None:
    table = Table().professor("egypt", 1).professor("world", 1).end()
    assert [table.points(seat, "professors") for seat in range(2)] == [0, 10]
