"""Choosing several things at once: an exchange, goods spent, natives fetched, goods gained. WE-31, WE-35, WE-36, WE-60.

What one has, what one takes, what is left or comes of it, and what follows stand in one panel before anything is done.
"""

from collections.abc import Mapping

from prateria.core.game import Bag
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.bag import bag_foot
from prateria.view.svg import Safe, el

from ..engine.data import GOODS, NATIVES, RESOURCES
from ..engine.observe import Observation
from ..engine.preview import checked
from ..words import nouns
from ..words.reasons.warriors import plain
from .figures import figure
from .pictograms import sign
from .sprite import whole

__all__ = ["bag_panel", "bag_title"]


def bag_title(w: Words, bag: Bag) -> str:
    """The name of the button that opens the panel."""
    return w("Choose villagers") if bag.kinds[0] in NATIVES else w("Choose goods")


def bag_panel(bag: Bag, counts: Mapping[str, int], view: Observation, w: Words) -> Safe:
    """The panel as HTML: a row for each kind of which something can be chosen, with fewer and more."""
    why = view.asked.bag if view.asked else ""
    taken, notes = sum(counts.values()), _notes(w, why, checked(view))
    one = bag.total == 1 and why != "spend"  # then a touch of it is enough
    panel = el(
        "div",
        el("h2", _title(w, why, bag)),
        *(el("p", note, class_="we-note we-how" if why != "natives" else "we-note") for note in notes),
        _given(w, view) if why == "receive" else Safe(),
        el(
            "div",
            *(
                _key(w, view, bag, kind, counts.get(kind, 0))
                if one
                else _row(w, view, bag, kind, n, counts.get(kind, 0), taken)
                for kind, n in zip(bag.kinds, bag.limits, strict=True)
                if n
            ),
            class_="we-bag-rows we-bag-keys" if one else "we-bag-rows",
        ),
        _beavers(w, view, why),
        bag_foot(
            w,
            bag._replace(back=bag.back or why in ("give", "receive")),
            taken,
            w("%(n)d of %(total)d chosen", n=taken, total=bag.total),
            _chosen(w, bag, counts),
            {
                "give": w("Exchange cancelled."),
                "spend": w("Goods for points: cancelled."),
                "receive": None,  # what is taken back then says itself
            }.get(why, ""),
            one=bag.total == 1,
        ),
        class_=f"we-inline we-bag s{bag.seat}",
    )
    return whole(panel)


def _chosen(w: Words, bag: Bag, counts: Mapping[str, int]) -> str:
    """What is chosen, in words."""
    if bag.kinds[0] in NATIVES:
        return nouns.natives(w, [counts.get(native, 0) for native in NATIVES])
    return nouns.goods(w, [counts.get(good, 0) for good in GOODS])


def _title(w: Words, why: str, bag: Bag) -> str:
    """What is asked, and how many."""
    if why == "give":
        return w.n("Exchange: give %(n)d good", "Exchange: give 1 to %(n)d goods", bag.total)
    if why == "receive":
        return w.n("Exchange: take %(n)d good", "Exchange: take %(n)d goods", bag.total)
    if why == "spend":
        return w("Different goods for points: one point each")
    if why == "natives":
        return w.n("From the long house: %(n)d villager", "From the long house: %(n)d villagers", bag.total)
    take = w.n("Take %(n)d good", "Take %(n)d goods", bag.total)
    if len(bag.kinds) == len(RESOURCES):
        return take
    if bag.total == 1:  # either of them, as it is counted
        return f"{take}: {' / '.join(nouns.goods(w, [kind == good for good in GOODS]) for kind in bag.kinds)}"
    return f"{take}: {', '.join(nouns.good(w, kind) for kind in bag.kinds)}"


def _notes(w: Words, why: str, check: bool) -> list[str]:
    """What it is for, or what follows; and the way back, since something must be chosen. `check`: smallpox may come."""
    if why == "natives":
        return [plain(w)["fetch"]]
    if why not in ("give", "receive"):
        return []
    how = w("First you give, then you take as many back, of any kind. This time smallpox cannot come.")
    if check:
        how = w(
            "First you give, then you take as many back, of any kind. After that smallpox may come and take one of "
            "your people."
        )
    # below it the second half has what was given, so that what is touched stays where it was
    return [how, *([w("Give at least one. No exchange after all? Choose “Cancel”.")] if why == "give" else [])]


def _beavers(w: Words, view: Observation, why: str) -> Safe:
    """Why these are not among what can be given (WE-33)."""
    seat = view.asked.seat if view.asked else 0
    if why not in ("give", "spend") or not view.players[seat].goods[GOODS.index("beaver")]:
        return Safe()
    return el("div", w("Beavers are not among them: they must be tanned first."), class_="we-had-beavers")


def _given(w: Words, view: Observation) -> Safe:
    """What was given in this exchange."""
    given = view.asked.given if view.asked else ()
    parts = [el("span", _picture(good), f"−{n}", class_=css.NAMED) for good, n in zip(GOODS, given, strict=False) if n]
    row = el("span", *parts, class_=css.RULE_ROW, aria_hidden="true")
    return el(
        "p", el("span", w("Given:")), row, el("span", nouns.goods(w, given), class_=css.UNSEEN), class_=css.RULE_ROW
    )


def _picture(good: str) -> Safe:
    return el("svg", sign(good, 0, 0, 24), viewBox="0 0 24 24", class_=f"{css.TABLE} {css.SIGN}", aria_hidden="true")


def _key(w: Words, view: Observation, bag: Bag, kind: str, n: int) -> Safe:
    """One kind as a large key, of which one is taken or given by its touch: what it is, how many one has and will
    have."""
    native, have = kind in NATIVES, _have(view, bag, kind)
    after = have - 1 if view.asked and view.asked.bag == "give" else have + 1
    name = nouns.native(w, kind) if native else nouns.good(w, kind)
    had = w("in the village: %(n)d", n=have) if native else w("you have %(n)d", n=have)
    art = figure(kind, bag.seat, 3, 0, 24) if native else sign(kind, 0, 0, 24)
    return el(
        "button",
        el("svg", art, viewBox="0 0 24 24", class_=f"{css.TABLE} we-kind-picture", aria_hidden="true"),
        el("b", name),
        el("span", had, el("span", f" → {after}", aria_hidden="true")),
        type="button",
        class_=f"{css.BUTTON} we-take",
        data_do="bag-add",
        data_value=kind,
        aria_pressed="true" if n else "false",
        id=f"bag-{kind}",
    )


def _row(w: Words, view: Observation, bag: Bag, kind: str, limit: int, n: int, taken: int) -> Safe:
    """One kind: how many one has, fewer, how many are taken, more, and what one has afterwards."""
    native = kind in NATIVES
    name = nouns.native(w, kind) if native else nouns.good(w, kind)
    have = _have(view, bag, kind)
    why = view.asked.bag if view.asked else ""
    after = have - n if why in ("give", "spend") else have + n
    art = figure(kind, bag.seat, 3, 0, 24) if native else sign(kind, 0, 0, 24)
    return el(
        "div",
        el("svg", art, viewBox="0 0 24 24", class_=f"{css.TABLE} we-kind-picture", aria_hidden="true"),
        el("b", name),
        el("span", w("in the village: %(n)d", n=have) if native else w("you have %(n)d", n=have), class_="we-had"),
        el(
            "button", "−", type="button", class_=f"{css.BUTTON} we-less", data_do="bag-remove", data_value=kind,
            disabled=not n,
            aria_label=w("%(thing)s: one less", thing=name),
        ),
        el("b", str(n), class_="we-many"),
        el(
            "button", "+", type="button", class_=f"{css.BUTTON} we-more", data_do="bag-add", data_value=kind,
            disabled=n >= limit or taken >= bag.total > 1, aria_label=w("%(thing)s: one more", thing=name),
        ),
        el("span", f"→ {after}", class_="we-after" + (" changed" if n else "")),
        class_="we-bag-row",
        role="group",
        aria_label=w("%(thing)s: %(n)d of %(limit)d", thing=name, n=n, limit=limit),
        id=f"bag-{kind}",
    )  # fmt: skip


def _have(view: Observation, bag: Bag, kind: str) -> int:
    """How many of that kind the player has now: goods, or natives in the village."""
    player = view.players[bag.seat]
    if kind in NATIVES:
        return (player.women, player.hunters, player.warriors)[NATIVES.index(kind)]
    return player.goods[GOODS.index(kind)]
