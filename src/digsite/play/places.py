"""Where in a study: a node as a short word, for links and for those who send studies around.

`40` is the game after 40 entries. `40.1.3` goes from there into the first variation (what goes on
is 0) and 3 entries further; `40.1.3.2.0` leaves that line again, into its second variation.
"""

from __future__ import annotations

from digsite.core.errors import BadInput

from .study import Node, Study

LONGEST = 400  # characters
START = "0"


def place_text(node: Node) -> str:
    """The word for a node."""
    counts, steps = list[int](), 0
    while node.parent is not None:
        branch = node.parent.next.index(node)
        if branch:
            counts += [steps, branch]
            steps = 0
        else:
            steps += 1
        node = node.parent
    return ".".join(str(count) for count in [*counts, steps][::-1])


def parse_place(study: Study, text: str) -> Node:
    """The node of a study that a word stands for (`BadInput` if there is none)."""
    words = text.split(".") if len(text) <= LONGEST else []
    if len(words) % 2 == 0 or not all(_is_count(word) for word in words):
        raise BadInput(f"{text[:40]!r} is not a place such as 40 or 40.1.3")
    steps, *rest = [int(word) for word in words]
    node = _further(study.root, steps, text)
    for branch, steps in zip(rest[::2], rest[1::2], strict=True):
        node = _further(_child(node, branch, text), steps, text)
    return node


def _is_count(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 6


def _further(node: Node, steps: int, text: str) -> Node:
    for _ in range(steps):
        node = _child(node, 0, text)
    return node


def _child(node: Node, branch: int, text: str) -> Node:
    if branch >= len(node.next):
        raise BadInput(f"there is no place {text} in this study")
    return node.next[branch]
