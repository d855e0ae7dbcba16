"""What Bison does not ask for: how a price is paid, a place where there is one alone, a way that changes nothing."""

import re

from bison_driver import begin, choose
from driver import run

from prateria.app.choice import Choice
from prateria.games.bison.engine.actions import Move
from prateria.games.bison.flow import FLOW


def _plain(text):
    return re.sub("[\u2066-\u2069]", "", re.sub("<[^>]*>", "", text))


def test_a_price_is_paid_unasked_told_and_paid_otherwise_by_who_wants_to():
    async def work():
        driver = await begin(level="normal", seed=2)
        await choose(driver, "do place 4")
        assert driver.asked() == "play"
        tracks = driver.local.session.state.tracks[driver.local.shown.viewer]
        assert sum(tracks) == 3 * 10 - 7
        assert max(tracks) - min(tracks) <= 1
        status, controls = driver.page.regions["status"], driver.page.regions["controls"]
        assert "pays: 3 bison, 2 turkeys and 2 fish." in _plain(status)
        name = driver.local.shown.names[driver.local.shown.viewer]
        assert _plain(status).count(name) == 1, "who is asked has been named by what was paid"
        assert 'data-do="pay-otherwise"' in controls
        await driver.order("pay-otherwise")
        assert driver.asked() == "party"
        assert driver.local.choice.counts == {"bison": 3, "turkey": 2, "fish": 2}
        driver.local.choice.counts.update(bison=0, turkey=0, fish=7)
        await driver.order("bag-done")
        state = driver.local.session.state
        assert (state.phase, state.tracks[state.turn]) == ("place", (10, 10, 3))
        assert 'data-do="pay-otherwise"' not in driver.page.regions["controls"]

    run(work)


def test_while_a_price_may_be_paid_otherwise_nothing_goes_by_itself():
    async def work():
        driver = await begin(level="normal", seed=2)
        await choose(driver, "do place 2")
        for _ in range(2):  # the tile, and the first hunter on it: the other one goes there too
            await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
        await driver.until(lambda: driver.local.session.state.phase == "name")
        await driver.reach("play")
        await choose(driver, "do tipi 2")
        local = driver.local
        assert len(local.session.state.legal_actions()) == 1
        assert 'data-do="pay-otherwise"' in driver.page.regions["controls"]
        assert not local.choice.closing, "whoever wants to pay otherwise has time for it"
        steps = len(local.session.steps)
        await driver.order("done")
        assert len(local.session.steps) > steps

    run(work)


def test_who_may_not_take_back_pays_by_hand():
    async def work():
        driver = await begin(level="normal", seed=2)
        driver.local.save.settings["undo"] = "shut"
        await choose(driver, "do place 4")
        assert driver.asked() == "party"

    run(work)


def test_what_all_that_can_be_done_begins_with_is_chosen_beforehand():
    async def work():
        moves = (Move(0, "D4p", "D4r"), Move(0, "D4p", "E4p"))
        choice = Choice()
        choice.begin(moves, FLOW)
        assert choice.picker.chosen == ("from:D4p",)
        assert not choice.touched, "nothing is there to be let go of"
        assert choice.touch("from:D4p")
        assert choice.picker.chosen == ("from:D4p",)
        assert choice.touch("to:E4p")
        assert choice.ready() == moves[1]
        choice.clear()
        assert choice.picker.chosen == ("from:D4p",)
        choice.begin((*moves, Move(0, "E5m", "E4p")), FLOW)
        assert not choice.picker.chosen
        choice.begin(moves, FLOW, taught=True)
        assert not choice.picker.chosen, "in a lesson each is touched"

    run(work)


def test_after_undo_a_price_is_paid_as_it_was_the_first_time():
    async def work():
        driver = await begin(level="normal", seed=2)
        for _ in range(2):
            await choose(driver, "do place 2")
            assert driver.asked() == "play"
            assert driver.local.session.state.phase == "place"
            assert 'data-do="pay-otherwise"' in driver.page.regions["controls"]
            await driver.order("undo")
            assert driver.local.session.state.phase == "name"

    run(work)


def test_an_action_can_be_left_by_a_button_at_every_stage():
    async def work():
        driver = await begin(level="normal", seed=2, ending=False)
        await choose(driver, "do place 2")
        for _ in range(2):
            await choose(driver, driver.local.session.state.legal_actions()[0].text.partition(" ")[2])
        await driver.until(lambda: driver.local.session.state.phase == "end")
        await choose(driver, "end")
        await driver.until(lambda: driver.local.session.state.phase == "name")
        await driver.reach("play")
        local, controls = driver.local, lambda: driver.page.regions["controls"]
        await choose(driver, "do move1 1")  # from the one space where they stand, which is chosen beforehand
        assert local.choice.given
        assert 'data-do="cancel"' not in controls()
        steps = len(local.session.steps)
        await driver.order("leave")
        await driver.until(lambda: local.session.state.phase == "name")
        assert len(local.session.steps) < steps, "one touch leaves what has been begun"
        assert 'data-do="leave"' not in controls()
        await driver.reach("play")
        await choose(driver, "do move1 1")
        await choose(driver, local.session.state.legal_actions()[0].text.partition(" ")[2])
        await driver.until(lambda: local.session.state.phase == "end")
        await choose(driver, "end")
        await driver.until(lambda: local.session.state.phase == "name")
        await driver.reach("play")
        await choose(driver, "do move3 1")
        assert not local.choice.given, "they stand on two spaces"
        assert 'data-do="cancel"' not in controls()
        assert driver.app.touch(f"from:{local.session.state.legal_actions()[0].start}")
        await driver.settle()
        assert 'data-do="leave"' in controls(), "also once a hunter was touched"
        await driver.order("cancel")
        assert local.choice.picker.chosen == ()
        assert 'data-do="leave"' in controls()
        await driver.order("leave")
        await driver.until(lambda: local.session.state.phase == "name")
        assert driver.page.toasts[-1] == "Cancelled."

    run(work)
