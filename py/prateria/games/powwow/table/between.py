"""Between the players: places of loot and people, council board, prairie. What moves lies on it as pieces."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, LABEL, LARGE, LOUD, NAME
from prateria.view.measure import width, wrap
from prateria.view.stone import stone
from prateria.view.svg import Safe, el, join
from prateria.view.touchable import as_button

from .. import words
from ..engine.data import LOOT, USUAL
from ..engine.observe import Observation
from ..engine.preview import Look, anybody, claimers, grown, hopes, likely, wanted
from .cards import LOOT_W, back
from .emblems import bare, thing
from .layout import GLOW, GLOW_CORNER, Plan
from .pieces import class_of, fit_person, loot_width, tall

__all__ = ["board", "counts", "meadow", "places", "prairie"]

PLACE_CORNER: Final = 10
HEM: Final = 14  # from the end of the board to the mountains of its border
PERSON_R: Final = 11.0  # of the number of people of one kind
SLIM: Final = 52.0  # cards of less width are covered by it
INSIDE: Final = 6  # from the edge of the prairie to its number
ROUND: Final = 3  # from the places to the edge of the meadow
LAST, LAST_H = 12, 9  # from the edge of the prairie to the bar of the last chance; its height
LOW: Final = 3  # from the foot of a box to a number in it


def meadow(plan: Plan) -> Safe:
    """The ground on which the open cards lie: grass, and some blades of it between the places."""
    boxes = (*plan.heaps.values(), *plan.persons.values(), plan.board, plan.prairie)
    x, y = min(box.x for box in boxes) - ROUND, min(box.y for box in boxes) - ROUND
    right, foot = (max(at) + ROUND for at in zip(*((box.x + box.w, box.y + box.h) for box in boxes), strict=True))
    return _meadow(Box(x, y, right - x, foot - y), tuple(box for card, box in plan.persons.items()))


@lru_cache(8)
def _meadow(ground: Box, among: tuple[Box, ...]) -> Safe:
    """A tuft in every corner where four places meet, each a little elsewhere."""
    tufts = "".join(
        f"M{box.x + box.w + (i * 5) % 4 - 1:.5g} {box.y + 3 - (i * 3) % 5:.5g}l-4-8m4 8v-11m0 11l4-8"
        for i, box in enumerate(among)
        if box.x + box.w < ground.x + ground.w - 9
    )
    return el("g", ground.rect("pw-meadow", 16), el("path", d=tufts, class_="pw-tufts"), aria_hidden="true")


def places(w: Words, view: Observation, look: Look, plan: Plan, names: Sequence[str]) -> list[Safe]:
    """The places of all kinds of cards, always the same: an outline and a faint sign where none lies. Keys lead to what
    lies there, in the calm way with who could take it now."""
    reach = view.setup.calm and view.outcome is None
    hoped = hopes(view) if reach else {}
    more = grown(view, look.turned) if hoped and look.turned else frozenset[str]()
    drawn = [_places(w, view, look, boxes, names if reach else (), hoped, more) for boxes in (plan.heaps, plan.persons)]
    titles = w("Loot on the table"), w("People on the table")
    return [el("g", *kids, role="group", aria_label=title) for title, kids in zip(titles, drawn, strict=True)]


def _places(
    w: Words,
    view: Observation,
    look: Look,
    boxes: Mapping[str, Box],
    names: Sequence[str],
    hoped: Mapping[str, tuple[int, int]],
    more: Collection[str],
) -> list[Safe]:
    there = dict(view.table)
    drawn = []
    lacked = {
        f"{view.players[seat].colour}-{kind}"
        for (seat, kind), missing in zip(look.punished, look.missing, strict=True)
        if missing == "person"
    }
    whom = wanted(view, hoped)
    for card, box in boxes.items():
        n = there.get(card, 0)
        state = " ".join(
            name
            for name, on in (
                ("fresh", card == look.turned and n),
                ("hoped", card in look.hoped),
                ("pw-lacked", card in lacked),
            )
            if on
        )
        if any(card.startswith(player.colour) for player in view.players):
            state = f"owned{' grown' if card in more else ''}{' wanted' if card in whom else ''} {state}".rstrip()
        seats = claimers(view, card) if n and names and card in LOOT else ()
        reach = words.within_reach(w, [names[seat] for seat in seats]) if seats else ""
        label = "; ".join(filter(None, (words.lying(w, card, n), reach))) if n else ""
        brings, hidden = hoped.get(card, (0, -1))
        drawn.append(_place(card, box, state, label, brings, likely(view, card) if hidden > 0 else -1))
    return drawn


@lru_cache(512)
def _place(card: str, box: Box, state: str, label: str, brings: int = 0, hidden: int = -1) -> Safe:
    """`brings`: so many cards, if the person came now, of whom so many are likely to come: a point for each, also where
    they would bring nothing yet; a ring where one may come, but hardly will; -1: none can. One rule for one's own
    people and for those of the others."""
    kids = [box.rect("pw-place", PLACE_CORNER)]
    cx, cy = box.middle
    if not label:
        size = min(box.w, box.h) * 0.5
        if card in LOOT:
            kids.append(thing(card, cx - size / 2, cy - size / 2, size))
        else:
            kids += bare(card, box, brings, hidden)
    return el(
        "g",
        *kids,
        id=f"place-{card}",
        class_=" ".join(filter(None, ("place", class_of(card), state, "" if label else "bare"))),
        role="img" if label else None,
        aria_label=label or None,
        data_reads="" if label else None,
        aria_hidden=None if label else "true",
    )


def counts(view: Observation, plan: Plan, lying_flat: bool) -> list[Safe]:
    """How many lie in each heap: the number that decides. People get theirs from two on."""
    return [
        _count(card, plan.heaps.get(card) or plan.persons[card], *_sizes(plan, card), n, lying_flat)
        for card, n in view.table
        if n > 1 or card in LOOT
    ]


def _sizes(plan: Plan, card: str) -> tuple[float, float]:
    """The width of that loot, and the radius of its number: as large in all places of loot."""
    if card not in LOOT:
        return 0.0, PERSON_R if fit_person(*plan.persons[card][2:], 1)[0] > SLIM else PERSON_R * 0.8
    return loot_width(plan, card), min(max(plan.heaps[LOOT[USUAL[0]]].h * 0.2, 15.0), 21.0)


@lru_cache(512)
def _count(card: str, box: Box, loot: float, r: float, n: int, lying_flat: bool) -> Safe:
    if card in LOOT:
        x, y = box.x + (box.w + loot) / 2 - r * 0.4, box.y + (box.h + loot) / 2 - r * 0.6
        if tall(box, loot):
            x, y = box.x + box.w / 2, min(box.y + loot * 1.1 + 4 + r, box.y + box.h - r - LOW)
    else:
        x, y = box.x + (box.w + fit_person(box.w, box.h, n)[0]) / 2, box.y + r
        if r < PERSON_R:  # a small card: beside its corner, not over the person
            x, y = x + r, y - r / 2
    x, y = min(x, box.x + box.w - r), min(y, box.y + box.h - r)
    return number(n, x, y, r, lying_flat, f"count-{card}")


def number(n: int, x: float, y: float, r: float, lying_flat: bool, id_: str = "") -> Safe:
    """A number on a disc. Read from all sides, those that would be another upside down need a foot."""
    text = str(n)
    size = round(r * (1.35, 1.15, 0.9)[len(text) - 1], 1)
    foot = lying_flat and set(text) <= set("01689") and not set(text) <= set("018")
    half = width(text, size) / 2
    return el(
        "g",
        *stone(text, round(x, 1), round(y, 1), round(r, 1), round(y + size * (0.3 if foot else DROP), 1), size),
        el("path", d=f"M{x - half:.5g} {y + r * 0.68:.5g}h{2 * half:.4g}", class_="pw-foot") if foot else Safe(),
        id=id_ or None,
        class_="pw-count",
    )


@lru_cache(16)
def board(box: Box, title: str, said: str = "", done: str = "", lies: str = "") -> Safe:
    """The council board: a hide with its border of mountains. `said`: what a touch on it says; `done`: a touch on it
    claims, and is called that; `lies`: the claims on it."""
    x, y, w, h = box
    n = max(int((w - 30) / 16), 3)
    step = (w - 2 * HEM) / n
    teeth = "".join(f"M{x + HEM + i * step:.5g} {y + 13:.5g}l{step / 2:.4g}-7 {step / 2:.4g} 7" for i in range(n))
    teeth += "".join(f"M{x + HEM + i * step:.5g} {y + h - 13:.5g}l{step / 2:.4g} 7 {step / 2:.4g}-7" for i in range(n))
    r = min(w, h) * 0.27
    cx, cy = box.middle
    return el(
        "g",
        el("rect", x=x, y=y, width=w, height=h, rx=18, class_="pw-board"),
        el("rect", x=x + 4, y=y + 4, width=w - 8, height=h - 8, rx=14, class_="pw-stitch"),
        el("path", d=teeth, class_="pw-teeth"),
        el("circle", cx=cx, cy=cy, r=round(r, 1), class_="pw-ring"),
        el("circle", cx=cx, cy=cy, r=round(r * 0.66, 1), class_="pw-ring thin"),
        el("path", d=_fire(cx, cy, r * 0.4), class_="pw-fire"),
        box.inset(GLOW).rect("pw-pick", GLOW_CORNER) if done else Safe(),
        el("title", said) if said and not done else Safe(),
        id="board",
        data_drop="board",
        data_do="done" if done else None,
        class_=css.POSSIBLE if done else None,
        role="button" if done else "img",
        tabindex=-1 if done else None,
        data_reads=None if done else "",
        aria_label=f"{title}: {done or lies}" if done or lies else title,
    )


def _fire(x: float, y: float, r: float) -> str:
    """A flame about (x, y)."""
    a, b = r * 0.75, r
    return (
        f"M{x:.5g} {y - 1.25 * b:.5g}c{a * 0.3:.4g} {b * 0.6:.4g} {a:.4g} {b:.4g} {a:.4g} {b * 1.5:.4g}"
        f"c0 {b * 0.6:.4g}-{a * 0.4:.4g} {b:.4g}-{a:.4g} {b:.4g}s-{a:.4g}-{b * 0.4:.4g}-{a:.4g}-{b:.4g}"
        f"c0-{b * 0.4:.4g} {a * 0.3:.4g}-{b * 0.6:.4g} {a * 0.45:.4g}-{b * 0.8:.4g}"
        f"c{a * 0.1:.4g} {b * 0.3:.4g} {a * 0.4:.4g} {b * 0.3:.4g} {a * 0.55:.4g}-{b * 0.7:.4g}z"
    )


def _empty(said: str, box: Box, flat: bool) -> list[Safe]:
    """What is said on the empty prairie: twice where it is read from two sides (`flat`)."""
    size = next((size for size in (LOUD, LARGE, NAME) if width(said, size) <= box.w - 12), LABEL)
    lines = wrap(said, box.w - 8, size)
    step = size * 1.2
    drawn = [
        el("text", line, x=round(box.w / 2, 1), y=round(step * (i + 0.5) + size * DROP, 1), font_size=size,
           class_=css.MIDDLE_BOLD)
        for i, line in enumerate(lines)
    ]  # fmt: skip
    high = step * len(lines)
    if not flat or box.h < 2 * high + 8:
        return [el("g", *drawn, transform=f"translate({box.x:.5g} {box.y + (box.h - high) / 2:.5g})")]
    gap = (box.h - 2 * high) / 3
    return [
        el("g", *drawn, transform=f"translate({box.x:.5g} {box.y + 2 * gap + high:.5g})"),
        el("g", *drawn, transform=f"translate({box.x + box.w:.5g} {box.y + gap + high:.5g}) rotate(180)"),
    ]


def _last(w: Words, view: Observation, box: Box, flat: bool, open_: bool) -> list[Safe]:
    """Where no card is left: what a touch does there, as a key; before that counts, that it is the last chance, and a
    bar that runs out with it (powwow.css, in a race that runs only)."""
    if open_:
        return _empty(w("End the game"), box, flat)
    if view.phase != "race" or view.pile:
        return []
    bar = Box(box.x + LAST, box.y + box.h - LAST - LAST_H, box.w - 2 * LAST, LAST_H)
    runs = el("g", bar.rect("", LAST_H / 2), class_="pw-clock pw-last" + ("" if anybody(view) else " soon"), id="last")
    return [*_empty(w("The last card!"), box._replace(h=box.h - LAST), flat), runs]


def _label(w: Words, view: Observation) -> str:
    """What a touch does, and how many cards there are still."""
    label = words.pick_label(w, "prairie:card", view)
    return w.n("%(label)s: %(n)d is left", "%(label)s: %(n)d are left", view.left, label=label)


def prairie(w: Words, view: Observation, plan: Plan, open_: bool, lying_flat: bool) -> Safe:
    """The face-down cards: one touch turns the next. `open_`: it may be touched now."""
    box = plan.prairie
    cx, cy = box.middle
    size = min(box.h - 12, box.w * 0.8, 96.0)  # of a card a little turned
    spots = ((-0.62, 0.06, -12), (0.6, 0.02, 10), (-0.3, -0.05, 6), (0.32, 0.06, -7), (0.0, 0.0, 2))
    shown = min(view.left, len(spots))
    spread = min(size * 0.62, (box.w - size * 1.06 - 6) / 1.24)
    scale = size * 0.86 / LOOT_W
    half = LOOT_W / 2 * scale
    cards = [
        el(
            "g",
            back(),
            transform=f"translate({cx + dx * spread - half:.5g} {cy + dy * size - half:.5g}) "
            f"rotate({turn} {half:.4g} {half:.4g}) scale({scale:.4g})",
            class_=css.CARD_DOWN,
        )
        for dx, dy, turn in spots[len(spots) - shown :]
    ]
    r = 17.0 if box.h > 80 else 14.0
    # within the frame that lies round them when they may be turned
    on = (cx + min(spread * 0.6 + size * 0.32, box.w / 2 - r - INSIDE), box.y + box.h - r - INSIDE)
    last = not view.left and not view.setup.calm
    return el(
        "g",
        box.rect("pw-ground", 14),
        join(cards),
        box.inset(GLOW).rect("pw-glow", GLOW_CORNER),
        *(_last(w, view, box, lying_flat, open_) if last else (number(view.left, *on, r, lying_flat),)),
        box.rect(css.HIT),
        id="prairie",
        class_=f"prairie s{view.turn}" + (" open" if open_ else ""),
        **(  # when the game is over it is no place to stop
            as_button("prairie:card", _label(w, view), False, open_)
            if view.outcome is None
            else {"role": "img", "aria_label": w("Prairie")}
        ),
        data_main="" if open_ and view.phase == "turn" else None,  # it is all that is to be done
    )
