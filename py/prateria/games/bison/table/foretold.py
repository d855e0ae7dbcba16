"""What a choice brings, as those hear it who do not see the land.

>>> from prateria.kit.touch import Touch
>>> from ..engine.state import State
>>> state = State.new(seats=2, seed=1)
>>> for text in ("do place 1", f"place {state.observe(state.turn).own} D3 0"):
...     state.apply(state.parse(f"{state.turn + 1} {text}"))
>>> foretell(state.observe(state.turn), Touch(ready=state.legal_actions()[0]), Words("en"))
'D3 (prairie D4): 5 bison, for you 5 (+5).'
"""

from collections.abc import Mapping, Sequence
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from .. import words
from ..engine.actions import Barter, Buy, Do, Move, Place
from ..engine.data import ANIMALS, TERRAINS
from ..engine.observe import Area, Observation, known
from ..engine.preview import Change
from ..engine.preview import shown as previewed
from ..words import nouns
from ..words.labels import built, for_others, vain
from ..words.moves import filled, trade
from .joining import joining

__all__ = ["foretell"]


def foretell(view: Observation, touch: Touch, w: Words, names: Sequence[str] = ()) -> str:
    """The choice that is ready, and what it brings: areas that join, who leads there if `names` are known, what one
    would get there, what one has then."""
    action: Any = touch.ready
    if action is None:
        return ""
    reason = touch.reason[1] if touch.reason is not None else {}
    hinted = reason.get("action") is not None
    label = "" if hinted else built(w, view, action) or words.action_label(w, known(view, action), True)
    label = label or _named(w, view, action, reason)
    if isinstance(action, Move) and view.doing and view.doing.used and not hinted:
        label = w("next hunter, %(move)s", move=label)  # it sounds as if one had moved, else
    if isinstance(action, Place):
        joins = joining(w, view, action, [isolate(name) for name in names])
        lies = f"{joins}." if hinted else f"{label}: {joins}."
        return lies if action.turn else f"{lies} {w('Space on its place turns it.')}"
    shown = previewed(view, touch)
    trades = sum(times for _, times in reason.get("trades", ()))
    if shown is None or trades > 1:  # of several purchases the last one says what is left
        return f"{label}."
    if isinstance(action, Buy | Barter):
        return f"{label}. {w('Your stock then: %(animals)s', animals=nouns.goods(w, shown.animals))}."
    if hinted:  # it says what comes of each kind
        return " ".join((f"{label}.", *filter(None, [filled(w, touch.advised[1:])])))  # and what is done with it
    told = [f"{_change(w, one, action)}." for one in shown.changes]
    itself = (f"{label}:".casefold(), f"{label},".casefold())
    named = bool(told) and told[0].casefold().startswith(itself)  # by the area
    return " ".join((*(() if named else (f"{label}.",)), *told, vain(w, view, touch))).rstrip()


def _named(w: Words, view: Observation, action: Any, reason: Mapping[str, Any]) -> str:
    """What a hint has said of it already. Where the focus goes the name says the rest: how many hunters, for what
    price."""
    if isinstance(action, Do):
        return nouns.deed(w, action.deed)
    if isinstance(action, Buy | Barter) and reason.get("trades"):
        return trade(w, *reason["trades"][0])
    return words.action_label(w, known(view, action))


def _why(w: Words, area: Area, seat: int) -> str:
    """Why one would not get all of an area: `, second place: half (ahead of you: tipi 1)`; or all, though others are
    there: `, first place: tipi 1 against 4 hunters`. BI-26, BI-27."""
    place, shared = area.places[seat], area.places.count(area.places[seat]) > 1
    if place < 2 and not shared:
        others = [its for n, its in enumerate(area.pieces) if n != seat and any(its)]
        if not others:
            return ""
        mine, theirs = (nouns.forces(w, area.terrain, its) for its in (area.pieces[seat], max(others)))
        return f", {w('first place: %(mine)s against %(theirs)s', mine=mine, theirs=theirs)}"
    if place == 1:
        return f", {w('first place shared: half')}"
    if place > 2 or shared:
        return f", {w('only what is on your own spaces')}"
    first = nouns.forces(w, area.terrain, area.pieces[area.places.index(1)])
    return f", {w('second place: half (ahead of you: %(pieces)s)', pieces=first)}"


def _change(w: Words, change: Change, action: Any) -> str:
    """An area as it would be, what of it would be one's own, and what others would gain or lose there. Where it
    is called by another space than the one that is meant, with that, too: `D3 (prairie D4)`."""
    area = change.area
    animals = nouns.amount(w, ANIMALS[TERRAINS.index(area.terrain)], area.animals)
    there = getattr(action, "space", getattr(action, "to", ""))
    name = nouns.in_area(w, area.id, there if there in area.spaces else area.id)
    gain = area.gains[action.seat]
    more = gain - change.before[action.seat]
    n = f"{gain} ({more:+d})".replace("-", "−") if more else str(gain)
    told = w("%(area)s: %(animals)s, for you %(n)s", area=name, animals=animals, n=n)
    told += _why(w, area, action.seat) if more else ""
    both = enumerate(zip(change.before, area.gains, strict=True))
    return told + for_others(w, (then - now for seat, (now, then) in both if seat != action.seat))
