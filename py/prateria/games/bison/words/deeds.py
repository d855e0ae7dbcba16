"""The six actions explained where they are chosen: what hunters do in each, why none can take part, how they come onto
the land. BI-18 to BI-24.
"""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words

from ..engine.data import ACTIONS, ANIMALS, CANOE, DEEDS, HUNTER, PIECES, SIZES, TIPI
from ..engine.observe import Observation
from ..engine.preview import possible
from .nouns import one, piece

__all__ = ["TAKES", "afield", "at_market", "barred", "building", "first_buy", "grown", "how_many", "opening", "sizes"]

TAKES: Final = tuple(f"button:{animal}" for animal in ANIMALS)
"""The buttons that take one of them."""


def afield(view: Observation) -> dict[str, int]:
    """The spaces on which hunters of the one who acts stand, and how many."""
    return {there.id: there.hunters for there in view.spaces if there.seat == view.turn and there.hunters}


def how_many(w: Words, view: Observation, name: str, deed: str, told: bool = False) -> str:
    """The question that follows an action: with what its hunters do; where none can take part, with the reason. `told`:
    it is heard, by who has heard already what the action does."""
    if why := barred(w, view, deed):
        if told:  # why it brings no more is the name of its button, but for the tile
            more = w("D, then Enter: 0 hunters, 1 animal.")
            why = why if deed == "place" else ""
            return " ".join(filter(None, (f"{name}.", why, first_buy(w, view, deed), more)))
        only = (
            w("%(name)s: the tile comes without hunters, and you take 1 animal.", name=name)
            if deed == "place"
            else w("%(name)s: with 0 hunters this only brings 1 animal.", name=name)
        )
        return " ".join(filter(None, (only, why, first_buy(w, view, deed))))
    if told:
        return w("%(name)s: how many hunters take part?", name=name)
    does = {
        "place": w("They come from your camp onto the tile. Below each number is the price."),
        "tipi": w("On one prairie or mountain they become a tipi: the more, the larger."),
        "canoe": w("On one river space they become a canoe: the more, the larger."),
        "gather": w("From anywhere they come to others of yours on one space."),
        "move1": w("Each of them goes one space."),
        "move3": w("Each of them goes one, two or three spaces."),
    }[deed]
    there = [one.terrain == "river" for one in view.spaces if one.seat == view.turn and one.size]
    if deed in ("tipi", "canoe") and view.variant != 2 and (deed == "canoe") in there:  # it can be made larger
        grows = w("If your canoe is there, it grows.") if deed == "canoe" else w("If your tipi is there, it grows.")
        does += f" {grows}"
    return f"{w('%(name)s: how many hunters take part?', name=name)} {_grows(w, view, deed) or does}"


def _grows(w: Words, view: Observation, deed: str) -> str:
    """What a tipi or canoe of one's own becomes with hunters beside it, if a piece of that size lies in the camp: it is
    no addition that one expects (BI-20, BI-21)."""
    first = {"tipi": TIPI, "canoe": CANOE}.get(deed)
    if first is None or view.variant == 2:
        return ""
    supply, n = view.players[view.turn].supply, possible(view, deed)
    for there in view.spaces:
        if there.seat != view.turn or not there.size or (there.terrain == "river") != (deed == "canoe"):
            continue
        for more in n:
            if more <= there.hunters and there.size + more in SIZES and supply[first + there.size + more]:
                return grown(w, there.terrain, there.size, more)
    return ""


def grown(w: Words, terrain: str, size: int, hunters: int) -> str:
    """What goes into a larger tipi or canoe."""
    values = {"before": size, "after": size + hunters}
    if terrain == "river":
        return w.n(
            "Your canoe %(before)d and %(n)d hunter become canoe %(after)d.",
            "Your canoe %(before)d and %(n)d hunters become canoe %(after)d.",
            hunters,
            **values,
        )
    return w.n(
        "Your tipi %(before)d and %(n)d hunter become tipi %(after)d.",
        "Your tipi %(before)d and %(n)d hunters become tipi %(after)d.",
        hunters,
        **values,
    )


def barred(w: Words, view: Observation, deed: str) -> str:
    """Why no hunter can take part in that action now; '' where one can."""
    if possible(view, deed):
        return ""
    supply, stand = view.players[view.turn].supply, afield(view)
    if deed == "place":
        return "" if supply[HUNTER] else w("There is no hunter in your camp.")
    if view.variant == 2 and deed in ("tipi", "canoe"):  # hunters of the camp could, too
        return w("Nothing can be built or made smaller now.")
    if not stand:
        return w("None of your hunters is on the land: they come with your tile.") if view.own else next_tile(w, view)
    if deed in ("tipi", "canoe"):
        if not _pieces(view, deed):
            return w("No tipi lies in your camp.") if deed == "tipi" else w("No canoe lies in your camp.")
        if not any((space[-1] == "r") == (deed == "canoe") for space in stand):
            if deed == "tipi":
                return w("None of your hunters is on a prairie or mountain.")
            return w("None of your hunters is on a river.")
        return _unfit(w, view, deed)
    if deed == "gather":
        alone = sum(stand.values()) == 1
        return w("Only one of your hunters is on the land.") if alone else w("All of your hunters stand on one space.")
    return w("No free space is near enough.")


def first_buy(w: Words, view: Observation, deed: str) -> str:
    """What must be bought first for such an action; '' where that would not help now."""
    player = view.players[view.turn]
    if deed == "place" and not player.supply[HUNTER] and player.market[HUNTER]:
        return w("You can first buy one at the market.")
    if deed not in ("tipi", "canoe") or view.variant == 2 or not afield(view):
        return ""
    if not _pieces(view, deed):
        return w("You can first buy one at the market.")
    first = CANOE if deed == "canoe" else TIPI
    fit = [n for n in sizes(view, deed) if player.market[first + n] and min(player.animals) >= n]
    if not fit or possible(view, deed):
        return ""
    return w("First buy: %(piece)s.", piece=one(w, PIECES[first + fit[0]]))


def _pieces(view: Observation, deed: str) -> bool:
    """Whether such a piece lies in the camp."""
    supply, first = view.players[view.turn].supply, CANOE if deed == "canoe" else TIPI
    return any(supply[first + n] for n in SIZES)


def sizes(view: Observation, deed: str, n: int = 0) -> tuple[int, ...]:
    """The sizes that hunters on one space could make of what stands there, exactly so many of them if `n` is given,
    whether such a piece lies in the camp or not (BI-20, BI-21)."""
    found = set[int]()
    for there in view.spaces:
        if there.seat == view.turn and (there.terrain == "river") == (deed == "canoe"):
            more = range(1, there.hunters + 1) if not n else [n] if n <= there.hunters else ()
            found.update(there.size + one for one in more)
    return tuple(size for size in SIZES if size in found)


def _unfit(w: Words, view: Observation, deed: str) -> str:
    """That too few hunters stand together for the smallest piece in the camp, or which sizes they could make where
    something stands already, and what lies in the camp instead (BI-20, BI-21)."""
    supply, first = view.players[view.turn].supply, CANOE if deed == "canoe" else TIPI
    have = [n for n in SIZES if supply[first + n]]
    if all(n < have[0] for space, n in afield(view).items() if (space[-1] == "r") == (deed == "canoe")):
        if deed == "canoe":
            return w("Your smallest canoe is a %(n)d: it takes %(n)d hunters on one river space.", n=have[0])
        return w("Your smallest tipi is a %(n)d: it takes %(n)d hunters on one space.", n=have[0])
    fit, camp = (w.list([piece(w, PIECES[first + n]) for n in some]) for some in (sizes(view, deed), have))
    if not fit:
        return w("Nothing is larger than size 4.")
    return w("Your hunters could make this: %(pieces)s. But your camp has only this: %(camp)s.", pieces=fit, camp=camp)


def next_tile(w: Words, view: Observation) -> str:
    """How hunters come onto the land when the tile of this round lies there already."""
    if view.round == view.rounds:
        return w("None of your hunters is on the land, and no more tiles come.")
    return w("None of your hunters is on the land: they come with your next tile.")


def opening(w: Words, view: Observation, name: str, left: int, touch: Touch) -> str:
    """Which action, asked while no hunter is on the land; '' else. With the tile laid it is said once. Where no hunter
    can take part in any of them only which animal: see `flow.several`. What "+1" beside an action means is said in the
    first round."""
    if any(pick in touch.possible for pick in TAKES):
        return w.n(
            "%(name)s: no hunter can take part now (%(n)d action left). Take an animal.",
            "%(name)s: no hunter can take part now (%(n)d actions left). Take an animal.",
            left,
            name=name,
        )
    if view.round == 1 and afield(view) and view.variant != 2 and _given_up(view):
        return w(
            "%(name)s: choose an action (%(n)d left in this round). Actions with “+1” only give 1 animal now.",
            name=name,
            n=left,
        )
    said = view.own is None and left < ACTIONS - 1
    if said or afield(view) or view.variant == 2 or view.round == view.rounds:
        return ""
    if view.own is None:
        return w(
            "%(name)s: choose an action (%(n)d left in this round). Hunters come onto the land with your next tile.",
            name=name,
            n=left,
        )
    if left < ACTIONS:
        return w(
            "%(name)s: choose an action (%(n)d left in this round). Your tile brings hunters onto the land.",
            name=name,
            n=left,
        )
    return w(
        "%(name)s: choose an action. Your tile brings your hunters onto the land; "
        "till then the other actions give 1 animal.",
        name=name,
    )


def _given_up(view: Observation) -> bool:
    """Whether some action that is still free could only be given up for an animal now."""
    done = view.players[view.turn].deeds
    return any(deed != "place" and deed not in done and not possible(view, deed) for deed in DEEDS)


def at_market(w: Words, view: Observation, touch: Touch, name: str) -> str:
    """Where hunters go that one buys, while one looks at the market; '' else."""
    if (
        touch.looked_at != "market"
        or any(pick.startswith("deed:") for pick in touch.chosen)
        or view.variant == 2
        or "buy:hunter" not in touch.possible
    ):
        return ""
    if touch.back.split()[1:2] == ["buy"] and "hunter" not in touch.back:
        return ""  # somebody buys a tipi or canoe
    if view.own:
        return w("%(name)s: hunters that you buy come onto the land with your tile.", name=name)
    if view.round < view.rounds:
        return w("%(name)s: hunters that you buy wait in your camp until your next tile.", name=name)
    return w("%(name)s: hunters that you buy now stay in your camp: no more tiles come.", name=name)


def building(w: Words, view: Observation, name: str, touch: Touch) -> str:
    """Where hunters build, and then how large."""
    if touch.chosen:
        return w("%(name)s: how large should it be?", name=name)
    n = view.doing.left if view.doing else 0
    if view.doing and view.doing.deed == "canoe":
        return w.n(
            "%(name)s: on which river does %(n)d hunter build?",
            "%(name)s: on which river do %(n)d hunters build?",
            n,
            name=name,
        )
    return w.n(
        "%(name)s: on which space does %(n)d hunter build?",
        "%(name)s: on which space do %(n)d hunters build?",
        n,
        name=name,
    )
