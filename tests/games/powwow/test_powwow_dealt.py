"""What was luck in a calm game of Pow Wow is counted from its record, and told at the end and in the review."""

import pytest
from powwow_drawn import EN, PLAIN, sitters
from powwow_table import spread

from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow import table, words
from prateria.games.powwow.engine.chances import chances, unlucky
from prateria.games.powwow.engine.events import Answered, PileShown, Turned

COLOURS = ("red", "yellow")


def finished(half: bool, seed: int) -> Session:
    session = Session.new(GAMES["powwow"], 2, {"calm": True, "half": half}, seed)
    while legal := session.state.legal_actions():
        session.play(legal[0])
    return session


def events_of(session: Session) -> list[object]:
    return [event for step in session.steps for event in step.events]


def told_of(session: Session) -> str:
    return words.dealt(EN, session.state.observe(None), events_of(session), ("Ola", "Jan"))


def test_what_the_cards_gave_is_what_the_record_says() -> None:
    session = finished(True, 3)
    colours = [player.colour for player in session.state.observe(None).players]
    found = chances(events_of(session), colours)
    asked = [step.before.actors()[0] for step in session.steps if step.before.phase == "ask"]
    assert found.cards == 57
    assert found.choices == (asked.count(0), asked.count(1))
    lying = dict(session.state.observe(None).table)
    assert found.people == tuple(sum(n for card, n in lying.items() if card.startswith(its)) for its in colours)


@pytest.mark.parametrize(
    ("choices", "people", "luck"), [((1, 11), (1, 6), True), ((6, 11), (1, 6), False), ((1, 11), (6, 6), False)]
)
def test_it_is_called_luck_only_where_fewer_people_came(
    choices: tuple[int, int], people: tuple[int, int], luck: bool
) -> None:
    turned = [Turned(0, f"{its}-hunter", 0) for its, n in zip(COLOURS, people, strict=True) for _ in range(n)]
    asked = [Answered(seat, None) for seat, n in enumerate(choices) for _ in range(n)]
    events, view = [*turned, *asked], spread("red yellow", "bison", calm=True).observe(None)
    assert unlucky(chances(events, COLOURS)) is luck
    said = words.dealt(EN, view, events, ("Ola", "Jan")).translate(PLAIN)
    if luck:
        assert said == (
            "So often in 7 cards there was something to take: Ola 1, Jan 11. Own people that came: Ola 1, Jan 6. "
            "That was luck."
        )
    else:
        assert said == ""
    assert words.dealt(EN, view, [PileShown((), 0)], ("Ola", "Jan")) == "", "a race"


def test_the_end_of_an_unlucky_half_prairie_offers_the_whole() -> None:
    session = next(one for one in (finished(True, seed) for seed in range(200)) if told_of(one))
    view = session.state.observe(None)
    html = table.game_end(view, [(0, 0)] * 2, EN, sitters(2, {0}), events_of(session))
    assert "That was luck." in html
    assert 'data-value="-half"' in html
    assert told_of(finished(False, 3)) == "", "all of everybody's people come"
