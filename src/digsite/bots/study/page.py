"""A study in words: what a browser shows as a page, and a terminal or a file as Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec

from digsite.bots.arena.intervals import Mean

from .figures import Compared, Figures, Histogram


class Speaks(Protocol):
    """A voice: messages by their key, and what sources of points are called."""

    def say(self, key: str, **params: object) -> str: ...

    def source(self, name: str, /) -> str: ...

    def knows(self, key: str, /) -> bool: ...


class StudyTable(msgspec.Struct, frozen=True):
    """A table; `bars` are the numbers of a row that are drawn as well."""

    title: str
    head: list[str]
    rows: list[list[str]]
    bars: list[list[float]] = []


class StudyPage(msgspec.Struct, frozen=True):
    """All there is to say of a study."""

    title: str
    about: str
    facts: list[str]
    tables: list[StudyTable]
    histograms: list[StudyTable]


def page_of(title: str, found: Figures, voice: Speaks) -> StudyPage:
    """A study in the words of a voice."""
    words = _Words(voice)
    sources = words.table("source", found.sources, voice.source)
    tables = [words.seats(found), sources, words.table("action", found.actions, words.named)]
    if found.sizes:
        tables.append(words.table("size", found.sizes, words.named))
    drawn = [words.bins("lengths", found.lengths), words.bins("changes", found.changes)]
    study = found.study
    about = {"games": found.games, "seats": study.seats, "seed": study.seed, "rules": study.rules}
    return StudyPage(
        voice.say("study-title", title=title, seats=study.seats),
        voice.say("study-about", bot=words.bot(study.bot), **about),
        list(words.facts(found)),
        tables,
        drawn,
    )


def lines_of(page: StudyPage) -> Iterator[str]:
    """The page as Markdown, which a terminal can show as well."""
    yield from (f"# {page.title}", "", page.about, "")
    yield from (f"- {fact}" for fact in page.facts)
    for table in page.tables:
        yield from ("", f"## {table.title}", "")
        yield f"| {' | '.join(table.head)} |"
        yield "|---" * len(table.head) + "|"
        yield from (f"| {' | '.join(row)} |" for row in table.rows)


class _Words:
    """Numbers and names as a voice has them."""

    def __init__(self, voice: Speaks) -> None:
        self.voice, self.say = voice, voice.say
        self.mark = voice.say("study-mark")

    def facts(self, found: Figures) -> Iterator[str]:
        fair = f"{self.number(100 / found.study.seats, 1)}\N{NO-BREAK SPACE}%"
        yield self.say("study-first", won=self.share(found.first), fair=fair)
        yield self.say("study-winner", points=self.mean(found.winner), less=self.mean(found.margin))
        low, high = str(found.shortest), str(found.longest)
        yield self.say("study-length", decisions=self.mean(found.decisions), low=low, high=high)
        changes, won = self.mean(found.lead_changes), self.share(found.held)
        yield self.say("study-lead", changes=changes, won=won)

    def seats(self, found: Figures) -> StudyTable:
        head = [self.say(f"study-{name}") for name in ("seat", "won", "points")]
        rows = [
            [str(each.seat + 1), self.share(each.won), self.mean(each.points)]
            for each in found.seats
        ]
        bars = [[each.won.mean] for each in found.seats]
        return StudyTable(self.say("study-seats"), head, rows, bars)

    def table(self, what: str, compared: Sequence[Compared], name: Named) -> StudyTable:
        ordered = sorted(compared, key=lambda one: -abs(one.ahead.mean))
        rows = [
            [
                name(each.name),
                self.number(each.winners, 2),
                self.number(each.others, 2),
                self.mean(each.ahead, 2, "+"),
            ]
            for each in ordered
        ]
        head = [self.say(f"study-{name}") for name in (what, "winners", "others", "ahead")]
        bars = [[each.winners, each.others] for each in ordered]
        return StudyTable(self.say(f"study-{what}s"), head, rows, bars)

    def bins(self, what: str, found: Histogram) -> StudyTable:
        starts = [found.start + found.width * number for number in range(len(found.games))]
        names = [
            str(low)
            if found.width == 1
            else self.say("study-bin", low=str(low), high=str(low + found.width - 1))
            for low in starts
        ]
        title = self.say(f"study-{what}")
        rows = [[name, str(games)] for name, games in zip(names, found.games, strict=True)]
        bars = [[float(games)] for games in found.games]
        return StudyTable(title, [title, self.say("study-games")], rows, bars)

    def named(self, name: str) -> str:
        """What is done or noted, in words; of a game without them, its own name."""
        key = f"study-{name}".replace("_", "-")
        return self.say(key) if self.voice.knows(key) else name.replace("_", " ")

    def bot(self, name: str) -> str:
        key = f"rung-{name}"
        return self.say(key) if self.voice.knows(key) else name

    def mean(self, mean: Mean, digits: int = 1, sign: str = "") -> str:
        return f"{self.number(mean.mean, digits, sign)} ± {self.number(mean.error, digits)}"

    def share(self, mean: Mean) -> str:
        won, error = self.number(100 * mean.mean, 1), self.number(100 * mean.error, 1)
        return f"{won} ± {error}\N{NO-BREAK SPACE}%"

    def number(self, value: float, digits: int, sign: str = "") -> str:
        return f"{value:{sign}.{digits}f}".replace(".", self.mark)


class Named(Protocol):
    """Something by its name, in words."""

    def __call__(self, name: str, /) -> str: ...
