"""What the things on the table say of themselves in the calm way, when they are touched though that is no move."""

from collections.abc import Sequence

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.data import CARD, LOOT, MAIDEN, TIPI, TRIBE, USUAL
from ..engine.observe import Observation
from ..engine.preview import Look, brings, claimers, first, hopes, likely, wanted, ways
from .labels import able, done, either, is_captive, pick_label, takable
from .nouns import card as card_
from .nouns import haul, lying
from .nouns import kind as kind_
from .refusals import captiveless, no_captive, unsound, why_not
from .worths import each, in_all

__all__ = [
    "card_meaning",
    "card_use",
    "claimable",
    "instead_label",
    "late",
    "loot_use",
    "meaning",
    "of_board",
    "waited",
    "way_label",
]


def meaning(w: Words, view: Observation, touch: Touch, look: Look, card: str, names: Sequence[str]) -> str:
    """An open card that cannot be chosen now, or the bare place of one: what it is good for, or why not. `names` by
    seat."""
    mine = view.seat is not None and view.seat in view.actors
    if mine and card in look.cards:
        return w("%(card)s: goes along with this claim.", card=_card(w, view, card))
    if mine and card == "totem" and any(pick.startswith("person:") for pick in touch.possible):
        return w("The totems come with a captive: touch one of the people in a green frame.")
    claiming = view.pile[view.settled].kind if view.phase == "take" else look.claim and look.claim[1]
    if mine and claiming and card not in LOOT and dict(view.table).get(card):
        return _left(w, view, claiming, card)
    if mine and view.phase == "take":
        return why_not(w, view, touch.chosen, f"loot:{card}")
    if card not in LOOT:
        return _person(w, view, card, names)
    first_ = _claimed_first(w, view, card) if mine and view.phase == "ask" else _nobody(w, view, card)
    return " ".join(filter(None, (loot_use(w, card), first_, _signs(w, view, card, names))))


def _left(w: Words, view: Observation, kind: str, card: str) -> str:
    """Why a claim with that tribe card leaves that person (PW-11, PW-12, PW-22)."""
    maiden = card.endswith("-maiden")
    if kind == "chief":
        return w("A chief takes only men captive.") if maiden else w("A chief takes a captive only along with totems.")
    if view.setup.marriage and (kind == "maiden") == maiden:
        return w("A wedding needs a man and a maiden.")
    return w("Only a chief takes a captive.")


def card_use(w: Words, kind: str) -> str:
    """What a tribe card is for."""
    return {
        "chief": w("With the chief you take all totems and one captive, or all tipis instead."),
        "warrior": w("With the warrior you take all tomahawks, or all tipis instead."),
        "maiden": w("With the maiden you take all necklaces, or all tipis instead."),
        "hunter": w("With the hunter you take all bison, or all tipis instead."),
    }[kind]


def card_meaning(w: Words, view: Observation, seat: int, kind: str, back: str = "") -> str:
    """One's own tribe card, when it is held: what it is for, what it would take now, or why nothing, and what its sign
    says. `back`: one's own last action, if it can be taken back: who has just waited may still claim."""
    found = takable(w, view, seat, kind)
    now = (
        w("On the table for it now: %(ways)s.", ways=found)
        if found
        else unsound(w, view._replace(seat=seat), f"{seat + 1}-{kind}")
    )
    return f"{card_use(w, kind)} {now} {_sign(w, view, seat, kind, back)}".rstrip()


def _sign(w: Words, view: Observation, seat: int, kind: str, back: str) -> str:
    """The number at the foot of the card, as `table.stakes.badges` draws it."""
    n, _ = brings(view, seat, kind)
    if not n or view.phase not in ("ask", "turn"):
        return ""
    told = w.n("The sign +%(n)d: it would bring you %(n)d card.", "The sign +%(n)d: it would bring you %(n)d cards.", n)
    if view.phase == "turn" and waited(back):
        return f"{told} {w('You have waited, but a touch still claims with it.')}"
    if view.phase == "turn":
        return f"{told} {w('Dashed: first a card is turned.')}"
    if not first(view, seat, kind):
        return told
    asked = w("The “?”: somebody before you has answered in secret and may take some of it first.")
    return f"{told} {asked}"


def late(view: Observation, touch: Touch, kind: str) -> bool:
    """Whether who looks has just waited, and would still claim something by a touch of that card."""
    if view.seat is None or view.phase != "turn" or not waited(touch.back):
        return False
    return brings(view, view.seat, kind)[0] > 0


def claimable(w: Words, view: Observation, touch: Touch, aloud: bool = False) -> str:
    """That who has just waited may still claim, and with what; '' for all others. `aloud`: for who goes by keys."""
    seat = view.seat
    if seat is None or view.phase != "turn" or not waited(touch.back):
        return ""
    found = [(n, kind) for kind in TRIBE if (n := brings(view, seat, kind)[0])]
    cards = either(w, [f"{kind_(w, kind)} +{n}" for n, kind in found])
    if found and aloud:
        return w("Or claim after all: H leads to your cards (%(cards)s).", cards=cards)
    return w("Or claim now: touch your card (%(cards)s).", cards=cards) if found else ""


def waited(back: str) -> bool:
    """Whether one's own last action, which can be taken back, was to wait: a touch of a card claims after all."""
    return back.endswith(" pass")


def _card(w: Words, view: Observation, card: str) -> str:
    return lying(w, card, dict(view.table).get(card, 1))


def loot_use(w: Words, card: str) -> str:
    """Who takes that loot."""
    return {
        "bison": w("A hunter takes all bison."),
        "totem": w("A chief takes all totems, and one captive."),
        "tomahawk": w("A warrior takes all tomahawks."),
        "necklace": w("A maiden takes all necklaces."),
        "tipi": w("Tipis: anybody who claims may take all of them instead."),
    }[card]


def _signs(w: Words, view: Observation, loot: str, names: Sequence[str]) -> str:
    """The marks at the edge of its heap, as `table.stakes.marked` draws them."""
    seats = claimers(view, loot) if view.setup.calm and view.outcome is None else ()
    return (
        w("The small signs: who could take it now (%(names)s).", names=w.list([names[s] for s in seats]))
        if seats
        else ""
    )


def _claimed_first(w: Words, view: Observation, loot: str) -> str:
    """What must be touched before it: one claims with a card, then there are things to take (PW-18); or why none of
    one's own cards takes it now."""
    seat = view.actors[0]
    if cards := able(w, view, seat, loot):
        return w("First touch your own card: %(card)s.", card=cards)
    if loot == LOOT[TIPI]:
        return ""
    return unsound(w, view, f"{seat + 1}-{TRIBE[USUAL.index(CARD[loot])]}")


def _nobody(w: Words, view: Observation, loot: str) -> str:
    """That the one who looks has nobody there for that loot, before a card is turned; '' where they have."""
    if view.seat is None or view.phase != "turn" or not dict(view.table).get(loot):
        return ""
    own = [f"{view.players[view.seat].colour}-{one}" for one in TRIBE]
    if loot == LOOT[TIPI]:
        return "" if {*own} & {card for card, _ in view.table} else w("None of your people is on the table.")
    kind = USUAL.index(CARD[loot])
    if own[kind] in dict(view.table):
        return no_captive(w) if loot == "totem" and captiveless(view) else ""
    return unsound(w, view, f"{view.seat + 1}-{TRIBE[kind]}")


def _person(w: Words, view: Observation, card: str, names: Sequence[str]) -> str:
    """Whose it is; of one's own whether it can claim now."""
    colour, _, kind = card.partition("-")
    said = _card(w, view, card)
    seat = next((player.seat for player in view.players if player.colour == colour), None)
    if seat is None and kind == TRIBE[MAIDEN] and not (view.setup.marriage or view.setup.sharing):
        return w("%(card)s: nobody plays this colour, and a maiden is no captive.", card=said)  # so she is pale
    if seat is None:
        return w("%(card)s: nobody plays this colour.", card=said)
    if card in (hoped := hopes(view)):
        comes = _may_come(w, view, said, card, hoped[card][1])
        told = _hope(w, comes, "" if seat == view.seat else names[seat], hoped[card][0])
        return f"{told} {w('The thick frame: nobody would bring you more.')}" if card in wanted(view, hoped) else told
    if seat != view.seat:
        return w("%(card)s: belongs to %(name)s.", card=said, name=names[seat])
    if view.phase != "ask" or seat not in view.actors:
        lacks = no_captive(w) if kind == TRIBE[0] and captiveless(view) else ""
        return f"{w('%(card)s: one of yours.', card=said)} {lacks}".rstrip()
    if ways(view, seat, kind):
        return w("%(card)s: to claim, touch the same card before you.", card=said)
    return f"{said}: {unsound(w, view, f'{seat + 1}-{kind}')}"


def _may_come(w: Words, view: Observation, said: str, card: str, most: int) -> str:
    """Who may still come, and how many of them, as the points in the bare place have it (`table.between`): on a half
    prairie how many are likely to, for the others lie in the box (PW-26)."""
    if sum(n for _, n in view.prairie) == view.left:
        return w("%(card)s (may still come: %(n)d).", card=f"{said} {'•' * most}", n=most)
    if n := likely(view, card):
        return w("%(card)s (likely to come: about %(n)d, at most %(most)d).", card=f"{said} {'•' * n}", n=n, most=most)
    return w("%(card)s (may still come, with luck).", card=f"{said} ○")


def _hope(w: Words, told: str, name: str, n: int) -> str:
    """And what they would bring. `name`: whose it is, '' for the one who looks."""
    if not n:
        return told
    if not name:
        yours = w.n("It would bring you %(n)d card now.", "It would bring you %(n)d cards now.", n)
        return f"{told} {yours}"
    would = w.n(
        "For %(name)s it would bring %(n)d card now.",
        "For %(name)s it would bring %(n)d cards now.",
        n,
        name=isolate(name),
    )
    return f"{told} {would}"


def of_board(w: Words, view: Observation, touch: Touch) -> tuple[str, str]:
    """The council board: what a touch on it says, and what it does; each may be nothing."""
    if not view.setup.calm or view.outcome is not None:
        return "", ""
    mine = view.phase == "ask" and view.seat is not None and view.seat in view.actors
    if mine and touch.ready is not None and touch.chosen != ("button:pass",):
        return "", done(w, touch.ready)
    if any(pick.startswith(("loot:", "person:")) for pick in touch.possible):
        return w("First choose what you take: touch something in a green frame."), ""
    return w("Council board: who claims puts a card here."), ""


def way_label(w: Words, pick: str, view: Observation, look: Look, harm: int = 0, name: str = "") -> str:
    """Something that a claim may take, where it lies: all that comes with it. `harm`: so many cards its owner `name`
    could take with that person, as its sign says."""
    sort, _, what = pick.partition(":")
    if look.claim is None:
        return pick_label(w, pick, view)
    seat, kind = look.claim
    captive = sort == "person" and is_captive(kind, what)
    told = pick_label(w, pick, view)
    if captive:
        told = w.p("haul", "captive: %(card)s, with all totems", card=card_(w, what))
    elif sort == "person":
        told = haul(w, "tipi", what)
    loot = what if sort == "loot" else "totem" if captive else "tipi"
    if n := each(view, seat, kind, loot, (what,) if sort == "person" else (None,)):
        told = in_all(w, told, n)
    if not harm:
        return told
    could = w.n("%(name)s could take %(n)d card with him.",
                "%(name)s could take %(n)d cards with him.", harm, name=name)  # fmt: skip
    return f"{told}. {could}"


def instead_label(w: Words, label: str) -> str:
    """The same while something else is chosen whole: without seeing it one would take it for what is chosen."""
    return w("Take instead: %(cards)s", cards=label)
