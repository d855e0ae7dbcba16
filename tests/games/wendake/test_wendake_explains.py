"""What says of itself what it is, and what was done: flags, sentinels, signs, points, masks, progress tiles."""

from xml.etree import ElementTree

import pytest
from wendake_drawn import EN, buttons, drawn
from wendake_table import play, position, steps

from prateria.games.wendake.engine.events import ProgressUsed
from prateria.games.wendake.table.panes.legend import legend
from prateria.games.wendake.table.panes.order import order_row
from prateria.games.wendake.words.refusals import why_not
from prateria.games.wendake.words.sentences import sentence
from prateria.kit.words import LANGUAGES
from prateria.view.box import Box


def test_flags_say_what_they_are_for_unless_their_land_is_to_be_touched():
    state = position(ask=steps("move1"), standing={"V1": (3, 0)})
    assert "data-explains" in drawn(state, 0)
    play(state, "do move1")
    markup = drawn(state, 0, ["from:V1"])
    flags = [place.id for place in state.observe(0).territories if place.flag]
    assert [there for there in flags if f"stand:{there}" in buttons(markup)]
    assert markup.count("data-explains") < len(flags)


def test_the_signs_of_the_legend_and_the_order_of_play_say_what_they_are_for():
    pages = "".join(map(str, legend(EN, Box(0, 0, 1000, 650), 0)))
    said = [e.text or "" for e in ElementTree.fromstring(f"<g>{pages}</g>").iter("title")]
    for part in ("Whoever is further ahead plays earlier", "whoever has bought an alliance", "A sentinel is a warrior"):
        assert any(part in text for text in said), part
    row = "".join(map(str, order_row(EN, position().observe(0), Box(0, 0, 400, 40))))
    assert "Whoever is further ahead plays earlier" in row


def test_a_touch_on_people_that_leads_nowhere_says_what_a_sentinel_is():
    view = position().observe(0)
    assert "A sentinel is a warrior" in why_not(EN, view, (), "from:V2")
    assert "A sentinel is" not in why_not(EN, view, (), "from:C")


def test_the_board_of_a_player_says_why_a_swap_that_is_left_is_a_point():
    assert drawn(position(), 0).count("Who never does that has 1 point at the end") > 1


def test_a_pair_is_drawn_as_two_masks():
    state = position(ask=steps("mask"), hand={0: "husk spirit"}, pile="husk")
    play(state, "do mask", "draw pile")
    markup = drawn(state, 0, ["space:pair"])
    chip = markup[markup.index('id="chip-cards-husk"') :].partition("data-pick")[0]
    assert chip.count('href="#we-mask-husk') == 2


def test_who_uses_a_progress_tile_reads_what_it_does():
    names = ("Ola", "Jan")
    used = ProgressUsed(0, "P1-7")
    assert "without fear of smallpox" in sentence(EN, used, names, 0)
    assert "without fear of smallpox" not in sentence(EN, used, names, 1)


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("size", [(386, 659), (344, 455)])
def test_on_phones_nothing_is_cut_of_four_actions_and_of_the_names_of_masks(size, lang):
    four = position(ask=steps("move3", "mask", "fish", "military"))
    extra = position(
        ask=[*steps(), ["PlayMasks", False, -1, -1, -1]], hand={0: "husk*2 spirit animal"}, progress={0: "P3-6"}
    )
    play(extra, "use P3-6")
    for state in (four, extra):
        dock = drawn(state, 0, size=size, lang=lang).partition('id="dock"')[2]
        assert "…" not in dock.partition('id="large-tile"')[0]
