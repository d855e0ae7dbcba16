"""What a hint says of animals: how many more or fewer everybody gets by it, if all areas were counted then."""

from collections.abc import Iterator, Sequence
from typing import Any

from prateria.kit.words import Words

from .nouns import each as kinds
from .nouns import one, upon

__all__ = ["ahead", "counted", "few", "idle", "idlers", "in_all"]


def idle(w: Words, values: dict[str, Any]) -> bool:
    """Whether hunters who are on the land only go elsewhere, and nobody gets more or less by it, counted now."""
    moves = getattr(values.get("action"), "deed", "") in ("move1", "move3")
    return moves and not (values.get("begun") or values.get("less") or any(counted(w, values)))


def counted(w: Words, values: dict[str, Any]) -> Iterator[str]:
    """What it changes at once in all, as it stands on the table beside each player."""
    more, less = (values.get(key, 0) for key in ("more", "less"))
    each = values.get("each", ())
    if values.get("begun") and more <= 0 and ("began" in values or not more):
        return  # said when it began, against what was before
    if more > 0 and (n := in_all(values)) not in (more, 0):  # the same number as before, and what is left of it
        yield w.n(
            "For now you gain %(n)d animal in all; this step: +%(more)d.",
            "For now you gain %(n)d animals in all; this step: +%(more)d.",
            n,
            more=more,
        )
        return
    alone, mixed = values.get("rivals") == 1, sum(map(bool, each)) > 1
    if more > 0:
        if mixed:
            yield _kinds(w, each, True)
        elif 0 < less <= more and alone:
            yield w.n(
                "For now you gain %(n)d animal, and your opponent loses %(less)d.",
                "For now you gain %(n)d animals, and your opponent loses %(less)d.",
                more,
                less=less,
            )
        else:
            yield f"{w.n('For now you gain %(n)d animal', 'For now you gain %(n)d animals', more)}."
        if less > more and min(each, default=0) < 0 and not values.get("heard"):  # more is done for that
            yield _fewer(w, less, alone, not mixed)
        return
    if less and more < 0:
        yield _both(w, less, -more, alone)
    elif less:
        yield _fewer(w, less, alone, True)
    if not more and any(each):
        yield _kinds(w, each, not less)
    if more < 0 and not less:
        yield w.n("For now you get %(n)d animal fewer.", "For now you get %(n)d animals fewer.", -more)


def in_all(values: dict[str, Any]) -> int:
    """What the whole hint brings, of which this may be what is left."""
    return int(values.get("began", values).get("more", values.get("more", 0)))


def ahead(w: Words, name: str, brings: int, site: str, alone: bool) -> str:
    """What can be built in the next round by hunters who go there now. `alone`: they go nowhere else."""
    built, there = one(w, name), w.p("ahead", "there") if alone else upon(w, site)
    if not brings:
        return w("For next round: %(piece)s %(there)s makes your lead safer.", piece=built, there=there)
    return w.n(
        "For next round: %(piece)s %(there)s, %(n)d animal more.",
        "For next round: %(piece)s %(there)s, %(n)d animals more.",
        brings,
        piece=built,
        there=there,
    )


def idlers(w: Words, n: int) -> str:
    """That so many of those who still move change nothing: more of them have been chosen than a hint would."""
    return w.n("%(n)d of them brings nothing for now.", "%(n)d of them bring nothing for now.", n)


def few(w: Words, animal: str, then: bool) -> str:
    """That one has fewest of that kind; or `then`, once the round is counted."""
    if then:
        return {
            "bison": w("After the counting you would have fewest bison."),
            "turkey": w("After the counting you would have fewest turkeys."),
            "fish": w("After the counting you would have fewest fish."),
        }[animal]
    return {
        "bison": w("You have fewest bison."),
        "turkey": w("You have fewest turkeys."),
        "fish": w("You have fewest fish."),
    }[animal]


def _fewer(w: Words, n: int, alone: bool, now: bool) -> str:
    """What another one misses: the only other one, if `alone`. `now`: it has not been said that this is for now."""
    if alone and now:
        return w.n(
            "For now your opponent gets %(n)d animal fewer.", "For now your opponent gets %(n)d animals fewer.", n
        )
    if alone:
        return w.n("Your opponent gets %(n)d animal fewer.", "Your opponent gets %(n)d animals fewer.", n)
    return w.n("For now another player gets %(n)d animal fewer.", "For now another player gets %(n)d animals fewer.", n)


def _both(w: Words, theirs: int, mine: int, alone: bool) -> str:
    """One gets fewer, to take more from somebody else: of an only one, how much that is to the good."""
    if alone and theirs > mine:
        return w(
            "For now you lose %(mine)d, but your opponent %(n)d: you gain %(more)d on them.",
            n=theirs, mine=mine, more=theirs - mine,
        )  # fmt: skip
    if alone:
        return w.n(
            "For now your opponent loses %(n)d animal, you lose %(mine)d.",
            "For now your opponent loses %(n)d animals, you lose %(mine)d.",
            theirs,
            mine=mine,
        )
    return w.n(
        "For now another player loses %(n)d animal, you lose %(mine)d.",
        "For now another player loses %(n)d animals, you lose %(mine)d.",
        theirs,
        mine=mine,
    )


def _kinds(w: Words, changed: Sequence[int], now: bool) -> str:
    """More of some kinds, or fewer of others: `you gain 3 bison and lose 1 fish`. `now`: see `_fewer`."""
    more, less = (w.list(kinds(w, [max(sign * n, 0) for n in changed])) for sign in (1, -1))
    if not less:
        return w("For now you gain %(animals)s.", animals=more)
    if now:
        return w("For now you gain %(more)s but lose %(less)s.", more=more, less=less)
    return w("You gain %(more)s but lose %(less)s.", more=more, less=less)
