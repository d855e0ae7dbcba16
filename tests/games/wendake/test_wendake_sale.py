"""What a Trade puts on sale says what it does, while it is bought and while it is paid."""

from xml.etree import ElementTree

import pytest
from wendake_shown import LYING, PHONE, UPRIGHT, named, shown
from wendake_table import play, position, steps

from prateria.games.wendake.engine.data import PROGRESS
from prateria.games.wendake.engine.preview import gains, paid_on
from prateria.games.wendake.table.panes.amounts import amounts
from prateria.games.wendake.table.panes.sale import LOW, tells
from prateria.games.wendake.table.progress import progress_face
from prateria.games.wendake.words.effects import progress_text
from prateria.games.wendake.words.explain import bought, price
from prateria.games.wendake.words.labels import pick_label
from prateria.games.wendake.words.prompts import prompt
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box

RICH = "pelt*2 fish*2 corn bean pumpkin"


def on_sale(offer):
    """In a Trade, with just these tiles on sale."""
    state = position(goods={0: RICH}, ask=steps("trade", "ritual"), progress={0: "P1-5"}, canoes={0: 2})
    state.offer = tuple(i for i, tile in enumerate(PROGRESS) if tile.id in offer.split())
    play(state, "do trade")
    return state


def said(markup, tile):
    """What is written on that button, without the breaks of its lines."""
    return " ".join(e.text for e in named(markup, f"chip-progress-{tile}").iter() if e.text and e.tag.endswith("text"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [LYING, UPRIGHT])
@pytest.mark.parametrize("offer", ["P1-4 P1-7 P1-1 P1-3 P2-6", "P1-3 P1-8 P2-2 P2-7 P2-6", "P1-1 P1-2 P1-6 P2-4"])
def test_each_of_five_tiles_on_sale_says_what_it_does(offer, size, lang):
    """With a fifth all of them stood there as mere pictures with prices."""
    markup = shown(on_sale(offer), size, lang=lang)
    for tile in offer.split():
        assert progress_text(Words(lang), tile).replace("\xa0", " ") in said(markup, tile)


@pytest.mark.parametrize("size", [LYING, UPRIGHT])
def test_what_is_bought_is_paid_where_it_was_bought(size):
    """The market went away for the map in the midst of it."""
    state = on_sale("P1-4 P1-7 P1-1")
    play(state, "buy P1-4")
    markup = shown(state, size)
    pane = named(markup, "pane-ask")
    assert "wanted" in pane.attrib["class"]
    assert {e.attrib.get("data-pick") for e in pane.iter()} >= {"pay:corn", "pay:bean", "pay:pumpkin"}
    assert "with which vegetable do you pay?" in prompt(
        Words("en"), state.observe(0), ("Ola", "Jan"), Touch((), ("pay:corn", "pay:bean"))
    )


MANY = "P1-1 P1-2 P1-4 P2-1 P2-3 P2-4 P2-6"


@pytest.mark.parametrize("size", [LYING, PHONE])
def test_of_many_tiles_what_the_chosen_one_does_and_brings_is_told_where_that_is_promised(size):
    """With seven on sale there were signs alone, "1 → 1" and a small triangle."""
    w, state = Words("en"), on_sale(MANY)
    texts = "\n".join(e.text or "" for e in named(shown(state, size), "pane-ask").iter())
    assert progress_text(w, "P1-4") not in texts
    assert w("Progress tiles: touch one to read what it does") in texts
    after = named(shown(state, size, picks=("progress:P1-4",)), "pane-ask")
    texts = " ".join(e.text or "" for e in after.iter())
    assert progress_text(w, "P1-4") in texts
    assert bought(w, "P1-4") in texts


def test_a_low_row_says_it_beside_its_price_alone():
    """Where price and points need two lines, words have no room below them."""
    w = Words("en")
    assert tells(w, "P1-1", Box(0, 0, 460, LOW))
    assert not tells(w, "P1-1", Box(0, 0, 460, LOW - 1))
    assert not tells(w, "P1-1", Box(0, 0, 200, LOW))


@pytest.mark.parametrize(
    ("tile", "levels", "there"),
    [("P1-7", (3, 4, 5, 1), "mask"), ("P1-8", (0, 5, 2, 0), "military"), ("P1-7", (0, 1, 2, 1), "lower"),
     ("P1-8", (4, 2, 1, 0), "economic")],
)  # fmt: skip
def test_points_on_the_lowest_or_highest_track_stand_on_that_track(tile, levels, there):
    """An arrow stood for it, which nobody explained; where several are level it still does."""
    state = position(goods={0: RICH}, tracks={0: levels}, offer=tile, ask=steps("trade"))
    play(state, "do trade")
    view = state.observe(0)
    assert paid_on(view.players[0], tile) == there
    points = {track: n for track, n in gains(view, f"progress:{tile}") if n > 0}
    assert points == ({"economic": 2} if there == "economic" else {"economic": 1, there: 1})
    assert bought(Words("en"), tile, there) in pick_label(Words("en"), f"progress:{tile}", view)


def test_a_turtle_of_two_tracks_is_explained_where_one_chooses():
    at = {f"{place}.0": "0 woman" for place in ("B1", "B2", "C", "O1", "I1")}
    state = position(ask=steps("military"), areas=at)
    play(state, "do military")
    view = state.observe(0)
    picks = tuple(pick for action in state.legal_actions() for pick in action.picks)
    assert "Level 5: of its two tracks the better one counts." in prompt(
        Words("en"), view, ("Fox", "Owl"), Touch((), picks)
    )
    few = tuple(pick for pick in picks if not pick.endswith("-5"))
    assert "Level 5" not in prompt(Words("en"), view, ("Fox", "Owl"), Touch((), few))


@pytest.mark.parametrize("size", [PHONE, (374, 600)])
def test_on_a_phone_tiles_lie_level_by_level_in_the_same_places_whatever_can_be_paid(size):
    """A Trade had four shapes: rows with words, two columns with prices, signs alone, levels with nothing to touch."""
    places = set()
    for goods in ("pelt*3 fish*3 corn bean pumpkin", "pelt*2 fish*2 corn bean", "pelt fish corn", "corn"):
        state = position(goods={0: goods}, ask=steps("trade", "ritual"), canoes={0: 2})
        play(state, "do trade")
        markup, at = shown(state, size), {}
        for tile in state.observe(0).offer:
            chip, still = named(markup, f"chip-progress-{tile}"), named(markup, f"also-{tile}")
            assert (chip is None) != (still is None), "each lies there once"
            face = next(e for e in (still if chip is None else chip).iter() if e.get("class") == "we-progress")
            at[tile] = face.attrib["x"], face.attrib["y"], face.attrib["width"]
        places.add(tuple(at.items()))
        sold = [tile for tile in at if named(markup, f"chip-progress-{tile}") is not None]
        assert len(sold) == {"3": 12, "2": 8, "f": 4, "c": 0}[goods[5] if goods[0] == "p" else "c"]
    assert len(places) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_what_a_tile_does_lies_over_no_tile_and_one_sees_what_one_has(lang):
    """It lay over the first of them, or over the last."""
    for own in ({}, {0: "P2-4"}):
        state = position(goods={0: "pelt*3 fish*3 corn bean pumpkin"}, progress=own, ask=steps("trade", "ritual"))
        play(state, "do trade")
        for tile in state.observe(0).offer:
            markup = shown(state, (382, 659), picks=(f"progress:{tile}",), lang=lang)
            pane = named(markup, "pane-ask")
            sheet = next(e for e in pane.iter() if e.get("class") == "we-sheet")
            faces = [e for e in pane.iter() if e.get("class") == "we-progress"]
            foot = max(float(e.attrib["y"]) + float(e.attrib["height"]) for e in faces)
            assert foot < float(sheet.attrib["y"]), (own, tile)
            assert named(markup, "stock") is not None


@pytest.mark.parametrize(("lang", "kinds"), [("en", "(2 kinds)"), ("it", "(2 diversi)"), ("pl", "(2 rodzaje)")])
def test_of_vegetables_a_price_counts_kinds_and_says_so(lang, kinds):
    """Beside a basket stood "(3)", above it 3 corn, 1 bean and 4 pumpkins."""
    state = position(goods={0: "pelt*2 fish*2 corn*3 bean"}, ask=steps("trade", "ritual"))
    play(state, "do trade")
    for size in ((382, 659), (352, 455)):
        texts = [e.text for e in named(shown(state, size, lang=lang), "pane-ask").iter() if e.tag.endswith("text")]
        assert kinds in texts, size
    state = position(goods={0: "pelt*2 fish*2 corn*3 bean pumpkin"}, ask=steps("trade", "ritual"))
    play(state, "do trade")
    play(state, "buy P2-1")
    asks = prompt(Words("en"), state.observe(0), ("Ola", "Jan"), Touch((), ("pay:corn+bean",)))
    assert "which 2 different vegetables" in asks


def signs_of():
    """A Trade on a phone in which tiles are signs with their prices above them."""
    return on_sale("P1-7 P1-4 P2-1 P2-3 P2-4 P2-6 P3-1 P3-2 P3-3")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_few_tiles_beside_ones_own_that_can_be_used_all_have_room_for_their_signs(lang):
    """They lay at half their height above a band that was empty."""
    state = position(goods={0: RICH}, ask=steps("trade"), progress={0: "P2-7 P3-4"}, canoes={0: 2})
    state.offer = tuple(i for i, tile in enumerate(PROGRESS) if tile.id in ["P1-8", "P2-2", "P2-4", "P3-6", "P3-8"])
    play(state, "do trade")
    pane = named(shown(state, (382, 659), lang=lang), "pane-ask")
    names = [e for e in pane.iter() if e.attrib.get("id", "").partition("-")[0] in ("chip", "also")]
    faces = [rect for e in names for rect in e.iter() if rect.attrib.get("class") == "we-progress"]
    assert len(faces) >= 5
    assert all(float(rect.attrib["height"]) >= 38 for rect in faces[-5:])


@pytest.mark.parametrize(("wide", "high"), [(124, 33), (124, 46), (185, 42)])
def test_on_a_low_tile_no_arrow_lies_over_the_dots_of_its_level(wide, high):
    face = ElementTree.fromstring(str(progress_face("P3-8", Box(0, 0, wide, high), False, "Ricche provviste")))
    dots = [float(e.attrib["cx"]) for e in face.iter("circle") if e.attrib.get("class") == "we-level"]
    arrow = next(e for e in face.iter("path") if e.attrib.get("class") == "we-higher")
    assert float(arrow.attrib["d"][1:].split()[0]) > max(dots) + 2.6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_price_says_that_all_of_it_is_paid(lang):
    """Three goods side by side were taken for three ways to pay."""
    w = Words(lang)
    pane = named(shown(signs_of(), (382, 659), lang=lang), "pane-market")
    assert [e.text for e in pane.iter() if e.tag.endswith("text")].count(w.p("price", "and")) == 2 * 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tile", ["P1-7", "P2-1"])
def test_what_a_touched_tile_does_is_said_with_its_price(tile, lang):
    markup = shown(signs_of(), (382, 659), picks=(f"progress:{tile}",), lang=lang)
    written = " ".join("".join(e.itertext()) for e in named(markup, "pane-ask").iter() if e.tag.endswith("text"))
    assert price(Words(lang), tile).replace("\xa0", " ") in written.replace("\xa0", " ")


@pytest.mark.parametrize("room", [66, 80, 120])
def test_each_good_that_comes_has_its_number_where_a_button_has_little_room(room):
    """Of +2 corn, +1 beans and a pumpkin the pumpkin had none."""
    drawn = ElementTree.fromstring(str(amounts((("corn", 2), ("bean", 1), ("pumpkin", 1)), Box(0, 0, room, 20))))
    assert [e.text.lstrip("+") for e in drawn.iter("text")] == ["2", "1", "1"]
