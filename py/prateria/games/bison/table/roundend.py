"""The result of a round, area by area and terrain by terrain: who got how many animals. BI-25 to BI-27."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from prateria.kit.result import by_points, told, why
from prateria.kit.words import Words, isolate, times
from prateria.view import css
from prateria.view.frame import Sitter
from prateria.view.marks import name_of, seat_mark
from prateria.view.svg import Safe, el, join

from ..engine.data import ANIMALS, BARTER, PIECE, TERRAINS, VALUE
from ..engine.events import (
    Altered,
    Bartered,
    Bought,
    Gathered,
    HuntersPut,
    Moved,
    RoundEnded,
    SurplusLost,
    TerrainScored,
)
from ..engine.observe import Area, Observation
from ..engine.scoring import odd_one
from ..words import nouns, sentence
from ..words.leading import because, decisive, leads
from .land.small import lit, whole
from .stock import beast

__all__ = ["counted", "picture", "round_end"]

Events = Sequence[Any]

LEARNT: Final = 2
"""In so many rounds how a lead is decided stands over the areas: then it has been seen at work."""


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


def round_end(events: Events, before: Observation, after: Observation, w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    """The panel after a round, from all its events. `before`: the position whose areas were scored;
    `after`: when the next one begins."""
    counting = _counting(events)
    return join(
        (
            el("h2", w("The end of round %(n)d", n=before.round)),
            el("p", _turned(w, before, sitters, events)),
            _table(w, before, after, sitters, counting),  # first: on a phone the areas fill more than the screen
            el("p", f"{_would_win(w, before, sitters)} {_what_wins(w, after)}".lstrip(), class_="bi-wins"),
            _surplus(w, counting, sitters),
            el("p", leads(w), class_=css.SMALL) if before.round <= LEARNT else Safe(),
            whole(before),
            el("div", *(_terrain(w, before, n, sitters) for n in range(len(TERRAINS))), class_="bi-scored-lands"),
        )
    )


def counted(events: Events) -> Sequence[int]:
    """What all areas brought each seat, whatever was bought meanwhile (BI-28)."""
    return [sum(gains) for gains in zip(*(one.gains for one in events if isinstance(one, TerrainScored)), strict=True)]


def _turned(w: Words, view: Observation, sitters: tuple[Sitter, ...], events: Events) -> str:
    """Of the areas that somebody leads after what they did there in this round that of the greatest lead, and why; if
    there is none, where who got most is furthest ahead, which stays the same for rounds. '' where several got as
    much."""
    points = [sum(area.gains[sitter.seat] for area in view.areas) for sitter in sitters]
    best = [seat for seat, n in enumerate(points) if n == max(points)]
    scored = [area for area in view.areas if any(area.gains)]
    parts = [(nouns.small(nouns.area_of(w, area.id, area.animals)), area.gains) for area in scored]
    names = [isolate(sitter.name) for sitter in sitters]
    new = [(seat, area) for seat in range(view.seats) for area in _new(view, seat, events)]
    if new:
        return _leads(w, *max(new, key=lambda one: (_ahead(one[1], one[0]), one[0] in best)), names)
    return why(w, parts, names, points, best, over=False) if len(best) == 1 else ""


def _leads(w: Words, seat: int, area: Area, names: Sequence[str]) -> str:
    """Who leads an area now, before whom, and why: `Mountains D4: Ola (tipi 3) is ahead of Jan (2 hunters). A tipi
    beats any number of hunters.`"""
    there = nouns.area(w, area.id)
    others = [one for one, place in enumerate(area.places) if place > 1]
    if not others:
        animals = nouns.amount(w, ANIMALS[TERRAINS.index(area.terrain)], area.animals)
        return w("%(area)s: only %(name)s is there and gets everything (%(animals)s).",
                 area=there, name=names[seat], animals=animals)  # fmt: skip
    second = min(others, key=lambda one: area.places[one])
    first, then = (nouns.forces(w, area.terrain, its) for its in decisive(area.pieces[seat], area.pieces[second]))
    said = w("%(area)s: %(name)s (%(first)s) is ahead of %(other)s now (%(then)s).",
             area=there, name=names[seat], first=first, other=names[second], then=then)  # fmt: skip
    return f"{said} {because(w, area.terrain, area.pieces[seat], area.pieces[second])}"


def _ahead(area: Area, seat: int) -> int:
    """By how many that seat is ahead of the next there."""
    return area.gains[seat] - max(n for other, n in enumerate(area.gains) if other != seat)


def _new(view: Observation, seat: int, events: Events) -> list[Area]:
    """The areas in which that seat has done something in this round and is ahead."""
    goals = {
        getattr(event, "space", getattr(event, "to", ""))
        for event in events
        if isinstance(event, Altered | Gathered | HuntersPut | Moved) and event.seat == seat
    }
    return [area for area in view.areas if goals.intersection(area.spaces) and _ahead(area, seat) > 0]


def _would_win(w: Words, view: Observation, sitters: tuple[Sitter, ...]) -> str:
    """Who would be first if this had been the last counting (BI-30); '' where several would."""
    points = [sum(area.gains[sitter.seat] for area in view.areas) for sitter in sitters]
    first, names = by_points(points), [isolate(sitter.name) for sitter in sitters]
    if points.count(points[first[0]]) > 1:
        return ""
    return w("Were this the last counting, %(name)s would win (%(points)s).",
             name=names[first[0]], points=told(names, points, first))  # fmt: skip


def _what_wins(w: Words, after: Observation) -> str:
    """What the stocks in the table are good for (BI-30)."""
    if after.round == after.rounds:
        return w("The last round begins. Only its counting wins: what is in stock then is lost.")
    last = after.rounds
    said = w("Your stock pays for what you do. What wins is only the counting of the last round, round %(n)d.", n=last)
    return said.replace(f" {last}", f"\u00a0{last}")  # no line ends between the word and its number


def _counting(events: Events) -> Events:
    """What happened since the last turn of the round ended."""
    ends = [n for n, event in enumerate(events) if isinstance(event, RoundEnded)]
    return events[ends[-1] :] if ends else ()


def _terrain(w: Words, view: Observation, terrain: int, sitters: tuple[Sitter, ...]) -> Safe:
    """All areas of a terrain that brought somebody something, or could have."""
    name = TERRAINS[terrain]
    areas = [area for area in view.areas if area.terrain == name and area.animals and any(area.places)]
    lines = [_area(w, view, area, sitters) for area in sorted(areas, key=lambda area: (-area.animals, area.id))]
    return el(
        "section",
        el("h3", picture(terrain), _title(w, name)),
        el("ul", *lines, class_="bi-scored") if lines else el("p", "–"),
        class_=f"bi-scored-land on-{name}",
    )


def _title(w: Words, terrain: str) -> str:
    return {"prairie": w("Prairies"), "mountain": w("Mountains"), "river": w("Rivers")}[terrain]


def _area(w: Words, view: Observation, area: Area, sitters: tuple[Sitter, ...]) -> Safe:
    """An area: where it lies, on a map too, its animals, how large it is, and what each seat got, first place first."""
    there = sorted((seat for seat, place in enumerate(area.places) if place), key=lambda seat: area.places[seat])
    shares = [_share(w, area, sitters[seat]) for seat in there]
    number = nouns.amount(w, ANIMALS[TERRAINS.index(area.terrain)], area.animals)
    size = w.n("%(n)d space", "%(n)d spaces", len(area.spaces))
    if len(area.spaces) > 1:  # it bears the name of one of them
        size += f" ({', '.join(space[:-1] for space in area.spaces)})"
    name = f"{nouns.area(w, area.id)}: {number}, {size}"
    odd = (el("small", w("the odd animal counts for nobody")),) if odd_one(area.places, area.animals) else ()
    return el(
        "li", lit(view, area), el("span", name, class_="bi-scored-name"), el("span", *shares, *odd, class_="bi-shares")
    )


def _share(w: Words, area: Area, sitter: Sitter) -> Safe:
    """What one seat got of an area, by which place, and what it has there."""
    place = area.places[sitter.seat]
    why = f"{_rank(w, place, area.places.count(place) > 1)}: {nouns.forces(w, area.terrain, area.pieces[sitter.seat])}"
    return el(
        "span",
        seat_mark(sitter.seat, sitter.name),
        el("b", nouns.gained(area.gains[sitter.seat])),
        el("small", why),
        class_=f"bi-share s{sitter.seat}" + (" bi-best" if place == 1 else ""),
    )


def _rank(w: Words, place: int, shared: bool) -> str:
    """A place, as short as may be: half for a tie and half for second are not the same."""
    alone = {1: w.p("place", "1st"), 2: w.p("place", "2nd"), 3: w.p("place", "3rd"), 4: w.p("place", "4th")}
    tied = {1: w.p("place", "1st, shared"), 2: w.p("place", "2nd, shared"), 3: w.p("place", "3rd, shared")}
    return (tied if shared else alone)[place]


def _table(w: Words, before: Observation, after: Observation, sitters: tuple[Sitter, ...], events: Events) -> Safe:
    """What each player has of each animal now, and how that came: what was there, what was counted, what went."""
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
        went = _went(events, player.seat)
        cells = [_stood(w, now, gain, less) for gain, now, less in zip(gains, player.animals, went, strict=True)]
        last = _stood(w, player.points, sum(gains), sum(went))
        rows.append(el("tr", el("th", name_of(sitters[player.seat]), scope="row"), *cells, last))
    return el("table", el("thead", head), el("tbody", *rows), class_=css.POINTS)


def _stood(w: Words, now: int, gain: int, went: int) -> Safe:
    """What there is, and below it the sum that makes it: `13`, `7 + 6`; what went may stand in a line of its own. Who
    hears it is told what is what."""
    before, less = now - gain - went, f"− {-went}" if went < 0 else f"+ {went}" if went else ""
    parts = [f"{before} + {gain}", *([less] if less else [])]
    seen = (piece for part in parts for piece in (el("span", part), Safe(" ")))
    said = w("before %(before)d, counted %(counted)d", before=before, counted=gain)
    return el(
        "td",
        el("b", str(now)),
        el("span", f": {said}, {less}" if less else f": {said}", class_=css.UNSEEN),
        el("small", *seen, aria_hidden="true"),
        class_="bi-stood",
    )


def _went(events: Events, seat: int) -> tuple[int, ...]:
    """What somebody above 15 paid or lost of each animal during the counting, below 0, or bartered for (BI-28)."""
    went = [0] * len(ANIMALS)
    for event in events:
        match event:
            case Bought(seat=s, piece=piece) if s == seat:
                went = [n - VALUE[PIECE[piece]] for n in went]
            case Bartered(seat=s, give=give, get=get) if s == seat:
                went[ANIMALS.index(give)] -= BARTER
                went[ANIMALS.index(get)] += 1
            case SurplusLost(seat=s, animal=animal, amount=n) if s == seat:
                went[ANIMALS.index(animal)] -= n
    return tuple(went)


def _surplus(w: Words, events: Events, sitters: tuple[Sitter, ...]) -> Safe:
    """What those above 15 did with it, in the sentences of the log; nothing where nobody was."""
    names = [sitter.name for sitter in sitters]
    told = (sentence(w, event, names, None) for event in events if isinstance(event, Bought | Bartered | SurplusLost))
    lines = [el("li", line) for line in times([line for line in told if line])]
    if not lines:
        return Safe()
    return el("section", el("h3", w("More than 15 of a kind")), el("ul", *lines), class_="bi-scored-surplus")
