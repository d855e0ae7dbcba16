"""Why a touch on the map leads nowhere: the rule for whoever stands or lies there. WE-33, WE-40 to WE-46."""

from collections.abc import Sequence

from prateria.kit.words import Words

from ..engine.observe import Area, Asked, Observation, Territory
from .explain import standing
from .nouns import territory

__all__ = ["on_map"]


def on_map(w: Words, view: Observation, asked: Asked, chosen: Sequence[str], pick: str) -> str:
    """One sentence; '' where there is nothing to say."""
    sort, _, what = pick.partition(":")
    there = next((there for there in view.territories if there.id == what.partition(".")[0].partition("-")[0]), None)
    if there is None:
        return ""
    area = next((area for area in there.areas if area.id == what), None)
    match asked.what:
        case "moves":
            begun = next((p.partition(":")[2] for p in chosen if p.startswith("from:")), None)
            return _step(w, view, asked, there, area, begun, sort, what)
        case "transfer":
            return _home(w, asked, there, area)
        case "smallpox":
            return w("You lose one of your own, wherever you like.")
        case "turn" | "steps":
            said = _not_now(w, asked, there, area)
            stands = sort in ("from", "stand", "fight") and any(there.standing)
            return f"{said} {standing(w)}" if stands else said
    return w("First answer the question above.")


def _is_outpost(asked: Asked, area: Area | None) -> bool:
    """Of whoever is asked."""
    return area is not None and area.seat == asked.seat and area.native == "warrior"


def _not_now(w: Words, asked: Asked, there: Territory, area: Area | None) -> str:
    """Between actions nobody moves, but outposts may come home (WE-45)."""
    if _is_outpost(asked, area):
        return w("Your outposts do not move. They come home by “Bring outposts home”.")
    if area is not None and area.seat == asked.seat:
        return _stay(w)
    if asked.what == "turn":
        return w("First place an action marker: on a tile of your grid or on the order of play.")
    if any(step.startswith("move") for step in asked.steps):
        return w("First touch the action Move of your tile, then a warrior.")
    return w("Warriors move by a Move action.")


def _stay(w: Words) -> str:
    """WE-46."""
    return w("Women and hunters stay where they are. Only warriors move.")


def _home(w: Words, asked: Asked, there: Territory, area: Area | None) -> str:
    """WE-45."""
    if area is not None and area.seat == asked.seat:
        return _stay(w)
    if area is None and there.standing[asked.seat]:
        return w("Whoever stands is no outpost: those who lie in an area come home.")
    return w("Only outposts come home: warriors of yours who lie in an area.")


def _step(
    w: Words, view: Observation, asked: Asked, there: Territory, area: Area | None, begun: str | None, sort: str,
    what: str,
) -> str:  # fmt: skip
    """WE-40 to WE-44."""
    seat = asked.seat
    if area is not None and area.seat == seat:
        return _own(w, asked, there, area, begun)
    if sort == "from" and there.standing[seat]:
        return w("These warriors have moved already in this action.")
    if sort == "from" and begun is None:
        return w("None of your warriors stands there.")
    if there.home not in (None, seat):
        return w("Nobody enters the village of another player.")
    if sort == "area" and there.home == seat:
        return w("In your own village warriors do not lie in areas.")
    if area is not None and area.seat is not None and there.standing[area.seat]:
        return w("A sentinel of the same village protects this area: it must fall first.")
    if begun is None:
        return w("None of your warriors who may still move is near enough.")
    if there.id != begun and there.id not in next(t.near for t in view.territories if t.id == begun):
        return w(
            "%(place)s and %(start)s are not neighbours: a step leads to a neighbouring territory only.",
            place=territory(w, there.id),
            start=territory(w, begun),
        )
    if sort == "stand" and there.id == begun:
        return w("This warrior stands there already.")
    return w("There is nothing to do there for this warrior.")


def _own(w: Words, asked: Asked, there: Territory, area: Area, begun: str | None) -> str:
    """Somebody of one's own is in that area: nobody to move (WE-41, WE-46), and no room (WE-42)."""
    if begun is not None and there.home == asked.seat:
        return w("In your own village warriors do not lie in areas.")
    if begun is not None:
        return w("One of yours is there already.")
    if _is_outpost(asked, area):
        return w("Outposts do not move. Between two actions they may come home by “Bring outposts home”.")
    return _stay(w)
