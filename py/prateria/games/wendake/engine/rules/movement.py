"""Warriors move, fight, lie down and are transferred. WE-21, WE-40 to WE-47.

Sentinels are counted in `state.stand[territory * sides + seat]`; `state.areas[area]` is -1 or `3 * seat + native`.
"""

from prateria.core.game import Sink

from .. import events as ev
from ..actions import STOP, Do, do
from ..atlas import Land
from ..data import NATIVES
from ..frames import Moves, Transfer
from ..player import Player, put
from ..position import Position

WOMAN, HUNTER, WARRIOR = range(3)


# -- a Move action -------------------------------------------------------------------------------------------------


def steps(land: Land, seat: int, stand: tuple[int, ...], areas: tuple[int, ...], moved: tuple[int, ...]) -> list[Do]:
    """Every step that a warrior of that seat can make (WE-40 to WE-44). `moved`: see `frames.Moves`."""
    sides, ways = land.sides, land.steps[seat]
    found: list[Do] = []
    for t in range(len(ways)):
        here = stand[t * sides + seat]
        if not here or (moved and here <= moved.count(t)):
            continue
        for to, go, places, fights in ways[t]:
            if go is not None:
                found.append(go)
            for area, lie, raid in places:
                native = areas[area]
                if native < 0:
                    found.append(lie)
                elif native // 3 != seat and not stand[to * sides + native // 3]:
                    found.append(raid)
            for other, fight in fights:
                if stand[other]:
                    found.append(fight)
    return found


def can_move(state: Position, p: "Player") -> bool:
    """A warrior stands somewhere; it can always step into some neighbouring territory."""
    return any(state.stand[p.seat :: state.sides])


def start(state: Position, p: "Player", warriors: int, by_tile: bool) -> None:
    """A Move action begins. The power of a tribe adds to those of action tiles only (WE-08)."""
    state.push(Moves(warriors, by_tile and p.extra, ()))


def legal_moves(state: Position, p: "Player", frame: Moves) -> tuple[Do, ...]:
    """Every step of every warrior that has not moved yet, or no more (WE-41)."""
    return (*steps(state.land, p.seat, state.stand, state.areas, frame.moved), *STOP[p.seat])


def _made(state: Position, p: "Player", landed: int) -> None:
    """One warrior has made its step; it stands in `landed` now, or nowhere (-1)."""
    frame = state.top(Moves)
    moved = (*frame.moved, landed) if landed >= 0 else frame.moved
    if not frame.left:  # that was the one more
        p.extra = False
        state.pop()
    elif frame.left == 1 and not frame.extra:
        state.pop()
    else:
        state.swap_top(Moves(frame.left - 1, frame.extra, moved))


def stand(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-40 (a): into another territory as a sentinel."""
    origin, to = state.land.number[action.what], state.land.number[action.where]
    state.sentinels(origin, p.seat, -1)
    state.sentinels(to, p.seat, 1)
    tell(ev.Moved(p.seat, action.what, action.where, ""))
    _made(state, p, to)


def lie(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-40 (a), (b): into a free area as an outpost."""
    land = state.land
    area = land.area_number[action.where]
    state.sentinels(land.number[action.what], p.seat, -1)
    state.areas = put(state.areas, area, 3 * p.seat + WARRIOR)
    tell(ev.Moved(p.seat, action.what, land.names[land.home[area]], action.where))
    _made(state, p, -1)


def raid(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-44: against a native in an area that no sentinel of its owner guards."""
    area = state.land.area_number[action.where]
    other, native = divmod(state.areas[area], 3)
    state.sentinels(state.land.number[action.what], p.seat, -1)
    state.players[other].house_in(native)
    if native == WARRIOR:
        p.house_in(WARRIOR)
        state.areas = put(state.areas, area, -1)
    else:
        state.areas = put(state.areas, area, 3 * p.seat + WARRIOR)
    tell(ev.Raided(p.seat, action.what, action.where, other, NATIVES[native]))
    _made(state, p, -1)


def fight(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-43: against a sentinel; both go to their long houses."""
    place, _, number = action.where.rpartition("-")
    other = int(number) - 1
    state.sentinels(state.land.number[action.what], p.seat, -1)
    state.sentinels(state.land.number[place], other, -1)
    p.house_in(WARRIOR)
    state.players[other].house_in(WARRIOR)
    tell(ev.Fought(p.seat, action.what, place, other))
    _made(state, p, -1)


def stop(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-21: up to n."""
    state.pop()
    tell(ev.MovesEnded(p.seat))


# -- transfers -----------------------------------------------------------------------------------------------------


def can_transfer(state: Position, p: "Player") -> bool:
    """There is an own outpost."""
    return 3 * p.seat + WARRIOR in state.areas


def fillable(state: Position, p: "Player") -> bool:
    """Somebody of the village can take the place of an own outpost."""
    mine, products = 3 * p.seat + WARRIOR, state.land.products
    hunting = {products[area] == "beaver" for area, native in enumerate(state.areas) if native == mine}
    return bool((True in hunting and p.hunters) or (False in hunting and p.women))


def legal_transfer(state: Position, p: "Player", frame: Transfer) -> tuple[Do, ...]:
    """Each outpost, with and without somebody of the village in its place; once one is transferred, also to be done."""
    verb, mine, land = "stay" if frame.stay else "home", 3 * p.seat + WARRIOR, state.land
    found = []
    for area, native in enumerate(state.areas):
        if native == mine:
            if p.hunters if land.products[area] == "beaver" else p.women:
                found.append(do(p.seat, verb, land.area_names[area], "fill"))
            found.append(do(p.seat, verb, land.area_names[area], "leave"))
    done = (do(p.seat, "done"),) if frame.some and not frame.stay else ()
    return (*found, *done, *state.usable(p, "transfer"))


def transfer(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-45, P1-2: an outpost goes home or stands up where it is; its area may be filled from the village."""
    land = state.land
    area = land.area_number[action.what]
    stays = action.verb == "stay"
    state.sentinels(land.home[area] if stays else land.villages[p.seat], p.seat, 1)
    native = -1
    if action.where == "fill":
        native = HUNTER if land.products[area] == "beaver" else WOMAN
        p.leave_home(native)
    state.areas = put(state.areas, area, native if native < 0 else 3 * p.seat + native)
    tell(ev.Transferred(p.seat, action.what, "" if native < 0 else NATIVES[native], stays))
    if can_transfer(state, p):
        state.swap_top(Transfer(True, False))
    else:
        state.pop()


def done(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """No more transfers."""
    state.pop()
    tell(ev.TransfersEnded(p.seat))


def stay(state: Position, p: "Player", tell: Sink) -> None:
    """P1-2."""
    state.swap_top(state.top(Transfer)._replace(stay=True))
