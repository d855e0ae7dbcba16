"""The lobby in two steps: which game, then who plays it. Nothing that the keyboard comes to is hidden at any size."""

import re
from itertools import product

import pytest
from conftest import Contexts
from looks import resize
from playwright.sync_api import Page, expect
from table import Table
from words import speak, words

from workshop.serve import SiteServer

GAMES = ("manitou", "powwow", "bison", "wendake")


def at_step(page: Page, step: str) -> None:
    expect(page.locator("#lobby")).to_have_attribute("data-step", step)
    expect(page.locator("#games")).to_be_visible(visible=step == "games")
    expect(page.locator("#seats")).to_be_visible(visible=step == "who")


def test_to_the_second_step_and_back_in_three_ways(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open()
    at_step(page, "games")
    for back in ("button", "key", "device"):
        page.locator("#game-bison").focus()
        page.keyboard.press("Enter")
        at_step(page, "who")
        expect(page.locator("#new-title")).to_be_focused()
        expect(page.locator("#new-title")).to_contain_text("Bison")
        expect(page.locator("#start-what")).to_have_text("Bison: you and 1 computer, first steps")
        if back == "button":
            page.locator("#step-back").click()
        elif back == "key":
            page.keyboard.press("Escape")
        else:
            page.go_back()
        at_step(page, "games")
        expect(page.locator("#game-bison")).to_be_focused()
    page.go_forward()
    at_step(page, "who")
    table.wait_for_python()
    page.reload()
    at_step(page, "who")  # and the same game
    expect(page.locator("#new-title")).to_contain_text("Bison")


def test_pow_wow_has_its_colours_in_the_lobby_too(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open()
    table.choose("powwow")
    colour = "e => getComputedStyle(e).fill"
    lobby = page.locator(".seat .seat-0").evaluate(colour)
    table.open("new=powwow&seats=2&people=1&calm=true&seed=5").wait()
    assert page.locator("#stage .s0 .mark").first.evaluate(colour) == lobby


def test_a_choice_keeps_the_focus_and_has_its_explanation(page: Page, site: SiteServer) -> None:
    """A reader says a thing again that takes the focus twice."""
    Table(page, site.url).open().press("#game-powwow")
    page.evaluate("window.went = []; document.addEventListener('focusin', (e) => went.push(e.target.id))")
    page.locator("#option-calm-0").focus()
    for key in ("ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    page.locator("#count-2").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#name-2")).to_be_visible()
    assert page.evaluate("went") == ["option-calm-0", "option-calm-1", "option-calm-0", "count-2", "count-3"]
    for described in page.locator("#ways fieldset").all():
        about = described.get_attribute("aria-describedby")
        expect(page.locator(f"#{about}")).not_to_be_empty()


def test_start_says_what_it_starts_and_remembers_it(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open()
    table.choose("wendake")
    page.locator("#count-1").check(force=True)
    expect(page.locator("#start-what")).to_have_text("Wendake: you alone")
    page.locator("#count-4").check(force=True)
    expect(page.locator("#start-what")).to_have_text("Wendake: you and 3 computers, first steps")
    page.locator("#bot-1").select_option("")
    expect(page.locator("#start-what")).to_have_text("Wendake: 2 people and 2 computers, first steps")
    page.locator("#start").click()
    table.wait()
    page.go_back()  # from the table to the first step
    at_step(page, "games")
    expect(page.locator("#start-what")).to_have_text("Wendake: 2 people and 2 computers, first steps")
    table.open()
    at_step(page, "games")
    page.locator("#start").click()  # the same again: one touch
    table.wait()
    [first, second] = table.saves().values()
    assert [len(save["table"]["seats"]) for save in (first, second)] == [4, 4]


def test_start_says_in_which_way_a_game_is_played(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open()
    table.choose("powwow")
    page.locator("#option-calm-1").check(force=True)
    page.locator("#option-half-1").check(force=True)
    said = "Pow Wow: you and 1 computer, first steps · calm game, half a prairie"
    expect(page.locator("#start-what")).to_have_text(said)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_the_bar_of_the_second_step_says_all_of_it_on_phones(
    context: Contexts, site: SiteServer, lang: str, width: int, height: int
) -> None:
    page = context(viewport={"width": width, "height": height}, locale=lang).new_page()
    Table(page, site.url).open("play=powwow")
    at_step(page, "who")
    seen = page.locator("#start-what").evaluate(
        """e => {
            const [bar, line] = [e.closest('button').getBoundingClientRect(), e.getBoundingClientRect()];
            const within = line.bottom <= bar.bottom && line.right <= bar.right && line.left >= bar.left;
            return within && e.innerText;
        }"""
    )
    assert seen
    assert seen.startswith("Pow Wow: ")
    assert " · " in seen  # and in which way


def test_a_shortcut_of_the_installed_app_asks_who_plays(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open("play=powwow")
    at_step(page, "who")
    expect(page.locator("#new-title")).to_contain_text("Pow Wow")
    assert page.evaluate("location.hash") == ""
    page.keyboard.press("Escape")
    at_step(page, "games")
    table.open("play=chess")
    at_step(page, "games")
    expect(page.locator("#toast")).to_have_text("There is no game called “chess” here. Choose one of these.")


SIZES = ((1024, 768), (768, 1024), (390, 844), (360, 640), (1440, 900))


def test_all_games_are_seen_with_what_is_said_of_them(page: Page, site: SiteServer) -> None:
    Table(page, site.url).open()
    page.locator("#start").wait_for()
    for lang, (width, height) in product(("en", "it", "pl"), SIZES):
        speak(page, lang)
        expect(page.locator("#start")).to_contain_text(words(lang)("Start"))
        resize(page, {"width": width, "height": height})
        bar = page.locator("#start-bar").bounding_box()
        assert bar is not None
        for game in GAMES:
            for part in (f"#game-{game} b", f"#game-{game} .game-facts"):
                box = page.locator(part).bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= bar["y"], (lang, width, part)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


# Of the focused element: whether its middle can be seen, or something of its own lies there.
SEEN = """() => {
    const e = document.activeElement;
    const label = e.labels?.[0];
    const box = (e.matches('.unseen') && label ? label : e).getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, foot] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right <= left || foot <= top) return `${e.id} is outside`;
    const there = document.elementFromPoint((left + right) / 2, (top + foot) / 2);
    const seen = e.contains(there) || there?.contains(e) || label?.contains(there);
    return seen ? '' : `${e.id} is behind ${there?.id || there?.className}`;
}"""


def test_nothing_that_has_the_focus_is_hidden(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open()
    page.locator("#start").wait_for()
    for width, height in ((320, 256), (360, 640), (1024, 768)):
        resize(page, {"width": width, "height": height})
        page.evaluate("document.activeElement.blur()")
        round_by_tab(page)
        table.choose("bison")
        at_step(page, "who")
        page.evaluate("document.activeElement.blur()")
        round_by_tab(page)
        page.locator("#step-back").click()
        at_step(page, "games")


def round_by_tab(page: Page) -> None:
    """All that has the focus, there and back."""
    for key in ("Tab", "Shift+Tab"):
        seen = []
        for _ in range(40):
            page.keyboard.press(key)
            focused = page.evaluate("document.activeElement.id || document.activeElement.localName")
            if focused == "body":
                break
            assert page.evaluate(SEEN) == ""
            seen.append(focused)
        assert "start" in seen


def test_nothing_that_has_the_focus_in_a_party_is_hidden(page: Page, site: SiteServer) -> None:
    """What leads on stays at the foot of a panel, but not over what one has come to; enlarged to 400 % it does not."""
    table = Table(page, site.url).open()
    page.locator("#start").wait_for()
    table.choose("manitou")
    page.locator("#start").click()
    expect(page.locator("#bag-mother")).to_be_visible()
    for width, height in ((320, 256), (360, 640), (1024, 768)):
        resize(page, {"width": width, "height": height})
        page.locator("#panel-title").focus()
        seen = set()
        for key in ("Tab", "Shift+Tab"):
            for _ in range(20):
                page.keyboard.press(key)
                if page.evaluate("document.querySelector('#panel').contains(document.activeElement)"):
                    assert page.evaluate(SEEN) == "", (width, key)
                    seen.add(page.evaluate("document.activeElement.id"))
        assert {"bag-h1", "bag-mother"} <= seen


def test_the_lobby_lists_the_keys_and_says_how_to_begin(page: Page, site: SiteServer) -> None:
    Table(page, site.url).open()
    page.locator("#start").wait_for()
    expect(page.locator("#tagline")).to_have_accessible_description(re.compile("Choose a game .* lists the keys"))
    page.locator("#join").focus()
    page.keyboard.press("?")  # typed, it is a letter
    expect(page.locator("#panel")).to_be_hidden()
    page.locator("#game-bison").focus()
    page.keyboard.press("?")
    expect(page.locator("#panel-title")).to_have_text("Keys")
    expect(page.locator("#panel")).to_contain_text("These keys are for the table.")
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    expect(page.locator("#game-bison")).to_be_focused()


def test_a_phone_says_what_pow_wow_is_before_it_starts(page: Page, site: SiteServer) -> None:
    """Beside who plays and Start, which stay in sight."""
    table = Table(page, site.url).open()
    table.choose("powwow")
    for lang in ("en", "it", "pl"):
        speak(page, lang)
        resize(page, {"width": 390, "height": 844})
        for said in page.locator(".chosen-words > .note, #ways .note").all():
            expect(said).to_be_visible()
        seat, bar = (page.locator(at).last.bounding_box() for at in (".seat", "#start-bar"))
        assert seat is not None
        assert bar is not None
        assert seat["y"] + seat["height"] <= bar["y"]


def test_variants_are_folded_until_somebody_wants_them(page: Page, site: SiteServer) -> None:
    """Whoever is new to a game would have to choose what means nothing yet."""
    table = Table(page, site.url).open()
    table.choose("bison")
    folded = page.locator("#options details .option")
    expect(folded).to_be_hidden()
    expect(page.locator("#options > .part:not(details)")).to_contain_text("Your first game?")  # for whom it is meant
    page.locator("#options summary").focus()
    page.keyboard.press("Enter")
    expect(folded).to_be_visible()
    folded.locator("input").nth(1).check(force=True)
    expect(folded).to_be_visible()
    page.go_back()
    table.choose("wendake")
    expect(page.locator("#option-first_game")).to_be_visible()
    expect(folded).to_be_hidden()


def test_seats_keep_name_and_animal_while_they_are_hidden(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open()
    table.choose("powwow")
    page.locator("#count-3").check(force=True)
    page.locator("#bot-1").select_option("")
    for seat, name in enumerate(("Ann", "Bo", "Cy")):
        page.locator(f"#name-{seat}").fill(name)
    page.locator("#mark-of-2").click()
    animal = page.locator("#mark-of-2 use").first.get_attribute("href")
    page.locator("#count-2").check(force=True)
    expect(page.locator(".seat")).to_have_count(2)
    page.locator("#count-3").check(force=True)
    expect(page.locator("#name-2")).to_have_value("Cy")
    page.go_back()
    table.choose("wendake")
    page.locator("#count-1").check(force=True)
    page.locator("#start").click()
    table.wait()
    page.go_back()
    at_step(page, "games")
    page.wait_for_function("!history.state?.play")
    table.open()  # another day
    table.choose("powwow")
    expect(page.locator(".seat")).to_have_count(3)
    assert [page.locator(f"#name-{seat}").input_value() for seat in range(3)] == ["Ann", "Bo", "Cy"]
    assert page.locator("#mark-of-2 use").first.get_attribute("href") == animal


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844)])
def test_who_leaves_a_table_finds_it_at_the_top(context: Contexts, site: SiteServer, width: int, height: int) -> None:
    page = context(viewport={"width": width, "height": height}, has_touch=True).new_page()
    table = Table(page, site.url, touch=True).open()
    page.locator("#game-bison").scroll_into_view_if_needed()
    page.evaluate("scrollTo(0, 300)")
    table.choose("bison")
    table.press("#start")
    table.wait()
    page.go_back()
    at_step(page, "games")
    page.wait_for_timeout(300)
    assert page.evaluate("scrollY") == 0
    box = page.locator("#running .save").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height


def test_a_tablet_shows_three_players_and_all_variants_of_pow_wow_above_the_bar(page: Page, site: SiteServer) -> None:
    table = Table(page, site.url).open()
    table.choose("powwow")
    page.locator("#options summary").click()
    resize(page, {"width": 1024, "height": 768})
    for lang in ("en", "it", "pl"):
        speak(page, lang)
        page.locator("#count-3").check(force=True)
        expect(page.locator(".seat")).to_have_count(3)
        bar = page.locator("#start-bar").bounding_box()
        assert bar is not None
        for last in (page.locator(".seat").last, page.locator("#options .option").last):
            box = last.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= bar["y"], lang
