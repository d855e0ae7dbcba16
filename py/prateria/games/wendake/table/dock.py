"""Everything to choose from that has no place on grid or map, as buttons with a picture, words and what they bring."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import NOTE
from prateria.view.svg import Safe, el, join

from ..engine.observe import Observation
from ..engine.preview import Look
from ..words import pick_label
from .chips import body, heading
from .layout import CORNER, EDGE, GAP, UNDER_MAP
from .panes.choice import explained, roomy
from .panes.groups import BACK, ENDING, PARTS, Group
from .panes.sale import tells
from .pictograms import sign
from .touching import key, plate, together, unasked, undoing

__all__ = ["abreast", "chip", "dock", "first_slot", "fitting", "height_of", "room_for", "scales", "telling"]

SIZES: Final[Mapping[str, tuple[float, float]]] = {
    "tribe": (210, 104), "out": (86, 86), "in": (86, 86), "pile": (92, 74), "space": (112, 46), "cards": (112, 46),
    "card": (80, 62), "as": (80, 62), "pay": (112, 66), "turtle": (104, 78), "flag": (110, 52), "progress": (118, 74),
    "step": (132, 46), "track": (132, 46), "from": (132, 46), "to": (132, 46), "way": (146, 50),
    "button": (128, 46), "keys": (82, 46), "trade": (118, 46), "sale": (186, 62), "list": (300, 70), "lines": (300, 56),
    "signs": (186, 62), "own": (118, 44),
}  # fmt: skip
"""How large a button of each sort would like to be."""
LEAST: Final = {
    "tribe": 96, "progress": 58, "sale": 58, "signs": 58, "list": 70, "turtle": 72, "pile": 62, "card": 58, "as": 58,
    "own": 40,
}  # fmt: skip
"""The height below which a sort is not to be made smaller; others `LOW`."""
LOW: Final = 36
SHORTEST: Final = 0.62  # so large are actions of a tile at the least
WIDEST: Final = 1.7
"""A button with words may become so much wider than it would like to be, to fill a row."""
TIGHT: Final = 0.86
"""A button that ends something may be so much narrower than it would like to be."""
HEAD: Final = 17
NAMED: Final[Mapping[str, float]] = {"sale": 78, "signs": 78, "list": 90, "lines": 90}
"""So high a tile on sale grows where there is room."""
ROWS: Final = ("list", "lines")
"""Progress tiles on sale in long rows, each with what it does; lower ones where there are many."""
ANYTIME: Final = ("button:swap", "button:transfer")
TICK: Final = 16.0  # before what is done


def dock(
    w: Words,
    view: Observation,
    touch: Touch,
    look: Look,
    shown: Sequence[Group],
    box: Box,
    height_at: float = 1.0,
    hangs: bool = False,
    spare: float = 0.0,
    bare: str = "",
) -> tuple[list[Safe], float]:
    """The buttons of what is `shown` in that box, and how high they reach at that scale (1: as large as they would like
    to be). What cannot be done now stands pale in its place, but for `bare`, where something else lies.
    `hangs`: the box hangs from its upper edge, so what is to stay in its place from step to step stands at the top.
    `spare`: so much height is left, of which progress tiles take some for their names. Whoever goes by the keys comes
    to what is asked before what ends it, and to that first where nothing else is left."""
    found = sorted(shown, key=lambda group: group.sort != "button") if hangs else shown
    kids, last = list[Safe](), list[Safe]()
    y = box.y
    several = sum(heading(w, group.sort, view) != "" for group in found) > 0
    for group in found:
        head = heading(w, group.sort, view, group.picks) if several else ""
        if head:
            kids.append(el("text", head, x=box.x + 2, y=round(y + 12, 1), font_size=NOTE, class_=css.SOFT))
            y += HEAD
        taller = spare if group.sort in NAMED else 0.0
        top, (placed, y) = y, _rows(group, Box(box.x, y, box.w, 0), height_at, hangs, taller)
        kids += [
            _pale(w, view, look, pick, spot)
            for pick, spot in _places(group, Box(box.x, top, box.w, 0), height_at, bare)
            if not _over(view, look, pick)
        ]
        placed.sort(key=lambda at: (_due(touch) and at[0] not in ENDING, at[0] != ANYTIME[1]))  # outposts before a swap
        for at in placed:
            (last if at[0].startswith("button:") and group.sort != "trade" else kids).append(
                chip(w, view, touch, look, *at)
            )
    return [*kids, *last], y - box.y


def _places(group: Group, box: Box, scale: float, bare: str) -> list[tuple[str, Box]]:
    """Of its slots those in which nothing can be touched."""
    spots = _rows(group._replace(picks=group.slots), box, scale)[0] if group.slots else []
    return [(pick, spot) for pick, spot in spots if pick not in (*group.picks, bare, "")]


def _over(view: Observation, look: Look, pick: str) -> bool:
    """Whether that action of the tile, or part of a Trade, is passed over: nothing stands for it any more.
    While warriors are on their way nothing of the rest is asked: it is read on the tile."""
    asked, (sort, _, what) = view.asked, pick.partition(":")
    if asked is not None and asked.what == "moves":
        return True
    if asked is None or asked.what == "bag" or sort == "progress" or (sort == "step" and what in look.done):
        return False
    return what not in (asked.steps if sort == "step" else asked.parts)


def _pale(w: Words, view: Observation, look: Look, pick: str, box: Box) -> Safe:
    """What cannot be done now, in its place; ticked if it is done."""
    sort, _, what = pick.partition(":")
    seat = view.asked.seat if view.asked else 0
    done = what in look.done if sort == "step" else (what, True) in view.players[seat].progress
    aside = TICK if done else 0.0
    face = box._replace(x=box.x + aside, w=box.w - aside)
    pale = el("g", plate(box.inset(1), CORNER, "we-chip"), *_face(w, view, Look({}, ()), sort, what, face),
              class_="we-pale")  # fmt: skip
    tick = sign("end", round(box.x + 3, 1), round(box.y + (box.h - TICK) / 2, 1), TICK) if done else Safe()
    return el("g", pale, tick, aria_hidden="true")


def _face(w: Words, view: Observation, look: Look, sort: str, what: str, box: Box) -> list[Safe]:
    kind = "trade" if f"{sort}:{what}" in PARTS else sort
    return roomy(w, look, kind, what, box) or body(w, view, look, sort, what, box)


def first_slot(group: Group, box: Box, scale: float) -> Box:
    """Where the first of these choices has its place, whether it can be made or not."""
    return _rows(group._replace(picks=group.slots), box, scale)[0][0][1]


def room_for(shown: Sequence[Group], width: float, scale: float, head: Callable[[str], str]) -> float:
    """How high the buttons are in that width, without drawing them."""
    y = 0.0
    for group in shown:
        y = _rows(group, Box(0, y + (HEAD if head(group.sort) else 0), width, 0), scale)[1]
    return y


def height_of(shown: Sequence[Group], width: float, head: Callable[[str], str], most: float = UNDER_MAP) -> float:
    """How high the buttons would like to be: a little smaller, they may leave a phone's map its size. `most`: what is
    theirs in any case."""
    highs = [room_for(shown, width, scale, head) + EDGE for scale in scales(shown)[1:]] if shown else [0.0]
    return next((high for high in highs if high <= most), highs[0])


def abreast(width: float) -> int:
    """So many actions have room in a row of a phone, if need be with short names."""
    return int((width + GAP) // (SIZES["step"][0] * SHORTEST + GAP))


def scales(shown: Sequence[Group]) -> tuple[float, ...]:
    """How large buttons may be on a phone: the actions of a tile have short names, so that four have room in a row."""
    short = {group.sort for group in shown} <= {"step", "keys", "button"}
    return (1.0, 0.9, 0.8, SHORTEST) if short else (1.0, 0.9, 0.8)


def _rows(
    group: Group, box: Box, scale: float, hangs: bool = False, spare: float = 0.0
) -> tuple[list[tuple[str, Box]], float]:
    """The picks in rows, those of a row equally wide; and where the next row would begin. `spare`: height to share."""
    slots = group.slots or group.picks
    wide, high = SIZES[group.sort]
    if group.sort == "button":  # where one lies does not depend on how much else there is
        columns = max(int((box.w + GAP) // (min(wide * TIGHT, box.w) + GAP)), 1)
        return _slots(group.picks, box, columns, max(high * scale, LOW), min(box.w, wide * WIDEST), hangs)
    if group.sort not in ROWS:  # which are as they are
        wide, high = wide * scale, max(high * scale, LEAST.get(group.sort, LOW))
    columns = max(int((box.w + GAP) // (min(wide, box.w) + GAP)), 1)
    columns = min(columns, len(slots))
    rows = -(-len(slots) // columns)
    columns = -(-len(slots) // rows)
    high += min(spare / rows, max(NAMED.get(group.sort, 0) - high, 0))
    most = wide * (1.0 if group.sort in ("out", "in", "card", "as", "turtle") else WIDEST)
    most *= 1.25 if group.sort == "trade" else 1.0  # with a sentence
    each = min((box.w - GAP * (columns - 1)) / columns, most)
    spots = [
        (pick, Box(box.x + i % columns * (each + GAP), box.y + i // columns * (high + GAP), each, high))
        for i, pick in enumerate(slots)
        if pick in group.picks
    ]
    return spots, box.y + rows * (high + GAP)


def _slots(
    picks: Sequence[str], box: Box, columns: int, high: float, most: float, hangs: bool
) -> tuple[list[tuple[str, Box]], float]:
    """Buttons in slots that do not depend on how many there are: what ends something always has the last of the row
    that stays in its place, the first row of a box that hangs, else the last.

    >>> box = Box(0, 0, 400, 0)
    >>> [at for pick, at in _slots(("button:swap", "button:end"), box, 3, 46, 217, True)[0] if pick == "button:end"]
    [Box(x=270.6666666666667, y=0.0, w=129.33333333333334, h=46)]
    >>> _slots(("button:end",), box, 3, 46, 217, True)[0][0][1].x
    270.6666666666667
    """
    each = min((box.w - GAP * (columns - 1)) / columns, most)
    rows = -(-len(picks) // columns)
    main = next((pick for pick in picks if pick in ENDING), "")
    place = columns - 1 if hangs else rows * columns - 1
    free = [slot for slot in range(rows * columns) if not main or slot != place]
    if main and columns > len(picks) and ANYTIME[1] in picks and ANYTIME[0] not in picks:
        free = free[1:]  # the place of a swap that is done
    order = dict(zip((pick for pick in picks if pick != main), free, strict=False))
    if main:
        order[main] = place
    spots = [
        (pick, Box(box.x + slot % columns * (each + GAP), box.y + float(slot // columns) * (high + GAP), each, high))
        for pick, slot in order.items()
    ]
    return spots, box.y + rows * (high + GAP)


def chip(w: Words, view: Observation, touch: Touch, look: Look, pick: str, box: Box, face: Sequence[Safe] = ()) -> Safe:
    """A button; `face`: what is drawn on it, if that is decided elsewhere."""
    sort, _, what = pick.partition(":")
    edge = box.inset(1)
    drawn = together(touch, what) if sort == "cards" else what
    art = [plate(edge, CORNER, "we-chip"), *(face or _face(w, view, look, sort, drawn, box))]
    name = "".join(c if c.isalnum() else "-" for c in pick)
    due = _due(touch)
    main = (" main due" if due else " main") if pick in ENDING else ""
    # who plays by keys is led to what is asked for, not to what costs a point or ends the turn too soon
    rest = all(other in (*ENDING, *ANYTIME) or unasked(view, touch, other) for other in touch.possible)
    early = pick == PARTS[1] and any(
        f"progress:{tile}" in touch.possible for tile in view.offer
    )  # who buys does so first
    aside = touch.chosen == () and (early or pick in ANYTIME or (pick in ENDING and not rest))
    aside = aside or unasked(view, touch, pick)
    hit, glow = plate(edge, CORNER, css.HIT), plate(edge, CORNER, css.GLOW)
    if said := explained(w, view, sort, what):
        hit = join((el("title", said), hit))
    if pick == BACK and pick not in touch.possible:
        return undoing(pick_label(w, pick, view), art, hit, glow, id_=f"chip-{name}")
    return key(w, view, touch, pick, art, hit, glow, id_=f"chip-{name}", class_=f"we-choice{main}",
               data_aside="" if aside else None, data_main="" if pick in ENDING and due else None)  # fmt: skip


def _due(touch: Touch) -> bool:
    """Whether there is nothing left to do but to end it; what can be done at any time is no reason to stay."""
    return not touch.chosen and all(pick in ENDING or pick in ANYTIME for pick in touch.possible)


def fitting(
    shown: Sequence[Group], box: Box, head: Callable[[str], str], scales: Sequence[float] = (1.0, 0.9, 0.8)
) -> float:
    """The largest of those scales at which the buttons have room in the box; 0 if none."""
    return next((scale for scale in scales if room_for(shown, box.w, scale, head) <= box.h + GAP), 0.0)


def telling(
    w: Words, shown: Sequence[Group], box: Box, head: Callable[[str], str], scales: Sequence[float]
) -> tuple[list[Group], float]:
    """The same where progress tiles are on sale: so that each says what it does, if need be in longer rows. Where none
    is found 0, and they are signs alone, of which the one that is touched is told."""
    lower = [(scale, "lines") for scale in scales]
    for scale, sort in (*((scale, sort) for scale in scales for sort in ("sale", "list")), *lower):
        form = [group._replace(sort=sort) if group.sort in (*NAMED, "own") else group for group in shown]
        spare = box.h - room_for(form, box.w, scale, head)
        rows = (at for group in form if group.sort == sort for at in _rows(group, box, scale, spare=max(spare, 0))[0])
        if spare >= -GAP and all(tells(w, pick.partition(":")[2], spot) for pick, spot in rows):
            return form, scale
    return [group._replace(sort="signs") if group.sort == "sale" else group for group in shown], 0.0
