"""What is drawn for a small game that draws no more itself."""

from types import SimpleNamespace
from xml.etree import ElementTree

from prateria.core.plain import by_points
from prateria.kit.prompt import usual
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.frame import Frame, Sitter
from prateria.view.plain import game_end, in_words, lines, stage

EN = Words("en")
SITTERS = (Sitter(0, "Ola <b>"), Sitter(1, "Jan", "normal", "fox"), Sitter(2, "Ben"))
ACTION = SimpleNamespace(seat=1, text="2 play 3")


FREE = Touch()


def tree(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<div>{markup}</div>")


def test_the_end_names_all_winners_with_their_points() -> None:
    view = SimpleNamespace(outcome=by_points((4, 7, 7)))
    end = tree(game_end(view, [(1, 2, 3), (4, 7, 7)], EN, SITTERS))
    said = ["".join(one.itertext()) for one in end.iter("p") if "winner" in one.get("class", "")]
    assert said == ["Jan7 points", "Ben7 points"]
    assert "share the win" in "".join(next(end.iter("h2")).itertext())
    rows = ["".join(row.itertext()) for row in end.iter("tr")]
    assert rows == ["PlayerPoints", "Jan7", "Ben7", "Ola <b>4"]
    assert game_end(SimpleNamespace(outcome=None), [], EN, SITTERS) == ""


def test_a_table_in_words_has_its_parts_and_the_actions() -> None:
    found = tree(in_words(EN, [lines("Prey", ["4", "2"])], Touch(ready=ACTION), (ACTION,), lambda one: "Card 3"))
    assert [item.text for item in found.iter("li")] == ["4", "2"]
    button = next(found.iter("button"))
    assert (button.get("data-value"), button.get("aria-pressed")) == ("2 play 3", "true")
    assert not list(tree(in_words(EN, [], Touch(), (), str)).iter("button"))


def test_a_stage_fills_its_frame() -> None:
    svg = next(tree(stage(EN, Frame(300, 200), "demo")).iter("svg"))
    assert (svg.get("viewBox"), svg.get("class"), svg.get("aria-label")) == ("0 0 300 200", "table demo", "The table")


def test_the_usual_prompt_leaves_only_ones_own_choice_to_the_game() -> None:
    names = [sitter.name for sitter in SITTERS]

    def say(seat: int | None, actors: tuple[int, ...], touch: Touch = FREE, points: tuple[int, ...] = ()) -> str:
        outcome = by_points(points) if points else None
        text = usual(EN, SimpleNamespace(seat=seat, actors=actors, outcome=outcome), names, touch)
        return text.replace("\u2068", "").replace("\u2069", "")

    assert say(0, (0, 1)) == ""
    assert say(2, (0, 1)) == "To choose: Ola <b> and Jan."
    assert say(None, (1,)) == "To choose: Jan."
    assert say(1, (1,), Touch(ready=ACTION)) == "Jan: touch “Done”, or choose something else."
    assert say(1, (), points=(1, 5, 3)) == "The game is over. Jan wins with 5 points."
