"""Why to do something: one sentence each. Why something cannot be done stands in `refusals`."""

from collections.abc import Iterator
from typing import Any

from prateria.core.game import Take
from prateria.kit.words import Words

from ..engine.actions import Alter, Build, Call, Do, End, Move, Place, Put, Stop
from ..engine.grid import CELL
from .labels import action_label
from .nouns import space

__all__ = ["reason"]


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """What to do, and what speaks for it. See `bot.reasons` for the ids.

    `action`: what to do, if it is to be named; `goal`: where that leads; `terrain` and `animals`: of the area that is
    meant, and how many animals live in it; `then`: for what something is bought, `times` of it.
    """
    name, values = reason
    why = _why(w, name, values)
    action = values.get("action")
    if action is None or isinstance(action, Take | End | Stop):
        return why
    goal, then = values.get("goal", ""), values.get("then")
    if then is None:
        return f"{_move(w, action, goal)}. {why}".rstrip()
    bought = action_label(w, action) + (f" ×{values['times']}" if values["times"] > 1 else "")
    return f"{w('%(trade)s. Then: %(move)s.', trade=bought, move=_move(w, then, goal))} {why}".rstrip()


def _move(w: Words, action: Any, goal: str) -> str:
    """The move by its name, as its button says it, and where it leads."""
    label = action_label(w, action)
    if isinstance(action, Do) and goal:
        return f"{label} → {goal if goal in CELL else space(w, goal)}"
    if isinstance(action, Place):
        return w("Place the tile here: %(place)s", place=label)
    if isinstance(action, Put):
        return w("The hunters go here: %(place)s", place=label)
    if isinstance(action, Build | Alter):
        return w("Build here: %(place)s", place=label)
    if isinstance(action, Call):
        return w("Gather here: %(place)s", place=label)
    return w("Move a hunter: %(move)s", move=label) if isinstance(action, Move) else label


def _why(w: Words, name: str, values: dict[str, Any]) -> str:
    if name in _OF_AREAS:
        return " ".join((_OF_AREAS[name](w, values["terrain"], values["animals"]), *_counted(w, values)))
    return {
        "only_way": w("Nothing else is possible here."),
        "place_now": w("The tile must be placed in this round, and this is your last action."),
        "free": w("With one hunter the action costs nothing."),
        "gather_big": w("Together these hunters can build something big next."),
        "camp_back": w("Building brings hunters back to your camp, ready for the next tile."),
        "gains": w("Nothing is worth its price now: take an animal instead."),
        "fewest": w("You have fewest of these."),
        "buys_hunter": w("With more hunters in your camp you can do more."),
        "buys_big": w("Once it is built, a larger one beats any number of smaller ones."),
        "barters": w("You have many of one kind and few of another: barter."),
        "saves": w("Keep your stock for later and end the turn."),
        "ends": w("There is nothing more that helps you now: end the turn."),
        "pays_plenty": w("Pay with what you have most of, so that all three kinds remain for the market."),
        "just": "",
    }[name]


def _counted(w: Words, values: dict[str, Any]) -> Iterator[str]:
    """What it changes at once, which is not all the animals that live there."""
    more, less, elsewhere = (values.get(key, 0) for key in ("more", "less", "elsewhere"))
    if more:
        yield w("Counted now: +%(n)d for you.", n=more)
    elif less:
        yield w("Counted now: %(n)d fewer for another player.", n=less)
    if elsewhere:
        yield w("Elsewhere you lose %(n)d.", n=elsewhere)


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
    if terrain == "prairie":
        return w.n("Then you lead on this prairie: %(n)d bison.", "Then you lead on this prairie: %(n)d bison.", n)
    if terrain == "mountain":
        return w.n(
            "Then you lead in these mountains: %(n)d turkey.", "Then you lead in these mountains: %(n)d turkeys.", n
        )
    return w.n("Then you lead on this river: %(n)d fish.", "Then you lead on this river: %(n)d fish.", n)


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


_OF_AREAS = {
    "joins": _joins,
    "leads": _leads,
    "holds": _holds,
    "shares": _shares,
    "second": _second,
    "takes_part": _takes_part,
}
