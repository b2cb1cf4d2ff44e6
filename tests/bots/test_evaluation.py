"""Chances at once: by the shipped net, from what one seat can know, else by the surveyor."""

from __future__ import annotations

import shutil
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest
from support.nets import forecaster
from support.titles import boxes

from digsite.bots.bot import policy_of
from digsite.bots.evaluation import evaluate
from digsite.core.cards import CardFile
from digsite.core.dice import Dice
from digsite.core.errors import BadNet
from digsite.core.game import copy_of
from digsite.core.net_file import LARGEST
from digsite.core.seats import CHANCE
from digsite.core.state import State
from digsite.games import load
from digsite.testing.secrets import redealt

FORECAST = [title for title in boxes() if (load(title).folder / "minds" / "nets.toml").exists()]
in_titles_with_nets = pytest.mark.parametrize("box", FORECAST)


def middle(title: str, seats: int, decisions: int = 2) -> State:
    game, dice = load(title), Dice(seats)
    state: State = game.new(seats)
    while decisions or state.actor == CHANCE:
        if state.actor == CHANCE:
            state.play(state.draw(dice))
        else:
            state.apply(policy_of(game).choose(state, dice))
            decisions -= 1
    return state


def shipped(title: str) -> dict[str, str]:
    path = load(title).folder / "minds" / "nets.toml"
    return tomllib.loads(path.read_text())


@in_titles_with_nets
def test_every_shipped_forecast_fits_its_title_and_seats(box: str) -> None:
    game = load(box)
    for name in shipped(box):
        kind, _, number = name.partition("-")
        if kind != "forecast":
            continue
        seats = int(number)
        state = middle(box, seats, 20)
        for seat in range(seats):
            found = evaluate(game, game.veil(state, seat), seat)
            assert found.by == "net"
            assert sum(found.chances) == pytest.approx(1)
            assert min(found.chances) > 0


@in_titles_with_nets
def test_shipped_nets_are_those_that_are_named_and_small(box: str) -> None:
    game = load(box)
    named = shipped(box)
    folder = game.folder / "minds" / "nets"
    assert sorted(named) == sorted(path.stem for path in folder.glob("*.bin"))
    kinds = ("forecast", "corrector")
    assert set(named) <= {f"{kind}-{seats}" for kind in kinds for seats in game.seats}
    for name, digest in named.items():
        content = (folder / f"{name}.bin").read_bytes()
        assert len(content) <= LARGEST
        assert sha256(content).hexdigest() == digest


@in_titles_with_nets
def test_every_shipped_net_has_a_card(box: str) -> None:
    card = (Path(__file__).parents[2] / "docs" / "models" / f"{box}.md").read_text()
    for digest in shipped(box).values():
        assert digest in card


def test_what_a_seat_cannot_know_changes_nothing(title: str, seats: int) -> None:
    game, state = load(title), middle(title, seats)
    for seat in range(seats):
        usual = evaluate(game, game.veil(state, seat), seat)
        for number in range(5):
            other = redealt(state, seat, Dice(number))
            assert evaluate(game, game.veil(other, seat), seat) == usual


def test_a_finished_game_tells_its_result(title: str) -> None:
    game, dice = load(title), Dice(4)
    state: State = game.new(2)
    while not state.over():
        chance = state.actor == CHANCE
        state.apply(state.draw(dice) if chance else policy_of(game).choose(state, dice))
    found = evaluate(game, game.veil(state, 0), 0)
    assert found.by == "result"
    assert found.chances == [state.share(0), state.share(1)]


def test_other_cards_are_judged_by_the_surveyor_and_that_is_said(title: str) -> None:
    game, state = load(title), middle(title, 2)
    other = CardFile("cards.json", {**game.cards().data, "name": "others"}, False)
    found = evaluate(game, game.veil(state, 0), 0, other)
    assert found.by == "guess"
    assert sum(found.chances) == pytest.approx(1)


def test_a_net_that_is_not_the_named_one_is_refused(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, state = load(title), middle(title, 2)
    minds = tmp_path / "minds"
    (minds / "nets").mkdir(parents=True)
    path = forecaster(tmp_path, title, 2, [1, 0, 4, -4])
    shutil.copy(path, minds / "nets" / "forecast-2.bin")
    (minds / "nets.toml").write_text(f'forecast-2 = "{"0" * 64}"\n')
    monkeypatch.setattr(type(game), "folder", tmp_path)
    with pytest.raises(BadNet, match="SHA-256"):
        evaluate(game, game.veil(state, 0), 0)


def test_a_game_without_nets_is_judged_by_its_surveyor(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, state = load(title), middle(title, 2)
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert evaluate(game, game.veil(state, 0), 0).by == "guess"


def test_nothing_is_changed_by_asking(title: str) -> None:
    game, state = load(title), middle(title, 2)
    veiled = game.veil(state, 0)
    before = game.pack(copy_of(veiled))
    assert evaluate(game, veiled, 0) == evaluate(game, veiled, 0)
    assert game.pack(veiled) == before
