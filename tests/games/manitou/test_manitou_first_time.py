"""What a newcomer meets by accident is said where it happens: why eight cards, a tie for the thief, pairs and draws."""

import pytest
from positions import hunt, parties

from prateria.games.manitou import table
from prateria.games.manitou.bot.reasons import hint
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.data import BEATS, WARRIORS
from prateria.games.manitou.engine.preview import thieves
from prateria.games.manitou.table.spoken import explained, threatened
from prateria.games.manitou.table.strips import strip
from prateria.games.manitou.words import TEXTS, prompt
from prateria.games.manitou.words.reasons import reason
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view.box import Box
from prateria.view.frame import Sitter

SITTERS = (Sitter(0, "Ada", None, "fox"), Sitter(1, "Ola", None, "wolf"))
W, NAMES = Words("en"), ("Fox", "Wolf", "Eagle")


def asked(state: State, text: str) -> str:
    touch = Touch(chosen=("card:", "territory:"), ready=state.parse(text))
    return prompt(W, state.observe(state.turn), NAMES, touch).replace("\u2068", "").replace("\u2069", "")


@pytest.mark.rule("MA-11", "MA-13", "MA-17")
@pytest.mark.parametrize(
    ("place", "text", "said"),
    [
        ("2:scout", "1 play scout river", "to the river: two of a kind both fall. Touch"),
        ("2:healer 2:scout", "1 play scout river", "both fall, and the lower one of the pair stays"),
        ("1:chief", "1 play scout river", "of a pair only the upper one can be attacked"),
        ("", "1 play scout river", "whoever is alone there takes the herds"),
    ],
)
def test_what_happens_seldom_is_explained_before_it_is_done(place: str, text: str, said: str) -> None:
    assert said in asked(hunt(hands=["scout h1", "h4 h1"], river=place, left=4), text)


@pytest.mark.parametrize(("place", "text"), [("", "1 play h1 river"), ("2:h1", "1 play scout river"),
                                             ("2:healer", "1 play scout river")])  # fmt: skip
def test_what_is_usual_is_not(place: str, text: str) -> None:
    told = asked(hunt(hands=["scout h1", "h4 h2"], river=place, left=4), text)
    assert told.endswith("the river. Touch “Done”, or choose something else.")


@pytest.mark.rule("MA-13")
def test_a_pair_that_another_has_made_is_told_once() -> None:
    before = hunt(hands=["h1 h2", "scout h1"], river="2:chief", left=4, turn=2)
    now = before.clone()
    now.apply(now.parse("2 play scout river"))
    told = TEXTS.meanwhile(W, before.observe(0), now.observe(0), NAMES)  # type: ignore[misc]
    assert told.endswith("has a pair on guard: only its upper card can be attacked.")
    assert not TEXTS.meanwhile(W, now.observe(0), now.observe(0), NAMES)  # type: ignore[misc]
    assert not TEXTS.meanwhile(W, before.observe(1), now.observe(1), NAMES)  # type: ignore[misc]


@pytest.mark.rule("MA-16")
def test_a_tie_for_the_thief_is_called_so() -> None:
    tied = hunt(hands=["h1", "h1"], river="1:h9 2:h9", left=2).observe(0)
    alone = hunt(hands=["h1", "h1"], river="1:h9 2:h8", left=2).observe(0)
    assert [thieves(tied), thieves(alone)] == [(0, 1), (0,)]
    assert threatened(W, tied, tied.players[1]).startswith("A tie for the most hunting strength: 9 each.")
    assert "in a tie for the most hunting strength (9 each)" in explained(W, tied, tied.players[0], "Fox")
    assert "tie" not in threatened(W, alone, alone.players[0]) + explained(W, alone, alone.players[0], "Fox")


@pytest.mark.rule("MA-06", "MA-08")
def test_the_choice_says_how_many_of_the_cards_are_played() -> None:
    def panel(seat: int, **where: object) -> str:
        state = parties(dealer=2, **where)
        while state.bag().seat != seat:
            state.apply(state.legal_actions()[0])
        bag = state.bag()
        return str(table.bag_panel(bag, dict.fromkeys(bag.kinds, 0), state.observe(seat), W))

    assert "You lay seven of these eight cards" in panel(0)
    assert "the last card of the hunt is yours" in panel(1)
    assert "You play the whole hunt" in panel(0, reserves=["h1 h2 h3 h4 h5 h6 chief"], hunt=3)


@pytest.mark.rule("MA-04")
@pytest.mark.parametrize(
    ("party", "missing"),
    [
        ("chief healer rainmaker scout h1 h2 h7 h8", "chief"),
        ("chief healer rainmaker mother h1 h2 h7 h8", ""),
        ("chief mother h1 h2 h3 h4 h7 h8", "mother"),
        ("chief h1 h2 h3 h4 h5 h7 h8", ""),  # of more than one it would be a list
    ],
)
def test_a_party_without_the_one_card_that_beats_a_guard_says_so(party: str, missing: str) -> None:
    state, takes = parties(dealer=2), []
    while (bag := state.bag()) is not None and bag.seat == 0:
        kind = bag.kinds[len(state.observe(0).own.taken)]
        take = next(one for one in state.legal_actions() if one.amount == party.split().count(kind))
        takes.append(take)
        state.apply(take)
    name, values = hint(parties(dealer=2).observe(0), tuple(takes))
    assert values.get("unbeaten", "") == missing
    said = reason(W, (name, {**values, "names": NAMES}))
    own = {take.kind for take in takes if take.amount} & set(WARRIORS)
    left = [kind for k, kind in enumerate(WARRIORS) if not any(BEATS[WARRIORS.index(one)][k] for one in own)]
    assert (len(left) == 1) == ("but none that beats a" in said)


@pytest.mark.rule("MA-16")
def test_how_strong_each_hunts_stands_beside_the_thief_where_there_is_room() -> None:
    view = hunt(hands=["h1", "h1"], river="1:h9 2:h8", left=2).observe(0)
    for seat, thief, box in ((0, True, Box(0, 0, 230, 144)), (1, False, Box(0, 0, 770, 60))):
        player, names = view.players[seat], [sitter.name for sitter in SITTERS]
        drawn = str(strip(W, view, player, SITTERS[seat], box, thief, names=names, strengths=[9, 8]))
        assert f">strength {(9, 8)[seat]}</text>" in drawn
        assert ("thief: −10?" in drawn) == thief
        assert ">strength" not in str(strip(W, view, player, SITTERS[seat], box, thief))
