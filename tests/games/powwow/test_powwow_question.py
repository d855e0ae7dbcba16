"""The line above a calm table: what could be taken and by whom, what came of it, and which card would help most."""

from itertools import islice

import pytest
from powwow_drawn import EN, PLAIN
from powwow_hinted import NAMES, games
from powwow_table import play, spread

from prateria.games.powwow import words
from prateria.games.powwow.bot.reasons import reason
from prateria.games.powwow.engine import preview
from prateria.games.powwow.engine.events import Took, Turned
from prateria.games.powwow.words.nouns import ROOM
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words

MINE = Touch(possible=("tribe:1-hunter",))


def test_the_question_says_what_could_be_taken_and_by_whom():
    state = spread("red yellow", "bison*4 red-hunter", left=60, calm=True)
    said = words.prompt(EN, state.observe(0), ["Ola", "Jan"], MINE).translate(PLAIN)
    assert said == "Ola, take 5 cards (hunter + 4 bison) or wait? Still face down: 29 bison."
    rivalled = spread("red yellow", "bison*4 yellow-hunter red-hunter", left=60, calm=True)
    rivalled.apply(next(a for a in rivalled.legal_actions() if a.text.startswith("2") and "claim" not in a.text))
    said = words.prompt(EN, rivalled.observe(0), ["Ola", "Jan"], MINE).translate(PLAIN)
    before = "Before you Jan could take: 4 bison."
    assert said == f"Ola, take 5 cards (hunter + 4 bison) or wait? {before}"
    later = spread("red yellow", "bison*4 yellow-hunter red-hunter", left=60, calm=True)
    said = words.prompt(EN, later.observe(1), ["Ola", "Jan"], Touch(possible=("tribe:2-hunter",))).translate(PLAIN)
    assert said == "Jan, take 5 cards (hunter + 4 bison) or wait? After you Ola could take it, too."


@pytest.mark.rule("PW-18")
@pytest.mark.parametrize("first", [False, True])
def test_the_question_warns_of_all_that_another_could_take_and_who_answers_first(first):
    """Not only of the part that the question names, and beside news as well."""
    state = spread("red yellow", "bison*7 tipi yellow-hunter red-maiden", left=60, calm=True)
    if first:
        play(state, "2 pass")
    touch, seat = Touch(possible=("tribe:1-maiden",)), 0
    could = f"{'Before' if first else 'After'} you Jan could take: 7 bison or 1 tipi."
    for brief in (False, True):
        view = state.observe(seat)._replace(actors=(seat,))
        said = words.prompt(EN, view, ["Ola", "Jan"], touch._replace(brief=brief)).translate(PLAIN)
        assert said == f"Ola, take 2 cards (maiden + 1 tipi) or wait? {could}"


def test_where_there_are_several_things_to_take_the_question_counts_or_names_them_all():
    cards = "bison*4 tomahawk necklace*2 tipi red-hunter red-maiden red-warrior"
    all_ = "4 bison, 1 tomahawk, 2 necklaces or 1 tipi"
    for left, now, end in ((60, "", "or wait?"), (0, "the last card: ", "or nothing?")):
        state = spread("red yellow", cards, left=left, calm=True)
        view, ask = state.observe(0), (["Ola", "Jan"], MINE)
        assert words.prompt(EN, view, *ask).translate(PLAIN) == f"Ola, {now}take up to 5 cards, {end}"
        assert words.spoken(EN, view, *ask).translate(PLAIN) == f"Ola, {now}take {all_}, {end}"
        could = {loot for kind in ("chief", "warrior", "maiden", "hunter") for loot, _ in preview.ways(view, 0, kind)}
        assert could == {"bison", "tomahawk", "necklace", "tipi"}
    three = spread("red yellow", "bison*2 tomahawk tipi red-hunter red-warrior", left=60, calm=True).observe(0)
    asked = "Ola, take 2 bison, 1 tomahawk or 1 tipi, or wait?"
    assert words.prompt(EN, three, ["Ola", "Jan"], MINE).translate(PLAIN) == asked


def test_of_several_hauls_only_the_loot_and_the_captive_stand_beside_the_question():
    chief = Took(0, "chief", "totem", "blue-hunter", 0, ("totem", "totem", "red-chief", "blue-hunter"))
    hunter = Took(1, "hunter", "bison", None, 0, ("bison", "bison", "yellow-hunter"))
    view = spread("red yellow", "red-hunter", calm=True, left=60).observe(0)
    one, _ = words.came(EN, [chief], ["Ola", "Jan"], view, heard=False)
    assert one.translate(PLAIN) == "Ola’s chief takes 2 totems (captive: blue hunter), 4 cards in all."
    both, _ = words.came(EN, [chief, hunter], ["Ola", "Jan"], view, heard=False)
    assert both.translate(PLAIN) == "Ola’s chief takes 2 totems (captive: blue hunter). Jan’s hunter takes 2 bison."


def test_who_takes_the_lead_or_comes_level_is_told():
    took = Took(0, "hunter", "bison", None, 0, ("bison", "bison", "red-hunter"))

    def told(mine, other):
        won = {0: f"bison*{mine}", 1: f"bison*{other}"}
        view = spread("red yellow", "red-hunter", won=won, calm=True, left=60).observe(1)
        return words.came(EN, [took], ["Ola", "Jan"], view, heard=False)[0].translate(PLAIN).partition("in all. ")[2]

    assert told(5, 4) == "Ola takes the lead!"
    assert told(5, 5) == "Now it is a tie!"
    assert told(9, 4) == "", "she led before"
    assert told(5, 7) == ""
    assert told(3, 0) == "The feather marks who leads."


def test_who_waits_hears_which_card_would_help_most():
    turn = Touch(possible=("prairie:card",))

    def asked(cards, seat=0, points=1, **won):
        view = spread("red yellow", cards, calm=True, **won).observe(seat)
        players = tuple(player._replace(points=points) for player in view.players)
        return words.prompt(
            EN, view._replace(phase="turn", actors=(0,), left=90, players=players), ["Ola", "Jan"], turn
        ).translate(PLAIN)

    assert asked("bison*4 necklace") == "Ola, turn the next card. Best for you if it comes: hunter (+5)."
    assert asked("bison*4 totem*2 blue-hunter") == "Ola, turn the next card. Best for you if it comes: hunter (+5)."
    assert asked("bison*3 tomahawk*3") == "Ola, turn the next card. Best for you if it comes: warrior or hunter (+4)."
    assert asked("bison*2 necklace") == "Ola, turn the next card.", "three cards are no great hope"
    assert asked("bison*4 red-hunter") == "Ola, turn the next card.", "it lies there"
    assert asked("bison*4", seat=1).endswith("Best for you if it comes: hunter (+5).")
    every = asked("bison*4 tomahawk*4 necklace*4 totem*3 blue-hunter")
    assert every == "Ola, turn the next card. Each of your people would bring you: +5.", "to name all four says nothing"
    dots = "(+5). Each dot under it: one more that may come."
    assert asked("bison*4", points=0).endswith(dots), "until they have taken something"

    def heard(left):
        view = spread("red yellow", "bison*4", calm=True, left=left).observe(0)
        return words.spoken(EN, view._replace(phase="turn", actors=(0,)), ["Ola", "Jan"], turn).translate(PLAIN)

    said = "Best for you if it comes: hunter (+5, at most 3 to come)."
    assert heard(100).endswith(said), "who sees no dots hears their number"
    assert heard(90).endswith("Best: hunter (+5)."), "in short, once that is known"
    view = spread("red yellow", "bison*4", calm=True, left=90).observe(0)._replace(phase="turn", actors=(0,))
    again = words.spoken(EN, view, ["Ola", "Jan"], turn._replace(again=True)).translate(PLAIN)
    assert again.endswith("Cards won: Ola 0, Jan 0."), "who asks again hears how it stands"
    gone = {"won": {1: "red-hunter*3"}}
    assert asked("bison*4", **gone) == "Ola, turn the next card."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_hauls_there_is_room_for_what_to_do_next(lang):
    """Four lines of a phone hold so much."""
    w, names = Words(lang), ["Giovanni", "Wiewiórka", "Coniglio"]
    chief = ("totem",) * 3 + ("red-chief", "purple-warrior")
    hauls = [
        Took(0, "chief", "totem", "purple-warrior", 0, chief),
        Took(1, "maiden", "necklace", None, 0, ("necklace",) * 3 + ("yellow-maiden",)),
        Took(2, "warrior", "tipi", None, 0, ("tipi",) * 2 + ("green-warrior",)),
    ]
    view = spread("red yellow green", "bison", calm=True, left=60).observe(None)
    won = [view.players[0]._replace(points=5), *view.players[1:]]
    for n in (1, 2, 3):
        seen = view._replace(players=tuple(won), seat=view.turn)
        led, _ = words.came(w, hauls[:n], names, seen, heard=False)
        asked = words.prompt(w, seen, names, Touch(possible=("prairie:card",)))
        assert len(f"{led} {asked}".translate(PLAIN)) <= 160, (n, led)


def test_at_the_last_card_there_is_nothing_to_wait_for():
    state = spread("red yellow", "bison*4 red-hunter", left=0, calm=True)
    assert words.prompt(EN, state.observe(0), ["Ola", "Jan"], MINE).translate(PLAIN) == (
        "Ola, the last card: take 5 cards (hunter + 4 bison) or nothing?"
    )


@pytest.mark.rule("PW-18")
def test_how_the_keys_do_it_is_told_at_the_first_cards_only():
    for left, told in ((110, True), (60, False)):
        state = spread("red yellow", "bison", left=left, calm=True)
        turning = state.observe(state.turn)
        assert turning.phase == "turn"
        assert ("Enter" in words.spoken(EN, turning, ["Ola", "Jan"], Touch(possible=("prairie:card",)))) is told
        asking = spread("red yellow", "bison*4 red-hunter", left=left, calm=True).observe(0)
        said = words.spoken(EN, asking, ["Ola", "Jan"], MINE) or words.prompt(EN, asking, ["Ola", "Jan"], MINE)
        assert "take 5 cards (hunter + 4 bison) or wait?" in said, "what it brings is always said"
        assert ("Enter claims" in said) is told


@pytest.mark.rule("PW-18")
@pytest.mark.parametrize("left", [60, 110])
def test_who_answers_later_is_told_so_with_every_form_of_the_question(left):
    state = spread("red yellow", "bison*4 yellow-hunter red-hunter", left=left, calm=True)
    play(state, "2 pass")
    claim = next(action for action in state.legal_actions() if action.text == "1 claim hunter")
    warning = "Before you Jan could take: 4 bison."
    chosen = Touch(chosen=("tribe:1-hunter",), ready=claim)
    for touch, end in ((MINE, warning), (chosen, "Jan answers first: you may get less.")):
        said = words.prompt(EN, state.observe(0), ["Ola", "Jan"], touch).translate(PLAIN)
        assert said.endswith(end), said
        hinted = words.prompt(EN, state.observe(0), ["Ola", "Jan"], touch._replace(reason=("", {}))).translate(PLAIN)
        assert "Done" not in hinted
        assert hinted.endswith(warning), "the hint beside it says what to do, not what he could take"


@pytest.mark.rule("PW-11")
def test_who_has_just_come_and_could_be_captured_is_named():
    """Nobody is asked for that, as it brings no more than another captive."""

    def led(cards, card, seat=0):
        view = spread("red yellow", cards, card, calm=True, left=60).observe(seat)
        return words.came(EN, [Turned(0, card, 60)], ["Ola", "Jan"], view, heard=False)[1]

    told = "Your chief could capture the yellow hunter."
    chief = "red-chief totem green-warrior"
    assert led(chief, "yellow-hunter") == told
    assert not led(f"{chief} yellow-hunter", "yellow-hunter"), "another one like him lies there"
    assert not led(chief, "yellow-maiden")
    assert not led(chief, "yellow-hunter", seat=1)
    assert not led("red-chief totem red-hunter", "red-hunter"), "of one’s own nobody would think"
    assert not led("totem green-warrior", "yellow-hunter")


def test_of_equal_people_and_of_loot_it_is_said_how_much():
    turned = [Turned(0, card, 60) for card in ("necklace", "necklace", "yellow-maiden", "yellow-maiden")]
    assert words.run(EN, turned) == "Turned: 2 necklaces and 2\u00a0×\u00a0yellow maiden."


def test_a_long_run_is_summed_up_with_what_came_last_at_its_end():
    cards = ("bison", "tipi", "blue-chief", "bison", "totem", "bison")
    turned = [Turned(n % 2, card, 60 - n) for n, card in enumerate(cards)]
    assert words.run(EN, turned[:5]) == "Turned: bison, tipi, blue chief, bison and totem."
    assert words.run(EN, turned).replace("\xa0", " ") == "Turned: tipi, blue chief, totem and 3 bison."


def test_beside_news_only_what_is_asked_is_said_but_never_less_than_what_can_be_done():
    rivalled = spread("red yellow", "bison*4 yellow-hunter red-hunter", left=60, calm=True)
    rivalled.apply(next(a for a in rivalled.legal_actions() if a.text.startswith("2") and "claim" not in a.text))
    said = words.prompt(EN, rivalled.observe(0), ["Ola", "Jan"], MINE._replace(brief=True)).translate(PLAIN)
    assert said == "Ola, take 5 cards (hunter + 4 bison) or wait? Before you Jan could take: 4 bison."
    view = rivalled.observe(0)._replace(phase="turn", actors=(0,))
    turn = Touch(possible=("prairie:card",), brief=True)
    claim = "Ola, turn the next card. Or claim now: touch your card (hunter +5)."
    assert words.prompt(EN, view, ["Ola", "Jan"], turn._replace(back="1 pass")).translate(PLAIN) == claim
    late = spread("red yellow", "necklace", left=10, calm=True).observe(0)._replace(phase="turn", actors=(0,))
    for brief in (True, False):  # what is told beside it takes the room
        said = words.prompt(EN, late, ["Ola", "Jan"], turn._replace(brief=brief)).translate(PLAIN)
        assert ("To my next choice" in said) is not brief
    hoping = spread("red yellow", "bison*4", left=60, calm=True).observe(0)._replace(phase="turn", actors=(0,))
    assert words.prompt(EN, hoping, ["Ola", "Jan"], turn).translate(PLAIN) == "Ola, turn the next card."


def test_a_hint_is_no_longer_than_a_child_reads():
    """Whatever else speaks for it is left out, the lightest first."""
    longest = 0
    for state, _ in islice(games(), 0, None, 23):
        view = state.observe(state.actors()[0])
        for action in state.legal_actions():
            name, values = reason(view, [action])
            for on in (False, True):
                said = words.reason(EN, (name, {**values, "on": on, "names": NAMES})).translate(PLAIN)
                longest = max(longest, len(said))
                assert len(said) <= ROOM, said
    assert longest > ROOM - 20
