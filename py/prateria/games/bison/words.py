"""The words of Bison. What the app and the drawings ask for; log, advice and refusals live in rooms of their own."""

from collections.abc import Sequence
from typing import Any

from ...core.game import Option, Take
from ...kit.words import Words, isolate
from ...view.frame import Touch
from .actions import Alter, Barter, Build, Buy, Call, Do, End, Gain, Move, Place, Put
from .advice import reason
from .data import ACTIONS, ANIMALS, BARTER, PRICES, TERRAINS
from .nouns import amount, animal, area, deed, kind, piece, space
from .observe import Observation
from .refusal import why_not
from .told import sentence, winners

__all__ = [
    "action_label",
    "animal",
    "area",
    "blurb",
    "breakdown_label",
    "deed",
    "kind",
    "option_text",
    "pick_label",
    "piece",
    "prompt",
    "reason",
    "round_of",
    "sentence",
    "space",
    "title",
    "why_not",
]


def title(w: Words) -> str:
    """The name of the game: the same everywhere."""
    return "Bison"


def blurb(w: Words) -> str:
    """The game in two lines, for someone who does not know it."""
    return w(
        "Tile by tile the land grows. Send hunters, build tipis and canoes – be the strongest where the animals live."
    )


def option_text(w: Words, option: Option) -> dict[str, Any]:
    """An option as the lobby shows it: its label, its choices and a line about it."""
    if option.id == "ruleset":
        return {
            "label": w("Rules"),
            "labels": ["Bison", "Apacze i Komancze"],
            "line": w(
                "Apacze i Komancze: house rules from Poland. The land can reach farther, and surplus must be spent."
            ),
        }
    return {
        "label": w("Tipis and canoes"),
        "labels": [
            w.p("building", "One at a time"),
            w.p("building", "Several at once"),
            w.p("building", "Several, also smaller"),
        ],
        "line": w("For those who know the game: one action may change several tipis or several canoes."),
    }


def round_of(w: Words, n: int, of: int) -> str:
    """Which round it is."""
    return w("Round %(n)d of %(of)d", n=n, of=of)


def prompt(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is to be done now: for the one who acts, if it is their view, else for those who wait."""
    if view.outcome is not None:
        return winners(w, view.outcome.points, view.outcome.winners, [isolate(name) for name in names])
    if view.phase == "surplus" and not view.asked:  # shown while areas are counted
        return w("Round %(n)d is over: the areas are counted.", n=view.round)
    actor = view.actors[0]
    name = isolate(names[actor])
    if view.seat != actor:
        return _waiting(w, view.phase, name)
    if touch.ready is not None:
        return w("%(name)s: touch “Done”, or choose something else.", name=name)
    if any(pick.startswith("give:") for pick in touch.chosen):
        return w("%(name)s: which animal do you want for the three?", name=name)
    if view.phase in ("name", "end", "surplus"):
        return _between(w, view, name, touch)
    return _doing(w, view, name, touch)


def _waiting(w: Words, phase: str, name: str) -> str:
    """For those who look on."""
    return {
        "name": w("%(name)s is choosing an action."),
        "pay": w("%(name)s is choosing how to pay."),
        "gain": w("%(name)s is choosing an animal."),
        "place": w("%(name)s is placing a tile."),
        "put": w("%(name)s is placing a tile."),
        "build": w("%(name)s is building."),
        "call": w("%(name)s is gathering hunters."),
        "gather": w("%(name)s is gathering hunters."),
        "move": w("%(name)s is moving hunters."),
        "end": w("%(name)s may trade before the turn ends."),
        "surplus": w("%(name)s has more than 15 animals of a kind."),
    }[phase] % {"name": name}


def _between(w: Words, view: Observation, name: str, touch: Touch) -> str:
    """Before and after an action, and in the scoring."""
    if view.phase == "surplus" and "button:stop" in touch.possible:
        return w("%(name)s: you are above 15. Buy, barter, or give up the rest.", name=name)
    if view.phase == "surplus":  # the house rules know no other way (BI-28)
        return w("%(name)s: you are above 15, so buy or barter.", name=name)
    if view.phase == "end":
        return w("%(name)s: buy and barter if you like, then end your turn.", name=name)
    if any(pick.startswith("deed:") for pick in touch.chosen):
        return w("%(name)s: how many hunters take part?", name=name)
    if any(pick.startswith("hunters:") for pick in touch.chosen):
        return w("%(name)s: for which action?", name=name)
    player = view.players[view.actors[0]]
    if player.holds and len(player.deeds) == ACTIONS - 1:
        return w("%(name)s: this is your last action, so place your tile. With how many hunters?", name=name)
    return w("%(name)s: choose an action. You may trade before.", name=name)


def _doing(w: Words, view: Observation, name: str, touch: Touch) -> str:
    """Within an action."""
    n = view.doing.left if view.doing else 0
    price = view.doing.price if view.doing else 0
    if view.phase == "pay":
        return w.n("%(name)s: pay %(n)d animal.", "%(name)s: pay %(n)d animals.", price, name=name)
    if view.phase == "gain":
        return w("%(name)s: choose the animal that you gain.", name=name)
    if view.phase == "place":
        if any(pick.startswith("cell:") for pick in touch.chosen):
            return w("%(name)s: turn the tile until you like it.", name=name)
        return w("%(name)s: where will you put your tile? Touch one of the marked places.", name=name)
    if view.phase == "put":
        return w.n(
            "%(name)s: %(n)d hunter comes onto the new tile. Touch one of its spaces.",
            "%(name)s: %(n)d hunters come onto the new tile. Touch one of its spaces.",
            n,
            name=name,
        )
    if view.phase == "build":
        return _building(w, view, name, touch)
    if view.phase == "call":
        return w.n(
            "%(name)s: where should %(n)d hunter come? Touch a space with one of yours.",
            "%(name)s: where should %(n)d hunters gather? Touch a space with one of yours.",
            n,
            name=name,
        )
    if view.phase == "gather":
        return w.n("%(name)s: choose %(n)d hunter who comes.", "%(name)s: choose %(n)d hunters who come.", n, name=name)
    if any(pick.startswith("from:") for pick in touch.chosen):
        return w("%(name)s: where does this hunter go? Touch one of the marked spaces.", name=name)
    return w.n(
        "%(name)s: %(n)d hunter still to move. Touch one.",
        "%(name)s: %(n)d hunters still to move. Touch one.",
        n,
        name=name,
    )


def _building(w: Words, view: Observation, name: str, touch: Touch) -> str:
    n = view.doing.left if view.doing else 0
    if touch.chosen:
        return w("%(name)s: how large should it be?", name=name)
    if view.doing and view.doing.deed == "canoe":
        return w.n(
            "%(name)s: on which river does %(n)d hunter build?",
            "%(name)s: on which river do %(n)d hunters build?",
            n,
            name=name,
        )
    return w.n(
        "%(name)s: on which space does %(n)d hunter build?",
        "%(name)s: on which space do %(n)d hunters build?",
        n,
        name=name,
    )


def pick_label(w: Words, pick: str, view: Observation) -> str:
    """What a touch means, for those who hear the table."""
    sort, _, what = pick.partition(":")
    match sort:
        case "space" | "from" | "to":
            return _there(w, what, view)
        case "deed":
            return deed(w, what)
        case "hunters":
            return _party(w, int(what))
        case "turn":
            return _turn(w, int(what))
        case "size":
            return _size(w, int(what))
        case "buy":
            return w("Buy: %(piece)s", piece=piece(w, what))
        case "give":
            return w("Give: %(animals)s", animals=amount(w, what, BARTER))
        case "gain" | "get":
            return w("Get: %(animals)s", animals=amount(w, what, 1))
        case "area":
            return area(w, what)
        case "kind":
            return kind(w, what)
        case "button":
            return w("Give up the rest") if what == "stop" else w("End the turn")
    return what  # a place for a tile: A1


def _there(w: Words, what: str, view: Observation) -> str:
    """A space with all that is on it: `A1 river: 2 fish, canoe 1, 3 hunters`."""
    found = next((there for there in view.spaces if there.id == what), None)
    if found is None:
        return space(w, what)
    n = TERRAINS.index(found.terrain)
    parts = [amount(w, ANIMALS[n], found.animals)] if found.animals else []
    if found.size:
        parts.append(piece(w, f"{'canoe' if found.terrain == 'river' else 'tipi'}-{found.size}"))
    if found.hunters:
        parts.append(w.n("%(n)d hunter", "%(n)d hunters", found.hunters))
    return f"{space(w, what)}: {', '.join(parts) or '–'}"


def _party(w: Words, n: int) -> str:
    """How many hunters take part, and what that costs."""
    if not n:
        return w("0 hunters: you get 1 animal")
    return w.n("%(n)d hunter, price %(price)d", "%(n)d hunters, price %(price)d", n, price=PRICES[n])


def _turn(w: Words, turn: int) -> str:
    """One of the three ways in which a tile fits."""
    return w.p("tile", "turn %(n)d", n=turn // 2 + 1)


def _size(w: Words, size: int) -> str:
    """What is to stand there."""
    return w.p("size", "size %(n)d", n=size) if size else w.p("size", "take down")


def action_label(w: Words, action: Any) -> str:
    """An action as a button says it."""
    match action:
        case Do():
            return f"{deed(w, action.deed)} – {_party(w, action.hunters)}"
        case Place():
            return f"{action.cell}, {_turn(w, action.turn)}"
        case Alter():
            return f"{space(w, action.space)}: {_size(w, action.size)}"
        case Put() | Build() | Call():
            return space(w, action.space)
        case Move():
            return f"{space(w, action.start)} → {space(w, action.to)}"
        case Buy():
            return w("Buy: %(piece)s", piece=piece(w, action.piece))
        case Barter():
            return f"{amount(w, action.give, BARTER)} → {amount(w, action.get, 1)}"
        case Gain():
            return w("Get: %(animals)s", animals=amount(w, action.animal, 1))
        case Take():
            return f"{kind(w, action.kind)}: {action.amount}"
    return w("End the turn") if isinstance(action, End) else w("Give up the rest")


def breakdown_label(w: Words, source: str) -> str:
    """Where points come from."""
    return {
        "bison": w.p("points", "Bison"),
        "turkey": w.p("points", "Turkeys"),
        "fish": w.p("points", "Fish"),
    }[source]
