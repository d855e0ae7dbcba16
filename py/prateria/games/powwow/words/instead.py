"""What something better would have brought, told afterwards: one sentence each."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words, isolate

from .nouns import amount, card, haul, kind

__all__ = ["ahead", "instead", "won"]


def instead(w: Words, reason: tuple[str, dict[str, Any]], names: Sequence[str]) -> str:
    """See `bot.instead` for the ids."""
    name, values = reason
    match name:
        case "still":
            told = w("On average it is even better to wait.")
            if values.get("near"):
                told = w("On average it is even better to wait, though others could take it, too.")
            if "loot" in values:
                told += " " + w("Still hidden then: %(loot)s.", loot=amount(w, values["loot"], values["n"]))
            return told
        case "gifts":
            return w.n(
                "Counted in: %(n)d bison that must be given on the war path.",
                "Counted in: %(n)d bison that must be given on the war path.",
                values["n"],
            )
        case "other_partner":
            told = w("It would have been better to take along: %(card)s.", card=card(w, values["card"]))
            return f"{told} {_missed(w, values, names)}" if "seat" in values else told
        case "spare":
            return w("This card would have been kept for later: %(card)s.", card=kind(w, values["kind"]))
        case "later":
            n = values["cards"]
            return w.n(
                "It could still bring %(n)d card from the table.", "It could still bring %(n)d cards from the table.", n
            )
        case "rivalled":
            return w.n(
                "%(names)s could take that too, and could not any more then.",
                "%(names)s could take that too, and could not any more then.",
                len(values["seats"]),
                names=w.list([isolate(names[seat]) for seat in values["seats"]]),
            )
        case "left_over":
            return w("But only if nobody who answered before took some of it.")
        case "most":
            return w("Most of it comes later, and from other things.")
        case "last_chance":
            return w("No card was left to be turned.")
    return _counted(w, name, values, names)


def _counted(w: Words, name: str, values: dict[str, Any], names: Sequence[str]) -> str:
    """What is said of so many cards."""
    n = values["cards"]
    match name:
        case "hold":
            return _held(w, values)
        case "best_claim":
            return w.n(
                "Waiting is better here than even the best claim: %(kind)s, %(n)d card.",
                "Waiting is better here than even the best claim: %(kind)s, %(n)d cards.",
                n,
                kind=kind(w, values["kind"]),
            )
        case "claim":
            return w.n(
                "A claim (%(kind)s) could have brought %(n)d card.",
                "A claim (%(kind)s) could have brought %(n)d cards.",
                n,
                kind=kind(w, values["kind"]),
            )
        case "deny":
            told = w("It could also have taken this card: %(card)s.", card=card(w, values["card"]))
            return f"{told} {_missed(w, values, names)}"
        case "other_haul":
            return w.n(
                "The same claim could have brought %(n)d card, not the %(less)d of what was played: %(haul)s, and "
                "your own person card.",
                "The same claim could have brought %(n)d cards, not the %(less)d of what was played: %(haul)s, and "
                "your own person card.",
                n,
                less=values["less"],
                haul=haul(w, values["loot"], values["partner"]),
            )
    return w.n(
        "Another claim (%(kind)s) could have brought %(n)d card, not %(less)d.",
        "Another claim (%(kind)s) could have brought %(n)d cards, not %(less)d.",
        n,
        less=values["less"],
        kind=kind(w, values["kind"]),
    )


def _held(w: Words, values: dict[str, Any]) -> str:
    """Why waiting was better: what the claim brings, what may still come, and that others could take it, too."""
    claim, n = kind(w, values["card"].partition("-")[2]), values["cards"]
    if "loot" in values and "here" in values:
        told = w.n(
            "Better to wait (%(claim)s): now %(n)d card (with %(here)s), and more may come (at the most %(loot)s).",
            "Better to wait (%(claim)s): now %(n)d cards (with %(here)s), and more may come (at the most %(loot)s).",
            n,
            claim=claim,
            here=amount(w, *values["here"]),
            loot=amount(w, values["loot"], values["n"]),
        )
    elif "loot" in values:
        told = w.n(
            "Better to wait (%(claim)s): now %(n)d card, and more may come (at the most %(loot)s).",
            "Better to wait (%(claim)s): now %(n)d cards, and more may come (at the most %(loot)s).",
            n,
            claim=claim,
            loot=amount(w, values["loot"], values["n"]),
        )
    else:
        told = w.n(
            "Better to wait (%(claim)s): it brings only %(n)d card, and costs your own person card.",
            "Better to wait (%(claim)s): it brings only %(n)d cards, and costs your own person card.",
            n,
            claim=claim,
        )
    return (
        f"{told} {w('Others could take it meanwhile, but on average waiting is better.')}"
        if values.get("near")
        else told
    )


def _missed(w: Words, values: dict[str, Any], names: Sequence[str]) -> str:
    """What its owner could not have taken with that card any more."""
    return w.n(
        "Then %(name)s could not have taken %(n)d card with it.",
        "Then %(name)s could not have taken %(n)d cards with it.",
        values["cards"],
        name=isolate(names[values["seat"]]),
    )


def won(w: Words, n: int) -> str:
    """So many of what wins."""
    return w.n("%(n)d card", "%(n)d cards", n)


def ahead(w: Words) -> str:
    """That one is ahead in these."""
    return w.p("axis", "Cards ahead")
