"""The table of Lynx as one picture: the prey, the players, and the hand of the one who looks."""

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.card import card, paper
from prateria.view.frame import Frame, Sitter
from prateria.view.hand import held, lay
from prateria.view.plain import stage
from prateria.view.plate import ground, head, plate, points
from prateria.view.stone import stone
from prateria.view.svg import Safe, el, join

from .. import words
from ..engine.observe import Observation

WIDE, HIGH = 100, 140  # the measure in which a card is drawn
BACK = paper(WIDE, HIGH, 11, (4, 8, css.CARD_SEAT), (9, 5, css.CARD_BACK))


def face(n: int) -> Safe:
    """A card face up. Draw yours here."""
    number = el("text", str(n), x=50, y=98, font_size=WIDE * 0.8, class_=css.MIDDLE_HEAVY)
    return join((paper(WIDE, HIGH, 11, (4, 8, css.CARD_SEAT), (9, 5, css.CARD_FACE)), number))


def draw(
    view: Observation, touch: Touch, news: object, seat: int | None, w: Words, frame: Frame, sitters: tuple[Sitter, ...]
) -> Safe:
    """The whole table as that seat sees it (None: a spectator); sizes are in CSS pixels."""
    wide, high = frame.width / len(sitters), frame.height * 0.4
    middle = frame.width / 2 - 30 * (len(view.prey) - 1)
    prey = (join(stone(str(n), middle + 60 * i, frame.height * 0.1, 24)) for i, n in enumerate(view.prey))
    plates = (player(w, view, s, Box(s.seat * wide, frame.height * 0.2, wide, high).inset(4)) for s in sitters)
    cards = hand(w, view, touch, Box(8, frame.height * 0.6, frame.width - 16, high - 8))
    return stage(w, frame, "lynx", *prey, *plates, *cards)


def player(w: Words, view: Observation, sitter: Sitter, box: Box) -> Safe:
    """A plate with the name, the points, and a card: the back of the one chosen now, else the one shown last."""
    won, _, played = view.players[sitter.seat]
    waiting = sitter.seat in view.actors or view.outcome is not None
    wide = min(box.w - 16, (box.h - 80) * WIDE / HIGH)
    at = Box(box.middle[0] - wide / 2, box.y + 40, wide, wide * HIGH / WIDE)
    body = BACK if not waiting else face(played[-1]) if played else Safe()
    lying = card(f"card-of-{sitter.seat}", body, *at, WIDE, seat=sitter.seat, up=waiting)
    name, _ = head(sitter, box.x + 8, box.y + 20, box.w - 16, animal=False)
    parts = (ground(box, 12), *name, *points(won, box.x + box.w - 8, box.y + box.h - 20), lying)
    label = words.player(w, view, sitter.seat, sitter.name)
    return plate("hunter", sitter.seat, label, *parts, turn=sitter.seat in view.actors)


def hand(w: Words, view: Observation, touch: Touch, box: Box) -> list[Safe]:
    """The cards of the one who looks, to be touched."""
    if view.seat is None:
        return []
    cards, wide = view.players[view.seat].hand, min(box.w / 7, (box.h - 24) * WIDE / HIGH)
    drawn, own = [], view.chosen
    for n, at in zip(cards, lay(box, len(cards), wide, wide * HIGH / WIDE), strict=True):
        pick, label = f"card:{n}", words.pick_label(w, f"card:{n}", view)
        drawn.append(held(touch, pick, label, f"card-{n}", face(n), at, WIDE, seat=view.seat, lifted=n == own or None))
    return drawn
