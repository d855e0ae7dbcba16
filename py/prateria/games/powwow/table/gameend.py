"""The end of the game: who won, the cards by kind, how the winnings grew, punishments and the biggest haul."""

from collections.abc import Sequence
from typing import Any

from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.chart import chart
from prateria.view.frame import Sitter
from prateria.view.ranking import ranking
from prateria.view.results import winner, winners
from prateria.view.svg import Safe, el, join

from .. import words
from ..engine.events import Punished, Took
from ..engine.observe import Observation
from .cards import TRIBE_H, TRIBE_W, tribe
from .emblems import emblem, thing

__all__ = ["game_end"]


def game_end(
    view: Observation,
    history: Sequence[tuple[int, ...]],
    w: Words,
    sitters: tuple[Sitter, ...],
    events: Sequence[Any] = (),
) -> Safe:
    """The end screen as HTML. `history`: the winnings of all seats after each card; `events`: all of the game."""
    outcome = view.outcome
    if outcome is None:
        return Safe()
    best = [sitters[seat] for seat in outcome.winners]
    title = w("The prairie is empty: we have a winner") if len(best) == 1 else w("The prairie is empty: a shared win")
    sources = [(s, _picture(s), words.breakdown_label(w, s)) for s in outcome.breakdown[0]]
    return el(
        "div",
        el("h2", title),
        winners(_winner(w, sitter, outcome.points[sitter.seat]) for sitter in best),
        ranking(w, outcome, sitters, sources, w("Cards")),
        el("div", _course(history, w, sitters), _deeds(w, sitters, events), class_=css.END_PARTS),
        class_="powwow",
    )


def _winner(w: Words, sitter: Sitter, points: int) -> Safe:
    card = el(
        "svg",
        tribe("chief", sitter.seat),
        viewBox=f"0 0 {TRIBE_W} {TRIBE_H}",
        class_=f"{css.TABLE} {css.TROPHY} {css.CARD_UP}",
        aria_hidden="true",
    )
    return winner(sitter, card, w.n("%(n)d card", "%(n)d cards", points))


def _picture(source: str) -> Safe:
    """A kind of cards beside its name."""
    art = emblem("maiden", 12, 12, 40) if source == "person" else thing(source, 0, 0, 64)
    return el("svg", art, viewBox="0 0 64 64", class_=f"{css.TABLE} {css.SIGN}", aria_hidden="true")


def _course(history: Sequence[tuple[int, ...]], w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    last = len(history)
    labels = [(n, str(n)) for n in range(30, last - 10, 30)] + [(last, str(last))]
    return chart(history, sitters, w("Winnings after each card"), labels, (last,))


def _deeds(w: Words, sitters: tuple[Sitter, ...], events: Sequence[Any]) -> Safe:
    """The biggest haul, and wrong claims."""
    names = [isolate(sitter.name) for sitter in sitters]
    lines = []
    hauls = [event for event in events if isinstance(event, Took)]
    if hauls:
        best = max(hauls, key=lambda took: len(took.cards))
        number = w.n("Biggest haul: %(name)s, %(n)d card", "Biggest haul: %(name)s, %(n)d cards", len(best.cards),
                     name=names[best.seat])  # fmt: skip
        lines.append(el("li", _picture(best.loot), el("span", number), class_=css.NAMED))
    for seat, name in enumerate(names):
        wrong = [event for event in events if isinstance(event, Punished) and event.seat == seat]
        if wrong:
            text = w.n("%(name)s: %(n)d wrong claim, cards lost: %(lost)d",
                       "%(name)s: %(n)d wrong claims, cards lost: %(lost)d", len(wrong),
                       name=name, lost=sum(event.amount for event in wrong))  # fmt: skip
            lines.append(el("li", text))
    return el("ul", join(lines), class_="pw-deeds") if lines else Safe()
