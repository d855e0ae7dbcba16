"""The app: from the lobby to a table and back. Starts games, opens saves, links and files, and hands orders on.

What goes wrong comes back as one sentence in the player's language; the present game stays as it is.
"""

import json
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ..core.errors import BadOption, PrateriaError
from ..core.savefile import MARKS, SeatSetting, clean_name
from ..core.school.moving import is_moving
from ..core.seats import LEVELS
from ..core.session import Session
from ..games import GAMES
from ..games.game import Game
from ..kit.lesson import Lesson
from ..kit.words import Words
from ..view import panels
from ..view.furniture import Button
from ..view.pages import about
from ..view.words import error
from .joining import Joining
from .keeper import Kept, Match, find_match, find_parted, new_save, open_save, opened
from .loop import Loop
from .orders import ask_unlock, carry_out
from .page import Page
from .passing import ask_older, ask_parted, greet
from .race import loop_of
from .reading import rules_of
from .table import LEADS, Table
from .taught import LessonLoop

if TYPE_CHECKING:
    from .school.desk import Desk

__all__ = ["App"]

NEW: Final = ("home", "again", "branch", "play-now", "lesson", "anew")
"""Orders that lead to another game, which a lock may forbid."""


class App(Table):
    """One page: what the lobby and its buttons ask for. What few tables need, a class and the past of a game, is
    imported when it is asked for."""

    def __init__(self, page: Page, lang: str) -> None:
        super().__init__(page, Words(lang))
        self._joining: Joining | None = None
        self._match: Match | None = None
        self._fresh: Kept | None = None  # the table of a class code, where it has been begun before
        self._parted = 0  # with so many actions the game of a link and that of its match begin
        self._desk: Desk | None = None

    # -- from the lobby --------------------------------------------------------------------------------------------

    async def start(self, text: str) -> str:
        """A new game: {game, seats: [{name, bot, mark}], options, seed, lesson}. Returns '' or why not."""
        try:
            wish = json.loads(text)
            game = _game(wish["game"])
            if wish.get("lesson"):
                await self._teach(game)
                return ""
            seats = tuple(_seat(seat) for seat in wish["seats"])
            seed = wish.get("seed")
            session = Session.new(
                game, len(seats), wish.get("options"), self.page.random_seed() if seed is None else seed
            )
        except (PrateriaError, KeyError, TypeError, ValueError, AttributeError) as problem:
            return error(self.w, getattr(problem, "reason", "option"))
        await self._sit_down(loop_of(self.page, self.w, new_save(self.page, session, seats, {}), session))
        return ""

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
        from .school.joining import begun_here, prepared_of, table_of

        try:
            prepared = prepared_of(text)
            save, session = table_of(self.page, prepared)
        except PrateriaError as problem:
            return class_error(self.w, problem.reason)
        self._fresh, kept = Kept(save, session), await begun_here(self.page, prepared)
        if kept is None or not kept.session.steps:
            await self._sit_down(loop_of(self.page, self.w, *(kept or self._fresh)))
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

    async def import_save(self, text: str) -> str:
        """A file: checked by replay, then kept as another save. Returns '' or why not."""
        try:
            save, session = await open_save(self.page, text)
        except PrateriaError as problem:
            return error(self.w, problem.reason)
        save.id = self.page.new_id()
        self._tell_stand_ins(save, session)
        loop = loop_of(self.page, self.w, save, session)
        return error(self.w, reason) if (reason := loop.local.keep()) else ""

    # -- a game from a link ----------------------------------------------------------------------------------------

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

    # -- the table -------------------------------------------------------------------------------------------------

    async def _sit_down(self, loop: Loop) -> None:
        """Whatever was asked about a link is settled then."""
        self._joining = self._match = self._fresh = None
        await super()._sit_down(loop)

    async def _teach(self, game: Game, part: int | None = None) -> None:
        """The guided round; of several parts the one that is chosen."""
        lesson = game.teaching.lesson
        if lesson is None:
            raise BadOption(f"{game.META.id} has no lesson", "option")
        if part is None and lesson.more:
            self._ask_part(game.META.id, lesson)
            return
        part = part or 0
        session = Session.from_scenario(game, lesson.parts[part].scenario)
        seats = tuple(SeatSetting("", "first" if seat else None, mark) for seat, mark in enumerate(MARKS))
        save = new_save(self.page, session, seats[: session.header.seats], {})
        await self._sit_down(LessonLoop(self.page, self.w, save, session, lesson, part))

    def _ask_part(self, game: str, lesson: Lesson) -> None:
        """Which part of a guided round."""
        w = self.w
        row = [
            Button(f"{n + 1}. {part.title(w)}", "lesson", f"{game}:{n}", "" if n else "main")
            for n, part in enumerate(lesson.parts)
        ]
        sentences = [w("Each part takes about three minutes, and you may stop after any.")]
        html = panels.message(w("Guided round"), sentences, row)
        self.page.open_panel(html, redraw=lambda: self._ask_part(game, lesson))

    async def again(self) -> None:
        """The same table, another game: by the newest rules."""
        if self.loop is not None:
            old, kept = self.loop.local.session, self.loop.local.save
            session = Session.new(old.game, old.header.seats, dict(old.header.options), self.page.random_seed())
            save = new_save(self.page, session, kept.seats, dict(kept.settings))
            await self._sit_down(loop_of(self.page, self.w, save, session))

    async def _anew(self) -> None:
        """The table of a class from its beginning: it was begun by mistake, or by others. What was played stays in the
        list; where that may not be thrown over, the digits are asked for."""
        if self.loop is None or "class" not in self.loop.local.save.settings:
            return
        local = self.loop.local
        played = any(step.action.seat in local.people for step in local.session.steps)
        if played and not local.may("new"):
            self._ask_unlock("anew")
            return
        session = local.session.fork(0)
        save = new_save(self.page, session, local.save.seats, dict(local.save.settings))
        await self._sit_down(loop_of(self.page, self.w, save, session))

    async def play_now(self) -> None:
        """After a lesson: its game against a computer player of first steps, with the easiest options."""
        if isinstance(self.loop, LessonLoop):
            game = self.loop.local.game
            seats = (SeatSetting("", None, MARKS[0]), SeatSetting("", "first", MARKS[1]))
            options = {**game.teaching.first_game, **self.loop.lesson.first_game}
            session = Session.new(game, len(seats), options, self.page.random_seed())
            await self._sit_down(loop_of(self.page, self.w, new_save(self.page, session, seats, {}), session))

    # -- what the page says ----------------------------------------------------------------------------------------

    def touch(self, pick: str) -> bool:
        """A touch on the table; False if nothing can be done with it, which is then said."""
        if self.loop is None:
            return False
        taken = self.loop.touch(pick)
        if not taken and self.loop.local.choice.open:
            self.page.sound("error")
            self.page.toast(self.loop.why_not(pick))
        return taken

    def strike(self, pick: str, at: int) -> bool:
        """A pointer event of a race: it came down on the table at that time."""
        return self.loop is not None and self.loop.strike(pick, at)

    def language(self, lang: str) -> None:
        """Everything in another language, at once."""
        self.w = Words(lang)
        if self.loop is not None:
            self.loop.speak(self.w)
        self.page.redraw_panel()

    def resize(self) -> None:
        """The stage has another size."""
        if self.loop is not None:
            self.loop.screen.resized()

    async def command(self, name: str, value: str = "") -> str:
        """A button, anywhere. Returns '' or, for what the lobby asked, why not."""
        if name == "import":
            return await self.import_save(value)
        if name == "teachers" or name.startswith("class-"):
            await self._teachers(name, value)
            return ""
        if name.startswith("clock"):
            self._clock(name, value)
            return ""
        if name.startswith("hand-in") and self.loop is not None:
            from .school.handing import hand_in_order

            await hand_in_order(self.loop, name, value)
            return ""
        if name in NEW and name != "anew" and self.loop is not None and not self.loop.local.may("new"):
            self._ask_unlock(name)
            return ""
        if name in ("about", "rules") and self.loop is not None:
            self.loop.interrupt()
        if name == "about":
            self._about()
        elif name == "rules":
            self._rules(value)
        elif name == "home":
            self.home()
        elif name == "look-back":
            return await self.look_back(value)
        elif name in LEADS:
            self._go_to(name)
        elif name == "branch":
            await self._branch()
        elif name == "lost":
            self.lost(value)
        elif name == "gone":
            self.gone(value)
        elif name == "back":
            await self.back(value)
        elif name == "here":
            await self.play_here()
        elif name == "keep-here":
            await self.keep_here()
        elif name == "again":
            await self.again()
        elif name == "anew":
            await self._anew()
        elif name == "play-now":
            await self.play_now()
        elif name == "lesson":
            game, _, part = value.partition(":")
            await self._teach(_game(game), int(part))
        elif name == "join":
            await self._join(json.loads(value))
        elif name == "join-all":
            await self._join({})
        elif name == "join-save" and self._match is not None:
            await self._sit_down(loop_of(self.page, self.w, *self._match.kept))
        elif name == "join-anew" and self._fresh is not None:
            await self._sit_down(loop_of(self.page, self.w, *self._fresh))
        elif name == "join-branch" and self._joining is not None:
            await self._ask_seats(self._joining)
        elif self.loop is not None:
            await self._order(self.loop, name, value)
        return ""

    def _ask_unlock(self, wanted: str) -> None:
        """A teacher has shut that: it is done when the lock is open. Whoever looks back is at the table again then."""
        while self.loop is not None and self.loop.past:
            self._go_to("look-away")
        if self.loop is not None:
            self.loop.interrupt()
            ask_unlock(self.loop, wanted)

    async def _teachers(self, name: str, value: str) -> None:
        """The teacher's desk: imported when it is first opened, and laid anew with each opening."""
        if name == "teachers" or self._desk is None:
            from .school.desk import Desk

            self._desk = Desk(self.page, self.w)
        await self._desk.order(name, value)

    async def _order(self, loop: Loop, name: str, value: str) -> None:
        if loop.past:
            from . import lookback

            if (looking := lookback.carry_out(loop, name, value)) is not None:
                await looking
            return
        over, locked = loop.local.actor is None, loop.local.locked
        waiting = carry_out(loop, name, value)
        if waiting is not None:
            await waiting
        if over and loop.local.actor is not None:  # taken back after the end
            self._run()
        if locked and not loop.local.locked:
            self._keep_locked(loop)
            if (then := json.loads(value).get("then")) in NEW:
                await self.command(then)

    def _about(self) -> None:
        self.page.open_panel(about(self.w, [game.credit for game in GAMES.values()]), wide=True, redraw=self._about)

    def _rules(self, value: str) -> None:
        """The rules of a game, `manitou`, or a section of them, `manitou:trial`: those by which the table plays."""
        game, _, anchor = value.partition(":")
        if self.loop is not None:
            game, version = self.loop.local.session.header.game, self.loop.local.session.header.rules
        elif game in GAMES:
            version = GAMES[game].META.rules
        else:
            return
        html = rules_of(GAMES[game], self.w, anchor, version)
        self.page.open_panel(html, wide=True, redraw=lambda: self._rules(value))


def _game(name: Any) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise BadOption(f"no game {name!r}", "foreign")
    return GAMES[name]


def _seat(data: Any) -> SeatSetting:
    """A seat as the lobby describes it. Raises BadOption."""
    name, bot, mark = data.get("name", ""), data.get("bot"), data.get("mark", MARKS[0])
    if not isinstance(name, str) or bot not in (None, *LEVELS) or mark not in MARKS:
        raise BadOption("no such seat", "option")
    return SeatSetting(clean_name(name), bot, mark)
