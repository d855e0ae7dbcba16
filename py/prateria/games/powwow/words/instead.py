"""What something better would have brought, told afterwards: one sentence each."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words

from .nouns import amount, card, haul, kind

__all__ = ["ahead", "instead", "won"]


def instead(w: Words, reason: tuple[str, dict[str, Any]], names: Sequence[str]) -> str:
    """See `bot.instead` for the ids."""
    name, values = reason
    match name:
        case "to_come":
            return w("Still hidden then: %(loot)s.", loot=amount(w, values["loot"], values["n"]))
        case "still":
            told = w("Waiting is better still.")
            return told + " " + instead(w, ("to_come", values), names) if values else told
        case "gifts":
            return w.n(
                "Counted in: %(n)d bison that another player must give.",
                "Counted in: %(n)d bison that others must give.",
                values["n"],
            )
        case "other_partner":
            return w("It would have been better to take along: %(card)s.", card=card(w, values["card"]))
        case "spare":
            return w("This card would have been kept for later: %(card)s.", card=kind(w, values["kind"]))
        case "later":
            n = values["cards"]
            return w.n(
                "It could still bring %(n)d card from the table.", "It could still bring %(n)d cards from the table.", n
            )
        case "rivalled":
            return w("Somebody else could take that too.")
        case "left_over":
            return w("But only if nobody who answered before took some of it.")
        case "last_chance":
            return w("No card was left to be turned.")
    return _counted(w, name, values, names)


def _counted(w: Words, name: str, values: dict[str, Any], names: Sequence[str]) -> str:
    """What is said of so many cards."""
    n = values["cards"]
    match name:
        case "hold":
            return w.n(
                "Better wait with this card: %(card)s. Now it could bring %(n)d card, later perhaps more.",
                "Better wait with this card: %(card)s. Now it could bring %(n)d cards, later perhaps more.",
                n,
                card=card(w, values["card"]),
            )
        case "best_claim":
            return w.n(
                "Waiting is better here than even the best claim: %(kind)s, %(n)d card.",
                "Waiting is better here than even the best claim: %(kind)s, %(n)d cards.",
                n,
                kind=kind(w, values["kind"]),
            )
        case "claim":
            return w.n(
                "This claim could have brought %(n)d card: %(kind)s.",
                "This claim could have brought %(n)d cards: %(kind)s.",
                n,
                kind=kind(w, values["kind"]),
            )
        case "deny":
            return w.n(
                "It could also have taken this card: %(card)s. Then %(name)s could not have taken %(n)d card with it.",
                "It could also have taken this card: %(card)s. Then %(name)s could not have taken %(n)d cards with it.",
                n,
                card=card(w, values["card"]),
                name=names[values["seat"]],
            )
        case "other_haul":
            return w.n(
                "The same card could have brought %(n)d card, not %(less)d: %(haul)s, and itself.",
                "The same card could have brought %(n)d cards, not %(less)d: %(haul)s, and itself.",
                n,
                less=values["less"],
                haul=haul(w, values["loot"], values["partner"]),
            )
    return w.n(
        "Another tribe card could have brought %(n)d card, not %(less)d: %(kind)s.",
        "Another tribe card could have brought %(n)d cards, not %(less)d: %(kind)s.",
        n,
        less=values["less"],
        kind=kind(w, values["kind"]),
    )


def won(w: Words, n: int) -> str:
    """So many of what wins."""
    return w.n("%(n)d card", "%(n)d cards", n)


def ahead(w: Words) -> str:
    """That one is ahead in these."""
    return w.p("axis", "Cards ahead")
