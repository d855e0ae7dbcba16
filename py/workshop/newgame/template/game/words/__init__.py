"""The sentences of Lynx, whole ones only: places hold names and numbers. `make locale` finds them."""

from collections.abc import Sequence
from typing import Any

from prateria.core.plain import GameEnded
from prateria.games.contract import Reason, Texts
from prateria.kit.prompt import usual
from prateria.kit.result import ended
from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.events import Caught, Shown
from ..engine.observe import Observation


def prompt(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What to do now, for the seat that observes; for the others, who is waited for."""
    return usual(w, view, names, touch) or w("%(name)s: choose a card.", name=isolate(names[view.seat or 0]))


def sentence(w: Words, event: Any, names: Sequence[str], viewer: int | None) -> str | None:
    """A line of the log; None for what is not worth one. Add a case for each event of yours."""
    names = [isolate(name) for name in names]
    match event:
        case Shown(cards):
            shown = ", ".join(f"{names[seat]} {n}" for seat, n in enumerate(cards))
            return w("The cards: %(cards)s.", cards=shown)
        case Caught(int(seat), n):
            return w.n("%(name)s takes %(n)d point.", "%(name)s takes %(n)d points.", n, name=names[seat])
        case Caught():
            return w("Each card was chosen twice or more: the prey stays.")
        case GameEnded(points, winners):
            return ended(w, points, winners, names)
    return None


def pick_label(w: Words, pick: str, view: Observation) -> str:
    return w("Card %(n)d", n=int(pick.removeprefix("card:")))


def player(w: Words, view: Observation, seat: int, name: str) -> str:
    """What everyone knows of a player, for those who do not see it."""
    points, hand, played = view.players[seat]
    told = w.n("%(name)s: %(n)d point", "%(name)s: %(n)d points", points, name=isolate(name))
    cards = w("Hand: %(cards)s", cards=", ".join(map(str, hand)) or "–")
    gone = w("Played: %(cards)s", cards=", ".join(map(str, played)) or "–")
    return f"{told}. {cards}. {gone}."


def reason(w: Words, why: Reason) -> str:
    """The sentence for what `bot.reason` says."""
    if why[0] == "high":
        return w("The prey is worth %(n)d: a high card may catch it.", **why[1])
    return w("The prey is worth %(n)d: keep the high cards for later.", **why[1])


TEXTS = Texts(
    title=lambda w: "Lynx",
    blurb=lambda w: w("Everyone chooses a card in secret. The highest one that is chosen only once catches the prey."),
    prompt=prompt,
    sentence=sentence,
    pick_label=pick_label,
    reason=reason,
)
