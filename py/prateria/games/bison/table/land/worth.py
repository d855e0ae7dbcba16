"""How much more a small step on the land would bring if all were counted then, on the land and in words."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.measure import width
from prateria.view.palette import shape
from prateria.view.svg import Safe, el

from ...engine.actions import Build, Call, Move, Put
from ...engine.gathering import more_by
from ...engine.observe import Observation
from ...engine.preview import Change, counted, preview
from ...words.labels import comers, for_others
from .areas import Lies, spot_of

__all__ = ["best", "brings", "covered", "each_gain", "gain", "signed", "there", "usual", "written"]

_FIGURE: Final = 12.5  # how high letters are, as drawn
_HIGH: Final = 17.0
_SEAT: Final = 12.0  # the shape of a seat before it
_MOST: Final = 3  # areas are told of
_MANY: Final = 4  # the same figure so often hides the land
Box4 = tuple[float, float, float, float]
"""The middle of a plate, and half its width and height."""
_OVER: Final = 24.0  # so far above the middle of pieces that stand there


@lru_cache(256)
def _more(view: Observation, action: Any) -> tuple[int, ...]:
    """For each seat; of a gathering with those who lie proposed then, where who comes is still to be chosen."""
    if isinstance(action, Call) and (more := more_by(view, action)):
        return more
    return tuple(then - now for now, then in counted(view, preview(view, action)))


def gain(view: Observation, action: Any) -> int:
    """For the seat that acts."""
    return int(_more(view, action)[action.seat])


def brings(w: Words, view: Observation, action: Any) -> str:
    """The same as it is heard, and what others would gain or lose by it."""
    more = _more(view, action)
    mine = w("for you %(n)s", n=signed(more[action.seat])) if more[action.seat] else w("for you no change")
    return mine + for_others(w, (n for seat, n in enumerate(more) if seat != action.seat))


def signed(n: int) -> str:
    """
    >>> signed(2), signed(0), signed(-1)
    ('+2', '0', '−1')
    """
    return f"{n:+d}".replace("-", "−").replace("+0", "0")


def _meant(view: Observation, touch: Touch, pick: str) -> Any | None:
    """The step that is done if that space is chosen now; None where more is to be chosen than who comes, or nothing
    stands there then."""
    if pick not in touch.possible:
        return None
    seat, space = view.actors[0], pick.partition(":")[2]
    start = next((one[5:] for one in touch.chosen if one.startswith("from:")), "")
    if pick.startswith("to:") and start:
        return Move(seat, start, space)
    if view.phase == "put":
        return Put(seat, space)
    if view.phase == "call":
        return Call(seat, space)
    return Build(seat, space) if view.phase == "build" and not view.variant else None


def there(w: Words, view: Observation, touch: Touch, pick: str) -> str:
    """What comes of it if that space is chosen now; '' where that is not known."""
    action = _meant(view, touch, pick)
    if action is None:
        return ""
    said = brings(w, view, action)
    come = comers(w, view, action).removesuffix(".") if isinstance(action, Call) else ""
    return f"{said}. {come}" if come else said


def _steps(view: Observation, touch: Touch) -> list[tuple[int, Any]]:
    """What can be chosen now, with what it brings. A hint says its own."""
    if touch.advised or not view.actors or view.seat != view.actors[0]:
        return []
    picks = (f"{sort}:{space.id}" for space in view.spaces for sort in ("to", "space"))
    found = (action for pick in picks if (action := _meant(view, touch, pick)) is not None)
    return [(gain(view, action), action) for action in found]


def _goal(action: Any) -> str:
    return str(action.to if isinstance(action, Move) else action.space)


def best(view: Observation, touch: Touch) -> tuple[Change, ...]:
    """The areas where a step would bring most, or else take most from others, as they would be then."""
    found: dict[str, Change] = {}
    for n, action in sorted(_steps(view, touch), key=lambda one: (-one[0], _most_lost(view, one[1])[1])):
        if (n > 0 or _most_lost(view, action)[1] < 0) and (shown := preview(view, action)) is not None:
            found.update((one.area.id, one) for one in shown.changes if _goal(action) in one.area.spaces)
    return tuple(found.values())[:_MOST]


def _most_lost(view: Observation, action: Any) -> tuple[int, int]:
    """Which of the others loses most by a step, and what comes of it for them."""
    more = _more(view, action)
    return min(((seat, more[seat]) for seat in range(view.seats) if seat != action.seat), key=lambda one: one[1])


def each_gain(view: Observation, touch: Touch) -> list[int]:
    """What each step that can be chosen now brings; nothing where more is to be chosen first."""
    return [n for n, _ in _steps(view, touch)]


def usual(view: Observation, touch: Touch) -> int:
    """What more than half of many steps lose alike, as a hunter that leaves loses it wherever it goes; 0 where there is
    no such loss."""
    gains = Counter(each_gain(view, touch))
    [(n, often)] = gains.most_common(1) or [(0, 0)]
    return n if n < 0 and often >= _MANY and 2 * often > gains.total() else 0


def covered(view: Observation, touch: Touch, lies: Lies, big: float, roomy: bool) -> list[Box4]:
    """What of the land these figures (`written`) lie over."""
    return [box for box, *_ in _placed(view, touch, lies, big, roomy)]


def _placed(
    view: Observation, touch: Touch, lies: Lies, big: float, roomy: bool
) -> Iterator[tuple[Box4, float, tuple[int, int], Any]]:
    """Of each step that is written where, how wide as drawn, for whom it is how much, and the step: what it brings
    whoever acts, or where that is no more than elsewhere, what it takes from another; of few steps also nothing."""
    held = {space.id for space in view.spaces if space.seat is not None}
    commonest, steps = usual(view, touch) if roomy else 0, _steps(view, touch)
    few = len(steps) < _MANY and any(n for n, _ in steps)
    for n, action in steps:
        who, more = (action.seat, n) if n != commonest else _most_lost(view, action)
        if n != commonest or more < 0 or few:
            who = who if more else action.seat
            (x, y), wide = spot_of(_goal(action), lies, big), width(signed(more), _FIGURE) + 11
            wide += _SEAT * (who != action.seat)
            yield (x, y - _OVER * (_goal(action) in held), wide * big / 2, _HIGH * big / 2), wide, (who, more), action


def written(view: Observation, touch: Touch, lies: Lies, big: float, roomy: bool) -> list[Safe]:
    """On each space that can be chosen now and brings more or less then: how much; beside a room in which the `usual`
    is told (`roomy`), what differs from that. What is only taken from another bears the shape of that seat."""
    found = []
    for (x, y, *_), wide, (who, n), action in _placed(view, touch, lies, big, roomy):
        space, text, other = _goal(action), signed(n), who != action.seat
        plate = Box(round(-wide / 2, 1), -_HIGH / 2, round(wide, 1), _HIGH).rect("bi-plate", _HIGH / 2)
        look = f"{css.MIDDLE_HEAVY} {'gain' if n > 0 else 'loss' if n and not other else ''}".rstrip()
        aside = _SEAT / 2 if other else 0
        figure = el("text", text, x=aside or None, y=4.5, font_size=_FIGURE, class_=look)
        mark = el("g", shape(who, round(4 - wide / 2, 1), -_SEAT / 2, _SEAT), class_=f"s{who}") if other else Safe()
        found.append(
            el(
                "g",
                plate,
                mark,
                figure,
                transform=f"translate({x:.5g} {y:.5g}) scale({big:.3g})",
                data_label=f"{'to' if isinstance(action, Move) else 'space'}:{space}",
            )
        )
    return found
