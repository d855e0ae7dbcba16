"""What a hint says of the area that is meant: which place one has there then, and how many animals live in it."""

from prateria.kit.words import Words

__all__ = ["OF_AREAS"]


def _joins(w: Words, terrain: str, n: int) -> str:
    if terrain == "prairie":
        return w.n(
            "The tile joins a prairie that then has %(n)d bison.",
            "The tile joins a prairie that then has %(n)d bison.",
            n,
        )
    if terrain == "mountain":
        return w.n(
            "The tile joins mountains that then have %(n)d turkey.",
            "The tile joins mountains that then have %(n)d turkeys.",
            n,
        )
    return w.n(
        "The tile joins a river that then has %(n)d fish.", "The tile joins a river that then has %(n)d fish.", n
    )


def _leads(w: Words, terrain: str, n: int) -> str:
    if not n:
        return w("Then you lead there, though it has no animals yet.")
    if terrain == "prairie":
        return w.n("Then you lead on this prairie: %(n)d bison.", "Then you lead on this prairie: all %(n)d bison.", n)
    if terrain == "mountain":
        return w.n(
            "Then you lead in these mountains: %(n)d turkey.", "Then you lead in these mountains: all %(n)d turkeys.", n
        )
    return w.n("Then you lead on this river: %(n)d fish.", "Then you lead on this river: all %(n)d fish.", n)


def _holds(w: Words, terrain: str, n: int) -> str:
    if terrain == "prairie":
        return w.n(
            "You lead on this prairie (%(n)d bison), and this makes it safer.",
            "You lead on this prairie (%(n)d bison), and this makes it safer.",
            n,
        )
    if terrain == "mountain":
        return w.n(
            "You lead in these mountains (%(n)d turkey), and this makes it safer.",
            "You lead in these mountains (%(n)d turkeys), and this makes it safer.",
            n,
        )
    return w.n(
        "You lead on this river (%(n)d fish), and this makes it safer.",
        "You lead on this river (%(n)d fish), and this makes it safer.",
        n,
    )


def _shares(w: Words, terrain: str, n: int) -> str:
    if terrain == "prairie":
        return w.n(
            "Then you tie for first place on this prairie: %(n)d bison.",
            "Then you tie for first place on this prairie: %(n)d bison.",
            n,
        )
    if terrain == "mountain":
        return w.n(
            "Then you tie for first place in these mountains: %(n)d turkey.",
            "Then you tie for first place in these mountains: %(n)d turkeys.",
            n,
        )
    return w.n(
        "Then you tie for first place on this river: %(n)d fish.",
        "Then you tie for first place on this river: %(n)d fish.",
        n,
    )


def _second(w: Words, terrain: str, n: int) -> str:
    if terrain == "prairie":
        return w.n(
            "Then you are second on this prairie (%(n)d bison) and get half of them.",
            "Then you are second on this prairie (%(n)d bison) and get half of them.",
            n,
        )
    if terrain == "mountain":
        return w.n(
            "Then you are second in these mountains (%(n)d turkey) and get half of them.",
            "Then you are second in these mountains (%(n)d turkeys) and get half of them.",
            n,
        )
    return w.n(
        "Then you are second on this river (%(n)d fish) and get half of them.",
        "Then you are second on this river (%(n)d fish) and get half of them.",
        n,
    )


def _takes_part(w: Words, terrain: str, n: int) -> str:
    if terrain == "prairie":
        return w.n(
            "Then you get a share of this prairie (%(n)d bison).",
            "Then you get a share of this prairie (%(n)d bison).",
            n,
        )
    if terrain == "mountain":
        return w.n(
            "Then you get a share of these mountains (%(n)d turkey).",
            "Then you get a share of these mountains (%(n)d turkeys).",
            n,
        )
    return w.n(
        "Then you get a share of this river (%(n)d fish).", "Then you get a share of this river (%(n)d fish).", n
    )


OF_AREAS = {
    "joins": _joins,
    "leads": _leads,
    "holds": _holds,
    "shares": _shares,
    "second": _second,
    "takes_part": _takes_part,
}
