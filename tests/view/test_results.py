"""The result of a game: who is spoken to, and a parade whose lines are the points above it."""

from xml.etree import ElementTree

from prateria.core.plain import by_points
from prateria.kit.words import Words
from prateria.view.chart import apart, chart
from prateria.view.frame import Sitter
from prateria.view.results import Gain, only_person, result, winner
from prateria.view.svg import el

EN = Words("en")
OLA, FOX, OWL = Sitter(0, "Ola"), Sitter(1, "Fox", "normal", "fox"), Sitter(2, "Owl", "first", "owl")
JAN, FAR = Sitter(1, "Jan"), Sitter(1, "Ela", "away")


def shown(points, sitters, rows=()):
    outcome = by_points(points)
    won = [winner(sitters[seat], "7 points") for seat in outcome.winners]
    markup = result(EN, outcome, sitters, over="It is over", won=won, why="Because.", rows=rows)
    return ElementTree.fromstring(markup)


def words(element):
    return "".join(element.itertext()).replace("\u2068", "").replace("\u2069", "")


def test_a_tie_break_is_said_first():
    def first(winners, sitters):
        outcome = by_points((9, 9))._replace(winners=winners)
        return words(
            ElementTree.fromstring(result(EN, outcome, sitters, over="", won=[], why="Because.")).find(".//h2")
        )

    assert first((1,), (OLA, JAN)) == "Jan wins the tie-break!"
    assert first((0,), (OLA, FOX)) == "You won the tie-break!"
    assert first((0, 1), (OLA, JAN)) == "Ola and Jan share the win!"


def test_one_person_against_computers_is_spoken_to():
    assert words(shown((9, 4, 2), (OLA, FOX, OWL)).find(".//h2")) == "You won!"
    assert words(shown((9, 9, 2), (OLA, FOX, OWL)).find(".//h2")) == "You share the win!"
    lost = shown((4, 7, 2), (OLA, FOX, OWL))
    assert words(lost.find(".//h2")) == "Fox wins!"
    assert "you were only 3 points short" in words(lost)
    assert "Well played!" in words(shown((40, 70, 2), (OLA, FOX, OWL)))
    assert "Well played!" not in words(shown((4, 70, 2), (OLA, FOX, OWL)))  # by far


def test_who_has_lost_by_far_hears_where_they_were_best():
    rows = [Gain(el("svg"), "Hunt 1: Hills", (4, 40)), Gain(el("svg"), "Hunt 1: River", (3, 1), name="The river")]
    lost = words(shown((7, 41), (OLA, FOX), rows))
    assert "You had the most here: The river, +3." in lost
    assert "A new game" not in lost
    assert "You had the most" not in words(shown((41, 7), (OLA, FOX), rows))  # who has won needs no comfort


def test_a_comeback_is_told_where_there_was_one():
    def told(history, winners=(0,)):
        outcome = by_points(history[-1])._replace(winners=winners)
        end = result(EN, outcome, (OLA, JAN), over="", won=[], why="", history=history, step=lambda n: f"Hunt {n}")
        return words(ElementTree.fromstring(end))

    comeback = "Ola was behind by"
    assert f"Hunt 2: {comeback} 9. What a comeback!" in told([(2, 4), (3, 12), (20, 14)])
    assert comeback not in told([(2, 4), (13, 12), (20, 14)])  # by too little
    assert comeback not in told([(2, 14), (14, 14)], (0, 1))  # shared


def test_behind_who_has_won_lies_the_prairie_unseen_by_readers():
    land = shown((9, 4), (OLA, JAN)).find(".//svg[@class='win-land']")
    assert land.get("aria-hidden") == "true"


def test_an_axis_that_goes_below_zero_has_a_line_there():
    drawn = chart([(-7, 51), (-3, 60)], (OLA, JAN), "Points", [], (), ("Round", "Points"))
    assert 'class="zero"' in drawn
    assert ">−20<" in drawn
    assert ">0<" in drawn


def test_several_people_are_named():
    for sitters in ((OLA, JAN), (OLA, FAR)):  # the other one may sit at another device
        assert only_person(sitters) is None
        assert words(shown((9, 4), sitters).find(".//h2")) == "Ola wins!"
        assert "Well played" not in words(shown((4, 9), sitters))


def test_everybody_who_wins_has_a_portrait_in_their_colour():
    end = shown((9, 9, 2), (OLA, FOX, OWL))
    found = [svg for svg in end.iter("svg") if "trophy" in svg.get("class", "")]
    assert [svg.get("class").split()[-1] for svg in found] == ["s0", "s1"]
    assert [use.get("href") for svg in found for use in svg.iter("use")] == ["#mark-bison", "#mark-fox"]


def test_the_parade_says_who_got_what():
    rows = [Gain(el("svg"), "Hills", (5, None, 2)), Gain(el("svg"), "Thief", (-10, 0, None), "far away")]
    end = shown((-5, 0, 2), (OLA, FOX, OWL), rows)
    lines = [line for line in end.iter("li") if "data-gains" in line.attrib]
    assert [line.get("data-gains") for line in lines] == ["0 0 -10", "2 0 5"]  # by place
    assert [words(line) for line in lines] == ["Thief0−10far away", "Hills+2+5"]
    assert [b.text for b in end.iter("b") if b.get("class") == "taken-off"] == ["−10"]
    totals = [li.find("b").text for li in end.find(".//ul[@class='totals']")]
    assert totals == ["2", "0", "−5"]
    assert shown((1, 0), (OLA, FOX)).find(".//section") is None


def test_the_same_as_a_table_stands_beside_its_title():
    outcome, rows = by_points((5, 2)), [Gain(el("svg"), "Hills", (5, 2))]
    table = el("details", el("summary", "As a table"))
    end = ElementTree.fromstring(
        result(EN, outcome, (OLA, FOX), over="", won=[], why="", rows=rows, table=table, parts=[el("figure")])
    )
    assert [one.tag for one in end.find(".//section")][:2] == ["h3", "details"]
    assert [one.tag for one in end.find(".//div[@class='end-parts']")] == ["figure"]


def test_the_parade_begins_with_what_decided():
    """But for what takes some off: the numbers above only grow."""
    rows = [
        Gain(el("svg"), name, gains) for name, gains in (("A", (3, 2)), ("B", (1, 9)), ("C", (-2, 0)), ("D", (5, 2)))
    ]
    end = shown((7, 13), (OLA, FOX), rows)
    gains = [line.get("data-gains") for line in end.iter("li") if "data-gains" in line.attrib]
    assert gains == ["0 -2", "9 1", "2 5", "2 3"]
    rows = [Gain(el("svg"), str(gains), gains) for gains in ((2, 5), (0, 3), (4, 2), (9, 4), (7, 3), (5, 5))]
    gains = [line.get("data-gains") for line in shown((27, 22), (OLA, FOX), rows).iter("li")]
    assert [one for one in gains if one] == ["9 4", "7 3", "2 5", "5 5", "4 2", "0 3"], "then by size"


def test_parts_of_a_game_come_one_after_the_other_each_in_its_own_order():
    """That of the table: who looks for the forest of the second hunt finds it."""
    rows = [Gain(el("svg"), f"{part} {name}", (n, 1), "", part) for part, name, n in (
        (1, "hills", 2), (1, "river", 9), (2, "hills", 3), (2, "forest", 12))]  # fmt: skip
    rows.append(Gain(el("svg"), "thieves", (-10, 0)))
    lines = [line for line in shown((16, 4), (OLA, FOX), rows).iter("li") if "data-gains" in line.attrib]
    assert [line.find("span").text for line in lines] == ["thieves", "1 hills", "1 river", "2 hills", "2 forest"]


def test_a_curve_says_when_only_its_last_step_counts():
    """The step has a ground of its own, and what comes before it is pale."""
    sitters = (Sitter(0, "Ola", None, "owl"), Sitter(1, "Jan", None, "fox"))
    rounds = [(5, 3), (9, 12), (4, 20)]
    usual = chart(rounds, sitters, "Points", [], (), ("Round", "Points"))
    last = chart(rounds, sitters, "Points", [], (), ("Round", "Points"), only_last=True)
    assert 'class="counts"' not in usual
    assert last.count('class="counts"') == 1
    assert last.count('class="course gone"') == last.count('class="course"') == 2
    assert 'class="course gone"' not in usual


def test_a_chart_is_told_at_the_steps_that_bear_a_label():
    sitters = (Sitter(0, "Ola", None, "owl"), Sitter(1, "Jan", None, "fox"))
    rounds = [(5, 3), (9, -1), (4, 20)]
    told = chart(rounds, sitters, "Points", [(1, "1"), (3, "3")], (), ("Round", "Points"))
    assert 'aria-label="Round: 1, 3. \u2068Ola\u2069: 5, 4. \u2068Jan\u2069: 3, 20."' in told


def test_the_lines_of_a_chart_have_its_width():
    """Long names at their ends took a third of it: they stand over it."""
    names = ("Bartholomew the Second", "Jan")
    sitters = tuple(Sitter(seat, name, None, "owl") for seat, name in enumerate(names))
    drawn = ElementTree.fromstring(chart([(5, 3), (29, 12)], sitters, "Cards", [], (2,)))
    ends = [float(line.get("d").rpartition("L")[2].split()[0]) for line in drawn.findall(".//path[@class='course']")]
    assert min(ends) > 370 * 0.85
    caption = "".join(drawn.find("figcaption").itertext())
    assert all(name in caption for name in names)


def test_numbers_at_the_ends_of_lines_keep_their_order_and_stay_above_the_foot():
    """Three who end with nothing have their numbers over the axis, not under the picture."""
    assert apart([40, 100, 100, 100], 18, 100) == [40, 64, 82, 100]
    assert apart([50, 52, 10], 18, 100) == [50, 68, 10]
    assert apart([95, 90], 18, 100) == [100, 82]
