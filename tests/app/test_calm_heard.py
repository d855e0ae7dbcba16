"""What is heard at a calm table: that one waits, how cards run on, and a choice that is let go of or taken back."""

import re

import pytest
from calmly import calm, first, step, to_a_choice, wait
from driver import run

from prateria.games.powwow.engine.actions import Haul


def attribute(name, html):
    """What that attribute of the status line says; '' without it."""
    found = re.search(rf'data-{name}="([^"]*)"', html)
    return found[1] if found else ""


def meanwhile(driver, start):
    """What has been said since while nobody was asked, each once."""
    lines = (attribute("meanwhile", html) for region, html in driver.page.history[start:] if region == "status")
    return [*dict.fromkeys(filter(None, lines))]


def test_that_one_waits_is_heard_and_once_what_comes_of_it():
    async def work():
        driver = await calm(2, 1, seed=11)
        driver.local.save.settings["ask"] = "more"
        waits = 0
        while waits < 3:
            waits += len(driver.local.session.state.legal_actions()) > 1
            await step(driver, wait)
            await driver.until(lambda: driver.asked() != "")
        lines = meanwhile(driver, 0)
        assert lines[0] == "You wait. You are asked again when something new comes."
        assert "You wait." in lines
        assert sum("asked again" in one for one in lines) == 1

    run(work)


def test_how_to_go_on_to_the_next_choice_is_heard_at_first_and_what_runs_says_so():
    async def work():
        driver = await calm(2, 1, seed=11)
        heard = []
        while len(heard) < 5:
            await driver.until(lambda: driver.asked() == "play")
            html = driver.page.regions["status"]
            if driver.loop.unasked.runs_on() is not None:
                heard.append(attribute("said", html).endswith("D: To my next choice."))
                assert attribute("todo", html).endswith("D: To my next choice."), "who asks again hears it"
            await step(driver, first)
        assert heard == [True, True, True, False, False]
        while driver.loop.unasked.runs_on() is None:
            await step(driver, first)
            await driver.until(lambda: driver.asked() == "play")
        start = len(driver.page.history)
        await driver.order("run-on")
        await driver.until(lambda: driver.asked() != "")
        told = [one for one in meanwhile(driver, start) if "Card" in one]
        assert all(re.fullmatch(r"Card \d+ of 114: on to your next choice\.", one) for one in told)

    run(work)


def test_who_lets_go_of_a_choice_hears_what_is_asked_and_not_once_more_what_came():
    async def work():
        driver = await calm(2, 1, seed=11)
        claim = await to_a_choice(driver)
        before = attribute("said", driver.page.regions["status"])
        assert driver.app.touch(claim.picks[0])
        await driver.order("cancel")
        after = attribute("said", driver.page.regions["status"])
        assert "turns" in before
        assert "turns" not in after
        assert "take" in after
        assert before.endswith(after)

    run(work)


@pytest.mark.rule("PW-18")
def test_a_claim_is_taken_back_whole_though_another_has_answered_after_it():
    """No other haul stands there half chosen then."""

    async def work():
        driver = await calm(2, 1, seed=11)
        driver.local.save.settings["ask"] = "more"
        local = driver.local
        while True:
            claim = await to_a_choice(driver)
            if len(local.session.state.asked) > 1:  # another one answers between claim and haul
                break
            await step(driver, first)
        length = len(local.session.steps)
        likely = local.game.flow.likeliest(local.session.state, claim)
        other = next(way for way in local.game.flow.further(local.session.state, claim) if way != likely)
        for pick in (*claim.picks, *other.picks):
            assert driver.app.touch(pick)
        await driver.order("done")
        await driver.until(lambda: driver.asked() == "play")
        played = [one.action for one in local.session.steps[length:]]
        assert next(one for one in played if isinstance(one, Haul) and one.seat == 0) == other
        await driver.order("undo")
        await driver.until(lambda: driver.asked() == "play")
        assert len(local.session.steps) == length
        touch = driver.loop.touches()
        assert (touch.chosen, touch.ready) == ((), None)
        assert "Undone: " in driver.page.toasts[-1]
        assert "takes" in driver.page.toasts[-1], "what it brought, not the claim alone"

    run(work)
