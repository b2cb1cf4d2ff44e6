"""The description of the HTTP interface, made from the types of the routes (OpenAPI 3.1)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from digsite._version import __version__
from digsite.text import LANGUAGES

from ..http.call import Text
from ..http.endpoint import Endpoint
from ..http.faults import MEDIA
from ..http.problems import Kind, ProblemAnswer

_NO_NUL = "^[^\\u0000]*$"
_WHOLE_TEXT = {"minLength": 1, "pattern": _NO_NUL, "description": "a record: see docs/record.md"}
_REF = "#/components/schemas/{name}"
Schema = dict[str, Any]  # JSON Schema, and what OpenAPI makes of it


def describe(endpoints: Iterable[Endpoint]) -> Schema:
    """The whole description."""
    found = list(endpoints)
    types = [kind for endpoint in found for kind in _types(endpoint)]
    schemas, components = msgspec.json.schema_components([*types, ProblemAnswer], ref_template=_REF)
    by_type = dict(zip([repr(kind) for kind in types], schemas, strict=False))
    paths: dict[str, Schema] = {}
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


def _types(endpoint: Endpoint) -> list[object]:
    wanted = [endpoint.body, endpoint.answer, endpoint.query, *endpoint.parts.values()]
    return [kind for kind in wanted if kind not in (None, type(None), Text)]


def _operation(endpoint: Endpoint, schemas: Schema, components: Schema) -> Schema:
    operation: Schema = {
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
        nobody: list[Schema] = [] if endpoint.person else [{}]
        operation["security"] = [{"token": []}, {"cookie": []}, *nobody]
    return operation


def _parts(endpoint: Endpoint, schemas: Schema) -> list[Schema]:
    return [
        {"name": name, "in": "path", "required": True, "schema": schemas[repr(kind)]}
        for name, kind in endpoint.parts.items()
    ]


def _query(endpoint: Endpoint, components: Schema, schemas: Schema) -> list[Schema]:
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


def _without_null(schema: Schema) -> Schema:
    """A parameter is given or not given; it cannot be null."""
    choices = [choice for choice in schema.get("anyOf", []) if choice != {"type": "null"}]
    return choices[0] if len(choices) == 1 else schema


def _answers(endpoint: Endpoint, schemas: Schema) -> Schema:
    answers: Schema = {}
    if endpoint.answer is type(None):
        answers["204"] = {"description": "Done."}
    elif endpoint.answer is Text:
        content: Schema = {endpoint.media: {"schema": {"type": "string"}}}
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


def _problem(kind: Kind) -> Schema:
    return {
        "description": kind.name.replace("-", " "),
        "content": {MEDIA: {"schema": {"$ref": _REF.format(name=ProblemAnswer.__name__)}}},
    }


def _slug(path: str) -> str:
    return re.sub(r"[^a-z]+", "_", path.lower()).strip("_")
