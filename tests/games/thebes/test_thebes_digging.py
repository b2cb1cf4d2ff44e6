"""Digging: THE-043 to THE-059."""

import pytest
from games.thebes.thebes_table import REGION, Table, other_cards

from digsite.games.thebes.actions import Dig, DigFor, SendAssistants
from digsite.games.thebes.constants import ASSISTANTS, DRAW, TURN, WEEKS, Region
from digsite.games.thebes.events import RubbleReturned


def expert(region: Region = "egypt", books: int = 4, cards: int = 12, **options: bool) -> Table:
    """Seat 0 has expertise of a region whose site holds unseen cards."""
    kinds = {1: [1], 2: [2], 3: [3], 4: [3, 1], 5: [3, 2], 6: [3, 3]}[books]
    table = Table(2, None, **options).own(0, *[f"expertise:{region}:{value}" for value in kinds])
    return table.lay(region, cards)


def knowledge(table: Table, region: str = "egypt") -> int | None:
    return table.do(f"dig:{region}", "permit:region").public.doing.knowledge


@pytest.mark.clause("THE-043")
def test_a_dig_needs_a_permit_of_the_region_or_a_general_one() -> None:
    assert "dig:egypt" in expert().permits(0, egypt=1).words()
    assert "dig:egypt" in expert().permits(0, general=1).words()
    assert "dig:egypt" in expert().permits(0).own(0, "action:general_excavation").words()
    assert expert().permits(0, crete=2).refused("dig:egypt") == ("no_permit", "THE-043")


@pytest.mark.clause("THE-028", "THE-043")
def test_every_region_that_can_be_dug_is_offered() -> None:
    table = expert().own(0, "expertise:crete:1", "expertise:greece:1").lay("crete", 1)
    assert [word for word in table.words() if word.startswith("dig")] == ["dig:crete", "dig:egypt"]


@pytest.mark.clause("THE-043")
def test_only_a_permit_that_is_held_can_be_used() -> None:
    table = expert().permits(0, egypt=1).do("dig:egypt")
    assert table.words() == ["permit:region"]
    assert table.refused("permit:general") == ("permit_not_held", "THE-043")
    assert table.refused("permit:general_excavation") == ("permit_not_held", "THE-043")


@pytest.mark.clause("THE-044", "THE-T19")
def test_a_dig_needs_expertise_and_general_knowledge_does_not_replace_it() -> None:
    table = Table().own(0, "general_knowledge:2", "general_knowledge:2", "general_knowledge:1")
    table.own(0, "expertise:crete:3").lay("greece", 9)
    assert table.refused("dig:greece") == ("no_expertise", "THE-044")


@pytest.mark.clause("THE-045")
def test_the_permit_used_leaves_the_game_first() -> None:
    table = expert().do("dig:egypt")
    assert table.refused("weeks:12") == ("dig_wants_a_permit", "THE-045")
    table.do("permit:region")
    assert (table.private(0).permits["egypt"], table.state.spent[REGION["egypt"]]) == (1, 1)
    table.do("weeks:12").settle()
    assert table.private(0).permits["egypt"] == 1


@pytest.mark.clause("THE-045")
def test_the_player_chooses_which_permit_to_discard() -> None:
    table = expert().permits(0, egypt=1, general=1).own(0, "action:general_excavation")
    table.do("dig:egypt")
    assert table.words() == ["permit:region", "permit:general", "permit:general_excavation"]
    table.do("permit:general")
    assert [name for name, left in table.private(0).permits.items() if left] == ["egypt"]


@pytest.mark.clause("THE-046")
def test_knowledge_starts_from_the_expertise_of_that_region_alone() -> None:
    assert knowledge(expert(books=3).own(0, "expertise:crete:3")) == 3


@pytest.mark.clause("THE-047", "THE-073")
@pytest.mark.parametrize("region", REGION)
def test_general_knowledge_counts_for_every_region(region: Region) -> None:
    assert knowledge(expert(region, 3).own(0, "general_knowledge:2"), region) == 5


@pytest.mark.clause("THE-048")
def test_an_assistant_joins_one_dig_only() -> None:
    table = expert(books=3).weeks(0, 90).own(0, "action:assistant")
    table.do("dig:egypt", "permit:region", "assistants:1", "weeks:4").settle()
    assert knowledge(table) == 3


@pytest.mark.clause("THE-049")
def test_each_book_is_one_point() -> None:
    assert [knowledge(expert(books=books)) for books in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert knowledge(expert(books=3).own(0, "general_knowledge:1")) == 4


@pytest.mark.clause("THE-050")
@pytest.mark.parametrize(("books", "usable"), [(1, 2), (2, 4), (3, 6), (4, 8), (5, 9)])
def test_general_knowledge_used_never_exceeds_expertise(books: int, usable: int) -> None:
    table = expert(books=books).own(0, "general_knowledge:2", "general_knowledge:2")
    assert knowledge(table) == usable
    assert table.public.players[0].general_knowledge == 4


@pytest.mark.clause("THE-T02")
def test_two_expertise_and_three_general_make_four() -> None:
    table = expert("mesopotamia", 2).own(0, "general_knowledge:1", "general_knowledge:2")
    assert knowledge(table, "mesopotamia") == 4


@pytest.mark.clause("THE-T20")
@pytest.mark.parametrize(("assistants", "points"), [(0, 2), (1, 3)])
def test_one_expertise_and_four_general_make_two_and_an_assistant_three(
    assistants: int, points: int
) -> None:
    table = expert(books=1).own(0, "general_knowledge:2", "general_knowledge:2", "action:assistant")
    table.do("dig:egypt", "permit:region", f"assistants:{assistants}")
    assert table.public.doing.knowledge == points


@pytest.mark.clause("THE-051")
def test_the_player_names_one_to_twelve_weeks_and_advances_that_far() -> None:
    table = expert(books=6).own(0, "general_knowledge:2", "general_knowledge:2").weeks(3, 90)
    table.own(0, "general_knowledge:1", "general_knowledge:1").do("dig:egypt", "permit:region")
    assert table.words() == [f"weeks:{weeks}" for weeks in range(1, 13)]
    table.do("weeks:7")
    assert (table.state.weeks[0], table.state.phase) == (10, DRAW)


@pytest.mark.clause("THE-051")
@pytest.mark.parametrize("weeks", [0, 13, -1, 200])
def test_no_dig_is_shorter_than_one_week_or_longer_than_twelve(weeks: int) -> None:
    table = expert().do("dig:egypt", "permit:region")
    assert table.refused(DigFor(weeks)) == ("weeks_out_of_range", "THE-051")


@pytest.mark.clause("THE-051")
def test_a_dig_begun_is_carried_through() -> None:
    table = expert().do("dig:egypt", "permit:region")
    assert table.refused("take:1") == ("dig_wants_weeks", "THE-051")
    assert Table().refused("weeks:3") == ("no_dig_begun", "THE-043")
    assert Table().refused("permit:region") == ("no_dig_begun", "THE-043")
    assert Table().refused("assistants:0") == ("no_dig_begun", "THE-043")


@pytest.mark.clause("THE-052")
@pytest.mark.parametrize(
    ("books", "weeks", "cards"), [(3, 6, 1), (3, 12, 3), (5, 12, 7), (6, 2, 1), (4, 4, 1)]
)
def test_the_dig_table_says_how_many_cards_are_drawn(books: int, weeks: int, cards: int) -> None:
    table = expert(books=books).do("dig:egypt", "permit:region", f"weeks:{weeks}")
    assert table.state.left == cards


@pytest.mark.clause("THE-T03")
def test_knowledge_four_and_eleven_weeks_draw_four_cards() -> None:
    table = expert("mesopotamia", 4).do("dig:mesopotamia", "permit:region", "weeks:11")
    assert table.state.left == 4


@pytest.mark.clause("THE-053")
def test_longer_digs_never_give_fewer_cards() -> None:
    table = Table().box.dig_table
    for knowledge in range(1, 13):
        row = table[13 * knowledge : 13 * knowledge + 13]
        assert row == sorted(row)


@pytest.mark.clause("THE-054")
def test_every_card_of_the_site_is_as_likely_to_be_drawn() -> None:
    table = Table().own(0, "expertise:egypt:3").lay("egypt", 3)
    table.bury("relic:egypt:6/1", "rubble:egypt/1").do("dig:egypt", "permit:region", "weeks:12")
    state, (region, six) = table.state, table.box.relic_index["relic:egypt:6/1"]
    total = sum(state.weight(card) for card in state.legal())
    known, unseen = state.weight(six), state.unseen[region]
    assert known / total == pytest.approx(1 / 5)
    assert sum(state.weight(card) for card in state.legal() if unseen >> card & 1) == 3 * known


@pytest.mark.clause("THE-055")
def test_relics_are_laid_face_up_before_the_player() -> None:
    table = Table().own(0, "expertise:egypt:3").bury("relic:egypt:2/1", "relic:egypt:2/2")
    table.do("dig:egypt", "permit:region", "weeks:9")
    table.do("draw:relic:egypt:2/2", "draw:relic:egypt:2/1")
    assert table.public.players[0].relics == {"relic:egypt:2": 2}


@pytest.mark.clause("THE-056")
def test_rubble_counts_as_drawn_but_is_not_kept() -> None:
    table = Table().own(0, "expertise:egypt:3")
    table.bury("relic:egypt:2/1", "rubble:egypt/1", "rubble:egypt/2")
    table.do("dig:egypt", "permit:region", "weeks:9", "draw:rubble:egypt/1")
    assert (table.on_site("egypt"), table.public.doing.rubble) == (2, ("rubble:egypt/1",))
    assert table.refused("draw:rubble:egypt/1") == ("card_not_there", "THE-016")
    table.do("draw:rubble:egypt/2")
    assert (table.state.phase, table.public.players[0].relics) == (TURN, {})


@pytest.mark.clause("THE-057")
def test_after_the_last_draw_rubble_goes_back_into_that_deck() -> None:
    table = Table(3).own(0, "expertise:egypt:3").bury("relic:egypt:2/1", "rubble:egypt/1")
    table.do("dig:egypt", "permit:region", "weeks:9", "draw:rubble:egypt/1", "draw:relic:egypt:2/1")
    assert table.on_site("egypt") == 1
    known = [table.private(seat).sites[2].known for seat in range(3)]
    assert known == [("rubble:egypt/1",)] * 3


@pytest.mark.clause("THE-058")
def test_no_view_shows_how_many_cards_lie_on_a_site() -> None:
    few, many = Table().lay("egypt", 3), Table().lay("egypt", 4)
    many.put("backs", REGION["crete"], many.state.backs[REGION["crete"]] + 1)
    assert few.public == many.public
    assert few.public.empty_sites == ("mesopotamia", "crete", "greece")


@pytest.mark.clause("THE-059")
def test_a_dig_on_an_empty_site_is_illegal() -> None:
    assert expert(cards=0).refused("dig:egypt") == ("nothing_buried", "THE-059")


@pytest.mark.clause("THE-059", "THE-R04")
def test_a_dig_that_draws_no_card_is_illegal() -> None:
    table = expert(books=4).do("dig:egypt", "permit:region")
    assert table.words() == [f"weeks:{weeks}" for weeks in range(4, 13)]
    assert table.refused("weeks:3") == ("dig_brings_nothing", "THE-R04")


@pytest.mark.clause("THE-059", "THE-R04")
def test_a_dig_is_offered_only_if_it_can_be_ended() -> None:
    def no_cards_for_three(data: dict[str, dict[str, list[int]]]) -> None:
        for name in "123":
            data["dig_table"][name] = [0] * 12

    cards = other_cards(no_cards_for_three)
    table = Table(2, cards).own(0, "expertise:egypt:3").lay("egypt", 5)
    assert table.refused("dig:egypt") == ("dig_brings_nothing", "THE-R04")
    table.own(0, "action:assistant").do("dig:egypt", "permit:region")
    assert table.words() == ["assistants:1"]
    assert table.refused("assistants:0") == ("dig_brings_nothing", "THE-R04")


@pytest.mark.clause("THE-R04")
def test_a_table_may_allow_a_dig_without_a_card() -> None:
    table = expert(books=1, zero_digs=True).weeks(0, 90).do("dig:egypt", "permit:region")
    assert len(table.words()) == 12
    table.do("weeks:1")
    assert (table.state.phase, table.state.weeks[0], table.on_site("egypt")) == (TURN, 1, 12)
    empty = expert(books=1, cards=0, zero_digs=True)
    assert empty.refused("dig:egypt") == ("nothing_buried", "THE-059")


@pytest.mark.clause("THE-059", "THE-T10")
def test_a_short_deck_is_drawn_out() -> None:
    table = Table().own(0, "expertise:egypt:3", "expertise:egypt:1")
    table.bury("relic:egypt:1/1", "relic:egypt:5/1", "rubble:egypt/1")
    table.do("dig:egypt", "permit:region", "weeks:11").settle()
    assert table.public.players[0].relics == {"relic:egypt:1": 1, "relic:egypt:5": 1}
    assert (table.on_site("egypt"), table.state.phase) == (1, TURN)


@pytest.mark.clause("THE-059")
def test_knowledge_above_twelve_counts_as_twelve() -> None:
    table = expert(books=6).own(0, "expertise:egypt:2", *["general_knowledge:2"] * 4)
    assert knowledge(table) == 12


@pytest.mark.clause("THE-R05")
def test_any_number_of_assistants_may_join_even_one_that_gains_nothing() -> None:
    table = expert(books=6).own(0, *["general_knowledge:2"] * 3, *["action:assistant"] * 4)
    table.do("dig:egypt", "permit:region")
    assert table.words() == [f"assistants:{count}" for count in range(5)]
    table.do("assistants:4", "weeks:1")
    assert (table.public.doing.knowledge, table.state.weeks[0]) == (12, 5)


@pytest.mark.clause("THE-R05")
def test_a_table_may_allow_one_assistant_at_most() -> None:
    table = expert(one_assistant=True).own(0, *["action:assistant"] * 3)
    table.do("dig:egypt", "permit:region")
    assert table.words() == ["assistants:0", "assistants:1"]
    assert table.refused("assistants:2") == ("one_assistant_at_most", "THE-R05")
    assert table.refused(SendAssistants(4)) == ("too_few_assistants", "THE-089")


@pytest.mark.clause("THE-090")
def test_assistants_are_asked_for_only_if_there_are_some() -> None:
    assert expert().do("dig:egypt", "permit:region").state.phase == WEEKS
    table = expert().own(0, "action:assistant").do("dig:egypt", "permit:region")
    assert table.state.phase == ASSISTANTS


@pytest.mark.clause("THE-002")
def test_there_is_no_fifth_region_to_dig_in() -> None:
    assert Table().refused(Dig("atlantis")) == ("unknown_region", "THE-002")


@pytest.mark.clause("THE-052", "THE-053")
def test_the_view_says_what_a_dig_would_draw_in_so_many_weeks() -> None:
    table = expert(books=4).do("dig:egypt", "permit:region")
    draws = table.public.doing.draws
    drawn = [table.copied().do(f"weeks:{n + 1}").state.left for n in range(12) if draws[n]]
    assert [cards for cards in draws if cards] == drawn


@pytest.mark.clause("THE-052")
def test_more_than_twelve_knowledge_draws_as_twelve_does() -> None:
    table = expert(books=6).own(0, *["general_knowledge:2"] * 3)
    doing = table.do("dig:egypt", "permit:region").public.doing
    assert doing.knowledge == 12
    assert doing.draws == tuple(table.box.cards.dig_table["12"])


@pytest.mark.clause("THE-090")
@pytest.mark.parametrize(("lifts", "known"), [(False, [4, 5, 6]), (True, [4, 6, 8])])
def test_a_team_says_what_it_adds_by_the_ruling_of_the_table(lifts: bool, known: list[int]) -> None:
    table = expert(books=2, assistant_lifts_cap=lifts).own(0, *["general_knowledge:2"] * 3)
    table.own(0, *["action:assistant"] * 2).do("dig:egypt", "permit:region")
    assert [team.knowledge for team in table.private(0).teams] == known
    for team in table.private(0).teams:
        sent = table.copied().do(f"assistants:{team.assistants}").public.doing
        assert (sent.knowledge, sent.draws) == (team.knowledge, team.draws)


@pytest.mark.clause("THE-090")
def test_the_others_do_not_see_how_many_assistants_could_be_sent() -> None:
    table = expert(books=2).own(0, "action:assistant").do("dig:egypt", "permit:region")
    assert (len(table.private(0).teams), table.private(1).teams) == (2, ())


@pytest.mark.clause("THE-056", "THE-057")
def test_everybody_is_told_of_all_the_rubble_that_goes_back() -> None:
    rubble = tuple(f"rubble:egypt/{number}" for number in range(1, 7))
    table = expert(books=6, cards=0).bury(*rubble)
    table.do("dig:egypt", "permit:region", "weeks:12", *[f"draw:{card}" for card in rubble])
    assert RubbleReturned("egypt", rubble) in table.events()


def _nothing_for_one_point(data: dict[str, dict[str, list[int]]]) -> None:
    data["dig_table"]["1"] = [0] * 12


@pytest.mark.clause("THE-044", "THE-059")
def test_only_ones_own_expertise_in_the_region_makes_a_dig_worth_while() -> None:
    table = Table(2, other_cards(_nothing_for_one_point)).lay("egypt", 5)
    table.own(0, "expertise:egypt:3").own(1, "expertise:egypt:1", "expertise:greece:3")
    table.state.player = table.state.actor = 1
    assert "dig:egypt" not in table.words()


@pytest.mark.clause("THE-R04")
def test_a_table_that_allows_a_dig_without_a_card_allows_it_to_everybody() -> None:
    table = Table(2, other_cards(_nothing_for_one_point), zero_digs=True).lay("egypt", 5)
    assert "dig:egypt" in table.own(0, "expertise:egypt:1").words()


@pytest.mark.clause("THE-051")
def test_the_weeks_of_a_dig_are_seen_while_cards_are_drawn() -> None:
    table = expert(books=4).do("dig:egypt", "permit:region", "weeks:11")
    assert (table.state.phase, table.public.doing.weeks) == (DRAW, 11)
