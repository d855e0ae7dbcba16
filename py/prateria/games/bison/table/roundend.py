"""The result of a round, area by area and terrain by terrain: who got how many animals. BI-25 to BI-27."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.frame import Sitter
from prateria.view.marks import name_of, seat_mark
from prateria.view.svg import Safe, el, join

from ..engine.data import ANIMALS, TERRAINS
from ..engine.observe import Area, Observation
from ..words import nouns
from .stock import beast

__all__ = ["picture", "round_end"]


@lru_cache(8)
def picture(terrain: int) -> Safe:
    """An animal beside words."""
    return el(
        "svg",
        beast(terrain, 0, 0, 24),
        viewBox="0 0 24 24",
        class_=f"{css.TABLE} bison-table {css.SIGN}",
        aria_hidden="true",
    )


def round_end(
    events: Iterable[Any], before: Observation, after: Observation, w: Words, sitters: tuple[Sitter, ...]
) -> Safe:
    """The panel after a round. `before`: the position whose areas were scored; `after`: when the next one begins."""
    title = w("The end of the last round") if after.outcome else w("The end of round %(n)d", n=before.round)
    return join(
        (
            el("h2", title),
            el("div", *(_terrain(w, before, n, sitters) for n in range(len(TERRAINS))), class_="scored-lands"),
            _table(w, before, after, sitters),
        )
    )


def _terrain(w: Words, view: Observation, terrain: int, sitters: tuple[Sitter, ...]) -> Safe:
    """All areas of a terrain that brought somebody something, or could have."""
    name = TERRAINS[terrain]
    areas = [area for area in view.areas if area.terrain == name and area.animals and any(area.places)]
    lines = [_area(w, area, sitters) for area in sorted(areas, key=lambda area: (-area.animals, area.id))]
    return el(
        "section",
        el("h3", picture(terrain), _title(w, name)),
        el("ul", *lines, class_="scored") if lines else el("p", "–"),
        class_=f"scored-land on-{name}",
    )


def _title(w: Words, terrain: str) -> str:
    return {"prairie": w("Prairies"), "mountain": w("Mountains"), "river": w("Rivers")}[terrain]


def _area(w: Words, area: Area, sitters: tuple[Sitter, ...]) -> Safe:
    """An area: its name, its animals, and what each seat got, first place first."""
    there = sorted((seat for seat, place in enumerate(area.places) if place), key=lambda seat: area.places[seat])
    shares = [_share(w, area, sitters[seat]) for seat in there]
    number = nouns.amount(w, ANIMALS[TERRAINS.index(area.terrain)], area.animals)
    return el("li", el("span", f"{area.id[:-1]}: {number}", class_="scored-name"), el("span", *shares, class_="shares"))


def _share(w: Words, area: Area, sitter: Sitter) -> Safe:
    """What one seat got of an area, by which place, and what it has there."""
    place = area.places[sitter.seat]
    why = f"{_rank(w, place, area.places.count(place) > 1)}: {nouns.forces(w, area.terrain, area.pieces[sitter.seat])}"
    return el(
        "span",
        seat_mark(sitter.seat, sitter.name),
        el("b", str(area.gains[sitter.seat])),
        el("small", why),
        class_=f"share s{sitter.seat}" + (" best" if place == 1 else ""),
    )


def _rank(w: Words, place: int, shared: bool) -> str:
    """A place, as short as may be: half for a tie and half for second are not the same."""
    alone = {1: w.p("place", "1st"), 2: w.p("place", "2nd"), 3: w.p("place", "3rd"), 4: w.p("place", "4th")}
    tied = {1: w.p("place", "1st, shared"), 2: w.p("place", "2nd, shared"), 3: w.p("place", "3rd, shared")}
    return (tied if shared else alone)[place]


def _table(w: Words, before: Observation, after: Observation, sitters: tuple[Sitter, ...]) -> Safe:
    """What each player got of each animal, and what the tracks show then."""
    final = after.outcome is not None
    head = el(
        "tr",
        el("th", w("Player"), scope="col"),
        *(el("th", picture(n), el("span", nouns.animal(w, animal)), scope="col") for n, animal in enumerate(ANIMALS)),
        el("th", w("in all"), scope="col"),
    )
    rows = []
    for player in after.players:
        gains = [
            sum(area.gains[player.seat] for area in before.areas if area.terrain == terrain) for terrain in TERRAINS
        ]
        cells = [
            el("td", f"+{gain}", *(() if final else (el("small", f" → {now}"),)))
            for gain, now in zip(gains, player.animals, strict=True)
        ]
        total = sum(gains)
        rows.append(
            el(
                "tr",
                el("th", name_of(sitters[player.seat]), scope="row"),
                *cells,
                el("td", f"+{total}", class_=css.SUM),
            )
        )
    return el("table", el("thead", head), el("tbody", *rows), class_=css.POINTS)
