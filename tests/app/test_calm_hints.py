"""Calm Pow Wow: a hint has a place of its own; who wants one at each choice gets it, and can end that."""

from calmly import advised, calm, first, step
from driver import run


async def _to_a_choice(driver):
    """At the next question of which there is something to choose."""
    while True:
        await driver.until(lambda: driver.asked() != "")
        assert driver.asked() != "end"
        if driver.local.session.state.phase == "ask":
            return
        await step(driver, first)


async def _asked_once():
    """At a choice after one with a hint that was followed."""
    driver = await calm(2, 1, seed=11)
    await _to_a_choice(driver)
    await advised(driver)
    await driver.order("hint-always")
    asked = driver.local.choice.asked
    await driver.order("done")
    await driver.until(lambda: driver.local.choice.asked is not asked)
    await _to_a_choice(driver)
    return driver


def test_a_hint_is_one_hint_beside_its_question():
    async def work():
        driver = await calm(2, 1, seed=11)
        await _to_a_choice(driver)
        view = driver.local.session.state.observe(0)
        await advised(driver)
        assert driver.local.shown.viewer not in driver.local.advised
        status, side = driver.page.regions["status"], driver.page.regions["side"]
        assert 'class="tip"' in status
        assert 'class="tip"' in side, "over the log, where that is in sight"
        assert f"Card {view.rounds - view.left} of {view.rounds}" in status
        assert "?" in status.partition('class="tip"')[0], "the question stands there"
        asked = driver.local.choice.asked
        await driver.order("done")
        await driver.until(lambda: driver.local.choice.asked is not asked)
        await _to_a_choice(driver)
        for _ in range(50):
            await driver.settle()
        assert driver.local.choice.advice is None
        assert 'class="tip"' not in driver.page.regions["status"]

    run(work)


def test_who_wants_a_hint_at_every_choice_sees_one_at_the_next_at_once():
    async def work():
        driver = await _asked_once()
        await driver.until(lambda: driver.local.choice.advice is not None)
        assert 'data-do="hint" aria-pressed="true"' in driver.page.regions["controls"]
        assert [said for said in driver.page.toasts if "a hint comes at each choice" in said], "it has been said, once"
        assert len([said for said in driver.page.toasts if "a hint comes at each choice" in said]) == 1
        done = len(driver.local.session.steps)
        await driver.order("done")  # one touch is all
        await driver.until(lambda: len(driver.local.session.steps) > done)

    run(work)


def test_the_button_pressed_once_more_ends_that():
    async def work():
        driver = await _asked_once()
        await driver.until(lambda: driver.local.choice.advice is not None)
        await driver.order("hint")
        assert driver.local.choice.advice is None
        assert driver.page.toasts[-1] == "Hints no longer come by themselves."
        assert driver.local.choice.open
        assert not driver.local.choice.picker.chosen
        assert 'data-do="hint" aria-pressed' not in driver.page.regions["controls"]
        await step(driver, first)
        await _to_a_choice(driver)
        for _ in range(50):
            await driver.settle()
        assert driver.local.choice.advice is None

    run(work)


def test_who_chooses_before_it_comes_has_chosen():
    async def work():
        driver = await _asked_once()
        await driver.until(lambda: driver.local.choice.advice is not None)
        asked = driver.local.choice.asked
        await driver.order("done")
        await driver.until(lambda: driver.local.choice.asked is not asked)
        while driver.local.session.state.phase != "ask" or not driver.local.choice.open:
            if driver.local.choice.open:
                await step(driver, first)
            await driver.settle(1)
        claim = driver.local.session.state.legal_actions()[-1]
        driver.local.choice.clear()
        assert driver.app.touch(claim.picks[0])
        chosen = driver.local.choice.picker.chosen
        for _ in range(50):
            await driver.settle()
        assert driver.local.choice.picker.chosen == chosen
        assert driver.local.choice.advice is None

    run(work)


def test_where_a_teacher_has_shut_hints_none_comes():
    async def work():
        driver = await _asked_once()
        await driver.until(lambda: driver.local.choice.advice is not None)
        driver.local.save.settings.update(lock="1234", profile="guarded")
        await driver.order("done")
        await _to_a_choice(driver)
        for _ in range(50):
            await driver.settle()
        assert driver.local.choice.advice is None

    run(work)
