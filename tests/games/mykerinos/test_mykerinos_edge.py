"""The edge of the rules: notation, numbers, snapshots, chance, views, events, secrets."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest
from games.mykerinos.mykerinos_table import (
    give,
    heard,
    laid_out,
    on_scale,
    patient,
    play,
    survey,
    table,
)

from digsite.core.dice import Dice
from digsite.core.errors import BadNotation, BadSnapshot, IllegalDecision
from digsite.core.game import watchers
from digsite.core.playout import play_games
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.actions import ACTIONS, LayCard, Place
from digsite.games.mykerinos.constants import DRAW_CARD, DRAW_WING, REWARD
from digsite.games.mykerinos.events import (
    CardDiscarded,
    CardTaken,
    CubePlaced,
    CubesReturned,
    CubesTaken,
    LastActed,
    PatronAsked,
    SeasonBegan,
    SeasonEnded,
)
from digsite.games.mykerinos.notation import WORDS
from digsite.games.mykerinos.rules import MykerinosState
from digsite.testing.walks import walk

_ONE = {"cubes": 1}
_THIRD = {"area": 1, "rank": 3}


def test_every_action_has_a_word_that_reads_back() -> None:
    every = [*WORDS.values(), LayCard("VIO-3", False), LayCard("VIO-3", True)]
    assert {type(action) for action in every} == set(ACTIONS)
    for action in every:
        word = GAME.notation(action)
        assert GAME.parse(word) == action
        assert not any(sign.isspace() for sign in word)


@pytest.mark.parametrize(
    ("word", "json"),
    [
        ("c4", '{"type":"place","cell":[2,3]}'),
        ("lay:VIO-3^", '{"type":"lay_card","card":"VIO-3","turned":false}'),
        ("lay:VIO-3v", '{"type":"lay_card","card":"VIO-3","turned":true}'),
        ("excavate:lemon", '{"type":"excavate","patron":"lemon"}'),
        ("book:2:violet|lemon", '{"type":"book","room":"2:violet|lemon"}'),
        ("take:left", '{"type":"take","side":"left"}'),
        ("neutral:none", '{"type":"play_neutral","move":"none"}'),
    ],
)
def test_notation_and_json_stand_for_each_other(word: str, json: str) -> None:
    action = GAME.parse(word)
    assert msgspec.json.encode(action).decode() == json
    assert msgspec.json.decode(json, type=type(action)) == action


@pytest.mark.parametrize(
    "word", ["", "c0", "i4", "c10", "lay:VIO-3", "lay:^", "book:4:violet", "C4"]
)
def test_a_word_that_means_nothing_is_not_read(word: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(word)


@pytest.mark.parametrize(
    "json", ['{"cell":[8,0]}', '{"cell":[0,9]}', '{"cell":[1]}', '{"room":"x"}']
)
def test_an_action_out_of_its_bounds_is_not_an_action(json: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.replace("{", '{"type":"place",'), type=Place)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_actions_and_snapshots_agree_all_game_long(seats: int) -> None:
    state, dice = GAME.new(seats), Dice(11)
    while not state.over():
        for number, action in zip(state.legal(), GAME.legal(state), strict=True):
            assert GAME.number(state, action) == number
        packed = GAME.pack(state)
        assert GAME.pack(GAME.unpack(packed)) == packed
        state.apply(state.draw(dice))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_goes_on_alike_from_each_of_its_snapshots(seats: int) -> None:
    state, dice = laid_out(seats), Dice(5)
    twin = state
    while not state.over():
        twin = GAME.unpack(GAME.pack(twin))
        decision = patient(state, dice)
        assert twin.legal() == state.legal()
        state.apply(decision)
        twin.apply(decision)
    assert GAME.pack(twin) == GAME.pack(state)


def test_a_damaged_snapshot_is_refused() -> None:
    with pytest.raises(BadSnapshot):
        GAME.unpack(GAME.pack(table(3))[:-3])


def test_a_copy_goes_its_own_way() -> None:
    state = table(3)
    play(state.copy(), "excavate", "a1")
    assert GAME.pack(state) == GAME.pack(table(3))


def test_a_copy_does_not_listen() -> None:
    state = table(3)
    state.listen()
    copy = play(state.copy(), "excavate", "a1")
    assert (state.heard(), copy.heard()) == ([], [])


def test_a_bare_number_that_was_not_offered_is_refused() -> None:
    with pytest.raises(IllegalDecision):
        table(3).apply(9)


def test_the_same_seed_gives_the_same_games_compiled_or_not() -> None:
    start = GAME.new(3)
    results = play_games(start, start.copy(), 1, 0, 40)
    assert (sum(results.decisions), sum(results.points)) == (1937, 485)


# -- chance and secrets -----------------------------------------------------


def test_draws_come_as_often_as_their_weights_say() -> None:
    state = play(GAME.new(3), "first:1")
    dice = Dice(3)
    drawn = Counter(state.draw(dice) for _ in range(5000))
    assert set(drawn) == set(state.legal())
    assert all(abs(count - 1000) < 150 for count in drawn.values())


@pytest.mark.clause("MYK-011", "MYK-B15")
def test_cards_and_directions_are_drawn_evenly() -> None:
    state = GAME.new(3)
    while state.phase != DRAW_CARD:
        state.apply(state.legal()[0])
    dice = Dice(3)
    drawn = Counter(state.draw(dice) for _ in range(14400))
    assert set(drawn) == set(range(72))
    assert all(abs(count - 200) < 75 for count in drawn.values())


def test_nothing_is_hidden_so_veiling_and_imagining_change_nothing() -> None:
    state, dice = laid_out(2), Dice(1)
    while not state.over():
        for seat in watchers(2):
            veiled = GAME.veil(state, seat)
            assert GAME.pack(veiled) == GAME.pack(state)
            assert GAME.pack(GAME.imagine(veiled, dice)) == GAME.pack(state)
        state.apply(state.draw(dice))


def test_worlds_imagined_deal_the_next_card_as_an_exact_count_says() -> None:
    state = play(table(3, season=3), "pass", "pass", "pass")  # twelve cards are left
    dice = Dice(9)
    veiled = GAME.veil(state, 0)
    seen: Counter[int] = Counter()
    for _ in range(2400):
        world = GAME.imagine(veiled, dice)
        seen[world.draw(dice) // 2] += 1
    assert set(seen) == set(range(24, 36))
    assert all(abs(count - 200) < 60 for count in seen.values())


# -- views, prompts, events -------------------------------------------------


def test_the_public_view_shows_the_table() -> None:
    state = give(table(2, "0.^2....", neutral=(4, 3)), 1, "lemon")
    view = msgspec.json.decode(msgspec.json.encode(GAME.public(state)))
    assert view["cubes"] == [
        {"cell": [0, 0], "area": 1, "seat": 0},
        {"cell": [3, 0], "area": 1, "seat": None},
    ]
    assert view["players"][1]["patrons"][1] == {
        "patron": "lemon",
        "cards": 1,
        "ready": 1,
        "each": 1,
    }
    assert (view["neutral"]["space"], view["players"][0]["neutral"]) == (2, 4)
    assert len(view["to_come"]) + len(view["out_of_game"]) + 8 + 1 == 36


def test_the_public_view_shows_an_action_under_way() -> None:
    state = play(give(table(3, "0"), 0, "tangerine"), "extend:tangerine", "b1")
    half_made = GAME.public(state).half_made
    assert half_made is not None
    assert (half_made.patron, half_made.left, half_made.last) == ("tangerine", 2, (1, 0))


@pytest.mark.parametrize(
    "words", [("excavate:lemon", "b1"), ("extend", "a2", "a3"), ("museum:brown", "book:3:lemon")]
)
def test_an_action_that_is_over_leaves_nothing_half_made(words: tuple[str, ...]) -> None:
    state = play(give(table(3, "0^"), 0, "lemon", "brown"), *words)
    assert GAME.public(state).half_made is None
    assert (state.left, state.last) == (0, -1)


def test_the_region_of_a_season_is_gone_when_it_is_over() -> None:
    state = play(survey("0^^....."), "take:left")
    assert (state.empty, state.pyramids, state.own, state.area) == (0, 0, [0, 0, 0, 0], 0)
    assert GAME.public(state).region == ()


def test_the_public_view_shows_the_ranks_under_survey() -> None:
    view = GAME.public(survey("0012....", seats=2)).survey
    assert view is not None
    assert [(rank.seat, rank.cubes) for rank in view.ranks] == [(0, 2), (None, 1), (1, 1)]


def test_nobody_knows_more_than_the_others() -> None:
    assert msgspec.to_builtins(GAME.private(table(3), 1)) == {}


@pytest.mark.parametrize(
    ("state", "key", "params"),
    [
        (GAME.new(3), "draw_first", {}),
        (play(GAME.new(3), "first:1", "wing:lemon"), "draw_wing", {"wing": 2}),
        (table(3), "choose_action", {"season": 2}),
        (play(table(2), "pass"), "choose_last_action", {"season": 2}),
        (play(table(3, "0"), "extend"), "place_cube", {"cubes": 2}),
        (play(give(table(3, "^"), 0, "lemon"), "excavate:lemon"), "place_on_pyramid", {"cubes": 1}),
        (play(give(table(3), 0, "brown"), "museum:brown"), "choose_room", {}),
        (play(table(2, neutral=(3, 1)), "excavate", "a1"), "choose_neutral", {"cubes": 3}),
        (survey("0......."), "choose_reward", {"area": 1, "rank": 1}),
        (
            play(table(2, neutral=(3, 1)), "excavate", "a1", "neutral:excavate"),
            "place_neutral",
            _ONE,
        ),
        (play(survey("0012"), "take:left", "book:3:lemon"), "choose_leftover", _THIRD),
        (survey("22.....", seats=2, season=4), "game_over", {}),
        (survey("220....", seats=2), "choose_neutral_card", {"area": 1}),
    ],
)
def test_the_prompt_names_the_question_and_the_actor(
    state: MykerinosState, key: str, params: dict[str, str | int]
) -> None:
    prompt = GAME.prompt(state, 0)
    assert (prompt.key, prompt.actor, prompt.params) == (key, state.actor, params)
    assert prompt.key in GAME.prompts


def test_an_action_is_told_cube_by_cube() -> None:
    state = give(table(3, "0^"), 0, "lemon")
    assert heard(state, "extend:lemon", "b1", "c1") == [
        PatronAsked(0, "lemon", "extend"),
        CubePlaced(0, False, (1, 0), True, "extend"),
        CubePlaced(0, False, (2, 0), False, "extend"),
    ]


def test_the_end_of_a_season_is_told() -> None:
    state = survey("0.......", cards=("LEM-7", "BLA-1"))
    told = heard(state, "take:left")
    assert told[:3] == [
        CardTaken(0, 1, "left", "LEM-7", "lemon", 3),
        CardDiscarded(1, "right", "BLA-1"),
        CubesReturned(0, 1, 1),
    ]
    assert SeasonEnded(2, 2) in told
    assert told[-4:] == [
        SeasonBegan(3, 2),
        CubesTaken(2, False, 11),
        CubesTaken(0, False, 11),
        CubesTaken(1, False, 11),
    ]


def test_the_last_players_disk_is_told() -> None:
    state = play(table(2, "0"), "pass")
    assert LastActed(1, 3) in heard(state, "excavate", "h6")


def test_effects_of_cards_are_named() -> None:
    assert GAME.effect(PatronAsked(0, "violet", "extend")) == "violet_extend"
    assert GAME.effect(CardTaken(0, 1, "left", "FREE-1", None, 5)) == "prestige_5"
    assert GAME.effect(CardTaken(0, 1, "left", "VIO-1", "violet", 0)) is None


def test_all_effects_and_events_come_up_in_random_play() -> None:
    told, effects = set(), set()
    for seed in range(24):
        state, dice = GAME.new(2 + seed % 3, {"keep_neutral_cubes": seed % 2 == 0}), Dice(seed)
        state.listen()
        while not state.over():
            state.apply(patient(state, dice))
            for event in GAME.happened(state, state.heard(), 0):
                told.add(type(event))
                effects.add(GAME.effect(event))
    assert told == set(GAME.events)
    assert effects == {*GAME.effects, None}


def test_points_by_source_add_up_to_the_score() -> None:
    state, dice = laid_out(4), Dice(2)
    while not state.over():
        assert [sum(part.values()) for part in GAME.breakdown(state)] == GAME.scores(state)
        state.apply(state.draw(dice))


def test_a_turn_begins_with_each_player_and_each_question_of_the_survey() -> None:
    state = table(2, neutral=(4, 4))
    play(state, "excavate", "a1", "neutral:excavate", "b1")
    assert state.turn == 2
    play(state, "pass")
    assert state.turn == 3
    play(state, "pass")
    assert (state.turn, state.actor) == (4, 1)  # for the neutral colour, ranked first


def test_the_card_for_the_neutral_colour_belongs_to_the_turn_of_the_first_rank() -> None:
    state = survey("0022....", seats=2)
    turn = state.turn
    assert play(state, "take:left").turn == turn


def test_each_area_begins_a_turn_even_for_the_same_player() -> None:
    state = survey("0...0...")
    turn = state.turn
    assert (play(state, "take:left").turn, state.actor) == (turn + 1, 0)


def test_the_example_of_the_record_can_be_played() -> None:
    page = Path(__file__).parents[3] / "docs" / "record-mykerinos.md"
    state = play(GAME.new(2), *page.read_text().split("```")[1].split())
    assert (state.phase, state.actor) == (REWARD, 1)


def test_wings_are_marked_in_order() -> None:
    state = play(GAME.new(3), "first:2", "wing:brown", "wing:violet")
    assert (state.phase, state.wings) == (DRAW_WING, [2, 0, -1, -1, -1])


@pytest.mark.clause("MYK-063")
def test_who_has_not_passed_ranks_behind_those_who_have() -> None:
    state = table(3, "012.....")
    on_scale(state, 2)
    assert [rank.seat for rank in GAME.public(state).areas[0].ranks] == [2, 0, 1]


@pytest.mark.clause("MYK-061", "MYK-062", "MYK-063")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ranks_shown_of_an_area_are_those_of_its_survey(seats: int) -> None:
    surveyed = 0
    for state, _ in walk(GAME, seats, 3):
        view = GAME.public(state)
        if view.survey is not None and view.survey.rank == 1:
            surveyed += 1
            assert view.areas[view.survey.area - 1].ranks == view.survey.ranks
    assert surveyed


def test_a_room_says_whose_wings_it_is_in() -> None:
    for room in GAME.public(table(3)).museum:
        assert room.room == f"{room.value}:{'|'.join(room.patrons)}"


def test_a_cube_and_a_card_say_in_which_area_they_lie() -> None:
    view = GAME.public(table(3, "0...1... ........ ........ 2......."))
    assert [cube.area for cube in view.cubes] == [1, 2, 3]
    assert [(card.area, card.side) for card in view.region[:3]] == [
        (1, "left"),
        (1, "right"),
        (2, "left"),
    ]
