"""T13: whoever changes a draw afterwards is found out. The second verifier: tests/browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from support.campaign import dice, much, seed_of_today, tell
from support.titles import boxes

from digsite.core.errors import BadRecord, DigsiteError
from digsite.core.seats import CHANCE
from digsite.games import load
from digsite.play import Seated, Table, parse_record, record_text
from digsite.service import seal as sealing
from digsite.service.seal import Seal, verify

TAMPERINGS = much(150, 10_000)
TITLES = boxes()

Tamper = Callable[[str, random.Random], str]


@pytest.mark.parametrize("game_key", TITLES)
def test_every_tampering_is_found(game_key: str) -> None:
    seed = seed_of_today()
    choose, tried, missed = dice(seed, game_key), 0, list[str]()
    while tried < TAMPERINGS // len(TITLES):
        text = sealed_game(game_key, tried % 4)
        how = choose.choice(WAYS)
        changed = how(text, choose)
        if changed == text:
            continue
        tried += 1
        if not found_out(changed):
            missed.append(f"{how.__name__} {tried}")
    tell(f"T13 {game_key}", seed, tamperings=tried, missed=len(missed))
    assert missed == []


@pytest.mark.parametrize("game_key", TITLES)
def test_what_was_not_tampered_with_stands(game_key: str) -> None:
    for number in range(4):
        verify(parse_record(sealed_game(game_key, number)))


def test_a_planted_verifier_that_looks_at_no_draw_misses_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sealing, "_check_draws", lambda *_: None)
    text, choose = sealed_game(TITLES[0], 0), dice(1)
    changed = [another_secret_that_fits_its_commitment(text, choose) for _ in range(3)]
    assert not all(found_out(one) for one in changed)


@cache
def sealed_game(game_key: str, number: int) -> str:
    """A whole game between seats that choose at random, as the record of a sealed match."""
    choose, game, seats = dice(number, game_key), load(game_key), 2 + number % 2
    table = Table(game, seats)
    secret = choose.randbytes(32)
    seal = Seal(
        "match", game_key, game.rules, table.cards.digest, dict(table.options), seats, secret
    )
    draws = 0
    while not table.over:
        if table.state.actor == CHANCE:
            table.choose(seal.draw(table.state, draws))
            draws += 1
        else:
            table.choose(choose.choice(table.state.legal()))
    seated = [Seated(f"seat {seat}") for seat in range(seats)]
    return record_text(table, seated, seal.revealed_line)


def found_out(text: str) -> bool:
    try:
        verify(parse_record(text))
    except (BadRecord, DigsiteError):
        return True
    return False


def a_draw_from_elsewhere(text: str, choose: random.Random) -> str:
    lines, draws = drawn(text)
    one, other = choose.sample(draws, 2)
    lines[one[0]][one[1]] = lines[other[0]][other[1]]
    return joined(lines)


def two_draws_the_other_way_round(text: str, choose: random.Random) -> str:
    lines, draws = drawn(text)
    (a, b), (c, d) = choose.sample(draws, 2)
    lines[a][b], lines[c][d] = lines[c][d], lines[a][b]
    return joined(lines)


def a_draw_left_out(text: str, choose: random.Random) -> str:
    lines, draws = drawn(text)
    line, word = choose.choice(draws)
    del lines[line][word]
    return joined(lines)


def a_draw_made_twice(text: str, choose: random.Random) -> str:
    lines, draws = drawn(text)
    line, word = choose.choice(draws)
    lines[line].insert(word, lines[line][word])
    return joined(lines)


def a_digit_of_the_seal(text: str, choose: random.Random) -> str:
    line = sealed_line(text)
    at = choose.randrange(line.index("match ") + 6, len(line))
    if line[at] == " ":
        return text
    return text.replace(line, line[:at] + choose.choice("0123456789abcdef") + line[at + 1 :])


def the_seal_of_another_match(text: str, choose: random.Random) -> str:
    line = sealed_line(text)
    return text.replace(line, line.replace(" match ", f" match{choose.randrange(99)} "))


def another_secret_that_fits_its_commitment(text: str, choose: random.Random) -> str:
    record = parse_record(text)
    cards, seats = record.cards.digest, len(record.seats)
    table = Table(load(record.game), seats, record.options, record.cards)
    seal = Seal(
        "match",
        record.game,
        record.rules,
        cards,
        dict(table.options),
        seats,
        choose.randbytes(32),
    )
    return text.replace(sealed_line(text), f"Seal: {seal.revealed_line}")


WAYS: list[Tamper] = [
    a_draw_from_elsewhere,
    two_draws_the_other_way_round,
    a_draw_left_out,
    a_draw_made_twice,
    a_digit_of_the_seal,
    the_seal_of_another_match,
    another_secret_that_fits_its_commitment,
]


def sealed_line(text: str) -> str:
    return next(line for line in text.splitlines() if line.startswith("Seal: "))


def drawn(text: str) -> tuple[list[list[str]], list[tuple[int, int]]]:
    """The words of each line, and where the draws are."""
    lines = [line.split(" ") for line in text.split("\n")]
    draws = [
        (line, word)
        for line, words in enumerate(lines)
        if words[0] == "*"
        for word in range(1, len(words))
    ]
    return lines, draws


def joined(lines: list[list[str]]) -> str:
    return "\n".join(" ".join(words) for words in lines)
