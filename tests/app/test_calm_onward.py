"""How a calm game goes on by itself until somebody has something to decide, and what is taken back then."""

import re
from itertools import takewhile

from calmly import advised, calm, first, step, wait
from driver import run

from prateria.app.pace import FLOOR, GLANCE, LETTER, PACES
from prateria.app.takeback import undoable, would_go
from prateria.games.powwow.engine.actions import Turn
from prateria.games.powwow.engine.events import Took


def test_cards_that_come_by_themselves_come_as_quickly_for_several_people(monkeypatch):
    """Each names those before it, so that a glance will do; the last stays longer, or the question has it."""

    async def work():
        driver, runs = await calm(2, 2), [[]]

        async def look(ms):
            runs[-1].append(ms)

        monkeypatch.setattr(driver.page, "look", look)
        while await step(driver, first) != "end":
            runs.append([])
        glance = int(PACES["fast"] * GLANCE)  # as this page likes it
        chains = [looks for looks in runs if len(looks) > 3]
        assert chains
        assert all(looks[1:-1].count(glance) >= len(looks[1:-1]) - 1 for looks in chains), chains

    run(work)


def test_one_touch_turns_on_until_somebody_has_something_to_decide(monkeypatch):
    """Most cards bring nothing to decide, whoever turns them: the longer so, the quicker they come. What others take is
    seen for longer, and no touch is asked for it."""

    async def work():
        driver, looks, read = await calm(3, 1), [], set()
        whole = int(PACES["fast"] * FLOOR)  # as this page likes it
        unhurried = int(PACES["fast"])

        async def look(ms):
            looks.append(ms)
            status = driver.page.regions["status"]
            if re.search(r" takes \d", status) and status not in read:
                assert ms >= whole, "what is taken is read, however fast the cards have become"
                read.add(status)

        monkeypatch.setattr(driver.page, "look", look)
        touched, asked, most, hauls = 0, 0, 0, 0
        while driver.asked() != "end":
            await driver.until(lambda: driver.asked() != "")
            if 'data-do="run-on"' in driver.page.regions["controls"]:
                touched += 1
                before = len(driver.local.session.steps)
                looks.clear()
                await driver.order("run-on")
                await driver.until(lambda: driver.asked() != "")
                steps = driver.local.session.steps[before:]
                took = sum(isinstance(event, Took) for step in steps for event in step.events)
                hauls += took
                assert driver.asked() == "end" or driver.local.session.state.phase != "turn" or took
                assert looks.count(unhurried) >= took - 1, "a haul stays in sight, the last until one goes on"
                cards = sum(isinstance(step.action, Turn) for step in steps)
                most = max(most, cards)
                stays = [ms for ms in looks if ms != unhurried]
                assert len(stays) >= cards - 1, "each of them is seen"
                assert not cards > 6 or took or min(stays) <= whole / 2 < max(stays), "slowly at first"
            elif await step(driver, first) == "play":
                asked += 1
        cards = sum(isinstance(s.action, Turn) for s in driver.local.session.steps)
        assert asked
        assert hauls
        assert read
        assert most > 5
        assert touched < 0.35 * cards

    run(work)


def test_a_sentence_that_comes_with_a_card_stays_until_it_is_read_however_fast_cards_run(monkeypatch):
    """In other words than the last one: those were read."""

    async def work():
        driver, seen, words = await calm(3, 1, seed=11), {}, [""]

        async def look(ms):
            view = driver.local.session.state.observe(0)
            marks = driver.local.game.flow.marks(driver.local.session.steps)
            said = driver.local.game.texts.awaited(driver.local.shown.w, view, marks[-1], ("",) * 3) if marks else ""
            plain = re.sub(r"\d", "", said)
            if driver.loop.unasked.running and said and plain != words[0] and not driver.local.choice.open:
                seen[len(driver.local.session.steps), said] = seen.get((len(driver.local.session.steps), said), 0) + ms
            words[0] = plain

        monkeypatch.setattr(driver.page, "look", look)
        while driver.asked() != "end":
            await driver.until(lambda: driver.asked() != "")
            if 'data-do="run-on"' in driver.page.regions["controls"]:
                await driver.order("run-on")
                await driver.until(lambda: driver.asked() != "")
            else:
                await step(driver, wait)
        assert len(seen) > 10
        for (_, said), ms in seen.items():
            assert ms >= int(PACES["fast"] * LETTER * len(said)), (said, ms)

    run(work)


def test_a_hint_that_there_is_nothing_to_decide_leaves_the_way_to_the_next_choice():
    """And nothing to take back: what alone can be done is not let go of."""

    async def work():
        driver = await calm(2, 1)
        await driver.until(lambda: driver.asked() != "")
        before = driver.page.regions["controls"]
        assert 'data-do="run-on"' in before
        idle = re.search(r'<button[^>]*data-do="undo"[^>]*>', before)
        assert idle
        await driver.order("hint")
        hinted = driver.page.regions["controls"]
        assert 'data-do="done"' in hinted
        assert 'data-do="run-on"' in hinted
        assert ("aria-disabled" in re.search(r'<button[^>]*data-do="undo"[^>]*>', hinted)[0]) == (
            "aria-disabled" in idle[0]
        )
        await driver.order("run-on")
        await driver.until(lambda: driver.asked() != "")
        assert any(isinstance(step.action, Turn) for step in driver.local.session.steps)

    run(work)


def test_a_choice_stops_what_runs_on_and_what_held_it_does_not():
    """Who was asked, and waits, is not carried past what lies there for them: the next card is as ever."""

    async def work():
        driver, stopped = await calm(2, 1, seed=11), 0
        local, unasked = driver.local, driver.loop.unasked
        while stopped < 3:
            await driver.until(lambda: driver.asked() != "")
            if local.session.state.phase == "turn" and 'data-do="run-on"' in driver.page.regions["controls"]:
                await driver.order("run-on")
                continue
            ran, held = unasked.running, len(local.session.state.legal_actions()) == 1
            await step(driver, first)
            await driver.until(lambda: driver.asked() != "")
            if ran and not held:
                assert not unasked.running
                stopped += 1
        unasked.due = True
        unasked.asked()
        assert unasked.wish()["run"] == "on card"
        unasked.settled()
        assert "run" not in unasked.wish()

    run(work)


def test_undo_never_names_a_wait_that_nobody_made():
    async def work():
        driver, named = await calm(2, 1, seed=11), set()
        local, asked = driver.local, set()
        while True:
            await driver.until(lambda: driver.asked() != "")
            if driver.asked() == "end" or named >= {True, False}:
                break
            own = [i for i, s in enumerate(local.session.steps) if s.action.seat == 0 and s.of > 1]
            if own and undoable(local):
                by_hand = own[-1] in asked
                assert ("answered for you" not in would_go(local)) is by_hand
                assert by_hand is ("waits." in would_go(local))
                named.add(by_hand)
            asked.add(len(local.session.steps))
            await step(driver, first)
        assert named == {True, False}

    run(work)


def test_undo_lets_go_of_what_is_chosen_before_it_takes_anything_back():
    async def work():
        driver = await calm(2, 1, seed=11)
        local = driver.local
        while True:
            await driver.until(lambda: driver.asked() != "")
            touch = next((p for p in local.choice.possible() if p.startswith("tribe:")), None)
            if touch and any(s.action.seat == 0 and s.of > 1 for s in local.session.steps):
                break
            await step(driver, first)
        played = len(local.session.steps)
        assert driver.app.touch(touch)
        await driver.settle()
        assert local.choice.picker.chosen
        await driver.order("undo")
        assert not local.choice.picker.chosen
        assert len(local.session.steps) == played, "nothing is taken back by that"
        await driver.order("undo")
        await driver.until(lambda: driver.asked() != "")
        assert len(local.session.steps) < played

    run(work)


def test_who_is_passed_over_and_wants_that_card_after_all_touches_it():
    """As long as the next card is not turned, no rival has answered since, and nobody has taken anything."""

    async def work():
        driver, tried = await calm(2, 1), 0
        while driver.asked() != "end" and tried < 2:
            await driver.until(lambda: driver.asked() != "")
            local = driver.local
            passed = local.session.steps[-1:]
            if local.session.state.phase != "turn" or not passed or passed[0].action.text != "1 pass":
                await step(driver, first)
                continue
            tried += 1
            n, claim = len(local.session.steps) - 1, passed[0].before.legal_actions()[1]
            assert driver.app.touch(claim.picks[0])
            await driver.until(lambda: driver.local.choice.picker.chosen != ())
            assert len(local.session.steps) == n, "nothing is passed any more"
            assert claim.picks[0] in local.choice.picker.chosen
            driver.complete()
            await driver.order("done")
            await driver.until(lambda: driver.asked() != "")
            assert local.session.steps[n].action == claim
        assert tried

    run(work)


def test_who_takes_an_answer_back_is_told_once_more_what_led_to_the_question():
    """A warning that stood there before stands there again: the place is the same."""

    async def work():
        driver, tried = await calm(2, 1), 0
        while driver.asked() != "end" and tried < 3:
            await driver.until(lambda: driver.asked() != "")
            local = driver.local
            said = driver.loop.screen._came(driver.loop.touches())
            if local.session.state.phase != "ask" or "could capture" not in said:
                await step(driver, first)
                continue
            tried += 1
            await step(driver, wait)
            await driver.until(lambda: driver.asked() != "")
            await driver.order("undo")
            await driver.until(lambda: driver.asked() != "")
            assert "could capture" in driver.loop.screen._came(driver.loop.touches())
            await step(driver, first)
        assert tried

    run(work)


def others_have_answered(local):
    """Where the person was passed over at a card at which a computer has been asked, too, and all have waited."""
    steps, state = local.session.steps, local.session.state
    asked = list(takewhile(lambda step: step.before.phase == "ask", reversed(steps)))
    own = next((step for step in asked if step.action.seat == 0), None)
    quiet = len(asked) > 1 and all(step.action.text.endswith("pass") for step in asked)
    return own if state.phase == "turn" and quiet and local.choice.open else None


def test_who_is_passed_over_reopens_it_even_after_computers_have_waited_or_is_told_of_the_setting():
    """A legal claim is not taken away by how a table asks; where nothing is taken back, the reason is the true one."""

    async def work():
        driver, tried = await calm(2, 1), 0
        while driver.asked() != "end" and tried < 2:
            await driver.until(lambda: driver.asked() != "")
            local = driver.local
            if (own := others_have_answered(local)) is None or driver.asked() != "play":
                await step(driver, first)
                continue
            tried += 1
            pick, n = own.before.legal_actions()[1].picks[0], len(local.session.steps)
            local.save.settings["undo"] = "fair"
            assert not driver.loop.touch(pick)
            assert "Ask us" in driver.loop.why_not(pick)
            assert len(local.session.steps) == n
            local.save.settings["undo"] = "open"
            assert driver.loop.touches().back.endswith(" pass"), "the table shows that it can be"
            assert driver.loop.touch(pick)
            await driver.until(lambda: driver.local.choice.picker.chosen != ())
            assert pick in local.choice.picker.chosen
            assert local.session.state.to_json() == own.before.to_json()
            assert not local.save.notes, "what the game answered was no move"
            driver.complete()
            await driver.order("done")
            await driver.until(lambda: driver.asked() != "")
        assert tried

    run(work)


def test_a_hint_while_a_card_is_to_be_turned_speaks_of_what_can_still_be_claimed():
    async def work():
        driver, heard = await calm(2, 1, seed=11), 0
        local = driver.local
        while heard < 1:
            await driver.until(lambda: driver.asked() != "")
            if local.session.state.phase == "turn":
                if 'data-do="run-on"' in driver.page.regions["controls"]:
                    if driver.loop.touches().back.endswith(" pass"):
                        await driver.order("hint")
                        await driver.until(lambda: driver.asked() == "play" and local.choice.advice is not None)
                        assert local.session.state.phase == "ask", "there lies the choice of which it speaks"
                        heard += 1
                        continue
                    await driver.order("run-on")
                else:
                    await step(driver, first)
                continue
            asked = local.choice.asked
            await advised(driver)
            assert driver.app.touch("button:pass")
            await driver.until(lambda asked=asked: local.choice.asked is not asked)

    run(work)


def test_a_hint_to_turn_the_next_card_is_carried_out_by_a_key_that_says_so():
    async def work():
        driver = await calm(2, 1)
        await driver.until(lambda: driver.asked() == "play")
        await driver.order("hint")
        await driver.until(lambda: driver.local.choice.advice is not None)
        controls = driver.page.regions["controls"]
        assert 'data-do="done"' in controls
        assert "Turn the next card" in controls
        assert "Done" not in controls

    run(work)


def test_where_nothing_is_to_be_decided_the_way_on_is_the_main_key_and_a_touch_of_the_table_stops_it(monkeypatch):
    async def work():
        driver = await calm(2, 1, seed=11)
        local, unasked, touched = driver.local, driver.loop.unasked, []

        async def look(ms):
            if unasked.running and not local.choice.open and not touched:
                touched.append(len(local.session.steps))
                assert driver.app.touch("prairie:card"), "it is no slip: nothing is said against it"

        def main():
            keys = re.findall(r"<button[^>]*>", driver.page.regions["controls"])
            return [
                re.search(r'data-(?:do|pick)="([^"]+)"', key)[1] for key in keys if re.search(r'"[^"]*\bmain\b', key)
            ]

        monkeypatch.setattr(driver.page, "look", look)
        await driver.until(lambda: driver.asked() != "")
        assert main() == ["run-on"]
        await driver.order("run-on")
        await driver.until(lambda: driver.asked() != "")
        assert touched
        assert not unasked.running
        assert local.session.state.phase == "turn"
        assert local.actor == 0
        steps = local.session.steps[touched[0] :]
        assert sum(isinstance(step.action, Turn) for step in steps) <= 1, "but for the computer's own card"
        assert main() == ["run-on"]

    run(work)
