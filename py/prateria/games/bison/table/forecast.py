"""What a player would get if all areas were counted now, as a small figure beside what it has. BI-25 to BI-30.

>>> "+9" in pill((9, 9), 40, 20, last=False) and "+9" not in pill((9, 11), 40, 20, last=False)
True
"""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, LABEL, NOTE, TEXT
from prateria.view.measure import width
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable

from ..engine.data import ACTIONS, TERRAINS
from ..engine.events import AreaScored, TerrainScored
from ..engine.observe import Observation
from ..engine.preview import Look, counted, gains
from ..words import nouns
from .emblems import emblem
from .layout import Plan
from .stock import WIDER

__all__ = ["NAMED", "PILL_W", "at_home", "begun", "beside_own", "counting", "last_round", "on_pills", "pill", "told"]

PILL_W: Final = 49.0  # "+22" beside the sign
_BARE: Final = 28.0  # "+4" alone
NAMED: Final = 40  # a head that has room for a name
_HIGH: Final = 19.0
_SIGN: Final = 12.0
_TOTEM: Final = 16.0


def counting(view: Observation) -> bool:
    """Whether there is something still to be counted, and nothing is being counted now."""
    return view.outcome is None and view.phase != "surplus"


def on_pills(view: Observation, look: Look) -> tuple[tuple[int, int], ...] | None:
    """What stands there for each seat: what the counting would bring, now and by what is chosen; while areas are
    counted what they have brought so far, which shows who is ahead (green, as if it were more). None: nothing."""
    if counting(view):
        return counted(view, look.preview)
    event = next((one for one in look.news if isinstance(one, AreaScored | TerrainScored)), None)
    if event is None or view.outcome is not None:
        return None
    before = TERRAINS[: TERRAINS.index(event.terrain)]
    past = [area for area in view.areas if area.terrain in before]
    for area in (one for one in view.areas if one.terrain == event.terrain):
        past.append(area)
        if isinstance(event, AreaScored) and event.area in area.spaces:
            break
    sums = [sum(area.gains[seat] for area in past) for seat in range(view.seats)]
    first = max(sums) if sums.count(max(sums)) == 1 else 0
    return tuple((n - (n == first > 0), n) for n in sums)


def last_round(view: Observation) -> bool:
    """Whether only the next counting decides the game: then it is what all have (BI-30)."""
    return view.round == view.rounds


def told(w: Words, view: Observation, seat: int) -> str:
    """The same in words."""
    found = gains(view.areas, seat)
    if last_round(view):
        return w.n("final result as it stands: %(n)d animal", "final result as it stands: %(n)d animals", sum(found))
    return w("if it were counted now: %(animals)s", animals=nouns.goods(w, found)) if any(found) else ""


def pill(counted: tuple[int, int], right: float, y: float, last: bool, high: float = _HIGH, bare: bool = False) -> Safe:
    """On a small plate that ends there, y being its middle: all animals that the counting would bring, and in the last
    round the result as it stands. `counted`: now, and by what is chosen; `high`: the room for it; `bare`: without
    the sign, where there is little."""
    now, then = counted
    text, high = f"{then}" if last else f"+{then}", min(high, _HIGH)
    size = LABEL if high >= LABEL + 3 else NOTE
    bare = bare or WIDER * width(text, size) > PILL_W - _SIGN - 12  # no sign under the figures of a great number
    wide = max(_BARE, WIDER * width(text, size) + 10) if bare else PILL_W
    x = right - wide
    look = "gain" if then > now else "loss" if then < now else ""
    return el(
        "g",
        Box(round(x, 1), round(y - high / 2, 1), wide, round(high, 1)).rect("bi-pill", round(high / 2, 1)),
        Safe() if bare else emblem("areas", round(x + 5, 1), round(y - _SIGN / 2, 1), _SIGN),
        el("text", text, x=round(right - (5 if bare else 6), 1), y=round(y + size * DROP, 1), font_size=size,
           class_=f"{css.END_HEAVY} {look}".rstrip()),
        class_="bi-forecast bi-last" if last else "bi-forecast",
    )  # fmt: skip


def _own(
    view: Observation, touch: Touch, counted: tuple[int, int], seat: int, said: str, brief: str, right: float, y: float
) -> Safe:
    """One's own; touched, it shows all of oneself large. `said`: that in words, `brief`: what the plate alone says."""
    hit = Box(right - PILL_W - 2, y - 16, PILL_W + 4, 32)
    return el(
        "g",
        el("g", pill(counted, right, y, last_round(view)), aria_hidden="true"),
        lookable(
            touch,
            f"player:{seat}",
            said,
            el("title", brief),  # said when it is held
            hit.rect(css.HIT),
            id_=f"look-player-{seat}",
        ),
        class_=f"s{seat}",
    )


def beside_own(plan: Plan) -> Box:
    """The camp, which leaves room at its right on phones, where nothing stands over it."""
    if plan.camp is None:
        raise ValueError("a panel without a camp")
    return plan.camp if _has_head(plan) else plan.camp._replace(w=plan.camp.w - PILL_W - 4)


def _has_head(plan: Plan) -> bool:
    return plan.head is not None and plan.head.w >= NAMED


def at_home(w: Words, view: Observation, touch: Touch, look: Look, plan: Plan, seat: int, said: str) -> Safe:
    """Beside one's name, or at the end of the camp where no name has room. `said`: all that is known of oneself."""
    head, camp, sums = plan.head, plan.camp, on_pills(view, look)
    if head is None or camp is None or sums is None:
        return Safe()
    right, y = camp.x + camp.w - 2, camp.y + camp.h / 2
    done = Safe()
    if _has_head(plan):
        right, y = head.x + head.w - 34, head.y + head.h / 2
    elif plan.houses:  # under totem and how many actions of the round are done, which stand in the head elsewhere
        y, left = camp.y + camp.h - 11, f"{len(view.players[seat].deeds)}/{ACTIONS}"
        text = el("text", left, x=right - 6, y=round(camp.y + 14, 1), font_size=TEXT, class_=css.END_HEAVY)
        at = right - 10 - width(left, TEXT) - _TOTEM
        totem = emblem("totem", round(at, 1), camp.y + 1, _TOTEM) if seat == view.totem else Safe()
        done = el("g", text, totem, id="deeds-done")
    brief = _brief(w, view, seat, sums[seat]) if counting(view) else w("counted so far: %(n)d", n=sums[seat][1])
    if plan.houses and not _has_head(plan):  # the pill is held, and what stands over it has no room of its own
        brief = f"{begun(w, view, seat)} {brief}"
    pill_ = _own(view, touch, sums[seat], seat, said, brief, right, y)
    return el("g", done, pill_)


def _brief(w: Words, view: Observation, seat: int, both: tuple[int, int]) -> str:
    """What the pill says when it is held: what the counting would bring now, and with what is chosen or advised."""
    said = told(w, view, seat) or w("if it were counted now: %(animals)s", animals=w("nothing"))
    said = f"{said[:1].upper()}{said[1:]}."
    if both[0] == both[1]:
        return said
    then = w.n(
        "With what is drawn on the land: %(n)d animal.", "With what is drawn on the land: %(n)d animals.", both[1]
    )
    return f"{said} {then}"


def begun(w: Words, view: Observation, seat: int) -> str:
    """How many actions of the round are done, and what the sign of the totem beside that means."""
    n = len(view.players[seat].deeds)
    said = w.n("You have taken %(n)d of your %(all)d actions of this round.",
               "You have taken %(n)d of your %(all)d actions of this round.", n, all=ACTIONS)  # fmt: skip
    return f"{said} {w('You hold the totem, so you begin this round.')}" if seat == view.totem else said
