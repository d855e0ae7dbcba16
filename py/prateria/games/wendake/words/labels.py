"""What a touch means, and what an action does, as buttons and those who hear the table say it.

>>> from ..engine.actions import do
>>> action_label(Words("en"), do(0, "stand", "V1", "B1"))
'Village 1 → Border 1'
>>> action_label(Words("en"), do(0, "buy", "P2-4"))
'Buy: Balance. Price: 2 pelts, 2 fish, 2 different vegetables. When you buy it: Economy +2, Ritual +2.'
"""

from collections.abc import Sequence
from typing import Any, Final

from prateria.core.game import Take
from prateria.kit.words import Words, isolate

from ..engine.actions import Do
from ..engine.data import GOODS, TRACKS
from ..engine.observe import Observation
from ..engine.preview import fills, paid_on
from . import explain
from .brings import acts
from .nouns import (
    area,
    flag,
    good,
    mask,
    masks,
    native,
    pair,
    progress,
    progress_text,
    side,
    space,
    spot,
    step,
    step_text,
    territory,
    tile,
    track,
    tribe,
)
from .people import called

__all__ = [
    "action_label", "breakdown_label", "falls", "filled", "kind", "pick_label", "raided", "source_there", "thing",
]  # fmt: skip

_PICKED: Final = {
    "join": "tribe", "fire": "tile", "draw": "pile", "discard": "card", "add": "as", "track": "track", "flag": "flag",
    "pay": "pay", "open": "button",
}  # fmt: skip
"""Verbs whose one pick says it all."""


def kind(w: Words, kind: str) -> str:
    """A kind of things in a bag: goods or villagers."""
    return good(w, kind) if kind in GOODS else native(w, kind)


def filled(w: Words, native: str) -> str:
    """Who takes the place of an outpost; '' where it is not known which."""
    if native == "woman":
        return w("A woman from the village")
    return w("A hunter from the village") if native == "hunter" else w("Someone from the village")


# -- touches -------------------------------------------------------------------------------------------------------


def pick_label(w: Words, pick: str, view: Observation) -> str:
    """What a touch means."""
    sort, _, what = pick.partition(":")
    match sort:
        case "tile":
            used = any(there.id == what and there.marker == "action" for there in view.players[_seat(view)].grid)
            name = _on_grid(w, what, view)
            return w("%(tile)s (used this year)", tile=name) if used else name
        case "from" | "to" | "track" if what in TRACKS:
            tracks = view.players[_seat(view)].tracks
            return f"{track(w, what)}: {tracks[TRACKS.index(what)]}"
        case "area" if raided(what, view):
            where = area(w, what, len(view.territories[0].standing))
            return f"{w('Attack: %(place)s', place=where)}. {_falls(w, what, view)}"
        case "from" | "stand" | "area" | "native":
            return called(w, what, view)
        case "pile":
            return _pile(w, what, view)
        case "fight":
            where, _, number = what.rpartition("-")
            attack = w("Attack a sentinel of village %(n)s: %(place)s", n=number, place=territory(w, where))
            return f"{attack}. {w('Both warriors go to their long houses.')}"
        case "way" if what == "fill":
            return filled(w, _comes(view))
        case "step":
            return f"{acts(w, view, what)}: {step_text(w, what)}"
        case "progress":
            mine = view.players[view.asked.seat if view.asked else 0]
            return explain.on_sale(w, what, paid_on(mine, what)) if what in view.offer else explain.own(w, what)
        case "button":
            return _button(w, what, view.asked.what if view.asked else "")
    return thing(w, sort, what)


def _pile(w: Words, what: str, view: Observation) -> str:
    """Of a pile of masks how many are left, or what lies on top: that is written on its button."""
    if what == "deck" or not view.pile:
        return w("Deck: %(n)d", n=view.deck)
    return w("%(mask)s (top of the discards)", mask=explain.card(w, view.pile[-1]))


def _comes(view: Observation) -> str:
    """Who takes the place of an outpost, where it is the same for all that one has; '' elsewhere."""
    seat = _seat(view)
    areas = (area for place in view.territories for area in place.areas)
    found = {fills(view, (f"area:{area.id}",)) for area in areas if (area.seat, area.native) == (seat, "warrior")}
    return found.pop() if len(found) == 1 else ""


def thing(w: Words, sort: str, what: str) -> str:
    """Things that are called the same wherever they are."""
    match sort:
        case "tribe":
            return tribe(w, what)
        case "out" | "in":
            return tile(w, what)
        case "way":
            return w("Nobody: leave the area empty")
        case "pay":
            return ", ".join(good(w, vegetable) for vegetable in what.split("+"))
        case "track":
            return track(w, what)
        case "flag":
            return flag(w, what)
        case "pile":
            return w("Draw from the deck") if what == "deck" else w("Take from the discards")
        case "card" | "as":
            name, _, pox = what.partition("-")
            return w("%(mask)s (infected blanket)", mask=mask(w, name)) if pox else mask(w, name)
        case "space":
            return space(w, what)
        case "cards":
            return masks(w, what.split("+"))
        case "turtle":
            category, _, level = what.partition("-")
            return explain.stack(w, category, int(level))
    return kind(w, what)


def raided(where: str, view: Observation) -> bool:
    """Whether a warrior that goes into that area attacks who is there (WE-44)."""
    asked = view.asked
    if asked is None or asked.what != "moves":
        return False
    here = next(area for place in view.territories for area in place.areas if area.id == where)
    return here.seat not in (None, asked.seat)


def _on_grid(w: Words, where: str, view: Observation) -> str:
    """A place of the grid that is seen, with its actions: `Hunt, Move 1 (top left)`."""
    there = next(there for there in view.players[_seat(view)].grid if there.id == where)
    return (
        f"{side(w, there.tile, there.ritual)} ({spot(w, where)})"
        if there.tile
        else w("%(place)s: empty", place=spot(w, where))
    )


def _seat(view: Observation) -> int:
    """Whose grid is in the picture: one's own, whoever is asked."""
    if view.seat is not None:
        return view.seat
    return view.asked.seat if view.asked else 0


def _button(w: Words, what: str, asked: str) -> str:
    if what == "go":
        return {
            "ritual": w.p("button", "Hold the ritual"),
            "military": w.p("button", "Count now"),
        }.get(asked, w.p("button", "Go on"))
    return {
        "order": w.p("button", "Order of play"),
        "end": w.p("button", "End the turn"),
        "swap": w.p("button", "Swap two tiles"),
        "transfer": w.p("button", "Bring outposts home"),
        "all": w.p("button", "Bring all home"),
        "done": w.p("button", "That is all"),
        "stop": w.p("button", "Stop moving"),
        "exchange": w.p("button", "Exchange"),
        "spend": w.p("button", "Goods for points"),
        "hold": w.p("button", "Play no masks"),
        "keep": w.p("button", "Keep all three"),
        "back": w.p("way back", "Cancel"),
    }[what]


# -- actions -------------------------------------------------------------------------------------------------------


def action_label(w: Words, action: Any, view: Observation | None = None, names: Sequence[str] = ()) -> str:
    """An action as a button says it. With the position it names tiles by their actions and areas by what they yield;
    with the `names` of the players, who is attacked."""
    if isinstance(action, Take):
        return f"{kind(w, action.kind)}: {action.amount}"
    verb, what, where = action.verb, action.what, action.where
    match verb:
        case "tile" | "swap" | "turn" | "fire":
            return spot(w, what) if view is None else _on_grid(w, what, view)
        case "stand" | "lie" | "raid" | "fight" | "home" | "stay" | "lose":
            return _on_map(w, action, view, names)
        case "do":
            return step(w, what)
        case "use":
            return w("Use: %(tile)s", tile=f"{progress(w, what)} – {progress_text(w, what)}")
        case "buy":
            there = paid_on(view.players[action.seat], what) if view is not None else ""
            more = f"{explain.price(w, what)} {explain.bought(w, what, there)}"
            return f"{w('Buy: %(tile)s', tile=progress(w, what))}. {more}"
        case "replace":
            return f"{tile(w, what)} → {tile(w, where)}"
        case "shift":
            return f"{track(w, what)} → {track(w, where)}"
        case "disguise":
            return f"{mask(w, what)} → {mask(w, where)}"
        case "mask":
            return f"{space(w, what)}: {masks(w, where.split('+'))}"
        case "turtle":
            return thing(w, "turtle", what)
        case "draw" if what != "deck" and view is not None and view.pile:
            return f"{thing(w, 'pile', what)}: {explain.card(w, view.pile[-1])}"
        case verb if verb in _PICKED and verb != "open":
            return thing(w, _PICKED[verb], what)
    return _button(w, what or verb, view.asked.what if view and view.asked else "")


def _on_map(w: Words, action: Do, view: Observation | None, names: Sequence[str]) -> str:
    """Who goes where."""
    what, where = action.what, action.where
    match action.verb:
        case "lose":
            return _spot(w, what, view)
        case "home" | "stay":
            then = w.p("transfer", "filled from the village") if where == "fill" else w.p("transfer", "left empty")
            if action.verb == "home":
                return w("Home: %(place)s (%(then)s)", place=_spot(w, what, view), then=then)
            return w("Stands up: %(place)s (%(then)s)", place=_spot(w, what, view), then=then)
        case "fight":
            to, _, number = where.rpartition("-")
            whose = isolate(names[int(number) - 1]) if names else territory(w, f"V{number}")
            label = w("%(place)s (attack on a sentinel: %(whose)s)", place=territory(w, to), whose=whose)
            label += ". " + w("Both warriors go to their long houses.")
        case "raid":
            label = w("%(place)s (attack)", place=_spot(w, where, view))
            if view is not None:
                label += ". " + _falls(w, where, view)
        case _:
            label = _spot(w, where, view)
    return f"{territory(w, what)} → {label}"


def _falls(w: Words, where: str, view: Observation) -> str:
    """Who goes to the long house if somebody in that area is attacked."""
    return falls(w, next(area for place in view.territories for area in place.areas if area.id == where).native)


def falls(w: Words, native: str) -> str:
    """Who goes to the long house of those in an area (WE-42)."""
    return {
        "woman": w("The opponent’s woman goes to the long house, your warrior stays as an outpost."),
        "hunter": w("The opponent’s hunter goes to the long house, your warrior stays as an outpost."),
    }.get(native) or w("Both warriors go to their long houses.")


def _spot(w: Words, where: str, view: Observation | None) -> str:
    """A territory or an area; without the position an area by its number."""
    if "." not in where:
        return territory(w, where)
    if view is not None:
        return area(w, where, len(view.territories[0].standing))
    name, _, i = where.partition(".")
    return f"{territory(w, name)}, {int(i) + 1}"


def source_there(w: Words, source: str, view: Observation) -> str:
    """Where points come from in that game: a pair by the names of its two tracks."""
    pairs = dict(zip(("first", "second"), view.pairs, strict=True))
    return pair(w, pairs[source]) if source in pairs else breakdown_label(w, source)


def breakdown_label(w: Words, source: str) -> str:
    """Where points come from: the lower track of each pair, and a swap that was not needed."""
    return {
        "first": w.p("points", "First pair"),
        "second": w.p("points", "Second pair"),
        "swap": w.p("points", "Swap not used"),
    }[source]
