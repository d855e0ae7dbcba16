"""The table of Wendake as one picture: `draw`, and the doors to everything else that is drawn of the game.

A heavy game on one screen: the own grid and what is to be chosen stay in sight; map, market, board, everyone's own
board and the legend are panes of which the page shows one (web/panes.mjs). A question says which pane it needs.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Frame, Sitter
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_group

from ..engine.events import BlanketSeen, MaskDrawn, TileChosen
from ..engine.observe import Observation, Player
from ..engine.preview import Look
from .chips import heading
from .dock import dock, first_slot, fitting, height_of, room_for, scales, telling
from .large import large, said_over
from .layout import GAP, PAIR, UNDER_MAP, Plan, arrange, left_below, under_map
from .map.art import draw_map
from .panes.board import ABOUT_MASKS, board
from .panes.counter import STOCK, counter, stocked
from .panes.effects import reading, room_of, tiles_of, told
from .panes.groups import IN_BLOCK, PARTS, Group, apart, as_they_lie, groups, in_block, in_rows, open_alone, without
from .panes.legend import legend, name_of
from .panes.market import REST, market, out_of_reach
from .panes.own import have, stock
from .panes.owntiles import shelf
from .panes.player import own_cards, player_board
from .panes.sale import paid, read
from .panes.tabs import tabs_of
from .panes.turned import HIGH as CARD
from .panes.turned import free, turned
from .panes.wanted import question, told_in, trading, wanted
from .sprite import SHEET
from .strips import ghost_strip, strip
from .tiles import draw_grid

__all__ = ["draw"]

LARGE: Final = (2.1, 1.9, 1.7, 1.55, 1.42, 1.3, 1.15, 1.0, 0.85, 0.7, 0.6)
"""How large choices may be in a pane of their own: as there is room."""
IN_TRADE: Final = tuple(scale for scale in LARGE if scale <= 1.55)
"""In a Trade: what can be done of it grows less and less, and is not to grow larger and larger."""
OF_PAID: Final = 100.0
"""So much room the tile that is being paid for leaves to itself below what one pays with."""
READ: Final = 1.0
CLOSE_BY: Final = 0.9
"""So large, a tile has room for the words of its actions; and where what they do has no room below it otherwise."""
BESIDE: Final = (*LARGE[: LARGE.index(READ) + 1], CLOSE_BY, *LARGE[LARGE.index(READ) + 1 :])
"""And where they stand in three columns, with what they do beside them."""
ROOMY: Final = (1.4, 1.2)
"""And how large beside the grid, where there is room."""
OF_MASKS: Final = 186.0
"""So high is on a phone what is chosen in a Mask action, from the draw on: three rows with a word above."""
HIGH: Final = 500
"""A table that is less high has no room for the board beside all of them: its rows would lie over each other."""
LOW_LAND: Final = 225
"""So high the map of two is at the least by the plan of a high picture."""
LEAST: Final = 380
"""So high is a phone's picture at the least."""


def draw(
    view: Observation, touch: Touch, look: Look, seat: int | None, w: Words, frame: Frame, sitters: tuple[Sitter, ...]
) -> Safe:
    """The whole table as that seat sees it (None: a spectator)."""
    if frame.width < 600 and frame.height < LEAST:  # a page zoomed to 400 %: all of it smaller, and nothing inside out
        frame = frame._replace(height=LEAST)
    seats = len(view.players) + (view.ghost is not None)
    own = _own(view, 0 if seat is None and frame.past else seat)

    names = [isolate(sitter.name) for sitter in sitters] + ([w("the ghost")] if view.ghost else [])

    def head(sort: str) -> str:
        return heading(w, sort, view)

    def arranged(shown: Sequence[Group]) -> Plan:
        # the board keeps its size meanwhile; while another draws masks, the map does
        masks = view.asked is not None and view.asked.what in ABOUT_MASKS and view.asked.seat == view.seat
        kept = OF_MASKS if masks and frame.height >= HIGH else 0.0
        wish = max(height_of(shown, frame.width - 4, head, kept or UNDER_MAP), kept)
        plan = arrange(frame.width, frame.height, seats, wish)
        if plan.mode != "tall" or not masks:
            return plan
        # the board shows the hand that is chosen from
        high = plan.shelf.y + plan.shelf.h - plan.dock.y
        return plan._replace(dock=plan.dock._replace(h=high), shelf=plan.shelf._replace(h=0))

    on_sale = trading(view, touch)
    paying = view.asked is not None and view.asked.what == "pay"  # then nothing else of the Trade is done
    shown = groups(touch, look.steps, on_sale and not paying, view.asked is not None and bool(view.asked.first))
    shown = as_they_lie(shown, view)
    plan = arranged(shown)
    shelved = bool(plan.shelf.h) and view.own is not None and view.seat == own.seat
    # tiles of one's own are used where they lie; on a phone that is below the grid, while one chooses of that
    used_there = shelved or (view.seat == own.seat and view.asked is not None and view.asked.what == "turn")
    if used_there:
        shown = without(shown, [f"progress:{tile}" for tile, _ in own.progress])
        plan = arranged(shown)
    if plan.mode == "narrow" and not on_sale:  # a phone keeps room for actions that are done between them only
        between = view.asked is not None and view.asked.what == "steps"
        shown = [group for group in shown if group.picks or (between and group.sort == "step")]
        shown = in_block(in_rows(shown, view, 2 * IN_BLOCK - 2))
        plan = arranged(shown)
    sizes = scales(shown) if plan.mode == "narrow" else (*ROOMY, *scales(shown)[:3])
    scale = fitting(shown, plan.dock, head, sizes)
    if not scale and not on_sale and plan.mode != "narrow":  # rather without the places of what is done
        closer = open_alone(shown)
        scale = fitting(closer, plan.dock, head, sizes)
        shown = closer if scale else shown
    # what is on sale has names and gains only where it has room: not beside the grid (a desktop) but in a pane
    open_, kept = apart(shown, on_sale, [f"progress:{tile}" for tile, _ in own.progress])
    asking = bool(open_) and (on_sale or not scale)
    if asking:  # then they have a pane of their own, and the dock leaves it the room
        shown = open_
        kept = [group for group in kept if group.picks] if plan.mode == "narrow" else kept
        plan = arranged(kept)
    elif not scale:
        shown, scale = kept, fitting(kept, plan.dock, head, sizes) or 0.8
    pane = told_in(frame.events or look.news, plan) if frame.follows else wanted(view, touch, look, plan, asking)
    tabs = tabs_of(w, view, plan, asking, names)
    seen = () if touch.possible else look.news  # what one has done oneself has been seen to move; no ghost is infected
    checks = tuple(e for e in look.news if isinstance(e, BlanketSeen) and e.seat < len(view.players))
    checked = free(touch, plan.dock, plan.land, under_map(plan, bool(kept if asking else shown)))
    panes: dict[str, Iterable[Safe]] = {
        "map": [
            *draw_map(w, view, touch, _counted(view, look), seen, plan.land, *_on_phone(plan), names),
            turned(w, () if asking else checks, checked, "map"),
        ],
        "market": market(w, view, plan.pane),
        "board": board(w, view, touch, plan.pane, names, not shelved, any(isinstance(e, MaskDrawn) for e in look.news)),
        **{name_of(i): [page] for i, page in enumerate(legend(w, plan.pane, own.seat))},
        **{f"p{p.seat}": player_board(w, view, p, sitters[p.seat], plan.pane, touch) for p in view.players},
    }
    there = asking and on_sale and not paying and plan.mode == "narrow"
    if laid := counter(w, view, touch, look, own, shown, plan.pane, checks) if there else []:
        panes["ask"] = laid
        shown, scale = kept, fitting(kept, plan.dock, head, sizes) or 0.8
    elif asking:
        # a check lies where the exchange was, so that nothing moves for it
        done = on_sale and not paying and PARTS[0] not in (*touch.possible, *touch.chosen) and bool(checks)
        card = Safe() if done else turned(w, checks, plan.pane, "ask")
        room = Box(plan.pane.x, plan.pane.y + CARD, plan.pane.w, plan.pane.h - CARD) if card else plan.pane
        if on_sale and plan.mode == "narrow" and stocked(touch, room):  # it lies below the grid, which is out of sight
            panes["ask"] = [stock(w, own, room._replace(h=STOCK))]
            room = room._replace(y=room.y + STOCK + GAP, h=room.h - STOCK - GAP)
        tiles = tiles_of([pick for group in shown for pick in group.picks])
        if tiles and plan.mode == "wide" and shelved:  # what they do is read where the shelf lies
            room, shelved = room._replace(h=room.h + GAP + plan.shelf.h), False
        reserved = room_of(w, tiles, room.w) + GAP if tiles else OF_PAID if paying else 0  # for what they do
        left = room._replace(h=room.h - reserved)
        roomy = [scale for scale in (IN_TRADE if on_sale else LARGE) if not tiles or scale >= READ]
        on_show = [pick.partition(":")[2] for group in shown for pick in group.picks]
        also_sold = on_sale and view.asked is not None and "buy" in view.asked.parts
        others = also_sold and plan.mode != "narrow" and any(tile not in on_show for tile in view.offer)
        shown, says = telling(w, shown, left, head, roomy) if on_sale else (shown, 0.0)
        spare = left if says else room
        if says and others:  # what else is on sale, if its parts can still say what they do
            less = left._replace(h=left.h - REST)
            tried, fits = telling(w, shown, less, head, [scale for scale in roomy if ROOMY[0] <= scale <= says])
            shown, says, spare = (tried, fits, less) if fits else (shown, says, spare)
        big = says or fitting(shown, left, head, (*roomy, CLOSE_BY) if tiles else roomy)
        big = big or (fitting(shown, room, head, (READ,)) if tiles else 0.0)
        big = big or fitting(shown, room, head, LARGE) or 0.5
        reads = None  # what tiles do, beside them where they are larger so
        untold = bool(tiles) and not fitting(shown, left, head, (big,))
        if tiles and plan.mode != "narrow" and (big < READ or untold):
            found = reading(w, tiles, room, BESIDE, lambda at, box: fitting(shown, box, head, (at,)) > 0)
            better = found is not None and (found[2] > big or (untold and found[2] >= CLOSE_BY))
            room, reads, big = found if found is not None and better else (room, None, big)
        more = max(spare.h - room_for(shown, room.w, big, head), 0.0)
        choices, high = dock(w, view, touch, look, shown, room, big, spare=more, bare=PARTS[0] if done else "")
        below = room._replace(y=room.y + high, h=room.h - high) if reads is None else reads
        if done:
            spot = first_slot(next(group for group in shown if group.sort == "trade"), room, big)
            card = turned(w, checks, spot, "ask", spot.h + 2)
        also = out_of_reach(w, view, on_show, below) if on_sale and not paying else []
        also += paid(w, view.asked.tile, below) if paying and view.asked else []
        if on_sale and not (says or paying):
            scale = fitting(kept, plan.dock, head, sizes) or 0.8
            aside = left_below(plan.dock, room_for(kept, plan.dock.w, scale, head))
            sold = left_below(room, room_for(shown[:-1], room.w, big, head))
            also += read(w, touch.chosen, shown[-1].picks, (below, aside), sold)
        panes["ask"] = [card, *panes.get("ask", ()), *choices, *told(w, tiles_of(touch.chosen), tiles, below), *also]
        shown, scale = kept, fitting(kept, plan.dock, head, sizes) or 0.8
    ground = [
        el(
            "g",
            *draw_grid(w, view, touch, own, plan.grid, seat is not None, _played(view, look, own)),
            id="own-grid",
            **as_group(w("Grid")),
        ),
        have(w, own, plan.me, "own"),
    ]
    if plan.mode == "narrow":
        foot = max(plan.grid.y + plan.grid.h, plan.me.y + (plan.me.h if plan.me.y > plan.grid.y else 0)) + GAP
        below = Box(plan.pane.x, foot, plan.pane.w, plan.pane.y + plan.pane.h - foot)
        panes["grid"], ground = [*ground, *own_cards(w, view, touch, own, below, "grid", used_there)], []
    elif shelved:
        ground += shelf(w, view, touch, own, plan.shelf, "own")
    chips, high = dock(w, view, touch, look, shown, plan.dock, scale, plan.mode != "narrow")
    under = under_map(plan, bool(shown))
    return el(
        "svg",
        SHEET,
        el(
            "g",
            *(strip(w, view, p, sitters[p.seat], plan.strips[p.seat], touch, look.news) for p in view.players),
            id="strips",
            class_="we-strips",
            **as_group(w("Players")),
        ),
        ghost_strip(w, view.ghost, plan.strips[-1]) if view.ghost else Safe(),
        el("g", *ground, id="own", class_="we-own"),
        el("g", *tabs, id="tabs", class_="we-tabs", role="group", aria_label=w("What is shown")),
        *(
            el(
                "g",
                *kids,
                id=f"pane-{name}",
                class_=f"pane pane-{name}" + (" wanted" if name == pane else ""),
                **(as_group(w("Map")) if name == "map" else as_group(w("Choice")) if name == "ask" else {}),
            )
            for name, kids in panes.items()
        ),
        el("g", *own_cards(w, view, touch, own, under, "map", used_there), id="map-cards", class_="pane pane-map")
        if under is not None and not (checks and not asking and checked is not plan.land)
        else Safe(),
        el("g", *chips, id="dock", class_="we-dock", data_list="", **(as_group(w("What you can do")) if chips else {})),
        large(w, view, touch, plan.pane),
        said_over(plan.pane) if plan.mode != "narrow" else Safe(),
        viewBox=f"0 0 {frame.width} {frame.height}",
        width=frame.width,
        height=frame.height,
        class_=f"{css.TABLE} wendake {plan.mode}",
        role="group",
        aria_label=w("Table of Wendake"),
        data_pane=pane,
        data_asked=question(view, touch, asking, look.news)
        + (f" {pane}" if touch.taught or frame.follows else "")
        + " hint" * bool(touch.advised),  # what it means is turned to
    )


def _on_phone(plan: Plan) -> tuple[bool | None, float]:
    """By which plan the map is drawn, and how high it is to be: what is chosen may take some of its room. Beside a
    lesson on a small phone that of two is so low that rows would be too narrow for people.

    >>> [_on_phone(arrange(352, high, seats, 52))[0] for high, seats in ((380, 2), (500, 2), (380, 4))]
    [True, False, False]
    """
    low = len(plan.strips) == PAIR and plan.land.h < LOW_LAND
    return (low, plan.pane.h) if plan.mode == "narrow" else (None, 0.0)


def _own(view: Observation, seat: int | None) -> Player:
    """Whose grid is large: one's own, or that of whoever plays."""
    if seat is not None:
        return view.players[seat]
    turn = view.actors[0] if view.actors else view.order[0]
    return view.players[turn]


def _played(view: Observation, look: Look, own: Player) -> str:
    """The place of the tile whose actions its owner is doing; "" between turns."""
    asked = view.asked
    if asked is None or asked.seat != own.seat or asked.what == "turn":
        return ""
    return next((e.place for e in reversed(look.news) if isinstance(e, TileChosen) and e.seat == own.seat), "")


def _counted(view: Observation, look: Look) -> tuple[str, ...]:
    """The territories where sentinels bring points, while a Military action is still to be done."""
    asked = view.asked
    return look.majorities if asked and ("military" in asked.steps or asked.what == "military") else ()
