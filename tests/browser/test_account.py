"""Accounts in a real browser: nobody needs one, and everything goes along."""

from __future__ import annotations

from collections.abc import Callable

from visitor import Visitor

Visit = Callable[..., Visitor]
PASSWORD = "papyrus and sand"


def account(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Account").click()
    visitor.page.wait_for_selector("account-panel")


def fill_in(visitor: Visitor, name: str, button: str, password: str = PASSWORD) -> None:
    account(visitor)
    visitor.page.locator("account-panel input[name=name]").fill(name)
    visitor.page.locator("account-panel input[name=password]").fill(password)
    visitor.page.get_by_role("button", name=button, exact=True).click()


def test_a_guest_becomes_an_account_and_keeps_the_game(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("loot")
    assert visitor.my_turn()
    fill_in(visitor, "Howard", "Make an account")
    visitor.page.wait_for_selector(".account.known")
    visitor.go()
    visitor.page.wait_for_selector(".home-mine .match-line.turn")
    account(visitor)
    visitor.page.get_by_role("button", name="Log out").click()
    visitor.page.wait_for_selector(".account:not(.known)")
    visitor.page.wait_for_selector(".home-mine", state="detached")


def test_what_a_guest_plays_goes_with_the_account_that_logs_in(visit: Visit) -> None:
    here, there = visit(), visit()
    here.play_now("loot")
    assert here.my_turn()
    fill_in(here, "Amelia", "Make an account")
    here.page.wait_for_selector(".account.known")
    there.play_now("mykerinos")
    assert there.my_turn()
    fill_in(there, "amelia", "Log in")
    there.page.wait_for_selector(".account.known")
    assert there.my_turn()
    there.go()
    there.page.wait_for_function(
        "() => document.querySelectorAll('.home-mine .match-line').length === 2"
    )


def test_a_wrong_password_is_told_in_words(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.wait_for_selector(".title")
    fill_in(visitor, "Nobody", "Log in", "certainly wrong")
    visitor.page.get_by_text("Name or password is wrong.").wait_for()
    visitor.errors.clear()  # the browser notes the refused request


def test_a_passkey_opens_the_account_where_the_address_has_a_name(visit: Visit) -> None:
    visitor = visit()
    visitor.address = visitor.address.replace("127.0.0.1", "localhost")
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    line.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    visitor.go()
    visitor.page.wait_for_selector(".title")
    fill_in(visitor, "Gertrude", "Make an account")
    visitor.page.wait_for_selector(".account.known")
    account(visitor)
    visitor.page.locator(".passkey").click()
    visitor.page.get_by_text("The passkey is kept.").wait_for()
    visitor.page.get_by_role("button", name="Log out").click()
    visitor.page.wait_for_selector(".account:not(.known)")
    account(visitor)
    visitor.page.locator(".passkey").click()
    visitor.page.wait_for_selector(".account.known[title=Gertrude]")


def test_where_there_are_no_passkeys_the_reason_is_told(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.wait_for_selector(".title")
    account(visitor)
    assert not visitor.page.locator(".passkey").count()
    assert "localhost" in visitor.page.locator("account-panel").inner_text()
