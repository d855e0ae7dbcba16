"""A class: tables started by words and by link, as they were prepared."""

import re

import pytest
from conftest import PHONE, Contexts
from playwright.sync_api import Page, expect
from table import PATIENCE, Table

from prateria.core.school.classlink import write_class
from prateria.core.school.prepared import Prepared, places
from prateria.core.school.typed import write_words
from prateria.core.session import Header
from prateria.games import by_number
from workshop.serve import SiteServer

TABLE = Prepared(Header("manitou", 2, 2, (), 4321), places(2, 1, "first"), "guarded", 3)


def test_words_are_offered_as_one_types_and_start_the_table(context: Contexts, site: SiteServer) -> None:
    polish = write_words(TABLE, by_number, "pl").split()
    table = Table(context(viewport=PHONE, has_touch=True).new_page(), site.url, touch=True).open()
    page = table.page
    field = page.locator("#class-words")
    for word in polish[:-1]:
        field.press_sequentially(word[:4])
        table.press(f'#class-offers [data-word="{word}"]')
        expect(field).to_be_focused()
    expect(page.locator("#class-known")).to_contain_text("4 of 5")
    field.press("Enter")
    expect(page.locator("#class-problem")).to_contain_text("five words", timeout=PATIENCE)
    expect(field).to_have_value(" ".join(polish[:-1]) + " ")
    field.press_sequentially(polish[-1].upper())
    table.press("#class-form button")
    table.wait()
    [save] = table.saves().values()
    assert save["table"]["settings"] == {"class": 0, "lock": TABLE.lock}
    assert [seat["bot"] for seat in save["table"]["seats"]] == [None, "first"]


def test_a_mistyped_word_is_named_and_mended_where_it_stands(context: Contexts, site: SiteServer) -> None:
    for lang, locale in (("it", "it-IT"), ("pl", "pl-PL")):
        words = write_words(TABLE, by_number, lang).split()
        table = Table(context(viewport=PHONE, has_touch=True, locale=locale).new_page(), site.url, touch=True).open()
        page, field = table.page, table.page.locator("#class-words")
        wrong = [*words[:2], words[2][:-2] + words[2][-1], *words[3:]]
        field.fill(" ".join(wrong))
        hidden = "e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]"
        assert field.evaluate(hidden) == [0, 0]  # the whole code is in sight
        field.press("Enter")
        expect(page.locator("#class-problem")).to_contain_text(words[2], timeout=PATIENCE)
        expect(page.locator("#class-problem")).to_contain_text("3")
        expect(page.locator("#class-known")).to_be_empty()  # it is said once
        expect(page.locator(f'#class-offers [data-word="{words[2]}"]')).to_be_visible()  # and of that word
        field.evaluate("(e, at) => { e.focus(); e.setSelectionRange(at, at); }", len(" ".join(wrong[:2])) + 3)
        table.press(f'#class-offers [data-word="{words[2]}"]')
        expect(field).to_have_value(" ".join(words))
        expect(page.locator("#class-problem")).to_be_empty()
        expect(page.locator("#class-known")).to_contain_text("5")
        field.press("Enter")
        table.wait()


def test_a_class_link_starts_the_table_in_its_language(context: Contexts, site: SiteServer) -> None:
    table = Table(context().new_page(), site.url)
    table.open(f"class={write_class(TABLE, by_number)}&lang=it")
    table.wait()
    expect(table.page.locator("html")).to_have_attribute("lang", "it")
    assert table.page.url == site.url
    [save] = table.saves().values()
    assert save["table"]["settings"] == {"class": 3, "lock": TABLE.lock}
    table.wait_until_asked("play", "party")
    expect(table.page.locator('#controls [data-do="hint"] [href="#i-lock"]')).to_be_attached()


def teachers(page: Page, url: str) -> Table:
    """A page on which the desk is open."""
    table = Table(page, url).open().wait_for_python()
    table.press('[data-act="teachers"]')
    expect(page.locator(".desk")).to_be_visible()
    return table


def test_a_class_is_prepared_by_keys_and_handed_out(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    table = teachers(page, site.url)
    for field, value in (("game", "powwow"), ("people", "2"), ("lang", "it"), ("option-calm", "1"), ("tables", "5")):
        page.locator(f"#class-{field}").select_option(value)
        expect(page.locator(f"#class-{field}")).to_have_value(value)
    page.locator("#class-game").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#class-seats")).to_be_focused()
    link_field = page.locator("#panel input.link")
    before = link_field.input_value()
    page.keyboard.press("ArrowDown")  # three seats become four, and nothing is lost
    expect(link_field).not_to_have_value(before)
    expect(page.locator("#class-seats")).to_be_focused()
    expect(page.locator("#class-people")).to_have_value("2")
    expect(page.locator("#class-option-calm")).to_have_value("1")
    link = link_field.input_value()

    tablet = Table(context().new_page(), site.url)
    tablet.page.goto(link)
    tablet.wait()
    expect(tablet.page.locator("html")).to_have_attribute("lang", "it")
    [save] = tablet.saves().values()
    assert [seat["bot"] for seat in save["table"]["seats"]] == [None, None, "first", "first"]

    page.evaluate("window.print = () => {}")
    table.do("class-sheets")
    expect(page.locator(".sheet")).to_have_count(5)
    assert page.evaluate("document.querySelector('#panel-body').scrollTop") == 0
    page.locator("[data-print]").click()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 3  # two sheets a page
    page.set_viewport_size({"width": 718, "height": 1000})  # of A4 between its margins
    page.emulate_media(media="print")
    assert page.evaluate(LONGEST) == []


LONGEST = """() => [['tambourine', 'trampoline', 'volleyball', 'woodpecker', 'caterpillar'],
    ['francobollo', 'indovinello', 'laboratorio', 'multicolore', 'rinoceronte']].filter((words) => {
    const code = document.querySelector('#paper .class-code');
    words.forEach((word, i) => { code.children[i].textContent = word; });
    const line = parseFloat(getComputedStyle(code).lineHeight);
    return code.offsetHeight > 1.5 * line || code.scrollWidth > code.clientWidth;
})"""
"""Of five words those that do not stand in one line on a printed sheet."""


@pytest.mark.cold
def test_without_a_network_a_class_is_prepared_and_joined(context: Contexts, site: SiteServer) -> None:
    device = context(offline=True)
    page = device.new_page()
    Table(page, site.url).open().wait_for_python()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_function("navigator.serviceWorker.controller")
    device.set_offline(True)
    table = teachers(device.new_page(), site.url)
    words = table.page.locator(".class-code").inner_text()
    table.do("class-sheets")
    expect(table.page.locator(".sheet").first).to_be_visible()
    table.page.keyboard.press("Escape")
    table.page.locator("#class-words").press_sequentially(words.split()[0][:3])
    expect(table.page.locator("#class-offers button").first).to_be_visible()
    table.page.locator("#class-words").fill(words)
    table.press("#class-form button")
    table.wait()
