"""Nets that a bot is given: read once, checked to be what was named, and to fit the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from digsite.core.cards import CardFile
from digsite.core.errors import BadNet
from digsite.core.game import AnyGame
from digsite.core.net_file import Kind, NamedNet, read_net
from digsite.core.policy import Policy
from digsite.play.features import features_of

from .minded import Minded


class NetFile(msgspec.Struct, frozen=True):
    """A file with a net, and what must be in it."""

    path: str
    sha256: str


def net_file(path: str) -> NetFile:
    """A file as it is now."""
    return NetFile(path, read_net(Path(path)).sha256)


def minded(base: Policy, game: AnyGame, files: Sequence[NetFile]) -> Minded:
    """The policy with nets for one number of seats (`seats_of`)."""
    nets: dict[Kind, NamedNet] = {}
    for file in files:
        named = _read(file)
        if named.title.kind in nets:
            raise BadNet(f"{file.path}: a bot has one {named.title.kind} only")
        fit(named, game, seats_of(files), None, file.path)
        nets[named.title.kind] = named
    forecast, corrector = nets.get("forecast"), nets.get("corrector")
    return Minded(
        base,
        features_of(game),
        forecast.net if forecast else None,
        corrector.net if corrector else None,
        forecast.title.lead if forecast else 1.0,
        corrector.title.stick if corrector else 0.0,
        forecast.title.guesses if forecast else False,
    )


def seats_of(files: Sequence[NetFile]) -> int:
    """For how many seats the nets are."""
    return _read(files[0]).title.seats


def check(files: Sequence[NetFile], game: AnyGame, seats: int, cards: CardFile | None) -> None:
    """Refuse nets that were not learnt for this table."""
    for file in files:
        fit(_read(file), game, seats, cards, file.path)


def fit(named: NamedNet, game: AnyGame, seats: int, cards: CardFile | None, whose: str) -> None:
    """Refuse a net of another game, version, number of seats, card file or encoder."""
    title = named.title
    if title.game != game.key:
        raise BadNet(f"{whose} is a net for {title.game}, not for {game.key}")
    if title.rules != game.rules:
        raise BadNet(f"{whose} was learnt by rules {title.rules}, these are {game.rules}")
    if title.seats != seats:
        raise BadNet(f"{whose} is a net for {title.seats} seats, not for {seats}")
    if title.cards != (cards or game.cards()).digest:
        raise BadNet(f"{whose} was learnt with other cards")
    features = features_of(game)
    if title.encoder != features.fingerprint(seats):
        raise BadNet(f"{whose} was learnt from rows that meant something else (features.py)")
    size, outputs = features.size(seats), 2 * seats
    if title.guesses:
        size += seats
    if title.kind == "corrector":
        size, outputs = size + features.decisions, features.decisions
    if (named.net.inputs, named.net.last.units) != (size, outputs):
        raise BadNet(f"{whose} has {named.net.inputs} inputs and {named.net.last.units} outputs")


@cache
def _read(file: NetFile) -> NamedNet:
    named = read_net(Path(file.path))
    if named.sha256 != file.sha256:
        raise BadNet(f"{file.path} is another net than when it was chosen (its SHA-256 differs)")
    return named
