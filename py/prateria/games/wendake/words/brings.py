"""What a choice would bring now, for who does not see it written beside it, before it is made; and why an action of a
tile is passed over: it would do nothing now (WE-14); and what of points counts.

>>> from ..engine.state import State
>>> view = State.new(seats=2, seed=1).observe(0)
>>> acts(Words("en"), view, "fish")
'Fish (now: 1 fish)'
>>> acts(Words("en"), view, "mask"), now(Words("en"), view, "step:military")
('Mask', 'now: Military +1')
"""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words

from ..engine.data import CANOES, GOODS, TRACKS, TURTLE_POINTS
from ..engine.observe import Observation
from ..engine.preview import RITES, gains, in_turn
from .nouns import amount, progress, step, track, turtle
from .nouns import steps as named
from .sized import EXTRA, MORE, MUST, Part

__all__ = [
    "acts", "amounts", "counted", "homecoming", "idle", "in_all", "in_pair", "now", "points", "shifted", "swapping",
    "turtle_level", "why_idle",
]  # fmt: skip

COUNTED = ("harvest", "hunt", "tan", "fish", "ritual", "military")
"""Actions whose yield is known before they are done: where they have none, that is said too."""


def amounts(w: Words, view: Observation, pick: str) -> list[str]:
    """Goods that come and go, and points."""
    return [_amount(w, name, n) for name, n in gains(view, pick) if n and (name in GOODS or name in TRACKS)]


def _amount(w: Words, name: str, n: int) -> str:
    if name in TRACKS:
        return f"{track(w, name)} +{n}"
    return amount(w, name, n) if n >= 0 else f"−{amount(w, name, -n)}"


def now(w: Words, view: Observation, pick: str) -> str:
    """What it brings as things stand, a Ritual with the progress tiles that add to it; of parts of a Trade for how many
    resources at most; '' if nobody knows."""
    known = dict(gains(view, pick))
    most = known.get("exchange", known.get("spend"))
    if most is not None:
        return w("now: %(what)s", what=w("up to %(n)d", n=most))
    brings = _rite(w, view) if pick == "step:ritual" else amounts(w, view, pick)
    if not brings and pick.partition(":")[2] not in COUNTED:
        return ""
    return w("now: %(what)s", what=", ".join(brings) or w("nothing"))


def _rite(w: Words, view: Observation) -> list[str]:
    """What a Ritual brings, and what with the progress tiles of one's own that add to it (WE-36)."""
    seat = view.asked.seat if view.asked else view.seat
    own = view.players[seat].progress if seat is not None else ()
    tiles = [progress(w, tile) for tile, used in own if tile in RITES and not used]
    (best,) = in_turn(view, ("ritual",))
    with_ = [w("with %(tiles)s: +%(n)d", tiles=" + ".join(tiles), n=best)] if tiles else []
    return [*amounts(w, view, "step:ritual"), *with_]


def in_all(w: Words, view: Observation, steps: Sequence[str]) -> str:
    """What the actions of a tile would surely bring, done one after the other; '' where nothing is sure.

    >>> from ..engine.state import State
    >>> in_all(Words("en"), State.new(seats=2, seed=1).observe(0), ("canoe", "fish", "hunt", "tan", "mask"))
    'now: 1 canoe more, 2 fish, 1 beaver, −3 beavers, 3 pelts'
    """
    parts = list[str]()
    for name, n in zip(steps, in_turn(view, steps), strict=True):
        if name == "harvest":
            parts += amounts(w, view, "step:harvest")
        elif name == "ritual":
            parts += _rite(w, view)
        elif n and name in COUNTED:
            parts += [_amount(w, "beaver", -n)] * (name == "tan")
            parts.append(_amount(w, {"hunt": "beaver", "tan": "pelt"}.get(name, name), n))
        else:
            parts += _may(w, view, name)
    return w("now: %(what)s", what=", ".join(parts)) if parts else ""


def _may(w: Words, view: Observation, name: str) -> list[str]:
    """How far an action goes that leaves a choice: so many steps, goods exchanged, points at most.

    >>> from ..engine.state import State
    >>> view = State.new(seats=2, seed=1).observe(0)
    >>> [_may(Words("en"), view, name) for name in ("move3", "trade", "fire", "mask")]
    [['up to 3 steps'], ['exchange up to 1', 'up to 3 points'], ['one more tile'], []]
    """
    seat = view.asked.seat if view.asked else None
    if seat is None:
        return []
    if name.startswith("move"):
        n = min(int(name[4:]), sum(place.standing[seat] for place in view.territories))
        return [w.n("up to %(n)d step", "up to %(n)d steps", n)] * (n > 0)
    if name == "canoe":
        return [w("1 canoe more")] * (view.players[seat].canoes < CANOES)
    if name == "fire":
        return [w("one more tile")]
    if name != "trade":
        return []
    most, points = (dict(gains(view, f"button:{what}")).get(what, 0) for what in ("exchange", "spend"))
    return [w("exchange up to %(n)d", n=most)] * (most > 0) + [
        w.n("up to %(n)d point", "up to %(n)d points", points)
    ] * (points > 0)


def swapping(w: Words, view: Observation, where: str) -> str:
    """The tiles that change places if that one goes to where the first is, and what it costs (WE-17, WE-81)."""
    asked = view.asked
    if asked is None:
        return ""
    mine = view.players[asked.seat]
    there = {place.id: place.steps for place in mine.grid}
    costs = "" if mine.swapped else w("It costs 1 point.")
    return f"{named(w, there[asked.first])} ↔ {named(w, there[where])}. {costs}".rstrip()


def acts(w: Words, view: Observation, name: str) -> str:
    """An action of a tile by its name, and what it would bring."""
    brings = now(w, view, f"step:{name}")
    return f"{step(w, name)} ({brings})" if brings else step(w, name)


def idle(steps: Sequence[str], possible: Sequence[str]) -> tuple[str, ...]:
    """Of the actions still open those that cannot be touched.

    >>> idle(("hunt", "move1", "trade"), ("step:trade", "button:end"))
    ('hunt', 'move1')
    """
    return tuple(dict.fromkeys(name for name in steps if name != "fire" and f"step:{name}" not in possible))


def why_idle(w: Words, name: str) -> str:
    """Why that action does nothing, as a sentence that begins with its name.

    >>> why_idle(Words("en"), "hunt")
    'Hunt: none of your hunters is in an area.'
    """
    if name.startswith("move"):
        return w("%(action)s: none of your warriors stands in a territory.", action=step(w, name))
    return {
        "harvest": w("Harvest: none of your women is in an area."),
        "hunt": w("Hunt: none of your hunters is in an area."),
        "tan": w("Tan: you have no beaver."),
        "fish": w("Fish: you have no canoe."),
        "canoe": w("Canoe: you have all five already."),
    }.get(name, "")


def in_pair(w: Words, view: Observation, chosen: Sequence[str], pick: str) -> str:
    """Of a track on which points can go, or from which one can: the other one of its pair, and what the pair counts now
    and then (WE-81); `chosen`: from where the point comes.

    >>> from ..engine.state import State
    >>> view = State.new(seats=2, seed=1).observe(0)
    >>> asked = view.asked._replace(what="track", points=1)
    >>> in_pair(Words("en"), view._replace(asked=asked), (), "track:mask").partition(". ")[2]
    'The pair counts 0, then still 0'
    """
    asked, (sort, _, name) = view.asked, pick.partition(":")
    if asked is None or asked.what not in ("track", "shift"):
        return ""
    tracks = view.players[asked.seat].tracks
    more = {name: {"track": asked.points, "from": -1}.get(sort, 1)}
    more |= {at.partition(":")[2]: -1 for at in chosen if at.startswith("from:")} if sort == "to" else {}
    pair = next(pair for pair in view.pairs if name in pair)
    have = [tracks[TRACKS.index(at)] for at in pair]
    n, then = min(have), min(there + more.get(at, 0) for at, there in zip(pair, have, strict=True))
    other = pair[pair.index(name) - 1]
    beside = f"{track(w, other)}: {tracks[TRACKS.index(other)]}"
    counts = (
        w("The pair counts %(now)d, then still %(now)d", now=n)
        if n == then
        else w("The pair counts %(now)d, then %(then)d", now=n, then=then)
    )
    return f"{beside}. {counts}"


def homecoming(w: Words, view: Observation, usual: bool = True) -> str:
    """What one gains and loses by bringing outposts home (WE-45), also the `usual`; '' for who is not asked."""
    asked = view.asked
    if asked is None or asked.seat >= len(view.players):
        return ""
    mine = view.players[asked.seat]
    here = (area for place in view.territories for area in place.areas)
    own = [area.product == "beaver" for area in here if (area.seat, area.native) == (asked.seat, "warrior")]
    stays = [mine.hunters > 0 if hunting else mine.women > 0 for hunting in own]
    if not own:
        return ""
    if not any(stays):
        return w("But nobody in the village can take the place: the area would be empty.")
    if all(stays):
        return w("Then a villager takes the place and brings goods there.") if usual else ""
    return w("A villager can keep one area and bring goods there; another would be empty.")


def counted(w: Words, values: dict[str, Any]) -> str:
    """Of a pair only the lower track counts (WE-81): what of the points named before does, if that is not all; where
    none does, the lower track that is nearest, and whether it should catch up: once a year, then that it does not yet.
    `helps`: the tracks for which there are actions in the line of the year."""
    if "counts" not in values:
        return ""
    if not values["behind"]:  # both of a pair have come to the same
        return w("Of each pair only the lower track counts.")
    if values.get("even"):  # which of the two is lower then says nothing against it
        return w("The two tracks of this pair are level now: it can count at the end, with your turtles.")
    n, gaps = values["counts"], values["behind"]
    if sooner := values.get("sooner"):
        other = track(w, sooner)
        return w("A point on %(track)s would count at once, but here it should bring more by the end.", track=other)
    if n > 0:
        return w.n("Of that, %(n)d point counts now.", "Of that, %(n)d points count now.", n)
    comes = values.get("comes", (-1,) * len(gaps))
    gap, catches, name = min((gap, gap > more, name) for (name, gap), more in zip(gaps, comes, strict=True))
    low = {"track": track(w, name), "n": gap}
    if values.get("last") and not catches:
        return w("%(track)s is still lower, but with your turtles that should count at the end.", track=low["track"])
    if values.get("again"):
        return w("That does not count yet.")
    if name in values.get("helps", ()):
        action = step(w, {"economic": "trade"}.get(name, name))
        return w(
            "That does not count yet: %(track)s is %(n)d behind. Your line still has something for it: %(action)s.",
            **low, action=action,
        )  # fmt: skip
    if catches:
        return w("That counts only if %(track)s catches up: it is %(n)d behind.", **low)
    return w("That counts once you gain %(n)d more in %(track)s.", **low)


def points(w: Words, values: dict[str, Any]) -> str:
    """Points on a track, and turtles that come with them. Points that do not all count are not called that."""
    told = f"{track(w, values['track'])} +{values['n']}."
    if "counts" not in values:
        told = w.n(
            "This brings you %(n)d point (%(track)s).",
            "This brings you %(n)d points (%(track)s).",
            values["n"],
            track=track(w, values["track"]),
        )
    n = values.get("turtles", 0)
    more = w.n("And %(n)d turtle, for the end.", "And %(n)d turtles, for the end.", n) if n else ""
    return f"{told} {more}".strip()


def shifted(w: Words, values: dict[str, Any]) -> str:
    """What goes from which track to which, and whether that counts."""
    n = values["n"]
    change = {"gives": track(w, values["gives"]), "gets": track(w, values["track"])}
    if n > 0:
        return w.n(
            "%(gives)s −1, %(gets)s +1: that counts %(n)d point more.",
            "%(gives)s −1, %(gets)s +1: that counts %(n)d points more.",
            n,
            **change,
        )
    if n < 0:
        costs = w.n(
            "%(gives)s −1, %(gets)s +1: that costs %(n)d point now.",
            "%(gives)s −1, %(gets)s +1: that costs %(n)d points now.",
            -n,
            **change,
        )
        ends = values.get("ends", 0)
        more = w.n(
            "But by the end of the turn you have %(n)d point more than now.",
            "But by the end of the turn you have %(n)d points more than now.",
            ends,
        )
        return f"{costs} {more if ends > 0 else w('It is meant for later.')}"
    return w("%(gives)s −1, %(gets)s +1: for now that brings no extra point.", **change)


def turtle_level(w: Words, values: dict[str, Any]) -> list[Part]:
    """What this level brings (WE-80), why it and no other, and that lower ones are not lost (WE-24)."""
    level, more = values["level"], ""
    told = w.n(
        "%(turtle)s: %(n)d point at the end.",
        "%(turtle)s: %(n)d points at the end.",
        values["n"],
        turtle=turtle(w, values["category"], level),
    )
    if level == max(TURTLE_POINTS):
        more = w("It shows two tracks: the one that is better for you counts.")
    elif values["n"] > TURTLE_POINTS[min(TURTLE_POINTS)]:
        more = w("That is one more than level 3 brings.")
    lower = w("Lower ones you can take later.") if values["lower"] else ""
    return [(MUST, told), (EXTRA, more), (MORE, lower)]
