"""Looking back: what is shown to whom, step by step."""

import html
import pkgutil
import re

import pytest
from driver import Driver, run
from fakepage import FakePage
from goldens import games, records, replay
from past import looking, table_of, whole

from prateria.app.sight import OPEN, sight
from prateria.app.story import tell
from prateria.core.code import encode
from prateria.core.link import open_link
from prateria.core.replay import decision, moves, position
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES, by_number
from prateria.games.wendake.table.tiles import spoken_place
from prateria.kit.words import Words
from workshop.catalogues import compiled_catalogues

LABELS = re.compile(r'aria-label="((?:top|middle|bottom|in the middle)[^"]*)"')
NAMES = ("Fox", "Owl", "Wolf", "Hare", "Bear")


# -- moves ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_every_golden_game_is_told_whole_and_its_positions_are_those_of_the_record(path):
    session = replay(games(path.read_text())[0])
    page, w = FakePage(), Words("en")
    before = encode(session)
    for viewpoint in (None, 0, OPEN):
        story = run(lambda viewpoint=viewpoint: tell(page, session, viewpoint, w, NAMES[: session.header.seats]))
        lengths = [look.length for look in story.looks]
        assert lengths == sorted(lengths)
        assert (lengths[0], lengths[-1]) == (0, len(session.steps))
        assert [line[0] for line in story.lines] == sorted(line[0] for line in story.lines)
        assert story.looks[-1].lines == len(story.lines)
    assert encode(session) == before
    again = Session(session.game, session.header)
    for length in range(len(session.steps)):
        assert position(session, length) == again.state
        assert encode(session.fork(length)) == encode(again)
        again.play(session.steps[length].action)
    assert position(session, len(session.steps)) == again.state


@pytest.mark.parametrize("game", GAMES)
def test_the_moves_are_the_record_in_order(game):
    session = whole(game)
    told = [bool(step.events) for step in session.steps]
    found = moves(session.steps, told)
    assert [move.begin for move in found] == [0, *(move.end for move in found[:-1])]
    assert found[-1].end == len(session.steps)
    for move in found:
        bag = position(session, move.end).bag()
        assert bag is None or not bag.taken  # no bag is cut in two
    assert moves(session.steps, [False] * len(told)) == [
        found[0]._replace(end=len(told), seat=session.steps[-1].action.seat)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_one_that_could_have_been_another(game):
    session = whole(game)
    at = 0
    while (found := decision(session, at)) is not None:
        before = position(session, found.begin)
        assert all(step.action.seat == found.seat for step in session.steps[found.begin : found.end])
        assert found.end == found.begin + 1 or before.bag() is not None
        assert len([a for a in before.legal_actions() if a.seat == found.seat]) > 1 or found.end > found.begin + 1
        assert found.end > at
        at = found.end
    assert at > len(session.steps) // 2


# -- who may see what ----------------------------------------------------------------------------------------------


def test_while_a_game_runs_one_looks_back_with_ones_own_eyes_or_as_one_who_watches():
    async def play():
        driver = Driver()
        await driver.start(seats=3, people=1)
        await driver.reach("play")
        await driver.answer()
        await driver.reach("play")
        seen = sight(driver.local)
        assert (seen.viewpoints, seen.first, seen.free) == ((0, None), 0, False)
        live = driver.loop
        await driver.app.command("look-back", "")
        await driver.until(lambda: driver.loop.story is not None)
        loop = driver.loop
        assert loop.at == len(loop.story.looks) - 1  # what happened last
        bar = driver.page.regions["controls"]
        for do in ("branch", "riddle", "replay-share"):
            assert f'data-do="{do}"' not in bar
            await driver.order(do)
            assert driver.loop is loop
        await driver.order("share")
        assert open_link(driver.page.panel.split('value="')[1].split('"')[0], by_number).place is None
        for value in ("1", "2", OPEN):
            await driver.order("replay-viewpoint", value)
            assert loop.viewpoint == 0
        await driver.order("replay-to", "0")
        assert loop.local.shown.viewer == 0
        await driver.order("look-away")
        assert driver.loop is live
        await driver.reach("play")
        await driver.answer()  # and it goes on

    run(play)


def test_behind_a_curtain_only_whoever_sits_there_looks_with_own_eyes():
    async def play():
        driver = Driver()
        await driver.start(seats=2, people=2)
        await driver.until(lambda: driver.asked() == "curtain")
        assert sight(driver.local).viewpoints == (None,)
        await driver.order("uncover")
        await driver.until(lambda: driver.asked() == "party")
        viewer = driver.local.shown.viewer
        assert sight(driver.local).viewpoints == (viewer, None)
        await driver.app.command("look-back", "")
        await driver.until(lambda: driver.loop.story is not None)
        await driver.order("look-away")
        await driver.until(lambda: driver.asked() == "party")
        assert driver.local.shown.viewer == viewer

    run(play)


@pytest.mark.parametrize("viewpoint", [None, 0])
def test_nothing_hidden_reaches_the_page_while_a_game_runs(viewpoint):
    """The markup of every step is that of a game in which all that this viewer does not know was dealt anew."""

    async def markup(session):
        driver = table_of(session, bots=(None, "normal", "normal"))
        loop = await looking(driver)
        await driver.order("replay-viewpoint", "watch" if viewpoint is None else str(viewpoint))
        await driver.until(lambda: not loop._stale and loop.viewpoint == viewpoint)
        shown = []
        for at in range(len(loop.story.looks)):
            loop.go(at)
            shown.append((driver.page.regions["stage"], driver.page.regions["side"], driver.page.regions["status"]))
        return shown

    async def play():
        session = whole("manitou", 3, seed=5, actions=70)
        shown = await markup(session)
        other = session.fork(len(session.steps))
        # other hidden cards at each step: what is drawn must not change
        for i, step in enumerate(other.steps):
            other.steps[i] = step._replace(before=step.before.redeal(viewpoint, Rng(i)))
        other.state = other.state.redeal(viewpoint, Rng(99))
        driver = table_of(session, bots=(None, "normal", "normal"))
        loop = await looking(driver)
        await driver.order("replay-viewpoint", "watch" if viewpoint is None else str(viewpoint))
        await driver.until(lambda: not loop._stale and loop.viewpoint == viewpoint)
        loop.full = other
        for at, (stage, side, status) in enumerate(shown):
            loop.go(at)
            assert driver.page.regions["stage"] == stage, at
            assert (driver.page.regions["side"], driver.page.regions["status"]) == (side, status)

    run(play)


def test_what_has_been_taken_back_as_practice_lies_open():
    async def play():
        driver = Driver()
        await driver.start(seats=2, people=1)
        await driver.reach("play")
        await driver.answer()
        await driver.reach("play")
        assert not sight(driver.local).free
        await driver.order("undo")
        await driver.reach("play")
        assert sight(driver.local).viewpoints == (0, 1, None, OPEN)
        driver.local.save.settings["lock"] = "1234"
        assert not sight(driver.local).free

    run(play)


def test_a_lesson_has_no_past():
    async def play():
        driver = Driver()
        await driver.order("lesson", "manitou:0")
        await driver.settle()
        lesson = driver.loop
        await driver.order("look-back")
        assert driver.loop is lesson
        assert driver.page.toasts

    run(play)


# -- the bar -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("over", ["menu", "replay-more", "replay-share", "rules"])
def test_it_stops_when_something_is_opened_over_it(over):
    async def play():
        driver = table_of(whole("powwow"))
        loop = await looking(driver)
        await driver.order("replay-play")
        await driver.until(lambda: loop.at > 2)
        await driver.app.command(over, "")
        at = loop.at
        await driver.settle(200)
        assert (loop.at, loop.playing) == (at, False)

    run(play)


def test_one_goes_back_and_on_by_moves_and_rounds_and_it_runs_by_itself():
    async def play():
        driver = table_of(whole("manitou"))
        kept = dict(driver.page.saves)
        loop = await looking(driver)
        last = len(loop.story.looks) - 1
        assert loop.at == 0
        await driver.order("replay-step", "1")
        await driver.order("replay-step", "1")
        await driver.order("replay-step", "-1")
        assert loop.at == 1
        await driver.order("replay-round", "1")
        assert loop.at == loop.story.rounds[1][0]
        await driver.order("replay-round", "-1")
        assert loop.at == 0
        for at in ("5", "17", "9"):
            await driver.app.command("replay-to", at)
        assert loop.at == 9
        await driver.order("replay-to", str(last + 50))
        assert loop.at == last
        await driver.order("replay-play")  # from the end it begins anew
        await driver.until(lambda: loop.at == last and not loop.playing)
        assert driver.page.passed > last * 350
        await driver.order("look-away")
        await driver.until(lambda: 'data-do="result"' in driver.page.regions["controls"])
        await driver.settle()
        assert not driver.page.panel  # a button leads to the result: it does not come again by itself
        assert {**driver.page.saves, "here": ""} == {**kept, "here": ""}
        assert len(driver.page.saves) == 1

    run(play)


def test_the_speed_is_kept_and_a_wrong_one_is_none():
    async def play():
        driver = table_of(whole("manitou"))
        loop = await looking(driver)
        await driver.order("replay-speed", "slow")
        assert loop.speed == "slow"
        await driver.order("replay-speed", "<b>")
        assert loop.speed == "normal"

    run(play)


def test_a_round_ends_in_two_looks():
    """First the last card lies there, then what is made of it."""

    async def play():
        driver = table_of(whole("manitou"))
        loop = await looking(driver)
        ends = [at for at, look in enumerate(loop.story.looks) if look.passing is not None][:-1]
        assert len(ends) == 3
        for at in ends:
            lying, counted = loop.story.looks[at : at + 2]
            assert lying.length == counted.length
            assert len(lying.said) == 1
            assert counted.said

    run(play)


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_it_speaks_another_language_at_once(lang, monkeypatch):
    compiled = compiled_catalogues()
    monkeypatch.setattr(pkgutil, "get_data", lambda package, name: compiled[f"{package.replace('.', '/')}/{name}"])

    async def play():
        driver = table_of(whole("manitou"))
        loop = await looking(driver)
        loop.go(4)
        driver.app.language(lang)
        await driver.until(lambda: not loop._stale)
        await driver.settle()
        assert loop.at == 4
        word = {"en": "Looking back", "it": "Rivedi", "pl": "Powtórka"}[lang]
        assert word in driver.page.regions["controls"]

    run(play)


@pytest.mark.parametrize("game", ["manitou", "bison", "wendake"])
def test_the_full_board_is_seen_before_it_is_counted(game):
    """At the end of each round and of the game, with the points of before."""

    async def play():
        driver = table_of(whole(game))
        loop = await looking(driver)
        looks, rounds = loop.story.looks, loop.full.state.rounds
        lying = [at for at, look in enumerate(looks[:-1]) if look.passing is not None]
        assert [looks[at].round for at in lying] == list(range(1, rounds + 1))
        for at in lying:
            points = [
                [player.points for player in state.observe(None).players]
                for state in (looks[at].passing, position(loop.full, looks[at - 1].length))
            ]
            assert points[0] == points[1]
            assert looks[at + 1].length == looks[at].length

    run(play)


def test_only_on_the_way_back_nothing_moves():
    async def play():
        driver = table_of(whole("manitou"))
        await looking(driver)
        for order, value, back in (
            ("replay-step", "1", False),
            ("replay-round", "1", False),
            ("replay-step", "-1", True),
            ("replay-round", "-1", True),
            ("replay-to", "9", False),
        ):
            await driver.order(order, value)
            assert ("data-back" in driver.page.regions["controls"]) == back

    run(play)


def test_who_watches_sees_the_same_side_in_front_all_the_time():
    """In Wendake the large grid would be that of whoever plays."""

    async def play():
        driver = table_of(whole("wendake"), bots=("normal", "normal"))
        loop = await looking(driver)
        assert loop.viewpoint is None
        turns = set()
        for at in range(10, 40):
            loop.go(at)
            turns.add(loop.local.session.state.actors())
            front = LABELS.findall(driver.page.regions["stage"].split('class="we-own"')[1])[:9]
            seen = loop.local.shown.passing or loop.local.session.state
            first = seen.observe(None).players[0]
            assert front == [html.escape(spoken_place(loop.local.shown.w, place)) for place in first.grid]
        assert len(turns) > 1

    run(play)


def test_what_is_shown_is_painted_before_the_look_beside_it_is_drawn(monkeypatch):
    """A pause lies between, and that ends when its frame has been painted (`tests/web/waits.test.mjs`)."""

    async def play():
        driver = table_of(whole("manitou", 3))
        loop = await looking(driver)
        await driver.settle()
        done = []
        page, prepare, show = driver.page, loop.screen.prepare, loop.screen.show
        pause = page.pause

        async def paused(ms):
            done.append("frame")
            await pause(ms)

        monkeypatch.setattr(page, "pause", paused)
        monkeypatch.setattr(loop.screen, "prepare", lambda at: (done.append("drawn"), prepare(at))[1])
        monkeypatch.setattr(loop.screen, "show", lambda: (done.append("shown"), show()))
        loop.step(1)
        await driver.until(lambda: "drawn" in done)
        order = [done.index(what) for what in ("shown", "frame", "drawn")]
        assert order == sorted(order)

    run(play)
