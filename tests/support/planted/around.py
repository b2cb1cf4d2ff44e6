"""Leaks in what lies around a match: chat, lists, figures, letters, time."""

from __future__ import annotations

from typing import Any

from digsite.service.desks.lists import ListsDesk
from digsite.service.desks.looking import LookingDesk
from digsite.service.desks.setting_up import SettingUpDesk
from digsite.service.desks.talking import TalkingDesk
from digsite.service.notices import Notices
from digsite.service.store.match_rows import read_entries
from digsite.web.connections import packed_sockets

from ..twins import World
from .leak import Patch, Replace, leak, looks_with, secret


@leak("chat: says more than was said")
def _chat(patch: Patch, worlds: Any) -> None:
    say = TalkingDesk.say

    async def chatty(desk: Any, person: Any, match: str, text: str, key: str) -> Any:
        return await say(
            desk, person, match, f"{text} {secret(await desk._registry.get(match))}", key
        )

    patch.setattr(TalkingDesk, "say", chatty)


@leak("ids: of lines of chat")
def _ids(patch: Patch, worlds: Any) -> None:
    say = TalkingDesk.say

    async def numbered(desk: Any, person: Any, match: str, text: str, key: str) -> Any:
        said = await say(desk, person, match, text, key)
        return Replace(said, id=said.id + secret(await desk._registry.get(match)))

    patch.setattr(TalkingDesk, "say", numbered)


@leak("lists: a table's name")
def _lists(patch: Patch, worlds: Any) -> None:
    listed = ListsDesk.matches

    async def matches(desk: Any, *more: Any, **named: Any) -> Any:
        page = await listed(desk, *more, **named)
        known = [desk._registry.known(each.match) for each in page.matches]
        drawn = [0 if match is None or not match.table else secret(match) for match in known]
        marked = [Replace(each, name=f"{n}") for each, n in zip(page.matches, drawn, strict=True)]
        return Replace(page, matches=tuple(marked))

    patch.setattr(ListsDesk, "matches", matches)


@leak("information: of a match, by its options")
def _info(patch: Patch, worlds: Any) -> None:
    told = SettingUpDesk.info

    async def info(desk: Any, person: Any, match: str) -> Any:
        found, known = await told(desk, person, match), await desk._registry.get(match)
        return Replace(found, options={"lucky": bool(known.table and secret(known, 1))})

    patch.setattr(SettingUpDesk, "info", info)


@leak("metrics: a figure of what was drawn")
def _metrics(patch: Patch, worlds: tuple[World, World]) -> None:
    for world in worlds:
        metrics, office = world.app.state.context.metrics, world.office
        text = metrics.text

        def more(text: Any = text, office: Any = office) -> bytes:
            drawn = sum(secret(match) for match in office.registry._matches.values() if match.table)
            return text() + b"digsite_drawn %d\n" % drawn  # type: ignore[no-any-return]

        patch.setattr(metrics, "text", more)


@leak("push messages: a link that says something")
def _push(patch: Patch, worlds: Any) -> None:
    send = Notices.send

    async def marked(notices: Any, match: Any, person: Any) -> None:
        notices._address = f"http://digsite.test/{secret(match)}"
        await send(notices, match, person)

    patch.setattr(Notices, "send", marked)


@leak("timing: more to do in some worlds")
def _timing(patch: Patch, worlds: Any) -> None:
    def worked(match: Any, look: Any) -> Any:
        for _ in range(20 * secret(match)):
            secret(match)
        return look

    looks_with(patch, worked)


@leak("timing: another question to the store")
def _statements(patch: Patch, worlds: Any) -> None:
    log = LookingDesk.log

    async def asks_more(desk: Any, person: Any, match: str, *more: Any) -> Any:
        for _ in range(secret(await desk._registry.get(match), 3)):
            await desk._store.read(lambda connection: read_entries(connection, match, 0, 1))
        return await log(desk, person, match, *more)

    patch.setattr(LookingDesk, "log", asks_more)


def plant_packing(patch: Patch) -> None:
    """Frames that are packed more or less tightly; nothing but their size on the line shows it."""
    made = packed_sockets.PackedSockets.__init__

    def unevenly(protocol: Any, *args: Any, **more: Any) -> None:
        made(protocol, *args, **more)
        matches = protocol.config.app.state.context.office.registry._matches.values()
        drawn = sum(secret(match, 1) for match in matches if match.table)
        factory = protocol.conn.available_extensions[0]
        factory.compress_settings = {"level": 9 if drawn & 1 else 1, "memLevel": 3}

    patch.setattr(packed_sockets.PackedSockets, "__init__", unevenly)
