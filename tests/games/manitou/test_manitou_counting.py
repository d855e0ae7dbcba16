"""The end of a hunt for the eye: what is seen together."""

from positions import hunt

from prateria.games.manitou.engine.events import CardsReturned
from prateria.games.manitou.flow import FLOW


def test_captives_of_all_territories_are_led_away_in_one_look_after_the_herds():
    """A look each was read for four seconds more, and the result says it all again."""
    state = hunt(hands=["h1"], hills="2:h5 1:chief", river="1:h3 2:chief", forest="2:h2 1:h7")
    looks = FLOW.clearing(state, state.parse("1 play h1 river"))
    assert [{type(event).__name__ for event in events} for events, _ in looks] == [
        {"ThievesTaken"}, {"BisonCaught"}, {"BisonCaught"}, {"BisonCaught"}, {"CaptivesTaken", "CardsReturned"},
    ]  # fmt: skip


def test_cards_that_go_home_from_several_territories_are_one_look():
    state = hunt(hands=["h1"], hills="2:h5 1:h4", river="1:h3", forest="2:h2 1:h7")
    looks = FLOW.clearing(state, state.parse("1 play h1 river"))
    home = [events for events, _ in looks if any(isinstance(event, CardsReturned) for event in events)]
    assert [[event.territory for event in events] for events in home] == [["hills", "river", "forest"]]
