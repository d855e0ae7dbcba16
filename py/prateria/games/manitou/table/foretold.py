"""What laying the chosen card would do, told where the card lay in the hand: that place is empty then.

>>> from prateria.kit.words import Words
>>> from ..engine.preview import Preview, Standing
>>> standing = Standing("river", ((1, 12, 9, 1),), (), "", None, 0)
>>> told(Words("en"), Preview(1, "h9", "river", "lies", None, (), None, (0, 9), standing, ()))
'strength 9'
"""

from collections.abc import Collection, Sequence

from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.card import slot as empty
from prateria.view.letters import LABEL, LARGE
from prateria.view.measure import fitting, width, wrap
from prateria.view.svg import Safe, el, join
from prateria.view.touchable import as_button

from ..engine.preview import Look, Preview, Standing
from .cards import NARROW, sign
from .figures import emblem

__all__ = ["lines", "slot", "told"]


def told(w: Words, shown: Preview) -> str:
    """What laying the card would do, in two or three words."""
    if shown.result == "lies":
        strength = w("strength %(n)d", n=shown.strengths[shown.seat])
        if _tied(shown):
            strength = w.p("card", "a tie: no bison")
        return f"{strength}, {w.p('card', 'captured?')}" if shown.captured else strength
    return {
        "joins": w("a pair on guard") if shown.guard and len(shown.guard[1]) > 1 else w("stands guard"),
        "wins": w("wins the trial"),
        "loses": w("loses the trial"),
        "equal": w("both fall"),
        "sacrifice": w("a sacrifice: both fall"),
        "weak": w("falls alone"),
    }[shown.result]


def _tied(shown: Preview) -> bool:
    """Whether one would be as strong there as another, so that neither has the herd (MA-18)."""
    mine = shown.strengths[shown.seat]
    return shown.standing.why in ("tie", "second") and sorted(shown.strengths)[-2] == mine


def _caught(standing: Standing, seat: int) -> int:
    return sum(value for who, value, *_ in standing.catches if who == seat)


def _taken(standing: Standing | None, seat: int) -> int:
    """Captives that are that seat's."""
    return standing.captives if standing is not None and standing.guard == seat else 0


def _signs(shown: Preview, before: Collection[int], standings: Sequence[Standing] = ()) -> list[tuple[str, str, str]]:
    """(sign, number, class): whom it meets in a trial, the captives and the bison that would be one's own there, after
    those that are already, if that changes; the hide thief it would bring."""
    signs = [(shown.against[1], "", "")] if shown.against else []
    now = next((standing for standing in standings if standing.territory == shown.territory), None)
    held, taken = _taken(now, shown.seat), _taken(shown.standing, shown.seat)
    if taken > held:
        signs.append(("captive", f"{held} → {taken}" if held else str(taken), ""))
    had, caught = _caught(now, shown.seat) if now else 0, _caught(shown.standing, shown.seat)
    if caught != had and (shown.result == "lies" or not shown.strengths[shown.seat]):
        signs.append(("bison", f"{had} → {caught}" if had else str(caught), "danger" if caught < had else ""))
    if shown.seat in shown.thieves and shown.seat not in before:
        signs.append(("thief", "−10", "danger"))
    return signs


def _named(w: Words, signs: Sequence[tuple[str, str, str]]) -> list[str]:
    """What the signs with a number say to those who do not see them."""
    values = [(name, number.rpartition(" ")[2]) for name, number, _ in signs if number]
    return [
        w("the hide thief would come: −10")
        if name == "thief"
        else w.n("%(n)d captive", "%(n)d captives", int(number))
        if name == "captive"
        else w("bison %(sum)d", sum=int(number))
        for name, number in values
    ]


def lines(text: str, box: Box) -> tuple[float, tuple[str, ...]]:
    """What is told there: the size of its letters, and its lines."""
    room = box.w - (18 if box.w > 100 else 8)  # clear of the frame
    size = fitting(text, room, LARGE if box.w > 100 else LABEL)
    return size, wrap(text, room, size, 4)


def slot(w: Words, look: Look, id_: str, box: Box, pick: str, label: str) -> Safe:
    """The empty place of the card, a button that takes the card back; nothing if no card is ready to be laid."""
    shown = look.preview
    if shown is None:
        return Safe()
    text, signs = told(w, shown), _signs(shown, look.thieves, look.standings)
    size, parts = lines(text, box)
    high = len(parts) * (size + 4)
    top = box.y + (box.h - high - len(signs) * (size + 8)) / 2
    kids = [
        el("text", line, x=round(box.x + box.w / 2, 1), y=round(top + size + i * (size + 4), 1), font_size=size,
           class_=css.MIDDLE_BOLD)
        for i, line in enumerate(parts)
    ]  # fmt: skip
    for i, (name, number, class_) in enumerate(signs):
        side = size + 6
        if box.w < NARROW:
            number = number.replace(" ", "")
        long = width(number.replace("→", "→→"), size) / size  # an arrow is as wide as two letters
        letters = round(min(size + 2, (box.w * 0.9 - side - 10) / long), 1) if number else size
        wide = side + (4 + long * letters if number else 0)
        x, y = round(box.x + (box.w - wide) / 2, 1), round(top + high + i * (size + 8) + 2, 1)
        kids.append(
            el(
                "g",
                sign(name, x, y, side) if not number else emblem(name, x, y, side),
                el("text", number, x=x + side + 4, y=round(y + side * 0.78, 1), font_size=letters, class_=css.BOLD),
                class_=f"count {class_}".rstrip(),
            )
        )
    place = empty(box, round(box.w * 0.1, 1))
    button = as_button(pick, ", ".join((f"{label}: {text}", *_named(w, signs))), True, True)
    return join(
        (
            el("g", place, id=id_, aria_label=button.pop("aria_label"), **button),
            el("g", *kids, class_=f"foretold s{shown.seat}", aria_hidden="true"),
        )
    )
