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
    "Sight",
    "Viewpoint",
    "before_the_bell",
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

    When it is over, everything. While it runs, what anybody who watches has seen, and whoever sits before the screen
    now (or is the only person at the table) as the own seat; nothing of it leads on. Practice is as if it were over:
    one person, who has taken back what had been learnt since, or plays on from the middle of another game.

    A class still plays the same deal at other tables until its bell: nothing is open before it, not even of a game that
    is over.
    """
    if not local.kept or before_the_bell(local):
        return Sight((), None, False)  # a lesson, or a class
    people = local.people
    own = local.shown.viewer if len(people) != 1 else people[0]
    if local.actor is None or practice(local):
        return _everything(local.session, own)
    return Sight((None,) if own is None else (own, None), own, False)


def before_the_bell(local: LocalGame) -> bool:
    """Whether the game is over at a table of a class whose lesson is not. The count stands in the settings of the save:
    `left`, milliseconds, and `at`, when that was counted."""
    settings = local.save.settings
    left, at = settings.get("left"), settings.get("at")
    timed = "class" in settings and type(left) is int and type(at) is int
    return timed and local.actor is None and local.page.now() < int(at or 0) + int(left or 0)


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
    return {PRACTICE: w("Undone (practice)."), BRANCH: w("From here on this is a game of its own.")}.get(note, "")


def _everything(session: Session, own: int | None) -> Sight:
    seats = tuple(range(session.header.seats))
    return Sight((*seats, None, OPEN) if len(seats) > 1 else seats, own if len(seats) > 1 else 0, True)
