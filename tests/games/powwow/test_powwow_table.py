"""The drawn table of Pow Wow: sound, pure, silent about secrets, within reach, and everything legal can be touched."""

import math
import re
from xml.etree import ElementTree

import pytest
from powwow_drawn import EN, SIZES, buttons, drawn, played, sitters
from powwow_table import play, spread

from prateria.core.rng import Rng
from prateria.games.powwow import table
from prateria.games.powwow.engine import preview
from prateria.games.powwow.engine.data import CARD, CARDS
from prateria.games.powwow.engine.events import BisonGiven, Punished, Took
from prateria.games.powwow.flow import FLOW
from prateria.games.powwow.table.cards import LOOT_W
from prateria.games.powwow.table.layout import arrange, small_pile
from prateria.games.powwow.table.sides import PLUME, strip
from prateria.games.powwow.teaching.pictures import rule_picture
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.frame import Frame, Sitter
from prateria.view.letters import LABEL
from prateria.view.measure import width


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_picture_is_sound(seats, size):
    for plays in (0, 9, 40, 90, 9999):
        session = played(seats, plays, seed=plays)
        news = session.steps[-1].events if session.steps else ()
        for people in ((), (0,), tuple(range(seats))):
            markup = drawn(session.state, None, people, size=size, news=news)
            ids = [e.attrib["id"] for e in ElementTree.fromstring(markup).iter() if "id" in e.attrib]
            assert len(ids) == len(set(ids))
            assert "style=" not in markup
            assert markup == drawn(session.state, None, people, size=size, news=news)


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_texts_are_large_enough(lang):
    for size in SIZES:
        root = ElementTree.fromstring(drawn(played(5, 60).state, None, (0, 2), size=size, lang=lang))
        assert min(float(e.attrib["font-size"]) for e in root.iter() if "font-size" in e.attrib) >= 12


@pytest.mark.parametrize("calm", [False, True])
def test_a_redeal_cannot_be_told_from_the_picture(calm):
    for seed in range(4):
        state = played(3, 30, seed=seed, calm=calm).state
        for seat in (None, 0, 1, 2):
            other = state.redeal(seat, Rng(seed + 99))
            assert drawn(state, seat, (0, 1)) == drawn(other, seat, (0, 1))


def test_in_a_race_all_people_touch_their_own_cards_and_one_the_prairie():
    state = played(4, 40, phase="race").state
    people = (0, 1, 3)
    found = buttons(drawn(state, None, people))
    free = {pick for pick, attributes in found.items() if "aria-disabled" not in attributes}
    picks = {pick for action in state.legal_actions() if action.seat in people for pick in action.picks}
    assert free == picks
    assert all(a["role"] == "button" and a["aria-label"] for a in found.values())


@pytest.mark.parametrize("calm", [False, True])
def test_every_legal_action_can_be_touched_where_it_is_decided(calm):
    for phase in ("turn", "take", "ask") if calm else ("turn", "take"):
        state = played(3, 60, seed=2, calm=calm, phase=phase).state
        actor = state.actors()[0]
        found = buttons(drawn(state, actor if calm else None, (actor,)))
        for action in state.legal_actions():
            for pick in action.picks:
                if pick not in FLOW.bar:  # among the buttons under the table
                    assert "aria-disabled" not in found[pick]


def test_who_has_answered_unseen_is_marked_without_a_sign_that_reads_as_a_yes():
    state = spread("red yellow green", "red-hunter yellow-hunter green-hunter bison*3", calm=True)
    asked = len(state.asked)
    play(state, f"{state.actors()[0] + 1} pass")
    assert len(state.asked) == asked - 1
    markup = drawn(state, state.actors()[0], (state.actors()[0],))
    assert markup.count("pw-answered") == 1
    assert "tick" not in markup


def test_in_the_calm_way_others_can_touch_nothing():
    state = played(3, 60, calm=True, phase="ask").state
    other = (state.actors()[0] + 1) % 3
    view = state.observe(other)
    markup = table.draw(
        view, Touch(), preview.look(view, Touch()), other, EN, Frame(744, 620), sitters(3, (0, 1, 2))
    )  # fmt: skip
    assert all(attributes["aria-disabled"] == "true" for attributes in buttons(markup).values())


# stages, and how many people can race there (web/seats.mjs lets no more; a small phone may be turned)
RACES = {(1008, 700): 5, (752, 960): 5, (1264, 740): 5, (374, 780): 4, (828, 336): 4, (344, 576): 3, (624, 306): 2}


@pytest.mark.parametrize("size", RACES)
def test_cards_of_a_race_are_large_apart_and_away_from_the_edge(size):
    """64 px each, 16 px within a stage that itself ends 8 px from the edge."""
    for seats in range(1, RACES[size] + 1):
        plan = arrange(*size, tuple(range(seats)), seats, True)
        centres = []
        for side in plan.sides:
            for card in side.cards:
                assert min(card.w, card.h) >= 64
                x, y = side.on_stage(*card.middle)
                long, wide = (card.w, card.h) if side.turn in (0, 180) else (card.h, card.w)
                assert x - long / 2 >= 16
                assert x + long / 2 <= size[0] - 16
                assert y - wide / 2 >= 16
                assert y + wide / 2 <= size[1] - 16
                centres.append((x, y))
        assert all(math.dist(a, b) >= 64 for i, a in enumerate(centres) for b in centres[:i])
        assert min(plan.prairie.w, plan.prairie.h) >= 64
        assert min(plan.board.w, plan.board.h) >= 40


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("people", [(), (0,), (0, 1), (0, 1, 2), (0, 1, 2, 3, 4)])
def test_places_do_not_touch_each_other(size, people):
    plan = arrange(*size, people, 5, len(people) > 1)
    if size[0] < 700 and len(people) > 3:
        return  # nobody sits round a phone with five
    boxes = [*plan.heaps.values(), *plan.persons.values(), plan.board, plan.prairie, *plan.strips.values()]
    for i, a in enumerate(boxes):
        assert a.x >= 0
        assert a.x + a.w <= size[0] + 0.5
        assert a.y + a.h <= size[1] + 0.5
        assert a.w >= 40
        for b in boxes[:i]:
            apart = a.x + a.w <= b.x + 1 or b.x + b.w <= a.x + 1 or a.y + a.h <= b.y + 1 or b.y + b.h <= a.y + 1
            assert apart


@pytest.mark.parametrize("size", [(374, 780), (344, 576), (624, 306), (304, 444), (344, 380), (300, 240)])
@pytest.mark.parametrize("people", [(0,), (0, 1), (0, 1, 2), (0, 1, 2, 3, 4)])
def test_any_stage_can_be_drawn(size, people):
    """Too many round a phone, or a page that has not found its shape yet."""
    markup = drawn(played(5, 40).state, None, people, size=size)
    numbers = [float(value) for e in ElementTree.fromstring(markup).iter() for key, value in e.attrib.items()
               if key in ("width", "height", "r", "font-size")]  # fmt: skip
    assert min(numbers) > 0


def test_a_place_never_moves():
    places = [
        {e.attrib["id"]: e[0].attrib for e in ElementTree.fromstring(drawn(state, None, (0, 1))).iter()
         if e.attrib.get("id", "").startswith("place-")}
        for state in (played(2, 0).state, played(2, 50).state, played(2, 120).state)
    ]  # fmt: skip
    assert len(places[0]) == len(CARDS)
    assert places[0] == places[1] == places[2]


def test_what_is_taken_keeps_its_ids_and_goes_to_who_took_it():
    session = played(3, 60, seed=4, phase="take")
    before = drawn(session.state, None, (0, 1))
    step = session.play(session.state.legal_actions()[0])
    took = next(event for event in step.events if isinstance(event, Took))
    root = ElementTree.fromstring(drawn(session.state, None, (0, 1), news=step.events))
    flying = [e.attrib["id"] for e in root.iter() if "won" in e.attrib.get("class", "").split()]
    assert len(flying) == len(took.cards)
    assert all(f'id="{id_}"' in before for id_ in flying)
    later = drawn(session.state, None, (0, 1))
    assert not any(f'id="{id_}"' in later for id_ in flying)


def test_a_claim_goes_to_the_board_and_keeps_its_id():
    state = played(2, 30, phase="race").state
    before = drawn(state, None, (0, 1))
    action = next(a for a in state.legal_actions() if a.text == "2 claim hunter")
    state.apply(action)
    after = drawn(state, None, (0, 1))
    assert 'id="tribe-1-hunter"' in before
    assert 'id="tribe-1-hunter"' in after
    assert "tribe:2-hunter" not in buttons(after)
    assert "tribe:2-chief" in buttons(after)


def test_a_card_punished_shows_it():
    session = played(2, 30, phase="race")
    unsound = next(
        a for a in session.state.legal_actions()
        if "claim" in a.text and not dict(session.state.observe(None).table).get(f"red-{a.text.split()[-1]}")
    )  # fmt: skip
    session.play(unsound)
    step = session.play(next(a for a in session.state.legal_actions() if a.text == "table settle"))
    markup = drawn(session.state, None, (0, 1), news=step.events)
    assert "punished" in markup
    assert "✗" in markup


def test_the_twin_offers_every_legal_action():
    for phase in ("race", "take", "turn"):
        state = played(3, 40, phase=phase).state
        legal = state.legal_actions()
        words = table.in_words(state.observe(None), Touch(), EN, sitters(3, (0, 1)), legal)
        ElementTree.fromstring(words)
        for action in legal:
            assert f'data-value="{action.text}"' in words


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_end_names_everyone(lang):
    session = played(4, 9999, seed=6)
    events = [event for step in session.steps for event in step.events]
    view = session.state.observe(None)
    points = tuple(player.points for player in view.players)
    end = table.game_end(view, [(0, 0, 0, 0), points], Words(lang), sitters(4, (0,)), events)
    ElementTree.fromstring(end)
    assert "<b>&" not in end
    assert all(f">{n}<" in end for n in points)


def test_rules_have_their_pictures():
    for name in ("claim", "chief", "tipis", "war_path", "marriage", "sharing", "board", "calm", "cards", "loot"):
        ElementTree.fromstring(rule_picture(name, EN))
    assert rule_picture("nothing", EN) == ""
    assert 'aria-label="hunter"' in rule_picture("card:hunter", EN)


def test_cards_that_leave_the_winnings_start_there():
    state = played(3, 60, seed=4).state
    plan = arrange(1008, 700, (0, 1), 3, True)
    news = (Punished(1, "chief", "loot", 2), BisonGiven(0, 2, 1), BisonGiven(1, 2, 0))
    root = ElementTree.fromstring(drawn(state, None, (0, 1), news=news))
    leaving = {e.attrib["id"]: e.attrib for e in root.iter() if "leaving" in e.attrib.get("class", "").split()}
    assert sorted(leaving) == ["given-0-0", "thrown-1-0", "thrown-1-1"]
    for name, giver in (("given-0-0", 0), ("thrown-1-0", 1)):
        x, y = map(float, leaving[name]["data-from"].split())
        half = plan.loot * 0.4
        assert math.dist((x + half, y + half), plan.won_at(giver)) < 2


def test_an_upright_phone_gives_its_height_to_larger_cards():
    """Board and prairie lie below the people there, and every place keeps its own ground."""
    upright, tablet = (arrange(*size, (0,), 3, False) for size in ((374, 660), (752, 860)))
    assert upright.board.y > upright.persons["purple-hunter"].y
    assert tablet.board.y < tablet.persons["yellow-hunter"].y
    assert upright.loot > 58
    assert upright.persons["red-chief"].w > 80
    bottom = upright.sides[0].on_stage(0, 0)[1]
    assert bottom - upright.prairie.y - upright.prairie.h < 12
    assert upright.heaps["bison"].y - upright.strips[1].y - upright.strips[1].h < 12


@pytest.mark.parametrize("size", [(374, 660), (346, 400), (752, 860), (700, 330)])
def test_a_chosen_card_never_covers_name_and_winnings(size):
    side = arrange(*size, (0,), 3, False).sides[0]
    for card in side.cards[:2] if side.corner else side.cards:
        for box in (side.name, side.won):
            apart = card.x >= box.x + box.w or box.x >= card.x + card.w
            assert apart or card.y - side.above >= box.y + box.h


def test_when_a_calm_game_is_over_all_see_what_each_has_won():
    state = played(3, 1000, calm=True).state
    assert state.outcome() is not None
    shown = next(e for e in ElementTree.fromstring(drawn(state, None, {0, 1, 2})).iter() if e.get("class") == "common")
    points = [player.points for player in state.observe(None).players]
    assert [int(text.text) for text in shown.iter("text")] == sorted(points, reverse=True)


@pytest.mark.parametrize("calm", [False, True])
def test_every_place_that_the_log_names_is_drawn(calm):
    found = set()
    session = played(3, 160, 3, calm=calm)
    markup = drawn(session.state, 0, {0})
    ids = set(re.findall(r' id="([^"]+)"', markup))
    for step in session.steps:
        for event in step.events:
            for place in table.TABLE.places(event):
                found.add(type(event).__name__)
                assert ids & set(place.split("|")), place
    assert {"Turned", "Took"} <= found


def test_a_hint_to_wait_shows_what_is_likely_to_grow():
    state = played(2, 30, 1, calm=True, phase="ask").state
    touch = Touch(reason=("wait_bigger", {"kind": "hunter", "cards": 3, "loot": "bison", "hidden": 9}))
    assert preview.look(state.observe(0), touch).hoped == ("bison",)


@pytest.mark.parametrize(("size", "least"), [((1008, 700), 110), ((752, 950), 110), ((374, 790), 78), ((344, 590), 70)])
def test_who_races_alone_against_computers_has_large_cards(size, least):
    plan = arrange(*size, (0,), 3, True)
    assert min(card.w for card in plan.sides[0].cards) >= least
    assert min(min(box.w, box.h) for box in plan.persons.values()) >= 40


@pytest.mark.parametrize("lesson", [(374, 530), (374, 556)])
def test_a_phone_has_the_same_table_in_the_lesson_as_in_the_game(lesson):
    def lies(width, height):
        board = arrange(width, height, (0,), 2, False).board
        return board.w > board.h

    assert lies(374, 670)
    assert lies(*lesson)
    assert not lies(752, 700), "nor does it on a tablet"
    assert not lies(752, 860)


def test_names_of_the_others_are_whole_in_a_race_on_the_smallest_phone():
    """In a row of two on 360 px the name goes before the animal."""
    view = played(3, 3).state.observe(0)
    plan = arrange(344, 560, (0,), 3, True)
    for seat, name in ((1, "Aquila"), (2, "Coyote")):
        sitter = Sitter(seat, name, "normal", "eagle")
        markup = str(strip(EN, view, preview.look(view, Touch()), sitter, plan.strips[seat]))
        assert f">{name}</text>" in markup


@pytest.mark.parametrize(("width_", "pictures"), [(374, 2), (344, 0)])
def test_in_a_race_on_a_phone_all_of_the_others_have_a_picture_or_none(width_, pictures):
    state = played(3, 3).state
    sitting = tuple(Sitter(s, n, None if s == 0 else "normal", "fox") for s, n in enumerate(("Lis", "Orzeł", "Wilk")))
    plan = arrange(width_, 560, (0,), 3, True)
    markup = table.draw(state.observe(None), Touch(), preview.look(state.observe(None), Touch()), None, EN,
                        Frame(width_, 560), sitting)  # fmt: skip
    strips = [e for e in ElementTree.fromstring(markup).iter() if e.attrib.get("id", "").startswith("strip-")]
    assert len(strips) == len(plan.strips) == 2
    assert sum("#mark-fox" in ElementTree.tostring(one, "unicode") for one in strips) == pictures


@pytest.mark.parametrize("size", SIZES)
def test_the_face_down_cards_lie_within_their_place(size):
    for seats in (2, 3, 5):
        for people in ((0,), (0, 1)):
            markup = drawn(played(seats, 3).state, None, people, size=size)
            [pile] = [e for e in ElementTree.fromstring(markup).iter() if e.attrib.get("id") == "prairie"]
            ground = next(e for e in pile.iter() if e.attrib.get("class") == "pw-ground")
            left, wide = float(ground.attrib["x"]), float(ground.attrib["width"])
            for card in (e for e in pile.iter() if "card-down" in e.attrib.get("class", "").split()):
                numbers = [float(n) for n in re.findall(r"-?[\d.]+", card.attrib["transform"])]
                x, _, turn, half, _, scale = numbers
                reach = LOOT_W / 2 * scale * (math.cos(math.radians(turn)) + abs(math.sin(math.radians(turn))))
                assert left - 0.5 <= x + half - reach
                assert x + half + reach <= left + wide + 0.5


def test_two_digits_of_the_others_keep_clear_of_their_frame():
    box = Box(0, 0, 170, 38)
    x, _, size = small_pile(box)
    assert x + size * 0.86 + 8 + width("28", size * 0.95) * 1.1 <= box.w - 5


@pytest.mark.parametrize("people", [3, 4])
def test_on_a_phone_under_whose_table_keys_stand_nobodys_place_lies_under_the_open_cards(people: int) -> None:
    plan = arrange(344, 452, tuple(range(people)), people, True)
    ends = [(side.at[1] - side.h / 2, side.at[1] + side.h / 2) for side in plan.sides]
    lying = [*plan.heaps.values(), *plan.persons.values(), plan.board, plan.prairie]
    top, bottom = min(box.y for box in lying), max(box.y + box.h for box in lying)
    assert all(low <= top or high >= bottom for high, low in ends)


def test_the_feather_of_who_leads_stands_beside_the_name_and_not_over_it():
    state = spread("red yellow green", "bison", calm=True)
    state.winnings = ((CARD["bison"],) * 11, (), ())
    markup = drawn(state, 1, {1}, size=(374, 700))
    strip = next(e for e in ElementTree.fromstring(markup).iter() if e.get("id") == "strip-0")
    name = max((e for e in strip.iter("text")), key=lambda e: len(e.text))
    plume = next(e for e in strip.iter("path") if e.get("class") == "pw-leads")
    x = float(re.search(r"translate\(([\d.]+)", plume.get("transform"))[1])
    assert x - 7 * PLUME >= float(name.get("x")) + width(name.text, LABEL)
