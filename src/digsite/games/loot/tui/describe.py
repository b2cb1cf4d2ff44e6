"""The table in plain sentences, for a screen reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from digsite.text import Voice

from ..cards import COLOURS
from ..views import BackView, Private, Public
from .cards import front_words
from .players import name_of
from .rows import Scene

LONGEST = 100  # cells of a name, which is never cut here


def describe(scene: Scene) -> list[str]:
    """The same facts as the drawing, one sentence a line."""
    return [
        *_turn(scene),
        *_piles(scene),
        *_werewolf(scene),
        *_own(scene),
        *_players(scene),
        *_discards(scene),
    ]


def _turn(scene: Scene) -> Iterator[str]:
    public: Public = scene.public
    say = scene.voice.say
    if public.turn == 0 or public.player is None:
        yield say("board-tell-set-up", goal=public.goal)
        return
    turn, goal = public.turn, public.goal
    if public.trigger is not None:
        name = scene.names[public.trigger]
        yield say("board-tell-goal-reached", name=name, goal=goal, turn=turn)
        return
    name = scene.names[public.player]
    yield say("board-tell-turn", turn=turn, name=name, extra=public.extra_turn, goal=goal)
    if public.another_turn:
        yield say("board-tell-another-turn", name=name)


def _piles(scene: Scene) -> Iterator[str]:
    public: Public = scene.public
    for name, pile in (("left", public.left), ("right", public.right)):
        yield scene.voice.say("board-tell-pile", pile=name, count=pile.cards, colour=pile.top)


def _werewolf(scene: Scene) -> Iterator[str]:
    public: Public = scene.public
    voice = scene.voice
    if not public.werewolf or public.player is None:
        return
    kinds = scene.private.werewolf if scene.private is not None else ()
    if kinds:
        cards = [
            voice.say("board-tell-werewolf-front", pile=card.pile, front=front_words(voice, kind))
            for card, kind in zip(public.werewolf, kinds, strict=True)
        ]
    else:
        cards = [
            voice.say("board-tell-werewolf-back", pile=card.pile, colour=card.colour)
            for card in public.werewolf
        ]
    name = scene.names[public.player]
    yield voice.say("board-tell-werewolf", name=name, cards=voice.listed(cards))


def _own(scene: Scene) -> Iterator[str]:
    public: Public = scene.public
    private: Private | None = scene.private
    if private is None or scene.seat is None or public.players[scene.seat].revealed is not None:
        return
    voice = scene.voice
    if not private.cards:
        yield voice.say("board-tell-no-own")
        return
    yield voice.say("board-tell-own", fronts=_fronts(voice, private.cards))
    if public.trigger is None:
        yield voice.say("board-tell-worth", points=private.worth)


def held(scene: Scene, seat: int, private: Private) -> list[str]:
    """What another seat holds, where all cards are open."""
    public: Public = scene.public
    if not private.cards or public.players[seat].revealed is not None:
        return []
    fronts = _fronts(scene.voice, private.cards)
    return [scene.voice.say("board-tell-held", name=scene.names[seat], fronts=fronts)]


def _players(scene: Scene) -> Iterator[str]:
    public: Public = scene.public
    voice = scene.voice
    for seat, player in enumerate(public.players):
        yield voice.say(
            "board-tell-player",
            name=name_of(scene, seat, LONGEST),
            points=player.score,
            count=len(player.backs),
            backs=_backs(voice, player.backs),
        )
        if older := [card for card in player.backs if card.era < public.era]:
            yield voice.say("board-tell-older", backs=_backs(voice, older))
        if player.revealed is not None:
            fronts = _fronts(voice, player.revealed)
            yield voice.say("board-tell-revealed", name=scene.names[seat], fronts=fronts)


def _discards(scene: Scene) -> Iterator[str]:
    public: Public = scene.public
    say = scene.voice.say
    if public.discards:
        fronts = _fronts(scene.voice, public.discards)
        yield say("board-tell-discards", count=len(public.discards), fronts=fronts)
    else:
        yield say("board-tell-no-discards")


def _backs(voice: Voice, cards: Sequence[BackView]) -> str:
    found = Counter([card.colour for card in cards])
    words = [voice.say(f"board-backs-{name}", count=found[name]) for name in COLOURS if found[name]]
    return voice.listed(words)


def _fronts(voice: Voice, kinds: Sequence[str]) -> str:
    return voice.listed([front_words(voice, kind) for kind in kinds])
