"""Territories as those hear them who do not see the table."""

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou.engine.preview import standings
from prateria.games.manitou.table.spoken import place_lines
from prateria.kit.words import Words


def test_the_strength_is_said_where_no_single_card_says_it():
    session, rng = Session.new(GAMES["manitou"], 2, seed=7), Rng(7)
    w, alone, several = Words("en"), 0, 0
    for _ in range(60):
        legal = session.state.onward_actions()
        session.play(legal[rng.below(len(legal))])
        view = session.state.observe(0)
        if view.phase != "play":
            continue
        for place, standing in zip(view.territories, standings(view), strict=True):
            lines = place_lines(w, place, standing, ["Ola", "Jan"])
            for seat, name in enumerate(("Ola", "Jan")):
                n = sum(card.seat == seat for card in place.laid)
                said = any(line.startswith(f"{name}: hunters of strength") for line in lines)
                assert said == bool(place.strengths[seat] and n > 1)
                alone += bool(place.strengths[seat] and n == 1)
                several += said
    assert alone
    assert several
