"""Why somebody leads an area, or is ahead of somebody else there, in one short sentence. BI-25, BI-26.

>>> w, tipi, hunters = Words("en"), (0, 0, 0, 1, 0), (0, 0, 0, 0, 3)
>>> because(w, "river", tipi, hunters), because(w, "prairie", (0, 1, 0, 0, 0), (0, 0, 1, 1, 4))
('A canoe beats any number of hunters.', 'The larger tipi leads.')
>>> because(w, "prairie", (0, 1, 1, 0, 0), (0, 1, 0, 2, 4)), because(w, "river", (0, 0, 2, 0, 0), (0, 0, 1, 1, 4))
('With equal tipis the next largest leads.', 'Of equally large canoes, more lead.')
>>> because(w, "prairie", (0, 0, 1, 0, 2), (0, 0, 1, 0, 1)), because(w, "mountain", (0, 0, 0, 0, 3), (0, 0, 0, 0, 2))
('With equal tipis more hunters lead.', 'More hunters lead.')
>>> decisive((0, 1, 0, 1, 2), (0, 0, 0, 0, 3)), decisive((0, 0, 2, 0, 1), (0, 0, 1, 1, 4))
(((0, 1, 0, 0, 0), (0, 0, 0, 0, 3)), ((0, 0, 2, 0, 0), (0, 0, 1, 0, 0)))
"""

from collections.abc import Sequence

from prateria.kit.words import Words, isolate

from ..engine.data import SIZES
from ..engine.observe import Area
from .nouns import area, forces

__all__ = ["because", "decisive", "leads", "led", "passed"]

Pieces = tuple[int, ...]


def leads(w: Words) -> str:
    """BI-25, BI-26."""
    return w(
        "The largest tipi or canoe leads. Of equal size, more lead; hunters count last. Whoever leads gets all the "
        "animals, the second half."
    )


def led(w: Words, there: Area) -> str:
    """The same of an area where somebody leads before somebody else: the reason there. '' where nobody does."""
    if not there.animals or there.places.count(1) != 1 or not any(place > 1 for place in there.places):
        return ""
    first = there.pieces[there.places.index(1)]
    second = max(pieces for pieces, place in zip(there.pieces, there.places, strict=True) if place > 1)
    half = there.places.count(2) == 1  # BI-27
    rest = w("Whoever leads gets all the animals, the second half.") if half else ""
    return f"{because(w, there.terrain, first, second)} {rest}".rstrip()


def because(w: Words, terrain: str, first: Pieces, second: Pieces) -> str:
    """Why the first is ahead: by the size of tipis or canoes, by how many, by hunters."""
    river = terrain == "river"
    at = next(n for n, (more, less) in enumerate(zip(first, second, strict=True)) if more > less)
    if at == len(SIZES):
        if not any(first[:at]):
            return w("More hunters lead.")
        return w("With equal canoes more hunters lead.") if river else w("With equal tipis more hunters lead.")
    if not any(second[:-1]):
        return w("A canoe beats any number of hunters.") if river else w("A tipi beats any number of hunters.")
    if second[at]:
        return w("Of equally large canoes, more lead.") if river else w("Of equally large tipis, more lead.")
    if any(first[:at]):
        return (
            w("With equal canoes the next largest leads.") if river else w("With equal tipis the next largest leads.")
        )
    return w("The larger canoe leads.") if river else w("The larger tipi leads.")


def decisive(first: Sequence[int], second: Sequence[int]) -> tuple[Pieces, Pieces]:
    """Of what both have in an area as much as it takes to see who is ahead."""
    at = next((n for n, (more, less) in enumerate(zip(first, second, strict=True)) if more != less), len(first) - 1)
    cut = [tuple(n if i <= at else 0 for i, n in enumerate(pieces)) for pieces in (first, second)]
    lesser = next((n for n, count in enumerate(second) if count), at)
    if not any(cut[1]):  # the strongest that there is
        cut[1] = tuple(n if i == lesser else 0 for i, n in enumerate(second))
    return cut[0], cut[1]


def passed(w: Words, lost: Sequence[Area], seat: int, names: Sequence[str]) -> list[str]:
    """Who leads now instead of that seat: `Prairie D4: Ola (tipi 2) is ahead of you now (3 hunters). A tipi beats any
    number of hunters.` Of the first area by which rule, too, so short that three lines of a phone show all of it."""
    first = next((there for there in lost if there.places[seat]), None)
    told = [] if first is None else _why(w, first, seat, names)
    return [*told, *(_instead(w, there, seat, names) for there in lost if there is not first)]


def _why(w: Words, there: Area, seat: int, names: Sequence[str]) -> list[str]:
    """Who, with what, and by which rule; that more hunters lead is seen by how many they are."""
    said, first, mine = _instead(w, there, seat, names), there.pieces[there.places.index(1)], there.pieces[seat]
    return [said, because(w, there.terrain, first, mine)] if first[:-1] != mine[:-1] else [said]


def _instead(w: Words, there: Area, seat: int, names: Sequence[str]) -> str:
    """The same in one sentence, without the rule."""
    first = there.places.index(1)
    called = area(w, there.id)
    if there.places.count(1) > 1:
        leaders = [isolate(names[n]) for n, place in enumerate(there.places) if place == 1]
        return w("%(area)s: now others lead (%(names)s).", area=called, names=w.list(leaders))
    theirs, mine = (forces(w, there.terrain, its) for its in decisive(there.pieces[first], there.pieces[seat]))
    name = isolate(names[first])
    if not there.places[seat]:
        return w("%(area)s: %(name)s leads now (%(theirs)s).", area=called, name=name, theirs=theirs)
    return w("%(area)s: %(name)s (%(theirs)s) is ahead of you now (%(mine)s).",
             area=called, name=name, theirs=theirs, mine=mine)  # fmt: skip
