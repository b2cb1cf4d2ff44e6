"""The Museum: its rooms, and who may enter them."""

import pytest
from games.mykerinos.mykerinos_table import (
    give,
    lodge,
    offered,
    play,
    rooms,
    settle,
    survey,
    table,
    why,
)

from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.museum import open_rooms, pay, value_of
from digsite.games.mykerinos.rules import MykerinosState

RING = ("lemon", "blackmore", "violet", "tangerine", "brown")


@pytest.mark.clause("MYK-077")
def test_the_museum_has_five_wings() -> None:
    assert GAME.public(table(3)).wings == RING


@pytest.mark.clause("MYK-078")
@pytest.mark.parametrize("wing", range(5))
def test_the_3_room_of_a_wing_opens_onto_its_5_room(wing: int) -> None:
    fives = open_rooms(1 << 5 + wing, 0) >> 10
    assert fives == 1 << wing


@pytest.mark.clause("MYK-079")
def test_between_two_wings_is_a_2_room_that_belongs_to_both() -> None:
    twos = [room.room for room in GAME.public(table(3)).museum if room.value == 2]
    pairs = [f"2:{RING[i]}|{RING[(i + 1) % 5]}" for i in range(5)]
    assert twos == pairs


@pytest.mark.clause("MYK-080", "MYK-088")
@pytest.mark.parametrize("wing", range(5))
def test_a_2_room_opens_onto_the_5_rooms_of_both_its_wings(wing: int) -> None:
    fives = open_rooms(1 << wing, 0) >> 10
    assert fives == 1 << wing | 1 << (wing + 1) % 5


@pytest.mark.clause("MYK-081")
def test_a_room_of_a_higher_value_pays_more() -> None:
    assert [pay(rooms, 0) for rooms in (0, 1 << 0, 1 << 5, 1 << 10)] == [1, 2, 3, 5]


@pytest.mark.clause("MYK-082")
def test_a_room_holds_at_most_one_cube() -> None:
    state = _visit("3:lemon")
    assert why(state, "book:3:lemon") == ("room_already_yours", "MYK-082")


@pytest.mark.clause("MYK-083")
def test_any_free_2_room_is_open() -> None:
    assert {f"book:2:{RING[i]}|{RING[(i + 1) % 5]}" for i in range(5)} < offered(_visit())


@pytest.mark.clause("MYK-084")
def test_any_free_3_room_is_open() -> None:
    assert {f"book:3:{patron}" for patron in RING} < offered(_visit())


@pytest.mark.clause("MYK-085")
@pytest.mark.parametrize("room", ["3:violet", "2:blackmore|violet", "2:violet|tangerine"])
def test_a_5_room_is_open_from_an_own_room_beside_it(room: str) -> None:
    assert "book:5:violet" in offered(_visit(room))


@pytest.mark.clause("MYK-085")
def test_a_5_room_is_closed_without_an_own_room_beside_it() -> None:
    assert why(_visit("3:lemon"), "book:5:violet") == ("five_not_adjacent", "MYK-085")


@pytest.mark.clause("MYK-085")
def test_another_players_room_opens_no_5_room() -> None:
    state = _visit("3:lemon")
    lodge(state, 1, "3:violet")
    assert why(state, "book:5:violet") == ("five_not_adjacent", "MYK-085")


@pytest.mark.clause("MYK-085")
def test_one_5_room_does_not_open_another() -> None:
    assert "book:5:blackmore" not in offered(_visit("5:lemon", "3:lemon"))


@pytest.mark.clause("MYK-086")
def test_a_players_first_cube_is_never_in_a_5_room() -> None:
    assert why(_visit(), "book:5:lemon") == ("first_room_five", "MYK-086")


@pytest.mark.clause("MYK-087")
def test_an_occupied_room_is_closed_to_everybody_else() -> None:
    state = _visit()
    lodge(state, 1, "3:violet")
    assert why(state, "book:3:violet") == ("room_occupied", "MYK-087")


@pytest.mark.clause("MYK-B08")
def test_museum_cubes_stay_for_good() -> None:
    state = play(lodge(table(3, season=3), 1, "3:violet"), "pass", "pass", "pass")
    assert (state.season, rooms(state, 1)) == (3, {"3:violet"})


@pytest.mark.clause("MYK-B08", "MYK-B20")
def test_the_ring_has_15_rooms_and_the_central_room_is_none_of_them() -> None:
    values = [value_of(room) for room in range(15)]
    assert [values.count(value) for value in (2, 3, 5)] == [5, 5, 5]
    assert len(GAME.public(table(3)).museum) == 15


@pytest.mark.clause("MYK-B20")
@pytest.mark.parametrize("room", ["2:lemon|violet", "2:blackmore|lemon"])
def test_a_2_room_exists_only_between_neighbouring_wings_in_ring_order(room: str) -> None:
    assert why(_visit(), f"book:{room}") == ("no_such_room", "MYK-B20")


@pytest.mark.clause("MYK-B20")
def test_the_last_2_room_joins_the_fifth_wing_to_the_first() -> None:
    state = _visit("2:brown|lemon")
    assert {"book:5:brown", "book:5:lemon"} < offered(state)


@pytest.mark.clause("MYK-T15")
def test_a_full_museum_offers_no_room() -> None:
    assert open_rooms(0x7FFF, 0x7FFF) == 0
    state = give(table(3), 0, "brown")
    state.museum = [0x7FFF, 0, 0, 0]
    state.stock = [1, 11, 11, 0]
    assert "museum:brown" not in offered(settle(state))


@pytest.mark.clause("MYK-X09")
def test_example_greens_first_museum_cube() -> None:
    state = survey("0.......")
    lodge(state, 1, "3:lemon", "2:tangerine|brown")
    booked = {word for word in offered(state) if word.startswith("book")}
    assert len(booked) == 8
    assert not [word for word in booked if word.startswith("book:5")]
    assert rooms(play(state, "book:2:lemon|blackmore"), 0) == {"2:lemon|blackmore"}


@pytest.mark.clause("MYK-X10")
def test_example_greens_second_museum_cube() -> None:
    state = survey("0...1...")
    lodge(state, 0, "2:lemon|blackmore")
    booked = {word for word in offered(state) if word.startswith("book")}
    assert {word for word in booked if ":5:" in word} == {"book:5:lemon", "book:5:blackmore"}
    assert len(booked) == 9 + 2
    play(state, "book:5:lemon")
    lodge(state, 1, "3:lemon")
    assert why(state, "book:5:lemon") == ("room_occupied", "MYK-087")


def _visit(*mine: str) -> MykerinosState:
    """Seat 0 is sending Sir Brown, and is already in these rooms."""
    return play(lodge(give(table(3), 0, "brown"), 0, *mine), "museum:brown")
