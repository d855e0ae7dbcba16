"""What others have cost a seat since its own last card is told before its next one, and is so."""

import re

import pytest
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.engine import State, scoring
from prateria.games.manitou.engine.data import STRENGTH
from prateria.games.manitou.engine.preview import thieves
from prateria.games.manitou.words import TEXTS
from prateria.kit.words import Words

W, NAMES = Words("en"), ("Ola", "Jan", "Zoe")


def herds(state: State, seat: int) -> list[tuple[int, int]]:
    """(territory, value) of those that the engine would give that seat."""
    found = []
    for t, row in enumerate(state.rows):
        won, _, _ = scoring.bison(row, state.herds[t], state.seats, state.rules)
        found += [(t, herd) for owner, herd, _, _ in won if owner == seat]
    return found


@pytest.mark.rule("MA-16", "MA-17", "MA-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_have_cost_is_what_the_engine_takes(seats: int) -> None:
    said = set()
    for seed in range(12):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        before: dict[int, State] = {}
        while legal := state.legal_actions():
            action = legal[rng.below(len(legal))]
            seat, was = action.seat, before.get(action.seat)
            if was is not None and was.hunt == state.hunt and state.phase == "play":
                told = TEXTS.meanwhile(W, was.observe(seat), state.observe(seat), NAMES)  # type: ignore[misc]
                lost = [value for t, value in herds(was, seat) if (t, value) not in herds(state, seat)]
                worth = re.findall(
                    r"the herd worth (\d+) (?:in|at) the \w+ (?:is no longer yours|in place of you)", told
                )
                listed = re.findall(
                    r"(?:these herds are no longer yours|herds in place of you|herds would run away): ([^.]+)\.", told
                )
                worth += [str(sum(map(int, re.findall(r"\d+", one)))) for one in listed]
                who = re.findall(r"For now \u2068(\w+)\u2069 gets", told)
                assert not who or {NAMES.index(who[0])} == takers(was, state, seat)
                falls = [*fallen(was, state, seat), *threatened(was, state, seat)]
                all_ = sorted([*([sum(lost)] if lost else []), *falls], reverse=True)
                told_of = all_[:1]  # the worst: the question that follows is a sentence, too
                assert told.count(".") <= 1
                if lost and all_.index(sum(lost)) < 1 and all_.count(sum(lost)) == 1:
                    assert worth == [str(sum(lost))]
                guards = told.count("stands guard now") + told.count("New guards")
                assert told.count("has fallen") + guards + len(worth) == len(told_of)
                taken = re.findall(r"fallen, and now \u2068(\w+)\u2069 would take (\d+) card", told)
                assert all((NAMES.index(who), int(n)) in captors(state, seat) for who, n in taken)
                said |= {"gains"} if taken else set()
                threats = re.findall(r"stands guard now and would take (\d+) card", told)
                assert all(int(n) in threatened(was, state, seat) for n in threats)
                said |= {"captor"} if "would take" in told else set()
                captives = [int(n) for n in re.findall(r"no longer take (\d+) captive", told)]
                assert all(n in falls for n in captives)
                said |= {"guard"} if captives else set()
                first, now = (seat in scoring.hide_thieves(one.rows, seats)[0] for one in (was, state))
                hand = state.hands[seat]
                draws = (thieves(state.observe(seat), (seat, STRENGTH[kind])) for kind in hand)
                comes = bool(hand) and all(seat in drawn for drawn in draws)
                assert ("thief leaves" in told) == (first and not now and not comes and not told_of)
                said |= {"herd"} if lost else set()
                said |= {"thief"} if "thief" in told else set()
                said |= {"tie"} if "A tie" in told else set()
            state.apply(action)
            before[seat] = state.clone()
    assert said == {"herd", "thief", "guard", "tie", "captor", "gains"}


def takers(was: State, now: State, seat: int) -> set[int | None]:
    """Who would have the herds that are no longer that seat's."""
    found = set()
    for t, herd in set(herds(was, seat)) - set(herds(now, seat)):
        who = [other for other in range(now.seats) if (t, herd) in herds(now, other)]
        found.add(who[0] if who else None)
    return found


def fallen(was: State, now: State, seat: int) -> list[int]:
    """What each guard that fell cost: its captives and what another one would take now, 1 for it alone, 0 for the upper
    one of a pair."""
    found = []
    for before, after, row, now_row in zip(was.guards, now.guards, was.rows, now.rows, strict=True):
        if before and before[0] == seat and after != before:
            still = bool(after) and after[0] == seat
            gained = sum(owner == seat for owner, _ in scoring.captives(now_row, after)) if after else 0
            found.append(0 if still else max(len(scoring.captives(row, before)) + gained, 1))
    return found


def captors(state: State, seat: int) -> list[tuple[int, int]]:
    """Who would take how many cards of the seat, by the engine."""
    each = zip(state.rows, state.guards, strict=True)
    return [(guard[0], sum(owner == seat for owner, _ in scoring.captives(row, guard))) for row, guard in each if guard]


def threatened(was: State, now: State, seat: int) -> list[int]:
    """How many cards of the seat lie where nobody stood guard and another one does now."""
    rows = zip(was.guards, now.guards, now.rows, strict=True)
    mine = [
        sum(owner == seat for owner, _ in scoring.captives(row, after))
        for before, after, row in rows
        if not before and after and after[0] != seat
    ]
    return [sum(mine)] if sum(mine) else []


def told(before: str, after: str, where: str = "hills") -> str:
    herds = ((10, 1), (2,), (3,))
    was, now = (hunt(hands=["h2", "h2"], turn=1, left=4, herds=herds, **{where: row}) for row in (before, after))
    return TEXTS.meanwhile(W, was.observe(0), now.observe(0), NAMES).replace("\u2068", "").replace("\u2069", "")  # type: ignore[misc]


def test_a_guard_that_fell_is_told_with_its_captives_and_the_worst_loss_first() -> None:
    here, gone = "1:h5 2:h3 2:h1 2:scout- 1:chief", "1:h5 2:h3 2:h1 2:scout- 1:chief- 2:mother"
    fell = "your guard has fallen, and now Jan would take 2 cards of yours."
    assert told(here, gone) == f"Hills: {fell}"
    assert told(here, f"{gone} 2:h4") == "For now Jan gets the herd worth 10 in the hills in place of you."
    assert told(here, f"{gone} 2:h4", "river") == f"River: {fell}"
    both = "1:h5 2:h3 2:h1 2:scout- 1:chief- 2:chief-"
    assert told(here, both) == "Hills: your guard has fallen, so you no longer take 3 captives."


def test_a_tie_is_named() -> None:
    assert told("1:h5 2:h4", "1:h5 2:h4 2:h1") == ("A tie for now, so these herds would run away: Hills 10.")


def test_the_upper_card_of_a_pair_is_told() -> None:
    assert told("1:scout 1:chief 2:h1", "1:scout 1:chief- 2:h1 2:mother-") == (
        "Hills: the upper card of your pair has fallen."
    )


def test_another_one_who_comes_to_stand_guard_is_told_with_what_that_threatens() -> None:
    threat = "Hills: Jan stands guard now and would take 2 cards of yours."
    assert told("1:h4 1:h3 2:h9", "1:h4 1:h3 2:h9 2:chief") == threat
    assert told("2:h9", "2:h9 2:chief") == ""  # nothing of one's own lies there
    pair = "Hills: Jan has a pair on guard: only its upper card can be attacked."
    assert told("1:h4 2:h9 2:chief", "1:h4 2:h9 2:chief 2:scout") == pair  # what they threaten was known


def test_two_new_guards_are_told_together() -> None:
    was = hunt(hands=["h2", "h2"], turn=1, left=4, hills="1:h5 2:h4", river="1:h3")
    now = hunt(hands=["h2", "h2"], turn=1, left=4, hills="1:h5 2:h4 2:chief", river="1:h3 2:scout")
    plain = TEXTS.meanwhile(W, was.observe(0), now.observe(0), NAMES).replace("\u2068", "").replace("\u2069", "")  # type: ignore[misc]
    assert plain == "New guards would take cards of yours: Hills (Jan), River (Jan)."


def test_several_herds_are_told_with_their_places_and_with_who_has_them_now() -> None:
    herds = ((10, 1), (7,), (3,))
    was = hunt(hands=["h2", "h2"], turn=1, left=4, herds=herds, hills="1:h5 2:h4", river="1:h3")
    for river, said in (
        ("1:h3 2:h6", "For now Jan gets herds in place of you: Hills 10, River 7."),
        ("1:h3 2:h3", "For now these herds are no longer yours: Hills 10, River 7."),
    ):
        now = hunt(hands=["h2", "h2"], turn=1, left=4, herds=herds, hills="1:h5 2:h4 2:h5", river=river)
        plain = TEXTS.meanwhile(W, was.observe(0), now.observe(0), NAMES).replace("\u2068", "").replace("\u2069", "")  # type: ignore[misc]
        assert plain.startswith(said), plain
