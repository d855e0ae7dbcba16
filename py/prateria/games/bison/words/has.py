"""What one has and what one can get for it, as those hear it who do not see the table."""

from prateria.kit.touch import Touch
from prateria.kit.words import Words

from ..engine.data import ACTIONS, HUNTER, PIECE, PIECES, TERRAINS, TILE, TILES, TRACK, VALUE
from ..engine.observe import Observation, Player
from ..engine.preview import gains
from . import nouns
from .deeds import first_buy
from .labels import traded

__all__ = ["done", "market", "on_sale", "opened_for", "overflows", "stock", "tile_in_hand"]


def market(w: Words, view: Observation, touch: Touch) -> str:
    """What lies open there: what one has, what one can buy for it, and whether one can barter."""
    pieces = [piece for piece in PIECES if f"buy:{piece}" in touch.possible]
    if traded(touch):  # what it is all for has just been heard
        return f"{stock(w, view)}."
    told = [w("Market"), stock(w, view)]
    for n in sorted({VALUE[PIECE[piece]] for piece in pieces}):
        names = [nouns.piece(w, piece) for piece in pieces if VALUE[PIECE[piece]] == n]
        told.append(w("For %(n)d of each animal: %(pieces)s", n=n, pieces=", ".join(names)))
    if any(pick.startswith("give:") for pick in touch.possible):
        told.append(w("Barter: three for one"))
    return "".join(f"{one}. " for one in told).rstrip()


def overflows(view: Observation) -> tuple[int, ...]:
    """Of each animal how many the counting after this turn would bring above what can be kept, as the areas are now
    (BI-28)."""
    seat = view.actors[0]
    player = view.players[seat]
    if len(player.deeds) < ACTIONS or view.round == view.rounds:
        return (0,) * len(TERRAINS)
    found = zip(player.animals, gains(view.areas, seat), strict=True)
    return tuple(max(n + more - TRACK, 0) for n, more in found)


def on_sale(w: Words, player: Player) -> str:
    """What is left there for somebody else; of hunters also that none is, which the picture shows by their place."""
    left = nouns.pieces(w, player.market)
    return left if player.market[HUNTER] else f"{left}; {w('no hunter left')}"


def opened_for(w: Words, view: Observation, touch: Touch) -> bool:
    """Whether the market has not been looked for: a half of an exchange is chosen in it, or it has opened with an
    action for which something must be bought first."""
    deed = next((pick[5:] for pick in touch.chosen if pick.startswith("deed:")), "")
    return bool(first_buy(w, view, deed)) if deed else any(pick.startswith(("give:", "get:")) for pick in touch.chosen)


def done(view: Observation, player: Player) -> tuple[str, ...]:
    """The actions of the round that are done, without the one that is under way."""
    under_way = bool(view.doing) and player.seat == view.turn
    return player.deeds[:-1] if under_way else player.deeds


def tile_in_hand(w: Words, view: Observation) -> str:
    """What lives on the tile in hand: heard as the round begins, where it is placed, and by who asks."""
    if view.own is None:
        return ""
    animals = nouns.goods(w, TILES[TILE[view.own]].animals)
    return f" {w('The tile in your hand: %(tile)s', tile=animals)}."


def stock(w: Words, view: Observation, camp: bool = False) -> str:
    """One's animals, and, if that is wanted, what lies in the camp."""
    player = view.players[view.actors[0]]
    said = w("Your stock: %(animals)s", animals=nouns.goods(w, player.animals))
    return f"{said}. {w('Your camp: %(pieces)s', pieces=nouns.pieces(w, player.supply))}" if camp else said
