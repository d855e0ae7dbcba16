"""The doors of every game: what it says. Moments: `door_moments`."""

from itertools import permutations

from door_moments import (  # noqa: F401  fixtures
    SIZES,
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
from telling import NAMES, whole

from prateria.app.asked import who_is_asked
from prateria.bots.seatview import SeatView
from prateria.bots.think import decide
from prateria.core.rng import Rng
from prateria.games import GAMES
from prateria.games.contract import Way
from prateria.kit.touch import Touch
from prateria.kit.words import Words


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
    assert texts.round_name(w).strip()
    assert texts.ahead(w).strip()
    assert all(str(n) in texts.amount(w, n) for n in (1, 2, 5))
    over = session_of((game, 2, ())).state
    sources = over.outcome().breakdown[0]
    there = texts.source_there
    for named in (
        {texts.source(w, key) for key in sources},
        {there(w, key, over.observe(None)) for key in sources if there},
    ):
        assert named in (set(), {""}) or ("" not in named and len(named) == len(sources))
    events = [event for step in session_of((game, 2, ())).steps for event in step.events]
    which, feat = texts.feat(w, events, NAMES)
    assert feat == "" or (whole(f"{feat}.") and NAMES[events[which].seat] in feat)
    assert texts.feat(w, [], NAMES) == (0, "")
    looks = texts.seat_looks(w)
    assert len(set(looks)) == len(looks) >= meta.seats[1]


@every_language
@every_way
def test_everyone_is_told_what_to_do_and_what_has_happened(way, lang):
    w, texts, names = Words(lang), GAMES[way[0]].texts, NAMES[: way[1]]
    for _, viewer, view, _ in looks(way):
        whole(texts.prompt(w, view, names, Touch()))
        assert (viewer is None) or texts.why_not(w, view, (), "button:nowhere") is not None
    for event in session_of(way).state.prologue():
        said = texts.sentence(w, event, names, None)
        assert said is None or whole(said)
    views = [state.observe(None) for _, state in moments(way)]
    for seat in range(way[1]) if texts.fell is not None else ():
        fell = texts.fell(w, views, seat, NAMES)
        assert fell == "" or whole(fell)
    for step, state in moments(way):
        bag = state.bag()
        more = texts.still(w, state.legal_actions())
        assert more == "" or whole(more)
        assert all("%(" not in texts.in_bag(w, kind) for kind in (bag.kinds if bag else ()))
        for event in step.events if step else ():
            assert type(texts.again(event)) is bool
            for viewer in (*range(way[1]), None):
                seen = state.seen_by(event, viewer)
                said = texts.sentence(w, seen, names, viewer) if seen is not None else None
                assert said is None or whole(said)
                aloud = texts.heard(w, seen, viewer, state.observe(viewer)) if seen is not None else ""
                assert aloud == "" or whole(aloud)
                came_to = texts.came_to(w, seen, state.observe(viewer), names) if seen is not None else ""
                assert came_to == "" or whole(came_to)
                hoped = texts.awaited(w, state.observe(viewer), seen, names) if seen is not None else ""
                assert hoped == "" or whole(hoped)
                brief = texts.in_short(w, seen, names) if seen is not None else ""
                assert brief == "" or whole(brief)
                assert not texts.begins(event) or said
        for viewer in range(way[1]) if step else ():
            was, now = step.before.observe(viewer), state.observe(viewer)
            lost = texts.meanwhile(w, was, now, names) if texts.meanwhile else ""
            assert lost == "" or whole(lost)
            assert "%(" not in texts.brought(w, was, now)
        if step:
            was, now = step.before.observe(None), state.observe(None)
            summed = texts.part(w, was, now, NAMES)
            assert summed == "" or whole(summed)
            public = [seen for event in step.events if (seen := state.seen_by(event, None)) is not None]
            assert all(type(texts.idle(was, event)) is bool for event in public)
            turned = texts.turned(w, public, NAMES)
            assert turned == "" or whole(turned)
        idle = texts.unused(w, step.events if step else ())
        assert idle == "" or whole(idle)


@every_way
def test_a_game_is_not_silent(way):
    """Most rounds have something to tell, and so has the end."""
    texts, names, w = GAMES[way[0]].texts, NAMES[: way[1]], Words("en")
    told = {}
    for step in session_of(way).steps:
        said = [texts.sentence(w, step.before.seen_by(event, None), names, None) for event in step.events]
        told[step.before.round] = told.get(step.before.round, False) or any(said)
    ended = texts.ended(w)
    assert ended == "" or whole(ended)
    assert sum(told.values()) * 2 > len(told)
    assert any(said), "the last action"


@every_language
@every_way
def test_what_can_be_touched_has_a_name_and_what_cannot_a_reason(way, lang):
    w, game = Words(lang), GAMES[way[0]]
    somewhere = {pick for _, state in moments(way) for action in state.legal_actions() for pick in action.picks}
    for _, state in moments(way)[:-1]:
        asked = who_is_asked(state, game.flow)
        seat, actions, possible = asked.seat, () if asked.bag else asked.actions, picker(asked, game.flow).possible()
        view = state.observe(seat)
        for action in actions:
            assert all(game.texts.pick_label(w, pick, view).strip() for pick in action.picks)
        if not actions:
            continue
        whole(game.texts.prompt(w, view, NAMES[: way[1]], Touch(actions[0].picks, (), actions[0])))
        spoken = game.texts.spoken(w, view, NAMES[: way[1]], Touch())
        assert spoken == "" or whole(spoken)
        for pick in sorted(somewhere - set(possible))[::7]:
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


@every_language
@every_way
def test_a_review_says_what_something_else_would_have_brought(way, lang):
    w, game = Words(lang), GAMES[way[0]]
    assert game.texts.same_deal(w) == "" or whole(game.texts.same_deal(w))
    events = [event for step in session_of(way).steps for event in step.events]
    luck = game.texts.dealt(w, session_of(way).state.observe(None), events, NAMES[: way[1]])
    assert luck == "" or whole(luck)
    outcome = session_of(way).state.outcome()
    for seat in {*range(way[1])} - {*outcome.winners}:
        decided = game.texts.decided(w, events, NAMES[: way[1]], outcome, seat)
        assert decided == "" or whole(decided)
    assert game.texts.choice(w) == "" or whole(game.texts.choice(w))
    for _, state in moments(way)[:-1]:
        seat, view = min(state.actors()), state.observe(min(state.actors()))
        actions = () if state.bag() else [action for action in state.onward_actions() if action.seat == seat][:6]
        ways = []
        for action in actions:
            after = state.clone()
            after.apply(action)
            ways.append(Way((action,), after.observe(seat)))
        for better, played in permutations(ways, 2) if game.sense.instead else ():
            for reason in game.sense.instead(view, better, played):
                whole(game.texts.instead(w, reason, NAMES[: way[1]]))
