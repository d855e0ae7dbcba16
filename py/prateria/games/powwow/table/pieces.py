"""The open cards as pieces that keep their identity: which copy lies where.

The engine counts kinds. Copies are numbered in the order in which they were turned, and the ones on the table are
always the latest: of loot everything is taken at once, of equal persons we say that the older one goes. So what is
taken keeps its id while it glides to its owner, and the next card turned has an id that was never seen before.
"""

from functools import lru_cache

from prateria.view import css
from prateria.view.box import Box
from prateria.view.card import paper
from prateria.view.piece import piece
from prateria.view.svg import Safe, el

from ..engine.data import CARDS, COLOUR, COLOURS, COPIES, LOOT, MAIDEN, TIPI, TRIBE
from ..engine.observe import Observation
from ..engine.preview import Look
from .cards import LOOT_W, PERSON_H, PERSON_W, loot, person, won
from .layout import Plan

__all__ = ["class_of", "fit_person", "leaving", "loot_width", "pieces", "tall"]

SHOWN = 6  # so many cards of a heap can be told apart by their edges
TIPIS = 1.35  # so many times as large as other loot at the most
LITTLE = 40  # cards of less width than this would be hidden by a number on them
FACES = 2  # of a heap are drawn: while the top one still flies there, the one below it is seen; of people only then,
# for the signs of two that overlap are hard to read


def pieces(view: Observation, look: Look, plan: Plan) -> list[Safe]:
    """All cards that lie face up, and those which are on their way to who took them."""
    there, hidden = dict(view.table), dict(view.prairie)
    taker, taken = look.took or (0, ())
    start = plan.prairie.middle
    drawn, idle = list[Safe](), _idle(view)
    for card, copies in zip(CARDS, COPIES, strict=True):
        lying, going = there.get(card, 0), taken.count(card)
        newest = max(copies - hidden.get(card, 0), lying + going)
        faces = FACES if card in LOOT or card == look.turned else 1
        look_ = "pw-idle" if card in idle and card != look.turned else ""
        for i in range(lying):
            x, y, w = _place(plan, card, i, lying)
            drawn.append(_card(card, newest - lying + 1 + i, x, y, w, i >= lying - faces, look_, start))
        for i in range(going):
            x, y = plan.won_at(taker)
            w = _place(plan, card, 0, 1)[2]
            h = w if card in LOOT else w * PERSON_H / PERSON_W
            number = newest - lying - going + 1 + i
            drawn.append(_card(card, number, max(x - w / 2, 0), max(y - h / 2, 0), w, i == going - 1, "won", start))
    return drawn


def _idle(view: Observation) -> tuple[str, ...]:
    """Of colours that nobody plays, without weddings or allies: maidens, who do nothing for anybody; in a race the men,
    too, while no captive is chosen: one finds one's own people at a glance."""
    setup = view.setup
    if setup.marriage or setup.sharing or (not setup.calm and view.phase in ("take", "over")):
        return ()
    kinds = (TRIBE[MAIDEN],) if setup.calm else TRIBE
    return tuple(f"{colour}-{kind}" for colour in COLOURS if colour not in setup.colours for kind in kinds)


def leaving(look: Look, plan: Plan) -> list[Safe]:
    """Cards that leave the winnings: bison given on the war path, to their new owner; thrown ones, out of the game."""
    w = plan.loot * 0.8
    drawn = []
    for giver, taker, n in look.given:
        start, (x, y) = plan.won_at(giver), plan.won_at(taker)
        drawn += [_leaving(f"given-{giver}-{i}", loot("bison"), start, x + 9 * i, y, w) for i in range(n)]
    for (seat, _), n in zip(look.punished, look.thrown, strict=True):
        start, (x, y) = plan.won_at(seat), plan.board.middle
        drawn += [_leaving(f"thrown-{seat}-{i}", won(), start, x + (2 * i - 1) * w * 0.6, y, w) for i in range(n)]
    return drawn


def _leaving(id_: str, body: Safe, start: tuple[float, float], x: float, y: float, w: float) -> Safe:
    """A card on its way to (x, y), its middle; gone when it is there."""
    corner = (start[0] - w / 2, start[1] - w / 2)
    return piece(id_, body, x - w / 2, y - w / 2, w, w, w / LOOT_W, class_=f"{css.CARD_UP} leaving", start=corner)


def class_of(card: str) -> str:
    """The class that gives a card its colour; loot has none."""
    return "" if card in LOOT else f"s{COLOUR[card.partition('-')[0]]}"


def fit_person(w: float, h: float, copies: int) -> tuple[float, float]:
    """The width of a person card in a place of that size, and how far its copies are apart."""
    width = min(w, h * PERSON_W / PERSON_H)
    step = min(9.0, width * 0.12) if copies > 1 else 0.0
    return width - step * (copies - 1), step


def tall(box: Box, loot: float) -> bool:
    """Whether the number of a heap lies under the cards, where there is room: else it is at their corner."""
    return box.h > loot * 1.1 + 34 and loot < LITTLE


def loot_width(plan: Plan, card: str) -> float:
    """The width of loot in its place: tipis have more room where several race round one table."""
    box = plan.heaps[card]
    return (
        max(plan.loot, min(box.h * 0.86 - 6, box.w * 0.84 - 4, plan.loot * TIPIS)) if card == LOOT[TIPI] else plan.loot
    )


def _place(plan: Plan, card: str, i: int, copies: int) -> tuple[float, float, float]:
    """Left upper corner and width of the i-th of so many copies."""
    if card in LOOT:
        box, w = plan.heaps[card], loot_width(plan, card)
        shift = w * 0.03 * (max(i - max(copies - SHOWN, 0), 0) - (min(copies, SHOWN) - 1) / 2)
        x, y = box.x + (box.w - w) / 2, box.y + (w * 0.1 + 2 if tall(box, w) else (box.h - w) / 2)
        return x + shift, y - shift, w
    box = plan.persons[card]
    w, step = fit_person(box.w - 4, box.h - 2, copies)
    h = w * PERSON_H / PERSON_W
    x = box.x + (box.w - w - step * (copies - 1)) / 2
    y = box.y + (box.h - h - step * (copies - 1) * 0.5) / 2
    return x + i * step, y + i * step * 0.5, w


@lru_cache(512)
def _card(card: str, copy: int, x: float, y: float, w: float, top: bool, look: str, start: tuple[float, float]) -> Safe:
    """One card; under others of its kind only its edge is drawn."""
    is_loot = card in LOOT
    width, height = (LOOT_W, LOOT_W) if is_loot else (PERSON_W, PERSON_H)
    body = (loot(card) if is_loot else person(card)) if top else _edge(width, height, is_loot)
    if look == "pw-idle":  # pale, but no card under it is seen
        body = el("g", el("rect", width=width, height=height, rx=9, class_="pw-under"), el("g", body, class_="pw-pale"))
    scale = w / width
    return piece(
        f"{card}-{copy}", body, x, y, w, height * scale, scale,
        class_=" ".join(filter(None, (css.CARD_UP, class_of(card), look))), start=start,
    )  # fmt: skip


@lru_cache(4)
def _edge(w: int, h: int, light: bool) -> Safe:
    return paper(w, h, 9, (2, 7, css.CARD_FACE if light else css.CARD_SEAT))
