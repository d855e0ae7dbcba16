"""What makes a drawn thing a button: the same for everything on this table."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_button, state_of

from .. import words
from ..engine.actions import do
from ..engine.data import MASKS, TRACKS
from ..engine.observe import Area, Observation, Territory
from ..engine.preview import fills
from ..words import nouns
from ..words.brings import in_pair, now
from ..words.heard import playable
from ..words.labels import raided
from ..words.leaving import behind, coming_from
from ..words.lost import given_up
from ..words.people import lead, there
from .foretold import of_tile, on_button, outpost_for

__all__ = [
    "attackable",
    "foe",
    "goal_first",
    "key",
    "means",
    "outlined",
    "pickable",
    "plate",
    "together",
    "unasked",
    "undoing",
]

GOALS: Final = ("area", "stand", "fight")
"""What a warrior is sent to."""


def pickable(
    w: Words, view: Observation, touch: Touch, pick: str, names: Sequence[str] = (), twice: bool = False
) -> dict[str, Any]:
    """The attributes of something that stands for that pick. `names`: of the players, for what people stand on;
    `twice`: something larger stands for it, too, and is what those hear who do not see it."""
    chosen = pick in touch.chosen
    label = _called(w, view, touch, pick, names)
    more = {"aria_hidden": "true"} if twice else {}
    sort = pick.partition(":")[0]
    if sort == "turtle":
        label, _, more["aria_description"] = label.partition(". ")
    if sort in GOALS and not touch.chosen:  # which of several goes there is asked first
        more["data_later"] = ""
    if touch.chosen and touch.ready is None:  # keys lead from one half of a choice to the other
        begun = {_half(other) for other in touch.chosen}
        more |= {"data_next" if chosen else "data_aside": ""} if _half(pick) in begun else {}
    return as_button(pick, label, chosen, chosen or pick in touch.possible) | more


def _called(w: Words, view: Observation, touch: Touch, pick: str, names: Sequence[str]) -> str:
    """Its name, with what is to be known before it is chosen."""
    sort, _, what = pick.partition(":")
    attacked = sort == "area" and raided(what, view)
    peopled = sort in ("from", "stand", "area", "native") and what not in TRACKS and not attacked
    label = there(w, what, view, names) if peopled else words.pick_label(w, pick, view)
    if sort == "stand" and pick in touch.possible and (then := lead(w, view, what)):
        label = f"{label}: {then}"
    if sort == "area" and pick in touch.possible and peopled and view.asked and view.asked.what == "moves":
        label = f"{label}: {outpost_for(w, view, what)}"
    if sort == "area" and pick in touch.possible and view.asked and view.asked.what == "transfer":
        then = w("the warrior stands up as a sentinel") if view.asked.stays else w("the warrior goes home")
        label = f"{label}: {then}"
    if (
        sort == "tile"
        and pick in (*touch.possible, *touch.chosen)
        and view.asked
        and view.asked.what in ("turn", "steps")
    ):
        here = next(place for place in view.players[view.asked.seat].grid if place.id == what)
        label = ", ".join(filter(None, (label, of_tile(w, view, here.steps))))
    if pick == "button:go" and (much := now(w, view, pick)):
        label = f"{label} ({much})"
    if sort == "from" and what not in TRACKS and pick in (*touch.possible, *touch.chosen):
        label = w("Warrior: %(place)s", place=label)
    if pick == "way:fill" and any(place.startswith("area:") for place in touch.chosen):
        label = words.filled(w, fills(view, touch.chosen))
    if sort == "fight" and names:
        where, _, number = what.rpartition("-")
        attack = w(
            "%(place)s (attack on a sentinel: %(whose)s)", place=nouns.territory(w, where), whose=names[int(number) - 1]
        )
        label = f"{attack}. {w('Both warriors go to their long houses.')}"
    does = {"step": "do", "button": "end" if what == "end" else ""}.get(sort)
    if does and view.asked and (gone := given_up(w, view, do(view.asked.seat, does, what), touch.possible)):
        label = f"{label}{'' if sort == 'step' else '.'} {w('You lose: %(actions)s.', actions=', '.join(gone))}"
    if sort == "button" and pick in touch.possible:
        label = on_button(w, view, what, label)
    if pick == "button:stop" and touch.chosen and touch.ready is None:
        label = f"{label}. {w('The move you have begun is dropped.')}"
    if pick == "button:order" and any(other.startswith("tile:") for other in touch.possible):
        label = f"{label} {w('It takes the place of a tile in this turn.')}"
    if view.asked and view.asked.what == "moves" and pick in touch.possible:
        if sort in GOALS and (start := coming_from(w, view, touch, what, names)):
            label = f"{label.rstrip('.')}. {start[:1].upper()}{start[1:]}"
        elif sort == "from" and (loss := behind(w, view, what, names)):
            label = f"{label}: {loss}"
    if sort in ("track", "from", "to") and what in TRACKS and (counts := in_pair(w, view, touch.chosen, pick)):
        label = f"{label}; {counts}"
    if pick == "pile:pile" and (new := playable(w, view)):
        label = f"{label}. {new}"
    if sort == "cards":
        label = nouns.masks(w, together(touch, what).split("+"))
    if sort in ("out", "in"):  # tiles are called by their actions, whether they leave or come
        label = w("Leaves: %(tile)s", tile=label) if sort == "out" else w("Comes: %(tile)s", tile=label)
    return label


def outlined(touch: Touch, pick: str) -> str:
    """As `state_of`; chosen is, too, what a hint does with what it opens: the outpost, the tiles that change places."""
    meant = any(pick in getattr(action, "picks", ()) for action in touch.advised[1:])
    return css.CHOSEN if meant else state_of(touch, pick)


def _half(pick: str) -> str:
    """Of which half of a choice: one takes the place of another of the same."""
    sort = pick.partition(":")[0]
    return "stand" if sort in GOALS else sort


def key(
    w: Words, view: Observation, touch: Touch, pick: str, art: Sequence[Safe], edge: Safe, glow: Safe, **more: Any
) -> Safe:
    """A picture that is touched as a whole: what is drawn and written on it is for the eye, its name says it all.

    `edge`, `glow`: its outline as what is touched and as what is lit up; `more`: attributes of all of it.
    """
    class_ = f"{more.pop('class_', '')} {outlined(touch, pick)}".strip()
    return el(
        "g",
        el("g", *art, class_="we-face-of", aria_hidden="true"),
        el("g", edge, glow, data_carry=more.get("id_"), **pickable(w, view, touch, pick)),
        class_=class_,
        **more,
    )


def undoing(label: str, art: Sequence[Safe], edge: Safe, glow: Safe, id_: str) -> Safe:
    """The way out where something is begun, in the place that it has before: it takes back what was done last, as
    Escape does (`data-back`)."""
    hit = el("g", edge, glow, data_do="undo", data_back="", role="button", tabindex=-1, aria_label=label)
    return el("g", el("g", *art, class_="we-face-of", aria_hidden="true"), hit, id=id_,
              class_=f"we-choice {css.POSSIBLE}")  # fmt: skip


def together(touch: Touch, kinds: str) -> str:
    """All masks of a combination, each as often as the space that is chosen takes it; its own pick names each once.

    >>> together(Touch(("space:full_house",), ()), "husk+spirit")
    'husk+husk+husk+spirit+spirit'
    """
    pattern = next((mask.pattern for mask in MASKS if f"space:{mask.id}" in touch.chosen), (1,) * 5)
    return "+".join(name for name, n in zip(kinds.split("+"), pattern, strict=False) for _ in range(n))


def unasked(view: Observation, touch: Touch, pick: str) -> bool:
    """Whether it is a progress tile of one's own that can be used in a turn, but is not what is asked for."""
    asked = view.asked is not None and view.asked.what in ("turn", "steps") and not touch.chosen
    return asked and pick.startswith("progress:") and pick.partition(":")[2] not in view.offer


def means(touch: Touch, place: Territory, view: Observation | None = None) -> str:
    """What touching a territory means: where a warrior starts from, or where it goes. `view`: where the goal is chosen
    first, whoever stands elsewhere is a warrior to choose, and no other goal."""
    stand, start = f"stand:{place.id}", f"from:{place.id}"
    begun = any(pick.startswith("from:") for pick in touch.chosen) or start not in touch.possible
    asked = view.asked if view is not None and stand not in touch.chosen and goal_first(touch) else None
    if asked is not None and place.standing[asked.seat]:
        return start
    return stand if stand in touch.chosen or (begun and stand in touch.possible) else start


def goal_first(touch: Touch) -> bool:
    """Whether the goal of a warrior is chosen and the warrior not yet: then no other goal is marked."""
    sorts = {pick.partition(":")[0] for pick in touch.chosen}
    return bool(sorts & {*GOALS}) and "from" not in sorts and touch.ready is None


def foe(view: Observation, touch: Touch, area: Area) -> bool:
    """Whether a warrior can attack who is in that area."""
    return attackable(touch, f"area:{area.id}") and raided(area.id, view)


def attackable(touch: Touch, pick: str) -> bool:
    """Whether that can be attacked now: not what is no goal, while it is asked who goes to the one that is chosen."""
    return pick in (touch.chosen if goal_first(touch) else (*touch.possible, *touch.chosen))


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
