"""What a player of Wendake who does not see the table must know before a choice and after it."""

from xml.etree import ElementTree

import pytest
from wendake_drawn import drawn
from wendake_table import play, position, sitters, steps

from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.data import TRACKS, YEARS
from prateria.games.wendake.engine.events import Moved
from prateria.games.wendake.table.foretold import foretell, label
from prateria.games.wendake.table.inwords import in_words
from prateria.games.wendake.table.panes import boards
from prateria.games.wendake.table.touching import pickable
from prateria.games.wendake.words import TEXTS, explain
from prateria.games.wendake.words.effects import progress_text
from prateria.games.wendake.words.heard import masks_make
from prateria.kit.touch import Touch
from prateria.kit.words import Words

W, NAMES = Words("en"), ("Fox", "Eagle")
MOVES = [*steps(), ["Moves", 1, False, []]]
LEFT = {"V1": (0, 0), "I1": (1, 1), "C": (0, 0), "B1": (0, 0)}
"""The first seat has one warrior beside the Centre, where the second stands as well."""


def place(view, where):
    return next(found for found in view.players[0].grid if found.id == where)


@pytest.mark.rule("WE-71")
def test_a_tile_says_what_it_shows_after_the_year_and_none_of_the_bottom_row_turns_over():
    view = position().observe(0)
    for found in view.players[0].grid:
        said = explain.at_year_end(W, found, view)
        assert ("turns over" in said) == (not found.id.endswith("3")), found.id
        assert found.id[-1] != "3" or said.startswith("At the end of the year this tile leaves the bottom row: ")
    turned = place(view, "A3")._replace(ritual=True, steps=("ritual",))
    assert "Ritual" not in explain.at_year_end(W, turned, view), "it leaves on its action side"
    assert not explain.at_year_end(W, place(view, "A1"), view._replace(year=YEARS)), "nothing turns over any more"


@pytest.mark.rule("WE-71")
def test_of_no_tile_that_the_sacred_fire_may_play_it_is_said_that_it_turns_over():
    root = ElementTree.fromstring(drawn(position(ask=steps("fire")), 0))
    told = [e.text or "" for e in root.iter() if e.tag.endswith("title")]
    assert any("Played by the Sacred Fire, it does not turn over" in text for text in told)
    view = position(ask=steps("fire")).observe(0)
    assert not any("Once played" in explain.at_year_end(W, found, view) for found in view.players[0].grid)
    lit = place(position().observe(0), "A1")._replace(marker="fire")
    assert "does not turn over" in explain.at_year_end(W, lit, position().observe(0))


def named(view, pick, *chosen, possible=("from:I1", "from:V1", "stand:C", "stand:B1", "area:C.0", "area:I1.0")):
    return pickable(W, view, Touch(chosen, possible), pick, NAMES)["aria_label"]


@pytest.mark.rule("WE-25")
def test_a_goal_says_from_where_and_what_the_way_there_gives_up():
    view = position(standing=LEFT, ask=MOVES).observe(0)
    lost = "your only sentinel there; Eagle leads there then"
    assert named(view, "stand:C", possible=("from:I1", "stand:C")).endswith(f". From: Shore 1 ({lost})")
    assert named(view, "stand:C", "from:I1").endswith(f". Shore 1: {lost}"), "from where is known already"
    assert named(view, "from:I1").endswith(f": {lost}")
    assert named(view, "area:I1.0", possible=("from:I1", "area:I1.0")).endswith(f". From: Shore 1 ({lost})")
    alone = position(standing={"V1": (1, 0)}, ask=MOVES).observe(0)
    assert "sentinel there" not in named(alone, "from:V1"), "of a village no lead is lost"


@pytest.mark.rule("WE-25")
def test_what_a_move_gives_up_is_said_before_it_is_confirmed_and_after_it():
    view = position(standing=LEFT, ask=MOVES).observe(0)
    move = do(0, "stand", "I1", "C")
    said = foretell(view, Touch(move.picks, (), move), W, NAMES)
    assert said.endswith("Shore 1: your only sentinel there; Eagle leads there then.")
    gone = position(standing={**LEFT, "I1": (0, 1), "C": (1, 0)}).observe(0)
    assert "Eagle" in TEXTS.came_to(W, Moved(0, "I1", "C", ""), gone, NAMES)
    assert "Shore 1" in TEXTS.came_to(W, Moved(0, "I1", "C", ""), gone, NAMES)
    assert not TEXTS.came_to(W, Moved(1, "I1", "C", ""), gone, NAMES), "nobody hears it of others"
    for before, then in (((2, 1), "you are only level there then"), ((3, 1), ""), ((1, 2), "your only sentinel there")):
        there = position(standing={**LEFT, "I1": before}, ask=MOVES).observe(0)
        assert named(there, "from:I1").partition("): ")[2] == then


def test_asked_where_a_warrior_goes_one_hears_from_where_and_that_it_attacks():
    view = position(standing=LEFT, ask=MOVES).observe(0)
    said = TEXTS.spoken(W, view, NAMES, Touch(("from:I1",), ("stand:C",)))
    assert said.endswith("where does this warrior go? From: Shore 1.")
    assert "which warrior attacks there" in TEXTS.spoken(W, view, NAMES, Touch(("fight:I1-2",), ("from:I1",)))


@pytest.mark.rule("WE-33")
def test_smallpox_on_ones_own_cards_is_heard_wherever_it_is_seen():
    state = position(hand={0: "animal-pox animal"}, goods={0: "corn"})
    view = state.observe(0)
    said = TEXTS.spoken(W, view, NAMES, Touch((), (), again=True))
    told = boards.told(W, view, view.players[0], "Ola")
    picture = [e.get("aria-label") for e in ElementTree.fromstring(drawn(state, 0)).iter() if e.get("role") == "img"]
    cards = explain.cards(W, view.own.hand)
    assert "animal with smallpox" in cards
    assert cards in said
    assert cards in told
    assert any(cards in (name or "") for name in picture)


@pytest.mark.rule("WE-81")
def test_a_track_says_what_its_pair_counts_with_the_point_and_without():
    state = position(tracks={0: (0, 0, 0, 0)}, ask=steps("trade"))
    view = state.observe(0)
    (one, other), _ = view.pairs
    have = tuple(4 if name == other else 0 for name in TRACKS)
    mine = (view.players[0]._replace(tracks=have), *view.players[1:])
    view = view._replace(players=mine, asked=view.asked._replace(what="track", points=1))
    for pick, counts in (
        (f"track:{one}", "The pair counts 0, then 1"),
        (f"track:{other}", "The pair counts 0, then still 0"),
    ):
        assert counts in pickable(W, view, Touch((), (pick,)), pick)["aria_label"]
    assert label(W, view, do(0, "track", one)).endswith("The pair counts 0, then 1")


def test_who_stops_in_the_midst_of_a_move_hears_that_it_is_dropped():
    """ "Stop moving" threw the move away that was begun, in silence."""
    view = position(standing=LEFT, ask=[*steps(), ["Moves", 2, True, []]]).observe(0)
    assert "dropped" not in named(view, "button:stop")
    assert named(view, "button:stop", "area:I1.0").endswith("The move you have begun is dropped.")


def test_a_tile_with_a_mask_says_whether_ones_masks_make_anything():
    state = position(hand={0: "beggar beggar"})
    assert masks_make(W, state.observe(0)) == "your masks make: Pair"
    assert masks_make(W, position(hand={0: "beggar"}).observe(0)) == "your masks make no combination yet"


def test_the_words_say_of_an_action_what_the_table_says():
    def told(state):
        actions = state.legal_actions()
        touch = Touch((), tuple(pick for action in actions for pick in action.picks[:1]))
        return str(in_words(state.observe(0), touch, W, sitters(2), actions))

    moving = position(standing={"V1": (2, 0)}, ask=[*steps(), ["Moves", 2, True, []]])
    assert "outpost, for a" in told(moving)
    ill = position(standing={"V1": (2, 0)}, ask=[*steps(), ["Smallpox"]])
    assert "To the long house: warrior." in told(ill)
    assert "You lose: " in told(position(ask=steps("hunt", "fish"), canoes={0: 2}))
    sale = position(goods={0: "pelt fish corn"}, ask=steps("trade"))
    play(sale, "do trade")
    name = next(a.what for a in sale.legal_actions() if a.verb == "buy")
    assert progress_text(W, name) in told(sale)
