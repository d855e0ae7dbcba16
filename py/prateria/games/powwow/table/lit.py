"""What lies over the open cards: frames round what a claim takes and round the card just turned; and what each card
says of itself when it is touched though that is no move, or held. Who may claim and touches what one tribe card alone
could take has chosen that card."""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.svg import Safe, el

from .. import words
from ..engine.actions import Claim, Haul
from ..engine.data import CHIEF, LOOT, TOTEM, TRIBE
from ..engine.observe import Observation
from ..engine.preview import Look, ways
from .layout import GLOW, GLOW_CORNER, HAIR, Plan

__all__ = ["lit", "meanings"]

CORNER: Final = 0.3  # of the shorter side: the corners round a new card
BADGE: Final = 9.5


def lit(look: Look, view: Observation, touch: Touch, plan: Plan) -> list[Safe]:
    """Solid with a tick: what the claim takes. Corners: the card just turned, thinner round those told with it; none
    where a hint points. What may be chosen is dashed: `piles`."""
    there = dict(view.table)
    # a tick says that it has been chosen
    still = () if touch.ready or touch.then else touch.possible
    sure = [
        card
        for card in dict.fromkeys(look.cards)
        if card in there and not {f"loot:{card}", f"person:{card}"} & {*still}
    ]
    drawn = [_taken(card, _box(plan, card)) for card in sure]
    # by then it has been seen; and one frame is enough
    framed = {*look.cards, *look.hoped, *(pick.partition(":")[2] for pick in (*touch.possible, *touch.chosen))}
    if look.claim and look.claim[1] == TRIBE[CHIEF]:
        framed.add(LOOT[TOTEM])  # as what goes along (`choices`)
    new = [card for card in (*look.before, look.turned) if card in there and card not in framed]
    return [*drawn, *(_new(_box(plan, card), card, card != look.turned) for card in new)]


def meanings(
    w: Words, view: Observation, touch: Touch, look: Look, plan: Plan, sitters: tuple[Sitter, ...]
) -> list[Safe]:
    """In the calm way: what an open card, or a bare place, says when it is touched (web/hold.mjs), where that is no
    choice."""
    if not view.setup.calm or view.outcome is not None:
        return []
    names, claims = [isolate(sitter.name) for sitter in sitters], _claims(view, touch)
    picks = {pick.partition(":")[2] for pick in (*touch.possible, *touch.chosen)}
    return [
        el(
            "g",
            el(
                "title",
                said[:1].upper() + said[1:],
                data_sign="" if card in plan.persons else None,
                data_rule=words.loot_use(w, card) if card in plan.heaps else None,
            ),
            box.rect(css.HIT),
            aria_hidden="true",
            **({"data_do": "act", "data_value": claims[card]} if card in claims else {}),
        )
        for card, box in (*plan.heaps.items(), *plan.persons.items())
        if card not in picks and (said := words.meaning(w, view, touch, look, card, names))
    ]


def _claims(view: Observation, touch: Touch) -> dict[str, str]:
    """While one may claim: the cards that one tribe card alone could take, loot or one's own person, and the claim that
    a touch of them means."""
    if view.phase != "ask" or view.seat is None or view.seat not in view.actors:
        return {}
    found: dict[str, list[str]] = {}
    for kind in TRIBE:
        if f"tribe:{view.seat + 1}-{kind}" in touch.chosen:  # the totems are no choice of their own: the captive is
            only = [partners for loot, partners in ways(view, view.seat, kind) if loot == LOOT[TOTEM]]
            if only and len(only[0]) == 1:
                haul = Haul(view.seat, LOOT[TOTEM], only[0][0]).text
                found.setdefault(LOOT[TOTEM], []).append(f"{Claim(view.seat, kind).text}, {haul}")
        elif f"tribe:{view.seat + 1}-{kind}" in touch.possible:
            claim, can = Claim(view.seat, kind).text, ways(view, view.seat, kind)
            found.setdefault(f"{view.players[view.seat].colour}-{kind}", []).append(claim)
            for loot, partners in can:  # with the loot itself, where that is a choice
                haul = Haul(view.seat, loot, partners[0] if partners else None).text
                found.setdefault(loot, []).append(claim if len(can) == 1 or len(partners) > 1 else f"{claim}, {haul}")
    return {card: texts[0] for card, texts in found.items() if len(texts) == 1}


def _box(plan: Plan, card: str) -> Box:
    return plan.heaps.get(card) or plan.persons[card]


def _taken(card: str, box: Box) -> Safe:
    x = box.x + box.w - BADGE
    y = box.y + BADGE if card in LOOT else box.y + box.h - BADGE
    frame = box.inset(GLOW if card in LOOT else -HAIR)  # round a person's card, not across it
    return el(
        "g",
        frame.rect("pw-taken-edge", GLOW_CORNER),
        frame.rect("pw-taken", GLOW_CORNER),
        el("circle", cx=round(x, 1), cy=round(y, 1), r=BADGE, class_="pw-badge"),
        el("path", d=f"M{x - 4.5:.5g} {y + 0.3:.5g}l3.2 3.6 5.6-7.2", class_="pw-badge-tick"),
        id=f"taken-{card}",
        class_="pw-lit",
    )


def _new(box: Box, card: str, before: bool) -> Safe:
    """The corners of a frame; `before`: of a card after which another came."""
    x, y, w, h = box.inset(1)
    n = min(w, h) * CORNER
    path = (
        f"M{x:.5g} {y + n:.5g}v{-n:.4g}h{n:.4g}M{x + w - n:.5g} {y:.5g}h{n:.4g}v{n:.4g}"
        f"M{x + w:.5g} {y + h - n:.5g}v{n:.4g}h{-n:.4g}M{x + n:.5g} {y + h:.5g}h{-n:.4g}v{-n:.4g}"
    )
    return el(
        "g",
        el("path", d=path, class_="pw-new-edge"),
        el("path", d=path, class_="pw-new"),
        id=f"new-{card}" if before else "new",
        class_="pw-lit pw-before" if before else "pw-lit",
    )
