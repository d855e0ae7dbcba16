"""The keys of the market, and of the end of the turn or of what one has too much of. BI-24, BI-28."""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import DROP, LABEL, LEAST, NOTE, TEXT
from prateria.view.measure import width, wrap
from prateria.view.svg import Safe, el
from prateria.view.touchable import lookable, touchable

from ... import words
from ...engine.observe import Observation
from ...words.has import overflows
from ..emblems import emblem
from ..layout import KEY_CORNER
from ..market import holding, is_open, trading

__all__ = ["turn_keys"]

_LINE: Final = 15  # of what stands on a key in two lines


def turn_keys(w: Words, view: Observation, touch: Touch, boxes: tuple[Box, Box]) -> list[Safe]:
    """Market, and the end of the turn (or of one's surplus); not of a turn that ends by itself: another key says so."""
    market, end = boxes
    pick = "button:stop" if view.phase == "surplus" and view.asked else "button:end"
    label = words.pick_label(w, pick, view)
    by_itself = view.phase == "end" and view.seat in view.actors and pick not in (*touch.possible, *touch.chosen)
    letters, lines = _whole(label, end.w - 8)
    step = _LINE if letters == TEXT else letters + 1
    middle = end.y + end.h / 2 + letters * DROP - (len(lines) - 1) * step / 2
    name, spend = w("Market"), _spends(view, touch)
    size = TEXT if width(name, TEXT) < market.w - 46 else LABEL
    worded = width(name, size) < market.w - 32
    at = market.x + ((8 if size == 14 else 4) if worded else market.w / 2 - 12)
    return [
        _market(
            touch,
            trading(touch) and not is_open(view, touch),
            spend,
            name, el("title", w("Market: you buy hunters, tipis and canoes, or barter three animals for one.")),
            market.rect("bi-key", KEY_CORNER),
            emblem("market", round(at, 1), round(market.y + market.h / 2 - 12, 1), 24),
            el("text", name, x=round(at + 26, 1), y=round(market.y + market.h / 2 + 5, 1), font_size=size,
               class_=css.BOLD) if worded else Safe(),
        ),
        Safe() if by_itself else touchable(
            touch,
            pick,
            label,
            end.rect("bi-key", KEY_CORNER),
            *(
                el("text", line, x=round(end.x + end.w / 2, 1), y=round(middle + i * step, 1), font_size=letters,
                   class_=css.MIDDLE_BOLD, aria_hidden="true")
                for i, line in enumerate(lines)
            ),
            id_="end-key",
            class_="bi-end" if spend else _look(touch, pick),
            data_aside="" if is_open(view, touch) else None,
            data_main="" if view.phase == "end" and not touch.chosen else None,
            data_second="" if pick == "button:stop" and not touch.chosen else None,  # keys lead there soon
        ),
    ]  # fmt: skip


def _whole(label: str, room: float) -> tuple[float, tuple[str, ...]]:
    """The words of a key in lines, none of them cut, in the largest letters with which that can be, and these."""
    ways = ((size, wrap(label, room, size, 2 if size == TEXT else 3)) for size in (TEXT, LABEL, NOTE, LEAST))
    return next((way for way in ways if way[1][-1][-1:] != "…"), (LEAST, wrap(label, room, LEAST, 3)))


def _look(touch: Touch, pick: str) -> str:
    """ "Done" alone is red while something is chosen, and no loss is where one can still buy; nor is it framed as the
    next thing while something else is chosen."""
    if pick == "button:stop" and touch.chosen and pick not in touch.chosen:
        return "bi-end later"
    return "bi-end" if touch.chosen or (pick == "button:stop" and len(touch.possible) > 1) else "bi-end loud"


def _spends(view: Observation, touch: Touch) -> bool:
    """Whether the market is what one goes to now: after the last turn of a round, while the counting would bring more
    than can be kept."""
    return view.phase == "end" and view.seat in view.actors and trading(touch) and any(overflows(view))


def _market(touch: Touch, offers: bool, loud: bool, label: str, *kids: Safe) -> Safe:
    """The key of the market. In a lesson the market opens where it is spoken of, and not before."""
    if touch.taught and not trading(touch):
        return touchable(touch, "button:market", label, *kids, id_="market-key", class_="bi-open-key")
    held, look = holding(touch), "bi-open-key loud" if loud and offers else "bi-open-key"
    return lookable(
        touch,
        "market",
        label,
        *kids,
        id_="market-key",
        class_=look,
        holding=held,
        offers=offers,
        into="#market",
    )
