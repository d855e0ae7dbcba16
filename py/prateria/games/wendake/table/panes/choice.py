"""The faces of choices that have a pane of their own: a large sign, the name, what it does in a sentence, what it
brings. Smaller ones are drawn by `chips`."""

from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LARGE, NAME, NOTE, TEXT
from prateria.view.measure import fit, width, wrap
from prateria.view.svg import Safe, el

from ...engine.observe import Observation
from ...engine.preview import Look
from ...words import effects as words_texts
from ...words import explain, nouns
from ..chips import BUTTON_SIGNS
from ..face import WIDER, step_sign, steps_of
from ..pictograms import sign
from .amounts import amounts
from .sale import TALL, sale, tells

__all__ = ["explained", "roomy"]

HIGH: Final = 64  # so high, and
WIDE: Final = 190  # so wide, it has room for a sentence
SIGN: Final = 60
EDGE: Final = 10
LINE: Final = 3  # between two of the sentence
GAIN: Final = 24  # what it brings
GAINED: Final = 64  # so much room it takes beside the name


def roomy(w: Words, look: Look, sort: str, what: str, box: Box) -> list[Safe]:
    """What is drawn on a button with room; nothing for other sorts, or where there is no room."""
    if sort == "progress" and box.w >= WIDE and (box.h >= TALL or tells(w, what, box)):
        return sale(w, look, what, box)
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
    wrapped = (
        (font, wrap(text, room, font, int((box.h - NAME - EDGE - LINE) // _line(font)) or 1)) for font in (TEXT, NOTE)
    )
    small, lines = next(((font, lines) for font, lines in wrapped if not lines[-1].endswith("…")), (NOTE, []))
    if not lines:
        return []
    each = _line(small)
    top = box.y + (box.h - NAME - each * len(lines)) / 2 + NAME - 1
    font = NAME if not gain or width(name, NAME) * WIDER + 16 + GAINED <= room else LABEL
    after = width(name, font) * WIDER + 16
    kids = [
        sign(picture, round(box.x + EDGE, 1), round(box.y + (box.h - size) / 2, 1), size),
        el("text", fit(name, room, font), x=x, y=round(top, 1), font_size=font, class_=css.HEAVY),
    ]
    kids += [
        el("text", line, x=x, y=round(top + 2 + each * (i + 1), 1), font_size=small) for i, line in enumerate(lines)
    ]
    if gain and room - after < GAINED:
        return []
    if gain:
        kids.append(amounts(gain, Box(round(x + after, 1), round(top - GAIN + 7, 1), room - after, GAIN), LARGE, w))
    return kids


def _line(font: int) -> int:
    return font + LINE - (font < TEXT)


def explained(w: Words, view: Observation, sort: str, what: str) -> str:
    """What a button says when it is held, where its name says less than that."""
    if sort in ("out", "in"):
        return explain.tile(w, steps_of(what, False))
    if sort == "button":
        return explain.button(w, what, view)
    return explain.mask_space(w, what) if sort == "space" else ""
