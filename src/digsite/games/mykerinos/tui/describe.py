"""The table of Mykerinos in plain sentences, for those who hear it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ..actions import Cell
from .museum import spaces
from .pieces import Scene, player_name


def describe(scene: Scene) -> list[str]:
    """Everything the drawing shows."""
    return [
        *_moment(scene),
        *_areas(scene),
        *_museum(scene),
        *_players(scene),
        _scale(scene),
        *_piles(scene),
    ]


def to_place(scene: Scene) -> str:
    """How many cubes of the action under way are still to be placed, and with whose help."""
    half = scene.public.half_made
    assert half is not None
    return scene.voice.say(
        "board-to-place", cubes=half.left, neutral=half.neutral, patron=half.patron
    )


def pile(scene: Scene, cards: Sequence[str]) -> list[str]:
    """Cards as words, alike ones together."""
    counts = Counter([str(scene.voice.word("card", card)) for card in cards])
    words = [f"{count} × {card}" for card, count in counts.items()]
    return [f"{word}," for word in words[:-1]] + words[-1:]


def _moment(scene: Scene) -> Iterator[str]:
    view, say = scene.public, scene.voice.say
    season = say("board-season", season=view.season)
    yield f"{season}, {scene.voice.word('phase', view.phase)}"
    if view.first is not None:
        yield f"{say('board-first')} {player_name(scene, view.first)}"
    if scene.actor >= 0:
        yield say("board-deciding", player=player_name(scene, scene.actor))
    if view.half_made is not None:
        yield to_place(scene)
    if view.survey is not None:
        area = view.survey.area
        ranks = [f"{player_name(scene, rank.seat)} {rank.cubes}" for rank in view.survey.ranks]
        yield say("board-survey", area=area, rank=view.survey.rank)
        yield say("board-ranking", area=area, ranks=", ".join(ranks))
    open_to = [offer.word for offer in scene.offers if hasattr(offer.action, "cell")]
    if open_to:
        yield say("board-open-spaces", cells=", ".join(open_to))


def _areas(scene: Scene) -> Iterator[str]:
    view, say = scene.public, scene.voice.say
    for found in view.areas:
        area = found.area
        for card in view.region:
            if card.area == area:
                yield say(
                    "board-parcel",
                    area=area,
                    side=card.side,
                    patron=card.patron,
                    prestige=card.prestige,
                    pyramids=say(
                        "board-pyramids",
                        pyramids=len(card.pyramids),
                        cells=_cells(scene, card.pyramids),
                    ),
                )
        for rank in found.ranks:
            cubes = [cube for cube in view.cubes if (cube.area, cube.seat) == (area, rank.seat)]
            yield say(
                "board-cubes",
                area=area,
                player=player_name(scene, rank.seat),
                cubes=rank.cubes,
                cells=_cells(scene, [cube.cell for cube in cubes]),
            )


def _museum(scene: Scene) -> Iterator[str]:
    say = scene.voice.say
    for number, patron in enumerate(scene.public.wings, 1):
        yield say("board-wing", wing=number, patron=patron)
    for room in scene.public.museum:
        name = str(scene.voice.word("room", room.room))
        if room.seat is not None:
            yield say("board-room", room=name, player=player_name(scene, room.seat))
    free = [room.room for room in scene.public.museum if room.seat is None]
    if free:
        yield say("board-free-rooms", rooms=scene.voice.word("room", free))


def _players(scene: Scene) -> Iterator[str]:
    say = scene.voice.say
    for player in scene.public.players:
        name = player_name(scene, player.seat)
        if player.seat == scene.seat:
            name = say("board-yours", player=name)
        yield say(
            "board-player",
            player=name,
            points=player.total,
            prestige=player.prestige,
            personal=player.personal,
            general=player.general,
        )
        if scene.public.neutral is not None:
            yield say("board-neutral-held", player=name, cubes=player.neutral)
        for held in player.patrons:
            if held.cards:
                yield say(
                    "board-cards",
                    player=name,
                    patron=held.patron,
                    cards=held.cards,
                    ready=held.ready,
                    each=held.each,
                )
    if scene.public.neutral is not None:
        yield say("board-neutral-stock", cubes=scene.public.neutral.general)


def _scale(scene: Scene) -> str:
    say = scene.voice.say
    stand = [
        f"{space} {player_name(scene, seats[0]) if seats else say('board-nobody')}"
        for space, seats in spaces(scene.public).items()
    ]
    return f"{say('board-scale')} {', '.join(stand)}"


def _piles(scene: Scene) -> Iterator[str]:
    for key, cards in (
        ("board-to-come", scene.public.to_come),
        ("board-out", scene.public.out_of_game),
    ):
        if cards:
            head = scene.voice.say(key, cards=len(cards))
            yield f"{head} {' '.join(pile(scene, cards))}"


def _cells(scene: Scene, cells: Sequence[Cell]) -> str:
    return ", ".join([str(scene.voice.word("cell", cell)) for cell in cells])
