"""What this device shows of a game, and to whom."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.savefile import SeatSetting
from ..kit.words import Words
from ..view.frame import Sitter
from ..view.words import animal

__all__ = ["Shown", "seated"]


@dataclass
class Shown:
    """`viewer`: the seat whose hand is in sight, None: nobody's; `passing`: a position shown for a while in place of
    the present one; `news`: the latest events as that viewer saw them; `caption`: the sentence of a move that is being
    looked at; `hushed`: it is not to be spoken, because a panel will say the same; `unread`: what is to be read
    before the game goes on; `looked_at`: what the viewer looks at, by the table's own name for it; `since`: what
    happened since the last turn of the one who has just sat down, `brief`: in few words;
    `to_all`: all people are asked at once; `coach`: what a lesson says now, '' in a real game; `to_read`: and the
    learner is to go on from it, `result`: or from the result of a round; `step_of`: which of how many steps that is;
    `taught`: that was its last word; `learnt`: what it looks back on then (`Lesson.learnt`);
    `further`: the part of the lesson after it, as an order's value and its title; `held_back`: how many of the latest
    events the viewer has not been told yet, so that the log is not ahead of the table; `counting`: what somebody has is
    being counted; `thinking`: how much of its thinking a computer player has done, from 0 to 1, when it takes so long
    that one wants to know; None: nobody is waited for; `starting`: Python is being started for a player that somebody
    wrote; `left`: minutes of a lesson, None: nothing counts them; `done_from`: so many actions had been played when the
    viewer last made a choice; `nobody`: so many, when all who were asked at once wanted nothing; `begun`: so many, when
    the beginning of a round was said by itself: `begins`; `late`: touches of a race that counted for nothing and
    stay in sight a while, whatever comes."""

    w: Words
    sitters: tuple[Sitter, ...]
    viewer: int | None = None
    passing: Any = None
    news: tuple[Any, ...] = ()
    caption: str = ""
    hushed: bool = False
    unread: bool = False
    looked_at: str = ""
    since: list[str] = field(default_factory=list)
    brief: list[str] = field(default_factory=list)
    to_all: bool = False
    coach: str = ""
    to_read: bool = False
    result: bool = False
    step_of: tuple[int, int] = (0, 0)
    taught: bool = False
    learnt: Callable[[Words], Sequence[tuple[str, str]]] | None = None
    further: tuple[str, Callable[[Words], str]] | None = None
    held_back: int = 0
    counting: bool = False
    thinking: float | None = None
    starting: bool = False
    left: int | None = None
    done_from: int = 0
    nobody: int | None = None
    begun: int | None = None
    begins: str = ""
    late: tuple[Any, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.sitters)

    def teller(self, last: int) -> int | None:
        """Whose doing is told: of whoever has acted `last`, or, where a round is cleared, of whoever takes, or whose
        things are counted; None: of several."""
        if not (self.hushed or self.counting):
            return last
        seats = {event.seat for event in self.news if "seat" in event._fields}
        seats.update(seat for event in self.news if "seats" in event._fields for seat in event.seats)
        return seats.pop() if len(seats) == 1 else last if self.counting else None

    def forget(self) -> None:
        """Nothing is being told any more: the present position is what is shown."""
        self.passing, self.caption, self.news, self.hushed, self.held_back = None, "", (), False, 0
        self.counting, self.late = False, ()


def seated(w: Words, seats: Sequence[SeatSetting]) -> tuple[Sitter, ...]:
    """The people and bots at a table, by seat: whoever has no name is called by the animal."""
    return tuple(Sitter(seat, s.name or animal(w, s.mark), s.bot, s.mark) for seat, s in enumerate(seats))
