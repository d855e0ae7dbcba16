"""What is known of every player at a glance, and the way to their board: name, tracks in their pairs, points."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.letters import LABEL, LEAST, NOTE, NUMBER, TEXT
from prateria.view.measure import fit, width
from prateria.view.palette import shape
from prateria.view.plate import frame, ground
from prateria.view.svg import Safe, el

from ..engine.data import TRACKS
from ..engine.observe import Ghost, Observation, Player
from ..engine.preview import turtles_range
from ..words import explain, nouns
from .face import WIDER
from .layout import CORNER
from .panes.boards import told
from .panes.wanted import acting
from .pictograms import sign
from .touching import plate

__all__ = ["ghost_strip", "spoken", "spoken_ghost", "strip"]

LOW: Final = 42  # so high a strip is at the least that has two lines
MARK: Final = 16  # the shape of the player
MARK_X: Final = 5  # from the edge of the strip
MARK_Y: Final = 4
NAME_X: Final = 25
ORDER: Final = 15  # the place in the order of play, before a name that has room
BETWEEN: Final = 4  # the two pairs of tracks
SLIM: Final = 180  # narrower, a name needs the room of its place in the order of play and of three markers,
CLOSE: Final = 240  # and beside turtles of markers alone
UNDER_SIGN: Final = 14  # so much height a number takes below its sign
ROOMY: Final = 150  # so wide, what counts of a pair has room behind it
COUNTED: Final = 36
BASE: Final = 17  # on which the name stands, and 1 below it what is larger
BARE: Final = Touch()
GHOST_SIGNS: Final = {"pathfinder": "order", "raiders": "military", "masks": "mask", "traders": "trade"}


def strip(
    w: Words, view: Observation, player: Player, sitter: Sitter, box: Box, touch: Touch = BARE, news: Sequence[Any] = ()
) -> Safe:
    """One player. Touching it opens their board. `news`: what is told."""
    turn = player.seat in acting(view, touch, news)
    order = _place(view, player.seat)
    turtles, own = _turtles(view, player), player.seat == view.seat
    shown = range_of(turtles) if turtles else ""
    kids, signs = _strip(
        player.seat, sitter.name, player.tracks, view.pairs, player.points, shown, player.markers, order, box
    )
    said = el("title", explain.turtles_of(w, turtles, own)) if turtles else ""
    hold = el("g", said, plate(signs, 4, css.HIT)) if signs else Safe()
    return el(
        "g",
        el("g", *kids, class_="we-face-of", aria_hidden="true"),
        el(
            "g",
            plate(box, CORNER, css.HIT),
            hold,
            class_="we-strip-key",
            data_pane=f"p{player.seat}",
            role="button",
            tabindex=0,
            aria_label=f"{spoken(w, view, player, sitter.name)}. {w('Opens this player’s board.')}",
            data_tells=told(w, view, player, sitter.name),
        ),
        id=f"strip-{player.seat}",
        class_=f"we-strip s{player.seat}" + (f" {css.TURN}" if turn else ""),
    )


def _place(view: Observation, seat: int) -> int:
    """The place in the order of play, and once the game is over among all: a number before a name is taken for that.
    0 for none."""
    if seat not in view.order:
        return 0
    if view.outcome is None:
        return view.order.index(seat) + 1
    points, ranks = view.outcome.points, {seat: place for place, seat in enumerate(view.order)}
    ahead = sum((-points[other.seat], ranks[other.seat]) < (-points[seat], ranks[seat]) for other in view.players)
    return ahead + 1 if len(view.players) > 1 else 0


def _turtles(view: Observation, player: Player) -> tuple[int, int] | None:
    """What turtles bring, where there are any. At the end of the game they are counted with the tracks (WE-80)."""
    return turtles_range(view, player) if view.outcome is None and player.turtles else None


def range_of(points: tuple[int, int]) -> str:
    """What turtles bring now, and at most.

    >>> range_of((0, 3)), range_of((2, 2))
    ('0–3', '+2')
    """
    now, most = points
    return f"{now}–{most}" if now < most else f"+{most}"


@lru_cache(256)
def _strip(
    seat: int,
    name: str,
    tracks: tuple[int, ...],
    pairs: tuple[tuple[str, str], tuple[str, str]],
    sum_: int,
    turtles: str,
    markers: int,
    order: int,
    box: Box,
) -> tuple[tuple[Safe, ...], Box | None]:
    """What is drawn, and where its turtles are."""
    x, y, w, h = box
    low = h < LOW
    tight = w < 130
    kids = [
        ground(box, CORNER),
        frame(box, CORNER, f"{css.PLATE_TURN} we-turn"),
        shape(seat, x + MARK_X, y + MARK_Y, MARK),
    ]
    end = x + w - (4 if tight else 7)
    total = str(sum_)
    kids.append(el("text", total, x=end, y=y + BASE + 1, font_size=NUMBER, class_=css.END_HEAVY))
    end -= 11 * len(total) + (1 if tight else 4)
    slim = w < SLIM
    if not low and not tight and markers and (slim or (turtles and w < CLOSE)):
        kids += [  # two by two: a number beside those of turtles and of points would be a riddle
            el("circle", cx=end - 12 + i % 2 * 8, cy=y + 8 + i // 2 * 8, r=3.2, class_="we-marker")
            for i in range(markers)
        ]
        end -= 20
    elif not low and not tight:
        kids += [el("circle", cx=end - 5 - i * 10, cy=y + 12, r=4, class_="we-marker") for i in range(markers)]
        end -= markers * 10 + 4
    signs = None
    if turtles and not tight:
        end -= width(turtles, LABEL) * WIDER
        art = (
            el("text", turtles, x=round(end, 1), y=y + BASE, font_size=LABEL, class_=f"{css.HEAVY} we-gain"),
            sign("turtle", round(end - 19, 1), y + 3, 18),
        )
        kids.append(el("g", *art, data_place=f"turtles-{seat}"))
        signs = Box(end - 21, y + 1, width(turtles, LABEL) * WIDER + 22, 22)
        end -= 23
    start = x + (22 if tight else NAME_X)
    if not tight and not slim and order and width(name, NOTE) <= end - start - ORDER:
        kids.append(el("text", f"{order}.", x=start, y=y + BASE, font_size=LABEL, class_=css.SOFT))
        start += ORDER
    called, size = _called(name, end - start, tight)
    kids.append(el("text", called, x=start, y=y + BASE, font_size=size, class_=css.BOLD))
    if not low:
        kids += _pairs(seat, tracks, pairs, Box(x + 4, y + 22, w - 8, h - 26))
    return tuple(kids), signs


def _called(name: str, room: float, tight: bool) -> tuple[str, int]:
    """The name as it has room, and its letters; `tight`: a long one is abbreviated, for a dot is narrower than three.

    >>> _called("Anna", 40, True), _called("Massimiliano", 38, True), _called("Massimiliano", 60, False)
    (('Anna', 13), ('Massi.', 11), ('Massimi…', 12))
    """
    size = next((size for size in (LABEL, NOTE, LEAST) if width(name, size) <= room), 0)
    if size or not tight:
        return fit(name, room, size or NOTE), size or NOTE
    letters = next((n for n in range(len(name), 1, -1) if width(f"{name[:n]}.", LEAST) <= room), 1)
    return f"{name[:letters].rstrip()}.", LEAST


def _pairs(seat: int, tracks: tuple[int, ...], pairs: tuple[tuple[str, str], tuple[str, str]], box: Box) -> list[Safe]:
    """The four tracks, two and two, each with its sign beside or above its number; the lower of each pair, which
    counts, is the bold one, and said once more behind them where there is room."""
    kids = []
    each = (box.w - BETWEEN) / 2
    said = COUNTED if each >= ROOMY else 0
    for i, pair in enumerate(pairs):
        values = [tracks[TRACKS.index(track)] for track in pair]
        left = box.x + i * (each + BETWEEN)
        kids.append(el("rect", x=left, y=box.y, width=each, height=box.h, rx=6, class_="we-pair"))
        for k, (track, value) in enumerate(zip(pair, values, strict=True)):
            counts = value == min(values)
            half = (each - said) / 2
            at = left + k * half
            size = min(box.h - 3, half - 10 - 9 * len(str(max(tracks))))
            if size >= LEAST:
                art = [
                    sign(track, at + 3, box.y + (box.h - size) / 2, size),
                    _number(value, at + size + 6, box, counts, "we-value"),
                ]
            else:  # above it
                size = min(box.h - UNDER_SIGN, half - 1)
                below = box._replace(y=box.y + box.h - UNDER_SIGN - 1, h=UNDER_SIGN)
                art = [
                    sign(track, round(at + (half - size) / 2, 1), round(box.y + 1, 1), round(size, 1)),
                    _number(value, at + half / 2, below, counts, "we-value t-mid"),
                ]
            kids.append(el("g", *art, data_place=f"track-{seat}-{track}"))
        if said:
            x, y = left + each - said, box.y + box.h / 2
            kids += [
                el("path", d=f"M{x:.1f} {y - 8:.1f}q6 0 6 8q0 8-6 8M{x + 6:.1f} {y:.1f}h5", class_="we-both"),
                _number(min(values), x + 15, box, True, ""),
            ]
    return kids


def _number(value: int, x: float, box: Box, counts: bool, look: str) -> Safe:
    look = f"{look} {'t-heavy' if counts else 'soft'}"
    size = NOTE if value > 9 and box.w < 84 else TEXT
    return el("text", str(value), x=round(x, 1), y=round(box.y + box.h / 2 + 4.6, 1), font_size=size, class_=look)


def ghost_strip(w: Words, ghost: Ghost, box: Box) -> Safe:
    """The ghost of the solo game: its warriors at home, and the cards that it may still turn up this year."""
    x, y, _, h = box
    said = ". ".join(spoken_ghost(w, ghost))
    row, left = (y + 24, x + 8) if h > LOW else (y + 3, x + 95)
    turned = []
    if ghost.turned:
        turned = [plate(Box(left, row - 1, 30, 22), 5, "we-turned"), sign(GHOST_SIGNS[ghost.turned], left + 5, row, 20)]
        left += 38
        name = nouns.ghost(w, ghost.turned)
        wide = width(name, LABEL) * WIDER + 12
        if h > LOW and left + wide + 18 * 4 + 28 < x + box.w:
            turned.append(el("text", name, x=round(left, 1), y=row + 14, font_size=LABEL, class_=css.BOLD))
            left += wide
    return el(
        "g",
        el("title", said),
        plate(box, CORNER, css.PLATE),
        *turned,
        shape(1, x + MARK_X, y + MARK_Y, MARK),
        el("text", fit(w("the ghost"), box.w - 80, LABEL), x=x + NAME_X, y=y + BASE, font_size=LABEL, class_=css.BOLD),
        el("text", str(ghost.warriors), x=x + box.w - 8, y=y + BASE + 1, font_size=TEXT, class_=css.END_HEAVY),
        sign("sentinel", x + box.w - 40, y + MARK_Y, MARK),
        *(
            el("g", sign(GHOST_SIGNS[card], round(left + i * 25, 1), row + 1, 18), class_="we-to-come")
            for i, card in enumerate(ghost.cards)
        ),
        class_="we-ghost s1",
        id="ghost",
        role="img",
        aria_label=said,
    )


def spoken_ghost(w: Words, ghost: Ghost) -> list[str]:
    """The ghost in words: its last card, those to come, its warriors."""
    cards = ", ".join(nouns.ghost(w, card) for card in ghost.cards)
    last = [w("The ghost’s last card: %(card)s", card=nouns.ghost(w, ghost.turned))] if ghost.turned else []
    return [
        *last,
        w("The ghost’s cards still to come: %(cards)s", cards=cards or w("none")),
        w("The ghost’s warriors: %(home)d in the village, %(house)d in the long house", home=ghost.warriors,
          house=ghost.house),
    ]  # fmt: skip


def spoken(w: Words, view: Observation, player: Player, name: str) -> str:
    """The player in words."""
    tracks = ", ".join(
        w("%(track)s %(n)d", track=nouns.track(w, track), n=player.tracks[TRACKS.index(track)])
        for pair in view.pairs
        for track in pair
    )
    told = w("%(name)s, points so far: %(points)d; %(tracks)s", name=name, points=player.points, tracks=tracks)
    if turtles := _turtles(view, player):
        told = f"{told}; {explain.turtles(w, turtles, player.seat == view.seat)}"
    unused = w("1 point for the swap not used")
    return told if player.swapped else f"{told}; {unused}"
