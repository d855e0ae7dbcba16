"""One's own things: tracks, camp, the six actions of the round, what hunters cost, the market. BI-16 to BI-18."""

from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.letters import LABEL, LEAST, NAME, NOTE, NUMBER, TEXT
from prateria.view.measure import fit, width
from prateria.view.palette import shape
from prateria.view.plate import frame, ground
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_group, state_of, touchable

from .. import words
from ..engine.data import ACTIONS, DEEDS, PRICES, SIZES, TIPI
from ..engine.observe import Observation, Player
from ..engine.preview import Look
from ..words import has, nouns
from ..words.deeds import TAKES, barred, first_buy
from ..words.refusals import why_not
from ..words.signs import about_deed, about_hunters, short
from .area.doing import doing
from .area.turnkeys import turn_keys
from .emblems import emblem
from .forecast import NAMED, PILL_W, at_home, begun, beside_own, on_pills
from .layout import SMALL_KEY_CORNER, Plan
from .market import is_open
from .stock import heap, track
from .strips import spoken

__all__ = ["dock", "speaks_of_actions"]

_NAMES: Final = ("deed:", "hunters:")
_FROM_CAMP: Final = ("put", "build")  # the phases in which something goes from the camp to a space

CORNER: Final = 13
MARK: Final = 18  # the shape of the player, and a sign beside words or a number
_BOTH: Final = 50.0  # in lower keys "+1" under a basket would lie over the word


def dock(w: Words, view: Observation, touch: Touch, look: Look, plan: Plan, sitter: Sitter) -> list[Safe]:
    """The panel of the one who looks; nothing without one."""
    panel = plan.panel
    if panel is None or plan.camp is None:
        return []
    player = view.players[sitter.seat]
    turn, pills = player.seat in view.actors, on_pills(view, look) is not None
    then = look.preview.animals if look.preview and look.preview.seat == player.seat else player.animals
    back = (ground(panel, CORNER), frame(panel, CORNER)) if turn else (ground(panel, CORNER),)
    said = spoken(w, view, player, isolate(sitter.name))
    return [
        el(
            "g",
            *back,
            *_head(w, view, plan.head, sitter, pills),
            _tracks(w, player, then, plan.tracks),
            _camp(w, view, touch, player, beside_own(plan) if pills else plan.camp) if plan.houses else "",
            doing(w, view, plan.doing),
            id=f"player-{player.seat}",
            data_drop="own",  # what one buys is dropped there
            class_=f"{css.PLAYER} own s{player.seat}" + (f" {css.TURN}" if turn else ""),
        ),
        at_home(w, view, touch, look, plan, player.seat, said),
        *(() if view.outcome else _actions(w, view, touch, look, plan, player)),  # a game that is over offers nothing
    ]


def _actions(w: Words, view: Observation, touch: Touch, look: Look, plan: Plan, player: Player) -> list[Safe]:
    """The six actions of the round, what hunters cost, the market and the end of the turn. A lesson shows the keys of
    actions where it speaks of them."""
    spoken_of = speaks_of_actions(touch)
    keys = (
        _named(w("Actions"), _deeds(w, view, touch, look, player, plan), f"bi-deeds s{player.seat}"),
        _named(w("Hunters"), _prices(w, view, touch, look, plan), "bi-prices"),
    )
    return [
        *(keys if spoken_of and plan.deeds else ()),
        *(turn_keys(w, view, touch, plan.buttons) if plan.buttons else ()),
    ]


def _named(name: str, keys: list[Safe], class_: str) -> Safe:
    """Keys of a sort, by the name of that sort; no name without keys."""
    return el("g", *keys, class_=class_, **(as_group(name) if keys else {}))


def speaks_of_actions(touch: Touch) -> bool:
    """Whether their keys are shown: a lesson may speak of other things."""
    return not touch.taught or any(pick.startswith(_NAMES) for pick in (*touch.possible, *touch.chosen))


def _head(w: Words, view: Observation, box: Box | None, sitter: Sitter, pills: bool) -> list[Safe]:
    """Mark, name, totem, how many actions are left. `pills`: room is left for what is counted."""
    if box is None or box.w < NAMED:
        return []
    y = box.y + box.h / 2
    done = len(view.players[sitter.seat].deeds)
    left = f"{done}/{ACTIONS}"
    totem = sitter.seat == view.totem
    taken = width(left, TEXT) + (PILL_W + 8 if pills else 0)
    room = box.w - 24 - taken - (26 if totem else 6)
    parts = [
        shape(sitter.seat, box.x, y - MARK / 2, MARK),
        el(
            "text",
            fit(sitter.name, room, NAME),
            x=box.x + 23,
            y=round(y + 5.4, 1),
            font_size=NAME,
            class_=css.BOLD,
            aria_hidden="true",
        ),
        el(
            "g",
            el("title", begun(w, view, sitter.seat)),
            el("text", left, x=box.x + box.w - 2, y=round(y + 5, 1), font_size=TEXT, class_=css.END_SOFT),
        ),
    ]
    if totem:
        parts.append(emblem("totem", round(box.x + box.w - taken - 24, 1), y - MARK / 2, MARK))
    return parts


def _tracks(w: Words, player: Player, then: tuple[int, ...], boxes: tuple[Box, ...]) -> Safe:
    kids = [track(i, player.animals[i], then[i], box, player.seat) for i, box in enumerate(boxes)]
    return el("g", *kids, role="img", aria_label=w("Your stock: %(animals)s", animals=nouns.goods(w, player.animals)))


def _camp(w: Words, view: Observation, touch: Touch, player: Player, box: Box) -> Safe:
    """What lies ready; while it can go to a space it can be moved there by hand."""
    label = w("Your camp: %(pieces)s", pieces=nouns.pieces(w, player.supply))
    kids = heap(player.supply, player.seat, box)
    goes = any(pick.startswith("space:") for pick in (*touch.possible, *touch.chosen)) and view.phase in _FROM_CAMP
    if not goes:
        return el("g", *kids, role="img", aria_label=label)
    first = 2 if view.phase == "build" and len(kids) > 2 else 0  # heap: hunters, their number, then camps
    if first and view.doing and view.doing.deed == "canoe":
        first = min(2 + sum(player.supply[TIPI + n] > 0 for n in SIZES), len(kids) - 1)
    kids[first] = el("g", kids[first], id="from-camp")
    kids.insert(0, box.rect(css.HIT))
    return el("g", *kids, role="img", aria_label=label, data_drag="camp", data_carry="from-camp")


def _deeds(w: Words, view: Observation, touch: Touch, look: Look, player: Player, plan: Plan) -> list[Safe]:
    """The six actions; those taken are filled with the colour of the seat."""
    if plan.low and any(pick.startswith("deed:") for pick in touch.chosen):
        return []
    if not plan.deeds:
        return []
    parts = []
    asked = len(touch.chosen) == 1 and touch.chosen[0].startswith("deed:")  # how many hunters
    trading_now = is_open(view, touch)
    over = has.done(view, player)
    offered = any(pick in touch.possible for pick in TAKES)  # which animal is asked: keys are led to the answers
    all_idle = all(deed in look.idle for deed in DEEDS if f"deed:{deed}" in touch.possible)
    for deed, box in zip(DEEDS, plan.deeds, strict=True):
        done = deed in player.deeds
        label = words.pick_label(w, f"deed:{deed}", view)
        idle = not done and deed in look.idle
        class_ = "bi-deed done" if done else "bi-deed idle" if idle else "bi-deed"
        said = w("%(action)s: done in this round", action=label) if deed in over else label
        said = _in_vain(w, view, deed) if idle else said
        size = min(box.h - 19, 38) if box.h >= 40 else min(box.h - 8, 26)
        size, left = (min(size * 0.76, box.w - 38), box.x + 5) if idle else (size, box.x + (box.w - size) / 2)
        parts.append(
            touchable(
                touch,
                f"deed:{deed}",
                said,
                box.rect("bi-key", SMALL_KEY_CORNER),
                el("title", _about_idle(w, view, deed) if idle else about_deed(w, deed)),
                _under(_word(w, deed, box.w - 3), box) if box.h >= 40 else Safe(),
                _tick(box) if done else Safe(),
                id_=f"deed-{deed}",
                class_=class_,
                aria_description="" if idle else None,  # it would say the name once more
                data_aside="" if asked or trading_now or (idle and not all_idle) else None,
                data_behind="" if offered else None,
            )
        )
        art = [emblem(deed, round(left, 1), round(box.y + (7 if idle else 3.5), 1), size)]
        parts.append(
            _over(
                touch,
                f"deed:{deed}",
                class_,
                *art,
                *(_only_an_animal(box, bool(first_buy(w, view, deed))) if idle else ()),
            )
        )
    return parts


def _in_vain(w: Words, view: Observation, deed: str) -> str:
    """Why an action is only good for the animal that it brings without hunters."""
    return w("%(action)s: it only brings 1 animal. %(why)s", action=nouns.deed(w, deed), why=barred(w, view, deed))


def _about_idle(w: Words, view: Observation, deed: str) -> str:
    """What an action does, why no hunter can take part now, and what leads on."""
    why = (barred(w, view, deed), first_buy(w, view, deed), w("With 0 hunters you take an animal."))
    return " ".join(filter(None, (about_deed(w, deed), *why)))


def _only_an_animal(box: Box, market: bool) -> list[Safe]:
    """In the corner of an action in which no hunter can take part; a basket where something is to be bought first."""
    x, y = box.x + box.w - 5, box.y + (36 if market else 21)
    basket = [emblem("market", round(x - 19, 1), round(box.y + 5, 1), 17)] if market else []
    if market and box.h < _BOTH:
        return basket
    return [
        *basket,
        el("text", "+1", x=round(x - 12, 1), y=round(y, 1), font_size=NOTE, class_=css.END_HEAVY),
        emblem("paw", round(x - 11, 1), round(y - 10, 1), 11),
    ]


def _over(touch: Touch, pick: str, class_: str, *art: Safe) -> Safe:
    """What is drawn over a key and is none of its words: figures in it are no part of its name."""
    look = f"{class_} {state_of(touch, pick)}".strip()
    return el("g", *art, class_=look, aria_hidden="true", pointer_events="none")


def _word(w: Words, deed: str, room: float) -> str:
    """The short word, or of the two ways to move only how far, where the longer one has no room."""
    moves = deed.startswith("move") and width(short(w, "move3"), LEAST) > room
    return short(w, deed).split()[-1] if moves else short(w, deed)


def _under(text: str, box: Box) -> Safe:
    x, y = round(box.x + box.w / 2, 1), round(box.y + box.h - 5, 1)
    size = NOTE if width(text, NOTE) <= box.w - 4 else LEAST
    return el("text", fit(text, box.w - 2, size), x=x, y=y, font_size=size, class_=css.MIDDLE, aria_hidden="true")


def _tick(box: Box) -> Safe:
    x, y = box.x + box.w - 16, box.y + 5
    return el("path", d=f"M{x:.5g} {y + 5:.5g}l3.5 4 7-8.5", class_="bi-tick")


def _prices(w: Words, view: Observation, touch: Touch, look: Look, plan: Plan) -> list[Safe]:
    """How many hunters, and what that costs; lit more softly while the action is still to be chosen, which comes first:
    twelve keys that shine alike lead the eye nowhere."""
    if plan.low and not any(pick.startswith("deed:") for pick in touch.chosen):
        return []
    parts = []
    # keys lead on to what is asked next (web/keyboard.mjs)
    first = any(pick.startswith("deed:") for pick in touch.possible) and not touch.chosen
    idle = any(f"deed:{deed}" in touch.chosen for deed in look.idle)  # nothing else is left to choose
    for n, box in enumerate(plan.prices):
        two = box.h >= 38
        x, y = box.x + box.w / 2, box.y + (box.h * 0.32 if two else box.h / 2)
        number = str(n)
        wide = 19 + width(number, NUMBER)
        left = x - wide / 2 if two else box.x + 6
        class_ = "bi-hunters dear" if n > look.affordable else "bi-hunters"
        class_ += " later" if first else ""
        pick = f"hunters:{n}"
        said, held = words.pick_label(w, pick, view), about_hunters(w, n)
        if view.seat in view.actors and not touch.taught and not state_of(touch, pick):  # a lesson goes its own way
            why = why_not(w, view, touch.chosen, pick)
            said, held = f"{said}. {why}", held if first else why
        parts.append(
            touchable(
                touch,
                pick,
                said,
                box.rect("bi-key", SMALL_KEY_CORNER),
                el("title", held),
                emblem("hunter", round(left - 2, 1), round(y - MARK / 2, 1), MARK),
                el("text", number, x=round(left + 17, 1), y=round(y + 6, 1), font_size=NUMBER, class_=css.HEAVY),
                id_=f"hunters-{n}",
                class_=class_,
                aria_description="",  # it would say the name once more
                data_aside="" if first or not (n or idle) else None,  # who gives an action up goes there by themselves
            )
        )
        parts.append(_over(touch, f"hunters:{n}", class_, *_price(w, n, box, two, y)))
    return parts


def _price(w: Words, n: int, box: Box, two: bool, y: float) -> list[Safe]:
    """What so many hunters cost or bring, with a paw for animals of any kind."""
    free = n and not PRICES[n]
    price = w.p("price", "free") if free else f"−{PRICES[n]}" if n else "+1"
    text, size = fit(price, box.w - 4, LABEL), 0 if free else LABEL
    wide = width(text, LABEL) + (size + 2 if size else 0)
    left = box.x + (box.w - wide) / 2 if two else box.x + box.w - 6 - wide
    base = box.y + box.h - 6 if two else y + 5
    paw = emblem("paw", round(left + wide - size, 1), round(base - 11, 1), size) if size else Safe()
    return [el("text", text, x=round(left, 1), y=round(base, 1), font_size=LABEL, class_="bi-price"), paw]
