"""Who is where on the map of Wendake, for those who do not see the colours."""

from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.state import State
from prateria.games.wendake.table.foretold import label
from prateria.games.wendake.table.touching import pickable
from prateria.games.wendake.words.people import there
from prateria.kit.touch import Touch
from prateria.kit.words import Words

W, NAMES = Words("en"), ["Fox", "Eagle"]


def seen(border=(0, 0)):
    """What the first seat sees when so many stand at Border 1, and are asked to move."""
    state = State.new(seats=2, seed=1)
    state.apply(next(action for action in state.legal_actions() if action.text.endswith("tile A3")))
    view = state.observe(0)
    land = tuple(place._replace(standing=border) if place.id == "B1" else place for place in view.territories)
    return view._replace(territories=land)


def test_whose_a_village_is_and_who_stands_where():
    view = seen((1, 2))
    assert there(W, "V1", view, NAMES) == "Village 1, yours (5 sentinels)"
    assert there(W, "V2", view, NAMES) == "Village 2, Eagle (5 sentinels)"
    assert there(W, "B1", view, NAMES) == "Border 1 (you: 1 sentinel; Eagle: 2 sentinels, leads)"
    assert there(W, "B1", view) == "Border 1 (you: 1 sentinel; Village 2: 2 sentinels, leads)"
    assert there(W, "B1", seen((2, 1)), NAMES).startswith("Border 1 (you: 2 sentinels, you lead; ")
    assert there(W, "B1", seen(), NAMES) == "Border 1 (no sentinels)"


def test_a_move_says_who_leads_after_it():
    move = do(0, "stand", "V1", "B1")
    brings = [label(W, seen(border), move).partition(": ")[2] for border in ((0, 0), (2, 1), (0, 1), (0, 3))]
    assert brings == ["you lead there then", "you lead there already", "you are level there then", "others lead there"]


def test_tiles_that_leave_and_those_that_come_are_told_apart():
    out, comes = (pickable(W, seen(), Touch(), pick)["aria_label"] for pick in ("out:B4", "in:B4"))
    assert (out, comes) == ("Leaves: Hunt, Move 1", "Comes: Hunt, Move 1")
    assert pickable(W, seen(), Touch(), "from:V1", twice=True)["aria_hidden"] == "true"
