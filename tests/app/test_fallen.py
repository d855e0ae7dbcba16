"""A table whose loop raises is laid anew; nothing of the game is lost."""

import asyncio

from driver import Driver, run

from prateria.app.loop import Loop


async def fallen(driver, asked=None):
    raise IndexError("tuple index out of range")


def quiet():
    """What a loop raises is told to the console."""
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)


def test_a_table_that_falls_is_laid_anew_after_the_last_move():
    async def work():
        quiet()
        driver = Driver()
        await driver.start()
        loop = driver.loop
        loop.teller.moments = fallen  # what has been done is played and kept, not shown
        while driver.loop is loop:
            await driver.answer()
        session, steps = driver.local.session, len(driver.local.session.steps)
        assert (session, steps > 0) == (loop.local.session, True)
        assert "The table was laid anew: no move is lost." in driver.page.toasts[-1]
        await driver.until(lambda: driver.asked() != "")
        await driver.answer()
        assert len(session.steps) > steps

    run(work)


def test_a_table_that_falls_again_there_leads_to_the_lobby_where_the_game_lies(monkeypatch):
    async def work():
        quiet()
        driver = Driver()
        monkeypatch.setattr(Loop, "_act", fallen)
        await driver.start()
        await driver.settle()
        assert driver.app.loop is None
        assert "open it again from the start page" in driver.page.toasts[-1]
        assert len(driver.page.saves) == 1

    run(work)
