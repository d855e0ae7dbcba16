"""The doors of every game: all that the app asks of it is asked here, at moments of games played by chance.

For each language, for each seat and a spectator, on a wide and a narrow stage in turn. What a game says and draws in
particular is tested beside its rules; here it is whole, well-formed, and nothing is missing. See games/contract.py.
"""

import math
import sys
from functools import cache

import pytest
from gamefacts import facts
from playing import choose
from telling import NAMES, whole

from prateria.app.picker import Picker
from prateria.app.reading import rules_of
from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.game import State
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Frame, Sitter

if sys.platform == "emscripten":
    pytest.skip("sentences and drawings are strings of the same source there", allow_module_level=True)

ElementTree = pytest.importorskip("xml.etree.ElementTree")  # it does not ship

SIZES = (Frame(1024, 700), Frame(374, 560))
MARKS = ("fox", "owl", "wolf", "hare", "bear")
WAYS = [(game, seats, tuple(options.items())) for game in GAMES for seats, options in facts(game).SPOKEN]
SAMPLED = 4
"""So many moments of each game, beside the first, the last, a bag, and the end of a round."""

every_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way[0]}-{way[1]}")
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module", autouse=True)
def _spoken():
    """The catalogues of the source tree, compiled."""
    import pkgutil

    from workshop.catalogues import compiled_catalogues

    compiled, patch = compiled_catalogues(), pytest.MonkeyPatch()
    patch.setattr(pkgutil, "get_data", lambda package, name: compiled[f"{package.replace('.', '/')}/{name}"])
    yield
    patch.undo()


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch):
    from prateria.bots.think import LEVELS

    monkeypatch.setitem(LEVELS, "normal", LEVELS["normal"]._replace(effort=300))


@cache
def session_of(way):
    """A whole game by chance."""
    game, seats, options = way
    session, rng = Session.new(GAMES[game], seats, dict(options), seed=seats), Rng(seats)
    while session.state.actors():
        session.play(choose(session.state, rng))
    return session


@cache
def moments(way):
    """(step or None at the end, position before it) here and there in it."""
    session, flow = session_of(way), GAMES[way[0]].flow
    steps = session.steps
    chosen = set(range(len(steps) // SAMPLED // 2, len(steps), max(1, len(steps) // SAMPLED))) | {0, len(steps) - 1}
    bags = [i for i, step in enumerate(steps) if step.before.bag() and not step.before.bag().taken]
    ends = [i for i, step in enumerate(steps) if flow.interlude(step.before, step.action) is not None]
    told = [i for i, step in enumerate(steps) if flow.scenes(step.before, step.action)]
    for some in (bags, ends, told):
        chosen |= {some[0], some[len(some) // 2]} if some else set()
    return [*((steps[i], steps[i].before) for i in sorted(chosen)), (None, session.state)]


def pairs(session):
    """(step, position after it)"""
    return zip(session.steps, [*(step.before for step in session.steps[1:]), session.state], strict=True)


def sitters(seats):
    return tuple(Sitter(seat, NAMES[seat], "normal" if seat % 2 else None, MARKS[seat]) for seat in range(seats))


def looks(way, lang):
    """(position, eyes, observation, frame) of its moments: the stage is another for every other pair of eyes."""
    for n, (_, state) in enumerate(moments(way)):
        for eyes in (*range(way[1]), None):
            yield state, eyes, state.observe(eyes), SIZES[(n + (eyes or 0) + len(lang)) % 2]


def tree(markup):
    """Markup that is well-formed, with no place left open."""
    assert "%(" not in markup
    assert "style=" not in markup
    return ElementTree.fromstring(f"<div>{markup}</div>")


def values(found, do):
    """What stands beside that command in some markup."""
    return [node.get("data-value", "") for node in found.iter() if node.get("data-do") == do]


def sort(pick):
    return pick.partition(":")[0]


def raced(way):
    """Whether that game is a race, in which all act at the same time against the clock."""
    race = GAMES[way[0]].flow.race
    return race is not None and race.raced(dict(session_of(way).header.options))


def picks(drawn):
    """All that can be touched of a drawing."""
    return {node.get("data-pick") for node in drawn.iter()} - {None}


def of_seat(state, seat):
    return tuple(action for action in state.legal_actions() if action.seat == seat)


def asked(state):
    """The seat that is asked, what it can choose from, and what can be touched of it; as the app does it."""
    seat = min(state.actors())
    actions = () if state.bag() else of_seat(state, seat)
    picker = Picker(actions, GAMES[state.META.id].flow.turning, GAMES[state.META.id].flow.completing)
    return seat, actions, picker


# -- words -----------------------------------------------------------------------------------------------------------


@every_language
@every_game
def test_what_is_said_of_a_game_before_it_is_played(game, lang):
    w, texts, meta = Words(lang), GAMES[game].texts, GAMES[game].META
    assert texts.title(w).strip()
    whole(texts.blurb(w))
    assert "%(" not in texts.round_of(w, 1, meta.rounds)
    assert str(meta.rounds) in texts.round_of(w, 1, meta.rounds) or meta.rounds == 1
    for option in meta.options:
        shown = texts.option_text(w, option)
        assert shown["label"]
        assert len(shown["labels"]) == len(option.choices)
        whole(shown["line"])
    assert GAMES[game].credit.strip()


@every_language
@every_way
def test_everyone_is_told_what_to_do_and_what_has_happened(way, lang):
    w, texts, names = Words(lang), GAMES[way[0]].texts, NAMES[: way[1]]
    for _, eyes, view, _ in looks(way, lang):
        whole(texts.prompt(w, view, names, Touch()))
        assert (eyes is None) or texts.why_not(w, view, (), "button:nowhere") is not None
    for event in session_of(way).state.prologue():
        said = texts.sentence(w, event, names, None)
        assert said is None or whole(said)
    for step, state in moments(way):
        for event in step.events if step else ():
            for eyes in (*range(way[1]), None):
                seen = state.seen_by(event, eyes)
                said = texts.sentence(w, seen, names, eyes) if seen is not None else None
                assert said is None or whole(said)


@every_way
def test_a_game_is_not_silent(way):
    """Most rounds have something to tell, and so has the end."""
    texts, names, w = GAMES[way[0]].texts, NAMES[: way[1]], Words("en")
    told = {}
    for step in session_of(way).steps:
        said = [texts.sentence(w, step.before.seen_by(event, None), names, None) for event in step.events]
        told[step.before.round] = told.get(step.before.round, False) or any(said)
    assert sum(told.values()) * 2 > len(told)
    assert any(said), "the last action"


@every_language
@every_way
def test_what_can_be_touched_has_a_name_and_what_cannot_a_reason(way, lang):
    w, game = Words(lang), GAMES[way[0]]
    somewhere = {pick for _, state in moments(way) for action in state.legal_actions() for pick in action.picks}
    for _, state in moments(way)[:-1]:
        seat, actions, picker = asked(state)
        view = state.observe(seat)
        for action in actions:
            assert all(game.texts.pick_label(w, pick, view).strip() for pick in action.picks)
        if not actions:
            continue
        whole(game.texts.prompt(w, view, NAMES[: way[1]], Touch(actions[0].picks, (), actions[0])))
        for pick in sorted(somewhere - set(picker.possible()))[::7]:
            why = game.texts.why_not(w, view, (), pick)
            assert why == "" or whole(why)


@every_language
@every_way
def test_a_hint_says_why(way, lang):
    w, game = Words(lang), GAMES[way[0]]
    for n, (_, state) in enumerate(moments(way)[:-1]):
        view = SeatView(state, min(state.actors()))
        for level in ("first", "normal"):
            whole(game.texts.reason(w, decide(view, level, Rng(n)).reason))
        for action in view.legal_actions()[:: max(1, len(view.legal_actions()) // 8)] if not view.bag() else ():
            whole(game.texts.reason(w, game.sense.reason(view.observe(), (action,))))


# -- the table -------------------------------------------------------------------------------------------------------


@every_language
@every_way
def test_the_table_is_drawn_for_everybody(way, lang):
    w, table, people = Words(lang), GAMES[way[0]].table, sitters(way[1])
    last = {id(after): step for step, after in pairs(session_of(way))}
    for state, eyes, view, frame in looks(way, lang):
        step = last.get(id(state))  # what has just happened
        news = [step.before.seen_by(event, eyes) for event in step.events] if step else []
        news = tuple(event for event in news if event is not None)
        look = table.look(view, Touch(), news)
        drawn = table.draw(view, Touch(), look, eyes, w, frame, people)
        found = tree(drawn)
        assert found[0].tag == "svg"
        assert (found[0].get("width"), found[0].get("height")) == (str(frame.width), str(frame.height))
        assert found[0].get("aria-label")
        ids = [node.get("id") for node in found.iter() if node.get("id")]
        assert len(ids) == len(set(ids)), "an id twice"
        for node in found.iter():
            if node.get("role") == "button":
                assert node.get("aria-label"), node.attrib
        for what in values(found, "explain"):
            said = table.explain(view, what, w, people)
            assert said.strip()
            assert "%(" not in said
        for what in values(found, "look"):
            looked = Touch(looked_at=what)
            tree(table.draw(view, looked, table.look(view, looked, ()), eyes, w, frame, people))


@every_way
def test_every_action_can_be_touched_on_the_table(way):
    """Pick by pick, each where it is drawn once those before it are chosen, if need be after a touch that only opens
    something to look at. What turns is turned by a touch on the rest."""
    game, w, people = GAMES[way[0]], Words("en"), sitters(way[1])
    if raced(way):
        return  # a race has its own touches: `Race.aim`
    for n, (_, state) in enumerate(moments(way)[:-1]):
        seat, actions, _ = asked(state)
        view, frame = state.observe(seat), SIZES[n % 2]
        for action in actions[:: max(1, len(actions) // 4)]:
            _, _, picker = asked(state)
            for _ in range(12):
                touch = Touch(picker.chosen, picker.possible(), picker.ready())
                drawn = tree(game.table.draw(view, touch, game.table.look(view, touch, ()), seat, w, frame, people))
                if touch.ready == action:
                    break
                there = picks(drawn)
                for what in values(drawn, "look"):
                    open_ = touch._replace(looked_at=what)
                    look = game.table.look(view, open_, ())
                    there |= picks(tree(game.table.draw(view, open_, look, seat, w, frame, people)))
                turning = {pick for pick in action.picks if sort(pick) in game.flow.turning}
                left = [pick for pick in action.picks if pick not in picker.chosen and pick not in turning]
                here = [pick for pick in left if pick in there]
                turn = [pick for pick in picker.chosen if pick in action.picks and pick not in turning]
                assert here or (turn and not left), (action.text, left)
                assert picker.touch((here or turn)[0])
            else:
                raise AssertionError(f"{action.text} is never ready")


@every_language
@every_way
def test_the_table_in_words_offers_all_that_is_legal(way, lang):
    w, table, people = Words(lang), GAMES[way[0]].table, sitters(way[1])
    for _, eyes, view, _ in looks(way, lang):
        quiet = tree(table.in_words(view, Touch(), w, people, ()))
        assert not values(quiet, "act")
        said = "".join(quiet.itertext())
        assert all(name in said for name in NAMES[: way[1]]) or eyes is not None
    for _, state in moments(way)[:-1]:
        seat, actions, _ = asked(state)
        for ready in (None, *actions[:1]):
            touch = Touch(ready.picks, (), ready) if ready else Touch()
            found = tree(table.in_words(state.observe(seat), touch, w, people, actions))
            assert sorted(values(found, "act")) == sorted(action.text for action in actions)
            pressed = [node.get("data-value") for node in found.iter("button") if node.get("aria-pressed") == "true"]
            assert pressed == ([ready.text] if ready else [])
            assert all("".join(node.itertext()).strip() for node in found.iter("button"))


@every_language
@every_way
def test_a_bag_is_filled(way, lang):
    w, game = Words(lang), GAMES[way[0]]
    for _, state in moments(way)[:-1]:
        bag = state.bag()
        if bag is None or bag.taken:
            continue
        view = state.observe(bag.seat)
        for counts in (dict.fromkeys(bag.kinds, 0), game.sense.propose(view)):
            full = dict.fromkeys(bag.kinds, 0) | counts
            assert set(full) == set(bag.kinds)
            assert all(n <= limit for n, limit in zip(full.values(), bag.limits, strict=True))
            panel = tree(game.table.bag_panel(bag, full, view, w))
            assert values(panel, "bag-done"), "no way to be done with it"
        assert bag.fewest <= sum(full.values()) <= bag.total, "what is proposed is not full"
        assert game.table.bag_title(w, bag).strip()
        if game.sense.lying_there:
            assert set(game.sense.lying_there(view)) <= set(bag.kinds)


@every_language
@every_way
def test_the_end_of_a_round_and_of_the_game(way, lang):
    w, game, people, session = Words(lang), GAMES[way[0]], sitters(way[1]), session_of(way)
    for step, before in moments(way)[:-1]:
        if game.flow.interlude(before, step.action) is None:
            continue
        after = before.clone()
        after.apply(step.action)
        events = [seen for event in step.events if (seen := before.seen_by(event, None)) is not None]
        result = tree(game.table.round_end(events, before.observe(None), after.observe(None), w, people))
        assert "".join(result.itertext()).strip()
    ends = [after for step, after in pairs(session) if after.round != step.before.round or not after.actors()]
    history = [tuple(player.points for player in state.observe(None).players) for state in ends]
    assert all(type(n) is int for points in history for n in points)
    assert history[-1] == session.state.outcome().points
    events = [event for step in session.steps for event in step.events]
    end = tree(game.table.game_end(session.state.observe(None), history, w, people, events))
    assert all(NAMES[seat] in "".join(end.itertext()) for seat in session.state.outcome().winners)
    assert end.find(".//h2") is not None


# -- the flow and the bots -------------------------------------------------------------------------------------------


@every_way
def test_the_flow_answers(way):
    game, flow = GAMES[way[0]], GAMES[way[0]].flow
    sorts = {sort(pick) for step in session_of(way).steps for pick in step.action.picks}
    assert not isinstance(flow.turning, str)
    assert not isinstance(flow.completing, str)
    assert not isinstance(flow.looking, str)
    assert flow.together >= 0
    assert all(one.isidentifier() for one in (*sorts, *flow.turning, *flow.completing, *flow.looking))
    for step, state in moments(way)[:-1]:
        assert type(flow.private(state)) is bool
        nothing = flow.common_pass(state, range(way[1]))
        assert nothing is None or nothing in state.legal_actions()
        if nothing is not None:
            assert all(whole(game.texts.anybody(Words(lang))) for lang in LANGUAGES)
        for action in state.legal_actions()[:20]:
            assert type(flow.small(state, action)) is bool
            assert type(flow.opens(action)) is bool
        before, told = state.clone(), flow.scenes(state, step.action)
        assert all(event is not None and isinstance(there, State) for event, there in told)
        between = flow.interlude(state, step.action)
        assert between is None or isinstance(between, type(state))
        assert state == before, "only looked at"
    if raced(way):
        for _, state in moments(way)[:-1]:
            assert flow.race.turner(state) in range(way[1])
            assert set(flow.race.claimants(state)) <= set(range(way[1]))
            assert all(type(ask(state)) is bool for ask in (flow.race.settling, flow.race.lies, flow.race.over))


@every_way
def test_the_sense_of_a_game(way):
    sense = GAMES[way[0]].sense
    for n, (_, state) in enumerate(moments(way)[:-1]):
        seat, actions, _ = asked(state)
        view, world = state.observe(seat), state.redeal(seat, Rng(n))
        tried = world.clone()
        for action in decide(SeatView(state, seat), "first", Rng(n)).actions:
            tried.apply(action)
        assert math.isfinite(sense.evaluate(tried, seat, Rng(n)))
        assert sense.effort(view) > 0
        assert {bool(sense.silly(view, action)) for action in actions} <= {True, False}
        sure = sense.obvious(view, actions) if actions else None
        assert sure is None or sure in actions
        if state.bag() is not None and not state.bag().taken:
            bags = sense.proposals(view, Rng(n), 3)
            assert 0 < len(bags) <= 3
            assert all(state.bag().fewest <= sum(bag.values()) <= state.bag().total for bag in bags)
        if actions and sense.plans is not None:
            plan = next(plan for plan in sense.plans(world, seat) if plan)
            assert plan[0] in world.legal_actions()
        if actions and sense.shortlist is not None:
            assert set(sense.shortlist(world, seat)) <= set(world.legal_actions())
        assert all(now == now and later == later for _, now, later in sense.urges(view, seat))
        assert all(isinstance(what, str) for what in sense.temptations(view, seat))


# -- what teaches it -------------------------------------------------------------------------------------------------


@every_language
@every_game
def test_it_is_taught(game, lang):
    w, teaching = Words(lang), GAMES[game].teaching
    for version in range(1, GAMES[game].META.rules + 1):
        sections = teaching.rules(w, version)
        assert sections
        pictures = {section.picture for section in sections} | {step.picture for step in teaching.minute(w)}
        assert all(list(tree(teaching.picture(name, w))) for name in pictures - {""})
        assert all(whole(text) for section in sections for text in (*section.paragraphs, *section.brief))
        assert all(section.id and section.title for section in sections)
        tree(rules_of(GAMES[game], w, sections[0].id, version))
    for step in teaching.lesson.steps if teaching.lesson else ():
        whole(step.say(w))
