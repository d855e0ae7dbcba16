"""What was luck in a calm game of Pow Wow is counted from its record, and told at the end and in the review."""

import pytest
from powwow_drawn import EN, PLAIN, sitters
from powwow_table import spread

from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow import table, words
from prateria.games.powwow.engine.chances import chances, unlucky
from prateria.games.powwow.engine.events import Answered, Turned

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
    assert found.cards == 57
    lying = dict(session.state.observe(None).table)
    assert found.people == tuple(sum(n for card, n in lying.items() if card.startswith(its)) for its in colours)


@pytest.mark.parametrize(("people", "luck"), [((1, 6), True), ((6, 3), True), ((4, 6), False), ((5, 5), False)])
def test_it_is_called_luck_where_far_fewer_people_came(people: tuple[int, int], luck: bool) -> None:
    """How many came is what anybody can count who looks at the log; nothing else is called luck."""
    turned = [Turned(0, f"{its}-warrior", 0) for its, n in zip(COLOURS, people, strict=True) for _ in range(n)]
    loot = [Turned(0, "bison", 0)] * 4
    events, view = [*turned, *loot, Answered(0, None)], spread("red yellow", "bison", calm=True).observe(None)
    assert chances(events, COLOURS) == (sum(people) + 4, people)
    assert unlucky(chances(events, COLOURS)) is luck
    said = words.dealt(EN, view, events, ("Ola", "Jan")).translate(PLAIN)
    assert said == (
        f"Own people among the {sum(people) + 4} cards: Ola {people[0]}, Jan {people[1]}. That was luck."
        if luck
        else ""
    )
    assert words.dealt(EN, view, events[:-1], ("Ola", "Jan")) == "", "a race"


def test_the_end_of_an_unlucky_half_prairie_offers_the_whole() -> None:
    session = next(one for one in (finished(True, seed) for seed in range(200)) if told_of(one))
    view = session.state.observe(None)
    html = table.game_end(view, [(0, 0)] * 2, EN, sitters(2, {0}), events_of(session))
    assert "That was luck." in html
    assert 'data-value="-half"' in html
    assert told_of(finished(False, 3)) == "", "all of everybody's people come"
