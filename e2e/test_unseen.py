"""Without sight: a round of each game by keys alone, as a screen reader has it. What is spoken and pressed is counted.

Nothing is looked for on the picture: the focus, its role and name, and what the live regions say. The bounds stand a
quarter above what was counted when this was written; a test that fails here says that the table has become more
talkative or longer to go through, not that it is slow.
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from conftest import Contexts
from games import in_hunt, played, put, save_text
from playwright.sync_api import Page, expect
from table import Table
from test_powwow_calm import by_chance as calm_by_chance
from wendake import by_chance as wendake_by_chance

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from workshop.serve import SiteServer

LISTEN = """() => {
    window.spoken = [];
    const hear = (list) => list.forEach((m) => m.addedNodes.forEach((n) => window.spoken.push(n.textContent)));
    for (const e of document.querySelectorAll('[aria-live], [role="status"], [role="log"], [role="alert"]')) {
        if (!document.getElementById('lobby').contains(e)) {
            new MutationObserver(hear).observe(e, { childList: true, subtree: true, characterData: true });
        }
    }
}"""
"""Whatever is live is heard, so a second region that says the same is counted too."""

HERE = """() => {
    const on = document.activeElement;
    const there = (s) => Boolean(document.querySelector(s)?.checkVisibility());
    return {
        panel: document.getElementById('panel').open, end: there('#panel [data-do="again"]'),
        result: there('#panel [data-do="go-on"]'), asks: document.querySelector('.status-now')?.dataset.asks ?? '',
        ready: there('#controls [data-do="done"]'), pressed: on.getAttribute('aria-pressed') === 'true',
        able: Boolean(on.dataset.pick || on.dataset.do === 'act') && on.getAttribute('aria-disabled') !== 'true',
        inWords: on.matches('.words-box *'), what: on.dataset.pick || on.dataset.do || on.id || on.localName,
        name: on.getAttribute('aria-label') || on.textContent.trim()
            || document.getElementById(on.getAttribute('aria-labelledby'))?.textContent, title: document.title,
    };
}"""


BARE = """() => [...document.querySelectorAll('#play :is(text, tspan, span, b, small, p, li)')].filter((e) =>
    !e.children.length && /\\d/.test(e.textContent) && !/\\p{L}/u.test(e.textContent)
    && e.checkVisibility({ visibilityProperty: true })
    && !e.closest('[aria-hidden="true"], table, button, [role="button"], [role="img"]')).map((e) => e.outerHTML)"""
"""Texts without a letter that stand by themselves: what is in a button or a picture is its name's."""


class Count(NamedTuple):
    """Of a round: decisions made, keys pressed, letters spoken, where the focus stood when something was asked."""

    turns: int
    keys: int
    letters: int
    said: list[str]
    starts: list[str]


def play(page: Page, words: bool, turns: int) -> Count:
    """Go on by keys until a round ends or so many questions are answered. `words`: by the table in words."""
    keys, said, starts, answered = 0, [], [], ""

    def press(key: str) -> None:
        nonlocal keys
        page.keyboard.press(key)
        keys += 1
        page.wait_for_timeout(120)

    for _ in range(600):
        here: dict[str, Any] = page.evaluate(HERE)
        said += page.evaluate("window.spoken.splice(0)")
        assert here["name"] or here["what"] == "body", "the focus is on a thing without a name"
        if here["end"] or here["result"] or len(starts) > turns:
            break
        if here["panel"]:
            press("d")
        elif not here["asks"]:
            page.wait_for_timeout(50)
        elif here["ready"]:
            press("Enter" if here["pressed"] else "d")
        else:
            if here["asks"] != answered:
                page.wait_for_timeout(150)  # the focus comes with the next frame
                here = page.evaluate(HERE)
                answered = here["asks"]
                starts.append(here["what"])
            if words and not here["inWords"]:
                press("w")
            elif here["able"] and not here["pressed"]:
                press("Enter")
            else:
                press("n")
    return Count(len(starts), keys, sum(map(len, said)), said, starts)


def bison(seed: int = 3) -> Session:
    session, rng = Session.new(GAMES["bison"], 2, seed=seed), Rng(seed)
    while session.state.actors() != (0,) or len(session.steps) < 4:
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    return session


GAMES_AT = {
    "manitou": lambda: played(2, 11, in_hunt(1, 2, 0)),
    "powwow": lambda: calm_by_chance(6),
    "bison": bison,
    "wendake": lambda: wendake_by_chance(2, lambda session: len(session.steps) > 10),
}


# game, by the table in words, questions at most, keys and letters for each question
@pytest.mark.parametrize(
    ("game", "words", "turns", "keys", "letters"),
    [
        # each sum of the counting is among them, the hide thief at each hunter, captives
        ("manitou", False, 12, 5, 375),
        ("powwow", False, 10, 2, 150),  # many cards are told between two questions: a claim and its haul are one
        # what was built or laid is heard, too; a turn is over with its action: the same round asks less, says less in
        # all (9 questions, 1633 letters; 13 and 1795 while each turn was ended by hand)
        ("bison", True, 16, 2, 185),
        # the opponent, of first steps, does all actions of its tiles; the last tile of a year is told, and not asked
        ("wendake", True, 16, 2, 200),  # the pairs of tracks are told at the first marker, the order of play by itself
    ],
)
def test_a_round_by_keys(
    context: Contexts, site: SiteServer, game: str, words: bool, turns: int, keys: int, letters: int
) -> None:
    make: Callable[[], Session] = GAMES_AT[game]
    page = context().new_page()
    put(page, {"here": save_text(make())})
    table = Table(page, site.url).open().wait_for_python()
    page.evaluate(LISTEN)
    table.go_on_with("here")
    page.wait_for_function("document.querySelector('.status-now')?.dataset.asks")
    assert page.evaluate(BARE) == []
    count = play(page, words, turns)
    assert count.turns >= 3, count
    assert count.keys <= keys * count.turns, count
    assert count.letters <= letters * count.turns, count
    twice = [a for a, b in zip(count.said, count.said[1:], strict=False) if a == b]
    assert not twice, "the same said twice running"
    again = [line for line in count.said if len(set(parts := re.split(r"(?<=[.!?]) ", line))) < len(parts)]
    assert not again, "the same said twice in one breath"
    if game == "manitou":  # the end of the hunt, sum by sum
        *sums, gained = count.said
        parts, _, sums_ = gained.partition(" Gained: ")  # of what they are made, then the sums
        assert re.match(r"\S+: (Bison|Captives|Hide thieves) ", parts), count
        assert ". In all: " in sums_, count
        assert sum("herd worth" in line for line in sums) > 1, count
    lost = {"pause", "hint", "body", "skip", "play", "side-body", "panel-close"} & set(count.starts)
    assert not lost, f"the focus fell on {lost}"


def test_another_language_is_silent_and_the_title_tells(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    put(page, {"here": save_text(played(2, 11, in_hunt(1, 4, 0)), names=("Ola", ""))})
    table = Table(page, site.url).open().wait_for_python()
    page.evaluate(LISTEN)
    table.go_on_with("here")
    page.wait_for_function("document.title === 'Your turn – Manitou – Prateria'")
    page.wait_for_timeout(300)
    page.evaluate("window.spoken.splice(0)")
    page.locator("#lang").select_option("it")
    page.wait_for_function(
        "document.querySelector('#status').textContent.includes('Ola') && document.title.includes('turno')"
    )
    page.wait_for_timeout(300)
    assert page.evaluate("window.spoken") == []
    page.keyboard.press("s")
    assert len(page.evaluate("window.spoken")) == 1
    page.keyboard.press("?")
    page.wait_for_function("document.activeElement.matches('#panel h2')")  # it begins at its heading
    page.keyboard.press("Escape")
    page.wait_for_function("!document.getElementById('panel').open")


def test_no_number_stands_by_itself_in_what_is_folded_away(context: Contexts, site: SiteServer) -> None:
    """On the table of Wendake; on each table: `test_a_round_by_keys`."""
    page = begun(context, site, GAMES_AT["wendake"]())
    panes = page.locator('#stage [data-pane][role="button"]').all()
    assert panes
    for pane in panes:
        pane.dispatch_event("click")
        assert page.evaluate(BARE) == []


def test_a_card_that_is_played_is_no_group_without_a_name(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, played(2, 11, in_hunt(1, 2, 0)))
    for key in ("Enter", "n", "Enter", "Enter"):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
    page.wait_for_function("document.querySelector('.status-now').dataset.asks && document.activeElement.dataset.pick")
    expect(page.locator("#stage .piece[tabindex]:not([role])")).to_have_count(0)


def test_colours_are_told_before_the_first_card(context: Contexts, site: SiteServer) -> None:
    page = context().new_page()
    Table(page, site.url).open("new=powwow&seats=2&people=1&calm=true&seed=5").wait_for_python()
    page.wait_for_function("document.getElementById('panel-say').textContent.includes('These are your colours: ')")
    expect(page.locator("#panel-body")).to_have_accessible_name("Before the first card")  # not all that stands there


def begun(context: Contexts, site: SiteServer, session: Session, **prefs: object) -> Page:
    """A game that is gone on with, listened to; the first question has been asked."""
    page = context().new_page()
    put(page, {"here": save_text(session)}, **prefs)
    table = Table(page, site.url).open().wait_for_python()
    page.evaluate(LISTEN)
    table.go_on_with("here")
    page.wait_for_function("document.querySelector('.status-now')?.dataset.asks")
    page.wait_for_timeout(300)
    return page


def test_d_leads_from_an_action_to_how_many_hunters_and_the_focus_waits_on_the_last_that_was_bought(
    context: Contexts, site: SiteServer
) -> None:
    page = begun(context, site, bison())
    here = "document.activeElement.dataset.pick"
    page.locator('#stage [data-pick="deed:place"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('#stage [data-pick=\"deed:place\"]').ariaPressed")
    page.keyboard.press("d")
    page.wait_for_function(f"({here} ?? '').startsWith('hunters:')")
    page.keyboard.press("Escape")
    page.locator("#market-key").focus()
    page.keyboard.press("Enter")
    ware = page.locator('#stage [data-pick="buy:canoe-1"]')
    ware.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('#stage [data-pick=\"buy:canoe-1\"]').ariaDisabled")
    page.wait_for_timeout(300)
    assert page.evaluate(here) == "buy:canoe-1"


def test_keys_pressed_at_once_meet_what_the_one_before_has_led_to(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, bison())
    page.locator('#stage [data-pick="deed:place"]').focus()
    page.evaluate(
        """() => ['Enter', 'n'].forEach((key) => document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))"""
    )
    page.wait_for_function("document.activeElement.dataset.pick === 'hunters:1'")
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.dataset.pick?.startsWith('cell:')")
    page.wait_for_function("document.activeElement.getAttribute('aria-label').includes(', turn 1: ')")  # what joins


def test_a_letter_asks_for_a_hint_and_enter_says_yes_to_it(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, played(2, 11, in_hunt(1, 2, 0)))
    page.keyboard.press("t")
    page.wait_for_function(
        "document.querySelector('.status-now').dataset.proposed && document.activeElement.dataset.pick"
    )
    page.keyboard.press("?")
    assert "T" in page.locator("#panel kbd").all_inner_texts()


def test_a_key_that_nothing_answers_says_why(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, bison())
    page.evaluate("window.spoken.splice(0)")
    page.keyboard.press("d")
    assert page.evaluate("window.spoken.splice(0)")[0].startswith("First choose something. ")
    page.evaluate("document.querySelector('.status-now').dataset.wait = 'Wait.'")
    page.locator("#rest").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("window.spoken.splice(0)") == ["Wait."]


def test_an_area_is_said_as_it_is_looked_at_and_gives_the_focus_back(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, bison())
    land = page.locator('#stage [data-pick^="space:"][aria-disabled]').first
    land.focus()
    page.evaluate("window.spoken.splice(0)")
    page.keyboard.press("Enter")
    expect(page.locator("#card")).to_have_count(1)
    page.wait_for_function("window.spoken.some((said) => / would get |nobody is here/.test(said))")
    page.locator("#card").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#card")).to_have_count(0)
    expect(land).to_be_focused()


def test_a_bag_says_what_is_asked_first_and_keeps_the_focus_at_hand(context: Contexts, site: SiteServer) -> None:
    page = begun(context, site, bison())
    page.locator('#stage [data-pick="deed:place"]').focus()
    page.keyboard.press("Enter")
    number = page.locator('#stage [data-pick^="hunters:"]:not([aria-disabled])').last
    page.wait_for_function("document.querySelector('#stage [data-pick=\"deed:place\"]').ariaPressed")
    number.focus()
    page.keyboard.press("Enter")
    otherwise = page.locator('[data-do="pay-otherwise"]')
    expect(otherwise).to_be_visible()
    otherwise.focus()
    page.evaluate("window.spoken.splice(0)")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#panel .bag-foot")).to_be_visible()
    page.wait_for_timeout(400)
    said = page.evaluate("window.spoken.splice(0)")
    counted = [n for n, line in enumerate(said) if re.search(r"^\d+ of \d+", line)]
    assert not counted or counted[0] > 0, said
    page.keyboard.press("t")
    page.wait_for_function("document.querySelector('[data-do=\"bag-clear\"]:not([disabled])')")
    page.locator('[data-do="bag-clear"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-do="bag-suggest"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('#controls [data-do="bag"]')).to_be_focused()
    page.keyboard.press("u")
    page.wait_for_function("window.spoken.some((said) => said.startsWith('Undone'))")


def test_the_goal_of_a_warrior_leads_to_those_that_reach_it(context: Contexts, site: SiteServer) -> None:
    """In Wendake, where several do."""

    def goals(session: Session) -> list[str]:
        picks = [action.picks[-1] for action in session.state.legal_actions()]
        return [pick for pick in picks if pick.startswith("stand:") and picks.count(pick) > 1]

    asked = wendake_by_chance(2, lambda session: bool(goals(session)))
    page = begun(context, site, asked)
    page.locator(f'#stage [data-pick="{goals(asked)[0]}"]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator('#stage [data-pick^="from:"]:focus')).to_have_count(1)
    start = page.evaluate("document.activeElement.dataset.pick")
    assert (start, goals(asked)[0]) in [action.picks for action in asked.state.legal_actions()]
