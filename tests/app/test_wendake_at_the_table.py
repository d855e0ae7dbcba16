"""What Wendake asks of the table: small steps that go at once, a bot's turn in a few looks, the ghost's card."""

import re
from html import unescape
from types import SimpleNamespace

from driver import Driver, run
from goldens import golden
from wendake_seats import begin, on_a_tile_of, played, touch

from prateria.app.laid import answered
from prateria.app.pace import PACES, passing
from prateria.app.takeback import undoable, would_go
from prateria.bots.think import Choice
from prateria.core.rng import Rng
from prateria.core.savefile import MARKS, Save, SeatSetting, dump
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.wendake.engine.data import PLACES
from prateria.games.wendake.flow import FLOW


def test_a_tile_is_confirmed_and_its_actions_go_at_once_and_come_back():
    async def work():
        driver = await begin(people=2, seed=5)
        tile = next(
            action
            for action in driver.local.session.state.legal_actions()
            if action.verb == "tile" and "hunt" in driver.local.session.state.observe(0).players[
                action.seat
            ].grid[PLACES.index(action.what)].steps
        )  # fmt: skip
        assert driver.app.touch(tile.picks[0])
        assert tile not in played(driver)  # its lines are shown first
        await driver.order("done")
        hunt = touch(driver, "do")
        await driver.settle()
        assert played(driver)[-2] == hunt  # the one that is left then is taken for granted
        assert undoable(driver.local)
        assert "hunt" in would_go(driver.local)
        await driver.order("undo")  # what the game began by itself goes with what was done
        assert driver.page.toasts[-1].startswith("Undone: ")
        assert "hunt" in driver.page.toasts[-1]
        assert driver.page.toasts[-1].endswith(".")
        assert played(driver)[-1] == tile

    run(work)


def test_an_undo_says_before_that_it_takes_back_the_turn_of_another():
    async def work():
        driver = await begin(seed=5)
        while not any(step.action.seat not in driver.local.people for step in driver.local.session.steps):
            await driver.until(lambda: driver.asked() != "")
            await driver.answer()
        await driver.until(lambda: driver.asked() == "play")
        told, length = would_go(driver.local), len(driver.local.session.steps)
        assert told.endswith("The moves of the others since then are undone, too.")
        assert told in unescape(driver.page.regions["controls"])
        await driver.order("undo")
        assert driver.page.toasts[-1] == f"Undone: {told}"
        assert len(driver.local.session.steps) < length

    run(work)


def test_an_action_that_passes_over_another_and_an_end_with_actions_left_are_confirmed():
    async def work():
        driver = await on_a_tile_of("hunt", "move1")
        before = played(driver)
        for pick in ("step:move1", "button:end"):
            assert driver.app.touch(pick)
            await driver.settle()
            assert played(driver) == before, pick
        driver.app.touch("step:hunt")
        await driver.settle()
        assert played(driver)[-2].text.endswith("do hunt")

    run(work)


def test_the_turn_of_a_computer_player_is_told_in_two_or_three_looks():
    async def work():
        driver = await begin(seed=3)
        looks = []
        pause = driver.page.pause

        async def counted(ms):
            if ms >= PACES["fast"] and not driver.local.choice.closing:  # not one's own turn before it ends
                looks.append((driver.local.shown.caption, ms))
            await pause(ms)

        driver.page.pause = counted
        turns = {}
        while driver.local.session.state.round < 3:
            await driver.until(lambda: driver.asked() != "")
            for told, ms in looks:
                turns.setdefault(len(driver.local.session.steps), []).append(told)
                least = PACES["fast"], PACES["fast"] * FLOW.together // 2
                ways = ((moment, matters) for moment in range(1, 5) for matters in (False, True))
                read = [int(PACES["fast"] * passing(len(told), *way)) for way in ways]
                assert ms in (*least, *read), "the later in a turn the shorter: the next question tells all of it"
            looks.clear()
            await driver.answer()
        assert len(turns) > 6
        assert all(told for turn in turns.values() for told in turn)
        assert sum(map(len, turns.values())) <= 2.5 * len(turns)

    run(work)


def test_the_turns_of_three_computer_players_late_in_a_game_take_no_half_minute():
    """At the usual pace a turn of seven looks took 20 seconds, those of three computers a minute."""
    turn = [170, 160, 60, 150, 140, 100, 90]
    times = [sum(passing(n, moment + before) for moment, n in enumerate(turn, 1)) for before in range(3)]
    assert times[0] <= 12.5
    assert sum(times) <= 29
    assert passing(170, 7, matters=True) > 2 * passing(170, 7), "an attack on oneself is read"


def test_alone_the_card_of_the_ghost_is_told_before_one_goes_on():
    async def work():
        driver = await begin(seats=1, seed=3)
        while sum(getattr(action, "verb", "") == "end" for action in played(driver)) < 4:
            await driver.reach("play", "result")
            if driver.asked() == "result":
                break
            await driver.answer()
        told = {html for region, html in driver.page.history if region == "status" and "Ghost – " in html}
        assert len(told) == 4

    run(work)


def test_the_lone_action_of_a_tile_is_taken_for_granted_and_comes_back():
    """The Sacred Fire and Move 3 took four touches before anybody moved."""

    async def work():
        driver = await begin(people=2, seed=5)
        state = driver.local.session.state
        grid = state.observe(0).players[state.actors()[0]].grid
        fire, move = (next(p.id for p in grid if p.steps == (step,)) for step in ("fire", "move3"))
        for place in (fire, move):
            assert driver.app.touch(f"tile:{place}")
            await driver.settle()
        assert [action.verb for action in played(driver)[-3:]] == ["tile", "fire", "do"]
        assert driver.local.session.state.observe(0).asked.what == "moves"
        await driver.order("undo")
        assert played(driver)[-1].verb == "tile"  # with what led to it: the tile was one touch
        assert f"tile:{move}" in driver.loop.touches().possible
        assert driver.app.touch(f"tile:{move}")
        await driver.settle()
        assert played(driver)[-1].verb == "do"

    run(work)


def test_an_action_is_asked_for_while_something_can_be_done_before_it():
    """An outpost may be brought home before the hunt."""

    async def work():
        driver = await begin(people=2, seed=5)
        rng, seen = Rng(3), 0
        for _ in range(900):
            await driver.until(lambda: driver.asked() in ("curtain", "result", "party", "play", "end"))
            if driver.asked() != "play":
                await driver.answer()
                continue
            legal = driver.local.session.state.onward_actions()
            steps = [action for action in legal if action.verb == "do"]
            if len(steps) == 1 and any(action.verb == "open" and action.what == "transfer" for action in legal):
                seen += 1
                break
            driver.local.choice.make([legal[rng.below(len(legal))]])
            await driver.settle()
        assert seen

    run(work)


def test_the_price_of_a_purchase_that_is_proposed_is_heard_once():
    async def work():
        driver = await begin(people=2, seed=5)
        local, rng = driver.local, Rng(3)
        while True:
            await driver.until(lambda: driver.asked() in ("curtain", "result", "party", "play"))
            if driver.asked() != "play":
                await driver.answer()
                continue
            legal = local.session.state.onward_actions()
            if buys := [action for action in legal if action.verb == "buy"]:
                break
            trade = [action for action in legal if action.verb == "do"]
            local.choice.make([(trade or legal)[rng.below(len(trade or legal))]])
            await driver.settle()
        view = local.session.state.observe(buys[0].seat)
        local.choice.advise(Choice((buys[0],), local.game.sense.reason(view, (buys[0],))))
        driver.loop.screen.show()
        [said] = re.findall(r'data-said="([^"]*)"', driver.page.regions["status"])
        assert [said.count(part) for part in ("Price: ", "When you buy it: ", "..")] == [0, 1, 0]
        proposed = rf'data-pick="progress:{buys[0].what}"[^>]*aria-label="[^"]*Price: '
        assert re.search(proposed, driver.page.regions["stage"]), "the focus goes there, and it is read"

    run(work)


def test_the_panel_of_an_exchange_that_does_not_pay_is_empty_and_says_what_to_do():
    async def work():
        driver = await on_a_tile_of("trade")
        touch(driver, "exchange")
        await driver.reach("party")
        assert not any(driver.local.choice.counts.values())
        assert "Give at least one." in driver.page.panel
        assert "Choose “Cancel”." in driver.page.panel
        await driver.order("bag-done")
        assert driver.asked() == "party"  # nothing is no exchange
        await driver.order("way-back")
        assert driver.asked() == "play"
        assert played(driver)[-1].verb == "do"
        assert driver.page.panel is None

    run(work)


def test_what_was_chosen_for_points_does_not_lie_in_an_exchange_that_is_opened_in_its_place():
    """It proposed to give one of each of five goods, and then nothing to take."""

    async def work():
        driver = await on_a_tile_of("trade")
        touch(driver, "spend")
        await driver.reach("party")
        local, bag = driver.local, driver.local.session.state.bag()
        had = dict.fromkeys(bag.kinds, 0) | {"corn": 1}
        gone = [SimpleNamespace(action=take) for take in bag.takes(had)]
        local.answered = answered(local, gone)  # as “Undo” leaves it
        await driver.order("way-back")
        touch(driver, "spend")
        await driver.reach("party")
        assert local.choice.counts == had, "the same bag lies as it was answered"
        await driver.order("way-back")
        touch(driver, "exchange")
        await driver.reach("party")
        assert not any(driver.local.choice.counts.values())

    run(work)


def test_the_bags_of_an_exchange_to_which_a_hint_has_led_lie_filled():
    async def work():
        driver = await on_a_tile_of("trade")
        local = driver.local
        view = local.session.state.observe(0)
        action = next(action for action in local.session.state.legal_actions() if action.verb == "exchange")
        local.choice.advise(driver.loop.plan.begin(Choice((action,), local.game.sense.reason(view, (action,)))))
        await driver.order("done")
        await driver.reach("party")
        bag, counts = local.session.state.bag(), dict(local.choice.counts)
        assert counts == local.game.sense.propose(local.session.state.observe(0))
        assert bag.fewest <= sum(counts.values())
        assert local.game.texts.reason(driver.app.w, local.choice.hint.reason) in unescape(driver.page.panel)
        await driver.order("bag-done")
        await driver.reach("party")
        assert sum(local.choice.counts.values()) == sum(counts.values())  # so many come back

    run(work)


def test_why_to_exchange_is_said_at_the_hint_and_the_bags_only_ask():
    async def work():
        driver = await on_a_tile_of("trade")
        local = driver.local
        view = local.session.state.observe(0)
        action = next(action for action in local.session.state.legal_actions() if action.verb == "exchange")
        local.choice.advise(driver.loop.plan.begin(Choice((action,), local.game.sense.reason(view, (action,)))))
        driver.loop.screen.show_status()
        heard = lambda: unescape(re.search('data-said="([^"]*)"', driver.page.regions["status"])[1])  # noqa: E731
        assert "carry smallpox." in heard()
        await driver.order("done")
        for asks in ("which goods do you give", "for what you gave"):
            await driver.reach("party")
            assert asks in heard()
            assert "carry smallpox." not in heard()
            await driver.order("bag-done")

    run(work)


def test_an_area_that_one_warrior_alone_can_reach_is_enough_for_a_move():
    async def work():
        driver = await on_a_tile_of("move3")
        lie = next(action for action in driver.local.session.state.legal_actions() if action.verb == "lie")
        assert driver.app.touch(lie.picks[1])
        await driver.settle()
        assert played(driver)[-1] == lie

    run(work)


def test_at_a_years_end_the_table_is_drawn_once_and_the_last_move_is_said():
    """On a slow tablet every picture of Wendake takes a while: none is drawn that nobody has time to see."""

    def ending(state):
        return next((one for one in state.onward_actions() if FLOW.interlude(state, one) is not None), None)

    async def work():
        session, rng = Session.new(GAMES["wendake"], 2, seed=5), Rng(3)
        while session.state.actors() != (0,) or ending(session.state) is None:
            legal = session.state.onward_actions()
            session.play(legal[rng.below(len(legal))])
        seats = tuple(SeatSetting("", bot, mark) for bot, mark in ((None, MARKS[0]), ("first", MARKS[1])))
        driver = Driver()
        driver.page.saves["here"] = dump(Save("here", "", seats), session)
        await driver.app.open("here")
        await driver.reach("play")
        driver.page.history.clear()
        await driver.order("act", ending(driver.local.session.state).text)
        await driver.until(lambda: 'data-do="go-on"' in (driver.page.panel or ""))
        regions = [region for region, _ in driver.page.history]
        assert regions.count("stage") == 1
        assert regions.index("status") < regions.index("stage")

    run(work)


def test_what_a_year_has_brought_is_heard_as_it_is_seen():
    """Points come all year long, not with its last action."""

    async def work():
        whole = golden("wendake-2-tribes-rules=2.txt")
        year = [n for n, step in enumerate(whole.steps) if step.before.round == 5]
        session = whole.fork(year[-1] + 1)
        driver = Driver()
        seats = tuple(SeatSetting("", None, mark) for mark in MARKS[:2])
        driver.page.saves["here"] = dump(Save("here", "", seats), session)
        await driver.app.open("here")
        await driver.reach("play")
        was = [player.points for player in session.steps[year[0]].before.observe(None).players]
        driver.loop.screen.panels.round_end(session.steps[-1])
        now = [player.points for player in session.state.observe(None).players]
        assert now != was
        said = re.search(r"Gained: (.*?)\. In all", unescape(driver.page.panel)).group(1)
        told = [int(n.replace("−", "-")) for n in re.findall(r"[+−]?\d+", said)]
        assert told == [n - w for n, w in zip(now, was, strict=True)]

    run(work)


def test_the_last_tile_that_can_be_played_is_seen_before_it_goes_by_itself():
    """Named above the table and lit on it, for a moment."""
    order = ("swap", "order", "tile", "end")

    async def work():
        driver = await begin(people=2, seed=5)
        local = driver.local
        while (legal := local.session.state.onward_actions()) and not (len(legal) == 1 and legal[0].verb == "tile"):
            await driver.until(lambda: driver.asked() in ("curtain", "play"))
            if driver.asked() == "curtain":
                await driver.answer()
                continue
            swap = [action for action in legal if (action.verb, action.what) == ("open", "swap")]
            wanted = [action for verb in order for action in legal if action.verb == verb]
            local.choice.make([(swap or wanted or legal)[0]])
            await driver.settle()
        await driver.until(lambda: driver.asked() == "curtain")
        await driver.answer()
        await driver.until(lambda: legal[0] in played(driver))
        said = [html for region, html in driver.page.history if region == "status" and "only this tile is left" in html]
        assert said
        assert not local.choice.closing

    run(work)
