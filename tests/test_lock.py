"""The lock files pin what pyproject.toml names, by hash, and say when they do not."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCK = runpy.run_path(str(ROOT / "scripts" / "lock.py"))
GROUPS = sorted(LOCK["LOCKS"])


def changed(group: str, tmp_path: Path, old: str, new: str) -> list[str]:
    """What is said of a lock file in which something was changed."""
    text = LOCK["LOCKS"][group].read_text("utf-8")
    assert old in text
    file = tmp_path / "lock.txt"
    file.write_text(text.replace(old, new, 1), "utf-8")
    found: list[str] = LOCK["disagreements"](group, file)
    return [line.removeprefix(f"{file} ") for line in found]


@pytest.mark.parametrize("group", GROUPS)
def test_lock_and_project_agree(group: str) -> None:
    assert LOCK["disagreements"](group, LOCK["LOCKS"][group]) == []


@pytest.mark.parametrize("group", GROUPS)
def test_a_name_that_the_project_has_changed_is_noticed(group: str, tmp_path: Path) -> None:
    said = changed(group, tmp_path, "sha256:", "sha256:0")
    assert said == ["was made from other names than pyproject.toml has now"]


@pytest.mark.parametrize("group", GROUPS)
def test_a_package_that_is_not_pinned_is_noticed(group: str, tmp_path: Path) -> None:
    assert changed(group, tmp_path, "\nmsgspec==", "\n#") == ["does not pin msgspec"]


@pytest.mark.parametrize("group", GROUPS)
def test_a_package_without_hashes_is_noticed(group: str, tmp_path: Path) -> None:
    assert changed(group, tmp_path, "\\\n    --hash", "\n    #") == [
        "has 1 packages without hashes"
    ]


@pytest.mark.parametrize("group", GROUPS)
def test_an_index_of_one_machine_is_noticed(group: str, tmp_path: Path) -> None:
    said = changed(group, tmp_path, "\nmsgspec==", "\n--index-url https://here/simple\nmsgspec==")
    assert said == ["names a host: --index-url https://here/simple"]


def test_a_lock_that_is_missing_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "none.txt"
    assert LOCK["disagreements"]("dev", file) == [f"{file} is missing"]


def test_the_bill_of_materials_lists_what_is_pinned_and_installed() -> None:
    made = runpy.run_path(str(ROOT / "scripts" / "sbom.py"))["bill"]
    bill = made(LOCK["LOCKS"]["build"].read_text("utf-8"))
    listed = {part["name"].lower(): part for part in bill["components"]}
    assert bill["bomFormat"] == "CycloneDX"
    assert listed["msgspec"]["purl"].startswith("pkg:pypi/msgspec@")
    assert listed["msgspec"]["externalReferences"][0]["hashes"]
    refs = {part["bom-ref"] for part in [bill["metadata"]["component"], *bill["components"]]}
    named = {ref for each in bill["dependencies"] for ref in [each["ref"], *each["dependsOn"]]}
    assert named == refs
