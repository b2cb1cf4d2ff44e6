"""Games on disk: each is a record file in the player's data folder, replaced whole."""

from __future__ import annotations

import os
import secrets
from datetime import datetime
from pathlib import Path

import msgspec

from digsite.core.errors import BadInput
from digsite.play import Record, parse_record
from digsite.play.names import visible
from digsite.text.problems import Said, Unreadable

ENDING = ".digsite.txt"
MOST_LISTED = 60


class Save(msgspec.Struct, frozen=True):
    """A game on disk, as a list shows it."""

    path: Path
    game: str
    names: tuple[str, ...]
    entries: int
    over: bool
    when: datetime


def data_folder() -> Path:
    """Where games and settings are kept (`DIGSITE_DATA` overrides it)."""
    if chosen := os.environ.get("DIGSITE_DATA"):
        return Path(chosen)
    from platformdirs import user_data_path  # of an extra: who only replays does not need it

    return user_data_path("digsite", appauthor=False)


def games_folder() -> Path:
    return data_folder() / "games"


def fresh_path(key: str) -> Path:
    """A file for a new game, named after the moment."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return games_folder() / f"{stamp}-{key}-{secrets.token_hex(2)}{ENDING}"


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there completely or as it was before."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def write_copy(name: str, text: str) -> Path:
    """Write a record where somebody typed; an existing file is left alone (`OSError`)."""
    path = Path(name).expanduser()
    with path.open("x", encoding="utf-8") as file:
        file.write(text)
    return path


def read_record(path: Path | str) -> Record:
    """The record in a file (`BadInput` with the reason if it is none)."""
    shown = visible(str(path))
    try:
        return parse_record(Path(path).expanduser().read_text(encoding="utf-8"), shown)
    except UnicodeDecodeError:
        raise Said("error-not-text", file=shown) from None
    except OSError as error:
        raise Unreadable(shown, error) from None
    except (ValueError, RuntimeError) as error:
        if isinstance(error, BadInput):
            raise
        raise Said("error-name", file=shown) from None


def saved_games() -> list[Save]:
    """The games in the folder, the latest first; what cannot be read is left out."""
    paths = sorted(games_folder().glob(f"*{ENDING}"), key=_changed, reverse=True)
    return [save for path in paths[:MOST_LISTED] if (save := _save(path)) is not None]


def last_game() -> Path:
    """The latest game that is not over."""
    for save in saved_games():
        if not save.over:
            return save.path
    raise Said("error-no-game-left")


def _save(path: Path) -> Save | None:
    try:
        record = read_record(path)
        when = datetime.fromtimestamp(_changed(path))
    except (BadInput, OSError):
        return None
    names = tuple([sitter.name for sitter in record.seats])
    return Save(path, record.game, names, len(record.moves), record.result is not None, when)


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
