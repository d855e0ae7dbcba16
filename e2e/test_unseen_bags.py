"""Without sight: what is put into a bag, and taken out, by the same keys as at the table."""

from typing import Any

from conftest import Contexts
from games import played
from playwright.sync_api import Page, expect
from test_unseen import begun, bison
from wendake import by_chance

from prateria.core.session import Session
from workshop.serve import SiteServer

ON = "document.activeElement.dataset.do || document.activeElement.localName"


def choosing(session: Session) -> bool:
    """Whether a bag is to be filled."""
    state: Any = session.state
    return state.bag() is not None and state.actors() == (0,)


def trading(session: Session) -> bool:
    """Whether goods can be exchanged."""
    return any(getattr(action, "verb", "") == "exchange" for action in session.state.legal_actions())


CARD = ("bag-add", "bag-remove")  # a touch puts it in, or takes it out


def reach(page: Page, *wanted: str) -> int:
    """Press N until the focus is on one of these: how often."""
    for n in range(1, 30):
        page.keyboard.press("n")
        if page.evaluate(ON) in wanted:
            return n
    raise AssertionError(f"N does not lead to {wanted}")


def test_n_goes_through_a_party_and_to_done(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, played(2, 7, choosing))
    expect(page.locator("#panel h2").first).to_be_focused()
    assert reach(page, *CARD) == 1
    full = ":is([data-do='bag-remove'], [data-do='bag-add'][aria-pressed='true']):not([disabled])"  # takes nothing more
    assert reach(page, "bag-done") == page.locator(f"#panel {full}").count() > 5
    page.keyboard.press("Enter")
    page.wait_for_function("!document.getElementById('panel').open")


def test_the_keys_are_listed_over_a_party_which_comes_back_as_it_was(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, played(2, 7, choosing))
    page.keyboard.press("ArrowDown")
    assert page.evaluate(ON) in CARD
    page.keyboard.press("Enter")
    chosen = page.locator("#panel .bag-card.taken").count()
    here = "document.activeElement.id"
    card = page.evaluate(here)
    for away in (lambda: page.keyboard.press("Escape"), lambda: page.locator("#panel-close").click()):
        page.keyboard.press("?")
        expect(page.locator("#panel h2")).to_be_focused()
        expect(page.locator("#keys")).to_be_visible()
        away()
        expect(page.locator("#panel .bag-foot")).to_be_visible()
        assert page.evaluate(here) == card
        assert page.locator("#panel .bag-card.taken").count() == chosen > 0
    assert reach(page, *CARD) == 1
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()


def test_n_and_arrows_pay_otherwise_than_proposed(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, bison())
    page.locator('#stage [data-pick="deed:place"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('#stage [data-pick=\"deed:place\"]').ariaPressed")
    page.locator('#stage [data-pick^="hunters:"]:not([aria-disabled])').last.focus()
    page.keyboard.press("Enter")
    page.locator('[data-do="pay-otherwise"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#panel .bag-foot")).to_be_visible()
    reach(page, "bag-remove")
    page.keyboard.press("Enter")
    reach(page, "bag-add")
    page.keyboard.press("Enter")
    page.wait_for_function(f"({ON}) !== 'bag-add'")
    assert page.evaluate(ON) != "bag-remove", "a second Enter would take it out again"
    reach(page, "bag-done")


def test_what_is_said_of_one_bag_is_not_said_again_in_the_next(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, by_chance(2, trading))
    exchange = page.locator('#stage [data-pick="button:exchange"]').last
    exchange.focus()
    for key, said in (("Escape", "Exchange cancelled."), ("u", "Exchange cancelled.")):
        page.keyboard.press("Enter")
        expect(page.locator("#panel .bag-foot")).to_be_visible()
        page.evaluate("window.spoken.splice(0)")
        page.keyboard.press(key)
        page.wait_for_function("said => window.spoken.includes(said)", arg=said)
        page.wait_for_function("document.activeElement.dataset.pick === 'button:exchange'")
        assert not [line for line in page.evaluate("window.spoken") if "Not done" in line]
    page.keyboard.press("Enter")
    expect(page.locator("#panel .bag-foot")).to_be_visible()
    reach(page, "bag-add")
    page.keyboard.press("Enter")  # one thing is given, and waits for "Done"; another would take its place
    page.wait_for_function("window.spoken.some((said) => said.includes('1 of 1 chosen') && said.endsWith('D: Done.'))")
    assert reach(page, "bag-add") > 0
    reach(page, "bag-done")
    page.evaluate("window.spoken.splice(0)")
    page.keyboard.press("Enter")
    page.wait_for_function("window.spoken.some((said) => said.includes('for what you gave'))")
    page.wait_for_timeout(300)
    said = page.evaluate("window.spoken.splice(0)")
    assert not [line for line in said if "D: Done." in line], said
    assert sum(" gives: " in line for line in said) <= 2, said  # at the table, and in the dialog that opens over it
    page.keyboard.press("u")
    page.wait_for_function("window.spoken.some((said) => said.startsWith('Undone: '))")
    page.wait_for_timeout(300)
    said = page.evaluate("window.spoken.splice(0)")
    assert sum(line.startswith("Undone: ") for line in said) == 1, said
