"""The faces of the buttons in the dock: for each sort of choice a picture, a few words, and what it brings."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.hand import centred
from prateria.view.letters import DROP, LABEL, LEAST, NAME, NOTE, NUMBER, TEXT
from prateria.view.measure import fit, width, wrap
from prateria.view.svg import Safe, el

from .. import words
from ..engine.data import GOODS, MASK_KINDS, TURTLE_POINTS, start_of
from ..engine.observe import Observation
from ..engine.preview import Gains, Look
from ..words import effects as words_texts
from ..words import leaving, nouns
from .face import WIDER, small_tile, step_sign
from .figures import FIGURE, figure, mask
from .map.names import flag
from .panes.amounts import amounts, enough
from .panes.spaces import pattern, points
from .pictograms import sign
from .progress import progress_face

__all__ = ["BUTTON_SIGNS", "body", "heading"]

SMALL: Final = 17.0  # a sign beside words that would be cut
EDGE: Final = 2  # from the edge of a button to an action tile, which is nearly all of it
LEFT: Final = 6  # from the edge of a button to its sign
LINE: Final = 2  # between two lines
GAINS: Final = 22  # so high is what something brings
THREE: Final = 50  # lower, a button has no room for a third line below two
SHORT: Final = 100  # narrower, a button has room for a short name
PLENTY: Final = 64  # no larger is a mask, a good or a part of a combination on a button
FORM: Final = 1.4  # the width of a progress tile to its height
AMOUNTS: Final = 84  # so wide is what it costs or brings beside it
TILE: Final = 3  # from the edge of a button to a progress tile on it
MARGIN: Final = 10  # from the edge of a tribe to its words
BUTTON_SIGNS: Final = {
    "order": "order", "swap": "swap", "transfer": "transfer", "end": "end", "stop": "stop", "done": "end",
    "all": "village", "keep": "keep",
    "exchange": "trade", "spend": "economic", "hold": "cards", "go": "end", "back": "leave",
}  # fmt: skip

NAMED: Final = 120  # so wide, a button with masks of one kind says its name


def heading(w: Words, sort: str, view: Observation, picks: Sequence[str] = ()) -> str:
    """Above the buttons of a sort, where several sorts stand together. Of progress tiles, whether one has them."""
    if picks and sort in ("sale", "list", "lines") and not {f"progress:{tile}" for tile in view.offer} & {*picks}:
        sort = "own"
    buying = view.asked is not None and "buy" in view.asked.parts
    return {
        "out": w("Leaves your grid"),
        "in": leaving.coming_in(w, view),
        "space": w("Mask spaces"),
        "cards": w("With these masks"),
        "card": w("Which mask?"),
        "as": w("Counts as"),
        "from": w("From the track"),
        "to": w("To the track"),
        "pay": w("Pay with"),
        "progress": w("Progress tiles") if buying else "",
        "sale": w("Progress tiles"),
        "own": w("Your progress tiles"),
        "signs": w("Progress tiles: touch one to read what it does"),
        "list": w("Progress tiles"),
        "lines": w("Progress tiles"),
    }.get(sort, "")


def body(w: Words, view: Observation, look: Look, sort: str, what: str, box: Box) -> list[Safe]:
    """What is drawn on a button."""
    pick = f"{sort}:{what}"
    gain = look.gains.get(pick, ())
    x, y, wide, high = box
    cx, cy = box.middle
    if sort in ("out", "in"):
        return [small_tile(w, what, box.inset(EDGE))]
    if sort == "progress":
        return _progress(w, view, what, gain, box)
    if sort == "space":
        names = [
            (name, n) for name in (nouns.space(w, what), nouns.space(w, what, True)) for n in (NAME, LABEL, NOTE, LEAST)
        ]
        name, font = next((found for found in names if width(*found) * WIDER <= wide - 44), ("", 0))
        if not font or high < 34:
            return [pattern(what, Box(x + LEFT, y, wide - 40, high)), *points(what, box)]
        return [
            pattern(what, Box(x + LEFT, y + 3, wide - 42, high - 20), PLENTY),
            el("text", name, x=x + LEFT + 1, y=round(y + high - 8, 1), font_size=font, class_="we-label"),
            *points(what, box),
        ]
    if sort == "pay" and "+" not in what and wide >= 90:
        size = min(high - 12, PLENTY, wide * 0.4)
        named = Box(x + size + 14, y, wide - size - 18, high)
        return [sign(what, x + LEFT + 2, round(y + (high - size) / 2, 1), size), *_words(nouns.good(w, what), named)]
    if sort in ("cards", "pay"):
        kinds = what.split("+")
        name = nouns.mask(w, kinds[0]) if sort == "cards" else ""
        if name and len({*kinds}) == 1 and wide >= NAMED:  # alone of its kind, it has room for its name
            half = Box(x, y, wide / 2, high)
            return [*_row(kinds, half.inset(5), True), *_words(name, Box(x + wide / 2, y, wide / 2 - 6, high))]
        return _row(kinds, box.inset(5), sort == "cards")
    if sort in ("card", "as"):
        kind, _, pox = what.partition("-")
        lines = wrap(nouns.mask(w, kind), wide - 2, LEAST, 2)
        rows = max(len(wrap(nouns.mask(w, name), wide - 2, LEAST, 2)) for name in MASK_KINDS)  # all are of one size
        size = min(wide - 8, high - 8 - 12 * rows)
        known = (pox == "pox") if sort == "card" and view.asked is not None and view.asked.what == "discard" else None
        return [
            mask(kind, round(cx - size / 2, 1), y + 3, round(size, 1), known),
            *(
                el("text", line, x=round(cx, 1), y=round(y + high - 5 - 12 * (len(lines) - 1 - i), 1),
                   font_size=LEAST, class_=css.MIDDLE, textLength=round(wide - 12, 1) if long else None,
                   lengthAdjust="spacingAndGlyphs" if long else None)
                for i, line in enumerate(lines)
                for long in [width(line, LEAST) > wide - 12]  # drawn narrower, so that it stays within
            ),
        ]  # fmt: skip
    if sort == "pile":
        return _pile(w, view, what, box)
    if sort == "turtle":
        return _turtle(w, view, what, box)
    if sort == "tribe":
        return _tribe(w, view, what, box)
    if sort == "flag":
        name = nouns.flag(w, what)
        return [flag(what, x + 9, cy - 11, 33), *_words(name[:1].upper() + name[1:], Box(x + 52, y, wide - 56, high))]
    return _worded(w, view, look, sort, what, box)


def _worded(w: Words, view: Observation, look: Look, sort: str, what: str, box: Box) -> list[Safe]:
    """A sign, the name, and below it what it brings."""
    x, y, wide, high = box
    gain = look.gains.get(f"{sort}:{what}", ())
    if sort == "step":
        name, text = step_sign(what), nouns.step(w, what, short=wide < SHORT)
    elif sort in ("track", "from", "to"):
        name, text = what, nouns.track(w, what) if sort == "track" else words.pick_label(w, f"{sort}:{what}", view)
    else:
        name, text = BUTTON_SIGNS.get(what, "end"), words.pick_label(w, f"{sort}:{what}", view)
        text = w.p("button", "Swap") if what == "swap" and wide < SHORT else text
        name = "transfer" if sort == "way" else name
        if sort == "way" and what == "fill":
            text = words.filled(w, look.fills)
    size = min(high - 12, 32.0, wide * 0.28)
    tight, untold = ("…" in "".join(wrap(text, wide - room - 15, LEAST, 2)) for room in (size, SMALL))
    if tight or (gain and width(text, LEAST) > wide - size - 15):  # words come first
        size = min(size, SMALL)
    if sort == "step" and (untold or (wide < SHORT and not enough(gain, wide - size - 15, w))):
        return _under(w, name, text, gain, box)
    picture = sign(name, round(x + LEFT, 1), round(y + (high - size) / 2, 1), round(size, 1))
    if sort == "way" and what == "fill":
        tall = min(high - 12, (size + 2) / FIGURE)  # no wider than its place: the words begin beside it
        seat, at = view.asked.seat if view.asked else 0, round(y + (high - tall) / 2, 1)
        picture = figure(look.fills, seat, x + 7, at, round(tall, 1))
    room = Box(x + size + 11, y, wide - size - 15, high)
    return [picture, *_brings(w, text, gain, room)]


def _under(w: Words, name: str, text: str, gain: Gains, box: Box) -> list[Safe]:
    """A narrow button: a long word below its sign, else all that it brings; the other beside that."""
    x, y, wide, high = box
    beside = Box(x + LEFT + SMALL + 4, y + 3, wide - SMALL - LEFT - 6, SMALL)
    foot = Box(x + LEFT, y + high - LEAST - 7, wide - 2 * LEFT, LEAST + 6)
    named, told = (beside, foot) if width(text, LEAST) <= beside.w else (foot, beside)
    brings = [amounts(gain, told, LEAST, w)] if gain else []
    return [sign(name, round(x + LEFT - 1, 1), y + 4, SMALL), *brings, *_words(text, named, 1, LEAST)]


def _brings(w: Words, text: str, gain: Gains, room: Box) -> list[Safe]:
    """Words, and below them what it brings, if it is known."""
    if not gain:
        return _words(text, room)
    x, y, wide, high = room
    if width(text, LEAST) > wide and high < THREE:  # two small lines, and it beside the second
        after = width(wrap(text, wide, LEAST, 2)[-1], LEAST) * WIDER + 4
        brings = (
            [amounts(gain, Box(x + after, y + high / 2, wide - after, high * 0.46), w=w)] if wide - after >= 36 else []
        )
        return [*_words(text, Box(x, y, wide, high), 2, LEAST), *brings]
    if width(text, LABEL) <= wide or high < THREE:
        return [
            *_words(text, Box(x, y + 1, wide, high * 0.56), 1),
            amounts(gain, Box(x, y + high * 0.5, wide, high * 0.46), w=w),
        ]
    lines = 2 * (NOTE + LINE)
    top = y + max(high - lines - GAINS, 2) / 2
    return [
        *_words(text, Box(x, top, wide, lines), 2, NOTE),
        amounts(gain, Box(x, top + lines, wide, min(GAINS, high - lines)), w=w),
    ]


def _words(text: str, box: Box, most: int = 2, size: int = LABEL) -> list[Safe]:
    """A text in the middle of a box, from its left side; where it would be cut, smaller and in one line more."""
    lines = wrap(text, box.w, size, most)
    fits = ((smaller, n) for n in (most, most + 1) for smaller in (size, NOTE, LEAST) if n * (smaller + 1) < box.h - 1)
    for smaller, n in fits:
        if smaller <= size and any(line.endswith("…") for line in lines):
            size, lines = smaller, wrap(text, box.w, smaller, n)
    top = box.y + box.h / 2 + size * DROP - (len(lines) - 1) * (size + LINE) / 2
    return [
        el("text", line, x=round(box.x, 1), y=round(top + i * (size + LINE), 1), font_size=size, class_="we-label")
        for i, line in enumerate(lines)
    ]


def _row(names: Sequence[str], box: Box, masks: bool) -> list[Safe]:
    """Several things side by side."""
    size = min(box.h, box.w / len(names) - 1, PLENTY)
    at = centred(box.x, box.w, len(names), size, 0)
    y = round(box.y + (box.h - size) / 2, 1)
    draw = mask if masks else sign
    return [draw(name, round(at + i * size, 1), y, round(size - 1, 1)) for i, name in enumerate(names)]


def _progress(w: Words, view: Observation, tile: str, gain: Gains, box: Box) -> list[Safe]:
    """A progress tile: on sale with its price and points, else to be used."""
    name = words_texts.progress(w, tile)
    cost = tuple(item for item in gain if item[1] < 0)
    points = tuple(item for item in gain if item[1] > 0)
    face = Box(box.x + TILE, box.y + TILE, box.w - 2 * TILE, box.h - 2 * TILE)
    if not gain:  # it is used
        return [progress_face(tile, face, False, name)]
    if box.w - box.h * FORM > AMOUNTS:
        face = face._replace(w=box.w - AMOUNTS - 2 * TILE)
        room = Box(face.x + face.w + 5, box.y + TILE, AMOUNTS - 6, box.h - 2 * TILE)
        half = room._replace(h=room.h / 2)
        rows = [half, half._replace(y=half.y + half.h)] if cost and points else [room]
    else:
        row = 17.0
        face = face._replace(h=face.h - row - 1)
        foot = Box(box.x + 6, face.y + face.h + 1, box.w - 10, row)
        gains = foot._replace(x=foot.x + foot.w * 0.58, w=foot.w * 0.42)
        rows = [foot._replace(w=foot.w * 0.56), gains] if cost and points else [foot]
    return [
        progress_face(tile, face, False, name),
        *(amounts(some, spot, w=w) for some, spot in zip(filter(None, (cost, points)), rows, strict=False)),
    ]


def _pile(w: Words, view: Observation, what: str, box: Box) -> list[Safe]:
    """The deck, face down, or the top of the discard pile."""
    lines = wrap(words.pick_label(w, f"pile:{what}", view).partition(" (")[0], box.w - 6, NOTE, 2)
    size = min(box.h - 10 - 12 * len(lines), box.w - 30)
    x, low = box.x + (box.w - size) / 2, box.y + box.h + 6 - 12 * len(lines)
    if what == "deck":
        art = [sign("cards", round(x, 1), box.y + 5, size)]
    else:
        top = view.pile[-1] if view.pile else None
        art = [mask(top.kind, round(x, 1), box.y + 4, size, top.infected)] if top else []
    told = [
        el("text", line, x=round(box.middle[0], 1), y=round(low + 12 * i, 1), font_size=NOTE, class_=css.MIDDLE)
        for i, line in enumerate(lines)
    ]
    return [*art, *told]


def _turtle(w: Words, view: Observation, what: str, box: Box) -> list[Safe]:
    category, _, level = what.rpartition("-")
    seat = view.asked.seat if view.asked else 0
    cx = box.middle[0]
    art = (
        sign("canoe", cx + 4, box.y + 9, 28)
        if category == "canoes"
        else figure("woman" if category == "women" else "hunter", seat, cx + 6, box.y + 5, 36)
    )
    named = nouns.turtle(w, category, level)
    brings = f"+{TURTLE_POINTS[int(level)]}"
    foot, at = round(box.y + box.h - 6, 1), cx + 2
    return [
        sign("turtle", cx - 38, box.y + 2, 38),
        el("text", level, x=cx - 19, y=box.y + 29, font_size=NUMBER, class_=f"{css.MIDDLE_HEAVY} we-shell-n"),
        art,
        el("text", fit(named, box.w - 6, NOTE), x=cx, y=round(foot - 16, 1), font_size=NOTE, class_=css.MIDDLE),
        el("text", brings, x=round(at - 3, 1), y=foot, font_size=TEXT, class_=f"{css.END_HEAVY} we-gain"),
        sign("points", round(at, 1), round(foot - 13, 1), 15),
    ]


def _tribe(w: Words, view: Observation, tribe: str, box: Box) -> list[Safe]:
    """Name, power and goods of a tribe, with the vegetable of the village that all begin with (WE-08)."""
    start = start_of(tribe, view.rules)
    own = view.asked.seat if view.asked else 0
    goods: Gains = tuple((p.areas[0].product, 1) for p in view.territories if p.home == own)
    goods += tuple((good, n) for good, n in zip(GOODS, start.goods, strict=True) if n)
    goods += (("mask", start.cards),)
    goods += (("economic", start.economic),) if start.economic else ()
    size = TEXT if box.w > 300 else NOTE
    power = Box(box.x + MARGIN, box.y + 25, box.w - 18, box.h - 52)
    return [
        el("text", words_texts.tribe(w, tribe), x=box.x + MARGIN, y=box.y + 20, font_size=NAME, class_=css.HEAVY),
        *_words(words_texts.tribe_text(w, tribe), power, 3, size),
        amounts(goods, Box(box.x + MARGIN, box.y + box.h - 26, box.w - 18, 20)),
    ]
