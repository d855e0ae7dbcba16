"""The calm table of Pow Wow tells what is at stake: who could take what, what one's own cards bring, and each haul."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest
from powwow_drawn import EN, PLAIN, SIZES, drawn, played, sitters
from powwow_table import play, spread

from prateria.games.powwow import table, words
from prateria.games.powwow.engine import preview
from prateria.games.powwow.engine.actions import Haul
from prateria.games.powwow.engine.events import Took, Turned
from prateria.games.powwow.flow import FLOW
from prateria.games.powwow.table.cards import FOOT, TRIBE_H
from prateria.games.powwow.table.layout import arrange
from prateria.games.powwow.table.spoken import described
from prateria.games.powwow.table.stakes import badges
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.frame import Frame


def named(markup, start):
    return [e.attrib["id"] for e in ElementTree.fromstring(markup).iter() if e.attrib.get("id", "").startswith(start)]


def test_each_heap_bears_the_marks_of_those_who_could_take_it():
    state = spread("red yellow green", "bison*4 totem necklace red-hunter yellow-hunter green-chief", calm=True)
    found = set(named(drawn(state, 0, {0}), "able-"))
    assert found == {"able-bison", "able-bison-0", "able-bison-1", "able-totem", "able-totem-2"}
    tipis = spread("red yellow green", "tipi red-hunter green-chief", calm=True)
    assert set(named(drawn(tipis, 0, {0}), "able-")) == {"able-tipi", "able-tipi-0", "able-tipi-2"}
    said = table.in_words(state.observe(0), Touch(), EN, sitters(3, {0}), ())
    assert "4 bison; Ola &lt;b&gt;&amp; and Bartholomew the 2nd could take it now" in said.translate(PLAIN)


def test_in_a_race_nothing_says_who_could_take_what():
    state = spread("red yellow", "bison*4 red-hunter yellow-hunter", calm=False)
    assert not named(drawn(state, None, {0, 1}), "able-")


def test_own_cards_say_what_they_would_bring_and_that_is_what_they_bring():
    seen = Counter()
    for seed in range(1, 25):
        state = played(3, 70, seed, calm=True, phase="ask").state
        if not state.actors():
            continue
        seat = state.actors()[0]
        view = state.observe(seat)
        for kind in ("chief", "warrior", "maiden", "hunter"):
            most, loot = preview.brings(view, seat, kind)
            claim = next((a for a in state.legal_actions() if getattr(a, "kind", None) == kind), None)
            assert bool(most) == (claim is not None)
            seen[bool(most)] += 1
            if not most:
                continue
            best = 0
            for then in words_of(state, claim):
                best = max(best, then)
            assert best == most, (seed, kind, loot)
        assert drawn(state, seat, {seat}).count("pw-badge-card") == sum(
            bool(preview.brings(view, seat, kind)[0]) for kind in ("chief", "warrior", "maiden", "hunter")
        )
    assert seen[True] > 10


@pytest.mark.parametrize("size", SIZES)
def test_what_a_card_would_bring_hides_neither_its_signs_nor_who_it_is(size):
    state = spread("red yellow", "bison*4 necklace*2 totem red-hunter red-maiden red-chief blue-hunter", calm=True)
    side = arrange(*size, (0,), 2, False).side_of(0)
    for touches in ((), ("tribe:1-hunter",)):
        root = ElementTree.fromstring(drawn(state, 0, {0}, touches, size))
        badges = [
            next(e.iter("circle")).attrib for e in root.iter() if e.attrib.get("class", "").startswith("pw-badge-card")
        ]
        assert len(badges) == 3
        for badge, box in zip(badges, (side.cards[0], *side.cards[2:]), strict=True):
            x, y, r = (float(badge[name]) for name in ("cx", "cy", "r"))
            foot = side.on_stage(box.x, box.y + box.h * FOOT / TRIBE_H)[1]
            assert y + r <= foot + 0.1
            assert x < side.on_stage(box.x + box.w / 3, 0)[0]


def test_a_card_that_brings_as_much_either_way_brings_what_nobody_else_could_take():
    """Yellow could take the tipis and no bison: what red has of the bison is sure, and yellow is not named."""
    view = spread("red yellow", "bison*2 tipi*2 red-hunter yellow-chief", calm=True).observe(0)
    assert preview.brings(view, 0, "hunter") == preview.most(view, 0) == (3, "bison")


def words_of(state, claim):
    """How many cards each haul of that claim brings if nobody else claims."""
    lone = state.clone()
    lone.asked = (claim.seat,)
    lone.apply(claim)
    for action in lone.legal_actions() if lone.phase == "take" else ():
        before = lone.observe(None).players[claim.seat].points
        after = lone.clone()
        after.apply(action)
        yield after.observe(None).players[claim.seat].points - before
    if lone.phase != "take":
        yield lone.observe(None).players[claim.seat].points - state.observe(None).players[claim.seat].points


def test_while_a_haul_is_told_no_tick_says_that_something_else_goes():
    """A second maiden stays, who could take the necklaces."""
    view = spread("red yellow", "red-maiden necklace*2", left=60, calm=True).observe(0)
    touch = Touch(("tribe:1-maiden",))
    took = Took(0, "maiden", "tipi", None, 0, ("tipi", "tipi", "red-maiden"))
    assert preview.look(view, touch, (took,)).cards == ()
    assert {*preview.look(view, touch, (took, Turned(1, "bison", 59))).cards} == {"necklace", "red-maiden"}
    assert preview.look(view, touch).cards


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_haul_is_shown_whole_over_the_board(size, lang):
    state = spread("red yellow", "bison*2 red-hunter", left=60, calm=True)
    took = Took(1, "chief", "totem", "blue-hunter", 2, ("totem",) * 7 + ("blue-hunter", "green-chief", "yellow-chief"))
    look = preview.look(state.observe(0), Touch(), (took,))
    markup = table.draw(state.observe(0), Touch(), look, 0, Words(lang), Frame(*size), sitters(2, {0}))
    (haul,) = [e for e in ElementTree.fromstring(markup).iter() if e.attrib.get("id") == "haul"]
    box = next(e.attrib for e in haul if e.attrib.get("class") == "pw-haul")
    left, right = float(box["x"]), float(box["x"]) + float(box["width"])
    assert left >= 0
    assert right <= size[0]
    assert 0 <= float(box["y"]) <= float(box["y"]) + float(box["height"]) <= size[1]
    counts = [e.attrib for e in haul.iter() if e.text == "×7"]
    middle = float(box["y"]) + float(box["height"]) / 2
    assert abs(float(counts[0]["y"]) - middle) < float(counts[0]["font-size"]) / 2  # beside what it counts, not below
    text = [e for e in haul.iter() if e.text and "10" in e.text]
    assert float(text[0].attrib["font-size"]) >= 13
    assert "×7" in "".join(haul.itertext())


def test_no_haul_lies_over_the_marks_of_a_turn_that_is_looked_at_again():
    state = spread("red yellow", "bison*2 red-hunter", left=60, calm=True)
    look = preview.look(state.observe(0), Touch(), (Took(0, "hunter", "bison", None, 0, ("bison", "red-hunter")),))
    for follows in (False, True):
        frame = Frame(1008, 700, follows=follows)
        markup = table.draw(state.observe(0), Touch(), look, 0, EN, frame, sitters(2, {0}))
        assert named(markup, "haul") == ([] if follows else ["haul"])


def test_in_a_race_a_haul_is_shown_turned_towards_who_took_it():
    state = spread("red yellow", "bison*2 red-hunter", left=60, calm=False)
    for seat, turn in ((0, None), (1, "rotate(180 ")):
        look = preview.look(state.observe(None), Touch(), (Took(seat, "hunter", "bison", None, 0, ("bison",) * 3),))
        markup = table.draw(state.observe(None), Touch(), look, None, EN, Frame(752, 960), sitters(2, {0, 1}))
        [around] = [e for e in ElementTree.fromstring(markup).iter() if any(k.attrib.get("id") == "haul" for k in e)]
        assert (around.attrib.get("transform") or "").startswith(turn or "")
        assert bool(around.attrib.get("transform")) is bool(turn)


def test_the_glow_goes_on_to_whoever_will_turn_the_next_card():
    state = spread("red yellow", "bison*2 red-hunter", calm=False)
    state.apply(next(a for a in state.legal_actions() if a.text == f"{2 - state.turn} claim chief"))
    [glows] = [e.attrib["id"] for e in ElementTree.fromstring(drawn(state, None, {0, 1})).iter()
               if {"side", "turn"} <= {*e.attrib.get("class", "").split()}]  # fmt: skip
    assert glows == f"side-{1 - state.turn}", "the last to claim, even wrongly (PW-16)"


def test_several_claims_are_told_in_one_short_line():
    """It runs on by itself, so it must be whole on a small phone."""
    state = spread("red yellow green", "bison*2 red-hunter yellow-hunter green-hunter", calm=True)
    shown = play(state, "2 claim hunter", "3 claim hunter", "1 claim hunter")
    names = ["Volpe", "Aquila", "Lupo"]
    for lang in LANGUAGES:
        told = [s for event in shown if (s := words.sentence(Words(lang), event, names, 0))]
        assert all(len(sentence.translate(PLAIN)) <= 90 for sentence in told), told


def test_a_feather_lies_with_the_largest_winnings():
    ahead = spread("red yellow", "bison red-hunter", won={0: "bison*3", 1: "bison"}, calm=True)
    assert drawn(ahead, 0, {0}).count("pw-leads") == 1
    equal = spread("red yellow", "bison red-hunter", won={0: "bison", 1: "bison"}, calm=True)
    assert drawn(equal, 0, {0}).count("pw-leads") == 2, "nobody has more than either"
    assert "pw-leads" not in drawn(spread("red yellow", "bison red-hunter", calm=True), 0, {0})


def test_what_is_still_to_be_touched_has_no_tick_yet():
    state = spread("red yellow", "bison*2 tipi red-hunter", calm=True)
    play(state, "1 claim hunter")
    touch = Touch(possible=("loot:bison",))  # as in a lesson, which asks for this one
    look = preview.look(state.observe(0), touch)._replace(cards=("bison", "red-hunter"))
    markup = table.draw(state.observe(0), touch, look, 0, EN, Frame(1008, 700), sitters(2, {0}))
    assert named(markup, "taken-") == ["taken-red-hunter"]


@pytest.mark.rule("PW-18")
@pytest.mark.parametrize("size", [(374, 556), (344, 440), (740, 620)])
def test_what_somebody_who_has_answered_may_have_taken_is_no_promise(size):
    """The number on one's card has a question mark then, and beside that player it is written, and explained, why."""
    state = spread("red yellow", "red-hunter yellow-hunter bison*4", calm=True)
    while state.asked[0] != 0:
        assert "+5?" not in drawn(state, state.asked[0], {0}, size=size)
        state.apply(state.legal_actions()[0])
    markup = drawn(state, 0, {0}, size=size)
    assert ">+5?</text>" in markup
    assert ">has answered</text>" in markup
    assert "The speech bubble: the answer is given" in markup


def test_the_feather_says_what_it_is():
    state = spread("red yellow", "red-hunter bison*4", calm=True)
    assert "The feather" not in drawn(state, 0, {0})
    while state.actors():
        state.apply(state.legal_actions()[-1])
    assert "The feather marks who leads." in drawn(state, 0, {0})


@pytest.mark.rule("PW-11")
def test_what_a_claim_takes_is_said_with_its_number_to_those_who_see_and_to_those_who_hear():
    state = spread("red yellow", "red-chief totem yellow-warrior", left=60, calm=True)
    claim = next(action for action in state.legal_actions() if action.text == "1 claim chief")
    chosen = Touch(chosen=("tribe:1-chief",), ready=claim, then=Haul(0, "totem", "yellow-warrior"))
    said = words.prompt(EN, state.observe(0), ["Ola", "Jan"], chosen).translate(PLAIN)
    assert said.startswith("Ola, you take: 1 totem (captive: yellow warrior), 3 cards in all.")
    heard = table.foretell(state.observe(0), chosen, EN)
    assert heard == "Claim: chief, takes: 1 totem (captive: yellow warrior), 3 cards in all."


def test_what_a_card_would_bring_is_paler_while_a_card_is_to_be_turned_first():
    state = spread("red yellow", "red-hunter bison*3", left=60, calm=True)
    assert "pw-later" not in drawn(state, 0, {0})
    play(state, "1 pass")
    assert state.phase == "turn"
    assert "pw-later" in drawn(state, 0, {0})


def test_keys_lead_to_what_lies_on_the_table_and_it_says_who_could_take_it():
    state = spread("red yellow green", "bison*4 totem necklace red-hunter yellow-hunter green-chief", calm=True)
    root = ElementTree.fromstring(drawn(state, 0, {0}))
    read = {e.attrib["id"]: e.attrib["aria-label"] for e in root.iter() if "data-reads" in e.attrib}
    assert {"place-bison", "place-red-hunter", "board", "side-0", "strip-1", "strip-2"} <= {*read}
    assert re.match("4 bison; .* could take it now", read["place-bison"])
    assert read["board"] == "Council board: empty"
    groups = {e.attrib["aria-label"] for e in root.iter() if e.attrib.get("role") == "group" and e is not root}
    assert {"Loot on the table", "People on the table", "Players", "Your cards"} <= groups
    assert not [e for e in root.iter() if e.attrib.get("role") == "img" and not e.attrib.get("aria-label")]


def test_of_many_captives_a_card_says_how_many_and_the_question_names_the_key():
    people = "red-chief blue-hunter blue-warrior green-hunter green-warrior purple-hunter"
    view = spread("red yellow", f"totem*3 tipi*2 {people}", calm=True).observe(0)._replace(actors=(0,))
    said = described(EN, view, 0, "chief")
    assert said.endswith("There are 5 captives to choose from.")
    choosing = Touch(chosen=("tribe:1-chief",), possible=("person:blue-hunter", "person:green-hunter"))
    heard = words.spoken(EN, view, ["Ola", "Bo"], choosing)
    assert heard.endswith(": choose a captive, 5 cards in all. N goes from one to the next.")
    maidens = view._replace(table=(*view.table, ("green-maiden", 1)))
    assert "5 cards in all. A chief takes only men captive. N " in words.spoken(EN, maidens, ["Ola", "Bo"], choosing)
    both = choosing._replace(possible=(*choosing.possible, "loot:tipi"))
    assert words.spoken(EN, view, ["Ola", "Bo"], both).translate(PLAIN) == (
        "Ola, choose: 3 totems + captive (5 cards) or 2 tipis (3 cards). N goes from one to the next."
    )


def test_what_the_feather_means_is_said_once_after_the_first_haul_of_a_game():
    turning, said = Touch(possible=("prairie:card",)), []
    took = Took(0, "hunter", "bison", None, 0, ("red-hunter", "bison", "bison"))
    state = spread("red yellow", "red-hunter", calm=True, left=60)
    for won in ((3,), (6,), (3, 1)):
        view = state.observe(0)
        players = [p._replace(points=n) for p, n in zip(view.players, (*won, 0, 0), strict=False)]
        view = view._replace(phase="turn", actors=(0,), players=tuple(players))
        assert "feather" not in words.prompt(EN, view, ["Ola", "Jan"], turning)
        said.append("feather" in words.came(EN, [took], ["Ola", "Jan"], view, heard=False)[0])
    assert said == [True, False, False]


@pytest.mark.parametrize("size", [(344, 560), (374, 740), (752, 830), (1008, 600)])
def test_what_is_taken_flies_to_the_pile_of_its_owner_and_not_out_of_the_table(size):
    state = spread("red yellow green", "red-hunter bison", calm=True)
    took = Took(2, "hunter", "bison", None, 0, ("green-hunter", *("bison",) * 9))
    root = ElementTree.fromstring(drawn(state, 0, {0}, size=size, news=(took,)))
    moved = [e.attrib for e in root.iter() if "won" in e.attrib.get("class", "").split()]
    assert len(moved) == 10
    loot = arrange(*size, (0,), 3, False).loot
    assert all(0 <= float(one["data-x"]) <= size[0] - loot for one in moved)


def test_the_number_on_a_card_lies_on_that_card_alone():
    for size in ((344, 560), (374, 740), (752, 830), (1008, 600)):
        state = spread("red yellow", "red-maiden necklace*2 red-warrior tomahawk*3", calm=True)
        side = arrange(*size, (0,), 2, False).sides[0]
        edges = [side.on_stage(box.x, 0)[0] for box in side.cards[1:3]]
        root = ElementTree.fromstring(drawn(state, 0, {0}, size=size))
        discs = [e.attrib for e in root.iter() if e.attrib.get("class") == "pw-brings"]
        assert len(discs) == 2
        assert all(float(one["cx"]) - float(one["r"]) > x for one, x in zip(discs, edges, strict=True))


def test_what_a_chosen_card_would_bring_follows_what_is_chosen_with_it():
    state = spread("red yellow", "tomahawk*3 tipi*2 red-warrior", calm=True)
    view, plan = state.observe(0), arrange(374, 780, (0,), 2, False)
    for loot, sign in (("", "+4"), ("tomahawk", "+4"), ("tipi", "+3")):
        assert f">{sign}</text>" in "".join(badges(view, plan, 1, loot))
    assert ">+4</text>" in "".join(badges(view, plan, None, "tipi")), "of no other card anything is chosen"


def test_of_people_who_lie_there_twice_the_signs_of_one_are_drawn():
    """Those of two that overlap are hard to read; the one below shows its face only while another flies there."""

    state = spread("red yellow", "purple-maiden*2 bison", calm=True)

    def below(*news):
        markup = drawn(state, 0, {0}, news=news)
        first, second = sorted(re.findall(r'id="(purple-maiden-\d)"', markup))
        return markup[markup.index(f'id="{first}"') : markup.index(f'id="{second}"')]

    assert len(below()) < len(below(Turned(0, "purple-maiden", 50))) / 2
    assert below() == below(Turned(0, "bison", 50))


@pytest.mark.parametrize(("n", "seat", "word"), [(6, 0, ""), (8, 0, "A great haul!"), (8, 1, "What a haul!")])
def test_a_haul_that_one_talks_of_afterwards_has_rays_a_word_and_a_sound_of_its_own(n: int, seat: int, word: str):
    state = spread("red yellow", "bison*2 red-hunter", left=60, calm=True)
    took = Took(seat, "hunter", "bison", None, 0, ("bison",) * (n - 1) + ("red-hunter",))
    look = preview.look(state.observe(0), Touch(), (took,))
    markup = table.draw(state.observe(0), Touch(), look, 0, Words("en"), Frame(390, 560), sitters(2, {0}))
    assert ("pw-burst" in markup) is bool(word)
    assert word in markup
    assert ("A great haul!" in markup) is (word == "A great haul!")
    assert FLOW.cheered(took) is bool(word)
    told, _ = words.came(Words("en"), (took,), ("Ola", "Jan"), state.observe(0), False)
    assert told.startswith(word)


def test_on_a_phone_a_haul_of_a_race_covers_nothing_that_others_still_choose_from_and_six_are_celebrated():
    state = spread("red yellow", "bison*5 red-hunter yellow-hunter tipi", left=60)
    for claim in ("1 claim hunter", "2 claim hunter"):
        state.apply(next(a for a in state.legal_actions() if a.text == claim))
    took = Took(0, "hunter", "bison", None, 0, ("bison",) * 5 + ("red-hunter",))
    look = preview.look(state.observe(None), Touch(), (took,))
    markup = table.draw(state.observe(None), Touch(), look, None, EN, Frame(374, 780), sitters(2, {0}))
    tree = ElementTree.fromstring(markup)
    [haul] = [e for e in tree.iter() if e.attrib.get("id") == "haul"]
    note = next(e.attrib for e in haul.iter() if e.attrib.get("class") == "pw-haul")
    places = [next(iter(e)).attrib for e in tree.iter() if e.attrib.get("id", "").startswith("place-")]
    assert all(float(note["y"]) > float(box["y"]) + float(box["height"]) for box in places)
    assert "pw-burst" in markup
    assert "A great haul!" in markup
