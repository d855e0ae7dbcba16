"""Who is where on the map, as those hear it who do not see the colours: whose it is, how many, who leads; and what is
asked of whom or where, when the other half of a choice is made.

A pick has no names of players: without them they go by their villages.
"""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words

from ..engine.observe import Area, Asked, Observation, Territory
from .nouns import flag, native, outpost, place, territory

__all__ = ["around", "called", "lead", "more", "name", "neighbours", "there"]

_NEW: Final = 2
"""In so many years it is said what a warrior is where."""


def called(w: Words, what: str, view: Observation) -> str:
    """A territory or an area, as one that sees it calls it: `Woods 1, beavers`, `Village 1, yours`."""
    there = next(there for there in view.territories if there.id == what.partition(".")[0])
    return f"{place(w, what, len(there.standing))}{_home(w, view, there, ())}"


def neighbours(w: Words, place: Territory) -> str:
    """Where one can go from a territory."""
    return w("Next to: %(places)s", places=", ".join(territory(w, other) for other in place.near))


def around(w: Words, view: Observation, what: str) -> str:
    """What else the picture shows of a territory: its flag, and what lies beside it."""
    here = next(there for there in view.territories if there.id == what)
    return f"{f'{flag(w, here.flag)}. ' if here.flag else ''}{neighbours(w, here)}."


def there(w: Words, what: str, view: Observation, names: Sequence[str] = ()) -> str:
    """A territory or an area with those who are there: `Centre, beavers (you: hunter)`, `Border 1 (you: 1 sentinel;
    Eagle: 2 sentinels, leads)`."""
    found = next(there for there in view.territories if there.id == what.partition(".")[0])
    if "." in what:
        here = next(area for area in found.areas if area.id == what)
        who = w.p("area", "free") if here.seat is None else _in_area(w, here, name(w, view, here.seat, names))
    else:
        who = _standing(w, view, found, names) or w.p("territory", "no sentinels")
    return f"{place(w, what, len(found.standing))}{_home(w, view, found, names)} ({who})"


def _home(w: Words, view: Observation, found: Territory, names: Sequence[str]) -> str:
    """Whose village it is, where the number does not say it."""
    if found.home is None or (found.home != view.seat and not names):
        return ""
    return f", {w.p('village', 'yours') if found.home == view.seat else names[found.home]}"


def name(w: Words, view: Observation, seat: int, names: Sequence[str]) -> str:
    """Whose: that player, or without the names their village."""
    if seat == view.seat:
        return w.p("people", "you")
    return names[seat] if seat < len(names) else territory(w, f"V{seat + 1}")


def _in_area(w: Words, here: Area, whose: str) -> str:
    who = outpost(w) if here.native == "warrior" else native(w, here.native)
    return f"{whose}: {f'{here.stack} × ' if here.stack > 1 else ''}{who}"


def _standing(w: Words, view: Observation, found: Territory, names: Sequence[str]) -> str:
    """Sentinels by whose they are; in a village only its own people stand."""
    parts = []
    for seat, n in enumerate(found.standing):
        if n:
            said = w.n("%(n)d sentinel", "%(n)d sentinels", n)
            leads = found.standing.count(n) == 1 and n == max(found.standing) and sum(found.standing) > n
            said = w("%(sentinels)s, leads", sentinels=said) if leads and seat != view.seat else said
            said = w("%(sentinels)s, you lead", sentinels=said) if leads and seat == view.seat else said
            parts.append(said if seat == found.home else f"{name(w, view, seat, names)}: {said}")
    return "; ".join(parts)


def lead(w: Words, view: Observation, where: str) -> str:
    """What one warrior more of whoever is asked means in that territory."""
    found = next(there for there in view.territories if there.id == where)
    if view.asked is None or found.home is not None:
        return ""
    *_, most = sorted(n for seat, n in enumerate(found.standing) if seat != view.asked.seat)
    n = found.standing[view.asked.seat] + 1
    if n > most:
        return w("you lead there then") if n - 1 <= most else w("you lead there already")
    return w("you are level there then") if n == most else w("others lead there")


def more(w: Words, view: Observation, asked: Asked, who: str, touch: Touch) -> str | None:
    """The second half of a choice that has begun."""
    sort = touch.chosen[-1].partition(":")[0]
    if asked.what == "moves" and sort == "from":
        return _becoming(w, view, w("%(name)s: where does this warrior go?", name=who))
    if asked.what == "moves" and sort in ("area", "stand", "fight"):
        return _becoming(w, view, w("%(name)s: which warrior goes there? Touch it.", name=who))
    if asked.what == "transfer" and sort == "area":
        return w("%(name)s: your warrior goes home. Who takes the warrior’s place?", name=who)
    if asked.what == "shift" and sort == "from":
        return w("%(name)s: to which track does the point go?", name=who)
    if asked.what == "disguise" and sort == "card":
        return w("%(name)s: which mask should it be?", name=who)
    if asked.what == "evolve" and sort == "out":
        return w("%(name)s: which tile comes in its place?", name=who)
    if asked.what == "evolve" and sort == "in":
        return w("%(name)s: which of your three tiles goes for it?", name=who)
    if asked.what == "masks" and sort == "space":
        return w("%(name)s: with which masks?", name=who)
    return None


def _becoming(w: Words, view: Observation, said: str) -> str:
    """While the words are new, besides: what a warrior is in an area and what beside it (WE-41, WE-44)."""
    if view.year > _NEW:
        return said
    told = w("In an area: an outpost, which holds it. Beside it: a sentinel, who counts at Military.")
    return f"{said} {told}"
