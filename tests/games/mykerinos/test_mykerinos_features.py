"""What the row says of the areas is what lies there."""

from __future__ import annotations

from digsite.bots.bot import policy_of
from digsite.core.dice import Dice
from digsite.core.game import copy_of
from digsite.core.seats import CHANCE
from digsite.games.mykerinos import GAME
from digsite.games.mykerinos.minds.features import FEATURES
from digsite.games.mykerinos.rules import MykerinosState


def field(state: MykerinosState, seat: int, name: str, away: int) -> list[int]:
    row = FEATURES.row(state, seat)
    for place in FEATURES.places(state.seats):
        if (place.field.name, place.away) == (name, away):
            return list(row[place.start : place.stop])
    raise KeyError(name)


def positions(seats: int) -> list[MykerinosState]:
    state, dice, found = GAME.new(seats), Dice(seats), []
    while not state.over():
        if state.actor == CHANCE:
            state.play(state.draw(dice))
            continue
        state.apply(policy_of(GAME).choose(state, dice))
        found.append(copy_of(state))
    return found[::7]


def cubes_by_area(cells: list[int]) -> list[int]:
    cubes = [cell for cell, lies in enumerate(cells) if lies]
    areas = [2 * (cell // 24) + cell % 8 // 4 for cell in cubes]
    return [areas.count(area) for area in range(6)]


def test_cubes_and_leads_by_area_follow_from_the_cubes_in_the_region() -> None:
    for seats in (2, 3, 4):
        for state in positions(seats):
            held = [cubes_by_area(field(state, 0, "cubes", away)) for away in range(seats)]
            colours = list(held)
            if seats == 2:
                colours.append(cubes_by_area(field(state, 0, "neutral_cubes", -1)))
                assert field(state, 0, "neutral_there", -1) == colours[2]
            for away in range(seats):
                assert field(state, 0, "there", away) == held[away]
                others = [own for number, own in enumerate(colours) if number != away]
                leads = [
                    12 + min(held[away][area] - other[area] for other in others)
                    for area in range(6)
                ]
                told = field(state, 0, "ahead", away)
                known = 6 if told[4] or told[5] else 4  # the last season has six areas
                assert told[:known] == leads[:known]


def test_hopes_are_where_one_has_cubes_and_no_more_than_the_first_prize() -> None:
    seen = 0
    for state in positions(2):
        there = field(state, 0, "there", 0)
        prizes, hopes = field(state, 0, "prize", 0), field(state, 0, "hope", 0)
        for held, prize, hope in zip(there, prizes, hopes, strict=True):
            assert hope <= prize
            assert held or not hope
            seen += hope > 0
    assert seen
