"""What is to be shown of a choice, sort by sort: what goes into a pane of its own, and what stays beside the grid.

>>> [group.sort for group in groups(Touch((), ("button:hold", "step:mask", "tile:A1", "space:pair")))]
['step', 'space', 'button']
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from prateria.kit.touch import Touch

from ...engine.data import PROGRESS, TRACKS
from ...engine.observe import Observation

__all__ = [
    "BACK",
    "ENDING",
    "IN_BLOCK",
    "PARTS",
    "Group",
    "apart",
    "as_they_lie",
    "groups",
    "in_block",
    "in_rows",
    "open_alone",
    "without",
]

SORTS: Final = (
    "tribe", "step", "trade", "out", "in", "pile", "space", "cards", "card", "as", "pay", "track", "from", "to",
    "turtle", "flag", "way", "progress", "sale", "button",
)  # fmt: skip
AFTER: Final = {"cards": "space", "as": "card", "to": "from", "way": "area"}
"""Sorts that are shown once one of another sort is chosen, where there is such a one."""
BACK: Final = "button:back"
BUTTONS: Final = (
    "exchange", "spend", "order", "go", "hold", "keep", "swap", "transfer", "all", "stop", "done", "back", "end",
)  # fmt: skip

WHEN: Final = {tile.id: tile.when for tile in PROGRESS}
PARTS: Final = ("button:exchange", "button:spend")
"""The first and the last of the three parts of a Trade: side by side, so that neither moves when the other is done."""


IN_BLOCK: Final = 4
"""So many keys a row of a block has."""
ENDING: Final = ("button:end", "button:done", "button:stop")
"""Buttons that end something: of these one at most is there at a time."""


class Group(NamedTuple):
    """Picks of one sort, in an order that does not change while one chooses. `slots`: the place of each, where some
    places may be empty."""

    sort: str
    picks: tuple[str, ...]
    slots: tuple[str, ...] = ()


def groups(touch: Touch, steps: Sequence[str] = (), trading: bool = False, begun: bool = False) -> list[Group]:
    """What is to be shown now. `steps`: all actions of the tile, from top to bottom (WE-14): each keeps its place while
    others are done. `trading`: the parts of a Trade (WE-30) keep theirs as well; `begun`: the way out of a swap does.

    >>> [group.slots for group in groups(Touch((), ("step:tan", "button:end")), ("hunt", "tan")) if group.slots]
    [('step:hunt', 'step:tan')]
    """
    chosen = {pick.partition(":")[0] for pick in touch.chosen}
    open_ = {pick.partition(":")[0] for pick in touch.possible}
    found: dict[str, list[str]] = {}
    for pick in dict.fromkeys((*touch.chosen, *touch.possible)):
        sort, _, what = pick.partition(":")
        sort = "trade" if pick in PARTS else sort
        if sort not in SORTS or (sort == "from" and what not in TRACKS):
            continue
        if sort in AFTER and AFTER[sort] not in chosen and AFTER[sort] in open_:
            continue
        found.setdefault(sort, []).append(pick)
    if begun and touch.possible and touch.ready is None:
        found.setdefault("button", []).append(BACK)
    slots: dict[str, tuple[str, ...]] = {}
    if found and steps:
        slots["step"] = tuple(f"step:{step}" for step in dict.fromkeys(steps))
    if trading:
        slots["trade"] = PARTS
    return [
        Group(sort, tuple(sorted(found.get(sort, ()), key=_rank)), slots.get(sort, ()))
        for sort in SORTS
        if sort in found or sort in slots
    ]


def without(shown: Sequence[Group], picks: Sequence[str]) -> list[Group]:
    """The choices but for those that are made elsewhere."""
    left = [group._replace(picks=tuple(pick for pick in group.picks if pick not in picks)) for group in shown]
    return [group for group in left if group.picks or group.slots]


def open_alone(shown: Sequence[Group]) -> list[Group]:
    """The choices without places for what cannot be done.

    >>> open_alone([Group("step", ("step:fish",), ("step:move3", "step:fish")), Group("trade", (), PARTS)])
    [Group(sort='step', picks=('step:fish',), slots=())]
    """
    return [group._replace(slots=()) for group in shown if group.picks]


def apart(shown: Sequence[Group], sale: bool, own: Sequence[str] = ()) -> tuple[list[Group], list[Group]]:
    """What goes into the pane of choices, and what stays in its place beside the grid: the buttons that end something,
    always in one place. `sale`: in a Trade, where progress tiles have name, price and points each; other actions stay
    where they were before it. What one has (`own`) lies above what is on sale, for it is used before one buys.

    >>> tiles = ("progress:P1-1", "progress:P1-2")
    >>> [(group.sort, group.picks) for group in apart([Group("progress", tiles)], True, tiles[1:])[0]]
    [('own', ('progress:P1-2',)), ('sale', ('progress:P1-1',))]
    """
    stays = ("button", "step") if sale else ("button",)
    large = [group for group in shown if group.sort not in stays and (group.picks or (sale and group.slots))]
    wide: list[Group] = []
    for group in large:
        if sale and group.sort == "progress":
            mine = tuple(pick for pick in group.picks if pick in own)
            rest = tuple(pick for pick in group.picks if pick not in own)
            wide += [Group(sort, picks) for sort, picks in (("own", mine), ("sale", rest)) if picks]
        else:
            wide.append(group)
    return wide, [group for group in shown if group.sort in stays and (group.picks or group.slots)]


def in_rows(shown: list[Group], view: Observation, most: int) -> list[Group]:
    """On a phone all that can be done between actions lies in one row, so that the map keeps its size. Tiles of one's
    own keep their places in it as actions do, used or not, if there are `most` together."""
    beside = [group for group in shown if group.sort in ("step", "way", "progress")]
    if not beside or view.asked is None or view.asked.what not in ("turn", "steps", "transfer"):
        return shown
    slots = tuple(pick for group in beside for pick in group.slots or group.picks)
    own = (f"progress:{tile}" for tile, _ in view.players[view.asked.seat].progress if WHEN[tile] == "any")
    kept = tuple(dict.fromkeys((*slots, *sorted(own))))
    slots = kept if beside[0].slots and len(kept) <= most else slots
    row = Group("step", tuple(pick for group in beside for pick in group.picks), slots)
    return [row if group is beside[0] else group for group in shown if group not in beside[1:]]


def in_block(shown: list[Group]) -> list[Group]:
    """On a phone, where actions alone take two rows: buttons in the places that these leave, what ends the turn in the
    last one, so that the map keeps its size.

    >>> five = Group("step", ("step:hunt",), tuple(f"step:{i}" for i in range(5)))
    >>> [group.slots[5:] for group in in_block([five, Group("button", ("button:swap", "button:end"))])]
    [('button:swap', '', 'button:end')]
    """
    if [group.sort for group in shown] != ["step", "button"]:
        return shown
    steps, buttons = shown
    places = steps.slots or steps.picks
    free = 2 * IN_BLOCK - len(places) - len(buttons.picks)
    if len(places) <= IN_BLOCK or free < 0:
        return shown
    ends = [pick for pick in buttons.picks if pick in ENDING]
    others = [pick for pick in buttons.picks if pick not in ENDING]
    return [Group("keys", (*steps.picks, *buttons.picks), (*places, *others, *("",) * free, *ends))]


def as_they_lie(shown: Sequence[Group], view: Observation) -> list[Group]:
    """At a year's end the tiles that leave as they lay in the grid, and those that may come: the new ones first."""
    if view.asked is None or view.asked.what != "evolve":
        return list(shown)
    own = view.players[view.asked.seat]
    lie = [f"{sort}:{tile}" for sort, tiles in (("out", own.out), ("in", (*view.open, *own.aside))) for tile in tiles]
    return [
        group._replace(picks=tuple(sorted(group.picks, key=lie.index))) if group.sort in ("out", "in") else group
        for group in shown
    ]


def _rank(pick: str) -> tuple[int, str]:
    """Buttons in their usual order, everything else by its name."""
    sort, _, what = pick.partition(":")
    return (BUTTONS.index(what) if sort == "button" and what in BUTTONS else 0, pick)
