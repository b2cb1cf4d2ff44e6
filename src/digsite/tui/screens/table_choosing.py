"""How an offer is found and taken: by marks, numbers or typed words."""

from __future__ import annotations

from collections.abc import Callable

from digsite.core.records import Action, Refusal

from ..foretell import foretold
from ..moves import Trouble, not_a_move, read_notation
from ..session import Session
from .table_view import TableView


class Choosing:
    """One person's choice among the offers of a view; `moved` is called after every move."""

    def __init__(self, session: Session, view: TableView, moved: Callable[[], None]) -> None:
        self.session = session
        self.view = view
        self.moved = moved
        self.digits = ""
        self.confirming: str | None = None  # the gamble that waits for a second yes
        self.refused: Refusal | None = None  # of the last typed move

    def begin(self) -> None:
        """Another question: nothing is marked or half typed."""
        self.digits = self.view.filter = self.view.progress = ""
        self.view.note = None
        self.mark(None)

    def clear(self) -> None:
        """Start over with the same question."""
        self.digits = self.view.filter = ""
        self.view.note = None
        self.mark(None)
        self.view.redraw()

    def mark(self, word: str | None) -> None:
        if word != self.confirming:
            self.confirming = None
        self.view.mark(word)

    def look_at(self, word: str) -> None:
        """Mark an offer and say what it would do."""
        self.digits = ""
        self.mark(word)
        self.view.foretell(word)

    def take(self, word: str) -> None:
        """Take an offer; a gamble, which has no way back, is asked twice, and what costs much."""
        offer, offers = self.view.offer(word), self.view.scene.offers
        if offer is None:
            return
        sure = self.confirming == word or len(offers) == 1
        if not sure and (lines := self._doubts(offer.action)):
            self.mark(word)
            self.confirming = word
            self.view.tell(*lines, style="bold")
            return
        self.refused = None
        self.view.alarm = ""
        self.session.take(offer.action)
        self.moved()

    def _doubts(self, action: Action) -> list[str]:
        """Why an offer should be asked twice; nothing for most."""
        session, voice = self.session, self.session.voice
        caution = session.game.caution(session.table.state, action)
        if caution is not None:
            return [voice.caution(caution), voice.say("caution-confirm")]
        if session.outlook(action).gamble:
            return [*foretold(session, action)[:-1], voice.say("preview-confirm")]
        return []

    def take_marked(self) -> None:
        """Enter where nothing is marked: the first offer is looked at."""
        if self.view.scene.offers:
            self.look_at(self.view.scene.offers[0].word)

    def digit(self, digit: int) -> None:
        """Offers have numbers; one that could still grow waits for its next digit."""
        offers, say = self.view.scene.offers, self.session.voice.say
        count = len(offers)
        digits = self.digits + str(digit)
        number = int(digits)
        self.digits = ""
        if not 0 < number <= count:
            text = say("plain-no-number", number=digits, count=count)
            self.view.tell(text if count else say("table-no-choices"))
        elif number * 10 > count:
            self.take(offers[number - 1].word)
        else:
            self.look_at(offers[number - 1].word)
            self.digits = digits

    def typed(self, text: str | None) -> None:
        """A move as it is written down; nothing if somebody thought better of it."""
        session, say = self.session, self.session.voice.say
        text = (text or "").strip()
        if not text:
            return
        if not self.view.mine:
            self.view.tell_waiting()
            return
        scene = self.view.scene
        found = read_notation(session, scene, text) or not_a_move(session, scene, text)
        if isinstance(found, Trouble):
            self.mark(None)
            self.refused = found.refusal
            line = say("table-refused", reason=found.text) if found.refusal else found.text
            self.view.tell(line, style="bold")
        else:
            self.take(found.word)

    def undo(self) -> None:
        """Take back the last decision if that is allowed."""
        session, say = self.session, self.session.voice.say
        entry = session.table.journal[-1] if session.table.journal else None
        if session.undo() and entry is not None:
            self.moved()
            self.view.tell(say("table-undone", move=session.offer_text(entry.action)))
        else:
            self.view.tell(say("table-no-undo"))
