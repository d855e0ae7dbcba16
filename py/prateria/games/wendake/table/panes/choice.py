"""The faces of choices that have a pane of their own: a large sign, the name, what it does in a sentence, what it
brings. Smaller ones are drawn by `chips`."""

from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LARGE, LEAST, NAME, NOTE
from prateria.view.measure import fit, width, wrap
from prateria.view.svg import Safe, el

from ...engine.preview import Look
from ...words import effects as words_texts
from ...words import nouns
from ..chips import BUTTON_SIGNS
from ..face import WIDER, step_sign
from ..pictograms import sign
from ..progress import progress_face
from .amounts import amounts

__all__ = ["roomy"]

HIGH: Final = 66  # so high, and
WIDE: Final = 190  # so wide, it has room for a sentence
SIGN: Final = 60
EDGE: Final = 10
LINE: Final = 15  # of the sentence
GAIN: Final = 24  # what it brings
TALL: Final = 70  # so high, a progress tile has room for what it does
FEW: Final = 108  # lower, its price and its points stand in one row
GAINED: Final = 64  # so much room it takes beside the name
PRICE: Final = 148  # where they have room: after so much the points
POINTS: Final = 86


def roomy(w: Words, look: Look, sort: str, what: str, box: Box) -> list[Safe]:
    """What is drawn on a button with room; nothing for other sorts, or where there is no room."""
    if sort == "progress" and box.h >= TALL and box.w >= WIDE:
        return _sale(w, look, what, box)
    if sort == "step":
        picture, name, text = step_sign(what), nouns.step(w, what), words_texts.step_text(w, what)
    elif sort == "trade":
        picture, name, text = BUTTON_SIGNS[what], words_texts.part(w, what), words_texts.part_text(w, what)
    else:
        return []
    if box.h < HIGH or box.w < WIDE:
        return []
    size = round(min(box.h - 2 * EDGE, SIGN, box.w * 0.24), 1)
    x = round(box.x + 2 * EDGE + size, 1)
    room = box.x + box.w - x - EDGE
    gain = look.gains.get(f"{sort}:{what}" if sort == "step" else f"button:{what}", ())
    lines = wrap(text, room, NOTE, max(int((box.h - NAME - EDGE) // LINE), 1))
    if lines[-1].endswith("…"):
        return []
    top = box.y + (box.h - NAME - LINE * len(lines)) / 2 + NAME - 1
    after = width(name, NAME) * WIDER + 16
    kids = [
        sign(picture, round(box.x + EDGE, 1), round(box.y + (box.h - size) / 2, 1), size),
        el("text", fit(name, room, NAME), x=x, y=round(top, 1), font_size=NAME, class_=css.HEAVY),
    ]
    kids += [
        el("text", line, x=x, y=round(top + 2 + LINE * (i + 1), 1), font_size=NOTE) for i, line in enumerate(lines)
    ]
    if gain and room - after < GAINED:
        return []
    if gain:
        kids.append(amounts(gain, Box(round(x + after, 1), round(top - GAIN + 7, 1), room - after, GAIN), LARGE, w))
    return kids


def _sale(w: Words, look: Look, tile: str, box: Box) -> list[Safe]:
    """A progress tile on sale: its face, its name, what it does, its price and its points; nothing for one that is
    used."""
    gain = look.gains.get(f"progress:{tile}", ())
    cost, points = tuple(item for item in gain if item[1] < 0), tuple(item for item in gain if item[1] > 0)
    if not cost:
        return []
    face = Box(box.x + 4, box.y + 4, min(box.w * 0.4, box.h * 1.2), box.h - 8)
    x = round(face.x + face.w + EDGE, 1)
    room = box.x + box.w - x - EDGE / 2
    aside = box.h < FEW and room >= PRICE + POINTS
    foot = box.y + box.h - (1 if aside else 2) * (GAIN - 2) - 3
    top = box.y + EDGE / 2
    name, text = words_texts.progress(w, tile), words_texts.progress_text(w, tile)
    wrapped = ((font, wrap(text, room, font, max(int((foot - top) // (font + 1)), 1))) for font in (NOTE, LEAST))
    font, lines = next(((font, lines) for font, lines in wrapped if not lines[-1].endswith("…")), (NOTE, []))
    return [
        progress_face(tile, face, False, name),
        *(
            el("text", line, x=x, y=round(top + (i + 1) * (font + 1), 1), font_size=font)
            for i, line in enumerate(lines)
        ),
        amounts(cost, Box(x, round(foot, 1), room, GAIN - 4)),
        amounts(points, Box(x + PRICE, round(foot, 1), room - PRICE, GAIN - 4))
        if aside
        else amounts(points, Box(x, round(foot + GAIN - 2, 1), room, GAIN - 4)),
    ]  # fmt: skip
