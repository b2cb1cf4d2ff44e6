"""Plain mode: prints lines and reads lines, for screen readers, pipes and scripts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import IO

from .boards import board
from .interrupts import Interrupts
from .moves import Trouble, read_notation, read_number, shortened
from .plain_commands import Leave, obey
from .plain_words import command_words
from .results import result_lines
from .scene import Offer
from .session import Session

LONGEST_LINE = 500


class Lines:
    """Where lines come from and go to: bytes in, text out, and never an escape sequence."""

    def __init__(self, source: IO[bytes], show: Callable[[str], None]) -> None:
        self.source = source
        self.show = show
        self.interrupts = Interrupts()

    def read(self, prompt: str) -> str:
        """The next line (`EOFError` when there is none)."""
        self.show(prompt)
        with self.interrupts.may_leave():
            data = self.source.readline()
        if not data:
            raise EOFError
        return data.decode("utf-8", errors="replace").strip()

    def say(self, *lines: str) -> None:
        for line in lines:
            self.show(line + "\n")


class Plain:
    """Plays one session to its end, or until somebody leaves."""

    def __init__(self, session: Session, lines: Lines) -> None:
        self.session = session
        self.lines = lines
        self.told = 0  # entries the viewer has been told about
        self.asked = (-1, -1)  # the version and viewer the choices were listed for

    def play(self) -> bool:
        """Whether the game was played to its end."""
        session, say = self.session, self.session.speech.say
        names = session.speech.voice.listed(session.speech.names)
        self.lines.say(say("plain-welcome", title=session.game.title, names=names))
        if not session.needs_curtain():
            self.show_position()
        try:
            while not session.over:
                self.step()
        except (EOFError, KeyboardInterrupt, Leave):
            session.save()
            with suppress(OSError):  # nobody listens any more
                self.lines.say("", say("plain-bye"))
            return False
        self.tell_news()
        self.lines.say("", *result_lines(session))
        return True

    def step(self) -> None:
        """One decision, of a bot or of a person."""
        session = self.session
        if session.asks_bot():
            with self.lines.interrupts.may_leave():
                action = session.question().answer()
            session.take(action)
            return
        if session.needs_curtain():
            self.pass_on()
        self.tell_news()
        offer = self.ask()
        if offer is not None:
            session.take(offer.action)

    def pass_on(self) -> None:
        """Another person sits down: nothing of the last one's stays in sight."""
        session, say = self.session, self.session.speech.say
        name = session.speech.who(session.actor)
        self.lines.say(*[""] * 40, say("plain-curtain", name=name))
        self.lines.read(say("plain-prompt", name=name) + " ")
        session.lift_curtain()
        self.told = session.chronicle().last_turn_of(session.viewer)
        self.show_position()

    def tell_news(self) -> None:
        """What has happened since it was told last."""
        news = self.session.chronicle().lines(min(self.told, self.session.table.version))
        self.told = self.session.table.version
        if news:
            self.lines.say("", self.session.speech.say("plain-happened"), *[f"- {n}" for n in news])

    def ask(self) -> Offer | None:
        """Ask once: the offer that was chosen, or nothing if the answer was something else."""
        session = self.session
        scene, say = session.scene(), session.speech.say
        if self.asked != (session.table.version, session.viewer):
            self.asked = (session.table.version, session.viewer)
            self.list_choices()
        text = self.lines.read(say("plain-prompt", name=session.speech.who(session.viewer)) + " ")
        if len(text) > LONGEST_LINE:
            self.lines.say(say("plain-too-long"))
            return None
        if not text:
            self.lines.say(say("plain-empty"))
            return None
        answer: Offer | Trouble | None
        if text.isascii() and text.isdecimal():
            answer = read_number(session, scene, text)
        elif scene.offered(text):
            answer = read_notation(session, scene, text)
        else:
            word, _, rest = text.partition(" ")
            command = command_words(session.language).get(word.casefold())
            if command is not None:
                obey(self, command, word, rest.strip())
                return None
            answer = read_notation(session, scene, text)
        if isinstance(answer, Offer):
            return answer
        trouble = answer.text if answer else say("plain-unknown", text=shortened(text))
        self.lines.say(trouble)
        return None

    def list_choices(self) -> None:
        """The question and its numbered answers."""
        session = self.session
        scene, speech = session.scene(), session.speech
        prompt = speech.prompt(scene.prompt, mine=True)
        self.lines.say("", speech.say("plain-your-turn", name=speech.who(scene.actor), text=prompt))
        for number, offer in enumerate(scene.offers, 1):
            notation = "" if offer.text == offer.word else f" [{offer.word}]"
            self.lines.say(f"{number}. {offer.text}{notation}")
        self.lines.say(speech.say("plain-choose"))

    def show_position(self) -> None:
        """The table in words."""
        scene = self.session.scene()
        title = self.session.speech.say("plain-position")
        self.lines.say("", title, *board(self.session.game.key).describe(scene))
