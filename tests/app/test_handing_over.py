"""The device in the same hands: it is not handed over to who has it already, and nothing is shown to who looks on."""

from driver import Driver, run


def test_who_goes_on_after_a_result_is_not_told_to_hand_the_device_over():
    async def work():
        driver = Driver()
        seen = set()
        for seed in range(1, 5):
            assert await driver.start(2, 2, seed=seed) == ""
            await driver.reach("result")
            last = driver.local.session.steps[-1].action.seat
            await driver.answer()
            await driver.until(lambda: driver.asked() == "curtain")
            panel = driver.page.panel
            same = driver.local.actor == last
            seen.add(same)
            assert ("goes on" in panel) == same
            assert ("Hand the device" in panel) != same
            assert driver.local.shown.viewer is None  # all look at a result
        assert True in seen

    run(work)


def test_who_has_the_device_and_is_asked_again_finds_no_curtain():
    """Between the cards of the calm game nobody else has had it."""

    async def work():
        driver = Driver()
        assert await driver.start(2, 2, seed=1) == ""
        await driver.reach("party")
        loop, seat = driver.loop, driver.local.shown.viewer
        driver.local.shown.viewer = None
        await loop.holder.uncover(driver.local.asked)
        assert driver.local.shown.viewer == seat
        assert driver.asked() == "party"

    run(work)
