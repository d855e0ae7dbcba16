"""What was luck in a calm game of Pow Wow is counted from its record, and told at the end and in the review."""

import pytest
from powwow_drawn import EN, PLAIN, sitters
from powwow_table import spread

from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.powwow import table, words
from prateria.games.powwow.engine.chances import chances, unlucky
from prateria.games.powwow.engine.events import Answered, PileShown, Took, Turned

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
    assert all(0 < n <= 8 < asked.count(seat) for seat, n in enumerate(found.choices)), "nobody took: each counts once"
    lying = dict(session.state.observe(None).table)
    assert found.people == tuple(sum(n for card, n in lying.items() if card.startswith(its)) for its in colours)


def claimed(colour: str) -> list[object]:
    """A hunter of that colour comes to a bison, and takes it."""
    seat, own = COLOURS.index(colour), f"{colour}-hunter"
    taken = Took(seat, "hunter", "bison", None, 0, ("bison", own))
    return [Turned(0, "bison", 0), Turned(0, own, 0), taken]


def test_what_is_left_lying_is_no_new_choice_until_it_is_taken() -> None:
    """A pile that only one may take is asked for at every card, and is one choice; one more bison makes it no other."""
    left = [Turned(0, "bison", 0), Turned(0, "yellow-hunter", 0), *[Turned(0, "bison", 0), Answered(1, "pass")] * 9]
    assert chances(left, COLOURS).choices == (0, 1)
    taken = Took(1, "hunter", "bison", None, 0, ("bison",) * 10 + ("yellow-hunter",))
    assert chances([*left, taken, *left], COLOURS).choices == (0, 2)
    assert chances([event for event in left if not isinstance(event, Answered)], COLOURS).choices == (0, 0), "a race"


@pytest.mark.parametrize(
    ("choices", "people", "luck"), [((1, 6), (1, 6), True), ((1, 6), (7, 6), False), ((4, 6), (4, 6), False)]
)
def test_it_is_called_luck_only_where_fewer_people_came(
    choices: tuple[int, int], people: tuple[int, int], luck: bool
) -> None:
    taken = [event for its, n in zip(COLOURS, choices, strict=True) for event in claimed(its) * n]
    turned = [
        Turned(0, f"{its}-warrior", 0)
        for its, n, came in zip(COLOURS, choices, people, strict=True)
        for _ in range(came - n)
    ]
    events, view = [*taken, *turned, Answered(0, None)], spread("red yellow", "bison", calm=True).observe(None)
    assert chances(events, COLOURS)[1:] == (choices, people)
    assert unlucky(chances(events, COLOURS)) is luck
    said = words.dealt(EN, view, events, ("Ola", "Jan")).translate(PLAIN)
    if luck:
        assert said == (
            "So often in 14 cards there was something new to take: Ola 1, Jan 6. Own people that came: Ola 1, Jan 6. "
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
