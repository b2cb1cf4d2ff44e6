"""Bots with nets: what a net says is heeded, and a net that does not fit is refused."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest
from support.nets import corrector, forecaster, repeating
from support.titles import boxes

from digsite.bots import Budget
from digsite.bots.arena import Campaign, entrant, hold
from digsite.bots.arena.journal import Journal
from digsite.bots.bot import policy_for, policy_of
from digsite.bots.match import Player, play_match
from digsite.bots.nets import NetFile, check, minded, net_file
from digsite.bots.ranking.judges import judge_named
from digsite.bots.ranking.positions import Position, drawn, restored
from digsite.core.dice import Dice
from digsite.core.errors import BadInput, BadNet
from digsite.games import load
from digsite.play.workers import Inline


def position(title: str) -> Position:
    game = load(title)
    return restored(game, 2, drawn(game, 2, 1, 0))


def test_a_corrector_overrules_the_surveyor_where_it_is_sure(title: str, tmp_path: Path) -> None:
    game, veiled = load(title), position(title).veiled
    world = game.imagine(veiled, Dice(1))
    usual = policy_of(game).choose(world, Dice(1))
    other = next(decision for decision in veiled.legal() if decision != usual)
    sure = entrant(f"net:{corrector(tmp_path, title, 2, {other: 3})}")
    assert sure.rung.name == "surveyor"
    assert policy_for(game, sure.rung).choose(world, Dice(1)) == other
    unsure = entrant(f"net:{corrector(tmp_path, title, 2, {other: 3}, stick=3.5)}")
    assert policy_for(game, unsure.rung).choose(world, Dice(1)) == usual


def test_a_corrector_never_chooses_what_is_not_legal(title: str, tmp_path: Path) -> None:
    game, veiled = load(title), position(title).veiled
    barred = {decision: 9 for decision in range(128) if not veiled.allows(decision)}
    policy = policy_for(game, entrant(f"net:{corrector(tmp_path, title, 2, barred)}").rung)
    world = game.imagine(veiled, Dice(1))
    assert policy.choose(world, Dice(1)) == policy_of(game).choose(world, Dice(1))


def test_a_forecast_tells_the_chances_of_all_seats_from_one_look(
    title: str, tmp_path: Path
) -> None:
    game = load(title)
    path = forecaster(tmp_path, title, 2, [1, 0, 4, -4])
    policy = minded(policy_of(game), game, [net_file(path)])
    shares, leads = array("d", [0.0] * 8), array("d", [0.0] * 8)
    assert policy.forecast(game.new(2), 1, shares, leads)
    assert shares[1] == pytest.approx(0.7310586)
    assert shares[0] + shares[1] == pytest.approx(1)
    assert list(leads[:2]) == [-4, 4]


def test_a_forecast_may_be_told_what_the_surveyor_guesses(title: str, tmp_path: Path) -> None:
    """Its own seat's guess comes first: the net repeats it as the logit of that seat."""
    game, veiled = load(title), position(title).veiled
    world, policy = game.imagine(veiled, Dice(1)), policy_of(game)
    path = repeating(tmp_path, title)
    forecasting = minded(policy, game, [net_file(path)])
    for seat in range(2):
        shares, leads = array("d", [0.0] * 8), array("d", [0.0] * 8)
        assert forecasting.forecast(world, seat, shares, leads)
        told = [int(max(0.0, policy.guess(world, each))) for each in (seat, 1 - seat)]
        assert [leads[seat], leads[1 - seat]] == told


def test_a_search_believes_its_net_where_it_stops(title: str, tmp_path: Path) -> None:
    game, veiled = load(title), position(title).veiled
    path = forecaster(tmp_path, title, 2, [3, 0, 5, -5])
    who = entrant(f"professor:40:horizon=1:reach=1:net={path}")
    thoughts = Player(game, who.rung, 1, who.budget, fresh=True).think(veiled, who.budget)
    if title != "scarab":  # a game of two turns is over before anybody is asked
        assert thoughts.win_shares[veiled.actor] == pytest.approx(0.9525741, abs=0.02)


def test_judges_may_use_nets(tmp_path: Path) -> None:
    game, asked = load("scarab"), position("scarab")
    forecast = forecaster(tmp_path, "scarab", 2, [1, 0, 1, -1])
    other = corrector(tmp_path, "scarab", 2, {1: 2})
    told = judge_named(f"guess:0:net={forecast}").judge(game, asked, 2, 1)
    assert set(told.values) == set(asked.veiled.legal())
    assert judge_named(f"net:{other}").judge(game, asked, 2, 1).choice == 1
    assert judge_named(f"games:net={other}").judge(game, asked, 2, 1).values


def test_bots_with_nets_play_whole_games(tmp_path: Path) -> None:
    game = load("scarab")
    first = entrant(f"net:{corrector(tmp_path, 'scarab', 2, {1: 2})}")
    second = entrant(f"net:{forecaster(tmp_path, 'scarab', 2, [0, 0, 0, 0])}:20")
    assert second.rung.name == "professor"
    assert second.budget == Budget(iterations=20)
    played = play_match(game, [first.rung, second.rung], 1, budgets=[None, second.budget])
    assert sum(played.decisions) > 0


def test_a_net_of_another_table_is_refused_by_a_sentence(tmp_path: Path) -> None:
    files = [net_file(corrector(tmp_path, "scarab", 2, {1: 2}))]
    scarab = load("scarab")
    check(files, scarab, 2, None)
    with pytest.raises(BadNet, match="is a net for 2 seats, not for 3"):
        check(files, scarab, 3, None)
    with pytest.raises(BadNet, match="is a net for scarab, not for"):
        check(files, load(boxes()[0]), 2, None)
    with pytest.raises(BadNet, match="SHA-256 differs"):
        check([NetFile(files[0].path, "0" * 64)], scarab, 2, None)
    with pytest.raises(BadNet, match="one corrector only"):
        minded(policy_of(scarab), scarab, files * 2)


def test_a_campaign_with_a_net_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    bots = [entrant(f"net:{corrector(tmp_path, 'scarab', 2, {1: 2})}"), entrant("porter")]
    campaign = Campaign("scarab", load("scarab").rules, 2, bots, "every", 1, {})
    journal = Journal.start(tmp_path / "games.jsonl", campaign)
    games = hold(campaign, 1, Inline(), journal)
    journal.close()
    resumed = Journal.resume(tmp_path / "games.jsonl", campaign)
    resumed.close()
    assert resumed.outcomes == games


def test_a_bot_with_a_net_for_two_does_not_sit_down_with_three(tmp_path: Path) -> None:
    game = load("scarab")
    who = entrant(f"net:{corrector(tmp_path, 'scarab', 2, {1: 2})}").rung
    with pytest.raises(BadNet, match="for 2 seats"):
        play_match(game, [who] * 3, 1)


def test_cards_of_ones_own_are_not_what_a_net_was_learnt_with(tmp_path: Path) -> None:
    game = load("scarab")
    files = [net_file(corrector(tmp_path, "scarab", 2, {1: 2}))]
    other = tmp_path / "cards.json"
    text = (game.folder / "cards.json").read_text()
    other.write_text(text.replace(game.cards().name, "mine", 1))
    with pytest.raises(BadNet, match="other cards"):
        check(files, game, 2, game.cards(other))


@pytest.mark.parametrize("text", ["net", "net:/nowhere.bin", "porter:net={}", "net:{}:5"])
def test_a_net_where_none_can_be_used_is_refused(text: str, tmp_path: Path) -> None:
    path = corrector(tmp_path, "scarab", 2, {1: 2})
    with pytest.raises(BadInput):
        entrant(text.format(path))
