"""What panels show: a payment, the end of a round, the end of the game."""

import re
from html import unescape

import pytest

pytest.importorskip("prateria.games.bison.table")

import bison_table
from bison_drawn import EN, busy, games, sitters, tree

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.bison import table
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.grid import CELL
from prateria.games.bison.flow import FLOW
from prateria.games.bison.table import gameend, roundend
from prateria.games.bison.table.land.areas import lies_of, outline
from prateria.games.bison.table.land.shape import middle, rounded
from prateria.games.bison.table.land.small import lit
from prateria.games.bison.words import nouns
from prateria.games.bison.words.leading import because
from prateria.kit.words import LANGUAGES, Words


def test_the_bag_shows_what_a_payment_would_leave():
    state = next(state for state in games(2, every=1) if state.bag() and state.phase == "pay")
    bag, view = state.bag(), state.observe(state.actors()[0])
    empty = table.bag_panel(bag, dict.fromkeys(bag.kinds, 0), view, EN)
    assert 'data-do="bag-done" disabled=""' in empty
    counts, left = {}, bag.total
    for kind, limit in zip(bag.kinds, bag.limits, strict=True):
        counts[kind] = min(left, limit)
        left -= counts[kind]
    full = table.bag_panel(bag, counts, view, EN)
    assert 'data-do="bag-done" disabled=""' not in full
    for n in preview.paying(view, counts):
        assert f">{n}</text>" in full


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_ends_are_told(lang):
    w = Words(lang)
    session = Session.new(GAMES["bison"], 3, {}, 6)
    rng, seen = Rng(5), 0
    while session.state.actors():
        step = session.play(busy(session.state, rng))
        if FLOW.interlude(step.before, step.action) is not None:
            seen += 1
            events = of_the_round(session, step)
            panel = table.round_end(events, step.before.observe(None), session.state.observe(None), w, sitters(3))
            tree(f"<div>{panel}</div>")
            assert panel.index("<table") < panel.index("bi-scored-lands"), "totals are seen first"
            assert not re.search("decisa la partita|mattered most|Najważniejsze w tej grze", panel), "the game goes on"
            last = session.state.round == session.state.rounds
            said = w("The last round begins. Only its counting wins: what is in stock then is lost.")
            assert (said in unescape(panel)) is last
            scored = [area for area in step.before.observe(None).areas if area.animals and any(area.places)]
            assert panel.count('class="bi-share ') == sum(sum(map(bool, area.places)) for area in scored)
            assert panel.count("<small>" + w.p("place", "1st, shared")) == sum(
                area.places.count(1) for area in scored if area.places.count(1) > 1
            )
    assert seen == 4  # the last counting is told by the end of the game
    view = session.state.observe(None)
    events = [event for step in session.steps for event in step.events]
    markup = table.game_end(view, [], w, sitters(3), events)
    assert markup.count('class="course"') == 3
    tree(f"<div>{markup}</div>")
    assert all(str(points) in markup for points in view.outcome.points)


def test_each_area_of_the_last_counting_has_its_own_animal_and_a_name_of_its_own(monkeypatch):
    """Small ones too, which are told together, each kind by itself."""
    monkeypatch.setattr(gameend, "LINES", 3)
    beasts, together = [str(roundend.picture(n)) for n in range(3)], 0
    for seed in range(6):
        session, rng = Session.new(GAMES["bison"], 2, {}, seed), Rng(seed)
        while session.state.actors():
            session.play(busy(session.state, rng))
        events = [event for step in session.steps for event in step.events]
        rows = gameend._rows(EN, gameend.last_counting(events), 2)
        names = [row.label for row in rows if "smaller" not in row.label]
        assert len(set(names)) == len(names)
        for row in rows:
            kind = next(
                (n for n, word in enumerate(("Prairie", "Mountains", "River")) if row.label.startswith(word)), None
            )
            assert str(row.picture) in beasts
            assert kind is None or str(row.picture) == beasts[kind]
        order = [beasts.index(str(row.picture)) for row in rows]
        assert order == sorted(order), "as they are counted"
        assert [row.part for row in rows] == [1 + n for n in order], "and so they stand (view.results)"
        small = [row for row in rows if "smaller" in row.label]
        assert not any(row.label.startswith("1 ") for row in small)
        together += bool(small)
        assert len({str(row.picture) for row in small}) == len(small)
        sums = [sum(row.gains[seat] or 0 for row in rows) for seat in range(2)]
        assert sums == list(session.state.outcome().points)
    assert together


def test_after_a_round_the_greatest_lead_is_told_that_its_moves_have_brought_and_why():
    """One short sentence, and the rule that decides there: five lines of areas were read by nobody."""
    reasons = set()
    for seed in range(4):
        session, rng = Session.new(GAMES["bison"], 2, {}, seed), Rng(seed)
        while session.state.actors():
            step = session.play(busy(session.state, rng))
            if FLOW.interlude(step.before, step.action) is None:
                continue
            view, events = step.before.observe(None), of_the_round(session, step)
            said = roundend._turned(EN, view, sitters(2), events).replace("\u2068", "").replace("\u2069", "")
            new = [
                (abs(area.gains[0] - area.gains[1]), sitters(2)[seat].name, area)
                for seat in range(2)
                for area in roundend._new(view, seat, events)
            ]
            if not new:
                continue
            most = max(lead for lead, *_ in new)
            name, area = next((name, area) for lead, name, area in new if said.startswith(f"{_named(area)}: "))
            assert abs(area.gains[0] - area.gains[1]) == most
            assert name in said
            if all(area.places):
                first, second = sorted(area.pieces, reverse=True)
                assert said.endswith(because(EN, area.terrain, first, second))
                reasons.add(said.rpartition("). ")[2])
            else:
                assert f"only {name} is there" in said
            assert said.count(". ") <= 1
    assert reasons


def _named(area):
    return nouns.area(EN, area.id)


@pytest.mark.rule("BI-25", "BI-26")
def test_of_an_area_with_several_spaces_all_tiles_are_named():
    """It bears the name of the first of them: whoever stands in D5 finds it in the list."""
    view = bison_table.table("", ["D5p:2"]).observe(0)
    area = next(area for area in view.areas if area.id == "D4p")
    line = str(roundend._area(EN, view, area, sitters(2)))
    assert "Prairie D4: 2 bison, 2 spaces (D4, D5)" in line
    alone = next(area for area in bison_table.table("", ["D5p:2"]).observe(0).areas if len(area.spaces) == 1)
    assert "1 space<" in str(roundend._area(EN, view, alone, sitters(2)))


def test_in_the_first_rounds_how_a_lead_is_decided_stands_over_the_areas():
    session, rng, told = Session.new(GAMES["bison"], 2, {}, 1), Rng(1), []
    while session.state.actors():
        step = session.play(busy(session.state, rng))
        if FLOW.interlude(step.before, step.action) is None or not session.state.actors():
            continue
        views = (step.before.observe(None), session.state.observe(None))
        told.append("the second half" in table.round_end(of_the_round(session, step), *views, EN, sitters(2)))
    assert told == [True, True, False, False, False]


def of_the_round(session, step):
    return [event for s in session.steps if s.before.round == step.before.round for event in s.events]


@pytest.mark.rule("BI-28")
@pytest.mark.parametrize("ruleset", ["bison", "apacze"])
def test_the_end_of_a_round_says_what_one_has_after_it_and_why(ruleset):
    """Above 15 things are bought, bartered or lost while it is counted: each sum comes out."""
    session = Session.new(GAMES["bison"], 2, {"ruleset": ruleset}, 3)
    rng, spent = Rng(8), 0
    had = None
    while session.state.actors():
        legal = session.state.legal_actions()
        if session.state.phase == "surplus":
            action = legal[rng.below(len(legal))]
        else:
            action = busy(session.state, rng)
            if session.state.phase == "name":  # what is not spent is left over
                free = [a for a in legal if getattr(a, "hunters", 9) <= 1] or legal
                action = free[rng.below(len(free))]
        if session.state.phase != "surplus":
            had = session.state.tracks
        step = session.play(action)
        if FLOW.interlude(step.before, step.action) is None or not session.state.actors():
            continue
        events = of_the_round(session, step)
        panel = table.round_end(events, step.before.observe(None), session.state.observe(None), EN, sitters(2))
        went = r"(?:<span>([−+]) (\d+)</span> )?"  # may stand in a line of its own: a phone has no room beside it
        shown = rf"<small[^>]*><span>(\d+) \+ (\d+)</span> {went}</small>"
        sums = re.findall(rf"<b>(\d+)</b><span[^>]*>[^<]*</span>{shown}", panel)
        assert len(sums) == 8
        heard = re.findall(r"<b>\d+</b><span class=\"unseen\">: before (\d+), counted (\d+)", panel)
        assert heard == [(was, more) for _, was, more, *_ in sums]
        for (now, was, more, sign, other), want, before in zip(
            sums,
            [n for track in session.state.tracks for n in (*track, sum(track))],
            [n for track in had for n in (*track, sum(track))],
            strict=True,
        ):
            assert int(now) == want
            assert int(was) == before
            assert int(now) == int(was) + int(more) + int(other or 0) * (-1 if sign == "−" else 1)
            spent += bool(sign)
        assert ("More than 15 of a kind" in panel) == any(
            type(event).__name__ in ("Bought", "Bartered", "SurplusLost") for event in counting(events)
        )
    assert spent


def counting(events):
    names = [type(event).__name__ for event in events]
    return events[names.index("RoundEnded") :]


def test_each_line_of_the_count_has_a_map_with_its_area_and_who_would_win_is_said():
    """One name for six tiles said little, and the land lies under the sheet."""
    session = Session.new(GAMES["bison"], 2, seed=4)
    rng, told = Rng(4), set()
    while session.state.actors():
        step = session.play(busy(session.state, rng))
        if FLOW.interlude(step.before, step.action) is None or not session.state.actors():
            continue
        before = step.before.observe(None)
        events = of_the_round(session, step)
        panel = table.round_end(events, before, session.state.observe(None), EN, sitters(2))
        scored = [area for area in before.areas if area.animals and any(area.places)]
        assert panel.count('href="#bi-land"') == panel.count("bi-scored-name") == len(scored)
        assert panel.count('id="bi-land"') == 1
        for area in scored:
            assert outline(area.spaces, lies_of(before)) in panel
        points = [sum(area.gains[seat] for area in before.areas) for seat in (0, 1)]
        assert ("Were this the last counting" in panel) == (points[0] != points[1])
        told.add(points[0] != points[1])
    assert True in told


def test_small_maps_show_the_tips_of_the_outermost_tiles():
    """Cut off straight at both sides they looked like a fault."""
    view = bison_table.table("", ["D4p:2 E4r:1"]).observe(0)
    left, top, wide, high = map(float, re.search(r'viewBox="([^"]*)"', str(lit(view, view.areas[0]))).group(1).split())
    points = [(x + dx, y + dy) for cell in view.cells for x, y in [middle(CELL[cell.id])]
              for side in range(6) for dx, dy in rounded(side)]  # fmt: skip
    for n, (first, size) in enumerate(((left, wide), (top, high))):
        assert first <= min(point[n] for point in points) - 2, "with half of the breadth of a line"
        assert first + size >= max(point[n] for point in points) + 2
