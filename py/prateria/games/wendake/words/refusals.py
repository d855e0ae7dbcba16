"""Why a touch leads nowhere: one sentence each, with the rule that says so."""

from collections.abc import Sequence

from prateria.kit.words import Words

from ..engine.data import GOODS, MASKS, PROGRESS, VEGETABLES, YEARS
from ..engine.observe import Asked, Observation, Place, Player, Territory
from .idle import why_idle

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
    if sort == "space" and asked.what == "masks":
        return _space(w, view, asked, what)
    if sort in ("from", "stand", "area", "fight", "native"):
        return _on_map(w, view, asked, chosen, pick)
    return _elsewhere(w, asked, sort, what)


def _elsewhere(w: Words, asked: Asked, sort: str, what: str) -> str:
    """What is touched belongs to another question."""
    if asked.what == "turn":
        return w("First place an action marker: on a tile of your grid or on the order of play.")
    if sort == "step" and asked.what == "steps":
        return (what in asked.steps and why_idle(w, what)) or w("This action would do nothing now, or is done.")
    if asked.what == "steps":
        return w("Choose one of the actions of your tile, or end your turn.")
    return w("First answer the question that stands above.")


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
        case "steps":
            return w("Your marker lies already. Do the actions of the tile, or end your turn.")
        case "swap":
            if place.marker == "action":
                return w("Tiles with an action marker stay where they are.")
            if where == asked.first:
                return w("Touch another tile to swap it with.")
            return w("After this swap your line could not be completed.")
    return w("First answer the question that stands above.")


def _marker(w: Words, mine: Player, place: Place) -> str:
    """WE-11 to WE-13, WE-16."""
    if place.marker == "action":
        return w("This tile has been used this year.")
    if place.marker == "fire":
        return w("The Sacred Fire has played this tile: no line goes through it this year.")
    placed = sum(there.marker == "action" for there in mine.grid)
    if placed == _TILES_A_YEAR:
        return w("Your line is complete. Your last marker goes to the order of play.")
    if any(there.marker == "fire" for there in mine.grid):
        return w("Your three tiles must form a line, and the fire marker blocks this one.")
    return w("Your three tiles must form a line: a row, a column or a diagonal.")


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
        return w("First answer the question that stands above.")
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
    discs = [player.disc for player in view.players] + ([view.ghost.disc] if view.ghost else [])
    if name in discs and not asked.shared:
        return w("A disc lies on this space already.")
    size = sum(next(mask.pattern for mask in MASKS if mask.id == name))
    return w.n(
        "Your masks do not make this combination. It has %(n)d mask.",
        "Your masks do not make this combination. It has %(n)d masks.",
        size,
    )


# -- the map -------------------------------------------------------------------------------------------------------


def _on_map(w: Words, view: Observation, asked: Asked, chosen: Sequence[str], pick: str) -> str:
    sort, _, what = pick.partition(":")
    there = next((there for there in view.territories if there.id == what.partition(".")[0].partition("-")[0]), None)
    if there is None:
        return ""
    match asked.what:
        case "moves":
            begun = next((p.partition(":")[2] for p in chosen if p.startswith("from:")), None)
            return _step(w, view, asked, there, begun, sort, what)
        case "transfer":
            return w("Only outposts come home: warriors of yours who lie in an area.")
        case "smallpox":
            return w("You lose one of your own, wherever you like.")
        case "turn":
            return w("First place an action marker: on a tile of your grid or on the order of play.")
    return w("Warriors move by a Move action.")


def _step(w: Words, view: Observation, asked: Asked, there: Territory, begun: str | None, sort: str, what: str) -> str:
    """WE-40 to WE-44."""
    seat = asked.seat
    if begun is None and sort != "from":
        return w("First touch a warrior of yours who stands in a territory.")
    if sort == "from":
        if not there.standing[seat]:
            return w("None of your warriors stands there. Outposts do not move.")
        return w("These warriors have moved already in this action.")
    if there.home not in (None, seat):
        return w("Nobody enters the village of another player.")
    if there.id != begun and there.id not in next(t.near for t in view.territories if t.id == begun):
        return w("A step leads to a neighbouring territory only.")
    if sort == "area":
        return _area(w, there, seat, what)
    return w("There is nothing to do there for this warrior.")


def _area(w: Words, there: Territory, seat: int, what: str) -> str:
    """WE-42, WE-44."""
    area = next((area for area in there.areas if area.id == what), None)
    if there.home == seat:
        return w("In your own village warriors do not lie in areas.")
    if area is None or area.seat is None:
        return ""
    if area.seat == seat:
        return w("One of yours is there already.")
    return w("A sentinel protects this area: it must fall first.")
