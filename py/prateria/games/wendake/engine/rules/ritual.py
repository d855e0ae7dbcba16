"""The Ritual action, and natives who come from the long house. WE-36, P1-3, P2-3, P3-3, P3-4."""

from prateria.core.game import Sink

from .. import events as ev
from ..actions import Do, do
from ..data import NATIVES
from ..frames import Bag, Moves, Ritual
from ..player import Player
from ..position import Position
from .bags import ask
from .movement import HUNTER, WARRIOR, WOMAN
from .track import RITUAL, score

COME: int = 2


def start(state: Position, p: "Player", tell: Sink) -> None:
    """A Ritual begins; it is carried out at once where no progress tile could serve it."""
    state.push(Ritual(0, False, COME, 0))
    if not state.usable(p, "ritual"):
        _carry_out(state, p, tell)


def legal_ritual(state: Position, p: "Player", frame: Ritual) -> tuple[Do, ...]:
    """Carry it out, or turn a progress tile that serves it first."""
    return (do(p.seat, "go"), *state.usable(p, "ritual"))


def go_on(state: Position, p: "Player", action: Do, tell: Sink) -> None:
    """No more progress tiles serve this action."""
    tell(ev.WentOn(p.seat))
    _carry_out(state, p, tell)


def _carry_out(state: Position, p: "Player", tell: Sink) -> None:
    """WE-36: points for sets in the village, then natives; P1-3: then a warrior moves."""
    frame = state.top(Ritual)
    state.pop()
    village = (p.women, p.hunters, state.at_home(p.seat))
    score(p, RITUAL, (max(village) if frame.most else min(village)) + frame.points, "ritual", tell)
    if frame.moves:
        state.push(Moves(frame.moves, False, ()))
    fetch(state, p, frame.natives, tell)


def fetch(state: Position, p: "Player", natives: int, tell: Sink) -> None:
    """So many natives from the long house to the village; all of them where there are no more (WE-36)."""
    if sum(p.house) > natives:
        ask(state, "natives", NATIVES, p.house, natives, natives)
        tell(ev.BagOpened(p.seat, "natives"))
    else:
        _come(state, p, p.house, tell)


def fetched(state: Position, p: "Player", bag: Bag, tell: Sink) -> None:
    """The bag of natives is filled."""
    _come(state, p, bag.taken, tell)


def _come(state: Position, p: "Player", natives: tuple[int, ...], tell: Sink) -> None:
    for native, amount in enumerate(natives):
        p.house_in(native, -amount)
    p.leave_home(WOMAN, -natives[WOMAN])
    p.leave_home(HUNTER, -natives[HUNTER])
    state.sentinels(state.land.villages[p.seat], p.seat, natives[WARRIOR])
    tell(ev.NativesCame(p.seat, natives))
