"""A hint in one sentence: the move, what it costs if nothing more happens, and what speaks for it."""

from typing import Any

from prateria.kit.words import Words

from .nouns import kind, way

__all__ = ["reason"]


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """The move, and what speaks for it: see `bot.reasons` for the ids. The table shows it as well.

    A warning comes before the reason: on a phone the end of a long sentence is a touch away.
    """
    name, values = reason
    why = _why(w, name, values)
    if "card" in values and "to" in values:
        move = f"{kind(w, values['card'])} {way(w, values['to'])}"
        why = f"{', '.join((move, *_price(w, values)))}: {why}"
    return f"{why[0].upper()}{why[1:]}."


def _price(w: Words, values: dict[str, Any]) -> list[str]:
    """What it costs if nothing more happens: one clause at most."""
    told = {
        (1, False): w("though it draws the hide thief (−10)"),
        (2, False): w("and the hide thief still comes to you (−10)"),
        (3, False): w("though your last card may then draw the hide thief (−10)"),
        (0, True): w("though a guard would capture it (1 point)"),
        (1, True): w("though it draws the hide thief (−10) and a guard captures it (1 point)"),
        (2, True): w("though the hide thief still comes (−10) and a guard captures it (1 point)"),
    }.get((values.get("thief", 3 * ("last" in values and "captured" not in values)), "captured" in values))
    return [] if told is None else [told]


def _why(w: Words, name: str, values: dict[str, Any]) -> str:
    if name == "guard_captives":
        n = values["cards"]
        return w.n("on guard there you would take %(n)d captive", "on guard there you would take %(n)d captives", n)
    if name == "balanced_party":
        warriors = w.n("%(n)d great warrior", "%(n)d great warriors", values["warriors"])
        hunters = w.n("%(n)d hunter", "%(n)d hunters", values["hunters"])
        return w("a good mix: %(hunters)s, %(warriors)s", hunters=hunters, warriors=warriors)
    if name == "join_pair":
        return _breaks(w, values["kind"])
    sentences = {
        "only_play": w("nothing else is possible"),
        "catch_large": w("it makes you the strongest there, with a herd worth %(herd)d"),
        "keep_large": w("your lead there grows to %(lead)d, for the herd worth %(herd)d"),
        "catch_both": w("both herds there are yours alone, %(herd)d together"),
        "catch_alone": w("if nobody else comes there, you get bison worth %(herd)d"),
        "catch_second": w("you are second there, with a herd worth %(herd)d"),
        "spoil": w("by a tie others lose bison worth %(herd)d"),
        "chase": w("there you come to %(mine)d, and %(best)d is ahead"),
        "avoid_thief": w("a stronger one would draw the hide thief (−10)"),
        "save_strength": w("a weak one is enough there for now, and the strong one waits"),
        "get_rid_weak": w("it is the card that you need least just now"),
        "safe_place": w("nobody stands guard there who would capture it"),
        "own_guard": w("your own guard protects it there"),
        "take_down": w("an opposing great warrior falls, and yours stands guard"),
        "both_fall": w("two of a kind both fall, and nobody is left on guard"),
        "sacrifice_pair": w("it falls, but the upper one of the pair falls with it"),
        "protect": w("it keeps your hunters there from being captured"),
        "first_guard": w("if it stays on guard, it captures what others have there"),
    }
    return sentences[name] % values


def _breaks(w: Words, upper: str) -> str:
    """What a pair on guard is good for, and by whose sacrifice it falls (MA-04, MA-13)."""
    return {
        "chief": w("only a chief or a clan mother can break the pair"),
        "healer": w("only healer, chief or scout can break the pair"),
        "rainmaker": w("only rainmaker, chief or healer can break the pair"),
        "scout": w("only scout, chief or rainmaker can break the pair"),
        "mother": w("every great warrior but the chief can break the pair"),
    }[upper]
