"""Why a touch leads nowhere: one sentence each, with the rule that says so."""

from collections.abc import Sequence

from prateria.kit.words import Words

from ..engine.data import ACTIONS, ANIMALS, BARTER, CANOE, HUNTER, PIECE, PIECES, PRICES, SIZES, TIPI, TRACK, VALUE
from ..engine.observe import Observation, Player, Space
from ..engine.preview import possible
from .deeds import barred, first_buy, sizes
from .nouns import piece

__all__ = ["why_not"]

_TRADES = ("buy", "give", "get")


def why_not(w: Words, view: Observation, chosen: Sequence[str], pick: str) -> str:
    """Why a touch leads nowhere, for the seat that acts; '' where there is nothing to say.

    `chosen`: what was touched before.
    """
    sort, _, what = pick.partition(":")
    if view.phase == "over":
        return w("The game is over.")
    if view.seat is None or view.seat not in view.actors:
        return w("It is not your turn yet.")
    mine = view.players[view.seat]
    if view.phase in ("name", "end", "surplus"):
        return _trade(w, view, mine, sort, what) if sort in _TRADES else _between(w, view, mine, chosen, sort, what)
    if sort in ("deed", "hunters", *_TRADES):
        return w("First finish the action that you have begun.")
    return _within(w, view, sort, what)


def _between(w: Words, view: Observation, mine: Player, chosen: Sequence[str], sort: str, what: str) -> str:
    """Where an action is chosen, or nothing but trade is left (BI-16 to BI-18)."""
    if view.phase == "surplus":
        if sort == "button":
            return w("As long as you can spend the surplus, you must (house rules).")
        return w("The areas are being counted: buy, barter, or give up the surplus.")
    if view.phase == "end":
        return w("Your action is done: trade, or end your turn.")
    if sort == "deed":
        return _deed(w, view, mine, chosen, what)
    if sort == "hunters":
        named = next((p.partition(":")[2] for p in chosen if p.startswith("deed:")), "")
        return _number(w, view, mine, named, int(what))
    return w("First choose an action and how many hunters take part.")


def _deed(w: Words, view: Observation, mine: Player, chosen: Sequence[str], deed: str) -> str:
    if deed in mine.deeds:
        return w("You have taken this action already in this round.")
    if mine.holds and len(mine.deeds) == ACTIONS - 1:
        return w("This is your last action, and the tile must be placed.")
    number = next((p.partition(":")[2] for p in chosen if p.startswith("hunters:")), "")
    return _number(w, view, mine, deed, int(number)) if number else ""


def _number(w: Words, view: Observation, mine: Player, deed: str, n: int) -> str:
    """What cannot be paid or carried out cannot be named, and what can be done about it."""
    payable = PRICES[n] <= sum(mine.animals)
    if payable and deed and (why := barred(w, view, deed)):
        first = "" if _missing(view, mine, deed, n) else first_buy(w, view, deed)  # else it is named
        why = f"{why} {first}".rstrip()
    else:
        why = _too_many(w, view, mine, deed, n)
    return f"{why} {_way_out(w, view, mine, deed, n)}"


def _way_out(w: Words, view: Observation, mine: Player, deed: str, n: int) -> str:
    """With how many hunters it goes, and what, once bought, lets so many take part."""
    if not deed:
        return w("Choose fewer hunters.")
    found, parts = possible(view, deed), []
    if missing := _missing(view, mine, deed, n):
        kind, times = missing
        parts.append(
            w.n("For that, first buy %(n)d hunter.", "For that, first buy %(n)d hunters.", times)
            if kind == HUNTER
            else w("For that, first buy: %(piece)s.", piece=piece(w, PIECES[kind]))
        )
    if found:
        also = (0,) if deed == "place" else ()  # of the others, what that brings is said
        parts.append(w("Possible now: %(numbers)s.", numbers=", ".join(map(str, (*also, *found)))))
    if deed != "place":
        parts.append(w("With 0 hunters you take an animal."))
    return " ".join(parts)


def _missing(view: Observation, mine: Player, deed: str, n: int) -> tuple[int, int] | None:
    """The piece, and how many of it, that could be bought so that exactly so many hunters can take part (BI-24)."""

    def payable(each: int) -> bool:
        return min(mine.animals) >= each and sum(mine.animals) - len(ANIMALS) * each >= PRICES[n]

    if deed == "place":
        less = n - mine.supply[HUNTER]
        return (HUNTER, less) if 0 < less <= mine.market[HUNTER] and payable(less) else None
    if deed not in ("tipi", "canoe") or view.variant:
        return None
    first = CANOE if deed == "canoe" else TIPI
    sizes = {
        space.size + n
        for space in view.spaces
        if space.seat == mine.seat and space.hunters >= n and (space.terrain == "river") == (deed == "canoe")
    }
    fit = (size for size in SIZES if size in sizes and mine.market[first + size] and payable(size))
    return next(((first + size, 1) for size in fit if not mine.supply[first + size]), None)


def _too_many(w: Words, view: Observation, mine: Player, deed: str, n: int) -> str:
    """BI-18."""
    if PRICES[n] > sum(mine.animals):
        return w.n(
            "That costs %(n)d animal. You do not have that many.",
            "That costs %(n)d animals. You do not have that many.",
            PRICES[n],
        )
    return {
        "place": w("There are not that many hunters in your camp."),
        "tipi": _no_size(w, view, deed, n),
        "canoe": _no_size(w, view, deed, n),
        "gather": w("That many hunters cannot be called together."),
        "move1": w("That many of your hunters cannot move now."),
        "move3": w("That many of your hunters cannot move now."),
    }.get(deed, w("That many hunters cannot take part now."))


def _no_size(w: Words, view: Observation, deed: str, n: int) -> str:
    """Why exactly so many hunters make no tipi or canoe: they stand nowhere together, or the piece is missing."""
    if view.variant or deed not in ("tipi", "canoe"):
        if deed == "canoe":
            return w("With exactly that many hunters no canoe can be built or enlarged now.")
        return w("With exactly that many hunters no tipi can be built or enlarged now.")
    fit = [piece(w, f"{deed}-{size}") for size in sizes(view, deed, n)]
    if fit:
        return w.n(
            "%(n)d hunter makes this: %(pieces)s. None lies in your camp.",
            "%(n)d hunters make this: %(pieces)s. None lies in your camp.",
            n,
            pieces=w.list(fit),
        )
    if n == 1:
        return w("Nothing is larger than size 4.")
    if deed == "canoe":
        return w("On no river space do %(n)d of your hunters stand together.", n=n)
    return w("On no prairie or mountain do %(n)d of your hunters stand together.", n=n)


def _trade(w: Words, view: Observation, mine: Player, sort: str, what: str) -> str:
    """BI-24."""
    if sort == "buy":
        if not mine.market[PIECE[what]]:
            return w("The market has none of these left for you.")
        return w.n(
            "That costs %(n)d animal of each kind.", "That costs %(n)d animals of each kind.", VALUE[PIECE[what]]
        )
    has = mine.animals[ANIMALS.index(what)]
    if sort == "give" and has < BARTER:
        return w("To barter you give three animals of one kind.")
    if sort == "get" and has >= TRACK:
        return w("No more than 15 animals of a kind fit into your stock.")
    return w("To barter choose what you give, and another kind that you get.")


def _within(w: Words, view: Observation, sort: str, what: str) -> str:
    """While an action is carried out."""
    there = next((space for space in view.spaces if space.id == what), None)
    match view.phase:
        case "pay":
            return w("First pay for the action.")
        case "gain":
            if sort == "gain":
                return w("No more than 15 animals of a kind fit into your stock.")
            return w("First choose the animal that you get.")
        case "place":
            return _place(w, view, sort, what)
        case "put":
            return w("The hunters come onto one space of the new tile.")
        case "gather":
            return w("First choose which hunters come.")
        case "build":
            return _build(w, view, there)
        case "call":
            if there is None or there.seat != view.seat or not there.hunters:
                return w("None of your hunters stands there.")
            return w("Too few of your hunters stand elsewhere: call from a smaller group.")
    return _move(w, view, sort, there)


def _place(w: Words, view: Observation, sort: str, what: str) -> str:
    """BI-11, BI-12."""
    if sort == "turn":
        return w("First choose a place for the tile.")
    if sort == "cell" and what not in view.open:
        return w("A tile must touch another one, and not lie too far from the totem pole.")
    return w("First place your tile.")


def _build(w: Words, view: Observation, there: Space | None) -> str:
    """BI-13, BI-20, BI-21."""
    if there is None or view.doing is None:
        return w("Choose a space with hunters of yours.")
    if there.seat is None:
        return w("None of your hunters stands there.")
    if there.seat != view.seat:
        return w("Somebody else is on this space.")
    if (there.terrain == "river") != (view.doing.deed == "canoe"):
        return w("Tipis stand on prairies and in the mountains, canoes on rivers.")
    if view.variant:
        if there.id in dict(view.doing.used):
            return w("On this space you have built already in this action.")
        return w("After that, not all the hunters that you named could build.")
    if there.hunters < view.doing.left:
        return w("Too few of your hunters stand there: choose another space.")
    if there.size + view.doing.left not in SIZES:
        return w("Nothing is larger than size 4. Choose another space.")
    what = piece(w, f"{view.doing.deed}-{there.size + view.doing.left}")
    return w("That would make this, and none lies in your camp: %(piece)s. Choose another space.", piece=what)


def _move(w: Words, view: Observation, sort: str, there: Space | None) -> str:
    """BI-09, BI-23."""
    if sort == "to" and there is not None:
        if there.seat not in (None, view.seat):
            return w("Somebody else is on this space: you may pass, but not stop.")
        if view.doing and view.doing.deed == "move1":
            return w("One step: across a side to the next tile, or between river and bank. This is farther.")
        return w("This hunter cannot go that far.")
    if there is None or there.seat != view.seat or not there.hunters:
        return w("None of your hunters stands there.")
    came = dict(view.doing.used).get(there.id, 0) if view.doing else 0
    if came >= there.hunters:
        return w("These hunters have already marched in this action.")
    return w("Others stand on every space that these hunters can reach.")
