"""Action cards: THE-040 to THE-042, THE-081 to THE-090."""

import pytest
from games.thebes.thebes_table import REGION, Table, cards_of, other_cards

from digsite.games.thebes import GAME
from digsite.games.thebes.cards import ActionCard, card_set
from digsite.games.thebes.constants import DRAW, LOOK, RAID, SITE, TURN, Region
from digsite.games.thebes.events import NothingRaided, RelicFound, SiteSeen

CARDS = card_set(GAME.cards())
SLOW_TO_PLAY = other_cards(  # in the shipped cards these weeks are those of taking the card
    lambda data: [
        card.update(playWeeks=card["takeWeeks"] + 4)
        for action in ("thief", "tomb_raiders", "scientist", "assistant")
        for card in cards_of(data, f"action:{action}")
    ]
)


@pytest.mark.clause("THE-040", "THE-081")
def test_an_action_card_is_played_from_the_hand_in_ones_own_turn() -> None:
    table = Table().own(0, "action:thief:egypt").bury("relic:egypt:3/1")
    assert "play:thief:egypt" in table.words()
    table.do("play:thief:egypt", "draw:relic:egypt:3/1")
    assert table.public.players[0].relics == {"relic:egypt:3": 1}


@pytest.mark.clause("THE-040", "THE-081")
@pytest.mark.parametrize("card", ["thief:egypt", "tomb_raiders:crete", "scientist", "assistant"])
def test_a_card_that_is_not_in_the_hand_cannot_be_played(card: str) -> None:
    table = Table().own(1, f"action:{card}").lay("egypt", 2).lay("crete", 2)
    assert table.refused(f"play:{card}") == ("card_not_in_hand", "THE-040")


@pytest.mark.clause("THE-041", "THE-082")
@pytest.mark.parametrize(
    ("card", "weeks"), [("thief:egypt", 1), ("tomb_raiders:egypt", 2), ("scientist", 1)]
)
def test_playing_a_card_costs_its_weeks_after_its_effect(card: str, weeks: int) -> None:
    table = Table().weeks(10, 90).own(0, f"action:{card}").lay("egypt", 2).do(f"play:{card}")
    assert table.state.weeks[0] == 10
    if table.state.phase == SITE:
        table.do("look:egypt")
    table.settle()
    if table.state.phase == RAID:
        table.do(table.words()[0])
    assert (table.state.phase, table.state.weeks[0]) == (TURN, 10 + weeks)


@pytest.mark.clause("THE-041", "THE-082")
@pytest.mark.parametrize(
    ("card", "weeks"), [("thief:egypt", 5), ("tomb_raiders:egypt", 6), ("scientist", 5)]
)
def test_what_a_card_costs_to_play_is_not_what_it_costs_to_take(card: str, weeks: int) -> None:
    table = Table(cards=SLOW_TO_PLAY).weeks(10, 90).own(0, f"action:{card}")
    table.bury("relic:egypt:3/1").do(f"play:{card}").settle()
    if table.state.phase != TURN:
        table.do(*table.words()[-1:] if table.state.phase == RAID else ("look:egypt",)).settle()
    assert (table.state.phase, table.state.weeks[0]) == (TURN, 10 + weeks)


@pytest.mark.clause("THE-042", "THE-082")
def test_a_played_card_leaves_the_game() -> None:
    table = Table().own(0, "action:scientist").do("play:scientist", "look:egypt")
    assert (table.public.cards_gone, table.private(0).hand) == ({"action:scientist": 1}, {})


@pytest.mark.clause("THE-083")
def test_a_general_excavation_digs_anywhere() -> None:
    table = Table().permits(0).own(0, "expertise:crete:1", "action:general_excavation")
    table.lay("crete", 5).do("dig:crete")
    assert table.words() == ["permit:general_excavation"]


@pytest.mark.clause("THE-083", "THE-T21")
def test_a_general_excavation_leaves_the_game_and_only_the_dig_weeks_are_paid() -> None:
    table = Table().permits(0).own(0, "expertise:crete:3", "action:general_excavation")
    table.lay("crete", 5).do("dig:crete", "permit:general_excavation", "weeks:6").settle()
    assert table.public.cards_gone == {"action:general_excavation": 1}
    assert table.state.weeks[0] == 6


@pytest.mark.clause("THE-083")
def test_a_general_excavation_is_used_within_a_dig() -> None:
    table = Table().own(0, "action:general_excavation")
    assert table.refused("play:general_excavation") == ("excavation_only_digs", "THE-083")


@pytest.mark.clause("THE-084")
@pytest.mark.parametrize("action", ["thief", "tomb_raiders"])
def test_there_is_one_thief_and_one_band_of_tomb_raiders_for_each_region(action: str) -> None:
    cards = [card for card in CARDS.green if isinstance(card, ActionCard)]
    regions = [card.region for card in cards if card.action == action]
    assert sorted(map(str, regions)) == sorted(REGION)


@pytest.mark.clause("THE-084")
def test_a_thief_draws_one_card_of_its_region_at_random() -> None:
    table = Table().own(0, "action:thief:egypt").bury("relic:egypt:1/1", "rubble:egypt/1")
    table.do("play:thief:egypt")
    assert table.words() == ["draw:relic:egypt:1/1", "draw:rubble:egypt/1"]
    assert [table.state.weight(card) for card in table.state.legal()] == [1, 1]


@pytest.mark.clause("THE-085")
def test_a_thief_keeps_a_relic() -> None:
    table = Table().own(0, "action:thief:egypt").bury("relic:egypt:6/1", "rubble:egypt/1")
    table.do("play:thief:egypt", "draw:relic:egypt:6/1")
    assert RelicFound(0, "egypt", "relic:egypt:6/1", 6, "thief") in table.events()
    assert (table.points(0, "relics"), table.on_site("egypt")) == (6, 1)


@pytest.mark.clause("THE-085", "THE-T16")
def test_a_thief_returns_rubble_and_pays_all_the_same() -> None:
    table = Table().own(0, "action:thief:egypt").bury("rubble:egypt/1", "rubble:egypt/2")
    table.do("play:thief:egypt", "draw:rubble:egypt/2")
    assert (table.public.players[0].relics, table.on_site("egypt")) == ({}, 2)
    assert table.public.cards_gone == {"action:thief:egypt": 1}
    assert table.state.weeks[0] == 1


@pytest.mark.clause("THE-086")
def test_tomb_raiders_look_through_the_deck_and_take_any_one_relic() -> None:
    table = Table().own(0, "action:tomb_raiders:crete")
    table.bury("relic:crete:1/1", "relic:crete:5/1", "rubble:crete/1")
    table.do("play:tomb_raiders:crete")
    assert table.words() == ["raid:relic:crete:1/1", "raid:relic:crete:5/1"]
    table.do("raid:relic:crete:5/1")
    assert (table.points(0, "relics"), table.on_site("crete")) == (5, 2)


@pytest.mark.clause("THE-086")
def test_tomb_raiders_take_only_what_lies_on_their_site() -> None:
    table = Table().own(0, "action:tomb_raiders:crete").bury("relic:crete:1/1", "relic:egypt:1/1")
    table.do("play:tomb_raiders:crete")
    assert table.refused("raid:relic:egypt:1/1") == ("not_on_this_site", "THE-086")
    assert table.refused("raid:relic:crete:5/1") == ("not_on_this_site", "THE-086")
    assert table.refused("raid:relic:atlantis:5/1") == ("unknown_card", "THE-003")
    assert table.refused("take:1") == ("raiders_want_a_relic", "THE-086")


@pytest.mark.clause("THE-087", "THE-T17")
def test_tomb_raiders_take_nothing_where_only_rubble_lies() -> None:
    table = Table().own(0, "action:tomb_raiders:crete").bury("rubble:crete/1", "rubble:crete/2")
    table.do("play:tomb_raiders:crete")
    assert (table.state.phase, table.public.players[0].relics) == (TURN, {})
    assert (table.on_site("crete"), table.state.weeks[0]) == (2, 2)
    rubble = ("rubble:crete/1", "rubble:crete/2")
    assert NothingRaided(0, "crete", rubble) in table.events()


@pytest.mark.clause("THE-088")
def test_a_scientist_looks_at_all_cards_of_one_site_of_choice() -> None:
    table = Table().own(0, "action:scientist").bury("relic:greece:2/1", "rubble:greece/1")
    table.do("play:scientist")
    assert table.words() == [f"look:{region}" for region in REGION]
    table.do("look:greece")
    seen = ("relic:greece:2/1", "rubble:greece/1")
    assert table.private(0).sites[3].known == seen
    assert table.private(1).sites[3].known == ()


@pytest.mark.clause("THE-088")
def test_only_the_looker_is_told_what_the_scientist_saw() -> None:
    def told(seat: int) -> tuple[str, ...] | None:
        table = Table().own(0, "action:scientist").bury("relic:greece:2/1")
        table.do("play:scientist", "look:greece")
        return next(event.cards for event in table.events(seat) if isinstance(event, SiteSeen))

    assert [told(seat) for seat in (0, 1, -3)] == [("relic:greece:2/1",), None, None]


@pytest.mark.clause("THE-088")
def test_cards_nobody_has_seen_are_fixed_when_the_scientist_looks() -> None:
    table = Table().own(0, "action:scientist").lay("greece", 2).do("play:scientist", "look:greece")
    assert table.state.phase == LOOK
    assert len(table.words()) == 20
    table.do("see:relic:greece:6/1")
    assert table.refused("see:relic:greece:6/1") == ("card_not_there", "THE-016")
    table.do("see:rubble:greece/6")
    assert table.private(0).sites[3].known == ("relic:greece:6/1", "rubble:greece/6")


@pytest.mark.clause("THE-088")
def test_a_scientist_must_be_sent_to_a_site() -> None:
    table = Table().own(0, "action:scientist").do("play:scientist")
    assert table.refused("take:1") == ("scientist_wants_a_site", "THE-088")
    assert Table().refused("look:egypt") == ("no_scientist_sent", "THE-088")


@pytest.mark.clause("THE-089", "THE-048")
@pytest.mark.parametrize("region", REGION)
def test_an_assistant_adds_one_point_of_knowledge_in_any_region(region: Region) -> None:
    table = Table().own(0, f"expertise:{region}:2", "action:assistant").lay(region, 9)
    table.do(f"dig:{region}", "permit:region", "assistants:1")
    assert table.public.doing.knowledge == 3


@pytest.mark.clause("THE-090")
def test_an_assistant_is_played_within_the_dig_and_its_weeks_are_paid_besides() -> None:
    table = Table().own(0, "expertise:egypt:3", "action:assistant").lay("egypt", 9)
    assert table.refused("play:assistant") == ("assistant_only_digs", "THE-090")
    table.do("dig:egypt", "permit:region", "assistants:1", "weeks:12").settle()
    assert table.state.weeks[0] == 13
    assert table.public.cards_gone == {"action:assistant": 1}


@pytest.mark.clause("THE-082", "THE-090")
def test_every_assistant_costs_the_weeks_of_playing_it() -> None:
    table = Table(cards=SLOW_TO_PLAY).own(0, "expertise:egypt:3", *["action:assistant"] * 2)
    table.lay("egypt", 9).do("dig:egypt", "permit:region", "assistants:2", "weeks:12").settle()
    assert table.state.weeks[0] == 12 + 2 * 5


@pytest.mark.clause("THE-090")
def test_an_assistant_does_not_replace_the_one_point_of_expertise() -> None:
    table = Table().own(0, "general_knowledge:2", "action:assistant").lay("egypt", 9)
    assert table.refused("dig:egypt") == ("no_expertise", "THE-044")


@pytest.mark.clause("THE-090")
@pytest.mark.parametrize(("lifts", "knowledge"), [(False, 3), (True, 4)])
def test_an_assistant_raises_the_cap_only_by_option(lifts: bool, knowledge: int) -> None:
    table = Table(assistant_lifts_cap=lifts)
    table.own(0, "expertise:egypt:1", "general_knowledge:2", "action:assistant").lay("egypt", 9)
    table.do("dig:egypt", "permit:region", "assistants:1")
    assert table.public.doing.knowledge == knowledge


@pytest.mark.clause("THE-090")
def test_an_assistant_counts_for_no_professor() -> None:
    table = Table().own(0, "expertise:egypt:3", "action:assistant").lay("egypt", 9)
    table.do("dig:egypt", "permit:region", "assistants:1", "weeks:12").settle()
    assert table.public.professors["egypt"] is None


@pytest.mark.clause("THE-089")
def test_no_more_assistants_can_be_sent_than_are_in_the_hand() -> None:
    table = Table().own(0, "expertise:egypt:3", "action:assistant").lay("egypt", 9)
    table.do("dig:egypt", "permit:region")
    assert table.words() == ["assistants:0", "assistants:1"]
    assert table.refused("assistants:2") == ("too_few_assistants", "THE-089")
    assert table.refused("take:1") == ("dig_wants_assistants", "THE-090")


@pytest.mark.clause("THE-R01")
def test_tomb_raiders_are_played_before_anything_is_known() -> None:
    rich = Table().own(0, "action:tomb_raiders:egypt").bury("relic:egypt:6/1")
    poor = Table().own(0, "action:tomb_raiders:egypt").bury("rubble:egypt/1")
    assert rich.words() == poor.words()
    assert rich.private(0).sites[2].known == ()
    assert rich.do("play:tomb_raiders:egypt").state.phase == RAID
    assert rich.private(0).sites[2].known == ("relic:egypt:6/1",)


@pytest.mark.clause("THE-R01")
def test_the_raiders_look_before_they_choose() -> None:
    table = Table().own(0, "action:tomb_raiders:egypt").lay("egypt", 2)
    table.do("play:tomb_raiders:egypt")
    assert (table.state.phase, table.state.actor) == (LOOK, -1)
    assert table.refused("raid:relic:egypt:6/1") == ("looking_comes_first", "THE-R01")
    table.do("see:relic:egypt:1/1", "see:rubble:egypt/1")
    assert table.words() == ["raid:relic:egypt:1/1"]
    assert Table().refused("raid:relic:egypt:6/1") == ("no_raiders_sent", "THE-086")


@pytest.mark.clause("THE-R02")
@pytest.mark.parametrize("card", ["thief:egypt", "tomb_raiders:egypt", "scientist"])
def test_cards_may_be_played_for_an_empty_site_and_nothing_happens(card: str) -> None:
    table = Table().own(0, f"action:{card}").do(f"play:{card}")
    if card == "scientist":
        table.do("look:egypt")
    assert (table.state.phase, table.public.players[0].relics) == (TURN, {})
    assert table.state.weeks[0] > 0
    assert table.public.cards_gone == {f"action:{card}": 1}


@pytest.mark.clause("THE-R02")
def test_a_table_may_forbid_cards_for_an_empty_site() -> None:
    table = Table(empty_sites=False).own(0, "action:thief:egypt", "action:scientist")
    assert table.refused("play:thief:egypt") == ("site_is_empty", "THE-R02")
    assert table.refused("play:scientist") == ("sites_are_empty", "THE-R02")
    table.lay("egypt", 1)
    assert table.refused("play:thief:egypt") is None
    table.do("play:scientist")
    assert table.words() == ["look:egypt"]
    assert table.refused("look:crete") == ("site_is_empty", "THE-R02")


@pytest.mark.clause("THE-R03")
def test_tomb_raiders_must_take_a_relic_and_never_take_rubble() -> None:
    table = Table().own(0, "action:tomb_raiders:egypt").bury("relic:egypt:1/1", "rubble:egypt/1")
    table.do("play:tomb_raiders:egypt")
    assert table.refused("leave") == ("raiders_must_take", "THE-R03")
    assert table.refused("raid:rubble:egypt/1") == ("rubble_stays", "THE-R03")


@pytest.mark.clause("THE-R03")
@pytest.mark.parametrize("card", ["relic:egypt:1/1", "rubble:egypt/1"])
def test_a_table_may_let_tomb_raiders_leave_without_a_relic(card: str) -> None:
    table = Table(raiders_decline=True).own(0, "action:tomb_raiders:egypt").bury(card)
    table.do("play:tomb_raiders:egypt")
    assert table.words() == ([f"raid:{card}"] if card.startswith("relic") else []) + ["leave"]
    table.do("leave")
    assert (table.on_site("egypt"), table.state.weeks[0]) == (1, 2)
    assert NothingRaided(0, "egypt", None) in table.events()


@pytest.mark.clause("THE-R06")
def test_who_must_take_and_takes_nothing_shows_that_all_is_rubble() -> None:
    table = Table(3).own(0, "action:tomb_raiders:crete").bury("rubble:crete/1", "rubble:crete/2")
    table.do("play:tomb_raiders:crete")
    rubble = ("rubble:crete/1", "rubble:crete/2")
    assert [table.private(seat).sites[1].known for seat in range(3)] == [rubble] * 3


@pytest.mark.clause("THE-084")
def test_a_thief_is_drawn_for_before_anything_else() -> None:
    table = Table().own(0, "action:thief:egypt").lay("egypt", 2).do("play:thief:egypt")
    assert table.state.phase == DRAW
    assert table.refused("take:1") == ("drawing_comes_first", "THE-054")


@pytest.mark.clause("THE-086", "THE-088")
@pytest.mark.parametrize("card", ["scientist", "tomb_raiders:egypt"])
def test_who_looks_through_a_site_is_told_of_every_card(card: str) -> None:
    cards = ("relic:egypt:1/1", "relic:egypt:6/1", "rubble:egypt/2", "rubble:egypt/6")
    table = Table().own(0, f"action:{card}").bury(*cards).do(f"play:{card}")
    if table.state.phase == SITE:
        table.do("look:egypt")
    seen = [event for event in table.events(0) if isinstance(event, SiteSeen)]
    told = [(event.seat, event.region, event.by, event.cards) for event in seen]
    assert told == [(0, "egypt", card.partition(":")[0], cards)]


@pytest.mark.clause("THE-087", "THE-R03")
def test_tomb_raiders_that_find_nothing_show_all_the_rubble() -> None:
    rubble = tuple(f"rubble:egypt/{number}" for number in range(1, 7))
    table = Table().own(0, "action:tomb_raiders:egypt").bury(*rubble).do("play:tomb_raiders:egypt")
    assert NothingRaided(0, "egypt", rubble) in table.events(1)


@pytest.mark.clause("THE-086", "THE-R01")
def test_who_sent_the_raiders_chooses_after_the_look() -> None:
    table = Table().own(0, "action:tomb_raiders:egypt").lay("egypt", 1)
    table.do("play:tomb_raiders:egypt", "see:relic:egypt:6/1")
    assert (table.state.phase, table.state.actor) == (RAID, 0)
