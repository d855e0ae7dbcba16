"""Why a touch leads nowhere: one sentence each, with the rule that says so."""

from collections.abc import Sequence

from prateria.kit.words import Words

from ..engine.data import GOODS, MASKS, PROGRESS, VEGETABLES, YEARS
from ..engine.observe import Asked, Observation, Place, Player
from .brings import why_idle
from .refusals_map import on_map

__all__ = ["why_not"]

_TILES_A_YEAR = 3


def why_not(w: Words, view: Observation, chosen: Sequence[str], pick: str) -> str:
    """Why a touch leads nowhere, for the seat that acts; '' where there is nothing to say.

    `chosen`: what was touched before.
    """
    sort, _, what = pick.partition(":")
    asked = view.asked
    if asked is None:
        return w("The game is over.")
    if view.seat != asked.seat:
        return w("It is not your turn yet.")
    mine = view.players[asked.seat]
    if sort == "tile":
        return _tile(w, asked, mine, what)
    if sort == "progress":
        return _progress(w, view, asked, mine, what)
    if sort == "space":
        return _space(w, view, asked, what)
    if sort in ("from", "stand", "area", "fight", "native"):
        return on_map(w, view, asked, chosen, pick)
    return _elsewhere(w, asked, sort, what)


def _elsewhere(w: Words, asked: Asked, sort: str, what: str) -> str:
    """What is touched belongs to another question."""
    if asked.what == "turn":
        return w("First place an action marker: on a tile of your grid or on the order of play.")
    if sort == "step" and asked.what == "steps":
        return (what in asked.steps and why_idle(w, what)) or w("This action would do nothing now, or is done.")
    if asked.what == "steps":
        return w("Choose one of the actions of your tile, or end your turn.")
    return w("First answer the question above.")


# -- the grid ------------------------------------------------------------------------------------------------------


def _tile(w: Words, asked: Asked, mine: Player, where: str) -> str:
    place = next((there for there in mine.grid if there.id == where), None)
    if place is None:
        return ""
    match asked.what:
        case "turn":
            return _marker(w, mine, place)
        case "steps" if "fire" in asked.steps:
            if place.marker:
                return w("This tile has a marker already.")
            return w("With the fire marker there no line could be completed any more.")
        case "steps" if not asked.steps and not asked.parts:
            return w("You play one tile in a turn: the next one when it is your turn again.")
        case "steps":
            return w("You are already playing a tile: do its actions first, or end your turn.")
        case "swap":
            if place.marker == "action":
                return w("Tiles with an action marker stay where they are.")
            if where == asked.first:
                return w("Touch another tile to swap it with.")
            return w("After this swap your line could not be completed.")
    return w("First answer the question above.")


def _marker(w: Words, mine: Player, place: Place) -> str:
    """WE-11 to WE-13, WE-16."""
    if place.marker == "action":
        return w("This tile has been used this year.")
    if place.marker == "fire":
        return w("The Sacred Fire has played this tile: no line goes through it this year.")
    placed = sum(there.marker == "action" for there in mine.grid)
    if placed == _TILES_A_YEAR:
        return w("Your line is complete. Your last marker goes to the order of play.")
    if any(there.marker == "fire" for there in mine.grid) and _in_line(mine, place):
        return w("Your three tiles must form a line, and the fire marker blocks this one.")
    return w("Your three tiles must form a line: a row, a column or a diagonal.")


def _in_line(mine: Player, place: Place) -> bool:
    """Whether a line joins it with all that has been used: then only the fire marker can close it."""
    used = {there.id for there in mine.grid if there.marker == "action"} | {place.id}
    slants = [[*zip("ABC", "123", strict=True)], [*zip("ABC", "321", strict=True)]]
    return (
        len({name[0] for name in used}) == 1
        or len({name[1] for name in used}) == 1
        or any(used <= {a + b for a, b in slant} for slant in slants)
    )


# -- trade, progress, masks ----------------------------------------------------------------------------------------


def _progress(w: Words, view: Observation, asked: Asked, mine: Player, name: str) -> str:
    """One's own are used, those on offer bought (WE-34, WE-64, WE-65)."""
    tile = next(tile for tile in PROGRESS if tile.id == name)
    own = dict(mine.progress)
    if name in own:
        if own[name]:
            if view.year == YEARS:
                return w("This progress tile has been used this year.")
            return w("This progress tile has been used this year. It comes back next year.")
        return _use(w, tile.when)
    if name not in view.offer:
        return w("This progress tile belongs to somebody else.")
    if "buy" not in asked.parts:
        return w("Progress tiles are bought in a Trade, one each time.")
    if asked.what != "steps":
        return w("First answer the question above.")
    return _price(w, mine, tile.level)


def _price(w: Words, mine: Player, level: int) -> str:
    """WE-34."""
    if mine.goods[GOODS.index("pelt")] < level:
        return w.n(
            "This tile costs %(n)d pelt: you have too few.", "This tile costs %(n)d pelts: you have too few.", level
        )
    if mine.goods[GOODS.index("fish")] < level:
        return w.n(
            "This tile costs %(n)d fish: you have too few.", "This tile costs %(n)d fish: you have too few.", level
        )
    kinds = sum(mine.goods[GOODS.index(vegetable)] > 0 for vegetable in VEGETABLES)
    if kinds < level:
        return w.n(
            "This tile costs %(n)d vegetable: you have none.",
            "This tile costs %(n)d different vegetables: you have too few.",
            level,
        )
    return ""


def _use(w: Words, when: str) -> str:
    """Where a progress tile is used."""
    return {
        "any": w("This progress tile can be used between actions of your turn, if it does anything then."),
        "transfer": w("This progress tile is used when you bring outposts home."),
        "ritual": w("This progress tile is used at a Ritual, before its points."),
        "mask": w("This progress tile is used at a Mask action."),
        "trade": w("This progress tile is used at a Trade, before the exchange."),
        "military": w("This progress tile is used at a Military action, before counting."),
    }[when]


def _space(w: Words, view: Observation, asked: Asked, name: str) -> str:
    """WE-26."""
    if asked.what == "draw":
        return w("First draw a mask. Then you may play a combination for this space.")
    if asked.what != "masks":
        return w("Masks are played for a space at a Mask action.")
    discs = [player.disc for player in view.players] + ([view.ghost.disc] if view.ghost else [])
    if name in discs and not asked.shared:
        return w("A disc lies on this space already.")
    size = sum(next(mask.pattern for mask in MASKS if mask.id == name))
    return w.n(
        "Your masks do not make this combination. It has %(n)d mask.",
        "Your masks do not make this combination. It has %(n)d masks.",
        size,
    )
