"""The foot of a panel in which a bag is filled: how full it is, and the buttons."""

from typing import Any, Self

from ..core.game import Bag
from ..kit.words import Words
from . import css
from .furniture import Button, buttons
from .svg import Safe, el

__all__ = ["FilledBag", "bag_foot"]


class FilledBag(Bag):
    """A bag as people look at it. `whose`: what lies in it is `mine`, filled by hand, or a proposal `instead` of that;
    no rule asks for it.

    >>> FilledBag.of(Bag(0, ("fish",), (4,), (), 3), "mine")._replace(back=True).whose
    'mine'
    """

    whose: str = ""

    @classmethod
    def of(cls, bag: Bag, whose: str) -> Self:
        """The same bag, and whose choice lies in it."""
        filled = cls(*bag)
        filled.whose = whose
        return filled

    def _replace(self, **kwargs: Any) -> Self:
        """It stays the choice of the same."""
        return self.of(super()._replace(**kwargs), self.whose)


def bag_foot(
    w: Words,
    bag: Bag,
    taken: int,
    sentence: str,
    chosen: str,
    left: str | None = "",
    beside: str = "",
    one: bool = False,
) -> Safe:
    """`taken` of `bag.total` as pips and in words; suggest, clear, done, and the way back where there is one. `chosen`:
    what that is, to be read beside it by who does not see it, and said as soon as it is enough; to who asks, what is
    missing. What a proposal takes out that one has chosen oneself comes back by a touch. The key that proposes has
    always the same name, and not the lamp of a hint, which does something else. `left`: what is said when all of it has
    been left by the way back (web/panels.mjs), None where that says itself. `beside`: what else it comes to, where
    there is room. `one`: one thing fills it, and another takes its place: that is neither
    counted nor emptied, and proposed only among more than two."""
    missing = bag.fewest - taken
    lacks = w.n("%(n)d is missing.", "%(n)d are missing.", missing) if missing > 0 else ""
    empty = w.n("Choose %(n)d", "Choose %(n)d", missing) if lacks and not one else w("Done")
    done = lacks.rstrip(".") if taken and lacks else empty  # why it cannot be touched yet
    full = f"{sentence}: {chosen}. {w('D: Done.')}" if not lacks and taken else ""
    whose = bag.whose if isinstance(bag, FilledBag) else ""
    clear = Button(w("My choice"), "bag-clear", "mine") if whose == "instead" else None
    cancel = (Button(w.p("way back", "Cancel"), "way-back"),) if bag.back else ()
    helps = [Button(w("Suggest"), "bag-suggest", symbol="swap")] if not one or sum(map(bool, bag.limits)) > 2 else []
    if not one:
        helps.append(clear or Button(w("Clear"), "bag-clear", off=not taken))
    return el(
        "div",
        el(
            "p",
            el(
                "span",
                *(el("i", class_=css.ON if i < taken else None) for i in range(bag.total)),
                class_=css.PIPS,
                aria_hidden="true",
            ),
            el("span", el("b", sentence), " ", el("span", beside, class_=css.BAG_BESIDE))
            if beside
            else el("b", sentence),
            el("span", f": {chosen}", class_=css.UNSEEN) if taken else Safe(),
            class_=f"{css.BAG_SUM} {css.UNSEEN}" if one else css.BAG_SUM,
            data_say=full,
            data_todo=full or f"{sentence}. {lacks}".rstrip(),
        ),
        buttons(
            (
                *cancel,
                *helps,
                Button(
                    done,
                    "bag-done",
                    look="main",
                    symbol="" if lacks and (taken or not one) else "check",
                    off=not bag.fewest <= taken <= bag.total,
                ),
            )
        ),
        class_=css.BAG_FOOT,
        data_left=(left or w("Cancelled.")) if bag.back and left is not None else None,
    )
