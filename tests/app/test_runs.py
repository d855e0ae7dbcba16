"""Cards turned one after another are one sentence: before the question, in what is heard, and in the log."""

import re
from html import unescape

from driver import run
from test_calm import calm, first, step

from prateria.app.sentence import ASKED
from prateria.games.powwow import words
from prateria.games.powwow.engine.events import Took, Turned


def heard(history):
    """What the status line had said, in order, as web/say.mjs does: what stood there just before is not said again."""
    said = [""]
    for region, html in history:
        if region == "status":
            found = re.search(r'data-said="([^"]*)"', html)
            line = unescape(found[1]) if found else unescape(re.sub(r"<[^>]+>", "", html))
            if line != said[-1]:
                said.append(line)
    return [line for line in said if line]


def turned(session):
    return [event for s in session.steps for event in s.events if isinstance(event, Turned)]


async def asked_after_a_run(driver):
    """Up to a question to one person, before which at least three cards came, and nothing else. Returns those."""
    while True:
        await driver.until(lambda: driver.asked() != "")
        local = driver.local
        assert local.actor is not None
        new = [event for s in local.session.steps[local.shown.done_from :] for event in s.events]
        cards = [event for event in new if isinstance(event, Turned)]
        asked = driver.asked() == "play" and local.session.state.phase == "ask"
        if asked and len(cards) > 2 and not any(isinstance(event, Took) for event in new):
            return cards
        await step(driver, first)


def test_the_question_names_the_card_that_came_and_speaks_all_that_came_before_it():
    async def work():
        driver = await calm(3, 1)
        driver.local.save.settings["ask"] = "more"
        new = await asked_after_a_run(driver)
        w, status = driver.app.w, unescape(driver.page.regions["status"])
        view, names, touch = asking(driver)
        asks, brief = (words.prompt(w, view, names, touch._replace(brief=short)) for short in (False, True))
        whole = words.run(w, new)
        fits = len(f"{whole}{asks}") <= ASKED or len(brief) > ASKED  # what is too long as it is keeps what led to it
        shown = whole if fits else words.run(w, new[-1:])
        for led in (shown, words.run(w, new, names)):
            if f"{led} " in status:
                assert f"{led} {asks if len(led) + len(asks) <= ASKED else brief}" in status
                break
        else:
            raise AssertionError(status)
        said = heard(driver.page.history)[-1]
        assert re.sub(r"^[^.]* wait(s|ed)\. ", "", said).startswith(words.run(w, new, driver.local.shown.names))
        assert said.endswith(words.spoken(w, *asking(driver)))

    run(work)


def asking(driver):
    local = driver.local
    return local.session.state.observe(local.shown.viewer), local.shown.names, driver.loop.touches()


def test_while_cards_are_turned_nothing_is_spoken_and_none_is_lost():
    async def work():
        driver = await calm(3, 1)
        while driver.asked() != "end":
            await step(driver, first)
        w, said = driver.app.w, " ".join(heard(driver.page.history))
        spoken = sum(sum(counted(cards).values()) for cards in re.findall(r"turns(?: a card)?: ([^.]*)\.", said))
        assert spoken >= len(turned(driver.local.session)) == 114
        assert "turns a card: " in " ".join(html for region, html in driver.page.history if region == "status")
        lines = [html for region, html in driver.page.history if region == "status"]
        assert any("data-meanwhile" in html for html in lines), "a long run is not silent"
        assert all("data-asks" not in html for html in lines if "data-meanwhile" in html), "a question is"
        assert w.lang == "en"

    run(work)


def counted(cards):
    """How many of each a sentence lists: `2 bison, red hunter and 2 × blue hunter`."""
    found = {}
    for one in re.split(", | and ", cards):
        n = re.match(r"(\d+)\s", one)
        found[one] = found.get(one, 0) + (int(n[1]) if n else 1)
    return found


def test_of_a_long_run_the_end_is_told_in_its_order():
    async def work():
        driver = await calm(3, 1)
        cards = ("tipi", "red-hunter", "blue-chief", "yellow-warrior", "green-maiden", "bison", "tipi")
        run_ = [Turned(0, card, 40) for card in cards]
        said = driver.loop.screen._run(run_)
        assert "red hunter" not in said, "there is no room for all of it"
        assert said.endswith("bison and tipi.")

    run(work)


def test_the_log_tells_a_run_in_one_line_in_its_order_and_leads_to_all_of_its_places():
    async def work():
        driver = await calm(3, 1)
        driver.local.save.settings["ask"] = "more"
        new = await asked_after_a_run(driver)
        w = driver.app.w
        line = unescape(log_lines(driver)[-1])
        assert len({event.seat for event in new}) > 1
        assert all(f"place-{event.card}" in line for event in new)
        assert "<svg" not in line  # it is the doing of several
        kept = driver.loop.logbook.lines(driver.local.session, 0, w, driver.local.shown.names, ())
        assert sum(one.look == "event-turned" for one in kept) == len(turned(driver.local.session))

    run(work)


def test_the_end_of_the_log_is_what_came_last():
    """Cards of two who turn in turn keep their order: none is added to a line that stands higher up."""

    async def work():
        driver = await calm(2, 1)
        driver.local.save.settings["ask"] = "more"
        w, checked = driver.app.w, 0
        while driver.asked() != "end" and checked < 12:
            await driver.until(lambda: driver.asked() != "")
            events = [event for one in driver.local.session.steps for event in one.events]
            told = [event for event in events if words.sentence(w, event, driver.local.shown.names, 0)]
            if told and isinstance(told[-1], Turned):
                last = unescape(re.sub("<[^>]+>", "", log_lines(driver)[-1]))
                card = words.card(w, told[-1].card)
                assert re.search(rf"{card}( \(\d+\))?\.$", last), (last, card)
                checked += 1
            await step(driver, first)
        assert checked == 12
        looks = re.findall(r'<li[^>]*class="([^"]*)"', driver.page.regions["side"])
        cards = len(turned(driver.local.session))
        assert sum(look == "event-turned" for look in looks) < cards / 2, "it stays short"

    run(work)


def log_lines(driver):
    return re.findall(r"<li.*?</li>", driver.page.regions["side"].partition('class="log"')[2], re.S)


def test_a_card_that_has_been_said_is_not_said_again_with_the_next_question():
    async def work():
        driver = await calm(2, 1)
        again = 0
        while again < 2:
            await driver.until(lambda: driver.asked() != "")
            local = driver.local
            steps = local.session.steps[local.shown.done_from :]
            new = any(isinstance(event, Turned) for one in steps for event in one.events)
            if driver.asked() == "play" and steps and not new:
                again += 1
                said = re.search(r'data-said="([^"]*)"', driver.page.regions["status"])
                assert said
                assert "Turned" not in said[1]
            await step(driver, first)

    run(work)


def test_all_cards_that_a_question_calls_new_are_framed():
    async def work():
        driver = await calm(2, 1)
        driver.local.save.settings["ask"] = "more"
        several = 0
        while several < 3:
            await driver.until(lambda: driver.asked() != "")
            local = driver.local
            await step(driver, first) if driver.asked() != "play" or local.session.state.phase != "ask" else None
            if local.choice.open and local.session.state.phase == "ask":
                named = {event.card for event in driver.loop.screen.named}
                framed = set(re.findall(r'id="new-([a-z-]+)"', driver.page.regions["stage"]))
                lying = {card for card, _ in local.session.state.observe(0).table}
                latest = turned(local.session)[-1].card
                assert framed == (named - {latest}) & lying
                assert 'id="new"' in driver.page.regions["stage"]
                several += len(named) > 1
                await step(driver, first)

    run(work)
