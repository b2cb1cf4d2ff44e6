"""What everybody at a table gets alike is packed for those who can unpack."""

from __future__ import annotations

from house import House
from support.titles import longest_box

SEATS = [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}]


def test_what_is_printed_on_the_cards_travels_packed_and_is_not_sent_twice(house: House) -> None:
    anna = house.guest("Anna")
    path = f"/matches/{anna.set_up(longest_box(), SEATS)}/printed"
    first = anna.http.get(f"/api{path}", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert first.json() == anna.get(path)
    known = {"if-none-match": first.headers["etag"]}
    assert anna.http.get(f"/api{path}", headers=known).status_code == 304


def test_what_grows_with_a_game_travels_packed(house: House) -> None:
    """The log of a late game weighed more than all pages: 176 kB for 440 entries."""
    anna = house.guest("Anna")
    path = f"/matches/{anna.set_up(longest_box(), SEATS)}/log"
    packed = anna.http.get(f"/api{path}", headers={"accept-encoding": "gzip"})
    plain = anna.http.get(f"/api{path}", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.json() == plain.json() == anna.get(path)
