"""How many cards a claim comes to, with all that goes along, for those who hear the table: the picture has it as signs.

>>> from ..engine.state import State
>>> worths(Words("en"), State.new(seats=2, seed=1, options={"calm": True}).observe(0), 0, "chief")
''
"""

from collections.abc import Sequence

from prateria.kit.words import Words

from ..engine.actions import Haul
from ..engine.data import LOOT, TRIBE
from ..engine.observe import Observation
from ..engine.preview import brings, taking, ways
from .labels import with_captive
from .nouns import along, amount

__all__ = ["among", "each", "great", "in_all", "summed", "worths"]


def in_all(w: Words, haul: str, n: int) -> str:
    """What is taken, and how many cards these are with all that goes along."""
    return w.n("%(haul)s, %(n)d card in all", "%(haul)s, %(n)d cards in all", n, haul=haul)


def great(w: Words, mine: bool) -> str:
    """Of a haul of which one will still talk afterwards; `mine`: who looks has taken it."""
    return w("A great haul!") if mine else w("What a haul!")


def summed(w: Words, view: Observation, haul: Haul, kind: str) -> str:
    """One way with its number, with whoever goes along, and its sum."""
    lying = amount(w, haul.loot, dict(view.table)[haul.loot])
    what = f"{lying} ({along(w, haul.loot != 'tipi', haul.partner)})" if haul.partner else lying
    return in_all(w, what, taking(view, haul, kind))


def worths(w: Words, view: Observation, seat: int, kind: str) -> str:
    """All that a tribe card may take now, each way with its sum; '' if nothing."""
    found = among(w, view, seat, (kind,))
    told = "; ".join(w("or: %(way)s", way=way) if i else way for i, way in enumerate(found))
    return w("takes: %(ways)s", ways=told) if found else ""


def among(w: Words, view: Observation, seat: int, kinds: Sequence[str] = TRIBE) -> list[str]:
    """The ways to take something with these tribe cards, in the order of the table, each with its sum."""
    found = dict[str, tuple[int, bool]]()
    for kind in kinds:
        for loot, partners in ways(view, seat, kind):
            n, _ = brings(view, seat, kind, loot)
            found[loot] = max(found.get(loot, (0, False)), (n, bool(partners)))
    there, told = dict(view.table), list[str]()
    for loot in (one for one in LOOT if one in found):
        n, along_ = found[loot]
        what = with_captive(w, loot, amount(w, loot, there[loot]), (loot,) if along_ else ())
        told.append(f"{what} ({w.n('%(n)d card', '%(n)d cards', n)})")
    return told


def each(view: Observation, seat: int, kind: str, loot: str, partners: Sequence[str | None]) -> int:
    """How many cards that loot comes to with each of these people, or nobody; 0: not the same for all."""
    found = {taking(view, Haul(seat, loot, partner), kind) for partner in partners}
    return found.pop() if len(found) == 1 else 0
