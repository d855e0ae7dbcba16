"""What is said at a table of Bison to those who do not see it."""

import re
from html import unescape

from bison_driver import begin
from driver import Driver, run

from prateria.core.rng import Rng
from prateria.core.savefile import MARKS, Save, SeatSetting, dump
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.bison.engine.events import AreaScored, Bought


def spending(seed):
    """A game up to the end of a round in which somebody above 15 bought during the counting; None without one."""
    session, rng, bought = Session.new(GAMES["bison"], 2, {}, seed), Rng(seed), False
    while session.state.actors() and not (bought and session.state.phase == "name"):
        state = session.state
        legal = state.legal_actions()
        ends = [action for action in legal if action.text.endswith((" end", " stop"))]
        buys = [action for action in legal if state.phase == "surplus" and action.text.split()[1] == "buy"]
        some = [action for action in legal if getattr(action, "hunters", 0)]
        many = [action for action in some if action.hunters > 1]
        bought = bought or bool(buys)
        wanted = buys or ends or many or some or legal
        session.play(wanted[rng.below(len(wanted))])
    return session if bought and session.state.actors() else None


def test_what_was_bought_while_areas_were_counted_is_not_taken_from_what_they_brought():
    async def work():
        session = next(filter(None, map(spending, range(99))))
        driver = Driver()
        driver.page.saves["here"] = dump(Save("here", "", tuple(SeatSetting("", None, m) for m in MARKS[:2])), session)
        await driver.app.open("here")
        await driver.reach("play")
        driver.loop.screen.panels.round_end(session.steps[-1])
        last = session.steps[-1].before.round
        events = [event for step in session.steps if step.before.round == last for event in step.events]
        bought = [step for step in session.steps if step.before.phase == "surplus"]
        assert any(isinstance(event, Bought) for step in bought for event in step.events)
        gains = [sum(event.gains[seat] for event in events if isinstance(event, AreaScored)) for seat in range(2)]
        said = re.search(r"Gained: (.*?)\. In all", unescape(driver.page.panel)).group(1)
        assert [int(n) for n in re.findall(r"[+−]?\b\d+", said)] == gains

    run(work)


def test_the_result_of_a_round_says_in_a_sentence_where_who_got_most_was_furthest_ahead():
    async def work():
        driver = await begin(seed=2)
        while driver.asked() != "result":
            await (driver.answer(0) if driver.asked() else driver.settle(1))
        session = driver.local.session
        before = session.steps[-1].before
        gains = [sum(area.gains[seat] for area in before.observe(None).areas) for seat in range(2)]
        told = "What helped" in driver.page.panel or "this mattered most" in driver.page.panel
        assert told is (gains[0] != gains[1])

    run(work)


def test_every_counting_is_heard_in_few_words():
    """The last one too, and one that waits for somebody above 15: an area, and who gets how many."""

    async def work():
        driver = await begin(seed=2)
        while driver.asked() != "end":
            await (driver.answer(0) if driver.asked() else driver.settle(1))
        lines = [unescape(html) for region, html in driver.page.history if region == "status" and "First place" in html]
        assert lines
        assert all("First place" not in re.search(r'data-said="([^"]*)"', line).group(1) for line in lines)

    run(work)
