"""What those hear of Wendake who do not see the table: nothing of it twice."""

import re
from html import unescape

from driver import run
from wendake_seats import against_a_bot

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.wendake.flow import left


def said(pages):
    """What the status line says in these pages, each once."""
    shown = (html for region, html in pages if region == "status")
    lines = (
        re.search(r'data-said="([^"]*)"', html) or re.search(r'class="status-now"[^>]*>(.*?)</', html) for html in shown
    )
    return list(dict.fromkeys(unescape(re.sub("<[^>]+>", "", found[1])) for found in lines if found and found[1]))


async def before_counting():
    """Where one counts sentinels, which brings points, and has something left to do after that."""
    for seed in range(60):
        session, rng = Session.new(GAMES["wendake"], 2, seed=seed), Rng(seed)
        while legal := session.state.onward_actions():
            for action in legal if session.state.actors() == (0,) else ():
                if action.picks[:1] == ("step:military",):
                    after, events = session.state.clone(), []
                    after.apply(action, events.append)
                    points = any(type(event).__name__ == "Scored" for event in events)
                    if points and after.actors() == (0,) and len(after.stack) == 1 and left(after):
                        return await against_a_bot(session)
            session.play(legal[rng.below(len(legal))])
    raise AssertionError("it does not happen")


def test_what_was_told_of_ones_own_step_is_not_said_again_before_the_question():
    async def work():
        driver = await before_counting()
        before = len(driver.page.history)
        driver.app.touch("step:military")
        await driver.settle()
        if driver.local.choice.ready() is not None:
            await driver.order("done")
        lines = said(driver.page.history[before:])
        assert sum("(now " in line for line in lines) == 1, lines
        assert "Military +" in driver.page.regions["status"]  # and stays to be read

    run(work)
