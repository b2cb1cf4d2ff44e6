"""What `import digsite` offers: quick to import, with examples that are true, and typed."""

from __future__ import annotations

import doctest
import inspect
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import digsite

ROOT = Path(__file__).parent.parent
CLASSES = [name for name in digsite.__all__ if inspect.isclass(getattr(digsite, name))]
SHOWN = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@pytest.mark.parametrize("name", digsite.__all__)
def test_every_name_it_offers_is_there(name: str) -> None:
    assert getattr(digsite, name) is getattr(digsite, name)
    assert name in dir(digsite)


def test_a_name_it_does_not_have_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'shuffle'"):
        digsite.shuffle  # noqa: B018  # looked up, that is all


def test_importing_it_imports_no_room() -> None:
    code = "import sys, digsite; print(*[name for name in sys.modules if name in ROOMS])"
    rooms = {f"digsite.{room}" for room in ("games", "play", "text", "bots", "envs", "service")}
    done = subprocess.run(
        [sys.executable, "-c", f"ROOMS = {rooms | {'msgspec', 'numpy'}!r}\n{code}"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []


def documented() -> list[tuple[str, str]]:
    """The docstrings that have examples: of the package, its names, and their methods."""
    found = {"digsite": digsite.__doc__ or ""}
    for name in digsite.__all__:
        thing = getattr(digsite, name)
        if callable(thing) and not isinstance(thing, str):
            found[name] = inspect.getdoc(thing) or ""
    return [(name, text) for name, text in found.items() if ">>>" in text]


@pytest.mark.parametrize(("name", "text"), documented(), ids=[name for name, _ in documented()])
def test_the_example_in_a_docstring_is_true(name: str, text: str) -> None:
    example = doctest.DocTestParser().get_doctest(text, {}, name, None, None)
    runner = doctest.DocTestRunner(optionflags=SHOWN)
    assert runner.run(example).failed == 0


def test_the_names_one_begins_with_have_examples() -> None:
    named = {name for name, _ in documented()}
    assert named >= {"digsite", "Game", "Table", "Refused", "bot", "load", "play_game"}
    assert named >= {"Dice", "hint", "read_record", "record_text", "replay", "sight_of", "titles"}


def test_a_refusal_reads_as_the_sentence_of_its_clause(title: str) -> None:
    table = digsite.Table(digsite.load(title), seats=2)
    table.deal(digsite.Dice(1))
    wish = digsite.sight_of(table, table.actor).legal[0]
    with pytest.raises(digsite.Refused) as refused:
        table.submit(1 - table.actor, wish)
    refusal = refused.value.refusal
    assert str(refused.value) == digsite.voice("en", title).refusal(refusal)
    assert str(refused.value).startswith(f"{refusal.clause}: ")
    assert "{" not in str(refused.value)


def test_a_refusal_survives_the_way_to_another_process() -> None:
    refused = digsite.Refused(digsite.Refusal("not_your_turn", "X-001", {"seat": 1}), "nowhere")
    again = pickle.loads(pickle.dumps(refused))
    assert (again.refusal, again.game) == (refused.refusal, "nowhere")
    assert str(again) == "X-001: not your turn"


def test_what_is_played_can_be_told_apart_at_a_glance(title: str) -> None:
    game = digsite.load(title)
    table = digsite.Table(game, seats=2)
    assert repr(table) == f"<Table of {title}: 2 seats, 0 entries, chance acts>"
    assert repr(game).startswith(f"<Game {title}: {game.title}, ")
    table.deal(digsite.Dice(3))
    assert repr(table.state).endswith(f"2 seats, turn {table.state.turn}, seat {table.actor} acts>")
    assert repr(digsite.sight_of(table, 1)).startswith(f"<Sight of seat 1: version {table.version}")


def test_a_repr_tells_nothing_that_is_hidden(title: str) -> None:
    game = digsite.load(title)
    table = digsite.Table(game, seats=2)
    table.deal(digsite.Dice(3))
    assert repr(game.veil(table.state, digsite.NOBODY)) == repr(table.state)


def test_the_same_seed_plays_the_same_game(title: str) -> None:
    first = digsite.play_game(title, ["apprentice", "surveyor"], seed=5)
    again = digsite.play_game(digsite.load(title), ["apprentice", "surveyor"], seed=5)
    other = digsite.play_game(title, ["apprentice", "surveyor"], seed=6)
    assert first.over
    assert first.journal == again.journal != other.journal


def test_a_record_of_a_game_between_bots_replays(title: str, tmp_path: Path) -> None:
    table = digsite.play_game(title, ["porter", "apprentice"])
    file = tmp_path / "game.txt"
    file.write_text(digsite.record_text(table), encoding="utf-8")
    assert digsite.replay(digsite.read_record(file)).journal == table.journal


def test_a_record_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(digsite.BadRecord, match="cannot be read"):
        digsite.read_record(tmp_path / "none.txt")
    (tmp_path / "bytes.txt").write_bytes(b"Digsite record 1\n\xff")
    with pytest.raises(digsite.BadRecord, match="line 2: is not UTF-8 text"):
        digsite.read_record(tmp_path / "bytes.txt")


def test_the_page_of_the_library_is_made_from_its_docstrings() -> None:
    made = subprocess.run([ROOT / "scripts" / "api", "--check"], capture_output=True, text=True)
    assert made.returncode == 0, made.stdout
