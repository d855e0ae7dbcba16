"""For hints: what still helps where only the counting at the end of this round decides. BI-29 to BI-31.

Whatever is in stock is lost then, so its price is no reason against anything, and an animal none for anything: there
is no waiting for one as long as something brings more in the counting, or makes surer what it brings.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from ..engine.actions import Barter, Build, Buy, Do
from ..engine.camps import Camps
from ..engine.data import ACTIONS, ANIMALS, BARTER, DEED, HUNTER, MOST, PIECE, PRICES, ROUNDS, SIZES, VALUE
from ..engine.grid import NEIGHBOURS, SPACE, SPACES
from ..engine.observe import Area, Observation, Player, areas
from ..engine.preview import land_of
from .answers import replies
from .plan import Run
from .plans import named
from .purchases import needed
from .trying import carried
from .worth import counted, power

if TYPE_CHECKING:
    from ..engine.state import State

__all__ = ["helping", "last", "risk", "stand"]

_TRIED: Final = 2
"""So many of each kind that help are told: what brings more, and what only makes surer;"""

_FEARED: Final = 5
"""of so many it is looked up what they have to fear."""


def last(state: "State") -> bool:
    """Whether an action of the last round is to be named."""
    return state.phase == "name" and state.this_round == ROUNDS[state.seats]


def stand(state: "State", seat: int) -> float:
    """How far that seat is ahead of the best of the others if all were counted now, the fewest of a kind after that."""
    return _ahead(counted(state), seat)


def _ahead(found: Sequence[Sequence[int]], seat: int) -> float:
    sums = [sum(kinds) + min(kinds) / 64 for kinds in found]
    return sums[seat] - max(sums[:seat] + sums[seat + 1 :])


def helping(state: "State", seat: int) -> Iterator[list[Run] | None]:
    """None now and then; at last the likeliest that bring more in the counting if nobody answers, then those that make
    surer what it brings; of each kind the best first, of each action one."""
    now, held = stand(state, seat), power(state, seat)
    more: list[tuple[float, float, Run]] = []
    same: list[tuple[float, float, Run]] = []
    for run in _ways(state, seat):
        yield None
        if run:
            after = state.clone()
            for action in run:
                after.apply(action)
            brings, holds = stand(after, seat), power(after, seat)
            if brings > now:
                more.append((brings, holds, run))
            elif brings == now and holds > held:
                same.append((holds, brings, run))
    more.sort(key=lambda one: one[:2], reverse=True)
    same.sort(key=lambda one: one[:2], reverse=True)
    deeds: dict[str, Run] = {}
    for *_, run in more:
        deeds.setdefault(next(do.deed for do in run if isinstance(do, Do)), run)
    found = [*deeds.values()][:_TRIED]
    sure: list[tuple[float, Run]] = []
    before = risk(state, seat) if same else 0.0
    for *_, run in same[:_FEARED] if before else ():
        yield None
        after = state.clone()
        for action in run:
            after.apply(action)
        if (less := risk(after, seat)) < before:
            sure.append((less, run))
    sure.sort(key=lambda one: one[0])
    yield found + [run for _, run in sure[:_TRIED]]


def risk(state: "State", seat: int) -> float:
    """How much others could take, area by area, each by the one answer that takes most there: by what they can build,
    by who can march or gather there, and by hunters who may come with a tile still in hand."""
    view = state.observe(seat)
    board, camps = land_of(view)
    lies = areas(board, tuple(camps))
    now, lost = _of(lies, seat, view.seats), dict.fromkeys((area.id for area in lies), 0.0)
    for player in view.players:
        if player.seat == seat or len(player.deeds) >= ACTIONS:
            continue
        for area in (one for one in lies if one.animals):
            tried: set[Camps] = set()
            least = now - _by_tile(view, state, area, seat, player)
            for own in replies(view, board, camps, area, player):
                if own not in tried:
                    tried.add(own)
                    then = areas(board, (*camps[: player.seat], own, *camps[player.seat + 1 :]))
                    least = min(least, _of(then, seat, view.seats))
            lost[area.id] = max(lost[area.id], now - least)
    return sum(lost.values())


def _of(lies: Sequence[Area], seat: int, seats: int) -> float:
    kinds = ("prairie", "mountain", "river")
    by_seat = [[sum(a.gains[n] for a in lies if a.terrain == kind) for kind in kinds] for n in range(seats)]
    return _ahead(by_seat, seat)


def _by_tile(view: Observation, state: "State", area: Area, seat: int, player: Player) -> float:
    """What that seat loses in an area that can still grow, if those come with a tile who lie in that player's camp, or
    whom it can buy."""
    mine = area.pieces[seat]
    cells = {SPACE[space] // len(ANIMALS) for space in area.spaces}
    beside = {cell for one in cells for cell in NEIGHBOURS[one]}
    if not player.holds or any(mine[:-1]) or not area.gains[seat] or beside.isdisjoint(state.board.open):
        return 0.0
    come = min(player.supply[0] + min(player.market[0], min(player.animals)), len(PRICES) - 1)
    most = max(n for n in range(come + 1) if PRICES[n] <= sum(player.animals)) + area.pieces[player.seat][-1]
    return float(area.gains[seat] + area.animals) / 2 if most > mine[-1] else 0.0


def _ways(state: "State", seat: int) -> Iterator[Run | None]:
    """None now and then; every action with hunters as it is best carried out, and every tipi or canoe that can be
    bought for hunters who stand where it can be built, after bartering if need be."""
    for plan in named(state, seat):
        do = next((action for action in plan.run if isinstance(action, Do)), None) if plan else None
        yield plan.run if plan and do is not None and (do.hunters or do.deed == "place") else None
    yield from _with_bought(state, seat)
    legal = {(do.deed, do.hunters) for do in state.legal_actions() if isinstance(do, Do)}
    for space, hunters, size in state.camps[seat] if not state.variant else ():
        deed = "canoe" if SPACES[space][-1] == "r" else "tipi"
        if (deed, 0) not in legal:
            continue
        for n in range(1, min(hunters, SIZES[-1] - size) + 1):
            first = (
                () if state.supply[seat][PIECE[f"{deed}-{size + n}"]] else _bought(state, seat, f"{deed}-{size + n}")
            )
            if first:
                yield _built(state, first, Do(seat, deed, n), Build(seat, SPACES[space]))


def _with_bought(state: "State", seat: int) -> Iterator[Run | None]:
    """None now and then; the tile with hunters bought for it, where none lies in the camp."""
    first: Run = ()
    after = state.clone()
    buy = Buy(seat, "hunter")
    if state.supply[seat][HUNTER] or DEED["place"] in state.done[seat]:
        return
    while (
        buy in after.legal_actions()
        and len(first) < MOST
        and PRICES[len(first) + 1] <= sum(after.tracks[seat]) - len(ANIMALS)
    ):
        after.apply(buy)
        first = (*first, buy)
    for plan in named(after, seat) if first else ():
        do = next((one for one in plan.run if isinstance(one, Do)), None) if plan else None
        lays = plan is not None and do is not None and do.deed == "place" and do.hunters
        yield needed(state, seat, (*first, *plan.run)) if lays and plan else None


def _bought(state: "State", seat: int, piece: str) -> Run:
    """That bought, after bartering what there is most of for what is missing; () where it cannot be."""
    stock, price, run = list(state.tracks[seat]), VALUE[PIECE[piece]], list[Barter]()
    while min(stock) < price:
        give, get = stock.index(max(stock)), stock.index(min(stock))
        if stock[give] - BARTER < price or give == get:
            return ()
        stock[give], stock[get] = stock[give] - BARTER, stock[get] + 1
        run.append(Barter(seat, ANIMALS[give], ANIMALS[get]))
    return (*run, Buy(seat, piece)) if state.market[seat][PIECE[piece]] else ()


def _built(state: "State", first: Run, name: Do, build: Build) -> Run | None:
    """All of that, if it can be done."""
    after = state.clone()
    for action in first:
        if action not in after.legal_actions():
            return None
        after.apply(action)
    way = carried(after, name, (build,)) if name in after.legal_actions() else ()
    return (*first, *way) if way else None
