"""What a hint says besides its reason, and which of two choices that are as good it shows."""

from collections import Counter
from typing import Any

import pytest
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.bot.besides import besides, taken
from prateria.games.manitou.bot.explained import explained
from prateria.games.manitou.bot.plain import plainer
from prateria.games.manitou.bot.reasons import hint
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.actions import Play
from prateria.games.manitou.engine.data import TERRITORIES
from prateria.games.manitou.engine.preview import preview
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.words import Words

NAMES = ["Ola", "Jan"]


def told(state: Any, text: str) -> str:
    """What a hint says in the end of that card."""
    *_, (name, values) = (one for one in explained(state.observe(state.turn), (state.parse(text),)) if one)
    return in_words(Words("en"), (name, {**values, "names": NAMES}))


def shown(state: Any, text: str) -> str:
    *_, run = plainer(state, state.turn, (state.parse(text),))
    return run[0].text


WEAK = {
    "hands": ["h2 h10 chief", "h1 h3 h8"],
    "piles": ["h1 scout healer", "h2 scout"],
    "hills": "1:scout- 2:chief 2:rainmaker",
    "forest": "2:h4 1:rainmaker",
    "herds": ((12, 1), (3,), (7,)),
    "left": 9,
    "hunt": 2,
    "dealer": 1,
}


def test_a_weak_hunter_goes_where_herds_are_to_be_had_if_that_is_as_good() -> None:
    """That a stronger one would draw the hide thief says nothing of where it goes."""
    state = hunt(**WEAK)
    weak, there = (next(a.text for a in state.legal_actions() if (a.kind, a.territory) == one) for one in HERE_THERE)
    assert shown(state, weak) == there
    assert "your guard there protects it" in told(state, weak)


HERE_THERE = (("h2", "forest"), ("h2", "hills"))


def last(card: str) -> Any:
    """Seat 1 is to lay one card more, with a lead that draws the hide thief; then seat 2 its last one."""
    return hunt(
        hands=["h10 chief", card],
        hills="2:h3 2:h2 2:rainmaker 2:healer 1:h8",
        river="1:h4",
        forest="1:mother",
        herds=((11, 5), (4,), (2,)),
        left=2,
        hunt=3,
        dealer=2,
    )


@pytest.mark.rule("MA-16")
def test_a_card_that_brings_nothing_says_from_which_hunter_on_the_thief_leaves() -> None:
    for strength in (5, 6, 7, 8, 9, 10):
        state = last(f"h{strength}")
        text = next(a.text for a in state.legal_actions() if (a.kind, a.territory) == ("chief", "forest"))
        assert "a hunter of 8 or more, the hide thief (−10) leaves you" in told(state, text).replace("\u2068", "")
        state.apply(state.parse(text))
        had = [player.thieves for player in state.observe(0).players]
        state.apply(next(a for a in state.legal_actions() if a.territory == "river"))
        now = [player.thieves for player in state.observe(0).players]
        assert [after - before for after, before in zip(now, had, strict=True)] == [
            strength < 8,
            strength >= 7,
        ]  # a tie: both


def test_where_a_weaker_hunter_takes_the_same_herd_the_hint_says_why_not() -> None:
    state = hunt(hands=["h4 h10 chief", "h1 h3"], piles=["h1", "h2"], herds=((9, 1), (4,), (2,)), left=6)
    strong = next(a.text for a in state.legal_actions() if (a.kind, a.territory) == ("h10", "hills"))
    weak = next(a.text for a in state.legal_actions() if (a.kind, a.territory) == ("h4", "hills"))
    said = [told(state, text) for text in (strong, weak)]
    assert ["Your 4 would do" in one for one in said] == [True, False] or "thief" in said[0], said


@pytest.mark.parametrize("seats", [2, 3])
def test_of_a_hunter_that_brings_nothing_a_hint_says_what_speaks_for_its_place(seats: int) -> None:
    """Where else a guard would capture it, or how strong it hunts where one does: as the table shows it."""
    found: Counter[str] = Counter()
    for seed in range(12):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) and len(legal) > 1 else ():
                view = state.observe(action.seat)
                name, values = hint(view, (action,))
                values = {**values, **besides(view, action, name, values)}
                shown = {place: preview(view, action._replace(territory=place)) for place in TERRITORIES}
                here, caught = shown[action.territory], [place for place, one in shown.items() if one and one.captured]
                assert here is not None
                if there := values.get("taken"):
                    assert action.territory not in caught
                    assert list(there) == caught
                    said = in_words(Words("en"), (name, values))
                    found["taken"] += "a guard would capture it." in said
                if values.get("at") == "best":
                    assert action.territory in caught
                    assert values["mine"] == here.strengths[action.seat]
                    assert values["best"] == max(n for seat, n in enumerate(here.strengths) if seat != action.seat)
                    said = in_words(Words("en"), (name, values))
                    assert f"it makes {values['mine']} against {values['best']} there, and a stronger" in said
                    found["best"] += 1
                if safe := taken(view, action, name, values, here=True):
                    assert action.territory in caught
                    assert not set(safe) & set(caught)
                    found["safe"] += 1
            state.apply(legal[rng.below(len(legal))])
    assert min(found[one] for one in ("taken", "best", "safe")) > 0, found
