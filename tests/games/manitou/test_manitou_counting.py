"""The end of a hunt for the eye: all of it is seen together."""

from positions import hunt

from prateria.games.manitou.flow import FLOW
from prateria.games.manitou.table.roundend import round_end
from prateria.games.manitou.words import sentence
from prateria.kit.words import Words
from prateria.view.frame import Sitter

SITTERS = (Sitter(0, "Ada", None, "fox"), Sitter(1, "Ola", None, "wolf"))


def test_thief_herds_and_captives_of_a_hunt_are_one_look_and_the_result_comes_next():
    """A look each was read for eight seconds, and the result said it all again."""
    state = hunt(hands=["h1"], hills="2:h5 1:chief", river="1:h3 2:chief", forest="2:h2 1:h7")
    ((events, after),) = FLOW.clearing(state, state.parse("1 play h1 river"))
    assert {type(event).__name__ for event in events} == {
        "ThievesTaken", "BisonCaught", "CaptivesTaken", "CardsReturned"
    }  # fmt: skip
    over = state.clone()
    over.apply(state.parse("1 play h1 river"))
    points = [player.points for player in over.observe(None).players]
    assert [player.points for player in after.observe(None).players] == points
    assert after.rows == ((), (), ())


def test_the_result_of_a_hunt_tells_all_that_its_look_shows():
    state = hunt(hands=["h1"], hills="2:h5 1:chief", river="1:h3 2:chief", forest="2:h2 1:h7")
    action, w, over = state.parse("1 play h1 river"), Words("en"), state.clone()
    ((events, _),) = FLOW.clearing(state, action)
    over.apply(action)
    shown = round_end(events, FLOW.interlude(state, action).observe(None), over.observe(None), w, SITTERS)
    for event in events:
        match type(event).__name__:
            case "ThievesTaken":
                assert sentence(w, event, ["Ada", "Ola"], None).split(":")[0] in shown
            case "BisonCaught":
                assert f"bison {event.value}" in shown
            case "CaptivesTaken":
                assert f">{len(event.cards)} captive" in shown
            case "CardsReturned":
                assert "nobody stands guard" in shown.lower()
