"""The words of Pow Wow. What the app and the drawings ask for; log and advice live in `told` and `advice`."""

from collections.abc import Sequence
from typing import Any

from ...core.game import Option
from ...kit.words import Words, isolate
from ...view.frame import Touch
from .actions import Claim, Haul, Settle, Turn
from .advice import reason, why_not
from .nouns import amount, card, colour, haul, kind, loot, lying, person
from .observe import Observation
from .told import sentence, winners

__all__ = [
    "action_label",
    "amount",
    "anybody",
    "blurb",
    "breakdown_label",
    "card",
    "colour",
    "is_captive",
    "kind",
    "loot",
    "lying",
    "option_text",
    "person",
    "pick_label",
    "prompt",
    "reason",
    "round_of",
    "sentence",
    "title",
    "why_not",
]


def title(w: Words) -> str:
    """The name of the game: the same everywhere."""
    return "Pow Wow"


def blurb(w: Words) -> str:
    """The game in two lines, for someone who does not know it."""
    return w("Card by card the prairie fills with loot. Claim early and get little – or wait, and see who is faster.")


def option_text(w: Words, option: Option) -> dict[str, Any]:
    """An option as the lobby shows it: its label and a line about it; all of ours are yes or no."""
    label, line = {
        "war_path": (
            w("War path"),
            w("A warrior who takes tomahawks also gets bison from everyone else."),
        ),
        "marriage": (
            w("Marriage"),
            w("Where a tipi stands, a claim may take the tipis and a bride or groom."),
        ),
        "sharing": (
            w("Sharing the loot"),
            w("People of colours that nobody plays join a claim of their kind. For two to four players."),
        ),
        "calm": (
            w("Calm game"),
            w("No race: everyone is asked in turn. For links, for one device passed round, and for quiet players."),
        ),
        "half": (
            w("Half prairie"),
            w("Only 57 of the 114 cards are played, and nobody knows which: a game in half the time."),
        ),
    }[option.id]
    return {"label": label, "labels": [w.p("option", "no"), w.p("option", "yes")], "line": line}


def round_of(w: Words, n: int, of: int) -> str:
    """Which card of the prairie it is."""
    return w("Card %(n)d of %(of)d", n=n, of=of)


def anybody(w: Words) -> str:
    """The question to the whole table, before one after another is asked."""
    return w("Does anybody want to claim?")


def prompt(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is to be done now: for the one who acts, if it is their view, else for those who wait."""
    if view.outcome is not None:
        return winners(w, view.outcome.points, view.outcome.winners, [isolate(name) for name in names])
    if view.phase == "race":
        return _race(w, view, names, touch)
    actor = view.actors[0]
    name = isolate(names[actor])
    if view.seat == actor and touch.ready is not None:
        return w("%(name)s: touch “Done”, or choose something else.", name=name)
    if view.phase == "turn":
        if view.seat == actor or "prairie:card" in touch.possible:  # in a race nobody's eyes are the screen's
            return w("%(name)s: touch the prairie to turn the next card.", name=name)
        return w("%(name)s turns the next card.", name=name)
    if view.phase == "ask":
        if view.seat == actor:
            return w("%(name)s: claim with one of your cards, or touch “Nothing”.", name=name)
        return w("%(name)s thinks: claim or not?", name=name)
    if view.seat != actor:
        return w("%(name)s chooses what to take.", name=name)
    if touch.possible and all(pick.startswith("person:") for pick in touch.possible):
        return w("%(name)s: choose a captive.", name=name)
    return w("%(name)s: choose what you take.", name=name)


def _race(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """`touch.possible`: what the people round the screen can touch."""
    able = {pick.partition("-")[0] for pick in touch.possible if pick.startswith("tribe:")}
    turning = "prairie:card" in touch.possible
    if view.pile:
        if able:
            return w("Claim now! The council board closes in a moment.")
        return w("The council board closes in a moment.")
    if not view.left:
        if turning:
            return w("The last card: claim now or never! A touch on the prairie ends the game.")
        return w("The last card: claim now or never!")
    if turning and len(able) == 1:
        return w("Claim now, or touch the prairie to go on.")
    name = isolate(names[view.turn])
    if turning:
        return w("Claim now, or %(name)s touches the prairie.", name=name)
    return w("Claim now, or %(name)s turns the next card.", name=name)


def pick_label(w: Words, pick: str, view: Observation) -> str:
    """What a touch means, for those who hear the table."""
    sort, _, what = pick.partition(":")
    there = dict(view.table)
    if sort == "tribe":
        seat, _, who = what.partition("-")
        return person(w, view.players[int(seat) - 1].colour, who)
    if sort == "prairie":
        return w("Turn the next card") if view.left else w("End the game")
    if sort == "loot":
        return amount(w, what, there.get(what, 0))
    if sort == "person":
        if view.phase != "take" or what not in there:
            return lying(w, what, there.get(what, 1))
        return haul(w, "totem" if is_captive(view, what) else "tipi", what)
    return {
        "pass": w.p("claim", "Nothing"),
        "nobody": w.p("claim", "Nobody"),
        "somebody": w.p("claim", "Somebody"),
        "settle": w("Close the council board"),
    }[what]


def is_captive(view: Observation, partner: str) -> bool:
    """While a claim chooses: a male goes with a chief as captive of the totems (PW-11), all others go to a wedding."""
    return view.pile[view.settled].kind == "chief" and not partner.endswith("-maiden")


def action_label(w: Words, action: Any) -> str:
    """An action as a button says it."""
    if isinstance(action, Claim):
        return w("Claim: %(card)s", card=kind(w, action.kind))
    if isinstance(action, Haul):
        return haul(w, action.loot, action.partner)
    if isinstance(action, Turn):
        return w("Turn the next card")
    return w("Close the council board") if isinstance(action, Settle) else w.p("claim", "Nothing")


def breakdown_label(w: Words, source: str) -> str:
    """Where cards come from."""
    return {
        "bison": w.p("winnings", "Bison"),
        "totem": w.p("winnings", "Totems"),
        "tomahawk": w.p("winnings", "Tomahawks"),
        "necklace": w.p("winnings", "Necklaces"),
        "tipi": w.p("winnings", "Tipis"),
        "person": w.p("winnings", "People"),
    }[source]
