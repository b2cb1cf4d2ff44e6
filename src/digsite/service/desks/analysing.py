"""Analysing a game: any record, any position, any other move. Nothing of it is kept here.

Who asks brings the record, so it has been shown all of it before; the office never adds anything
of a match. Its own matches give their records away only when they are over (`ArchiveDesk`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from digsite.bots import Budget
from digsite.bots.hints import Hint
from digsite.core.dice import Dice
from digsite.core.errors import BadInput
from digsite.core.records import Action
from digsite.core.state import State
from digsite.games import load
from digsite.play import Record, Seated, Study, Table, parse_record, study_of, study_text
from digsite.play.analysis import Analysis
from digsite.play.places import parse_place
from digsite.play.reading import Read, readings
from digsite.play.redealing import redealt

from ..aside import Aside
from ..bots_at_table import Thinkers
from ..errors import NotNow
from ..matches.fair_play import leads_through, stands
from ..matches.match import typed_action
from ..matches.registry import MatchRegistry
from ..messages import MatchInfo, Person, Wanted
from ..messages.analysing import Analysing, Looking, PlayingOn, Thinking
from ..secrets import Randomness
from ..thinking import Asker
from .setting_up import SettingUpDesk

MOST_MOVES = 6_000  # in all lines together: a quarter of a second


class Analysed(msgspec.Struct, frozen=True):
    """A record after what was tried, and where one is in it."""

    record: str
    analysis: Analysis
    reads: tuple[Read, ...] | None  # all moves, where they were asked for


class Thought(msgspec.Struct, frozen=True):
    """What a bot thinks of a place in a study."""

    study: Study
    hint: Hint


class AnalysingDesk:
    """Replays what it is given, by the rules, and forgets it."""

    def __init__(
        self,
        randomness: Randomness,
        aside: Aside,
        registry: MatchRegistry,
        thinkers: Thinkers,
        tables: SettingUpDesk,
    ) -> None:
        self._randomness, self._aside, self._thinkers = randomness, aside, thinkers
        self._registry, self._tables = registry, tables

    async def begin(self, game: str, names: Sequence[str], options: Mapping[str, bool]) -> Analysed:
        """A new game, before the first draw (`BadInput`)."""
        empty = Table(load(game), len(names), options)
        study = Study(empty, [Seated(name) for name in names])
        return Analysed(study_text(study), Analysis(study), ())

    async def analyse(self, asked: Analysing) -> Analysed:
        """Look at a place of a record, perhaps after trying something there.

        `BadRecord` with its line, `BadInput` or `Refused` if that cannot be.
        """
        return await self._aside(lambda: self._analysed(asked))

    async def think(self, person: Person, asked: Thinking, network: str = "") -> Thought:
        """What a strong bot thinks of a place, from what the eyes (or who decides) can know.

        `NotNow` where people play this very game just now, at a table without hints.
        """
        analysis = await self._aside(lambda: _opened(asked))
        seat, table, counted = analysis.seat, analysis.table, asked.iterations
        if table.over:
            return Thought(analysis.study, _ended(table))
        if live := stands(self._registry.watched(), table):
            study, node = analysis.study, analysis.node
            start = study.table_at(study.root)
            if await self._aside(lambda: leads_through(start, node, live)):
                raise NotNow("still_played")
        veiled: State = table.game.veil(table.state, seat)
        budget = Budget(iterations=counted) if counted else Budget(seconds=asked.seconds)
        asker = Asker(person.id, network)
        hint = await self._thinkers.analyse(asker, table, veiled, seat, budget)
        return Thought(analysis.study, hint)

    async def play_on(self, person: Person, asked: PlayingOn) -> MatchInfo:
        """A new match that begins there (`NotNow` if the game is over there).

        With the eyes of a seat everything that seat was not shown is dealt again; with open
        cards they lie as they lay, and whoever looked knows them.
        """
        table = await self._aside(lambda: self._dealt(asked))
        if table.over:
            raise NotNow("position_over")
        if len(asked.seats) != table.seats:
            raise BadInput(f"the game has {table.seats} seats, not {len(asked.seats)}")
        wanted = Wanted(
            game=table.game.key,
            seats=asked.seats,
            options=table.options,
            cards=None if table.cards.shipped else table.cards.data,
            undo=asked.undo,
            hints=asked.hints,
        )
        return await self._tables.create(person, wanted, table)

    def _analysed(self, asked: Analysing) -> Analysed:
        analysis = _opened(asked)
        self._try(analysis, asked)
        reads = tuple(readings(analysis.study, analysis.eyes)) if asked.whole else None
        record = asked.record if asked.do is None else study_text(analysis.study)
        return Analysed(record, analysis, reads)

    def _try(self, analysis: Analysis, asked: Analysing) -> None:
        match asked.do:
            case "play":
                analysis.play(_actions(analysis, asked.actions))
            case "deal":
                analysis.deal(self._dice())
            case "remove":
                analysis.remove()
            case "promote":
                analysis.promote()
            case "comment":
                rows = [row.strip() for row in asked.text.splitlines()]
                analysis.node.comment = "\n".join(rows).strip("\n")
            case "mark":
                analysis.node.mark = asked.text

    def _dealt(self, asked: PlayingOn) -> Table:
        analysis = _opened(asked)
        if analysis.eyes is None:
            return analysis.table
        return redealt(analysis.table, analysis.eyes, self._dice())

    def _dice(self) -> Dice:
        return Dice(int.from_bytes(self._randomness(8), "big"))


def _opened(asked: Looking) -> Analysis:
    record = parse_record(asked.record)
    _check_size(record)
    study = study_of(record)
    if asked.eyes is not None and asked.eyes >= len(study.seated):
        raise BadInput(f"there is no seat {asked.eyes + 1}")
    return Analysis(study, parse_place(study, asked.at), asked.eyes)


def _check_size(record: Record) -> None:
    if max(len(record.moves), len(record.annotated)) > MOST_MOVES:
        raise BadInput(f"more than {MOST_MOVES} moves are not analysed here")


def _actions(analysis: Analysis, given: Sequence[object]) -> list[Action]:
    game = analysis.table.game
    if not given:
        raise BadInput("a gesture has at least one action")
    try:
        return [typed_action(game, plain) for plain in given]
    except msgspec.MsgspecError as error:
        raise BadInput(f"this is no action of {game.title}: {error}") from None


def _ended(table: Table) -> Hint:
    """Nothing is to be thought of any more: who has won has won."""
    shares = [table.state.share(seat) for seat in range(table.seats)]
    scores = [float(score) for score in table.game.scores(table.state)]
    return Hint(shares, scores, [], 0, 0.0)
