"""What axe has to say about a page."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from visitor import Visitor


def serious(visitor: Visitor) -> list[str]:
    """Everything that keeps somebody out."""
    found = Axe().run(visitor.page).response["violations"]
    wrong = [each for each in found if each["impact"] in ("serious", "critical")]
    return [f"{each['id']}: {node['html']}" for each in wrong for node in each["nodes"]]
