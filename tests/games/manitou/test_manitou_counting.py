"""The end of a hunt for the eye: what is seen together."""

from positions import hunt

from prateria.games.manitou.engine.events import CardsReturned
from prateria.games.manitou.flow import FLOW


def test_cards_that_go_home_from_several_territories_are_one_look():
    state = hunt(hands=["h1"], hills="2:h5 1:h4", river="1:h3", forest="2:h2 1:h7")
    looks = FLOW.clearing(state, state.parse("1 play h1 river"))
    home = [events for events, _ in looks if any(isinstance(event, CardsReturned) for event in events)]
    assert [[event.territory for event in events] for events in home] == [["hills", "river", "forest"]]
