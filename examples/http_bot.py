"""A bot over plain HTTP: joins a match by its link and plays one of the offered actions at random.

python examples/http_bot.py http://127.0.0.1:8765/m/abcdefghijklmnopqrstuvwxyz
"""

from __future__ import annotations

import json
import random
import secrets
import time
import urllib.request
from argparse import ArgumentParser
from typing import Any
from urllib.error import URLError

OVER = -2


def main(link: str) -> None:
    """Take a seat and play until the game is over."""
    server, _, match = link.rpartition("/m/")
    token = call(f"{server}/api/guests", {"name": "Random walker"})["token"]
    here = f"{server}/api/matches/{match}"
    call(f"{here}/join", {}, token)
    while call(here, token=token)["state"] == "open":
        time.sleep(0.1)
    while (sight := call(f"{here}/sight", token=token))["actor"] != OVER:
        if not sight["your_turn"]:
            time.sleep(0.1)
            continue
        action = random.choice(sight["offers"])["action"]
        move = {"version": sight["version"], "key": secrets.token_hex(8), "actions": [action]}
        call(f"{here}/moves", move, token)
    print("over:", call(here, token=token)["outcome"]["scores"])


def call(address: str, body: object = None, token: str = "") -> Any:
    """GET, or POST where there is a body; a refusal is an HTTPError with its reason inside."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as answer:
        return json.load(answer)


if __name__ == "__main__":
    parser = ArgumentParser(description="Take a seat in a match and play at random.")
    parser.add_argument("link", metavar="LINK", help="of the match: http://…/m/…")
    given = parser.parse_args()
    if "/m/" not in given.link:
        parser.error(f"{given.link!r} is not the link of a match: http://…/m/…")
    try:
        main(given.link)
    except URLError as error:
        parser.exit(1, f"{given.link}: {error.reason}\n")
