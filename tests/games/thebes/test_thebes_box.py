"""What is in the box, and the set-up: THE-001 to THE-018."""

from collections import Counter

import pytest
from games.thebes.thebes_table import REGION, Table, positions

from digsite.core.errors import BadSeats
from digsite.core.seats import CHANCE
from digsite.games.thebes import GAME
from digsite.games.thebes.cards import card_set
from digsite.games.thebes.constants import BACK, DRAW, FRONT, PAWNS, TURN

CARDS = card_set(GAME.cards())


@pytest.mark.clause("THE-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four_players(seats: int) -> None:
    assert [GAME.new(n).seats for n in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(BadSeats):
        GAME.new(seats)


@pytest.mark.clause("THE-002")
def test_there_are_four_dig_regions() -> None:
    assert {card.region for card in CARDS.relics} == {"egypt", "mesopotamia", "crete", "greece"}


@pytest.mark.clause("THE-003")
def test_there_are_168_small_cards() -> None:
    assert len(CARDS.small_cards) == 168


@pytest.mark.clause("THE-003", "THE-071")
@pytest.mark.parametrize(
    ("region", "relics"),
    [
        ("mesopotamia", {1: 5, 2: 1, 3: 3, 4: 3, 5: 2}),
        ("egypt", {1: 4, 2: 3, 3: 3, 4: 2, 5: 1, 6: 1}),
        ("greece", {1: 4, 2: 4, 3: 2, 4: 1, 5: 2, 6: 1}),
        ("crete", {1: 3, 2: 3, 3: 4, 4: 3, 5: 1}),
    ],
)
def test_the_summary_says_which_relics_a_site_holds(region: str, relics: dict[int, int]) -> None:
    found = Counter(card.vp for card in CARDS.relics if card.region == region)
    assert found == Counter({0: 6, **relics})


@pytest.mark.clause("THE-004")
def test_each_player_has_one_pawn_and_permits_of_its_own() -> None:
    players = Table(3).public.players
    assert [(player.seat, player.week, player.hand) for player in players] == [
        (0, 0, 6),
        (1, 0, 6),
        (2, 0, 6),
    ]


@pytest.mark.clause("THE-005", "THE-006", "THE-007", "THE-T06")
@pytest.mark.parametrize(
    ("seats", "each", "general"), [(4, 1, 1), (3, 1, 2), (2, 2, 0)], ids=["four", "three", "two"]
)
def test_permits_depend_on_the_number_of_players(seats: int, each: int, general: int) -> None:
    table = Table(seats)
    wanted: dict[object, int] = {**dict.fromkeys(REGION, each), "general": general}
    assert [table.private(seat).permits for seat in range(seats)] == [wanted] * seats


@pytest.mark.clause("THE-T06")
@pytest.mark.parametrize(("seats", "each", "used"), [(2, 8, 16), (3, 6, 18), (4, 5, 20)])
def test_the_permits_dealt_are_enough_in_a_box_of_22(seats: int, each: int, used: int) -> None:
    dealt = [sum(Table(seats).private(seat).permits.values()) for seat in range(seats)]
    assert (dealt, sum(dealt), len(CARDS.permits)) == ([each] * seats, used, 22)


@pytest.mark.clause("THE-008")
def test_pawns_are_stacked_in_random_order() -> None:
    state = GAME.new(3)
    assert (state.phase, state.actor, state.legal()) == (PAWNS, CHANCE, [0, 1, 2])
    assert [state.weight(seat) for seat in range(3)] == [1, 1, 1]
    state.apply(1)
    assert state.legal() == [0, 2]
    state.apply(0)
    state.apply(2)
    assert (list(state.below[:3]), list(state.weeks[:3])) == ([1, 0, 2], [0, 0, 0])


@pytest.mark.clause("THE-008")
def test_a_pawn_is_stacked_once() -> None:
    state = GAME.new(2)
    state.apply(1)
    twice, stranger = GAME.parse("pawn:2"), GAME.parse("pawn:3")
    assert GAME.refuse(state, CHANCE, twice) == GAME.refusal("pawn_already_stacked", seat=1)
    assert GAME.refuse(state, CHANCE, stranger) == GAME.refusal("no_such_pawn", seat=2)


@pytest.mark.clause("THE-009")
def test_opponents_see_only_how_many_cards_a_hand_has() -> None:
    table = Table().own(1, "action:scientist")
    other = Table().own(1, "action:assistant").permits(1, crete=8)
    assert table.public.players[1].hand == 9
    assert table.public.players[1] == other.public.players[1]
    assert table.private(0) == other.private(0)


@pytest.mark.clause("THE-010")
def test_everybody_can_read_the_dig_table() -> None:
    printed = GAME.cards().data["dig_table"]
    used = Table().box.dig_table
    for knowledge in range(1, 13):
        assert used[13 * knowledge + 1 : 13 * knowledge + 13] == printed[str(knowledge)]


@pytest.mark.clause("THE-011")
def test_five_professors_lie_open_and_belong_to_nobody() -> None:
    assert Table().public.professors == dict.fromkeys((*REGION, "world"))


@pytest.mark.clause("THE-012")
def test_the_other_163_cards_make_one_deck_without_an_order() -> None:
    state = GAME.new(2)
    assert GAME.public(state).deck == 163
    state.apply(0)
    state.apply(1)
    assert [state.weight(back) for back in state.legal()] == [20, 20, 20, 20, 83]


@pytest.mark.clause("THE-013")
def test_a_green_back_is_turned_face_up() -> None:
    state = GAME.new(2)
    for seat in range(2):
        state.apply(seat)
    assert state.phase == BACK
    state.apply(GAME.decide(state, CHANCE, GAME.parse("back:green")))
    assert (state.phase, state.actor) == (FRONT, CHANCE)
    front = GAME.parse("front:congress")
    assert state.weight(GAME.number(state, front)) == 9


@pytest.mark.clause("THE-013")
def test_front_and_back_come_one_after_the_other() -> None:
    table = Table().do("take:1")
    assert table.refused("back:green") == ("front_comes_first", "THE-013")
    table.do("front:congress")
    assert table.refused("front:congress") == ("back_comes_first", "THE-013")


@pytest.mark.clause("THE-014")
@pytest.mark.parametrize("kind", ["exhibition:M3-C2-E1", "museum:3"])
def test_a_revealed_exhibition_or_museum_goes_to_its_area(kind: str) -> None:
    table = Table().do("take:1", f"front:{kind}")
    assert (table.public.display, table.public.storage[0]) == ({kind: 1}, None)


@pytest.mark.clause("THE-015")
@pytest.mark.parametrize("kind", ["expertise:crete:2", "general_knowledge:1", "action:assistant"])
def test_any_other_green_card_goes_to_a_storage_space(kind: str) -> None:
    table = Table().do("take:3", f"front:{kind}")
    assert table.public.storage == ("congress", "congress", kind, "congress")


@pytest.mark.clause("THE-016")
def test_a_relic_is_laid_unseen_on_the_site_of_its_colour() -> None:
    table = Table().do("take:1", "front:congress", "back:egypt")
    assert [table.on_site(region) for region in REGION] == [0, 0, 1, 0]
    assert [table.private(seat).sites[2].known for seat in range(2)] == [(), ()]


@pytest.mark.clause("THE-017")
def test_revealing_goes_on_until_storage_is_full_and_the_top_card_is_green() -> None:
    state = GAME.new(2)
    state.apply(0)
    state.apply(1)
    for word in ["back:green", "front:congress"] * 4:
        assert state.actor == CHANCE
        state.apply(GAME.decide(state, CHANCE, GAME.parse(word)))
    state.apply(GAME.decide(state, CHANCE, GAME.parse("back:crete")))
    assert (state.actor, state.phase) == (CHANCE, BACK)
    state.apply(GAME.decide(state, CHANCE, GAME.parse("back:green")))
    assert (state.actor, state.phase) == (1, TURN)


@pytest.mark.clause("THE-018")
def test_between_turns_four_cards_are_open_and_the_top_card_is_green() -> None:
    for state in positions(3, 11):
        if state.actor >= 0:
            view = GAME.public(state)
            assert None not in view.storage
            assert view.top_is_green
            assert state.deck


@pytest.mark.clause("THE-012", "THE-016")
def test_chance_cannot_bring_what_is_not_there() -> None:
    table = Table().deck("congress", "museum:2", "expertise:egypt:1", egypt=1).do("take:1")
    assert table.refused("front:action:scientist") == ("front_not_in_deck", "THE-012")
    assert table.refused("front:nonsense") == ("unknown_card", "THE-003")
    table.do("front:congress")
    assert table.refused("back:crete") == ("back_not_in_deck", "THE-012")
    table = Table().bury("relic:egypt:1/1").own(0, "action:thief:egypt").do("play:thief:egypt")
    assert table.state.phase == DRAW
    assert table.refused("draw:relic:egypt:1/2") == ("card_not_there", "THE-016")
    assert table.refused("draw:relic:crete:1/2") == ("card_not_there", "THE-016")
