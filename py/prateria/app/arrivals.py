"""Games that come from elsewhere: by a link, by the code of a class, from another tablet. What is asked about them, and
how they come to the table. What goes wrong comes back as one sentence in the player's language."""

import json
from functools import partial

from ..core.errors import PrateriaError
from ..core.school.moving import is_moving
from ..games import GAMES
from ..kit.words import Words
from ..view import panels
from ..view.furniture import Button
from ..view.words import error
from .joining import Joining
from .keeper import Kept, Match, find_match, find_parted, new_save, opened
from .loop import Loop
from .page import Page
from .passing import ask_older, ask_parted, greet
from .race import loop_of
from .table import Table

__all__ = ["Arrivals"]


class Arrivals(Table):
    """A table at which games arrive. What few of them need is imported when it is asked for."""

    def __init__(self, page: Page, w: Words) -> None:
        super().__init__(page, w)
        self._joining: Joining | None = None
        self._match: Match | None = None
        self._fresh: Kept | None = None  # the table of a class code, where it has been begun before
        self._parted = 0  # with so many actions the game of a link and that of its match begin

    async def open_code(self, text: str) -> str:
        """A link or a code: it goes on with a save, or becomes another. Returns '' or why not."""
        try:
            if is_moving(text):
                await self._open_moved(text)
                return ""
            session, seats, place = await opened(self.page, text)
        except PrateriaError as problem:
            return error(self.w, problem.reason)
        if place is not None and seats is not None:
            from .lookback import from_link

            await self._sit_down(from_link(self.page, self.w, session, seats, place))
            return ""
        joining = Joining(session, seats)
        self._joining = joining
        self._match = match = await find_match(self.page, joining.session)
        if match is None and (parted := await find_parted(self.page, joining.session)) is not None:
            kept, self._parted = parted
            self._match = Match(kept, "parted")
            self._ask_which()
        elif match is None:
            await self._ask_seats(joining)
        elif match.relation == "older":
            self._ask_which()
        else:
            loop = loop_of(self.page, self.w, *match.kept)
            if match.relation == "longer":
                loop.greeting = partial(greet, known=match.known)
            await self._sit_down(loop)
            if match.relation == "same":
                self.page.toast(self.w("This game stands here just as in the link."))
        return ""

    async def open_class(self, text: str) -> str:
        """A table that a teacher has prepared, by its words or its link: it starts. Returns '' or why not."""
        from ..view.school.says import class_error
        from .school.joining import begun_here, brings_time, prepared_of, table_of

        try:
            prepared = prepared_of(text)
            save, session = table_of(self.page, prepared)
        except PrateriaError as problem:
            return class_error(self.w, problem.reason, text)
        self._fresh, kept = Kept(save, session), await begun_here(self.page, prepared)
        if kept is not None and not any(step.action.seat in _people(kept) for step in kept.session.steps):
            save.id, kept = kept.save.id, None  # it was only opened: the place of that save is taken
        if kept is None:
            await self._sit_down(loop_of(self.page, self.w, *self._fresh))
            if not brings_time(text):
                self.page.toast(
                    self.w("The words bring no clock. Your teacher says how long you play."),
                    self.w("Set the time"),
                    "clock",
                )
        else:
            self._match = Match(kept, "older")
            self._ask_anew()
        return ""

    def _ask_anew(self) -> None:
        """The table of a class code has been begun on this device: by the same children, or by those before them."""
        w = self.w
        sentences = [
            w("This table has been begun on this device."),
            w("Go on with it, or begin anew? What was begun stays in the list of games."),
        ]
        row = [Button(w("Go on"), "join-save", look="main"), Button(w("Begin anew"), "join-anew")]
        self.page.open_panel(panels.message(w("Your class"), sentences, row), redraw=self._ask_anew)

    async def _open_moved(self, text: str) -> None:
        """A table of a class from another tablet: it goes on here, all who played it sit here now. Raises BadCode."""
        from .school.joining import moved

        table = await moved(self.page, text)
        match = await find_match(self.page, table.session)
        if match is not None and match.relation == "older":
            self._joining, self._match = Joining(table.session, table.save.seats), match
            self._ask_which()
        else:
            await self._sit_down(loop_of(self.page, self.w, *(match.kept if match else table)))

    async def _ask_seats(self, joining: Joining) -> None:
        if joining.asked:
            self.page.open_panel(joining.panel(self.w), redraw=lambda: self.page.open_panel(joining.panel(self.w)))
        else:
            await self._join({})

    def _ask_which(self) -> None:
        """The link knows less than this device, or another way: nothing is lost, whatever one goes on with."""
        if self._match is None or self._joining is None:
            return
        kept, theirs = self._match.kept, self._joining.session
        if self._match.relation == "parted":
            html = ask_parted(self.w, kept, theirs, self._parted)
        else:
            html = ask_older(self.w, kept, self._match.known)
        self.page.open_panel(html, redraw=self._ask_which)

    async def _join(self, answers: dict[str, str]) -> None:
        if self._joining is not None:
            session, seats = self._joining.session, self._joining.seated(answers)
            save = new_save(self.page, session, seats, {})
            if self._match is not None:  # the list is to tell the two apart
                save.title = self.w("Another way: %(game)s", game=GAMES[session.header.game].texts.title(self.w))
            await self._sit_down(loop_of(self.page, self.w, save, session))

    async def _sit_down(self, loop: Loop) -> None:
        """Whatever was asked about a link is settled then."""
        self._joining = self._match = self._fresh = None
        await super()._sit_down(loop)

    async def _arrive(self, name: str, value: str) -> None:
        """What was chosen where a game has arrived."""
        if name == "join":
            await self._join(json.loads(value))
        elif name == "join-all":
            await self._join({})
        elif name == "join-save" and self._match is not None:
            await self._sit_down(loop_of(self.page, self.w, *self._match.kept))
        elif name == "join-anew" and self._fresh is not None:
            await self._sit_down(loop_of(self.page, self.w, *self._fresh))
        elif name == "join-branch" and self._joining is not None:
            await self._ask_seats(self._joining)


def _people(kept: Kept) -> tuple[int, ...]:
    return tuple(seat for seat, one in enumerate(kept.save.seats) if one.bot is None)
