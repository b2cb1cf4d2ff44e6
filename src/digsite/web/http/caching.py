"""Answers that everybody may keep: with an ETag, and packed for those who can unpack."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

WORTH_PACKING = 512
FOR_EVER = "public, max-age=31536000, immutable"
_PACKED_ALREADY = ("image/png", "image/webp", "image/jpeg", "font/woff2", "audio/")


def cacheable(
    request: Request, content: bytes, media: str, lasting: bool = False, vary: str = ""
) -> Response:
    """The content, or a word that it has not changed; `lasting` if it never will."""
    etag = _etag(content)
    headers = {
        "etag": etag,
        "cache-control": FOR_EVER if lasting else "no-cache",
        "vary": ", ".join(filter(None, ["accept-encoding, accept-language", vary])),
    }
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if can_be_packed(request, content, media):
        headers["content-encoding"] = "gzip"
        content = _gzip(content)
    return Response(content, headers=headers, media_type=media)


def can_be_packed(request: Request, content: bytes, media: str) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "") and _is_worth_it(content, media)


def packed(content: bytes) -> bytes:
    """What one reader gets, and nobody keeps."""
    return gzip.compress(content, 6, mtime=0)


def _is_worth_it(content: bytes, media: str) -> bool:
    return len(content) >= WORTH_PACKING and not media.startswith(_PACKED_ALREADY)


@lru_cache(maxsize=512)
def _gzip(content: bytes) -> bytes:
    return packed(content)


@lru_cache(maxsize=512)
def _etag(content: bytes) -> str:
    return f'"{sha256(content).hexdigest()[:32]}"'
