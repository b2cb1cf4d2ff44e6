"""What is installed here, as a CycloneDX 1.6 bill of materials: names, versions, licences, hashes.

Hashes are those of the lock file, so that one can compare what was fetched with what is there.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
OURS = "digsite"


def bill(lock: str) -> dict[str, object]:
    """The bill of materials of what the lock file names and is installed here."""
    hashes = _hashes(lock)
    found = {_plain(each.name): each for each in distributions()}
    listed = {name: found[name] for name in sorted(hashes) if name in found}
    ours = found[OURS]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**_component(ours, []), "type": "application"}},
        "components": [_component(each, hashes[name]) for name, each in listed.items()],
        "dependencies": [
            {"ref": _ref(each), "dependsOn": _needs(each, found, {OURS, *listed})}
            for each in [ours, *listed.values()]
        ],
    }


def _component(each: Distribution, hashes: list[str]) -> dict[str, object]:
    told = each.metadata
    fields = [name for name in ("License-Expression", "License") if name in told]
    licence = told[fields[0]] if fields else ""
    component: dict[str, object] = {
        "type": "library",
        "bom-ref": _ref(each),
        "name": each.name,
        "version": each.version,
        "purl": _ref(each),
    }
    if licence and "\n" not in licence:
        component["licenses"] = [{"license": {"name": licence}}]
    if hashes:
        references = [{"alg": "SHA-256", "content": value} for value in hashes]
        component["externalReferences"] = [
            {"type": "distribution", "url": _ref(each), "hashes": references}
        ]
    return component


def _needs(each: Distribution, found: dict[str, Distribution], known: set[str]) -> list[str]:
    extras = ["", "play"] if _plain(each.name) == OURS else [""]
    wanted = [Requirement(line) for line in each.requires or []]
    names = {
        _plain(one.name)
        for one in wanted
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in extras)
    }
    return sorted(_ref(found[name]) for name in names & known & found.keys())


def _hashes(lock: str) -> dict[str, list[str]]:
    pinned = re.findall(r"^([A-Za-z0-9._-]+)[^\n]*?==(.*(?:\n +.*)*)", lock, re.MULTILINE)
    return {_plain(name): re.findall(r"sha256:([0-9a-f]{64})", rest) for name, rest in pinned}


def _ref(each: Distribution) -> str:
    return f"pkg:pypi/{_plain(each.name)}@{each.version}"


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    lock = ROOT / "requirements" / "play.txt"
    json.dump(bill(lock.read_text("utf-8")), sys.stdout, indent=1, ensure_ascii=False)
    print()
