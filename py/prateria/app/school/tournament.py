"""The page of a tournament for two: names, pairings, results, the table. Kept on the teacher's device only."""

import json
from typing import Final

from ...core.school.cup import Cup, done, dump, enrolled, load, paired, scored, stand, unpaired, whole
from ...core.school.swiss import WIN
from ...kit.words import Words
from ...view.school.tournament import Shown, cup_page
from ..page import Page
from .asfile import MARK, cup_csv
from .gather import Entry
from .kept import CUP, keep_kept, read_kept
from .results import Found

__all__ = ["Tournament"]

SCORES: Final = {"": None, "0": 0, "1": 1, "2": WIN}


class Tournament:
    """`erasing`: that has been asked for, and is to be confirmed."""

    def __init__(self, page: Page, w: Words) -> None:
        self._page, self.w = page, w

    async def order(self, what: str, field: str, value: str, found: Found) -> None:
        """A button or a field of the page: `class-cup-...`. `found`: the results of the tables."""
        cup, w, said = load(read_kept(self._page, CUP)), self.w, ""
        new = cup
        if what == "class-cup-names":
            new = enrolled(cup, str(json.loads(value).get("names", "")).splitlines())
        elif what == "class-cup-away":
            away = [name for name in cup.away if name != field]
            new = cup._replace(away=tuple([*away, field] if value == "false" and field in cup.names else away))
        elif what == "class-cup-pair" and done(cup):
            new = paired(cup)
            if new == cup:
                said = w("Everybody who is here has met everybody.")
        elif what == "class-cup-undo":
            new = unpaired(cup)
        elif what == "class-cup-score" and value in SCORES:
            number, _, table = field.partition(".")
            if number.isdecimal() and table.isdecimal():
                new = scored(cup, int(number), int(table), SCORES[value])
        elif what == "class-cup-take":
            new, n = _taken(cup, found)
            said = w.n("%(n)d game is taken from the results.", "%(n)d games are taken from the results.", n)
        elif what == "class-cup-csv":
            self._page.download("prateria-tournament.csv", MARK + cup_csv(stand(cup)))
        elif what == "class-cup-erase-yes":
            new = Cup()
        if new != cup and await keep_kept(self._page, CUP, dump(new)):
            said = w("There is no room left on this device: this is not kept.")
            new = cup
        shown = Shown(
            new.names, new.away, new.rounds, stand(new), whole(new), done(new), what == "class-cup-erase", said
        )
        self._page.open_panel(cup_page(w, shown), wide=True)


def _taken(cup: Cup, found: Found) -> tuple[Cup, int]:
    """The last round with the results of its tables: table 1 is its first pair, and who stands first sits on the first
    seat. A result counts for one game only. Gives how many there were, too."""
    number, n = len(cup.rounds) - 1, 0
    for table, match in enumerate(cup.rounds[-1] if cup.rounds else ()):
        fitting = (one for one in found.entries if one.table == table + 1 and not one.reason and len(one.points) == 2)
        entry = next((one for one in fitting if one.key not in cup.taken), None)
        if entry is not None and match.second and match.points is None:
            cup, n = scored(cup, number, table, _score(entry)), n + 1
            cup = cup._replace(taken=(*cup.taken, entry.key))
    return cup, n


def _score(entry: Entry) -> int:
    """Of the first seat. Whoever has won; where nobody has checked that, who has more points."""
    won = entry.winners or tuple(seat for seat in (0, 1) if entry.points[seat] == max(entry.points))
    return 1 if len(won) == 2 else WIN if 0 in won else 0
