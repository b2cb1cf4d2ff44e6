"""The description of the HTTP interface, made from the types of the routes (OpenAPI 3.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from digsite import __version__
from digsite.text import LANGUAGES

from .call import Text
from .endpoint import Endpoint
from .faults import MEDIA
from .problems import Kind, ProblemAnswer

_NO_NUL = "^[^\\u0000]*$"
_WHOLE_TEXT = {"minLength": 1, "pattern": _NO_NUL, "description": "a record: see docs/record.md"}
_REF = "#/components/schemas/{name}"


def describe(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """The whole description."""
    found = list(endpoints)
    types = [kind for endpoint in found for kind in _types(endpoint)]
    schemas, components = msgspec.json.schema_components([*types, ProblemAnswer], ref_template=_REF)
    by_type = dict(zip([repr(kind) for kind in types], schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in found:
        operations = paths.setdefault(endpoint.path, {})
        operations[endpoint.method.lower()] = _operation(endpoint, by_type, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Digsite",
            "version": __version__,
            "description": "Three archaeology board games. The same is told live on the "
            "WebSocket /api/socket; see docs/protocol.md.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "digsite"},
            },
        },
    }


def _types(endpoint: Endpoint) -> list[Any]:
    wanted = [endpoint.body, endpoint.answer, endpoint.query, *endpoint.parts.values()]
    return [kind for kind in wanted if kind not in (None, type(None), Text)]


def _operation(
    endpoint: Endpoint, schemas: dict[str, Any], components: dict[str, Any]
) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": f"{endpoint.method.lower()}_{_slug(endpoint.path)}",
        "parameters": [*_parts(endpoint, schemas), *_query(endpoint, components, schemas)],
        "responses": _answers(endpoint, schemas),
    }
    if endpoint.body is not None:
        media = "text/plain" if endpoint.body is str else "application/json"
        operation["requestBody"] = {
            "required": True,
            "content": {media: {"schema": {**schemas[repr(endpoint.body)], **_WHOLE_TEXT}}}
            if endpoint.body is str
            else {media: {"schema": schemas[repr(endpoint.body)]}},
        }
    if endpoint.person is not None:
        nobody: list[dict[str, Any]] = [] if endpoint.person else [{}]
        operation["security"] = [{"token": []}, {"cookie": []}, *nobody]
    return operation


def _parts(endpoint: Endpoint, schemas: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": schemas[repr(kind)]}
        for name, kind in endpoint.parts.items()
    ]


def _query(
    endpoint: Endpoint, components: dict[str, Any], schemas: dict[str, Any]
) -> list[dict[str, Any]]:
    language = {"name": "language", "in": "query", "schema": {"enum": list(LANGUAGES)}}
    if endpoint.query is None:
        return [language]
    name = schemas[repr(endpoint.query)]["$ref"].rpartition("/")[2]
    fields = components[name]["properties"]
    return [
        language,
        *[
            {"name": field, "in": "query", "required": False, "schema": _without_null(schema)}
            for field, schema in fields.items()
        ],
    ]


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A parameter is given or not given; it cannot be null."""
    choices = [choice for choice in schema.get("anyOf", []) if choice != {"type": "null"}]
    return choices[0] if len(choices) == 1 else schema


def _answers(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    answers: dict[str, Any] = {}
    if endpoint.answer is type(None):
        answers["204"] = {"description": "Done."}
    elif endpoint.answer is Text:
        content: dict[str, Any] = {endpoint.media: {"schema": {"type": "string"}}}
        if endpoint.path.endswith("/record"):
            content["application/json"] = {"schema": {"type": "object"}}
        answers["200"] = {"description": "The text.", "content": content}
    else:
        schema = schemas[repr(endpoint.answer)]
        answers[str(endpoint.status)] = {
            "description": "The answer.",
            "content": {"application/json": {"schema": schema}},
        }
    for kind in endpoint.problems:
        answers.setdefault(str(kind.status), _problem(kind))
    return answers


def _problem(kind: Kind) -> dict[str, Any]:
    return {
        "description": kind.name.replace("-", " "),
        "content": {MEDIA: {"schema": {"$ref": _REF.format(name=ProblemAnswer.__name__)}}},
    }


def _slug(path: str) -> str:
    return re.sub(r"[^a-z]+", "_", path.lower()).strip("_")
