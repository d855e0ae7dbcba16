"""What says of itself what it is, and what was done: flags, sentinels, signs, points, masks, progress tiles."""

import re
from xml.etree import ElementTree

import pytest
from wendake_drawn import EN, buttons, drawn
from wendake_table import EAGER, NAMES, play, position, sitters, steps

from prateria.app.logbook import Logbook
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.wendake.engine import preview
from prateria.games.wendake.engine.data import PROGRESS
from prateria.games.wendake.engine.events import Fought, ProgressUsed, Raided
from prateria.games.wendake.table import draw
from prateria.games.wendake.table.chips import _brings
from prateria.games.wendake.table.face import steps_of
from prateria.games.wendake.table.panes.legend import legend
from prateria.games.wendake.table.panes.order import order_row
from prateria.games.wendake.table.progress import RIDDLES, SIGNS, progress_face, riddle
from prateria.games.wendake.table.strips import strip
from prateria.games.wendake.table.tiles import OVER, _face, slide
from prateria.games.wendake.words import TEXTS, effects, explain
from prateria.games.wendake.words.effects import progress
from prateria.games.wendake.words.prompts import prompt
from prateria.games.wendake.words.reasons import reason
from prateria.games.wendake.words.refusals import why_not
from prateria.games.wendake.words.sentences import sentence
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.frame import Frame
from prateria.view.letters import LEAST
from prateria.view.measure import width
from prateria.view.svg import join


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
    for part in ("The first from the left plays first", "If you buy an alliance", "A sentinel is a warrior"):
        assert any(part in text for text in said), part
    row = "".join(map(str, order_row(EN, position().observe(0), Box(0, 0, 400, 40))))
    assert "The first from the left plays first" in row


def titles(markup):
    return [title.text or "" for title in ElementTree.fromstring(markup).findall(".//{*}title")]


def test_what_turtles_bring_is_said_where_their_number_stands():
    """“+5?” beside a name, and the heading of the nine stacks."""
    said = titles(drawn(position(turtles={1: ["women-5 0", "hunters-3 0"]}), 0))
    [guessed] = [text for text in said if text.startswith("Turtles: up to ")]
    assert guessed == "Turtles: up to 3 points at the end. On which tracks, only their owner knows. " + (
        "At a Military action you take turtles for areas with women, for areas with hunters, and for canoes. "
        "They bring points at the end."
    )
    assert guessed.partition("knows. ")[2] in said


def test_a_mask_that_explains_itself_begins_with_a_capital():
    assert explain.mask_card(EN, "husk", True).startswith("Corn husk. At a Mask action")


def test_a_tile_says_what_it_becomes_when_it_has_been_played():
    said = titles(drawn(position(), 0))
    turns = "Once played, this tile turns over at the end of the year: "
    assert any(text.endswith(f"{turns}Ritual.") for text in said)


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_names_of_players_are_read_on_a_small_phone(lang):
    state = position(turtles={0: ["women-5 0"], 1: ["women-5 1"]}, tracks={0: (9, 9, 9, 9), 1: (9, 9, 9, 9)})
    view = state.observe(0)
    for player in view.players:
        words = [text for text in drawn_strip(view, player, lang) if text[:1].isalpha()]
        assert words[0][:3] == "Sow"


def test_beside_turtles_and_four_markers_a_name_is_whole_on_a_phone():
    view = position(2, turtles={0: ["women-3 0"], 1: ["canoes-5 1"]}).observe(0)
    for seat, name in enumerate(("Volpe", "Aquila")):
        player, sitter = view.players[seat], sitters(2)[seat]._replace(name=name)
        assert f">{name}<" in str(strip(EN, view, player, sitter, Box(0, 0, 183, 48)))


def drawn_strip(view, player, lang):
    sitter = sitters(2)[player.seat]._replace(name="Sowa")
    strip_ = ElementTree.fromstring(str(strip(Words(lang), view, player, sitter, Box(0, 0, 169, 45))))
    return [text.text for text in strip_.iter("text")]


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
    assert sentence(EN, ProgressUsed(0, "P2-5"), names, 0).endswith("Masks return."), "what comes back is told next"
    told = sentence(EN, ProgressUsed(0, "P1-8"), names, 0)
    assert told == "\u2068Ola\u2069 uses a progress tile: Pelt or fish. Once a year you may take 1 pelt or 1 fish."


def test_no_progress_tile_says_whenever_you_like_of_what_goes_once_a_year():
    """WE-62: each is turned when it is used."""
    told = [effects.progress_text(EN, tile.id) for tile in PROGRESS]
    assert not [text for text in told if "henever" in text]
    assert sum(text.startswith("Once a year ") for text in told) == 11


def test_an_area_that_is_held_says_what_it_is_for():
    """“Centre, beavers (free)” was all."""
    markup = drawn(position(), 0)
    titles = [title.text for title in ElementTree.fromstring(markup).findall(".//{*}title") if title.text]
    assert "Centre, beavers (free). A hunter in an area gives a beaver at every Hunt." in titles
    fields = [text for text in titles if "(free). A woman in an area" in text]
    assert fields
    assert not [text for text in fields if "beaver" in text]
    assert [text for text in titles if text.startswith("Long house: 2 warriors. ")]


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


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_that_the_card_on_the_discards_carries_smallpox_is_not_cut_on_a_tablet(lang):
    state = position(ask=steps("mask"), pile="husk-pox", deck="spirit")
    play(state, "do mask")
    dock = drawn(state, 0, size=(774, 590), lang=lang).partition('id="dock"')[2].partition('id="large-tile"')[0]
    assert "pile:" in dock
    assert "…" not in dock


def test_an_attack_on_oneself_is_said_to_oneself_and_its_turn_is_told_first_as_it_went():
    names, fight = ("Ola", "Jan"), Fought(1, "V2", "B1", 0)
    raids = [Raided(1, "V2", "C.0", 0, native) for native in ("woman", "hunter", "warrior")]
    assert all("attacks you" in sentence(EN, event, names, 0) for event in (fight, *raids))
    assert not any("attacks you" in sentence(EN, event, names, 1) for event in (fight, *raids))
    session = Session.new(GAMES["wendake"], 2, seed=2)
    rng = Rng(2)
    while not any(TEXTS.harm(event, 0) for _, event in session.events(0, 0)):
        legal = session.state.onward_actions()
        attacks = [action for action in legal if getattr(action, "verb", "") in ("fight", "raid")]
        lively = [action for action in legal if getattr(action, "verb", "") in EAGER or not hasattr(action, "verb")]
        session.play((attacks or lively or legal)[rng.below(len(attacks or lively or legal))])
    while session.state.actors() != (0,):
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
    told = Logbook().since(session, 0, EN, names)
    attack = next(i for i, said in enumerate(told) if "attacks you" in said)
    assert attack, "what it was done with comes before it"
    assert all("Jan" in said for said in told[: attack + 1])


def test_the_last_tile_of_a_line_is_named_where_it_alone_is_left():
    state = position(marked={0: "A1 B1"}, ordered=(0,))
    view = state.observe(0)
    assert "only this tile is left: " in prompt(EN, view, NAMES, Touch((), ("tile:C1",)))
    assert "only this" not in prompt(EN, view, NAMES, Touch((), ("tile:C1", "button:swap")))


def test_where_only_a_swap_is_left_the_turn_is_over():
    view = position(ask=steps()).observe(0)
    assert "End your turn." in prompt(EN, view, NAMES, Touch((), ("button:end", "button:swap")))
    assert "use what is still offered" in prompt(EN, view, NAMES, Touch((), ("button:end", "progress:P1-1")))


def test_a_hint_to_swap_names_the_tiles_and_says_its_price():
    swap = {
        "price": 1,
        "pair": (("A1", ("trade",)), ("B3", ("hunt", "move1"))),
        "line": ("A1", "A2", "A3"),
        "plays": (("trade",), ("mask",)),
        "heard": True,
    }
    said = reason(EN, ("swap", swap))
    assert said.endswith("left column. In it you have: Trade; Mask.")
    assert "Trade (top left) ↔ Hunt, Move 1 (bottom middle)" in said
    assert "left column" in said
    assert said.index("It costs 1 point,") < said.index("a better line"), "two lines may be all that is seen"
    assert "costs" not in reason(EN, ("swap", {**swap, "price": 0}))


@pytest.mark.parametrize("size", [(374, 659), (344, 455)])
def test_a_mask_that_was_drawn_is_seen_on_a_phone(size):
    state = position(ask=steps("mask"), hand={0: "spirit"}, deck="beggar")
    news = play(state, "do mask", "draw deck", "hold")
    view = state.observe(0)
    look = preview.look(view, Touch((), ("button:end",)), news)
    markup = draw(view, Touch((), ("button:end",)), look, 0, EN, Frame(*size), sitters(2))
    board = markup[markup.index('id="pane-board"') :].partition('id="board-spaces"')[0]
    assert "#we-mask-beggar" in board


@pytest.mark.parametrize("size", [90.0, 115.0, 140.0])
@pytest.mark.parametrize("marker", ["action", "fire"])
@pytest.mark.parametrize("tile", ["B5", "L2-01", "L2-03"])
def test_a_marker_covers_no_word_of_its_tile(size, marker, tile):
    place = position().observe(0).players[0].grid[0]
    place = place._replace(tile=tile, steps=steps_of(tile, False), marker=marker)
    root = ElementTree.fromstring(f"<g>{_face(EN, 0, place, size, False, False)}</g>")
    x, y, r = next(
        (float(e.attrib["cx"]), float(e.attrib["cy"]), float(e.attrib["r"]))
        for e in root.iter("circle")
        if e.attrib.get("class") in ("we-disc", "stone")
    )
    for text in root.iter("text"):
        font, left, down = (float(text.attrib[name]) for name in ("font-size", "x", "y"))
        right = left + width(text.text, font)
        assert right < x - r or not y - r < down < y + r + font * 0.7, text.text


@pytest.mark.parametrize("high", [27, 30, 44])
@pytest.mark.parametrize("tile", ["P2-8", "P3-8"])
def test_a_riddle_keeps_its_letters_where_it_is_small(tile, high):
    """Without them "pelt or fish, and a vegetable" would be all three."""
    letters = [part for part in RIDDLES[tile] if part not in SIGNS]
    said = ElementTree.fromstring(str(riddle(tile, 0, 0, 50, high)))
    assert [text.text for text in said.iter("text")] == letters
    assert all(float(text.get("font-size")) >= LEAST for text in said.iter("text"))
    assert all(0 <= float(text.get("x")) <= 50 and 0 <= float(text.get("y")) <= high for text in said.iter("text"))


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_progress_tiles_on_sale_have_names_on_a_small_phone(lang):
    state = position(ask=steps(inner=("exchange", "buy", "spend")), goods={0: GOODS}, offer=SOLD)
    w, view = Words(lang), state.observe(0)
    touch = Touch((), ("button:exchange", *(f"progress:{tile}" for tile in SOLD.split()), "button:spend", "button:end"))
    markup = draw(view, touch, preview.look(view, touch), 0, w, Frame(344, 455), sitters(2))
    ask = markup[markup.index('id="pane-ask"') :]
    for tile in SOLD.split():
        chip = ask[ask.index(f'id="chip-progress-{tile}"') :].partition('role="button"')[0]
        assert " ".join(re.findall(r"we-band-n[^>]*>([^<]+)", chip)) == progress(w, tile), (
            "whole, if need be in two lines"
        )


GOODS = "pelt*3 fish*3 corn bean pumpkin"
SOLD = "P1-1 P1-7 P2-2 P2-3 P2-8 P3-3 P3-8"


def test_the_markers_of_the_year_are_whole_on_the_small_grid():
    view = position(marked={0: "A1 A2 A3"}).observe(0)
    markup = str(slide(EN, view, view, sitters(2)[0]))
    _, top, _, high = map(float, markup.rpartition('viewBox="')[2].partition('"')[0].split())
    assert top <= -OVER
    lowest = max(float(e.get("y")) + float(e.get("height")) for e in ElementTree.fromstring(markup).iter("rect"))
    assert top + high >= lowest + 3, "and so are the tiles that leave it, edges included"


def test_the_first_question_of_a_game_says_which_tracks_are_pairs():
    pairs = "Masks + Military, Economy + Ritual: of each pair the lower track counts."
    assert prompt(EN, position().observe(0), NAMES, Touch()).endswith(pairs)
    for later in (position(marked={0: "A1"}), position(year=2)):
        assert pairs not in prompt(EN, later.observe(0), NAMES, Touch())


def test_a_strip_says_what_counts_of_each_pair():
    view = position(tracks={0: (2, 5, 1, 4)}).observe(0)
    wide, narrow = (str(strip(EN, view, view.players[0], sitters(2)[0], Box(0, 0, w, 52))) for w in (360, 170))
    assert (wide.count("we-both"), narrow.count("we-both")) == (2, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_full_hand_the_names_of_progress_tiles_are_whole(lang):
    """Six of them beside each other on a tablet."""
    names = tuple(progress(Words(lang), tile.id) for tile in PROGRESS)
    cut = [name for name in names if "…" in progress_face("P1-3", Box(0, 0, 56, 82), False, name)]
    assert not cut


def test_a_held_swap_says_what_its_cost_is():
    assert "the first swap takes it away (−1)" in explain.button(EN, "swap")


def test_what_a_button_says_and_what_it_costs_stand_in_its_middle():
    """Two lines and the cost: as far from its upper edge as from its lower one."""
    key = Box(40, 10, 96, 62)
    drawn_ = join(_brings(EN, "Scambia due tessere", (("points", -1),), key))
    ys = [float(e.attrib["y"]) for e in ElementTree.fromstring(f"<svg>{drawn_}</svg>").iter("text")]
    above, below = min(ys) - 9 - key.y, key.y + key.h - max(ys)
    assert abs(above - below) < 5
    assert above >= 4
