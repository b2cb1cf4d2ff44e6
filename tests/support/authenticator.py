"""A passkey in software, for the tests."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

from digsite.service.messages import Site

SITE = Site("games.example.org", ("https://games.example.org",))


class Authenticator:
    """A passkey in software."""

    def __init__(self, name: str = "passkey-number-one", site: Site = SITE) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._site = site
        self.id = name.encode()
        self.uses = 0

    @property
    def name(self) -> str:
        """Its id, as it is written."""
        return b64(self.id)

    def make(self, options: dict[str, Any], origin: str | None = None) -> dict[str, Any]:
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        length = len(self.id).to_bytes(2)
        data = self._data(0x45) + bytes(16) + length + self.id + cbor2.dumps(public)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options, origin)
        return self._answer({"clientDataJSON": b64(client), "attestationObject": b64(made)})

    def prove(self, options: dict[str, Any], origin: str | None = None) -> dict[str, Any]:
        self.uses += 1
        data, client = self._data(0x05), self._client("webauthn.get", options, origin)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._answer({name: b64(part) for name, part in parts.items()})

    def _data(self, flags: int) -> bytes:
        return sha256(self._site.host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _client(self, kind: str, options: dict[str, Any], origin: str | None) -> bytes:
        origin = origin or self._site.origins[0]
        told = {"type": kind, "challenge": options["challenge"], "origin": origin}
        return json.dumps(told).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": self.name, "rawId": self.name, "type": "public-key", "response": response}


def b64(data: bytes) -> str:
    return bytes_to_base64url(data)
