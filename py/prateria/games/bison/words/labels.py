"""What a touch means, and what an action does, as buttons and those who hear the table say it."""

from collections.abc import Iterable
from typing import Any

from prateria.core.game import Take
from prateria.kit.touch import Touch
from prateria.kit.words import Words

from ..engine.actions import Alter, Barter, Build, Buy, Call, Do, End, Gain, Move, Place, Put
from ..engine.data import ANIMALS, BARTER, PIECE, PRICES, TERRAINS, TRACK, VALUE
from ..engine.observe import Observation, known
from ..engine.preview import gathered, preview, unchanged
from .nouns import amount, area, deed, each, in_area, kind, out_of, piece, space, taken, to

__all__ = [
    "action_label", "breakdown_label", "built", "comers", "for_others", "party", "pick_label", "traded",
    "vain", "way",
]  # fmt: skip


def pick_label(w: Words, pick: str, view: Observation) -> str:
    """What a touch means, for those who hear the table."""
    sort, _, what = pick.partition(":")
    match sort:
        case "space" | "from" | "to":
            return _there(w, what, view)
        case "deed":
            return deed(w, what)
        case "hunters":
            return party(w, int(what), told=True)
        case "turn":
            return _turn(w, int(what))
        case "size":
            return _size(w, int(what))
        case "buy":
            return buying(w, what)
        case "give":
            return w("Give: %(animals)s", animals=taken(w, what, BARTER))
        case "gain" | "get":
            return w("Get: %(animals)s", animals=taken(w, what, 1))
        case "area":
            return area(w, what)
        case "kind":
            return kind(w, what)
        case "button":
            return _button(w, what, view)
    return what  # a place for a tile: A1


def _button(w: Words, what: str, view: Observation) -> str:
    if what == "all":
        if view.doing and view.doing.left == 1:
            return w.p("hunters", "This one too")
        return w.p("hunters", "All of them")
    if what in ANIMALS:
        return amount(w, what, 1)
    if what != "stop":
        return w("End the turn")
    more = [max(n - TRACK, 0) for n in view.players[view.actors[0]].animals] if view.actors else []
    return w("Give up: %(animals)s", animals=", ".join(each(w, more))) if any(more) else w("Give up the surplus")


def _there(w: Words, what: str, view: Observation) -> str:
    """A space with all that is on it: `River A1: 2 fish, canoe 1, 3 hunters`."""
    found = next((there for there in view.spaces if there.id == what), None)
    if found is None:
        return space(w, what)  # of a tile to come
    n = TERRAINS.index(found.terrain)
    parts = [amount(w, ANIMALS[n], found.animals)] if found.animals else []
    if found.size:
        parts.append(piece(w, f"{'canoe' if found.terrain == 'river' else 'tipi'}-{found.size}"))
    if found.hunters:
        parts.append(w.n("%(n)d hunter", "%(n)d hunters", found.hunters))
    return f"{in_area(w, found.area, what)}: {', '.join(parts) or _empty(w, found.terrain)}"


def _empty(w: Words, terrain: str) -> str:
    """That nothing is on a space: a word that goes with its terrain."""
    return {
        "prairie": w.p("prairie", "empty"),
        "mountain": w.p("mountains", "empty"),
        "river": w.p("river", "empty"),
    }[terrain]


def party(w: Words, n: int, told: bool = False) -> str:
    """How many hunters take part, and what that costs. `told`: it is heard by itself, so it says what is paid with."""
    if not n:
        return w("0 hunters: you get 1 animal")
    if not told:
        return w.n("%(n)d hunter, price %(price)d", "%(n)d hunters, price %(price)d", n, price=PRICES[n])
    price = w.n("price: %(n)d animal", "price: %(n)d animals", PRICES[n]) if PRICES[n] else w.p("price", "free")
    return f"{w.n('%(n)d hunter', '%(n)d hunters', n)} ({price})"


def buying(w: Words, what: str) -> str:
    """A piece in the market with its price."""
    n = VALUE[PIECE[what]]
    return w("Buy – %(piece)s: price %(n)d of each animal", piece=piece(w, what), n=n)


def _turn(w: Words, turn: int) -> str:
    """One of the three ways in which a tile fits."""
    return w.p("tile", "turn %(n)d", n=turn // 2 + 1)


def _size(w: Words, size: int) -> str:
    """What is to stand there."""
    return w.p("size", "size %(n)d", n=size) if size else w.p("size", "take down")


def action_label(w: Words, action: Any, told: bool = False) -> str:
    """An action as a button says it. `told`: it is heard, so without an arrow."""
    match action:
        case Do():
            return f"{deed(w, action.deed)} – {party(w, action.hunters)}"
        case Place():
            return f"{action.cell}, {_turn(w, action.turn)}"
        case Alter():
            return f"{space(w, action.space)}: {_size(w, action.size)}"
        case Put() | Build() | Call():
            return space(w, action.space)
        case Move() if told:
            return way(w, action)
        case Move():
            return f"{space(w, action.start)} → {space(w, action.to)}"
        case Buy():
            return buying(w, action.piece)
        case Barter():
            return f"{amount(w, action.give, BARTER)} → {amount(w, action.get, 1)}"
        case Gain():
            return w("Get: %(animals)s", animals=taken(w, action.animal, 1))
        case Take():
            return f"{kind(w, action.kind)}: {action.amount}"
    return w("End the turn") if isinstance(action, End) else w("Give up the surplus")


def way(w: Words, move: Move) -> str:
    """From where to where a hunter goes, within a sentence: `from prairie C3 to river C3`."""
    return f"{out_of(w, move.start)} {to(w, move.to)}"


def built(w: Words, view: Observation, action: Any) -> str:
    """What so many hunters build there, by the rules of the game: `tipi 2, prairie E5`; '' for anything else."""
    if not isinstance(action, Build) or not view.doing:
        return ""
    action = known(view, action)
    was = next(there.size for there in view.spaces if there.id == action.space)
    made = piece(w, f"{view.doing.deed}-{was + view.doing.left}")
    if not was:
        return f"{made}, {space(w, action.space)}"
    parts = w.list([piece(w, f"{view.doing.deed}-{was}"), w.n("%(n)d hunter", "%(n)d hunters", view.doing.left)])
    return f"{parts} → {made}, {space(w, action.space)}"


def comers(w: Words, view: Observation, call: Call) -> str:
    """From where hunters come to that place, if nobody need choose them (BI-22); '' where somebody has to."""
    starts = ", ".join(space(w, start) for start in known(view, gathered(view, (call,))))
    return w("Hunters come from here: %(places)s.", places=starts) if starts else ""


def vain(w: Words, view: Observation, touch: Touch) -> str:
    """That what is ready brings nobody more or less, but makes a lead safer; '' where it does, or others still move."""
    goes_on = isinstance(touch.ready, Move) and view.doing is not None and view.doing.left > 1
    if goes_on or not unchanged(view, touch.ready):
        return ""
    found = preview(view, touch.ready) if isinstance(touch.ready, Build) else None
    if found and any(one.area.places[found.seat] == 1 and one.area.gains[found.seat] for one in found.changes):
        return w("For now this brings nothing more, but your lead becomes safer.")
    return w("Nothing would change for now.")


def for_others(w: Words, more: Iterable[int]) -> str:
    """What others would gain or lose, after what is said of one's own: `, for others −4`, of a single one `, for your
    opponent −4`; '' where that is nothing. `more`: of each of them."""
    others = tuple(more)
    changed = ", ".join(f"{n:+d}" for n in others if n).replace("-", "−")
    if not changed:
        return ""
    said = w("for your opponent %(n)s", n=changed) if len(others) == 1 else w("for others %(n)s", n=changed)
    return f", {said}"


def breakdown_label(w: Words, source: str) -> str:
    """Where points come from."""
    return {
        "bison": w.p("points", "Bison"),
        "turkey": w.p("points", "Turkeys"),
        "fish": w.p("points", "Fish"),
    }[source]


def traded(touch: Touch) -> bool:
    """One has just bought or bartered."""
    return touch.back.split()[1:2] in (["buy"], ["barter"])
