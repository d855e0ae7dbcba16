"""What a hint has in mind, and what it says where an earlier one had something else in mind."""

from prateria.app.plan import Plan
from prateria.bots.think import Choice
from prateria.core.game import Take


def hint(promise, kept):
    return Choice((Take(0, "corn", 1),), ("line", {"promise": promise, "kept": kept}))


def changed(found):
    return found.reason[1].get("changed", False)


def test_a_hint_with_another_plan_than_the_last_one_says_so():
    plan, lines = Plan(None), [(1, "row"), (1, "column")]
    assert not changed(plan.begin(hint((1, "row"), lines)))
    assert not changed(plan.begin(hint((1, "row"), lines)))
    assert changed(plan.begin(hint((1, "column"), lines)))
    assert not changed(plan.begin(hint((1, "column"), lines)))


def test_where_the_last_plan_cannot_be_kept_any_more_nothing_has_changed():
    plan = Plan(None)
    plan.begin(hint((1, "row"), [(1, "row")]))
    assert not changed(plan.begin(hint((2, "column"), [(2, "column"), (2, "row")])))


def test_a_reason_without_a_plan_stays_as_it_is():
    found = Choice((Take(0, "corn", 1),), ("goods", {}))
    assert Plan(None).begin(found) is found


def test_a_plan_about_something_else_takes_no_place_of_the_first():
    plan = Plan(None)
    plan.begin(hint((1, "row"), [(1, "row"), (1, "column")]))
    buys = Choice((Take(0, "corn", 1),), ("buy", {"about": "buy", "promise": (1, "a"), "kept": [(1, "a"), (1, "b")]}))
    assert not changed(plan.begin(buys))
    assert changed(plan.begin(hint((1, "column"), [(1, "row")])))
    other = Choice(buys.actions, ("buy", {**buys.reason[1], "promise": (1, "b")}))
    assert changed(plan.begin(other))


def test_what_is_said_once_a_game_is_said_again_in_short():
    plan, hint_ = Plan(None), Choice((Take(0, "corn", 1),), ("saves", {"once": "saves"}))
    assert [plan.begin(hint_).reason[1]["again"] for _ in range(2)] == [False, True]
    other = hint_._replace(actions=(Take(1, "corn", 1),))
    assert not plan.begin(other).reason[1]["again"], "to somebody else"
