"""How a finished calm game of Pow Wow is judged: all go on as patient players do, to the last card.

A race is not judged: it is won by quick eyes and hands.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

from prateria.core.rng import Rng
from prateria.games.contract import Cost, Deals, Effort, Judging, Worths

from ..engine.actions import Claim
from ..engine.data import CARD, CARDS, KIND
from .claims import PATIENT, Land, best_haul, guess, keen, kept, prospects, value, worth
from .habits import Chance, chance_of
from .instead import owner_of
from .patience import READY
from .thefts import grows

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["JUDGING", "answer", "judging_against"]

HORIZON: Final = 40
"""So many cards a hint looks ahead."""


def _play_on(state: "State", seat: int | None, rng: Rng, far: bool) -> Iterator[Worths | None]:
    while state.actors():
        state.apply(answer(state, rng))
        if state.phase == "turn":  # not after each answer: to give way costs, too
            yield None
    yield tuple(float(len(pile)) for pile in state.winnings)


def _a_while(
    state: "State", seat: int | None, rng: Rng, far: bool, chance: Chance | None = None
) -> Iterator[Worths | None]:
    """The same for so many cards; then what lies there counts for those who can take it. `chance`: how often others
    take what they can."""
    end = len(state.prairie) - HORIZON
    while state.actors() and (len(state.prairie) > end or state.phase != "turn"):
        other = chance is not None and state.phase == "ask" and state.asked[0] != seat
        state.apply(_habitual(state, rng, chance) if chance and other else _advised(state, rng, chance or guess))
        yield None
    here = _land(state)
    yield tuple(len(pile) + prospects(here, s) for s, pile in enumerate(state.winnings))


def _land(state: "State") -> Land:
    """What everybody sees of a dealt world: those who play on in it do not know what lies in the box (PW-26), so they
    wait no longer than one would."""
    return Land(state.setup, state.table, _hidden(state.prairie, state.boxed), len(state.prairie))


@lru_cache(1 << 8)  # all who are asked at a card see the same, and so do those who play on in the same deal
def _hidden(prairie: tuple[int, ...], boxed: tuple[int, ...]) -> tuple[int, ...]:
    hidden = [0] * len(CARDS)
    for card in (*prairie, *boxed):
        hidden[card] += 1
    return tuple(hidden)


def _habitual(state: "State", rng: Rng, chance: Chance) -> Any:
    """What somebody does who takes what they can so often."""
    legal, here = state.legal_actions(), _land(state)
    found = [(best_haul(here, claim.seat, KIND[claim.kind]), claim) for claim in legal[1:]]
    worths = [(value(here, haul, KIND[claim.kind]), -n) for n, (haul, claim) in enumerate(found) if haul is not None]
    most, n = max(worths, default=(0.0, 0))
    takes = bool(worths) and (not here.left or rng.below(1000) < 1000 * chance(legal[0].seat, most))
    return found[-n][1] if takes else legal[0]


def answer(state: "State", rng: Rng, chance: Chance = guess) -> Any:
    """What a patient player does at once."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    here = _land(state)
    if state.phase == "take":
        kind = state.pile[state.at][1]
        best = max(value(here, haul, kind) for haul in legal)
        equal = [haul for haul in legal if value(here, haul, kind) == best]
        wanted = max(_wanted(state, haul) for haul in equal)
        sought = [haul for haul in equal if _wanted(state, haul) == wanted]
        return sought[rng.below(len(sought))]
    best, chosen = 0.0, legal[0]
    for claim in legal[1:]:
        kind = KIND[claim.kind]
        haul = best_haul(here, claim.seat, kind)
        if haul is None:  # it would cost
            continue
        more = value(here, haul, kind) - kept(here, claim.seat, kind, haul, PATIENT, chance)
        if more >= best:
            best, chosen = more, claim
    return chosen


def _advised(state: "State", rng: Rng, chance: Chance) -> Any:
    """The same of whoever follows hints: nothing is claimed while to wait costs nothing, and of captives the one whom
    another would miss most is taken (`advising`)."""
    legal = state.legal_actions()
    if state.phase == "take" and len(legal) > 1:
        here, kind = _land(state), state.pile[state.at][1]
        return max(legal, key=lambda haul: (value(here, haul, kind), _missed(here, haul), rng.below(1000)))
    action = answer(state, rng, chance)
    if not isinstance(action, Claim):
        return action
    here, kind = _land(state), KIND[action.kind]
    haul = best_haul(here, action.seat, kind)
    free = haul is not None and here.left > READY and grows(here, haul, kind)
    if haul is None or not free or kept(here, action.seat, kind, haul, PATIENT, chance) < value(here, haul, kind):
        return action
    return legal[0]


def _missed(land: Land, haul: Any) -> float:
    """How many cards somebody else could take with the one who goes along."""
    owner = owner_of(land, haul.partner)
    if owner is None or owner == haul.seat or land.table[CARD[haul.partner]] > 1:
        return 0.0
    return max(worth(land, owner, land.setup.own[owner].index(CARD[haul.partner])), 0.0)


def _wanted(state: "State", haul: Any) -> int:
    """As `keen`, but of all opponents alike: chance decides which of them loses somebody."""
    return min(1, keen(state.setup, haul))


def _calm(state: "State") -> bool:
    return state.setup.calm


JUDGING: Final = Judging(
    play_on=_play_on,
    effort=Effort(curve=72, glance=8, choose=12, check=90, luck=19),
    cost=Cost(stop=190, glance=2, moment=487, change=2626, deal=5),
    least=2.0,
    doubt=(15.2, 14.6, 14.3, 14.2, 13.0, 12.8, 13.4, 13.2, 10.4, 8.2, 4.2, 3.2, 0.8),
    spread=1.1,
    fits=_calm,
    hints=_a_while,
    deals=Deals(),
)


def judging_against(levels: Sequence[str | None]) -> Judging:
    """The same for hints at a table of these levels: others take what they can as often as such players do."""
    return replace(JUDGING, hints=partial(_a_while, chance=chance_of(levels)))
