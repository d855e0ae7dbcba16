"""Whether one may look back on a game, and for which viewer. One function decides it for everything that shows what
has been: the replay, branches, riddles, links to a place."""

from typing import Final, NamedTuple

from ..core.seats import AWAY
from ..core.session import Session
from ..kit.words import Words
from .local import LocalGame

__all__ = [
    "BRANCH",
    "OPEN",
    "PRACTICE",
    "RUNG",
    "Sight",
    "Viewpoint",
    "bell_at",
    "class_plays",
    "may_repeat",
    "note_told",
    "practice",
    "sight",
    "sight_of_link",
]

Viewpoint = int | str | None
"""Who looks: a seat, None for somebody who only watches, or `OPEN`."""
OPEN: Final = "open"
"""Always whoever has just moved."""

PRACTICE, BRANCH = "practice", "branch"
"""Notes of a save: something was taken back although more had been seen; it began in the middle of another game."""


RUNG: Final = "rung"
"""The setting of a table of a class for which the bell has rung, as its teacher says."""


class Sight(NamedTuple):
    """`viewpoints`: those that may be chosen; none: one may not look back. `first`: the one to begin with. `free`: what
    is seen may be played on, passed on, and made a riddle of."""

    viewpoints: tuple[Viewpoint, ...]
    first: Viewpoint
    free: bool

    @property
    def open(self) -> bool:
        """Whether one may look back at all."""
        return bool(self.viewpoints)


def sight(local: LocalGame) -> Sight:
    """What may be seen of the past of the game at this table.

    |                             | it runs                 | practice   | it is over |
    |-----------------------------|-------------------------|------------|------------|
    | at any table                | what one has seen       | everything | everything |
    | where a class still plays   | what one has seen       | the same   | nothing    |

    What one has seen: what anybody who watches has, and whoever sits before the screen now (or is the only person at
    the table) as the own seat; nothing of it leads on. Practice: one person, who has taken back what had been learnt
    since, or plays on from the middle of another game. Of a lesson nothing is kept, so there is nothing to be seen.
    """
    over, shut = local.actor is None, class_plays(local)
    if not local.kept or (over and shut):
        return Sight((), None, False)
    people = local.people
    own = local.shown.viewer if len(people) != 1 else people[0]
    if not shut and (over or practice(local)):
        return _everything(local.session, own)
    return Sight((None,) if own is None else (own, None), own, False)


def class_plays(local: LocalGame) -> bool:
    """Whether other tables of a class may still play the same deal: at a table of a class until its clock has run out,
    or, where it has none (typed words bring none), until somebody says that the bell has rung."""
    if "class" not in local.save.settings or local.save.settings.get(RUNG):
        return False
    bell = bell_at(local)
    return bell is None or local.page.now() < bell


def bell_at(local: LocalGame) -> int | None:
    """When the lesson ends by its clock, None where no clock runs. The count stands in the settings of the save:
    `left`, milliseconds, and `at`, when that was counted."""
    left, at = local.save.settings.get("left"), local.save.settings.get("at")
    return at + left if type(left) is int and type(at) is int else None


def sight_of_link(session: Session) -> Sight:
    """The same of a game of which this device knows a link to one of its places only. One that is not over shows
    nobody's hand."""
    return Sight((None,), None, False) if session.state.actors() else _everything(session, None)


def practice(local: LocalGame) -> bool:
    """Whether this table only practises: see `sight`."""
    elsewhere = any(seat.bot == AWAY for seat in local.save.seats)
    notes = {note for _, note in local.save.notes}
    return len(local.people) == 1 and not elsewhere and local.may("undo") and not notes.isdisjoint((PRACTICE, BRANCH))


def note_told(w: Words, note: str) -> str:
    """A note of a save, for the log; '' where it is not known here."""
    return {PRACTICE: w("A move was taken back here."), BRANCH: w("From here on this is a game of its own.")}.get(
        note, ""
    )


def _everything(session: Session, own: int | None) -> Sight:
    seats = tuple(range(session.header.seats))
    return Sight((*seats, None, OPEN) if len(seats) > 1 else seats, own if len(seats) > 1 else 0, True)


def may_repeat(local: LocalGame) -> bool:
    """Whether the same luck may be played once more from other seats: of no class, whose deals are compared."""
    seats = local.save.seats
    return (
        len(seats) > 1
        and all(one.bot != AWAY for one in seats)
        and local.may("new")
        and "class" not in local.save.settings
    )
