"""The guided round at the table: its parts, step by step, to its end; nothing of it is kept."""

import json
import re
from html import unescape

import pytest
from driver import Driver, run
from lessons import PARTS, TAUGHT, lesson_of

from prateria.app.pace import PACES, READING


@pytest.mark.parametrize("game", TAUGHT)
def test_of_several_parts_one_is_chosen(game):
    async def work():
        driver = Driver()
        parts = lesson_of(game).parts
        assert await driver.app.start(json.dumps({"game": game, "lesson": True})) == ""
        await driver.settle()
        if len(parts) == 1:
            assert driver.app.loop is not None
            return
        assert driver.app.loop is None
        for n, part in enumerate(parts):
            assert f'data-value="{game}:{n}"' in driver.page.panel
            assert part.title(driver.app.w) in driver.page.panel

    run(work)


def waits(loop):
    return loop.local.choice.open or loop.asking == "lesson"


async def to_the_counting(driver):
    """Through the lesson to the first result of a round."""
    loop = driver.loop
    for step in loop.lesson.steps:
        await driver.until(lambda step=step: loop.asking == "result" or (loop.step is step and waits(loop)))
        if loop.asking == "result":
            break
        await follow(driver, step)


async def follow(driver, step):
    """What a step asks for."""
    loop = driver.loop
    if step.action and step.action.startswith("1 take "):
        for _, _, kind, n in (text.split() for text in step.actions if text.startswith("1 take ")):
            for _ in range(int(n)):
                await driver.order("bag-add", kind)
        await driver.order("bag-done")
    elif step.action and step.action.startswith("1"):
        assert not driver.app.touch("card:nothing")
        for pick in loop.local.session.state.parse(step.action).picks:
            assert driver.app.touch(pick)
        await driver.order("done")
    elif step.turns:
        for _ in range(step.turns):
            await driver.until(lambda: loop.step is step and loop.local.choice.open)
            for pick in loop.local.session.state.legal_actions()[0].picks:
                assert driver.app.touch(pick)
            await driver.order("done")
    elif step.feedback:
        await driver.order("bag-suggest")
        await driver.order("bag-done")
        await driver.until(lambda: loop.asking == "lesson")
        await driver.order("lesson-next")
    else:
        if step.say.__name__ == "_check":  # of Wendake: the card of which it speaks lies there
            assert 'id="turned-' in driver.page.regions["stage"]
        await driver.order("lesson-next")


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
@pytest.mark.parametrize(("game", "part"), PARTS)
def test_the_guided_round_goes_to_its_end_and_keeps_nothing(game, part, lang):
    async def come_to(driver, step):
        """Until that step is asked for; a result on the way is closed."""
        loop = driver.loop

        def there():
            return loop.step is step and (loop.local.choice.open or loop.asking == "lesson")

        await driver.until(lambda: there() or loop.asking == "result")
        if not there():
            await driver.order("go-on")
            await driver.until(there)

    async def work():
        driver = Driver(lang=lang)
        await driver.order("lesson", f"{game}:{part}")
        loop = driver.loop
        assert loop.lesson is lesson_of(game, part)
        for step in loop.lesson.steps:
            await come_to(driver, step)
            assert step.say(driver.app.w)[:20] in driver.page.regions["controls"].replace("&#39;", "'")
            await follow(driver, step)
        assert 'data-do="home"' in driver.page.panel
        further = f'data-value="{game}:{part + 1}"'
        assert (further in driver.page.panel) == ((game, part + 1) in PARTS)
        assert driver.page.saves == {}

    run(work)


def test_in_a_lesson_there_is_time_to_read_what_each_area_brings():
    async def work():
        driver = Driver()
        driver.page.set_pref("pace", "normal")
        looks = driver.looks()
        await driver.order("lesson", "bison:1")
        await to_the_counting(driver)
        counted = [(caption, ms) for caption, ms in looks if "First place: " in caption]
        assert counted
        assert all(ms >= int(READING * PACES["normal"] * len(caption)) for caption, ms in counted), counted

    run(work)


def test_what_was_begun_and_finished_is_remembered_on_this_device():
    async def work():
        driver = Driver()
        await driver.app.start(json.dumps({"game": "bison", "lesson": True}))
        assert "begun" not in driver.page.panel
        for part in range(len(lesson_of("bison").parts)):
            assert f"{lesson_of('bison', part).learn(driver.app.w)}" in driver.page.panel
        await driver.order("lesson", "bison:1")
        await driver.order("home")
        await driver.app.start(json.dumps({"game": "bison", "lesson": True}))
        assert driver.page.panel.count("<em>begun</em>") == 1
        again = Driver(driver.page)
        await again.order("lesson", "manitou:1")
        loop = again.loop
        loop._remember("done")
        await again.order("lesson", "manitou:1")  # once more
        await again.app.start(json.dumps({"game": "manitou", "lesson": True}))
        assert "finished" in again.page.panel
        assert "<em>begun</em>" not in again.page.panel

    run(work)


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_a_round_that_was_begun_goes_on_from_its_step(game, part):
    """All that lies before is played; at a bag that is filled as one likes it stops."""

    async def work():
        steps = lesson_of(game, part).steps
        for at in {1, len(steps) // 2, len(steps) - 1}:
            driver = Driver()
            await driver.order("lesson", f"{game}:{part}:{at}")
            free = next((n for n, step in enumerate(steps) if step.feedback), len(steps))
            wanted = min(at, free)
            before = sum(len(step.actions) for step in steps[:wanted])
            loop = driver.loop
            await driver.until(lambda loop=loop: loop.local.choice.open or loop.asking in ("lesson", "result"))
            assert len(driver.local.session.steps) >= before
            assert loop.local.shown.step_of[0] in range(wanted + 1, len(steps) + 1)
            assert loop.step in steps[wanted:] or loop.local.shown.taught

    run(work)


def test_where_a_round_was_left_it_can_be_gone_on_with():
    async def work():
        driver = Driver()
        await driver.order("lesson", "wendake:0")
        await driver.order("lesson-next")
        await driver.order("lesson-next")
        await driver.until(lambda: driver.loop.local.choice.open)
        await driver.order("home")
        await driver.app.start(json.dumps({"game": "wendake", "lesson": True}))
        assert 'data-value="wendake:0:2"' in driver.page.panel
        assert "Go on from step 3" in driver.page.panel
        assert 'data-value="wendake:0"' in driver.page.panel  # and from the start
        await driver.order("lesson", "wendake:0:2")
        await driver.until(lambda: driver.loop.local.choice.open)
        assert "Step 3 of" in driver.page.regions["status"]

    run(work)


def test_the_headline_says_which_step_it_is_and_what_is_to_be_touched():
    async def work():
        driver = Driver()
        await driver.order("lesson", "wendake:0")
        loop = driver.loop
        steps = len(loop.lesson.steps)
        assert f"Step 1 of {steps}" in driver.page.regions["status"]
        await driver.order("lesson-next")
        await driver.order("lesson-next")
        await driver.until(lambda: loop.local.choice.open)
        status = driver.page.regions["status"]
        assert f"Step 3 of {steps}" in status
        assert "Now touch: Ritual (bottom left)<" in status
        assert "choose" not in status

    run(work)


def test_in_a_lesson_the_market_opens_where_it_is_spoken_of():
    async def work():
        driver = Driver()
        await driver.order("lesson", "bison:3")
        key = '<g id="market-key"'
        stage = driver.page.regions["stage"]
        assert 'data-do="look" data-value="market"' not in stage[stage.index(key) :][:300]
        await driver.order("look", "market")
        await driver.order("lesson-next")
        await driver.until(lambda: driver.loop.local.choice.open)
        assert driver.local.shown.looked_at == ""
        assert 'id="market"' in driver.page.regions["stage"]  # here something is to be bought

    run(work)


def test_a_touch_while_one_is_to_read_says_so():
    async def work():
        driver = Driver()
        await driver.order("lesson", "bison:3")
        driver.app.touch("button:market")
        assert driver.page.toasts[-1:] == ["Read, then touch “Next”."]

    run(work)


def test_behind_the_result_of_a_round_the_lesson_says_how_to_go_on():
    async def work():
        driver = Driver()
        await driver.order("lesson", "wendake:2")
        await to_the_counting(driver)
        assert all("touch “Go on”" in driver.page.regions[region] for region in ("status", "controls"))
        await driver.order("go-on")
        assert "Go on" not in driver.page.regions["status"]

    run(work)


def test_while_others_move_the_lesson_no_longer_asks_for_what_is_done():
    async def work():
        driver = Driver()
        await driver.order("lesson", "bison:0")
        loop = driver.loop
        asked, stale = "", []
        for _ in range(400):
            if loop.local.choice.open or loop.asking == "lesson":
                asked = loop.local.shown.coach
                if loop.asking:
                    await driver.order("lesson-next")
                else:
                    for pick in loop.local.choice.picker.possible():
                        driver.app.touch(pick)
                    await driver.order("done")
                start = len(driver.page.history)
                await driver.settle()
                shown = [html for region, html in driver.page.history[start:] if region == "controls"]
                stale.append(bool(shown) and not loop.local.choice.open and asked[:30] in unescape(shown[0]))
                if any("Watch what happens." in html for html in shown):
                    break
            else:
                await driver.settle(1)
        assert any("Watch what happens." in html for region, html in driver.page.history if region == "controls")
        assert not any(stale)

    run(work)


def test_once_a_part_is_chosen_the_lesson_says_what_is_left_to_do():
    """Those who do not see what glows had only silence after the first touch."""

    def heard(driver):
        line = re.search(r'<span class="status-now"[^>]*>', driver.page.regions["status"])
        assert line
        return 'data-said=""' not in line[0]

    async def work():
        driver = Driver()
        await driver.order("lesson", "manitou:0")
        loop = driver.loop
        while not loop.local.choice.open:
            await driver.until(lambda: loop.local.choice.open or loop.asking == "lesson")
            if not loop.local.choice.open:
                await driver.order("lesson-next")
        assert not heard(driver)  # what the lesson says is said by itself
        for pick in loop.local.session.state.parse(loop.step.action).picks:
            assert driver.app.touch(pick)
            assert heard(driver)
            assert "Now touch:" in driver.page.regions["status"]

    run(work)


def test_while_one_watches_nothing_is_outlined_as_a_choice():
    """What a claim has taken is gone: the dashes round it would frame empty places."""

    async def work():
        driver = Driver()
        await driver.order("lesson", "powwow:0")
        loop, watched, render = driver.loop, [], driver.page.render

        def drawn(region, html):
            if region == "stage" and loop.local.shown.caption and not loop.local.choice.open:
                watched.append("possible" in html)
            render(region, html)

        driver.page.render = drawn
        for _ in range(2000):
            if loop.asking == "lesson":
                await driver.order("lesson-next")
            elif loop.local.choice.open:
                for pick in loop.local.choice.picker.possible():
                    driver.app.touch(pick)
                await driver.order("done")
            else:
                await driver.settle(1)
        assert len(watched) > 8
        assert not any(watched)

    run(work)


def test_the_first_page_says_who_one_is_and_names_the_keys():
    async def work():
        driver = Driver()
        await driver.order("lesson", "manitou:0")
        first = driver.page.regions["controls"]
        assert "You are \u2068Fox\u2069." in first
        assert first.count("Keys: N ") == 2  # said with the text, and there for whoever plays by keys
        await driver.order("lesson-next")
        assert "Keys: N " not in driver.page.regions["controls"]

    run(work)


def attribute(driver, name):
    found = re.search(rf'data-{name}="([^"]*)"', driver.page.regions["status"])
    return unescape(found[1]) if found else ""


def test_what_is_to_be_done_in_a_lesson_is_said_with_all_that_it_says():
    """Whoever asks for it once more has no page to read it from; and how one goes on by keys."""

    async def work():
        driver = Driver()
        await driver.order("lesson", "manitou:0")
        coached, asked = driver.local.shown.coach, []
        for _ in range(12):
            shown = driver.local.shown
            if driver.loop.asking == "lesson":
                assert attribute(driver, "todo") == f"{shown.coach} D: Next."
                await driver.order("lesson-next")
            elif driver.local.choice.open and driver.local.choice.counts is None:
                asked.append(attribute(driver, "todo"))
                assert asked[-1].startswith(f"{shown.coach} Now touch: ")
                break
            else:
                await driver.order("bag-done")
            await driver.settle()
        assert coached
        assert asked

    run(work)


def test_a_key_while_the_lesson_shows_a_move_is_told_to_wait():
    """And where there is something to press, it is not."""

    async def work():
        driver = Driver()
        await driver.order("lesson", "manitou:0")
        assert not attribute(driver, "wait")
        for _ in range(12):
            if driver.loop.asking == "lesson":
                await driver.order("lesson-next")
            for pick in driver.local.choice.picker.possible() if driver.local.choice.open else ():
                driver.app.touch(pick)
            await driver.order("done")
            await driver.settle()
        shown = [html for region, html in driver.page.history if region == "status"]
        waits = [html for html in shown if 'data-wait="One moment: a move is being shown."' in html]
        assert waits
        assert not any("data-asks" in html for html in waits)

    run(work)
