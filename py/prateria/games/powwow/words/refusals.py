"""Why a touch leads nowhere, and why a claim was wrong: one sentence each, with the rule that says so."""

from collections.abc import Sequence

from prateria.kit.words import Words

from ..engine.data import CARDS, COLOUR, COLOURS, KIND, LOOT, PERSON, TIPI, USUAL
from ..engine.observe import Observation
from ..engine.preview import ways
from .labels import takable
from .nouns import loot, person

__all__ = ["captiveless", "lacks", "lost", "no_captive", "right", "unsound", "why_not", "wrong"]


def why_not(w: Words, view: Observation, chosen: Sequence[str], pick: str) -> str:
    """Why a touch leads nowhere, for the seat that acts."""
    sort, _, what = pick.partition(":")
    if view.phase == "over":
        return w("The game is over.")
    chief = f"tribe:{(view.seat or 0) + 1}-chief"
    if view.phase == "turn" and view.setup.calm and pick == chief and captiveless(view):
        return no_captive(w)
    if view.seat is not None and view.seat not in view.actors:
        if view.phase != "turn":
            return w("It is not your turn yet.")
        if view.setup.calm:  # alone one turns the cards of the computer players, too
            return w("First turn the next card.")
    if view.phase == "turn" and sort == "tribe" and not what.startswith(f"{view.turn + 1}-"):
        return w("Wait until the next card is turned.")  # in a race others turn, too
    if view.phase == "turn" and view.setup.calm and sort == "tribe" and takable(w, view, view.turn, what[2:]):
        return w("All have answered at this card: turn the next one first.")
    if view.phase == "turn":
        return w("First turn the next card.")
    if view.phase == "take" and pick == "loot:totem" and dict(view.table).get("totem") and _chief(view):
        return w("Totems come with one captive: touch the man you take.")
    if view.phase == "take":
        return w("This card cannot take that.")
    if sort == "tribe":
        return unsound(w, view, what)
    if sort == "prairie":
        return w("First everyone may claim.")
    return w("Touch one of your own four cards to claim.")


def _chief(view: Observation) -> bool:
    """Whether a chief of a race is being settled who could take totems now."""
    now = view.pile[view.settled] if view.settled < len(view.pile) else None
    return now is not None and any(loot == "totem" for loot, _ in ways(view, now.seat, now.kind))


def unsound(w: Words, view: Observation, what: str) -> str:
    """Why that tribe card is not sound (PW-07), or what it could take. `what`: `<seat>-<kind>`."""
    number, _, name = what.partition("-")
    seat = int(number) - 1
    if view.seat is not None and seat != view.seat:
        return w("That is not your card.")
    there = dict(view.table)
    own = PERSON[COLOUR[view.players[seat].colour]][KIND[name]]
    if CARDS[own] not in there:
        return lacks(w, seat, name, "person")
    if found := takable(w, view, seat, name):  # a lesson asks for something else; tipis are for all (PW-12)
        return w("On the table for it now: %(ways)s.", ways=found)
    if LOOT[USUAL[KIND[name]]] not in there:
        return w("There is no loot on the table for this card.")
    return no_captive(w)


def captiveless(view: Observation) -> bool:
    """Whether the chief of the one who looks lies there, and totems, but nobody whom he could take captive (PW-11)."""
    there = dict(view.table)
    if view.seat is None or not there.get("totem") or not there.get(f"{view.players[view.seat].colour}-chief"):
        return False
    return all(loot != "totem" for loot, _ in ways(view, view.seat, "chief"))


def no_captive(w: Words) -> str:
    """What is missing then."""
    return w("Totems need a captive too, and no other man lies there.")


def wrong(w: Words, seat: int, tribe: str, missing: str) -> str:
    """That a claim was wrong, and why, in one sentence to whoever has made it."""
    why = lacks(w, seat, tribe, missing)
    return w("A wrong claim: %(why)s", why=f"{why[:1].lower()}{why[1:]}")


def lost(w: Words, n: int) -> str:
    """What a wrong claim costs, told to whoever has made it: who has nothing loses nothing (PW-08)."""
    if not n:
        return w("You have no cards, so you lose none.")
    return w.n("You lose %(n)d card.", "You lose %(n)d cards.", n)


def lacks(w: Words, seat: int, tribe: str, missing: str) -> str:
    """Why a claim of that seat with that tribe card is wrong (PW-07). It is the person that is missing, by its colour:
    the tribe card itself lies in the middle of the table for all to see."""
    if missing == "loot":
        return w("There is no loot on the table for this card.")
    if missing == "captive":
        return w("The chief needs one more man on the table.")
    return {
        "chief": w("There is no %(chief)s among the open cards."),
        "warrior": w("There is no %(warrior)s among the open cards."),
        "maiden": w("There is no %(maiden)s among the open cards."),
        "hunter": w("There is no %(hunter)s among the open cards."),
    }[tribe] % {tribe: person(w, COLOURS[seat], tribe)}


def right(w: Words, shade: str, tribe: str) -> str:
    """When a claim with that tribe card is sound (PW-07, PW-12)."""
    who, found = person(w, shade, tribe), loot(w, LOOT[USUAL[KIND[tribe]]])
    if tribe == "chief":
        return w("It needs: %(card)s, and a totem and another man to capture, or a tipi.", card=who)
    return w("It needs: %(card)s, and %(loot)s or %(tipi)s.",
             card=who, loot=found, tipi=loot(w, LOOT[TIPI]))  # fmt: skip
