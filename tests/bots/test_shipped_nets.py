"""Nets that a game ships for its bots: taken up at the tables they were learnt for only."""

from __future__ import annotations

import shutil
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest
from bots.arena.arenas import campaign
from support.nets import cards_told, corrector
from support.titles import boxes

from digsite.bots import Budget, hint, play_game, rung
from digsite.bots.arena import entrant
from digsite.bots.arena.journal import Journal
from digsite.bots.hints import thought_over
from digsite.bots.match import Player
from digsite.bots.minded import Minded
from digsite.bots.review import judge
from digsite.cli.arena import Asked, arena
from digsite.core.cards import CardFile
from digsite.core.dice import Dice
from digsite.core.errors import BadInput, BadNet
from digsite.core.game import AnyGame
from digsite.games import load
from digsite.play import Table

REACH = 2  # of the search that is helped, in these tests


@pytest.fixture
def lending(title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game that ships a corrector for two seats, and says how a professor searches with it."""
    game = load(title)
    minds = tmp_path / "minds"
    (minds / "nets").mkdir(parents=True)
    content = Path(corrector(tmp_path, title, 2, {1: 2})).read_bytes()
    (minds / "nets" / "corrector-2.bin").write_bytes(content)
    (minds / "nets.toml").write_text(f'corrector-2 = "{sha256(content).hexdigest()}"\n')
    helped = f'[professor.helped]\nnets = ["corrector"]\nsearch = {{reach = {REACH}}}\n'
    (minds / "search.toml").write_text(f"[professor]\nhorizon = 9\n{helped}")
    monkeypatch.setattr(type(game), "folder", tmp_path)
    return game


def seated(
    game: AnyGame, seats: int, name: str = "professor", cards: CardFile | None = None
) -> Player:
    bot = Player(game, rung(name), 1, None, fresh=True, cards=cards)
    bot.equip(seats)
    return bot


def others(game: AnyGame) -> CardFile:
    return CardFile("cards.json", {**game.cards().data, "name": "others"}, False)


def test_the_professor_takes_up_the_net_and_searches_as_the_game_says(lending: AnyGame) -> None:
    bot = seated(lending, 2)
    assert [Path(net.path).name for net in bot.nets] == ["corrector-2.bin"]
    assert (bot.settings.reach, bot.settings.horizon) == (REACH, 9)
    assert isinstance(bot.policy, Minded)
    assert bot.policy.corrects


def test_at_other_tables_it_plays_as_without(lending: AnyGame) -> None:
    for bot in (seated(lending, 3), seated(lending, 2, cards=others(lending))):
        assert bot.nets == ()
        assert not isinstance(bot.policy, Minded)
        assert bot.settings.reach == rung("professor").settings.reach


def test_who_goes_to_another_table_lays_the_net_aside(lending: AnyGame) -> None:
    bot = seated(lending, 2)
    bot.equip(3)
    assert bot.nets == ()
    bot.equip(2)
    assert bot.settings.reach == REACH


def test_other_opponents_do_without(lending: AnyGame) -> None:
    for name in ("porter", "surveyor", "curator"):
        assert seated(lending, 2, name).nets == ()


def test_who_is_told_to_do_without_does(lending: AnyGame) -> None:
    without = entrant("professor:40:net=none")
    bot = Player(lending, without.rung, 1, without.budget, fresh=True)
    bot.equip(2)
    assert bot.nets == ()
    assert bot.settings.reach == rung("professor").settings.reach


def test_what_one_asks_for_goes_before_what_the_game_says(lending: AnyGame) -> None:
    asked = entrant("professor:40:reach=1")
    bot = Player(lending, asked.rung, 1, asked.budget, fresh=True)
    bot.equip(2)
    assert (len(bot.nets), bot.settings.reach) == (1, 1)


def test_it_plays_with_all_the_nets_it_is_to_have_or_with_none(lending: AnyGame) -> None:
    search = lending.folder / "minds" / "search.toml"
    search.write_text(search.read_text().replace('"corrector"', '"corrector", "forecast"'))
    bot = seated(lending, 2)
    assert bot.nets == ()
    assert bot.settings.reach == rung("professor").settings.reach


def test_what_is_said_of_nets_wrongly_is_named(lending: AnyGame) -> None:
    search = lending.folder / "minds" / "search.toml"
    search.write_text(search.read_text().replace('"corrector"', '"oracle"'))
    with pytest.raises(BadInput, match=r"search.toml, \[professor.helped\]: .*'oracle'"):
        seated(lending, 2)


def test_a_file_that_is_not_the_named_one_is_refused(lending: AnyGame) -> None:
    path = lending.folder / "minds" / "nets" / "corrector-2.bin"
    shutil.copy(corrector(lending.folder, lending.key, 2, {1: 3}), path)
    with pytest.raises(BadNet, match="SHA-256"):
        seated(lending, 2)


def test_a_journal_of_before_the_net_is_not_gone_on_with(
    title: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    names = ("professor:40", "surveyor")
    before, after = tmp_path / "before.jsonl", tmp_path / "after.jsonl"
    Journal.start(before, campaign(*names, game=title)).close()
    request.getfixturevalue("lending")
    with pytest.raises(BadInput, match="another campaign"):
        Journal.resume(before, campaign(*names, game=title))
    Journal.start(after, campaign(*names, game=title)).close()
    Journal.resume(after, campaign(*names, game=title)).close()
    assert b'"shipped":[["' in after.read_bytes()


def test_whoever_is_asked_hands_on_the_cards_of_the_table(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(title)
    other, told = others(game), cards_told(monkeypatch)
    table = Table(game, 2, cards=other)
    table.deal(Dice(1))
    while len(table.state.legal()) < 2:
        table.choose(table.state.legal()[0])
        table.deal(Dice(1))
    veiled, seat, few = game.veil(table.state, table.actor), table.actor, Budget(iterations=20)
    list(hint(game, veiled, seat, few, cards=other))
    list(hint(game, game.veil(table.state, 1 - seat), 1 - seat, few, cards=other))
    thought_over(game, veiled, seat, few, 1, reasons=False, cards=other)
    judge(game, veiled, veiled.legal()[0], cards=other)
    play_game(game, ["surveyor", "porter"], cards=other)
    assert len(told) >= 6
    assert told == [other] * len(told)


def test_the_arena_says_who_has_to_do_without(
    lending: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    for seats, others in ((2, "porter"), (3, "porter,surveyor")):
        asked = Asked(
            game=lending.key,
            bots=f"professor:2,{others}",
            seats=seats,
            games=1,
            seed=1,
            line_up="every",
            budget=None,
            options=(),
            cards=None,
            workers=1,
            ray=None,
            stop=False,
            as_json=True,
            plot=None,
            out=None,
            resume=None,
        )
        arena(asked)
        told = f"professor:2: no nets are shipped for {seats} seats"
        assert (told in capsys.readouterr().err) == (seats == 3)


@pytest.mark.parametrize("box", boxes())
def test_every_shipped_corrector_fits_its_title_and_seats(box: str) -> None:
    game = load(box)
    path = game.folder / "minds" / "nets.toml"
    named = tomllib.loads(path.read_text()) if path.exists() else {}
    for name in named:
        kind, _, seats = name.partition("-")
        if kind == "corrector":
            assert named[name] in [net.sha256 for net in seated(game, int(seats)).nets]
