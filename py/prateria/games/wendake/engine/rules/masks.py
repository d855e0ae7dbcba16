"""The Mask action: draw, then play one combination. WE-26 to WE-28, P1-5, P1-6, P2-5, P2-6, P3-6.

>>> [COMBINATIONS[i] for i in playable((2, 1, 0, 0, 1))]
[(0, (0,)), (1, (0, 1, 4))]
"""

from functools import cache
from itertools import combinations, permutations
from typing import Final

from prateria.core.game import Sink

from .. import events as ev
from ..actions import Do, do
from ..data import MASK_KINDS, MASKS
from ..frames import Add, Discard, Disguise, Draw, PlayMasks
from ..meta import META
from ..player import Player
from ..position import Position
from .hands import counts, kind_of, lay, show, sort_of, take_out
from .track import MASK, score

_KINDS: Final = range(len(MASK_KINDS))


def _combinations() -> tuple[tuple[int, tuple[int, ...]], ...]:
    """(space, kinds in the order of its pattern) of every combination."""
    found = []
    for space, mask in enumerate(MASKS):
        equal = len(set(mask.pattern)) == 1  # then the order of the kinds is nothing
        found += [(space, kinds) for kinds in (combinations if equal else permutations)(_KINDS, len(mask.pattern))]
    return tuple(found)


COMBINATIONS: Final = _combinations()
_PLAYS: Final = tuple(
    tuple(do(seat, "mask", MASKS[space].id, "+".join(MASK_KINDS[k] for k in kinds)) for space, kinds in COMBINATIONS)
    for seat in range(META.seats[1])
)
_NUMBER: Final = {play[2:]: i for i, play in enumerate(_PLAYS[0])}
SORTS: Final = tuple(f"{kind}{pox}" for kind in MASK_KINDS for pox in ("", "-pox"))
"""The sorts of cards by name."""


def playable(have: tuple[int, ...]) -> tuple[int, ...]:
    """The combinations that can be made of so many cards of each kind."""
    return _playable(tuple(min(n, 4) for n in have))


@cache
def _playable(have: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(
        i
        for i, (space, kinds) in enumerate(COMBINATIONS)
        if all(have[kind] >= n for kind, n in zip(kinds, MASKS[space].pattern, strict=True))
    )


# -- the draw ------------------------------------------------------------------------------------------------------


def start(state: Position, p: "Player", tell: Sink) -> None:
    """A Mask action begins."""
    state.push(Draw(1, False))


def legal_draw(state: Position, p: "Player", frame: Draw) -> tuple[Do, ...]:
    """Progress tiles only before the first card. With no card left at all the action goes on without one (WE-27)."""
    first = frame.left == 1 + frame.discard
    piles = tuple(do(p.seat, "draw", name) for name, cards in (("deck", state.deck), ("pile", state.pile)) if cards)
    return (*(piles or (do(p.seat, "go"),)), *(state.usable(p, "draw") if first else ()))


def draw(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-26: one card from the deck or the discard pile."""
    if action.what == "deck":
        sort, state.deck, known = state.deck[-1], state.deck[:-1], 0
    else:
        sort, state.pile, known = state.pile[-1], state.pile[:-1], 2
    p.hand = tuple(sorted((*p.hand, 3 * sort + known)))
    tell(ev.MaskDrawn(p.seat, action.what, MASK_KINDS[sort // 2], bool(sort & 1)))
    state.settle_piles(tell)
    frame = state.top(Draw)
    if frame.left > 1 and (state.deck or state.pile):
        state.swap_top(frame._replace(left=frame.left - 1))
    else:
        _drawn(state, p, frame)


def go_on(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-27: there is no card to draw."""
    tell(ev.NothingDrawn(p.seat))
    _drawn(state, p, state.top(Draw))


def _drawn(state: Position, p: "Player", frame: Draw) -> None:
    state.swap_top(PlayMasks(False, -1, -1, -1))
    if frame.discard and p.hand:
        state.push(Discard())


def legal_discard(state: Position, p: "Player", frame: Discard) -> tuple[Do, ...]:
    """Each sort of card in the hand, once."""
    return tuple(do(p.seat, "discard", SORTS[sort]) for sort in sorted({sort_of(c) for c in p.hand}))


def discard(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """P1-6."""
    sort = SORTS.index(action.what)
    p.hand = take_out(p.hand, sort)
    state.pile += (sort,)
    state.pop()
    tell(ev.MaskDiscarded(p.seat, MASK_KINDS[sort // 2], bool(sort & 1)))
    state.settle_piles(tell)


# -- the play ------------------------------------------------------------------------------------------------------


def virtual(p: "Player", frame: PlayMasks) -> tuple[int, ...]:
    """What the hand counts as, by kinds, with an added and a disguised card."""
    have = list(counts(p.hand))
    if frame.added >= 0:
        have[frame.added] += 1
    if frame.real >= 0:
        have[frame.real] -= 1
        have[frame.shown] += 1
    return tuple(have)


def legal_play(state: Position, p: "Player", frame: PlayMasks) -> tuple[Do, ...]:
    """The combinations that the hand makes, for spaces that are free (WE-26); or none."""
    plays = _PLAYS[p.seat]
    taken = 0
    if not frame.shared:
        for other in state.players:
            if other.disc >= 0:
                taken |= 1 << other.disc
    found = [plays[i] for i in playable(virtual(p, frame)) if not taken >> COMBINATIONS[i][0] & 1]
    return (*found, do(p.seat, "hold"), *state.usable(p, "play"))


def play(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-26: lay down exactly the cards of the combination; the added card is not real, the disguised one is."""
    frame = state.top(PlayMasks)
    space, kinds = COMBINATIONS[_NUMBER[action[2:]]]
    laid: list[int] = []
    for kind, amount in zip(kinds, MASKS[space].pattern, strict=True):
        missing = amount - (frame.added == kind)
        if frame.shown == kind and missing:
            p.hand, cards = lay(p.hand, frame.real, 1)
            laid += cards
            missing -= 1
        p.hand, cards = lay(p.hand, kind, missing)
        laid += cards
    p.played = tuple(sorted((*p.played, *laid)))
    p.disc = space
    shown = tuple(MASK_KINDS[k] for k, n in zip(kinds, MASKS[space].pattern, strict=True) for _ in range(n))
    state.pop()
    tell(ev.MasksPlayed(p.seat, MASKS[space].id, tuple(MASK_KINDS[kind_of(c)] for c in laid), shown))
    score(p, MASK, MASKS[space].points, "mask", tell)


def hold(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """WE-26: no cards are played."""
    state.pop()
    tell(ev.MasksHeld(p.seat))


def take_back(state: Position, p: "Player", tell: Sink) -> None:
    """P2-5, and everyone at the year's end (WE-73): the played cards return to the hand."""
    kinds = tuple(MASK_KINDS[kind_of(c)] for c in p.played)
    p.hand, p.played = tuple(sorted((*p.hand, *p.played))), ()
    tell(ev.MasksTakenBack(p.seat, kinds))


def legal_disguise(state: Position, p: "Player", frame: Disguise) -> tuple[Do, ...]:
    """Each kind in the hand as each other kind."""
    have = counts(p.hand)
    return tuple(
        do(p.seat, "disguise", MASK_KINDS[a], MASK_KINDS[b]) for a in _KINDS for b in _KINDS if a != b and have[a]
    )


def disguise(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """P2-6."""
    real, shown = MASK_KINDS.index(action.what), MASK_KINDS.index(action.where)
    p.hand = show(p.hand, real)
    state.pop()
    state.swap_top(state.top(PlayMasks)._replace(shown=shown, real=real))
    tell(ev.Disguised(p.seat, action.what, action.where))


def legal_add(state: Position, p: "Player", frame: Add) -> tuple[Do, ...]:
    """Any kind."""
    return tuple(do(p.seat, "add", kind) for kind in MASK_KINDS)


def add(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """P3-6."""
    state.pop()
    state.swap_top(state.top(PlayMasks)._replace(added=MASK_KINDS.index(action.what)))
    tell(ev.Disguised(p.seat, "", action.what))


# -- the piles -----------------------------------------------------------------------------------------------------


def settle_piles(state: Position, tell: Sink) -> None:
    """WE-27: no empty discard pile while there is a deck, no empty deck while two cards lie in the pile."""
    renewed = not state.deck and len(state.pile) > 1
    if renewed:
        state.deck, state.pile = tuple(state.rng.shuffled(state.pile)), ()
    if state.deck and not state.pile:
        sort = state.deck[-1]
        state.deck, state.pile = state.deck[:-1], (sort,)
        tell(ev.PileTurned(MASK_KINDS[sort // 2], bool(sort & 1), renewed))


def turn_card(state: Position, seat: int, tell: Sink) -> bool:
    """WE-33: the top card of the deck onto the discard pile, or a look at the last card of all; is it infected?"""
    if state.deck:
        state.pile += (state.deck[-1],)
        state.deck = state.deck[:-1]
    if not state.pile:
        return False
    sort = state.pile[-1]
    tell(ev.BlanketSeen(seat, MASK_KINDS[sort // 2], bool(sort & 1)))
    state.settle_piles(tell)
    return bool(sort & 1)
