"""The table of Thebes in plain sentences, for those who hear it."""

from __future__ import annotations

from collections.abc import Iterator

from ..constants import Region
from ..views import Player, Private
from .cards import REGIONS, Scene, name, need, of_kind
from .dig import decimal, known_of_sites, percent, site
from .players import own_name, player_name, relic_values
from .track import stacks

_BOOKS = ("expertise", "general_knowledge")  # types of cards that are told as numbers


def describe(scene: Scene) -> list[str]:
    """Everything the drawing shows."""
    return [
        *_moment(scene),
        *_dig(scene),
        *_time(scene),
        *_market(scene),
        *_sites(scene),
        *_players(scene),
        *_hand(scene),
        *_odds(scene),
        *_gone(scene),
    ]


def doing(scene: Scene) -> Iterator[str]:
    """The action of the turn, as far as it is made."""
    now, say = scene.public.doing, scene.voice.say
    if now.card is not None:
        yield say("board-playing", kind=now.card)
    if now.relics_to_give:
        yield say("board-giving", relics=now.relics_to_give)
    if now.region is not None and now.knowledge is not None:
        yield say("board-digging", region=now.region, knowledge=now.knowledge)
    elif now.region is not None:
        yield say("board-at-site", region=now.region)
    if now.assistants:
        yield say("board-with-assistants", count=now.assistants)
    if now.weeks is not None:
        yield say("board-for-weeks", weeks=now.weeks)
    if now.rubble:
        yield say("board-rubble", rubble=len(now.rubble))


def _moment(scene: Scene) -> Iterator[str]:
    say = scene.voice.say
    yield say("board-turn", turn=scene.public.turn)
    if scene.actor >= 0:
        yield say("board-deciding", player=player_name(scene, scene.actor))
    yield from doing(scene)


def _dig(scene: Scene) -> Iterator[str]:
    """What each length of a dig brings."""
    view, say = scene.public, scene.voice.say
    if view.asked == "raid" and scene.offers:
        yield say("board-known-there", cards=site(scene).known)
    if view.asked not in ("choose_permit", "send_assistants", "name_weeks"):
        return
    for weeks, cards in enumerate(view.doing.draws, 1):
        if cards:
            yield say("board-week-brings", weeks=weeks, cards=cards)


def _time(scene: Scene) -> Iterator[str]:
    for week, seats in stacks(scene.public).items():
        names = ", ".join([own_name(scene, seat) for seat in seats])
        yield scene.voice.say("board-pawns", week=week, count=len(seats), players=names)


def _market(scene: Scene) -> Iterator[str]:
    say = scene.voice.say
    yield say("board-deck", cards=scene.public.deck)
    for number, kind in enumerate(scene.public.storage, 1):
        if kind is None:
            yield say("board-storage-empty", number=number)
        else:
            weeks = sum(of_kind(scene, kind).weeks)
            yield say("board-storage-card", number=number, kind=kind, weeks=weeks)
    for kind in scene.public.display:
        card = of_kind(scene, kind)
        price = ", ".join([str(number) for number in card.weeks])
        yield say("board-on-display", kind=kind, weeks=price, points=card.vp)
    if not scene.public.display:
        yield say("board-empty-display")


def _sites(scene: Scene) -> Iterator[str]:
    view, say = scene.public, scene.voice.say
    for region in REGIONS:
        yield say("board-site", region=region, empty=region in view.empty_sites)
    for professor, seat in view.professors.items():
        if seat is None:
            yield say("board-professor-free", professor=professor, need=need(scene, professor))
        else:
            holder = own_name(scene, seat)
            yield say("board-professor-held", professor=professor, player=holder)


def _players(scene: Scene) -> Iterator[str]:
    say, word = scene.voice.say, scene.voice.word
    for player in scene.public.players:
        who = own_name(scene, player.seat)
        yield say(
            "board-player",
            player=who,
            points=player.total,
            general=player.general_knowledge,
            hand=player.hand,
        )
        for region in REGIONS:
            yield from _in_region(scene, player, who, region)
        cards = {
            kind: n for kind, n in player.cards.items() if of_kind(scene, kind).type not in _BOOKS
        }
        if cards:
            yield say("board-cards", player=who, cards=str(word("kind", cards)))
        points = [f"{word('source', source)} {n}" for source, n in player.points.items() if n]
        if points:
            yield say("board-points-of", player=who, points=", ".join(points))


def _in_region(scene: Scene, player: Player, who: str, region: Region) -> Iterator[str]:
    books, values = player.expertise[region], relic_values(scene, player.relics, region)
    if books:
        yield scene.voice.say("board-expertise", player=who, region=region, books=books)
    if values:
        relics = values.replace(" ", ", ")
        yield scene.voice.say("board-relics", player=who, region=region, relics=relics)


def _hand(scene: Scene) -> Iterator[str]:
    own, say, word = scene.private, scene.voice.say, scene.voice.word
    if own is None:
        return
    permits = [f"{word('short', permit)} {count}" for permit, count in own.permits.items()]
    yield f"{say('board-permits')} {', '.join(permits)}"
    for kind, count in own.hand.items():
        yield say("board-in-hand", kind=kind, count=count, weeks=of_kind(scene, kind).play_weeks)
    if not own.hand:
        yield f"{say('board-hand')} {say('board-none')}"


def held(scene: Scene, seat: int, private: Private) -> list[str]:
    """What another seat holds, where all cards are open."""
    say, word, player = scene.voice.say, scene.voice.word, scene.names[seat]
    permits = [f"{word('short', one)} {count}" for one, count in private.permits.items() if count]
    cards = [f"{count} × {name(scene, kind)}" for kind, count in private.hand.items()]
    told = []
    if permits:
        told.append(say("board-held-permits", player=player, permits=", ".join(permits)))
    if cards:
        told.append(say("board-held-cards", player=player, cards=", ".join(cards)))
    return told


def _odds(scene: Scene) -> Iterator[str]:
    if scene.private is None:
        return
    say = scene.voice.say
    yield from known_of_sites(scene)
    for here in scene.private.sites:
        for odds in here.odds:
            yield say(
                "board-odds-of",
                region=here.region,
                cards=odds.cards,
                points=decimal(scene, odds.vp),
                chance=percent(odds.relics[0]),
            )


def _gone(scene: Scene) -> Iterator[str]:
    view, say, word = scene.public, scene.voice.say, scene.voice.word
    for key, cards in (("board-gone", view.cards_gone), ("board-given", view.relics_gone)):
        if cards:
            yield say(key, cards=str(word("kind", cards)))
