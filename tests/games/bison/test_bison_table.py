"""The drawn table: sound, pure, silent about secrets, legible, and everything legal can be touched."""

import re
from functools import cache

import pytest

pytest.importorskip("prateria.games.bison.table")

from bison_drawn import EN, SIZES, drawn, games, picks, sitters, tree
from bison_table import last_turn, play
from bison_table import table as position

from prateria.core.rng import Rng
from prateria.games import GAMES
from prateria.games.bison import table
from prateria.games.bison.engine import preview
from prateria.games.bison.engine.data import CANOE, TIPI
from prateria.games.bison.engine.data import SIZES as SIZES_OF
from prateria.games.bison.engine.grid import CELL
from prateria.games.bison.flow import FLOW
from prateria.games.bison.table.figures import ANIMAL
from prateria.games.bison.table.forecast import pill
from prateria.games.bison.table.land.shape import middle
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Frame, Sitter
from prateria.view.letters import LABEL
from prateria.view.measure import width


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


@pytest.mark.long
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
        "areas", "market", *(f"player:{seat}" for seat in range(3))
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
                assert min(found) >= (12 if lang == "en" else 11)  # longer words are a size smaller


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


def test_the_table_in_words_tells_every_space_and_every_action():
    state = next(state for state in games(3, every=5) if state.phase == "place")
    seat = state.actors()[0]
    view, legal = state.observe(seat), state.legal_actions()
    markup = table.in_words(view, Touch(), EN, sitters(3), legal)
    root = tree(markup)
    words = " ".join(root.itertext())
    assert all(f" {space.id[:-1]}: " in words for space in view.spaces)
    assert {e.attrib["data-value"] for e in root.iter() if e.attrib.get("data-do") == "act"} == {a.text for a in legal}


def test_the_camps_of_others_are_in_sight_at_every_size_and_large_when_touched():
    """What lies ready in a camp decides the game: sizes of tipis and canoes stand on the strip."""
    state = GAMES["bison"].State.new(seats=3, seed=1)
    supply = state.observe(0).players[1].supply
    sizes = [" ".join(str(n) for n in SIZES_OF for _ in range(supply[kind + n])) for kind in (TIPI, CANOE)]
    for size in SIZES:
        strip = next(e for e in tree(drawn(state, 0, size=size)).iter() if e.attrib.get("id") == "player-1")
        if size[1] > 400:
            assert [text for text in strip.itertext() if text in sizes] == sizes
        root = tree(drawn(state, 0, size=size, looked_at="player:1"))
        card = next(e for e in root.iter() if e.attrib.get("id") == "player-card")
        assert [e.attrib["data-value"] for e in card.iter() if e.attrib.get("data-do") == "look"] == [""]


def test_what_is_said_large_of_a_player_is_what_stands_beside_the_name():
    """With a choice made ready the small plate said +4, and the sheet +0."""
    state = position("", ["D4p:2"])
    play(state, "1 do move1 1")
    root = tree(drawn(state, 0, ("from:D4p", "to:E4m"), looked_at="player:0"))
    card = next(e for e in root.iter() if e.attrib.get("id") == "player-card")
    plates = [[t.text for t in e.iter() if t.text] for e in root.iter() if e.attrib.get("class") == "bi-forecast"]
    assert len(plates) == 3, "of both players, and on the sheet"
    own = [t for e in card.iter() if e.attrib.get("class") == "bi-forecast" for t in e.itertext()]
    assert own == plates[1]
    assert own != ["+2"]


def test_what_would_change_is_told_where_nobody_stands():
    """The sheet lay over a tile with hunters while half of the window was empty."""
    told = 0
    for state in games(2, seed=2, every=1):
        if len(state.observe(0).cells) < 9 or state.phase not in ("build", "move", "put"):
            continue
        seat = state.actors()[0]
        markup = drawn(state, seat, state.legal_actions()[0].picks)
        number = r'="([\d.]+)"'
        if not (sheet := re.search(rf'id="card".*?<rect x{number} y{number} width{number} height{number}', markup)):
            continue
        told += 1
        x, y, wide, high = map(float, sheet.groups())
        scale, dx, dy = map(float, re.search(r'data-fit="([^"]+)"', markup).group(1).split())
        window = re.search(r'x="([\d.]+)" y="([\d.]+)" [^>]* class="bi-window', markup)
        left, top = map(float, window.groups())
        for there in state.observe(seat).spaces:
            if there.seat is not None:
                cx, cy = middle(CELL[there.id[:-1]])
                at = left + dx + scale * cx, top + dy + scale * cy
                assert not (x < at[0] < x + wide and y < at[1] < y + high), there.id
    assert told


def test_what_is_about_to_be_built_lies_over_no_hunters():
    """A pale tipi lay over the hunters who build it, and neither could be seen well."""
    state = position("", ["D4p:3"], deeds=["place"] * 2)
    play(state, "1 do tipi 2", "1 take bison 2", "1 take turkey 0", "1 take fish 0")
    root = tree(drawn(state, 0, ("space:D4p",)))
    coming = next(e for e in root.iter() if "bi-coming" in e.attrib.get("class", ""))
    hunters = [[e for e in part.iter() if e.attrib.get("class") == "bi-hunter"] for part in (root, coming)]
    assert not any(e.attrib.get("id", "").startswith("h0-D4p") for e in root.iter())
    assert len(hunters[1]) == 1
    assert any(e.attrib.get("class") == "bi-tipi" for e in coming.iter())


def test_the_end_of_the_turn_is_loud_only_while_nothing_is_chosen():
    """Two red keys, and the one beside "Done" let go of what was chosen."""
    state = position(deeds=["place"], phase="end")
    end = [next(e for e in tree(drawn(state, 0, touches)).iter() if e.attrib.get("id") == "end-key").attrib["class"]
           for touches in ((), ("give:bison",))]  # fmt: skip
    assert ["loud" in look.split() for look in end] == [True, False]


@pytest.mark.rule("BI-28")
def test_what_is_given_up_is_not_the_loudest_key():
    """A child presses the red one."""
    state = last_turn("D3:T05:2 E3:T11:0", ["D4p:1", "D4r:1"], animals=[(15, 3, 3), (3, 3, 3)])
    play(state, "2 end")
    end = next(e for e in tree(drawn(state, 0)).iter() if e.attrib.get("id") == "end-key")
    assert end.attrib["data-pick"] == "button:stop"
    assert "loud" not in end.attrib["class"].split()


def test_the_tile_to_be_placed_is_in_sight_with_its_three_turns():
    state = next(state for state in games(2, every=1) if state.phase == "place")
    seat = state.actors()[0]
    for chosen in ((), ("turn:2",)):
        found = picks(tree(drawn(state, seat, chosen)))
        assert {"turn:0", "turn:2", "turn:4"} <= found.keys()
    cell = next(pick for pick in found if pick.startswith("cell:"))
    assert picks(tree(drawn(state, seat, ("turn:2", cell))))["turn:2"]["aria-pressed"] == "true"
    assert 'id="choose-turn-0"' not in drawn(state, 1 - seat)


@pytest.mark.parametrize("size", [(374, 560), (348, 430), (742, 600), (426, 352)])
def test_what_a_piece_costs_stands_on_its_card(size):
    state = GAMES["bison"].State.new(2, {}, 1)
    svg = tree(drawn(state, state.turn, size=size, looked_at="market"))
    cards = [g for g in svg.iter() if g.get("id", "").startswith("buy-")]
    assert len(cards) == 9
    for card in cards:
        key, kids = card[0], list(card)
        left, right = float(key.get("x")), float(key.get("x")) + float(key.get("width"))
        end, numbers = left + 2, set()
        prices = [kid for kid in kids if kid.get("class") == "bi-cost"]
        for (beast, number), (wide, _) in zip(prices, ANIMAL, strict=True):
            x, _, scale, *_ = map(float, re.findall(r"-?[\d.]+", beast.get("transform")))
            assert x >= end, "none lies over another"
            assert wide * scale >= 14
            assert float(number.get("font-size")) >= 15
            end = x + wide * scale
            numbers.add(number.text)
        assert end < right - 2
        assert len(numbers) == 1


def test_the_market_opens_whatever_is_chosen_and_makes_way_for_an_action():
    state = GAMES["bison"].State.new(seats=2, seed=1)
    seat = state.actors()[0]
    for chosen in ((), ("deed:place",), ("deed:place", "hunters:1")):
        assert 'id="market"' in drawn(state, seat, chosen, looked_at="market")
    assert FLOW.still_looking("market", "buy:hunter")
    assert not FLOW.still_looking("market", "deed:place")
    assert not FLOW.still_looking("D4p", "deed:place")
    assert FLOW.still_looking("areas", "deed:place")


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


def test_hunters_shine_less_than_actions_until_one_is_chosen():
    """Twelve keys alike lead the eye nowhere; all of them can be touched."""
    state = GAMES["bison"].State.new(seats=2, seed=4)
    seat = state.actors()[0]
    for chosen, later in (((), True), (("deed:gather",), False)):
        root = tree(drawn(state, seat, chosen))
        keys = [e for e in root.iter() if e.attrib.get("id", "").startswith("hunters-")]
        assert keys
        assert all(("later" in e.attrib["class"].split()) == later for e in keys)
        assert "possible" in keys[0].attrib["class"].split()


def test_on_the_smallest_phone_four_names_are_whole_and_no_figure_lies_on_a_sign():
    names = {"en": ("Fox", "Eagle", "Wolf", "Owl"), "pl": ("Lis", "Orzeł", "Wilk", "Niedźwiedź")}
    state = GAMES["bison"].State.new(seats=4, seed=1)
    view = state.observe(0)
    for lang, mine in names.items():
        who = tuple(Sitter(seat, name, None, "fox") for seat, name in enumerate(mine))
        frame = Frame(344, 420)
        root = tree(table.draw(view, Touch(), preview.look(view, Touch()), 0, Words(lang), frame, who))
        said = " ".join(root.itertext())
        assert all(name in said for name in mine[1:]), said
    for n, signed in ((9, True), (12, True), (28, True), (104, False)):
        plate = tree(pill((n, n), 60, 20, last=False))
        left = float(plate.find("rect").attrib["x"])
        assert (plate.find("g") is not None) == signed, n
        figures = float(plate.find("text").attrib["x"]) - 1.06 * width(f"+{n}", LABEL)  # bold
        assert figures >= left + (5 + 12 if signed else 1), n


@pytest.mark.parametrize("size", SIZES)
def test_how_many_actions_are_done_is_in_sight_and_every_sign_says_what_it_is(size):
    """On a phone there was no count, and signs spoke only while they could be touched; the waiting tile never did."""
    state = next(state for state in games(2, every=1) if state.phase == "end" and state.hands[state.turn] >= 0)
    root = tree(drawn(state, state.turn, size=size))
    assert f"{len(state.done[state.turn])}/4" in [text.strip() for text in root.itertext()]
    said = [e.text for e in root.iter() if e.tag.endswith("title")]
    assert (
        sum(text.partition(":")[0] in ("Tile", "Tipi", "Canoe", "Gather", "Move 1", "Move 1–3") for text in said) >= 3
    )
    held = next(e for e in root.iter() if e.attrib.get("id") == "in-hand")
    assert any(e.tag.endswith("title") and e.text for e in held)
