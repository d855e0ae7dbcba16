"""The last act of a game of Wendake: its last year is read as any other, then turtles are counted, then who has won."""

from driver import Driver, run
from goldens import golden

from prateria.core.savefile import MARKS, Save, SeatSetting, dump


def test_the_last_year_is_read_before_turtles_are_counted_and_the_result_comes_last():
    async def work():
        whole = golden("wendake-4-tribes-first_game-rules=2.txt")
        session = whole.fork(len(whole.steps) - 1)
        seats = tuple(SeatSetting("", None, mark) for mark in MARKS[:4])
        driver = Driver()
        driver.page.saves["here"] = dump(Save("here", "", seats), session)
        await driver.app.open("here")
        await driver.reach("result")  # nothing else is left to be done, so the turn ends by itself
        assert "Year 7 is over" in driver.page.panel
        driver.page.history.clear()
        await driver.order("go-on")
        await driver.until(lambda: "Seven years are over" in (driver.page.panel or ""))
        told = [html for region, html in driver.page.history if region == "status" and "Turtles of" in html]
        assert len(told) == 2
        assert all("Now " in html for html in told)
        stages = [html for region, html in driver.page.history if region == "stage" and 'data-pane="board"' in html]
        assert len(stages) >= 2, "where the counters stand"

    run(work)
