"""What can be played, by which rules, in which words."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from digsite.bots import opponents
from digsite.bots.study.shipped import shipped
from digsite.games import load, titles
from digsite.text import LANGUAGES, Language, rulebook, voice
from digsite.text.browser import browser_words
from digsite.text.rulebook import has_rulebook, title_of

from ..http.call import Call, Text
from ..http.endpoint import Routes
from ..http.problems import NOT_FOUND, Problem

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

routes = Routes()


class OptionCard(msgspec.Struct, frozen=True):
    """A ruling a table may switch, in words."""

    name: str
    default: bool
    clause: str
    text: str


class BotCard(msgspec.Struct, frozen=True):
    """An opponent, in words."""

    name: str
    level: int
    title: str
    about: str


class DeckCard(msgspec.Struct, frozen=True):
    """The card set a game is shipped with, and where its facts come from."""

    name: str
    digest: str
    status: dict[str, str]


class GameCard(msgspec.Struct, frozen=True):
    """A game to choose."""

    key: str
    title: str
    rules: int
    seats: list[int]
    options: list[OptionCard]
    bots: list[BotCard]
    sources: dict[str, str]
    cards: DeckCard


class Games(msgspec.Struct, frozen=True):
    games: list[GameCard]


class Paragraph(msgspec.Struct, frozen=True):
    """A piece of a rulebook: a heading (`level` 1 to 3), a clause, or other text (level 0)."""

    clause: str | None
    level: int
    markdown: str
    html: str
    ruling: bool


class Rules(msgspec.Struct, frozen=True):
    game: str
    title: str
    language: Language
    paragraphs: list[Paragraph]
    studied: bool  # there are figures of what wins


class WordsQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str = ""


@routes.get("/api/games")
async def games(call: Call) -> Games:
    """All games with their seats, rulings and opponents, in words."""
    return _games(call.language)


@routes.get("/api/rules/{game}")
async def rules(call: Call, game: str) -> Rules:
    """The rulebook of a game, piece by piece."""
    return _rules(_known(game), call.language)


@routes.get("/api/words", refuses=[NOT_FOUND], media="text/plain")
async def words(call: Call, query: WordsQuery) -> Text:
    """The words of the pages, and of a game, as one Fluent file."""
    game = _known(query.game) if query.game else ""
    content = browser_words(call.language, game).encode()
    return Text(content, "text/plain; charset=utf-8")


def warm_up() -> None:
    """Read all words once, so that nobody waits for them."""
    for language in LANGUAGES:
        _games(language)


def _known(game: str) -> str:
    if game not in titles():
        raise Problem(NOT_FOUND, f"no game is called {game[:40]!r}; there are {titles()}")
    return game


@cache
def _games(language: Language) -> Games:
    return Games([_game(key, language) for key in titles()])


def _game(key: str, language: Language) -> GameCard:
    game = load(key)
    spoken = voice(language, key)
    status = game.cards().data.get("status", {})
    return GameCard(
        key=key,
        title=title_of(key, language),
        rules=game.rules,
        seats=list(game.seats),
        options=[
            OptionCard(option.name, option.default, option.clause, spoken.option(option.name))
            for option in game.options
        ],
        bots=[
            BotCard(
                rung.name,
                rung.level,
                spoken.say(f"rung-{rung.name}"),
                spoken.say(f"rung-about-{rung.name}"),
            )
            for rung in opponents(game)
        ],
        sources={source: spoken.source(source) for source in game.sources},
        cards=DeckCard(
            game.cards().name,
            game.cards().digest,
            {str(name): str(value) for name, value in status.items()}
            if isinstance(status, dict)
            else {"": str(status)},
        ),
    )


@cache
def _rules(game: str, language: Language) -> Rules:
    if not has_rulebook(game):
        raise Problem(NOT_FOUND, f"{game} has no rulebook")
    book = rulebook(game, language)
    blocks = re.split(r"^(?=#{1,3} |\*\*[A-Z]{3}-[A-Z]?\d+\*\*)", book.text, flags=re.MULTILINE)
    pieces = [piece for block in blocks for piece in _pieces(block)]
    return Rules(game, book.title, language, pieces, bool(shipped(load(game))))


def _pieces(block: str) -> list[Paragraph]:
    """A heading and the text below it, or a clause."""
    if not block.strip():
        return []
    if heading := re.match(r"(#{1,3}) (.*)\n?", block):
        title = Paragraph(None, len(heading[1]), heading[2], _inline(heading[2]), False)
        return [title, *_pieces(block[heading.end() :])]
    if clause := re.match(r"\*\*([A-Z]{3}-[A-Z]?\d+)\*\* ?", block):
        text = block[clause.end() :].strip()
        return [Paragraph(clause[1], 0, text, _html(text), text.startswith("*("))]
    return [Paragraph(None, 0, block.strip(), _html(block), False)]


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _html(text: str) -> str:
    return str(_markdown().render(text))


def _inline(text: str) -> str:
    return str(_markdown().renderInline(text))
