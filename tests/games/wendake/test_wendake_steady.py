"""What keeps its place on a phone while one acts, and what is seen as it counts."""

import itertools
import re
from xml.etree import ElementTree

import pytest
from wendake_drawn import drawn, named
from wendake_shown import shown
from wendake_table import play, position, steps

from prateria.games.wendake.engine.data import MASK_KINDS
from prateria.games.wendake.engine.events import StepBegan, TileChosen
from prateria.games.wendake.table.panes.amounts import enough
from prateria.kit.words import LANGUAGES

TALL = (382, 659)
A, B, C = MASK_KINDS[:3]
OWN = {0: "P1-6 P2-4 P3-6"}


def masks():
    return position(progress={0: "P3-6 P2-6"}, hand={0: f"{A}*2 {B} {C}"}, ask=steps("mask"))


def part(markup, name):
    found = named(markup, name)
    return [e.attrib for e in found.iter() if e.tag.endswith("rect")]


def test_the_board_keeps_its_places_through_a_mask_action():
    """It lay itself out anew five times in one action."""
    state, looks = masks(), []
    for action in ("do mask", "draw deck", "use P3-6", f"add {A}", "use P2-6", f"disguise {B} {A}"):
        play(state, action)
        looks.append(drawn(state, 0, size=TALL))
    for name in ("board-tracks", "board-spaces", "board-turtles"):
        first = [(at["x"], at["y"], at["height"]) for at in part(looks[0], name)]
        for look in looks[1:]:
            assert [(at["x"], at["y"], at["height"]) for at in part(look, name)][: len(first)] == first, name


def test_on_a_small_phone_the_board_is_high_enough_to_be_read_while_masks_are_played():
    """There its rows come before places that do not change."""
    state = masks()
    play(state, "do mask")
    small, tall = (float(part(drawn(state, 0, size=size), "board-turtles")[0]["height"]) for size in ((352, 412), TALL))
    assert small >= 120
    assert tall >= 120


def test_masks_are_shown_as_they_count():
    """The hand still showed four masks of three kinds while it offered four alike."""
    state = masks()
    play(state, "do mask", "draw deck", "use P3-6", f"add {A}")
    markup = drawn(state, 0, size=TALL)
    assert "In hand: 6" in markup
    assert markup.count("we-borrowed") == 1
    assert "Extra mask: beggar, for this action only." in markup
    play(state, "use P2-6", f"disguise {B} {A}")
    pane = drawn(state, 0, size=TALL).partition("pane-board")[2].partition("board-tracks")[0]
    assert pane.count("we-borrowed") == 2
    assert pane.count(f"#we-mask-{A}") == 4
    assert f"#we-mask-{B}" not in pane


def test_four_masks_lie_beside_three_tiles_without_covering_each_other():
    state = position(progress=OWN, hand={0: f"{A}*2 {B} {C}"}, ask=steps("move2"))
    for _ in range(2):
        cards = named(drawn(state, 0, size=TALL, legal=()), "map-masks" if state.observe(0).asked.what else "")
        spots = sorted(
            (float(e.attrib["y"]), float(e.attrib["x"]), float(e.attrib["width"]))
            for e in cards.iter() if e.attrib.get("class") == "hit"
        )  # fmt: skip
        assert len(spots) == 4
        for (y, x, wide), (below, right, _) in itertools.pairwise(spots):
            assert below >= y + wide - 1 or right >= x + wide - 0.2
        words = sorted(e.text for e in cards.iter() if e.tag.endswith("text"))
        assert words in ([], ["beggar", "corn husk", "crooked face"]), "each beside its face, or none"
        play(state, "do move2") if state.observe(0).asked.what == "steps" else None


def keys(markup):
    return [e for e in ElementTree.fromstring(markup).iter() if e.attrib.get("id", "").startswith("chip-")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_keeps_its_size_however_many_keys_there_are(lang):
    fits = set()
    for own in ({}, {0: "P2-4"}, {0: "P1-4 P2-4"}):
        for tile in (("hunt",), ("hunt", "fish", "move2", "trade")):
            state = position(progress=own, goods={0: "beaver*3 corn"}, ask=steps(*tile))
            markup = drawn(state, 0, size=TALL, lang=lang)
            fits.add(re.search(r'data-fit="([^"]+)"', markup)[1])
            ends = named(markup, "chip-button-end")
            assert max(float(e.attrib["x"]) for e in ends.iter() if e.attrib.get("class") == "hit") > 250
    assert fits == {"1 0 0"}


def test_what_an_action_brings_lies_within_its_key():
    """Of three goods the last lay over the neighbour; that of a hide outside its frame."""
    areas = {"B1.0": "0 woman", "B2.0": "0 woman", "I1.0": "0 woman", "C.0": "0 woman"}
    state = position(areas=areas, goods={0: "beaver*4"}, ask=steps("harvest", "tan", "military", "trade"))
    markup = drawn(state, 0, size=TALL)
    for name in ("harvest", "tan"):
        chip = named(markup, f"chip-step-{name}")
        hit = next(e.attrib for e in chip.iter() if e.attrib.get("class") == "hit")
        right = float(hit["x"]) + float(hit["width"])
        at = [[float(n) for n in re.findall(r"[\d.]+", e.attrib["transform"])]
              for e in chip.iter() if e.tag.endswith("use")]  # fmt: skip
        assert len(at) == (4 if name == "harvest" else 3)
        assert all(x + 24 * scale <= right for x, _, scale in at), name
    assert enough((("corn", 2),), 40)
    assert not enough((("corn", 2), ("bean", 1), ("pumpkin", 1)), 40)


def test_a_tick_stands_before_the_word_of_what_is_done():
    done = (TileChosen(0, "A1", "A1", ("hunt", "fish", "trade"), False), StepBegan(0, "hunt"))
    for tile in (("fish", "trade"), ()):
        state = position(ask=steps(*tile))
        dock = named(shown(state, TALL, news=done), "dock")
        ticked = next(
            e for e in dock if any("#we-end" in kid.attrib.get("href", "") for kid in e) and "id" not in e.attrib
        )
        tick = next(kid.attrib["transform"] for kid in ticked if "href" in kid.attrib)
        word = next(kid for kid in ticked.iter() if kid.tag.endswith("text"))
        assert word.text == "Hunt"
        assert float(re.findall(r"[\d.]+", tick)[0]) + 16 <= float(word.attrib["x"]) <= 60


def test_while_it_is_asked_who_goes_nobody_is_marked_to_be_attacked():
    state = position(
        standing={"I1": (1, 0), "I2": (1, 0), "C": (0, 1)}, areas={"B1.0": "1 woman", "B2.1": "1 hunter"},
        ask=steps("move3"),
    )  # fmt: skip
    play(state, "do move3")
    assert "we-foe-mark" in shown(state)
    ways = [action for action in state.legal_actions() if action.verb == "stand"]
    goal = next(one for one in ways if sum(one.where == other.where for other in ways) > 1).where
    markup = shown(state, picks=(f"stand:{goal}",))
    assert "we-goal" in markup
    assert "we-foe-mark" not in markup


def test_tiles_of_a_years_end_lie_as_in_the_grid_and_it_is_said_which_come():
    """They stood in the order of their names; from year 4 on there were suddenly eleven, some of them blue."""
    state = position(
        marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(0, 1), year=4, level=2,
        open_="L2-03 L2-01 L2-02", aside={0: "B9 B8 B5"}, grid={0: "B2 B1 B4 L1-01 L1-02 L1-03 B7 B3 B6"},
    )  # fmt: skip
    play(state, "end")
    markup = drawn(state, 0, size=TALL)
    picks = [e.attrib["data-pick"] for e in ElementTree.fromstring(markup).iter() if "data-pick" in e.attrib]
    own = state.observe(0).players[0]
    assert [pick[4:] for pick in picks if pick.startswith("out:")] == list(own.out)
    assert [pick[3:] for pick in picks if pick.startswith("in:")] == [*state.observe(0).open, *own.aside]
    assert "Comes in: a blue tile (level 2), or one put aside earlier" in markup


@pytest.mark.parametrize("size", [TALL, (352, 500)])
def test_the_map_keeps_its_size_while_another_draws_masks(size):
    """It was drawn smaller by a quarter, above an empty band, and jumped back."""
    state = position(progress={0: "P3-6"}, hand={1: f"{A}*2"}, ask=steps("mask"), turn=1)
    fits = [re.search(r'data-fit="([^"]+)"', drawn(state, 0, size=size))[1]]
    play(state, "do mask")
    assert state.observe(0).asked.what == "draw"
    fits.append(re.search(r'data-fit="([^"]+)"', drawn(state, 0, size=size))[1])
    assert len(set(fits)) == 1
