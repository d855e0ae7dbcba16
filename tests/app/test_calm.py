"""The calm way round one screen: one question for all, a curtain only where an answer must stay unseen."""

import json
import re
from html import unescape
from itertools import takewhile

from calmly import advised, calm, first, last, step, to_a_choice, wait
from driver import Driver, run

from prateria.app.takeback import undoable
from prateria.games.powwow import words
from prateria.games.powwow.engine.actions import Claim, Pass, Turn
from prateria.games.powwow.engine.asking import offers


def test_nobody_is_one_touch_for_all():
    async def work():
        driver = await calm(2, 2)
        asked = []
        while (now := await step(driver, first)) != "end":
            asked.append(now)
        assert "all" in asked
        assert "curtain" not in asked
        assert not any(isinstance(s.action, Claim) for s in driver.local.session.steps)
        assert any(isinstance(s.action, Pass) for s in driver.local.session.steps)

    run(work)


def test_the_question_to_all_says_which_card_has_come():
    """Else the same question comes twice in a row, as if the answers had been lost."""

    async def work():
        driver = await calm(2, 2)
        while not driver.local.shown.to_all:
            await driver.until(lambda: driver.asked() != "")
            if not driver.local.shown.to_all:
                await step(driver, first)
        card = driver.local.session.steps[-1].events[0].card
        said = driver.page.regions["status"]
        assert words.card(driver.app.w, card) in said
        assert words.anybody(driver.app.w) in said

    run(work)


def test_somebody_starts_the_asking_behind_a_curtain():
    async def work():
        driver = await calm(3, 3)
        asked = []
        while not asked or asked[-1] != "all":
            asked.append(await step(driver, wait))
            assert asked[-1] in ("all", "play")
        assert await step(driver, last) == "curtain"
        seat = driver.local.shown.viewer
        assert driver.local.session.state.actors() == (seat,)
        assert await step(driver, last) == "play"
        assert await step(driver, last) == "curtain"
        while driver.asked() != "end":
            await step(driver, last)
        claims = [s.action for s in driver.local.session.steps if isinstance(s.action, Claim)]
        assert len({claim.seat for claim in claims}) == 3

    run(work)


def test_turning_needs_no_done():
    async def work():
        driver = await calm(2, 2)
        await driver.until(lambda: driver.local.choice.open)
        assert driver.app.touch("prairie:card")
        await driver.settle()
        assert isinstance(driver.local.session.steps[0].action, Turn)

    run(work)


def test_alone_among_bots_there_is_no_question_and_no_curtain():
    async def work():
        driver = await calm(4, 1)
        asked = set()
        while driver.asked() != "end":
            asked.add(await step(driver, last))
        assert asked <= {"play", "end", "rest"}  # the rest is offered to who can claim nothing more
        assert undoable(driver.local)

    run(work)


def test_every_claim_is_shown_being_settled():
    async def work():
        driver = await calm(3, 0)
        await driver.until(lambda: driver.asked() == "end")
        told = {html for region, html in driver.page.history if region == "status"}
        took = [e for s in driver.local.session.steps for e in s.events if type(e).__name__ == "Took"]
        names = driver.local.shown.names
        for event in took:
            sentence = driver.local.game.texts.sentence(driver.app.w, event, names, None)
            assert any(str(sentence) in unescape(html) for html in told), (sentence, sorted(told)[:3])

    run(work)


def test_a_hint_has_a_reason():
    async def work():
        driver = await calm(2, 1)
        seen = set()
        while driver.asked() != "end":
            await driver.until(lambda: driver.asked() != "")
            if driver.asked() == "play" and driver.local.actor == 0:
                await advised(driver)
                seen.add(driver.local.choice.hint.reason[0])
                assert driver.local.game.texts.reason(driver.app.w, driver.local.choice.hint.reason)
                await driver.order("done")
            else:
                await step(driver, last)
        assert len(seen) > 2

    run(work)


def test_a_card_that_a_hint_has_chosen_stays_chosen_when_it_is_touched():
    async def work():
        driver = await calm(2, 1, seed=11)
        while True:
            await driver.until(lambda: driver.asked() != "")
            if driver.local.session.state.phase == "ask":
                await advised(driver)
                if driver.local.choice.picker.chosen != ("button:pass",):
                    break
                await driver.order("cancel")
            assert await step(driver, first) != "end"
        done, chosen = len(driver.local.session.steps), driver.local.choice.picker.chosen
        card = chosen[0]
        assert driver.app.touch(card)
        await driver.settle()
        assert driver.local.choice.open
        assert driver.local.choice.picker.chosen == chosen
        assert driver.local.choice.advice is not None
        assert any("Chosen already. Now: “Claim”." in said for said in driver.page.toasts), "not without a word"
        assert len(driver.local.session.steps) == done
        await driver.order("cancel")
        assert driver.local.choice.picker.chosen == (), "the key beside “Claim” lets it go"

    run(work)


def test_ones_own_card_among_computers_waits_for_ones_own_touch():
    """ "“Wait” is that touch, where one was asked; and after a computer player's claim its card waits, too."""

    async def work():
        driver, waited, looked = await calm(3, 1), 0, 0
        session = driver.local.session
        while session.state.round < 60:
            await driver.until(lambda: driver.asked() != "")
            state, steps = session.state, len(session.steps)
            if state.phase == "turn":
                waited += 1
                looked += state.turn != 0
                for _ in range(50):
                    await driver.settle()
                assert session.state == state
                assert re.search('class="prairie s\\d open"', driver.page.regions["stage"])
                if state.turn:
                    assert " takes " in unescape(driver.page.regions["status"])
                    await driver.order("hint")
                    assert driver.local.choice.hint is None
                    assert driver.page.toasts[-1].startswith("Nothing to choose now")
                    assert 'data-do="hint"' in driver.page.regions["controls"], "no other button takes its place"
            await step(driver, first)
            assert sum(isinstance(s.action, Turn) and s.action.seat == 0 for s in session.steps[steps:]) <= 1
        assert looked == sum(after_a_claim(session.steps, at) for at in range(1, len(session.steps)))
        assert looked > 2
        assert waited > looked

    run(work)


def after_a_claim(steps, at):
    """Whether a computer turned a card there after somebody had claimed."""
    before = takewhile(lambda one: not isinstance(one.action, Turn), steps[at - 1 :: -1])
    action = steps[at].action
    return isinstance(action, Turn) and action.seat != 0 and any(isinstance(s.action, Claim) for s in before)


def test_whoever_reads_is_not_run_over(monkeypatch):
    async def work():
        driver = await calm(3, 0)
        monkeypatch.setattr(driver.page, "opened", lambda: True)  # the log is open
        for _ in range(20):
            await driver.settle()
        there = len(driver.local.session.steps)
        for _ in range(50):
            await driver.settle()
        assert len(driver.local.session.steps) == there
        monkeypatch.undo()
        await driver.order("read")
        await driver.until(lambda: len(driver.local.session.steps) > there + 3)

    run(work)


def test_a_hint_to_wait_lights_up_its_button_and_that_says_yes():
    async def work():
        driver = await calm(2, 1)
        while True:
            await driver.until(lambda: driver.asked() != "")
            assert driver.asked() != "end"
            if driver.local.session.state.phase == "ask":
                await advised(driver)
                if driver.local.choice.picker.chosen == ("button:pass",):
                    break
                await driver.order("cancel")
            await step(driver, first)
        controls = driver.page.regions["controls"]
        assert 'class="button main lit" data-pick="button:pass" aria-pressed="true"' in controls
        assert 'data-do="done"' not in controls
        assert "lit up" not in unescape(driver.page.regions["status"]), "the button is seen beside the hint"
        done = len(driver.local.session.steps)
        assert driver.app.touch("button:pass")
        await driver.settle()
        assert isinstance(driver.local.session.steps[done].action, Pass)

    run(work)


def test_nothing_is_not_louder_than_a_card_that_can_be_claimed():
    async def work():
        driver = await calm(2, 1)
        while driver.asked() != "play" or not isinstance(driver.local.session.state.legal_actions()[-1], Claim):
            await step(driver, first)
        assert '<button type="button" class="button" data-pick="button:pass"' in driver.page.regions["controls"]

    run(work)


def test_nobody_is_said_before_the_next_question():
    async def work():
        driver = await calm(2, 2)
        while not driver.local.shown.to_all:
            assert await step(driver, first) != "end"
            await driver.until(lambda: driver.asked() != "")
        assert "Nobody claimed." not in driver.page.regions["status"]
        assert driver.app.touch("button:nobody")
        await driver.settle()
        await driver.until(lambda: driver.asked() != "")
        assert driver.local.shown.to_all
        assert "Nobody claimed." in driver.page.regions["status"]

    run(work)


def test_the_question_to_all_has_the_way_to_the_settings():
    async def work():
        driver = await calm(2, 2)
        while not driver.local.shown.to_all:
            assert await step(driver, first) != "end"
            await driver.until(lambda: driver.asked() != "")
        assert 'data-do="settings"' in driver.page.regions["controls"]

    run(work)


def test_an_undo_that_leads_nowhere_says_why_and_one_that_goes_far_says_where():
    async def work():
        driver = await calm(2, 2)
        await driver.until(lambda: driver.local.choice.open)
        assert 'aria-disabled="true"' in driver.page.regions["controls"]
        await driver.order("undo")
        assert driver.page.toasts[-1] == "There is nothing to take back yet."
        alone = await calm(2, 1)

        def here():  # something to take back that was done at this card
            session = alone.local.session
            now = (s for s in session.steps if s.before.round == session.state.round)
            return any(s.action.seat == 0 and s.of > 1 for s in now)

        while alone.local.session.state.round < 20 or here():
            assert await step(alone, first) != "end"
            await alone.until(lambda: alone.asked() != "")
        before = alone.local.session.state.round
        await alone.order("undo")
        after = alone.local.session.state.round
        assert after < before
        hidden, said = "What comes next stays the same.", ""
        assert alone.page.toasts[-1] == f"Back to where the game answered for you: Card {after} of 114. {hidden}"
        while not said.startswith("Undone: "):  # what somebody did is named, and no more said than where one is
            await alone.until(lambda: alone.local.choice.open)
            await alone.order("undo")
            after, said = alone.local.session.state.round, alone.page.toasts[-1]
        assert re.fullmatch(rf"Undone: [^.:]+\. Once more: Card {after} of 114\.( {re.escape(hidden)})?", said)

    run(work)


def test_a_card_at_which_nobody_is_asked_though_one_could_claim_says_why():
    async def work():
        driver = await calm(2, 1, seed=11)
        local, said = driver.local, []
        local.save.settings["ask"] = "more"
        status = driver.page.render

        def render(region, html):
            if region == "status" and local.session.state.phase == "ask" and not local.choice.open:
                said.append((local.session.state, html))
            status(region, html)

        driver.page.render = render
        while local.session.state.round < 40 and await step(driver, first) != "end":
            pass
        why, again = "This card brings you nothing more, so we go on.", "No more for you than before"
        told = [state for state, html in said if why in unescape(html)]
        assert len({len(state.prairie) for state in told}) == 1, "it is said once"
        for reason in {html[html.index(again) :][:60] for _, html in said if again in unescape(html)}:
            cards = {len(state.prairie) for state, html in said if reason in html}
            assert len(cards) == 1, "so is every other reason: the marks on the heaps say the rest"
        assert all(any(seat == 0 for seat, _, _ in offers(state)) for state in told)
        await driver.until(lambda: driver.asked() == "play")
        assert why not in unescape(driver.page.regions["status"])

    run(work)


def test_a_claim_is_told_once_in_the_log_with_the_sign_of_its_seat():
    async def work():
        driver = await calm(2, 1, "first", seed=11)
        claim = await to_a_choice(driver)
        assert driver.app.touch(claim.picks[0])
        await driver.order("done")
        await driver.until(lambda: driver.asked() != "")
        log = driver.page.regions["side"]
        lines = [line for line in log.split("<li") if "event-took" in line]
        assert lines
        assert all("seat-shape" in line for line in lines)
        assert " claims with " not in log, "what it takes tells it"

    run(work)


def test_another_game_of_the_same_table_begins_at_once():
    async def work():
        driver = await calm(2, 2)
        while await step(driver, first) != "end":
            pass
        await driver.order("again")
        assert driver.local.session.steps == []
        assert "Before the first card" not in (driver.page.panel or "")

    run(work)


def test_the_rules_lead_back_to_what_is_to_be_read_first():
    """Else who reads them then begins the game by closing them."""

    async def work():
        driver = Driver()
        places = [{"name": "", "bot": bot, "mark": mark} for bot, mark in ((None, "fox"), ("first", "owl"))]
        await driver.app.start(json.dumps({"game": "powwow", "seats": places, "options": {"calm": True}, "seed": 6}))
        await driver.settle()
        assert driver.local.actor == 1
        assert "Turn: " not in driver.page.regions["status"]  # it waits for who reads
        assert "Card 1" not in driver.page.regions["status"]  # there is none yet
        for section in ("", "powwow:cards"):
            await driver.order("rules", section)
        assert "Before the first card" not in driver.page.panel
        await driver.order("closed")
        assert "Before the first card" in driver.page.panel
        await driver.order("closed")
        assert "Before the first card" not in (driver.page.panel or "")

    run(work)
