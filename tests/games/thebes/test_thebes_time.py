"""Time and turn order: THE-019 to THE-028."""

import pytest
from games.thebes.thebes_table import Table, cards_of, other_cards

from digsite.core.seats import CHANCE
from digsite.games.thebes import GAME
from digsite.games.thebes.constants import TURN
from digsite.games.thebes.events import PawnMoved


def stacked(*seats: int) -> int:
    """The first player after the pawns were stacked in this order, from the bottom."""
    state = GAME.new(len(seats))
    for seat in seats:
        state.apply(seat)
    while state.actor == CHANCE:
        words = "back:green front:congress" if len(state.legal()) == 5 else "front:congress"
        for word in words.split():
            if state.actor == CHANCE:
                state.apply(GAME.decide(state, CHANCE, GAME.parse(word)))
    return int(state.actor)


@pytest.mark.clause("THE-019")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (0, 2, 1)])
def test_the_pawn_on_top_of_the_stack_goes_first(order: tuple[int, ...]) -> None:
    assert stacked(*order) == order[-1]


@pytest.mark.clause("THE-020")
def test_the_next_player_is_the_one_furthest_back() -> None:
    table = Table(3).weeks(0, 5, 3).store("general_knowledge:2").do("take:1").settle()
    assert (table.state.weeks[0], table.state.actor) == (6, 2)


@pytest.mark.clause("THE-020")
def test_nobody_acts_out_of_turn() -> None:
    assert Table().refused("take:1", seat=1) == ("not_your_turn", "THE-020")


@pytest.mark.clause("THE-021")
def test_of_pawns_sharing_the_last_space_the_topmost_plays() -> None:
    table = Table(3).weeks(0, 4, 4).store("general_knowledge:2").do("take:1").settle()
    assert table.state.actor == 2


@pytest.mark.clause("THE-022")
def test_a_pawn_arriving_on_an_occupied_space_goes_on_top() -> None:
    table = Table(3).weeks(0, 2, 2).do("take:1").settle()
    assert table.state.below[0] == 2
    assert table.state.actor == 0


@pytest.mark.clause("THE-023", "THE-T07")
def test_a_player_goes_on_until_past_another_pawn() -> None:
    table = Table().weeks(3, 5).store("congress", "expertise:egypt:1").do("take:1").settle()
    assert (table.state.weeks[0], table.state.actor) == (5, 0)
    table.do("take:2").settle()
    assert (table.state.weeks[0], table.state.actor) == (6, 1)


@pytest.mark.clause("THE-R07")
def test_landing_level_keeps_the_turn_only_if_nobody_is_further_back() -> None:
    table = Table(3).weeks(0, 2, 1).do("take:1").settle()
    assert (table.state.weeks[0], table.state.below[0], table.state.actor) == (2, 1, 2)


@pytest.mark.clause("THE-T01")
def test_a_pawn_alone_at_the_back_plays_and_of_two_the_upper_one() -> None:
    alone = Table(3).weeks(0, 1, 2).do("take:1").settle()
    assert alone.state.actor == 1
    shared = Table(3).weeks(0, 1, 1).do("take:1").settle()
    assert shared.state.actor == 2


@pytest.mark.clause("THE-024", "THE-034")
@pytest.mark.parametrize(
    ("kind", "weeks"),
    [("expertise:crete:3", 4), ("general_knowledge:1", 3), ("action:thief:egypt", 1)],
)
def test_a_card_costs_as_many_weeks_as_its_clock_shows(kind: str, weeks: int) -> None:
    table = Table().weeks(7, 60).store(kind).do("take:1")
    assert table.state.weeks[0] == 7 + weeks


@pytest.mark.clause("THE-025")
def test_weeks_are_unbounded() -> None:
    table = Table().weeks(5000, 6000).do("take:1").settle()
    assert table.state.weeks[0] == 5002


@pytest.mark.clause("THE-026")
def test_a_pawn_moved_by_no_weeks_keeps_its_place_in_the_stack() -> None:
    free = other_cards(lambda data: [card.update(weeks=0) for card in cards_of(data, "congress")])
    table = Table(3, free).weeks(4, 4, 9)
    table.do("take:1").settle()
    assert list(table.state.below[:2]) == [0, 1]
    assert not any(isinstance(event, PawnMoved) for event in table.events())


@pytest.mark.clause("THE-027")
def test_a_turn_is_exactly_one_action() -> None:
    table = Table().weeks(0, 1)
    turn = table.state.turn
    table.do("take:1").settle()
    assert (table.state.turn, table.state.actor) == (turn + 1, 1)


@pytest.mark.clause("THE-027")
def test_there_is_always_something_to_do_and_no_way_to_pass() -> None:
    assert Table().words() == ["take:1", "take:2", "take:3", "take:4"]


@pytest.mark.clause("THE-028")
def test_the_actions_are_taking_a_card_playing_one_and_digging() -> None:
    table = Table().own(0, "expertise:egypt:1", "action:thief:crete").lay("egypt", 3)
    table.relics(0, "relic:greece:1/1", "relic:greece:1/2").display("museum:2")
    assert {word.partition(":")[0] for word in table.words()} == {"take", "present", "play", "dig"}


@pytest.mark.clause("THE-027")
@pytest.mark.parametrize(
    "words",
    [
        "dig:egypt permit:region assistants:1 weeks:12 draw:rubble:egypt/1 draw:relic:egypt:1/1",
        "play:thief:egypt draw:rubble:egypt/1",
        "play:scientist look:egypt",
        "present:museum:2 give:relic:crete:1 give:relic:crete:1",
        "take:1 front:congress back:green",
    ],
)
def test_a_turn_leaves_nothing_half_made_behind(words: str) -> None:
    table = Table().own(0, "expertise:egypt:3", "expertise:egypt:1", "action:assistant")
    table.own(0, "action:thief:egypt", "action:scientist").bury("rubble:egypt/1", "relic:egypt:1/1")
    table.relics(0, "relic:crete:1/1", "relic:crete:1/2").display("museum:2").do(*words.split())
    state = table.state
    assert (state.phase, state.turn, state.left, state.aside) == (TURN, 2, 0, 0)
    assert (state.region, state.card, state.assistants, state.duration) == (-1, -1, 0, 0)


@pytest.mark.clause("THE-034")
def test_everybody_is_told_where_a_pawn_came_from() -> None:
    table = Table().weeks(10, 90).do("take:1")
    assert PawnMoved(0, before=10, week=12, below=0) in table.events()
