"""What a choice brings, as those hear it who do not see the land.

>>> from prateria.kit.touch import Touch
>>> from ..engine.state import State
>>> state = State.new(seats=2, seed=1)
>>> for text in ("do place 1", f"place {state.observe(state.turn).own} D3 0"):
...     state.apply(state.parse(f"{state.turn + 1} {text}"))
>>> foretell(state.observe(state.turn), Touch(ready=state.legal_actions()[0]), Words("en"))
'prairie D3. Prairie D3: 5 bison, for you 5 (+5).'
"""

from collections.abc import Mapping
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words

from .. import words
from ..engine.actions import Barter, Buy, Do, Place
from ..engine.data import ANIMALS, PRICES, TERRAINS
from ..engine.observe import Observation
from ..engine.preview import Change
from ..engine.preview import shown as previewed
from ..words import nouns
from .joining import joining

__all__ = ["foretell"]


def foretell(view: Observation, touch: Touch, w: Words) -> str:
    """The choice that is ready, and what it brings: areas that join, what one would get there, what one has then."""
    action: Any = touch.ready
    if action is None:
        return ""
    hinted = touch.reason is not None and touch.reason[1].get("action") is not None
    label = _left(w, view, action) if hinted else words.action_label(w, action)
    if isinstance(action, Place):
        return f"{label}: {joining(w, view, action)}. {w('Space turns it.')}"
    shown = previewed(view, touch)
    if shown is None:
        return f"{label}."
    if isinstance(action, Buy | Barter):
        return f"{label}. {w('Your stock then: %(animals)s', animals=nouns.goods(w, shown.animals))}."
    reason = touch.reason[1] if touch.reason is not None and hinted else {}
    seen = (one for one in shown.changes if not hinted or (_more(one, action.seat) and not _told(one, action, reason)))
    changes = [f"{_change(w, one, action, 'more' in reason)}." for one in seen]
    first = [] if hinted and changes and not (isinstance(action, Do) and PRICES[action.hunters]) else [f"{label}."]
    return " ".join((*first, *changes))


def _left(w: Words, view: Observation, action: Any) -> str:
    """Of the name of an action what a hint has not said: it says what to do, and where."""
    if not isinstance(action, Do):
        return words.action_label(w, action)
    free = not PRICES[action.hunters]
    return nouns.deed(w, action.deed) if free else words.pick_label(w, f"hunters:{action.hunters}", view)


def _more(change: Change, seat: int) -> int:
    return change.area.gains[seat] - change.before[seat]


def _told(change: Change, action: Any, reason: Mapping[str, Any]) -> bool:
    """Whether a hint has said all of it: the area, its animals, and that they come now."""
    area = change.area
    now = area.gains[action.seat]
    return (area.terrain, area.animals, now, now) == (
        reason.get("terrain"), reason.get("animals"), reason.get("more"), _more(change, action.seat)
    )  # fmt: skip


def _change(w: Words, change: Change, action: Any, said: bool = False) -> str:
    """An area as it would be, and what of it would be one's own. `said`: how much comes has been said."""
    area = change.area
    animals = nouns.amount(w, ANIMALS[TERRAINS.index(area.terrain)], area.animals)
    goal = getattr(action, "to", "") or getattr(action, "space", "")
    name = nouns.area_with(w, area.id, goal if goal in area.spaces else "")
    gain = area.gains[action.seat]
    more = _more(change, action.seat)
    n = f"{gain} ({more:+d})".replace("-", "−") if more and not said else str(gain)
    return w("%(area)s: %(animals)s, for you %(n)s", area=name, animals=animals, n=n)
