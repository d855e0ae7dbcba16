"""Territories, cards and choices as those hear them who do not see the table: in full, with what they bring; and what a
plate and one's own cards say of themselves to whoever touches or holds them.

>>> from prateria.kit.words import Words
>>> warrior(Words("en"), "chief")
'beats: healer, rainmaker, scout; is beaten by: clan mother'
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate
from prateria.view.frame import Sitter

from .. import words
from ..engine.actions import Play
from ..engine.data import BEATS, HERDS_DEALT, HUNTS, WARRIORS
from ..engine.observe import Observation, Own, Player, Territory
from ..engine.preview import Preview, Standing, hoped, preview, standings, thieves
from ..words.captives import captives_named
from ..words.lands import guarding, place_lines
from .foretold import told

__all__ = [
    "card_goal", "choices", "coming", "counting", "deals", "explain", "explained", "foretell", "herds_left", "hunting",
    "own_cards", "sighted", "sign_said", "sorts", "spoken", "territory_goal", "territory_label", "threatened",
    "warrior",
]  # fmt: skip


@lru_cache(32)
def sighted(w: Words, kind: str) -> str:
    """The same for who sees it, line by line."""
    k, name = WARRIORS.index(kind), words.kind(w, kind)
    wins = ", ".join(words.kind(w, other) for o, other in enumerate(WARRIORS) if BEATS[k][o])
    loses = ", ".join(words.kind(w, other) for o, other in enumerate(WARRIORS) if BEATS[o][k])
    lines = (w("Beats: %(others)s", others=wins), w("Beaten by: %(others)s", others=loses))
    return "\n".join((name[:1].upper() + name[1:], *lines))


@lru_cache(32)
def warrior(w: Words, kind: str) -> str:
    """Whom a great warrior beats, and who beats it (MA-12)."""
    k = WARRIORS.index(kind)
    wins = [words.kind(w, other) for o, other in enumerate(WARRIORS) if BEATS[k][o]]
    loses = [words.kind(w, other) for o, other in enumerate(WARRIORS) if BEATS[o][k]]
    return "; ".join(
        (w("beats: %(cards)s", cards=", ".join(wins)), w("is beaten by: %(cards)s", cards=", ".join(loses)))
    )


def territory_label(w: Words, place: Territory, standing: Standing, names: list[str]) -> str:
    """All of a territory, as the name of the button that it is."""
    lines = ". ".join(line.rstrip(".") for line in place_lines(w, place, standing, names))
    return f"{words.place(w, place.id)}. {lines}"


def territory_goal(w: Words, view: Observation, touch: Touch, t: int, names: list[str]) -> str:
    """The same where a card is chosen that may go there, or is about to: first what it brings, then for what one hunts
    there, and against whom."""
    place = view.territories[t]
    pick = f"territory:{place.id}"
    kind = next((chosen[5:] for chosen in touch.chosen if chosen.startswith("card:")), "")
    if not kind or pick not in (*touch.possible, *touch.chosen) or view.seat is None:
        return ""
    shown = preview(view, Play(view.seat, kind, place.id))
    herds = w("Bison: %(values)s", values=", ".join(map(str, place.herds)))
    own = [words.kind(w, card.kind) for card in place.laid if card.seat == view.seat and card.up]
    there = [w("%(name)s: %(cards)s", name=names[view.seat], cards=", ".join(own))] if own else []
    there += [
        w("%(name)s: hunters of strength %(n)d", name=names[seat], n=strength)
        for seat, strength in enumerate(place.strengths)
        if strength and seat != view.seat
    ]
    if place.guard is not None:
        there.append(guarding(w, place, names[place.guard]))
    return (
        f"{words.place(w, place.id)}: {_brings(w, shown, thieves(view))}. {'; '.join((herds, *there))}" if shown else ""
    )


def card_goal(w: Words, view: Observation, touch: Touch, kind: str) -> str:
    """Where a territory is chosen and no card yet: what that card would bring there."""
    territory = next((chosen[10:] for chosen in touch.chosen if chosen.startswith("territory:")), "")
    if not territory or view.seat is None or f"card:{kind}" not in touch.possible:
        return ""
    shown = preview(view, Play(view.seat, kind, territory))
    return _brings(w, shown, thieves(view)) if shown else ""


def _brings(w: Words, shown: Preview, before: tuple[int, ...], said: Collection[str] = ()) -> str:
    """What laying the card would do, after its name and its way. `said`: what a hint has said of it."""
    parts = [told(w, shown)]
    if shown.against:
        parts.append(w("against: %(card)s", card=words.kind(w, shown.against[1])))
    caught = sum(value for seat, value, *_ in shown.standing.catches if seat == shown.seat)
    if caught and "herd" not in said:
        parts.append(w("bison %(sum)d", sum=caught))
    if shown.standing.guard == shown.seat and shown.standing.captives:
        parts.append(w.n("%(n)d captive", "%(n)d captives", shown.standing.captives))
    after, now = shown.seat in shown.thieves, shown.seat in before
    if after and now and shown.result == "lies":
        parts.append(w("the hide thief stays: −10"))
    elif after and not now and "thief" not in said:
        parts.append(w("the hide thief would come: −10"))
    elif now and not after:
        parts.append(w("the hide thief would leave you"))
    return ", ".join(parts)


@lru_cache(4)
def choices(w: Words, view: Observation, actions: tuple[Any, ...]) -> tuple[str, ...]:
    """Each action with what it brings. Kept, since each touch has the table in words drawn anew."""
    before = thieves(view)
    return tuple(
        f"{words.action_label(w, action)}, {_brings(w, shown, before)}"
        if isinstance(action, Play) and (shown := preview(view, action))
        else words.action_label(w, action)
        for action in actions
    )


def foretell(view: Observation, touch: Touch, w: Words, names: Sequence[str] = ()) -> str:
    """The choice that is ready, and what it brings; after a hint, which names it, what else it brings."""
    said = touch.reason[1] if touch.reason is not None else {}
    if "card" in said and (shown := preview(view, touch.ready)):
        brings = _brings(w, shown, thieves(view), said)
        return f"{brings[0].upper()}{brings[1:]}."
    return choices(w, view, (touch.ready,))[0] + "." if touch.ready is not None else ""


# -- what is touched or held, for those who see it ---------------------------------------------------------------


def explain(view: Observation, what: str, w: Words, sitters: tuple[Sitter, ...]) -> str:
    """The plate that was touched (`player:1`); '' for anything else."""
    player = next((player for player in view.players if what == f"player:{player.seat}"), None)
    if player is None:
        return ""
    names = [isolate(sitter.name) for sitter in sitters]
    return "\n".join((explained(w, view, player, names[player.seat]), *captives_named(w, player, names)))


def explained(w: Words, view: Observation, player: Player, name: str) -> str:
    """Where the points of a player come from, what would come now, and what there still is to be played: a line each,
    and only what there is."""
    n, taken, lost = player.points, len(player.captives), player.thieves
    parts = [
        *([w("bison %(sum)d", sum=sum(player.bison))] if player.bison else []),
        *([w.n("%(n)d captive", "%(n)d captives", taken)] if taken else []),
        *([w.n("%(n)d hide thief", "%(n)d hide thieves", lost)] if lost else []),
    ]
    has = w.n("%(name)s has %(n)d point so far.", "%(name)s has %(n)d points so far.", n, name=name)
    told = [f"{has.rstrip('.')}: {', '.join(parts)}." if parts else has]
    if view.phase == "play" and view.turns_left:
        herds, captives = hoped(standings(view), player.seat)
        coming = [
            *([w.p("points", "bison +%(n)d", n=herds)] if herds else []),
            *([w.p("points", "captives +%(n)d", n=captives)] if captives else []),
            *([_visited(w, view, player)] if player.seat in thieves(view) else []),
        ]
        if coming:
            told.append(w("If the hunt ended now: %(what)s.", what=", ".join(coming)))
        if player.pile and player.seat != view.seat:
            told.append(
                w("Cards for this hunt: %(hand)d in hand, %(pile)d in the pile.", hand=player.hand, pile=player.pile)
            )
    return "\n".join(told)


def _visited(w: Words, view: Observation, player: Player) -> str:
    """The hide thief, and why."""
    if len(thieves(view)) > 1:
        return w("hide thief −10, in a tie for the most hunting strength (%(n)d each)", n=_strength(view, player))
    return w("hide thief −10, for the most hunting strength (%(n)d)", n=_strength(view, player))


def _strength(view: Observation, player: Player) -> int:
    return sum(place.strengths[player.seat] for place in view.territories)


def deals(w: Words, name: str) -> str:
    """What the dealer's sign means."""
    return w("%(name)s deals in this hunt, and lays the last card.", name=name)


def spoken(w: Words, view: Observation, player: Player, name: str) -> str:
    """All of the strip in words."""
    parts = [
        name,
        w.n("%(n)d point", "%(n)d points", player.points),
        w("bison %(sum)d", sum=sum(player.bison)),
        w.n("%(n)d captive", "%(n)d captives", len(player.captives)),
        w.n("%(n)d hide thief", "%(n)d hide thieves", player.thieves),
    ]
    if view.phase == "play":
        parts.append(w("cards in hand %(hand)d, in the pile %(pile)d", hand=player.hand, pile=player.pile))
    if view.phase == "party" and player.chosen:
        parts.append(w("the party is chosen"))
    if player.seat == view.dealer:
        parts.append(w("dealer"))
    if player.seat in view.actors and not counting(view):
        parts.append(w("plays now"))
    said = ", ".join(parts)
    return " ".join((f"{said}.", threat)) if (threat := threatened(w, view, player)) else said


def counting(view: Observation) -> bool:
    """The hunt is over: it is nobody's turn."""
    return view.phase == "play" and not view.turns_left


def sign_said(w: Words, name: str) -> str:
    """What the sign beside what a player has won means."""
    match name:
        case "bison":
            return w("Bison: points of the herds caught. Green: what comes if the hunt ends like this.")
        case "captive":
            return w("Captives: a point for each. Green: what comes if the hunt ends like this.")
    return w(
        "Hide thieves: each takes 10 points from whoever has the most hunting strength in a hunt, in a tie from each."
    )


def hunting(w: Words, names: Sequence[str], strengths: Sequence[int]) -> str:
    """How strong each hunts in all: whoever has most gets the hide thief."""
    each = ", ".join(f"{name} {n}" for name, n in zip(names, strengths, strict=True))
    return w("Hunting strength in this hunt so far: %(each)s.", each=each)


def threatened(w: Words, view: Observation, player: Player) -> str:
    """Why the hide thief would visit that player; '' if it would not."""
    if view.phase != "play" or not view.turns_left or player.seat not in thieves(view):
        return ""
    if len(thieves(view)) > 1:
        return w(
            "A tie for the most hunting strength: %(n)d each. If the hunt ended like this, each would lose 10 points.",
            n=_strength(view, player),
        )
    return w(
        "Most hunting strength now: %(n)d. If the hunt ended like this, the hide thief would take 10 points here.",
        n=_strength(view, player),
    )


def herds_left(view: Observation) -> tuple[int, int]:
    """How many large and small ones still come, in all hunts after this one: not all that lie face down (MA-05)."""
    hunt = "".join(HERDS_DEALT[len(view.players)])
    return tuple(hunt.count(sort) * (HUNTS - view.hunt) for sort in "ls")  # type: ignore[return-value]


def coming(w: Words, view: Observation) -> str:
    """The same in a sentence."""
    large, small = herds_left(view)
    if not large:
        return w("No more herds come: it is the last hunt.")
    return w("Herds of the next hunts: %(herds)s.", herds=sorts(w, large, small))


def sorts(w: Words, large: int, small: int) -> str:
    """So many herds of both sorts."""
    told = [w.n("%(n)d large herd", "%(n)d large", large), w.n("%(n)d small herd", "%(n)d small", small)]
    return ", ".join(told)


def own_cards(w: Words, own: Own, last: bool, choosing: bool = False) -> str:
    """One's own pile and reserve. `last`: no hunt is to come that needs it; `choosing`: a party comes from it now."""
    pile, reserve = sum(own.pile), sum(own.reserve)
    if choosing:
        return w.n(
            "Your reserve: choose your party from %(n)d card.",
            "Your reserve: choose your party from %(n)d cards.",
            reserve,
        )
    return " ".join(
        (
            w.n(
                "Your pile: %(n)d more card for this hunt, face down.",
                "Your pile: %(n)d more cards for this hunt, face down.",
                pile,
            ),
            w.n(
                "Your reserve: %(n)d card that plays no more.",
                "Your reserve: %(n)d cards that play no more.",
                reserve,
            )
            if last
            else w.n(
                "Your reserve: %(n)d card for the hunts to come.",
                "Your reserve: %(n)d cards for the hunts to come.",
                reserve,
            ),
        )
    )
