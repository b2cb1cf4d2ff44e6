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
            self.interrupts.wait_for(self.source)
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
        self.warned = ""  # that the game could not be saved

    def play(self) -> bool:
        """Whether the game was played to its end."""
        session, say = self.session, self.session.voice.say
        names = session.voice.listed(session.voice.names)
        self.lines.say(say("plain-welcome", title=session.game.title, names=names))
        if not session.needs_curtain():
            self.show_position()
        try:
            while not session.over:
                self.step()
        except (EOFError, KeyboardInterrupt, Leave):
            session.save()
            with suppress(OSError):  # nobody listens any more
                self.lines.say("", session.unsaved_text() or say("plain-bye"))
            return False
        self.tell_news()
        self.lines.say("", *result_lines(session))
        self.warned = ""
        self.warn()
        return True

    def step(self) -> None:
        """One decision, of a bot or of a person."""
        session = self.session
        self.warn()
        if session.asks_bot():
            with self.lines.interrupts.may_leave():
                answer = session.question().consider()
            if answer.failure is not None:
                self.lines.say(session.failure_text(answer))
            session.take(answer.action)
            return
        if session.needs_curtain():
            self.pass_on()
        self.tell_news()
        offer = self.ask()
        if offer is not None:
            session.take(offer.action)

    def warn(self) -> None:
        """Say once that the game is not saved, and again if that has another reason."""
        text = self.session.unsaved_text()
        if text and text != self.warned:
            self.lines.say(text)
        self.warned = text

    def pass_on(self) -> None:
        """Another person sits down: nothing of the last one's stays in sight."""
        session, say = self.session, self.session.voice.say
        name = session.voice.who(session.actor)
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
            self.lines.say("", self.session.voice.say("plain-happened"), *[f"- {n}" for n in news])

    def ask(self) -> Offer | None:
        """Ask once: the offer that was chosen, or nothing if the answer was something else."""
        session = self.session
        scene, say = session.scene(), session.voice.say
        if self.asked != (session.table.version, session.viewer):
            self.asked = (session.table.version, session.viewer)
            self.list_choices()
        text = self.lines.read(say("plain-prompt", name=session.voice.who(session.viewer)) + " ")
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
        scene, voice = session.scene(), session.voice
        prompt = voice.prompt(scene.prompt, mine=True)
        self.lines.say("", voice.say("plain-your-turn", name=voice.who(scene.actor), text=prompt))
        for number, offer in enumerate(scene.offers, 1):
            notation = "" if offer.text == offer.word else f" [{offer.word}]"
            self.lines.say(f"{number}. {offer.text}{notation}")
        self.lines.say(voice.say("plain-choose"))

    def show_position(self) -> None:
        """The table in words."""
        scene = self.session.scene()
        title = self.session.voice.say("plain-position")
        self.lines.say("", title, *board(self.session.game.key).describe(scene))
