"""A game as one readable text file: lossless, and refused with its line when damaged."""

from __future__ import annotations

import json

import msgspec
import pytest

from digsite.core.dice import Dice
from digsite.core.errors import BadRecord
from digsite.games import load
from digsite.play import Seated, Table, parse_record, record_text, replay
from digsite.play.record_json import action_type, record_json
from digsite.testing.walks import played

NAMES = [Seated("Anna"), Seated("Béa"), Seated("carter", "bot"), Seated("D. 4", "bot")]


def seated(seats: int) -> list[Seated]:
    return (NAMES + NAMES)[:seats]


def a_record(title: str = "scarab", seats: int = 2, seed: int = 1, entries: int = 1 << 30) -> str:
    return record_text(played(load(title), seats, seed, entries), seated(seats))


def test_write_parse_replay_write_gives_the_same_bytes(title: str, seats: int) -> None:
    for seed in range(8):
        text = a_record(title, seats, seed)
        record = parse_record(text)
        assert record_text(replay(record), record.seats, record.seal) == text


def test_an_unfinished_game_round_trips_too(title: str, seats: int) -> None:
    for entries in (0, 1, 7, 23, 60):
        text = a_record(title, seats, 3, entries)
        record = parse_record(text)
        assert record_text(replay(record), record.seats, record.seal) == text


def test_switched_options_are_written_and_read(title: str) -> None:
    game = load(title)
    switched = {option.name: not option.default for option in game.options}
    table = Table(game, 2, switched)
    record = parse_record(record_text(table, seated(2)))
    assert record.options == switched


def test_a_card_set_of_ones_own_travels_in_the_record(title: str, tmp_path: object) -> None:
    game = load(title)
    path = f"{tmp_path}/cards.json"
    data = {**game.cards().data, "name": "my-own-box"}
    with open(path, "w") as file:
        json.dump(data, file, indent=4)
    cards = game.cards(path)
    text = record_text(Table(game, 2, cards=cards), seated(2))
    record = parse_record(text)
    assert record.cards.digest == cards.digest
    assert record_text(replay(record), record.seats) == text


def test_lines_are_short_enough_to_read(title: str, seats: int) -> None:
    moves = a_record(title, seats).split("\n\n", 1)[1]
    assert all(len(line) <= 96 for line in moves.split("\n"))


def test_json_holds_the_same_game(title: str, seats: int) -> None:
    game = load(title)
    table = played(game, seats, 2)
    data = json.loads(json.dumps(record_json(table, tuple(seated(seats)))))
    assert list(data) == [
        "game", "rules", "cards", "options", "seats", "entries", "scores", "winners",
    ]  # fmt: skip
    again = Table(game, seats)
    for entry in data["entries"]:
        seat = -1 if entry["seat"] == "chance" else entry["seat"]
        again.submit(seat, msgspec.convert(entry["action"], action_type(game.actions)))
    assert game.scores(again.state) == data["scores"]
    assert game.winners(again.state) == data["winners"]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("Digsite record 1", "Digsite record 9", 1, "another version"),
        ("Game: scarab", "Game: chess", 2, "no game is called 'chess'"),
        ("Rules: 1", "Rules: one", 3, "not a whole number"),
        ("Rules: 1", "Rules: 7", 3, "of rules 7"),
        ("scarab-toy-1 sha256:", "scarab-toy-1 sha256:0", 4, "the cards are"),
        ("Options: none", "Options: turbo=yes", 5, "no option 'turbo'"),
        ("Options: none", "Options: turbo", 5, "not an option"),
        ("Seat 1: Anna (human)", "Seat 1: Anna (cat)", 6, "a seat is a name"),
        ("Seat 1: Anna", "Seat 1: An\x1b[31mna", 6, "invisible character U+001B"),
        ("Seat 1: Anna", "Seat 1: An\u202ena", 6, "invisible character U+202E"),
        ("Seat 2: Béa", "Seat 5: Béa", 2, "2 to 3 seats"),
        ("Start: 1", "Start: 2", 8, "starts"),
        ("Start: 1", "Start: 3", 8, "no seat 3"),
        ("Seal: none", "Seal none", 11, "is no header"),
        ("Seal: none", "Seal: none\nSeal: none", 12, "stands twice"),
        ("Seal: none", "Seal: none\nMood: good", 12, "no header"),
        ("Seal: none\n", "", 0, "'Seal' is missing"),
        ("\n* deal", "\n* dael", 13, "is not a move"),
        ("\n* deal", "\n1 deal", 13, "SCA-002"),
        ("\n* deal", "\n*  deal", 13, "single blanks"),
        ("\n* deal", "\n8 deal", 13, "no seat 8"),
        ("\n* deal:", "\n* deal:9 deal:", 13, "SCA-001"),
    ],
)  # fmt: skip
def test_a_damaged_record_is_refused_with_its_line(
    old: str, new: str, line: int, reason: str
) -> None:
    text = a_record()
    assert old in text
    with pytest.raises(BadRecord) as caught:
        replay(parse_record(text.replace(old, new, 1), "game.txt"))
    assert reason in str(caught.value)
    assert caught.value.line == line


def test_a_wrong_result_is_refused_with_the_right_one() -> None:
    text = a_record()
    line = next(row for row in text.split("\n") if row.startswith("Scores"))
    with pytest.raises(BadRecord, match="the scores are"):
        replay(parse_record(text.replace(line, "Scores: 88 77")))


def test_a_finished_record_cut_short_is_refused() -> None:
    text = a_record()
    with pytest.raises(BadRecord, match="not over"):
        replay(parse_record(text.rsplit("\n", 2)[0] + "\n"))


def test_a_record_cannot_be_longer_than_its_result(title: str, seats: int) -> None:
    text = a_record(title, seats)
    with pytest.raises(BadRecord):
        replay(parse_record(text + text.rstrip().rsplit("\n", 1)[1] + "\n"))


def test_random_damage_gives_a_refusal_and_never_another_error(title: str, seats: int) -> None:
    dice = Dice(9)
    text = a_record(title, seats, 4)
    signs = " \n:*#=,^|\t\x00é0123456789abcdefgv-~"
    sound = 0
    for _ in range(150):
        at, kind = dice.below(len(text)), dice.below(4)
        sign = signs[dice.below(len(signs))]
        end = at + 1 + dice.below(12)
        damaged = [
            text[:at] + sign + text[at + 1 :],
            text[:at] + sign + text[at:],
            text[:at] + text[end:],
            text[:end] + text[at:],
        ][kind]
        try:
            replay(parse_record(damaged))
            sound += 1
        except BadRecord:
            continue
    assert sound < 75
