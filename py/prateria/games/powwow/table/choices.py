"""What a claim takes: chosen where it lies; where several people race also at the chooser's side, turned to them."""

from collections.abc import Sequence
from typing import Final

from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Sitter
from prateria.view.letters import DROP, NAME
from prateria.view.measure import fit, width
from prateria.view.palette import shape
from prateria.view.stone import stone
from prateria.view.svg import Safe, el
from prateria.view.touchable import as_button, touchable

from .. import words
from ..engine.data import CARDS, LOOT, TOTEM
from ..engine.observe import Observation
from ..engine.preview import Look, brings
from .between import number
from .cards import PERSON_H, PERSON_W, person
from .emblems import thing
from .layout import GLOW, GLOW_CORNER, HAIR, Plan, Side
from .pieces import class_of
from .sides import turned

__all__ = ["choices", "piles"]

MANY: Final = 4
"""More than so many have quiet frames: dashes round each of them would be all that one sees."""
TOTEMS: Final = "loot:totem"
BRINGS: Final = 15.0  # half of the number at a choice
PLUS: Final = 12.0  # half of the mark of what comes along
OVER: Final = 7  # so far over the cards of a side and their frames goes what covers them
HEAD: Final = 32  # for what is asked, over the things to choose from

_CHOICES: Final = (
    *(f"loot:{loot}" for loot in LOOT),
    *(f"person:{card}" for card in CARDS[len(LOOT) :]),
)


def piles(w: Words, view: Observation, touch: Touch, look: Look, plan: Plan, names: Sequence[str]) -> list[Safe]:
    """What may be taken answers where it lies: that is where everybody looks. Outlined, over the cards."""
    if view.phase != "take" and not (view.setup.calm and view.phase == "ask"):
        return []
    found, there = [], [pick for pick in _CHOICES if pick in touch.chosen or pick in touch.possible]
    look_of = "choice many" if len(there) > MANY else "choice"
    along = not view.setup.calm and _captives(view, there, look) and TOTEMS not in there
    if along:  # what a chief comes for answers, too: it says that the captive is chosen
        there, touch = [*there, TOTEMS], touch._replace(possible=(*touch.possible, TOTEMS))
    elif touch.ready is None and _captives(view, there, look) and LOOT[TOTEM] not in look.cards:
        # what that is says `lit.meanings`
        found.append(el("g", _goes_along(plan.heaps[LOOT[TOTEM]]), id="goes-along", class_="pw-lit"))
    feared = words.feared(view, there)
    for pick in there:
        what = pick.partition(":")[2]
        box = plan.heaps.get(what) or plan.persons[what]
        owner = words.owner_of(view, what)
        label = words.way_label(w, pick, view, look, feared.get(what, 0), "" if owner is None else names[owner])
        if touch.ready is not None and pick not in touch.chosen:
            label = words.instead_label(w, label)
        label = f"{label[:1].upper()}{label[1:]}"
        frame = box.inset(GLOW if what in LOOT else -HAIR)  # round a person's card, not across it
        kids = [_goes_along(box) if along and pick == TOTEMS else frame.rect("pw-pick", GLOW_CORNER)]
        if not view.setup.calm:
            kids += _bring(view, what, frame)
        if what in feared:
            kids.append(_harm(feared[what], owner or 0, box, owner in view.answered))
        kids.append(box.inset(-GLOW).rect(css.HIT))
        found.append(touchable(touch, pick, label, *kids, id_=f"pile-{what}", class_=look_of))
    return found


def _bring(view: Observation, loot: str, box: Box) -> list[Safe]:
    """In a race: how many cards that loot would bring, at the corner of its frame; of captives each as many."""
    if loot not in LOOT or view.settled >= len(view.pile):
        return []
    claim = view.pile[view.settled]
    n, _ = brings(view, claim.seat, claim.kind, loot)
    return (
        [*stone(f"+{n}", box.x + BRINGS, box.y + BRINGS, BRINGS, None, NAME, "pw-brings", "pw-brings-ink")] if n else []
    )


def _goes_along(box: Box) -> Safe:
    """A whole frame, as round all that is taken, and a plus at its corner: no choice, for it comes with each of the
    captives."""
    x, y = box.x + PLUS + 3, box.y + PLUS + 3
    frame = box.inset(GLOW)
    return el(
        "g",
        frame.rect("pw-taken-edge", GLOW_CORNER),
        frame.rect("pw-taken", GLOW_CORNER),
        el("circle", cx=round(x, 1), cy=round(y, 1), r=PLUS, class_=css.STONE),
        el("path", d=f"M{x - 6:.5g} {y:.5g}h12M{x:.5g} {y - 6:.5g}v12", class_="pw-plus"),
    )


def _captives(view: Observation, picks: Sequence[str], look: Look) -> bool:
    """Whether among these is somebody who goes along with totems."""
    chosen = look.claim[1] if look.claim and view.phase == "ask" else ""
    kind = view.pile[view.settled].kind if view.settled < len(view.pile) else chosen
    return any(words.is_captive(kind, pick) for pick in picks if pick.startswith("person:"))


def _harm(n: int, seat: int, box: Box, first: bool) -> Safe:
    """So many cards their owner cannot take without that person, at the head of the card: with the mark of that seat,
    on a plate, for it is nothing that one gets oneself. `first`: they have answered before."""
    text, mark, high = f"−{n}?" if first else f"−{n}", 13.0, 20.0
    letters = NAME * 0.9
    wide = mark + width(text, letters) + 12
    x, y = box.x + box.w - wide - GLOW, box.y + GLOW / 2
    return el(
        "g",
        el("rect", x=round(x, 1), y=round(y, 1), width=round(wide, 1), height=high, rx=6, class_="pw-able"),
        el("g", shape(seat, round(x + 4, 1), round(y + (high - mark) / 2, 1), mark), class_=f"s{seat}"),
        el("text", text, x=round(x + mark + 7, 1), y=round(y + high / 2 + letters * DROP, 1),
           font_size=round(letters, 1), class_="pw-harm"),
        aria_hidden="true",
    )  # fmt: skip


def choices(w: Words, view: Observation, touch: Touch, plan: Plan, sitters: tuple[Sitter, ...]) -> Safe:
    """Where several people race: what to take, before the one who chooses, turned towards them. For one person, and in
    the calm way, the cards themselves will do (`piles`), and nothing is covered."""
    found = {*touch.chosen, *touch.possible}
    picks = [pick for pick in _CHOICES if pick in found]
    actor = view.actors[0] if len(view.actors) == 1 else None
    place = plan.side_of(actor) if actor is not None else None
    if not picks or place is None or len(plan.sides) < 2 or view.phase != "take" or view.setup.calm:
        return Safe()
    title = words.prompt(w, view._replace(seat=place.seat), [sitter.name for sitter in sitters], touch)
    return el(
        "g",
        *_panel(w, view, touch, place, picks, title),
        id="choices",
        class_=f"choices s{place.seat}",
        transform=turned(place),
        role="group",
        aria_label=w("What you can do"),
    )


def _panel(w: Words, view: Observation, touch: Touch, place: Side, picks: list[str], title: str) -> list[Safe]:
    """The things and people that may be taken, as large as there is room for."""
    room = place.w - 24
    rows = -(-len(picks) // int(room // 84))
    columns = -(-len(picks) // rows)
    high, each = 78.0, min(room / columns, 120.0)
    wide = min(max(columns * each, width(title, NAME) + 12), room)
    left, top = (place.w - columns * each) / 2, place.h - 14 - rows * high
    box = ((place.w - wide) / 2 - 10, top - HEAD, wide + 20, rows * high + HEAD + 4)
    panel = _over_cards(Box(*box), place)
    at = round(place.w / 2, 1), round(top - 11, 1)
    kids = [
        panel.rect("pw-panel", 16),
        el("text", fit(title, wide + 4, NAME), x=at[0], y=at[1], font_size=NAME, class_=css.MIDDLE_BOLD),
    ]
    for i, pick in enumerate(picks):
        box = Box(left + i % columns * each + 4, top + i // columns * high, each - 8, high - 6)
        kids.append(_button(w, view, touch, pick, box))
    return kids


def _over_cards(box: Box, place: Side) -> Box:
    """That panel, so large that it covers all of the cards of the side: none looks out in part."""
    cards = place.cards
    x, y = min(box.x, *(card.x - OVER for card in cards)), min(box.y, *(card.y - OVER for card in cards))
    right = max(box.x + box.w, *(card.x + card.w + OVER for card in cards))
    foot = max(box.y + box.h, *(card.y + card.h + OVER for card in cards))
    return Box(*(round(size, 1) for size in (x, y, right - x, foot - y)))


def _button(w: Words, view: Observation, touch: Touch, pick: str, box: Box) -> Safe:
    sort, _, what = pick.partition(":")
    chosen = pick in touch.chosen
    label = words.pick_label(w, pick, view)
    cx, cy = box.middle
    kids = [box.rect("pw-choice", GLOW_CORNER)]
    if sort == "loot":
        n = dict(view.table).get(what, 0)
        size = min(56.0, box.h - 6, box.w * 0.72)
        kids += [
            *_bring(view, what, box),
            thing(what, round(cx - size * 0.57, 1), round(cy - size / 2, 1), round(size, 1)),
            number(n, cx + size * 0.48, cy + size * 0.32, 14 if size > 40 else 11, not view.setup.calm),
        ]
    else:
        size = min(box.w - 12, 80.0, (box.h - 4) * PERSON_W / PERSON_H)
        h = size * PERSON_H / PERSON_W
        kids += [
            el("g", person(what), transform=f"translate({cx - size / 2:.5g} {cy - h / 2 - 3:.5g}) "
               f"scale({size / PERSON_W:.4g})", class_=f"{css.CARD_UP} {class_of(what)}"),
            el("circle", cx=cx + size / 2 - 8, cy=cy + h / 2 - 6, r=14, class_=css.STONE),
            thing(_with(view, what), round(cx + size / 2 - 18, 1), round(cy + h / 2 - 16, 1), 20),
        ]  # fmt: skip
    return el(
        "g",
        *kids,
        id=f"choice-{what}",
        class_=f"choice {css.CHOSEN}" if chosen else "choice",
        **as_button(pick, label, chosen, True),
    )


def _with(view: Observation, partner: str) -> str:
    """The loot that comes with a captive or a spouse: captives of a chief come with totems, else it is a wedding."""
    chief = view.settled < len(view.pile) and view.pile[view.settled].kind == "chief"
    return "totem" if chief and not partner.endswith("-maiden") else "tipi"
