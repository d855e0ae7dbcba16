"""Names and options as people (and addresses) write them: text stays text, and what is out of range is refused."""

import json

from conftest import PHONE, Contexts
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import Table
from words import words

from prateria.view.words import error
from workshop.serve import SiteServer

MARKUP = '<img src=x onerror="window.hacked=1">'


def test_a_name_is_text_and_nothing_unseen_is_in_it(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open()
    table.choose("manitou")
    page.locator("#name-0").fill("<b onclick=x>O</b>\u202e&")
    page.locator("#name-0").press("Enter")
    expect(page.locator("#name-0")).to_have_value("<b onclick=x>O</b>&")
    page.locator("#name-1").fill("B\u200bo\u2066\u00ad  \u0000la")
    page.locator("#name-1").press("Enter")
    expect(page.locator("#name-1")).to_have_value("Bo la")
    page.locator("#start").click()
    table.wait_until_asked("party")
    names = [seat["name"] for save in table.saves().values() for seat in save["table"]["seats"]]
    assert names == ["<b onclick=x>O</b>&", "Bo la"]
    table.choose_party()
    table.wait_until_asked("play")
    expect(page.locator("#stage")).to_contain_text("Bo la")
    assert page.locator("b[onclick], [onclick], #play img").count() == 0
    page.locator("#home").click()
    expect(page.locator("#saves")).to_contain_text("<b onclick=x>O</b>&, Bo la")
    assert page.locator("[onclick]").count() == 0


def test_markup_in_a_save_is_text_as_well(page: Page, site: SiteServer) -> None:
    text = save_text(played(2, 5, in_hunt(1, 3, 0))).replace('"name":""', f'"name":{json.dumps(MARKUP)}')
    put(page, {"here": text})
    table = Table(page, site.url).open().wait_for_python()
    expect(page.locator("#saves")).to_contain_text("<img src=x")
    page.locator("#save-here").click()
    table.wait_until_asked("play")
    assert page.locator("#play img, #saves img").count() == 0
    assert page.evaluate("window.hacked") is None


def test_the_same_name_twice_is_told_before_the_start(page: Page, site: SiteServer) -> None:
    Table(page, site.url).open().choose("manitou")
    for seat, name in enumerate(("Ola", " OLA ")):
        page.locator(f"#name-{seat}").fill(name)
        page.locator(f"#name-{seat}").press("Enter")
    expect(page.locator("#double-1")).to_have_text("Somebody at this table has this name already.")
    page.locator("#start").click()
    expect(page.locator("#name-1")).to_be_focused()
    expect(page.locator("#lobby")).to_be_visible()


WISHES = {
    "new=manitou&seats=9": "seats",
    "new=manitou&seats=1": "seats",
    "new=manitou&seats=2.5": "seats",
    "new=manitou&seats=-3": "seats",
    "new=manitou&seats=many": "seats",
    "new=manitou&people=many": "seats",
    "new=manitou&level=evil": "option",
    "new=manitou&colour=red": "option",
    "new=manitou&seed=-1": "seed",
    "new=manitou&seed=99999999999": "seed",
    "new=manitou&seed=1.5": "seed",
    "new=chess": "foreign",
    "new=__proto__": "foreign",
}


def test_wishes_out_of_range_are_answered_in_a_sentence(page: Page, site: SiteServer) -> None:
    Table(page, site.url).open().wait_for_python()
    answers = {}
    for wish in WISHES:
        page.evaluate("wish => { location.hash = wish; }", wish)
        expect(page.locator("#start-problem")).not_to_be_empty()
        answers[wish] = page.inner_text("#start-problem")
        page.evaluate("document.getElementById('start-problem').textContent = ''")
    assert answers == {wish: error(words("en"), reason) for wish, reason in WISHES.items()}
    expect(page.locator("#lobby")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('prateria:g:'))") == []


def test_a_title_of_one_long_word_does_not_widen_the_page(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE).new_page()
    save = json.loads(save_text(played(2, 5, in_hunt(1, 3, 0))))
    save["head"]["title"] = "W" * 60
    put(page, {"here": json.dumps(save)})
    Table(page, site.url).open()
    expect(page.locator("#save-here")).to_contain_text("WWW")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
