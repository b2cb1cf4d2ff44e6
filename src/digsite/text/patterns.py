"""Messages as plain functions of their words, made once: Fluent walks its tree for each sentence.

Text, words in their places and choices between variants are all that ours have. What a message
has besides (terms, functions, other messages) is left to Fluent.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from babel import Locale
from babel.plural import to_python
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import ast

Words = Mapping[str, object]
Said = Callable[[Words], str]
Plural = Callable[[float], str]


def said_by(pattern: ast.Pattern, locale: Locale) -> Said | None:
    """What says this pattern; nothing if only Fluent can. A word that is missing: KeyError."""
    return _pattern(pattern, locale, _plural(locale))


def _pattern(pattern: ast.Pattern, locale: Locale, plural: Plural) -> Said | None:
    parts: list[str | Said] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
            continue
        part = _placeable(element.expression, locale, plural)
        if part is None:
            return None
        parts.append(part)
    if all(isinstance(part, str) for part in parts):
        whole = "".join([part for part in parts if isinstance(part, str)])
        return lambda _: whole
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]
    return lambda words: "".join([p if isinstance(p, str) else p(words) for p in parts])


def _placeable(found: object, locale: Locale, plural: Plural) -> str | Said | None:
    if isinstance(found, ast.StringLiteral):
        return str(found.parse()["value"])
    if isinstance(found, ast.VariableReference):
        name = found.id.name
        return lambda words: _written(words[name], locale)
    if isinstance(found, ast.SelectExpression):
        return _choice(found, locale, plural)
    return None


def _choice(found: ast.SelectExpression, locale: Locale, plural: Plural) -> Said | None:
    if not isinstance(found.selector, ast.VariableReference):
        return None
    name, variants = found.selector.id.name, []
    for variant in found.variants:
        said = _pattern(variant.value, locale, plural)
        if said is None:
            return None
        variants.append((_key(variant.key), said))
        if variant.default:
            default = said

    def choose(words: Words) -> str:
        value = words[name]
        kind = plural(value) if isinstance(value, int | float) else None
        for key, said in variants:
            if key in (value, kind):
                return said(words)
        return default(words)

    return choose


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


def _written(word: object, locale: Locale) -> str:
    if isinstance(word, str):
        return word
    if isinstance(word, int | float):
        return _number(word, locale)
    raise KeyError(f"no word: {word!r}")


@cache
def _plural(locale: Locale) -> Plural:
    return to_python(locale.plural_form)


@lru_cache(maxsize=4096, typed=True)
def _number(number: float, locale: Locale) -> str:
    """As the language writes it; Babel is slow."""
    fluent = FluentInt(number) if isinstance(number, int) else FluentFloat(number)
    return str(fluent.format(locale))
