"""What a hint says of animals: how many more or fewer everybody gets by it, if all areas were counted then."""

from collections.abc import Iterator, Sequence
from typing import Any

from prateria.kit.words import Words

from ..engine.data import ANIMALS
from .nouns import amount

__all__ = ["counted", "idle", "in_all"]


def idle(w: Words, values: dict[str, Any]) -> bool:
    """Whether hunters who are on the land only go elsewhere, and nobody gets more or less by it, counted now."""
    moves = getattr(values.get("action"), "deed", "") in ("move1", "move3")
    return moves and not (values.get("begun") or values.get("less") or any(counted(w, values)))


def counted(w: Words, values: dict[str, Any]) -> Iterator[str]:
    """What it changes at once in all, as it stands on the table beside each player."""
    more, less = (values.get(key, 0) for key in ("more", "less"))
    each = values.get("each", ())
    if values.get("begun") and more <= 0:
        return  # said when it began, against what was before
    if more > 0 and (n := in_all(values)) not in (more, 0):  # the same number as before, and what is left of it
        yield w.n(
            "For now you gain %(n)d animal in all; this step: +%(more)d.",
            "For now you gain %(n)d animals in all; this step: +%(more)d.",
            n,
            more=more,
        )
        return
    if more > 0:
        if sum(map(bool, each)) > 1:  # some more, some fewer
            yield w("For now +%(n)d: %(animals)s.", n=more, animals=_each(w, each, "+" if min(each) < 0 else ""))
        elif 0 < less <= more and values.get("rivals") == 1:
            yield w.n(
                "For now you gain %(n)d animal, and your opponent loses %(less)d.",
                "For now you gain %(n)d animals, and your opponent loses %(less)d.",
                more,
                less=less,
            )
        else:
            yield f"{w.n('For now you gain %(n)d animal', 'For now you gain %(n)d animals', more)}."
        if less > more and min(each, default=0) < 0 and not values.get("heard"):  # more is done for that
            yield _fewer(w, less, values.get("rivals") == 1)
        return
    if less and more < 0:
        yield _both(w, less, -more, values.get("rivals") == 1)
    elif less:
        yield _fewer(w, less, values.get("rivals") == 1)
    if not more and any(each):
        mine = _each(w, each, "+")
        yield (
            w("You: %(animals)s.", animals=mine)
            if less
            else w("For now this changes for you: %(animals)s.", animals=mine)
        )
    if more < 0 and not less:
        yield w.n("For now you get %(n)d animal fewer.", "For now you get %(n)d animals fewer.", -more)


def in_all(values: dict[str, Any]) -> int:
    """What the whole hint brings, of which this may be what is left."""
    return int(values.get("began", values).get("more", values.get("more", 0)))


def _fewer(w: Words, n: int, alone: bool) -> str:
    """What another one misses: the only other one, if `alone`."""
    if alone:
        return w.n(
            "For now your opponent gets %(n)d animal fewer.", "For now your opponent gets %(n)d animals fewer.", n
        )
    return w.n("For now another player gets %(n)d animal fewer.", "For now another player gets %(n)d animals fewer.", n)


def _both(w: Words, theirs: int, mine: int, alone: bool) -> str:
    """One gets fewer, to take more from somebody else."""
    if alone:
        return w("Animals fewer for now: %(theirs)d for your opponent, %(mine)d for you.", theirs=theirs, mine=mine)
    return w("Animals fewer for now: %(theirs)d for another player, %(mine)d for you.", theirs=theirs, mine=mine)


def _each(w: Words, animals: Sequence[int], plus: str = "") -> str:
    """More or fewer of each kind: `3 bison, −1 fish`."""
    changed = [(kind, n) for kind, n in zip(ANIMALS, animals, strict=True) if n]
    return ", ".join(("−" if n < 0 else plus) + amount(w, kind, abs(n)) for kind, n in changed)
