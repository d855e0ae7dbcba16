"""The table of Pow Wow as one picture: `draw`, and the doors to everything else that is drawn of the game.

Layers from below: the players' places, the places of cards with board and prairie, the open cards and the tribe cards
as pieces that glide, the numbers on the heaps, and on top what someone is to choose from.
"""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Frame, Sitter
from prateria.view.svg import Safe, el

from .. import words
from ..engine.data import COLOURS, TRIBE
from ..engine.observe import Observation
from ..engine.preview import Look
from .between import board, counts, meadow, places, prairie
from .choices import choices, piles
from .claims import before_players, clock, on_board
from .layout import NOBODY, Plan, Side, arrange
from .lit import lit, meanings
from .middle import GAP
from .notes import hurry, notes
from .pieces import leaving, pieces
from .ready import common, standing
from .sides import pictured, side, strip
from .spoken import claims
from .stakes import badges, haul, marked

__all__ = ["draw"]

SAYING: Final = 180, 100  # the least room for a sentence


def draw(
    view: Observation, touch: Touch, look: Look, seat: int | None, w: Words, frame: Frame, sitters: tuple[Sitter, ...]
) -> Safe:
    """The whole table. In a race every person has a side; in the calm way the one who looks. While all people
    look (None), that side keeps its room, so that no card moves when one of them sits down."""
    race = not view.setup.calm
    people = tuple(sitter.seat for sitter in sitters if (sitter.bot is None if race else sitter.seat == seat))
    together = () if people or race else tuple(sitter for sitter in sitters if sitter.bot is None)
    whose = len(sitters) if _plain(view) else len(COLOURS)
    plan = arrange(frame.width, frame.height, (NOBODY,) if together else people, len(sitters), race, whose)
    shared, plan = (plan.sides, plan._replace(sides=())) if together else ((), plan)
    flat = len(people) > 1  # read from all sides
    if "button:somebody" in touch.possible:
        view = view._replace(actors=tuple(s.seat for s in sitters if s.bot is None))  # all are asked at once
    asked = view if "button:somebody" in touch.possible else None
    own = {} if race else {"role": "group", "aria_label": w("Your cards")}
    names = [isolate(sitter.name) for sitter in sitters]
    animals = all(pictured(sitters[s], box) for s, box in plan.strips.items())
    sheet = choices(w, view, touch, plan, sitters)
    chooser = plan.side_of(view.actors[0]) if sheet else None
    turner = plan.side_of(view.turn) if race and view.phase == "turn" else None
    said = not race or chooser or view.phase == "turn"  # while a card lies there nothing is measured
    lies = "; ".join(claims(w, view, names)) or w("empty")
    goer = _goes_on(view, touch, seat)
    return el(
        "svg",
        el(
            "g",
            *(side(w, goer, place, sitters[place.seat], flat) for place in plan.sides),
            *(
                common(w, together, place, asked, touch) if view.outcome is None else standing(view, sitters, place)
                for place in shared
            ),
            *(strip(w, goer, look, sitters[s], box, animals) for s, box in plan.strips.items()),
            class_="seats",
            role="group",
            aria_label=w("Players"),
        ),
        el(
            "g",
            Safe() if race else meadow(plan),
            *places(w, view, look, plan, names),
            board(
                plan.board,
                w("Council board"),
                *words.of_board(w, view, touch),
                lies,
            ),
            prairie(w, goer, plan, _may_turn(touch), flat),
            class_="between",
        ),
        el("g", *pieces(view, look, plan), class_=css.PIECES),
        el("g", *lit(look, view, touch, plan), clock(view, plan), class_=css.OVER),
        el("g", *counts(view, plan, flat), *marked(view, plan), class_=css.PIECES),
        el("g", *before_players(w, view, touch, look, plan), class_="tribes", **own),
        el("g", *badges(view, plan, _lifted(touch), getattr(touch.then, "loot", ""), touch.back), class_=css.OVER),
        el("g", *on_board(view, look, plan), class_="tribes"),
        haul(w, view, look, plan, frame, sitters),
        el("g", *leaving(look, plan), class_=css.PIECES),
        el("g", *(notes(w, look, place, flat) for place in plan.sides), class_=css.OVER),
        el(
            "g",
            *(hurry(w, view, touch, place, sitters[place.seat].name, flat) for place in plan.sides if race),
            class_=css.OVER,
        ),
        _saying(plan, frame, [*plan.sides, *shared], chooser or turner) if said else Safe(),
        *meanings(w, view, touch, look, plan, sitters),
        *piles(w, view, touch, look, plan, names),
        sheet,
        viewBox=f"0 0 {frame.width} {frame.height}",
        width=frame.width,
        height=frame.height,
        # a race has the whole screen
        class_=f"{css.TABLE} powwow {'race' if race and view.outcome is None and not touch.taught else 'calm'}",
        role="group",
        aria_label=w("Table of Pow Wow"),
    )


def _plain(view: Observation) -> bool:
    """Whether people of colours that nobody plays are captives and nothing else; where several race round one table,
    each place keeps the size that all know."""
    return view.setup.calm and not (view.setup.marriage or view.setup.sharing)


def _saying(plan: Plan, frame: Frame, sides: Sequence[Side], reader: Side | None) -> Safe:
    """Where a short sentence of the page lies (web/clear.mjs): over the council board, or its row on a phone; where
    that is too small, just above one's own cards. So nobody's winnings are covered, nor what is to be done. `reader`:
    of a race, who chooses or turns the next card: it is turned to them."""
    board = plan.board
    if board.w < SAYING[0] or board.h < SAYING[1]:
        if board.w > board.h:
            beside = (
                plan.prairie.y < board.y + board.h and plan.prairie.x > board.x
            )  # a touch there turns the next card
            board = Box(0, board.y, plan.prairie.x - GAP if beside else frame.width, board.h)
        elif sides:
            y = sides[0].on_stage(0, sides[0].cards[0].y)[1]
            board = Box(0, y - SAYING[1], frame.width, SAYING[1])
    return el(
        "rect", x=board.x, y=board.y, width=board.w, height=board.h, fill="none",
        data_says=str(reader.turn) if reader else "", aria_hidden="true",
    )  # fmt: skip


def _lifted(touch: Touch) -> int | None:
    """Which of one's own tribe cards is chosen."""
    kinds = (pick.rpartition("-")[2] for pick in touch.chosen if pick.startswith("tribe:"))
    return next((TRIBE.index(kind) for kind in kinds), None)


def _goes_on(view: Observation, touch: Touch, seat: int | None) -> Observation:
    """Where somebody else turns the next card, but waits until the one who looks goes on: shown as the turn of that
    one, whose touch does it."""
    if seat is None or seat == view.turn or not view.setup.calm or view.phase != "turn" or not _may_turn(touch):
        return view
    return view._replace(turn=seat)


def _may_turn(touch: Touch) -> bool:
    """Whether a touch on the prairie does something now."""
    return "prairie:card" in touch.possible or "prairie:card" in touch.chosen
