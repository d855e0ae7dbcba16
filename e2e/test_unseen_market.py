"""Without sight: into the market and out of it by keys."""

from conftest import Contexts
from playwright.sync_api import expect
from test_unseen import begun, bison
from wendake import by_chance as wendake_by_chance

from workshop.serve import SiteServer


def test_keys_lead_to_the_market_and_escape_out_of_it(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, bison())
    market = page.locator("#market-key")
    passed = []
    for _ in range(8):  # after all that belongs to the question, before what does not
        page.keyboard.press("n")
        if market.evaluate("(e) => e === document.activeElement"):
            break
        passed.append(page.evaluate("document.activeElement.dataset.pick ?? ''"))
    expect(market).to_be_focused()
    assert passed, "the actions come first"
    assert all(pick.startswith("deed:") for pick in passed), passed
    page.keyboard.press("Enter")
    expect(page.locator("#market")).to_be_visible()
    page.keyboard.press("n")
    expect(page.locator('#market [data-pick^="buy:"]:focus')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#market")).to_have_count(0)
    expect(page.locator('#stage [data-pick^="deed:"]:focus')).to_have_count(1)


def test_b_opens_the_market_and_closes_it_again_and_the_focus_is_back(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, bison())
    tipi = page.locator('#stage [data-pick="deed:tipi"]')
    tipi.focus()
    page.keyboard.press("b")
    expect(page.locator("#market")).to_be_visible()
    page.locator(
        '#stage [data-pick^="buy:"][aria-disabled="false"], #stage [data-pick^="buy:"]:not([aria-disabled])'
    ).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(400)
    page.keyboard.press("b")
    expect(page.locator("#market")).to_have_count(0)
    page.wait_for_timeout(300)
    expect(tipi).to_be_focused()


def test_b_leads_into_the_market_and_d_out_of_it_also_where_the_turn_could_end(
    context: Contexts, site: SiteServer
) -> None:
    page = begun(context, site, bison(), ending=False)
    for key in ("Enter", "d", "n", "n", "n"):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.dataset.pick?.startsWith('cell:')")  # it is paid unasked
    page.locator('[data-do="pay-otherwise"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#panel h2:focus")).to_have_count(1)
    page.evaluate("window.spoken.splice(0)")
    page.keyboard.press("Enter")  # a second one pays nothing, but says what does
    page.wait_for_function("window.spoken.some((said) => said.startsWith('Pay. ') && said.includes('D: '))")
    page.keyboard.press("d")
    page.wait_for_function("document.activeElement.dataset.pick?.startsWith('cell:')")
    asks = "document.querySelector('.status-now').dataset.asks"
    for _ in range(6):
        if page.locator("#end-key[data-main]").count():
            break
        before = page.evaluate(asks)
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        if page.evaluate(asks) == before:
            page.keyboard.press("d")
            page.wait_for_timeout(300)
    expect(page.locator("#end-key")).to_be_focused()
    before = page.evaluate(asks)
    page.keyboard.press("b")
    ware = page.locator('#market [data-pick^="buy:"]:focus')
    expect(ware).to_have_count(1)
    first = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    expect(ware).to_have_count(1)
    assert page.evaluate("document.activeElement.id") != first
    page.keyboard.press("d")
    expect(page.locator("#market")).to_have_count(0)
    assert page.evaluate(asks) == before
    expect(page.locator("#end-key")).to_be_focused()


def test_of_a_market_that_is_only_shown_b_says_what_is_on_sale(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, wendake_by_chance(2, lambda session: len(session.steps) > 10))
    page.evaluate("window.spoken.splice(0)")
    before = page.evaluate("document.activeElement.dataset.pick")
    page.keyboard.press("b")
    page.wait_for_function("document.getElementById('stage').dataset.pane === 'market'")
    assert page.evaluate("window.spoken.splice(0)")[-1].endswith("N leads through them.")
    page.keyboard.press("n")
    assert "Price: 1 pelt, 1 fish, 1 vegetable." in page.evaluate("document.activeElement.ariaLabel")
    for key in "b", "Escape":
        page.keyboard.press(key)
        page.wait_for_function("document.getElementById('stage').dataset.pane !== 'market'")
        assert page.evaluate("document.activeElement.dataset.pick") == before
        assert page.evaluate("window.spoken.splice(0)")[-1] == "Shown again: Map."
        page.keyboard.press("b")
        page.wait_for_function("document.getElementById('stage').dataset.pane === 'market'")
