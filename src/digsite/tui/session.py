"""A local game: people and bots at one table, saved after every entry."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from digsite.bots import Bot, bot, evaluate
from digsite.core.cards import CardFile
from digsite.core.dice import Dice, seed_from
from digsite.core.records import Action
from digsite.core.seats import NOBODY
from digsite.core.state import State
from digsite.games import load
from digsite.play import Table, preview, record_text, replay, sight_of
from digsite.text import Language, Voice, voice
from digsite.text.problems import in_words
from digsite.text.why import would

from .boards import board
from .chronicle import Chronicle
from .questions import HELPER, STAND_IN, Answer, Question
from .saves import fresh_path, read_record, write_whole
from .scene import Offer, Scene
from .seating import Sitter, distinct, seated, sitters_of


class Session:
    """One game on this machine."""

    def __init__(
        self,
        table: Table,
        sitters: Sequence[Sitter],
        language: Language,
        path: Path | None = None,
        seed: int | None = None,
    ) -> None:
        self.table = table
        self.game = table.game
        self.sitters = tuple(sitters)
        self.path = path
        self.seed = int.from_bytes(os.urandom(8), "little") if seed is None else seed
        self._dice = Dice(seed_from(self.seed, "deal", table.version))
        self._bots = {
            seat: bot(self.game, sitter.rung, seed_from(self.seed, "bot", seat), cards=table.cards)
            for seat, sitter in enumerate(self.sitters)
            if sitter.rung is not None
        }
        self.unsaved: OSError | None = None  # why the last save failed
        self.viewer = self._first_viewer()
        self.speak(language)

    @classmethod
    def new(
        cls,
        key: str,
        sitters: Sequence[Sitter],
        language: Language,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        cards: CardFile | None = None,
    ) -> Session:
        """A fresh game, dealt and saved."""
        table = Table(load(key), len(sitters), options, cards)
        session = cls(table, distinct(sitters), language, fresh_path(key), seed)
        session._go_on()
        return session

    @classmethod
    def resume(cls, path: Path, language: Language, seed: int | None = None) -> Session:
        """A saved game, where it was left."""
        record = read_record(path)
        session = cls(replay(record), sitters_of(record.seats), language, path, seed)
        session._go_on()
        return session

    def rematch(self) -> Session:
        """The same players again, each one seat further."""
        sitters = [*self.sitters[1:], self.sitters[0]]
        return Session.new(
            self.game.key, sitters, self.language, self.table.options, None, self.table.cards
        )

    def speak(self, language: Language) -> None:
        """Go on in a language."""
        self.language = language
        names = [sitter.name for sitter in self.sitters]
        self.voice = voice(language, self.game.key).at(names)
        self._chronicles: dict[int, Chronicle] = {}

    # -- who is asked ---------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def actor(self) -> int:
        return self.table.actor

    @property
    def people(self) -> list[int]:
        return [seat for seat, sitter in enumerate(self.sitters) if sitter.human]

    def asks_person(self) -> bool:
        return self.actor >= 0 and self.sitters[self.actor].human

    def asks_bot(self) -> bool:
        return self.actor in self._bots

    def needs_curtain(self) -> bool:
        """Whether another person than the one who looks on is asked."""
        return self.asks_person() and self.actor != self.viewer

    def lift_curtain(self) -> None:
        self.viewer = self.actor

    # -- what is seen ---------------------------------------------------------

    def scene(self, seat: int | None = None) -> Scene:
        """The table as a seat sees it (by default the one who looks on)."""
        return scene_of(self.table, self.viewer if seat is None else seat, self.voice)

    def chronicle(self, seat: int | None = None) -> Chronicle:
        reader = self.viewer if seat is None else seat
        if reader not in self._chronicles:
            self._chronicles[reader] = Chronicle(self.table, reader, self.voice)
        return self._chronicles[reader]

    def since_last_turn(self) -> list[str]:
        """What happened since the viewer's last turn."""
        chronicle = self.chronicle()
        return chronicle.gist(chronicle.last_turn_of(self.viewer))

    def outlook(self, action: Action) -> preview.Outlook:
        """What an action of the viewer would do."""
        return preview.outlook(self.game, self._veiled(), self.viewer, action)

    def preview(self, action: Action, drawing: bool = True) -> preview.Preview:
        """All there is to say of an action of the viewer beforehand."""
        return preview.preview(self.game, self._veiled(), self.viewer, action, drawing)

    def offer_text(self, action: Action, then: Sequence[Action] = ()) -> str:
        """An action in words, as it can be chosen now, and with what is to follow it."""
        return self.voice.offer(action, self.game.about(self.table.state, action, then))

    def advice_texts(self, answer: Answer, move: str) -> list[str]:
        """What a helper would do, and what would surely be worse."""
        voice, instead = self.voice, answer.instead
        told = [voice.say("table-hint", bot=voice.say(f"rung-{HELPER}"), move=move)]
        if instead is not None:
            choice = voice.offer(instead.action, instead.about)
            told.append(would(voice, choice, instead.reason, len(self.sitters) - 1))
        return told

    # -- what is done ---------------------------------------------------------

    def take(self, action: Action) -> None:
        """Carry out an action of the seat that is asked (`Refused` changes nothing)."""
        self.table.submit(self.actor, action)
        self._go_on()

    def can_undo(self) -> bool:
        """Whether the viewer can take back a decision: of this turn, with nothing revealed."""
        before = self.table.position_before()
        if before is None or self.actor != self.viewer or not self.asks_person():
            return False
        veiled = self.game.veil(before, self.viewer)
        last = self.table.journal[-1].action
        return not preview.reveals(self.game, veiled, self.viewer, last)

    def undo(self) -> bool:
        """Take back the last decision if that is allowed."""
        if not self.can_undo():
            return False
        self.table.undo()
        self.save()
        return True

    def question(self, helper: str | None = None) -> Question:
        """What the bot in question is asked; with a helper, what it would do for the viewer."""
        seat = self.actor
        bot = self._bots[seat] if helper is None else self._helper(helper)
        sight = sight_of(self.table, seat)
        return Question(bot, self.table.version, sight, self.game.veil(self.table.state, seat))

    def failure_text(self, answer: Answer) -> str:
        """That a bot failed and who chose instead, in words."""
        voice, failure = self.voice, answer.failure
        return voice.say(
            "table-bot-failed",
            name=voice.who(answer.question.sight.actor),
            bot=voice.say(f"rung-{STAND_IN}"),
            error=type(failure).__name__,
        )

    def save(self) -> None:
        """Write the game to its file; a full disk is told, not fatal."""
        if self.path is None:
            return
        try:
            write_whole(self.path, self.record())
            self.unsaved = None
        except OSError as error:
            self.unsaved = error

    def unsaved_text(self) -> str:
        """That the last save failed, in words; nothing if it did not."""
        if self.unsaved is None:
            return ""
        return self.voice.say("table-saved-not", reason=in_words(self.unsaved, self.language))

    def record(self) -> str:
        return record_text(self.table, seated(self.sitters))

    def chances(self) -> str:
        """Everybody's chance to win, as the viewer can know it, told at once."""
        found = evaluate(self.game, self._veiled(), self.viewer, self.table.cards).chances
        pairs = zip(self.voice.names, found, strict=True)
        return " · ".join(f"{name} {share:.0%}" for name, share in pairs)

    def _go_on(self) -> None:
        self.table.deal(self._dice)
        self.save()

    def _veiled(self) -> State:
        veiled: State = self.game.veil(self.table.state, self.viewer)
        return veiled

    def _helper(self, name: str) -> Bot:
        seed = seed_from(self.seed, "hint", self.table.version)
        return bot(self.game, name, seed, cards=self.table.cards)

    def _first_viewer(self) -> int:
        people = self.people
        if len(people) == 1 or self.over:
            return people[0] if people else NOBODY
        return NOBODY


def scene_of(table: Table, seat: int, voice: Voice) -> Scene:
    """A sight, ready to be drawn."""
    sight = sight_of(table, seat)
    scene = Scene(
        game=table.game.key,
        public=sight.public,
        private=sight.private,
        prompt=sight.prompt,
        seat=sight.seat,
        actor=sight.actor,
        names=voice.names,
        offers=[],
        voice=voice,
        cards=table.cards,
    )
    offers = [_offer(table, scene, voice, action) for action in sight.legal]
    return msgspec.structs.replace(scene, offers=offers)


def _offer(table: Table, scene: Scene, voice: Voice, action: Action) -> Offer:
    """An action in words, with what it is about where the drawing knows more than its record."""
    text = voice.offer(action, table.game.about(table.state, action))
    detail = getattr(board(scene.game), "detail", None)
    what = detail(scene, action) if detail else None
    if what:
        text = voice.say("table-offer", offer=text, what=what)
    return Offer(action, voice.notation(action), text)
