"""The pages as the server writes them: useful before a script has run, and kept for long."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest
from house import House, house_at

from digsite.games import titles
from digsite.text import LANGUAGES
from digsite.web.files import Files
from digsite.web.modules import PAGES, modules_of

SUBTITLES = {"en": "No account needed", "fr": "Sans compte", "es": "Sin cuenta"}


def page(house: House, path: str = "/", **headers: str) -> httpx2.Response:
    return httpx2.get(
        house.address + path, headers={k.replace("_", "-"): v for k, v in headers.items()}
    )


def test_the_start_has_a_link_to_every_game_before_any_script(house: House) -> None:
    text = page(house).text
    for game in titles():
        for way in ("play", "invite", "new", "learn", "rules"):
            assert f'href="/{way}/{game}"' in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_is_in_the_language_the_browser_prefers(house: House, language: str) -> None:
    text = page(house, accept_language=f"de, {language};q=0.8").text
    assert f'<html lang="{language}"' in text
    assert SUBTITLES[language] in text
    assert f"/api/words?language={language}" in text


def test_what_was_chosen_last_time_goes_before_what_the_browser_prefers(house: House) -> None:
    answer = page(house, accept_language="es", cookie="digsite-look=fr.dark.more.reduced")
    look = 'lang="fr" data-theme="dark" data-contrast="more" data-motion="reduced"'
    assert look in answer.text
    assert "cookie" in answer.headers["vary"]


@pytest.mark.parametrize("said", ["", "xx.dark", '"><script>.dark', "fr.<b>.x.y", "fr....."])
def test_a_look_that_nobody_could_choose_is_not_written(house: House, said: str) -> None:
    opening = re.search(r"<html[^>]*>", page(house, cookie=f"digsite-look={said}").text)
    assert opening
    assert re.fullmatch(r'<html lang="(en|fr)">', opening[0])


@pytest.mark.parametrize("first", [*PAGES, "other"])
def test_a_page_asks_at_once_for_all_modules_it_needs(house: House, first: str) -> None:
    files = Files()
    text = page(house, f"/{first}/x" if first else "/").text
    asked = re.findall(r'modulepreload" href="/static/~\w+/([^"]+)"', text)
    assert asked == modules_of(files, first)
    assert "app.js" in asked
    assert "vendor/lit.js" in asked
    assert all(files.find(name) for name in asked)


def test_a_file_under_the_tag_of_all_files_is_kept_for_ever(house: House) -> None:
    found = re.search(r'src="(/static/~\w+/)app.js"', page(house).text)
    assert found
    for name in ("app.js", "style/all.css", "icons/icon.svg"):
        assert "immutable" in page(house, found[1] + name).headers["cache-control"]
    for path in ("/static/app.js", "/static/~0123456789ab/app.js", "/"):
        assert page(house, path).headers["cache-control"] == "no-cache"
    assert page(house, found[1] + "../app.py").status_code != 200


def test_the_tag_changes_with_any_file(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "a.js").write_text("1")
    files = Files(tmp_path)
    before = files.tag()
    assert files.tag() == before == Files(tmp_path).tag()
    (tmp_path / "deep" / "a.js").write_text("22")
    assert files.tag() != before


def test_all_sheets_travel_as_one_and_the_colours_come_first(house: House) -> None:
    sheet = page(house, "/static/style/all.css").text
    folder = Files().folder / "style"
    assert all(path.read_text().strip() in sheet for path in folder.glob("*.css"))
    assert sheet.startswith((folder / "tokens.css").read_text())


def test_the_host_of_a_server_is_told_where_friends_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("digsite.web.network.network_address", lambda: "192.168.7.7")
    with house_at(tmp_path, host="0.0.0.0") as house:
        port = house.address.rpartition(":")[2]
        assert f'digsite-friends" content="http://192.168.7.7:{port}"' in page(house).text
        assert "digsite-friends" not in page(house, host=f"192.168.7.7:{port}").text
        assert "digsite-friends" not in page(house, host="games.example").text


def test_a_server_for_one_machine_says_that_nobody_else_can_come(house: House) -> None:
    assert 'digsite-friends" content=""' in page(house).text
