"""Why a tile, for hints: what counts first, then what comes of it, last what counts only later. See `reasons`."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.words import Words

from ..brings import counted
from ..nouns import goods, line, progress, spot, step, steps, track
from ..sized import EXTRA, MORE, MUST, Part
from .warriors import on_map, plain

__all__ = ["TILES", "of_tile"]

TILES: Final = ("begin", "line", "fire", "fire_tile")
_TRACK: Final = {"trade": "economic", "mask": "mask"}
"""Actions of which it is not known beforehand what they bring, and the track on which they can bring points."""
_MOVES: Final = ("move1", "move2", "move3", "move4")
_KNOWN: Final = ("mask", "trade", "canoe", *_MOVES)
"""Actions of which a sentence says what they are good for."""
_KINDS: Final = 2
"""So many kinds of goods are named to those who read it with points beside them; of more it is said how many in all."""


def of_tile(w: Words, name: str, values: dict[str, Any]) -> list[Part]:
    """What it brings, what then opens, the line; of the tile that the Sacred Fire plays what it is."""
    told = list[Part]()
    if at := values.get("at"):
        fire = w("The Sacred Fire then plays: %(tile)s (%(place)s).", tile=steps(w, values["steps"]), place=spot(w, at))
        told.append((MUST if values.get("heard") else EXTRA, fire))
    if name != "fire" or "at" not in values.get("began", ()):  # else it has been said with the tile
        told += _brings(w, values)
    then = {"line": _line, "begin": _opens}.get(name)
    told += [then(w, values)] if then is not None else []
    told += [(MUST, w("The Sacred Fire plays it: that uses none of your four markers."))] * (name == "fire")
    return [*told, *_later(w, values)]


def _brings(w: Words, values: dict[str, Any]) -> list[Part]:
    """What the tile brings at once, and what it can bring."""
    later, can = _waits(values), values.get("can")
    tracks = [] if later else [f"{track(w, name)} +{n}" for name, n in values["tracks"]]
    gains = ", ".join([*tracks, *_goods(w, values, bool(tracks))])
    might = ", ".join(f"{track(w, _TRACK[name])} +{n}" for name, n in values["might"] if n and name in _TRACK)
    told = list[Part]()
    if gains:
        told = [
            (MUST, w("You can gain: %(gains)s.", gains=gains) if can else w("It brings you: %(gains)s.", gains=gains))
        ]
    if gains and values.get("heard") and any(cost := values.get("cost", ())):
        told.append((MUST, w("It costs: %(cost)s.", cost=goods(w, cost))))
    if tracks:
        told += [(MORE, _marches_off(w, values)), (MUST, counted(w, values))]
    if might:
        perhaps = w("Perhaps also: %(gains)s.", gains=might) if gains else w("You can gain: %(gains)s.", gains=might)
        told += [(EXTRA if gains else MUST, perhaps), (EXTRA, counted(w, values.get("perhaps", {})))]
    known = {**plain(w), "mask": plain(w)["another"], **dict.fromkeys(_MOVES, on_map(w, "move", {})[0][1])}
    best = [name for name in values["steps"] if name in _KNOWN]
    if values.get("final") and not values["might"] and not {*values["steps"]} & {*_TRACK}:  # else the next hint would
        told.append((MUST, w("Your last tile: it no longer changes your points.")))
    elif values.get("weighs") in _KNOWN:  # what speaks for it most, where no point counts yet
        called = f"{step(w, 'trade')}. " * (values["weighs"] == "trade")  # of the others the sentence says which it is
        told.append((MUST, called + known[values["weighs"]]))
    elif not gains and not might and not later:
        told.append((MUST, known[best[0]] if best else known["harmless"]))
    elif ("mask", 0) in values["might"] and (gains or might):
        told.append((EXTRA, known["mask"]))
    return [*told, *([(MUST if later else MORE, _buys(w, values))] if values.get("buys") else [])]


def _marches_off(w: Words, values: dict[str, Any]) -> str:
    """Why a Military action brings less than the number on its tile: somebody sets out before it."""
    fewer, shown = values.get("fewer", (0, 0))
    return (
        w("Military then brings %(n)d, not %(shown)d: warriors set out first.", n=fewer, shown=shown) if shown else ""
    )


def _waits(values: dict[str, Any]) -> bool:
    """Whether none of its points counts before another track has caught up: that is no reason for it, and said last.
    Not where the two are level, nor in the last year where turtles should do it."""
    if not values["tracks"] or values.get("counts", 1) > 0 or not values["behind"] or values.get("even"):
        return False
    gaps = zip((n for _, n in values["behind"]), values.get("comes", ()), strict=False)
    return not values.get("last") or all(gap > more for gap, more in gaps)


def _later(w: Words, values: dict[str, Any]) -> list[Part]:
    """What counts only later, and for what it must wait."""
    if not _waits(values):
        return []
    gains = ", ".join(f"{track(w, name)} +{n}" for name, n in values["tracks"])
    (low, n), *others = values["behind"]
    if not others:
        one = w("%(gains)s counts later: first %(track)s must catch up (%(n)d behind).",
                gains=gains, track=track(w, low), n=n)  # fmt: skip
        return [(MUST, one), (MORE, _catch(w, values))]
    behind = w.list([track(w, name) for name, _ in values["behind"]])
    some = w("%(gains)s: points for later, when %(tracks)s have caught up.", gains=gains, tracks=behind)
    return [(MUST, some), (MORE, _catch(w, values))]


def _catch(w: Words, values: dict[str, Any]) -> str:
    """A way for what is behind to catch up, if there is one: a tile that can be played this year, or an action."""
    shown, place = values.get("catch", ((), ""))
    if not shown:
        return ""
    if not place:
        return w("For that you need: %(action)s.", action=steps(w, shown))
    return w("For that you have: %(tile)s (%(place)s).", tile=steps(w, shown), place=spot(w, place))


def _goods(w: Words, values: dict[str, Any], beside: bool) -> list[str]:
    """Goods, if any; `beside`: points are named as well."""
    n, kinds = sum(values["goods"]), sum(count > 0 for count in values["goods"])
    if beside and kinds > _KINDS and not values.get("heard"):
        return [w.n("%(n)d good", "%(n)d goods", n)]
    return [goods(w, values["goods"])] * (n > 0)


def _opens(w: Words, values: dict[str, Any]) -> Part:
    """What can come after the first tile of a year."""
    if onward := values.get("onward", ()):
        way = line(w, values["way"])
        if values.get("heard"):  # else the tiles are seen
            return MORE, w("Then a good line is: %(line)s (%(tiles)s).", line=way, tiles=_listed(w, onward))
        return MORE, w("Then a good line is: %(line)s.", line=way)
    n = values["n"]
    return MORE, w.n("After it you can choose %(n)d line.", "After it you can choose between %(n)d lines.", n)


def _line(w: Words, values: dict[str, Any]) -> Part:
    """The line that the tile belongs to, and what else lies in that line: that is said where it is the reason."""
    named, others = line(w, values["line"]), _listed(w, values["others"])
    if others and values.get("at"):  # beside the place of what the Sacred Fire plays
        return EXTRA, w("The tile of the Sacred Fire is part of your line: %(line)s.", line=named)
    if others and values.get("heard"):
        return MUST, w("It is part of your line (%(line)s), with %(others)s.", line=named, others=others)
    if others and _waits(values):
        return EXTRA if values.get("catch", ((), ""))[0] else MUST, w(
            "Your line goes on with: %(others)s.", others=others
        )
    if others:  # they are seen
        return EXTRA, w("It is part of your line: %(line)s.", line=named)
    return EXTRA, w("It completes your line: %(line)s.", line=named)


def _listed(w: Words, tiles: Sequence[Sequence[str]]) -> str:
    return "; ".join(steps(w, other) for other in tiles)


def _buys(w: Words, values: dict[str, Any]) -> str:
    """That a progress tile is bought in it, and which, if it is used in that very turn."""
    if used := values.get("used_soon", ()):
        return w("In this turn you also buy and use: %(tiles)s.", tiles=w.list([progress(w, tile) for tile in used]))
    return w("You also buy a progress tile in it.")
