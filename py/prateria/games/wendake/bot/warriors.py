"""Why a warrior would go somewhere, for hints: as `reasons`."""

from collections.abc import Sequence
from typing import Any, Final

from ..engine.data import TILES, YEARS
from ..engine.maps import MAPS
from ..engine.observe import Area, Observation, Player, Territory
from ..engine.preview import fills, majorities

__all__ = ["attack", "comes_home", "leaves", "lie", "relieves", "soon", "stand", "stay"]

Reason = tuple[str, dict[str, Any]]

_SIDES: Final = {tile.id: (*tile.front, *tile.back) for tile in TILES}
_GATHERS: Final = {"woman": "harvest", "hunter": "hunt"}


def _there(view: Observation, where: str) -> Territory:
    return next(place for place in view.territories if place.id == where)


def _area(view: Observation, where: str) -> Area:
    return next(area for place in view.territories for area in place.areas if area.id == where)


def stand(view: Observation, player: Player, action: Any) -> Reason:
    """Home, to be sent out again, or for a set; to have the most there, or as many as others, or for one more. Who was
    sent somewhere by a hint and is now called away by another, of that the words speak: see `lines.promise`."""
    away, home = _there(view, action.what).home != player.seat, _there(view, action.where)
    stays = (view.year, "stays")
    plan: dict[str, Any] = {
        "about": f"at {action.what if away else action.where}",
        "promise": (view.year, "goes") if away else stays,
    }
    plan["kept"] = (stays,) * away
    if home.home != player.seat:
        name, values = _lead(view, player, action.where)
        return name, {**values, **plan}
    return _at_home(view, player), plan


def _at_home(view: Observation, player: Player) -> str:
    """What one warrior more in the village is good for: a set, or only to be sent out again."""
    home = next(place for place in view.territories if place.home == player.seat)
    at_home = [sum(area.stack for area in home.areas if area.native == native) for native in ("woman", "hunter")]
    return "home_set" if home.standing[player.seat] < min(at_home) else "transfer"


def _lead(view: Observation, player: Player, where: str) -> Reason:
    """What one sentinel more there means."""
    if where in majorities(view):
        return "move_more", {}
    standing = _there(view, where).standing
    *_, most = sorted(n for seat, n in enumerate(standing) if seat != player.seat)
    n = standing[player.seat] + 1
    if n > most:
        return _counts(view, player), {}
    return ("move_level" if n == most else "move_near"), {}


def _counts(view: Observation, player: Player) -> str:
    """Whether the Military action of this very tile will count it, one of a tile that is surely played this year, or
    perhaps a later one."""
    if view.asked is not None and "military" in view.asked.steps:
        return "move_leads"
    return "move_counts" if _surely(player) else "move_later"


def _surely(player: Player) -> bool:
    """Whether a Military action lies in every line that is still open: a hint may go on in any of them."""
    military = {place.id for place in player.grid if "military" in place.steps and not place.marker}
    return bool(player.lines) and all(military & {*line} for line in player.lines)


def soon(view: Observation, player: Player) -> bool:
    """Whether a Military action can still be played this year, in this tile or a later one."""
    if view.asked is not None and "military" in view.asked.steps:
        return True
    open_ = {place for line in player.lines for place in line}
    rest = (place.steps for place in player.grid if place.id in open_ and not place.marker)
    return player.markers > 1 - player.ordered and any("military" in steps for steps in rest)


def relieves(march: Sequence[Any]) -> Reason | None:
    """A warrior comes to where another one then goes on from; None of other moves."""
    if len(march) > 1 and march[0].verb == "stand" and getattr(march[1], "what", "") == march[0].where:
        return "move_after", {"further": march[1].where.partition("-")[0]}
    return None


def leaves(view: Observation, action: Any) -> dict[str, Any]:
    """The territory that the warrior leaves, if it has the most there only with it (WE-25)."""
    standing = _there(view, action.what).standing
    others = max(n for seat, n in enumerate(standing) if seat != action.seat)
    return {"leaves": action.what} if standing[action.seat] == others + 1 else {}


def lie(view: Observation, player: Player, action: Any) -> Reason:
    """Who can live there later, and what that brings."""
    return "move_area", {**_lives(view, action.where), **_held(view, action.where)}


def _held(view: Observation, area: str) -> dict[str, Any]:
    """An outpost is to lie there: a hint that later gives the area up says so, see `comes_home`."""
    return {"about": f"at {area}", "promise": (view.year, "stays"), "kept": ()}


def attack(view: Observation, player: Player, action: Any) -> Reason:
    """Who attacks a warrior loses the own one as well (WE-43, WE-44). `breaks`: the other one then no longer has the
    most sentinels there."""
    if action.verb == "fight":
        where, _, number = action.where.partition("-")
        whose, standing = int(number) - 1, _there(view, where).standing
        most = max(n for seat, n in enumerate(standing) if seat != whose)
        return "move_fight", {"lost": True, "area": False, "whose": whose, "breaks": standing[whose] == most + 1}
    there = _area(view, action.where)
    gone = {"lost": there.native == "warrior", "area": True, "gone": there.native, "whose": there.seat}
    held = {} if gone["lost"] else _held(view, action.where)
    return "move_fight", {**gone, **_lives(view, action.where), **held}


def comes_home(view: Observation, player: Player, action: Any) -> Reason:
    """Filled from the village, or given up: then for what, and it is said if an earlier hint of the year praised it."""
    if action.where == "fill":
        return _filled(view, action)
    given_up = {"about": f"at {action.what}", "promise": (view.year, "goes"), "kept": ((view.year, "stays"),)}
    return _at_home(view, player), {**given_up, "left": True}


def stay(view: Observation, player: Player, action: Any) -> Reason:
    """P1-2: the outpost stands up where it is."""
    return _filled(view, action) if action.where == "fill" else _lead(view, player, action.what.partition(".")[0])


def _filled(view: Observation, action: Any) -> Reason:
    """Where somebody takes the place of an outpost, who, and whether the warrior makes a set at home (`at_home`)."""
    values = {"to": action.what, "sides": len(view.territories[0].standing), **_lives(view, action.what)}
    home = next(place for place in view.territories if place.home == view.players[action.seat].seat)
    left = [sum(area.stack for area in home.areas if area.native == native) - (native == values["native"])
            for native in ("woman", "hunter")]  # fmt: skip
    values |= {"at_home": home.standing[action.seat] < min(left), "open": _unguarded(view, action)}
    return "transfer_fill", values


def _unguarded(view: Observation, action: Any) -> bool:
    """Whether somebody can be attacked in that area: no own sentinel is there, and others are there or beside it
    (WE-44); in the last year that matters no more."""
    where = action.what.partition(".")[0]
    edges = MAPS[len(view.territories[0].standing)].edges
    near = {where, *(at for edge in edges if where in edge for at in edge)}
    foes = any(n for at in near for seat, n in enumerate(_there(view, at).standing) if seat != action.seat)
    return view.year < YEARS and foes and not _there(view, where).standing[action.seat]


def _lives(view: Observation, where: str) -> dict[str, Any]:
    """`native`: who can live in that area; `yields`: the good, while there are years to come, and a tile that gathers
    it; `turtles`: whether there can still be any."""
    native, player = fills(view, (f"area:{where}",)), view.players[view.asked.seat if view.asked else 0]
    comes = view.year < YEARS and _shows(player, _GATHERS.get(native, ""))
    lives = {"native": native, "yields": _area(view, where).product if comes else ""}
    return lives if comes else {**lives, "turtles": soon(view, player) or view.year < YEARS}


def _shows(player: Player, step: str) -> bool:
    """Whether a tile has that action on either of its sides: used ones are turned over (WE-71)."""
    tiles = (*(place.tile for place in player.grid if place.tile), *player.out)
    return any(step in _SIDES[tile] for tile in tiles)
