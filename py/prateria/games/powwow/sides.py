"""The places of the players: sides turned towards people, strips for bots and for others in the calm way; choices."""

from functools import lru_cache
from typing import Final

from ...kit.words import Words
from ...view.box import Box
from ...view.frame import Sitter, Touch
from ...view.measure import fit, width, wrap
from ...view.palette import shape
from ...view.svg import Safe, el
from . import words
from .between import number
from .cardart import PERSON_H, PERSON_W, person
from .claims import happened
from .data import CARDS, LOOT, TRIBE
from .emblems import emblem, thing
from .observe import Observation, Player
from .pieces import class_of
from .preview import Look
from .tablelayout import Plan, Side

__all__ = ["choices", "notes", "side", "spoken", "strip"]


def spoken(w: Words, view: Observation, player: Player, name: str) -> str:
    """What everyone knows of a player, in words."""
    parts = [name, words.colour(w, player.colour), w.n("%(n)d card won", "%(n)d cards won", player.points)]
    if view.phase in ("turn", "race") and player.seat == view.turn:
        parts.append(w("turns the next card"))
    elif player.seat in view.actors and view.phase in ("ask", "take"):
        parts.append(w("to move"))
    if player.seat in view.answered:
        parts.append(w("has answered"))
    return ", ".join(parts)


def side(w: Words, view: Observation, place: Side, sitter: Sitter) -> Safe:
    """The side of a person: a mat in their colour, name and winnings."""
    player, seat = view.players[place.seat], place.seat
    box = Box(2, 2, place.w - 4, place.h - 4)
    return el(
        "g",
        el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=16, class_="p-box"),
        el("rect", x=box.x + 1, y=box.y + 1, width=box.w - 2, height=box.h - 2, rx=15, class_="pw-turn"),
        *_name(sitter, place.name),
        *_won(player, place.won, not view.setup.calm),
        id=f"side-{seat}",
        class_=f"side s{seat}" + (" turn" if _active(view, seat) else ""),
        transform=_turned(place),
        role="img",
        aria_label=spoken(w, view, player, sitter.name),
    )


def strip(w: Words, view: Observation, look: Look, sitter: Sitter, box: Box) -> Safe:
    """A player without a side: who it is and how many cards are won."""
    seat = sitter.seat
    player = view.players[seat]
    size = 15.0
    x, y = box.x + 9, box.y + box.h / 2
    high = box.h > 40
    kids = [shape(seat, x, y - 10 - 9 * high, 19)]
    if high:
        text = fit(sitter.name, box.w - 36, 13)
        kids.append(el("text", text, x=x + 23, y=round(y - 4.5, 1), font_size=13, class_="t-bold"))
        kids += _stack(player.points, box.x + 9, y + 10, 17)
    else:
        kids.append(el("use", href=f"#mark-{sitter.mark}", x=x + 24, y=round(y - 14, 1), width=28, height=28))
        text = fit(sitter.name, box.w - 66 - 62, size)
        kids.append(el("text", text, x=x + 57, y=round(y + 5.2, 1), font_size=size, class_="t-bold"))
        kids += _stack(player.points, box.x + box.w - 62, y, 21)
    if seat in view.answered:
        tick = f"M{box.x + box.w - (24 if high else 88):.5g} {y + 8 * high:.5g}l4 5 8-10"
        kids.append(el("path", d=tick, class_="pw-tick"))
    state = " turn" if _active(view, seat) else ""
    if any(happened(look, seat, kind) == "punished" for kind in TRIBE):
        state += " punished"
    return el(
        "g",
        el("g", el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=12, class_="p-box"),
           el("rect", x=box.x + 1, y=box.y + 1, width=box.w - 2, height=box.h - 2, rx=11, class_="pw-turn"),
           *kids, class_="body"),
        id=f"strip-{seat}",
        class_=f"strip s{seat}{state}",
        role="img",
        aria_label=spoken(w, view, player, sitter.name),
    )  # fmt: skip


def _active(view: Observation, seat: int) -> bool:
    """Whose side glows: who turns the next card, or chooses."""
    return seat == view.turn if view.phase in ("turn", "race") else seat in view.actors


def _turned(place: Side) -> str:
    x, y = place.at
    turn = f" rotate({place.turn})" if place.turn else ""
    return f"translate({x:.5g} {y:.5g}){turn} translate({-place.w / 2:.5g} {-place.h / 2:.5g})"


def _name(sitter: Sitter, box: Box) -> list[Safe]:
    """Mark, animal and name: in a line, or under one another beside the cards."""
    if box.h < 40:
        y = box.y + box.h / 2
        room = box.w - 56
        return [
            shape(sitter.seat, box.x, y - 10, 20),
            el("use", href=f"#mark-{sitter.mark}", x=box.x + 25, y=y - 14, width=28, height=28),
            el("text", fit(sitter.name, room, 16), x=box.x + 57, y=y + 5.5, font_size=16, class_="t-bold"),
        ]
    big = min(box.h - 28, 46.0)
    y = box.y + (box.h - big - 22) / 2
    cx = box.x + box.w / 2
    return [
        shape(sitter.seat, round(cx - big / 2 - 16, 1), round(y + big / 2 - 13, 1), 26),
        el("use", href=f"#mark-{sitter.mark}", x=round(cx - big / 2 + 16, 1), y=round(y, 1), width=big, height=big),
        el(
            "text",
            fit(sitter.name, box.w, 17),
            x=round(cx, 1),
            y=round(y + big + 19, 1),
            font_size=17,
            class_="t-mid t-bold",
        ),
    ]


def _won(player: Player, box: Box, lying_flat: bool) -> list[Safe]:
    """The winnings: a pile face down and how many cards it has."""
    if box.h < 40:
        return _stack(player.points, box.x + 14, box.y + box.h / 2, 26)
    size = min(box.h * 0.62, 64.0)
    x, y = box.x + (box.w - size) / 2 - 10, box.y + (box.h - size) / 2
    layers = 0 if not player.points else 1 + (player.points > 3) + (player.points > 9) + (player.points > 19)
    r = 17.0
    return [
        _pile(x, y, size, layers),
        number(player.points, x + size + 3, y + size - 8, r, lying_flat, f"won-{player.seat}"),
    ]


@lru_cache(256)
def _pile(x: float, y: float, size: float, layers: int) -> Safe:
    if not layers:
        return el("rect", x=x, y=y, width=size, height=size, rx=8, class_="slot")
    return el(
        "g",
        *(
            el("rect", x=x + i * 2.5, y=y - i * 2.5, width=size, height=size, rx=size * 0.13, class_="pw-won")
            for i in range(layers)
        ),
        emblem("cards", x + size * 0.25 + (layers - 1) * 2.5, y + size * 0.25 - (layers - 1) * 2.5, size * 0.5),
        class_="pw-pile",
    )


@lru_cache(512)
def _stack(points: int, x: float, y: float, size: float) -> list[Safe]:
    """A small pile and its number in a line; y: the middle."""
    h = size * 0.86
    return [
        el("rect", x=x + 2.5, y=y - h / 2 - 2, width=h, height=h, rx=3.5, class_="pw-won"),
        el("rect", x=x, y=y - h / 2 + 0.5, width=h, height=h, rx=3.5, class_="pw-won"),
        el("text", str(points), x=x + h + 8, y=round(y + size * 0.34, 1), font_size=size * 0.95, class_="t-heavy"),
    ]


def notes(w: Words, look: Look, place: Side) -> Safe:
    """Over a card, turned towards its player: punished, too late, nothing left."""
    lost = dict(zip(look.punished, look.thrown, strict=True))
    texts = {"late": w("too late"), "empty": w("nothing left")}
    drawn = []
    for box, kind in zip(place.cards, TRIBE, strict=True):
        what = happened(look, place.seat, kind)
        if what:
            text = texts.get(what) or (f"✗ −{n}" if (n := lost[place.seat, kind]) else "✗")
            size = 20 if what == "punished" else 15
            wide = max(width(text, size) + 18, 40)
            x, y = box.x + box.w / 2, -8
            drawn += [
                el("rect", x=round(x - wide / 2, 1), y=y - 17, width=round(wide, 1), height=30, rx=9, class_="pw-note"),
                el("text", text, x=round(x, 1), y=y + size * 0.36 - 2, font_size=size, class_="t-mid t-heavy"),
            ]
    return el("g", *drawn, class_="notes", transform=_turned(place)) if drawn else Safe()


_CHOICES: Final = (
    *(f"button:{name}" for name in ("pass", "nobody", "somebody")),
    *(f"loot:{loot}" for loot in LOOT),
    *(f"person:{card}" for card in CARDS[len(LOOT) :]),
)

# -- choices ---------------------------------------------------------------------------------------------------------


def choices(w: Words, view: Observation, touch: Touch, plan: Plan, sitters: tuple[Sitter, ...]) -> Safe:
    """What to take, or answers that are no card: before the one who chooses, turned towards them."""
    found = {*touch.chosen, *touch.possible}
    picks = [pick for pick in _CHOICES if pick in found]
    actor = view.actors[0] if len(view.actors) == 1 else None
    place = plan.side_of(actor) if actor is not None else None
    place = place or (plan.sides[0] if plan.sides else None)
    if not picks or place is None:
        return Safe()
    if view.phase == "take":
        title = words.prompt(w, view._replace(seat=place.seat), [sitter.name for sitter in sitters], touch)
        kids = _panel(w, view, touch, place, picks, title)
    else:
        kids = _row(w, view, touch, place, picks)
    return el("g", *kids, id="choices", class_=f"choices s{place.seat}", transform=_turned(place))


def _row(w: Words, view: Observation, touch: Touch, place: Side, picks: list[str]) -> list[Safe]:
    """Buttons with words, side by side over the cards."""
    each = min((place.w - 12 * (len(picks) + 1)) / len(picks), 220.0)
    x = (place.w - each * len(picks) - 12 * (len(picks) - 1)) / 2
    return [
        _button(w, view, touch, pick, Box(round(x + i * (each + 12), 1), -62, each, 56)) for i, pick in enumerate(picks)
    ]


def _panel(w: Words, view: Observation, touch: Touch, place: Side, picks: list[str], title: str) -> list[Safe]:
    """The things and people that may be taken, as large as there is room for."""
    most = int((place.w - 20) // 84)
    rows = -(-len(picks) // most)
    columns = -(-len(picks) // rows)
    high = 78.0
    each = min((place.w - 24) / columns, 120.0)
    top = place.h - 14 - rows * high
    left = (place.w - columns * each) / 2
    wide = min(max(columns * each, width(title, 15) + 12), place.w - 24)
    kids = [
        el(
            "rect", x=round((place.w - wide) / 2 - 10, 1), y=round(top - 32, 1), width=round(wide + 20, 1),
            height=round(rows * high + 40, 1), rx=16, class_="pw-panel",
        ),
        el("text", fit(title, wide + 4, 15), x=place.w / 2, y=round(top - 11, 1), font_size=15, class_="t-mid t-bold"),
    ]  # fmt: skip
    for i, pick in enumerate(picks):
        box = Box(left + i % columns * each + 4, top + i // columns * high, each - 8, high - 6)
        kids.append(_button(w, view, touch, pick, box))
    return kids


def _button(w: Words, view: Observation, touch: Touch, pick: str, box: Box) -> Safe:
    sort, _, what = pick.partition(":")
    chosen = pick in touch.chosen
    label = words.pick_label(w, pick, view)
    cx, cy = box.middle
    kids = [el("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=12, class_="pw-choice")]
    if sort == "button":
        lines = wrap(label, box.w - 16, 18, 2)
        kids += [
            el("text", line, x=cx, y=round(cy + 6 + (i - (len(lines) - 1) / 2) * 20, 1), font_size=18,
               class_="t-mid t-bold")
            for i, line in enumerate(lines)
        ]  # fmt: skip
    elif sort == "loot":
        n = dict(view.table).get(what, 0)
        kids += [
            thing(what, round(cx - 32, 1), round(cy - 28, 1), 56),
            number(n, cx + 27, cy + 18, 14, not view.setup.calm),
        ]
    else:
        size = min(box.w - 12, 80.0)
        h = size * PERSON_H / PERSON_W
        kids += [
            el("g", person(what), transform=f"translate({cx - size / 2:.5g} {cy - h / 2 - 3:.5g}) "
               f"scale({size / PERSON_W:.4g})", class_=f"card-up {class_of(what)}"),
            el("circle", cx=cx + size / 2 - 8, cy=cy + h / 2 - 6, r=14, class_="stone"),
            thing(_with(view, what), round(cx + size / 2 - 18, 1), round(cy + h / 2 - 16, 1), 20),
        ]  # fmt: skip
    return el(
        "g",
        *kids,
        id=f"choice-{what}",
        class_="choice chosen" if chosen else "choice",
        data_pick=pick,
        role="button",
        tabindex=-1,
        aria_label=label,
        aria_pressed="true" if chosen else None,
    )


def _with(view: Observation, partner: str) -> str:
    """The loot that comes with a captive or a spouse: captives of a chief come with totems, else it is a wedding."""
    chief = view.settled < len(view.pile) and view.pile[view.settled].kind == "chief"
    return "totem" if chief and not partner.endswith("-maiden") else "tipi"
