"""The start: go on, begin, replay, read."""

from __future__ import annotations

from pathlib import Path

from digsite.core.errors import BadInput
from digsite.games import load, titles
from digsite.play.names import visible
from digsite.text.problems import in_words

from ..rows import wrapped
from ..saves import Save, saved_games
from ..scene import Row, Span
from .ask import Ask
from .menu import Item, Menu

PYRAMIDS = (
    r"                 ▲                         ",
    r"                ╱ ╲          ▲             ",
    r"        ▲      ╱   ╲        ╱ ╲            ",
    r"       ╱ ╲    ╱     ╲   ▲  ╱   ╲           ",
    r"  ────╱───╲──╱───────╲─╱─╲╱─────╲────────  ",
)


class StartScreen(Menu):
    """What the program can do."""

    def picture(self, width: int) -> list[Row]:
        say = self.digsite.say
        art: list[Row] = [[Span(line[:width], "yellow")] for line in PYRAMIDS]
        name: Row = [Span("  D I G S I T E", "bold"), Span(f"   {say('start-subtitle')}", "dim")]
        return [*art, name, []]

    def items(self) -> list[Item]:
        say = self.digsite.say
        items = []
        self.latest = next((save for save in saved_games() if not save.over), None)
        if self.latest is not None:
            title, names = load(self.latest.game).title, ", ".join(self.latest.names)
            text = say("start-continue", title=title, names=names)
            items.append(Item("continue", text, when_text(self.digsite.say, self.latest)))
        language = say(f"language-{self.digsite.language}")
        return [
            *items,
            Item("new", say("start-new")),
            Item("saved", say("start-saved")),
            Item("replay", say("start-replay")),
            Item("rules", say("start-rules")),
            Item("language", say("start-language", language=language)),
            Item("quit", say("start-quit")),
        ]

    def choose(self, target: str) -> None:
        app = self.digsite
        self.tell("")
        if target == "continue" and self.latest is not None:
            open_save(self, self.latest)
        elif target == "new":
            app.show_new()
        elif target == "saved":
            app.push_screen(SavedScreen())
        elif target == "replay":
            app.push_screen(Ask(app.say("start-file")), self._replay)
        elif target == "rules":
            app.push_screen(BooksScreen())
        elif target == "language":
            app.next_language()
            self.redraw()
        elif target == "quit":
            app.action_leave()

    def action_back(self) -> None:
        self.digsite.action_leave()

    def _replay(self, name: str | None) -> None:
        if name and name.strip():
            try:
                self.digsite.show_replay(Path(name.strip()))
            except BadInput as error:
                self.tell(visible(in_words(error, self.digsite.language)))


class SavedScreen(Menu):
    """The games on disk: go on with one, or watch a finished one."""

    BINDINGS = [("delete", "delete", "")]
    doomed = ""

    def picture(self, width: int) -> list[Row]:
        return [[Span(self.digsite.say("start-saved"), "bold")], []]

    def items(self) -> list[Item]:
        self.saves = {str(number): save for number, save in enumerate(saved_games())}
        items = []
        for target, save in self.saves.items():
            text = f"{load(save.game).title}: {', '.join(save.names)}"
            items.append(Item(target, text, when_text(self.digsite.say, save)))
        if not items:
            self.tell(self.digsite.say("start-no-saves"))
        return items

    def keys(self) -> str:
        return f"{self.digsite.say('start-keys')} · {self.digsite.say('start-delete')}"

    def choose(self, target: str) -> None:
        open_save(self, self.saves[target])

    def action_delete(self) -> None:
        from ..sheet import Sheet

        marked = self.query_one("#items", Sheet).marked
        if marked is None or marked not in self.saves:
            return
        if self.doomed != marked:
            self.doomed = marked
            self.tell(self.digsite.say("start-really-delete"))
            return
        self.doomed = ""
        self.tell(self._deleted(self.saves[marked].path))
        self.redraw()

    def _deleted(self, path: Path) -> str:
        """Delete a save, and say what became of it."""
        say, language = self.digsite.say, self.digsite.language
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            return say("save-failed", file=visible(path.name), reason=in_words(error, language))
        return say("start-deleted")


class BooksScreen(Menu):
    """Which rulebook."""

    def picture(self, width: int) -> list[Row]:
        return [[Span(self.digsite.say("start-rules"), "bold")], []]

    def items(self) -> list[Item]:
        return [Item(key, load(key).title) for key in titles()]

    def choose(self, target: str) -> None:
        self.digsite.show_book(target)


def open_save(menu: Menu, save: Save) -> None:
    """Go on with a game, or replay it if it is over."""
    try:
        if save.over:
            menu.digsite.show_replay(save.path)
        else:
            menu.digsite.resume(save.path)
    except BadInput as error:
        menu.tell(visible(in_words(error, menu.digsite.language)))


def when_text(say: object, save: Save) -> str:
    """How far a game is, and when it was played."""
    assert callable(say)
    if save.over:
        return f"{say('start-finished')}, {save.when:%Y-%m-%d %H:%M}"
    return str(say("start-when", count=save.entries, when=f"{save.when:%Y-%m-%d %H:%M}"))


__all__ = ["BooksScreen", "SavedScreen", "StartScreen", "wrapped"]
