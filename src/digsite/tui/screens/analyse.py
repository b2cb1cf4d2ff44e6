"""The analysis board in a terminal: the game's drawing, and what is tried and said around it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, cast

from textual.binding import Binding
from textual.worker import get_current_worker

from digsite.core.errors import BadInput, Refused
from digsite.play.places import parse_place, place_text
from digsite.text.problems import in_words

from ..boards import board
from ..notebook import Notebook
from ..rows import bulleted, cut
from ..sheet import Sheet
from .ask import Ask
from .board_screen import BoardScreen
from .chooser import Chooser
from .menu import Item

if TYPE_CHECKING:
    from ..app import DigsiteApp


class AnalyseScreen(BoardScreen):
    """Arrows go through the record, letters change it; a bot thinks beside it when it is asked."""

    BINDINGS = [
        Binding("left", "do('back')", show=False, priority=True),
        Binding("right,space", "do('on')", show=False, priority=True),
        Binding("down,up", "do('beside')", show=False, priority=True),
        Binding("home", "do('first')", show=False, priority=True),
        Binding("end", "do('last')", show=False, priority=True),
        Binding("v", "do('next_eyes')", show=False),
        Binding("x", "do('remove')", show=False),
        Binding("p", "do('promote')", show=False),
        Binding("d", "deal", show=False),
        Binding("a,enter", "choose", show=False),
        Binding("m", "moves", show=False),
        Binding("t", "think", show=False),
        Binding("k", "mark", show=False),
        Binding("c", "comment", show=False),
        Binding("s", "save", show=False),
        Binding("escape,q", "back", show=False),
    ]

    def __init__(self, notebook: Notebook) -> None:
        super().__init__()
        self.notebook = notebook
        self.thoughts: list[str] = []
        self.warned = False  # that what was tried is not saved

    def draw(self) -> None:
        book, say = self.notebook, self.notebook.voice.say
        if book.voice.language != self.digsite.language:
            book.speak(self.digsite.language)
        scene = book.scene()
        self.put("title", f" {say('analysis-title')} · {book.analysis.study.game.title}")
        self.put("prompt", cut(f" {book.where()}", self.size.width))
        pane = self.query_one("#board", Sheet)
        pane.show(board(scene.game).draw(scene, pane.size.width, pane.size.height))
        told = self.query_one("#told", Sheet)
        told.show(bulleted([*book.told(), *self.thoughts, *book.opened()], told.size.width - 1))
        self.put("keys", cut(f" {say('analysis-keys')}", self.size.width))

    def tell(self, text: str) -> None:
        self.put("prompt", cut(f" {text}", self.size.width))

    # -- what keys do -----------------------------------------------------------

    def action_do(self, what: str) -> None:
        """Something the notebook can do by itself."""
        self._try(getattr(self.notebook, what))

    def action_deal(self) -> None:
        if self.notebook.chance_decides:
            self._try(self.notebook.deal)

    def action_choose(self) -> None:
        choices = {choice.word: choice for choice in self.notebook.choices()}
        items = [Item(word, choice.text) for word, choice in choices.items()]
        title = self.notebook.voice.say("analysis-choose")

        def chosen(word: str) -> None:
            self._try(lambda: self.notebook.take(choices[word].action))

        if items:
            self.app.push_screen(Chooser(title, items, chosen))

    def action_moves(self) -> None:
        study = self.notebook.analysis.study
        items = [
            Item(place_text(move.node), f"{'   ' * move.deep}{move.text}")
            for move in self.notebook.moves()
        ]

        def chosen(place: str) -> None:
            self._try(lambda: self.notebook.analysis.go(parse_place(study, place)))

        title = self.notebook.voice.say("analysis-moves")
        here = place_text(self.notebook.analysis.node)
        if items:
            self.app.push_screen(Chooser(title, items, chosen, here))

    def action_think(self) -> None:
        self.thoughts = [self.notebook.voice.say("analysis-thinking")]
        self.redraw()
        self.run_worker(self._think, thread=True, exclusive=True)

    def action_mark(self) -> None:
        question = self.notebook.voice.say("analysis-mark")
        self.app.push_screen(Ask(question, self.notebook.analysis.node.mark), self._marked)

    def action_comment(self) -> None:
        question = self.notebook.voice.say("analysis-comment")
        self.app.push_screen(Ask(question, self.notebook.analysis.node.comment), self._commented)

    def action_save(self) -> None:
        path = self.notebook.path
        question = self.notebook.voice.say("analysis-file")
        self.app.push_screen(Ask(question, "" if path is None else str(path)), self._named)

    def action_back(self) -> None:
        if self.notebook.changed and not self.warned:
            self.warned = True
            say = self.notebook.voice.say
            self.tell(f"{say('analysis-unsaved')} {say('analysis-leave')}")
            return
        self.app.pop_screen()

    # -- what follows -----------------------------------------------------------

    @property
    def digsite(self) -> DigsiteApp:
        return cast("DigsiteApp", self.app)

    def _try(self, doing: Callable[[], None]) -> None:
        self.warned, self.thoughts = False, []
        self.workers.cancel_node(self)
        try:
            doing()
        except Refused as error:
            self.redraw()
            self.tell(self.notebook.voice.refusal(error.refusal))
        except BadInput as error:
            self.redraw()
            self.tell(in_words(error, self.notebook.voice.language))
        else:
            self.redraw()

    def _think(self) -> None:
        """In a thread: what was thought of a place that was left meanwhile is not shown."""
        worker, node = get_current_worker(), self.notebook.analysis.node
        lines = self.notebook.think(lambda: worker.is_cancelled)
        if not worker.is_cancelled and node is self.notebook.analysis.node:
            self.app.call_from_thread(self._thought, lines)

    def _thought(self, lines: list[str]) -> None:
        self.thoughts = lines
        self.redraw()

    def _marked(self, text: str | None) -> None:
        if text is not None:
            self._try(lambda: self.notebook.mark(text))

    def _commented(self, text: str | None) -> None:
        if text is not None:
            self._try(lambda: self.notebook.comment(text))

    def _named(self, text: str | None) -> None:
        if not text:
            return
        try:
            self.notebook.save(Path(text).expanduser())
        except OSError as error:
            reason = in_words(error, self.notebook.voice.language)
            self.tell(self.notebook.voice.say("table-saved-not", reason=reason))
            return
        self.tell(self.notebook.voice.say("analysis-saved", file=text))
