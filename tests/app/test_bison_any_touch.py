"""Whole games of Bison in which somebody touches whatever can be touched, sure or not: the table never falls."""

import random

import pytest
from bison_driver import begin
from driver import run

ORDERS = ("hint", "hint", "undo", "cancel", "done", "look market", "look areas", "look")
"""What is pressed now and then, beside "Done" where there is something to confirm."""

TOUCHES = 120


async def touch(driver, dice):
    """Whatever somebody might do now: a touch that may mean another thing, a button, a price, a piece by hand."""
    choice, asked = driver.local.choice, driver.asked()
    if asked in ("curtain", "result"):
        await driver.answer()
    elif dice.random() < 0.2:
        await driver.order(*dice.choice(ORDERS).split())
    elif asked == "party":
        kind = dice.choice(list(choice.counts))
        await driver.order(
            *dice.choice((("bag-add", kind), ("bag-remove", kind), ("bag-suggest", ""), ("bag-done", "")))
        )
    elif choice.ready() is not None and dice.random() < 0.6:
        await driver.order("done")
    elif open_ := driver.loop.touches().possible:
        pick = dice.choice(open_)
        if dice.random() < 0.1:
            await driver.order("lift", pick)
            await driver.order("hover", dice.choice(driver.loop.touches().possible or ("",)))
            await driver.order(dice.choice(("drop", "let-go")))
        else:
            driver.app.touch(pick, dice.random() < 0.4)
    await driver.settle()


@pytest.mark.parametrize("confirms", ["none", "some", "all"])
@pytest.mark.parametrize("people", [1, 2])
def test_whatever_is_touched_the_table_stands(people, confirms):
    async def work():
        dice = random.Random(people)
        driver = await begin(people, seed=people)
        driver.page.liked["confirm"] = confirms
        loop = driver.loop
        for _ in range(TOUCHES):
            await driver.until(lambda: driver.asked() != "" or driver.loop is not loop)
            if driver.asked() == "end":
                break
            await touch(driver, dice)
            assert driver.loop is loop, "it never falls"
        assert len(driver.local.session.steps) > 20

    run(work)
