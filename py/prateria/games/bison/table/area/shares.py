"""An area as it is or would be, in short: what it is, who gets what there, and the same in words. BI-25 to BI-27."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.frame import Sitter
from prateria.view.letters import NAME
from prateria.view.measure import width
from prateria.view.palette import shape
from prateria.view.svg import Safe, el

from ...engine.data import ANIMALS, TERRAINS
from ...engine.observe import Area, Observation
from ...engine.preview import Change
from ...words import nouns
from ...words.prompts import who_gets

__all__ = ["beaten", "called", "seated", "shares", "shares_width", "spoken", "told", "wrapped"]

_AFTER: Final = 12  # what one gets, to the next


def called(w: Words, area: Area) -> str:
    """An area by its name, and how large it is."""
    return f"{nouns.area(w, area.id)}, {w.n('%(n)d space', '%(n)d spaces', len(area.spaces))}"


def told(w: Words, change: Change, sitters: tuple[Sitter, ...]) -> str:
    """An area as it would be, in words: `Prairie D4: 4 bison, Fox 4 (+2)`."""
    area = change.area
    animals = nouns.amount(w, ANIMALS[TERRAINS.index(area.terrain)], area.animals)
    parts = [animals, *(f"{sitters[seat].name} {_gain(change, seat)}" for seat in seated(change))]
    return f"{nouns.area(w, area.id)}: {', '.join(parts)}"


def beaten(w: Words, view: Observation, changes: Sequence[Change]) -> str:
    """That hunters are weaker than the tipi or canoe of somebody else, where whoever acts comes with hunters alone."""
    for area in (change.area for change in changes):
        *built, hunters = area.pieces[view.turn]
        others = [pieces for seat, pieces in enumerate(area.pieces) if seat != view.turn]
        if hunters and not any(built) and any(any(theirs) for *theirs, _ in others):
            river = area.terrain == "river"
            return w("A canoe beats any number of hunters.") if river else w("A tipi beats any number of hunters.")
    return ""


def spoken(w: Words, area: Area, sitters: tuple[Sitter, ...]) -> str:
    return who_gets(w, area, [sitter.name for sitter in sitters])


def shares(change: Change, x: float, y: float, seats: Sequence[int] = ()) -> list[Safe]:
    """What each of its seats would get, or of these."""
    parts = []
    for seat in seats or seated(change):
        more, text = change.area.gains[seat] - change.before[seat], _gain(change, seat)
        look = "gain" if more > 0 else "loss" if more < 0 else ""
        number = el("text", text, x=round(x + 20, 1), y=y + 15, font_size=NAME, class_=f"{css.BOLD} {look}".rstrip())
        parts.append(el("g", shape(seat, round(x, 1), y + 1, 16), number, class_=f"s{seat}"))
        x += _room(change, seat)
    return parts


def seated(change: Change) -> list[int]:
    """The seats that get something there, or have got it till now."""
    return [seat for seat, place in enumerate(change.area.places) if place or change.before[seat]]


def _gain(change: Change, seat: int) -> str:
    """What the seat would get, and how much more or less than now."""
    gain = change.area.gains[seat]
    more = gain - change.before[seat]
    return f"{gain} ({more:+d})".replace("-", "−") if more else str(gain)


def _room(change: Change, seat: int) -> float:
    return 20 + _AFTER + width(_gain(change, seat), NAME)


def shares_width(change: Change) -> float:
    """How much room these take."""
    return sum(_room(change, seat) for seat in seated(change))


def wrapped(change: Change, wide: float) -> list[list[int]]:
    """Its seats in lines that are as wide at the most, one in each at the least."""
    lines: list[list[int]] = []
    left = 0.0
    for seat in seated(change):
        room = _room(change, seat)
        if lines and room - _AFTER <= left:
            lines[-1].append(seat)
        else:
            lines.append([seat])
            left = wide
        left -= room
    return lines
