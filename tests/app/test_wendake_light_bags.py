"""A bag of Wendake that one thing fills goes at the touch of it."""

from driver import run
from wendake_seats import against_a_bot

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.wendake.engine.frames import Bag, Steps


async def at_a_bag(of):
    """A table where such a bag is asked of the person amid a turn."""
    for seed in range(80):
        session, rng = Session.new(GAMES["wendake"], 2, seed=seed), Rng(seed)
        while legal := session.state.onward_actions():
            base, *_, frame = session.state.stack * 2
            going = isinstance(base, Steps) and (base.pending or base.inner)  # the turn does not end with it
            if session.state.actors() == (0,) and going and isinstance(frame, Bag) and not frame.taken and of(frame):
                return await against_a_bot(session)
            session.play(legal[rng.below(len(legal))])
    raise AssertionError("it does not happen")


def other(driver):
    """A kind that does not lie in it."""
    bag, counts = driver.local.session.state.bag(), driver.local.choice.counts
    return next(kind for kind, n in zip(bag.kinds, bag.limits, strict=True) if n and not counts[kind])


def test_one_thing_goes_at_its_touch_and_comes_back():
    async def work():
        driver = await at_a_bag(lambda bag: bag.why == "gain" and bag.total == 1)
        kind, before = other(driver), len(driver.local.session.steps)
        await driver.order("bag-add", kind)
        assert len(driver.local.session.steps) > before
        had = [step.action for step in driver.local.session.steps[before:] if getattr(step.action, "amount", 0)]
        assert [(take.kind, take.amount) for take in had][:1] == [(kind, 1)]
        await driver.order("undo")
        assert len(driver.local.session.steps) == before

    run(work)


def test_what_is_chosen_beforehand_goes_at_its_touch_too():
    async def work():
        driver = await at_a_bag(lambda bag: bag.why == "gain" and bag.total == 1)
        before = len(driver.local.session.steps)
        await driver.order("bag-suggest")
        kind = next(kind for kind, n in driver.local.choice.counts.items() if n)
        await driver.order("bag-add", kind)
        had = [step.action for step in driver.local.session.steps[before:] if getattr(step.action, "amount", 0)]
        assert [(take.kind, take.amount) for take in had][:1] == [(kind, 1)]

    run(work)


def test_several_things_and_what_smallpox_may_follow_wait_for_done():
    async def work():
        driver = await at_a_bag(lambda bag: bag.why == "receive" and bag.total == 1 and bag.check)
        before = len(driver.local.session.steps)
        await driver.order("bag-add", other(driver))
        assert len(driver.local.session.steps) == before
        driver = await at_a_bag(lambda bag: bag.why == "give" and bag.total == 2)
        before = len(driver.local.session.steps)
        await driver.order("bag-add", other(driver))
        assert len(driver.local.session.steps) == before

    run(work)
