"""What only has been opened is left by one button: no second "Cancel" beside it, for what a hint has chosen in it."""

import pytest
from driver import Driver, run


@pytest.mark.parametrize("opened", [True, False])
def test_where_the_table_has_a_way_back_a_hint_brings_no_second_one(opened):
    async def work():
        driver = Driver()
        await driver.start(game="wendake")
        await driver.until(lambda: driver.local.choice.open)
        if opened:
            assert driver.app.touch("button:swap")
            await driver.until(lambda: "button:back" in driver.local.choice.possible())
        await driver.order("hint")
        await driver.until(lambda: driver.local.choice.hint is not None)
        assert ('data-do="cancel"' in driver.page.regions["controls"]) == (not opened)

    run(work)
