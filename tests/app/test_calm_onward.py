"""How a calm game goes on by itself until somebody has something to decide, and what is taken back then."""

import re

from calmly import calm, first, step
from driver import run

from prateria.app.pace import GLANCE, PACES
from prateria.app.takeback import undoable, would_go
from prateria.app.unasked import MANY
from prateria.games.powwow.engine.actions import Turn
from prateria.games.powwow.engine.asking import offers
from prateria.games.powwow.engine.events import Took


def test_cards_that_come_by_themselves_come_as_quickly_for_several_people(monkeypatch):
    """Each names those before it, so that a glance will do; the last stays longer, or the question has it."""

    async def work():
        driver, runs = await calm(2, 2), [[]]

        async def look(ms):
            runs[-1].append(ms)

        monkeypatch.setattr(driver.page, "look", look)
        while await step(driver, first) != "end":
            runs.append([])
        glance = int(PACES["fast"] * GLANCE)  # as this page likes it
        chains = [looks for looks in runs if len(looks) > 3]
        assert chains
        assert all(looks[1:-1].count(glance) >= len(looks[1:-1]) - 1 for looks in chains), chains

    run(work)


def great(driver):
    """Whether another player could take five cards or more."""
    state = driver.local.session.state
    return any(n > 4 for (seat, _, _), n in offers(state).items() if seat)


def test_one_touch_turns_on_until_somebody_is_asked():
    """Most cards bring nothing to decide, whoever turns them."""

    async def work():
        driver = await calm(3, 1)
        turned, asked = 0, []
        while driver.asked() != "end":
            await driver.until(lambda: driver.asked() != "")
            if 'data-do="run-on"' in driver.page.regions["controls"]:
                turned += 1
                before = len(driver.local.session.steps)
                await driver.order("run-on")
                await driver.until(lambda: driver.asked() != "")
                steps = driver.local.session.steps
                assert len(steps) > before
                took = any(isinstance(event, Took) for step in steps[before:] for event in step.events)
                left = len(driver.local.session.state.prairie)
                stops = driver.asked() == "end" or driver.local.session.state.phase != "turn" or took
                cards = sum(isinstance(step.action, Turn) for step in steps[before:])
                stops = stops or left in (10, 1) or great(driver) or cards >= MANY
                assert stops, "neither a choice nor anything taken, nor about to be"
                assert cards <= MANY + 2, "one sees what has come before more of it comes"
                if driver.local.session.state.phase == "turn" and cards > 1 and not took and driver.asked() != "end":
                    said = driver.page.regions["status"]
                    assert re.search(r"Turned: [^.]*( and | × | [2-9] )", said), "all that came is named"
            elif await step(driver, first) == "play":
                asked.append(driver.local.session.steps)
        cards = sum(isinstance(s.action, Turn) for s in driver.local.session.steps)
        assert asked
        assert turned <= len(asked) + 1
        assert turned < 0.7 * cards

    run(work)


def test_the_next_card_waits_for_a_touch_again_after_that():
    async def work():
        driver = await calm(3, 1)
        await driver.until(lambda: 'data-do="run-on"' in driver.page.regions["controls"])
        await driver.order("run-on")
        await driver.until(lambda: driver.asked() != "")
        await step(driver, first)
        await driver.until(lambda: driver.asked() != "")
        assert not driver.loop.unasked.running

    run(work)


def test_undo_never_names_a_wait_that_nobody_made():
    async def work():
        driver, named = await calm(2, 1, seed=11), set()
        local, asked = driver.local, set()
        while True:
            await driver.until(lambda: driver.asked() != "")
            if driver.asked() == "end" or named >= {True, False}:
                break
            own = [i for i, s in enumerate(local.session.steps) if s.action.seat == 0 and s.of > 1]
            if own and undoable(local):
                by_hand = own[-1] in asked
                assert ("answered for you" not in would_go(local)) is by_hand
                assert by_hand is ("waits." in would_go(local))
                named.add(by_hand)
            asked.add(len(local.session.steps))
            await step(driver, first)
        assert named == {True, False}

    run(work)


def test_undo_lets_go_of_what_is_chosen_before_it_takes_anything_back():
    async def work():
        driver = await calm(2, 1, seed=11)
        local = driver.local
        while True:
            await driver.until(lambda: driver.asked() != "")
            touch = next((p for p in local.choice.possible() if p.startswith("tribe:")), None)
            if touch and any(s.action.seat == 0 and s.of > 1 for s in local.session.steps):
                break
            await step(driver, first)
        played = len(local.session.steps)
        assert driver.app.touch(touch)
        await driver.settle()
        assert local.choice.picker.chosen
        await driver.order("undo")
        assert not local.choice.picker.chosen
        assert len(local.session.steps) == played, "nothing is taken back by that"
        await driver.order("undo")
        await driver.until(lambda: driver.asked() != "")
        assert len(local.session.steps) < played

    run(work)
