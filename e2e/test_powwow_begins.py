"""What must be known before the first card is seen whole, with all keys, on short phones and tablets on their side."""

import pytest
from conftest import PHONE, TABLET, Contexts
from looks import resize
from playwright.sync_api import expect
from table import Table
from words import speak

from workshop.serve import SiteServer

SEEN = """() => {
    const box = (e) => e.getBoundingClientRect();
    const all = (what) => [...document.querySelectorAll(`#panel ${what}`)].map(box);
    const main = box(document.querySelector('#panel .button.main'));
    const pictures = (row) => [...row.children].map(box).filter((e) => e.height);
    const rows = [...document.querySelectorAll('#panel .minute > li:first-child .rule-row')].map(pictures);
    const most = (row, what) => Math.max(...row.map((e) => e[what]));
    const top = (row) => Math.min(...row.map((e) => e.top));
    return {
        cut: all('.minute > li').filter((e) => e.top < 0 || e.bottom > main.top).length,
        hidden: all('.button').filter((e) => e.top < main.top && e.bottom > main.top || e.bottom > innerHeight).length,
        wrapped: rows.filter((row) => most(row, 'bottom') - top(row) > most(row, 'height') + 4).length,
        touching: rows.filter((row, n) => n && top(row) < most(rows[n - 1], 'bottom') + 2).length,
    };
}"""


SMALL = {"width": 360, "height": 640}


def test_the_rules_of_a_race_are_all_in_sight_on_a_phone(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=SMALL, locale="it-IT", has_touch=True).new_page()
    Table(page, site.url, touch=True).open("new=powwow&seats=2&people=1&calm=false&seed=5")
    page.wait_for_selector("#panel .minute")
    for lang, said in (("it", "Regole"), ("pl", "Zasady")):
        speak(page, lang)
        expect(page.locator("#panel")).to_contain_text(said)
        for size in (SMALL, PHONE):
            resize(page, size)
            assert page.evaluate(SEEN)["cut"] == 0, (lang, size)


@pytest.mark.parametrize(("calm", "size"), [("true", SMALL), ("false", TABLET)], ids=["phone", "tablet"])
def test_what_must_be_known_first_is_seen_whole(
    context: Contexts, site: SiteServer, calm: str, size: dict[str, int]
) -> None:
    page = context(viewport=size, locale="it-IT", has_touch=True).new_page()
    Table(page, site.url, touch=True).open(f"new=powwow&seats=3&people=1&calm={calm}&seed=5")
    page.wait_for_selector("#panel .minute")
    assert page.evaluate(SEEN) == {"cut": 0, "hidden": 0, "wrapped": 0, "touching": 0}
