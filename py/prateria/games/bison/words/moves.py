"""What a hint tells one to do, in a whole short sentence: `Tipi with 2 hunters (price 2) on prairie D3`.

By ear it has no price: where the focus goes its name says that.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, takewhile
from typing import Any, Final

from prateria.core.game import Take
from prateria.kit.words import Words

from ..engine.actions import Alter, Barter, Build, Buy, Call, Do, Move, Place, Put
from ..engine.data import ANIMALS, BARTER, PRICES
from .labels import action_label, way
from .nouns import deed, goes, one, out_of, piece, small, space, taken, to, upon

__all__ = ["bag", "filled", "first", "trade"]

_NAMED: Final = 2  # goals have room in a line
_CELLS: Final = 3  # as their mere names


def first(w: Words, action: Any, values: dict[str, Any]) -> str:
    """What to do first; with what it is bought for, and how many hunters follow: see `bot.reasons` for the values."""
    trades, then = values.get("trades"), values.get("then")
    if (moves := values.get("moves", 1)) > 1:  # what follows is said of them all
        move = way(w, action)
        if values.get("alike"):
            return w.n("Move %(n)d hunter %(move)s", "Move %(n)d hunters %(move)s", moves, move=move)
        return w.n("Move %(n)d hunter. First: %(move)s", "Move %(n)d hunters. First: %(move)s", moves, move=move)
    if put := values.get("put", ""):
        return w("%(tile)s, hunters %(there)s", tile=_move(w, action, values, ""), there=_on_it(w, put))
    if not trades:
        return _move(w, action, values, values.get("gain", ""))
    traded = ". ".join(_traded(w, trades))
    if then is None:
        return traded
    return w("%(trade)s. Then: %(move)s", trade=traded, move=small(_move(w, then, values, values.get("gain", ""))))


def _traded(w: Words, trades: Sequence[tuple[Any, int]]) -> Iterator[str]:
    """What is bought and bartered in this order; what is bought one after the other in one sentence."""
    for bought, group in groupby(trades, lambda some: isinstance(some[0], Buy)):
        some = [*group]
        if bought and len(some) > 1:
            yield w("Buy: %(piece)s", piece=w.list([_many(w, buy.piece, n) for buy, n in some]))
        else:
            yield from (trade(w, step, n) for step, n in some)


def trade(w: Words, action: Any, times: int) -> str:
    """What is bought or bartered, and how often. What it costs stands at the market."""
    if isinstance(action, Buy) and action.piece == "hunter":
        return w.n("Buy %(n)d hunter", "Buy %(n)d hunters", times)
    if isinstance(action, Buy):
        return w("Buy: %(piece)s", piece=_many(w, action.piece, times))
    if not isinstance(action, Barter):
        return action_label(w, action)
    give, get = taken(w, action.give, BARTER * times), taken(w, action.get, times)
    return w("Barter %(give)s for %(get)s", give=give, get=get)


def _many(w: Words, name: str, n: int) -> str:
    """Hunters, or tipis or canoes of one size, to be bought."""
    if name == "hunter":
        return w.n("%(n)d hunter", "%(n)d hunters", n)
    return f"{n} × {piece(w, name)}" if n > 1 else one(w, name)


def filled(w: Words, actions: Sequence[Any]) -> str:
    """The first of these actions, if they answer a bag: see `bag`."""
    takes = tuple(takewhile(lambda action: isinstance(action, Take), actions))
    return bag(w, [(action.kind, action.amount) for action in takes if action.amount]) if takes else ""


def bag(w: Words, takes: Sequence[tuple[str, int]]) -> str:
    """What is paid, or who comes to the place of a gathering."""
    if takes[0][0] in ANIMALS:
        return w("Pay: %(animals)s.", animals=", ".join(taken(w, kind, n) for kind, n in takes))
    places = (space(w, kind) + (f" ×{n}" if n > 1 else "") for kind, n in takes)
    return w("Hunters come from here: %(places)s.", places=", ".join(places))


def _move(w: Words, action: Any, values: dict[str, Any], gain: str) -> str:
    """One action with its price, where one has to pay, and where it leads, or what it brings."""
    if isinstance(action, Do):
        return _named(w, action, values, gain)
    if isinstance(action, Place):
        label = action_label(w, action) if values.get("heard") else action.cell
        return w("Place the tile here: %(place)s", place=label)
    if isinstance(action, Put):
        return w("The hunters go here: %(place)s", place=action_label(w, action))
    if isinstance(action, Build | Alter):
        return w("Build here: %(place)s", place=action_label(w, action))
    if isinstance(action, Call):
        return w("Gather here: %(place)s", place=action_label(w, action))
    return w("Move a hunter %(move)s", move=way(w, action)) if isinstance(action, Move) else action_label(w, action)


def _named(w: Words, action: Do, values: dict[str, Any], gain: str) -> str:
    """One of the six actions."""
    n, goals, label = action.hunters, values.get("goals", ()), deed(w, action.deed)
    cost = f" {w('(price %(n)d)', n=PRICES[n])}" if PRICES[n] and not values.get("heard") else ""
    if action.deed == "place":
        if not (n and goals):
            return _alone(w, label, n, cost, [goal.rstrip("pmr") for goal in goals])
        return w.n(
            "%(action)s at %(place)s with %(n)d hunter%(price)s %(there)s",
            "%(action)s at %(place)s with %(n)d hunters%(price)s %(there)s",
            n, action=label, place=goals[0].rstrip("pmr"), price=cost, there=_on_it(w, goals[0]),
        ).rstrip()  # fmt: skip
    if gain:
        return w("%(action)s without hunters: take %(animal)s", action=label, animal=taken(w, gain, 1))
    if not (n and goals):
        return _alone(w, label, n, cost, ())
    if action.deed == "gather":
        starts = values.get("starts", ())
        goal = f"{_from(w, starts)} {_to(w, goals, named=to)}" if starts else _to(w, goals)
        return w.n(
            "%(action)s: %(n)d hunter%(price)s %(goal)s", "%(action)s: %(n)d hunters%(price)s %(goal)s", n,
            action=label, price=cost, goal=goal,
        )  # fmt: skip
    if action.deed in ("move1", "move3"):
        return w.n(
            "%(action)s with %(n)d hunter%(price)s %(goal)s", "%(action)s with %(n)d hunters%(price)s %(goal)s", n,
            action=label, price=cost, goal=_to(w, goals, bool(values.get("brief"))),
        )  # fmt: skip
    built = _with(w, label, n, cost, w.list([upon(w, goal) for goal in goals]))
    grows = values.get("grows")
    return w("%(move)s, from %(was)d to %(then)d", move=built, was=grows[0], then=grows[1]) if grows else built


def _alone(w: Words, label: str, n: int, cost: str, cells: Sequence[str]) -> str:
    """An action without hunters, or that leads nowhere."""
    if not n:
        if cells:
            return w("%(action)s at %(place)s without hunters", action=label, place=cells[0])
        return w("%(action)s without hunters", action=label)
    return _with(w, label, n, cost, "")


def _with(w: Words, label: str, n: int, cost: str, there: str) -> str:
    return w.n(
        "%(action)s with %(n)d hunter%(price)s %(there)s", "%(action)s with %(n)d hunters%(price)s %(there)s", n,
        action=label, price=cost, there=there,
    ).rstrip()  # fmt: skip


def _to(w: Words, goals: Sequence[str], brief: bool = False, named: Callable[[Words, str], str] = goes) -> str:
    """Where they go; to which tiles, or how many places that are, where these would fill the line: all are drawn on the
    land."""
    if len(goals) > (1 if brief else _NAMED):
        cells = list(dict.fromkeys(goal.rstrip("pmr") for goal in goals))
        if len(cells) <= _CELLS:
            return w("to %(cells)s", cells=w.list(cells))
        return w.n("to %(n)d place", "to %(n)d places", len(goals))
    return w.list([named(w, goal) for goal in goals])


def _from(w: Words, starts: Sequence[str]) -> str:
    if len(starts) > _NAMED:
        return w.n("from %(n)d place", "from %(n)d places", len(starts))
    return w.list([out_of(w, start) for start in starts])


def _on_it(w: Words, put: str) -> str:
    """On which space of a tile in hand, which has no name yet; '' of the tile itself."""
    return {
        "": "",
        "p": w.p("tile", "on its prairie"),
        "m": w.p("tile", "in its mountains"),
        "r": w.p("tile", "on its river"),
    }[put[2:]]
