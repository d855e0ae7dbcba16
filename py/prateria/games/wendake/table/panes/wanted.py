"""Which pane a question needs, and in which one sees what has happened."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.touch import Touch

from ...engine.events import TileReplaced, TilesOpened, TileTurned, TurtlesCounted
from ...engine.observe import Observation
from ...engine.preview import Look
from ..layout import Plan
from ..places import gains, marches, pane_of, swaps
from .groups import PARTS

__all__ = ["acting", "question", "told_in", "trading", "wanted"]

ON_MAP: Final = ("moves", "transfer", "smallpox", "flag")
ON_GRID: Final = ("turn", "swap", "turnover", "evolve")
IN_BAGS: Final = ("give", "receive", "spend")  # what a Trade has in them
BESIDE: Final = ("market", "board")
"""What one's latest step may have turned to."""
HAVE: Final = "have-"
"""Where goods of a player lie."""
POINTED: Final = ("area:", "from:", "stand:", "fight:")
"""What a lesson points at on the map, whatever is asked."""


def told_in(events: Sequence[Any], plan: Plan) -> str:
    """The pane in which it happened that is told; where the grid is in sight all the time, the map beside it."""
    new = any(isinstance(event, TileReplaced | TilesOpened) for event in events)
    pane = "market" if new else pane_of(events) or "map"
    return "map" if pane == "grid" and plan.mode != "narrow" else pane


def acting(view: Observation, touch: Touch, news: Sequence[Any]) -> Sequence[int]:
    """Whose strip is lit: while it is told what somebody did, theirs, for then the next one is asked already."""
    told = [event.seat for event in news if hasattr(event, "seat")]
    return view.actors if touch.possible or touch.chosen or not told else told[:1]


def wanted(view: Observation, touch: Touch, look: Look, plan: Plan, asking: bool) -> str:
    """The pane that the question needs; if it needs none, the one in which one's latest step can be seen."""
    if asking:
        return "ask"
    what = view.asked.what if view.asked else ""
    narrow = plan.mode == "narrow"
    picks = touch.possible or touch.chosen  # in a lesson nothing else is possible once all is chosen
    if any(isinstance(event, TurtlesCounted) for event in look.news):
        return "board"
    if touch.taught and not picks:  # what a lesson speaks of has just been done
        done = pane_of(look.news)
        return done if done in BESIDE else "map"
    if not picks or (touch.taught and picks[0].startswith(POINTED)):
        return "map"
    if what in ON_MAP or marches(touch):
        return "map"
    if narrow and (what in ON_GRID or swaps(touch) or any(pick.startswith("tile:") for pick in picks)):
        return "grid"
    if what in ("draw", "masks", "discard", "disguise", "add", "turtle", "shift", "track"):
        return "board"
    done = pane_of(look.news)
    if done in BESIDE:
        return done
    if narrow and any(isinstance(event, TileTurned) for event in look.news):
        return "grid"  # where one sees what it has become
    over = what == "steps" and view.asked is not None and not view.asked.steps
    # goods lie below the grid of a phone: what a turn has brought is seen to come there before it ends
    goods = any(where.startswith(HAVE) for event in look.news for where, _ in gains(event))
    return "grid" if narrow and over and goods and done in ("", "grid") else "map"


def trading(view: Observation, touch: Touch) -> bool:
    """Whether a Trade goes on: as long as something of it can be done it keeps its pane, so that nothing of it jumps
    elsewhere. While another has the turn, it is told elsewhere."""
    asked = view.asked
    if asked is None or asked.seat != view.seat:
        return False
    if asked.what == "bag":
        return asked.bag in IN_BAGS or bool(asked.parts)
    if asked.what != "steps" or not asked.parts:
        return asked.what == "pay"  # where it was bought
    still = (*touch.possible, *touch.chosen)
    return not still or any(pick in PARTS for pick in still) or any(f"progress:{tile}" in still for tile in view.offer)


def question(view: Observation, touch: Touch, asking: bool, news: Sequence[Any] = ()) -> str:
    """When this changes, the page turns to the wanted pane; while it stays, to what its reader chose."""
    asked, hint = view.asked, 2 * marches(touch) + 4 * swaps(touch)
    if any(isinstance(event, TurtlesCounted) for event in news):
        return "turtles"
    if asked is None or not (touch.possible or touch.chosen):
        return ""
    markers = view.players[asked.seat].markers
    return f"{view.year} {asked.seat} {asked.what} {markers} {asking + hint} {asked.left}"
