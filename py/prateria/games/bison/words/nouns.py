"""The names of places, pieces and animals, as they are shown alone, in lists, in brackets and after a colon.

They are never put inside a sentence, but for `to`, `out_of`, `upon` and `taken`: Polish and Italian need another form
there.

One name for one area while it stands, whatever is told of it (`area`, or `space` of that within a sentence): that of
its first space. So no space of it bears another name like that: it is called by its tile, with its area (`space` of a
`board.Known`: C3, in prairie D4).

>>> w = Words("en")
>>> space(w, "A1r"), piece(w, "tipi-3"), amount(w, "fish", 1), deed(w, "move3")
('river A1', 'tipi 3', '1 fish', 'Move 1–3')
>>> in_area(w, "D4p", "C3p"), in_area(w, "D4p", "D4p"), to(w, Known("C3p", "D4p"))
('C3 (prairie D4)', 'Prairie D4', 'to C3 (prairie D4)')
>>> goods(w, (2, 0, 3)), area(w, "A1p"), shares(("Ola", "Jan"), (7, 0))
('2 bison, 3 fish', 'Prairie A1', 'Ola +7, Jan 0')
>>> forces(w, "river", (0, 0, 2, 0, 3))
'2 × canoe 2, 3 hunters'
"""

from collections.abc import Sequence

from prateria.kit.words import Words

from ..engine.board import Known
from ..engine.data import ANIMALS, HUNTER, PIECE, PIECES, SIZES

__all__ = [
    "amount",
    "animal",
    "area",
    "area_of",
    "deed",
    "each",
    "forces",
    "gained",
    "goes",
    "goods",
    "in_area",
    "kind",
    "land_of",
    "one",
    "out_of",
    "piece",
    "pieces",
    "shares",
    "small",
    "space",
    "taken",
    "terrain",
    "to",
    "upon",
]


def terrain(w: Words, terrain: str) -> str:
    """What a space is, and an area: `river`."""
    return {
        "prairie": w.p("terrain", "prairie"),
        "mountain": w.p("terrain", "mountains"),
        "river": w.p("terrain", "river"),
    }[terrain]


def space(w: Words, space: str) -> str:
    """A space by its terrain and its place: `river A1`; by its tile if the river has another name: `B1 (river A1)`."""
    area = getattr(space, "area", "") or space
    named = {
        "p": w.p("space", "prairie %(place)s"),
        "m": w.p("space", "mountains %(place)s"),
        "r": w.p("space", "river %(place)s"),
    }[space[-1]] % {"place": area[:-1]}
    return named if area == space else f"{space[:-1]} ({named})"


def _apart(space: str) -> bool:
    """Whether its area has another name."""
    return getattr(space, "area", "") not in ("", space)


def to(w: Words, space_: str) -> str:
    """Where somebody goes, within a sentence: `to river A1`."""
    if _apart(space_):
        return w.p("tile", "to %(place)s", place=space(w, space_))
    return {
        "p": w.p("space", "to prairie %(place)s"),
        "m": w.p("space", "to mountains %(place)s"),
        "r": w.p("space", "to river %(place)s"),
    }[space_[-1]] % {"place": space_[:-1]}


def goes(w: Words, space_: str) -> str:
    """The same where it is not said from where."""
    if _apart(space_):
        return to(w, space_)
    return {
        "p": w.p("goes", "to prairie %(place)s"),
        "m": w.p("goes", "to mountains %(place)s"),
        "r": w.p("goes", "to river %(place)s"),
    }[space_[-1]] % {"place": space_[:-1]}


def out_of(w: Words, space_: str) -> str:
    """From where: `from river A1`."""
    if _apart(space_):
        return w.p("tile", "from %(place)s", place=space(w, space_))
    return {
        "p": w.p("space", "from prairie %(place)s"),
        "m": w.p("space", "from mountains %(place)s"),
        "r": w.p("space", "from river %(place)s"),
    }[space_[-1]] % {"place": space_[:-1]}


def upon(w: Words, space_: str) -> str:
    """Where something is done: `on river A1`."""
    if _apart(space_):
        return w.p("tile", "on %(place)s", place=space(w, space_))
    return {
        "p": w.p("space", "on prairie %(place)s"),
        "m": w.p("space", "in mountains %(place)s"),
        "r": w.p("space", "on river %(place)s"),
    }[space_[-1]] % {"place": space_[:-1]}


def area(w: Words, area: str) -> str:
    """An area by its name, see `board.named`: `River A1`."""
    return {
        "p": w.p("area", "Prairie %(place)s"),
        "m": w.p("area", "Mountains %(place)s"),
        "r": w.p("area", "River %(place)s"),
    }[area[-1]] % {"place": area[:-1]}


def in_area(w: Words, area_: str, space_: str) -> str:
    """A space at the beginning: `River A1`, or `B2 (river A1)`."""
    return area(w, space_) if area_ == space_ else space(w, Known(space_, area_))


def area_of(w: Words, area_: str, animals: int) -> str:
    """An area with what lives there: `Prairie A1, 7 bison`."""
    return f"{area(w, area_)}, {amount(w, ANIMALS['pmr'.index(area_[-1])], animals)}"


def land_of(w: Words, area_: str, animals: int) -> str:
    """The same within a sentence: `prairie A1, 7 bison`."""
    return f"{space(w, area_)}, {amount(w, ANIMALS['pmr'.index(area_[-1])], animals)}"


def animal(w: Words, animal: str) -> str:
    """A kind of animals: `fish`."""
    return {
        "bison": w.p("animal", "bison"),
        "turkey": w.p("animal", "turkeys"),
        "fish": w.p("animal", "fish"),
    }[animal]


def amount(w: Words, animal: str, n: int) -> str:
    """So many animals of a kind: `5 bison`."""
    if animal == "bison":
        return w.n("%(n)d bison", "%(n)d bison", n)
    if animal == "turkey":
        return w.n("%(n)d turkey", "%(n)d turkeys", n)
    return w.n("%(n)d fish", "%(n)d fish", n)


def taken(w: Words, animal: str, n: int) -> str:
    """The same of what somebody pays, takes or loses: one of a kind has another form for that in Polish."""
    if n != 1:
        return amount(w, animal, n)
    return {
        "bison": w.p("taken", "1 bison"),
        "turkey": w.p("taken", "1 turkey"),
        "fish": w.p("taken", "1 fish"),
    }[animal]


def goods(w: Words, animals: Sequence[int]) -> str:
    """Animals of several kinds, in the order of `data.ANIMALS`: `2 bison, 3 fish`."""
    return ", ".join(amount(w, what, n) for what, n in zip(ANIMALS, animals, strict=True) if n) or w("nothing")


def each(w: Words, animals: Sequence[int]) -> list[str]:
    """The same one by one, of what somebody pays, takes or loses: see `taken`."""
    return [taken(w, what, n) for what, n in zip(ANIMALS, animals, strict=True) if n]


def shares(names: Sequence[str], amounts: Sequence[int]) -> str:
    """Who gets how many: `Ola +7, Jan 0`."""
    return ", ".join(f"{name} {gained(n)}" for name, n in zip(names, amounts, strict=True))


def gained(n: int) -> str:
    """So many come to what one has: `+7`."""
    return f"{n:+d}" if n else "0"


def forces(w: Words, terrain: str, strong: Sequence[int]) -> str:
    """What somebody has in an area, the strongest first: `tipi 2, 3 hunters`. `strong`: how many tipis, or canoes, of
    size 4, 3, 2, 1, and how many hunters."""
    *buildings, hunters = strong
    what = "canoe" if terrain == "river" else "tipi"
    sizes = reversed(SIZES)
    parts = [
        (f"{n} × " if n > 1 else "") + piece(w, f"{what}-{size}") for size, n in zip(sizes, buildings, strict=True) if n
    ]
    parts += [w.n("%(n)d hunter", "%(n)d hunters", hunters)] if hunters else []
    return ", ".join(parts)


def piece(w: Words, piece: str) -> str:
    """A piece by its name in `data.PIECES`: `tipi 3`."""
    what, _, size = piece.partition("-")
    if what == "hunter":
        return w.p("piece", "hunter")
    n = int(size)
    return w.p("piece", "tipi %(n)d", n=n) if what == "tipi" else w.p("piece", "canoe %(n)d", n=n)


def one(w: Words, piece: str) -> str:
    """The same as what somebody buys, builds or answers with: in Italian it has its article."""
    what, _, size = piece.partition("-")
    n = int(size)
    return w.p("one", "tipi %(n)d", n=n) if what == "tipi" else w.p("one", "canoe %(n)d", n=n)


def kind(w: Words, kind: str) -> str:
    """A kind of things in a bag: animals to pay with, or the space that hunters leave."""
    return animal(w, kind) if kind in ANIMALS else piece(w, kind) if kind in PIECE else space(w, kind)


def deed(w: Words, deed: str) -> str:
    """One of the six actions of a round, as its slot and its button say it."""
    return {
        "place": w.p("action", "Place the tile"),
        "tipi": w.p("action", "Tipi"),
        "canoe": w.p("action", "Canoe"),
        "gather": w.p("action", "Gather"),
        "move1": w.p("action", "Move 1"),
        "move3": w.p("action", "Move 1–3"),
    }[deed]


def small(text: str) -> str:
    """The same after a colon."""
    return text[:1].lower() + text[1:]


def pieces(w: Words, counts: Sequence[int]) -> str:
    """Pieces as a list: `4 hunters, tipi 1, tipi 2`."""
    parts = [w.n("%(n)d hunter", "%(n)d hunters", counts[HUNTER])] if counts[HUNTER] else []
    parts += [piece(w, name) for name, n in zip(PIECES, counts, strict=True) if name != "hunter" for _ in range(n)]
    return ", ".join(parts) or w("nothing")
