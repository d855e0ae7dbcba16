"""Why one would do something, for hints: (id, values). The sentences are made by `words.reason`.

Every reason has `action`, the first thing to do, and `goals`: the cells or spaces where the whole run leads. What is
bought and bartered first stands in `trades`, each with how many times, and `then` is the action for which that is
done; `gain` is the animal that an action without hunters brings. Within an action what is said is of all that is left
of it: `moves` is how many hunters still move, `rest` how many of them
bring nothing now, `alike` whether all go the same way, `put` where on the tile its hunters
go. What a hint counts, the table shows
(`preview.shown`).

| id | values besides |
|---|---|
| `joins` | terrain, animals: a tile makes that area larger |
| `leads`, `holds`, `shares`, `second`, `takes_part` | terrain, animals: what the action comes to in that area |
| these six | more, less: if all were counted now, what one gets more in all, and the most that another seat gets less |
| these six | each: what one gets more of each kind; rivals: how many other seats there are |
| these six | begun: it is in the middle of an action, so that changes are counted from there |
| `leads`, `holds`, `joins` | enough: with so many hunters all would get the same, where more build |
| the same | smaller: what would be built by these: `tipi-2`; safest: what is built, if that alone nobody can top |
| these three | comers: these come with a tile, so the others can build there in the same round |
| these six | tie: with the last action both would have as many: how many, and of the kind with fewest each |
| these six | answer: the smallest that others can do so that the area brings less; come: who comes too |
| these six | where: in that space, of several, or of another area that gains by it, or that some have left |
| a gathering | starts: the spaces from where hunters come |
| any action that builds | spent: so many actions are left in the round, without a hunter on the land or to come |
| any action that makes a tipi or canoe larger | grows: the size that stands there, and the one that will |
| `place_now` | the tile must be placed with this action |
| `free` | one hunter costs nothing |
| a march or a gathering that has a price | price: of its hunters; ends: whether it is the last round; fewer: with so \
many all would get the same |
| `prepares` | piece: what hunters who have moved or gathered can build next; brings: so that so much more comes; site |
| `larger` | many hunters together, who could build something larger; piece, brings, site: what is bought first |
| `larger_later` | the same in the next round |
| these two, `free`, `just`, `together` | ahead: what can be built in the next round: piece, brings, site |
| `camp_back` | hunters come back |
| any within an action | doing: which |
| `gains` | an animal rather than anything else; `scarce`: `fewest_then`, where it is so |
| `fewest`, `fewest_then` | the kind of which there is least; or will be, once the round is counted |
| `vain`, `vain_yet` | the same in the last round, whose stock is lost: as the last action of all, or before |
| `gains_unmanned` | an animal, where no hunter of theirs stands on the land |
| `buys_hunter`, `buys_small`, `buys_big`, `buys_top` | what is bought; a tipi or canoe nobody can top |
| `spills` | lost: what would be lost otherwise, and how many of each: BI-28; buys: why what is bought is; still: |
| the same | what is lost even then |
| `barters_for`, `barters` | n: of each kind one has so many then; many of one kind and few of another |
| `saves`, `ends` | the end of the turn, with something left to spend (`once`: said in full) or not |
| `ends_above`, `lets_go` | the same, with something to spend at the counting; the end of that: see `spills` |
| `pays_plenty`, `pays` | an even payment, where there are rounds to come; any other |
| any of a bag | takes: what is taken, animals to pay or hunters who come: (kind, how many) |
| `together` | hunters go where others of theirs stand, and nothing else comes of it |
| `just` | nothing that could be said in a sentence |
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from prateria.core.game import Take

from ..engine.actions import Alter, Barter, Build, Buy, Call, Do, End, Gain, Move, Place, Put, Stop
from ..engine.data import ACTIONS, ANIMALS, PRICES, TERRAINS
from ..engine.observe import Area, Observation, areas, known
from ..engine.preview import followed, gathered, tie
from .answers import answers, elsewhere
from .sizes import ahead, enough, fewer, grown, idlers, larger, prepares, smaller, spent, to_buy, tops, used
from .trading import Reason, scarce, trade

__all__ = ["LATER", "reason"]

LATER = ("free", "larger", "larger_later", "together", "just")
_QUIET = (*LATER, "prepares")  # for later; `misses`: so many less if counted now


def reason(view: Observation, actions: Sequence[Any]) -> Reason:
    """Why to begin that: the most telling thing about the whole run."""
    name, values = _named(view, actions)
    first = actions[0]
    if isinstance(first, Buy | Barter):
        trades = [action for action in actions if isinstance(action, Buy | Barter)]
        values = {**values, "trades": tuple((action, trades.count(action)) for action in dict.fromkeys(trades))}
        if (then := next((action for action in actions if isinstance(action, Do)), None)) is not None:
            values["then"] = then
    if not name.startswith("vain") and (gain := next((a for a in actions if isinstance(a, Gain)), None)) is not None:
        values = {**values, "gain": gain.animal}
        if isinstance(first, Do) and scarce(view, gain) == "fewest_then":  # what there is now is seen
            values["scarce"] = "fewest_then"
    if starts := gathered(view, actions):
        values = {**values, "starts": starts}
    if left := spent(view, actions):
        values = {**values, "spent": left}
    if grows := grown(view, actions):
        values = {**values, "grows": grows}
    if name == "larger" and (bought := to_buy(view, actions)):
        values = {**values, "piece": bought[0], "brings": bought[1], "site": bought[2]}
    if name in LATER and "piece" not in values and not view.doing and (found := ahead(view, actions)):
        values = {**values, "ahead": found}
    do = next((action for action in actions if isinstance(action, Do)), None)
    if do is not None and do.deed in ("gather", "move1", "move3") and PRICES[do.hunters]:  # what is built lasts
        values = {**values, "price": PRICES[do.hunters], "ends": view.round == view.rounds}
        values |= {"fewer": fewer(view, actions)} if "more" in values else {}
    if name in _QUIET and (misses := _misses(view, actions)):
        values = {**values, "misses": misses}
    if view.doing:
        values = {**values, "doing": view.doing.deed}
    if isinstance(first, Move) and (moves := sum(isinstance(action, Move) for action in actions)) > 1:
        values = {**values, "moves": moves, "alike": actions.count(first) == moves}
    if view.doing and isinstance(first, Move) and (rest := idlers(view, actions)):
        values = {**values, "rest": rest}
    if isinstance(first, Take):
        bag = tuple(takewhile(lambda action: isinstance(action, Take), actions))
        values = {**values, "takes": tuple((action.kind, action.amount) for action in bag if action.amount)}
    if isinstance(first, Place) and (put := next((one for one in actions if isinstance(one, Put)), None)) is not None:
        values = {**values, "put": put.space}
    return name, known(view, {**values, "action": first, "goals": _goals(actions)})


def _misses(view: Observation, actions: Sequence[Any]) -> int:
    seat = actions[0].seat
    return max(_all(view.areas, seat) - _all(_then(view, actions), seat), 0)


def _then(view: Observation, actions: Sequence[Any]) -> tuple[Area, ...]:
    board, camps = followed(view, actions)
    return areas(board, tuple(camps))


def _goals(actions: Sequence[Any]) -> tuple[str, ...]:
    """Where the run leads: the spaces to which hunters come, or that are built on, each once; the cell of a tile with
    which nobody comes."""
    found: list[str] = []
    for action in actions:
        if isinstance(action, Put | Build | Alter | Call):
            found.append(action.space)
        elif isinstance(action, Move):
            found.append(action.to)
    return tuple(dict.fromkeys(found)) or tuple(action.cell for action in actions if isinstance(action, Place))


def _named(view: Observation, actions: Sequence[Any]) -> Reason:
    first = actions[0]
    if isinstance(first, Buy | Barter) and isinstance(actions[-1], Place | Put | Build | Alter | Move):
        return _of_land(view, actions) or trade(view, actions)
    if isinstance(first, Buy | Barter | End | Stop | Gain):
        return trade(view, actions)
    if isinstance(first, Take) and first.kind in ANIMALS:
        return ("pays_plenty" if view.round < view.rounds and _keeps_all(view, actions) else "pays"), {}
    if isinstance(first, Do):
        if not first.hunters and first.deed != "place":
            if view.round == view.rounds:
                return ("vain_yet" if _more(view, actions) else "vain"), {}
            stand = any(space.seat == first.seat and space.hunters for space in view.spaces)
            return ("gains" if stand else "gains_unmanned"), {}
        me = view.players[first.seat]
        if me.holds and len(me.deeds) == ACTIONS - 1:
            return "place_now", {}
    if not (found := _of_land(view, actions)) and _more(view, actions) and (ready := prepares(view, actions)):
        return "prepares", {"piece": ready[0], "brings": ready[1], "site": ready[2]}
    return found or (_otherwise(view, actions), {})


def _keeps_all(view: Observation, actions: Sequence[Any]) -> bool:
    """Whether something of all three kinds remains after paying like that."""
    paid = {action.kind: action.amount for action in actions if isinstance(action, Take)}
    animals = view.players[actions[0].seat].animals
    return all(n > paid.get(kind, 0) for kind, n in zip(ANIMALS, animals, strict=True))


def _otherwise(view: Observation, actions: Sequence[Any]) -> str:
    """What brings no animals at once."""
    first = actions[0]
    deed = first.deed if isinstance(first, Do) else view.doing.deed if view.doing else ""
    if _more(view, actions) and (deed == "gather" or deed.startswith("move")) and larger(view, actions):
        return "larger"
    if view.round < view.rounds and (deed == "gather" or deed.startswith("move")) and larger(view, actions, True):
        return "larger_later"
    if deed in ("tipi", "canoe") and not view.variant and (view.round < view.rounds or view.players[first.seat].holds):
        return "camp_back"
    if isinstance(first, Move) and any(space.id == first.to and space.hunters for space in view.spaces):
        return "together"
    return "free" if isinstance(first, Do) and first.hunters == 1 else "just"


def _more(view: Observation, actions: Sequence[Any]) -> bool:
    """Whether that seat has another action after these."""
    done = len(view.players[actions[0].seat].deeds) + any(isinstance(action, Do) for action in actions)
    return view.round < view.rounds or done < ACTIONS


def _all(there: Sequence[Area], seat: int) -> int:
    return sum(area.gains[seat] for area in there)


def _of_land(view: Observation, actions: Sequence[Any]) -> Reason | None:
    """What changes for the seat in the area where it gains most, or takes most from others if it gains nothing."""
    seat = actions[0].seat
    after, then = followed(view, actions)
    was = {space: area for area in view.areas for space in area.spaces}
    all_then = areas(after, tuple(then))
    changes = [
        sum(one.gains[n] for one in all_then) - sum(one.gains[n] for one in view.areas) for n in range(view.seats)
    ]
    best: tuple[int, Area, bool, tuple[Area, ...]] | None = None
    for area in all_then:
        olds = tuple({was[space].id: was[space] for space in area.spaces if space in was}.values())
        had = tuple(map(sum, zip(*(old.pieces[seat] for old in olds), strict=True))) if olds else (0,) * 5
        stronger = area.pieces[seat] > had
        gain = 2 * (area.gains[seat] - sum(old.gains[seat] for old in olds)) + stronger
        if gain > 0 and changes[seat] <= 0:  # it is done for what others lose
            gain += 2 * max(sum(old.gains[n] for old in olds) - area.gains[n] for n in range(view.seats) if n != seat)
        if gain > 0 and (best is None or gain > best[0]) and not _as_before(area, olds, seat):
            best = gain, area, stronger, olds
    if best is None:
        return None
    _, area, stronger, olds = best
    led = any(_led(old, seat) and _as_strong(old, area, seat) for old in olds)
    name = _standing(area, seat, stronger, led)
    better = changes[seat] > 0 or min(changes[:seat] + changes[seat + 1 :]) < 0
    last = view.round == view.rounds and all(len(one.deeds) == ACTIONS for one in view.players if one.seat != seat)
    builds = any(isinstance(action, Build | Alter) for action in actions)  # safer also from who comes with a later tile
    if name == "holds" and not better and (last or not (builds or _feared(view, area, olds, seat))):
        return None
    least = enough(view, after, then, all_then, actions) if name in ("leads", "holds", "joins") and not last else 0
    comers = any(isinstance(action, Put) and _builds_next(view, action) for action in actions)
    tied = tie(view, all_then)
    less, built_ = (smaller(then[seat], actions, n) if least and builds else "" for n in (least, used(actions)))
    goals = _goals(actions)
    where, (built, come) = "", answers(view, after, then, area, seat, changes[seat] <= 0 < -min(changes))
    if not (built or come):
        where, (built, come) = elsewhere(view, actions, all_then, area)
    elif len(goals) > 1:
        where = next((goal for goal in goals if goal in area.spaces), "")
    return name, {
        **({"answer": built or come} if built or come else {}),
        **({"come": come} if built and come else {}),
        **({"where": where} if where else {}),
        **({"tie": tied} if tied else {}),
        **({"enough": least, "comers": comers} if least else {}),
        **({"smaller": less} if less else {}),
        **({"safest": built_} if less and tops(view, seat, less) and not tops(view, seat, built_) else {}),
        "terrain": area.terrain,
        "animals": area.animals,
        "more": changes[seat],
        "less": max(-min(changes[:seat] + changes[seat + 1 :]), 0),
        "each": tuple(_income(all_then, seat, kind) - _income(view.areas, seat, kind) for kind in TERRAINS),
        "rivals": view.seats - 1,
        **({"begun": True} if view.doing else {}),
    }


def _builds_next(view: Observation, put: Put) -> bool:
    """Whether hunters there can still build in this round."""
    me, deed = view.players[put.seat], "canoe" if put.space[-1] == "r" else "tipi"
    laid = view.phase == "name"  # the tile counts as an action to come then
    return deed not in me.deeds and len(me.deeds) + laid < ACTIONS and not view.variant


def _feared(view: Observation, area: Area, olds: Sequence[Area], seat: int) -> bool:
    """Whether somebody else stands in that area, or could have come before that seat's next action."""
    if any(area.pieces[other] != (0,) * len(area.pieces[other]) for other in range(view.seats) if other != seat):
        return True
    before, camps = followed(view, ())
    return any(any(answers(view, before, camps, old, seat)) for old in olds)


def _as_before(area: Area, olds: Sequence[Area], seat: int) -> bool:
    """Whether more pieces change nothing there: the seat does not lead, has the place it had, and all get the same."""
    place, gains = area.places[seat], tuple(map(sum, zip(*(old.gains for old in olds), strict=True)))
    many = area.places.count(place)
    stood = any(old.places[seat] == place and old.places.count(place) == many for old in olds)
    return stood and (place, many) != (1, 1) and area.gains == gains


def _led(area: Area, seat: int) -> bool:
    return area.places[seat] == 1 and area.places.count(1) == 1


def _as_strong(old: Area, area: Area, seat: int) -> bool:
    """Whether the best of the others there is no stronger than before: no area of theirs has been joined."""
    was, now = (max(pieces for other, pieces in enumerate(one.pieces) if other != seat) for one in (old, area))
    return now <= was


def _income(all_areas: Sequence[Area], seat: int, terrain: str) -> int:
    return sum(area.gains[seat] for area in all_areas if area.terrain == terrain)


def _standing(area: Area, seat: int, stronger: bool, led: bool) -> str:
    """What the seat is in that area after the run. `stronger`: it has more there than before; `led`: it was first."""
    place = area.places[seat]
    if not stronger and len(area.spaces) > 1 and place == 1 and led:
        return "joins"
    if place == 1 and area.places.count(1) > 1:
        return "shares"
    if place == 1:
        return "holds" if led else "leads"
    return "second" if place == 2 and area.places.count(2) == 1 else "takes_part"
