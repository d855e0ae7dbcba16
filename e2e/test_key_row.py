"""The row of keys under the table is whole on every phone, in every language."""

from itertools import product

from bison_table import READY, laying
from conftest import PHONE, Contexts
from looks import resize
from playwright.sync_api import expect
from words import speak

from workshop.serve import SiteServer

SMALL = {"width": 360, "height": 640}
CUT = """() => {
    const keys = [...document.querySelectorAll('#controls button')].filter((e) => e.checkVisibility());
    const lies = (e) => `${e.dataset.do} ${JSON.stringify(e.getBoundingClientRect())}`;
    const out = keys.filter((e) => {
        const { left, right, width, height, bottom } = e.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(e);
        const text = [...e.childNodes].some((n) => n.nodeType === 3) ? words.getBoundingClientRect() : null;
        const spills = text && (text.left < left || text.right > right || text.height > height);
        return left < 0 || right > innerWidth || bottom > innerHeight || width < 36 || height < 44 || spills;
    });
    const tops = new Set(keys.map((e) => Math.round(e.getBoundingClientRect().bottom)));
    return [...out.map(lies), ...(tops.size > 1 ? ['more than one row'] : [])];
}"""


def test_with_a_way_to_pay_otherwise_every_key_is_whole(context: Contexts, site: SiteServer) -> None:
    page = context(viewport=PHONE, locale="it-IT", has_touch=True).new_page()
    table = laying(page, site, 3)
    for lang, size in product(("it", "pl", "en"), (PHONE, SMALL, {"width": 320, "height": 640})):
        speak(page, lang)
        resize(page, size)
        table.touch_pick(next(pick for pick in table.picks() if pick.startswith("cell:")))
        expect(page.locator(READY)).to_be_visible()
        expect(page.locator('#controls [data-do="pay-otherwise"]')).to_be_visible()
        assert page.evaluate(CUT) == [], (lang, size)
        cancel = page.locator('#controls [data-do="cancel"]').element_handle()
        cancel.evaluate("(e) => { e.dataset.do = 'leave'; }")  # so it is called where there is one place alone
        assert page.evaluate(CUT) == [], (lang, size)
        cancel.evaluate("(e) => { e.dataset.do = 'cancel'; }")
        table.do_once("cancel")
