"""The end of the game: turtles opened one by one, the lower of each pair, who won; alone, a rating. WE-80, WE-81."""

from collections.abc import Mapping, Sequence
from typing import Any

from prateria.kit.result import rival, told, why
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.chart import chart
from prateria.view.frame import Sitter
from prateria.view.marks import name_of
from prateria.view.results import Gain, result, winner
from prateria.view.svg import Safe, el

from ..engine.data import TRACKS
from ..engine.events import TurtlesShown
from ..engine.observe import Observation, Player
from ..engine.scoring import RATINGS, rating
from ..words import nouns
from .pictograms import sign
from .sprite import whole

__all__ = ["game_end"]

Turtle = tuple[str, int, str, int]
"""What it is for, its number, the track that it counts on, its points."""


def game_end(
    view: Observation,
    history: Sequence[tuple[int, ...]],
    w: Words,
    sitters: tuple[Sitter, ...],
    events: Sequence[Any] = (),
) -> Safe:
    """The end screen as HTML. `history`: the points of all seats after each year; `events`: all of the game."""
    outcome = view.outcome
    if outcome is None:
        return Safe()
    shown = {event.seat: event.turtles for event in events if isinstance(event, TurtlesShown)}
    ranked = sorted(sitters, key=lambda sitter: (-outcome.points[sitter.seat], view.order.index(sitter.seat)))
    alone = len(sitters) == 1
    screen = result(
        w,
        outcome,
        sitters,
        over=w("Seven years are over"),
        won=[_winner(w, sitters[seat], outcome.points[seat], alone) for seat in outcome.winners],
        why=_why(w, view, sitters),
        rows=_rows(w, view),
        parts=(
            el("p", el("b", turtles)) if (turtles := _of_turtles(w, view, sitters, shown)) else Safe(),
            _ratings(w, outcome.points[0]) if alone else Safe(),
            _chart(history, w, sitters),
        ),
        history=history,
        step=lambda n: f"{w.p('axis', 'Year')} {n}",
        below=(
            el("div", *(_card(w, view, sitter, shown.get(sitter.seat, ())) for sitter in ranked), class_="we-ends"),
        ),
    )
    return whole(el("div", screen, class_="we-inline"))


def _rows(w: Words, view: Observation) -> list[Gain]:
    """The two pairs, of which the lower track counts, and a swap that was not needed."""
    outcome = view.outcome
    if outcome is None:
        return []
    lines = outcome.breakdown
    rows = [
        Gain(_picture(pair[0]), _pair_name(w, pair), tuple(line[source] for line in lines), name=nouns.pair(w, pair))
        for pair, source in zip(view.pairs, ("first", "second"), strict=True)
    ]
    if any(line["swap"] for line in lines):
        rows.append(Gain(_picture("swap"), w("Swap not used"), tuple(line["swap"] or None for line in lines)))
    return rows


def _pair_name(w: Words, pair: tuple[str, str]) -> str:
    return w("%(tracks)s: the lower counts", tracks=nouns.pair(w, pair))


def _why(w: Words, view: Observation, sitters: Sequence[Sitter]) -> str:
    """Where the winner is furthest ahead of the next; or why one of several with most points has won (WE-81)."""
    outcome = view.outcome
    other = rival(outcome.points, outcome.winners) if outcome else None
    if outcome is None or other is None:
        return ""
    if outcome.points[outcome.winners[0]] == outcome.points[other]:
        return w("A tie: the last order of play decides, and whoever comes first there wins.")
    pairs = [line["first"] + line["second"] for line in outcome.breakdown]
    names = [isolate(sitter.name) for sitter in sitters]
    if pairs[outcome.winners[0]] == pairs[other]:
        both = told(names, pairs, (outcome.winners[0], other))
        return w("The pairs bring the same (%(points)s): the point for the swap not used decides.", points=both)
    labels = (*(nouns.pair(w, pair) for pair in view.pairs), w("Swap not used"))
    sums = ([line[source] for line in outcome.breakdown] for source in ("first", "second", "swap"))
    return why(w, list(zip(labels, sums, strict=True)), names, outcome.points, outcome.winners)


def _of_turtles(w: Words, view: Observation, sitters: Sequence[Sitter], shown: Mapping[int, Sequence[Turtle]]) -> str:
    """What turtles have brought, and whether others would have won without them; "" where nobody had any that count."""
    outcome = view.outcome
    if outcome is None:
        return ""
    names, points, seats = [isolate(sitter.name) for sitter in sitters], outcome.points, range(len(sitters))
    bare = [points[seat] - _brought(view, seat, shown.get(seat, ())) for seat in seats]
    most = sorted(seats, key=lambda seat: -points[seat])
    came = [(names[seat], points[seat] - bare[seat], sum(n for *_, n in shown.get(seat, ()))) for seat in most]
    part = any(n < all_ for _, n, all_ in came)  # below stand all of them
    listed = (f"{name} {w('%(n)d of %(of)d', n=n, of=all_) if n < all_ else n}" for name, n, all_ in came if all_)
    brought = w("Points from turtles: %(points)s.", points=", ".join(listed))
    brought = f"{brought} {w('Of each pair only the lower track counts.')}" if part else brought
    if bare == [*points]:
        return brought if part else ""
    if max(seats, key=lambda seat: (bare[seat], -view.order.index(seat))) not in outcome.winners:
        decided = w("The turtles decided; without them: %(points)s.", points=told(names, bare, most))
        return f"{decided} {brought}" if part else decided
    return brought


def _brought(view: Observation, seat: int, turtles: Sequence[Turtle]) -> int:
    """How many points fewer would count without these turtles."""
    now = dict(zip(TRACKS, view.players[seat].tracks, strict=True))
    bare = dict(now)
    for _, _, track, n in turtles:
        bare[track] -= n
    with_, without = (sum(min(levels[a], levels[b]) for a, b in view.pairs) for levels in (now, bare))
    return with_ - without


def _winner(w: Words, sitter: Sitter, points: int, alone: bool) -> Safe:
    grade = el("span", nouns.rating(w, rating(points)), class_="we-rating") if alone else Safe()
    return winner(sitter, w.n("%(n)d point", "%(n)d points", points), grade)


def _ratings(w: Words, points: int) -> Safe:
    """All that a solo game can be worth, with the points that each takes (WE-90)."""
    own = rating(points)
    return el(
        "ol",
        *(
            el("li", nouns.rating(w, name), " ", el("b", f"{least}+"), aria_current="true" if name == own else None)
            for name, least in RATINGS
        ),
        class_="we-ratings",
    )


def _card(w: Words, view: Observation, sitter: Sitter, turtles: Sequence[Turtle]) -> Safe:
    """One player: the two pairs with what counts of them, then the turtles."""
    outcome = view.outcome
    if outcome is None:
        return Safe()
    player = view.players[sitter.seat]
    lines = outcome.breakdown[sitter.seat]
    pairs = [
        _pair(w, player, pair, lines[source], [t for t in turtles if t[2] in pair])
        for pair, source in zip(view.pairs, ("first", "second"), strict=True)
    ]
    swap = (
        el("p", _picture("swap"), el("span", w("Swap not used")), el("b", "+1"), class_="we-swap")
        if lines["swap"]
        else Safe()
    )
    return el(
        "section",
        el("h3", name_of(sitter), el("b", str(outcome.points[sitter.seat]))),
        *pairs,
        swap,
        class_=f"we-end s{sitter.seat}",
    )


def _pair(w: Words, player: Player, pair: tuple[str, str], counts: int, turtles: Sequence[Turtle]) -> Safe:
    """Two tracks; the lower one is what they count. Turtles are in the numbers already."""
    rows, said = [], w("The lower of the two counts")
    for track in pair:
        value = player.tracks[TRACKS.index(track)]
        rows.append(
            el(
                "p",
                _picture(track),
                el("span", nouns.track(w, track)),
                _shells(w, [(turtle, i) for i, turtle in enumerate(turtles) if turtle[2] == track]),
                el("b", str(value)),
                class_="we-track we-lower" if value == counts else "we-track",
            )
        )
    return el(
        "div",
        el("div", *rows),
        el("b", el("span", f"{said}: ", class_=css.UNSEEN), str(counts), class_="we-counted", title=said),
        class_="we-end-pair",
    )


def _shells(w: Words, turtles: Sequence[tuple[Turtle, int]]) -> Safe:
    """The turtles on one track, each with its place among all, and what they bring together."""
    sum_ = f"+{sum(turtle[3] for turtle, _ in turtles)}" if turtles else ""
    told = el("span", sum_, aria_hidden="true")
    return el("span", *(_turtle(w, turtle, i) for turtle, i in turtles), told, class_="we-shells")


def _turtle(w: Words, turtle: Turtle, i: int) -> Safe:
    """A turtle that is opened: it turns over a little later than the one before."""
    category, level, _, points = turtle
    return el(
        "span",
        _picture("turtle"),
        class_=f"we-opened o{min(i, 8)}",
        title=f"{nouns.turtle(w, category, level)}: +{points}",
        role="img",
    )


def _picture(name: str) -> Safe:
    return el("svg", sign(name, 0, 0, 24), viewBox="0 0 24 24", class_=f"{css.TABLE} {css.SIGN}", aria_hidden="true")


def _chart(history: Sequence[tuple[int, ...]], w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    """Points after each year, turtles of the end included in the last."""
    years = range(1, len(history) + 1)
    labels = [(n, str(n)) for n in years]
    axes = (w.p("axis", "Year"), w.p("axis", "Points"))
    return chart(history, sitters, w("Points after each year"), labels, years, axes, flat=True)
