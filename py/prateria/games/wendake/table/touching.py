"""What makes a drawn thing a button: the same for everything on this table."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_button, state_of

from .. import words
from ..engine.data import TRACKS
from ..engine.observe import Area, Observation, Territory
from ..engine.preview import fills
from ..words import nouns
from ..words.labels import raided
from ..words.people import lead, there

__all__ = ["foe", "goal_first", "key", "means", "pickable", "plate", "unasked", "undoing"]


def pickable(
    w: Words, view: Observation, touch: Touch, pick: str, names: Sequence[str] = (), twice: bool = False
) -> dict[str, Any]:
    """The attributes of something that stands for that pick. `names`: of the players, for what people stand on;
    `twice`: something larger stands for it, too, and is what those hear who do not see it."""
    chosen = pick in touch.chosen
    sort, _, what = pick.partition(":")
    attacked = sort == "area" and raided(what, view)
    peopled = sort in ("from", "stand", "area", "native") and what not in TRACKS and not attacked
    label = there(w, what, view, names) if peopled else words.pick_label(w, pick, view)
    if sort == "stand" and pick in touch.possible and (then := lead(w, view, what)):
        label = f"{label}: {then}"
    if sort == "area" and pick in touch.possible and peopled and view.asked and view.asked.what == "moves":
        label = f"{label} → {nouns.outpost(w)}"
    if pick == "way:fill" and any(place.startswith("area:") for place in touch.chosen):
        label = words.filled(w, fills(view, touch.chosen))
    if sort in ("out", "in"):  # tiles are called by their actions, whether they leave or come
        label = w("Leaves: %(tile)s", tile=label) if sort == "out" else w("Comes: %(tile)s", tile=label)
    more = {"aria_hidden": "true"} if twice else {}
    if sort in ("out", "in") and not chosen and any(other.startswith(f"{sort}:") for other in touch.chosen):
        more["data_aside"] = ""  # keys lead to the other half of the exchange first
    return as_button(pick, label, chosen, chosen or pick in touch.possible) | more


def key(
    w: Words, view: Observation, touch: Touch, pick: str, art: Sequence[Safe], edge: Safe, glow: Safe, **more: Any
) -> Safe:
    """A picture that is touched as a whole: what is drawn and written on it is for the eye, its name says it all.

    `edge`, `glow`: its outline as what is touched and as what is lit up; `more`: attributes of all of it.
    """
    class_ = f"{more.pop('class_', '')} {state_of(touch, pick)}".strip()
    return el(
        "g",
        el("g", *art, class_="we-face-of", aria_hidden="true"),
        el("g", edge, glow, data_carry=more.get("id_"), **pickable(w, view, touch, pick)),
        class_=class_,
        **more,
    )


def undoing(label: str, art: Sequence[Safe], edge: Safe, glow: Safe, id_: str) -> Safe:
    """The way out where something is begun, in the place that it has before: it takes back what was done last."""
    hit = el("g", edge, glow, data_do="undo", role="button", tabindex=-1, aria_label=label)
    return el("g", el("g", *art, class_="we-face-of", aria_hidden="true"), hit, id=id_,
              class_=f"we-choice {css.POSSIBLE}")  # fmt: skip


def unasked(view: Observation, touch: Touch, pick: str) -> bool:
    """Whether it is a progress tile that can be used while one is asked for an action or a tile of the grid."""
    asked = view.asked is not None and view.asked.what in ("turn", "steps") and not touch.chosen
    return asked and pick.startswith("progress:") and any(p.startswith(("step:", "tile:")) for p in touch.possible)


def means(touch: Touch, place: Territory) -> str:
    """What touching a territory means: where a warrior starts from, or where it goes."""
    stand, start = f"stand:{place.id}", f"from:{place.id}"
    begun = any(pick.startswith("from:") for pick in touch.chosen) or start not in touch.possible
    return stand if stand in touch.chosen or (begun and stand in touch.possible) else start


def goal_first(touch: Touch) -> bool:
    """Whether the goal of a warrior is chosen and the warrior not yet: then no other goal is marked."""
    sorts = {pick.partition(":")[0] for pick in touch.chosen}
    return bool(sorts & {"area", "stand", "fight"}) and "from" not in sorts and touch.ready is None


def foe(view: Observation, touch: Touch, area: Area) -> bool:
    """Whether a warrior can attack who is in that area."""
    return f"area:{area.id}" in (*touch.possible, *touch.chosen) and raided(area.id, view)


def plate(box: Box, rx: float, class_: str) -> Safe:
    """A rectangle with round corners."""
    return el(
        "rect",
        x=round(box.x, 1),
        y=round(box.y, 1),
        width=round(box.w, 1),
        height=round(box.h, 1),
        rx=rx,
        class_=class_,
    )
