"""A game passed on between two devices by its link, there and back; older links, and two ways from one start."""

import pytest
from driver import Driver, run

from prateria.core.code import encode
from prateria.games import GAMES


async def passed(driver, there, answers='{"seat0": "away", "seat1": "here"}'):
    """Open on the other device what this one would share."""
    assert await there.app.open_code(driver.local.link()) == ""
    await there.settle()
    if there.page.panel and "Which seats are yours?" in there.page.panel:
        await there.order("join", answers)


async def begun():
    """A game of which this device has made its first moves, and passed it on."""
    here, there = Driver(), Driver()
    await here.start(people=2)
    here.local.save.seats = (here.local.save.seats[0], here.local.save.seats[1].__class__("", "away", "owl"))
    here.local.keep()
    await here.app.open(here.local.save.id)
    await play(here)
    await passed(here, there)
    return here, there


async def play(driver):
    """Until the turn is on the other device."""
    await driver.until(lambda: driver.asked() != "" or driver.local.away or driver.local.actor is None)
    while driver.asked():
        await driver.answer()
        await driver.until(lambda: driver.asked() != "" or driver.local.away or driver.local.actor is None)


def test_there_and_back_each_is_told_whose_turn_it_is_and_what_has_happened():
    async def work():
        here, there = await begun()
        for _ in range(4):
            await play(there)
            before = len(here.local.session.steps)
            await passed(there, here)
            assert len(here.local.session.steps) > before
            assert ">Your turn</h2>" in here.page.panel
            assert "What has happened since" in here.page.panel
            assert here.loop.known == before
            await here.order("go-on")
            await play(here)
            await passed(here, there)
            assert ">Your turn</h2>" in there.page.panel
            await there.order("go-on")
        assert len(here.page.saves) == len(there.page.saves) == 1
        assert encode(here.local.session) == encode(there.local.session)

    run(work)


def test_what_has_happened_can_be_seen_from_where_one_knew_it():
    async def work():
        here, there = await begun()
        await play(there)
        known = len(here.local.session.steps)
        await passed(there, here)
        await here.order("look-since")
        assert here.loop.past
        await here.until(lambda: here.loop.story is not None)
        assert here.loop.story.looks[here.loop.at].length >= 0
        await here.until(lambda: not here.loop.playing)
        assert here.loop.length == len(here.local.session.steps) > known
        await here.order("look-away")
        assert not here.loop.past
        await here.until(lambda: here.asked() != "")  # and it is not told again
        assert "Your turn" not in (here.page.panel or "")

    run(work)


def test_the_same_link_again_says_so_and_changes_nothing():
    async def work():
        here, there = await begun()
        before = dict(there.page.saves)
        await passed(here, there)
        assert there.page.toasts == ["This game stands here just as in the link."]
        assert list(there.page.saves) == list(before)

    run(work)


def test_an_older_link_tells_what_it_does_not_know_and_loses_nothing():
    async def work():
        here, there = await begun()
        old = here.local.link()
        await play(there)
        kept = there.local.save.id
        length = len(there.local.session.steps)
        there.app.home()
        await there.app.open_code(old)
        assert "further on" in there.page.panel
        assert 'class="happened"' in there.page.panel
        await there.order("join-save")
        assert (there.local.save.id, len(there.local.session.steps)) == (kept, length)
        await there.app.open_code(old)
        await there.order("join-branch")
        await there.order("join-all")
        assert len(there.page.saves) == 2
        assert f'"count":{length}' in there.page.saves[kept]

    run(work)


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_two_ways_from_one_start_are_shown_as_two_and_both_kept(lang):
    async def work():
        _, there = await begun()
        await play(there)
        there.app.language(lang)
        session = there.local.session.fork(0)
        while session.state.actors() and len(session.steps) < 60:  # the same start, from the first decision otherwise
            legal = session.state.legal_actions()
            session.play(legal[0])
        ours = there.local.save.id
        there.app.home()
        assert await there.app.open_code(encode(session)) == ""
        panel = there.page.panel
        assert panel.count("<section") == 2
        assert panel.count("<li") >= 2
        await there.order("join-save")
        assert there.local.save.id == ours
        await there.app.open_code(encode(session))
        await there.order("join-branch")
        await there.order("join-all")
        assert len(there.page.saves) == 2
        assert encode(there.local.session) == encode(session)
        assert GAMES["manitou"].texts.title(there.app.w) in there.local.save.title

    run(work)


def test_who_watches_a_game_that_goes_on_elsewhere_is_told_whose_turn_it_is():
    async def work():
        here, there = await begun()
        third = Driver()
        await passed(here, third, '{"seat0": "away", "seat1": "away"}')
        await play(there)
        await passed(there, third)
        assert "Turn: " in third.page.panel
        assert "another device" in third.page.panel
        await third.order("go-on")
        await third.order("share")
        assert "another device: send the link" in third.page.panel

    run(work)
