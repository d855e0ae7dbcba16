"""What is said at a table of Bison to those who do not see it."""

import re
from html import unescape
from types import SimpleNamespace

from bison_driver import begin, choose
from driver import Driver, run

from prateria.app.heard import cost, lost_by_counting
from prateria.core.rng import Rng
from prateria.core.savefile import MARKS, Save, SeatSetting, dump
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.bison.bot.plans import plans
from prateria.games.bison.engine.events import AreaScored, Bought
from prateria.kit.words import Words


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
        said = re.search(r"Gained: (.*?)\. In stock", unescape(driver.page.panel)).group(1)
        assert [int(n) for n in re.findall(r"[+−]?\b\d+", said)] == gains

    run(work)


def test_the_result_of_a_round_says_in_a_sentence_who_is_ahead_where():
    async def work():
        driver = await begin(seed=2)
        while driver.asked() != "result":
            await (driver.answer(0) if driver.asked() else driver.settle(1))
        session = driver.local.session
        before = session.steps[-1].before
        gains = [sum(area.gains[seat] for area in before.observe(None).areas) for seat in range(2)]
        told = ("is ahead of", "biggest lead", "is there and gets")
        assert gains[0] == gains[1] or any(said in driver.page.panel for said in told)

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


def test_a_lead_lost_at_the_end_of_a_round_is_told_before_the_counting_and_not_once_more_after_it():
    """It was said 25 seconds later, after the counting, the result and the next tile."""
    game, lost = GAMES["bison"], 0
    for seed in range(6):
        session, rng = Session.new(game, 2, {}, seed), Rng(seed)
        shown = SimpleNamespace(w=Words("en"), viewer=0, names=("Ola", "Jan"))
        local = SimpleNamespace(session=session, game=game, shown=shown)
        while session.state.actors() and session.state.round < 3:
            state = session.state
            runs = [run for run in plans(state, state.actors()[0]) if run]
            for action in runs[rng.below(min(len(runs), 3))]:
                step = session.play(action)
                told = lost_by_counting(local, step)
                over = step.before.round < session.state.round
                assert over or not told
                before = cost(local, 0, counting=True)
                assert not over or told == before
                assert not over or cost(local, 0) == "", "it has been told"
                lost += bool(told)
    assert lost


def test_of_hunters_that_come_with_one_s_own_tile_one_hears_what_it_has_come_to():
    async def work():
        driver = await begin(seed=2)
        said = []
        show = driver.page.render
        driver.page.render = lambda region, html: (
            said.append(unescape(str(html))) if region == "status" else None,
            show(region, html),
        )[1]
        await choose(driver, "do place 1")
        for _ in range(2):
            await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
        told = re.sub("[\u2066-\u2069]", "", " ".join(said))
        assert re.search(
            r"puts 1 hunter on the new tile: prairie (\w+)\. Prairie [^:]*: (.*, )?Fox \(1 hunter\)", told
        ), told

    run(work)
