"""The end of a hunt for the eye."""

from positions import hunt

from prateria.games.manitou.flow import FLOW
from prateria.games.manitou.table.roundend import round_end
from prateria.games.manitou.words import sentence
from prateria.kit.words import Words
from prateria.view.frame import Sitter

SITTERS = (Sitter(0, "Ada", None, "fox"), Sitter(1, "Ola", None, "wolf"))


def test_the_end_of_a_hunt_is_seen_in_the_order_of_the_rules_one_territory_after_the_other():
    """All at once nobody could follow it: what came to whom, and why."""
    state = hunt(hands=["h1"], hills="2:h5 1:chief", river="1:h3 2:chief", forest="2:h2 1:h7")
    looks = FLOW.clearing(state, state.parse("1 play h1 river"))
    sorts = [
        sorted({(type(event).__name__, getattr(event, "territory", "")) for event in events}) for events, _ in looks
    ]
    assert sorts == [
        [("ThievesTaken", "")],
        [("BisonCaught", "hills")],
        [("BisonCaught", "river")],
        [("BisonCaught", "forest")],
        [("CaptivesTaken", "hills"), ("CaptivesTaken", "river"), ("CardsReturned", "forest")],
    ]
    assert [sum(map(bool, seen.herds)) for _, seen in looks] == [3, 2, 1, 0, 0]
    assert [seen.rows == ((), (), ()) for _, seen in looks] == [False] * 4 + [True]
    over = state.clone()
    over.apply(state.parse("1 play h1 river"))
    points = [player.points for player in over.observe(None).players]
    assert [player.points for player in looks[-1][1].observe(None).players] == points


def test_the_result_of_a_hunt_tells_all_that_its_look_shows():
    state = hunt(hands=["h1"], hills="2:h5 1:chief", river="1:h3 2:chief", forest="2:h2 1:h7")
    action, w, over = state.parse("1 play h1 river"), Words("en"), state.clone()
    events = [event for look, _ in FLOW.clearing(state, action) for event in look]
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
