"""How long what computer players do stays in sight."""

import asyncio
import re
from html import unescape
from pathlib import Path

import pytest
from driver import Driver
from fakepage import FakePage

from prateria.app.pace import LAST, LASTS, LETTER, LINE, PACES, READING, Pace
from prateria.games.manitou.engine.events import HuntEnded, Trial


def test_a_trial_stays_long_enough_to_be_read_and_a_hunter_does_not_wait_for_it():
    async def work():
        driver = Driver()
        driver.page.set_pref("pace", "normal")
        waits = driver.looks()
        await driver.start(3, 1, "normal", seed=5)
        while driver.local.session.state.hunt == 1 and driver.asked() != "result":
            await driver.answer()
            await driver.until(lambda: bool(driver.asked()))
        texts, shown = driver.local.game.texts, driver.local.shown
        trials = [
            e for step in driver.local.session.steps if step.action.seat for e in step.events if isinstance(e, Trial)
        ]
        told = [texts.sentence(shown.w, event, shown.names, 0) for event in trials]
        said = [ms for caption, ms in waits if any(sentence in caption for sentence in told)]
        assert said
        assert min(said) >= 2200
        own = shown.names[0]
        hunters = [(own in caption, ms) for caption, ms in waits if "sends hunter" in caption and ". " not in caption]
        assert [ms for mine, ms in hunters if not mine]
        assert min(ms for mine, ms in hunters if not mine) >= 1000
        sent = [(caption, ms) for caption, ms in waits if "sends hunter" in caption and own not in caption]
        assert all(ms >= int(READING * PACES["normal"] * len(caption)) for caption, ms in sent)
        assert {ms for mine, ms in hunters if mine} <= {500}  # what one has chosen oneself was foretold

    asyncio.run(work())


def test_what_a_turn_has_brought_is_read_before_it_ends_and_the_line_on_the_key_runs_out_then():
    """“Fox harvests 1 corn, 1 pumpkin. Your turn ends here. You can still take it back.” was gone after 1.5 s."""
    told = "Volpe raccoglie 1 mais, 1 zucca. Il tuo turno finisce qui. Puoi ancora annullare."
    assert LETTER * len(told) <= LAST
    css = (Path(__file__).parents[2] / "web/css/play.css").read_text()
    runs_out = dict(re.findall(r"button\.ends(\S*)::after { animation(?:-duration)?:(?: runs-out)? ([\d.]+)s", css))
    for pace, look in (("slow", ".slow"), ("normal", ""), ("fast", ".fast")):
        assert float(runs_out[look]) == pytest.approx(PACES[pace] * LAST / 1000, abs=0.01)


def test_news_of_two_lines_stay_longer_before_a_turn_ends():
    """“Fox takes a turtle: Canoes 3 (at the end: …” was gone before its end could be found."""
    told = "Volpe prende la tartaruga Canoe 3: alla fine vale Rituale +1."
    css = (Path(__file__).parents[2] / "web/css/play.css").read_text()
    runs_out = dict(re.findall(r"button\.ends\.lasts(\S*)::after { animation-duration: ([\d.]+)s", css))
    for pace, look in (("slow", ".slow"), ("normal", ""), ("fast", ".fast")):
        page = FakePage()
        page.set_pref("pace", pace)
        waits: list[int] = []

        async def pause(ms, waits=waits):
            waits.append(ms)

        page.pause = pause
        times = Pace(page)
        asyncio.run(times.linger(LINE))
        asyncio.run(times.linger(len(told)))
        assert waits == [int(PACES[pace] * LAST), int(PACES[pace] * LASTS)]
        assert "lasts" not in times.ends(LINE).split()
        assert "lasts" in times.ends(len(told)).split()
        assert float(runs_out[look]) == pytest.approx(PACES[pace] * LASTS / 1000, abs=0.01)


def test_a_turn_of_many_actions_is_told_ever_quicker():
    """The fifth action of another's tile was reached after half a minute."""

    async def work():
        driver = Driver()
        driver.page.set_pref("pace", "normal")
        waits = driver.looks()
        await driver.start(2, 1, "normal", seed=5, game="wendake")
        while driver.local.session.state.year < 3:
            await driver.answer()
            await driver.until(lambda: bool(driver.asked()))
        other, mine = driver.local.shown.names[1], driver.local.shown.names[0]
        looks = [(len(said), ms) for said, ms in waits if other in said and mine not in said]
        long = [(letters, ms) for letters, ms in looks if letters > 70]
        shares = [ms / (letters * READING * PACES["normal"]) for letters, ms in long]
        assert max(shares) >= 0.99, "the first can be read"
        assert min(shares) <= 0.86, "those after it are quicker"
        assert min(shares) >= 0.48, "and all stay a while"
        assert min(ms for _, ms in looks) >= 500

    asyncio.run(work())


def test_who_skips_waits_for_nothing():
    async def work():
        driver, waits = Driver(), []
        driver.page.set_pref("pace", "normal")
        await driver.start(2, 1)
        pace, look = driver.local.pace, driver.page.look

        async def watched(ms):
            waits.append(ms)
            await look(ms)

        driver.page.look = watched
        await pace.look(3, rich=True)
        pace.skipping = True
        await pace.look(3, rich=True)
        assert waits == [2200]

    asyncio.run(work())


def test_who_plays_by_keys_has_heard_what_was_said_before_a_result_lies_over_it():
    async def work():
        driver, waits = Driver(), []
        await driver.start(2, 1)
        look = driver.page.look

        async def watched(ms):
            waits.append((ms, driver.page.panel))
            await look(ms)

        driver.page.look, driver.page.speaking = watched, 4321
        await driver.reach("result")
        assert waits[-1] == (4321, None)
        driver.page.speaking = 0
        await driver.loop.local.pace.hear()
        assert waits[-1] == (4321, None), "where fingers lead nothing is waited for"
        driver.page.speaking, driver.loop.local.pace.skipping = 4321, True
        await driver.loop.local.pace.hear()
        assert len([ms for ms, _ in waits if ms == 4321]) == 1

    asyncio.run(work())


def test_the_buttons_of_a_finished_game_come_when_all_has_been_told():
    async def work():
        driver = Driver()
        await driver.start(2, 1, seed=3)
        look, early = driver.page.look, list[str]()

        async def watched(ms: int) -> None:
            if 'data-do="result"' in driver.page.regions["controls"]:
                early.append(driver.local.shown.caption)
            await look(ms)

        driver.page.look = watched
        await driver.reach("end")
        assert not any(early)
        assert 'data-do="result"' in driver.page.regions["controls"]

    asyncio.run(work())


@pytest.mark.parametrize(("seats", "pace"), [(2, "normal"), (4, "normal"), (4, "slow")])
def test_a_hunt_is_counted_in_eight_seconds_and_all_of_it_is_heard(seats, pace):
    """It was read aloud to the eye for up to twenty, and the result said it once more."""

    async def work():
        driver = Driver()
        driver.page.set_pref("pace", pace)
        waits, look, heard = [], driver.page.look, []

        async def watched(ms):
            if driver.local.shown.hushed:
                waits.append((driver.local.shown.caption, ms))
                heard.append(unescape(driver.page.regions["status"].partition('data-said="')[2].partition('"')[0]))
            await look(ms)

        await driver.start(seats, 1, "normal", seed=5)
        driver.page.look = watched
        await driver.reach("result")
        assert sum(ms for _, ms in waits) <= 8 * PACES[pace]
        assert all(ms >= 700 for _, ms in waits)
        texts, shown, step = driver.local.game.texts, driver.local.shown, driver.local.session.steps[-1]
        ended = next(n for n, event in enumerate(step.events) if isinstance(event, HuntEnded))
        told = [texts.sentence(shown.w, e, shown.names, 0) for e in step.events[ended + 1 :] if not texts.begins(e)]
        assert any(told)
        assert all(said in " ".join(heard) for said in told if said)
        assert [caption for caption, _ in waits if " +" in caption]

    asyncio.run(work())
