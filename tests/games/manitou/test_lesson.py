"""What the guided round of Manitou says is true. That it can be played: see `contract/test_contract_lessons.py`."""

from re import findall, search

from lessons import events, replay, told

from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou.engine.events import HuntEnded, Trial
from prateria.games.manitou.teaching.lesson_party import PARTY
from prateria.games.manitou.teaching.pictures import rule_picture
from prateria.kit.words import Words


def test_the_hunt_is_played_to_its_end():
    assert sum(isinstance(event, HuntEnded) for event in events("manitou")) == 1
    assert [event.result for event in events("manitou") if isinstance(event, Trial)] == ["wins", "sacrifice", "wins"]


def test_the_numbers_that_the_texts_name_are_true():
    sums = []
    for _, before, played, _ in replay("manitou"):
        if played and before.hunt == 1:
            view = before.observe(None)
            sums.append(tuple(sum(place.strengths[seat] for place in view.territories) for seat in (0, 1)))
    assert (19, 22) in sums
    *_, (_, _, _, after) = replay("manitou")
    assert sum(after.bison[0]) == 17
    assert len(after.captives[0]) == 5
    assert after.thieves == (0, 1)
    text = told("manitou", Words("en"))
    assert "You have 19, the computer has 22." in text
    assert "26 against 19" in text


def test_no_herd_is_worth_what_the_strength_is_that_the_texts_name():
    """Where it is said who hunts with how much, the numbers on the herds are others."""
    for step, before, _, _ in replay("manitou"):
        told = {int(n) for n in findall(r"\d+", step.say(Words("en")))}
        for place in before.observe(0).territories:
            if "Bison" not in step.say(Words("en")) and f"territory:{place.id}" in step.focus:
                assert not told & set(place.herds), step.say(Words("en"))


def test_what_is_pointed_at_is_there():
    for step, before, _, _ in replay("manitou"):
        seen = before.observe(0)
        cards = {f"card:{kind}" for kind in seen.own.hand}
        places = {f"territory:{place.id}" for place in seen.territories}
        assert set(step.focus) <= cards | places, step.focus


def test_every_party_is_judged_by_what_is_in_it():
    w = Words("en")
    feedback = next(step.feedback for step in PARTY.steps if step.feedback)
    said = {
        "few great warriors": {"h10": 1, "h9": 1, "h8": 1, "h7": 1, "h3": 1, "h2": 1, "h1": 1, "chief": 1},
        "few hunters": {"h10": 1, "h9": 1, "chief": 2, "healer": 1, "scout": 1, "mother": 1, "rainmaker": 1},
        "the hide thief visits": {"h10": 1, "h9": 1, "h8": 1, "h7": 1, "h3": 1, "chief": 1, "scout": 1, "mother": 1},
        "are of one kind": {"h10": 1, "h5": 1, "h3": 1, "h2": 1, "chief": 2, "scout": 2},
        "A good mixture": {"h10": 1, "h7": 1, "h5": 1, "h3": 1, "chief": 1, "scout": 1, "mother": 1, "healer": 1},
    }
    for words, counts in said.items():
        assert words in feedback(w, counts)
    assert "strength 25 in all. Your great warriors: 4." in feedback(w, said["A good mixture"])


def test_the_herds_of_the_second_part_are_those_it_names():
    view = Session.from_scenario(GAMES["manitou"], PARTY.scenario).state.observe(0)
    assert [place.herds for place in view.territories] == [(12, 5), (7,), (4,)]
    assert "12 and 5 in the hills, 7 at the river, 4 in the forest" in told("manitou", Words("en"), 1)
    *_, (_, _, _, after) = replay("manitou", 1)
    assert after.phase == "play"
    assert len(after.hands[0]) == 3


def test_what_comes_up_at_once_is_told():
    """The second place, a tie for the first, and who is alone (MA-17, MA-18)."""
    assert "the second place gets the second herd" in told("manitou", Words("en"))
    second = told("manitou", Words("en"), 1)
    assert "In a tie for first place the bison run away." in second
    assert "Whoever is alone in a territory takes all of them, even with nothing but great warriors." in second
    assert PARTY.scenario
    assert Session.from_scenario(GAMES["manitou"], PARTY.scenario).header.rules >= 2  # before, hunters only


def test_the_herds_on_the_last_card_are_those_of_the_lesson():
    """No herd is worth what its hunters are strong there: one could take the one number for the other."""
    _, before, _, _ = next(iter(replay("manitou")))
    herds = [str(value) for place in before.observe(0).territories for value in place.herds if place.id == "hills"]
    numbers = findall(r">(\d+)<", str(rule_picture("strongest", Words("en"))))
    assert numbers == ["5", "7", herds[0], "9", herds[1]]


def test_what_comes_of_a_sacrifice_stays_together_on_a_phone():
    """With its sign: a line that ended on `=` would say nothing."""
    assert search(r'class="named"><b>=</b><svg', str(rule_picture("pair", Words("en"))))
