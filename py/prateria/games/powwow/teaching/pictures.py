"""Pictures for the rules and lessons, by id: `card:<kind>`, `cards`, `loot`, `turned`, `claim`, `chief`, `tipis`,
`board`, `wrong`, `winnings`, `sign:<kind or tipi>`, `feather`, `calm`, `grows`, `hopes`, `claims`, `takes` and the
optional rules `war_path`, `marriage`, `sharing`.

An unknown id gives nothing, so a text may name a picture that is not drawn yet. The texts beside them say it all, so
nobody has to be told what is drawn.
"""

from typing import Final

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.palette import SHAPES
from prateria.view.svg import Safe, el

from .. import words
from ..engine.data import COLOURS, KIND, LOOT, TRIBE, USUAL
from ..table.between import number
from ..table.cards import LOOT_W, PERSON_H, PERSON_W, TRIBE_H, TRIBE_W, back, loot, person, tribe, won
from ..table.emblems import bare, emblem
from ..table.pieces import class_of
from ..table.sides import feather

__all__ = ["draw_kind", "rule_picture"]

# a tribe card, and what it takes: `+` stands for itself, `?` for "or"
_TAKES: Final = {
    "claim": ("hunter", "red-hunter", "+", "bison", "bison", "bison", "?", "tipi"),
    "chief": ("chief", "red-chief", "+", "totem", "totem", "+", "blue-warrior"),
    "tipis": ("maiden", "red-maiden", "+", "tipi", "tipi"),
    "war_path": ("warrior", "red-warrior", "+", "tomahawk", "tomahawk", "+", "@1", "bison", "@2", "bison"),
    "marriage": ("maiden", "red-maiden", "+", "tipi", "+", "green-hunter"),
    "sharing": ("hunter", "red-hunter", "+", "purple-hunter", "+", "bison", "bison"),
}


def draw_kind(kind: str, seat: int, w: Words, size: float = 100) -> Safe:
    """A tribe card alone, as a picture with words."""
    return el(
        "svg",
        tribe(kind, seat),
        viewBox=f"0 0 {TRIBE_W} {TRIBE_H}",
        width=round(size, 1),
        height=round(size * TRIBE_H / TRIBE_W, 1),
        class_=f"{css.TABLE} powwow {css.CARD_UP} s{seat}",
        role="img",
        aria_label=words.kind(w, kind),
    )


def rule_picture(name: str, w: Words, seat: int = 0) -> Safe:
    """The picture with that id as HTML."""
    sort, _, kind = name.partition(":")
    if sort == "card" and kind in TRIBE:
        return draw_kind(kind, seat, w, 110)
    if sort == "sign":
        return _row(*_signs(kind, seat))
    if name == "feather":
        plume = el("svg", feather(0, 0), viewBox="-20 -24 40 40", class_=f"{css.TABLE} pw-loot", aria_hidden="true")
        return _row(plume)
    if name == "cards":
        return _row(*(_tribe(kind, seat) for kind in TRIBE))
    if name == "loot":
        return _row(*(_card(kind) for kind in LOOT))
    if name in _TAKES:
        claimed, *taken = _TAKES[name]
        return _row(_tribe(claimed, seat), _ARROW, *map(_token, taken))
    if name == "turned":
        return _row(_face_down(), _ARROW, *map(_card, ("bison", "red-hunter", "totem", "green-maiden")))
    if name == "claims":  # who reads no more than this must know of captives
        return el("div", rule_picture("claim", w, seat), rule_picture("chief", w, seat))
    if name == "takes":
        pairs = [_signs(kind, seat)[1:] for kind in ("hunter", "warrior", "maiden", "chief")]
        captive = (_token("+"), _card("blue-warrior"))
        return el("div", _row(*pairs[0], _GAP, *pairs[1]), _row(*pairs[2], _GAP, *pairs[3], *captive),
                  _row(*_signs("tipi", seat)))  # fmt: skip
    if name == "grows":
        return _row(_card("bison"), _ARROW, *map(_card, ("bison",) * 4))
    if name == "hopes":  # what the signs of a bare place mean: to those who see them
        return _row(
            _hopes(),
            el("small", w("+2: it would bring 2 cards. ••: about 2 such people are still to come. ○: one, with luck.")),
        )
    if name == "board":
        return _row(_pile())
    if name == "wrong":
        return _row(
            _tribe("hunter", seat),
            _sign("M5 5l14 14M19 5L5 19"),
            _card("blue-hunter"),
            _card("bison"),
            _ARROW,
            _lost(2),
        )
    if name == "winnings":
        return _row(_winnings())
    if name == "calm":
        return _row(*(_answer(s, not s) for s in range(2)))
    return Safe()


def _row(*things: Safe) -> Safe:
    return el("p", *things, class_=f"{css.RULE_ROW} pw-rule powwow", aria_hidden="true")


def _face_down() -> Safe:
    return el("svg", back(), viewBox=f"0 0 {LOOT_W} {LOOT_W}", class_=f"{css.TABLE} pw-loot", aria_hidden="true")


def _hopes() -> Safe:
    """The place of a person who may still come, as it is on the table."""
    box = Box(2, 2, 96, 60)
    return el(
        "svg", box.rect("pw-place", 9), *bare("red-hunter", box, 2, 2), viewBox="0 0 100 64",
        class_=f"{css.TABLE} pw-hoping owned s0 bare", aria_hidden="true",
    )  # fmt: skip


def _winnings() -> Safe:
    """A pile of winnings and its number."""
    cards = [el("g", won(), transform=f"translate({i * 5} {15 - i * 5})") for i in range(4)]
    return el(
        "svg",
        *cards,
        number(12, 84, 84, 17, False),
        viewBox="0 0 104 104",
        class_=f"{css.TABLE} pw-tribe",
        aria_hidden="true",
    )


def _lost(cards: int) -> Safe:
    """Cards of the winnings that are lost."""
    return el(
        "b",
        f"−{cards} ",
        el("svg", won(), viewBox=f"0 0 {LOOT_W} {LOOT_W}", class_=f"{css.TABLE} pw-loot", aria_hidden="true"),
        class_=css.NAMED,
    )


def _token(token: str) -> Safe:
    """A card, a sign, or the mark of a seat (`@1`)."""
    if token == "+":
        return _sign("M12 5v14M5 12h14")
    if token == "?":
        return _sign("M16 3L8 21")
    if token.startswith("@"):
        seat = int(token[1:])
        return el("svg", el("path", d=SHAPES[seat]), viewBox="0 0 24 24", class_=f"{css.SEAT_SHAPE} seat-{seat}",
                  aria_hidden="true")  # fmt: skip
    return _card(token)


def _sign(d: str) -> Safe:
    return el("svg", el("path", d=d), viewBox="0 0 24 24", class_=f"{css.TABLE} pw-sign", aria_hidden="true")


_GAP: Final = el("i", class_="pw-gap")
_ARROW: Final = _sign("M4 12h15M13 5l7 7-7 7")


def _tribe(kind: str, seat: int) -> Safe:
    return el(
        "svg", tribe(kind, seat), viewBox=f"0 0 {TRIBE_W} {TRIBE_H}",
        class_=f"{css.TABLE} pw-tribe {css.CARD_UP} s{seat}", aria_hidden="true",
    )  # fmt: skip


def _card(card: str) -> Safe:
    is_loot = card in LOOT
    w, h = (LOOT_W, LOOT_W) if is_loot else (PERSON_W, PERSON_H)
    return el(
        "svg", loot(card) if is_loot else person(card), viewBox=f"0 0 {w} {h}",
        class_=f"{css.TABLE} {'pw-loot' if is_loot else 'pw-person'} {css.CARD_UP} {class_of(card)}".rstrip(),
        aria_hidden="true",
    )  # fmt: skip


def _signs(kind: str, seat: int) -> list[Safe]:
    """The sign of a kind of people, large, and what they take; of tipis the signs of all."""
    if kind == "tipi":
        return [*map(_emblem, TRIBE), _ARROW, _card(kind)]
    usual = LOOT[USUAL[KIND[kind]]]
    return [_emblem(kind), _card(f"{COLOURS[seat]}-{kind}"), _ARROW, _card(usual)]


def _emblem(kind: str) -> Safe:
    box = "0 0 24 24"
    return el("svg", emblem(kind, 0, 0, 24), viewBox=box, class_=f"{css.TABLE} pw-sign pw-emblem", aria_hidden="true")


def _pile() -> Safe:
    """Three tribe cards on the council board, in the order in which they came."""
    cards = [
        el(
            "g", tribe(kind, seat), number(i + 1, 16, 98, 16, False),
            transform=f"translate({30 + i * 62} 24) rotate({turn} 50 58)", class_=f"{css.CARD_UP} s{seat}",
        )
        for i, (kind, seat, turn) in enumerate((("hunter", 1, -5), ("warrior", 0, 3), ("chief", 3, 6)))
    ]  # fmt: skip
    return el(
        "svg",
        el("rect", x=2, y=2, width=280, height=156, rx=18, class_="pw-board"),
        el("rect", x=8, y=8, width=268, height=144, rx=14, class_="pw-stitch"),
        *cards,
        viewBox="0 0 284 160",
        class_=f"{css.TABLE} pw-pile-picture",
        aria_hidden="true",
    )


def _answer(seat: int, given: bool) -> Safe:
    """Who has answered, unseen, and who is still asked."""
    inside = el("path", d="M30 30h44v26h-20l-12 11v-11h-12z", class_="pw-answered") if given else Safe()
    return el(
        "svg",
        el("rect", x=2, y=2, width=96, height=112, rx=12, class_="pw-place"),
        inside,
        el("path", d=SHAPES[seat], class_=css.MARK, transform="translate(30 76) scale(1.6)")
        if given
        else el("path", d=SHAPES[seat], class_=css.MARK, transform="translate(18 26) scale(2.6)"),
        viewBox="0 0 100 116",
        class_=f"{css.TABLE} pw-tribe s{seat}",
        aria_hidden="true",
    )
