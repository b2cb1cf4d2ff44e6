"""Accounts in a real browser: nobody needs one, and everything goes along."""

from __future__ import annotations

from collections.abc import Callable

from support.titles import open_box, some_box
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


def become_a_member(visitor: Visitor, name: str) -> None:
    """Somebody who has not played yet makes an account, and opens it."""
    visitor.go()
    visitor.page.wait_for_selector(".title")
    fill_in(visitor, name, "Make an account")
    visitor.page.wait_for_selector(f".account.known[title={name}]")
    account(visitor)


def with_authenticator(visitor: Visitor) -> Visitor:
    """At an address with a name, with a device that makes passkeys without asking."""
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
    return visitor


def test_a_guest_becomes_an_account_and_keeps_the_game(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now(some_box())
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
    here.play_now(some_box())
    assert here.my_turn()
    fill_in(here, "Amelia", "Make an account")
    here.page.wait_for_selector(".account.known")
    there.play_now(open_box())
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
    visitor = with_authenticator(visit())
    become_a_member(visitor, "Gertrude")
    visitor.page.locator(".passkey").click()
    visitor.page.get_by_text("The passkey is kept.").wait_for()
    visitor.page.get_by_role("button", name="Log out").click()
    visitor.page.wait_for_selector(".account:not(.known)")
    account(visitor)
    visitor.page.locator(".passkey").click()
    visitor.page.wait_for_selector(".account.known[title=Gertrude]")


def test_a_passkey_is_listed_and_removed_with_the_password(visit: Visit) -> None:
    visitor = with_authenticator(visit())
    become_a_member(visitor, "Dorothy")
    visitor.page.get_by_text("There is none yet.").wait_for()
    visitor.page.locator(".passkey").click()
    line = visitor.page.locator("passkeys-list li")
    line.wait_for()
    assert "Chrome, Linux" in line.inner_text()
    visitor.page.get_by_role("button", name="Remove the passkey: Chrome, Linux").click()
    visitor.page.wait_for_selector("passkeys-list input[name=password]:focus")
    line.locator("input[name=password]").fill("certainly wrong")
    line.get_by_role("button", name="Remove", exact=True).click()
    visitor.page.get_by_text("Name or password is wrong.").wait_for()
    visitor.errors.clear()  # the browser notes the refused request
    line.locator("input[name=password]").fill(PASSWORD)
    line.get_by_role("button", name="Remove", exact=True).click()
    visitor.page.get_by_text("The passkey is removed.").wait_for()
    line.wait_for(state="detached")
    visitor.page.locator(".change-password summary").click()
    visitor.page.get_by_text("Your passkeys keep working").wait_for()


def test_a_passkey_is_removed_by_showing_one(visit: Visit) -> None:
    visitor = with_authenticator(visit())
    become_a_member(visitor, "Harriet")
    visitor.page.locator(".passkey").click()
    visitor.page.get_by_role("button", name="Remove the passkey: Chrome, Linux").click()
    visitor.page.get_by_role("button", name="Remove with a passkey").click()
    visitor.page.get_by_text("The passkey is removed.").wait_for()
    visitor.page.locator("passkeys-list li").wait_for(state="detached")


def test_where_there_are_no_passkeys_the_reason_is_told(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.wait_for_selector(".title")
    account(visitor)
    assert not visitor.page.locator(".passkey").count()
    visitor.page.locator("account-panel", has_text="localhost").wait_for()


def carry_link(visitor: Visitor) -> str:
    visitor.page.get_by_role("button", name="More", exact=True).click()
    visitor.page.get_by_role("button", name="Go on on another device").click()
    return str(visitor.page.locator("dialog input[readonly]").input_value())


def test_a_carry_link_asks_who_one_wants_to_become(visit: Visit) -> None:
    here, there = visit(), visit()
    here.play_now(some_box())
    assert here.my_turn()
    path = carry_link(here).partition("/m/")[2]
    there.go(f"/m/{path}")
    question = there.page.locator("dialog.confirm")
    question.wait_for()
    name = here.page.evaluate("fetch('/api/me').then(a => a.json()).then(me => me.person.name)")
    assert name in question.inner_text()
    assert "carry" not in there.page.url
    question.get_by_role("button", name="Cancel").click()
    there.page.wait_for_selector(".board > *")
    assert there.page.evaluate("fetch('/api/me').then(a => a.status)") == 401
    there.errors.clear()  # the browser notes that nobody is known
    there.go()
    there.go(f"/m/{path}")
    question.get_by_role("button", name=f"Go on as {name}").click()
    assert there.my_turn()


def test_who_is_logged_in_does_not_become_another_by_a_link(visit: Visit) -> None:
    here, there = visit(), visit()
    here.play_now(some_box())
    assert here.my_turn()
    path = carry_link(here).partition("/m/")[2]
    become_a_member(there, "Hilda")
    there.go(f"/m/{path}")
    there.page.get_by_text("You are logged in to an account.").wait_for()
    assert not there.page.locator("dialog.confirm").count()
    there.page.wait_for_selector(".account.known[title=Hilda]")
    there.errors.clear()  # the browser notes the refused request


def test_the_sessions_are_listed_and_one_is_ended(visit: Visit) -> None:
    here, there = visit(), visit()
    here.play_now(some_box())
    assert here.my_turn()
    fill_in(here, "Kathleen", "Make an account")
    here.page.wait_for_selector(".account.known")
    there.go()
    there.page.wait_for_selector(".title")
    fill_in(there, "Kathleen", "Log in")
    there.page.wait_for_selector(".account.known")
    account(there)
    lines = there.page.locator("sessions-list li")
    there.page.wait_for_function("() => document.querySelectorAll('sessions-list li').length === 2")
    assert "Chrome, Linux" in lines.first.inner_text()
    assert there.page.get_by_text("this device").count() == 1
    there.page.get_by_role("button", name="Log out there: Chrome, Linux").click()
    there.page.wait_for_function("() => document.querySelectorAll('sessions-list li').length === 1")
    here.page.wait_for_selector(".account:not(.known)")  # told over its socket
    here.errors.clear()  # the browser notes that nobody is known any more


def test_the_password_is_changed_and_the_account_deleted(visit: Visit) -> None:
    visitor = visit()
    become_a_member(visitor, "Agatha")
    visitor.page.locator(".change-password summary").click()
    visitor.page.locator("input[name=old]").fill(PASSWORD)
    visitor.page.locator("input[name=new]").fill("sand and papyrus")
    visitor.page.get_by_role("button", name="Change it").click()
    visitor.page.get_by_text("The password is changed.").wait_for()
    account(visitor)
    visitor.page.locator(".delete-account summary").click()
    visitor.page.locator(".delete-account input[name=password]").fill("sand and papyrus")
    visitor.page.get_by_role("button", name="Delete for ever").click()
    visitor.page.wait_for_selector(".account:not(.known)")
    fill_in(visitor, "Agatha", "Log in", "sand and papyrus")
    visitor.page.get_by_text("Name or password is wrong.").wait_for()
    visitor.errors.clear()  # the browser notes the refused request
