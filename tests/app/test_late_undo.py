"""A turn that has ended by itself a moment before somebody comes with "Take it back"."""

from driver import run
from wendake_seats import against_a_bot

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES


def outposts_out():
    """A game in which the first seat may bring two outposts home, swap tiles, or end the turn."""
    for seed in range(100):
        session, rng = Session.new(GAMES["wendake"], 2, seed=seed), Rng(seed)
        while (legal := session.state.onward_actions()) and len(session.steps) < 160:
            there = {(getattr(one, "verb", ""), getattr(one, "what", "")) for one in legal}
            ends = any(verb == "end" for verb, _ in there)
            out = session.state.areas.count(2) > 1
            if session.state.actors() == (0,) and ends and out and there >= {("open", "transfer"), ("open", "swap")}:
                return session
            lying = [one for one in legal if getattr(one, "verb", "") == "lie"] or legal
            session.play(lying[rng.below(len(lying))])
    raise AssertionError("no such game")


def actions(driver):
    return [step.action for step in driver.local.session.steps]


def test_what_was_done_before_the_end_is_taken_back_with_it():
    async def work():
        driver = await against_a_bot(outposts_out())
        local, began = driver.local, len(actions(driver))
        await driver.until(lambda: driver.asked() == "play")
        while any(wanted := [one for one in local.session.state.onward_actions() if is_way_home(one)]):
            done = len(local.session.steps)
            local.choice.make([wanted[0]])
            await driver.until(lambda done=done: len(local.session.steps) > done)
            await driver.until(lambda done=done: local.choice.open or len(local.session.steps) > done + 1)
        await driver.until(lambda: any(getattr(one, "verb", "") == "end" for one in actions(driver)[began + 1 :]))
        home = max(n for n, one in enumerate(actions(driver)) if getattr(one, "verb", "") == "home")
        await driver.until(lambda: local.choice.open)
        await driver.order("undo")
        assert len(local.session.steps) <= home, "not the end alone, after which nothing could be done but to end"

    run(work)


def is_way_home(action):
    """A step to bring outposts home."""
    return getattr(action, "verb", "") == "home" or (getattr(action, "what", "") == "transfer")
