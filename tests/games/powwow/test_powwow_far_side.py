"""A race for people on several sides of the screen: what each must not miss can be read from there; and what a chief of
a race may choose."""

import re
from xml.etree import ElementTree

import pytest
from powwow_drawn import EN, buttons, drawn, played, sitters
from powwow_table import play, spread

from prateria.games.powwow import table, words
from prateria.games.powwow.engine.events import Punished
from prateria.games.powwow.engine.preview import look
from prateria.games.powwow.words import why_not
from prateria.kit.touch import Touch
from prateria.view.frame import Frame

BOTH = ("tribe:1-hunter", "tribe:2-hunter")
HURRY = re.compile(r'class="notes" transform="([^"]*)"[^>]*>(.*?)</g>')


def shown(state, people, possible, size=(1008, 706)):
    """The table of a race of two, where the people could touch that."""
    view, touch = state.observe(None), Touch(possible=possible)
    return table.TABLE.draw(view, touch, look(view, touch), None, EN, Frame(*size), sitters(2, people))


def hurried(markup):
    """Who is told to be quick, and what: '' upright, else by how much it is turned."""
    told = [(turn, " ".join(re.findall(r"<text[^>]*>([^<]*)", inner))) for turn, inner in HURRY.findall(markup)]
    return {"180" if "rotate(180)" in turn else "": said for turn, said in told}


def test_who_may_still_claim_is_asked_at_their_own_side_as_in_the_line():
    state = spread("red yellow", "red-hunter yellow-hunter bison*2 tipi")  # whatever the first takes leaves something
    assert not hurried(shown(state, (0, 1), BOTH))
    play(state, "1 claim hunter")
    assert hurried(shown(state, (0, 1), BOTH[1:])) == {"180": "And you?"}
    said = words.prompt(EN, state.observe(None), ("Ola", "Jan"), Touch(possible=BOTH[1:]))
    assert said.endswith("claims. And you?")
    assert not hurried(shown(state, (0,), BOTH[:1]))  # the line above the table is theirs


@pytest.mark.rule("PW-08")
@pytest.mark.parametrize(("left", "told"), [(110, {}), (50, {"180": "And you?"})])
def test_who_has_nothing_is_not_asked_while_they_are_helped_and_later_as_anybody_else(left, told):
    state = spread("red yellow", "red-hunter bison*2", left=left)
    play(state, "1 claim hunter")
    assert hurried(shown(state, (0, 1), BOTH[1:])) == told
    line = words.prompt(EN, state.observe(None), ("Ola", "Jan"), Touch(possible=BOTH[1:]))
    assert line.endswith("And you?") == bool(told)


@pytest.mark.rule("PW-08")
def test_the_place_of_the_person_that_a_wrong_claim_lacked_is_marked():
    state = spread("red yellow", "bison*2 yellow-warrior")
    view = state.observe(None)
    for missing, marked in (("person", ["place-red-hunter"]), ("loot", [])):
        news = [Punished(0, "hunter", missing, 2)]
        markup = table.TABLE.draw(view, Touch(), news, None, EN, Frame(1008, 706), sitters(2, (0,)))
        found = [
            one["id"]
            for one in (e.attrib for e in ElementTree.fromstring(markup).iter())
            if "pw-lacked" in one.get("class", "").split()
        ]
        assert found == marked


@pytest.mark.rule("PW-20")
@pytest.mark.parametrize("size", [(1008, 706), (374, 600), (344, 560)])
def test_the_last_card_is_told_on_both_sides_and_so_is_how_to_end(size):
    state = spread("red yellow", "red-hunter bison", left=0)
    markup = shown(state, (0, 1), (*BOTH, "prairie:card"), size)
    if size[0] > 1000:
        assert hurried(markup) == {"": "The last card!", "180": "The last card!"}
        assert markup.count(">End the game</text>") == 2
    assert ">End the game</text>" not in shown(state, (0, 1), BOTH, size)  # before that counts
    alone = shown(state, (0,), (*BOTH, "prairie:card"))
    assert alone.count(">End the game</text>") == 1


def test_numbers_are_underlined_only_where_they_are_read_from_two_sides():
    state = spread("red yellow", "red-hunter bison", won={0: "bison*9"})
    for people, lines in (((0,), 0), ((0, 1), 1)):
        assert shown(state, people, BOTH).count("pw-foot") == lines


@pytest.mark.rule("PW-11")
@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_the_totems_of_a_race_answer_and_ask_for_a_captive(people):
    state = spread("red yellow", "red-chief totem*2 tipi yellow-warrior green-hunter")
    play(state, "1 claim chief", "table settle")
    found = buttons(drawn(state, None, people))
    assert found["loot:totem"]["aria-label"]
    assert "aria-disabled" not in found["loot:totem"]
    markup = drawn(state, None, people)
    [totem] = re.findall(r'<g id="pile-totem".*?</g></g>|<g id="pile-totem".*?</g>', markup)
    assert "pw-plus" in totem, "it comes along"
    assert "pw-pick" not in totem, "and is no choice"
    turned = re.findall(r'data-says="(\d+)"', markup)
    assert turned == (["0"] if len(people) > 1 else []), "what is answered lies beside the sheet, turned to who chooses"
    assert "loot:totem" not in [pick for action in state.legal_actions() for pick in action.picks]
    said = why_not(EN, state.observe(None), (), "loot:totem")
    assert said == "Totems come with one captive: touch the man you take."
    assert "captive" not in why_not(EN, state.observe(None), (), "loot:bison")


def test_where_no_totem_can_be_taken_none_answers():
    state = spread("red yellow", "red-warrior tomahawk totem tipi yellow-chief")
    play(state, "1 claim warrior", "table settle")
    assert "loot:totem" not in buttons(drawn(state, None, (0,)))


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_the_result_is_told_to_the_far_side_too(people):
    session = played(2, 9999)
    points = [[0, 0]]
    end = table.TABLE.game_end(session.state.observe(None), points, EN, sitters(2, people), ())
    assert ('class="opposite"' in end) == (len(people) > 1)


@pytest.mark.rule("PW-20")
def test_the_last_chance_is_seen_to_run_out_where_no_card_is_left():
    def field(table_, *plays, possible=BOTH):
        state = spread("red yellow", table_, left=0)
        play(state, *plays)
        markup = shown(state, (0,), possible)
        return markup[markup.index('id="prairie"') :].partition('class="hit"')[0]

    assert ">The last card!</text>" in field("red-hunter bison")
    assert 'class="pw-clock pw-last"' in field("red-hunter bison")
    assert 'class="pw-clock pw-last soon"' in field("red-hunter necklace"), "nobody can take anything"
    for later in (field("red-hunter bison", "1 claim hunter"), field("red-hunter bison", possible=("prairie:card",))):
        assert "pw-last" not in later
    assert not re.search(r">0</text>", field("red-hunter bison", "1 claim hunter"))


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_who_chooses_in_a_race_sees_what_each_way_brings(people):
    state = spread("red yellow", "red-hunter bison*3 tipi")
    play(state, "1 claim hunter", "table settle")
    possible = ("loot:bison", "loot:tipi")
    markup = shown(state, people, possible)
    assert {"+4", "+2"} <= set(re.findall(r'pw-brings-ink"[^>]*>([^<]*)', markup))


def test_people_whom_nobody_plays_are_paler_in_a_race_but_where_a_captive_is_chosen():
    state = spread("red yellow", "red-chief blue-warrior purple-hunter totem")

    def pale():
        tree = ElementTree.fromstring(shown(state, (0,), BOTH))
        pieces = [e for e in tree.iter() if re.fullmatch(r"[a-z]+-[a-z]+-\d", e.attrib.get("id", ""))]
        return sorted(p.attrib["id"][:-2] for p in pieces if "pw-idle" in p.attrib["class"])

    assert pale() == ["blue-warrior", "purple-hunter"]
    play(state, "1 claim chief", "table settle")
    assert state.phase == "take"
    assert pale() == []
