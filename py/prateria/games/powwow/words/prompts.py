"""What to do now, in one sentence: for whoever is asked, and for those who wait."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.kit.result import by_points, told
from prateria.kit.touch import Touch
from prateria.kit.words import Words, isolate

from ..engine.actions import Claim, Haul, Turn
from ..engine.asking import LEARNT
from ..engine.data import LOOT
from ..engine.events import PileShown
from ..engine.observe import Observation
from ..engine.preview import about, brings, first, most, ways, within
from .captors import harms
from .dangers import in_short, or_wait, warned
from .labels import able, either, is_captive, takable, with_captive
from .meanings import claimable
from .nouns import amount, to_come
from .racing import goes_on, racing
from .runs import quiet
from .sentences import winners
from .waiting import answered, hoped
from .worths import among, each, in_all, summed

__all__ = ["answers", "anybody", "could", "nobody", "prompt", "spoken", "swapped"]

SEEN: Final = 3  # cards of a race, which come quickly: then all know how one is turned, and the line is short

ONCE, TOLD = 2, 4  # after and before so many cards the key that turns several is told of
NAMED: Final = 3  # things that one could take; of more, whose heaps bear a sign, there is no room on a phone


def anybody(w: Words) -> str:
    """The question to the whole table, before one after another is asked."""
    return w("Does anybody want to claim?")


def nobody(w: Words, events: Sequence[Any]) -> str:
    """What came of the question, if it was the usual: nothing."""
    shown = [event for event in events if isinstance(event, PileShown)]
    return w("Nobody claimed.") if shown and not any(event.claims for event in shown) else ""


def swapped(w: Words, pick: str) -> str:
    """A second tribe card was touched: it replaces the first (PW-06)."""
    return w("Only one card can claim at a time.") if pick.startswith("tribe:") else ""


def answers(w: Words, view: Observation) -> tuple[str, str]:
    """What the two answers to that bring."""
    nobody = w("Nobody: the next card comes.") if view.left else w("The last card! Nobody: the game ends.")
    return nobody, w("Somebody: each of you answers unseen.")


def could(w: Words, name: str, n: int) -> str:
    """Of one of those who are asked together: what they could take."""
    return w.n("%(name)s: up to %(n)d card", "%(name)s: up to %(n)d cards", n, name=name)


def prompt(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is to be done now: for the one who acts, if it is their view, else for those who wait."""
    if view.outcome is not None:
        return winners(w, view.outcome.points, view.outcome.winners, [isolate(name) for name in names])
    if view.phase == "race":
        return racing(w, view, names, touch)
    actor = view.actors[0]
    name = isolate(names[actor])
    if view.seat == actor and touch.ready is not None:
        kind, hinted = getattr(touch.ready, "kind", ""), touch.reason is not None
        if hinted and isinstance(touch.ready, Claim) and touch.then is None:
            return in_short(w, view, name, names, touch.brief)
        return _ready(w, view, names, touch.then or touch.ready, kind, hinted)
    if view.phase == "turn":
        if "prairie:card" in touch.possible:
            if view.seat != actor and (view.setup.calm or view.seat is not None):  # whoever it is: anybody turns it
                go = w.n("Go on: touch the face-down card.", "Go on: touch the face-down cards.", view.left)
                return f"{go} {_after(w, view, touch)}".rstrip()
            turned = view.rounds - view.left
            if turned < (ONCE if view.setup.calm else SEEN):
                return w("%(name)s, turn the next card: touch the face-down cards.", name=name)
            if view.seat == actor and not view.setup.calm:  # alone in a race, where the line says so as well
                return w("You turn the next card.")
            said = ("" if touch.brief else quiet(w, view, name)) or w("%(name)s, turn the next card.", name=name)
            after = _after(w, view, touch)
            if turned < TOLD and view.setup.calm and not after:
                after = w("“To my next choice” turns on, until you can choose or somebody takes something.")
            return f"{said} {after}".rstrip()
        rest = "" if view.setup.calm else goes_on(w, view, touch)
        return rest or w("%(name)s turns the next card.", name=name)
    if view.phase == "ask":
        if view.seat == actor and not touch.possible:  # it goes on by itself
            return w("%(name)s waits for a better card.", name=name)
        if view.seat == actor and _ways(touch):
            return _choose(w, view, name, touch, names)
        if view.seat == actor and touch.reason is not None:  # the hint names what is there, and marks what is touched
            return in_short(w, view, name, names, touch.brief)
        if view.seat == actor and view.rounds - view.left >= LEARNT:
            return _take_or_wait(w, view, name, names, brief=touch.brief)
        if view.seat == actor:
            asked = _take_or_wait(w, view, name, names, hinted=True)
            how = w.n("Touch your card in the green frame, or “Wait”.",
                      "Touch one of your cards in green frames, or “Wait”.",
                      sum(pick.startswith("tribe:") for pick in touch.possible))  # fmt: skip
            return f"{asked} {how} {warned(w, view, names, within(view))}".rstrip()
        return w("%(name)s is thinking: claim or wait?", name=name)
    if view.seat != actor and not _ways(touch):  # who chooses in a race is spoken to, too
        return w("%(name)s chooses what to take.", name=name)
    return _choose(w, view, name, touch, names)


def _after(w: Words, view: Observation, touch: Touch, aloud: bool = False) -> str:
    """What a card may bring that is still to be turned, or what can be claimed before; the line of a race says it of
    each card (`racing`)."""
    if not view.setup.calm:
        return ""
    return claimable(w, view, touch, aloud) or ("" if touch.brief else hoped(w, view, aloud))


def _take_or_wait(
    w: Words, view: Observation, name: str, names: Sequence[str], aloud: bool = False, hinted: bool = False,
    brief: bool = False,
) -> str:  # fmt: skip
    """The question, once everybody knows how it is answered: what one could take; where that is one thing, with which
    card, how many cards it brings; what the others could take, always all of it; and, where that is nothing, how much
    of it nobody has seen yet. `aloud`: however many these are; `hinted`: a hint says what speaks for it; `brief`: what
    may come has no room."""
    seat = view.actors[0]
    n, loot = most(view, seat)
    there = dict(view.table)
    found = within(view)
    if len(found) > 1:
        brought = dict(ways(view, seat, "chief")).get("totem", ())
        heaps = [with_captive(w, one, amount(w, one, there[one]), brought) for one in LOOT if one in found]
        what = either(w, among(w, view, seat) if aloud and len(found) <= NAMED else heaps)
        if len(found) > NAMED and not aloud:
            what = w.n("up to %(n)d card", "up to %(n)d cards", n)
        said = or_wait(w, view, name, what)
        if hinted:
            return said
        return f"{said} {warned(w, view, names, found)}".rstrip()
    lying = with_captive(w, loot, amount(w, loot, there[loot]), dict(ways(view, seat, "chief")).get(loot, ()))
    values = {"name": name, "card": able(w, view, seat, loot), "loot": lying}
    if view.left:
        said = w.n(
            "%(name)s, take %(n)d card (%(card)s + %(loot)s) or wait?",
            "%(name)s, take %(n)d cards (%(card)s + %(loot)s) or wait?",
            n,
            **values,
        )
    else:
        said = w.n(
            "%(name)s, the last card: take %(n)d card (%(card)s + %(loot)s) or nothing?",
            "%(name)s, the last card: take %(n)d cards (%(card)s + %(loot)s) or nothing?",
            n,
            **values,
        )
    if hinted:
        return said
    if could := warned(w, view, names, found):
        return f"{said} {could}"
    if brief:
        return said
    hidden = dict(view.prairie).get(loot, 0)
    unseen = sum(n for _, n in view.prairie)
    if view.left and unseen > view.left:  # some of it lies in the box (PW-26)
        likely = about(hidden, view.left, unseen)
        return f"{said} {to_come(w, loot, likely)}" if likely else said
    if hidden and view.left:
        return f"{said} {w('Still face down: %(loot)s.', loot=amount(w, loot, hidden))}"
    return said


def _first(w: Words, view: Observation, names: Sequence[str], kind: str) -> str:
    """Who answers before the one who is asked, unseen, and could take some of that: their claim goes first (PW-18)."""
    before = [isolate(names[other]) for other in first(view, view.actors[0], kind)]
    if not before:
        return ""
    return answered(w, before)


def _ways(touch: Touch) -> list[str]:
    """What is open of that what a claim takes."""
    return [pick for pick in touch.possible if pick.partition(":")[0] in ("loot", "person")]


def _choose(w: Words, view: Observation, name: str, touch: Touch, names: Sequence[str]) -> str:
    ways = _ways(touch)
    by = _by(view, touch)
    before = harms(w, view, ways, names) or (_first(w, view, names, by) if by and view.phase == "ask" else "")
    if not view.setup.calm and view.seat == view.actors[0] and view.phase == "take":  # alone, and spoken to
        captive = by and any(is_captive(by, pick) for pick in ways if pick.startswith("person:"))
        if ways and all(pick.startswith("person:") for pick in ways):
            return w("Choose a captive.")
        what = w("Choose what you take.")
        return f"{what} {w('Totems come with one captive: choose him.')}" if captive else what
    if ways and all(pick.startswith("person:") for pick in ways):
        return f"{w('%(name)s: choose a captive.', name=name)} {before}".rstrip()
    if any(is_captive(by, pick) for pick in ways if by and pick.startswith("person:")):
        said = w("%(name)s, choose what you take. Totems come with one captive: choose him.", name=name)
        return f"{said} {before}".rstrip()
    return f"{w('%(name)s: choose what you take.', name=name)} {before}".rstrip()


def _by(view: Observation, touch: Touch) -> str:
    """The tribe card with which one chooses; '' before any."""
    by = [pick.rpartition("-")[2] for pick in touch.chosen if pick.startswith("tribe:")]
    return next(iter([*by, *(claim.kind for claim in view.pile[view.settled :][:1])]), "")


def _choose_aloud(w: Words, view: Observation, name: str, touch: Touch, found: Sequence[str]) -> str:
    """The same for those who listen, with the choices and what each comes to; a captive is chosen by name, and why
    no maiden is among them."""
    by, seat = _by(view, touch), view.actors[0]
    people = [pick.partition(":")[2] for pick in found if pick.startswith("person:")]
    keys = w("N goes from one to the next.")
    if len(people) < len(found):
        told = w("%(name)s, choose: %(ways)s.", name=name, ways=either(w, among(w, view, seat, (by,))))
        return f"{told} {keys}" if by else f"{w('%(name)s: choose what you take.', name=name)} {keys}"
    told = w("%(name)s: choose a captive.", name=name)
    if not by or not is_captive(by, found[0]):
        return f"{told} {keys}"
    if n := each(view, seat, by, "totem", people):
        told = w.n("%(name)s: choose a captive, %(n)d card in all.", "%(name)s: choose a captive, %(n)d cards in all.",
                   n, name=name)  # fmt: skip
    if any(card.endswith("-maiden") for card, _ in view.table):
        told = f"{told} {w('A chief takes only men captive.')}"
    return f"{told} {keys}"


def _ready(w: Words, view: Observation, names: Sequence[str], ready: Any, kind: str = "", hinted: bool = False) -> str:
    """What has been chosen, what it brings, and what to do now. `kind`: the tribe card, where a claim is chosen with
    what it takes; `hinted`: it is what the hint beside it says."""
    name = isolate(names[view.actors[0]])
    if isinstance(ready, Haul):
        haul = summed(w, view, ready, kind or view.pile[view.settled].kind)
        before = _first(w, view, names, kind) if kind else ""
        if hinted or before:
            return f"{w('%(name)s, you take: %(haul)s.', name=name, haul=haul)} {before}".rstrip()
        if kind:  # the claim goes with it
            return w("%(name)s, you take: %(haul)s. Touch “Claim”, or choose something else.", name=name, haul=haul)
        return w("%(name)s, you take: %(haul)s. Touch “Done”, or choose something else.", name=name, haul=haul)
    if isinstance(ready, Claim):
        before = "" if hinted else _first(w, view, names, ready.kind)
        return f"{_claiming(w, view, name, ready, hinted)} {before}".rstrip()
    if isinstance(ready, Turn):
        return w("%(name)s, turn the next card.", name=name)
    return w("%(name)s: touch “Done”, or choose something else.", name=name)


def _claiming(w: Words, view: Observation, name: str, claim: Claim, hinted: bool = False) -> str:
    haul, found = takable(w, view, claim.seat, claim.kind, who=False), ways(view, claim.seat, claim.kind)
    if len(found) == 1:  # else what it brings depends on what is taken
        n, (loot, partners) = brings(view, claim.seat, claim.kind)[0], found[0]
        haul = in_all(w, with_captive(w, loot, haul, partners), n)
    values = {"name": name, "haul": haul}
    told = {
        "chief": w("%(name)s, with the chief you take: %(haul)s."),
        "warrior": w("%(name)s, with the warrior you take: %(haul)s."),
        "maiden": w("%(name)s, with the maiden you take: %(haul)s."),
        "hunter": w("%(name)s, with the hunter you take: %(haul)s."),
    }[claim.kind] % values
    if hinted:
        return told
    if view.players[claim.seat].points:
        return f"{told} {w('Touch “Claim”, or choose something else.')}"
    return f"{told} {w('Touch “Claim” or the council board.')}"


def spoken(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    """What is said in place of a prompt that speaks of touching; '' elsewhere. Who asks again hears how it stands."""
    said = _spoken(w, view, names, touch)
    if not touch.again or not view.setup.calm or view.outcome is not None or touch.ready is not None:
        return said
    points = [player.points for player in view.players]
    won = told(names, points, by_points(points))
    return f"{said or prompt(w, view, names, touch)} {w('Cards won: %(points)s.', points=won)}"


def _spoken(w: Words, view: Observation, names: Sequence[str], touch: Touch) -> str:
    if view.outcome is None and view.phase == "turn" and view.seat != view.actors[0] and touch.possible:
        return f"{w('Go on with Enter.')} {_after(w, view, touch, aloud=True)}".rstrip()
    if view.outcome is not None or view.phase == "race" or view.seat != view.actors[0] or touch.ready is not None:
        return ""
    name, learnt = isolate(names[view.actors[0]]), view.rounds - view.left >= LEARNT
    if view.phase == "turn":
        if not (late := claimable(w, view, touch, aloud=True)) and learnt:
            return f"{w('%(name)s, turn the next card.', name=name)} {_after(w, view, touch, aloud=True)}".rstrip()
        return f"{w('%(name)s: turn the next card, with Enter.', name=name)} {late}".rstrip()
    if found := _ways(touch):
        return _choose_aloud(w, view, name, touch, found)
    if view.phase == "ask" and learnt and touch.possible and len(within(view)) > 1:
        return _take_or_wait(w, view, name, names, aloud=True)
    if view.phase == "ask" and not learnt:
        asked = _take_or_wait(w, view, name, names, aloud=True, hinted=touch.reason is not None or touch.brief)
        return f"{asked} {w('Enter claims, N leads on to “Wait”.')}"
    return ""
