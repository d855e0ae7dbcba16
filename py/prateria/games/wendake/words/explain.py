"""What a sign says when it is held, hovered or asked about: its name, what it does, what it is for.

>>> w = Words("en")
>>> good(w, "beaver", 2)
'2 beavers. Tan them: they become pelts. Nothing else is done with beavers.'
>>> bought(w, "P1-7")
'When you buy it: Economy +1, lowest track +1.'
"""

from collections import Counter
from collections.abc import Sequence

from prateria.kit.words import Words

from ..engine.data import GOODS, MASKS, NATIVES, PROGRESS, TRACKS, TURTLE_POINTS, VEGETABLES, YEARS
from ..engine.observe import Card, Observation, Place
from . import effects
from .brings import acts, homecoming, now
from .nouns import amount, flag, mask, natives, side, space, step, track, turtle

__all__ = [
    "area", "at_year_end", "banner", "board", "bought", "button", "card", "cards", "good", "lacking", "market",
    "mask_card",
    "mask_space", "on_grid", "on_sale", "own", "people", "price", "progress", "stack", "standing", "thing", "tile",
    "turtle_now", "turtles", "turtles_of",
]  # fmt: skip

BOTTOM = "3"
"""So end the places of the lowest row of a grid."""
_TILE = {tile.id: tile for tile in PROGRESS}


def tile(w: Words, steps: Sequence[str], view: Observation | None = None) -> str:
    """An action tile: what each of its actions does, from top to bottom, a line for each; with the position, what it
    would bring."""
    names = ((acts(w, view, name) if view else step(w, name), name) for name in dict.fromkeys(steps))
    return "\n".join(f"{called}. {effects.step_text(w, name)}" for called, name in names)


def on_grid(w: Words, place: Place, view: Observation, seen: bool = False) -> str:
    """The same of a tile in a grid, `seen` with what it would bring, and what becomes of it when the year ends."""
    return "\n".join(filter(None, (tile(w, place.steps, view if seen else None), at_year_end(w, place, view))))


def at_year_end(w: Words, place: Place, view: Observation) -> str:
    """What a tile in a grid shows after the year (WE-71): from the bottom row all leave, and come to their action side;
    of the others those turn over on which an action marker lies, and none that the Sacred Fire plays (WE-16). After the
    last year nothing does."""
    if view.year == YEARS:
        return ""
    if place.id.endswith(BOTTOM):
        front = side(w, place.tile, False)
        return w("At the end of the year this tile leaves the bottom row: %(actions)s.", actions=front)
    asked = view.asked
    if place.marker == "fire" or (asked is not None and asked.what == "steps" and "fire" in asked.steps):
        return w("Played by the Sacred Fire, it does not turn over at the end of the year.")
    other = side(w, place.tile, not place.ritual)
    return w("Once played, this tile turns over at the end of the year: %(actions)s.", actions=other)


def good(w: Words, name: str, n: int) -> str:
    """Goods: how many, and what they are for."""
    what = (
        w("Tan them: they become pelts. Nothing else is done with beavers.")
        if name == "beaver"
        else w("To pay for progress tiles, to exchange, or for points.")
    )
    return f"{amount(w, name, n)}. {what}"


def thing(w: Words, name: str) -> str:
    """Canoes and mask cards."""
    if name == "canoe":
        return w("Each canoe catches a fish when you fish, and lets you exchange one good more in a Trade.")
    return w("With masks you play a combination at a Mask action.")


def mask_card(w: Words, kind: str, infected: bool | None) -> str:
    """A mask: its name, what it is for, and its blanket, where it is known (WE-26, WE-33)."""
    use = w("At a Mask action several masks, alike or different, make a combination that brings points.")
    blanket = (
        w("Its blanket carries smallpox: that counts only when the card is turned up after an exchange.")
        if infected
        else w("Its blanket is clean.")
    )
    name = mask(w, kind)
    name = name[:1].upper() + name[1:]
    return f"{name}. {use}" if infected is None else f"{name}. {use} {blanket}"


def card(w: Words, shown: Card) -> str:
    """A mask card whose blanket can be seen, by its name: `animal with smallpox`."""
    return w("%(mask)s with smallpox", mask=mask(w, shown.kind)) if shown.infected else mask(w, shown.kind)


def cards(w: Words, hand: Sequence[Card]) -> str:
    """Several of them: `2 × beggar, animal with smallpox`."""
    found = Counter(card(w, one) for one in hand)
    return ", ".join((f"{n} × " if n > 1 else "") + name for name, n in found.items())


def mask_space(w: Words, name: str) -> str:
    """A space of the mask board: which masks it takes, what it brings (WE-26, WE-28)."""
    points = next(found.points for found in MASKS if found.id == name)
    brings = f"{space(w, name)}: {track(w, 'mask')} +{points}."
    return f"{brings} {w('Play these masks at a Mask action, as long as no disc lies here.')}"


def people(w: Words, name: str, n: int, house: bool) -> str:
    """So many of the village, or of the long house, and what they are for.

    >>> people(Words("en"), "hunter", 5, False)
    'Village: 5 hunters. A hunter in an area gives a beaver at every Hunt.'
    """
    where = w.p("sign", "long house") if house else w.p("sign", "village")
    many = natives(w, [n * (other == name) for other in NATIVES])
    what = w("From the long house people come back after a Ritual.") if house else _people(w)[name]
    return f"{where[:1].upper()}{where[1:]}: {many}. {what}"


def area(w: Words, product: str) -> str:
    """A production area: who lives there, and what that brings (WE-20, WE-21)."""
    return _people(w)["hunter" if product == "beaver" else "woman"]


def _people(w: Words) -> dict[str, str]:
    return {
        "woman": w("A woman in an area gives its vegetable at every Harvest."),
        "hunter": w("A hunter in an area gives a beaver at every Hunt."),
        "warrior": w("Warriors stand in a territory as sentinels, or lie in an area as outposts."),
    }


def standing(w: Words) -> str:
    """Those who stand in a territory (WE-25, WE-44)."""
    return w(
        "A sentinel is a warrior who stands in a territory and guards your people there. At your Military action you "
        "get a point for each territory where you have the most sentinels."
    )


def banner(w: Words, name: str) -> str:
    """The flag of a nation in a territory (WE-63)."""
    does = w(
        "If you buy an alliance with this flag, then once a year, at a Military action, you count one sentinel more "
        "wherever it stands."
    )
    return f"{flag(w, name)}. {does}"


def button(w: Words, what: str, view: Observation | None = None) -> str:
    """A button whose name says too little: what it does, what it is good for (WE-15, WE-17, WE-45); '' for others."""
    if what in ("exchange", "spend"):
        much = now(w, view, f"button:{what}") if view else ""
        return f"{much[:1].upper()}{much[1:]}. {effects.part_text(w, what)}" if much else effects.part_text(w, what)
    home = w(
        "Warriors who lie in areas go back to the village, and a woman or a hunter from there may take their place."
    )
    home = f"{home} {homecoming(w, view)}".rstrip() if view else home
    return {
        "order": w(
            "One of your four markers goes there each year. The first from the left plays first next year, and is the "
            "first to choose among the new tiles."
        ),
        "swap": w(
            "Two tiles of your grid change places. Who never does that has 1 point at the end: it is counted from the "
            "start, and the first swap takes it away (−1)."
        ),
        "transfer": home,
        "all": homecoming(w, view) if view else home,
        "keep": w("None of the new tiles comes in: your three tiles go on in your grid."),
        "turtle": w(
            "At a Military action you take turtles for areas with women, for areas with hunters, and for canoes. They "
            "bring points at the end."
        ),
    }.get(what, "")


def progress(w: Words, name: str) -> str:
    """A progress tile: its name, what it does, what it gives when it is bought."""
    return f"{own(w, name)} {bought(w, name)}"


def on_sale(w: Words, name: str, there: str = "") -> str:
    """The same, and what it costs; `there`: as in `bought`."""
    return f"{own(w, name)} {price(w, name)} {bought(w, name, there)}"


def market(w: Words, view: Observation) -> str:
    """All that is on sale by level, and how many open tiles there are: for those who hear it, and go through the tiles
    for what they do and cost."""
    said = [f"{w('Progress tiles on sale')}."]
    for level in (1, 2, 3):
        mine = [name for name in view.offer if _TILE[name].level == level]
        names = ", ".join(effects.progress(w, name) for name in mine)
        said += [f"{w('Level %(n)d', n=level)}: {names}."] if mine else []
    tiles = f"{w('Action tiles of level %(n)d', n=view.level)}: {len(view.open)}." if view.open else ""
    return " ".join((*said, tiles, w("N leads through them.")))


def board(w: Words, view: Observation, side: Sequence[str]) -> str:
    """What the common board says as it is opened: the order of play, and everyone's points track by track."""
    told = [(w("Order of play"), ", ".join(side[seat] for seat in view.in_order))]
    for name in (name for pair in view.pairs for name in pair):
        have = (f"{side[player.seat]} {player.tracks[TRACKS.index(name)]}" for player in view.players)
        told.append((track(w, name), ", ".join(have)))
    return " ".join(f"{what}: {listed}." for what, listed in told)


def own(w: Words, name: str) -> str:
    """A progress tile that one has: its name, and what it does."""
    return f"{effects.progress(w, name)}. {effects.progress_text(w, name)}"


def bought(w: Words, name: str, there: str = "") -> str:
    """The points of a progress tile (WE-34). Down and up stand for the track on which one has least or most; `there`:
    the one on which it gives them, if that is known.

    >>> bought(Words("en"), "P1-8", "economic")
    'When you buy it: Economy +2.'
    """
    found = _TILE[name]
    sums = {"economic": found.level}
    sums[there or found.track] = sums.get(there or found.track, 0) + found.level
    points = [f"{track(w, at)} +{n}" for at, n in sums.items()]
    return w("When you buy it: %(points)s.", points=", ".join(points))


def price(w: Words, name: str) -> str:
    """What it costs: as much of each as its level."""
    n = _TILE[name].level
    kinds = w.n("%(n)d vegetable", "%(n)d different vegetables", n)
    kinds = w("one vegetable of each kind") if n == len(VEGETABLES) else kinds
    return w("Price: %(goods)s.", goods=", ".join((amount(w, "pelt", n), amount(w, "fish", n), kinds)))


def lacking(w: Words, name: str, have: Sequence[int]) -> str:
    """What is missing of that price to who has so many goods, in the order of `data.GOODS`; '' where nothing is.

    >>> lacking(Words("en"), "P2-4", (3, 0, 0, 2, 1)), lacking(Words("en"), "P1-4", (3, 0, 0, 2, 1))
    ('You lack: 1 fish, 1 vegetable of another kind.', '')
    """
    n = _TILE[name].level
    short = {good: n - have[GOODS.index(good)] for good in ("pelt", "fish")}
    kinds = n - sum(have[GOODS.index(vegetable)] > 0 for vegetable in VEGETABLES)
    more = w.n("%(n)d vegetable", "%(n)d different vegetables", kinds)
    if kinds < n:
        more = w.n("%(n)d vegetable of another kind", "%(n)d vegetables of other kinds", kinds)
    parts = [amount(w, good, left) for good, left in short.items() if left > 0] + [more] * (kinds > 0)
    return w("You lack: %(goods)s.", goods=", ".join(parts)) if parts else ""


def stack(w: Words, category: str, level: int, *, own: bool = False) -> str:
    """A turtle: for what one gets it, what it brings, how often (WE-24); `own`: one has it."""
    wanted = {
        "women": w.n("For %(n)d area with women.", "For %(n)d areas with women.", level),
        "hunters": w.n("For %(n)d area with hunters.", "For %(n)d areas with hunters.", level),
        "canoes": w.n("For %(n)d canoe on the lakes.", "For %(n)d canoes on the lakes.", level),
    }[category]
    points = w.n("%(n)d point at the end.", "%(n)d points at the end.", TURTLE_POINTS[level])
    shows = (
        w("It shows two tracks: the one that is better for you counts.")
        if level == 5
        else w("It shows one track, on which they count.")
        if own
        else w("They count on one track, which you see once you have it.")
    )
    once = w("You have it already.") if own else w("You can take it once in the game.")
    return f"{turtle(w, category, level)}. {wanted} {points} {shows} {once}"


def turtle_now(w: Words, category: str, level: int, tracks: Sequence[str], more: int) -> str:
    """One's own turtle: what it shows, and what it would bring if the game ended now."""
    name = turtle(w, category, level)
    shown = w("It shows: %(tracks)s.", tracks=" / ".join(f"{track(w, at)} +{TURTLE_POINTS[level]}" for at in tracks))
    now = w.n(
        "If the game ended now, it would bring you %(n)d point more.",
        "If the game ended now, it would bring you %(n)d points more.",
        more,
    )
    return f"{name}. {shown} {now}"


def turtles_of(w: Words, points: tuple[int, int], own: bool) -> str:
    """The same beside the name of the player, with what turtles are: one's own are known, those of others guessed."""
    said = turtles(w, points, own)
    hidden = "" if own else f" {w('On which tracks, only their owner knows.')}"
    return f"{said[:1].upper()}{said[1:]}.{hidden} {button(w, 'turtle')}"


def turtles(w: Words, points: tuple[int, int], own: bool) -> str:
    """What all the turtles of a player are worth: one's own as things stand, and at most."""
    now, most = points
    if own:
        return w("turtles: now +%(n)d, at the end at most +%(most)d", n=now, most=most)
    return w.n("turtles: up to %(n)d point at the end", "turtles: up to %(n)d points at the end", most)
