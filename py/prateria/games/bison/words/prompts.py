"""What to do now, in one sentence: for whoever is asked, and for those who wait."""

from collections.abc import Sequence

from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.actions import Build, Call, Move, Place, Put
from ..engine.data import ACTIONS, ANIMALS, TERRAINS, TRACK
from ..engine.observe import Area, Observation, known
from ..engine.preview import gains, tie, unchanged
from ..engine.scoring import odd_one
from . import nouns
from .deeds import at_market, building, how_many, opening
from .has import market, opened_for, overflows, stock, tile_in_hand
from .labels import action_label, built, comers, party, pick_label, traded, vain
from .leading import leads, led
from .marching import whither, who
from .sentences import winners

__all__ = ["prompt", "spoken", "who_gets"]


def prompt(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is to be done now: for the one who acts, if it is their view, else for those who wait. With the first that
    one builds, and beside an area looked at between actions, how a lead is decided; and that nothing would change."""
    asked = _asked(w, view, names, touch)
    if isinstance(touch.ready, Call) and not touch.advised:
        return f"{comers(w, view, touch.ready)} {asked}".lstrip()
    if view.seat not in view.actors or touch.advised or view.outcome is not None:
        return asked
    there = next((area for area in view.areas if area.id == touch.looked_at), None)
    if (there or touch.looked_at == "areas") and not (touch.ready or touch.chosen or view.doing):
        return (led(w, there) if there else "") or leads(w)
    first = (
        view.phase == "build"
        and touch.ready is None
        and not any(one.size for one in view.spaces if one.seat == view.seat)
    )
    return f"{asked} {leads(w) if first else vain(w, view, touch)}".rstrip()


def _asked(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    if view.outcome is not None:
        return winners(w, view.outcome.points, view.outcome.winners, [isolate(name) for name in names])
    if view.phase == "surplus" and not view.asked:  # shown while areas are counted
        return w("Round %(n)d is over: the areas are counted.", n=view.round)
    actor = view.actors[0]
    name = isolate(names[actor])
    if view.seat != actor:
        return _waiting(w, view.phase, name)
    if isinstance(touch.ready, Place):
        if n := view.doing.left if view.doing else 0:
            return w.n(
                "%(name)s: touch the tile to turn it. After “Done” choose where your hunter goes.",
                "%(name)s: touch the tile to turn it. After “Done” choose where your hunters go.",
                n,
                name=name,
            )
        return w("%(name)s: touch the tile to turn it, then “Done”.", name=name)
    if touch.ready is not None and not set(touch.possible) - set(touch.chosen) and not touch.advised:
        only = _only(w, view, touch)
        if isinstance(touch.ready, Build | Call | Move | Put):  # of an action that has begun
            return w("%(name)s: there is only one way to do it: %(action)s.", name=name, action=only)
        return f"{w('%(name)s: only this can be done now: %(action)s.', name=name, action=only)} {w('Touch “Done”.')}"
    if isinstance(touch.ready, Move) and not touch.advised and view.doing and view.doing.used:  # proposed: see `flow`
        return w.n(
            "%(name)s: %(n)d hunter is still to move. There too: %(move)s? Touch “Done”, or choose another place.",
            "%(name)s: %(n)d hunters are still to move. There too: %(move)s? Touch “Done”, or choose another place.",
            view.doing.left,
            name=name,
            move=action_label(w, touch.ready),
        )
    if touch.ready is not None:
        if view.phase == "surplus" and not touch.advised:
            return w("%(name)s: “Done” ends your trading here. Or choose something else.", name=name)
        return w("%(name)s: touch “Done”, or choose something else.", name=name)
    if any(pick.startswith("give:") for pick in touch.chosen):
        return w("%(name)s: which animal do you want for the three?", name=name)
    if any(pick.startswith("get:") for pick in touch.chosen):
        return w("%(name)s: which three animals do you give for it?", name=name)
    if view.phase in ("name", "end", "surplus"):
        return _between(w, view, names, touch)
    return _doing(w, view, name, touch)


def _only(w: Words, view: Observation, touch: Touch) -> str:
    """What alone is left to do: `tipi 2, prairie E5`."""
    return built(w, view, touch.ready) or action_label(w, touch.ready)


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
        "end": w("%(name)s may buy or barter before the turn ends."),
        "surplus": w("%(name)s has more than 15 animals of a kind."),
    }[phase] % {"name": name}


def _between(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """Before and after an action, and in the scoring."""
    name = isolate(names[view.actors[0]])
    if view.phase == "surplus" and "button:stop" in touch.possible:
        return w("%(name)s: you can keep only 15 of a kind. Spend the surplus at the market, or give it up.", name=name)
    if view.phase == "surplus":  # the house rules know no other way (BI-28)
        return w("%(name)s: only 15 of a kind can be kept. Spend the surplus as long as you can.", name=name)
    if view.phase == "end" and any(above := overflows(view)):
        return _overflows(w, view, name, above)
    if said := at_market(w, view, touch, name):
        return said
    if (tied := tie(view)) is not None and view.phase in ("name", "end"):
        return _tied(w, name, isolate(names[1 - view.actors[0]]), *tied)
    if view.phase == "end" and traded(touch):
        return w("%(name)s: while you trade, your turn stays open. Buy and barter if you like, then end your turn.",
                 name=name)  # fmt: skip
    if view.phase == "end" and len(view.players[view.actors[0]].deeds) == ACTIONS:
        if view.round == view.rounds:
            return w("%(name)s: that was your last action. What you buy now counts no more: end your turn.", name=name)
        return w("%(name)s: that was your last action in this round. Buy and barter if you like, then end your turn.",
                 name=name)  # fmt: skip
    if view.phase == "end":
        return w("%(name)s: buy and barter if you like, then end your turn.", name=name)
    if deed := next((pick[5:] for pick in touch.chosen if pick.startswith("deed:")), ""):
        return how_many(w, view, name, deed)
    if any(pick.startswith("hunters:") for pick in touch.chosen):
        return w("%(name)s: for which action?", name=name)
    player = view.players[view.actors[0]]
    if player.holds and len(player.deeds) == ACTIONS - 1:
        return w("%(name)s: this is your last action, so place your tile. With how many hunters?", name=name)
    if not player.deeds and view.round >= view.rounds - 1:  # what wins is learnt while something can be done about it
        if view.round == view.rounds:
            return w("%(name)s: last round! Only its counting wins, your stock is lost. Choose an action.", name=name)
        return w("%(name)s: choose an action. Only the last round is counted for the win: spend your stock by then.",
                 name=name)  # fmt: skip
    left = ACTIONS - len(player.deeds)
    if said := opening(w, view, name, left, touch):
        return said
    if not player.deeds and view.round <= 2:  # a counting has been seen
        return w(
            "%(name)s: choose an action. Only the counting of round %(n)d decides who wins.", name=name, n=view.rounds
        )
    return w("%(name)s: choose an action (%(n)d left in this round). You may buy or barter first.", name=name, n=left)


def _overflows(w: Words, view: Observation, name: str, above: Sequence[int]) -> str:
    """What the counting brings above 15: of it can be spent before it what there is now; the rest at once then."""
    sums = w.list([nouns.amount(w, what, n + TRACK) for what, n in zip(ANIMALS, above, strict=True) if n])
    spare = [min(pair) for pair in zip(above, view.players[view.actors[0]].animals, strict=True)]
    if not any(spare):
        return w(
            "%(name)s: the counting brings you to %(sums)s. You keep 15 of a kind and can spend the rest at once then.",
            name=name, sums=sums,
        )  # fmt: skip
    return w(
        "%(name)s: the counting brings you to %(sums)s, and you keep 15 of a kind. Spend before it: %(animals)s.",
        name=name, sums=sums, animals=w.list(nouns.each(w, spare)),
    )  # fmt: skip


def _tied(w: Words, name: str, other: str, n: int, mine: int, theirs: int) -> str:
    return w(
        "%(name)s: as it stands, both have %(n)d. The fewest of a kind decides: you %(mine)d, %(other)s %(theirs)d.",
        name=name, n=n, mine=mine, other=other, theirs=theirs,
    )  # fmt: skip


def _doing(w: Words, view: Observation, name: str, touch: Touch) -> str:
    """Within an action."""
    n, price = (view.doing.left, view.doing.price) if view.doing else (0, 0)
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
        return building(w, view, name, touch)
    if view.phase == "call":
        return w.n(
            "%(name)s: %(n)d of your hunters on the land joins others of yours there. Choose where.",
            "%(name)s: %(n)d of your hunters on the land join others of yours there. Choose where.",
            n,
            name=name,
        )
    if view.phase == "gather":
        return w.n("%(name)s: choose %(n)d hunter who comes.", "%(name)s: choose %(n)d hunters who come.", n, name=name)
    if start := next((pick[5:] for pick in touch.chosen if pick.startswith("from:")), ""):
        asked = f"{whither(w, view, name)} {w('Touch a marked space.')}"
        ways = [Move(view.actors[0], start, pick[3:]) for pick in touch.possible if pick.startswith("to:")]
        idle = w("Nothing would change for now.") if n == 1 and all(unchanged(view, way) for way in ways) else ""
        return f"{asked} {idle}".rstrip()
    return who(w, view, name)


def spoken(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is said in place of a prompt that speaks of what one sees and touches; '' elsewhere."""
    if view.outcome is not None or view.seat not in view.actors:
        return ""
    name, n = isolate(names[view.actors[0]]), view.doing.left if view.doing else 0
    if there := next((area for area in view.areas if touch.looked_at in (area.id, *area.spaces)), None):
        return f"{who_gets(w, there, names, touch.looked_at)}."
    if touch.looked_at == "areas" and not touch.chosen:
        return " ".join(f"{who_gets(w, there, names)}." for there in view.areas if any(there.places))
    if touch.ready is not None:
        turns = isinstance(touch.ready, Place) and touch.again
        return f"{w('Space on its place turns it.')} {w('Enter or D: Done.')}" if turns else ""
    if touch.looked_at == "market" and not opened_for(w, view, touch) and view.phase != "surplus":
        return market(w, view, touch)
    if view.phase == "name" and touch.chosen and touch.chosen[0].startswith("deed:"):
        tile = tile_in_hand(w, view) if "deed:place" in touch.chosen else ""
        named = nouns.deed(w, touch.chosen[0][5:])  # who chooses another one hears that
        return f"{how_many(w, view, named, touch.chosen[0][5:], told=True)} {stock(w, view)}.{tile}"
    if view.phase == "name" and touch.chosen and touch.chosen[0].startswith("hunters:"):
        return f"{party(w, int(touch.chosen[0][8:]), told=True)}. {w('%(name)s: for which action?', name=name)}"
    left = ACTIONS - len(view.players[view.actors[0]].deeds)
    if view.phase == "name" and not touch.chosen and (touch.again or (left in (1, ACTIONS) and not traded(touch))):
        tile = tile_in_hand(w, view) if touch.again or left > 1 else ""
        own = f" {stock(w, view, camp=True)}." if touch.again else ""
        return f"{_between(w, view, names, touch)}{tile}{own}"
    ends = view.phase == "end"
    more = view.phase == "surplus" or (ends and (touch.again or any(overflows(view))))
    if not touch.chosen and (more or (ends and not left and not traded(touch))):
        found = gains(view.areas, view.actors[0]) if ends else ()
        comes = w("if it were counted now: %(animals)s", animals=nouns.goods(w, found)) if any(found) else ""
        own = f" {'; '.join(filter(None, (stock(w, view), comes)))}." if more else ""
        if "button:stop" in touch.possible:
            own += f" {w('N leads to “%(button)s”.', button=pick_label(w, 'button:stop', view))}"
        return f"{_between(w, view, names, touch)}{own}{_round_ends(w, view)}"
    if view.phase == "place" and not touch.chosen:
        where = w("%(name)s: where will you put your tile? Places: %(places)s.", name=name, places=", ".join(view.open))
        return f"{where}{tile_in_hand(w, view)}"
    if view.phase == "put":
        return w.n(
            "%(name)s: %(n)d hunter comes onto the new tile. To which of its spaces?",
            "%(name)s: %(n)d hunters come onto the new tile. To which of its spaces?",
            n,
            name=name,
        )
    start = next((pick[5:] for pick in touch.chosen if pick.startswith("from:")), "")
    if view.phase == "move" and start:  # a goal may have been touched first
        return f"{whither(w, view, name)} {w('From: %(places)s.', places=nouns.space(w, known(view, start)))}"
    if view.phase == "move":
        starts = [nouns.space(w, known(view, pick[5:])) for pick in touch.possible if pick.startswith("from:")]
        asked = who(w, view, name, told=True)
        return f"{asked} {w('From: %(places)s.', places=', '.join(starts))}" if starts else asked
    return ""


def _round_ends(w: Words, view: Observation) -> str:
    """That with this turn the round is over, where it is."""
    over = view.phase == "end" and all(len(player.deeds) == ACTIONS for player in view.players)
    return f" {w('Then this round ends, and the areas are counted.')}" if over else ""


def who_gets(w: Words, area: Area, names: Sequence[str], space: str = "") -> str:
    """An area as it is: its animals, and what each would get who is there. `space`: the one that is looked at."""
    parts = [
        nouns.in_area(w, area.id, space or area.id),
        nouns.amount(w, ANIMALS[TERRAINS.index(area.terrain)], area.animals),
    ]
    gains_ = [(names[seat], gain) for seat, gain in enumerate(area.gains) if area.places[seat]]
    parts += [w("%(name)s would get %(n)d", name=name, n=gain) for name, gain in gains_]
    parts += [w("the odd animal counts for nobody")] if odd_one(area.places, area.animals) else []
    return ", ".join(parts if gains_ else [*parts, w("nobody is here")])
