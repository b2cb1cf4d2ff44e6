"""What one decides by at a site: the row of the dig table, honest odds, cards one has seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from digsite.tui.boards.spans import LINE, fit, flowed, lit, wrapped
from digsite.tui.scene import Row, Span

from ..views import DrawOdds, Site
from .cards import REGIONS, Scene, of_card, of_kind

_WEEKS = range(1, 13)
_STEPS = ("choose_permit", "send_assistants", "name_weeks")


def dig_block(scene: Scene, width: int) -> list[Row]:
    """In the steps of a dig: weeks, cards, and for the digger the odds."""
    view, say = scene.public, scene.voice.say
    if view.asked not in _STEPS or view.doing.knowledge is None:
        return []
    label = min(24, width - 60) if width >= 76 else 12
    pitch = max((width - label) // 12, 3)
    knowledge = view.doing.knowledge
    cards = view.doing.draws
    rows = [_line(say("board-dig-weeks"), _weeks(scene, pitch), label)]
    teams = scene.private.teams if scene.private is not None else ()
    known = {knowledge: cards, **{team.knowledge: team.draws for team in teams}}
    for books, draws in known.items():
        text = say("board-dig-cards", knowledge=books)
        rows.append(_line(text, _numbers(draws, pitch), label))
    if scene.seat == view.actor:
        odds = site(scene).odds
        points = [_odds(odds, number, lambda o: decimal(scene, o.vp)) for number in cards]
        nothing = [_odds(odds, number, lambda o: percent(o.relics[0])) for number in cards]
        rows.append(_line(say("board-dig-points"), _texts(points, pitch), label))
        rows.append(_line(say("board-dig-nothing"), _texts(nothing, pitch), label))
    if teams and scene.offers:
        rows += _assistants(scene, [team.assistants for team in teams], width)
    return rows


def raid_block(scene: Scene, width: int) -> list[Row]:
    """The cards tomb raiders may choose from, worth most first."""
    if scene.public.asked != "raid" or not scene.offers:
        return []
    here = site(scene)
    parts: list[Row] = [[Span(scene.voice.say("board-seen"), "bold")]]
    worth = {card: of_card(scene, card).vp for card in here.known}
    for card in sorted(here.known, key=lambda card: worth[card], reverse=True):
        parts.append([Span(f" {worth[card]} ", *lit(scene, f"raid:{card}"))])
    for offer in scene.offers:
        if offer.word == "leave":
            parts.append([Span(offer.text, *lit(scene, "leave"))])
    return flowed(parts, Span(" "), width)


def odds_block(scene: Scene, width: int) -> list[Row]:
    """For each site and number of cards: points to expect, and the chance of nothing."""
    if scene.private is None:
        return []
    say, word = scene.voice.say, scene.voice.word
    sites = [here for here in scene.private.sites if here.odds]
    most = max([len(here.odds) for here in sites], default=0)
    if not most:
        return []
    label, pitch = 9, 9
    most = min(most, (width - label) // pitch)
    rows: list[Row] = [[Span(say("board-odds"), "bold")]]
    heads = "".join([f"{number:<{pitch}}" for number in range(1, most + 1)])
    rows.append([Span(fit(say("board-odds-cards"), label) + heads, LINE)])
    for here in sites:
        cells = [f"{decimal(scene, o.vp)}·{percent(o.relics[0])}%" for o in here.odds[:most]]
        text = "".join([fit(cell, pitch) for cell in cells])
        rows.append([Span(fit(str(word("short", here.region)), label)), Span(text)])
    return rows


def knowledge_block(scene: Scene, width: int) -> list[Row]:
    """What the viewer knows of the sites: relics to expect there, cards seen there."""
    if scene.private is None:
        return []
    return [row for text in known_of_sites(scene) for row in wrapped(text, width)]


def known_of_sites(scene: Scene) -> list[str]:
    say = scene.voice.say
    texts: list[str] = []
    for here in scene.private.sites if scene.private is not None else ():
        if here.known:
            texts.append(say("board-known-in", region=here.region, cards=here.known))
        if here.expected:
            relics = expected(scene, here)
            texts.append(say("board-expected-in", region=here.region, relics=relics))
    return texts


def expected(scene: Scene, here: Site) -> str:
    """Relics on a site, on average: `1,2 × 3`."""
    return ", ".join(
        [
            f"{decimal(scene, there)} × {of_kind(scene, kind).vp}"
            for kind, there in here.expected.items()
        ]
    )


def site(scene: Scene) -> Site:
    """What the viewer knows of the site where something is being done."""
    region = scene.public.doing.region
    assert scene.private is not None
    assert region is not None
    return scene.private.sites[REGIONS.index(region)]


def decimal(scene: Scene, number: float) -> str:
    whole, _, tenth = f"{number:.1f}".partition(".")
    return scene.voice.say("board-decimal", whole=whole, tenth=tenth)


def percent(chance: float) -> str:
    """A chance in whole percent; one that is small but there is not called none."""
    return "<1" if 0 < chance < 0.005 else f"{100 * chance:.0f}"


def _weeks(scene: Scene, pitch: int) -> Row:
    row: Row = []
    for weeks in _WEEKS:
        text = f" {weeks} "
        row += [Span(" " * (pitch - len(text))), Span(text, *lit(scene, f"weeks:{weeks}", "bold"))]
    return row


def _numbers(cards: Sequence[int], pitch: int) -> Row:
    return [Span(f"{number or '·':>{pitch - 1}} ") for number in cards]


def _texts(texts: Sequence[str], pitch: int) -> Row:
    return [Span(f"{text:>{pitch - 1}} ") for text in texts]


def _line(label: str, cells: Row, width: int) -> Row:
    return [Span(fit(label, width)), *cells]


def _odds(odds: Sequence[DrawOdds], cards: int, fact: Callable[[DrawOdds], str]) -> str:
    return fact(odds[cards - 1]) if 0 < cards <= len(odds) else "·"


def _assistants(scene: Scene, counts: Sequence[int], width: int) -> list[Row]:
    parts: list[Row] = [[Span(scene.voice.say("board-assistants"), "bold")]]
    parts += [[Span(f" {count} ", *lit(scene, f"assistants:{count}"))] for count in counts]
    return flowed(parts, Span(" "), width)
