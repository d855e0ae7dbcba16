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


def test_the_curtain_does_not_tell_what_all_begin_with():
    async def work():
        driver = Driver()
        assert await driver.start(2, 2, game="bison", seed=3) == ""
        await driver.until(lambda: driver.asked() == "curtain")
        assert any(player.points for player in driver.local.session.state.observe(None).players)
        assert "so-far" not in driver.page.panel

    run(work)


def test_the_curtain_tells_the_points_once_there_are_any():
    async def work():
        driver = Driver()
        assert await driver.start(2, 2, seed=3) == ""
        told = {}
        for _ in range(400):
            if driver.asked() == "curtain":
                told.setdefault(driver.local.session.state.round, "so-far" in driver.page.panel)
                points = [player.points for player in driver.local.session.state.observe(None).players]
                assert ("so-far" in driver.page.panel) == any(points)
            if 2 in told:
                break
            await driver.answer()
        assert told == {1: False, 2: True}

    run(work)
