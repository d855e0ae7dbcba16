"""Pictures for the rules and lessons, by id: `card:<kind>`, `beats`, `territory`, `score` ...

An unknown id gives nothing, so a text may name a picture that is not drawn yet.
"""

from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.furniture import icon
from prateria.view.marks import seat_mark
from prateria.view.svg import Safe, el

from .. import words
from ..engine.data import BEATS, TERRITORIES, THIEF, WARRIORS
from ..table.cards import CARD_H, CARD_W, face, fallen
from ..table.figures import emblem
from ..table.land import land
from ..table.layout import Land
from ..table.roundend import herd_tile, picture, sight

__all__ = ["draw_kind", "rule_picture"]


def draw_kind(kind: str, seat: int, w: Words, size: float = 100) -> Safe:
    """A single card, as a picture with words, for panels, rules and lessons; `size`: its width."""
    return el(
        "svg",
        face(kind, seat, True),
        viewBox=f"0 0 {CARD_W} {CARD_H}",
        width=round(size, 1),
        height=round(size * CARD_H / CARD_W, 1),
        class_=f"{css.TABLE} {css.CARD_UP} s{seat}",
        role="img",
        aria_label=words.kind(w, kind),
    )


def rule_picture(name: str, w: Words, seat: int = 0) -> Safe:
    """The picture with that id as HTML."""
    sort, _, kind = name.partition(":")
    if sort == "card" and kind:
        return draw_kind(kind, seat, w, 110)
    match name:
        case "territory":
            herds = (("hills", (12, 5)), ("river", (7,)), ("forest", (3,)))
            return _row(*(_ground(land, *map(herd_tile, values)) for land, values in herds))
        case "herds":
            return el("div", *(_grazing(w, n, herds) for n, herds in _HERDS), class_="rule-lines")
        case "hunters":
            return _row(*(_up(kind, seat) for kind in ("h2", "h5", "h10")))
        case "party":
            return _row(*(_up(kind, seat) for kind in ("h9", "h3", "chief", "scout")))
        case "laying":
            return _row(_up("h7", seat), _ARROW, _ground("hills", herd_tile(12)))
        case "trial":
            return _row(_up("chief", seat), el("b", ">"), _down("healer", 1))
        case "beats":
            return el("div", *(_versus(w, kind) for kind in WARRIORS), class_="rule-lines")
        case "pair":
            pair, left = (
                _pair(_face("rainmaker", 1), _face("chief", 1)),
                _pair(_face("rainmaker", 1), _back("chief", 1)),
            )
            comes = el("span", el("b", "="), _down("mother", seat), left, class_=css.NAMED)
            return _row(_up("mother", seat), _ARROW, pair, comes)
        case "thief":
            hunters = (_up(kind, seat) for kind in ("h10", "h8", "h6"))
            return _row(*hunters, el("b", "= 24"), _ARROW, _sign("thief", f"−{-THIEF}"))
        case "bison":
            caught = ((0, ("h9", "h2"), 11, 12), (1, ("h10",), 10, 5), (2, ("h5", "h4"), 9, 0))
            return el("div", *(_catch(*line) for line in caught), class_="rule-lines")
        case "strongest":  # the hills of the lesson, with a row that fits on a small phone
            return el("div", _catch(0, ("h5", "h7"), 12, 13), _catch(1, ("h9",), 9, 6), class_="rule-lines")
        case "captives":
            return _row(
                _up("scout", seat), _ARROW, _up("h5", 1), _down("chief", 2), el("b", "="), _sign("captive", "+2")
            )
        case "score":
            counts = (("bison", "1 – 13"), ("captive", "+1"), ("thief", f"−{-THIEF}"))
            return _row(*(_sign(n, text) for n, text in counts))
    return Safe()


_ARROW: Final = el("b", "→")

# players, and the herds of the three territories (MA-05): a large one is 11 here, a small one 4
_HERDS: Final = (
    (2, ((11, 4), (4,), (4,))),
    (3, ((11, 4), (11,), (4,))),
    (4, ((11, 4), (11, 4), (4,))),
)

Look = tuple[Safe, str]  # a card, and the classes that give it its colours


def _face(kind: str, seat: int) -> Look:
    return face(kind, seat, True), f"{css.CARD_UP} s{seat}"


def _back(kind: str, seat: int) -> Look:
    return fallen(kind, seat), f"{css.CARD_DOWN} s{seat}"


def _up(kind: str, seat: int) -> Safe:
    return _card(_face(kind, seat))


def _down(kind: str, seat: int) -> Safe:
    """A great warrior that has fallen."""
    return _card(_back(kind, seat))


def _card(look: Look) -> Safe:
    drawn, class_ = look
    return el(
        "svg", drawn, viewBox=f"0 0 {CARD_W} {CARD_H}", class_=f"{css.TABLE} rule-card {class_}", aria_hidden="true"
    )


def _pair(lower: Look, upper: Look) -> Safe:
    """Two great warriors of one player, the upper one over the other."""
    return el(
        "svg",
        el("g", lower[0], class_=lower[1]),
        el("g", upper[0], class_=upper[1], transform="translate(52 22)"),
        viewBox=f"0 0 {CARD_W + 52} {CARD_H + 22}",
        class_=f"{css.TABLE} rule-card rule-pair",
        aria_hidden="true",
    )


def _row(*things: Safe) -> Safe:
    """By ear it would be bare numbers: the text beside it says all of it."""
    return el("p", *things, class_=css.RULE_ROW, aria_hidden="true")


def _ground(name: str, *herds: Safe) -> Safe:
    """A territory, and the herds that graze there."""
    box = Box(0, 0, 150, 60)
    scene = el(
        "svg",
        land(name, Land(box, box, ())),
        viewBox="0 0 150 60",
        class_=f"{css.TABLE} land-{name}",
        aria_hidden="true",
    )
    return el("span", scene, *herds, class_="rule-ground")


def _grazing(w: Words, players: int, herds: tuple[tuple[int, ...], ...]) -> Safe:
    """Where herds graze when so many play."""
    lands = (sight(w, name, values) for name, values in zip(TERRITORIES, herds, strict=True))
    return _row(el("span", icon("person"), str(players), class_=css.NAMED), *lands)


def _catch(seat: int, hunters: tuple[str, ...], strength: int, herd: int) -> Safe:
    """Hunters in a territory, their strength, and the herd that they take, or nothing."""
    cards = (_up(kind, seat) for kind in hunters)
    return _row(seat_mark(seat), *cards, el("b", f"= {strength}"), _ARROW, herd_tile(herd) if herd else el("b", "–"))


def _sign(name: str, text: str) -> Safe:
    return el("span", picture(name), text, class_=css.NAMED)


def _versus(w: Words, kind: str) -> Safe:
    """A great warrior and those whom it beats."""
    beaten = [other for o, other in enumerate(WARRIORS) if BEATS[WARRIORS.index(kind)][o]]
    return _row(
        _named(w, kind),
        el("span", w.p("list", "beats"), class_="versus"),
        el("span", *(_named(w, other) for other in beaten), class_="beaten"),
    )


def _named(w: Words, kind: str) -> Safe:
    sign = el("svg", emblem(kind, 0, 0, 24), viewBox="0 0 24 24", class_=f"{css.TABLE} {css.SIGN}", aria_hidden="true")
    return el("span", sign, words.kind(w, kind), class_=css.NAMED)
