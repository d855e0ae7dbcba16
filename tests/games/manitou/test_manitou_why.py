"""For what a hint says that a card is played."""

import pytest
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.bot.reasons import hint
from prateria.games.manitou.engine import State
from prateria.games.manitou.engine.actions import Play
from prateria.games.manitou.engine.data import KIND, STRENGTH
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.words import Words


def test_a_card_is_said_to_be_played_for_what_it_does_before_what_stays() -> None:
    """A weak one, too, keeps a herd; and only what is stronger, or a great warrior, is said to be needed more."""
    close = hunt(3, hands=["h1 h3", "h4", "h3"], hills="1:h8 3:h5 3:chief", forest="2:h10", turn=1, left=3)
    assert hint(close.observe(0), (close.parse("1 play h1 hills"),))[0] == "keep_large"
    far = hunt(3, hands=["h1 h3 h9", "h4", "h3"], hills="1:h8 3:scout", river="2:h10 2:h9", turn=1, left=8)
    told = in_words(Words("en"), hint(far.observe(0), (far.parse("1 play h9 hills"),)))
    assert ": so the herd worth 9 stays yours even against hunter 10. " in told, told
    seen = set()
    for seed in range(6):
        state, rng = State.new(seats=3, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) and len(legal) > 1 else ():
                view = state.observe(action.seat)
                told = in_words(Words("en"), hint(view, (action,)))
                left = list(view.own.hand)
                left.remove(action.kind)
                strengths = [STRENGTH[KIND[kind]] for kind in left]
                if "cards that you need more" in told:
                    assert 0 in strengths or max(strengths) > STRENGTH[KIND[action.kind]] > 0
                seen |= {said for said in ("need more", "this card does best") if said in told}
            state.apply(legal[rng.below(len(legal))])
    assert len(seen) == 2


@pytest.mark.rule("MA-16", "MA-17")
def test_a_greater_lead_is_said_to_hold_against_just_those_hunters_that_it_turns_away() -> None:
    """Laid by the engine: without the card each of them takes the herd or drives it away, with it none does."""
    seen = 0
    for seed in range(8):
        state, rng = State.new(seats=2, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) else ():
                view = state.observe(action.seat)
                values = hint(view, (action,))[1]
                place = next(one for one in view.territories if one.id == action.territory)
                for strength in values.get("outlasts", ()):
                    other = [(action.seat, STRENGTH[KIND[action.kind]]), (1 - action.seat, strength)]
                    for laid, kept in ((other, True), (other[1:], False)):
                        sums = list(place.strengths)
                        for seat, more in laid:
                            sums[seat] += more
                        assert (sums[action.seat] > sums[1 - action.seat]) is kept
                    assert values["held"] == max(place.herds)
                    assert any(
                        n and STRENGTH[k] == strength for k, n in enumerate(view.players[1 - action.seat].unseen)
                    )
                    seen += 1
            state.apply(legal[rng.below(len(legal))])
    assert seen > 20
