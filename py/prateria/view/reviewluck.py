"""The part of a review that tells how the deal was: how many other deals were kinder, and how many harder. HTML."""

from typing import Final

from ..kit.words import Words, isolate
from . import css
from .chart import LETTERS
from .course import SLIM
from .palette import seat_class, shape
from .reviewed import Luck, Review
from .svg import Safe, el, join

__all__ = ["luck"]

STRIP: Final = 46


def luck(w: Words, r: Review) -> Safe:
    """The whole part."""
    title = el("h3", w("Luck with the deal"))
    how = w("This was dealt by chance. To see how kind it was, computers alone played this deal and others.")
    return el(
        "section",
        title,
        el("p", how),
        *(join((el("p", _lucky(w, r, one)), _strip(w, one))) for one in r.luck),
        *([el("p", r.stays, class_=css.SMALL)] if r.stays else []),
    )


def _lucky(w: Words, r: Review, luck: Luck) -> str:
    """Whether it was kind, and what that means: so many others would have been worse, so many better."""
    of = len(luck.others)
    if luck.of is not None:
        return w("%(n)d of %(of)d other deals are played so far.", n=of, of=luck.of)
    worse, better = sum(other < luck.here for other in luck.others), sum(other > luck.here for other in luck.others)
    name = isolate(r.sitters[luck.seat].name)
    if 4 * worse >= 3 * of:
        told = _kind(w, name, luck, False)
    elif 4 * better >= 3 * of:
        told = _hard(w, name, luck.won)
    elif 5 * worse >= 3 * of:
        told = _kind(w, name, luck, True)
    elif 5 * better >= 3 * of:
        told = _rather_hard(w, name, luck.won)
    else:
        told = w("%(name)s: neither kind nor hard.", name=name)
    return f"{told} {_counted(w, of, worse, better, bool(luck.won))}"


def _kind(w: Words, name: str, luck: Luck, rather: bool) -> str:
    """Who has lost with it learns that no contradiction lies in that: computers lose with it, too, or it decides
    nothing alone."""
    if luck.won is False and luck.here < 0:
        return w("%(name)s: a kinder deal than most, and still hard to win.", name=name)
    if luck.won is False and rather:
        return w("%(name)s: rather a kind deal, but luck alone does not win.", name=name)
    if luck.won is False:
        return w("%(name)s: a kind deal this time, but luck alone does not win.", name=name)
    if luck.won:
        return w("%(name)s: a kind deal, and well played.", name=name)
    if rather:
        return w("%(name)s: rather a kind deal.", name=name)
    return w("%(name)s: a kind deal this time.", name=name)


def _hard(w: Words, name: str, won: bool | None) -> str:
    if won:
        return w("%(name)s: a hard deal, and it went well all the same.", name=name)
    return w("%(name)s: a hard deal, and nobody’s fault.", name=name)


def _rather_hard(w: Words, name: str, won: bool | None) -> str:
    if won:
        return w("%(name)s: rather a hard deal, and it went well all the same.", name=name)
    return w("%(name)s: rather a hard deal, and nobody’s fault.", name=name)


def _counted(w: Words, of: int, worse: int, better: int, won: bool) -> str:
    """How many of the others say so: where these are about as many as those that do not, both. Who has `won` hears what
    the deal was good for, and not how hard it could have been."""
    if 5 * worse >= 3 * of and won:
        return w("%(n)d of %(of)d other deals went worse for a computer in that place.", n=worse, of=of)
    if 5 * worse >= 3 * of:
        return w("With %(n)d of %(of)d other deals a computer in that place did worse.", n=worse, of=of)
    if 5 * better >= 3 * of:
        return w("With %(n)d of %(of)d other deals a computer in that place did better.", n=better, of=of)
    even = of - worse - better
    if even == of:
        return w("All %(of)d other deals would have been alike.", of=of)
    parts = [
        w("in %(n)d of %(of)d other deals it would have been harder", n=worse, of=of),
        w("in %(n)d kinder", n=better),
        *([w("in %(n)d alike", n=even)] if even else []),
    ]
    told = ", ".join(parts)
    return f"{told[0].upper()}{told[1:]}."


def _strip(w: Words, luck: Luck) -> Safe:
    """The other deals in a row, a dot each, this one as the shape of the seat: who counts comes to what is said."""
    worse, each = sum(other < luck.here for other in luck.others), (SLIM.width - 34) / max(len(luck.others), 1)
    places = [round(17 + each * n, 1) for n in range(len(luck.others) + 1)]
    x = places.pop(worse)
    dots = (el("circle", cx=place, cy=15, r=5, class_=css.REVIEW_OTHER) for place in places)
    return el(
        "svg",
        el("path", d=f"M14 15H{SLIM.width - 14}", class_=css.CHART_GRID),
        *dots,
        el("g", shape(luck.seat, x - 10, 5, 20), class_=seat_class(luck.seat)),
        el("text", w.p("deal", "harder"), x=14, y=41, font_size=LETTERS, class_=css.SOFT),
        el("text", w.p("deal", "kinder"), x=SLIM.width - 14, y=41, font_size=LETTERS, class_=css.END_SOFT),
        viewBox=f"0 0 {SLIM.width} {STRIP}",
        class_=f"{css.TABLE} {css.CHART} {css.REVIEW_DEAL}",
        aria_hidden="true",
    )
