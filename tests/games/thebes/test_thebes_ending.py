"""The end and the score: THE-060 to THE-069."""

import pytest
from games.thebes.thebes_table import Table, positions, random_game

from digsite.core.playout import play_games
from digsite.core.seats import OVER
from digsite.games.thebes import GAME
from digsite.games.thebes.events import GameEnded, Scored


@pytest.mark.clause("THE-060")
def test_the_game_ends_when_the_deck_is_empty_and_not_before() -> None:
    *running, last = positions(2, 5)
    assert all(GAME.public(state).deck > 0 for state in running)
    assert (GAME.public(last).deck, last.actor) == (0, OVER)


@pytest.mark.clause("THE-061")
def test_each_relic_scores_its_printed_points() -> None:
    table = Table().relics(0, "relic:egypt:6/1", "relic:crete:3/1", "relic:crete:3/2").end()
    assert [table.points(seat, "relics") for seat in range(2)] == [12, 0]


@pytest.mark.clause("THE-062")
def test_each_exhibition_scores_its_printed_points() -> None:
    table = Table().own(1, "exhibition:M3-C2-E1", "exhibition:C3-E2-G1").end()
    assert [table.points(seat, "exhibitions") for seat in range(2)] == [0, 10]


@pytest.mark.clause("THE-063")
def test_each_professor_scores_its_printed_points() -> None:
    table = Table().professor("crete", 0).end()
    assert [table.points(seat, "professors") for seat in range(2)] == [5, 0]


@pytest.mark.clause("THE-064")
def test_each_museum_scores_its_printed_points() -> None:
    table = Table().own(0, "museum:2", "museum:5").end()
    assert [table.points(seat, "museums") for seat in range(2)] == [18, 0]


@pytest.mark.clause("THE-065")
def test_congresses_score_by_the_table_for_their_number() -> None:
    table = Table().own(1, "congress", "congress").end()
    assert [table.points(seat, "congresses") for seat in range(2)] == [1, 3]


@pytest.mark.clause("THE-066")
@pytest.mark.parametrize(("behind", "vp"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_every_full_three_weeks_behind_the_leader_score_a_point(behind: int, vp: int) -> None:
    assert Table().weeks(50, 50 - behind).points(1, "time") == vp


@pytest.mark.clause("THE-T14")
def test_pawns_on_100_98_97_and_88_score_0_0_1_and_4() -> None:
    table = Table(4).weeks(100, 98, 97, 88)
    assert [table.points(seat, "time") for seat in range(4)] == [0, 0, 1, 4]


def ended(weeks: tuple[int, ...], relics: tuple[tuple[str, ...], ...]) -> Table:
    """A game that is over with these weeks and relics; seat 0 has a congress more."""
    table = Table(len(weeks)).weeks(weeks[0] - 2, *weeks[1:])
    for seat, cards in enumerate(relics):
        table.relics(seat, *cards)
    return table.end()


@pytest.mark.clause("THE-067")
def test_most_points_win() -> None:
    table = ended((9, 9), (("relic:egypt:1/1",), ("relic:egypt:5/1",)))
    assert (GAME.scores(table.state), GAME.winners(table.state)) == ([2, 5], [1])


@pytest.mark.clause("THE-067")
def test_nobody_has_won_before_the_end() -> None:
    assert Table().relics(0, "relic:egypt:5/1").state.winners() == 0


@pytest.mark.clause("THE-068", "THE-T15")
@pytest.mark.parametrize(("weeks", "winner"), [((94, 95), 0), ((95, 94), 1)])
def test_a_tie_goes_to_the_player_furthest_back(weeks: tuple[int, int], winner: int) -> None:
    table = ended(weeks, (("relic:egypt:1/1",), ("relic:egypt:2/1",)))
    assert (GAME.scores(table.state), GAME.winners(table.state)) == ([2, 2], [winner])


@pytest.mark.clause("THE-T15")
def test_at_50_points_each_week_90_beats_week_95() -> None:
    sixes = ("relic:egypt:6/1", "relic:egypt:5/1", "relic:crete:5/1", "relic:greece:6/1")
    more = ("museum:5", "exhibition:M3-C2-E1", "exhibition:C3-E2-G1")
    table = Table().weeks(88, 95).relics(0, *sixes, "relic:greece:2/1").own(0, *more)
    table.relics(1, "relic:greece:5/1", "relic:greece:5/2", "relic:mesopotamia:5/1")
    table.relics(1, "relic:mesopotamia:5/2", "relic:crete:4/1", "relic:crete:2/1")
    table.own(1, "museum:4", "museum:3").relics(1, "relic:crete:4/2", "relic:crete:3/1").end()
    assert GAME.scores(table.state) == [50, 50]
    assert GAME.winners(table.state) == [0]


@pytest.mark.clause("THE-069")
def test_players_level_on_the_same_space_share_the_victory() -> None:
    relics = (("relic:egypt:1/1",), ("relic:egypt:2/1",), ("relic:egypt:1/2",))
    table = ended((60, 60, 60), relics)
    assert (GAME.scores(table.state), GAME.winners(table.state)) == ([2, 2, 1], [0, 1])
    assert [table.state.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.clause("THE-R08")
def test_a_shared_victory_is_not_rare() -> None:
    start = GAME.new(4)
    winners = play_games(start, start.copy(), 3, 0, 400).winners
    shared = sum(1 for won in winners if won.bit_count() > 1)
    assert 0 < shared < 40


@pytest.mark.clause("THE-061", "THE-066")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sources_add_up_to_the_score(seats: int) -> None:
    state = random_game(seats, 20 + seats)
    assert [sum(parts.values()) for parts in GAME.breakdown(state)] == GAME.scores(state)


@pytest.mark.clause("THE-060")
def test_the_end_is_told_with_all_scores_and_the_winner() -> None:
    table = Table().weeks(0, 1).relics(1, "relic:egypt:3/1")
    table.end()
    events = table.events()
    assert events[-1] == GameEnded((1,))
    scored = [event for event in events if isinstance(event, Scored)]
    assert len(scored) == 12
    assert Scored(1, "relics", 3) in scored
