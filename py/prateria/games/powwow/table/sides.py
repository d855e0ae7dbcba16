"""The places of the players: sides turned towards people, strips for bots and for others in the calm way."""

from functools import lru_cache
from typing import Final

from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.box import Box
from prateria.view.card import slot
from prateria.view.frame import Sitter
from prateria.view.letters import LABEL, LARGE, NAME, NUMBER
from prateria.view.measure import fit, width
from prateria.view.palette import shape
from prateria.view.plate import animal_of, frame, ground, plate
from prateria.view.stack import edges
from prateria.view.svg import Safe, el

from .. import words
from ..engine.data import TRIBE
from ..engine.observe import Observation, Player
from ..engine.preview import Look
from .between import number
from .claims import happened
from .emblems import emblem
from .layout import ROW, Side, small_pile

__all__ = ["feather", "pictured", "side", "spoken", "strip", "turned"]

SIDE_CORNER: Final = 16
STRIP_CORNER: Final = 12
ANIMAL: Final = 28  # of a player, in the line with the name
MARK: Final = 20  # the shape of a player
AFTER: Final = 25  # from where it begins to what follows
CARD_CORNER: Final = 3.5  # of a card in a small pile
FEATHER: Final = (
    "l5-6c-3-6 1-13 11-15c1 4 .5 7-1 9.500l-3 .2 1.700 2c-1.500 2-3.500 3.300-5.500 4l-1.500-2-.3 2.300zm5-6l7-9"
)
PLUME: Final = 1.4  # so many times as large
BY: Final = 14  # from a name to its middle
AHEAD: Final = 16  # from the pile of a strip to that feather
SHIFT: Final = 2.5  # from one card of the winnings to the next


def spoken(w: Words, view: Observation, player: Player, name: str) -> str:
    """What everyone knows of a player, in words."""
    parts = [name, words.colour(w, player.colour), w.n("%(n)d card won", "%(n)d cards won", player.points)]
    if view.phase in ("turn", "race") and _turns(view, player.seat):
        parts.append(w("turns the next card"))
    elif player.seat in view.actors and view.phase in ("ask", "take"):
        parts.append(w("plays now"))
    if player.seat in view.answered:
        parts.append(w("has answered"))
    return ", ".join(parts)


def side(w: Words, view: Observation, place: Side, sitter: Sitter, flat: bool) -> Safe:
    """The side of a person: a mat in their colour, name and winnings. `flat`: it is read from all sides."""
    player, seat = view.players[place.seat], place.seat
    box = Box(2, 2, place.w - 4, place.h - 6)  # its glow stays on the stage
    return plate(
        "side",
        seat,
        spoken(w, view, player, sitter.name),
        _tells(w, view, player, isolate(sitter.name)),
        ground(box, SIDE_CORNER),
        frame(box, SIDE_CORNER, "pw-turn"),
        *_name(sitter, place.name),
        *_won(player, place.won, flat),
        _leads(view, seat, place.won.x + max(place.won.w / 2 - 64, 2), place.won.y + place.won.h / 2),
        turn=_active(view, seat),
        transform=turned(place),
        data_reads="",
        aria_description="",  # the name has said it
    )


def pictured(sitter: Sitter, box: Box) -> bool:
    """Whether a strip has room for the animal beside the whole name."""
    return width(sitter.name, LABEL) <= box.w - 24 - 80 - ANIMAL - 5


def strip(w: Words, view: Observation, look: Look, sitter: Sitter, box: Box, animals: bool = True) -> Safe:
    """A player without a side: who it is and how many cards are won. `animals`: all have room for theirs."""
    seat = sitter.seat
    player = view.players[seat]
    x, y = box.x + 9, box.y + box.h / 2
    high = box.h > ROW
    answered, said = seat in view.answered, "" if high else w("has answered")
    plume = AHEAD * (_first(view, seat) and not high)  # between what is said and the pile
    room, ends = 108 + plume + width(said, LABEL), 0.0
    if box.w - 57 - room < 40:
        said, room = "", 108.0 + plume
    kids = [shape(seat, x, y - 10 - 9 * high, 19)]
    if high:
        text = fit(sitter.name, box.w - 36, LABEL)
        kids.append(el("text", text, x=x + 23, y=round(y - 4.5, 1), font_size=LABEL, class_=css.BOLD))
        ends = min(x + 23 + width(text, LABEL) + BY, box.x + box.w - BY - 28 * answered)  # beside the name, not over it
    else:
        room, animal = box.w - 24 - (room if answered else 80 + plume), ANIMAL + 5
        if not animals or width(sitter.name, LABEL) > room - animal:  # the name says more than the animal
            animal = 0
        else:
            kids.append(animal_of(sitter, x + 24, round(y - ANIMAL / 2, 1), ANIMAL))
        size = LABEL if width(sitter.name, NAME) > room - animal else NAME
        text = fit(sitter.name, room - animal, size)
        kids.append(el("text", text, x=x + 24 + animal, y=round(y + 5.2, 1), font_size=size, class_=css.BOLD))
    pile, level, large = small_pile(box)
    kids += _stack(player.points, pile, level, large)
    # the number, or the pile
    beside = max(box.x + 46 + 10 * len(str(player.points)), ends) if high else pile - AHEAD
    kids.append(_leads(view, seat, beside, level))
    if answered:
        kids += _bubble(box.x + box.w - (10 if high else 88 + plume), y + 8 * high, said)
    back = (ground(box, STRIP_CORNER), frame(box, STRIP_CORNER, "pw-turn"))
    return plate(
        "strip",
        seat,
        spoken(w, view, player, sitter.name),
        _tells(w, view, player, isolate(sitter.name)),
        el("g", el("g", *back, *kids, class_="shaken"), class_=css.BODY),
        turn=_active(view, seat),
        class_="punished" if any(happened(look, seat, kind) == "punished" for kind in TRIBE) else "",
        data_reads="",
        aria_description="",  # the name has said it
    )


def _bubble(right: float, y: float, said: str) -> list[Safe]:
    """Something has been said, and nobody knows what: a tick would read as a yes. In words, where there is room."""
    wide = 16 + (width(said, LABEL) if said else 0)
    x = right - wide
    d = f"M{x:.5g} {y - 7 - 3 * bool(said):.5g}h{wide:.5g}v{10 + 6 * bool(said)}h{9 - wide:.5g}l-4.5 4v-4h-4.5z"
    kids = [el("path", d=d, class_="pw-answered")]
    if said:
        at = round(x + wide / 2, 1), round(y + 2.5, 1)
        kids.append(el("text", said, x=at[0], y=at[1], font_size=LABEL, class_=css.MIDDLE))
    return kids


def _tells(w: Words, view: Observation, player: Player, name: str) -> Safe:
    """What the signs beside a player say, when they are touched."""
    said = [f"{name}: {w.n('%(n)d card won', '%(n)d cards won', player.points)}."]
    if _first(view, player.seat):
        said.append(w("The feather marks who leads."))
    if player.seat in view.answered:
        said.append(w("The speech bubble: the answer is given, and nobody knows it until all have answered."))
    return el("title", " ".join(said)) if view.setup.calm else Safe()


def _first(view: Observation, seat: int) -> bool:
    """Whether nobody has more cards; where several have as many, each of them has most."""
    return view.players[seat].points == max(player.points for player in view.players) > 0


def _leads(view: Observation, seat: int, x: float, y: float) -> Safe:
    """A golden feather about (x, y) beside the largest pile."""
    if not _first(view, seat):
        return Safe()
    return feather(x, y)


def feather(x: float, y: float) -> Safe:
    return el("path", d=f"M-7 8{FEATHER}", transform=f"translate({x:.5g} {y:.5g}) scale({PLUME})", class_="pw-leads")


def _active(view: Observation, seat: int) -> bool:
    """Whose side glows: who turns the next card, or chooses."""
    return _turns(view, seat) if view.phase in ("turn", "race") else seat in view.actors


def _turns(view: Observation, seat: int) -> bool:
    """Whether that seat turns the next card: as long as claims lie there, who has put down the last (PW-16)."""
    return seat == (view.pile[-1].seat if view.pile else view.turn)


def turned(place: Side) -> str:
    """From the measure of a side to the stage."""
    x, y = place.at
    turn = f" rotate({place.turn})" if place.turn else ""
    return f"translate({x:.5g} {y:.5g}){turn} translate({-place.w / 2:.5g} {-place.h / 2:.5g})"


def _name(sitter: Sitter, box: Box) -> list[Safe]:
    """Mark, animal and name: in a line, or under one another beside the cards."""
    if box.h < ROW:
        y = box.y + box.h / 2
        animal = 32 if box.w > 120 else 0
        mark = animal_of(sitter, box.x + AFTER, y - ANIMAL / 2, ANIMAL)
        name = fit(sitter.name, box.w - AFTER - animal, LARGE)
        return [
            shape(sitter.seat, box.x, y - MARK / 2, MARK),
            mark if animal else Safe(),
            el("text", name, x=box.x + AFTER + animal, y=y + 5.5, font_size=LARGE, class_=css.BOLD),
        ]
    big = min(box.h - 28, 46.0)
    y = box.y + (box.h - big - 22) / 2
    cx = box.x + box.w / 2
    return [
        shape(sitter.seat, round(cx - big / 2 - 16, 1), round(y + big / 2 - 13, 1), 26),
        animal_of(sitter, round(cx - big / 2 + 16, 1), round(y, 1), big),
        el(
            "text",
            fit(sitter.name, box.w, NUMBER),
            x=round(cx, 1),
            y=round(y + big + 19, 1),
            font_size=NUMBER,
            class_=css.MIDDLE_BOLD,
        ),
    ]


def _won(player: Player, box: Box, lying_flat: bool) -> list[Safe]:
    """The winnings: a pile face down and how many cards it has."""
    if box.h < ROW:
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
        return slot(Box(x, y, size, size), 8)
    return el(
        "g",
        *edges(layers, Box(x, y, size, size), size * 0.13, SHIFT, -SHIFT, "pw-won"),
        emblem("cards", x + size * 0.25 + (layers - 1) * SHIFT, y + size * 0.25 - (layers - 1) * SHIFT, size * 0.5),
        class_="pw-pile",
    )


@lru_cache(512)
def _stack(points: int, x: float, y: float, size: float) -> list[Safe]:
    """A small pile and its number in a line; y: the middle."""
    h = size * 0.86
    return [
        el("rect", x=x + 2.5, y=y - h / 2 - 2, width=h, height=h, rx=CARD_CORNER, class_="pw-won"),
        el("rect", x=x, y=y - h / 2 + 0.5, width=h, height=h, rx=CARD_CORNER, class_="pw-won"),
        el("text", str(points), x=x + h + 8, y=round(y + size * 0.34, 1), font_size=size * 0.95, class_=css.HEAVY),
    ]
