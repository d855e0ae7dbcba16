"""A claim and what it takes, chosen together at a calm table."""

import re

import pytest
from calmly import calm, first, step, to_a_choice
from driver import run

from prateria.app.joined import Joined
from prateria.bots.think import Choice as Hint
from prateria.games.powwow.engine.actions import Claim, Haul, Pass


def test_what_is_plainly_the_most_is_chosen_with_the_claim_and_can_be_changed():
    """One touch and one "Done" claim and take; another touch takes something else."""

    async def work():
        driver = await calm(2, 1, "first", seed=11)
        claim = await to_a_choice(driver)
        loop, state = driver.loop, driver.local.session.state
        best = driver.local.game.flow.likeliest(state, claim)
        assert driver.app.touch(claim.picks[0])
        touch = loop.touches()
        assert (touch.ready, touch.then) == (claim, best)
        assert "you take" in driver.page.regions["status"]
        other = next(way for way in driver.local.game.flow.further(state, claim) if way != best)
        assert driver.app.touch(other.picks[0])
        assert loop.touches().then == other
        assert driver.app.touch(other.picks[0])  # it does not let it go
        assert loop.touches().then == other
        assert driver.app.touch(best.picks[0])
        length = len(driver.local.session.steps)
        await driver.order("done")
        await driver.until(lambda: driver.asked() != "")
        played = [s.action for s in driver.local.session.steps[length:]]
        assert played[0] == claim
        assert next(a for a in played if isinstance(a, Haul) and a.seat == claim.seat) == best

    run(work)


def test_a_claim_and_its_haul_are_taken_back_together():
    async def work():
        driver = await calm(2, 1, "first", seed=11)
        driver.local.save.settings["ask"] = "more"
        claim = await to_a_choice(driver)
        while len(driver.local.session.state.asked) > 1:  # of which nobody else is asked
            await step(driver, first)
            claim = await to_a_choice(driver)
        length, before = len(driver.local.session.steps), driver.local.session.state.to_json()
        driver.local.save.settings["turns"] = "touch"
        assert driver.app.touch(claim.picks[0])
        await driver.order("done")
        await driver.until(lambda: driver.local.choice.open)
        assert len(driver.local.session.steps) == length + 2
        await driver.order("undo")
        assert len(driver.local.session.steps) == length
        assert driver.local.session.state.to_json() == before

    run(work)


def test_a_claim_is_let_go_of_where_one_has_waited():
    """ "Done" took it, so a second tap on "Nothing" claimed at the next card."""

    def row(driver):
        return re.findall(r'data-(?:do|pick)="([^"]+)"', driver.page.regions["controls"])

    async def work():
        driver = await calm(2, 1, "first", seed=11)
        claim = await to_a_choice(driver)
        place = len(row(driver)) - row(driver).index("button:pass")
        assert driver.app.touch(claim.picks[0])
        await driver.settle()
        assert row(driver)[0] == "done"
        assert "button:pass" not in row(driver), "it would be read as letting go"
        assert ">Claim<" in driver.page.regions["controls"]
        assert len(row(driver)) - row(driver).index("cancel") == place  # from the right, where Hint and Undo stand
        length = len(driver.local.session.steps)
        await driver.order("cancel")
        assert len(driver.local.session.steps) == length
        assert "button:pass" in row(driver)
        assert driver.app.touch("button:pass")  # it goes at once
        await driver.until(lambda: driver.asked() != "")
        assert isinstance(driver.local.session.steps[length].action, Pass)

    run(work)


def test_touching_the_card_again_lets_claim_and_haul_go():
    async def work():
        driver = await calm(2, 1, "first", seed=11)
        claim = await to_a_choice(driver)
        for chosen in (True, False):
            assert driver.app.touch(claim.picks[0])
            assert bool(driver.loop.touches().chosen) is chosen

    run(work)


def test_what_is_not_confirmed_is_not_chosen_together():
    async def work():
        driver = await calm(2, 1, "first", seed=11)
        claim = await to_a_choice(driver)
        driver.page.liked["confirm"] = "none"
        assert driver.loop.together.offered(driver.local.asked) == driver.local.asked.actions
        assert claim in driver.local.asked.actions

    run(work)


def test_what_no_longer_brings_what_it_promised_is_asked_again():
    async def work():
        driver = await calm(2, 1, "first", seed=11)
        claim = await to_a_choice(driver)
        loop, local = driver.loop, driver.local
        then = local.game.flow.likeliest(local.session.state, claim)
        loop.together.apart((Joined(claim, then),))
        local.session.play(claim)
        for _ in range(5):
            if local.session.state.phase != "ask":
                break
            local.session.play(local.session.state.legal_actions()[0])
        assert local.session.state.phase == "take"
        assert loop.together.due(local.asked) == (then,)
        assert loop.together.due(local.asked) is None  # once
        loop.together._later[claim.seat] = (then, ("other",), len(local.session.steps) - 1)
        assert loop.together.due(local.asked) is None

    run(work)


def test_a_card_dropped_on_the_council_board_claims():
    async def work():
        driver = await calm(2, 1, "first", seed=11)
        claim = await to_a_choice(driver)
        length = len(driver.local.session.steps)
        await driver.order("lift", claim.picks[0])
        await driver.order("drop", "")
        assert driver.local.session.steps[length].action == claim

    run(work)


def test_in_the_table_in_words_each_way_to_take_is_a_line():
    """There was one line for the claim, and what it takes could be changed on the table only."""

    async def work():
        driver = await calm(2, 1, "first", seed=11)
        claim = await to_a_choice(driver)
        state, flow = driver.local.session.state, driver.local.game.flow
        ways = flow.further(state, claim)
        lines = re.findall(r'data-value="([^"]+)"', driver.page.regions["side"])
        assert {Joined(claim, way).text for way in ways} <= set(lines)
        other = next(way for way in ways if way != flow.likeliest(state, claim))
        await driver.order("act", Joined(claim, other).text)
        assert (driver.loop.touches().ready, driver.loop.touches().then) == (claim, other)
        line = rf'data-value="{Joined(claim, other).text}"[^>]*aria-pressed="true"'
        assert re.search(line, driver.page.regions["side"])

    run(work)


def test_a_second_tribe_card_is_said_to_replace_the_first_once():
    async def work():
        driver = await calm(2, 1, "first", seed=11)
        while True:
            await driver.until(lambda: driver.asked() != "")
            claims = [a for a in driver.local.session.state.legal_actions() if isinstance(a, Claim) and a.seat == 0]
            if driver.asked() == "play" and len(claims) > 1:
                break
            await step(driver, first)
        said = driver.page.toasts
        for claim, times in ((claims[0], 0), (claims[1], 1), (claims[0], 1)):
            assert driver.app.touch(claim.picks[0])
            assert sum("Only one card" in one for one in said) == times

    run(work)


async def _choosing_a_captive(seed, advised=False):
    """A table at which somebody can claim, and must say which captive comes along; None: that never comes. `advised`:
    and should not wait."""
    driver = await calm(2, 1, "first", seed=seed)
    while True:
        await driver.until(lambda: driver.asked() != "")
        if driver.asked() == "end":
            return None
        state, flow = driver.local.session.state, driver.local.game.flow
        for claim in state.legal_actions()[1:] if state.phase == "ask" else ():
            ways = flow.further(state, claim)
            if sum(bool(way.partner) for way in ways) > 1 and flow.likeliest(state, claim) is None:
                best = (await driver.loop.computers.advise(0, lambda share: None)).actions[0] if advised else claim
                if best == claim:
                    return driver, claim
        await step(driver, first)


def test_a_hint_while_a_captive_is_chosen_names_one_and_keeps_what_is_chosen():
    async def work():
        found = [await _choosing_a_captive(seed, advised=True) for seed in (11, 4, 5)]
        driver, claim = next(one for one in found if one)
        choice = driver.local.choice
        assert driver.app.touch(claim.picks[0])
        assert choice.ready() is None
        await driver.order("hint")
        joined = choice.ready()
        assert isinstance(joined, Joined)
        assert joined.first == claim
        assert joined.then.partner in driver.page.regions["status"].replace(" ", "-")
        assert "Best to take" in driver.page.regions["status"]
        await driver.order("hint")  # the same, asked twice
        assert choice.ready() == joined
        other = next(pick for pick in choice.possible() if pick.startswith("person:"))
        assert driver.app.touch(other)  # another captive, of the same claim
        assert (choice.ready().first, choice.ready().then.picks[-1]) == (claim, other)
        length = len(driver.local.session.steps)
        await driver.order("done")
        await driver.until(lambda: len(driver.local.session.steps) > length)
        assert driver.local.session.steps[length].action == claim

    run(work)


async def weighed(driver, pick):
    """What a hint says of the claim that is chosen by that touch, against what it says by itself: None, nothing is left
    to choose; else whether waiting is better: then it says so, and lights up the key for it."""
    local = driver.local
    assert driver.app.touch(pick)
    await driver.settle()
    if not local.choice.begun():
        return None
    claim = local.choice.begun()[0].first
    await driver.order("hint")
    await driver.until(lambda: local.choice.advice is not None)
    best = (await driver.loop.computers.advise(0, lambda share: None)).actions[0]
    if isinstance(best, Pass):
        assert local.choice.ready() == best == local.choice.advice.actions[0]
        assert "Best to take" not in driver.page.regions["status"]
        assert 'data-do="done"' not in driver.page.regions["controls"]
        assert 'class="button main lit" data-pick="button:pass"' in driver.page.regions["controls"]
        return True
    assert local.choice.advice.reason[1].get("rather") == (None if best == claim else best)
    return False


@pytest.mark.parametrize("seed", [4, 11])
def test_a_hint_for_a_claim_chosen_by_hand_says_where_waiting_is_thought_better(seed):
    """Put down again and asked anew it says nothing else."""

    async def work():
        driver = await calm(2, 1, seed=seed)
        local, said = driver.local, set()
        while driver.asked() != "end" and True not in said:
            await driver.until(lambda: driver.asked() != "")
            claims = [p for p in local.choice.possible() if p.startswith("tribe:")] if local.choice.open else []
            for pick in claims:
                said.add(await weighed(driver, pick))
                await driver.order("cancel")
            await step(driver, first)
        assert True in said

    run(work)


def test_a_hint_with_a_chief_chooses_the_captive_with_the_same_done():
    """He was asked for once the claim was done."""

    async def work():
        driver, claim = await _choosing_a_captive(11)
        loop, local = driver.loop, driver.local
        view = local.session.state.observe(claim.seat)
        said = loop.together.whole_hint(Hint((claim,), local.game.sense.reason(view, (claim,))))
        loop.show_hint(loop.plan.begin(said))
        joined = local.choice.ready()
        assert isinstance(joined, Joined)
        assert (joined.first, joined.then) == said.actions
        assert joined.then.partner in driver.page.regions["status"].replace(" ", "-")
        length = len(local.session.steps)
        await driver.order("done")
        await driver.until(lambda: driver.asked() != "")
        done = [step.action for step in local.session.steps[length:] if step.action.seat == claim.seat]
        assert done[:2] == [joined.first, joined.then]

    run(work)


def test_what_is_let_go_of_is_said_in_a_sentence():
    """ "You undid: 1 necklace" was a bare thing."""

    async def work():
        driver = await calm(2, 1, "first", seed=11)
        claim = await to_a_choice(driver)
        assert driver.app.touch(claim.picks[0])
        await driver.order("undo")
        assert driver.page.toasts[-1].startswith("You undid your choice (")
        assert driver.page.toasts[-1].endswith(").")

    run(work)


def test_a_hint_that_is_put_away_is_no_choice_that_was_undone():
    async def work():
        driver = await calm(2, 1, "first", seed=11)
        await to_a_choice(driver)
        await driver.order("hint")
        assert driver.local.choice.picker.chosen
        toasts = len(driver.page.toasts)
        await driver.order("undo")
        assert driver.local.choice.hint is None
        assert not driver.local.choice.picker.chosen
        assert driver.page.toasts[toasts:] == ["The hint is put away."]

    run(work)


def test_a_hint_to_turn_a_card_asks_for_no_done_and_a_touch_of_it_turns_it():
    async def work():
        driver = await calm(2, 1, "first", seed=11)
        choice = driver.local.choice
        await driver.until(lambda: choice.open and choice.at_once)
        await driver.order("hint")
        assert driver.loop.touches().chosen == ("prairie:card",)
        assert "turn the next card." in driver.page.regions["status"]
        assert "Done" not in driver.page.regions["status"].partition("status-now")[2].partition(">")[2]
        left = len(driver.local.session.state.prairie)
        assert driver.app.touch("prairie:card")
        await driver.until(lambda: len(driver.local.session.state.prairie) < left)

    run(work)


def test_after_a_computers_claim_the_line_tells_no_computer_to_touch_something():
    async def work():
        driver = await calm(3, 2, "normal", seed=11)
        told = 0
        while told < 2:
            if driver.local.choice.open and driver.local.choice.at_once and driver.local.session.state.actors()[0] == 2:
                assert "Go on: touch the face-down cards." in driver.page.regions["status"]
                assert "Wolf⁩: touch" not in driver.page.regions["status"]
                told += 1
            await step(driver, first)

    run(work)
