"""How heavy the pages are."""

from __future__ import annotations

from visitor import Visitor


def weight(visitor: Visitor, game: str) -> int:
    """Bytes that travel for the start page and a table, all art included."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    line.send("Network.setBypassServiceWorker", {"bypass": True})
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    visitor.play_now(game)
    assert visitor.my_turn()
    return int(sum(sizes))
