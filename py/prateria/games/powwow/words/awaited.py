"""While cards run on: for whom what lies there has become more, and how much; and that somebody takes the lead."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words, isolate

from ..engine.data import GREAT, HOPED
from ..engine.events import Took, Turned
from ..engine.preview import grown, hopes, rivals
from .nouns import amount
from .sentences import lead

__all__ = ["awaited"]


def awaited(w: Words, view: Any, event: Any, names: Sequence[str]) -> str:
    """Whom that card has made worth more, among people who may still come: of one's own first, else of the others, and
    who else could take it sooner; '' for nobody worth a word. Or that who has taken something leads by it."""
    if isinstance(event, Took) and view.seat is not None:
        return " ".join(lead(w, event, names, view))
    if not isinstance(event, Turned) or view.seat is None:
        return ""
    hoped, more = hopes(view), grown(view, event.card)
    found = [
        (player.seat == view.seat, hoped[card][0], card.partition("-")[2], player.seat)
        for player in view.players
        for card in sorted(more)
        if card.startswith(f"{player.colour}-") and hoped[card][0] > GREAT
    ]
    mine = {card: n for card, (n, _) in hoped.items() if card.startswith(f"{view.players[view.seat].colour}-")}
    best = max(mine.values(), default=0)
    if HOPED <= best <= GREAT:
        here = (card.partition("-")[2] for card, n in mine.items() if n == best and card in more)
        found += [(True, best, kind, view.seat) for kind in here]
    if not found:
        return ""
    own, n, kind, seat = max(found)
    if taken := rivals(view, seat, kind):
        if taken[0] == view.seat:
            return ""  # who could take it is asked
        return _sooner(w, view, taken, names) + (f" {_lacking(w, kind)}" if own else "")
    return _own(w, kind, n) if own else _other(w, kind, n, isolate(names[seat]))


def _sooner(w: Words, view: Any, taken: tuple[int, str], names: Sequence[str]) -> str:
    """Who could take that now, before whom it would bring most to has come: then it waits for nobody."""
    seat, loot = taken
    what = amount(w, loot, dict(view.table)[loot])
    return w.n("%(names)s could take: %(what)s.", "%(names)s could take: %(what)s.", 1,
               names=w.list([isolate(names[seat])]), what=what)  # fmt: skip


def _lacking(w: Words, kind: str) -> str:
    return {
        "chief": w("You need your chief."),
        "warrior": w("You need your warrior."),
        "maiden": w("You need your maiden."),
        "hunter": w("You need your hunter."),
    }[kind]


def _own(w: Words, kind: str, n: int) -> str:
    return {
        "chief": w.n("%(n)d card waits for your chief.", "%(n)d cards wait for your chief.", n),
        "warrior": w.n("%(n)d card waits for your warrior.", "%(n)d cards wait for your warrior.", n),
        "maiden": w.n("%(n)d card waits for your maiden.", "%(n)d cards wait for your maiden.", n),
        "hunter": w.n("%(n)d card waits for your hunter.", "%(n)d cards wait for your hunter.", n),
    }[kind]


def _other(w: Words, kind: str, n: int, name: str) -> str:
    return {
        "chief": w.n(
            "%(name)s: %(n)d card waits for the chief.", "%(name)s: %(n)d cards wait for the chief.", n, name=name
        ),
        "warrior": w.n(
            "%(name)s: %(n)d card waits for the warrior.", "%(name)s: %(n)d cards wait for the warrior.", n, name=name
        ),
        "maiden": w.n(
            "%(name)s: %(n)d card waits for the maiden.", "%(name)s: %(n)d cards wait for the maiden.", n, name=name
        ),
        "hunter": w.n(
            "%(name)s: %(n)d card waits for the hunter.", "%(name)s: %(n)d cards wait for the hunter.", n, name=name
        ),
    }[kind]
