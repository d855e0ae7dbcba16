"""A game from a link, before it lies on the table: which of its seats are asked for, and who sits there then."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ..core.savefile import MARKS, SeatSetting
from ..core.seats import AWAY, LEVELS
from ..core.session import Session
from ..games import GAMES
from ..kit.words import Words
from ..view.frame import Sitter
from ..view.handover import join_table
from ..view.svg import Safe
from ..view.words import animal
from .asked import race_of, seat_asked

__all__ = ["Joining"]

HERE: Final = "here"
KINDS: Final[Mapping[str, str | None]] = {HERE: None, AWAY: AWAY, **dict(zip(LEVELS, LEVELS, strict=True))}


class Joining(NamedTuple):
    """`seats`: as the link has them; None: it is of format 1 and knows nothing of them."""

    session: Session
    seats: tuple[SeatSetting, ...] | None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that somebody is to speak for. Computer players come as they are. Where one person plays, it is
        whoever opens the link, in a race nobody can be elsewhere, and a game that is over is only looked at: then there
        is nothing to ask."""
        if self.session.state.outcome() is not None:
            return ()
        if self.seats is None:
            return tuple(range(self.session.header.seats))
        people = tuple(seat for seat, one in enumerate(self.seats) if one.bot is None)
        return () if len(people) < 2 or race_of(self.session) is not None else people

    @property
    def likely(self) -> int | None:
        """The seat of whoever opens the link: most links are sent to the one whose turn it is."""
        actor = seat_asked(self.session.state, race_of(self.session))
        if actor is None:
            return None
        if self.seats is None:
            return actor
        seats = len(self.seats)
        return min(self.asked, key=lambda seat: (seat - actor) % seats, default=None)

    def seated(self, answers: Mapping[str, str]) -> tuple[SeatSetting, ...]:
        """Who sits where. `answers`: `seat0`, ... -> `here`, `away` or a level; who is not spoken for is here."""
        seats = self.seats or tuple(SeatSetting(mark=mark) for mark in MARKS[: self.session.header.seats])
        return tuple(
            SeatSetting(bot=KINDS.get(answers.get(f"seat{seat}", HERE)), mark=one.mark) if seat in self.asked else one
            for seat, one in enumerate(seats)
        )

    def panel(self, w: Words) -> Safe:
        """The question."""
        sitters = [Sitter(seat, animal(w, one.mark), one.bot, one.mark) for seat, one in enumerate(self.seated({}))]
        kinds = [HERE]
        if race_of(self.session) is None:
            kinds.append(AWAY)
        game = self.session.header.game
        if self.seats is None:
            kinds += GAMES[game].levels
        title = GAMES[game].texts.title(w)
        return join_table(w, game, title, sitters, self.asked, self.likely, kinds)
