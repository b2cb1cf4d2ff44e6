"""The pages as the server writes them: useful before a script has run, and kept for long."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest
from house import House, house_at

from digsite.games import load, titles
from digsite.text import LANGUAGES
from digsite.web.pages.files import Files, game_folders
from digsite.web.pages.modules import PAGES, modules_of
from digsite.web.pages.preferences import Preferences
from digsite.web.pages.shell import Shell

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
    files = Files(hung=game_folders())
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


def test_what_a_game_brings_is_served_under_the_tag_and_named_in_the_shell(house: House) -> None:
    text = page(house).text
    base = re.search(r'src="(/static/~\w+/)app.js"', text)
    brought = re.search(r'name="digsite-brought" content="([^"]*)"', text)
    assert base
    assert brought
    for name in brought[1].split():
        answer = page(house, f"{base[1]}games/{name}")
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
    drawn = {name.partition("/")[0] for name in brought[1].split()}
    assert drawn == {title for title in titles() if (load(title).folder / "web").exists()}


def test_of_a_game_only_its_folder_for_the_browser_is_served(title: str) -> None:
    files = Files(hung=game_folders())
    assert (load(title).folder / "cards.json").exists()
    for way in ("../cards.json", "../__init__.py", "..", ".", "", "../web/../cards.json"):
        assert files.find(f"games/{title}/web/{way}") is None
    for way in ("cards.json", "web", "webs/../cards.json", "web../cards.json"):
        assert files.find(f"games/{title}/{way}") is None


def test_a_link_out_of_a_games_folder_leads_nowhere(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("x")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "link.txt").symlink_to(tmp_path / "secret.txt")
    (tmp_path / "web" / "own.txt").write_text("y")
    files = Files(tmp_path / "web", hung={"games/kite/web": tmp_path / "web"})
    assert files.find("games/kite/web/own.txt")
    assert files.find("games/kite/web/link.txt") is None
    assert files.find("link.txt") is None


def test_the_tag_changes_with_any_file_of_a_game(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "table.js").write_text("1")
    files = Files(tmp_path / "static", hung={"games/kite/web": tmp_path / "web"})
    before = files.tag()
    (tmp_path / "web" / "table.js").write_text("22")
    assert files.tag() != before


def test_the_sheets_of_a_game_travel_as_one(title: str) -> None:
    files = Files(hung=game_folders())
    sheets = sorted((load(title).folder / "web" / "style").glob("*.css"))
    whole = files.find(f"games/{title}/web/style/all.css")
    assert (whole is None) == (not sheets)
    for sheet in sheets:
        assert whole
        assert sheet.read_bytes().strip() in whole.content


def test_not_every_page_looks_at_all_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each page held the event loop for as long as it took to look at them."""
    now = 100.0
    monkeypatch.setattr("digsite.web.pages.files.monotonic", lambda: now)
    (tmp_path / "a.js").write_text("1")
    files = Files(tmp_path, every=1.0)
    before = files.tag()
    (tmp_path / "b.js").write_text("2")
    now += 0.5
    assert files.tag() == before
    now += 0.6
    assert files.tag() != before


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
    monkeypatch.setattr("digsite.web.server.network.network_address", lambda: "192.168.7.7")
    with house_at(tmp_path, host="0.0.0.0") as house:
        port = house.address.rpartition(":")[2]
        assert f'digsite-friends" content="http://192.168.7.7:{port}"' in page(house).text
        assert "digsite-friends" not in page(house, host=f"192.168.7.7:{port}").text
        assert "digsite-friends" not in page(house, host="games.example").text


def test_a_server_for_one_machine_says_that_nobody_else_can_come(house: House) -> None:
    assert 'digsite-friends" content=""' in page(house).text


def test_no_host_header_makes_the_server_keep_more(house: House) -> None:
    shell = Shell(Files())
    for port in range(50):
        for theme in ("light", "dark"):
            look = Preferences("en", (("theme", theme),))
            text = shell.page("/", look, f"http://192.0.2.1:{port}").decode()
            assert f'content="http://192.0.2.1:{port}"' in text
            assert f'data-theme="{theme}"' in text
    assert len(shell._written) == 1


@pytest.mark.parametrize("host", ["localhost:x", "localhost:99999999", "localhost:-1", "[::1", "["])
def test_an_odd_host_header_gets_a_page_or_a_refusal(house: House, host: str) -> None:
    assert page(house, host=host).status_code in (200, 400)
