"""What a hint says is so: its move is carried out in many positions, and the engine counts what came of it."""

import re
from typing import Any

import pytest
from positions import hunt

from prateria.core.rng import Rng
from prateria.games.manitou.bot.explained import CLAIMS, QUIET, explained, seen, swing
from prateria.games.manitou.bot.offered import offered
from prateria.games.manitou.bot.reasons import hint
from prateria.games.manitou.engine import State, scoring
from prateria.games.manitou.engine.actions import Play, Take
from prateria.games.manitou.engine.data import FIRST_WARRIOR, KIND, KINDS, STRENGTH, TERRITORIES, TERRITORY
from prateria.games.manitou.engine.preview import preview, thieves
from prateria.games.manitou.flow import FLOW
from prateria.games.manitou.table.foretold import told
from prateria.games.manitou.words.reasons import reason as in_words
from prateria.kit.words import LANGUAGES, Words


class Count:
    """What one seat would have in one territory, and who would have the hide thief, if a hunt ended there."""

    def __init__(self, state: State, seat: int, t: int) -> None:
        row, guard, self.herds = state.rows[t], state.guards[t], state.herds[t]
        self.richest = max(map(sum, state.herds))
        won, self.lost, self.why = scoring.bison(row, state.herds[t], state.seats, state.rules)
        self.mine = {place: herd for s, herd, _, place in reversed(won) if s == seat}
        self.all_mine = sum(herd for s, herd, _, _ in won if s == seat)
        self.first = any(place == 1 for s, _, _, place in won if s != seat)
        self.leader = next((s for s, _, _, place in won if place == 1), None)
        self.others = {s: sum(herd for other, herd, _, _ in won if other == s) for s in range(state.seats) if s != seat}
        self.theirs = sum(herd for s, herd, _, _ in won if s != seat)
        self.strengths = scoring.strengths(row, state.seats)
        self.owners = {s for s, _, _ in row}
        self.guard = guard[0] if guard else None
        self.on_guard = len(guard[1:])
        self.captives = len(scoring.captives(row, guard)) if guard and guard[0] == seat else 0
        self.captured = bool(guard) and guard[0] != seat
        self.thief = seat in scoring.hide_thieves(state.rows, state.seats)[0]


def _true(name: str, v: dict[str, Any], was: Count, now: Count, seat: int) -> bool:
    """Whether that is so, before and after the move."""
    return {
        "catch_large": lambda: 1 not in was.mine and now.mine.get(1) == v["herd"] and not was.first,
        "take_over": lambda: 1 not in was.mine and now.mine.get(1) == v["herd"] and was.leader == v["seat"],
        "hold": lambda: (
            (not was.owners and now.guard == seat and now.owners == {seat})
            and (v["herd"], v["most"]) == (sum(now.herds), sum(now.herds) == now.richest)
        ),
        "keep_large": lambda: (
            (1 in was.mine and now.mine.get(1) == v["herd"])
            and now.strengths[seat] == v["mine"] > v["best"]
            and max(n for i, n in enumerate(now.strengths) if i != seat) == v["best"]
        ),
        "catch_second": lambda: not was.mine and now.mine.get(2) == v["herd"],
        "catch_both": lambda: (
            not was.mine and now.all_mine == v["herd"] and not any(s for i, s in enumerate(now.strengths) if i != seat)
        ),
        "catch_alone": lambda: not was.mine and now.all_mine == v["herd"] and now.owners == {seat},
        "spoil": lambda: (
            (now.why in ("tie", "second") and was.theirs - now.theirs == v["herd"] and not now.mine)
            and ("seat" not in v or {s for s, n in was.others.items() if n != now.others[s]} == {v["seat"]})
        ),
        "chase": lambda: (now.strengths[seat], max(now.strengths)) == (v["mine"], v["best"]) and not now.mine,
        "safe_place": lambda: now.guard is None,
        "own_guard": lambda: now.guard == seat,
        "take_down": lambda: was.guard not in (None, seat) and now.guard == seat and now.captives == v["cards"] > 0,
        "both_fall": lambda: was.guard not in (None, seat) and now.guard is None,
        "sacrifice_pair": lambda: was.on_guard == 2 and now.on_guard == 1 and now.guard == v["seat"] != seat,
        "guard_captives": lambda: now.captives == v["cards"],
        "join_pair": lambda: (
            (now.on_guard, now.guard) == (2, seat) and (now.captives, now.strengths[seat]) == (v["cards"], v["mine"])
        ),
        "protect": lambda: now.guard == seat and was.guard is None and now.strengths[seat] > 0,
        "first_guard": lambda: now.guard == seat and was.guard is None and not now.strengths[seat],
    }.get(name, lambda: True)()  # what else is said is no count but an opinion


def _drawn(state: State, seat: int, kind: str, t: int) -> bool:
    """Whether the hide thief would come with that card laid there instead."""
    rows = list(state.rows)
    rows[t] = (*rows[t], (seat, KIND[kind], True))
    return seat in scoring.hide_thieves(tuple(rows), state.seats)[0]


@pytest.mark.long
@pytest.mark.rule("MA-16", "MA-17", "MA-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_that_a_hint_counts_is_so(seats: int) -> None:
    seen = set()
    for seed in range(24):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) and len(legal) > 1 else ():
                seat, t, kind = action.seat, TERRITORY[action.territory], KIND[action.kind]
                name, values = hint(state.observe(seat), (action,))
                after = FLOW.interlude(state, action)
                if after is None:
                    after = state.clone()
                    after.apply(action)
                was, now = Count(state, seat, t), Count(after, seat, t)
                assert _true(name, values, was, now, seat), (seed, action.text, name, values)
                assert values.get("captured", 0) == now.captured * (1 + (state.turns_left == 1))
                hunts = kind < FIRST_WARRIOR
                others = {KIND[other.kind] for other in legal} - {kind}
                spared = any(not _drawn(state, seat, KINDS[other], t) for other in others)
                comes = hunts and now.thief and not was.thief
                assert (values.get("thief") in (1, 2)) == (comes and spared)
                assert (values.get("thief") == 3) == (comes and not spared)
                net = now.all_mine - was.all_mine - 10 - now.captured
                assert values.get("net", 0) == (max(net, 0) if comes and spared else 0)
                if name == "get_rid_weak":
                    assert ("alone" in values) == (len(state.observe(seat).own.hand) == 1)
                if name == "avoid_thief":
                    assert not now.thief
                    assert _drawn(state, seat, values["kind"], t)
                    assert STRENGTH[KIND[values["kind"]]] > STRENGTH[kind]
                seen.add(name)
            state.apply(legal[rng.below(len(legal))])
    assert len(seen) >= 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_gives_its_reason_after_one_warning_at_most(lang: str) -> None:
    """All of it fits in three lines of a phone, of some 46 letters each; and none ends on what speaks against it."""
    state, rng, w = State.new(seats=3, seed=4), Rng(4), Words(lang)
    while legal := state.legal_actions():
        for action in legal if isinstance(legal[0], Play) else ():
            name, values = hint(state.observe(action.seat), (action,))
            told = in_words(w, (name, values))
            assert told.count(".") == 1 + bool({"thief", "captured", "last"} & set(values) and "again" not in values), (
                told
            )
            if len({"thief", "captured"} & set(values)) < 2:
                assert len(told) <= 140, told
            costs = (
                {"thief", "captured", "last"} & set(values)
                and "net" not in values
                and values.get("thief") != 3
                and "again" not in values
            )
            gone = {
                "thief",
                "captured",
                "last",
                "to",
                *(["open"] if values.get("thief") == 1 else []),
            }  # once "for now"
            bare = in_words(w, (name, {k: v for k, v in values.items() if k not in gone}))
            assert not costs or told.endswith(w("But %(why)s.", why=f"{bare[0].lower()}{bare[1:-1]}")), told
        state.apply(legal[rng.below(len(legal))])


@pytest.mark.parametrize("seats", [2, 3])
def test_where_the_same_card_would_bring_more_a_hint_says_why_not_there(seats: int) -> None:
    """Or that nothing better was found. What it says of the other territory is so."""
    whys, said, silent = set(), 0, 0
    for seed in range(3):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) and len(legal) > 1 else ():
                view = state.observe(action.seat)
                *_, told = explained(view, (action,))
                name, values = told
                if "get_rid_weak" in (name, hint(view, (action,))[0]):
                    continue
                gains = {
                    territory: swing(view, action._replace(territory=territory))
                    for territory in TERRITORIES
                    if territory != action.territory
                }
                here = swing(view, action)[0]
                better = {t for t, (gain, own) in gains.items() if gain > here and own > values.get("herd", 99)}
                dear = values.get("thief") in (1, 2) and "net" not in values
                most = max(seen(view, other) for other in legal if name != "join_pair" or other.kind == action.kind)
                odd = name in QUIET and most > max(seen(view, action), values.get("cards", 0))
                given_up = max(seen(view, other) for other in legal) - seen(view, action) >= 2.5
                doubt = (better and name in CLAIMS) or dear or odd or given_up
                said += given_up * bool({"why", "behind"} & set(values))
                silent += given_up * (not {"why", "behind"} & set(values))
                assert bool(doubt) or "why" not in values, (seed, told)
                assert not dear or view.turns_left < 4 or {"why", "behind"} & set(values), (seed, told)
                if "other" in values:
                    assert values["other"] in view.own.hand
                    assert (values["other"], values["there"]) != (action.kind, action.territory)
                if "rather" in values:
                    t = TERRITORY[values["rather"]]
                    was, found = Count(state, action.seat, t), []
                    for one in (one for one in legal if TERRITORY[one.territory] == t):
                        now = Count(_after(state, one, t), action.seat, t)
                        found.append(now.all_mine - was.all_mine + now.captives - was.captives)
                    assert values["more"] in found
                    assert values["more"] > 0
                    whys.add(values["why"])
                    assert in_words(Words("en"), told).count(".") == 2
            state.apply(legal[rng.below(len(legal))])
    assert {"waits", "fought"} <= whys
    assert said > 2 * silent, "what is seen to be given up is spoken of, unless that card is the better one"


def test_a_card_of_little_use_goes_first_only_for_a_reason_where_another_would_bring_herds() -> None:
    """What keeps that other one in the hand is so; where nothing is sure of it, nothing is claimed."""
    whys = set()
    for seed in range(10):
        state, rng = State.new(seats=2, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) and len(legal) > 1 else ():
                view = state.observe(action.seat)
                if hint(view, (action,))[0] != "get_rid_weak":
                    continue
                *_, (_, values) = explained(view, (action,))
                here = swing(view, action)[0]
                better = [one for one in legal for gain, own in (swing(view, one),) if gain > here and own > 0]
                alone = len(view.own.hand) == 1
                assert not (alone and "why" in values and not values.get("thief")), values
                if "rather" not in values or not better:
                    continue
                best = max(better, key=lambda one: swing(view, one)[0])
                t = TERRITORY[best.territory]
                assert (values["rather"], values["more"]) == (best.territory, swing(view, best)[1])
                after = Count(_after(state, best, t), best.seat, t)
                if values["why"] == "drawn":
                    assert after.thief
                whys.add(values["why"])
            state.apply(legal[rng.below(len(legal))])
    assert {"drawn", "waits"} <= whys


def _after(state: State, action: Play, t: int) -> State:
    """With that card laid in another territory."""
    action = action._replace(territory=TERRITORIES[t])
    after = FLOW.interlude(state, action)
    if after is None:
        after = state.clone()
        after.apply(action)
    return after


def test_a_hint_says_that_the_last_card_may_draw_the_thief_where_another_choice_avoids_it():
    """With the chief left out, the last hunter must follow: the 9 makes 19 against 17."""
    state = hunt(hands=["h8 h9", "h1"], river="1:h2 2:h10", forest="2:h7", turn=1, left=3)
    eight = hint(state.observe(0), (state.parse("1 play h8 hills"),))
    assert "last" not in eight[1], "whichever goes now, the other follows"
    free = hunt(hands=["h8 h9 chief", "h1"], river="1:h2 2:h10", forest="2:h7", turn=1, left=3)
    assert "last" not in hint(free.observe(0), (free.parse("1 play h8 hills"),))[1], "the chief may be the last"
    weak = hunt(hands=["h7 h8 h9", "h1"], river="1:h2 2:h10", forest="2:h8", turn=1, left=3)
    for card, warned in (("h7", False), ("h9", True)):
        told = hint(weak.observe(0), (weak.parse(f"1 play {card} hills"),))
        assert ("last" in told[1]) == warned
        assert (": your last card may then draw the hide thief (−10). But " in in_words(Words("en"), told)) == warned


def test_a_party_is_counted_to_the_last_card() -> None:
    """What its reason names is as many cards as are chosen."""
    for seats in (2, 3, 4):
        for seed in range(6):
            state, rng = State.new(seats=seats, seed=seed), Rng(seed)
            while legal := state.legal_actions():
                if state.bag() is not None:
                    view = state.observe(state.bag().seat)
                    for party in offered(view):
                        takes = [Take(view.seat, kind, n) for kind, n in party.items()]
                        name, values = hint(view, takes)
                        assert name == "balanced_party"
                        told = in_words(Words("en"), (name, values))
                        first, *more = told.rstrip(".").split(". ")
                        assert bool(more) == ("all" in values)
                        named = [int(n) for n in re.findall(r"(?:^|, )(\d+) ", first)]
                        assert sum(named) == sum(take.amount for take in takes), told
                state.apply(legal[rng.below(len(legal))])


def test_what_speaks_against_a_card_is_said_first() -> None:
    """Whatever it brings: who stops at the last sentence has heard why it is played."""
    kept = ("keep_large", {"mine": 12, "best": 5, "herd": 12, "card": "h7", "to": "hills", "thief": 1})
    told = in_words(Words("en"), kept)
    assert told == (
        "Hunter 7 to the hills: for now the hide thief comes to you (−10). "
        "But your herd worth 12 is safer there: 12 against 5."
    )
    for herd in (5, 12):
        taken = ("take_over", {"herd": herd, "card": "h7", "to": "river", "thief": 2, "captured": 1})
        told = in_words(Words("en"), taken)
        assert told.startswith("Hunter 7 to the river: the hide thief comes to you (−10); the guard"), told
        assert told.endswith(f"a herd worth {herd}."), told
        assert told.count("thief") == 1
    fallen = ("sacrifice_pair", {"kind": "scout", "card": "mother", "to": "hills", "captured": 1})
    assert in_words(Words("en"), fallen) == (
        "Clan mother to the hills: the guard would capture the card (1 point). "
        "But the upper one of the pair falls, and yours with it."
    )


def test_where_the_thief_comes_a_hint_says_why_the_card_is_best_all_the_same() -> None:
    """What is left of its herds, or that it came out best: objections alone would speak against it."""
    for herds, guard, said in (
        ((13, 6), "", "Even with the hide thief (−10) you are 9 points up for now."),
        (
            (13, 6),
            "2:chief",
            "Even with the hide thief (−10) and the guard (−1) you are 8 points up for now.",
        ),
        ((9, 1), "", "Wolf\u2069 is 4 strength behind you and still lays 1 card."),
    ):
        there = f"{guard} 2:scout-"
        state = hunt(hands=["h7 chief", "h1"], hills=there, herds=[herds, (5,), (2,)], forest="2:h3", left=2)
        *_, (name, values) = explained(state.observe(0), (state.parse("1 play h7 hills"),))
        told = in_words(Words("en"), (name, {**values, "names": ("Fox", "Wolf")}))
        assert told.casefold().endswith(said.casefold()), told


@pytest.mark.rule("MA-17", "MA-18")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_reason_and_the_preview_beside_it_are_one(seats: int) -> None:
    """From the first moment on, also where a slow device has no time to look further: who is told of bison sees them,
    who sees that the bison run away or that the thief comes is told so."""
    seen = set()
    for seed in range(6):
        state, rng = State.new(seats=seats, seed=seed), Rng(seed)
        while legal := state.legal_actions():
            for action in legal if isinstance(legal[0], Play) and len(legal) > 1 else ():
                view = state.observe(action.seat)
                shown, beside = preview(view, action), told(Words("en"), preview(view, action))
                for name, values in (next(explained(view, (action,))), hint(view, (action,))):
                    said = in_words(Words("en"), (name, {**values, "names": ("Fox", "Eagle", "Deer")}))
                    assert "bison" not in said or name in (*CLAIMS, "hold") or "rather" in values, said
                    if name in CLAIMS and name != "spoil":
                        assert any(seat == action.seat for seat, *_ in shown.standing.catches), said
                    assert (name != "spoil") or ("a tie: no bison" in beside and "by a tie" in said), (beside, said)
                    if "a tie: no bison" in beside and seats == 2:
                        assert name == "spoil", (said, beside)
                    if action.seat in shown.thieves and action.seat not in thieves(view):
                        assert "the hide thief" in said.lower(), said
                    seen |= {name, values.get("why")}
            state.apply(legal[rng.below(len(legal))])
    assert {"spoil", "take_over"} <= seen


def without_marks(reason: tuple[str, dict[str, Any]]) -> str:
    return in_words(Words("en"), reason).replace("\u2068", "").replace("\u2069", "")


def test_whom_one_overtakes_or_harms_is_named() -> None:
    names = {"names": ("Fox", "Eagle"), "card": "h7", "to": "river", "herd": 5, "seat": 1}
    plain = {name: without_marks((name, names)) for name in ("take_over", "spoil")}
    assert plain["take_over"] == "Hunter 7 to the river: you overtake Eagle there, and take the herd worth 5."
    assert plain["spoil"] == "Hunter 7 to the river: by a tie Eagle loses bison worth 5."


@pytest.mark.parametrize(
    ("state", "card", "said"),
    [
        (
            hunt(hands=["healer h1", "h4"], hills="1:h5 1:h6 2:healer", turn=1, left=3),
            "1 play healer hills",
            "two of a kind both fall, and Eagle no longer takes 2 captives there.",
        ),
        (
            hunt(hands=["mother chief", "h1"], hills="1:h5 1:h4 1:h3 2:scout 2:chief", turn=1, left=5),
            "1 play mother hills",
            "the upper card falls too; if no new one protects the other, you can beat that for 2 captives.",
        ),
        (
            hunt(hands=["healer h1", "h4"], river="1:h5 1:h2 2:h1", turn=1, left=3),
            "1 play healer river",
            "you take 1 captive there, if Eagle does not beat your guard.",
        ),
        (
            hunt(hands=["", "healer"], river="1:h5 2:h2", turn=2, left=1),
            "2 play healer river",
            "healer to the river: you take 1 captive there.",
        ),
        (
            hunt(hands=["mother h1", "scout h4"], river="1:h5 2:chief", turn=1, left=3),
            "1 play mother river",
            "the guard falls, and you take 1 captive there in place of Eagle (1), if Eagle does not beat your guard.",
        ),
        (
            hunt(hands=["healer h1", "h4"], river="1:h5 1:h2", turn=1, left=3),
            "1 play healer river",
            "nobody captures your 2 hunters there, if Eagle does not beat your guard.",
        ),
        (
            hunt(hands=["h8 healer", "h4"], hills="1:h9 2:h1", turn=1, left=5),
            "1 play h8 hills",
            "your lead there grows: 17 against 1.",
        ),
        (
            hunt(hands=["h1 mother healer", "h1"], river="2:h9 2:chief", turn=1, left=5),
            "1 play h1 river",
            "your great warriors wait until there is more to capture.",
        ),
    ],
)
def test_a_hint_names_what_is_at_stake_in_figures_that_the_table_shows(state, card, said) -> None:
    name, values = hint(state.observe(state.turn), (state.parse(card),))
    told = without_marks((name, {**values, "names": ("Fox", "Eagle")}))
    assert told.casefold().endswith(said.casefold()), told
