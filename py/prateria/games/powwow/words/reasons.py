"""Why to do something, and why something cannot be done: one sentence each."""

from typing import Any

from prateria.kit.words import Words

__all__ = ["reason"]


def reason(w: Words, reason: tuple[str, dict[str, Any]]) -> str:
    """What speaks for a move: see `bot.reasons` for the ids. `cards`: how many it brings. The table shows the rest."""
    name, values = reason
    n = values.get("cards", 0)
    if name == "wait_bigger":
        return _wait(w, values["loot"])
    if name == "haul_big":
        return w.n(
            "A big haul: %(n)d card. Do not wait any longer.", "A big haul: %(n)d cards. Do not wait any longer.", n
        )
    if name == "haul_fair":
        return w.n("A good moment: this brings %(n)d card.", "A good moment: this brings %(n)d cards.", n)
    if name == "captive":
        return w.n("A chief with a captive: together %(n)d card.", "A chief with a captive: together %(n)d cards.", n)
    if name == "tipis_now":
        return w.n(
            "With the tipis this card brings the most: %(n)d card.",
            "With the tipis this card brings the most: %(n)d cards.",
            n,
        )
    return {
        "turn_next": w("Nobody wants anything: turn the next card."),
        "rival_near": w("Somebody else can take this too: better now than too late."),
        "last_chance": w("The last card lies there: take what there is."),
        "nothing_sound": w("There is nothing here for your cards: leave it."),
    }[name]


def _wait(w: Words, loot: str) -> str:
    """More of that loot is likely to come."""
    return {
        "bison": w("Wait: more bison are likely to come."),
        "totem": w("Wait: more totems are likely to come."),
        "tomahawk": w("Wait: more tomahawks are likely to come."),
        "necklace": w("Wait: more necklaces are likely to come."),
        "tipi": w("Wait: more tipis are likely to come."),
    }[loot]
