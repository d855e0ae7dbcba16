"""The question that stands, as an observation shows it."""

from typing import Final, NamedTuple

from . import frames
from .data import CATEGORIES, MASK_KINDS, PLACES, PROGRESS, TRACKS
from .position import Position

__all__ = ["NAMES", "Asked", "asked"]

NAMES: Final = {
    frames.Tribe: "tribe",
    frames.Turn: "turn",
    frames.Steps: "steps",
    frames.Moves: "moves",
    frames.Transfer: "transfer",
    frames.Swap: "swap",
    frames.Bag: "bag",
    frames.Pay: "pay",
    frames.Track: "track",
    frames.Flag: "flag",
    frames.Smallpox: "smallpox",
    frames.Draw: "draw",
    frames.Discard: "discard",
    frames.PlayMasks: "masks",
    frames.Disguise: "disguise",
    frames.Add: "add",
    frames.Military: "military",
    frames.Turtle: "turtle",
    frames.Ritual: "ritual",
    frames.Shift: "shift",
    frames.TurnOver: "turnover",
    frames.Evolve: "evolve",
}


class Asked(NamedTuple):
    """`what` is asked of `seat`, see `frames` for each; `below`: questions that come back when it is answered, the
    nearest first. Of the rest only what belongs to it is filled in.

    `steps`, `parts`, `any_order`: actions of the tile and parts of the Trade still open (also while a question lies
    above them). `left`: warriors that may still move, or cards to draw; `extra`: one warrior more by a tribe's power;
    `moved`: where those stand that have moved. `first`: the place of a swap's first tile. `stays`: a transferred
    outpost becomes a sentinel. `bag`: why it is filled, with how many things of which `kinds` (`least` to `most`);
    `given`: what was given in an exchange, `taken`: its answers so far, for its seat only. `tile`: the progress tile
    that is paid; `tracks`, `points`: where how many points may go. `category`: of turtles. `shared`, `added`, `real`,
    `shown`: see `frames.PlayMasks`. `flagged`, `ties`: alliances that serve a Military action. `rite`: (points more, by
    the most numerous kind, natives, moves) of a Ritual. `stack`: the questions as the engine has them, the one that
    stands last, without what others answer unseen.
    """

    seat: int
    what: str
    below: tuple[str, ...]
    steps: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    any_order: bool = False
    left: int = 0
    extra: bool = False
    moved: tuple[str, ...] = ()
    first: str = ""
    stays: bool = False
    bag: str = ""
    kinds: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    given: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    tile: str = ""
    tracks: tuple[str, ...] = ()
    points: int = 0
    category: str = ""
    shared: bool = False
    added: str = ""
    real: str = ""
    shown: str = ""
    flagged: bool = False
    ties: bool = False
    rite: tuple[int, bool, int, int] | None = None
    stack: tuple[frames.Frame, ...] = ()


def asked(state: Position, seat: int | None) -> Asked:
    """The top of the stack, as that seat may see it."""
    frame = state.stack[-1]
    found = Asked(state.turn, NAMES[type(frame)], tuple(NAMES[type(f)] for f in reversed(state.stack[:-1])))
    if isinstance(frame, frames.Bag) and seat != state.turn:
        frame = frame._replace(taken=())
    found = found._replace(stack=(*state.stack[:-1], frame))
    base = state.stack[0]
    if isinstance(base, frames.Steps):
        found = found._replace(steps=base.pending, parts=base.inner, any_order=base.free)
    if isinstance(frame, frames.Moves):
        moved = tuple(state.land.names[t] for t in frame.moved)
        return found._replace(left=frame.left, extra=frame.extra, moved=moved)
    if isinstance(frame, frames.Bag):
        return found._replace(
            bag=frame.why,
            kinds=frame.kinds,
            least=frame.least,
            most=frame.total,
            given=frame.given,
            taken=frame.taken,
        )
    if isinstance(frame, frames.Draw):
        return found._replace(left=frame.left)
    if isinstance(frame, frames.PlayMasks):
        return found._replace(
            shared=frame.shared, added=_mask(frame.added), real=_mask(frame.real), shown=_mask(frame.shown)
        )
    if isinstance(frame, frames.Swap):
        return found._replace(first=PLACES[frame.first] if frame.first >= 0 else "")
    if isinstance(frame, frames.Transfer):
        return found._replace(stays=frame.stay)
    if isinstance(frame, frames.Pay):
        return found._replace(tile=PROGRESS[frame.tile].id)
    if isinstance(frame, frames.Track):
        return found._replace(tracks=tuple(TRACKS[track] for track in frame.tracks), points=frame.points)
    if isinstance(frame, frames.Turtle):
        return found._replace(category=CATEGORIES[frame.category], flagged=frame.allied, ties=frame.ties)
    if isinstance(frame, frames.Military):
        return found._replace(flagged=frame.allied, ties=frame.ties)
    if isinstance(frame, frames.Ritual):
        return found._replace(rite=(frame.points, frame.most, frame.natives, frame.moves))
    return found


def _mask(kind: int) -> str:
    return MASK_KINDS[kind] if kind >= 0 else ""
