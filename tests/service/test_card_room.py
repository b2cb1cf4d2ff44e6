"""Card files of one's own fill neither the disk nor anybody else's room."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.offices import ME, on_sqlite, people
from support.titles import some_box

from digsite.core.cards import card_file
from digsite.core.game import Game
from digsite.games import load
from digsite.play import Seated, record_text
from digsite.play.table import Table
from digsite.service.errors import TooMany
from digsite.service.messages import Person, Seating, Wanted
from digsite.service.office import Office

TWO = (ME, Seating("hotseat"))


def own_cards(name: str) -> dict[str, Any]:
    return {**load(some_box()).cards().data, "name": name, "sourced": "x" * 10_000}


async def sit_down(office: Office, person: Person, name: str) -> None:
    await office.tables.create(person, Wanted(game=some_box(), seats=TWO, cards=own_cards(name)))


async def test_a_person_has_so_much_room_and_others_have_theirs(office: Office) -> None:
    anna, berta = await people(office, "Anna", "Berta")
    office.card_room.person = 50_000
    await sit_down(office, anna, "one")
    await sit_down(office, anna, "two")
    with pytest.raises(TooMany) as refused:
        await sit_down(office, anna, "three")
    assert refused.value.reason == "cards_of_person"
    assert "50 kB" in str(refused.value)
    await sit_down(office, berta, "three")
    await office.tables.create(
        anna, Wanted(game=some_box(), seats=TWO)
    )  # with the cards of the box


async def test_everybody_together_has_so_much_room(office: Office) -> None:
    anna, berta, carla = await people(office, "Anna", "Berta", "Carla")
    office.card_room.everybody = 50_000
    await sit_down(office, anna, "one")
    await sit_down(office, berta, "two")
    with pytest.raises(TooMany) as refused:
        await sit_down(office, carla, "three")
    assert refused.value.reason == "cards_of_everybody"


@on_sqlite
async def test_a_record_with_its_own_cards_takes_room_too(office: Office) -> None:
    (anna,) = await people(office, "Anna")
    office.card_room.person = 30_000
    await office.archive.import_record(anna, _record("one"))
    with pytest.raises(TooMany):
        await office.archive.import_record(anna, _record("two"))


def _record(name: str) -> str:

    game: Game[Any] = load(some_box())

    table = Table(game, 2, None, card_file(json.dumps(own_cards(name)), "cards"))
    return record_text(table, [Seated("Anna"), Seated("Berta")])
