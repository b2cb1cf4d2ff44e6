"""A local game: bots see what their seat sees, undo stays within a turn, saves hold everything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sittings import play_some, session_of
from support.nets import cards_told
from support.titles import hiding, some_box

from digsite.bots import Bot
from digsite.core.dice import Dice
from digsite.core.errors import BadInput
from digsite.core.records import Action
from digsite.core.seats import NOBODY
from digsite.core.state import State
from digsite.games import load
from digsite.play import Sight, parse_record, preview, replay
from digsite.text.problems import in_words
from digsite.tui import saves
from digsite.tui.seating import Sitter, distinct, rung_of, seat_all, sitters_of
from digsite.tui.session import Session


def test_a_resumed_game_is_the_game_that_was_left(title: str) -> None:
    for entries in (1, 20, 45):
        session = play_some(session_of(title), entries)
        assert session.path is not None
        again = Session.resume(session.path, "fr")
        assert session.game.pack(again.table.state) == session.game.pack(session.table.state)
        assert again.sitters == session.sitters
        assert again.record() == session.record()
        assert again.can_undo() == session.can_undo()


def test_every_entry_is_on_disk_at_once(title: str) -> None:
    session = session_of(title)
    assert session.path is not None
    for entries in range(1, 30):
        play_some(session, entries)
        assert session.path.read_text(encoding="utf-8") == session.record()
    assert not list(session.path.parent.glob(".*"))


def test_bots_get_a_sight_and_the_veiled_state_only(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_of(title, rungs=["apprentice"] * (max(load(title).seats) - 1))
    seen: list[bool] = []
    choose = Bot.choose

    def watched(self: Bot, sight: Sight, veiled: State, *rest: Any) -> Action:
        game, state = session.game, session.table.state
        assert veiled is not state
        assert sight.seat == state.actor
        seen.append(game.pack(veiled) == game.pack(game.veil(state, state.actor)))
        return choose(self, sight, veiled, *rest)

    monkeypatch.setattr(Bot, "choose", watched)
    dice = Dice(5)
    for _ in range(60):
        if session.over:
            break
        if session.asks_bot():
            session.take(session.question().answer())
        else:
            legal = session.game.legal(session.table.state)
            session.take(legal[dice.below(len(legal))])
    assert seen
    assert all(seen)


def test_undo_takes_back_own_decisions_of_this_turn_only(title: str) -> None:
    session, dice = session_of(title), Dice(11)
    undone = 0
    for _ in range(300):
        if session.over:
            break
        before, actor = session.game.pack(session.table.state), session.actor
        legal = session.game.legal(session.table.state)
        session.take(legal[dice.below(len(legal))])
        if session.can_undo():
            assert session.actor == actor == session.viewer
            entry = session.table.journal[-1]
            assert session.undo()
            assert session.game.pack(session.table.state) == before
            assert session.path is not None
            assert session.path.read_text(encoding="utf-8") == session.record()
            session.take(entry.action)
            undone += 1
        else:
            assert not session.undo()
    assert undone or title in hiding()


def test_a_preview_is_the_same_in_all_worlds_that_look_alike(title: str) -> None:
    """What is shown before a choice must not depend on what is hidden."""
    game = load(title)
    for entries in (5, 20, 40):
        session = play_some(session_of(title), entries)
        if session.over or session.actor < 0:
            continue
        seat = session.actor
        veiled = game.veil(session.table.state, seat)
        for number in range(4):
            world = game.imagine(veiled, Dice(100 + number))
            again = game.veil(world, seat)
            for action in game.legal(veiled)[:6]:
                here = preview.outlook(game, veiled, seat, action)
                assert preview.outlook(game, again, seat, action) == here
                assert preview.odds(game, again, seat, action) == preview.odds(
                    game, veiled, seat, action
                )


def test_a_preview_says_what_then_happens(title: str) -> None:
    session, dice = session_of(title), Dice(3)
    for _ in range(120):
        if session.over:
            break
        session.viewer = session.actor
        legal = session.game.legal(session.table.state)
        action = legal[dice.below(len(legal))]
        foretold, at = session.outlook(action), session.table.version
        session.take(action)
        rows = session.table.rows[at]
        happened = session.game.happened(session.table.state, rows, session.viewer)
        if not foretold.reveals:
            assert foretold.events == happened
        else:
            assert set(map(repr, foretold.events)) <= set(map(repr, happened))


def test_nobody_sees_a_hand_before_the_curtain_is_lifted() -> None:
    session = session_of("scarab", ("Anna", "Bob"))
    assert session.viewer == NOBODY
    assert session.needs_curtain()
    assert session.scene().private is None
    session.lift_curtain()
    assert session.scene().seat == session.actor
    session.take(session.game.parse("keep"))
    assert session.needs_curtain()
    assert session.scene().seat == 0
    assert not session.scene().offers


def test_what_happened_since_my_last_turn_leaves_out_my_own_turn() -> None:
    session = session_of("scarab", ("Anna",), ["porter", "porter"])
    session.take(session.game.parse("keep"))
    while session.asks_bot():
        session.take(session.question().answer())
    assert session.over
    told = session.since_last_turn()
    assert told
    assert all("Anna" not in line for line in told)


def test_what_happened_since_my_last_turn_leaves_out_what_is_of_little_interest() -> None:
    session = session_of(some_box(), ("Anna",), ["porter"])
    while not (session.asks_person() and session.table.state.turn > 3):
        offers = session.scene().offers
        session.take(offers[0].action if session.asks_person() else session.question().answer())
    chronicle = session.chronicle()
    since = chronicle.last_turn_of(session.viewer)
    left_out = set(chronicle.lines(since)) - set(session.since_last_turn())
    assert any("Anna" in line for line in left_out)  # whose turn it is
    assert any("Porter" in line for line in session.since_last_turn())


def test_a_bot_is_found_again_by_its_name_in_every_language() -> None:
    for language in ("en", "fr", "es"):
        sitters = seat_all(["Anna"], ["professor", "professor", "porter"], language)
        assert len({sitter.name for sitter in sitters}) == 4
        session = Session.new(some_box(), sitters, language)
        record = parse_record(session.record())
        assert sitters_of(record.seats) == sitters
    assert rung_of("somebody else") == "apprentice"


def test_bots_and_helpers_are_told_the_cards_of_their_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = cards_told(monkeypatch)
    session = session_of("scarab", people=(), rungs=("porter", "porter"))
    for helper in (None, "surveyor"):
        session.question(helper).answer()
    assert told == [session.table.cards] * 2


def test_a_person_may_be_called_like_a_bot() -> None:
    session = Session.new("scarab", [Sitter("Professor"), Sitter("Professor", "professor")], "en")
    assert [sitter.name for sitter in session.sitters] == ["Professor", "Professor 2"]
    assert sitters_of(parse_record(session.record()).seats) == session.sitters


@pytest.mark.parametrize("name", ["", " a", "\x1b[31mred", "a\u202eb", "x" * 41, "a\nb", "\u200b"])
def test_names_cannot_carry_commands(name: str) -> None:
    with pytest.raises(BadInput):
        distinct([Sitter(name), Sitter("Bob")])


def test_a_saved_record_replays(title: str) -> None:
    session = play_some(session_of(title), 10_000)
    assert session.over
    table = replay(parse_record(session.record()))
    assert table.over
    [save] = saves.saved_games()
    assert save.over
    with pytest.raises(BadInput):
        saves.last_game()


def test_a_full_disk_is_told_and_not_fatal(monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of("scarab")

    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("digsite.tui.session.write_whole", full)
    session.take(session.game.parse("keep"))
    assert session.unsaved is not None
    assert in_words(session.unsaved, "fr") == "le disque est plein"


def test_junk_in_the_folder_is_left_out_of_the_list(data_folder: Path) -> None:
    session_of("scarab")
    (saves.games_folder() / f"junk{saves.ENDING}").write_bytes(b"\xff\xfe\x00")
    (saves.games_folder() / f"half{saves.ENDING}").write_text("Digsite record 1\n")
    assert len(saves.saved_games()) == 1
