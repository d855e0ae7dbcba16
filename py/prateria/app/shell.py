"""The app: from the lobby to a table and back. Starts games, opens saves, links and files, and hands orders on.

What goes wrong comes back as one sentence in the player's language; the present game stays as it is.
"""

import json
from typing import TYPE_CHECKING, Any, Final

from ..core.errors import BadOption, PrateriaError
from ..core.link import Place
from ..core.savefile import MARKS, SeatSetting, clean_name
from ..core.seats import LEVELS, written
from ..core.session import Session
from ..games import GAMES
from ..games.game import Game
from ..kit.lesson import Lesson
from ..kit.words import Words
from ..view.pages import about
from ..view.words import error
from .arrivals import Arrivals
from .figures import COUNTED
from .further import at_level, swapped
from .keeper import new_save, of_no_class, open_save
from .loop import Loop
from .orders import carry_out
from .page import Page
from .race import loop_of
from .reading import rules_of
from .settings import ask_unlock
from .sight import may_repeat
from .table import LEADS
from .taught import LessonLoop

if TYPE_CHECKING:
    from .school.desk import Desk
    from .school.gather import Verdict

__all__ = ["App"]

NEW: Final = ("home", "again", "branch", "play-now", "lesson", "anew")
"""Orders that lead to another game, which a lock may forbid."""

BEHIND: Final = (*NEW, "hint", "undo", "clock", "rung")
"""What is done once the lock has been opened for it."""


class App(Arrivals):
    """One page: what the lobby and its buttons ask for. What few tables need, a class and the past of a game, is
    imported when it is asked for."""

    def __init__(self, page: Page, lang: str) -> None:
        super().__init__(page, Words(lang))
        self._desk: Desk | None = None
        self._verdicts: dict[str, Verdict] = {}  # of results of a class, for its next opening
        self._back_to = ""  # the page of the desk from which somebody looks into a result

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
            return error(self.w, problem.reason if isinstance(problem, PrateriaError) else "option")
        await self._sit_down(loop_of(self.page, self.w, new_save(self.page, session, seats, {}), session))
        return ""

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

    # -- the table -------------------------------------------------------------------------------------------------

    async def _sit_down(self, loop: Loop) -> None:
        self._back_to = ""
        await super()._sit_down(loop)

    async def _teach(self, game: Game, part: int | None = None, step: int = 0) -> None:
        """The guided round; of several parts the one that is chosen, from that step on."""
        lesson = game.teaching.lesson
        if lesson is None:
            raise BadOption(f"{game.META.id} has no lesson", "option")
        if part is None and lesson.more:
            self._ask_part(game.META.id, lesson)
            return
        part = part or 0
        session = lesson.parts[part].session(game)
        seats = tuple(SeatSetting("", "first" if seat else None, mark) for seat, mark in enumerate(MARKS))
        save = new_save(self.page, session, seats[: session.header.seats], {})
        await self._sit_down(LessonLoop(self.page, self.w, save, session, lesson, part, step))

    def _ask_part(self, game: str, lesson: Lesson) -> None:
        """Which part of a guided round."""
        from ..view.lessons import Part, parts
        from .lessons import at, state

        w, kept, picture = self.w, self.page.lessons(), GAMES[game].teaching.picture
        found = [
            Part(
                f"{game}:{n}",
                part.title(w),
                part.learn(w),
                part.minutes,
                picture(part.picture, w),
                state(kept, part.key),
                at(kept, part.key),
            )
            for n, part in enumerate(lesson.parts)
        ]
        title = f"{GAMES[game].texts.title(w)}: {w('Guided round')}"
        self.page.open_panel(parts(w, title, found), wide=True, redraw=lambda: self._ask_part(game, lesson))

    async def again(self, value: str = "") -> None:
        """The same table, another game: by the newest rules. `same`: with the same luck, and everybody one seat on;
        `-half`: without that option; a level: computers play like that."""
        if self.loop is not None:
            old, kept = self.loop.local.session, self.loop.local.save
            same = value == "same" and may_repeat(self.loop.local)
            seed = old.header.seed if same else self.page.random_seed()
            seats = (*kept.seats[-1:], *kept.seats[:-1]) if same else at_level(self.loop.local, value)
            options = {name: chosen for name, chosen in old.header.options if f"-{name}" != value}
            session = Session.new(old.game, old.header.seats, options, seed)
            save = new_save(self.page, session, seats, of_no_class(kept.settings))
            loop = loop_of(self.page, self.w, save, session)
            loop.local.another = True
            await self._sit_down(loop)
            if same:
                self.page.toast(swapped(loop.local))
            elif "class" in kept.settings:
                self.page.toast(self.w("Another deal, just for you: it does not count for the class."))

    async def _anew(self) -> None:
        """The table of a class from its beginning: it was begun by mistake, or by others. What was played stays in the
        list; where that may not be thrown over, the digits are asked for. What was only opened leaves nothing there."""
        if self.loop is None or "class" not in self.loop.local.save.settings:
            return
        local = self.loop.local
        if local.played and not local.may("new"):
            self._ask_unlock("anew")
            return
        session = local.session.fork(0)
        settings = {key: value for key, value in local.save.settings.items() if key != COUNTED}
        save = new_save(self.page, session, local.save.seats, settings)
        if not local.played:
            save.id = local.save.id
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

    def touch(self, pick: str, doubtful: str = "") -> bool:
        """A touch on the table; False if nothing can be done with it, which is then said. `doubtful`: it may have meant
        something else, so it is shown before it goes."""
        if self.loop is None:
            return False
        taken = self.loop.touch(pick, doubtful)
        if not taken and (self.loop.local.choice.open or self.loop.asking == "lesson"):
            self.page.sound("error")
            self.page.toast(self.loop.why_not(pick), "", "answer")
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
            back = self._back_to
            self._go_to(name, value)
            if back and self.loop is None:
                await self._teachers(back, "")
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
            await self.again(value)
        elif name == "anew":
            await self._anew()
        elif name == "play-now":
            await self.play_now()
        elif name == "lesson":
            game, part, step = (*value.split(":"), "0")[:3]
            await self._teach(_game(game), int(part), int(step))
        elif name.startswith("join"):
            await self._arrive(name, value)
        elif self.loop is not None:
            await self._order(self.loop, name, value)
        return ""

    def _ask_unlock(self, wanted: str) -> None:
        """The lock forbids that order: it is kept until the digits are given. Looking back ends first."""
        while self.loop is not None and self.loop.past:
            self._go_to("look-away")
        if self.loop is not None:
            self.loop.interrupt()
            ask_unlock(self.loop, wanted)

    async def _teachers(self, name: str, value: str) -> None:
        """The teacher's desk: imported when it is first opened, and laid anew with each opening."""
        if name == "teachers" or self._desk is None:
            from .school.desk import Desk

            self._desk = await Desk.opened(self.page, self.w, self._verdicts, self._desk)
        if name == "class-look":
            await self._look_into(self._desk, value)
        else:
            await self._desk.order(name, value)

    async def _look_into(self, desk: "Desk", value: str) -> None:
        """A place in a result of a class; whoever leaves it is at the teacher's desk again."""
        found = await desk.look(value)
        if found is not None:
            from .lookback import from_link

            (session, seats), length = found
            await self._sit_down(from_link(self.page, self.w, session, seats, Place(length)))
            self._back_to = "class-compare"

    async def _order(self, loop: Loop, name: str, value: str) -> None:
        if loop.past:
            from . import lookorders

            if name == "closed" and lookorders.leads_back(loop):
                self._go_to("look-away")
            elif (looking := lookorders.carry_out(loop, name, value)) is not None:
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
        if locked and name == "unlock" and (loop.local.granted or not loop.local.locked):
            await self._behind(loop, json.loads(value).get("then"))

    async def _behind(self, loop: Loop, then: Any) -> None:
        """What somebody wanted, and the four digits allow now."""
        if then in BEHIND:
            self.page.close_panel()
            await self.command(then)
        if loop.local.granted:
            loop.local.granted = ""
            loop.screen.show()

    def _about(self) -> None:
        self.page.open_panel(about(self.w, [game.credit for game in GAMES.values()]), wide=True, redraw=self._about)

    def _rules(self, value: str) -> None:
        """The rules of a game, `manitou`, or a section of them, `manitou:trial`: those by which the table plays."""
        game, _, anchor = value.partition(":")
        view = None
        if self.loop is not None:
            game, version = self.loop.local.session.header.game, self.loop.local.session.header.rules
            view = self.loop.local.session.state.observe(self.loop.local.shown.viewer)
        elif game in GAMES:
            version = GAMES[game].META.rules
        else:
            return
        html = rules_of(GAMES[game], self.w, anchor, version, self.loop is not None, view)
        self.page.open_panel(html, wide=True, redraw=lambda: self._rules(value))


def _game(name: Any) -> Game:
    if not isinstance(name, str) or name not in GAMES:
        raise BadOption(f"no game {name!r}", "foreign")
    return GAMES[name]


def _seat(data: Any) -> SeatSetting:
    """A seat as the lobby describes it. Raises BadOption."""
    name, bot, mark = data.get("name", ""), data.get("bot"), data.get("mark", MARKS[0])
    if not isinstance(name, str) or not (bot in (None, *LEVELS) or written(bot)) or mark not in MARKS:
        raise BadOption("no such seat", "option")
    return SeatSetting(clean_name(name), bot, mark)
