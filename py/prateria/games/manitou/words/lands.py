"""A territory in words: all that lies there, and what each of its signs says."""

from prateria.kit.words import Words

from ..engine.data import KINDS
from ..engine.observe import Territory
from ..engine.preview import Standing, guard_of
from .nouns import kind
from .nouns import place as named

__all__ = ["guard_said", "guarding", "place_glance", "place_lines", "seat_said"]


def place_lines(w: Words, place: Territory, standing: Standing, names: list[str]) -> list[str]:
    """A territory: its herds, whose cards lie there, who is on guard, and who would take what if the hunt ended now."""
    herds = ", ".join(map(str, place.herds))
    lines = [w("Bison: %(values)s", values=herds) if herds else w("No bison here.")]
    lines += filter(None, (seat_said(w, place, standing, seat, name) for seat, name in enumerate(names)))
    if place.guard is not None:
        lines += guard_said(w, place, standing, names[place.guard])
    if not place.laid:
        lines.append(w("No cards here yet."))
    return lines


def place_glance(w: Words, place: Territory, standing: Standing, names: list[str]) -> str:
    """The same in short for those who see it: whose the herds would be, and whose the captives, a line each."""
    herds = ", ".join(map(str, place.herds))
    told = [w("%(place)s: bison %(values)s", place=named(w, place.id), values=herds)] if herds else []
    gains: dict[str, int] = {}
    for seat, value, *_ in standing.catches:
        gains[names[seat]] = gains.get(names[seat], 0) + value
    if gains:
        who = ", ".join(f"{name} +{points}" for name, points in gains.items())
        now = w("If the hunt ended now: %(what)s.", what=who)
        lone = standing.catches[0][2] == 0
        told.append(f"{now} {w('Whoever is alone there takes the herds, even without hunters.')}" if lone else now)
    elif herds and place.laid and standing.lost:
        told.append(w("If the hunt ended now: %(what)s.", what=w("the bison run away")))
    if place.guard is not None:
        told.append(". ".join(guard_said(w, place, standing, names[place.guard])) + ".")
    return "\n".join(told) if told else w("No bison here.")


def seat_said(w: Words, place: Territory, standing: Standing, seat: int, name: str) -> str:
    """The cards of a seat there, with their strength and what they would catch; '' where it has none."""
    cards = [
        kind(w, card.kind) if card.up else w("%(card)s (fallen)", card=kind(w, card.kind))
        for card in place.laid
        if card.seat == seat
    ]
    if not cards:
        return ""
    caught = sum(value for who, value, *_ in standing.catches if who == seat)
    counts = [w("bison %(sum)d", sum=caught)] if caught else []
    if caught and not place.strengths[seat]:
        counts = [w("nobody else is there, so even without hunters bison %(sum)d", sum=caught)]
    if place.strengths[seat] and len(cards) > 1:  # of one card its name says it
        counts.insert(0, w("strength %(n)d", n=place.strengths[seat]))
    said = w("%(name)s: %(cards)s", name=name, cards=", ".join(cards))
    # the sums by themselves: they are not of the card that is named last
    return ". ".join((said, *([", ".join(counts).capitalize()] if counts else [])))


def guard_said(w: Words, place: Territory, standing: Standing, name: str) -> list[str]:
    """Who is on guard there, and how many captives that is."""
    n, told = standing.captives, [guarding(w, place, name)]
    if n:
        told.append(w.n("%(name)s would take %(n)d captive", "%(name)s would take %(n)d captives", n, name=name))
    else:
        told.append(w("No captives, as nobody else has a card there"))
    return told


def guarding(w: Words, place: Territory, name: str) -> str:
    """Who is on guard; of a pair, whom a challenger meets first (MA-13)."""
    _, *kinds = guard_of(place)
    if len(kinds) < 2:
        return w("On guard: %(name)s", name=name)
    upper = kind(w, KINDS[kinds[-1]])
    return w("On guard: %(name)s with a pair, the upper one: %(card)s", name=name, card=upper)
