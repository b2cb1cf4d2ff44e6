"""The README as a package index shows it: its links lead to the repository, or are plain words.

Where the repository lies is known only to who releases it: the release workflow says so by
DIGSITE_URL. A package made without it has no links that lead nowhere.
"""

from __future__ import annotations

import re

_LINK = re.compile(r"(?P<sign>!?)\[(?P<words>[^\]]*)\]\((?P<target>[^)]+)\)")


def page(readme: str, url: str = "", at: str = "HEAD") -> str:
    """The README with absolute links and pictures, or without links inside the repository."""

    def link(found: re.Match[str]) -> str:
        sign, words, target = found["sign"], found["words"], found["target"]
        if "://" in target or target.startswith("#"):
            return found[0]
        if url:
            return f"{sign}[{words}]({url}/{'raw' if sign else 'blob'}/{at}/{target})"
        return "" if sign else words

    return re.sub(r"\n{3,}", "\n\n", _LINK.sub(link, readme))


def urls(url: str) -> dict[str, str]:
    """What the metadata of the package names."""
    if not url:
        return {}
    return {
        "Source": url,
        "Documentation": f"{url}/blob/HEAD/docs/index.md",
        "Changelog": f"{url}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{url}/issues",
    }
