"""What every sign means: opened by "?", for those who cannot hover. WE-20 to WE-36."""

from typing import Final

from ...kit.words import Words
from ...view.box import Box
from ...view.measure import fit, width, wrap
from ...view.svg import Safe, el
from . import nouns, words_texts
from .data import GOODS, NATIVES, TRACKS
from .figures import figure
from .gridart import step_sign
from .pictograms import sign
from .touching import plate

__all__ = ["legend"]

STEPS: Final = ("harvest", "hunt", "tan", "fish", "canoe", "move2", "military", "mask", "trade", "ritual", "fire")


def legend(w: Words, box: Box, seat: int) -> list[Safe]:
    """Actions with a line each, then tracks, goods and people."""
    columns = 2 if box.w > 520 else 1
    rest_h = 72.0 if box.w > 420 else 94.0
    rows = -(-len(STEPS) // columns)
    if (box.h - rest_h) / rows < 31:
        rest_h = 0.0  # a small phone: the actions whole; other signs tell their names when held
    each, row = box.w / columns, (box.h - rest_h) / rows
    kids: list[Safe] = []
    for i, step in enumerate(STEPS):
        x, y = box.x + i // rows * each, box.y + i % rows * row
        size = min(row - 4, 34)
        left = x + size + 10
        name, text = nouns.step(w, step), words_texts.step_text(w, step)
        after = width(name, 13) * 1.12 + 8
        lines = _after(text, each - size - 16, after, max(int((row - 2) // 14), 1))
        line = [
            el("title", f"{name}: {text}"),
            plate(Box(x, y, each, row), 6, "hit"),
            sign(step_sign(step), round(x + 2, 1), round(y + (row - size) / 2, 1), round(size, 1)),
            el("text", name, x=round(left, 1), y=round(y + 13, 1), font_size=13, class_="t-heavy"),
            *(
                el("text", line, x=round(left + (0 if k else after), 1), y=round(y + 13 + k * 14, 1), font_size=12)
                for k, line in enumerate(lines)
            ),
        ]
        kids.append(el("g", *line))
    y = box.y + box.h - rest_h
    kids.append(el("path", d=f"M{box.x + 4} {y + 1:.1f}h{box.w - 8:.1f}", class_="we-rule"))
    if not rest_h:
        return kids
    things = [(sign(g, 0, 0, 20), nouns.good(w, g)) for g in GOODS]
    things += [(sign(t, 0, 0, 20), nouns.track(w, t)) for t in TRACKS]
    things += [(figure(n, seat, 2, -1, 22), nouns.native(w, n)) for n in NATIVES]
    things.append((figure("warrior", seat, 2, -1, 22, True), nouns.outpost(w)))
    columns = 5 if box.w > 420 else 4
    for i in range(0, len(things), columns):
        kids += _row(things[i : i + columns], Box(box.x, y + 4 + i // columns * 22, box.w, 22), columns)
    return kids


def _row(things: list[tuple[Safe, str]], box: Box, columns: int) -> list[Safe]:
    each = box.w / columns
    kids = []
    for i, (art, name) in enumerate(things):
        x = box.x + i * each
        line = wrap(name, each - 27, 12, 1)
        kids += [
            el("g", art, transform=f"translate({x + 2:.5g} {box.y + 1:.5g})"),
            el("text", line[0] if line else "", x=round(x + 26, 1), y=round(box.y + 16, 1), font_size=12),
        ]
    return kids


def _after(text: str, room: float, used: float, most: int) -> list[str]:
    """A text in lines, of which the first has only what a name before it has left."""
    words = text.split()
    n = len(words)
    while n and width(" ".join(words[:n]), 12) > room - used:
        n -= 1
    if most == 1:
        return [fit(text, room - used, 12)]
    return [" ".join(words[:n]), *wrap(" ".join(words[n:]), room, 12, most - 1)]
