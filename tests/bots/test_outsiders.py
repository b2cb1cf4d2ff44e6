"""Bots of one's own in the arena: they get what a seat sees, and hang or fail alone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from digsite.bots.arena import Campaign, entrant, hold
from digsite.bots.arena.journal import Journal
from digsite.bots.match import Played, play_match
from digsite.bots.outsiders.playing import BadBot, try_out
from digsite.core.errors import BadInput
from digsite.games import load
from digsite.play.workers import Inline, hire

FIRST = "def choose(sight):\n    return sight.legal[0]\n"


def written(folder: Path, text: str, name: str = "choose") -> str:
    path = folder / "my_bot.py"
    path.write_text(text)
    return f"{path}:{name}"


def played(text: str, *others: str, title: str = "scarab") -> Played:
    rungs = [entrant(each).rung for each in (text, *others)]
    return play_match(load(title), rungs, 1)


def campaign(*names: str) -> Campaign:
    game = load("scarab")
    return Campaign(
        game="scarab",
        rules=game.rules,
        seats=2,
        entrants=[entrant(name) for name in names],
        line_up="every",
        seed=1,
        options=game.full_options({}),
    )


def test_a_function_of_a_sight_plays_every_game(title: str, tmp_path: Path) -> None:
    done = played(written(tmp_path, FIRST), "porter", title=title)
    assert done.decisions[0] > 0
    assert done.forfeits == 0


def test_it_is_asked_with_its_own_sight_and_what_happened_since(tmp_path: Path) -> None:
    text = (
        "def choose(sight):\n"
        "    assert sight.seat == sight.actor == 1\n"
        "    assert sight.private is not None\n"
        "    assert sight.events\n"
        "    return sight.legal[-1]\n"
    )
    assert played("porter", written(tmp_path, text)).decisions[1] > 0


def test_an_object_of_a_class_is_made_for_each_game_and_sees_the_veiled_state(
    tmp_path: Path,
) -> None:
    text = (
        "from digsite.core.dice import Dice\n"
        "class Mine:\n"
        "    def __init__(self, game, seed):\n"
        "        self.game, self.dice, self.asked = game, Dice(seed), 0\n"
        "    def choose(self, sight, veiled):\n"
        "        self.asked += 1\n"
        "        assert self.asked <= 3, 'made once for all games'\n"
        "        assert veiled.actor == sight.seat\n"
        "        assert self.game.pack(self.game.veil(veiled, sight.seat)) == "
        "self.game.pack(veiled)\n"
        "        return sight.legal[self.dice.below(len(sight.legal))]\n"
    )
    for _ in range(4):
        played(written(tmp_path, text, "Mine"), "porter")


def test_what_it_prints_does_not_disturb(tmp_path: Path) -> None:
    text = "def choose(sight):\n    print('thinking')\n    return sight.legal[0]\n"
    assert played(written(tmp_path, text), "porter").decisions[0] > 0


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("    return 1 // 0\n", r"seat 1, at its decision 1: ZeroDivisionError.*line 2"),
        ("    return 'up'\n", "'up' is not among the 2 offers"),
        ("    import os; os._exit(3)\n", "its process ended with 3"),
    ],
)
def test_what_goes_wrong_is_told_with_seat_and_decision(
    body: str, reason: str, tmp_path: Path
) -> None:
    with pytest.raises(BadBot, match=reason):
        played(written(tmp_path, f"def choose(sight):\n{body}"), "porter")


def test_who_hangs_forfeits_and_the_others_play_on(tmp_path: Path) -> None:
    hanging = "import time\ndef choose(sight):\n    time.sleep(1000)\n"
    done = played(written(tmp_path, hanging) + ":0.2s", "porter", "porter")
    assert done.forfeits == 0b001
    assert done.points[0] < min(done.points[1:])
    assert done.winners
    assert not done.winners & 0b001


def test_the_journal_says_who_forfeited(tmp_path: Path) -> None:
    hanging = "import time\ndef choose(sight):\n    time.sleep(1000)\n"
    name = written(tmp_path, hanging) + ":0.2s"
    path = tmp_path / "games.jsonl"
    journal = Journal.start(path, campaign(name, "porter"))
    games = hold(campaign(name, "porter"), 1, Inline(), journal)
    journal.close()
    assert [game.forfeits for game in games] == [[0], [1]]
    assert [game.winners for game in games] == [[1], [0]]
    resumed = Journal.resume(path, campaign(name, "porter"))
    resumed.close()
    assert resumed.outcomes == games


def test_games_without_forfeits_are_written_as_ever(tmp_path: Path) -> None:
    games = hold(campaign("apprentice", "porter"), 1)
    assert all("forfeits" not in msgspec.to_builtins(game) for game in games)


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    asked = campaign(written(tmp_path, FIRST), "porter")
    alone = hold(asked, 3)
    with hire(2) as two:
        together = hold(asked, 3, two)
    assert [game.points for game in alone] == [game.points for game in together]


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        (FIRST, "decide", "no attribute 'decide'"),
        ("choose = 3\n", "choose", "neither a function nor a class"),
        ("def choose(:\n", "choose", "SyntaxError"),
        ("import nothing_like_it\n", "choose", "ModuleNotFoundError"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_before_any_game(
    text: str, name: str, reason: str, tmp_path: Path
) -> None:
    who = entrant(written(tmp_path, text, name)).rung.outsider
    assert who is not msgspec.UNSET
    with pytest.raises(BadInput, match=reason):
        try_out(who)


@pytest.mark.parametrize("text", ["{}:choose:fast", "{}:choose:0s", "{}:", "{}:a-b", "x.py:choose"])
def test_a_name_that_cannot_be_understood_is_refused(text: str, tmp_path: Path) -> None:
    path = written(tmp_path, FIRST).removesuffix(":choose")
    with pytest.raises(BadInput):
        entrant(text.format(path))
