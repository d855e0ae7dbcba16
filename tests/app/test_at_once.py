"""That moves need no "Done" is offered once on a device, where the game is known by then."""

import pytest
from driver import Driver, run
from fakepage import FakePage

OFFER = "Play on without “Done”?"


async def to_hunt(driver: Driver, hunt: int) -> None:
    """Up to the first card of that hunt, laid by touches and "Done"."""
    while driver.local.session.state.hunt < hunt:
        await driver.reach("party", "play")
        await driver.answer()
    await driver.reach("play")
    await driver.answer()


def offers(page: FakePage) -> int:
    return sum(OFFER in text for text in page.toasts)


@pytest.mark.parametrize("hunt", [1, 2])
def test_it_is_offered_after_a_whole_hunt(hunt: int) -> None:
    async def work() -> None:
        driver = Driver()
        await driver.start(2, 1, "first", seed=3)
        asked = []  # whether the next question stood there
        toast = driver.page.toast
        driver.page.toast = lambda text, *more: [asked.append(driver.local.choice.open), toast(text, *more)]
        await to_hunt(driver, hunt)
        await driver.reach("play")
        assert offers(driver.page) == (hunt > 1)
        assert all(asked), "it would cut off what the move does"

    run(work)


def test_it_is_offered_once_and_whoever_takes_it_needs_no_done_any_more() -> None:
    async def work() -> None:
        driver = Driver()
        await driver.start(2, 1, "first", seed=3)
        await to_hunt(driver, 2)
        await driver.reach("play")
        assert offers(driver.page) == 1
        assert (driver.page.offered[0], driver.page.refusal) == ("Yes, at once", "No")
        await driver.reach("play")
        await driver.order("set-at-once")
        assert driver.local.confirms == "none"
        assert "Moves now count at once." in driver.page.toasts[-1]
        before = len(driver.local.session.steps)
        for pick in driver.local.session.state.legal_actions()[-1].picks:
            driver.app.touch(pick)
        await driver.settle()
        assert len(driver.local.session.steps) > before

    run(work)


def test_not_where_the_settings_are_shut() -> None:
    async def work() -> None:
        driver = Driver()
        await driver.start(2, 1, "first", seed=3)
        driver.local.save.settings["class"] = "x"
        await to_hunt(driver, 2)
        assert offers(driver.page) == 0

    run(work)
