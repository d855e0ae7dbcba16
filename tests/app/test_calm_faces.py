"""The question to all: each face shows what it could take, and a curtain comes only for who answers unseen."""

import re

from calmly import calm, first, last, step
from driver import run

from prateria.games.powwow.engine.preview import most


def test_a_touch_of_a_face_says_that_somebody_wants_to_and_each_shows_what_it_could_take():
    async def work():
        driver = await calm(3, 2)
        while not driver.local.shown.to_all:
            await driver.until(lambda: driver.asked() != "")
            if not driver.local.shown.to_all:
                await step(driver, first)
        view, stage = driver.local.session.state.observe(None), driver.page.regions["stage"]
        for seat in (0, 1):
            n, _ = most(view, seat)
            assert re.search(rf'data-pick="button:somebody"[^>]*aria-label="[^"]*: up to {n} card', stage)
            assert f">+{n}</text>" in stage[stage.index('class="common"') :]
        assert 'class="button main' not in driver.page.regions["controls"], "neither answer is louder than the other"
        assert driver.app.touch("button:somebody")
        await driver.settle()
        assert driver.asked() == "curtain"

    run(work)


def test_a_curtain_comes_only_where_two_people_answer_unseen_of_each_other():
    """Computers look at no screen: the one person who could claim is asked like at any other card."""

    async def work():
        driver, seen = await calm(3, 2), set()
        while driver.asked() != "end":
            await driver.until(lambda: driver.asked() != "")
            state = driver.local.session.state
            if driver.asked() in ("curtain", "play") and state.phase == "ask" and not driver.local.shown.to_all:
                askers = {*state.asked, *state.observe(None).answered}
                seen.add((driver.asked(), len(askers & {0, 1}), len(askers)))
            await step(driver, last if driver.local.shown.to_all else first)
        assert {people for what, people, _ in seen if what == "curtain"} == {2}
        assert ("play", 1, 2) in seen, "after a computer, without a curtain"

    run(work)
