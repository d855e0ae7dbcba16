"""The drawn table: sound, pure, silent about secrets, legible, and everything legal can be touched."""

import math
import re
from functools import cache
from xml.etree import ElementTree

import pytest

pytest.importorskip("prateria.games.bison.table")

from playing import choose

from prateria.app.picker import Picker
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.bison import table
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.actions import BUILDS
from prateria.games.bison.engine.data import CANOE, TILES, TIPI, TURNS
from prateria.games.bison.engine.data import SIZES as SIZES_OF
from prateria.games.bison.engine.grid import CELLS, SPACE
from prateria.games.bison.flow import FLOW
from prateria.games.bison.table.land.areas import lies_of, mark, outline
from prateria.games.bison.table.land.shape import CORNERS, SIDE, middle, shape_of
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Frame, Sitter
from prateria.view.measure import width

SIZES = [(742, 600), (752, 810), (1060, 730), (374, 560), (374, 480), (600, 330)]
NAMES = ("Ola <b>&", "Bartholomew the 2nd", "żółć", "W")
EN = Words("en")


def sitters(seats):
    return tuple(Sitter(s, NAMES[s], None, "fox") for s in range(seats))


def busy(state, rng):
    """By chance, but rather with several hunters, so that the land fills."""
    legal = state.legal_actions()
    if state.phase == "name":
        many = [action for action in legal if getattr(action, "hunters", 0) >= 2]
        legal = many or [action for action in legal if getattr(action, "hunters", 0)] or legal
    ends = [action for action in legal if action.text.endswith((" end", " stop"))]
    return ends[0] if ends else legal[rng.below(len(legal))]


def games(seats, variant=0, ruleset="bison", seed=1, every=9):
    """Positions of a game played by chance."""
    state = GAMES["bison"].State.new(seats, {"ruleset": ruleset, "variant": variant}, seed)
    rng, steps = Rng(seed), 0
    while state.actors():
        if steps % every == 0:
            yield state.clone()
        state.apply(busy(state, rng) if steps % 7 else choose(state, rng))
        steps += 1
    yield state


def drawn(state, seat, touches=(), size=(742, 600), lang="en", looked_at="", news=()):
    view = state.observe(seat)
    picker = Picker(state.legal_actions() if seat in state.actors() and not state.bag() else ())
    for pick in touches:
        assert picker.touch(pick)
    touch = Touch(picker.chosen, picker.possible(), picker.ready(), looked_at)
    look = preview.look(view, touch, news)
    return table.draw(view, touch, look, seat, Words(lang), Frame(*size), sitters(view.seats))


def tree(markup):
    return ElementTree.fromstring(markup)


def picks(root):
    return {e.attrib["data-pick"]: e.attrib for e in root.iter() if "data-pick" in e.attrib}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_is_sound(seats, size):
    for n, state in enumerate(games(seats, every=71)):
        for seat in (None, *range(seats)):
            looked_at = ("", "areas", "market", "D4p")[(n + (seat or 0)) % 4]
            markup = drawn(state, seat, size=size, looked_at=looked_at)
            ids = [e.attrib["id"] for e in tree(markup).iter() if "id" in e.attrib]
            assert len(ids) == len(set(ids))
            assert "style=" not in markup
            assert markup == drawn(state, seat, size=size, looked_at=looked_at)


@pytest.mark.parametrize("variant", [0, 2])
def test_everything_legal_can_be_touched_and_has_a_label(variant):
    phases = set()
    for state in games(3, variant, every=5):
        if not state.actors() or state.bag():
            continue
        seat = state.actors()[0]
        phases.add(state.phase)

        @cache  # many actions begin with the same picks
        def seen(chosen, looked_at="", state=state, seat=seat):
            return picks(tree(drawn(state, seat, chosen, looked_at=looked_at)))

        for action in state.legal_actions()[:: max(len(state.legal_actions()) // 6, 1)]:
            chosen = ()
            for pick in action.picks:
                trading = pick.split(":")[0] in ("buy", "give", "get")
                found = seen(chosen, "market" if trading else "")
                assert "aria-disabled" not in found[pick], (action.text, pick)
                assert found[pick]["aria-label"]
                assert found[pick]["role"] == "button"
                chosen = (*chosen, pick)
            found = seen(action.picks)
            assert all(found[pick]["aria-pressed"] == "true" for pick in action.picks), action.text
    assert phases >= {"name", "place", "put", "build", "move", "end"}


def test_others_can_touch_nothing_but_may_look():
    state = next(state for state in games(3, every=5) if state.phase == "move")
    other = (state.actors()[0] + 1) % 3
    root = tree(drawn(state, other))
    assert all(attributes["aria-disabled"] == "true" for attributes in picks(root).values())
    assert {e.attrib.get("data-value") for e in root.iter() if e.attrib.get("data-do") == "look"} == {
        "areas", "market", *(f"player:{seat}" for seat in range(3) if seat != other)
    }  # fmt: skip


def test_a_redeal_cannot_be_told_from_the_picture():
    for state in games(3, every=41):
        for seat in (None, 0, 1, 2):
            assert drawn(state, seat) == drawn(state.redeal(seat, Rng(99)), seat)


def test_only_the_owner_sees_the_tile_in_hand():
    state = GAMES["bison"].State.new(seats=2, seed=3)
    assert 'id="in-hand"' in drawn(state, 0)
    assert 'id="in-hand"' not in drawn(state, None)


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_words_outside_the_land_are_large_enough(lang):
    states = list(games(4, every=60))
    for size in SIZES:
        for state in states:
            for looked_at in ("", "market", "D4r"):
                root = tree(drawn(state, 1, size=size, lang=lang, looked_at=looked_at))
                scaled = {id(e) for g in root.iter() if "scale" in g.attrib.get("transform", "") for e in g.iter()}
                found = [
                    float(e.attrib["font-size"]) for e in root.iter() if "font-size" in e.attrib and id(e) not in scaled
                ]
                assert min(found) >= 12


@pytest.mark.parametrize("size", SIZES)
def test_keys_are_large_enough_and_do_not_overlap(size):
    """What is chosen with a finger outside the land; the land itself can be brought nearer."""
    state = GAMES["bison"].State.new(seats=4, seed=1)
    root = tree(drawn(state, state.actors()[0], size=size))
    boxes = []
    for e in root.iter():
        if e.attrib.get("data-pick", "").startswith(("deed:", "hunters:", "button:")):
            rect = e[0].attrib
            boxes.append(tuple(float(rect[name]) for name in ("x", "y", "width", "height")))
    least = 36 if size[1] < 400 else 40
    assert all(w >= least and h >= least - 4 for _, _, w, h in boxes)
    assert all(x >= 0 and y >= 0 and x + w <= size[0] and y + h <= size[1] for x, y, w, h in boxes)
    for i, (x, y, w, h) in enumerate(boxes):
        for x2, y2, w2, h2 in boxes[:i]:
            assert x + w <= x2 + 0.1 or x2 + w2 <= x + 0.1 or y + h <= y2 + 0.1 or y2 + h2 <= y + 0.1


@pytest.mark.rule("BI-07")
@pytest.mark.parametrize("turn", TURNS)
def test_a_tile_has_room_for_everything_on_it(turn):
    """Animals and pieces of the three spaces stand inside the cell and apart from one another."""
    for number, _ in enumerate(TILES):
        spots = [point for spot in shape_of(number, turn).spots for point in spot]
        for i, (x, y) in enumerate(spots):
            assert abs(x) <= SIDE * 0.8
            assert abs(y) <= SIDE * 0.85
            for x2, y2 in spots[:i]:
                assert (x - x2) ** 2 + (y - y2) ** 2 > 17**2


@pytest.mark.rule("BI-05", "BI-06")
def test_cells_are_drawn_where_they_lie():
    """The corner that cells share is the same point from each of them."""
    (x, y), (x2, y2) = middle(CELLS.index("D4")), middle(CELLS.index("E4"))
    for mine, theirs in ((1, 5), (2, 4)):
        dx, dy = CORNERS[mine]
        ex, ey = CORNERS[theirs]
        assert (x + dx, y + dy) == pytest.approx((x2 + ex, y2 + ey), abs=0.1)


def rings(path):
    """The points of each closed line."""
    return [[tuple(map(float, p.split())) for p in line.rstrip("z").split("L")] for line in path.split("M")[1:]]


def inside(path):
    """How much land closed lines enclose, holes taken off."""
    return sum(
        sum(x * v - u * y for (x, y), (u, v) in zip(ring, ring[1:] + ring[:1], strict=True)) / 2 for ring in rings(path)
    )


@pytest.mark.rule("BI-10")
def test_the_outline_of_an_area_is_closed_and_has_no_side_inside_it():
    joined = 0
    for state in games(2, every=40):
        view = state.observe(None)
        lies = lies_of(view)
        for area in view.areas:
            if area.terrain != "river":
                path = outline(area.spaces, lies)
                assert path.count("M") == path.count("z") <= 2
                for ring in rings(path):
                    steps = zip(ring, ring[1:] + ring[:1], strict=True)
                    assert max((x - u) ** 2 + (y - v) ** 2 for (x, y), (u, v) in steps) < 40**2
                alone = sum(inside(outline((space,), {space[:-1]: lies[space[:-1]]})) for space in area.spaces)
                assert inside(path) >= alone + 150 * (len(area.spaces) - 1) > 0
                joined = max(joined, len(area.spaces))
    assert joined > 3


def test_a_hunter_that_moved_comes_from_where_it_was():
    session = Session.new(GAMES["bison"], 2, {}, 4)
    rng = Rng(2)
    while session.state.phase != "move":
        session.play(busy(session.state, rng))
    step = session.play(session.state.legal_actions()[0])
    moved = next(event for event in step.events if type(event).__name__ == "Moved")
    markup = drawn(session.state, moved.seat, news=step.events)
    pieces = re.findall(r'<g id="(h\d-[^"]+)"[^>]*data-from="([^"]+)"', markup)
    assert [id_.split("-")[1] for id_, _ in pieces] == [moved.to]


def test_an_area_being_scored_is_outlined_and_told():
    session = Session.new(GAMES["bison"], 2, {}, 4)
    rng = Rng(2)
    while session.state.actors():
        before = session.state
        action = busy(before, rng)
        scenes = FLOW.scenes(before, action) if not before.bag() else []
        if scenes:
            break
        session.play(action)
    event, moment = next((event, moment) for event, moment in scenes if type(event).__name__ == "AreaScored")
    root = tree(drawn(moment, 0, news=(event,)))
    card = next(e for e in root.iter() if e.attrib.get("id") == "card")
    assert all(
        str(gain) in [t.text for t in card.iter()]
        for gain, place in zip(event.gains, event.places, strict=True)
        if place
    )
    assert any("bi-area" in e.attrib.get("class", "") for e in root.iter())


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
            scored = [area for area in step.before.observe(None).areas if area.animals and any(area.places)]
            assert panel.count('class="share ') == sum(sum(map(bool, area.places)) for area in scored)
            assert panel.count("<small>" + w.p("place", "1st, shared")) == sum(
                area.places.count(1) for area in scored if area.places.count(1) > 1
            )
    assert seen == 5
    view = session.state.observe(None)
    events = [event for step in session.steps for event in step.events]
    markup = table.game_end(view, [], w, sitters(3), events)
    assert markup.count('class="course"') == 3
    tree(f"<div>{markup}</div>")
    assert all(str(points) in markup for points in view.outcome.points)


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
        sums = re.findall(r"<b>(\d+)</b><small>(\d+) \+ (\d+)(?: ([−+]) (\d+))?</small>", panel)
        assert len(sums) == 8
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


def test_the_table_in_words_tells_every_space_and_every_action():
    state = next(state for state in games(3, every=5) if state.phase == "place")
    seat = state.actors()[0]
    view, legal = state.observe(seat), state.legal_actions()
    markup = table.in_words(view, Touch(), EN, sitters(3), legal)
    root = tree(markup)
    words = " ".join(root.itertext())
    assert all(f"{space.id[:-1]} " in words for space in view.spaces)
    assert {e.attrib["data-value"] for e in root.iter() if e.attrib.get("data-do") == "act"} == {a.text for a in legal}


def test_the_camps_of_others_are_in_sight_at_every_size_and_large_when_touched():
    """What lies ready in a camp decides the game: sizes of tipis and canoes stand on the strip."""
    state = GAMES["bison"].State.new(seats=3, seed=1)
    supply = state.observe(0).players[1].supply
    sizes = ["+".join(str(n) for n in SIZES_OF for _ in range(supply[kind + n])) for kind in (TIPI, CANOE)]
    for size in SIZES:
        strip = next(e for e in tree(drawn(state, 0, size=size)).iter() if e.attrib.get("id") == "player-1")
        if size[1] > 400:
            assert [text for text in strip.itertext() if text in sizes] == sizes
        root = tree(drawn(state, 0, size=size, looked_at="player:1"))
        card = next(e for e in root.iter() if e.attrib.get("id") == "player-card")
        assert [e.attrib["data-value"] for e in card.iter() if e.attrib.get("data-do") == "look"] == [""]


def test_the_tile_to_be_placed_is_in_sight_with_its_three_turns():
    state = next(state for state in games(2, every=1) if state.phase == "place")
    seat = state.actors()[0]
    for chosen in ((), ("turn:2",)):
        found = picks(tree(drawn(state, seat, chosen)))
        assert {"turn:0", "turn:2", "turn:4"} <= found.keys()
    cell = next(pick for pick in found if pick.startswith("cell:"))
    assert picks(tree(drawn(state, seat, ("turn:2", cell))))["turn:2"]["aria-pressed"] == "true"
    assert 'id="choose-turn-0"' not in drawn(state, 1 - seat)


def test_the_market_opens_whatever_is_chosen_and_makes_way_for_an_action():
    state = GAMES["bison"].State.new(seats=2, seed=1)
    seat = state.actors()[0]
    for chosen in ((), ("deed:place",), ("deed:place", "hunters:1")):
        assert 'id="market"' in drawn(state, seat, chosen, looked_at="market")
    assert FLOW.still_looking("market", "buy:hunter")
    assert not FLOW.still_looking("market", "deed:place")
    assert not FLOW.still_looking("D4p", "deed:place")
    assert FLOW.still_looking("areas", "deed:place")


def test_what_a_hint_advises_is_drawn():
    state = next(state for state in games(2, every=1) if state.phase == "place")
    view = state.observe(state.actors()[0])
    action = state.legal_actions()[0]
    touch = Touch(advised=(action,))
    look = preview.look(view, touch)
    markup = table.draw(view, touch, look, view.seat, EN, Frame(742, 600), sitters(2))
    assert 'class="bi-laying"' in markup
    assert 'class="bi-laying"' not in drawn(state, view.seat)


def test_a_marked_space_keeps_off_the_water_and_below_the_animals():
    """The line round a space of land ran through the middle of its river, and a hint lay over the fish."""
    for number in range(len(TILES)):
        for turn in TURNS:
            lies = {"D4": (number, turn)}
            stream = shape_of(number, turn).stream
            x, y = middle(CELLS.index("D4"))
            for terrain in "pm":
                line = re.search(r'd="M([^"]+)z', str(mark(f"D4{terrain}", lies, "chosen"))).group(1)
                points = [tuple(map(float, point.split())) for point in re.split("[ML]", line.replace("z", ""))]
                near = min(math.hypot(px - x - sx, py - y - sy) for px, py in points for sx, sy in stream[2:-2])
                assert near > 9, (number, turn, terrain)  # the water is 17 wide
    state = next(state for state in games(2, every=1) if state.phase == "name" and len(state.camps[state.turn]) > 1)
    space = state.observe(state.turn).spaces[2].id
    run = (BUILDS[state.turn][SPACE[space]],)
    view = state.observe(state.turn)
    touch = Touch((), (), None, "", run)
    drawing = str(table.draw(view, touch, preview.look(view, touch), state.turn, EN, Frame(742, 600), sitters(2)))
    assert drawing.index("bi-spot water chosen" if space[-1] == "r" else "bi-spot ground chosen") < drawing.index(
        "bi-fauna"
    )


def test_a_hinted_tile_is_drawn_once_while_it_is_laid():
    state = next(state for state in games(2, every=1) if state.phase == "place")
    view, action = state.observe(state.turn), state.legal_actions()[0]
    touch = Touch(action.picks, (), action, "", (action,))
    drawing = str(table.draw(view, touch, preview.look(view, touch), state.turn, EN, Frame(742, 600), sitters(2)))
    assert drawing.count("bi-laying") == 1


def test_what_would_change_is_never_an_empty_card():
    """In a lower corner of the land it broke off before its first line."""
    seen = 0
    for state in games(2, every=3):
        if not state.actors():
            continue
        for action in state.legal_actions()[:3]:
            if state.phase not in ("put", "move", "build", "place"):
                continue
            root = tree(drawn(state, state.actors()[0], action.picks))
            for card in [e for e in root.iter() if e.attrib.get("id") == "card"]:
                seen += 1
                assert any(e.tag == "text" for e in card.iter())
    assert seen > 5


def transform(root):
    """How the land lies in its window: (scale, x, y), and where the window is."""
    pan = next(e for e in root.iter() if e.attrib.get("id") == "pan")
    land = next(e for e in root.iter() if e.attrib.get("id") == "land")
    scale, x, y = map(float, pan.attrib["data-fit"].split())
    return scale, x + float(land.attrib["x"]), y + float(land.attrib["y"])


def test_the_card_of_what_a_tile_brings_leaves_the_places_for_it_in_sight():
    covered = cards = 0
    for state in games(3, every=1, seed=4):
        if state.phase != "place" or not state.actors():
            continue
        view = state.observe(state.actors()[0])
        for action in state.legal_actions()[::7]:
            root = tree(drawn(state, view.seat, action.picks))
            card = next((e for e in root.iter() if e.attrib.get("id") == "card"), None)
            if card is None:
                continue
            cards += 1
            rect = next(e for e in card.iter() if e.tag == "rect").attrib
            left, top, wide, high = (float(rect[name]) for name in ("x", "y", "width", "height"))
            scale, x, y = transform(root)
            spots = [middle(CELLS.index(name)) for name in view.open]
            covered += sum(
                left < x + px * scale < left + wide and top < y + py * scale < top + high for px, py in spots
            )
    assert cards > 20
    assert covered <= cards * 0.1, (covered, cards)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_full_camp_has_room_on_the_strip(size, seats):
    state = GAMES["bison"].State.new(seats=seats, seed=1)
    data = state.to_json()
    for player in data["players"]:
        for kind, n in player["market"].items():
            player["supply"][kind] = player["supply"].get(kind, 0) + n
        player["market"] = {}
    full = type(state).from_json(data)
    root = tree(drawn(full, 0, size=size))
    for seat in range(1, seats):
        strip = next(e for e in root.iter() if e.attrib.get("id") == f"player-{seat}")
        edge = max(float(e.attrib["x"]) + float(e.attrib["width"]) for e in strip.iter() if e.tag == "rect")
        for text in (e for e in strip.iter() if e.tag == "text" and "end" not in e.attrib.get("class", "")):
            reach = float(text.attrib["x"]) + width(text.text or "", float(text.attrib["font-size"]))
            assert reach <= edge - 2, (text.text, reach, edge)
