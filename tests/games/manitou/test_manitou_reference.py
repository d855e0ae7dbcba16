"""The scoring of a hunt, transcribed a second time as naively as can be, and compared. MA-16 to MA-20."""

from collections import Counter

import pytest
from playing import choose
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.engine import State, data

WARRIORS = ("chief", "healer", "rainmaker", "scout", "mother")


def counted(rules, seats, territories):
    """(thieves, bison, lost herds, captives, cards home) of a hunt. `territories`: [(herds, [(seat, kind, up)])]."""
    thieves, bison, captives, home = Counter(), Counter(), Counter(), Counter()
    lost = Counter()
    everywhere = [sum(int(k[1:]) for _, row in territories for s, k, _ in row if s == seat and k not in WARRIORS)
                  for seat in range(seats)]  # fmt: skip
    for seat in range(seats):
        if everywhere[seat] > 0 and all(everywhere[seat] >= other for other in everywhere):
            thieves[seat] += 1
    for herds, row in territories:
        here = {}
        for seat, kind, _ in row:
            if kind not in WARRIORS:
                here[seat] = here.get(seat, 0) + int(kind[1:])
        greater, smaller = max(herds), min(herds) if len(herds) == 2 else None
        best = max(here.values(), default=0)
        firsts = [seat for seat in here if here[seat] == best]
        others = {seat: n for seat, n in here.items() if n < best}
        seconds = [seat for seat in others if others[seat] == max(others.values())]
        if rules == 2 and row and all(seat == row[0][0] for seat, _, _ in row):
            bison.update((row[0][0], herd) for herd in herds)
            continue
        if len(firsts) == 1:
            bison[firsts[0], greater] += 1
        else:
            lost[greater] += 1
        if smaller is not None:
            if len(here) == 1:
                bison[firsts[0], smaller] += 1
            elif len(firsts) == 1 and len(seconds) == 1:
                bison[seconds[0], smaller] += 1
            else:
                lost[smaller] += 1
    for _, row in territories:
        owners = {seat for seat, kind, up in row if kind in WARRIORS and up}
        for seat, kind, _ in row:
            if owners and seat not in owners:
                captives[owners.copy().pop(), seat, kind] += 1
            else:
                home[seat, kind] += 1
    return thieves, bison, lost, captives, home


def told(state):
    """The territories of a position for `counted`."""
    return [
        (place.herds, [(card.seat, card.kind, card.up) for card in place.laid])
        for place in state.observe(None).territories
    ]


def account(state):
    """What each has, for differences before and after."""
    data_ = state.to_json()
    players = list(enumerate(data_["players"]))
    return {
        "thieves": Counter({s: p["thieves"] for s, p in players}),
        "bison": Counter((s, value) for s, p in players for value in p["bison"]),
        "lost": Counter(data_["lost"]),
        "captives": Counter((s, owner, kind) for s, p in players for owner, kind in p["captives"]),
        "reserve": Counter((s, k) for s, p in players for k in (*p["reserve"], *p["hand"], *p["pile"])),
    }


def compare(state, action):
    """Play the last card of a hunt and compare what it brings."""
    before, after = account(state), state.clone()
    after.apply(action)
    laid = told(state)
    row = [*laid[data.TERRITORIES.index(action.territory)][1], (action.seat, action.kind, True)]
    laid[data.TERRITORIES.index(action.territory)] = (laid[data.TERRITORIES.index(action.territory)][0], row)
    thieves, bison, lost, captives, home = counted(state.rules, state.seats, laid)
    now = account(after)
    assert now["thieves"] - before["thieves"] == thieves
    assert now["bison"] - before["bison"] == bison
    assert now["lost"] - before["lost"] == lost
    assert now["captives"] - before["captives"] == captives
    # what stayed in hands and piles was in the account before; the card just played leaves it and may come home
    assert now["reserve"] == before["reserve"] - Counter({(action.seat, action.kind): 1}) + home


def random_end(rng, rules):
    """Some position one hunter before the end of a hunt; small strengths, so that ties are common."""
    seats = 2 + rng.below(3)
    left = {seat: ["h1", "h2", "h3", "h4", "h5", "h5"] + [w for w in WARRIORS for _ in (0, 1)] for seat in range(seats)}
    rows = []
    for _ in data.TERRITORIES:
        guard, up, row = rng.below(seats + 1), 0, []
        for _ in range(rng.below(7)):
            seat = rng.below(seats)
            kind = left[seat].pop(rng.below(len(left[seat])))
            stands = kind not in WARRIORS or (seat == guard and up < 2)
            up += kind in WARRIORS and stands
            row.append(f"{seat + 1}:{kind}{'' if stands else '-'}")
        rows.append(" ".join(row))
    return hunt(
        seats, hands=[""] * (seats - 1) + ["h6 h7 chief" if "chief" in left[seats - 1] else "h6 h7"],
        hills=rows[0], river=rows[1], forest=rows[2], turn=seats, hunt=1 + rng.below(3), rng=rng.bits32(), rules=rules,
    )  # fmt: skip


@pytest.mark.rule("MA-16", "MA-17", "MA-18", "MA-19", "MA-20")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seed", range(20))
def test_made_up_hunts_are_scored_as_the_twin_scores_them(seed, rules):
    rng = Rng(seed)
    for _ in range(25):
        state = random_end(rng, rules)
        for action in state.legal_actions():
            if action.kind not in WARRIORS:
                compare(state, action)


@pytest.mark.rule("MA-16", "MA-17", "MA-18", "MA-19", "MA-20")
@pytest.mark.parametrize("seed", range(40))
def test_played_hunts_are_scored_as_the_twin_scores_them(seed):
    state, rng = State.new(2 + seed % 3, seed=seed, rules=1 + seed // 3 % 2), Rng(seed)
    ends = 0
    while state.actors():
        action = choose(state, rng)
        if state.observe(None).turns_left == 1 and getattr(action, "kind", "chief") not in WARRIORS:
            compare(state, action)
            ends += 1
        state.apply(action)


def test_the_twin_reads_the_example_of_the_rulebook():
    row = [(0, "h9", True), (1, "h10", True), (1, "chief", False), (2, "h5", True), (0, "h2", True), (2, "h4", True),
           (3, "mother", True)]  # fmt: skip
    thieves, bison, lost, captives, home = counted(2, 4, [((12, 5), row)])
    assert (thieves, bison, lost) == (Counter([0]), Counter([(0, 12), (1, 5)]), Counter())
    assert captives.total() == 6
    assert home == Counter([(3, "mother")])
