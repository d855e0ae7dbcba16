"""The land on the table: tiles, outlines of areas, hunters that move, what a tile would bring."""

import math
import re
from itertools import combinations, pairwise

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import EN, SIZES, busy, drawn, games, sitters, tree
from bison_table import table as laid

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.bison import table
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.actions import BUILDS
from prateria.games.bison.engine.data import TILES, TURNS
from prateria.games.bison.engine.events import AreaScored
from prateria.games.bison.engine.grid import CELLS, SPACE
from prateria.games.bison.flow import FLOW
from prateria.games.bison.table.land.areas import _crossing, lies_of, mark, outline
from prateria.games.bison.table.land.shape import CORNERS, SIDE, middle, rounded, shape_of
from prateria.games.bison.table.land.spots import CHIP, PIECES
from prateria.games.bison.table.land.window import hand_size, in_sight, placement
from prateria.games.bison.table.layout import arrange
from prateria.games.bison.table.places import places
from prateria.kit.touch import Touch
from prateria.view.frame import Frame


def inside_of(point, corners):
    """How far a point lies within a shape whose corners go round clockwise."""
    far = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        far.append(((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax)) / math.dist((ax, ay), (bx, by)))
    return min(far)


@pytest.mark.rule("BI-07")
@pytest.mark.parametrize("turn", TURNS)
def test_a_tile_has_room_for_everything_on_it(turn):
    """Pieces and numbers of the three spaces stand inside the cell, each on its own space, none on another."""
    for number, tile in enumerate(TILES):
        shape = shape_of(number, turn)
        for terrain, spot in enumerate(shape.spots):
            chips = [(spot.animals, CHIP)] if tile.animals[terrain] else []
            for point, r in [(spot.pieces, PIECES), *chips]:
                assert inside_of(point, list(CORNERS)) >= r - 3
                stream = min(math.dist(point, at) for at in shape.stream)
                assert (stream < 11) == (terrain == 2), (tile, terrain)
                if terrain != 2:  # beside the river: nearer to one of its own sides than to one of the other land
                    sides = [min(math.dist(point, at) for side in run for at in rounded(side)) for run in shape.sides]
                    assert sides[terrain] == min(sides)
        discs = [(spot.pieces, PIECES) for spot in shape.spots]
        discs += [(spot.animals, CHIP) for spot, n in zip(shape.spots, tile.animals, strict=True) if n]
        for i, (at, r) in enumerate(discs):
            # numbers step aside for what stands there (`chips`); a little less is enough here
            assert all(math.dist(at, other) >= r + s - 3 for other, s in discs[:i]), (tile, discs)


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
    other = drawn(session.state, 1 - moved.seat, news=step.events)
    assert 0 < other.index("bi-trail") < other.rindex("bi-fauna"), "no arrow over a number of animals"


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
    end = next(e for e in root.iter() if e.attrib.get("id") == "end-key")
    assert end.get("data-pick") == "button:end", "nothing can be given up while it is only counted"


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


def test_no_piece_hides_a_number_of_animals():
    """A canoe reaches across from the next tile."""
    state = next(state for state in games(2, every=1) if state.phase == "name" and state.camps[state.turn])
    view = state.observe(state.turn)
    drawing = str(table.draw(view, Touch(), preview.look(view, Touch()), state.turn, EN, Frame(742, 600), sitters(2)))
    land = drawing[drawing.index('id="land"') : drawing.index("bi-frame")]
    assert land.index('class="pieces"') < land.index("bi-count")
    assert land.index("bi-herd") < land.index('class="pieces"')


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


def test_pieces_are_touched_where_they_are_seen():
    """The whole body and the foot of a hunter, the number at its feet, a camp: not only the ground under them."""
    seen = 0
    for state in games(2, every=5):
        view, size = state.observe(0), (374, 560) if seen % 2 else (1060, 730)
        root = tree(drawn(state, 0, size=size))
        spaces = [e for e in root.iter() if e.attrib.get("id", "").startswith("at-")]
        order = [e.attrib["id"][3:] for e in spaces]
        grips = {e.attrib["id"][3:]: next((k for k in e if k.attrib.get("class") == "bi-grip"), None) for e in spaces}
        held = {space.id for space in view.spaces if space.seat is not None}
        assert {name for name, grip in grips.items() if grip is not None} == held
        assert {order.index(name) for name in held} == set(range(len(order) - len(held), len(order))), "over all others"
        for e in root.iter():
            whose = re.fullmatch(r"[hb]\d-(\w+)-\d+", e.attrib.get("id", ""))
            if not whose:
                continue
            seen += 1
            x, y = float(e.attrib["data-x"]), float(e.attrib["data-y"])
            scale = float(re.search(r"scale\(([\d.]+)", e[0].attrib["transform"]).group(1))
            w, h = {"h": (18, 26), "b": (46, 26) if whose[1][-1] == "r" else (34, 34)}[e.attrib["id"][0]]
            shape = re.findall(r"M([-\d.]+) ([-\d.]+)h([\d.]+)v([\d.]+)", grips[whose[1]].attrib["d"])
            boxes = [tuple(map(float, box)) for box in shape]
            assert any(
                gx <= x and x + w * scale <= gx + gw and gy <= y and y + h * scale <= gy + gh
                for gx, gy, gw, gh in boxes
            ), (e.attrib["id"], x, y, w * scale, h * scale, boxes)
    assert seen > 40


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_land_is_as_large_as_what_lies_over_it_allows_and_under_none_of_it(seats, size):
    for state in games(seats, every=61):
        if not state.actors() or state.phase == "place":
            continue
        seat = state.actors()[0]
        view = state.observe(seat)
        box = arrange(*size, seats, seat).land
        scale, x, y = placement(view, Touch(), box, box.h)
        wide, tall = hand_size(box)
        for cell in in_sight(view, Touch()):
            mx, my = middle(cell)
            mx, my = x + mx * scale, y + my * scale
            assert mx - SIDE * scale * 0.87 >= 0
            assert mx + SIDE * scale * 0.87 <= box.w
            assert view.own is None or mx + SIDE * scale * 0.8 < box.w - wide or my + SIDE * scale * 0.8 < box.h - tall


def test_the_card_of_an_area_says_its_name_and_how_large_it_is_and_the_name_is_in_sight():
    """It was called otherwise in the count than by the tile one had touched."""
    state = laid()
    view = state.observe(state.turn)
    area = max(view.areas, key=lambda area: (area.terrain == "prairie", len(area.spaces)))
    assert len(area.spaces) > 1
    for space in area.spaces:
        picture = drawn(state, state.turn, looked_at=space)
        assert f">Prairie {area.id[:-1]}, {len(area.spaces)} spaces<" in picture
        told = next(e for e in tree(picture).iter() if "bi-told" in (e.get("class") or ""))
        assert area.id[:-1] in [text.strip() for text in told.itertext()]
        assert "bi-area ground" in picture


@pytest.mark.parametrize(("size", "least"), [((344, 440), 0.55), ((374, 560), 0.62)])
def test_while_a_tile_is_laid_on_a_phone_the_land_has_the_room(size: tuple[int, int], least: float) -> None:
    """What cannot be touched then makes way on a phone: the camp, the market, the end of the turn, the actions."""
    state = next(state for state in games(2, every=1) if state.phase == "place")
    view = state.observe(state.turn)
    touch = Touch((), tuple(f"cell:{cell}" for cell in view.open))
    drawing = str(table.draw(view, touch, preview.look(view, touch), state.turn, EN, Frame(*size), sitters(2)))
    scale = float(drawing.partition('data-fit="')[2].split()[0])
    assert scale >= least
    assert "market-key" not in drawing


def told_under(markup: str, plan) -> bool:
    """Whether what is told and chosen from lies under the land, in the room for it."""
    [card] = re.findall(r'id="card".*?<rect[^>]* y="([\d.]+)"[^>]*class="bi-card', markup)
    tray = re.findall(r'class="bi-choices".*?<rect[^>]* y="([\d.]+)"', markup)
    return all(float(y) >= plan.land.y + plan.land.h for y in (card, *tray))


def numbers_in_card(markup: str) -> list[float]:
    """Where in the card what is won or lost begins."""
    card = markup[markup.index('id="card"') :]
    return [float(x) for x in re.findall(r'<text x="([\d.]+)"[^>]*>[^<]*\([+−]', card)]


@pytest.mark.parametrize("size", [(344, 440), (374, 560), (374, 640)])
@pytest.mark.parametrize("seats", [2, 4])
def test_on_phones_nothing_that_is_told_lies_over_the_land(size, seats):
    """And the window of the land keeps its place and size whatever is done."""
    phases = set()
    for state in games(seats, every=7):
        if not state.actors() or state.phase not in ("place", "put", "build", "move"):
            continue
        seat = state.actors()[0]
        view, action = state.observe(seat), state.legal_actions()[0]
        touch = Touch(action.picks, (), action)
        shown = preview.look(view, touch)
        if not shown.preview.changes:
            continue
        plan = arrange(*size, seats, seat, True)
        markup = str(table.draw(view, touch, shown, seat, EN, Frame(*size), sitters(seats)))
        assert told_under(markup, plan)
        assert all(x + 40 < size[0] for x in numbers_in_card(markup))
        assert plan.land == arrange(*size, seats, seat).land
        there = re.search(r'id="land" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', markup)
        assert tuple(map(float, there.groups())) == pytest.approx(plan.land)
        phases.add(state.phase)
    assert len(phases) >= 3


@pytest.mark.parametrize("size", [(344, 440), (374, 560)])
def test_on_phones_an_area_that_is_looked_at_is_told_under_the_land(size):
    state = laid()
    view = state.observe(state.turn)
    for area in view.areas:
        touch = Touch(looked_at=area.spaces[0])
        markup = str(
            table.draw(view, touch, preview.look(view, touch), state.turn, EN, Frame(*size), sitters(state.seats))
        )
        assert told_under(markup, arrange(*size, state.seats, state.turn, view.phase != "name"))


def test_a_river_is_as_wide_as_a_finger_where_no_land_beside_it_is_asked_for():
    for deed, wide in (("canoe", 1), ("move1", 0)):
        state = laid(camps=["D4r:1 D4m:1"], deeds=["place"] * 2)
        state.apply(state.parse(f"1 do {deed} 1"))
        assert str(drawn(state, 0)).count("bi-at bi-wide") == wide


def test_all_spaces_of_an_area_are_marked_by_its_line_of_the_log():
    state = laid()
    area = max(state.observe(0).areas, key=lambda area: len(area.spaces))
    [way] = places(AreaScored(area.id, area.terrain, area.animals, (), (), ()))
    assert way == f"area-{area.id}*|at-{area.id}"
    assert drawn(state, 0).count(f'data-place="area-{area.id}"') == len(area.spaces) > 1


def test_no_line_round_an_area_crosses_itself():
    """Beside a river its ends stuck out over the bank like tails."""
    rings = 0
    for state in games(2, every=25):
        view = state.observe(0)
        lies = lies_of(view)
        for area in view.areas:
            if area.terrain != "river":
                for line in outline(area.spaces, lies).split("M")[1:]:
                    points = [tuple(map(float, one.split())) for one in line.rstrip("z").split("L")]
                    rings += 1
                    ways = list(pairwise([*points, points[0]]))
                    for (i, one), (j, other) in combinations(enumerate(ways), 2):
                        if 1 < j - i < len(ways) - 1:
                            assert _crossing(*one, *other) is None, (area.id, lies)
                    turned = sum(a[0] * b[1] - b[0] * a[1] for a, b in ways)
                    assert abs(turned) > 2000, "most of the land stays within"
    assert rings > 50
