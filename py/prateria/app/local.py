"""A game on this device: the record, who sits there, what is shown of it, and the choice that is being made."""

from typing import Any

from ..core.link import encode_link
from ..core.savefile import Save, dump
from ..core.school.profile import shuts
from ..core.session import Session
from ..games import GAMES
from ..kit.words import Words
from ..view.locks import LOCKED
from .asked import Asked, race_of, seat_asked, who_is_asked
from .choice import Choice
from .keeper import keep
from .pace import Pace
from .page import Page
from .shown import Shown, seated

__all__ = ["LocalGame"]


class LocalGame:
    """`mine`: this tab may write the game; `gone`: another tab has deleted it; `kept`: it is written down at all (a
    lesson is not); `race`: how it is raced, None: it is played in turns; `another`: this table has just played a game,
    and knows what is told before the first; `new`: whether it is the first of its sort here, see `opening.is_new`."""

    def __init__(self, page: Page, w: Words, save: Save, session: Session, mine: bool = True) -> None:
        self.page, self.save, self.session, self.mine = page, save, session, mine
        self.game = GAMES[session.header.game]
        self.race = race_of(session)
        self.shown = Shown(w, seated(w, save.seats))
        self.choice = Choice()
        self.pace = Pace(page)
        self.gone, self.kept, self.another = False, True, False
        self.new: bool | None = None  # nobody has asked
        self.answered: tuple[int, dict[str, int], Any] = (0, {}, None)  # a bag taken back, and where (`laid.answered`)
        self.joined: set[int] = set()  # places in the record of what was chosen together with what stands before it
        self.dealt = -1  # from where in the record on the rest of a decided game was dealt at one touch
        self.paid = (-1, -1)  # where in the record stands what was paid unasked last, from and to (`Flow.settled`)
        self.sure = -1  # how long the record was when it was asked whether a round that is over is to be taken back
        self.advised: set[int] = set()  # who gets a hint at each choice (`Flow.advises_on`)
        self.granted = ""  # a right that the four digits have given for one order

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people on this device."""
        return tuple(seat for seat, s in enumerate(self.save.seats) if s.bot is None)

    @property
    def actor(self) -> int | None:
        """The seat that is waited for, None when the game is over."""
        return seat_asked(self.session.state, self.race)

    @property
    def asked(self) -> Asked | None:
        """Who decides now, None when the game is over."""
        return who_is_asked(self.session.state, self.game.flow, self.race, self.people)

    @property
    def away(self) -> bool:
        """Whoever is waited for sits at another device."""
        seat = self.actor
        return seat is not None and self.save.seats[seat].bot == "away"

    @property
    def confirms(self) -> str:
        """Which moves of people here wait for "Done": `all`; `some`: those that are no small steps; `none`."""
        return str(self.page.prefs().get("confirm") or "some")

    @property
    def locked(self) -> bool:
        """A teacher has shut something here; it opens with four digits."""
        return bool(self.save.settings.get("lock"))

    @property
    def played(self) -> bool:
        """Whether somebody here has done anything yet."""
        return any(step.action.seat in self.people for step in self.session.steps)

    def may(self, right: str) -> bool:
        """Whether people may do that at this table: one of `core.school.profile.RIGHTS`."""
        return not self.locked or right == self.granted or right not in shuts(self.save.settings.get("profile"))

    def symbol(self, right: str, usual: str = "") -> str:
        """Of a button that needs that right: a padlock where it is shut."""
        return usual if self.may(right) else LOCKED

    def speak(self, w: Words) -> None:
        """Use another language from now on."""
        self.shown.w, self.shown.sitters = w, seated(w, self.save.seats)

    def keep(self, played: bool = True) -> str:
        """Write the game down, if it is ours to write. Returns '' or why not; the game goes on in memory then.
        `played`: just now; else its date stays."""
        return keep(self.page, self.save, self.session, played) if self.mine and self.kept else ""

    def text(self) -> str:
        """The save as a text."""
        return dump(self.save, self.session)

    def link(self) -> str:
        """The whole game as an address, with who sits there; without names. A table of a class stays one."""
        if "class" in self.save.settings:
            from .school.joining import link_of

            return link_of(self.page, self.save, self.session)
        return f"{self.page.base_url()}#g={encode_link(self.session, self.save.seats)}"
