"""What a table of Wendake keeps to be read since one has decided anything: nothing that others did is left out."""

from driver import run
from wendake_seats import begin

from prateria.app.logbook import decided
from prateria.core.game import doer
from prateria.games import GAMES

TEXTS = GAMES["wendake"].texts


def missed(local, asked):
    """What others did in this year since the person has last been asked, in sentences."""
    w, names, now = local.shown.w, local.shown.names, local.session.state.round
    steps = [step for step in local.session.steps[asked:] if step.before.round == now and step.action.seat != 0]
    seen = (step.before.seen_by(event, 0) for step in steps for event in step.events)
    events = (event for event in seen if event is not None and TEXTS.again(event) and doer(event) == 1)
    return [said for event in events if (said := TEXTS.sentence(w, event, names, 0))]


def test_all_that_others_did_since_one_was_asked_stays_to_be_read():
    async def work(seed):
        driver = await begin(seed=seed)
        local, asked, past_own = driver.local, 0, 0
        while not local.session.state.outcome() and local.session.state.year < 4:
            await driver.until(lambda: driver.asked() != "")
            if local.choice.closing:  # that goes by itself
                steps = len(local.session.steps)
                await driver.until(lambda steps=steps: len(local.session.steps) > steps)
                continue
            if driver.asked() in ("play", "party"):
                since = local.shown.since
                if since:
                    told = missed(local, asked)
                    assert set(told) <= set(since), (set(told) - set(since), since)
                    assert not [said for said in since if since.count(said) > told.count(said) > 0]
                    unasked = {i for i, step in enumerate(local.session.steps) if i >= asked and step.action.seat == 0}
                    past_own += bool(unasked and told)
                asked = len(local.session.steps) + 1
            await driver.answer()
        return past_own

    assert sum(run(lambda seed=seed: work(seed)) for seed in (3, 5))


def test_a_turn_in_which_only_the_last_marker_went_has_decided_nothing():
    async def work():
        driver = await begin(seed=3)
        local, found = driver.local, 0
        while local.session.state.year < 3:
            await driver.until(lambda: driver.asked() != "")
            await driver.answer()
            steps = local.session.steps
            last = decided(local.session, 0)
            own = next((i for i in reversed(range(len(steps))) if steps[i].action.seat == 0), None)
            if last != own:
                found += 1
                verbs = [s.action.verb for s in steps[last + 1 :] if s.action.seat == 0]
                assert set(verbs) <= {"order", "end"}
        assert found

    run(work)
