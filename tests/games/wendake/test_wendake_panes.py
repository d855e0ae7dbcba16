"""Which pane of the table is in sight: the one that a question needs, a hint means, or the last step can be seen in."""

import re

from wendake_drawn import EN
from wendake_table import position, sitters, steps

from prateria.app.picker import Picker
from prateria.games.wendake import table
from prateria.games.wendake.engine import preview
from prateria.games.wendake.engine.events import Bought, Gained, MasksPlayed, Scored
from prateria.games.wendake.engine.state import State
from prateria.kit.touch import Touch
from prateria.view.frame import Frame


def test_a_question_that_needs_no_pane_leaves_the_one_in_which_the_last_step_can_be_seen():
    state = position(ask=steps("hunt", "move1"))
    view, first = state.observe(0), Picker(state.legal_actions())
    touch = Touch((), first.possible(), None)
    for news, pane in (
        ([], "map"),
        ([MasksPlayed(0, "pair", ("husk",), ("husk",)), Scored(0, "mask", 2, 2, "masks")], "board"),
        ([Bought(0, "P1-1", (0,) * 6)], "market"),
    ):
        look = preview.look(view, touch, news)
        assert f'data-pane="{pane}" data-asked' in table.draw(view, touch, look, 0, EN, Frame(744, 600), sitters(2))


def test_on_a_phone_goods_are_seen_to_come_before_the_turn_ends():
    """They lie below the grid, and the map was turned to; the turn was over when one had found them."""
    gained = [Gained(0, (1, 0, 1, 0, 0, 0), "harvest")]
    for left, size, pane in (((), (374, 540), "grid"), (("move1",), (374, 540), "map"), ((), (744, 600), "map")):
        state = position(ask=steps(*left))
        view = state.observe(0)
        touch = Touch((), Picker(state.legal_actions()).possible(), None)
        markup = table.draw(view, touch, preview.look(view, touch, gained), 0, EN, Frame(*size), sitters(2))
        assert f'data-pane="{pane}" data-asked' in markup


def test_a_hint_turns_to_the_pane_of_what_it_means():
    """Asked for beside the signs and their names it spoke of a tile, and “Done” would have played it out of sight."""
    state = State.new(seats=2, seed=1)
    view, picker = state.observe(0), Picker(state.legal_actions())
    touch, asked = Touch((), picker.possible(), None), []
    for advised in ((), state.legal_actions()[:1]):
        hinted = touch._replace(advised=advised)
        markup = table.draw(view, hinted, preview.look(view, hinted, []), 0, EN, Frame(374, 540), sitters(2))
        asked.append(re.search('data-pane="grid" data-asked="([^"]*)"', markup).group(1))
    assert asked[0] != asked[1]


def test_in_a_lesson_the_pane_stays_when_all_is_chosen():
    """The map took the place of the hand of masks until “Done” was touched."""
    state = position(ask=steps("mask"), hand={0: "husk spirit"}, pile="husk")
    state.apply(next(action for action in state.legal_actions() if action.text.endswith("do mask")))
    view, picker = state.observe(0), Picker(state.legal_actions())
    picker.touch("pile:pile")
    for touch in (
        Touch((), ("pile:pile",), None, taught=True),
        Touch(("pile:pile",), (), picker.ready(), taught=True),
    ):
        look = preview.look(view, touch, [])
        assert 'data-pane="board" data-asked' in table.draw(view, touch, look, 0, EN, Frame(744, 600), sitters(2))
