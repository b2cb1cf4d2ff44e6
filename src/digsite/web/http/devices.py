"""What a browser says of itself, as a few words its owner knows it by."""

from __future__ import annotations

# The first that fits: most browsers also name those they resemble.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "Mac",
    "Linux": "Linux",
}


def device_of(agent: str) -> str:
    """Such as "Firefox, Linux"; empty if nothing is known. Only words of ours are kept."""
    return ", ".join(filter(None, (_first(BROWSERS, agent), _first(SYSTEMS, agent))))


def _first(known: dict[str, str], agent: str) -> str:
    return next((word for mark, word in known.items() if mark in agent), "")
