"""The market over the land: what waits there for the one who looks, what it costs, and barter. BI-16, BI-24, BI-28."""

from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.letters import LABEL, LARGE, NAME, TITLE
from prateria.view.measure import fit, width
from prateria.view.palette import shape
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_group, lookable, touchable

from .. import words
from ..engine.actions import Do
from ..engine.data import ANIMALS, BARTER, CANOE, HUNTER, PIECES, SIZES, TIPI, VALUE
from ..engine.observe import Observation
from ..words.has import on_sale
from .layout import KEY_CORNER, ROUND_KEY, SHEET_CORNER, SMALL_KEY_CORNER
from .stock import ROOMY, beast, figure, heap, price

__all__ = ["holding", "is_open", "market", "trading"]

PAD: Final = 7.0  # from the edge of the sheet to what lies on it
MARGIN: Final = 14  # to words, and to what is no key
HEAD: Final = 40  # the line with the title
FOOT: Final = 72  # barter
ROW: Final = 30  # what another player can still buy
CAPTION: Final = 22  # over those rows
BETWEEN: Final = 2  # around a key
WARE: Final = 62  # the least height of a key on which a piece stands over its price
LOW: Final = 210  # a window of the land on a phone on its side
LINE: Final = 15  # of what stands on a key in two lines
COLUMNS: Final = 5  # hunters, and the four sizes

_TRADES: Final = ("buy:", "give:", "get:")


def trading(touch: Touch) -> bool:
    """Whether something of the market can be chosen, or is."""
    return any(pick.startswith(_TRADES) for pick in (*touch.chosen, *touch.possible))


def holding(touch: Touch) -> bool:
    """Whether something of the market is chosen, which keeps it open."""
    return any(pick.startswith(_TRADES) for pick in touch.chosen)


def is_open(view: Observation, touch: Touch) -> bool:
    """Whether the market lies open: it is looked at, something there is chosen for no action to follow, or there is
    nothing else to do."""
    if view.seat is None:
        return False
    then = any(isinstance(action, Do) for action in touch.advised)  # a hint buys for it: what that does is to be seen
    return (holding(touch) and not then) or touch.looked_at == "market" or _needed(view, touch)


def _needed(view: Observation, touch: Touch) -> bool:
    """Whether there is nothing else to do: above 15, or in a lesson that asks for it."""
    asked = touch.possible if touch.taught and not touch.chosen else ()
    return view.seat in view.asked[:1] or (bool(asked) and all(pick.startswith(_TRADES) for pick in asked))


def market(w: Words, view: Observation, touch: Touch, box: Box, whole: Box, sitters: tuple[Sitter, ...]) -> Safe:
    """The sheet with everything that can be bought, and barter under it, over the land, or over the `whole` stage."""
    seat = view.seat
    if seat is None or not is_open(view, touch):
        return Safe()
    others = [player for player in view.players if player.seat != seat]
    if box.h < LOW:  # over a window so low nothing of it could be read
        box = whole
    wide = min(box.w - 6, 540.0)
    below = CAPTION + 4 + ROW * len(others)  # all of the others or nobody: who is left out seems to have nothing
    cell, room = 94.0 if wide > ROOMY * COLUMNS else 84.0, (box.h - 12 - HEAD - FOOT) / 2
    rows = others if room - below / 2 >= WARE else []
    cell = min(cell, room - below / 2 if rows else room)
    high = HEAD + 2 * cell + FOOT + (below - 4 if rows else 0)
    x, y = box.x + (box.w - wide) / 2, box.y + max((box.h - high) / 2, 4)
    each = (wide - 2 * PAD) / COLUMNS
    kids = [
        el("rect", x=x, y=y, width=wide, height=high, rx=SHEET_CORNER, class_="bi-card"),
        el("text", w("Market"), x=x + MARGIN, y=y + 26, font_size=TITLE, class_=css.HEAVY),
        _close(w, touch, x + wide - 24, y + 20) if not _needed(view, touch) else Safe(),
    ]
    top = y + HEAD
    stock = view.players[seat].market
    wares: list[Safe] = []
    for i, first in enumerate((TIPI, CANOE)):
        for n in SIZES:
            where = Box(x + PAD + n * each, top + i * cell, each, cell).inset(BETWEEN)
            wares += _ware(w, view, touch, first + n, stock[first + n], where)
    wares += _hunters(w, view, touch, stock[HUNTER], Box(x + PAD, top, each, 2 * cell).inset(BETWEEN))
    barter = _barter(w, view, touch, Box(x + PAD, top + 2 * cell + 4, wide - 2 * PAD, FOOT - 8))
    kids.append(el("g", *wares, **as_group(w("Market"))))
    kids.append(el("g", *barter, **as_group(w("Barter: three for one"))))
    for i, player in enumerate(rows):
        line = Box(x + 44, top + 2 * cell + 88 + i * ROW, wide - 44 - MARGIN, ROW - 2)
        if not i:
            kids.append(
                el("text", fit(w("What others can still buy"), wide - 2 * MARGIN, LABEL), x=x + MARGIN, y=line.y - 4,
                   font_size=LABEL, class_=css.SOFT)
            )  # fmt: skip
        kids.append(
            el(
                "g",
                shape(player.seat, x + 16, line.y + 5, 18),
                *heap(player.market, player.seat, line),
                class_=f"s{player.seat}",
                role="img",
                aria_label=f"{sitters[player.seat].name}: {on_sale(w, player)}",
            )
        )
    shut = None if _needed(view, touch) else ""  # keys stay in what can be closed
    return el("g", *kids, id="market", class_=f"bi-market s{seat}", data_sheet=shut, data_holds="")


def _close(w: Words, touch: Touch, x: float, y: float) -> Safe:
    """The key that closes the market: half of an exchange is let go of with it."""
    return lookable(
        Touch(looked_at="market"),
        "market",
        w("Close the market"),
        el("circle", cx=x, cy=y, r=ROUND_KEY, class_="bi-key"),
        el("path", d=f"M{x - 6:.5g} {y - 6:.5g}l12 12m0-12l-12 12", class_="bi-close"),
        id_="market-close",
        holding=holding(touch),
    )


def _hunters(w: Words, view: Observation, touch: Touch, left: int, box: Box) -> list[Safe]:
    """Hunters are bought by several, so their key is as high as both rows: how many a touch brings stands over them,
    how many are left below the price, which nothing covers."""
    hinted = touch.reason[1].get("trades", ()) if touch.reason else ()
    n = sum(times for action, times in hinted if getattr(action, "piece", "") == "hunter") or 1
    more = el("text", f"+{n}", x=round(box.x + box.w - 5, 1), y=round(box.y + 17, 1), font_size=NAME,
              class_=css.END_HEAVY)  # fmt: skip
    said = w("left: %(n)d", n=left)
    held = el("title", f"{w('A touch buys 1 hunter.')} {said[:1].upper()}{said[1:]}.") if left and n == 1 else Safe()
    lines = [said] if width(said, LABEL) <= box.w - 6 else said.rsplit(" ", 1)  # a word says that it is no price
    last = box.y + box.h - 7
    rest = (
        el("text", fit(line, box.w - 4, LABEL), x=round(box.x + box.w / 2, 1), y=round(last - LINE * i, 1),
           font_size=LABEL, class_=css.MIDDLE_SOFT)
        for i, line in enumerate(lines[::-1])
    )  # fmt: skip
    return _ware(w, view, touch, HUNTER, left, box, (held, more, *rest), LINE * len(lines))


def _bought(view: Observation, name: str) -> str:
    """The text of the action that has bought such a piece."""
    return f"{(view.seat or 0) + 1} buy {name}"


def _undoing(label: str) -> dict[str, Any]:
    """The attributes of a key that takes the last purchase back."""
    return {"data_do": "undo", "role": "button", "tabindex": -1, "aria_label": label}


def _ware(
    w: Words,
    view: Observation,
    touch: Touch,
    kind: int,
    left: int,
    box: Box,
    more: tuple[Safe, ...] = (),
    under: int = 0,
) -> list[Safe]:
    """One kind of piece: what it looks like, how many are left, what it costs; what has just been bought can be put
    back. `more`: what is drawn besides, and `under`: so high below the price."""
    name, seat = PIECES[kind], view.seat or 0
    pick = f"buy:{name}"
    head = min(max(box.h - under - 72, 0.0), 30.0) if under else 0.0  # of a key so high the upper end is free
    high = min(box.h - under - head - 24, 44.0)
    drawn, wide = figure(name, seat, 0, 0, high)
    rest = w("left: %(n)d", n=left)
    x, y = box.middle
    top = y - (high + 20 + under - head) / 2
    ware = touchable(
        touch,
        pick,
        f"{words.pick_label(w, pick, view)}, {rest}",
        box.rect("bi-key", KEY_CORNER),
        el("g", drawn, transform=f"translate({x - wide / 2:.5g} {top:.5g})"),
        *(price(VALUE[kind], box, top + high) if left else [_none(box)]),
        *more,
        id_=f"buy-{name}",
        class_="bi-ware" if left else "bi-ware sold",
        data_stays="",  # when the last one is bought, or the price is too high now, keys wait here
        data_aside="" if holding(touch) else None,  # of an exchange keys are led to the other half
    )
    if touch.back != _bought(view, name):
        return [ware]
    cx, cy = box.x + (18 if under else box.w - 18), box.y + 18
    back = el(
        "g",
        el("circle", cx=cx, cy=cy, r=ROUND_KEY, class_="bi-key"),
        el("text", "−1", x=round(cx, 1), y=round(cy + 5.5, 1), font_size=NAME, class_=css.MIDDLE_HEAVY),
        id=f"less-{name}",
        class_=f"bi-less {css.POSSIBLE}",
        **_undoing(w("One hunter less") if under else w("Put it back")),
    )
    return [ware, back]


def _none(box: Box) -> Safe:
    """A stroke over a kind of which none is left, which so looks otherwise than one that costs too much."""
    return el("path", d=f"M{box.x + 8:.5g} {box.y + box.h - 8:.5g}L{box.x + box.w - 8:.5g} {box.y + 8:.5g}",
              class_="bi-close")  # fmt: skip


def _barter(w: Words, view: Observation, touch: Touch, box: Box) -> list[Safe]:
    """Three of one animal for one of another."""
    each = min((box.w - 34) / 6, 64.0)
    y, h = box.y + 18, box.h - 20
    left = box.x + (box.w - 6 * each - 34) / 2
    head = fit(w("Barter: three for one"), box.w, LABEL)
    parts = [el("text", head, x=left, y=box.y + 12, font_size=LABEL, class_=css.SOFT)]
    parts.append(el("path", d=f"M{left + 3 * each + 7:.5g} {y + h / 2:.5g}h18m-6-6l6 6-6 6", class_="bi-tool"))
    for i, (sort, count) in enumerate((("give", BARTER), ("get", 1))):
        for n, animal in enumerate(ANIMALS):
            cell = Box(left + (3 * i + n) * each + i * 34 + 2, y, each - 4, h)
            pick, mid = f"{sort}:{animal}", round(cell.y + h / 2 + 6, 1)
            number = el("text", str(count), x=cell.x + 7, y=mid, font_size=LARGE, class_=css.HEAVY)
            parts.append(
                touchable(
                    touch,
                    pick,
                    words.pick_label(w, pick, view),
                    cell.rect("bi-key", SMALL_KEY_CORNER),
                    number,
                    beast(n, cell.x + 17, cell.y + h / 2 - 14, min(cell.w - 20, 28)),
                    id_=f"{sort}-{animal}",
                    class_="bi-trade",
                    data_aside="" if any(one.startswith(f"{sort}:") for one in touch.chosen) else None,
                )
            )
    return parts
