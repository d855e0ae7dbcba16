"""The log of Bison: each event as a sentence. Places, amounts and pieces stand in it as labels, after a colon.

The areas that are counted at the end of a round are told in `told_areas`."""

from collections.abc import Iterator, Sequence
from typing import Any

from prateria.kit.result import result
from prateria.kit.words import Often, Words, isolate

from ..engine.board import BIT, named
from ..engine.data import BARTER, PIECE, TILE, TILES, VALUE
from ..engine.events import (
    Altered,
    AreaScored,
    Bartered,
    Bought,
    Gained,
    GameEnded,
    Gathered,
    HuntersPut,
    Moved,
    Named,
    Paid,
    RoundBegan,
    RoundEnded,
    SurplusLost,
    TerrainScored,
    TilePlaced,
)
from ..engine.grid import SPACE
from ..engine.observe import Area, Observation
from . import sentences_areas as told_areas
from .leading import passed
from .nouns import amount, area, deed, each, goods, piece, space

__all__ = ["again", "begins", "heard", "meanwhile", "sentence", "winners"]


def sentence(w: Words, event: Any, names: Sequence[str], viewer: int | None) -> str | None:
    """A line of the log, or None for what is not worth one. `viewer`: who reads; the events are theirs already."""
    names = [isolate(name) for name in names]
    match event:
        case RoundBegan():
            return w("Round %(n)d begins. Totem: %(name)s.", n=event.round, name=names[event.totem])
        case RoundEnded():
            return _round_ended(w, event)
        case AreaScored():
            return told_areas.area_scored(w, event, names)
        case TerrainScored():
            return told_areas.terrain_scored(w, event, names)
        case GameEnded():
            return f"{winners(w, event.points, event.winners, names)} {result(w, event.points, names)}"
    seat = getattr(event, "seat", None)
    return None if seat is None else _deed(w, event, names[seat])


def begins(event: Any) -> bool:
    """A round does, and the totem is passed on."""
    return isinstance(event, RoundBegan)


def again(event: Any) -> bool:
    """Not what an action is called and has cost, where what it did follows: of that there is enough to read."""
    named = isinstance(event, Named) and (event.hunters or event.deed == "place")
    return not (named or isinstance(event, Paid))


def heard(w: Words, event: Any, viewer: int | None, view: Observation) -> str:
    """What lives on a tile that somebody else places and what it is part of now; what they pay for a
    piece. One's own was foretold."""
    if isinstance(event, Bought) and event.seat != viewer:
        price, what = VALUE[PIECE[event.piece]], piece(w, event.piece)
        return Often(_price(w, what, price), lambda n: _price(w, f"{n} × {what}", n * price))
    if not isinstance(event, TilePlaced) or event.seat == viewer:
        return ""
    on_it = goods(w, TILES[TILE[event.tile]].animals)
    lies = w("On it: %(animals)s.", animals=on_it)
    joins = ", ".join(_joined(w, view, event.cell))
    return f"{lies} {w('It joins: %(areas)s.', areas=joins)}" if joins else lies


def _price(w: Words, what: str, n: int) -> str:
    """It is said after all that was done, so it says of what."""
    return w("Price (%(piece)s): %(n)d of each animal.", piece=what, n=n)


def _joined(w: Words, view: Observation, cell: str) -> Iterator[str]:
    """The areas to which spaces of that tile belong, if others do too: by the first of these, and by what they are
    called from now on, if that is another space."""
    for there in view.areas:
        others = [space for space in there.spaces if space[:-1] != cell]
        if others and len(others) < len(there.spaces):
            was, now = named(sum(BIT[SPACE[one]] for one in others)), there.id
            yield (
                area(w, was) if was == now else w("%(area)s (now called %(place)s)", area=area(w, was), place=now[:-1])
            )


def meanwhile(w: Words, before: Observation, now: Observation, names: Sequence[str]) -> str:
    """Where that seat no longer leads, or no longer alone: the area by its name, who does, with what and why."""
    seat = now.seat
    if seat is None:
        return ""
    lies = {space.id: space.area for space in now.spaces}
    after = {there.id: there for there in now.areas}
    lost, shared = dict[str, Area](), dict[str, Area]()
    for was in before.areas:
        if was.places[seat] != 1 or not was.animals:
            continue
        there = after[lies[was.spaces[0]]]
        if there.places[seat] != 1:
            lost[there.id] = there
        elif there.places.count(1) > was.places.count(1):
            shared[there.id] = there
    told = passed(w, list(lost.values()), seat, names)
    for there in shared.values():
        others = w.list([isolate(names[n]) for n, place in enumerate(there.places) if place == 1 and n != seat])
        told.append(w("%(area)s: you share the lead now (%(names)s).", area=area(w, there.id), names=others))
    return " ".join(told)


def winners(w: Words, points: Sequence[int], seats: Sequence[int], names: Sequence[str]) -> str:
    """Who won the game (BI-31)."""
    n = points[seats[0]]
    if len(seats) > 1:
        return w.n(
            "The game is over. %(names)s share the win with %(n)d animal each.",
            "The game is over. %(names)s share the win with %(n)d animals each.",
            n,
            names=w.list([names[seat] for seat in seats]),
        )
    why = w("It is a tie: each looks at the animal they have fewest of, and whoever has more of it wins.")
    told = w.n(
        "The game is over. %(name)s wins with %(n)d animal.",
        "The game is over. %(name)s wins with %(n)d animals.",
        n,
        name=names[seats[0]],
    )
    if points.count(n) == 1:
        return told
    return f"{told} {why}"


def _deed(w: Words, event: Any, name: str) -> str | None:
    """What somebody does."""
    match event:
        case Named():
            return _named(w, event, name)
        case Paid():
            animals = w.list(each(w, event.animals))
            return w("%(name)s pays: %(animals)s.", name=name, animals=animals) if any(event.animals) else None
        case Gained():
            return _gained(w, event, name)
        case TilePlaced():
            return w("%(name)s places a tile: %(place)s.", name=name, place=event.cell)
        case HuntersPut():
            place = space(w, event.space)
            return w.n(
                "%(name)s puts %(n)d hunter on the new tile: %(place)s.",
                "%(name)s puts %(n)d hunters on the new tile: %(place)s.",
                event.hunters,
                name=name,
                place=place,
            )
        case Altered():
            return _altered(w, event, name)
        case Gathered():
            return _gathered(w, event, name)
        case Moved():
            start, to = space(w, event.start), space(w, event.to)
            return Often(
                w("%(name)s moves a hunter: %(start)s → %(to)s.", name=name, start=start, to=to),
                lambda n: w.n(
                    "%(name)s moves %(n)d hunter: %(start)s → %(to)s.",
                    "%(name)s moves %(n)d hunters: %(start)s → %(to)s.",
                    n,
                    name=name,
                    start=start,
                    to=to,
                ),
            )
        case Bought():
            return _bought(w, event.piece, name)
        case Bartered():
            give, get = amount(w, event.give, BARTER), amount(w, event.get, 1)
            return w("%(name)s barters: %(give)s → %(get)s.", name=name, give=give, get=get)
        case SurplusLost():
            lost = amount(w, event.animal, event.amount)
            return w("%(name)s: above 15, so this is lost: %(animals)s.", name=name, animals=lost)
    return None  # the drawn tile is secret, answers are told together, and where a turn ends the next one begins


def _named(w: Words, event: Named, name: str) -> str:
    action = deed(w, event.deed)
    if not event.hunters and event.deed != "place":
        return w("%(name)s gives up “%(action)s”.", name=name, action=action)
    return w.n(
        "%(name)s chooses “%(action)s” with %(n)d hunter.",
        "%(name)s chooses “%(action)s” with %(n)d hunters.",
        event.hunters,
        name=name,
        action=action,
    )


def _gained(w: Words, event: Gained, name: str) -> str:
    if event.animal is None:
        return w("%(name)s gains no animal: the stock is full.", name=name)
    return {
        "bison": w("%(name)s gains 1 bison."),
        "turkey": w("%(name)s gains 1 turkey."),
        "fish": w("%(name)s gains 1 fish."),
    }[event.animal] % {"name": name}


def _altered(w: Words, event: Altered, name: str) -> str:
    """Built, enlarged, made smaller or taken down; of what grows, what goes into it (BI-20)."""
    values = {"name": name, "before": event.before, "after": event.after, "place": space(w, event.space)}
    if event.space.endswith("r"):
        if not event.before:
            text = w("%(name)s builds canoe %(after)d: %(place)s.")
        elif not event.after:
            text = w("%(name)s takes down canoe %(before)d: %(place)s.")
        elif event.after > event.before:
            return w.n(
                "%(name)s makes canoe %(after)d of canoe %(before)d and %(n)d hunter: %(place)s.",
                "%(name)s makes canoe %(after)d of canoe %(before)d and %(n)d hunters: %(place)s.",
                event.hunters,
                **values,
            )
        else:
            text = w("%(name)s reduces canoe %(before)d to canoe %(after)d: %(place)s.")
    elif not event.before:
        text = w("%(name)s builds tipi %(after)d: %(place)s.")
    elif not event.after:
        text = w("%(name)s takes down tipi %(before)d: %(place)s.")
    elif event.after > event.before:
        return w.n(
            "%(name)s makes tipi %(after)d of tipi %(before)d and %(n)d hunter: %(place)s.",
            "%(name)s makes tipi %(after)d of tipi %(before)d and %(n)d hunters: %(place)s.",
            event.hunters,
            **values,
        )
    else:
        text = w("%(name)s reduces tipi %(before)d to tipi %(after)d: %(place)s.")
    return text % values


def _gathered(w: Words, event: Gathered, name: str) -> str:
    place = space(w, event.space)
    sources = ", ".join(space(w, source) + (f" ({n})" if n > 1 else "") for source, n in event.sources)
    return w.n(
        "%(name)s gathers %(n)d hunter: %(sources)s → %(place)s.",
        "%(name)s gathers %(n)d hunters: %(sources)s → %(place)s.",
        sum(n for _, n in event.sources),
        name=name,
        sources=sources,
        place=place,
    )


def _bought(w: Words, bought: str, name: str) -> str:
    what, _, size = bought.partition("-")
    if what == "hunter":
        return Often(
            w("%(name)s buys a hunter.", name=name),
            lambda n: w.n("%(name)s buys %(n)d hunter.", "%(name)s buys %(n)d hunters.", n, name=name),
        )
    if what == "tipi":
        return w("%(name)s buys tipi %(n)d.", name=name, n=int(size))
    return w("%(name)s buys canoe %(n)d.", name=name, n=int(size))


def _round_ended(w: Words, event: RoundEnded) -> str:
    if event.final:
        return w("The last round is over. All stocks are set to 0: only this counting decides.")
    return w("Round %(n)d is over: the areas are counted.", n=event.round)
