"""What hints say of points that wait for the other track of their pair."""

from wendake_drawn import EN
from wendake_hinted import why
from wendake_table import position, steps

from prateria.app.plan import Plan
from prateria.bots.think import Choice
from prateria.core.game import Take
from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.bot.lines import counted
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.words.reasons import reason

WAITS = {"counts": 0, "behind": (("economic", 5),), "comes": (9,), "n": 4, "track": "ritual"}


def explained(state, *action):
    *_, found = SENSE.explained(state.observe(0), (do(0, *action),))
    return found


def test_that_points_wait_is_explained_once_a_year_and_then_only_said():
    plan, state = Plan(None), position(ask=steps("ritual"), tracks={0: (6, 9, 9, 9)}, year=3)
    hint = Choice((do(0, "do", "ritual"),), why(state, "do", "ritual"))
    first, again = (reason(EN, plan.begin(hint).reason) for _ in range(2))
    assert "gain 8 more" in first
    assert again == f"{first.partition(' That counts')[0]} That does not count yet."
    later = position(ask=steps("ritual"), tracks={0: (6, 9, 9, 9)}, year=4)
    assert "catches up" in reason(EN, plan.begin(hint._replace(reason=why(later, "do", "ritual"))).reason)


def test_what_counts_at_once_uses_up_no_explanation():
    view = position(tracks={0: (9, 9, 4, 9)}).observe(0)
    assert "once" not in counted(view, view.players[0], [("ritual", 5)])
    assert "once" in counted(view, view.players[0], [("economic", 5)])


def test_where_the_turn_can_lift_the_other_track_the_hint_says_with_what():
    tracks = {0: (6, 9, 9, 9)}
    both = reason(EN, explained(position(ask=steps("ritual", "trade"), tracks=tracks, year=3), "do", "ritual"))
    assert both.endswith("behind. Your line still has something for it: Trade.")
    alone = position(
        ask=steps("ritual"), tracks=tracks, year=3, grid={0: "B1 B2 B4 B7 B8 B9 B5 B3 B6"}, marked={0: "A1"}
    )
    assert "something for it" not in reason(EN, explained(alone, "do", "ritual"))


def test_points_for_goods_wait_as_well_and_what_pays_for_them_is_no_tile():
    state = position(goods={0: "pelt fish corn bean"}, tracks={0: (9, 6, 9, 9)}, ask=steps(inner=("spend",)), year=3)
    state.apply(do(0, "spend"))
    paid = tuple(Take(0, kind, int(kind in ("corn", "pelt", "fish"))) for kind in state.bag().kinds)
    *_, (name, values) = SENSE.explained(state.observe(0), paid)
    assert (name, values["behind"], values["helps"]) == ("spend", (("ritual", 3),), ())


def test_a_track_that_is_lifted_later_in_the_line_is_named():
    said = reason(EN, ("points", {**WAITS, "helps": ("economic",)}))
    assert (
        said == "Ritual +4. That does not count yet: Economy is 5 behind. Your line still has something for it: Trade."
    )
