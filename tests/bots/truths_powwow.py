"""What a review says of a moment of calm Pow Wow (see `truths`): the claim is made, all it may take is taken."""

from typing import Any

from prateria.bots.review import Turn
from prateria.core.replay import position
from prateria.core.session import Session
from prateria.games.powwow.engine.data import CARD, CARDS, KIND, USUAL
from prateria.games.powwow.engine.rules import hauls


def brought(before: Any, seat: int, kind: str, haul: Any = None) -> int:
    """How many cards more that seat has at the most (by that `haul`) if it alone claims, with this card."""
    state, had = before.clone(), len(before.winnings[seat])
    if state.phase == "ask":
        state.pile = ()  # whoever has answered before, in secret, has claimed nothing
        state.apply(next(one for one in state.legal_actions() if one.text == f"{seat + 1} claim {kind}"))
    while state.phase == "ask":
        state.apply(next(one for one in state.legal_actions() if one.text.endswith("pass")))
    most = len(state.winnings[seat]) - had  # where there is one way only, nobody is asked
    for one in state.legal_actions() if state.phase == "take" else ():
        if haul is None or one == haul:
            after = state.clone()
            after.apply(one)
            most = max(most, len(after.winnings[seat]) - had)
    return most


def without(before: Any, seat: int, kind: int, haul: Any) -> Any:
    """That position with the cards gone that the haul takes (PW-15)."""
    state, table = before.clone(), list(before.table)
    table[CARD[haul.loot]] = 0
    for card in before.setup.allies[kind]:
        table[card] = 0
    for card in (*(CARD[one] for one in [haul.partner] if one), before.setup.own[seat][kind]):
        table[card] -= 1
    state.table, state._legal = tuple(table), None
    return state


def hidden(before: Any, kind: str, values: dict[str, Any]) -> None:
    """So much of what that claim takes nobody has seen yet."""
    if "loot" in values:
        assert values["n"] == (*before.prairie, *before.boxed).count(CARD[values["loot"]])
        assert values["loot"] == CARDS[USUAL[KIND[kind]]]


def powwow(session: Session, turn: Turn, run: Any, played: Any, name: str, values: dict[str, Any]) -> None:
    before, seat = position(session, turn.begin), turn.seat

    def claimed(way: Any) -> tuple[str, Any]:
        haul = next((one for one in way if hasattr(one, "loot")), None)
        first = way[0]
        return (first.kind if hasattr(first, "kind") else "", haul)

    if before.phase == "take":
        kind = ("chief", "warrior", "maiden", "hunter")[before.pile[before.at][1]]
        good, bad = (kind, claimed(run)[1]), (kind, claimed(played)[1])
    else:
        good, bad = claimed(run), claimed(played)
    match name:
        case "claim":
            assert values["kind"] == good[0]
            assert values["cards"] == brought(before, seat, *good)
        case "other_haul" if not good[0]:  # to wait is better even than the best haul of the claim that was made
            assert values["cards"] == brought(before, seat, bad[0]) > values["less"] == brought(before, seat, *bad)
            haul = next(
                one
                for one in hauls(before.setup, before.table, seat, KIND[bad[0]])
                if (one.loot, one.partner) == (values["loot"], values["partner"])
            )
            assert values["cards"] == brought(before, seat, bad[0], haul)
        case "other_claim" | "other_haul":
            assert name == "other_haul" or values["kind"] == good[0]
            assert (values["cards"], values["less"]) == (brought(before, seat, *good), brought(before, seat, *bad))
        case "hold":
            assert CARD[values["card"]] == before.setup.own[seat][KIND[bad[0]]]
            assert before.table[CARD[values["card"]]] > 0
            assert values["cards"] == brought(before, seat, bad[0])
            hidden(before, bad[0], values)
            if "here" in values:
                lying, n = values["here"]
                assert n == before.table[CARD[lying]]
        case "best_claim":
            kinds = [one.kind for one in before.legal_actions() if hasattr(one, "kind") and one.seat == seat]
            sound = [k for k in kinds if hauls(before.setup, before.table, seat, KIND[k])]
            best = {k: brought(before, seat, k) for k in sound}
            assert values["cards"] == max(best.values()) == best[values["kind"]] > best[bad[0]]
        case "gifts":
            state, had = before.clone(), [len(pile) for pile in before.winnings]
            if state.phase == "ask":
                state.pile = ()
                state.apply(next(one for one in state.legal_actions() if one.text == f"{seat + 1} claim {good[0]}"))
            while state.phase == "ask":
                state.apply(next(one for one in state.legal_actions() if one.text.endswith("pass")))
            if state.phase == "take":
                state.apply(next(one for one in state.legal_actions() if one.loot == "tomahawk"))
            given = [n - len(pile) for n, pile in zip(had, state.winnings, strict=True)]
            assert values["n"] == sum(n for other, n in enumerate(given) if other != seat)
        case "most":
            less = brought(before, seat, *bad) if bad[0] else 0
            assert 2 * (brought(before, seat, *good) - less) < values["points"]
        case "last_chance":
            assert not before.prairie
        case "still":
            assert not good[0]
            hidden(before, bad[0], values)
        case "spare":
            assert values["kind"] == bad[0] != good[0]
        case "later":
            kind = KIND[good[0]]
            ways = [good[1]] if good[1] else hauls(before.setup, before.table, seat, kind)
            left = [without(before, seat, kind, haul) for haul in ways]
            still = [one for one in left if hauls(one.setup, one.table, seat, KIND[bad[0]])]
            assert values["cards"] in [brought(one, seat, bad[0]) for one in still]
        case "rivalled":
            loots = {one.loot for one in hauls(before.setup, before.table, seat, KIND[good[0]])}
            theirs = {
                one.loot
                for other in range(session.header.seats)
                if other != seat
                for kind in range(4)
                for one in hauls(before.setup, before.table, other, kind)
            }
            assert loots & theirs
        case "left_over":
            earlier = before.observe(seat).answered
            assert any(hauls(before.setup, before.table, other, kind) for other in earlier for kind in range(4))
        case "deny":
            assert values["seat"] != seat
            _, kind = values["card"].split("-")
            assert CARD[values["card"]] in before.setup.own[values["seat"]]
            assert before.table[CARD[values["card"]]] == 1
            assert any(one.partner == values["card"] for one in hauls(before.setup, before.table, seat, KIND[good[0]]))
            state = before.clone()
            state.asked, state._legal = (values["seat"],), None
            assert values["cards"] == brought(state, values["seat"], kind)
        case _:
            assert name == "other_partner"
            assert values["card"] == good[1].partner != bad[1].partner
            if "seat" in values:
                state = before.clone()
                state.asked, state.pile, state.at, state.phase, state._legal = (values["seat"],), (), 0, "ask", None
                assert values["cards"] == brought(state, values["seat"], values["card"].split("-")[1])
