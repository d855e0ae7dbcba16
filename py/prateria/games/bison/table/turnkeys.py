"""The keys of a turn beside those of its actions: the market, and the end of the turn. BI-16."""

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, TEXT
from prateria.view.measure import width, wrap
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable, touchable

from .. import words
from ..engine.observe import Observation
from .emblems import emblem
from .layout import KEY_CORNER
from .market import holding, is_open, trading

__all__ = ["turn_keys"]

_LINE = 15  # of what stands on a key in two lines


def turn_keys(w: Words, view: Observation, touch: Touch, boxes: tuple[Box, Box]) -> list[Safe]:
    """Market, and the end of the turn (or of one's surplus)."""
    market, end = boxes
    pick = "button:stop" if view.phase == "surplus" and view.asked else "button:end"
    label = words.pick_label(w, pick, view)
    lines = wrap(label, end.w - 8, TEXT, 2)
    middle = end.y + end.h / 2 + 5 - (len(lines) - 1) * _LINE / 2
    name = w("Market")
    size = TEXT if width(name, TEXT) < market.w - 46 else LABEL
    worded = width(name, size) < market.w - 32
    at = market.x + ((8 if size == 14 else 4) if worded else market.w / 2 - 12)
    return [
        _market(
            touch,
            trading(touch) and not is_open(view, touch),
            w("Market"),
            market.rect("bi-key", KEY_CORNER),
            emblem("market", round(at, 1), round(market.y + market.h / 2 - 12, 1), 24),
            el("text", name, x=round(at + 26, 1), y=round(market.y + market.h / 2 + 5, 1), font_size=size,
               class_=css.BOLD) if worded else Safe(),
        ),
        touchable(
            touch,
            pick,
            label,
            end.rect("bi-key", KEY_CORNER),
            *(
                el("text", line, x=round(end.x + end.w / 2, 1), y=round(middle + i * _LINE, 1), font_size=TEXT,
                   class_=css.MIDDLE_BOLD, aria_hidden="true")
                for i, line in enumerate(lines)
            ),
            id_="end-key",
            class_="bi-end",
            data_aside="" if is_open(view, touch) else None,
            data_main="" if view.phase == "end" and not touch.chosen else None,
        ),
    ]  # fmt: skip


def _market(touch: Touch, offers: bool, label: str, *kids: Safe) -> Safe:
    """The key of the market. In a lesson the market opens where it is spoken of, and not before."""
    if touch.taught and not trading(touch):
        return touchable(touch, "button:market", label, *kids, id_="market-key", class_="bi-open-key")
    return lookable(
        touch, "market", label, *kids, id_="market-key", class_="bi-open-key", holding=holding(touch), offers=offers
    )
