"""A request that fails is not the end: the page asks again, and does not ask for ever."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from visitor import Visitor

Visit = Callable[..., Visitor]
ABOUT = re.compile(r"/api/matches/[a-z2-7]{26}\?")


def test_a_match_is_shown_although_the_first_question_about_it_failed(visit: Visit) -> None:
    visitor = visit()
    match = visitor.set_up("scarab", "me", "bot:porter")
    asked: list[str] = []

    def fail_once(route: Any) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.abort()
        else:
            route.continue_()

    visitor.page.route(ABOUT, fail_once)
    visitor.go(match)
    visitor.page.wait_for_selector(".board > *:not(.missing)", timeout=60_000)
    visitor.page.wait_for_selector(".board .missing", state="detached")
    assert len(asked) == 2
    visitor.errors.clear()  # the browser itself notes the request that failed
