"""The end of a year, so that one understands it: what it brought and from what, the new order, how each grid turns and
slides. WE-70, WE-71. With all motion the gains fly to their tracks, whose bars grow, then the grids slide
(wendake.css)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.frame import Sitter
from prateria.view.marks import name_of, seat_mark
from prateria.view.svg import Safe, el, join

from ..engine.data import TRACKS, TRIBES, YEARS
from ..engine.events import MasksPlayed, PointShifted, Scored, Swapped, YearEnded
from ..engine.observe import Observation
from ..engine.preview import turtles_range
from ..words import nouns
from ..words.brings import counted
from ..words.effects import part
from ..words.sentences_year import passes
from .pictograms import sign
from .sprite import whole
from .tiles import slide

__all__ = ["round_end"]

Sources = dict[tuple[int, str, str], int]
"""Points by seat, track, and what brought them."""

BAR: Final = 8
"""A bar is full at this level, or at the highest that there is."""
BESIDE: Final = 2  # so many grids have room beside what the year has brought; more lie below it
WIDE: Final = 60  # a bar
THICK: Final = 7


def round_end(
    events: Iterable[Any], before: Observation, after: Observation, w: Words, sitters: tuple[Sitter, ...]
) -> Safe:
    """The panel after a year. `before`: the position with its last marker; `after`: all grids have turned and slid."""
    events = tuple(events)
    order = next((event.order for event in events if isinstance(event, YearEnded)), after.order)
    steps = (
        w("One of your four markers always goes to the order of play: if it is your last one, it goes by itself."),
        w("Tiles with an action marker are turned over; the one with the fire marker is not."),
        w("All tiles slide down one row. The three at the bottom leave the grid and show their action side again."),
        w(
            "In the new order everyone may change one of the three for another tile; then they are shuffled and come "
            "back on top."
        ),
    )
    first, last = before.year == 1, before.year == YEARS
    shown = [] if last else [slide(w, before, after, sitter) for sitter in _grids_of(order, sitters)]
    panel = join(
        (
            el("h2", w("Year %(n)d is over", n=before.year)),
            _gained(w, events, before, sitters),
            el(
                "div",
                _whence(w, events, before, sitters),
                _turtles(w, before, sitters),
                el(
                    "p",
                    el("b", w("This order decides ties:") if last else w("New order of play:")),
                    *(name_of(sitters[seat]) if seat < len(sitters) else _ghost(w, seat) for seat in order),
                    class_=f"{css.RULE_ROW} we-line-up",
                ),
                el("ol", *(el("li", step) for step in steps), class_="we-year-steps") if first else Safe(),
                el("div", *shown, class_="we-slides", tabindex=0) if shown else Safe(),
                class_="we-year we-crowd" if len(shown) > BESIDE else "we-year",
            ),
        )
    )
    return whole(panel)


def _grids_of(order: Sequence[int], seated: Sequence[Sitter]) -> list[Sitter]:
    """Whose grids are seen to slide: of two all, people first; of more those of people, if there are any."""
    sitters = [seated[seat] for seat in order if seat < len(seated)]
    people = [sitter for sitter in sitters if sitter.bot is None]
    return people if people and len(sitters) > BESIDE else sorted(sitters, key=lambda sitter: sitter.bot is not None)


def _gained(w: Words, events: Sequence[Any], before: Observation, sitters: tuple[Sitter, ...]) -> Safe:
    """Where everyone stands on each track, how far all `events` of the year have brought them, and what counts."""
    came = {(player.seat, track): 0 for player in before.players for track in TRACKS}
    for event in events:
        match event:
            case Scored():
                came[event.seat, event.track] += event.points
            case PointShifted():
                came[event.seat, event.source] -= 1
                came[event.seat, event.to] += 1
    tracks, swapped = [track for pair in before.pairs for track in pair], _swapped(events, before)
    most = max(BAR, *(level for player in before.players for level in player.tracks))
    gains, risen, names = [], False, [isolate(sitter.name) for sitter in sitters]
    rows, head = [], [el("th", _sign(w, track), scope="col") for track in tracks]
    for player in before.players:
        now = dict(zip(TRACKS, player.tracks, strict=True))
        was = {track: n - came[player.seat, track] for track, n in now.items()}
        counting = {_lower(now, pair) for pair in before.pairs}
        cells = [_level(w, now[track], came[player.seat, track], track in counting, most) for track in tracks]
        name = el("th", name_of(sitters[player.seat]), scope="row")
        sum_, sum_then = (_points(level, before.pairs) for level in (now, was))
        risen |= sum(sum_) > sum(sum_then)
        gains.append(sum(sum_) - sum(sum_then) - (player.seat in swapped))
        total = _total(w, sum_, gains[-1], kept=not player.swapped)
        rows.append(el("tr", name, *cells, total, class_=f"s{player.seat}"))
    return el(
        "table",
        el(
            "caption",
            el("b", _said(w, gains, risen, sitters, waits=any(came.values()) and min(came.values()) >= 0)),
            el("b", passed) if (passed := passes(w, before.players, came, gains, names)) else "",
            " ",
            w("Of each pair only the lower track counts."),
        ),
        el("thead", el("tr", el("td"), *head, el("th", w("Points"), scope="col"))),
        el("tbody", *rows),
        class_="we-gained we-inline",
    )


def _whence(w: Words, events: Sequence[Any], before: Observation, sitters: tuple[Sitter, ...]) -> Safe:
    """What has brought the points of the year, for each player; people read first what was best of it."""
    found = _sources(w, events, before)
    rows = list[Safe]()
    for sitter in sitters:
        own = dict[str, list[tuple[str, str]]]()  # what one thing has brought on two tracks is told once
        for (seat, track, why), n in found.items():
            if seat == sitter.seat:
                own.setdefault(why, []).append((track, _signed(n)))
        came = (
            el("span", *(part for track, n in some for part in (_sign(w, track), el("b", n))), f"({why})",
               class_="we-flies")
            for why, some in own.items()
        )  # fmt: skip
        said = ", ".join(
            ", ".join(f"{_named(w, track)} {n}" for track, n in some) + f" ({why})" * (some[0][0] != "swap")
            for why, some in own.items()
        )
        rows += [el("li", name_of(sitter), *came, data_say=f"{isolate(sitter.name)}: {said}.")] * bool(own)
    head = el("b", w("Where the points come from"))
    best = (el("p", el("b", said)) for sitter in sitters if not sitter.bot for said in _best(w, found, before, sitter))
    return el("div", *best, head, el("ul", *rows), class_="we-whence we-inline") if rows else Safe()


def _sources(w: Words, events: Sequence[Any], before: Observation) -> Sources:
    """Points by who made them, on which track, and what brought them."""
    found, space = Sources(), ""
    for event in events:
        if isinstance(event, MasksPlayed):
            space = nouns.space(w, event.space)
        elif isinstance(event, Scored) and event.why != "tribe":
            key = event.seat, event.track, _reason(w, event.why, space)
            found[key] = found.get(key, 0) + event.points
        elif isinstance(event, PointShifted):
            why = nouns.progress(w, "P2-4")
            found[event.seat, event.source, why], found[event.seat, event.to, why] = -1, 1
    for seat in _swapped(events, before):
        found[seat, "swap", w.p("sign", "swap of tiles")] = -1
    return found


def _best(w: Words, found: Sources, before: Observation, sitter: Sitter) -> Iterator[str]:
    """What has brought somebody most of what counts, in a sentence, and how much of it does, if that is not all;
    nothing where no more than a point came of it, or none of that counts."""
    now = dict(zip(TRACKS, before.players[sitter.seat].tracks, strict=True))
    deeds = ((_of_it(now, track, n, before), n, track, why) for (seat, track, why), n in found.items()
             if seat == sitter.seat and track in now)  # fmt: skip
    counts, n, track, what = max(deeds, key=lambda deed: deed[:2], default=(0, 0, "", ""))
    if n > 1 and counts:
        told = w(
            "%(name)s, this helped you most this year: %(what)s (%(track)s +%(n)d).",
            name=isolate(sitter.name), what=what, track=_named(w, track), n=n,
        )  # fmt: skip
        yield f"{told} {counted(w, {'counts': counts, 'behind': (track,)})}" if counts < n else told


def _of_it(now: dict[str, int], track: str, n: int, before: Observation) -> int:
    """How many points fewer would count without `n` on that track."""
    without = {**now, track: now[track] - n}
    return sum(_points(now, before.pairs)) - sum(_points(without, before.pairs))


def _turtles(w: Words, before: Observation, sitters: tuple[Sitter, ...]) -> Safe:
    """What the turtles that lie there bring at most (WE-80): not all who read this know their faces."""
    most = {one.seat: w("up to %(n)d", n=turtles_range(before, one)[1]) for one in before.players if one.turtles}
    one = _sign(w, "turtle")
    rows = [el("span", name_of(sitters[seat]), one, el("b", n), class_=css.NAMED) for seat, n in most.items()]
    head = w("Now the turtles are counted:") if before.year == YEARS else w("Points for turtles at the end:")
    return el("p", el("b", head), *rows, class_=f"{css.RULE_ROW} we-line-up we-inline") if rows else Safe()


def _swapped(events: Sequence[Any], before: Observation) -> list[int]:
    """Who has swapped tiles for the first time, and so lost the point for that (WE-17)."""
    had = {tribe.id: tribe.swaps for tribe in TRIBES}
    swaps = [event for event in events if isinstance(event, Swapped)]
    return [event.seat for event in swaps if event.left == had.get(before.players[event.seat].tribe or "", 1) - 1]


def _reason(w: Words, why: str, space: str) -> str:
    """What brought points, in a word or two. `space`: where masks were played last."""
    named = {"mask": space, "spend": part(w, "spend"), "ritual": nouns.step(w, "ritual"),
             "military": w.p("points from", "most sentinels")}  # fmt: skip
    return named[why] if why in named else w("progress tile %(tile)s", tile=nouns.progress(w, why))


def _said(w: Words, gains: Sequence[int], risen: bool, sitters: tuple[Sitter, ...], *, waits: bool) -> str:
    """Whom this year has brought most, in a sentence. `gains`: by seat, of what counts; `risen`: whether a track that
    counts has, which the price of a swap may have used up; `waits`: whether others have risen, to count later."""
    best = max(gains)
    if best < 1 and risen:
        return w("Nobody has more points than before this year.")
    if best < 1:
        yet = w("No new points yet, and that is fine: what rises counts once the other track of its pair rises too.")
        return yet if waits else w("No track that counts has risen this year.")
    if len(gains) == 1:
        return w.n("This year has brought %(n)d point.", "This year has brought %(n)d points.", best)
    names = [isolate(sitters[seat].name) for seat, n in enumerate(gains) if n == best]
    if len(names) == 1:
        return w.n("%(name)s gains most this year: %(n)d point.", "%(name)s gains most this year: %(n)d points.",
                   best, name=names[0])  # fmt: skip
    if len(names) == len(gains):
        return w.n("This year all are level: %(n)d point each.", "This year all are level: %(n)d points each.", best)
    return w.n("Most this year: %(names)s, %(n)d point each.", "Most this year: %(names)s, %(n)d points each.",
               best, names=w.list(names))  # fmt: skip


def _lower(levels: dict[str, int], pair: tuple[str, str]) -> str:
    """The track of a pair that counts; of equal ones the first."""
    return min(pair, key=lambda track: levels[track])


def _points(levels: dict[str, int], pairs: Iterable[tuple[str, str]]) -> list[int]:
    """What each pair counts (WE-81)."""
    return [levels[_lower(levels, pair)] for pair in pairs]


def _level(w: Words, level: int, came: int, counts: bool, most: int) -> Safe:
    """One track of one player: where it stands, in a frame if it counts, by how much it rose, and both as a bar.
    `most`: the level at which that is full."""
    number = el("b", str(level), class_="we-lower") if counts else el("span", str(level))
    said = el("span", el("span", w(", this year %(n)s", n=_signed(came)), class_=css.UNSEEN)) if came else ""
    return el("td", number, said, _came(came, said=True), _bar(level, max(came, 0), most))


def _bar(level: int, came: int, most: int) -> Safe:
    """A track as a bar: what was there, and what has come."""
    unit = WIDE / most
    parts = [el("rect", width=WIDE, height=THICK, rx=2, class_="we-bar-all")]
    if level > came:
        parts.append(el("rect", width=round(unit * (level - came), 1), height=THICK, rx=2, class_="we-bar-was"))
    if came:
        x, w = round(unit * (level - came), 1), round(unit * came, 1)
        parts.append(el("rect", x=x, width=w, height=THICK, rx=2, class_="we-bar-came"))
    return el("svg", *parts, viewBox=f"0 0 {WIDE} {THICK}", class_="we-bar", aria_hidden="true")


def _total(w: Words, now: list[int], came: int, *, kept: bool) -> Safe:
    """The pairs added up, and the point of a swap that is `kept`, as beside the names; how much came (WE-80, WE-81)."""
    added = " + ".join(map(str, now))
    point = w("1 point for the swap not used")
    swap = el(
        "span", "+ 1 ", el("svg", el("title", point), sign("swap", 0, 0, 24), viewBox="0 0 24 24",
                           class_=f"{css.TABLE} {css.SIGN}"),
        aria_hidden="true",
    )  # fmt: skip
    # aloud the sum comes first, then what it is made of
    said = ", ".join((f"{sum(now) + kept}{f' ({_signed(came)})' if came else ''}: {added}", *([point] if kept else [])))
    return el(
        "td", el("span", el("span", said, class_=css.UNSEEN)), el("span", added, aria_hidden="true"), " ",
        swap if kept else "", " ", el("b", f"= {sum(now) + kept}", aria_hidden="true"), _came(came, said=True),
        class_="we-sum",
    )  # fmt: skip


def _came(n: int, said: bool = False) -> Safe:
    """How much came; `said`: that is told beside it, as nothing need not be."""
    look = "we-flies" + " we-down" * (n < 0) + " we-still" * (not n)
    return el("small", _signed(n), class_=look, aria_hidden="true" if said or not n else None)


def _named(w: Words, track: str) -> str:
    return {"swap": w.p("sign", "swap of tiles"), "turtle": w.p("sign", "turtle")}.get(track) or nouns.track(w, track)


def _sign(w: Words, track: str) -> Safe:
    name, look, art = _named(w, track), f"{css.TABLE} {css.SIGN}", sign(track, 0, 0, 24)
    return el("svg", el("title", name), art, viewBox="0 0 24 24", class_=look, role="img", aria_label=name)


def _signed(n: int) -> str:
    return f"{n:+}".replace("-", "−") if n else "–"


def _ghost(w: Words, seat: int) -> Safe:
    """The ghost has a place in the order of play too (WE-90)."""
    return el("span", seat_mark(seat), el("bdi", w.p("ghost", "Ghost")), class_=f"{css.WHO} s{seat}")
