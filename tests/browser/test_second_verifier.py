"""T13: what a seal draws is worked out by a second verifier, in another language, just the same."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Browser
from support.campaign import dice, tell
from support.titles import boxes

from digsite.service.seal import Seal

VECTORS = 1_000
VERIFIER = Path(__file__).parents[2] / "examples" / "sealed.js"
TITLES = boxes()


def test_a_second_verifier_in_another_language_agrees(chromium: Browser) -> None:
    """A thousand draws of all kinds of matches, worked out by WebCrypto in a browser."""
    choose = dice(13)
    vectors = [a_vector(choose) for _ in range(VECTORS)]
    page = chromium.new_page()
    page.route("http://localhost/", lambda route: route.fulfill(content_type="text/html", body=""))
    page.goto("http://localhost/")
    page.add_script_tag(content=VERIFIER.read_text(encoding="utf-8").replace("export ", ""))
    found = page.evaluate(ASK, [vector[:3] for vector in vectors])
    page.close()
    assert found == [list(vector[3:]) for vector in vectors]
    tell("T13 second verifier", 13, vectors=len(vectors), different=0)


ASK = """vectors => Promise.all(vectors.map(async ([sealed, number, total]) =>
  [await commitment(sealed), await draw(sealed, number, total)]))"""

Vector = tuple[dict[str, str | int], int, int, str, int]


def a_vector(choose: random.Random) -> Vector:
    """A seal, a draw and how many there are to draw from; the commitment and what is drawn."""
    game, rules, cards = choose.choice(TITLES), choose.randrange(1, 9), f"{choose.random()}"
    match, seats, secret = f"m{choose.random()}", choose.randrange(2, 7), choose.randbytes(32)
    seal = Seal(match, game, rules, cards, {"é": True, "b": False}, seats, secret)
    number, total = choose.randrange(2_000), choose.choice([1, 2, 3, 10, 97, 1_000, 10**9])
    sealed: dict[str, str | int] = {
        "match": match,
        "ruleset": f"{game}/{rules}/{cards}",
        "options": '{"b":false,"\\u00e9":true}',
        "seats": seats,
        "secret": secret.hex(),
    }
    return sealed, number, total, seal.commitment.hex(), seal.number(number, total)
