"""The gate: who is let in, who has to go for others, and who kept us waiting too long."""

from __future__ import annotations

import pytest

from digsite.web.connections.capacity import KEPT_FILES, Capacity, capacity_for, files_for
from digsite.web.connections.gate import Gate
from digsite.web.connections.visits import Patience, Stage, Visit


class Line:
    """A transport as far as the gate knows it."""

    def __init__(self, gate: Gate, address: str) -> None:
        self.unread = 0
        self.said = self.broken = False
        self.visit = gate.enter(self, address, self)  # type: ignore[arg-type]

    def show_out(self) -> None:
        self.said = True

    def is_closing(self) -> bool:
        return self.said or self.broken

    def get_write_buffer_size(self) -> int:
        return self.unread

    def break_off(self) -> None:
        self.broken = True

    @property
    def inside(self) -> Visit:
        assert self.visit is not None
        return self.visit


class Door:
    """A gate with a time of its own."""

    def __init__(self, most: int = 16, per_address: int | None = None) -> None:
        self.now = 0.0
        self.gate = Gate(Capacity(most), Patience(), _is_proxy, per_address, lambda: self.now)

    def come(self, address: str = "192.0.2.1", stage: Stage = Stage.HEAD) -> Line:
        line = Line(self.gate, address)
        if line.visit is not None:
            self.gate.move(line.visit, stage)
        return line

    def socket(self, seated: bool) -> Line | None:
        """A socket, or None where there is no room for one."""
        line = self.come(stage=Stage.ANSWER)
        if self.gate.settle(line.inside, seated):
            return line
        self.gate.leave(line.inside)
        return None

    def wait(self, seconds: float) -> None:
        for _ in range(int(seconds)):
            self.now += 1
            self.gate.sweep()


def _is_proxy(address: str) -> bool:
    return address == "10.0.0.1"


@pytest.mark.parametrize("stage", [Stage.HEAD, Stage.BODY, Stage.IDLE, Stage.UNREAD])
def test_where_there_is_no_room_who_kept_us_waiting_longest_goes(stage: Stage) -> None:
    door = Door(most=3)
    busy, first, second = door.come(stage=Stage.ANSWER), door.come(stage=stage), door.come()
    assert door.come().visit is not None
    assert (busy.broken, first.broken, second.broken) == (False, True, False)
    assert len(door.gate.visits) == 3


def test_whoever_is_being_answered_does_not_go() -> None:
    door = Door(most=2)
    lines = [door.come(stage=Stage.ANSWER) for _ in range(3)]
    assert [line.visit is None for line in lines] == [False, False, True]
    assert not any(line.broken for line in lines)
    assert door.gate.turned_away == {"no room": 1}


def test_an_address_at_its_limit_pushes_out_its_own_connections_only() -> None:
    door = Door(per_address=2)
    other = door.come("192.0.2.9")
    mine = [door.come("192.0.2.1") for _ in range(3)]
    assert [line.broken for line in mine] == [True, False, False]
    assert not other.broken


def test_an_address_at_its_limit_that_is_being_answered_gets_no_more() -> None:
    door = Door(per_address=2)
    lines = [door.come("192.0.2.1", Stage.ANSWER) for _ in range(3)]
    assert lines[2].visit is None
    assert door.come("192.0.2.9").visit is not None


def test_the_addresses_of_one_ipv6_household_count_together() -> None:
    door = Door(per_address=2)
    lines = [door.come(f"2001:db8::{number}", Stage.ANSWER) for number in (1, 2, 3)]
    assert lines[2].visit is None
    assert door.come("2001:db8:0:1::1").visit is not None


def test_a_proxy_stands_for_many() -> None:
    door = Door(per_address=2)
    lines = [door.come("10.0.0.1", Stage.ANSWER) for _ in range(9)]
    assert all(line.visit is not None for line in lines)


def test_strangers_cannot_fill_the_room_of_those_who_hold_a_seat() -> None:
    door = Door(most=16)
    strangers = [line for _ in range(16) if (line := door.socket(seated=False))]
    assert len(strangers) == door.gate.room.for_strangers == 8
    seated = [line for _ in range(4) if (line := door.socket(seated=True))]
    assert len(seated) == 4
    assert not any(line.said for line in strangers)


def test_strangers_go_where_somebody_with_a_seat_needs_room() -> None:
    door = Door(most=16)
    strangers = [line for _ in range(8) if (line := door.socket(seated=False))]
    seated = [line for _ in range(12) if (line := door.socket(seated=True))]
    assert len(seated) == door.gate.room.for_all == 12
    assert all(line.said for line in strangers)
    assert not any(line.said for line in seated)
    assert door.socket(seated=True) is None


def test_whoever_takes_a_seat_is_no_stranger_any_more() -> None:
    door = Door(most=16)
    sockets = [line for _ in range(8) if (line := door.socket(seated=False))]
    door.gate.seat(sockets[0].inside)
    for _ in range(5):
        door.socket(seated=True)
    assert [line.said for line in sockets] == [False, True, *[False] * 6]


def test_sockets_leave_room_to_ask_who_is_there() -> None:
    door = Door(most=16)
    while door.socket(seated=True):
        pass
    assert [door.come().visit is not None for _ in range(50)] == [True] * 50


@pytest.mark.parametrize(
    ("stage", "seconds"),
    [(Stage.HEAD, 10), (Stage.BODY, 30), (Stage.IDLE, 15), (Stage.UNREAD, 20)],
)
def test_nobody_is_waited_for_longer(stage: Stage, seconds: int) -> None:
    door = Door()
    line = door.come(stage=stage)
    door.wait(seconds - 1)
    assert not line.said
    door.wait(1)
    assert line.said
    assert not line.broken
    door.wait(10)
    assert line.broken  # it did not go by itself
    assert not door.gate.visits


def test_whoever_is_being_answered_may_wait_for_ever() -> None:
    door = Door()
    line = door.come(stage=Stage.ANSWER)
    door.wait(1_000)
    assert not line.said


def test_a_socket_must_say_something_once() -> None:
    door = Door()
    silent, quiet = door.socket(seated=False), door.socket(seated=True)
    assert silent
    assert quiet
    quiet.inside.speak()
    door.wait(1_000)
    assert silent.said
    assert not quiet.said


def test_a_slow_reader_is_waited_for_while_it_reads() -> None:
    door = Door()
    slow, stuck = door.come(stage=Stage.UNREAD), door.come(stage=Stage.UNREAD)
    slow.unread = stuck.unread = 1_000_000
    for _ in range(300):
        slow.unread -= 2_000
        door.wait(1)
    assert not slow.said
    assert stuck.broken


def test_a_line_that_was_closed_and_is_not_read_is_broken_off() -> None:
    door = Door()
    line = door.socket(seated=True)
    assert line
    line.inside.speak()
    line.unread, line.said = 100_000, True
    door.wait(60)
    assert line.broken


def test_who_left_leaves_nothing_behind() -> None:
    door = Door(per_address=2)
    for _ in range(100):
        line = door.come(stage=Stage.ANSWER)
        door.gate.settle(line.inside, seated=False)
        door.gate.leave(line.inside)
        door.gate.leave(line.inside)
    kept = door.gate
    left = [kept.visits, kept._groups, kept._waiting, kept._sockets, kept._strangers]
    assert not any(left)


def test_room_is_kept_below_the_file_limit() -> None:
    assert capacity_for(4_000, 100_000).most == 4_000
    assert capacity_for(4_000, 1_024).most == 1_024 - KEPT_FILES
    assert capacity_for(4_000, 20).most == 16


def test_more_files_are_asked_for_where_they_are_needed() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft = 300
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, before[1]))
    try:
        assert files_for(100) == 100 + KEPT_FILES
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == soft
        assert files_for(400) == 400 + KEPT_FILES
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 400 + KEPT_FILES
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
