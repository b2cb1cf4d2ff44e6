"""The start as the server writes it: the games can be chosen before any script has run."""

from __future__ import annotations

from functools import cache
from html import escape

from digsite.bots.puzzles import puzzles_of
from digsite.games import load, titles
from digsite.text import Language, Voice
from digsite.text.browser import FOLDER, title_words

from .files import Files


def start_html(files: Files, language: Language) -> str:
    """The element <home-page>; its script adds what is going on (`match-list`)."""
    say = _Words(language)
    games = "\n".join([_title(files, say, key) for key in titles()])
    return f"""<home-page lang="{language}"><div class="home">
<header class="hero">{_drawing(files, "emblems/dunes.svg", "dunes")}
<div><h1>{say("home-title")}</h1><p>{say("home-subtitle")}</p></div></header>
<match-list state="mine"></match-list>
<section class="titles" aria-label="{say("home-games")}">
{games}
</section>
<div class="columns"><match-list state="open"></match-list><match-list state="live"></match-list>
<replay-list state="finished"></replay-list></div>
<footer class="soft small"><p>{say("home-cards")}</p></footer>
</div></home-page>"""


def _title(files: Files, say: _Words, key: str) -> str:
    game = load(key)
    about = say(f"about-{key}") if say.knows(f"about-{key}") else ""
    title = say(f"title-{key}")
    players = say("home-players", low=min(game.seats), high=max(game.seats))
    own = f"games/{key}/web/emblem.svg"
    emblem = own if files.find(own) else "emblems/other.svg"
    puzzles = ""
    if puzzles_of(game):
        puzzles = f'<a href="/puzzles/{key}">{say("home-puzzles")}</a>\n'
    return f"""<article class="title card" data-game="{key}">{_drawing(files, emblem, "emblem")}
<div class="about"><h2 elementtiming="title">{title}</h2><p>{about}</p>
<p class="soft small">{players}</p></div>
<div class="ways"><a class="button main" href="/play/{key}">{say("home-play")}</a>
<a class="button" href="/invite/{key}">{say("home-invite")}</a>
<p class="links"><a href="/new/{key}">{say("home-more")}</a>
<a href="/learn/{key}">{say("home-learn")}</a>
{puzzles}<a href="/rules/{key}">{say("tool-rules")}</a></p></div></article>"""


def _drawing(files: Files, name: str, kind: str) -> str:
    return files.text(name).replace("<svg", f'<svg class="{kind}" aria-hidden="true"', 1)


class _Words:
    """The browser's words, safe inside HTML."""

    def __init__(self, language: Language) -> None:
        self._voice = _voice(language)

    def __call__(self, key: str, **params: str | int) -> str:
        return escape(self._voice.say(key, **params))

    def knows(self, key: str) -> bool:
        return self._voice.knows(key)


@cache
def _voice(language: Language) -> Voice:
    spoken = Voice(language, more=[FOLDER])
    spoken.learn(title_words(language))
    return spoken
