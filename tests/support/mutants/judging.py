"""Runs tests against rules that carry a fault, and says who noticed.

The tests are collected once, with the rules interpreted. A child is forked for each fault: it puts
the changed code into the functions of the rules and runs only the tests that run the changed line.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage

from support.mutants.faults import Fault

NEVER = 3.0  # seconds of processor beyond three times what a test takes: then it never ends
ENDLESS = "a test that never ended"
Spans = dict[str, tuple[float, frozenset[tuple[str, int]]]]  # by test: seconds, (module, line)


def with_tests(files: Sequence[Path], work: Callable[[Judge], None]) -> None:
    """Collect the tests of some files and do something with them."""
    code = pytest.main([*_QUIETLY, *map(str, files)], plugins=[_Collected(work)])
    if code != 0:
        raise SystemExit("the tests cannot be collected")


_QUIETLY = ("-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no")


class Judge:
    """The tests that were collected."""

    def __init__(self, items: Sequence[pytest.Item]) -> None:
        self._items = {item.nodeid: item for item in items}

    def spans(self, modules: dict[str, str]) -> Spans:
        """What each test takes, and which lines of the modules (by file) it runs."""
        found = _in_child(lambda: self._watched(modules))
        if not found:
            raise SystemExit("the tests do not run without a fault either")
        return found  # type: ignore[return-value]  # what the child gave

    def killer(self, module: str, fault: Fault, tests: dict[str, float]) -> str | None:
        """The first of the tests (with their seconds) that notices the fault, or `None`."""
        result = _in_child(lambda: self._first_failed(module, fault, tests))
        return ENDLESS if result is None else str(result) or None

    def _first_failed(self, module: str, fault: Fault, tests: dict[str, float]) -> str:
        _plant(module, fault)
        for test, seconds in tests.items():
            signal.setitimer(signal.ITIMER_PROF, NEVER + 3 * seconds)  # the signal ends the child
            reports = runtestprotocol(self._items[test], log=False)
            if any(report.failed for report in reports):
                return test
        return ""

    def _watched(self, modules: dict[str, str]) -> Spans | None:
        coverage = Coverage(data_file=None, config_file=False, include=list(modules))
        seconds = {}
        coverage.start()
        for test, item in self._items.items():
            coverage.switch_context(test)
            reports = runtestprotocol(item, log=False)
            if any(report.failed for report in reports):
                print(f"{test} fails without a fault", file=sys.__stderr__)
                return None
            seconds[test] = sum(report.duration for report in reports)
        coverage.stop()
        lines: dict[str, set[tuple[str, int]]] = {test: set() for test in seconds}
        for file, module in modules.items():
            for line, tests in coverage.get_data().contexts_by_lineno(file).items():
                for test in lines.keys() & set(tests):
                    lines[test].add((module, line))
        return {test: (seconds[test], frozenset(lines[test])) for test in seconds}


class _Collected:
    """Lets somebody else decide what to do with the tests of a session."""

    def __init__(self, work: Callable[[Judge], None]) -> None:
        self.work = work

    def pytest_configure(self) -> None:
        from hypothesis import Phase, settings  # pytest wants to be the first who imports it

        phases = (Phase.explicit, Phase.generate)  # that it fails is enough, and nothing is kept
        settings.register_profile("mutants", settings(), phases=phases, database=None)
        settings.load_profile("mutants")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.work(Judge(session.items))
        return True


def _plant(module: str, fault: Fault) -> None:
    """Put the changed code into the function, wherever it has been imported to."""
    function = sys.modules[module]
    for name in fault.function.split("."):
        function = getattr(function, name)
    assert isinstance(function, FunctionType), f"{module} is not interpreted"
    changed = compile(fault.source, f"<{module}>", "exec")
    function.__code__ = next(c for c in _codes(changed) if c.co_qualname == fault.function)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _in_child(work: Callable[[], object]) -> object:
    """The result of a function in a fork of this process, `None` if a signal ended it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        nowhere = os.open(os.devnull, os.O_RDWR)
        os.dup2(nowhere, 1)
        try:
            with os.fdopen(writing, "wb") as pipe:
                pickle.dump(work(), pipe)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise SystemExit("a fault could not be planted")
    return pickle.loads(said) if said else None
