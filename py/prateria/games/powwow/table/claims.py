"""The tribe cards as pieces: before their players, and on the council board in the order in which they came."""

from functools import lru_cache
from typing import Any, Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.card import ring
from prateria.view.hand import state_in_hand
from prateria.view.piece import piece
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_button

from .. import words
from ..engine.data import CARD, LOOT, TIPI, TRIBE, USUAL
from ..engine.observe import Observation
from ..engine.preview import Look
from .between import number
from .cards import TRIBE_H, TRIBE_W, tribe
from .layout import Plan
from .spoken import described, tribe_label

__all__ = ["LIFT", "before_players", "clock", "happened", "on_board"]

BAR: Final = 9.0  # of the clock round the board
LIFT: Final = 9
"""How much nearer to the middle of the table a chosen card lies."""


def before_players(w: Words, view: Observation, touch: Touch, look: Look, plan: Plan) -> list[Safe]:
    """Those that their players have, in an order that stays: a card that goes and comes back moves no other one."""
    lying = {(claim.seat, claim.kind) for claim in view.pile}
    return [
        _before(w, view, touch, look, plan, side.seat, i)
        for side in plan.sides
        for i, kind in enumerate(TRIBE)
        if (side.seat, kind) not in lying
    ]


def on_board(view: Observation, look: Look, plan: Plan) -> list[Safe]:
    """Those on the council board, on one another as they came."""
    return [*(_on_board(view, look, plan, i) for i in range(len(view.pile))), *_order(view, plan)]


def clock(view: Observation, plan: Plan) -> Safe:
    """For how long the others may still claim: a frame round the council board, the same from each side, which draws in
    from its corners (powwow.css, in a race that runs only)."""
    if view.setup.calm or view.phase != "race" or not view.pile:
        return Safe()
    x, y, w, h = plan.board
    far = BAR + 2
    lying = (Box(x, y, w, BAR), Box(x, y + h - BAR, w, BAR))
    upright = (Box(x, y + far, BAR, h - 2 * far), Box(x + w - BAR, y + far, BAR, h - 2 * far))
    groups = ((lying, "pw-clock lying"), (upright, "pw-clock upright"))
    return el(
        "g",
        *(el("g", *(box.rect("", BAR / 2) for box in boxes), class_=name) for boxes, name in groups),
        id="clock",
        aria_hidden="true",
    )


def happened(look: Look, seat: int, kind: str) -> str:
    """What has just happened to that card: `punished`, `late`, `second`, `empty` or nothing."""
    found = (name for name in ("punished", "late", "second", "empty") if (seat, kind) in getattr(look, name))
    return next(found, "")


def _before(w: Words, view: Observation, touch: Touch, look: Look, plan: Plan, seat: int, i: int) -> Safe:
    """A card in front of its player, to be touched."""
    side, kind = plan.side_of(seat), TRIBE[i]
    if side is None:
        return Safe()
    box = side.cards[i]
    pick = f"tribe:{seat + 1}-{kind}"
    chosen = pick in touch.chosen
    if view.setup.calm:
        free = chosen or pick in touch.possible
    else:
        free = view.phase == "race" and all(claim.seat != seat for claim in view.pile)
    lift = min(LIFT, side.above) if chosen else 0
    x, y = side.on_stage(box.x + box.w / 2, box.y + box.h / 2 - lift)
    if not view.setup.calm and not touch.taught:  # who learns the race sees what the line above the table says
        meant = free and words.pays(view, touch, seat, kind)
    else:
        meant = free and (view.setup.calm or pick in touch.possible)
    waits = touch.chosen in ((), ("button:pass",))  # who is advised to wait may claim all the same
    state = state_in_hand(chosen, meant and waits)
    late = view.setup.calm and view.seat == seat and not free and words.late(view, touch, kind)  # after a "wait"
    label = tribe_label(w, view, seat, kind, free or late) if view.setup.calm else words.pick_label(w, pick, view)
    button = as_button(pick, label, chosen, free or late)
    if late:  # keys lead there after what is asked, the focus never goes by itself
        button["data_offers"] = ""
    if free and _came(view, look, seat) == kind:
        button["data_came"] = ""  # where the focus goes by itself
    said = None
    if view.setup.calm and view.seat == seat:
        said = el("title", words.card_meaning(w, view, seat, kind, touch.back), data_rule=words.card_use(w, kind))
        if view.phase == "ask":
            button["aria_description"] = described(w, view, seat, kind)  # the title would say the label once more
    looks = (css.MINE, state, happened(look, seat, kind))
    return _card(seat, kind, x, y, box.w, side.turn, looks, said=said, **button)


def _came(view: Observation, look: Look, seat: int) -> str:
    """Which tribe card of that seat can take more by the card just turned: one of theirs, or what theirs takes; ''."""
    if view.phase != "ask" or not look.turned:
        return ""
    if look.turned in LOOT:
        return "" if look.turned == LOOT[TIPI] else TRIBE[USUAL.index(CARD[look.turned])]
    colour, _, kind = look.turned.partition("-")
    return kind if colour == view.players[seat].colour else ""


def _on_board(view: Observation, look: Look, plan: Plan, i: int) -> Safe:
    """A claim on the council board; the first lies at the bottom."""
    claim = view.pile[i]
    side = plan.side_of(claim.seat)
    w = min(side.cards[0].w, plan.card) if side else plan.card
    x, y = _spot(plan, i, len(view.pile))
    now = view.phase == "take" and i == view.settled
    state = "now" if now else "done" if i < view.settled else ""
    start = None if side else plan.won_at(claim.seat)
    happening = happened(look, claim.seat, claim.kind)
    turn = side.turn if side else 0
    return _card(claim.seat, claim.kind, x, y, w, turn, ("claimed", state, happening), start=start)


def _spot(plan: Plan, i: int, n: int) -> tuple[float, float]:
    """The middle of the i-th of n cards on the board."""
    box, long = plan.board, plan.card * TRIBE_H / TRIBE_W
    across = box.w > box.h
    step = min(long * 0.6, ((box.w if across else box.h) - long - 8) / max(n - 1, 1))
    off = (i - (n - 1) / 2) * step
    x, y = box.middle
    return (x + off, y) if across else (x, y + off)


def _order(view: Observation, plan: Plan) -> list[Safe]:
    """Who came first, second ... where no later card hides it."""
    n, half = len(view.pile), plan.card / 2
    down = half if plan.board.w > plan.board.h else -half
    spots = [_spot(plan, i, n) for i in range(n if n > 1 else 0)]
    return [number(i + 1, x - half + 4, y + down, 12, False, f"order-{i}") for i, (x, y) in enumerate(spots)]


@lru_cache(256)
def _card(seat: int, kind: str, x: float, y: float, w: float, turn: int, looks: tuple[str, ...],
          said: Safe | None = None, **more: Any) -> Safe:  # fmt: skip
    """The piece whose middle is at (x, y). `said`: by a card that is held."""
    scale = w / TRIBE_W
    h = TRIBE_H * scale
    return piece(
        f"tribe-{seat}-{kind}", el("g", tribe(kind, seat), class_="shaken"), x - w / 2, y - h / 2, w, h, scale,
        *((said,) if said else ()), ring(w, h, w * 0.11 + 5),
        class_=" ".join(filter(None, ("tribe", css.CARD_UP, f"s{seat}", *looks))), turn=turn, **more,
    )  # fmt: skip
