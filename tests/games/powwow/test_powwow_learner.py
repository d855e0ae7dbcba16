"""Who is still learning the race: what they are told they could take, with which card, and what to hope for."""

import re
from xml.etree import ElementTree

import pytest
from powwow_drawn import EN, buttons, sitters
from powwow_table import play, spread

from prateria.games.powwow import table, words
from prateria.games.powwow.engine import preview
from prateria.games.powwow.engine.events import Took, Turned
from prateria.games.powwow.engine.observe import Lying
from prateria.games.powwow.table.layout import arrange
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.frame import Frame
from prateria.view.measure import width
from workshop.catalogues import compiled_catalogues

OWN = tuple(f"tribe:1-{kind}" for kind in ("chief", "warrior", "maiden", "hunter"))
TURNING = ("prairie:card", *OWN)
NOTHING = Touch()


def says(state, possible=TURNING, again=True, seat=0):
    view = state.observe(seat)
    mine = tuple(pick.replace("tribe:1", f"tribe:{seat + 1}") for pick in possible)
    return words.prompt(EN, view, ("Ola", "Jan"), Touch(possible=mine, again=again))


def drawn(state, touch, people=(0,), size=(374, 780)):
    view = state.observe(0 if len(people) == 1 else None)
    return table.draw(view, touch, preview.look(view, touch), view.seat, EN, Frame(*size), sitters(2, people))


def marked(state, touch, people=(0,)):
    found = buttons(drawn(state, touch, people)).items()
    return [pick for pick, its in found if pick.startswith("tribe:") and "possible" in its["class"].split()]


def test_all_that_could_be_taken_is_named_the_most_first():
    """And who turns the next card, where that is the one who is told: seat 1 has turned, so seat 2 does."""
    lie = "red-hunter tipi bison*3"
    assert says(spread("red yellow", lie)) == "For you: 3 bison (+4) or 1 tipi (+2) (hunter)."
    assert says(spread("yellow red", lie), seat=1) == ("For you: 3 bison (+4) or 1 tipi (+2) (hunter).")
    # with several cards: they are marked
    two = "red-warrior red-hunter tipi*2 bison"
    assert says(spread("red yellow", two), OWN) == "For you: 2 tipis (+3) or 1 bison (+2)."
    assert says(spread("yellow red", two), seat=1) == ("For you: 2 tipis (+3) or 1 bison (+2).")


@pytest.mark.rule("PW-11")
def test_what_could_be_taken_is_counted_as_what_is_hoped_for():
    """So that nobody asks whether it is three or one."""
    assert says(spread("red yellow", "red-chief totem blue-hunter"), OWN) == (
        "For you: 1 totem + captive, 3 cards in all (chief)."
    )
    assert (
        says(spread("red yellow", "red-hunter tipi bison"), OWN)
        == "For you: 1 bison or 1 tipi, 2 cards in all (hunter)."
    )


def test_where_there_is_nothing_it_is_said_what_would_help_most():
    assert says(spread("red yellow", "bison*4 tomahawk red-maiden"), OWN) == "If it comes: red hunter +5."
    lacks = spread("yellow red", "yellow-warrior red-chief")
    assert says(lacks, seat=1) == "You turn the next card. If it comes: totem +3."
    for blind in (spread("red yellow", "yellow-hunter"), spread("red yellow", "tomahawk", left=0)):
        assert says(blind).startswith(("Nothing for you yet", "The last card"))


def test_on_a_small_phone_three_people_and_a_computer_have_all_on_the_stage():
    plan = arrange(344, 560, (0, 1, 2), 4, True)
    top = max(side.at[1] + side.h / 2 for side in plan.sides if side.turn == 180)
    bottom = min(side.at[1] - side.h / 2 for side in plan.sides if side.turn == 0)
    for box in (*plan.strips.values(), *plan.heaps.values(), *plan.persons.values(), plan.board, plan.prairie):
        assert top <= box.y
        assert box.y + box.h <= bottom


def test_who_has_nobody_left_is_told_so_and_not_to_wait_for_more():
    state = spread("red yellow", "yellow-hunter bison")
    view = state.observe(None)
    left = tuple((card, n) for card, n in view.prairie if not card.startswith("red-"))
    touch = Touch(possible=(*OWN, "prairie:card"), again=True)
    told = words.prompt(EN, view._replace(prairie=left), ("Fox", "Eagle"), touch)
    assert told.endswith("All people of your colour have been taken."), told
    assert "yet" not in told


def test_the_cards_that_could_take_it_are_marked_in_the_hand_of_who_is_told():
    state = spread("red yellow", "red-warrior red-hunter bison tipi yellow-maiden necklace")
    assert marked(state, Touch(possible=TURNING, again=True)) == ["tribe:1-warrior", "tribe:1-hunter"]
    late = spread("red yellow", "red-hunter bison", left=50)
    assert marked(late, Touch(possible=TURNING)) == []  # by then they find it themselves
    both = (*TURNING, "tribe:2-maiden")
    assert marked(state, Touch(possible=both, again=True), (0, 1)) == []  # it would tell one before the other
    assert marked(state, Touch()) == []  # while the race stands still


def test_whoever_has_claimed_the_others_are_helped_alike():
    """A ring came after a person's claim only, and none after that of a computer player."""
    state = spread("red yellow green", "red-hunter bison yellow-maiden necklace green-chief totem red-warrior")
    play(state, "3 claim chief")
    for seats in ((1, 2), (1,)):
        picks = tuple(f"tribe:{seat}-{kind}" for seat in seats for kind in ("chief", "warrior", "maiden", "hunter"))
        view = state.observe(None)
        helped = [words.helped(view, Touch(possible=picks, again=True), seat) for seat in (0, 1)]
        assert helped == [seat + 1 in seats for seat in (0, 1)]
    assert not words.helped(view._replace(left=50), Touch(possible=picks), 0)


@pytest.mark.rule("PW-09")
def test_after_a_claim_only_what_would_still_bring_something_is_marked():
    """A maiden stayed marked though who came first took the only tipi."""
    mine = "red-maiden yellow-warrior tipi"
    state = spread("red yellow", mine)
    assert marked(state, Touch(possible=OWN, again=True)) == ["tribe:1-maiden"]
    play(state, "2 claim warrior")
    assert not marked(state, Touch(possible=OWN, again=True))
    assert says(state, OWN).endswith("claims.")
    open_ = spread("red yellow", f"{mine} tomahawk")  # they may take the tomahawk
    play(open_, "2 claim warrior")
    assert marked(open_, Touch(possible=OWN, again=True)) == ["tribe:1-maiden"]
    assert says(open_, OWN).endswith("claims. And you?")
    wrong = spread("red yellow", mine)  # a wrong claim takes nothing
    play(wrong, "2 claim hunter")
    assert marked(wrong, Touch(possible=OWN, again=True)) == ["tribe:1-maiden"]


def test_whoever_plays_alone_is_spoken_to():
    def told(state, touch=NOTHING, seat=0):
        return words.prompt(EN, state.observe(seat), ("Ola", "Jan", "Ewa"), touch).translate({0x2068: "", 0x2069: ""})

    state = spread("red yellow green", "red-hunter red-chief totem blue-hunter tipi yellow-hunter")
    play(state, "1 claim chief")
    assert told(state) == "You claim. The others may still claim."
    play(state, "2 claim hunter")
    assert told(state) == "You and Jan claim. Ewa may still claim."
    play(state, "table settle")
    picks = [pick for action in state.legal_actions() for pick in action.picks]
    assert told(state, Touch(possible=tuple(picks))).startswith("Choose what you take.")
    assert told(state, Touch(possible=tuple(picks)), seat=None).startswith("Ola")
    for lang, said in (("it", "Tu e Jan vi fate avanti."), ("pl", "Zgłaszacie się: ty i Jan.")):
        w = Words(lang, compiled_catalogues()[f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"])
        pile = spread("red yellow", "red-hunter yellow-hunter tipi*2 bison")
        play(pile, "1 claim hunter", "2 claim hunter")
        view = pile.observe(0)._replace(phase="race", pile=(Lying(0, "hunter", ""), Lying(1, "hunter", "")))
        line = words.prompt(w, view, ("Ola", "Jan"), Touch()).translate({0x2068: "", 0x2069: ""})
        assert line.replace("\u00a0", " ") == said


def test_what_is_to_be_chosen_covers_all_of_the_cards_or_none():
    state = spread("red yellow", "red-hunter bison*3 tipi")
    play(state, "1 claim hunter", "table settle")
    for size in ((1008, 700), (752, 960), (374, 760), (830, 340)):
        plan = arrange(*size, (0, 1), 2, True)
        markup = drawn(state, Touch(possible=("loot:bison", "loot:tipi")), (0, 1), size)
        panel = next(e for e in ElementTree.fromstring(markup).iter() if e.attrib.get("class") == "pw-panel")
        x, y, w, h = (float(panel.attrib[one]) for one in ("x", "y", "width", "height"))
        for card in plan.sides[0].cards:
            assert x < card.x
            assert y < card.y
            assert card.x + card.w < x + w
            assert card.y + card.h < y + h


def test_the_number_of_the_tipis_lies_on_their_cards():
    """Of tipis, where two sit round the screen, it lay in the middle of an empty field."""
    for size, people in (((1008, 700), (0, 1)), ((1008, 700), (0,)), ((752, 960), (0, 1)), ((374, 760), (0,))):
        plan = arrange(*size, people, 2, True)
        root = ElementTree.fromstring(drawn(spread("red yellow", "tipi"), Touch(), people, size))
        disc = next(e for e in root.iter() if e.attrib.get("id") == "count-tipi")
        cx, cy, r = (float(disc[0].attrib[one]) for one in ("cx", "cy", "r"))
        box = plan.heaps["tipi"]
        if plan.loot >= 40:
            middle = box.x + box.w / 2, box.y + box.h / 2
            assert max(abs(cx - middle[0]), abs(cy - middle[1])) < plan.loot / 2 + r


def test_one_person_chooses_where_it_lies_and_several_at_their_own_side():
    state = spread("red yellow", "red-hunter bison*3 tipi")
    play(state, "1 claim hunter", "table settle")
    touch = Touch(possible=("loot:bison", "loot:tipi"))
    alone, several = (drawn(state, touch, people) for people in ((0,), (0, 1)))
    assert 'id="choices"' not in alone
    assert {'id="pile-bison"', 'id="pile-tipi"'} <= {*re.findall(r'id="pile-\w+"', alone)}
    assert 'id="choices"' in several


def test_after_the_first_haul_the_line_says_what_the_feather_is():
    state = spread("red yellow", "red-hunter bison")
    events = play(state, "1 claim hunter", "table settle")
    if state.phase == "take":
        events += play(state, "1 haul bison")
    assert isinstance(events[-1], Took)
    view = state.observe(0)
    assert words.TEXTS.came(EN, events, ("Ola", "Jan"), view, False)[0] == "The feather marks who leads."
    for later in ([*events, Turned(0, "bison", 9)], [*events, *events]):
        assert words.TEXTS.came(EN, later, ("Ola", "Jan"), view, False)[0] == ""


def test_the_feather_of_a_computer_player_lies_before_its_cards_not_at_its_name():
    state = spread("red yellow", "bison", won={1: "bison*8"})
    root = ElementTree.fromstring(drawn(state, Touch(possible=TURNING)))
    strip = next(e for e in root.iter() if "strip" in e.attrib.get("class", "").split())
    feather = next(e for e in strip.iter() if e.attrib.get("class") == "pw-leads")
    middle = float(re.match(r"translate\(([\d.]+)", feather.attrib["transform"])[1])
    pile = next(e for e in strip.iter() if e.attrib.get("class") == "pw-won")
    assert 8 < float(pile.attrib["x"]) - middle < 20


def hoped(markup):
    notes = re.findall(r'"notes pw-wish".*?</g>', str(markup))
    return [" ".join(re.findall(r">([^<>]+)</text>", part)) for part in notes]


def test_the_hope_stands_beside_the_hand_as_well():
    """The line above the table is far from it."""
    state = spread("red yellow", "bison*4 tomahawk red-maiden")
    for size in ((1008, 700), (374, 780)):  # as a question: it is no card to be touched now
        assert hoped(drawn(state, Touch(possible=TURNING, again=True), size=size)) == ["red hunter? +5"]
    assert not hoped(drawn(state, Touch(possible=TURNING)._replace(taught=True)))
    narrow = drawn(state, Touch(possible=TURNING, again=True), size=(1008, 700))
    note = re.search(r'"notes pw-wish".*?<rect x="([^"]*)" y="[^"]*" width="([^"]*)".*?</g>', str(narrow))
    x, wide = map(float, note.groups())
    for size, line in re.findall(r'font-size="(\d+)"[^>]*>([^<]+)</text>', note[0]):
        assert width(line, int(size)) * 1.06 + 14 <= wide, "the text keeps away from the border"
    side = arrange(1008, 700, (0,), 2, True).side_of(0)
    assert side.name.middle[0] + 46 <= x
    assert x + wide <= side.cards[0].x
    found = spread("red yellow", "red-hunter bison")
    assert not hoped(drawn(found, Touch(possible=TURNING, again=True)))


@pytest.mark.rule("PW-08")
def test_of_two_people_each_is_told_so_before_a_card_is_turned_and_never_while_one_lies_there():
    both = ("prairie:card", *OWN, *(pick.replace("tribe:1", "tribe:2") for pick in OWN))
    state = spread("red yellow", "bison*4 red-maiden tomahawk*2")
    assert not hoped(drawn(state, Touch(possible=both, again=True), (0, 1)))
    view = state.observe(None)._replace(phase="turn", actors=(0,))
    touch = Touch(possible=("prairie:card",), again=True)
    told = [words.wished(EN, view, touch, seat) for seat in (0, 1)]
    assert told == ["red hunter? +5", "yellow hunter? +5"]
    assert not words.wished(EN, view._replace(left=60), touch._replace(again=False), 0)  # they know the race


@pytest.mark.rule("PW-17")
def test_a_clock_runs_round_the_board_while_others_may_still_claim():
    state = spread("red yellow", "red-hunter yellow-hunter bison*2")
    assert 'id="clock"' not in drawn(state, Touch(possible=TURNING))
    play(state, "1 claim hunter")
    for people in ((0,), (0, 1)):
        assert str(drawn(state, Touch(possible=TURNING), people)).count("pw-clock") == 2


def test_totems_that_come_along_are_framed_as_all_that_is_taken():
    """Reported: a plus and no frame, so one touched the totems first, for they are what one came for."""
    state = spread("red yellow", "red-chief totem*2 blue-warrior green-hunter")
    play(state, "1 claim chief")
    play(state, "table settle")
    view = state.observe(0)
    assert view.phase == "take"
    touch = Touch(possible=("person:blue-warrior", "person:green-hunter"))
    markup = str(table.draw(view, touch, preview.look(view, touch), 0, EN, Frame(1008, 700), sitters(2, (0,))))
    assert markup.count('class="pw-taken"') == 1
    assert "pw-plus" in markup


def test_on_a_small_card_the_number_of_two_lies_beside_the_person():
    """Reported: at 360 the "2" covered the person on the cards."""
    state = spread("red yellow", "red-hunter*2 bison")
    sizes = {}
    for size in ((344, 556), (1008, 700)):
        root = ElementTree.fromstring(str(drawn(state, Touch(), (0, 1), size)))
        disc = next(e for e in root.iter() if e.attrib.get("id") == "count-red-hunter")
        circle = next(e for e in disc.iter() if e.tag.endswith("circle"))
        sizes[size] = float(circle.attrib["r"])
    assert sizes[344, 556] < sizes[1008, 700]


@pytest.mark.rule("PW-18")
def test_the_banner_of_a_haul_leaves_the_claims_free():
    """Reported: it hid the claimed cards and their 1, 2, 3 while one wanted to see whose turn it is."""
    for people, size in (((0,), (1008, 700)), ((0, 1), (1008, 700)), ((0, 1), (374, 780))):
        state = spread("red yellow", "red-hunter yellow-hunter bison*3 tipi")
        play(state, "1 claim hunter")
        play(state, "2 claim hunter")
        view = state.observe(0 if len(people) == 1 else None)
        look = preview.look(view, Touch(), (Took(0, "hunter", "bison", None, 0, ("bison",) * 3),))
        markup = str(table.draw(view, Touch(), look, view.seat, EN, Frame(*size), sitters(2, people)))
        plan = arrange(*size, people, 2, True, 2)
        root = ElementTree.fromstring(markup)
        haul = next(e for e in root.iter() if e.attrib.get("id") == "haul")
        box = next(e for e in haul.iter() if "pw-haul" in e.attrib.get("class", ""))
        top, high = float(box.attrib["y"]), float(box.attrib["height"])
        middle = plan.board.middle[1]
        assert not top < middle < top + high
