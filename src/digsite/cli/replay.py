"""`digsite replay`: what happened and where the game stands, in words."""

from __future__ import annotations

from digsite.core.seats import NOBODY
from digsite.play import Table
from digsite.text import Voice, voice
from digsite.tui.boards import board
from digsite.tui.chronicle import Chronicle
from digsite.tui.scene import Scene
from digsite.tui.session import scene_of

from .given import language
from .records import table_at


def show(file: str, at: int | None, seat: int | None, lang: str) -> None:
    """Print what happened up to a position, and the position, with the eyes of a seat."""
    spoken = language(lang)
    record, table = table_at(file, at, seat)
    own = voice(spoken, table.game.key).at([sitter.name for sitter in record.seats])
    eyes = NOBODY if seat is None else seat - 1
    print(f"{table.game.title}: {own.listed(own.names)}\n")
    for number, lines in enumerate(Chronicle(table, eyes, own).entries(), 1):
        if lines:
            print(f"{number:5}  {' '.join(lines)}")
    _print_position(table, scene_of(table, eyes, own), own)


def _print_position(table: Table, scene: Scene, voice: Voice) -> None:
    prompt = voice.prompt(scene.prompt, mine=False)
    print(f"\n{voice.say('replay-after', at=table.version, text=prompt)}\n")
    print(voice.say("plain-position"))
    print(*board(scene.game).describe(scene), sep="\n")
    if scene.offers:
        print(f"\n{voice.say('replay-choices', name=voice.who(table.actor))}")
    for offer in scene.offers:
        print(f"- {offer.text} [{offer.word}]")
