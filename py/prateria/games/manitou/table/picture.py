"""The table of Manitou as one picture: `draw`, and the doors to everything else that is drawn of the game.

Layers from below: the territories (each a button), the strips of the players, the cards as pieces that glide, and on
top what hovers over them. Pieces let touches through to the territory under them; only the hand is touched itself.
"""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.box import Box
from prateria.view.card import card, ring
from prateria.view.frame import Frame, Sitter
from prateria.view.hand import held, lay
from prateria.view.svg import Safe, el, join

from .. import words
from ..engine.data import WARRIORS
from ..engine.observe import Observation
from ..engine.preview import Look, Preview, hoped
from .cards import CARD_H, CARD_W, NARROW, back, face, fallen, name_plate, uppermost
from .foretold import slot
from .land import herds, holders, standing_of
from .layout import Plan, arrange, stage
from .near import key, near
from .pieces import CUT, Named, awaited, corners, falling, lying, name_pieces, places, spread
from .places import laid_name
from .side import side
from .spoken import card_goal, sighted, warrior
from .strips import strip
from .territory import badges, dimmed, territory
from .treks import gains, leaving, visits

__all__ = ["draw"]

FALLEN: Final = 5  # degrees by which a great warrior that has fallen lies aslant
BESIDE: Final = 2  # the same where numbers stand close beside the cards
SMALL: Final = 24  # a captive on its way
FRAME: Final = 6  # so far the frame of the next card reaches over the one that it leaves in sight


def draw(
    view: Observation, touch: Touch, look: Look, seat: int | None, w: Words, frame: Frame, sitters: tuple[Sitter, ...]
) -> Safe:
    """The whole table as that seat sees it (None: a spectator)."""
    width, height = stage(frame.width, frame.height)
    named = name_pieces(view)
    ready = look.preview
    plan = spread(arrange(width, height, len(view.players), seat if view.own else None), view, ready)
    names = [isolate(sitter.name) for sitter in sitters[: len(view.players)]]
    lands, over, lenses = [], [], []
    pieces = []
    for t in range(len(view.territories)):
        lands.append(territory(w, view, look, t, plan.lands[t], touch, names))
        pieces += leaving(view, look, t, plan)
        pieces += herds(view, look, t, plan.lands[t])
        over += holders(view, look, t, plan.lands[t])
        over.append(badges(w, view, look, t, plan.lands[t]))
        over.append(dimmed(view, t, plan.lands[t], touch))
        lenses.append(key(w, view, t, plan, touch))
        pieces += _laid(w, view, t, plan, named, ready)
    pieces += _captives(view, plan, named)
    flying = [*gains(view, look, plan), *visits(view, look, plan)]
    threatened = set(ready.thieves if ready else look.thieves) - set(look.visits)  # where it has come it is no threat
    now = [standing_of(view, look, t) for t in range(len(view.territories)) if view.outcome is None]
    strips = []
    rows = [ready.strengths if ready and ready.territory == there.id else there.strengths for there in view.territories]
    strengths = [sum(column) for column in zip(*rows, strict=True)]
    for player in view.players:
        seat_, hopes = player.seat, hoped(now, player.seat)
        drawn = strip(w, view, player, sitters[seat_], plan.strips[seat_], seat_ in threatened, hopes, names, strengths)
        strips.append(drawn)
    large = near(w, view, look, plan, touch, names, Box(0, 0, width, height))
    return el(
        "svg",
        el("g", *lands, class_="lands", role="group", aria_label=w("Territories")),
        el("g", *strips, class_="strips", role="group", aria_label=w("Players")),
        side(w, view, plan),
        el("g", *pieces, class_=css.PIECES),
        el("g", *over, class_=css.OVER),
        el("g", *lenses, class_="lenses"),
        # by themselves: beside something without an id, what is new could be taken for that and would fly from there
        el("g", *flying, class_=css.OVER),
        el(
            "g",
            *_hand(w, view, touch, look, plan, named),
            class_="hand",
            role="group",
            aria_label=w("Your cards"),
        ),
        large,
        viewBox=f"0 0 {width} {height}",
        width=frame.width,
        height=frame.height,
        class_=f"{css.TABLE} manitou {plan.mode}" + (" looking-near" if large else ""),
        role="group",
        aria_label=w("Table of Manitou"),
    )


def _place(view: Observation, name: str) -> int:
    return next(t for t, place in enumerate(view.territories) if place.id == name)


def _laid(say: Words, view: Observation, t: int, plan: Plan, named: Named, ready: Preview | None) -> list[Safe]:
    """The cards in a territory: in each player's row, what has fallen behind what stands."""
    land = plan.lands[t]
    place = awaited(view.territories[t], ready)
    aslant = BESIDE if land.badge else FALLEN
    drawn: list[Safe] = []
    doomed = falling(view.territories[t], ready)
    by_seat, upper = lying(place, len(view.players), ready)
    for seat, mine in enumerate(by_seat):
        start = plan.strips[seat].middle if seat != view.seat else None
        at_upper = mine.index(upper) if upper in mine else None
        spots = places(land, seat, corners(place, mine, land.fell, ready), at_upper)
        lying_so = sorted(zip(mine, spots, strict=True), key=lambda one: one[1][1])  # a line upon the one above it
        for n, (i, (x, y)) in enumerate(lying_so):
            if i == len(view.territories[t].laid):
                continue  # it comes from the hand
            _, kind, up = place.laid[i]
            w = land.card * (1 if up else land.fell)
            h = w * CARD_H / CARD_W
            follows = n + 1 < len(spots) and lying_so[n + 1][1][1] == y
            seen = lying_so[n + 1][1][0] - x if follows else w
            body = face(kind, seat, False, seen < w * CUT) if up else fallen(kind, seat)
            row = land.rows[seat]
            mark: tuple[Safe, ...] = (
                (uppermost(say, h, min(seen - FRAME * follows, w), x - row.x - FRAME, row.y + row.h - y - h),)
                if i == upper
                else ()
            )
            if follows:  # what is framed is what the next one leaves to be seen of it
                mark += (el("rect", width=round(min(seen, w), 1), height=round(h, 1), class_=css.IN_SIGHT),)
            drawn.append(
                card(
                    named.laid[t][i], body, x, y, w, h, CARD_W, *mark, seat=seat, up=up,
                    class_=css.FALLS if i in doomed else "", turn=aslant if i in doomed or not up else 0, start=start,
                    data_place=laid_name(seat, kind, view.territories[t].id),
                )
            )  # fmt: skip
    return drawn


def _captives(view: Observation, plan: Plan, named: Named) -> list[Safe]:
    """After a hunt, the captives on their way to whoever took them: there they lie face down and out of sight."""
    if view.phase == "play" and view.turns_left:
        return []
    h = SMALL * CARD_H / CARD_W
    return [
        card(id_, back(owner), *plan.strips[player.seat].middle, SMALL, h, CARD_W, seat=owner, up=False, class_=css.WON)
        for player, ids in zip(view.players, named.won, strict=True)
        for id_, (owner, _) in zip(ids, player.captives, strict=True)
    ]


def _hand(w: Words, view: Observation, touch: Touch, look: Look, plan: Plan, named: Named) -> list[Safe]:
    """One's own hand. The chosen card is lifted; once a choice is ready, the card lies in its place as a ghost."""
    box, own, seat = plan.hand, view.own, view.seat
    if box is None or own is None or seat is None:
        return []
    cw = plan.card
    chosen = next((pick[5:] for pick in touch.chosen if pick.startswith("card:")), "")
    start = (plan.side.x, plan.side.y) if plan.side else (box.x, box.y)
    names = tuple(words.kind(w, kind) for kind in WARRIORS)
    slots, cards = [], []
    for i, (kind, at) in enumerate(zip(own.hand, lay(box, len(own.hand), cw, cw * CARD_H / CARD_W), strict=True)):
        pick = f"card:{kind}"
        name_of = words.pick_label(w, pick, view)
        goal = card_goal(w, view, touch, kind)
        label = f"{name_of}: {goal}" if goal else name_of
        if kind in WARRIORS:
            label = f"{label}; {warrior(w, kind)}"
        lifted = kind == chosen and kind not in own.hand[:i]
        if lifted and look.preview is not None:
            t = _place(view, look.preview.territory)
            land, place = plan.lands[t], awaited(view.territories[t], look.preview)
            rows, upper = lying(place, len(view.players), look.preview)
            at_upper = rows[seat].index(upper) if upper in rows[seat] else None
            gx, gy = places(land, seat, corners(place, rows[seat], land.fell, look.preview), at_upper)[-1]
            slots.append(slot(w, look, f"slot-{i}", at, pick, name_of))
            gw, gh = land.card, land.card * CARD_H / CARD_W
            close = {"room": -1.0} if land.badge else {}  # numbers stand close beside the cards
            falls = len(place.laid) - 1 in falling(view.territories[t], look.preview)
            cards.append(
                card(
                    named.hand[i], face(kind, seat, False), gx, gy, gw, gh, CARD_W, ring(gw, gh, **close),
                    seat=seat, class_=f"{css.GHOST} {css.FALLS}" if falls else css.GHOST,
                    turn=(BESIDE if land.badge else FALLEN) * falls,
                )
            )  # fmt: skip
            continue
        name = name_plate(words.kind(w, kind), cw, names) if kind in WARRIORS else Safe()
        drawn = face(kind, seat, True, bool(name) and cw < NARROW)
        if kind in WARRIORS:
            drawn = el("g", el("title", sighted(w, kind)), drawn)
        cards.append(
            held(
                touch, pick, label, named.hand[i], drawn, at, CARD_W, name,
                seat=seat, lifted=lifted, choosing=not chosen, start=start,
            )
        )  # fmt: skip
    return [join(slots), *cards]
