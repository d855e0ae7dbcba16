"""Saves: what was kept comes back; names fit to be shown; any other file is BadSave and never anything else."""

import json
import unicodedata

import pytest
from playing import played

from prateria.core.code import decode
from prateria.core.errors import BadSave
from prateria.core.savefile import LIMIT, MARKS, Save, SeatSetting, clean_name, dump, load
from prateria.core.session import Session
from prateria.games import by_number

SEATS = (SeatSetting("Ola", None, "wolf"), SeatSetting("", "normal", "owl"), SeatSetting("Żółć", "away", "fox"))


@pytest.fixture(scope="module")
def session():
    return played("manitou", 3, seed=4, steps=50)


@pytest.fixture(scope="module")
def text(session):
    settings = {"undo": "open", "n": 3, "on": True}
    return dump(Save("abc-1", "", SEATS, settings, ((7, "practice"),), 12, 1700000000000), session)


def changed(text, **parts):
    """The save with parts of it replaced; `table__seats` is a part of a part."""
    data = json.loads(text)
    for name, value in parts.items():
        place = data
        *front, last = name.split("__")
        for key in front:
            place = place[key]
        place[last] = value
    return json.dumps(data)


def reason(text):
    with pytest.raises(BadSave) as caught:
        load(text)
    return caught.value.reason


def test_round_trip(session, text):
    save = load(text)
    assert (save.id, save.seats, save.stamp, save.updated) == ("abc-1", SEATS, 12, 1700000000000)
    assert (save.settings, save.notes) == ({"undo": "open", "n": 3, "on": True}, ((7, "practice"),))
    assert decode(save.code, by_number).state == session.state
    assert dump(save, session) == text


def test_the_head_is_all_that_a_list_needs(session, text):
    assert json.loads(text)["head"] == {
        "game": "manitou",
        "options": dict(session.header.options),
        "seats": [{"name": s.name, "bot": s.bot, "mark": s.mark} for s in SEATS],
        "round": 1,
        "of": 3,
        "turn": session.state.actors()[0],
        "count": 50,
        "over": False,
        "updated": 1700000000000,
    }
    over = played("manitou", 2, seed=4)
    head = json.loads(dump(Save("x", "", SEATS[:2]), over))["head"]
    assert (head["over"], head["turn"], head["round"]) == (True, None, 3)


def test_where_all_may_act_it_is_nobodys_turn():
    """A race: the list would name whoever sits first, the table whoever turns."""
    race = Session.new(by_number(2), 3, {"calm": False}, 4)
    while len(race.state.actors()) == 1:
        assert json.loads(dump(Save("x", "", SEATS), race))["head"]["turn"] == race.state.actors()[0]
        race.play(race.state.legal_actions()[0])
    assert json.loads(dump(Save("x", "", SEATS), race))["head"]["turn"] is None


def test_names_bots_and_times_are_not_in_the_code(text):
    data = json.loads(text)
    other = changed(text, table__seats=[{"name": "Bo", "bot": "first", "mark": "hare"}] * 3)
    assert load(other).code == data["code"]


# -- names -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ola", "Ola"),
        ("  Ola   Nowak ", "Ola Nowak"),
        ("Ola\nNowak\t\r\x00x", "Ola Nowak x"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066a\u2069\u200e\u200f\u061cb", "ab"),
        ("a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg", "abcdefg"),
        ("Z\u0307o\u0301\u0142w", "Żółw"),
        ("e\u200d\u0301", "é"),
        ("e\u0301" * 30, "é" * 20),
        ("x" * 30, "x" * 20),
        ("x" * 19 + " y", "x" * 19),
        ("🦬🐺" * 15, "🦬🐺" * 10),
        ("❤️", "❤️"),
        ("👩‍👩‍👧", "👩👩👧"),
        ("\u0301Ola", "Ola"),
        ("\u0301\u0302", ""),
        ("\ufe0f\u20e3", ""),
        ("\u3164\u115f\u2800\uffa0", ""),
        ("a\u3164b", "a b"),
        ("\ud800Ola\udfff", "Ola"),
        ("\ue000\U000f0000Ola", "Ola"),
        ("\u2028Ola\u2029Bo\u3000Mo", "Ola Bo Mo"),
        ("<b>&\"'", "<b>&\"'"),
        ("שלום", "שלום"),
        ("نور", "نور"),
        ("नमस्ते", "नमस्ते"),
        ("", ""),
    ],
)
def test_clean_names(typed, shown):
    assert clean_name(typed) == shown


def test_a_letter_with_a_tower_of_marks_stays_short():
    assert len(clean_name("a" + "\u0301" * 1000)) <= 60
    assert len(clean_name(("a" + "\u0316" * 9) * 1000)) <= 60


def test_a_name_is_cut_before_it_is_normalised(monkeypatch):
    """NFC takes time that grows with the square of a run of marks: 120,000 of them froze the page for ten seconds."""
    given = []
    monkeypatch.setattr("prateria.core.seats.unicodedata.normalize", lambda form, text: given.append(len(text)) or text)
    name = "a" + "\u0315\u0300" * 60_000
    load('{"v":1,"code":"A","table":{"seats":[{"name":' + json.dumps(name, ensure_ascii=False) + "}]}}")
    assert given
    assert max(given) <= 300


LETTERS = ["e\u0323\u0302", "\u1112\u1161\u11ab", "\u03b1\u0314\u0300\u0345", "o\u0328", "\u0958"]


@pytest.mark.parametrize("letter", LETTERS)
def test_the_cut_takes_nothing_of_an_honest_name(letter):
    """Twenty letters, each written with as many characters as there are."""
    whole = unicodedata.normalize("NFC", letter)
    marks = sum(unicodedata.category(c) in ("Mn", "Me") for c in whole)
    assert clean_name("\u0301 " * 400 + letter * 30) == whole * min(20, 60 // (1 + marks))


def test_every_character_there_is():
    """Alone and between letters: never a control, direction or invisible one, and clean is clean."""
    for code in range(0x110000):
        c = chr(code)
        if unicodedata.category(c) in ("Lo", "So", "Ll", "Lu", "Cn", "Co", "Cs") and code % 101:
            continue  # of the large classes a few will do
        for name in (clean_name(c), clean_name(f"a{c}b")):
            assert not any(unicodedata.category(x) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for x in name)
            assert clean_name(name) == name


# -- other files -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("junk", ["", " ", "{", "[", "nul", "hello", "\x00", "\ufeff{}", "{'v':1}", "1" * 5000, "🦬"])
def test_what_is_no_json(junk):
    assert reason(junk) in ("damaged", "notsave")


@pytest.mark.parametrize("junk", ["null", "1", "[]", '"text"', "{}", '{"v":1}', '{"v":"1","code":""}', '{"code":"A"}'])
def test_what_is_no_save(junk):
    assert reason(junk) == "notsave"


@pytest.mark.parametrize("v", [True, 0, -1, 1.0, None, "1", [1], 10**300])
def test_a_version_that_is_none(text, v):
    assert reason(changed(text, v=v)) == "notsave"


def test_a_later_version(text):
    assert reason(changed(text, v=2)) == "newer"


def test_too_long(text):
    assert reason(" " * LIMIT + text) == "long"
    assert reason("é" * (LIMIT // 2 + 1)) == "long"


def test_cut_anywhere(text):
    for n in range(0, len(text), 7):
        assert reason(text[:n]) in ("damaged", "notsave")


PLACES = ["id", "v", "code", "head", "table", "table__seats", "table__settings", "table__notes"]


@pytest.mark.parametrize("part", PLACES)
def test_nested_deep(text, part):
    for depth in (50, 390, 900, 2000):
        for opening, closing in (("[", "]"), ('{"a":', "}")):
            deep = opening * depth + "0" * (opening != "[") + closing * depth
            odd = changed(text, **{part: "@@"}).replace('"@@"', deep)
            try:
                save = load(odd)
            except BadSave:
                continue
            assert dump(save, played("manitou", 3, steps=0))


def test_nested_so_deep_that_reading_stops():
    assert reason("[" * 200_000) == "damaged"
    assert reason('{"a":' * 150_000) == "damaged"
    assert reason('"\\"' * 200_000) == "damaged"


def test_brackets_in_names_do_no_harm(session):
    for name in ("[" * 20, "{" * 20, "]" * 20, "}[" * 10):
        seats = (SeatSetting(name),) * 3
        assert load(dump(Save("x", "", seats), session)).seats == seats


JUNK = [None, True, 0, -1, 2**70, 1.5, float("nan"), float("inf"), "", "x", "\ud800", [], [[]], [None], {}, {"a": []}]
PARTS = ["id", "stamp", "code", "head", "head__updated", "table", "table__seats", "table__settings", "table__notes",
         "table__settings__undo"]  # fmt: skip


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_a_wrong_type_anywhere(text, session, part, junk):
    try:
        save = load(changed(text, **{part: junk}))
    except BadSave:
        return
    again = dump(save, session)
    assert again.encode()  # nothing that cannot be kept
    assert "NaN" not in again
    assert "Infinity" not in again
    assert load(again).settings == save.settings
    assert load(again).notes == save.notes
    assert isinstance(save.id, str)
    assert isinstance(save.code, str)


@pytest.mark.parametrize("key", ["name", "bot", "mark"])
@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_a_wrong_type_in_a_seat(text, key, junk):
    seats = [{"name": "A", "bot": None, "mark": "owl", key: junk}] * 3
    save = load(changed(text, table__seats=seats))
    assert all(isinstance(seat.name, str) and seat.mark in ("owl", MARKS[0]) for seat in save.seats)
    is_person = key != "bot" or junk is None
    assert all((seat.bot, seat.unknown) == ((None, "") if is_person else ("normal", "level")) for seat in save.seats)


def test_seats_that_are_none(text):
    for seats in ([1, 2, 3], ["a"], [None], [[]]):
        assert reason(changed(text, table__seats=seats)) == "damaged"


def test_names_in_a_file_are_cleaned(text):
    seats = [{"name": "\u202eA\u0000" + "x" * 99, "bot": "god", "mark": "dragon"}]
    assert load(changed(text, table__seats=seats)).seats == (SeatSetting("A " + "x" * 18, "normal", MARKS[0], "level"),)


@pytest.mark.parametrize("bot", ["stronger", "pupil:7", "First", "", 3, {"level": "strong"}])
def test_a_computer_player_that_is_not_known_here_never_becomes_a_person(text, session, bot):
    seats = [{"name": "A", "bot": bot, "mark": "owl"}] * 3
    save = load(changed(text, table__seats=seats))
    assert [(seat.bot, seat.unknown) for seat in save.seats] == [("normal", "level")] * 3
    assert {seat.unknown for seat in load(dump(save, session)).seats} == {""}  # it is said once


def test_notes_that_are_none_are_left_out(text):
    notes = [[1, "practice"], [True, "x"], ["1", "x"], [2], [3, 4], None, [-1, "x"], [4, "y" * 500], [5, "hint"]]
    assert load(changed(text, table__notes=notes)).notes == ((1, "practice"), (5, "hint"))


def test_the_title_given_in_the_list_comes_along(session, text):
    data = json.loads(text)
    assert "title" not in data["head"]  # none: not a byte more than before
    data["head"]["title"] = "Rainy \u202eSunday\ud800\n 4b"
    save = load(json.dumps(data))
    assert save.title == "Rainy Sunday 4b"
    assert json.loads(dump(save, session))["head"]["title"] == save.title


@pytest.mark.parametrize("junk", [None, 7, [], {"a": 1}])
def test_a_title_that_is_none(text, session, junk):
    data = json.loads(text)
    data["head"]["title"] = junk
    save = load(json.dumps(data))
    assert save.title == ""
    assert "title" not in json.loads(dump(save, session))["head"]
    data["head"]["title"] = "x" * 5000
    assert len(load(json.dumps(data)).title) == 240
