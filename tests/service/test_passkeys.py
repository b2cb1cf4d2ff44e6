"""Passkeys: only the right key, for the right site, answering a challenge of ours, logs in."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from support.offices import FakeMoments, in_office, people, table_for
from webauthn.helpers import bytes_to_base64url

from digsite.core.errors import BadInput
from digsite.service.desks.passkeys import Site
from digsite.service.errors import NotKnown
from digsite.service.office import Office

SITE = Site("games.example.org", ("https://games.example.org",))


class Authenticator:
    """A passkey in software."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = b"passkey-number-one"
        self.uses = 0

    def make(self, options: dict[str, Any], origin: str = SITE.origins[0]) -> dict[str, Any]:
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        length = len(self.id).to_bytes(2)
        data = self._data(0x45) + bytes(16) + length + self.id + cbor2.dumps(public)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options, origin)
        return self._answer({"clientDataJSON": b64(client), "attestationObject": b64(made)})

    def prove(self, options: dict[str, Any], origin: str = SITE.origins[0]) -> dict[str, Any]:
        self.uses += 1
        data, client = self._data(0x05), self._client("webauthn.get", options, origin)
        signature = self._key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._answer({name: b64(part) for name, part in parts.items()})

    def _data(self, flags: int) -> bytes:
        return sha256(SITE.host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4)

    def _client(self, kind: str, options: dict[str, Any], origin: str) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": origin}
        return json.dumps(told).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        name = b64(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}


def b64(data: bytes) -> str:
    return bytes_to_base64url(data)


def test_a_passkey_logs_in_and_adopts_the_guest(url: str) -> None:
    async def story(office: Office) -> None:
        ada, guest, bob = await people(office, "Ada", "Phone", "Bob")
        match = (await table_for(office, [guest, bob], "scarab")).match
        key = Authenticator()
        await office.add_passkey(ada, SITE, key.make(await office.passkey_to_add(ada, SITE)))
        answer = key.prove(await office.passkey_to_log_in(SITE))
        admitted = await office.log_in_with_passkey(SITE, answer, guest)
        assert admitted.person.id == ada.id
        assert (await office.person_of(admitted.token)).id == ada.id
        assert (await office.look(admitted.person, match)).seat == 0
        with pytest.raises(NotKnown):
            await office.log_in_with_passkey(SITE, answer)

    in_office(url, story)


def test_another_key_site_or_moment_does_not(sqlite_url: str) -> None:
    moments = FakeMoments()

    async def story(office: Office) -> None:
        ada, eve = await people(office, "Ada", "Eve")
        key, wrong = Authenticator(), Authenticator()
        options = await office.passkey_to_add(ada, SITE)
        with pytest.raises(NotKnown):
            await office.add_passkey(eve, SITE, key.make(options))
        evil = key.make(await office.passkey_to_add(ada, SITE), "https://evil.example")
        with pytest.raises(NotKnown):
            await office.add_passkey(ada, SITE, evil)
        await office.add_passkey(ada, SITE, key.make(await office.passkey_to_add(ada, SITE)))
        for answer in (
            wrong.prove(await office.passkey_to_log_in(SITE)),
            key.prove(await office.passkey_to_log_in(SITE), "https://evil.example"),
            key.prove({"challenge": b64(b"made up")}),
        ):
            with pytest.raises(NotKnown):
                await office.log_in_with_passkey(SITE, answer)
        late = key.prove(await office.passkey_to_log_in(SITE))
        moments.pass_(3600)
        with pytest.raises(NotKnown):
            await office.log_in_with_passkey(SITE, late)

    in_office(sqlite_url, story, moments)


@pytest.mark.parametrize("answer", [{}, {"response": 3}, {"response": {"clientDataJSON": "!"}}])
def test_nonsense_is_refused(sqlite_url: str, answer: dict[str, Any]) -> None:
    async def story(office: Office) -> None:
        with pytest.raises(BadInput):
            await office.log_in_with_passkey(SITE, answer)

    in_office(sqlite_url, story)
