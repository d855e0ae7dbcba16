"""The workshop: a bot is written, runs, stops where it is wrong, plays many games, is kept and passed on."""

import re

import pytest
from conftest import PHONE, TABLET, Contexts
from games import played, put, save_text
from playwright.sync_api import Page, expect
from promised import until_kept
from test_axe import in_both_lights
from writing import FIRST, PATIENCE, Workshop

from workshop.serve import SiteServer


@pytest.fixture
def ws(page: Page, site: SiteServer) -> Workshop:
    return Workshop(page, site.url).open()


def test_from_the_start_page_to_a_game_that_is_looked_at(page: Page, site: SiteServer, context: Contexts) -> None:
    page.goto(site.url)
    page.locator("#to-workshop").click()
    ws = Workshop(page, site.url).ready().begin("manitou", "idea")
    assert "def worth(view, action):" in ws.text()
    ws.run().until_over()
    expect(page.locator("#stage > svg")).to_be_visible()
    expect(page.locator("#thought .points li")).to_have_count(2)
    expect(page.locator("#thought a")).to_have_attribute("href", re.compile(r"^\./#g=[A-Z2-7]+$"))
    page.locator("#at").fill("0")
    expect(page.locator("#at-count")).to_contain_text("Move 1 of")
    expect(page.locator("#thought .chose")).to_contain_text("Your bot:")
    what_it_prints_stands_beside_the_move(ws)
    the_game_opens_at_the_table(ws, context().new_page())


def what_it_prints_stands_beside_the_move(ws: Workshop) -> None:
    ws.write(
        "def choose(view):\n    print('I see', len(view.actions))\n    return view.actions[0]\n"
    ).run().until_over()
    ws.page.locator("#at").fill("2")
    expect(ws.page.locator("#thought .printed")).to_contain_text(re.compile(r"I see \d"))


def the_game_opens_at_the_table(ws: Workshop, page: Page) -> None:
    ws.page.locator("#at").fill(ws.page.locator("#at").get_attribute("max") or "")
    link = ws.page.locator("#thought a").get_attribute("href") or ""
    page.goto(ws.url + link.removeprefix("./"))
    expect(page.locator("#controls .replay")).to_be_visible(timeout=PATIENCE)


def test_what_goes_wrong_is_shown_at_its_line_in_plain_words(ws: Workshop) -> None:
    """One thing after another, in one visit."""
    ws.begin()
    a_mistake(ws)
    what_else_there_is(ws)
    an_endless_loop(ws)
    grammar_while_one_writes(ws)


def a_mistake(ws: Workshop) -> None:
    ws.write("def choose(view):\n    x = 1\n    return vieww.actions[0]\n").run()
    assert ws.until_stopped() == "Line 3: There is no name vieww. Did you mean view?"
    note = ws.page.locator("#editor .fault")
    expect(note).to_contain_text("NameError: name 'vieww' is not defined")
    expect(ws.page.locator("#editor .faulty")).to_have_text("    return vieww.actions[0]")
    ws.write(FIRST)
    expect(note).to_have_count(0)
    ws.run().until_over()


def what_else_there_is(ws: Workshop) -> None:
    for source, said in (
        ("def choose(view)\n    return 1\n", "Line 1: A colon : is missing"),
        ("def choose(view):\nreturn 1\n", "belong"),
        ("def choose(view):\n    view.actions[0]\n", "is a return missing?"),
        ("import numpy\ndef choose(view):\n    return view.actions[0]\n", "There is no module numpy here"),
        ("def chose(view):\n    return view.actions[0]\n", "There is no function choose(view)"),
        ("def choose(view):\n    return view.actions[999]\n", "Line 2: There is no element"),
    ):
        ws.write(source).run()
        expect(ws.page.locator("#problem .problem")).to_contain_text(said, timeout=PATIENCE)


def an_endless_loop(ws: Workshop) -> None:
    ws.write("def choose(view):\n    while True:\n        pass\n").run()
    expect(ws.page.locator("#problem .problem")).to_contain_text("thought for too long", timeout=PATIENCE)
    expect(ws.page.locator("#editor .faulty")).to_contain_text(re.compile("while|pass"))


def grammar_while_one_writes(ws: Workshop) -> None:
    """It is looked at, but not in the line itself."""
    ws.write("def choose(view):\n    return view.actions[0]\n\nx = (1,\n")
    fault = ws.page.locator("#editor .fault")
    expect(fault).to_be_visible(timeout=PATIENCE)
    ws.page.keyboard.press("Control+Home")
    ws.page.keyboard.press("End")
    ws.page.keyboard.press("Backspace")  # the colon of the line in which one stands
    expect(fault).to_have_count(0)
    ws.page.wait_for_timeout(3000)
    expect(ws.page.locator("#editor .faulty", has_text="def choose")).to_have_count(0)


def test_many_games(ws: Workshop) -> None:
    """Twenty, then the first number that is offered; another bot ends a game that goes on."""
    page = ws.begin("manitou", "idea").page
    page.locator("label", has=page.locator("#mode-many")).click()
    page.locator("#measure").click()
    amount = page.locator('[data-games="20"]')
    amount.wait_for(timeout=PATIENCE)
    offered = page.locator("[data-games] small").all_inner_texts()
    assert all("second" in text or "minute" in text for text in offered)
    expect(page.locator("[data-games]").first).to_have_class(re.compile("main"))
    amount.click()
    expect(page.locator("#outcome-title")).to_have_text(
        re.compile(r"Your bot has won [\d.]+ of 20 games\."), timeout=PATIENCE
    )
    expect(page.locator("#outcome .chart")).to_be_visible()
    expect(page.locator("#worst")).to_have_attribute("href", re.compile(r"^\./#g=[A-Z2-7]+$"))
    run_starts_the_first_number(ws.write(FIRST))
    another_bot_ends_a_game(ws)


def run_starts_the_first_number(ws: Workshop) -> None:
    page = ws.page
    expect(page.locator("#outcome-title, [data-games]")).to_have_count(0)  # those were another bot's
    ws.run()
    page.locator("[data-games]").first.wait_for(timeout=PATIENCE)
    ws.run()
    expect(page.locator("#outcome-title")).to_be_visible(timeout=PATIENCE)
    page.set_viewport_size({"width": 390, "height": 844})
    name = page.locator("#outcome .chart-table tbody th bdi").first.bounding_box()
    assert name
    assert name["width"] >= 100
    page.set_viewport_size({"width": 1280, "height": 800})


def another_bot_ends_a_game(ws: Workshop) -> None:
    page = ws.page
    page.locator("label", has=page.locator("#mode-one")).click()
    ws.write("def choose(view):\n    for n in range(300_000):\n        pass\n    return view.actions[0]\n").run()
    expect(page.locator("#halt")).to_be_visible(timeout=PATIENCE)
    page.locator("#new").click()
    ws.begin()
    expect(page.locator("#halt")).to_be_hidden()


DROP = """(files) => {
    const given = new DataTransfer();
    for (const [name, text] of files) given.items.add(new File([text], name));
    dispatchEvent(new DragEvent('drop', {dataTransfer: given, bubbles: true, cancelable: true}));
}"""


def test_several_files_dropped_at_once_are_as_many_bots(ws: Workshop) -> None:
    page = ws.begin().page
    page.evaluate(DROP, [["la-mia.py", f"# Prateria: bison\n{FIRST}"], ["altra.py", f"# other\n{FIRST}"]])
    expect(page.locator("#panel .save")).to_have_count(3)
    assert {(bot["game"], bot["name"]) for bot in ws.kept()} >= {("bison", "la mia"), ("manitou", "altra")}
    page.keyboard.press("Escape")
    assert ws.text().startswith("# other")
    page.evaluate(DROP, [["third.py", FIRST], ["picture.png", "\x89PNG\x00"], ["long.py", "x = 1\n" * 170_000]])
    expect(page.locator("#panel")).to_contain_text("No bot: picture.png, long.py.")
    assert len(ws.kept()) == 4


def test_bots_are_kept_and_one_that_is_damaged_hides_only_itself(ws: Workshop) -> None:
    page = ws.begin().write(f"# mine\n{FIRST}").page
    page.locator("#bot-name").fill("Łoś")
    page.locator("#bot-name").press("Enter")
    page.evaluate("localStorage['prateria:bot:bad'] = '{'")
    page.reload()
    ws.ready()
    assert ws.text().startswith("# mine\ndef choose")
    expect(page.locator("#bot-name")).to_have_value("Łoś")
    page.locator("#mine").click()
    expect(page.locator("#panel .save")).to_have_count(2)
    page.locator('#panel [data-act="drop"][data-id="bad"]').click()
    expect(page.locator("#panel .save")).to_have_count(1)
    page.locator('#panel [data-act="drop"]').click()
    expect(page.locator("#panel")).to_contain_text("Write a player of your own")
    page.get_by_role("button", name="Undo").click()
    assert [bot["name"] for bot in ws.kept()] == ["Łoś"]


def test_erasing_everything_erases_the_bots_in_an_open_workshop_too(ws: Workshop) -> None:
    ws.begin()
    other = ws.page.context.new_page()
    other.goto(ws.url)
    other.locator("#lobby-body .setup").wait_for()
    other.locator("#menu").click()
    other.locator("#erase").click()
    with other.expect_navigation():
        other.locator("#erase-yes").click()
    expect(ws.page.locator("#panel")).to_contain_text("Write a player of your own")
    assert ws.kept() == []


def test_a_bot_from_a_link_is_read_first_and_runs_only_when_it_may(ws: Workshop, context: Contexts) -> None:
    source = "# 🐢 żółw\ndef choose(view):\n    print('running')\n    return view.actions[-1]\n"
    page = ws.begin().write(source).page
    page.locator("#share").click()
    link = page.locator("#bot-link").input_value()
    expect(page.locator("#panel .qr")).to_be_visible()
    there = Workshop(context(locale="pl-PL", viewport=PHONE, has_touch=True).new_page(), ws.url)
    there.page.goto(link)
    there.ready()
    assert there.page.url == f"{ws.url}workshop.html"
    assert there.text().rstrip("\n") == source.rstrip("\n")
    assert there.kept() == []
    there.run()
    expect(there.page.locator("#toast")).to_contain_text("Uruchom go")
    expect(there.page.locator("#stage > svg")).to_have_count(0)
    there.page.locator("#run-foreign").click()
    expect(there.page.locator("#thought .points")).to_be_visible(timeout=PATIENCE)  # its end may come between two looks
    there.page.locator("#earlier").click()
    expect(there.page.locator("#thought .printed")).to_contain_text("running")
    expect(there.page.locator("#stage")).to_contain_text("Wzgórza")
    there.page.locator("#to-code").click()
    there.page.locator("#take-foreign").click()
    assert [(bot["source"], bot["foreign"]) for bot in there.kept()] == [(source, True)]


def test_a_link_that_is_rubbish_is_a_sentence_and_touches_nothing(page: Page, site: SiteServer) -> None:
    put(page, {"here": save_text(played(2, 5))})
    page.goto(f"{site.url}vendor/licenses/prateria.txt")  # a page of the site that keeps nothing itself
    saved = page.evaluate("JSON.stringify(Object.entries(localStorage).sort())")
    assert "prateria:g:here" in saved
    for rubbish in ("#bot=", "#bot=hello", "#bot=" + "A" * 70_000, "#bot=%00%FF<script>"):
        Workshop(page, site.url).open(rubbish)
        expect(page.locator("#panel")).to_contain_text("This bot cannot be opened")
        page.goto("about:blank")
    page.goto(f"{site.url}vendor/licenses/prateria.txt")
    assert page.evaluate("JSON.stringify(Object.entries(localStorage).sort())") == saved


def test_a_megabyte_of_code_is_refused_in_words(ws: Workshop) -> None:
    ws.begin().write("x = 1\n" * 170_000)
    expect(ws.page.locator("#toast")).to_contain_text("at most 60 000 letters")
    assert len(ws.kept()[0]["source"]) <= 60_000


def test_by_keys_and_by_touch(context: Contexts, site: SiteServer) -> None:
    ws = Workshop(context(viewport=TABLET, has_touch=True).new_page(), site.url).open().begin()
    page = ws.page
    page.locator("#editor .cm-content").click()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "editor"
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") != "editor"
    page.locator("#to-reference").tap()
    page.locator("#reference .part", has_text="Chance").locator("summary").tap()
    page.locator('#reference [data-part="random"].snippet-code').first.tap()
    assert "view.random.choice(view.actions)" in ws.text()
    page.locator("#editor .cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.type("view.me.")
    expect(page.locator("#editor .cm-tooltip-autocomplete")).to_contain_text("The points of a player so far.")


def test_a_snippet_is_dragged_to_its_line(ws: Workshop) -> None:
    page = ws.begin().page
    page.set_viewport_size({"width": 1366, "height": 768})
    place = page.locator("#editor .cm-line", has_text="return view.actions").bounding_box()
    snippet = page.locator('#reference [data-part="python"].snippet-code', has_text="print(view.me.points)")
    snippet.scroll_into_view_if_needed()
    code = snippet.bounding_box()
    assert place
    assert code
    page.mouse.move(code["x"] + 20, code["y"] + 12)
    page.mouse.down()
    page.mouse.move(place["x"] + 60, place["y"] + 8, steps=8)
    page.mouse.up()
    assert "    return view.actions[0]\n    print(view.me.points)" in ws.text()


@pytest.mark.parametrize(
    ("lang", "comment", "button"),
    [("it-IT", "# Il bot più semplice", "Esegui"), ("pl-PL", "# Najprostszy bot", "Uruchom")],
)
def test_in_other_languages(context: Contexts, site: SiteServer, lang: str, comment: str, button: str) -> None:
    ws = Workshop(context(locale=lang).new_page(), site.url).open().begin()
    assert ws.text().startswith(comment)
    expect(ws.page.locator("#run")).to_have_text(button)
    ws.page.locator("#lang").select_option("en")
    expect(ws.page.locator("#run")).to_have_text("Run")
    assert ws.text().startswith("# The simplest player")


def test_without_a_network_once_it_has_been_open(context: Contexts) -> None:
    with SiteServer() as server:
        ws = Workshop(context(offline=True).new_page(), server.url)
        ws.page.goto(server.url)
        ws.page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=90_000)
        ws.open().begin().run().until_over()
        until_kept(ws.page)
        server.stop()
        ws.page.reload()
        ws.ready().run().until_over()


def test_axe_finds_nothing(context: Contexts, site: SiteServer) -> None:
    ws = Workshop(context().new_page(), site.url).open()
    page = ws.page
    found = in_both_lights(page, "new bot")
    ws.begin("manitou", "idea").run().until_over()
    found += in_both_lights(page, "a game")
    page.locator("#to-reference").click()
    found += in_both_lights(page, "reference")
    page.locator("#share").click()
    page.locator("#panel .qr").wait_for()
    found += in_both_lights(page, "share")
    page.keyboard.press("Escape")
    page.locator("#mine").click()
    found += in_both_lights(page, "my bots")
    page.keyboard.press("Escape")
    ws.write("def choose(view):\n    return vieww\n").run().until_stopped()
    found += in_both_lights(page, "a mistake")
    page.set_viewport_size(PHONE)
    page.locator("label", has=page.locator("#mode-many")).click()
    found += in_both_lights(page, "many games, phone")
    assert found == [], "\n".join(found)
