"""The tabs over the pane: what is shown in it."""

from collections.abc import Sequence

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, NAME, NOTE, TEXT
from prateria.view.measure import fit, width
from prateria.view.svg import Safe, el

from ...engine.observe import Observation
from ...words import explain
from ..layout import CORNER, GAP, Plan

__all__ = ["tabs_of"]


def tabs_of(w: Words, view: Observation, plan: Plan, asking: bool, side: Sequence[str]) -> list[Safe]:
    """`asking`: a choice has one of its own. The market says what is on sale as it is opened, the board who plays when,
    of the players and the ghost, `side`, and who has what."""
    names = [("map", w("Map")), ("market", w("Market")), ("board", w("Board")), ("legend", "?")]
    if plan.mode == "narrow":
        names.insert(0, ("grid", w("Grid")))
    if asking:
        names.insert(0, ("ask", w("Choice")))
    x, y, wide, high = plan.tabs
    last = high + 6
    each = (wide - last) / (len(names) - 1)
    size = next((n for n in (NAME, TEXT, LABEL) if max(width(label, n) for _, label in names) * 1.08 <= each - 9), NOTE)
    about = {
        "grid": w("Your tiles, what you have, and your people."),
        "map": w("The lands, and who lives there."),
        "market": w("The tiles on sale: progress tiles for a Trade, action tiles for the end of a year."),
        "board": w("The four tracks, the masks that were played, and the order of play."),
    }
    return [
        _tab(
            name,
            label,
            w("What the signs mean") if name == "legend" else label,
            Box(x + i * each, y, (last if name == "legend" else each) - GAP / 2, high),
            size,
            explain.market(w, view) if name == "market" else explain.board(w, view, side) if name == "board" else None,
            f"{label}: {about[name]}" if name in about else "",
        )
        for i, (name, label) in enumerate(names)
    ]


def _tab(name: str, label: str, spoken: str, box: Box, size: int, tells: str | None, held: str) -> Safe:
    cx, cy = box.middle
    return el(
        "g",
        el("title", held) if held else "",  # said when it is held
        el("rect", x=round(box.x, 1), y=box.y, width=round(box.w, 1), height=box.h, rx=CORNER, class_="we-tab"),
        el(
            "text",
            fit(label, box.w - 4, size),
            x=round(cx, 1),
            y=round(cy + 5.2, 1),
            font_size=size,
            class_=css.MIDDLE_BOLD,
        ),
        class_=f"we-tab-of tab-{name}",
        id="market-key" if name == "market" else None,  # as web/shortcuts.mjs finds it
        data_pane=name,
        data_tells=tells,
        role="button",
        tabindex=0,
        aria_label=spoken,
    )
