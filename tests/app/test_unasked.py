"""What people are not asked: in the calm game what brings nothing new, anywhere the end of a turn that is done."""

import asyncio
import json
from types import SimpleNamespace

import pytest
from driver import MARKS, Driver, run
from fakepage import FakePage
from wendake_seats import begin, played

from prateria.app.choice import Choice
from prateria.app.unasked import Unasked
from prateria.core.rng import Rng
from prateria.core.savefile import Save, SeatSetting
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow.engine.actions import Claim, Pass, Turn
from prateria.games.powwow.engine.asking import ASKING, offers, unasked
from workshop.bench import touches


async def calm(**settings):
    """A table of two people, and what they like."""
    driver = Driver()
    places = [{"name": "", "bot": None, "mark": mark} for mark in MARKS[:2]]
    wish = {"game": "powwow", "seats": places, "options": {"calm": True}, "seed": 4}
    assert await driver.app.start(json.dumps(wish)) == ""
    driver.local.save.settings.update(settings)
    await driver.settle()
    await driver.order("go-on")  # from what is told before the first card
    return driver


async def asked(driver):
    await driver.until(lambda: driver.loop.asking or driver.local.choice.open or driver.asked() == "end")
    return driver.asked()


def calm_games(games=6):
    """Positions of calm games by chance in which somebody is asked, with the record that led there."""
    for seed in range(games):
        session, rng = Session.new(GAMES["powwow"], 2 + seed % 3, {"calm": True}, seed), Rng(seed)
        while legal := session.state.legal_actions():
            if session.state.phase == "ask":
                yield session
            # mostly nothing is claimed, as people do
            session.play(legal[0] if rng.below(8) else legal[rng.below(len(legal))])


def test_a_calm_game_takes_at_most_115_touches():
    counts = touches.play(FakePage(), "powwow", 1).counts
    assert sum(counts.values()) <= 115, counts
    assert counts["curtain"] > 10, "answers are still given unseen"


def test_turning_ones_own_cards_among_computers_takes_no_more_than_130_touches():
    hands = touches.Hands(FakePage(), "powwow", 2, {"calm": True}, people=1)
    counts = asyncio.run(hands.play())
    assert sum(counts.values()) <= 130, counts
    turns = [step.action for step in hands.loop.local.session.steps if isinstance(step.action, Turn)]
    assert counts["play"] > sum(turn.seat == 0 for turn in turns) > 40, "each of them is touched"


def test_the_next_card_comes_by_itself_when_somebody_has_begun():
    async def work():
        driver = await calm()
        for _ in range(50):
            await driver.settle()
        assert driver.local.session.steps == []
        assert driver.app.touch("prairie:card")
        await asked(driver)
        turned = [step.action for step in driver.local.session.steps]
        assert len(turned) > 1
        assert all(isinstance(action, Turn | Pass) for action in turned)

    run(work)


def test_a_game_that_is_opened_again_waits_for_a_touch():
    async def work():
        driver = await calm(turns="touch")
        assert driver.app.touch("prairie:card")
        await asked(driver)
        driver.local.save.settings["turns"] = "self"
        driver.local.keep()
        again = Driver(driver.page)
        assert await again.app.open(driver.local.save.id) == ""
        for _ in range(50):
            await again.settle()
        assert len(again.local.session.steps) == len(driver.local.session.steps)
        assert again.local.choice.open

    run(work)


def test_who_likes_to_touch_every_card_is_asked_at_every_card():
    async def work():
        driver = await calm(ask="every", turns="touch")
        for _ in range(60):
            await asked(driver)
            steps, local = len(driver.local.session.steps), driver.local
            if local.shown.to_all:
                assert driver.app.touch("button:nobody")
            else:
                legal = local.session.state.legal_actions()
                assert driver.app.touch(legal[0].picks[0])
            await driver.settle()
            played = [step.action for step in local.session.steps[steps:]]
            assert played
            assert sum(isinstance(action, Turn) for action in played) <= 1

    run(work)


def test_people_are_asked_when_there_is_more_to_take_and_at_the_last_card():
    silent = loud = 0
    for session in calm_games():
        state, people = session.state, range(session.header.seats)
        before = next(step.before for step in reversed(session.steps) if isinstance(step.action, Turn))
        was, now = offers(before), offers(state)
        found = unasked(state, session.steps, people, ASKING)
        if not state.prairie or any(n > was.get(offer, 0) for offer, n in now.items()):
            assert found is None
            loud += 1
        else:
            assert found == state.legal_actions()[0]
            silent += 1
    assert silent > 50
    assert loud > 50


def test_from_so_many_cards_on_less_is_not_worth_a_question():
    quiet = 0
    for session in calm_games():
        state = session.state
        wish = {**ASKING, "ask": "6"}
        if unasked(state, session.steps, range(2), wish) is None:
            assert max(n for (seat, _, _), n in offers(state).items() if seat < 2) >= 6
        else:
            quiet += unasked(state, session.steps, range(2), ASKING) is None
    assert quiet > 20


def test_who_waits_three_times_in_a_row_is_offered_once_to_be_asked_less():
    async def work(takes):
        driver, offered, waited = Driver(), [], 0
        places = [{"name": "", "bot": bot, "mark": mark} for bot, mark in ((None, "fox"), ("first", "owl"))]
        wish = {"game": "powwow", "seats": places, "options": {"calm": True}, "seed": 4}
        assert await driver.app.start(json.dumps(wish)) == ""
        await driver.settle()
        await driver.order("go-on")
        while driver.asked() != "end" and waited < 12:
            await driver.until(lambda: driver.asked() != "")
            if driver.local.session.state.phase == "ask" and driver.local.choice.open:
                if 'data-do="ask-less"' in driver.page.regions["controls"]:
                    offered.append(waited)
                    most = max(n for (seat, _, _), n in offers(driver.local.session.state).items() if seat == 0)
                    assert most < 4, "of what it is offered not to be asked"
                    if takes:
                        await driver.order("ask-less")
                        assert driver.local.choice.open, "the question stays"
                        assert 'data-do="ask-less"' not in driver.page.regions["controls"]
                assert driver.app.touch("button:pass")
                await driver.settle()
                waited += 1
            else:
                assert driver.app.touch("prairie:card")
                await driver.settle()
        assert len(offered) == 1
        assert offered[0] >= 3
        assert driver.local.save.settings.get("ask", "") == ("4" if takes else "")

    for takes in (True, False):
        run(lambda takes=takes: work(takes))


def test_not_being_asked_tells_no_secret():
    """Whatever those before have answered unseen, and whoever of the people is to answer: the same question or none."""
    several = 0
    for session in calm_games():
        state = session.state
        if len(state.asked) < 2 or state.pile:
            continue
        several += 1
        first = unasked(state, session.steps, range(session.header.seats), ASKING)
        for answer in state.legal_actions():
            after = state.clone()
            after.apply(answer)
            then = unasked(after, session.steps, range(session.header.seats), ASKING)
            assert (then is None) == (first is None)
    assert several > 20


def test_nothing_goes_at_once_and_a_claim_is_confirmed():
    async def work():
        driver = await calm(ask="every")
        done = set()
        while done != {Pass, Claim}:
            await asked(driver)
            local, state = driver.local, driver.local.session.state
            if driver.loop.asking:
                await driver.order("uncover")
            elif local.shown.to_all:
                assert driver.app.touch("button:somebody")
                await driver.settle()
            elif state.phase != "ask":
                assert all(driver.app.touch(pick) for pick in state.legal_actions()[0].picks)
                await driver.order("done")
            else:
                steps = len(local.session.steps)
                action = state.legal_actions()[0 if Pass not in done else 1]
                assert 'data-pick="button:pass"' in driver.page.regions["controls"]
                assert 'data-pick="button:pass"' not in driver.page.regions["stage"]
                assert driver.app.touch(action.picks[0])
                await driver.settle(3)
                if isinstance(action, Claim):
                    assert len(local.session.steps) == steps
                    await driver.order("done")
                assert local.session.steps[steps].action == action
                done.add(type(action))

    run(work)


def at_the_end_of_a_turn(people):
    """A game of Bison in which the turn can be ended and nothing else is left, with what is asked."""
    session, rng = Session.new(GAMES["bison"], 2, None, 3), Rng(3)
    while not (len(legal := session.state.legal_actions()) == 1 and legal[0].text.endswith(" end")):
        session.play(legal[rng.below(len(legal))])
    seats = tuple(SeatSetting("", None if seat < people else "first", mark) for seat, mark in enumerate(MARKS[:2]))
    page = FakePage()
    local = SimpleNamespace(
        session=session, game=GAMES["bison"], save=Save("here", "", seats), people=tuple(range(people)),
        page=page, paid=(-1, -1), ran=-1, choice=Choice(), race=None, may=lambda right: True, confirms="some",
    )  # fmt: skip
    return local, SimpleNamespace(seat=session.state.actors()[0], actions=session.state.legal_actions())


@pytest.mark.parametrize(
    ("people", "confirmed", "likes"), [(2, True, True), (2, False, True), (1, False, True), (2, True, False)]
)
def test_a_turn_ends_by_itself_if_nothing_is_left_to_do_whoever_plays(people, confirmed, likes):
    local, asked = at_the_end_of_a_turn(people)
    local.choice.confirmed = confirmed
    local.page.liked["ending"] = likes
    assert Unasked(local).ending(asked) == (asked.actions if likes else None)
    assert Unasked(local).at_once(asked.actions[0]), "nothing is left: one touch is enough"


def test_who_goes_on_with_a_game_finds_the_table_that_was_left():
    """What was taken back is not taken for granted as soon as the table is opened again."""

    async def work():
        driver = await begin(people=2, seed=5)
        grid = driver.local.session.state.observe(0).players[driver.local.session.state.actors()[0]].grid
        for step in ("fire", "move3"):
            assert driver.app.touch(f"tile:{next(place.id for place in grid if place.steps == (step,))}")
            await driver.settle()
        assert played(driver)[-1].verb == "do"
        await driver.order("undo")
        again = Driver(driver.page)
        await again.app.open(*driver.page.saves)
        await again.reach("play")
        await again.settle()
        assert played(again) == played(driver)
        assert played(again)[-1].verb == "tile"
        assert again.app.touch(f"tile:{next(place.id for place in grid if place.steps == ('move3',))}")
        await again.settle()
        assert played(again)[-1].verb == "do"

    run(work)


def test_the_lone_outpost_goes_home_together_with_the_button_and_comes_back_with_it():
    """Taken back, the same button asked two questions more."""
    game, found = GAMES["wendake"], None
    for seed in range(40):
        session, rng = Session.new(game, 2, None, seed), Rng(seed)
        while found is None and session.state.year < 3 and (legal := session.state.legal_actions()):
            home = next((action for action in legal if action.text.endswith(" open transfer")), None)
            if home is not None:
                after = session.state.clone()
                after.apply(home)
                if game.flow.granted(after, after.legal_actions()) is not None:
                    found = home
                    break
            session.play(legal[rng.below(len(legal))])
        if found is not None:
            break
    session.play(found)
    page = FakePage()
    local = SimpleNamespace(
        session=session, game=game, save=Save("here", "", ()), people=(0, 1), page=page, choice=Choice(), race=None,
        may=lambda right: True, confirms="some", joined=set(),
    )  # fmt: skip
    unasked = Unasked(local)
    unasked.begun = True
    asked = SimpleNamespace(seat=session.state.actors()[0], actions=session.state.legal_actions(), bag=None)
    [gone] = unasked.granted(asked)
    assert gone.verb == "home"
    assert local.joined == {len(session.steps)}, "one step back takes both"
