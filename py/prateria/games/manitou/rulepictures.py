"""Pictures for the rules and lessons, by id: `card:<kind>`, `beats`, `territory`, `score`.

An unknown id gives nothing, so a text may name a picture that is not drawn yet.
"""

from ...kit.words import Words
from ...view.svg import Safe, el
from . import words
from .cardart import CARD_H, CARD_W, face, fallen
from .data import BEATS, THIEF, WARRIORS
from .emblems import emblem
from .huntend import herd_tile, picture

__all__ = ["draw_kind", "rule_picture"]


def draw_kind(kind: str, seat: int, w: Words, size: float = 100) -> Safe:
    """A single card, as a picture with words, for panels, rules and lessons; `size`: its width."""
    return el(
        "svg",
        face(kind, seat, True),
        viewBox=f"0 0 {CARD_W} {CARD_H}",
        width=round(size, 1),
        height=round(size * CARD_H / CARD_W, 1),
        class_=f"table card-up s{seat}",
        role="img",
        aria_label=words.kind(w, kind),
    )


def rule_picture(name: str, w: Words, seat: int = 0) -> Safe:
    """The picture with that id as HTML."""
    sort, _, kind = name.partition(":")
    if sort == "card" and kind:
        return draw_kind(kind, seat, w, 110)
    if name == "beats":
        return el("div", *(_versus(w, kind) for kind in WARRIORS), class_="rule-beats")
    if name == "fallen":
        return _row((face("healer", 1, False), "card-up s1"), (fallen("scout", 0), "card-down s0"))
    if name == "hunters":
        return _row(*((face(kind, seat, True), f"card-up s{seat}") for kind in ("h2", "h5", "h10")))
    if name == "territory":
        return el("p", *(herd_tile(value) for value in (12, 5)), class_="rule-row")
    if name == "score":
        counts = (("bison", "1 – 13"), ("captive", "+1"), ("thief", f"−{-THIEF}"))
        return el("p", *(el("span", picture(n), text, class_="named") for n, text in counts), class_="rule-row")
    return Safe()


def _row(*cards: tuple[Safe, str]) -> Safe:
    return el(
        "p",
        *(
            el("svg", card, viewBox=f"0 0 {CARD_W} {CARD_H}", class_=f"table rule-card {look}", aria_hidden="true")
            for card, look in cards
        ),
        class_="rule-row",
    )


def _versus(w: Words, kind: str) -> Safe:
    """A great warrior and those whom it beats."""
    beaten = [other for o, other in enumerate(WARRIORS) if BEATS[WARRIORS.index(kind)][o]]
    return el(
        "p",
        _named(w, kind),
        el("span", w.p("list", "beats"), class_="versus"),
        el("span", *(_named(w, other) for other in beaten), class_="beaten"),
        class_="rule-row",
    )


def _named(w: Words, kind: str) -> Safe:
    sign = el("svg", emblem(kind, 0, 0, 24), viewBox="0 0 24 24", class_="table sign", aria_hidden="true")
    return el("span", sign, words.kind(w, kind), class_="named")
