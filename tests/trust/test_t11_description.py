"""T11: the server keeps what its description says, whatever is sent to it, on both databases."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import House, house_at
from support.campaign import much, tell
from support.databases import need_postgres, postgres
from support.titles import some_box

from digsite.service.desks.lists import ListsDesk
from digsite.service.messages import MatchPage

EXAMPLES = str(much(2, 1_000))
SEED = int(os.environ.get("DIGSITE_SEED") or 11)  # the same requests in every run
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "positive_data_acceptance",
    "unsupported_method",
)
# What fits the description may still be no action of the game, no name to be shown, no record;
# what does not fit may first of all be too large (413).
SETTINGS = """\
[checks]
negative_data_rejection.expected-statuses = [
    400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429,
]
positive_data_acceptance.expected-statuses = ["2xx", 304, 401, 403, 404, 409, 422, 429]
"""


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    if request.param == "sqlite":
        with house_at(tmp_path) as open_house:
            yield open_house
        return
    need_postgres()
    with postgres() as url, house_at(tmp_path, database_url=url) as open_house:
        yield open_house


def test_no_request_breaks_the_server_or_its_description(house: House, tmp_path: Path) -> None:
    done = examined(house, tmp_path, SEED, "--exclude-path", "/api/logout")
    count = re.search(r"([\d,]+) generated", done.stdout)
    tell("T11", SEED, requests=count[1] if count else 0, examples_per_operation=EXAMPLES)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert count is not None


def test_planted_an_answer_that_is_not_as_described_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wrong(*_: object, **__: object) -> MatchPage:
        return MatchPage((), 7)  # type: ignore[arg-type]

    monkeypatch.setattr(ListsDesk, "matches", wrong)
    with house_at(tmp_path) as house:
        done = examined(house, tmp_path, SEED, "--include-path", "/api/matches")
    assert done.returncode == 1
    assert "Response violates schema" in done.stdout


def examined(house: House, folder: Path, seed: int, *more: str) -> subprocess.CompletedProcess[str]:
    """What schemathesis finds, the same for the same seed."""
    anna = house.guest("Anna")
    anna.set_up(some_box(), [{"kind": "me"}, {"kind": "bot", "bot": "porter"}])
    (folder / "schemathesis.toml").write_text(SETTINGS)
    return subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")),
            *("run", f"{house.address}/openapi.json", "--no-color", "--continue-on-failure"),
            *("--header", f"Authorization: Bearer {anna.token}"),
            *("--checks", ",".join(CHECKS), "--phases", "fuzzing"),
            *("--max-examples", EXAMPLES, "--seed", str(seed), "--generation-database", "none"),
            *more,
        ],
        cwd=folder,
        capture_output=True,
        text=True,
    )
