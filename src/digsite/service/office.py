"""The office: every part of it, made once and handed what it needs."""

from __future__ import annotations

import asyncio
import os

from .aside import Aside
from .bots_at_table import Thinkers
from .bus import Bus, bus_for
from .card_room import CardRoom
from .chores import Chores
from .clock import Clock, SystemClock
from .desks.accounts import AccountDesk
from .desks.analysing import AnalysingDesk
from .desks.archive import ArchiveDesk
from .desks.contacts import ContactDesk
from .desks.helping import HelpingDesk
from .desks.learning import LearningDesk
from .desks.lists import ListsDesk
from .desks.looking import LookingDesk
from .desks.passkeys import PasskeyDesk
from .desks.people import PeopleDesk
from .desks.playing import PlayingDesk
from .desks.proposing import ProposingDesk
from .desks.puzzling import PuzzlingDesk
from .desks.reviewing import ReviewingDesk
from .desks.sessions import SessionDesk
from .desks.setting_up import SettingUpDesk
from .desks.talking import TalkingDesk
from .driver import Driver
from .following import Following
from .guesses import Tally
from .leases import Leases
from .matches.registry import MatchRegistry
from .matches.rematch import Rematches
from .matches.starting import Starter
from .matches.writer import MatchWriter
from .moving import Mover
from .notices import Notices
from .notifier import Notifier
from .other_processes import OtherProcesses
from .presence import Presence
from .retention import Keep, Retention
from .secrets import Randomness
from .store import Store
from .tasks import Tasks
from .wakes import Wakes


class Office:
    """Everything that can be asked for, by desk.

    A desk raises core `BadInput`, `Refused`, `Stale`, or an `OfficeError`; nothing else on purpose.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        randomness: Randomness = os.urandom,
        bus: Bus | None = None,
        thinkers: Thinkers | None = None,
        notices: Notices | None = None,
        keep: Keep | None = None,
        bots: bool = True,  # are moved here; else a `BotOffice` takes their turns
    ) -> None:
        clock, bus = clock or SystemClock(), bus or bus_for(store.url, None, randomness)
        thinkers, notices = thinkers or Thinkers(randomness), notices or Notices([])
        self.store, self.clock, self.thinkers, self._bus = store, clock, thinkers, bus

        # -- what the desks share
        self.tasks = tasks = Tasks()
        self.aside = aside = Aside()
        self.card_room = card_room = CardRoom(clock)
        guesses = Tally()
        wakes = Wakes(clock, bots)
        notifier = Notifier(store, notices, tasks)

        # -- the matches
        self.registry = registry = MatchRegistry(store, tasks)
        following = Following(store, bus, registry, tasks)
        self.presence = presence = Presence(bus, registry, tasks)
        self.writer = writer = MatchWriter(store, bus, registry, (wakes.note, notifier.note), bots)
        starter = Starter(store, clock, aside, registry, writer)
        rematches = Rematches(clock, randomness, card_room, writer, starter)

        # -- people
        self.sessions = sessions = SessionDesk(store, clock, bus, tasks)
        self.contacts = ContactDesk(store, clock, randomness, notices, tasks)
        self.people = PeopleDesk(store, clock, randomness, writer, sessions, self.contacts, guesses)
        self.passkeys = PasskeyDesk(store, clock, randomness, self.people)

        # -- tables
        self.tables = SettingUpDesk(
            store, clock, randomness, aside, card_room, registry, writer, starter
        )
        self.looking = LookingDesk(store, clock, aside, registry, writer, following, presence)
        self.playing = PlayingDesk(clock, registry, writer)
        self.proposals = ProposingDesk(store, clock, bus, registry, writer, rematches)
        self.talk = TalkingDesk(store, clock, bus, registry)
        self.lists = ListsDesk(store, registry)
        self.accounts = AccountDesk(
            store, clock, registry, writer, sessions, self.passkeys, self.tables, guesses
        )

        # -- what bots think, and what is left of a match
        self.hints = HelpingDesk(registry, thinkers)
        self.reviews = ReviewingDesk(store, clock, registry, thinkers)
        self.analyses = AnalysingDesk(randomness, aside, registry, thinkers, self.tables)
        self.puzzles = PuzzlingDesk(store, clock, aside)
        self.learning = LearningDesk(store, clock, registry, thinkers)
        self.archive = ArchiveDesk(store, clock, randomness, aside, card_room, registry)

        # -- what goes on by itself
        self.retention = Retention(keep, store, clock, registry) if keep is not None else None
        self.chores = Chores(store, clock, registry, following, presence, self.retention)
        mover = Mover(store, clock, registry, writer, thinkers)
        leases = Leases(store, clock, randomness)
        self.driver = Driver(store, clock, leases, wakes, mover, self.chores, bots)
        self._others = OtherProcesses(store, registry, following, presence, sessions)

    async def open(self) -> None:
        """Migrate the store, start the writer, the clocks and the bots."""
        await asyncio.to_thread(self.store.open)
        await self._bus.start(self.store, self._others.heard, self._others.missed)
        await self.driver.start()

    async def close(self) -> None:
        """Finish what was begun, commit it, answer it, and stop."""
        self.reviews.stop()
        await self.driver.stop()
        await self.tasks.finish()
        await self._bus.stop()
        await asyncio.to_thread(self.store.close)
        self.aside.close()
