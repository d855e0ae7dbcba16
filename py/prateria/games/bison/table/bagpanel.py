"""Paying, and choosing who gathers: kind by kind, a little more or less, until it is enough. BI-18, BI-22."""

from collections.abc import Mapping

from prateria.core.game import Bag
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.bag import bag_foot
from prateria.view.box import Box
from prateria.view.svg import Safe, el

from ..engine.data import ANIMALS
from ..engine.observe import Observation
from ..engine.preview import coming, paying
from ..words import nouns
from .land.worth import signed
from .stock import figure, track

__all__ = ["bag_panel", "bag_title"]


def bag_title(w: Words, bag: Bag) -> str:
    """The name of the panel, and of the button that opens it."""
    return w("Pay") if _animals(bag) else w("Choose who gathers")


def bag_panel(bag: Bag, counts: Mapping[str, int], view: Observation, w: Words) -> Safe:
    """The panel as HTML: a row for each animal, with what it would leave on its track, or for each space."""
    taken = sum(counts.values())
    full = taken >= bag.total
    left = paying(view, counts)
    rows = []
    for kind, limit in zip(bag.kinds, bag.limits, strict=True):
        n = counts.get(kind, 0)
        picture = _track(view, kind, left) if _animals(bag) else _camp(bag.seat, limit, n)
        rows.append(_row(w, kind, n, limit, full, picture, _other(kind, counts) if full and n < limit else ""))
    sentence = w("%(taken)d of %(total)d", taken=taken, total=bag.total)
    if full and not _animals(bag):
        more = coming(view, counts)[bag.seat]
        sentence += f", {w('for you %(n)s', n=signed(more)) if more else w('for you no change')}"
    return el(
        "div",
        el("div", el("h2", bag_title(w, bag)), class_=css.BAG_HEAD),
        el("div", *rows, class_="bi-bag-rows"),
        bag_foot(w, bag, taken, sentence, _chosen(w, bag, counts)),
        class_=css.BAG,
    )


def _animals(bag: Bag) -> bool:
    return bag.kinds[0] in ANIMALS


def _chosen(w: Words, bag: Bag, counts: Mapping[str, int]) -> str:
    """What is chosen, in words."""
    if _animals(bag):
        return nouns.goods(w, [counts.get(animal, 0) for animal in ANIMALS])
    return ", ".join(f"{nouns.kind(w, kind)} {n}" for kind in bag.kinds if (n := counts.get(kind, 0)))


def _other(kind: str, counts: Mapping[str, int]) -> str:
    """Of what there is most besides that kind: one of it makes room."""
    return max((one for one in counts if one != kind and counts[one]), key=lambda one: counts[one], default="")


def _row(w: Words, kind: str, n: int, limit: int, full: bool, picture: Safe, other: str) -> Safe:
    """Name, picture, how many, and the two buttons that change it. `other`: what a finger on "one more" takes out when
    nothing more goes in; keys go on to "Done" then."""
    name = nouns.kind(w, kind)
    return el(
        "div",
        el("span", name, class_="bi-bag-what"),
        picture,
        _step(kind, "−", "bag-remove", w("one less: %(kind)s", kind=name), not n),
        el("b", str(n), class_="bi-bag-n"),
        el(
            "span",
            _step(kind, "+", "bag-add", w("one more: %(kind)s", kind=name), full or n >= limit),
            _swap(kind, other) if other else Safe(),
            class_="bi-bag-plus",
        ),
        class_="bi-bag-row",
        role="group",
        aria_label=w("%(thing)s: %(n)d of %(limit)d", thing=name, n=n, limit=limit),
    )


def _step(kind: str, sign: str, do: str, label: str, off: bool) -> Safe:
    return el(
        "button",
        el("span", sign, aria_hidden="true"),
        type="button",
        class_=f"{css.BUTTON} bi-bag-step",
        data_do=do,
        data_value=kind,
        aria_label=label,
        disabled=off,
        id=f"{do}-{kind}",
    )


def _swap(kind: str, other: str) -> Safe:
    return el(
        "button",
        "+",
        type="button",
        tabindex=-1,
        aria_hidden="true",
        class_=f"{css.BUTTON} bi-bag-step bi-bag-swap",
        data_do="bag-swap",
        data_value=f"{kind} {other}",
        id=f"bag-swap-{kind}",
    )


def _track(view: Observation, kind: str, left: tuple[int, ...]) -> Safe:
    """The track as it would be."""
    terrain = ANIMALS.index(kind)
    now = view.players[view.turn].animals[terrain]
    return el(
        "svg",
        track(terrain, now, left[terrain], Box(0, 2, 230, 28)),
        viewBox="0 0 232 32",
        class_=f"{css.TABLE} bison-table bi-bag-track",
        aria_hidden="true",
    )


def _camp(seat: int, there: int, going: int) -> Safe:
    """The hunters on a space, those who go lifted."""
    kids = [
        el("g", figure("hunter", seat, 4 + i * 24, 2 if i < going else 10, 32)[0], opacity=None if i < going else 0.6)
        for i in range(there)
    ]
    return el(
        "svg", *kids, viewBox=f"0 0 {max(there, 4) * 24 + 8} 46", class_=f"{css.TABLE} bison-table bi-bag-camp s{seat}",
        aria_hidden="true",
    )  # fmt: skip
