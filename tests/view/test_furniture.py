"""The page round the table."""

from xml.etree import ElementTree

from prateria.view.furniture import Button, button, log


def test_what_a_key_would_do_is_said_after_the_words_on_it():
    key = ElementTree.fromstring(button(Button("Annulla mossa", "undo", title="Ola compra un cacciatore.")))
    assert key.attrib["aria-label"] == key.attrib["title"] == "Annulla mossa: Ola compra un cacciatore."
    assert key.attrib["aria-label"].startswith("".join(key.itertext()))
    assert "aria-label" not in button(Button("Annulla mossa", "undo"))


def test_what_repeats_itself_is_one_line_of_the_log():
    buys = "Owl buys a hunter."
    told = [(3, "bought", 1, buys), (4, "bought", 1, buys), (5, "ended", 1, "Owl ends."), (6, "bought", 1, buys)]
    lines = [(*line, "") for line in told]
    found = ElementTree.fromstring(log("What happened", lines, "Nothing yet.")).findall(".//li")
    assert [(line.attrib["data-step"], "".join(line.itertext())) for line in found] == [
        ("3", "Owl buys a hunter\u00a0×2."),
        ("5", "Owl ends."),
        ("6", "Owl buys a hunter."),
    ]


def test_the_same_words_of_two_players_stay_apart():
    lines = [(1, "", 0, "Ready.", ""), (2, "", 1, "Ready.", "")]
    assert len(ElementTree.fromstring(log("What happened", lines, "")).findall(".//li")) == 2


def test_a_line_says_where_on_the_table_it_was():
    lines = [(1, "", 1, "Owl moves.", "a|b c"), (2, "", 1, "Owl moves.", "d"), (3, "", None, "The round ends.", "")]
    moved, ended = ElementTree.fromstring(log("What happened", lines, "")).findall(".//li")
    assert (moved.attrib["data-where"], moved.attrib["data-seat"]) == ("a|b c d", "1")
    assert "data-where" not in ended.attrib
