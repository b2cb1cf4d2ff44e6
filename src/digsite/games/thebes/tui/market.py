"""The cards one may take, on storage spaces and on display, and the viewer's own hand."""

from __future__ import annotations

from rich.cells import cell_len

from digsite.tui.boards.spans import LINE, fit, flowed, lit
from digsite.tui.scene import Row, Span

from ..actions import PlayCard, UsePermit
from .cards import Scene, are, name, of_kind, price

_GAP = Span(" │ ", LINE)


def storage(scene: Scene, width: int) -> list[Row]:
    """The four spaces, two in a row where they fit."""
    room = (width - 3) // 2 if width >= 70 else width
    cells = [_space(scene, number, kind, room) for number, kind in enumerate(scene.public.storage)]
    return flowed(cells, _GAP, width)


def display(scene: Scene, width: int) -> list[Row]:
    """Exhibitions, which cost less time with each further set, and museums."""
    exhibitions = list(are(scene, scene.public.display, "exhibition"))
    museums = list(are(scene, scene.public.display, "museum"))
    return [
        *_shown(scene, scene.voice.say("board-exhibitions"), exhibitions, width),
        *_shown(scene, scene.voice.say("board-museums"), museums, width),
    ]


def hand(scene: Scene, width: int) -> list[Row]:
    """Permits and action cards that only the viewer sees."""
    own, say, word = scene.private, scene.voice.say, scene.voice.word
    if own is None:
        return []
    region = scene.public.doing.region
    permits: list[Row] = [[Span(say("board-permits"), "bold")]]
    for permit, count in own.permits.items():
        target = {"general": "permit:general", region: "permit:region"}.get(permit, "")
        text = f"{word('short', permit)} {count}"
        permits.append([Span(text, *lit(scene, target, "" if count else LINE))])
    cards: list[Row] = [[Span(say("board-hand"), "bold")]]
    for kind, count in own.hand.items():
        times = f"{count} × " if count > 1 else ""
        text = f"{times}{name(scene, kind)} {price(scene, [of_kind(scene, kind).play_weeks])}"
        cards.append([Span(text, *lit(scene, _use(scene, kind)))])
    if len(cards) == 1:
        cards.append([Span(say("board-none"), LINE)])
    return [*flowed(permits, Span("  "), width), *flowed(cards, Span("  "), width)]


def _shown(scene: Scene, head: str, kinds: list[str], width: int) -> list[Row]:
    say = scene.voice.say
    items: list[Row] = []
    for kind in kinds:
        count = scene.public.display[kind]
        card = of_kind(scene, kind)
        points = say("board-vp", points=card.vp)
        text = f"{name(scene, kind)} {price(scene, card.weeks)} {points}"
        times = f"{count} × " if count > 1 else ""
        items.append([Span(f"{times}{text}", *lit(scene, f"present:{kind}"))])
    if not items:
        items = [[Span(say("board-nothing-shown"), LINE)]]
    items[0] = [Span(f"{head} ", "bold"), *items[0]]
    return flowed(items, _GAP, width)


def _space(scene: Scene, number: int, kind: str | None, room: int) -> Row:
    head = f"{number + 1} "
    if kind is None:
        return [Span(fit(f"{head}{scene.voice.say('board-empty-space')}", room), LINE)]
    cost = price(scene, of_kind(scene, kind).weeks)
    text = fit(name(scene, kind), room - len(head) - cell_len(cost) - 1)
    return [
        Span(head, "bold"),
        Span(f"{text} {cost}", *lit(scene, f"take:{number + 1}")),
    ]


def _use(scene: Scene, kind: str) -> str:
    """The word that plays an action card now, for itself or as the permit of a dig."""
    as_permit = UsePermit("general_excavation")
    digging = of_kind(scene, kind).type == as_permit.permit
    for offer in scene.offers:
        played = isinstance(offer.action, PlayCard) and offer.action.kind == kind
        if played or (digging and offer.action == as_permit):
            return offer.word
    return ""
