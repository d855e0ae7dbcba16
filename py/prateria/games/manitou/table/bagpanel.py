"""Choosing the party of a hunt: the reserve laid out as cards to tap, the herds in sight above them (MA-06)."""

from collections.abc import Mapping

from prateria.core.game import Bag
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.bag import bag_foot
from prateria.view.furniture import Button, button
from prateria.view.marks import seat_mark
from prateria.view.svg import Safe, el

from .. import words
from ..engine.data import HUNTERS, KINDS, STRENGTH, TURNS, WARRIORS
from ..engine.observe import Observation
from .cards import CARD_H, CARD_W, face
from .roundend import sight
from .spoken import sighted, warrior

__all__ = ["bag_panel", "bag_title"]


def bag_title(w: Words, bag: Bag) -> str:
    """The name of the panel, and of the button that opens it."""
    return w("Choose your party")


def bag_panel(bag: Bag, counts: Mapping[str, int], view: Observation, w: Words) -> Safe:
    """The panel as HTML. A touch of a card puts it in, a touch of one that is in takes it out; a second copy has a key
    of its own, while there is room for it."""
    taken = sum(counts.values())
    return el(
        "div",
        el(
            "div",
            el("h2", bag_title(w, bag)),
            el(
                "div",
                *(sight(w, place.id, place.herds) for place in view.territories),
                button(Button(w("Rules"), "rules", "bag", "quiet", symbol="rules")),
                class_="sights",
            ),
            el(
                "p",
                el("span", _laid(w, bag.total, view.dealer == bag.seat), " ", class_="bag-first"),
                w("Strong hunters take herds, weak ones keep the thief away, warriors on guard capture cards."),
                class_="bag-how",
            ),
            class_=css.BAG_HEAD,
        ),
        *(
            el(
                "div",
                *(
                    _slot(w, bag, kind, counts.get(kind, 0), _captors(view, bag.seat, kind), taken < bag.total)
                    for kind in kinds
                ),
                class_="bag-cards",
                role="group",
                aria_label=label,
            )
            for kinds, label in ((HUNTERS, w("Hunters")), (WARRIORS, w("Great warriors")))
        ),
        el(
            "p",
            el("span", "▲", class_="up", aria_hidden="true"),
            w("beats"),
            el("span", "▼", class_="down", aria_hidden="true"),
            w("is beaten by"),
            el("span", el("i"), class_="copies", aria_hidden="true"),
            w.p("legend", "one card"),
            *_lost(w, view, bag.seat),
            class_="bag-key",
            aria_hidden="true",  # each card says it itself
        ),
        bag_foot(
            w,
            bag,
            taken,
            _counted(w, taken, bag.total, view.dealer == bag.seat),
            _chosen(w, counts),
            beside=w("Hunting strength: %(n)d", n=sum(STRENGTH[KINDS.index(k)] * n for k, n in counts.items())),
        ),
        class_=css.BAG,
    )


def _chosen(w: Words, counts: Mapping[str, int]) -> str:
    """The party in words, card by card."""
    return ", ".join(words.kind(w, kind) for kind in KINDS for _ in range(counts.get(kind, 0)))


def _laid(w: Words, total: int, deals: bool) -> str:
    """How many of the cards are played (MA-08), and what the one that is left over is good for."""
    if total > TURNS:
        return w("You lay seven of these eight cards, so even the last time you can choose.")
    if deals:
        return w("You lay all these cards, and the last card of the hunt is yours.")
    return w("You play the whole hunt with these cards.")


def _counted(w: Words, taken: int, total: int, deals: bool) -> str:
    """How full it is; why it is one card less stands there, or the last cards would slip under the edge of a phone."""
    if deals:
        return w("%(taken)d of %(total)d cards: you deal, so one less", taken=taken, total=total)
    return w("%(taken)d of %(total)d cards", taken=taken, total=total)


def _lost(w: Words, view: Observation, seat: int) -> tuple[Safe | str, ...]:
    """What the marks of others under a card mean, where there are any."""
    by = {player.seat for player in view.players if any(owner == seat for owner, _ in player.captives)}
    marks = el("span", *(seat_mark(one) for one in sorted(by)), class_="copies", aria_hidden="true")
    return (marks, w("captured")) if by else ()


def _captors(view: Observation, seat: int, kind: str) -> list[int]:
    """Who has captured cards of that kind of the seat: a seat for each card."""
    return [player.seat for player in view.players for captive in player.captives if captive == (seat, kind)]


def _slot(w: Words, bag: Bag, kind: str, n: int, captors: list[int], room: bool) -> Safe:
    """A card, and where one of two copies is in, the key for the other."""
    card = _card(w, bag, kind, n, captors)
    if not (room and 0 < n < bag.limits[KINDS.index(kind)]):
        return el("span", card, class_="bag-slot")
    more = el(
        "button",
        "+",
        type="button",
        class_="bag-more",
        data_do="bag-add",
        data_value=kind,
        aria_label=w("one more: %(kind)s", kind=words.kind(w, kind)),
        id=f"bag-more-{kind}",
    )
    return el("span", card, more, class_="bag-slot")


def _meant(w: Words, kind: str) -> str:
    """What a card says of itself to whoever holds it."""
    if kind in WARRIORS:
        return sighted(w, kind)
    n = STRENGTH[KINDS.index(kind)]
    return w("Hunter %(n)d: adds %(n)d to your strength where it goes, and to the sum that draws the hide thief.", n=n)


def _card(w: Words, bag: Bag, kind: str, n: int, captors: list[int]) -> Safe:
    k = KINDS.index(kind)
    limit = bag.limits[k]
    label = w("%(card)s: %(n)d of %(limit)d chosen", card=words.kind(w, kind), n=n, limit=limit)
    if kind in WARRIORS:
        label = f"{label}; {warrior(w, kind)}"
    if captors:
        label = f"{label}; {w.n('%(n)d captured', '%(n)d captured', len(captors))}"
    dots = [el("i", class_=css.ON if i < n else None) for i in range(limit)]
    lost = [seat_mark(seat) for seat in captors]
    state = "taken" if n else "gone" if not limit else ""
    return el(
        "button",
        el(
            "svg",
            el("title", _meant(w, kind)),
            face(kind, bag.seat, True),
            viewBox=f"0 0 {CARD_W} {CARD_H}",
            class_=f"{css.TABLE} {css.CARD_UP} s{bag.seat}",
            aria_hidden="true",
        ),
        el("span", *dots, *lost, class_="copies", aria_hidden="true"),
        Safe() if limit else el("span", w("captured"), class_="bag-lost"),
        el("span", words.kind(w, kind), class_="bag-name") if kind in WARRIORS else Safe(),
        type="button",
        class_=f"bag-card {state}".rstrip(),
        data_do="bag-remove" if n else "bag-add",
        data_value=kind,
        aria_label=label,
        aria_pressed="true" if n else "false",
        disabled=not limit,
        id=f"bag-{kind}",
    )
