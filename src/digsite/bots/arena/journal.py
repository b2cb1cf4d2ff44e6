"""The journal of a campaign: one JSON line for what is played, and one per finished game."""

from __future__ import annotations

from pathlib import Path
from typing import IO

import msgspec

from digsite.bots.match import Player
from digsite.bots.searcher import Settings
from digsite.bots.titles import equipped
from digsite.core.errors import BadInput
from digsite.core.typed import Plain
from digsite.games import load

from .campaign import Campaign, Outcome
from .entrants import Entrant

ARENA = "0.1.0"  # to be raised when the same campaign would play other games


class Journal:
    """Finished games in a file, so that a campaign can be broken off and resumed."""

    def __init__(self, path: Path, outcomes: list[Outcome], file: IO[bytes]) -> None:
        self.path = path
        self.outcomes = outcomes  # those that were there when it was opened
        self._file = file

    @classmethod
    def start(cls, path: Path, campaign: Campaign) -> Journal:
        """Begin a new journal; an older file is never overwritten."""
        try:
            file = path.open("xb")
        except FileExistsError:
            raise BadInput(f"{path} exists; go on with it by --resume {path}") from None
        except OSError as error:
            raise BadInput(f"{path} cannot be written ({error.strerror})") from None
        journal = cls(path, [], file)
        journal._write(_header(campaign))
        return journal

    @classmethod
    def resume(cls, path: Path, campaign: Campaign) -> Journal:
        """Go on with a journal of the same campaign; a half-written last line is dropped."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise BadInput(f"{path} cannot be read ({error.strerror})") from None
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines:
            raise BadInput(f"{path} is not a journal of the arena")
        _check_header(path, lines[0], campaign)
        outcomes = [_outcome(path, number, line) for number, line in enumerate(lines[1:], 2)]
        file = path.open("r+b")
        file.truncate(len(whole))
        file.seek(len(whole))
        return cls(path, outcomes, file)

    def note(self, outcome: Outcome) -> None:
        """Keep a finished game."""
        self._write(outcome)

    def close(self) -> None:
        self._file.close()

    def _write(self, record: object) -> None:
        self._file.write(msgspec.json.encode(record) + b"\n")
        self._file.flush()


def _header(campaign: Campaign) -> Plain:
    """All that the games depend on, how each bot searches in this title included."""
    searches = [_search(campaign, entrant) for entrant in campaign.entrants]
    shipped = [_shipped(campaign, entrant) for entrant in campaign.entrants]
    header: Plain = msgspec.json.decode(msgspec.json.encode(campaign))  # lists, as it is read again
    header = {"arena": ARENA, **header, "searches": msgspec.to_builtins(searches)}
    return {**header, "shipped": shipped} if any(shipped) else header  # those of before knew none


def _search(campaign: Campaign, entrant: Entrant) -> Settings:
    if entrant.rung.way == "outside":
        return Settings()
    game = load(campaign.game)
    player = Player(game, entrant.rung, 0, entrant.budget, fresh=True, cards=campaign.cards)
    player.equip(campaign.seats)
    return player.settings


def _shipped(campaign: Campaign, entrant: Entrant) -> list[str]:
    """The digests of the nets that the game lends this bot."""
    rung = equipped(load(campaign.game), entrant.rung, campaign.seats, campaign.cards)
    if rung is entrant.rung or rung.nets is msgspec.UNSET:
        return []
    return [net.sha256 for net in rung.nets]


def _check_header(path: Path, line: bytes, campaign: Campaign) -> None:
    try:
        found = msgspec.json.decode(line, type=Plain)
    except (msgspec.DecodeError, UnicodeDecodeError):
        found = {}
    if "arena" not in found:
        raise BadInput(f"{path} is not a journal of the arena")
    for name, value in _header(campaign).items():
        if found.get(name) != value:
            raise BadInput(f"{path} is the journal of another campaign: {name} differs")


def _outcome(path: Path, number: int, line: bytes) -> Outcome:
    try:
        return msgspec.json.decode(line, type=Outcome)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadInput(f"{path}, line {number}: not a finished game of the arena") from None
