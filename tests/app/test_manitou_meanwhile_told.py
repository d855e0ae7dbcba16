"""What others have cost since one's own last card stands before the question."""

from driver import Driver, run


def test_it_stands_before_the_question_until_something_is_touched():
    async def work():
        found = 0
        for seed in range(6):
            driver = Driver()
            await driver.start(2, 1, "normal", seed=seed)
            await driver.reach("party")
            await driver.order("bag-suggest")
            await driver.order("bag-done")
            for _ in range(6):
                await driver.reach("play")
                if "in place of you" in driver.page.regions["status"]:
                    found += 1
                    card = driver.local.session.state.legal_actions()[0].picks[0]
                    for _ in range(2):  # chosen, and let go
                        driver.app.touch(card)
                        assert "in place of you" not in driver.page.regions["status"]
                await driver.answer()
        assert found

    run(work)
