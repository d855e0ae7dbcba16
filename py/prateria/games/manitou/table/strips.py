"""What everyone knows of a player, as a strip: name, points, things won, cards left, whose turn, who deals."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.letters import DROP, LABEL, LARGE, LOUD, NAME, NOTE, NUMBER, TEXT
from prateria.view.measure import width
from prateria.view.plate import BESIDE as PLATE_BESIDE
from prateria.view.plate import frame, ground, head, plate, points, points_width
from prateria.view.stack import edges
from prateria.view.svg import Safe, el

from ..engine.observe import Observation, Player
from ..words.captives import captives_named
from .figures import emblem
from .layout import PLATE_CORNER
from .spoken import counting, deals, explained, hunting, sign_said, spoken, threatened
from .won import BESIDE, CLEAR, HOPE, Thing, counters, fitted, hope, in_columns, said, thing, wide, won
from .won.inline import closely, laid_out, plainly, side_by_side, to_the_end

ROOMY: Final = 400
"""In so much room all that was won has a place of its own, whatever comes and goes."""
STRONG: Final = 72  # beside a name, for how strong its player hunts
SIGN: Final = 16  # of the dealer
AFTER: Final = 6  # from a name to the sign of the dealer
BACKS: Final = 168  # so much of the right end are points, hand and pile of another player
DEALS: Final = 22  # so much of the line with the name is for that sign
COUNT: Final = 46  # a sign with its number, and the points, in a strip of one line
BACK: Final = 0.55  # of a back in a hand, which shows from under the next
ROUND: Final = 0.14  # the corners of a back, by its width
OWN_POINTS: Final = 21  # the size of one's own points, beside the hand
TINY: Final = 140  # narrower ones have room for the dealer's sign on their lower edge only
TAB: Final = 13  # so large is it there
ON_EDGE: Final = 28  # and so far from the right end it begins
LOW: Final = 40  # lower strips have one line
HIGH: Final = 100  # higher ones lie beside the hand
PAD: Final = 11  # what these keep free at their edges

Hopes = tuple[int, int]

__all__ = ["purse", "strip"]


def strip(
    w: Words,
    view: Observation,
    player: Player,
    sitter: Sitter,
    box: Box,
    thief: bool,
    hopes: Hopes = (0, 0),
    names: Sequence[str] = (),
    strengths: Sequence[int] = (),
) -> Safe:
    """The strip of a player. `thief`: would take a hide thief now, or after what is ready; `hopes`: herds and captives
    then, in points; `names`: of all seats, from whom captives are told by name; `strengths`: how strong each
    hunts then, in all territories."""
    draw = _drawn if view.outcome is None else _drawn.__wrapped__  # what is over cannot be looked up
    return draw(w, view, player, sitter, box, thief, hopes, tuple(names), tuple(strengths))


@lru_cache(8)
def _drawn(
    w: Words,
    view: Observation,
    player: Player,
    sitter: Sitter,
    box: Box,
    thief: bool,
    hopes: Hopes,
    names: tuple[str, ...],
    strengths: tuple[int, ...],
) -> Safe:
    """The same: it takes nearly half of the drawing, and a card that is only touched changes nothing in it."""
    seat, turn = player.seat, player.seat in view.actors and not counting(view)
    captives = captives_named(w, player, names) if names else []
    more = {"captive": captives, "thief": [hunting(w, names, strengths)] if any(strengths) and names else []}
    why = threatened(w, view, player) if thief else ""
    things = [
        one._replace(
            told="\n".join((why if why and one.name == "thief" else sign_said(w, one.name), *more.get(one.name, ())))
        )
        for one in won(w, player, thief, hopes)
    ]
    if any(strengths):  # which decides to whom the thief comes
        things[2] = things[2]._replace(beside=w("strength %(n)d", n=strengths[seat]))
    draw = _line if box.h < LOW else _panel if box.h > HIGH else _two_lines
    body = draw(w, view, player, sitter, box, things)
    return plate(
        css.PLAYER,
        seat,
        spoken(w, view, player, sitter.name),
        el("title", "\n".join((explained(w, view, player, isolate(sitter.name)), *captives))),
        ground(box, PLATE_CORNER),
        *(_turn(box, top=seat == view.seat) if turn else ()),
        *body,
        turn=turn,
        aria_description="",  # the title would say the name once more
        data_do="explain",
        data_value=f"player:{seat}",
    )


def _turn(box: Box, top: bool) -> list[Safe]:
    """Whose turn it is: a strong frame, and a peak towards the territories."""
    x, y = box.x + box.w / 2, box.y if top else box.y + box.h
    up = -7 if top else 7
    return [
        frame(box, PLATE_CORNER),
        el("path", d=f"M{x - 11:.5g} {y:.5g}h22l-11 {up}z", class_=css.PLATE_PEAK),
    ]


def _dealer(
    w: Words,
    view: Observation,
    player: Player,
    sitter: Sitter,
    spot: tuple[float, float],
    size: float = SIGN,
    tab: bool = False,
) -> list[Safe]:
    """The dealer's sign, with y of its spot the middle: held, it says what that means. `tab`: on a ground of its own,
    on the edge of a plate that has no room for it."""
    if player.seat != view.dealer or view.phase == "over":
        return []
    x, y = round(spot[0], 1), round(spot[1] - size / 2, 1)
    told = deals(w, isolate(sitter.name)) if view.phase == "play" else ""
    under = [el("circle", cx=x + size / 2, cy=spot[1], r=size / 2 + 1.5, class_=css.PLATE)] if tab else []
    return [el("g", *under, *said(told, x, y, size, size), emblem("dealer", x, y, size))]


def _backs(player: Player, right: float, y: float, h: float) -> list[Safe]:
    """Hand and pile of someone else: backs only, ending at `right`, with y the top. Ids say nothing about them."""
    w = h / 1.4
    parts = []
    if player.pile:
        parts += edges(min(player.pile, 3), Box(right - w, y, w, h), w * ROUND, -1.5, -1.2, css.CARD_MINI)
        parts.append(
            el(
                "text",
                str(player.pile),
                x=right - w / 2 - 1,
                y=y + h * 0.68,
                font_size=NOTE,
                class_=f"{css.MIDDLE} {css.CARD_MINI_TEXT}",
            )
        )
    left = right - w - 14 - w * BACK * (player.hand - 1) - w
    parts += [
        el(
            "rect",
            x=round(left + i * w * BACK, 1),
            y=y,
            width=w,
            height=h,
            rx=w * ROUND,
            class_=css.CARD_MINI,
            id=f"b{player.seat}-{i}",
        )
        for i in range(player.hand)
    ]
    return parts


def purse(n: int, box: Box) -> tuple[float, float]:
    """Where the points of a strip begin on the left, and their middle: there goes what is gained or lost."""
    right, y, size = _purse(box)
    return right - points_width(n, size), y


def _purse(box: Box) -> tuple[float, float, float]:
    """The right end of the points of a strip, their middle, and the size of their letters."""
    end = box.x + box.w
    if box.h < LOW:
        return end - 7, box.y + box.h / 2, NUMBER
    if box.h > HIGH:
        return end - PAD, box.y + 23, OWN_POINTS
    small, roomy = box.w < 200, box.w >= 300
    y = box.y + box.h * (0.29 if not roomy else 0.5)
    return end - (6 if small else 10), y, LARGE if small or box.h < 52 else LOUD


def _hunts(one: Thing, right: float, y: float) -> list[Safe]:
    """How strong somebody hunts, ending at `right`, with y the middle: above the hide thief, whom that decides."""
    if not one.beside:
        return []
    spot = {"x": round(right, 1), "y": round(y + LABEL * DROP, 1)}
    return [el("text", one.beside, **spot, font_size=LABEL, class_=f"{css.END} {css.BOLD}")]


def _two_lines(
    w: Words, view: Observation, player: Player, sitter: Sitter, box: Box, things: list[Thing]
) -> list[Safe]:
    """The strip of another player: small on a phone, with hand and pile where there is room for them."""
    small, roomy = box.w < 200, box.w >= 300
    tiny = box.w < TINY
    size, pad = (LABEL, 6 - tiny) if small else (NAME, 10)
    y1, y2 = box.y + box.h * 0.29, box.y + box.h * 0.73
    cards = view.phase == "play" and player.seat != view.seat
    right = box.x + box.w - pad
    parts = points(player.points, *_purse(box))
    ends = max(34 if small else 48, points_width(player.points, _purse(box)[2]) + 4)
    strong = STRONG * bool(things[2].beside) * (not small)
    room = box.w - 2 * pad - (BACKS if roomy else ends) - strong
    room -= DEALS * (player.seat == view.dealer and not tiny)
    named, end = head(sitter, box.x + pad, y1, room, size, not small)
    parts += named
    parts += (
        _dealer(w, view, player, sitter, (box.x + box.w - ON_EDGE, box.y + box.h + 1), TAB, tab=True)
        if tiny
        else _dealer(w, view, player, sitter, (end + AFTER, y1))
    )
    if small:
        room = box.w - 2 * pad
        hoping = closely(things, player.seat, box.x + pad, room, y2) if any(one.hope for one in things) else []
        return [*parts, *(hoping or side_by_side(things, box.x + pad, room, y2, small=True))]
    if roomy:
        if cards:
            parts += _backs(player, right - 60, box.y + (box.h - 40) / 2, 40)
        room, at = box.w - 2 * pad - BACKS, box.x + pad
        parts += _hunts(things[2], at + room, y1)
        if room >= ROOMY:
            return [*parts, *in_columns(w, player, things, at, room, y2)]
        closer = closely(things, player.seat, at, room, y2) if any(one.hope for one in things) else []
        return [*parts, *(closer or plainly(things, at, room, y2))]
    parts += _hunts(things[2], box.x + box.w - pad - ends, y1)
    if cards:
        things = [*things, Thing("cards", str(player.hand + player.pile), "")]
    return [*parts, *side_by_side(things, box.x + pad, box.w - 2 * pad, y2)]


def _line(w: Words, view: Observation, player: Player, sitter: Sitter, box: Box, things: list[Thing]) -> list[Safe]:
    """All in one line: the name gets what the things leave, and they end before the points."""
    y, end = box.y + box.h / 2, purse(player.points, box)[0] - CLEAR
    counts = 2 * COUNT
    dealer = player.seat == view.dealer
    named = 9 + width(sitter.name, NAME) + 2 * NAME + AFTER + (SIGN + AFTER) * dealer
    room = end - box.x - named
    hopes = HOPE * any(one.hope for one in things)
    if hopes and room - counts - 2 * hopes < wide(things[2], TEXT):
        hopes = 0
    counts += 2 * hopes
    last = fitted(things[2], room - counts, TEXT)
    at = min(box.x + box.w - 2 * COUNT, end - wide(last, TEXT)) - counts
    placed = [(one, at + i * counts / 2) for i, one in enumerate((*things[:2], last))]
    if last.threat != things[2].threat:  # closer to each other they may leave room for words
        placed = laid_out(things, end - room, room, TEXT)
    before = 9 + 2 * CLEAR + DEALS * dealer
    if placed[0][1] - box.x - before < NAME + PLATE_BESIDE + width(sitter.name, NAME):  # rather close than no name
        placed = to_the_end([one for one, _ in placed], end, TEXT, bool(hopes))
    name, after = head(sitter, box.x + 9, y, placed[0][1] - box.x - before, NAME, False)
    return [
        *name,
        *_dealer(w, view, player, sitter, (after + AFTER, y)),
        *counters(placed, y, TEXT),
        *(
            hope(one, player.seat, x + TEXT * BESIDE + width(one.number, TEXT) + CLEAR, y, TEXT)
            for one, x in placed
            if hopes and one.hope
        ),
        *points(player.points, *_purse(box)),
    ]


def _panel(w: Words, view: Observation, player: Player, sitter: Sitter, box: Box, things: list[Thing]) -> list[Safe]:
    """One's own strip beside the hand: what was won lies there as tiles."""
    x, y = box.x + PAD, box.y + 23
    line = min((box.h - 46) / 3, 42)
    named, end = head(sitter, x, y, box.w - 2 * PAD - 44 - DEALS * (player.seat == view.dealer), LARGE)
    parts = [*named, *_dealer(w, view, player, sitter, (end + AFTER, y)), *points(player.points, *_purse(box))]
    for i, one in enumerate(things):
        parts += thing(w, player, one, Box(x, box.y + 46 + line * (i + 0.45), box.w - 2 * PAD, line), NUMBER)
    return parts
