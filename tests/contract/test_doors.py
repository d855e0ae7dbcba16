"""The doors of every game: how it flows, what its bots think, what teaches it. Moments: `door_moments`."""

import ast
import math
from dataclasses import fields
from functools import partial
from itertools import pairwise
from pathlib import Path

from door_moments import (  # noqa: F401  fixtures
    SIZES,
    WAYS,
    _little_thought,
    every_game,
    every_language,
    every_way,
    looks,
    moments,
    pairs,
    picker,
    picks,
    session_of,
    sitters,
    sort,
    tree,
    values,
)
from telling import whole

from prateria.app.asked import race_of, who_is_asked
from prateria.app.reading import rules_of
from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.game import State
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.contract import Flow, Race, Sense, Table, Teaching, Texts
from prateria.kit.words import LANGUAGES, Words


def test_no_door_is_left_out():
    """Each field of each door is asked for here or in one of the files beside this one."""
    asked = set()
    for path in Path(__file__).parent.glob("test_doors*.py"):
        asked |= {node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)}
    for door in (Sense, Texts, Table, Flow, Race, Teaching):
        assert {field.name for field in fields(door)} - asked == set(), door.__name__


@every_way
def test_the_flow_answers(way):
    game, flow = GAMES[way[0]], GAMES[way[0]].flow
    sorts = {sort(pick) for step in session_of(way).steps for pick in step.action.picks}
    assert not isinstance(flow.turning, str)
    assert not isinstance(flow.completing, str)
    assert not isinstance(flow.looking, str)
    assert flow.together >= 0
    assert 0 < flow.clear < 100
    assert type(flow.settles) is bool
    both = pairwise(step.action for step in session_of(way).steps)
    assert flow.answers is None or all(type(flow.answers((done,), then)) is bool for done, then in both)
    assert type(flow.retells) is bool
    assert all(one.isidentifier() for one in (*sorts, *flow.turning, *flow.completing, *flow.looking))
    for step, state in moments(way)[:-1]:
        assert type(flow.private(state)) is bool
        bag = state.bag()
        assert bag is None or {type(ask(bag)) for ask in (flow.laid, flow.price, flow.light, flow.bare)} == {bool}
        nothing = flow.common_pass(state, range(way[1]))
        assert nothing is None or nothing in state.legal_actions()
        if nothing is not None:
            assert all(whole(game.texts.anybody(Words(lang))) for lang in LANGUAGES)
        assert all(game.texts.nobody(Words(lang), []) == "" for lang in LANGUAGES), "nothing has come of it yet"
        why = flow.passed_over(state, session_of(way).steps, range(way[1]), flow.asking)
        names = [f"P{seat}" for seat in range(way[1])]
        over = partial(game.texts.passed_over, again=False, view=state.observe(0), names=names)
        rest = [game.texts.foregone(Words(lang), state.observe(0), names, 60) for lang in LANGUAGES]
        assert not any(rest) or all(map(whole, rest))
        assert why is None or all(whole(over(Words(lang), why)) for lang in LANGUAGES)
        assert type(flow.looked_at(state, session_of(way).steps, range(1), flow.asking)) is bool
        view, came = state.observe(0), game.texts.came
        led = [part for lang in LANGUAGES for part in came(Words(lang), step.events, names, view, False)]
        assert all(map(whole, filter(None, led)))
        instead = [game.texts.swapped(Words(lang), step.action.picks[0]) for lang in LANGUAGES if step.action.picks]
        assert not any(instead) or all(map(whole, instead))
        for event in step.events:
            assert type(game.texts.woe(event)) is bool
            assert (
                event not in flow.marks((step,))
                or type(flow.concerns(view, event)) is type(flow.cheered(event)) is bool
            )
            assert not game.texts.harm(event, step.action.seat), "nobody does that to themselves"
            assert all(type(game.texts.harm(event, seat)) is bool for seat in range(way[1]))
            runs = [game.texts.run(Words(lang), [event, event]) for lang in LANGUAGES]
            assert not any(runs) or all(map(whole, runs))
        for action in state.legal_actions()[:20]:
            assert type(flow.small(state, action)) is bool
            assert type(flow.opens(action)) is bool
            assert type(flow.lingers(action)) is bool
            did = [game.texts.did(Words(lang), action, "Ola") for lang in LANGUAGES]
            assert all(0 < len(game.texts.done(Words(lang), action)) <= 12 for lang in LANGUAGES)
            assert not any(did) or all(map(whole, did))
            undone = [game.texts.left_undone(Words(lang), state.observe(action.seat), action, ()) for lang in LANGUAGES]
            assert not any(undone) or all(map(whole, undone))
            ways = flow.further(state, action)
            if ways and game.sense.onward is not None:
                then, why = game.sense.onward(state.observe(action.seat), action, ways)
                assert then in ways
                assert whole(GAMES[way[0]].texts.reason(Words("en"), why))
            assert len(ways) != 1
            assert all(way.seat == action.seat and way not in state.legal_actions() for way in ways)
            assert flow.likeliest(state, action) in (None, *ways)
            for way in ways:
                brings = flow.promised(state, action, way)
                assert brings == flow.promised(state.clone(), action, way)
                after = state.clone()
                after.apply(action)
                if way in after.legal_actions():  # nobody is asked between
                    assert brings == flow.promised(after, None, way)
        before = state.clone()
        told = [*flow.scenes(state, step.action), *flow.counted(state, step.action)]
        assert all(event is not None and isinstance(there, State) for event, there in told)
        between = flow.interlude(state, step.action)
        assert between is None or isinstance(between, type(state))
        assert state == before, "only looked at"
    if race_of(session_of(way)):
        for _, state in moments(way)[:-1]:
            assert flow.race.turner(state) in range(way[1])
            assert set(flow.race.claimants(state)) <= set(range(way[1]))
            assert all(type(ask(state)) is bool for ask in (flow.race.settling, flow.race.lies, flow.race.over))


@every_way
def test_the_sense_of_a_game(way):
    sense = GAMES[way[0]].sense
    for n, (_, state) in enumerate(moments(way)[:-1]):
        asked = who_is_asked(state, GAMES[way[0]].flow)
        seat, actions = asked.seat, () if asked.bag else asked.actions
        view, world = state.observe(seat), state.redeal(seat, Rng(n))
        tried = world.clone()
        for action in decide(SeatView(state, seat), "first", Rng(n)).actions:
            tried.apply(action)
        assert math.isfinite(sense.evaluate(tried, seat, Rng(n)))
        assert sense.effort(view) > 0
        assert sense.hinted is None or sense.hinted > 0
        assert {bool(sense.silly(view, action)) for action in actions} <= {True, False}
        sure = sense.obvious(view, actions) if actions else None
        assert sure is None or sure in actions
        if state.bag() is not None and not state.bag().taken:
            bags = [*sense.proposals(view, Rng(n), 3)]
            assert 0 < len(bags) <= 3
            bags += sense.modest(view, Rng(n), 3) if sense.modest is not None else ()
            assert all(state.bag().fewest <= sum(bag.values()) <= state.bag().total for bag in bags)
        if actions and sense.plans is not None:
            plan = next(plan for plan in sense.plans(world, seat) if plan)
            assert plan[0] in world.legal_actions()
        if actions and sense.shortlist is not None:
            assert set(sense.shortlist(world, seat)) <= set(world.legal_actions())
        if actions and sense.offhand is not None:
            assert set(sense.offhand(world, seat)) <= set(world.legal_actions())
            assert world.bag() is not None or sense.offhand(world, seat)
        if sense.against is not None:
            for level in ("first", "normal", None):
                knowing = sense.against([level] * way[1])
                assert not actions or knowing.obvious(view, actions) in (None, *actions)
        if sense.plainer is not None:
            known = sense.unsearched is not None and sense.unsearched(view)
            begun = () if known else actions[:1] or state.bag().takes(sense.propose(view))
            *looking, run = sense.plainer(world, seat, begun)
            for said in (*filter(None, looking), run):  # what was said last holds if the rest takes too long
                after = world.clone()
                for action in said:
                    after.apply(action)
            if sense.keeping is not None:
                *_, why = sense.explained(view, run) if run else [("", {})]
                promises = [why[1]["promise"]] if run and why[1].get("promise") else []
                *looking, kept = sense.keeping(world, seat, run, promises)
                assert promises or kept == run
                for said in (*filter(None, looking), kept):
                    after = world.clone()
                    for action in said:
                        after.apply(action)
        if sense.safer is not None:
            assert {bool(sense.safer(view, one, other)) for one in actions for other in actions} <= {True, False}
            assert not any(sense.safer(view, one, one) for one in actions), "than itself"
        if actions and sense.explained is not None:
            *looking, why = sense.explained(view, actions[:1])
            told = [GAMES[way[0]].texts.reason(Words("en"), one) for one in (*looking, why) if one is not None]
            assert told
            assert all(map(whole, told))  # what was said last holds if the rest takes too long
        if actions and sense.enough is not None:
            assert {*sense.enough([world], seat, actions[:1])} <= {None, *world.legal_actions()}
        assert all(now == now and later == later for _, now, later in sense.urges(view, seat))
        assert all(isinstance(what, str) for what in sense.temptations(view, seat))


@every_way
def test_what_strong_players_and_reviews_need(way):
    game, state = GAMES[way[0]], moments(way)[1][1]
    sense, seat = game.sense, who_is_asked(state, game.flow).seat
    view = state.observe(seat)
    assert sense.deals is None or sense.deals > 0
    assert all(one.effort > 0 and one.bags > 0 for one in sense.efforts)
    assert ("strong" in game.levels) == bool(sense.ahead or sense.efforts or sense.sharper)
    assert all("strong" not in game.offers(n) for n in range((sense.proved or 99) + 1, game.META.seats[1] + 1))
    if sense.sharper is not None:
        assert sense.sharper.effort(view) > 0
    if sense.ahead is not None:
        assert sense.ahead.horizon > 0
        assert all(budget.runs > 1 and budget.nodes > budget.runs for budget in sense.ahead.budgets)
        assert type(sense.ahead.weighty(view)) is bool
        assert sense.ahead.clock(state) <= sense.ahead.clock(moments(way)[-1][1])
        assert math.isfinite(sense.ahead.value(state, seat))
    if sense.judging is not None and sense.judging.fits(state):
        played = sense.judging.play_on(state.redeal(seat, Rng(1)), seat, Rng(2), False)
        assert [math.isfinite(worth) for worth in list(played)[-1]] == [True] * way[1]


# -- what teaches it -------------------------------------------------------------------------------------------------


def _heard(e):
    """The texts of a picture that a screen reader reads."""
    if e.get("aria-hidden") == "true":
        return []
    within = [text for kid in e for text in (*_heard(kid), kid.tail or "")]
    return [text.strip() for text in (e.text or "", *within) if text.strip()]


@every_language
@every_game
def test_it_is_taught(game, lang):
    w, teaching = Words(lang), GAMES[game].teaching
    for version in range(1, GAMES[game].META.rules + 1):
        sections = teaching.rules(w, version)
        assert sections
        pictures = {section.picture for section in sections} | {step.picture for step in teaching.minute(w)}
        assert all(list(tree(teaching.picture(name, w))) for name in pictures - {""})
        view = session_of(next(way for way in WAYS if way[0] == game)).state.observe(None)
        assert all(list(tree(teaching.picture(teaching.named(name, view), w))) for name in pictures - {""})
        drawn = [e for name in pictures - {""} for e in tree(teaching.picture(name, w)).iter()]
        named = [e.get("id") for e in drawn if "id" in e.attrib]
        assert len(named) == len(set(named)), "all of them stand on one page"
        assert all(whole(text) for section in sections for text in (*section.paragraphs, *section.brief))
        assert all(section.id and section.title for section in sections)
        heard = [said for name in pictures - {""} for said in _heard(tree(teaching.picture(name, w)))]
        assert [said for said in heard if not any(map(str.isalpha, said))] == [], "bare numbers and signs say nothing"
        page = tree(rules_of(GAMES[game], w, sections[0].id, version))
        assert {e.get("id") for e in page.iter() if "id" in e.attrib} == {f"rule-{section.id}" for section in sections}
        assert sum("data-print" in e.attrib for e in [*page.iter("button")][-2:]) == 2, "to print comes last"
    for step in [step for part in teaching.lesson.parts for step in part.steps] if teaching.lesson else ():
        whole(step.say(w))
    aim = GAMES[game].texts.aim(w)
    assert not aim or (whole(aim) and (teaching.opening(w) or teaching.minute(w)))
    assert aim or not teaching.opening(w), "nobody would see it"
    for step in (*teaching.race(w), *teaching.signs(w), *teaching.opening(w)):
        assert whole(step.sentence)
        assert list(tree(teaching.picture(step.picture, w)))
    for options in (teaching.first_game, teaching.lesson.first_game if teaching.lesson else {}):
        assert Session.new(GAMES[game], 2, dict(options), seed=1).state.actors()
    if teaching.class_plan is not None:
        assert teaching.class_plan(w).play > 0
