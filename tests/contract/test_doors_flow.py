"""The doors of every game: what goes by itself, the end of a round, what is looked at, the race. See `door_moments`."""

from door_moments import (  # noqa: F401  fixtures
    _little_thought,
    every_way,
    moments,
    pairs,
    session_of,
    sort,
)
from telling import NAMES

from prateria.app.asked import race_of, who_is_asked
from prateria.core.game import State
from prateria.core.rng import Rng
from prateria.games import GAMES
from prateria.kit.words import Words
from prateria.view.panels import ASKING


def decisions(way):
    """(the steps before it, position) of its moments."""
    steps = session_of(way).steps
    for step, state in moments(way)[:-1]:
        yield steps[: next(n for n, one in enumerate(steps) if one is step)], state


def chain(name, state, pick, actions):
    """What stands for several actions: a pick of its own, with words; each is small, and legal after the one before."""
    game, after = GAMES[name], state.clone()
    assert pick not in {one for action in state.legal_actions() for one in action.picks}
    assert game.texts.pick_label(Words("en"), pick, state.observe(state.actors()[0]))
    assert len(actions) > 1
    for action in actions:
        assert action in after.legal_actions()
        assert game.flow.small(after, action)
        after.apply(action)


@every_way
def test_what_goes_without_being_asked_is_legal(way):
    flow, people = GAMES[way[0]].flow, range(way[1])
    assert {type(flow.secret), type(flow.recap), type(flow.advises_on)} == {bool}
    assert all(value in ASKING[key] for key, value in (*flow.asking.items(), *flow.asking_one.items()))
    assert set(flow.asking_one) <= set(flow.asking)
    for steps, state in decisions(way):
        asked, before = who_is_asked(state, flow), state.clone()
        legal = () if asked.bag else asked.actions
        assert {type(flow.ends(action)) for action in legal} <= {bool}
        assert {type(flow.seen_first(action)) for action in legal} <= {bool}
        assert {type(flow.left(state)), type(flow.known(state)), type(flow.spent(state, people))} == {bool}
        assert {type(flow.waived(state, step.action)) for step in steps[-1:]} <= {bool}
        granted = flow.granted(state, legal) if legal else None
        assert granted is None or granted in legal
        assert not flow.settled(state) or state.bag() is not None
        assert all(isinstance(sort, str) for sort in flow.shared)
        assert {type(flow.shows(state, pick)) for action in legal for pick in action.picks} <= {str}
        for pick, actions in flow.several(state, legal).items():
            chain(way[0], state, pick, actions)
        plain = flow.plain(state, legal) if legal else None
        assert plain is None or plain in legal
        marked = flow.marks(steps)
        assert not isinstance(marked, str)
        assert all(any(event is one for step in steps for one in step.events) for event in marked)
        if not race_of(session_of(way)):
            own = flow.unasked(state, steps, people, flow.asking)
            assert own is None or own in state.legal_actions()
        assert state == before, "only looked at"


@every_way
def test_nobody_knows_a_game_in_its_first_round(way):
    steps = session_of(way).steps
    first = steps[0].before.round
    assert not any(GAMES[way[0]].flow.known(step.before) for step in steps if step.before.round == first)


@every_way
def test_where_what_is_left_was_waived_the_turn_can_be_ended(way):
    flow = GAMES[way[0]].flow
    for step, after in pairs(session_of(way)):
        if after.actors() and flow.waived(after, step.action):
            assert any(flow.ends(action) for action in after.legal_actions())


@every_way
def test_what_lies_there_when_a_round_or_the_game_ends(way):
    flow, session = GAMES[way[0]].flow, session_of(way)
    for step, after in pairs(session):
        if after.round == step.before.round and after.actors():
            continue
        before = step.before.clone()
        lying = flow.lying(step.before, step.action) if flow.lying else None
        assert lying is None or isinstance(lying, State)
        if flow.interlude(step.before, step.action) is not None:
            for events, there in flow.clearing(step.before, step.action):
                assert isinstance(events, tuple)
                assert isinstance(there, State)
                glance = GAMES[way[0]].texts.glance(Words("en"), events, NAMES[: way[1]])
                assert glance == "" or any(name in glance for name in NAMES[: way[1]])
        if after.actors():
            standing = flow.standing(after)
            assert len(standing.points) == way[1]
            assert set(standing.winners) <= set(range(way[1]))
            assert standing.winners
        assert step.before == before, "only looked at"
    last = session.steps[-1]
    seen = flow.last_look(last.before, last.action)
    assert seen is None or seen.outcome() == session.state.outcome()


@every_way
def test_what_comes_to_light_is_veiled(way):
    """Whoever acted sees the same, whatever was hidden from them before."""
    flow, session = GAMES[way[0]].flow, session_of(way)
    for n, step in enumerate(one for one in session.steps if one.reveals and one.action.seat is not None):
        seat, before = step.action.seat, step.before.clone()
        if n % 7 or race_of(session):
            continue
        seen = flow.veiled(step.before, step.action)
        assert isinstance(seen, State)
        assert step.before == before, "only looked at"
        for chance in range(3):
            other = step.before.redeal(seat, Rng(chance))
            if step.action in other.legal_actions():
                assert flow.veiled(other, step.action).observe(seat) == seen.observe(seat)


@every_way
def test_what_is_looked_at_and_carried_is_said_by_sorts(way):
    flow = GAMES[way[0]].flow
    picks = {pick for _, state in moments(way) for action in state.legal_actions() for pick in action.picks}
    for pick in picks:
        assert all(type(flow.still_looking(seen.partition(":")[2], pick)) is bool for seen in sorted(picks)[:20])
    for carried, places in flow.carried.items():
        assert not isinstance(places, str)
        assert all(one.isidentifier() for one in (carried, *places))
    assert all(sort(pick).isidentifier() for pick in flow.bar)
    assert all(one.isidentifier() for one in flow.half)
    assert all(type(flow.begun(state)) is bool for _, state in moments(way))
    assert {*flow.keeps, *flow.amounts} <= {pick.partition(":")[0] for pick in picks}


@every_way
def test_a_referee_decides_what_is_legal(way):
    """All who can touch something do, at the same time."""
    race, decided = race_of(session_of(way)), 0
    if race is None:
        return
    assert race.raced(dict(session_of(way).header.options))
    assert race.pace > 0
    assert race.window > 0
    for _, state in moments(way)[:-1]:
        if race.settling(state):
            continue
        referee, table = race.referee(race.window, race.pace, ()), state.clone()
        referee.begin(state, 0)
        assert referee.open
        picks = {pick for action in state.legal_actions() for pick in action.picks}
        for aimed in sorted({race.aim(pick, race.turner(state)) for pick in picks} - {None}):
            referee.touch(*aimed, race.pace + 100)
            assert aimed[1] == "turn" or isinstance(race.missed(*aimed, race.pace + 100), race.late)
        for now in (race.pace + 500, race.pace + 1000):
            for decision in referee.tick(now):
                if not isinstance(decision, race.late):
                    assert decision in table.legal_actions()
                    table.apply(decision)
                    decided += 1
    assert decided
