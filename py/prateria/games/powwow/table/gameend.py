"""The end of the game: who won and why, the cards by kind, what is left on the table, how the winnings grew."""

from collections.abc import Sequence
from typing import Any, Final

from prateria.core.game import Outcome
from prateria.kit.result import by_points, headline, told, why
from prateria.kit.words import Words, isolate
from prateria.view import css
from prateria.view.chart import chart
from prateria.view.frame import Sitter
from prateria.view.furniture import Button, buttons, icon
from prateria.view.handover import far_side
from prateria.view.ranking import ranking
from prateria.view.results import Gain, result, winner
from prateria.view.svg import Safe, el, join

from .. import words
from ..engine.data import GREAT, LOOT
from ..engine.events import Punished, Took
from ..engine.observe import Observation
from ..engine.preview import missing
from .cards import person
from .emblems import thing
from .pieces import class_of

__all__ = ["game_end"]

CROSS: Final = 44  # over a card of 52


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
    kinds = list(outcome.breakdown[0])
    sources = [(s, _picture(s), words.breakdown_label(w, s)) for s in kinds]
    won = [[line[s] for line in outcome.breakdown] for s in kinds]
    rows = [
        Gain(sign, label, tuple(n or None for n in amounts))
        for (_, sign, label), amounts in zip(sources, won, strict=True)
        if any(amounts)
    ]
    shown = result(
        w,
        outcome,
        sitters,
        over=w("All cards are turned"),
        won=[winner(sitters[seat], w.n("%(n)d card", "%(n)d cards", outcome.points[seat])) for seat in outcome.winners],
        why=_wrong(w, sitters, outcome, events)
        or _shared(w, sitters, outcome)
        or _decided(w, sitters, outcome)
        or why(
            w,
            [(label.lower(), amounts) for (_, _, label), amounts in zip(sources, won, strict=True)],
            [isolate(sitter.name) for sitter in sitters],
            outcome.points,
            outcome.winners,
        ),
        rows=[*rows, *_stayed(w, view)],
        under=_deeds(w, view, sitters, events),
        table=ranking(w, outcome, sitters, sources, w("Cards")),
        parts=(_course(history, w, sitters),),
        history=history,
        step=lambda n: words.round_of(w, n, len(history)),
    )
    if view.setup.calm or sum(sitter.bot is None for sitter in sitters) < 2:
        return el("div", shown, class_="powwow")
    names = [isolate(sitter.name) for sitter in sitters]  # round one screen: somebody reads it from the other side
    ended = headline(w, outcome.winners, names, None)
    far = far_side(f"{ended} {told(names, outcome.points, by_points(outcome.points))}")
    return el("div", far, shown, class_="powwow")


def _wrong(w: Words, sitters: tuple[Sitter, ...], outcome: Outcome, events: Sequence[Any]) -> str:
    """That wrong claims decided, where without them others would have won (PW-08)."""
    lost, names = [0] * len(sitters), [isolate(sitter.name) for sitter in sitters]
    for event in events:
        if isinstance(event, Punished):
            lost[event.seat] += event.amount
    without = [n + cards for n, cards in zip(outcome.points, lost, strict=True)]
    if tuple(seat for seat, n in enumerate(without) if n == max(without)) == tuple(outcome.winners):
        return ""
    return w(
        "Wrong claims decided the game (cards lost: %(lost)s). Without them: %(rest)s.",
        lost=told(names, lost, [seat for seat in by_points(lost) if lost[seat]]),
        rest=told(names, without, by_points(without)),
    )


def _shared(w: Words, sitters: tuple[Sitter, ...], outcome: Outcome) -> str:
    """What those have who share the win; '' for one winner."""
    if len(outcome.winners) == 1:
        return ""
    names = w.list([isolate(sitters[seat].name) for seat in outcome.winners])
    n = outcome.points[outcome.winners[0]]
    return w.n(
        "%(names)s: %(n)d card each, and the joy is shared!",
        "%(names)s: %(n)d cards each, and the joy is shared!",
        n,
        names=names,
    )


def _decided(w: Words, sitters: tuple[Sitter, ...], outcome: Outcome) -> str:
    """Of two, in which cards who has won is furthest ahead; '' of more."""
    if len(sitters) != 2 or len(outcome.winners) != 1:
        return ""
    best, other = outcome.winners[0], 1 - outcome.winners[0]
    won, lost = outcome.breakdown[best], outcome.breakdown[other]
    source = max(won, key=lambda one: won[one] - lost[one])
    most = all(lost[one] - won[one] <= won[source] - lost[source] for one in won)
    mine = [sitter.seat for sitter in sitters if sitter.bot is None] == [best]
    return words.by_source(w, source, won[source], lost[source], most, mine)


def _stayed(w: Words, view: Observation) -> list[Gain]:
    """The cards that nobody has in the end: those that still lie there, and those lost by wrong claims."""
    lie, lost = sum(n for _, n in view.table), sum(n for _, n in view.gone)
    nobody = (None,) * len(view.players)
    there = next((_picture(card) for card, n in view.table if n), Safe())
    found = ((there, w("Left on the table"), lie), (_lost(), w("Lost by wrong claims"), lost))
    return [Gain(sign, label, nobody, w.n("%(n)d card", "%(n)d cards", n)) for sign, label, n in found if n]


def _lost() -> Safe:
    """A card of the winnings that has been thrown out of the game, as a wrong claim is marked."""
    card = el("rect", x=6, y=6, width=52, height=52, rx=8, class_="pw-won")
    cross = el("text", "✗", x=32, y=47, font_size=CROSS, class_=css.MIDDLE_HEAVY)
    return el("svg", card, cross, viewBox="0 0 64 64", class_=f"{css.TABLE} {css.SIGN}", aria_hidden="true")


def _picture(source: str) -> Safe:
    """A kind of cards beside its name, or one person."""
    if source not in LOOT:
        if source == "person":
            return icon("person")  # of no colour: these may be of all
        card = el("g", person(source), transform="translate(0 8) scale(.8)", class_=class_of(source))
        return el("svg", card, viewBox="0 0 64 64", class_=f"{css.TABLE} {css.SIGN}", aria_hidden="true")
    art = thing(source, 0, 0, 64)
    return el("svg", art, viewBox="0 0 64 64", class_=f"{css.TABLE} {css.SIGN}", aria_hidden="true")


def _course(history: Sequence[tuple[int, ...]], w: Words, sitters: tuple[Sitter, ...]) -> Safe:
    last = len(history)
    labels = [(n, str(n)) for n in range(30, last - 10, 30)] + [(last, str(last))]
    axes = (w.p("axis", "Cards turned"), w.p("axis", "Cards won"))
    return chart(history, sitters, w("Cards won by each, card by card"), labels, (last,), axes)


def _missed(w: Words, view: Observation, names: Sequence[str]) -> list[Safe]:
    """The great haul that was missed by a single card, if somebody would have won with it, or shared the win."""
    outcome = view.outcome
    if outcome is None:
        return []
    near, best = missing(view._replace(outcome=None)), max(outcome.points)
    found = [
        (near[card][0], card, player.seat)
        for player in view.players
        for card in near
        if card.startswith(player.colour) and player.seat not in outcome.winners
    ]
    most, card, seat = max(found, default=(0, "", 0))
    if most < GREAT or outcome.points[seat] + most < best:
        return []
    text = w.n("So near! One more card (%(card)s), and %(name)s would have had %(n)d more.",
               "So near! One more card (%(card)s), and %(name)s would have had %(n)d more.", most,
               card=words.card(w, card), name=names[seat])  # fmt: skip
    return [el("li", _picture(card), el("span", text), class_=css.NAMED)]


def _deeds(w: Words, view: Observation, sitters: tuple[Sitter, ...], events: Sequence[Any]) -> Safe:
    """The biggest haul, the one that was missed by a single card, and wrong claims; what was luck."""
    names = [isolate(sitter.name) for sitter in sitters]
    lines = []
    hauls = [event for event in events if isinstance(event, Took)]
    if hauls:
        best = max(hauls, key=lambda took: len(took.cards))
        seats = sorted({took.seat for took in hauls if len(took.cards) == len(best.cards)})
        number = words.biggest(w, w.list([names[seat] for seat in seats]), len(best.cards))
        lines.append(el("li", _picture(best.loot), el("span", number), class_=css.NAMED))
    lines += _missed(w, view, names)
    for seat, name in enumerate(names):
        wrong = [event for event in events if isinstance(event, Punished) and event.seat == seat]
        if wrong:
            text = w.n("%(name)s: %(n)d wrong claim, cards lost: %(lost)d",
                       "%(name)s: %(n)d wrong claims, cards lost: %(lost)d", len(wrong),
                       name=name, lost=sum(event.amount for event in wrong))  # fmt: skip
            lines.append(el("li", text))
    luck = words.dealt(w, view, events, [sitter.name for sitter in sitters])
    deeds = el("ul", join(lines), class_="pw-deeds") if lines else Safe()
    if not luck:
        return deeds
    # only on a half prairie: of a whole one everybody's people all come
    return join((deeds, el("p", luck), buttons([Button(w("Play the whole prairie"), "again", "-half")])))
