"""What a review says of a moment of Wendake, held against the engine: the turn is played to its end."""

from typing import Any

from prateria.app.review.told import carried_out
from prateria.bots.review import Turn
from prateria.core.replay import position
from prateria.core.session import Session
from prateria.games.wendake.bot.instead import MORE, MOST, SORTS
from prateria.games.wendake.engine.data import GOODS, PLACES, RESOURCES, TRACKS, YEARS
from prateria.games.wendake.engine.events import NativeLost, OrderTaken
from prateria.games.wendake.engine.rules.grid import LINES
from prateria.games.wendake.engine.scoring import show_turtles

FEW_KINDS = 2


def have(state: Any, seat: int) -> dict[str, int]:
    """Goods, points of the tracks, and what else is told of, each counted from what the engine knows."""
    view = state.observe(seat)
    p = view.players[seat]
    others = [n for n in range(len(view.territories[0].standing)) if n != seat]
    return {
        **dict(zip((*GOODS, *TRACKS), (*p.goods, *p.tracks), strict=True)),
        **{
            f"lead {place.id}": all(place.standing[seat] > place.standing[n] for n in others)
            for place in view.territories
        },
        "area": held(view, seat),
        "turtle": len(p.turtles),
        "progress": len(p.progress),
        "canoe": p.canoes,
        "mask in hand": p.hand,
        "native": -sum(p.house),
    }


def held(view: Any, seat: int) -> int:
    """Areas outside the village."""
    return sum(area.seat == seat for place in view.territories if place.home is None for area in place.areas)


def said(told: dict[str, Any]) -> dict[str, int]:
    """What is told, by its name."""
    kinds, more = zip(GOODS, told["goods"], strict=True), zip(MORE, told["more"], strict=True)
    named = {"mask in hand" if what == "mask" else what: n for what, n in more}
    found = {**dict(told["tracks"]), **dict(kinds), **named, "resources": told["resources"]}
    return {name: n for name, n in found.items() if n} | {f"lead {place}": 1 for place in told["leads"]}


def summed(more: dict[str, int]) -> dict[str, int]:
    """The same, of three kinds of resources how many in all."""
    kinds = [name for name in RESOURCES if name in more]
    if len(kinds) <= FEW_KINDS:
        return more
    return {name: n for name, n in more.items() if name not in kinds} | {"resources": sum(more[kind] for kind in kinds)}


def apart(before: dict[str, int], here: dict[str, int], there: dict[str, int]) -> dict[str, dict[str, int]]:
    """What is new, kept, missed and lost: counted one by one, from nothing up to what there is."""
    found: dict[str, dict[str, int]] = {sort: {} for sort in SORTS}
    for name, had in before.items():
        least, most = sorted((here[name], there[name]))
        for n in range(least, most):
            sort = ("kept" if n < had else "new") if here[name] == most else ("lost" if n < had else "missed")
            found[sort][name] = found[sort].get(name, 0) + 1
    return {sort: summed(more) for sort, more in found.items()}


def free_tiles(view: Any, seat: int) -> set[str]:
    """The places to which the line can still go on."""
    p = view.players[seat]
    marked = {place.id for place in p.grid if place.marker == "action"}
    fire = {place.id for place in p.grid if place.marker == "fire"}
    lines = [[PLACES[i] for i in line] for line in LINES]
    return {place for line in lines if marked <= {*line} and not fire & {*line} for place in line} - marked


def wendake(session: Session, turn: Turn, run: Any, played: Any, name: str, values: dict[str, Any]) -> None:
    seat, ways = turn.seat, [carried_out(session, turn.begin, way) for way in (run, played)]
    before, (better, other) = position(session, turn.begin), (way.state for way in ways)
    if name in ("first", "order"):
        events = [event for step in ways[0].steps[turn.begin :] for event in step.events]
        [taken] = [event for event in events if isinstance(event, OrderTaken) and event.seat == seat]
        assert (name == "first") is (taken.space == 1 and taken.year < YEARS and session.header.seats > 1)
        if values.get("tile"):
            free = free_tiles(better.observe(seat), seat) if better.year == before.year else PLACES
            assert values["tile"] in {
                place.steps for place in better.observe(seat).players[seat].grid if place.id in free
            }
        return
    if name == "their_area":
        had, more, less = (held(state.observe(seat), values["seat"]) for state in (before, better, other))
        assert more - less == values["more"] - values["less"]
        assert values["before"] is (had == max(more, less))
        return
    if name == "line":
        views = [state.observe(seat) for state in (better, other)]
        free, not_free = (free_tiles(view, seat) for view in views)
        assert better.year == other.year == before.year
        steps = {place.id: place.steps for place in views[0].players[seat].grid}
        assert {*values["tiles"]} <= {steps[place] for place in free} - {steps[place] for place in not_free}
        return
    if name == "smallpox":
        lost = [[event for step in way.steps[turn.begin :] for event in step.events if isinstance(event, NativeLost)]
                for way in ways]  # fmt: skip
        assert [one.seat for one in lost[1]] == [seat]
        assert not lost[0]
        return
    if name == "idle":
        had, mine, theirs = (dict(zip(TRACKS, state.players[seat].tracks, strict=True))
                             for state in (before, better, other))  # fmt: skip
        track, low = values["track"], values["low"]
        assert values["n"] == theirs[track] - max(had[track], mine[track])
        assert low == had[values["other"]] == theirs[values["other"]] < theirs[track]
        assert sum(counted(before, other, seat).values()) == sum(
            counted(before, with_track(other, seat, track, mine[track]), seat).values()
        )
        return
    here, there = (counted(before, state, seat) for state in (better, other))
    if name == "evens":
        assert sum(here.values()) > sum(there.values())
        return
    if name == "most":
        assert 0 <= 2 * (sum(here.values()) - sum(there.values())) < values["points"]
        return
    if name == "later":
        assert sum(there.values()) - sum(here.values()) == values["n"] > 0
        return
    if name == "counts":
        assert values["turtles"] is bool(before.year == YEARS and before.players[seat].turtles)
        assert {pair: (now, then) for pair, now, then in values["pairs"]} == {
            pair: (now, there[pair]) for pair, now in here.items() if now != there[pair]
        }
        assert sum(here.values()) > sum(there.values())
        return
    whole = apart(*(have(state, seat) for state in (before, better, other)))
    told = {sort: said(values[sort]) for sort in SORTS}
    for sort in SORTS:
        assert told[sort].items() <= whole[sort].items(), (sort, told, whole)
    assert any(told[sort] for sort in SORTS[:2]), (values, whole)
    for sorts, most in ((SORTS[:2], MOST), (SORTS[2:], MOST - 1)):
        things = {
            (sort, "goods" if what in (*GOODS, "resources") else "leads" if what.startswith("lead") else what)
            for sort in sorts for what in told[sort]
        }  # fmt: skip
        assert len(things) <= most


def with_track(state: Any, seat: int, track: str, n: int) -> Any:
    """The same with so many points on that track."""
    found = state.clone()
    tracks = list(found.players[seat].tracks)
    tracks[TRACKS.index(track)] = n
    found.players[seat].tracks = tuple(tracks)
    return found


def counted(before: Any, after: Any, seat: int) -> dict[tuple[str, str], int]:
    """What each pair counts after a turn: in the last year with the turtles that the seat had before it, each laid
    where the engine lays it."""
    state, tracks = after.clone(), after.players[seat].tracks
    if before.year == YEARS and not after.outcome():
        state.players[seat].turtles = before.players[seat].turtles
        show_turtles(state.players[seat], state.pairs, lambda event: None)
        tracks = state.players[seat].tracks
    return {(TRACKS[a], TRACKS[b]): min(tracks[a], tracks[b]) for a, b in state.pairs}
