"""The result of a hunt, territory by territory: who caught which herd, who took which captives, who the hide thief."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from prateria.kit.result import told
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.animals import bison, calf
from prateria.view.frame import Sitter
from prateria.view.marks import name_of
from prateria.view.stone import stone
from prateria.view.svg import Safe, el, join

from .. import words
from ..engine.data import LARGE_HERDS, THIEF
from ..engine.events import BisonCaught, BisonLost, CaptivesTaken, CardsReturned, ThievesTaken
from ..engine.observe import Observation, Player
from ..words.mattered import most
from ..words.sentences import unguarded, why_lost
from .cards import CARD_H, CARD_W, face
from .figures import emblem

__all__ = ["SIGNS", "herd_tile", "picture", "round_end", "sight"]

SIGNS: Final = {"bison": "bison", "captives": "captive", "thieves": "thief"}
_VALUE: Final = 23  # of the number of a herd, in the measure of its tile


@lru_cache(64)
def herd_tile(value: int, label: str = "") -> Safe:
    """A herd as a small tile: the animal and its number. `label`: how it is called, where nothing beside it says so."""
    large = value >= min(LARGE_HERDS)
    animals = (
        (calf(1, 4, 0.2), calf(40, 3, 0.2, True), bison(8, 6, 0.36)) if large else (bison(16, 12, 0.27),)
    )  # fmt: skip
    return el(
        "svg",
        el("rect", x=1, y=1, width=64, height=44, rx=8, class_="herd-ground"),
        *animals,
        *stone(str(value), 48, 29, 15.5, 37, _VALUE),  # read where the tile is 32 px wide
        viewBox="0 0 66 46",
        class_=f"{css.TABLE} herd-tile",
        role="img",
        aria_label=label or str(value),
    )


def picture(name: str, beside: str = "") -> Safe:
    """A sign of the game beside words; two share its place."""
    signs = (
        (emblem(name, -1, -1, 16), emblem(beside, 10, 9, 15)) if beside else (emblem(name, 0, 0, 24),)
    )  # fmt: skip
    return el("svg", *signs, viewBox="0 0 24 24", class_=f"{css.TABLE} {css.SIGN}", aria_hidden="true")


def round_end(
    events: Iterable[Any], before: Observation, after: Observation, w: Words, sitters: tuple[Sitter, ...]
) -> Safe:
    """The panel after a hunt. `before`: the position when the last card was laid; `after`: once all is taken."""
    told = tuple(events)
    over = after.outcome is not None
    thieves = next((e for e in told if isinstance(e, ThievesTaken)), None)
    return join(
        (
            el("h2", w("That was the last hunt") if over else w("The end of hunt %(n)d", n=before.hunt)),
            *_turned(w, told, before, after, sitters),
            # first: on a phone the rest may be below the edge
            el("div", _points(w, before, after, sitters), *_coming(w, after), class_="hunt-sums"),
            _thief(w, thieves, sitters),
            el(
                "div",
                *(_territory(w, place.id, told, sitters, over) for place in before.territories),
                class_="hunt-lands",
            ),
            el("span", data_say=_next(w, after, sitters)[0], hidden=True) if not over else Safe(),
        )
    )


def _turned(
    w: Words, events: tuple[Any, ...], before: Observation, after: Observation, sitters: tuple[Sitter, ...]
) -> list[Safe]:
    """Where who brought home most has got it, if that is one, then how it stands."""
    points = [new.points - old.points for old, new in zip(before.players, after.players, strict=True)]
    best = [seat for seat, n in enumerate(points) if n == max(points)]
    told = [most(w, events, [sitter.name for sitter in sitters], best[0])] if len(best) == 1 else []
    told = [*filter(None, told), *_next(w, after, sitters)[:1]]
    return [el("p", " ".join(told), class_="turned")] if told else []


def _next(w: Words, after: Observation, sitters: tuple[Sitter, ...]) -> list[str]:
    """Who is to be caught up with, and by what, where another hunt comes; after the last one how it has ended."""
    over = after.outcome is not None
    herds = sorted((herd for place in after.territories for herd in place.herds), reverse=True)
    waits = [] if over else [w("Herds in hunt %(n)d: %(herds)s.", n=after.hunt, herds=", ".join(map(str, herds)))]
    first, second, *_ = sorted(after.players, key=lambda player: -player.points)
    if not (gap := first.points - second.points):
        points = [player.points for player in after.players]
        tied = [seat for seat, n in enumerate(points) if n == first.points]
        names = [isolate(sitter.name) for sitter in sitters]
        return [w("A tie: %(points)s!", points=told(names, points, tied)), *waits]
    name = isolate(sitters[first.seat].name)
    if over:
        return [
            w.n(
                "%(name)s is %(n)d point ahead in the end.",
                "%(name)s is %(n)d points ahead in the end.",
                gap,
                name=name,
            )
        ]
    leads = w.n("%(name)s leads by %(n)d point.", "%(name)s leads by %(n)d points.", gap, name=name)
    return [leads, *waits]


def _coming(w: Words, after: Observation) -> list[Safe]:
    """The herds of the next hunt, each at its place."""
    if after.outcome is not None:
        return []
    sights = el("div", *(sight(w, place.id, place.herds) for place in after.territories), class_="sights")
    return [el("section", el("h3", w("Hunt %(n)d", n=after.hunt)), sights, class_="hunt-next")]


def sight(w: Words, name: str, herds: tuple[int, ...]) -> Safe:
    """A territory and the herds that can be hunted there."""
    return el(
        "span",
        el("span", words.place(w, name), class_="sight-name"),
        *(herd_tile(value, w("bison %(sum)d", sum=value)) for value in sorted(herds, reverse=True)),
        class_=f"sight land-{name}",
    )


def _how(w: Words, event: BisonCaught) -> str:
    """By what a herd was won; no number stands alone in a line."""
    if event.place > 1:
        told = w("second, with strength %(n)d", n=event.strength)
    else:
        told = w("with strength %(n)d", n=event.strength) if event.strength else w("nobody else came")
    return told.replace(f" {event.strength}", f"\xa0{event.strength}")


def _territory(w: Words, name: str, events: tuple[Any, ...], sitters: tuple[Sitter, ...], over: bool) -> Safe:
    lines: list[Safe] = []
    for event in events:
        if getattr(event, "territory", "") != name:
            continue
        if isinstance(event, BisonCaught):
            lines.append(
                _line(
                    herd_tile(event.value, w("bison %(sum)d", sum=event.value)),
                    name_of(sitters[event.seat]),
                    el("span", _how(w, event)),
                )
            )
        elif isinstance(event, BisonLost):
            tiles = (herd_tile(value, w("bison %(sum)d", sum=value)) for value in event.values)
            lines.append(_line(*tiles, el("span", why_lost(w, event.why)), class_="lost"))
        elif isinstance(event, CaptivesTaken) and event.cards:
            cards = [_captive(w, seat, kind) for seat, kind in event.cards]
            text = w.n("%(n)d captive", "%(n)d captives", len(event.cards))
            lines.append(
                _line(
                    picture("captive"),
                    name_of(sitters[event.seat]),
                    el("span", text),
                    el("span", *cards, class_="captives"),
                )
            )
        elif isinstance(event, CardsReturned):
            lines.append(
                _line(
                    picture("cards"),
                    el("span", w("Nobody stands guard, so nobody takes captives.") if over else unguarded(w)),
                    class_="lost",
                )
            )
    return el("section", el("h3", words.place(w, name)), *lines, class_=f"hunt-land land-{name}")


def _captive(w: Words, seat: int, kind: str) -> Safe:
    """A card that was captured, face up: all have seen which it is."""
    return el(
        "svg",
        el("title", words.kind(w, kind)),  # a touch has it said
        face(kind, seat, False),
        viewBox=f"0 0 {CARD_W} {CARD_H}",
        class_=f"{css.TABLE} {css.CARD_UP} captive s{seat}",
        role="img",
    )


def _line(*kids: Safe, class_: str = "") -> Safe:
    return el("p", *kids, class_=f"hunt-line {class_}".rstrip())


def _thief(w: Words, event: ThievesTaken | None, sitters: tuple[Sitter, ...]) -> Safe:
    if event is None or not event.seats:
        text = w("Nobody hunted: no hide thief comes.")
        return el("section", _line(picture("thief"), el("span", text)), class_="hunt-thief")
    said = words.sentence(w, event, [sitter.name for sitter in sitters], None) or ""
    return el("section", _line(picture("thief"), el("span", said)), class_="hunt-thief")


def _more(n: int) -> str:
    return f"{n:+d}".replace("-", "−") if n else "0"


def _parts(w: Words, old: Player, new: Player, name: str) -> list[Safe]:
    """Of what a sum is made: with signs, and by ear in words."""
    won = {
        "bison": sum(new.bison) - sum(old.bison),
        "captives": len(new.captives) - len(old.captives),
        "thieves": THIEF * (new.thieves - old.thieves),
    }
    parts = ", ".join(f"{words.breakdown_label(w, source)} {_more(n)}" for source, n in won.items() if n)
    if not parts:
        return []
    seen = (el("span", picture(SIGNS[source]), _more(n)) for source, n in won.items() if n)
    return [
        el("span", *seen, class_="brought", aria_hidden="true"),
        el("span", f" ({parts})", class_=css.UNSEEN, data_say=f"{isolate(name)}: {parts}."),
    ]


def _points(w: Words, before: Observation, after: Observation, sitters: tuple[Sitter, ...]) -> Safe:
    """Who has most comes first."""
    rows = []
    pairs = zip(before.players, after.players, strict=True)
    for old, new in sorted(pairs, key=lambda pair: -pair[1].points):
        change = new.points - old.points
        rows.append(
            el(
                "tr",
                el("th", name_of(sitters[new.seat]), scope="row"),
                el("td", el("b", _more(change)), *_parts(w, old, new, sitters[new.seat].name), class_="change"),
                el("td", str(new.points).replace("-", "−"), class_=css.SUM),
            )
        )
    head = el(
        "tr",
        el("th", w("Points"), scope="col"),
        el("th", w("this hunt"), scope="col"),
        el("th", w("so far") if after.outcome is None else w.p("points", "in the end"), scope="col"),
    )
    return el("table", el("thead", head), el("tbody", *rows), class_=css.POINTS)
