"""A new game: title, who sits where, rulings, language."""

from __future__ import annotations

from textwrap import shorten

from textual import on
from textual.binding import Binding

from digsite.bots import opponents
from digsite.core.errors import BadInput
from digsite.games import load, titles
from digsite.play.names import name_problem
from digsite.text import LANGUAGES, voice
from digsite.text.problems import in_words

from ..rows import cut
from ..scene import Row, Span
from ..seating import Sitter, distinct, rung_name
from ..session import Session
from ..settings import remember, usual_name
from ..sheet import Sheet
from .ask import Ask
from .menu import Item, Menu

HUMAN, NOBODY = "human", "nobody"
LABEL = 12


class NewGameScreen(Menu):
    """A form: up and down between its lines, left and right to change one."""

    BINDINGS = [Binding("b", "begin", show=False)]

    def __init__(self, key: str | None = None) -> None:
        super().__init__()
        self.key = key or titles()[0]
        self.kinds: list[str] = []
        self.names: list[str] = []
        self.options: dict[str, bool] = {}

    def on_mount(self) -> None:
        self.query_one("#items", Sheet).steps = True
        self._pick_title(self.key)

    def picture(self, width: int) -> list[Row]:
        return [[Span(self.digsite.say("new-title"), "bold")], []]

    def items(self) -> list[Item]:
        say, game = self.digsite.say, load(self.key)
        low, high = min(game.seats), max(game.seats)
        items = [Item("game", game.title, say("new-players", title=game.title, low=low, high=high))]
        for seat, kind in enumerate(self.kinds):
            items.append(Item(f"seat-{seat}", self._sitter_text(seat, kind), self._about(kind)))
        meaning = voice(self.digsite.language, self.key).option
        for option in game.options:
            answer = say("new-yes" if self.options[option.name] else "new-no")
            text = f"{answer} – {meaning(option.name)}"
            items.append(Item(f"option-{option.name}", text, option.clause))
        items.append(Item("language", say(f"language-{self.digsite.language}")))
        items.append(Item("begin", say("new-begin")))
        return items

    def item_rows(self, items: list[Item], width: int) -> list[Row]:
        rows: list[Row] = []
        for item in items:
            if item.target == "begin":
                rows += [[], [Span(f"  ▶ {item.text}  ", "bold", item.target)]]
                continue
            label = self._label(item.target)
            room = width - LABEL - 4
            value = self._value(item, room)
            about = cut(item.about, room - len(value) - 3) if room - len(value) > 12 else ""
            rows.append(
                [
                    Span(f"{label:<{LABEL}}", "dim"),
                    Span(f"‹ {value} ›", "bold", item.target),
                    Span(f"  {about}", "dim"),
                ]
            )
        return rows

    def keys(self) -> str:
        return self.digsite.say("new-keys")

    def choose(self, target: str) -> None:
        seat = self._seat(target)
        if target == "begin":
            self._begin()
        elif seat is not None and self.kinds[seat] == HUMAN:
            ask = Ask(self.digsite.say("new-name-asked"), self.names[seat])
            self.app.push_screen(ask, lambda name: self._named(seat, name))
        else:
            self.change(target, 1)

    @on(Sheet.Stepped)
    def _stepped(self, message: Sheet.Stepped) -> None:
        self.change(message.target, message.step)

    @on(Sheet.Marked)
    def _tell_whole(self, message: Sheet.Marked) -> None:
        """What was cut in its line is told in full below."""
        for item in self.items():
            if item.target == message.target:
                whole = item.target.startswith("option-")
                self.tell(f"{item.text} ({item.about})" if whole else item.about)

    def change(self, target: str, step: int) -> None:
        """The next or last value of a line."""
        seat = self._seat(target)
        if target == "game":
            keys = titles()
            self._pick_title(keys[(keys.index(self.key) + step) % len(keys)])
        elif target == "language":
            at = (LANGUAGES.index(self.digsite.language) + step) % len(LANGUAGES)
            self.digsite.speak(LANGUAGES[at])
        elif seat is not None:
            values = [HUMAN, *[rung.name for rung in opponents(load(self.key))], NOBODY]
            at = (values.index(self.kinds[seat]) + step) % len(values)
            self.kinds[seat] = values[at]
        elif target.startswith("option-"):
            name = target.removeprefix("option-")
            self.options[name] = not self.options[name]
        self.tell("")
        self.redraw()

    def action_begin(self) -> None:
        self._begin()

    def _value(self, item: Item, room: int) -> str:
        """What a line says; of a long ruling only whole words."""
        if item.target.startswith("option-"):
            return shorten(item.text, room, placeholder=" …")
        return cut(item.text, room)

    def _pick_title(self, key: str) -> None:
        self.key = key
        game = load(key)
        most, fewest = max(game.seats), min(game.seats)
        say = self.digsite.say
        friends = [say("new-friend", number=seat) for seat in range(1, most)]
        self.names = self.names[:1] or [usual_name(self.digsite.language)]
        self.names += friends
        usual = [HUMAN] + ["apprentice"] * (fewest - 1)
        known = {HUMAN, *[rung.name for rung in opponents(game)]}  # not every game has all levels
        kept = [kind if kind in known else "apprentice" for kind in self.kinds if kind != NOBODY]
        kept = kept[:most]
        sat = kept if len(kept) >= fewest else usual
        self.kinds = sat + [NOBODY] * (most - len(sat))
        self.options = dict(game.full_options({}))

    def _begin(self) -> None:
        game = load(self.key)
        sitters = []
        for seat, kind in enumerate(self.kinds):
            if kind == HUMAN:
                sitters.append(Sitter(self.names[seat]))
            elif kind != NOBODY:
                sitters.append(Sitter(rung_name(kind, self.digsite.language), kind))
        say = self.digsite.say
        if len(sitters) not in game.seats:
            low, high = min(game.seats), max(game.seats)
            self.tell(say("new-players", title=game.title, low=low, high=high))
            return
        try:
            language, seed = self.digsite.language, self.digsite.seed
            session = Session.new(self.key, distinct(sitters), language, self.options, seed)
        except BadInput as error:
            self.tell(in_words(error, self.digsite.language))
            return
        self.digsite.sit_down(session)

    def _named(self, seat: int, name: str | None) -> None:
        if name is None:
            return
        if name_problem(name.strip()):
            self.tell(self.digsite.say("new-name-bad"))
            return
        self.names[seat] = name.strip()
        if seat == 0:
            remember(name=name.strip())
        self.redraw()

    def _sitter_text(self, seat: int, kind: str) -> str:
        if kind == HUMAN:
            return self.names[seat]
        if kind == NOBODY:
            return self.digsite.say("new-nobody")
        return rung_name(kind, self.digsite.language)

    def _about(self, kind: str) -> str:
        say = self.digsite.say
        if kind == HUMAN:
            several = self.kinds.count(HUMAN) > 1
            return say("new-about-friend" if several else "new-name-help")
        return "" if kind == NOBODY else say(f"rung-about-{kind}")

    def _label(self, target: str) -> str:
        say, seat = self.digsite.say, self._seat(target)
        if seat is not None:
            return say("new-seat", number=seat + 1)
        if target.startswith("option-"):
            return say("new-ruling")
        return say(f"new-{target}")

    def _seat(self, target: str) -> int | None:
        return int(target.removeprefix("seat-")) if target.startswith("seat-") else None
