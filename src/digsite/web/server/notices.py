"""Notices for tables with days per turn, as the host has set them up, in the reader's language."""

from __future__ import annotations

from digsite.core.errors import BadInput
from digsite.games import load
from digsite.service.messages import Person
from digsite.service.notices import Email, Messenger, Notice, Notices, Webhook
from digsite.text import LANGUAGES, Language

from ..words import door_voice
from .network import public_address
from .settings import Settings


def notices_of(settings: Settings) -> Notices:
    """The ways that are set; none if none is."""
    ways: list[Messenger] = []
    email: Email | None = None
    if settings.smtp_url:
        if "@" not in settings.mail_from:
            raise BadInput("DIGSITE_SMTP_URL needs DIGSITE_MAIL_FROM: who the letters are from")
        email = Email(settings.smtp_url, settings.mail_from, words)
        ways.append(email)
    if settings.webhook_url:
        ways.append(Webhook(settings.webhook_url))
    return Notices(ways, public_address(settings) if ways else "", email, proof_words)


def words(notice: Notice) -> tuple[str, str]:
    """The subject and the text of a letter."""
    voice = door_voice(_language(notice.person.language))
    params = {"name": notice.person.name, "title": load(notice.game).title, "link": notice.link}
    return voice.say("notice-subject", **params), voice.say("notice-text", **params)


def proof_words(person: Person, link: str) -> tuple[str, str]:
    """The letter that asks whether an address is the person's."""
    voice = door_voice(_language(person.language))
    return voice.say("proof-subject"), voice.say("proof-text", name=person.name, link=link)


def _language(wanted: str | None) -> Language:
    return next((language for language in LANGUAGES if language == wanted), "en")
