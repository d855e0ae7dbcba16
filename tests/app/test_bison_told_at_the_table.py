"""What Bison tells of what was done: as it is taken back, and to who has missed it."""

from bison_driver import begin, choose
from driver import run

from prateria.app.logbook import Logbook
from prateria.app.takeback import would_go


def test_undo_names_what_was_paid_for_and_not_what_was_paid():
    async def work():
        driver = await begin(level="normal", seed=2, ending=False)
        for _ in range(24):
            await driver.until(lambda: driver.asked() != "")
            if driver.asked() == "result":
                await driver.order("go-on")
                continue
            texts = [action.text[2:] for action in driver.local.session.state.legal_actions()]
            tipis = [text for text in texts if text.startswith("do tipi")]
            tiles = [text for text in texts if text == "do place 3"]
            await choose(driver, (tipis[::-1] or tiles or texts)[0])
            if driver.asked() == "party":
                await driver.order("bag-suggest")
                await driver.order("bag-done")
            last = [step.action.text for step in driver.local.session.steps[-2:]]
            if " take " in last[0] and " build " in last[1]:
                assert " builds tipi " in would_go(driver.local)
                return
        raise AssertionError("nothing was built")

    run(work)


def test_what_is_looked_at_does_not_outlive_what_is_taken_back():
    """A touch that led nowhere showed an area; after "Undo" its box stayed."""

    async def work():
        driver = await begin(people=2, seed=2)
        await choose(driver, "do place 1")
        seat = driver.local.shown.viewer
        other = next(one.id for one in driver.local.session.state.observe(seat).spaces)
        driver.app.touch(f"space:{other}")
        assert driver.local.shown.looked_at == other
        await driver.order("undo")
        assert driver.local.session.state.phase == "name"
        assert not driver.local.shown.looked_at
        await choose(driver, "buy hunter")
        driver.local.shown.looked_at = "market"
        await choose(driver, "buy hunter")
        await driver.order("undo")
        assert driver.local.shown.looked_at == "market", "one goes on trading there"

    run(work)


def test_several_that_are_taken_back_together_are_all_told():
    """Four hunters bought by a hint were undone with "buys a hunter"."""

    async def work():
        driver = await begin(people=2, seed=2)
        await choose(driver, "buy hunter")
        await choose(driver, "buy hunter")
        driver.local.joined.add(len(driver.local.session.steps) - 1)
        assert would_go(driver.local).endswith("×2.")

    run(work)


def test_what_one_has_missed_is_told_in_few_words():
    """What the action is called and has cost stood before what it did, and that was cut."""

    async def work():
        driver = await begin(people=2, seed=2, ending=False)
        await choose(driver, "do place 3")
        await driver.order("bag-done")
        for _ in range(2):
            await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
        local = driver.local
        seat, names = local.session.state.turn, local.shown.names
        told = Logbook().since(local.session, 1 - seat, local.shown.w, names)
        assert len(told) == 2
        assert " places a tile: " in told[0]
        assert "3 hunters on the new tile" in told[1]

    run(work)
