"""Setting up. WE-01 to WE-10, WE-90.

Chance is asked in a fixed order: pairs of tracks, order of play, progress tiles, mask deck, turtles, advanced tiles,
grids, tribes, the ghost's cards.
"""

from typing import Any

from prateria.core.game import Sink
from prateria.core.rng import Rng

from .. import events as ev
from ..actions import Do, do
from ..atlas import land_of
from ..data import (
    COMMON,
    FLAGS,
    GOODS,
    HEALTHY,
    HOME,
    HOUSE,
    INFECTED,
    MASK_KINDS,
    OPEN_TILES,
    PROGRESS,
    TILES,
    TRACKS,
    TRIBES,
    TURTLE_FACES,
    TURTLES,
    start_of,
)
from ..data import Tribe as TribeCard
from ..frames import Tribe, Turn
from ..player import Player, plus
from ..position import Pairs, Position
from . import solo
from .hands import kind_of
from .movement import HUNTER, WARRIOR, WOMAN
from .track import ECONOMIC, score

FIRST_GAME: Pairs = ((3, 1), (0, 2))
"""WE-02: mask and military, economic and ritual."""


def lay_out(state: Position, options: dict[str, Any]) -> None:
    """Everything on the table before the players have their goods. `state` has seats and generator already."""
    rng, seats = state.rng, state.seats
    state.sides = sides = max(2, seats)
    state.land = land = land_of(sides)
    state.tribes = options["tribes"]
    state.pairs = FIRST_GAME if options["first_game"] else _pairs(rng)
    state.year, state.level = 1, 1
    state.order = tuple(rng.shuffled(range(seats)))
    state.next_order = state.gone = state.traded = state.ghost = ()
    state.ghost_first, state.turned = False, -1
    state.flags = FLAGS
    offer: list[int] = []
    for level in (1, 2, 3):
        tiles = [i for i, tile in enumerate(PROGRESS) if tile.level == level]
        offer += sorted(rng.shuffled(tiles)[: 2 * sides])  # WE-03
    state.offer = tuple(offer)
    copies = (HEALTHY, INFECTED) * len(MASK_KINDS)
    deck = rng.shuffled(sort for sort, n in enumerate(copies) for _ in range(n))
    state.pile = (deck.pop(),)
    state.deck = tuple(deck)
    state.turtles = tuple(tuple(rng.shuffled(range(len(TURTLE_FACES[level])))) for _, level in TURTLES)
    stacks = [
        rng.shuffled(i for i, tile in enumerate(TILES) if tile.level == level and tile.players <= sides)
        for level in (1, 2)
    ]
    state.open, state.stacks = tuple(stacks[0][-OPEN_TILES:][::-1]), (tuple(stacks[0][:-OPEN_TILES]), tuple(stacks[1]))
    state.areas = (-1,) * len(land.home)
    state.stand = (0,) * (len(land.names) * sides)
    state.players = tuple(Player.blank(seat) for seat in range(sides))
    base = [i for i, tile in enumerate(TILES) if tile.level == 0]
    for p in state.people:
        row = rng.shuffled(base[1:])
        row.insert(len(base) // 2, base[0])  # WE-07: the Sacred Fire in the centre
        p.grid = tuple(2 * tile for tile in row)
    for p in state.players[seats:]:  # the ghost
        state.sentinels(land.villages[p.seat], p.seat, HOME[WARRIOR])
    solo.shuffle(state)
    state.choices = ()
    if state.tribes:
        state.choices = tuple(sorted(rng.shuffled(range(len(TRIBES)))[: seats + 1]))
        state.turn, state.stack = state.order[-1], (Tribe(),)
    else:
        for p in state.people:
            p.tribe = COMMON
        _equip(state, lambda event: None)


def _pairs(rng: "Rng") -> Pairs:
    partner = 1 + rng.below(len(TRACKS) - 1)
    rest = [track for track in range(1, len(TRACKS)) if track != partner]
    return ((0, partner), (rest[0], rest[1]))


def legal_tribes(state: Position, p: Player, frame: Tribe) -> tuple[Do, ...]:
    """Every tribe that nobody has taken."""
    return tuple(do(p.seat, "join", TRIBES[tribe].id) for tribe in state.choices)


def join(state: Position, p: Player, action: Do, tell: Sink) -> None:
    """WE-08: in reverse order of play; when all have chosen, everyone gets what the tribe has."""
    p.tribe = next(tribe for tribe in TRIBES if tribe.id == action.what)
    state.choices = tuple(tribe for tribe in state.choices if TRIBES[tribe].id != action.what)
    tell(ev.TribeJoined(p.seat, action.what))
    i = state.order.index(p.seat)
    if i:
        state.turn = state.order[i - 1]
    else:
        _equip(state, tell)


def _equip(state: Position, tell: Sink) -> None:
    """WE-06, WE-08: natives, canoes and goods of everyone; mask cards in order of play. Then the first year begins."""
    for seat in state.order:
        p = state.players[seat]
        tribe = p.tribe or COMMON
        equip(state, p, tribe, tell)
        dealt = start_of(tribe.id, state.rules).cards
        hand = [3 * state.deck[-1 - i] for i in range(dealt)]
        state.deck = state.deck[:-dealt]
        p.hand = tuple(sorted(hand))
        cards = tuple((MASK_KINDS[kind_of(c)], bool(c // 3 & 1)) for c in p.hand)
        tell(ev.Equipped(seat, p.goods, p.canoes, state.at_home(seat), cards, len(cards)))
    state.turn, state.stack = state.order[0], (Turn(),)
    tell(ev.YearBegan(state.year, state.in_order))


def equip(state: Position, p: Player, tribe: TribeCard, tell: Sink) -> None:
    """What a player has at the start, mask cards apart."""
    start = start_of(tribe.id, state.rules)
    village = state.land.villages[p.seat]
    product = state.land.products[state.land.start[village]]
    p.goods = plus(start.goods, tuple(int(kind == product) for kind in GOODS))
    p.canoes, p.swaps, p.extra = tribe.canoes, tribe.swaps, tribe.extra_move
    p.women, p.hunters, p.house = HOME[WOMAN], HOME[HUNTER], HOUSE
    state.sentinels(village, p.seat, tribe.warriors - HOUSE[WARRIOR])
    score(p, ECONOMIC, start.economic, "tribe", tell)
