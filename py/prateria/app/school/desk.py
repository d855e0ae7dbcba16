"""The teacher's desk: the page "For teachers", and what its controls do. Opened from the lobby, loaded when opened."""

from collections.abc import Sequence
from typing import Any, Final

from ...core.errors import BadOption
from ...core.school.classlink import write_class
from ...core.school.prepared import Prepared
from ...core.school.profile import NAMED, RIGHTS, shuts
from ...core.school.teams import fair, team_at
from ...core.school.typed import write_words
from ...games import GAMES, by_number
from ...kit.words import LANGUAGES, Words
from ...view.furniture import Button, buttons
from ...view.locks import rights
from ...view.school.classplan import class_plan
from ...view.school.desk import Choice, Handed, desk
from ...view.school.privacy import privacy
from ...view.school.sheet import Sheet, poster, sheets
from ...view.svg import Safe, el, join
from ...view.words import animal
from ..page import Page
from ..reading import rules_of
from .asfile import team_letter
from .bundle import bundled, unbundled
from .compare import Opened, compare, opened_result
from .gather import Verdict
from .lessons import Lessons
from .plan import MINUTES, TABLES, Plan, changed, dump, fresh, play_of, read, tables, teams_of
from .results import Class, Results
from .tournament import Tournament

__all__ = ["Desk"]

PLAN: Final = "plan"  # its key among what is kept


class Desk:
    """One teacher's page. The plan is kept from its first sight on: words that were shown to a class, or printed, stay
    the words of that class, and results are still known tomorrow."""

    def __init__(self, page: Page, w: Words, known: dict[str, Verdict], last: Plan | None) -> None:
        self._page, self.w = page, w
        self._plan = read(page.kept_text(PLAN)) or last or fresh(page.random_seed(), lang=w.lang)
        self._unkept = False  # there is no room for it, or it is not allowed
        self._asked = 0  # orders so far: what an earlier one still has to say comes too late
        self._results, self._tournament, self._lessons = Results(page, w, known), Tournament(page, w), Lessons(page, w)

    @classmethod
    async def opened(cls, page: Page, w: Words, known: dict[str, Verdict], last: "Desk | None" = None) -> "Desk":
        """The page, as it was left. `known`: results that were played again before, and will be; `last`: as this visit
        had it open before, for where nothing can be kept."""
        await page.class_ready()
        desk = cls(page, w, known, last._plan if last is not None and last._unkept else None)
        if last is not None:
            last._asked += 1
        if not page.kept_text(PLAN):
            await desk._keep()
        return desk

    @property
    def _class(self) -> Class:
        return Class(self._plan.game, tables(self._plan), teams_of(self._plan))

    async def order(self, name: str, value: str) -> None:
        """A button or a field of the page: `teachers`, `class-...`. A later one ends what this one would still show:
        the page that was opened last stays."""
        self._asked += 1
        what, _, field = name.partition(":")
        if what == "class-compare":
            asked = self._asked
            html = await compare(self._page, self.w, await self._results.found(self._class))
            if asked == self._asked:
                self._page.open_panel(html, wide=True)
            return
        if what.startswith("class-cup"):
            await self._tournament.order(what, field, value, await self._results.found(self._class))
            return
        if what.startswith("class-league"):
            await self._lessons.order(what, field, value, self._class, await self._results.found(self._class))
            return
        asked, said = self._asked, await self._carry_out(what, field, value)
        if said is not None and asked == self._asked:
            await self.show(said)

    async def _carry_out(self, what: str, field: str, value: str) -> str | None:
        """What has been done, to be said on the page, '' for nothing to say; None: another page is open now."""
        said: str | None = ""
        if what == "class-set":
            said = await self._change(changed(self._plan, field, value))
        elif what == "class-deal":
            said = await self._change(changed(self._plan, "seed", str(self._page.random_seed() % 65536)))
        elif what == "class-copy":
            copied = await self._page.copy(self._link(tables(self._plan)[0]))
            said = self.w("The link is copied.") if copied else self.w("Copy the link from the field above.")
        elif what == "class-move":
            self._page.download(f"prateria-class-{self._plan.game}.json", bundled(self._page, self._plan))
        elif what == "class-open":
            said = await self._unbundle(value)
        elif what == "class-sheets":
            await self._print()
            return None
        elif what == "class-show":
            await self._show_all()
            return None
        elif what in ("class-plan", "class-rules", "class-privacy"):
            self._read(what)
            return None
        else:
            said = await self._results.order(what, field, value, self._class)
        return said

    async def look(self, value: str) -> tuple[Opened, int] | None:
        """A place in a result, `key:length`: the game, and how many of its actions are done there."""
        key, _, length = value.rpartition(":")
        found = await opened_result(self._page, key) if length.isdecimal() else None
        return (found, int(length)) if found is not None else None

    async def show(self, said: str = "") -> None:
        """The page as things stand. `said`: what has just been done."""
        plan, asked = self._plan, self._asked
        prepared = tables(plan)
        # one code for all says nothing of tables; its link does not either
        handed = [self._handed(one if plan.each else one._replace(table=0)) for one in prepared]
        if not plan.each:
            handed = [handed[0]._replace(qr=await self._page.qr(handed[0].link))]
        if (waiting := self._results.waiting()) is not None:
            self._open(handed, waiting, said)
        results = await self._results.html(self._class)
        if asked == self._asked:
            self._open(handed, results, said)

    def _open(self, handed: Sequence[Handed], results: Safe, said: str) -> None:
        plan = self._plan
        html = desk(self.w, self._choices(), self._rights(), handed, plan.each, results, said, plan.minutes)
        self._page.open_panel(html, wide=True)

    # -- what is chosen ------------------------------------------------------------------------------------------

    async def _change(self, plan: Plan) -> str:
        self._plan = plan
        await self._keep()
        return self.w("This class cannot be kept on this device: print or copy it now.") if self._unkept else ""

    async def _keep(self) -> None:
        self._unkept = bool(await self._page.keep_text(PLAN, dump(self._plan)))

    async def _unbundle(self, text: str) -> str:
        """A class comes from another browser or device, as a file."""
        w = self.w
        plan, why = await unbundled(self._page, text, self._plan)
        if why == "damaged":
            return w("This file is damaged: there is no class in it.")
        if why == "other":
            return w(
                "On this device are results of another class. Save that class as a file and erase its results, then "
                "open this file again."
            )
        room = await self._change(plan)
        if why or room:
            return w("There is no room left on this device: not all results are kept.")
        return w("The class is on this device now.")

    def _choices(self) -> list[Choice]:
        w, plan, meta = self.w, self._plan, GAMES[self._plan.game].META
        levels = {"first": w("first steps"), "normal": w("normal"), "strong": w("strong")}
        numbers = [str(n) for n in range(meta.seats[0], meta.seats[1] + 1)]
        found = [
            Choice("game", w("Game"), [(game, GAMES[game].texts.title(w)) for game in GAMES], plan.game),
            Choice("seats", w("Seats at each table"), [(n, n) for n in numbers], str(plan.seats)),
            Choice(
                "people",
                w("Children at each table"),
                [(str(n), str(n)) for n in range(1, plan.seats + 1)],
                str(plan.people),
                w("The computer plays the other seats."),
            ),
        ]
        if plan.people < plan.seats:
            pairs = [(level, levels[level]) for level in GAMES[plan.game].offers(plan.seats)]
            found.append(Choice("level", w("The computer plays"), pairs, plan.level))
        found += self._options()
        found += [
            self._profile(),
            Choice("lang", w("The tablets speak"), list(LANGUAGES.items()), plan.lang),
            self._minutes(),
            Choice("tables", w("Tables"), [(str(n), str(n)) for n in range(1, TABLES + 1)], str(plan.tables)),
            Choice(
                "each",
                w("Deals"),
                [("no", w("the same at every table")), ("yes", w("another at each table"))],
                "yes" if plan.each else "no",
                w("Tables with the same deal can be compared afterwards."),
            ),
        ]
        return [*found, *self._teams()]

    def _minutes(self) -> Choice:
        """How long the game is played: that is less than a lesson."""
        w, plan = self.w, self._plan
        pairs = [(str(n), w("%(n)d minutes", n=n) if n else w("as long as it takes")) for n in MINUTES]
        lines = [w("A clock at each table counts them down.")] if plan.minutes else []
        if play := play_of(plan.game):
            lines.insert(
                0,
                w.n(
                    "Playing only: the lesson plan has %(n)d minute for it.",
                    "Playing only: the lesson plan has %(n)d minutes for it.",
                    play,
                ),
            )
        return Choice("minutes", w("Playing time"), pairs, str(plan.minutes), " ".join(lines))

    def _teams(self) -> list[Choice]:
        """Whether teams rotate over the seats: where all tables have the same deal."""
        w, plan = self.w, self._plan
        if plan.each or plan.people < 2:
            return []
        n = plan.people
        line = w("Each team has one child at each table, always on another seat: neither seat nor deal favours it.")
        if plan.teams and not fair(plan.tables, n):
            line += " " + w("Every team has every seat equally often where %(n)d divides the number of tables.", n=n)
        values = [("no", w("no teams")), ("yes", w.n("%(n)d team", "%(n)d teams, seats change", n))]
        return [Choice("teams", w("Teams"), values, "yes" if plan.teams else "no", line)]

    def _profile(self) -> Choice:
        """What children may do: one of those that have a name, or as it is chosen one by one."""
        w, profile = self.w, self._plan.profile
        labels = (w("everything"), w("all but hints and undo"), w("only play this game"))
        named = list(zip(NAMED, labels, strict=True))
        own = [] if profile in NAMED else [(profile, w("as chosen below"))]
        line = w("What is locked opens with four digits. Language, colours and sound are never locked.")
        return Choice("profile", w("Children may"), [*named, *own], profile, line)

    def _rights(self) -> list[Choice]:
        """The same one by one."""
        w, shut = self.w, shuts(self._plan.profile)
        pairs = [("yes", w("allowed")), ("no", w("locked"))]
        named = rights(w)
        return [Choice(f"may-{one}", named[one], pairs, "no" if one in shut else "yes") for one in RIGHTS]

    def _options(self) -> list[Choice]:
        plan, game = self._plan, GAMES[self._plan.game]
        chosen = dict(plan.options)
        found = []
        for option in game.META.options:
            if option.needs and chosen[option.needs[0]] != option.needs[1]:
                continue
            text: dict[str, Any] = game.texts.option_text(self.w, option)
            labels = [str(label) for label in text.get("labels") or option.choices]
            pairs = [(str(n), label) for n, label in enumerate(labels)]
            value = str(option.choices.index(chosen[option.id]))
            found.append(Choice(f"option-{option.id}", text["label"], pairs, value, text.get("line", "")))
        return found

    # -- what is handed out --------------------------------------------------------------------------------------

    def _link(self, table: Prepared) -> str:
        return f"{self._page.base_url()}#class={write_class(table, by_number)}&lang={self._plan.lang}"

    def _words(self, table: Prepared) -> str:
        try:
            return write_words(table, by_number, self._plan.lang)
        except BadOption:
            return ""

    def _handed(self, table: Prepared) -> Handed:
        return Handed(table.table, self._words(table), self._link(table), table.lock)

    async def _print(self) -> None:
        """One sheet for each table, in the language of the tablets."""
        plan, w = self._plan, Words(self._plan.lang)
        title = GAMES[plan.game].texts.title(w)
        facts = [w.n("%(n)d child plays", "%(n)d children play", plan.people)]
        if plan.people < plan.seats:
            facts.append(w.n("%(n)d computer player", "%(n)d computer players", plan.seats - plan.people))
        if plan.minutes:
            facts.append(
                w("Playing time: %(n)d minutes. If you type the words, touch the clock and set it.", n=plan.minutes)
            )
        found = []
        for table in tables(plan):
            qr = await self._page.qr(self._link(table))
            lines = [self._line(w, table, seat) for seat in range(plan.people)]
            found.append(Sheet(table.table, title, self._words(table), self._page.base_url(), qr, facts, lines))
        self._page.open_panel(sheets(self.w, w, found), wide=True)

    async def _show_all(self) -> None:
        """The code of all tables, for the whole room."""
        plan, theirs = self._plan, Words(self._plan.lang)
        handed = self._handed(tables(plan)[0]._replace(table=0))
        title, qr = GAMES[plan.game].texts.title(theirs), await self._page.qr(handed.link)
        html = poster(self.w, theirs, title, handed.words, self._page.base_url(), qr)
        self._page.open_panel(html, wide=True)

    def _read(self, what: str) -> None:
        """A page of its own: the lesson plan of the game that is chosen, its rules in the language of the tablets, or
        privacy."""
        game = GAMES[self._plan.game]
        if what == "class-rules":
            theirs = Words(self._plan.lang)
            rules = el("div", rules_of(game, theirs, version=self._plan.rules), lang=theirs.lang)
            self._page.open_panel(join((buttons([Button(self.w("Back"), "teachers")]), rules)), wide=True)
            return
        plan = game.teaching.class_plan
        if what == "class-privacy":
            self._page.open_panel(privacy(self.w), wide=True)
        elif plan is not None:
            self._page.open_panel(class_plan(self.w, game.texts.title(self.w), plan(self.w)), wide=True)

    def _line(self, w: Words, table: Prepared, seat: int) -> str:
        """What stands over a line for a name: with teams, which of them sits there."""
        count = teams_of(self._plan)
        if not count:
            return w("Name")
        letter = team_letter(team_at(table.table, seat, count))
        return w("%(animal)s: name from team %(letter)s", animal=animal(w, table.seats[seat].mark), letter=letter)
