"""What the others did since one's own last action, so that the table can show where: for each the last turn."""

from collections.abc import Callable, Sequence
from typing import Any

from ..core.game import doer
from ..core.session import Session

__all__ = ["last_moves"]

Places = Callable[[Any], Sequence[str]]


def last_moves(session: Session, viewer: int, places: Places) -> list[tuple[int, tuple[str, ...]]]:
    """(seat, places) of the last turn of each other seat in this round, the latest first; a turn may be many actions
    that follow each other. What lay there in a round before is gone."""
    found: dict[int, list[str]] = {}
    before, state = -1, session.state
    for step in reversed(session.steps):
        seat = step.action.seat
        if seat == viewer or step.before.round != state.round:
            break
        if seat != before and seat in found:
            continue  # an earlier turn of that seat: `before` stays, so the rest of that turn is passed over as well
        before = seat
        mine = found.setdefault(seat, [])
        for event in reversed(step.events):
            seen = state.seen_by(event, viewer)
            if seen is not None and doer(seen) == seat:
                mine += places(seen)
    return [(seat, tuple(dict.fromkeys(named))) for seat, named in found.items() if named]
