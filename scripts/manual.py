"""A hook of the manual: what lies outside of docs/ is only named; rules lead to figures."""

from __future__ import annotations

import re

_RULES = re.compile(r"rules/([a-z]+)\.([a-z]{2})\.md")
_STUDY = {
    "en": "What wins, in figures",
    "fr": "Ce qui gagne, en chiffres",
    "es": "Qué gana, en cifras",
}
_OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+(?!docs/)[^)]*\)")


def on_page_markdown(markdown: str, page: object, **_: object) -> str:
    """A page without links that leave the manual."""
    source = str(getattr(getattr(page, "file", None), "src_uri", ""))
    steps = "../" * (source.count("/") + 1)

    def named(found: re.Match[str]) -> str:
        return found[1] if f"({steps}" in found[0] else found[0]

    return with_figures(_OUTSIDE.sub(named, markdown), source)


def with_figures(markdown: str, source: str) -> str:
    """Rules with a link to what wins below their title."""
    if (rules := _RULES.fullmatch(source)) is None:
        return markdown
    game, language = rules.groups()
    name = game if language == "en" else f"{game}.{language}"
    title, _, rest = markdown.partition("\n")
    return f"{title}\n\n[{_STUDY[language]}](../study/{name}.md)\n{rest}"
