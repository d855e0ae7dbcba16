"""The common board: four tracks in two pairs, mask spaces, turtles, the order of play. WE-02, WE-10, WE-28."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.letters import LABEL, LEAST, NAME, NOTE, TEXT
from prateria.view.measure import fit, width
from prateria.view.palette import shape
from prateria.view.plate import ground
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_group, as_read
from prateria.view.track import Track

from ...engine.data import CATEGORIES, TRACKS
from ...engine.observe import Observation
from ...words import explain, nouns
from ..face import WIDER
from ..figures import disc
from ..layout import CORNER, TITLE_BASE, TITLE_X
from ..pictograms import sign
from ..touching import plate
from .cards import Shown, counting, masks_row
from .order import order_row
from .spaces import NAMED_HIGH, spaces

__all__ = ["ABOUT_MASKS", "ORDER", "board"]

ORDER: Final = 40.0  # how high the order of play is
HAND: Final = 88.0  # and in its place one's masks, while one chooses of them
LEAST_HIGH: Final = 270.0  # so high, tracks, spaces and turtles have room below them
ABOUT_MASKS: Final = ("draw", "masks", "discard", "disguise", "add")
LEGEND: Final = 15.0  # the line that says what is bold
LEAST_LANE: Final = 8.0  # so high, a counter has its number beside it; else the players' own rows say it alone
BETWEEN: Final = 8  # the parts of the board, and the two pairs of tracks
SCALE: Final = 12  # for the numbers under the tracks
LANE: Final = 2  # from the edge of a track to its lane
BEYOND: Final = 6  # over the end of a track a number may go
LEVELS: Final = (3, 4, 5)  # of turtles


def board(
    w: Words, view: Observation, touch: Touch, box: Box, names: Sequence[str], alone: bool = False, drew: bool = False
) -> list[Safe]:
    """The board in that box: order of play on top, tracks, then masks beside or above turtles. `names`: of the players
    and the ghost; `alone`: one's masks lie nowhere else in sight; `drew`: one has just been drawn."""
    hand = _hand(view, drew) if alone and box.h >= 2 * HAND else ()
    top = HAND if hand else ORDER
    rest = Box(box.x, box.y + top, box.w, box.h - top)
    bare = bool(hand) and rest.h < LEAST_HIGH  # a small phone: of all this, what is chosen from
    high = rest.h * (0.44 if len(view.players) < 3 else 0.52)
    if hand and high > rest.h - BETWEEN - NAMED_HIGH > 0.8 * high:  # the masks that are played keep their names
        high = rest.h - BETWEEN - NAMED_HIGH
    tracks = Box(rest.x, rest.y, rest.w, 0 if bare else high)
    below = rest if bare else Box(rest.x, tracks.y + tracks.h + BETWEEN, rest.w, rest.h - tracks.h - BETWEEN)
    split, at = below.w * 0.56, tracks._replace(h=tracks.h - LEGEND)
    written = _lane(_row(at), view) >= LEAST_LANE
    at = at if written else tracks
    legend = w("Bold: what counts, the lower track of each pair.") if written else ""
    legend = fit(legend, tracks.w - 12, NOTE if width(legend, NOTE) <= tracks.w - 12 else LEAST)
    return [
        *(
            masks_row(w, w("In hand"), hand, Box(box.x + 2, box.y, box.w - 4, HAND - BETWEEN))
            if hand
            else order_row(w, view, Box(box.x, box.y, box.w, ORDER - 6), names)
        ),
        *(
            ()
            if bare
            else (
                el("g", *_tracks(w, view, at), id="board-tracks", aria_hidden="true"),
                el("g", *_read(w, view, at, names), data_list="", **as_group(w("Tracks"))),
                el(
                    "text",
                    legend,
                    x=round(box.x + 6, 1),
                    y=round(tracks.y + tracks.h + 1, 1),
                    font_size=NOTE,
                    class_=css.SOFT,
                    aria_hidden="true",
                ),
            )
        ),
        el("g", *spaces(w, view, touch, Box(below.x, below.y, split - 5, below.h), names), id="board-spaces",
           data_list="", **as_group(w("Mask spaces"))),
        el("g", *_turtles(w, view, Box(below.x + split, below.y, below.w - split, below.h), names), id="board-turtles",
           data_list="", **as_group(w("Turtles"))),
    ]  # fmt: skip


def _hand(view: Observation, drew: bool) -> Sequence[Shown]:
    """The masks of whoever is asked about masks, or `drew` one: they lie over the board while one chooses."""
    asked = view.asked
    about = asked is not None and (drew or asked.what in ABOUT_MASKS) and asked.seat == view.seat
    return counting(view) if about else ()


def _tracks(w: Words, view: Observation, box: Box) -> list[Safe]:
    """Four rails, two and two; on each rail everyone's counter stands at their points."""
    longest = max(30, *(max(player.tracks) for player in view.players))
    longest = -(-longest // 5) * 5
    name_w, row = min(max(box.w * 0.24, 112), box.w * 0.32), _row(box)
    line = Track(box.x + name_w + 32, box.w - name_w - 46, longest)
    kids: list[Safe] = []
    for p, pair in enumerate(view.pairs):
        top = box.y + p * (2 * row + BETWEEN)
        kids.append(ground(Box(box.x, round(top, 1), box.w, round(2 * row + p * SCALE, 1)), CORNER))
        for k, track in enumerate(pair):
            y = top + (k + 0.5) * row
            size = min(row - 4, 26)
            kids += [
                sign(track, box.x + 5, round(y - size / 2, 1), round(size, 1)),
                el(
                    "text",
                    fit(nouns.track(w, track), name_w - size - 6, LABEL),
                    x=round(box.x + size + 9, 1),
                    y=round(y + 4.5, 1),
                    font_size=LABEL,
                    class_=css.BOLD,
                ),
                Box(line.x, y - row / 2 + LANE, line.length, row - 2 * LANE).rect(f"we-lane we-{track}", 4),
                el(
                    "path",
                    d="".join(
                        f"M{line.at(n):.1f} {y - row / 2 + LANE:.1f}v{row - 2 * LANE:.1f}"
                        for n in range(0, longest + 1, 5)
                    ),
                    class_="we-tick",
                ),
                *_counters(view, track, line, top + k * row, row),
            ]
    bottom = box.y + box.h + 1
    for n in range(0, longest + 1, 10):
        kids.append(
            el(
                "text",
                str(n),
                x=round(line.at(n), 1),
                y=round(bottom - 3, 1),
                font_size=NOTE,
                class_=css.MIDDLE_SOFT,
            )
        )
    return kids


def _row(box: Box) -> float:
    """How high a track is."""
    return max((box.h - BETWEEN - SCALE) / 4, 8)


def _lane(row: float, view: Observation) -> float:
    """And of that each player's part."""
    return (row - 2) / len(view.players)


def _read(w: Words, view: Observation, box: Box, names: Sequence[str]) -> list[Safe]:
    """The same for those who hear it: each track with everyone's points, and to what it is the pair."""
    row, kids = _row(box), []
    for p, pair in enumerate(view.pairs):
        for k, track in enumerate(pair):
            lane = Box(round(box.x, 1), round(box.y + p * (2 * row + BETWEEN) + k * row, 1), box.w, round(row, 1))
            have = (f"{names[player.seat]} {player.tracks[TRACKS.index(track)]}" for player in view.players)
            said = w("%(track)s (pair: %(other)s)", track=nouns.track(w, track), other=nouns.track(w, pair[1 - k]))
            hit = plate(lane, 4, css.HIT)
            read = as_read(f"{said}: {', '.join(have)}", f"board-track-{track}")
            kids.append(el("g", hit, pointer_events="none", **read))
    return kids


def _counters(view: Observation, track: str, line: Track, top: float, row: float) -> list[Safe]:
    """The counters of a rail, each in the lane of its seat with its number beside it: however many stand at the same
    point, none hides another. Where the track counts for its owner, number and run are strong. In lanes too low for
    numbers these would lie on each other; they stand in the rows of the players, too."""
    t = TRACKS.index(track)
    partner = TRACKS.index(next(b if a == track else a for a, b in view.pairs if track in (a, b)))
    lane = _lane(row, view)
    size = max(min(lane - 1, 22.0), 9.0)
    font = LEAST if lane < 13 else NOTE if lane < 16 else TEXT
    kids = []
    for i, player in enumerate(view.players):
        n, y = player.tracks[t], top + 1 + (i + 0.5) * lane
        x, counts = line.at(n), n <= player.tracks[partner]
        wide = size / 2 + 3
        before = x + wide + width(str(n), font) * WIDER > line.x + line.length + BEYOND  # behind it there is no room
        if n:
            d, look = f"M{line.x:.1f} {y:.1f}H{x:.1f}", f"we-run s{player.seat}" + ("" if counts else " idle")
            kids.append(el("path", d=d, class_=look, stroke_width=round(max(size * 0.3, 3), 1)))
        kids += [
            disc(player.seat, round(x - size / 2, 1), round(y - size / 2, 1), round(size, 1)),
            el(
                "text",
                str(n),
                x=round(x - wide if before else x + wide, 1),
                y=round(y + font * 0.35, 1),
                font_size=font,
                class_=f"{(css.END_HEAVY if before else css.HEAVY) if counts else css.END_SOFT if before else css.SOFT}"
                " we-over",
            )
            if lane >= LEAST_LANE
            else Safe(),
        ]
    return kids


def _turtles(w: Words, view: Observation, box: Box, names: Sequence[str]) -> list[Safe]:
    """Nine stacks: by what they ask for, and how many of it."""
    title = el(
        "text",
        fit(w("Turtles"), box.w - 14, LABEL),
        x=round(box.x + TITLE_X, 1),
        y=round(box.y + TITLE_BASE, 1),
        font_size=LABEL,
        class_=css.BOLD,
    )
    kids = [el("g", el("title", explain.button(w, "turtle")), plate(box, CORNER, css.PLATE), title)]
    head, left = box.y + 22, box.x + 30
    each, row = (box.w - 34) / 3, (box.h - 26) / 3
    owned = {stack: tuple(p.seat for p in view.players if stack in p.turtles) for stack in _stacks()}
    for r, category in enumerate(CATEGORIES):
        y = head + (r + 0.5) * row
        name = {"women": "corn", "hunters": "hunt", "canoes": "canoe"}[category]
        kids.append(
            el("g", sign(name, round(box.x + 6, 1), round(y - 11, 1), 22), el("title", nouns.category(w, category)))
        )
        for c, level in enumerate(LEVELS):
            i = r * len(LEVELS) + c
            x = left + (c + 0.5) * each
            kids.append(
                _stack(
                    w,
                    category,
                    explain.stack(w, category, level, own=view.seat in owned[category, level]),
                    level,
                    view.turtles[i],
                    owned[category, level],
                    ", ".join(names[seat] for seat in owned[category, level]),
                    x,
                    y,
                    min(each, row),
                )
            )
    return kids


def _stacks() -> list[tuple[str, int]]:
    return [(category, level) for category in CATEGORIES for level in LEVELS]


@lru_cache(256)
def _stack(
    w: Words, category: str, name: str, level: int, n: int, seats: tuple[int, ...], owners: str, x: float, y: float,
    size: float,
) -> Safe:  # fmt: skip
    """A stack: how many people or canoes it asks for on the shell, its tiles left as dots, its owners' marks."""
    shell = min(size - 4, 40)
    kids = [
        el("title", name),
        plate(Box(x - size / 2, y - size / 2, size, size), 6, css.HIT),
        sign("turtle", round(x - shell / 2, 1), round(y - shell / 2, 1), round(shell, 1)),
        el(
            "text",
            str(level),
            x=round(x, 1),
            y=round(y + shell * 0.2, 1),
            font_size=NAME,
            class_=f"{css.MIDDLE_HEAVY} we-shell-n",
        ),
        *(
            el(
                "circle",
                cx=round(x - 9 + i * 6, 1),
                cy=round(y + shell / 2 + 1, 1),
                r=2.4,
                class_="we-level" if i < n else "we-none",
            )
            for i in range(4)
        ),
        *(
            el("g", shape(seat, round(x + shell * 0.3, 1), round(y - shell / 2 - 2 + i * 9, 1), 12), class_=f"s{seat}")
            for i, seat in enumerate(seats)
        ),
    ]
    said = " ".join(filter(None, (name, w("Left: %(n)d.", n=n), owners and f"{owners}.")))
    return el(
        "g", *kids, class_="we-stack" if n else "we-stack none", **as_read(said, f"board-turtle-{category}-{level}")
    )
