"""What the review says of something better: the difference to what was played, true in that position."""

from typing import Any

import pytest
from goldens import golden

from prateria.app.review.told import brought_about, carried_out, reason_of, seen_of, told_of, tried_of, why
from prateria.bots import review
from prateria.bots.review import Gap, Moment, Turn
from prateria.core.replay import position
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.contract import Way
from prateria.games.wendake.bot.lines import surely
from prateria.kit.words import LANGUAGES, Words

CALM = "powwow-2-war_path-marriage-calm-rules=1.txt"
WAR = "powwow-2-war_path-calm-rules=1.txt"
LAND = "bison-2-ruleset=bison-variant=0-rules=1.txt"
YEARS = "wendake-2-tribes-rules=2.txt"

CANOE = (
    "1 tile C1", "1 do canoe", "1 do move4", "1 stand V1 I1", "1 lie V1 B1.0", "1 lie V1 B2.0", "1 lie V1 I1.0",
    "1 open transfer", "1 home I1.0 fill", "1 home B1.0 fill", "1 home B2.0 fill", "1 do fish", "1 do military",
    "1 turtle women-4",
)  # fmt: skip
TILE = ("2 do place 2", "2 take bison 0", "2 take turkey 0", "2 take fish 2", "2 place T04 D2 4", "2 put D2m")
BOTH = ("1 do place 1", "1 place T18 E6 2", "1 put E6p", "1 end")
TURN = ("2 do place 1", "2 place T15 C4 2", "2 put C4p", "2 end")
MOVE = (
    "1 do move3 3", "1 take bison 2", "1 take turkey 2", "1 take fish 0", "1 move D6r D5r", "1 move D6r D6p",
    "1 move D7m C7p", "1 end",
)  # fmt: skip

TAN = (
    "2 tile B1", "2 do tan", "2 do move1", "2 lie V2 B1.0", "2 lie O2 O2.0", "2 open transfer", "2 home B1.0 fill",
    "2 home O2.0 fill", "2 end",
)  # fmt: skip

MASKS = (
    "2 tile A3", "2 do move3", "2 lie V2 B1.0", "2 lie V2 B2.0", "2 lie V2 B1.1", "2 lie V2 B2.1", "2 open transfer",
    "2 home B1.0 fill", "2 home B2.0 fill", "2 home B1.1 fill", "2 home B2.1 fill", "2 do mask", "2 draw pile",
    "2 mask three_kinds beggar+husk+animal", "2 do fish", "2 do military", "2 turtle women-4", "2 turtle hunters-4",
    "2 end",
)  # fmt: skip

NONE: dict[str, Any] = {
    "tracks": (), "leads": (), "more": (0,) * 6, "goods": (0,) * 6, "resources": 0,
}  # fmt: skip
"""Nothing that a turn of Wendake brings or costs."""
FISH: dict[str, Any] = {"seat": 0, "areas": ("D2r",), "terrain": "river", "more": 4, "less": 0}

TOLD = [
    (CALM, 76, 79, ("1 claim maiden", "1 haul necklace", "1 turn"),
     "The same claim could have brought 6 cards, not the 2 of what was played: all necklaces, "
     "and your own person card."),
    (CALM, 133, 136, ("1 claim warrior", "1 haul tomahawk", "1 turn"),
     "The same claim could have brought 7 cards, not the 5 of what was played: all tomahawks, "
     "and your own person card. "
     "Counted in: 2 bison that must be given on the war path."),
    (CALM, 165, 168, ("1 pass", "1 turn"),
     "Better to wait (chief): now 5 cards (with 3 totems), and more may come (at the most 1 totem)."),
    (LAND, 71, 75, TURN,
     "Here the tile is turned another way. An area of it then has 1 turkey, not 0: mountains D4."),
    (LAND, 169, 174, TILE, "If the areas were counted now: 6 turkeys for Jan, not 0 (mountains C3)."),
    (LAND, 210, 215, MOVE,
     "If the areas were counted now: 4 fish for Ola, not 0 (river D4); 3 bison for Ola, not 0 (prairie D6); "
     "3 bison for Ola, not 0 (prairie C7). On average a part of it is lost again later."),
    (LAND, 105, 109, BOTH,
     "If the areas were counted now: 6 fish for Jan, not 8 (river D4); 2 bison for Ola, not 1 (all prairies); "
     "6 fish for Ola, not 5 (all rivers)."),
    (YEARS, 143, 146, CANOE,
     "New by the end of the turn: Military +3, 2 turtles. But this does not come: Masks +2. "
     "On the tracks it is 1 point less right now: it pays later. "
     "Only this way the line stays open to: Fish, Military."),
    (YEARS, 38, 47, TAN,
     "New by the end of the turn: 2 areas, 3 pelts. But this does not come: Economy +2. "
     "Economy +2 counts nothing yet: Ritual (0) is lower. Most of it comes later, and from other things."),
    (YEARS, 203, 205, MASKS,
     "Of each pair only the lower track counts. The pair Military + Masks is then worth 2 points, not 0. "
     "New by the end of the turn: 2 turtles. This is used up or lost: 2 masks in hand. "
     "Only this way the line stays open to: Ritual, Move 1. Most of it comes later, and from other things."),
    (WAR, 50, 53, ("1 pass", "1 turn"),
     "Better to wait (hunter): now 6 cards (with 5 bison), and more may come (at the most 28 bison)."),
    (WAR, 147, 150, ("2 claim warrior", "2 haul tomahawk", "2 turn"),
     "This card would have been kept for later: hunter. It could still bring 7 cards from the table."),
    (WAR, 161, 164, ("1 pass",),
     "The same claim could have brought 12 cards, not the 2 of what was played: all bison, "
     "and your own person card. "
     "On average it is even better to wait. Still hidden then: 2 bison."),
]  # fmt: skip


def moment_of(session: Session, begin: int, end: int, better: tuple[str, ...]) -> Moment:
    return Moment(Turn(begin, end, session.steps[begin].action.seat), Gap(5.0, 1.0, 5.0), better)


@pytest.mark.parametrize(("name", "begin", "end", "better", "told"), TOLD)
def test_a_reason_is_the_difference_to_what_was_played(
    name: str, begin: int, end: int, better: tuple[str, ...], told: str
) -> None:
    session = golden(name)
    moment = moment_of(session, begin, end, better)
    assert reason_of(session, moment, Words("en"), ("Ola", "Jan", "Ewa")) == told
    for lang in LANGUAGES:
        said = reason_of(session, moment, Words(lang), ("Ola", "Jan", "Ewa"))
        assert said.endswith(".")
        assert "%(" not in said


def test_a_marker_on_the_order_of_play_is_told_by_what_it_is_for() -> None:
    """It brings nothing at once, and yet somebody wants to know why."""
    session, said = golden(YEARS), set()
    for begin, step in enumerate(session.steps):
        marker = next((action for action in step.before.legal_actions() if action.text.endswith(" order")), None)
        if marker is None or " tile " not in step.action.text:
            continue
        end = next(n for n in range(begin + 1, len(session.steps)) if session.steps[n].action.seat != marker.seat)
        told = reason_of(session, moment_of(session, begin, end, (marker.text,)), Words("en"), ("Ola", "Jan"))
        first = step.before.year < 7 and not step.before.next_order
        assert ("would be first in the next year" in told) is first
        assert "it cannot say why" not in told
        said.add(first)
        if said == {True, False}:
            break
    assert said == {True, False}


def test_an_answer_is_named_as_the_log_names_it() -> None:
    """Before the others have answered no event tells it; a touch is no name for a moment."""
    session, seen = golden(CALM), set()
    for begin, step in enumerate(session.steps):
        if step.before.phase == "ask":
            names = ("Ola", "Jan")
            told = " ".join(told_of(session.fork(begin + 1), begin, step.action.seat, Words("en"), names))
            assert not told.startswith("Chosen")
            if " claim " in step.action.text:
                seen.add(told)
                assert told.partition(".")[0].endswith(f"claims with the {step.action.kind}")
    assert seen


def test_of_a_mask_not_drawn_it_is_told_that_it_was_not_used() -> None:
    """Else a Mask that brings two points and one that brings nothing read alike."""
    session, names = golden(YEARS), ("Ola", "Jan")
    state, mine = position(session, 143).clone(), list[Any]()
    for text in ("1 tile A2", "1 end"):
        mine.append(state.parse(text))
        state.apply(mine[-1])
    told = " ".join(told_of(carried_out(session, 143, mine), 143, 0, Words("en"), names))
    assert told.endswith("Not used: Mask.")
    assert "ot used" not in " ".join(told_of(session.fork(148), 143, 0, Words("en"), names))


def test_a_claim_not_made_is_told_by_what_it_could_have_brought() -> None:
    session = golden(CALM)
    before = session.steps[165].before
    view, other = before.observe(0), session.fork(165)
    claim, wait = (before.parse(text) for text in ("1 claim chief", "1 pass"))
    other.play(claim)
    sense = GAMES["powwow"].sense_of("strong")
    assert sense.instead is not None
    found = sense.instead(view, Way((claim,), other.state.observe(0)), Way((wait,), view))
    assert found[0] == ("claim", {"kind": "chief", "cards": 5})
    assert "rivalled" not in [name for name, _ in found]


def test_a_card_that_another_needs_can_be_taken_from_them() -> None:
    """The red hunter lies there with five bison: who captures it takes six cards from red."""
    data = GAMES["powwow"].State.new(2, {"calm": True}, seed=1).to_json()
    table = ["bison"] * 5 + ["totem", "red-hunter", "yellow-chief", "green-hunter"]
    for card in table:
        data["prairie"].remove(card)
    data |= {"table": table, "phase": "ask", "turn": 1, "asked": [1, 0]}
    state = GAMES["powwow"].State.from_json(data)
    view = state.observe(1)
    sense = GAMES["powwow"].sense_of("strong")
    assert sense.instead is not None
    claim, wait = (
        next(one for one in state.legal_actions() if one.text == text) for text in ("2 claim chief", "2 pass")
    )
    found = dict(sense.instead(view, Way((claim,), view), Way((wait,), view)))
    assert found["claim"]["cards"] == 3
    assert found["deny"] == {"cards": 6, "card": "red-hunter", "seat": 0}


def test_the_fish_of_a_tile_come_after_its_canoe() -> None:
    session = golden(YEARS)
    view = session.steps[143].before.observe(0)
    player = view.players[0]
    fish = surely(view, player, ("fish",))["goods"]
    assert sum(surely(view, player, ("canoe", "fish"))["goods"]) == sum(fish) + 1
    assert surely(view, player, ("fish", "canoe"))["goods"] == fish


def test_the_nearest_to_what_was_played_is_shown_where_it_is_as_good() -> None:
    """To wait is better than a bad haul, but no better than a good one of the same claim."""
    wait, good, other = ("wait",), ("claim", "good"), ("other",)
    played = ("claim", "bad")
    noise = [0.0, 2.0, -2.0, 1.0, -1.0]
    same = [[5.1, 5.0, 5.2, 5.0, 5.1], [5.0 + n for n in noise], [0.0] * 5]
    assert review.nearest((wait, good, other), same, played) == good
    clear = [[9.0] * 5, [5.0 + n for n in noise], [0.0] * 5]
    assert review.nearest((wait, good, other), clear, played) == wait
    assert review.nearest((wait, other), [[3.0], [1.0]], played) == wait


RARE: list[tuple[str, str, dict[str, Any]]] = [
    ("bison", "areas", {"me": 0, "parts": [FISH, {**FISH, "seat": 1, "areas": ()}], "rest": ((0, 2), (1, -3))}),
    ("bison", "areas", {"me": 0, "parts": [{**FISH, "more": 1, "less": 3, "areas": ("D2r", "D3r")}], "rest": ()}),
    ("bison", "areas", {"me": 0, "parts": [{**FISH, "terrain": "prairie", "areas": ()}], "rest": ()}),
    ("bison", "areas", {"me": 0, "parts": [{**FISH, "terrain": "mountain", "areas": ()}], "rest": ()}),
    ("bison", "pays", {}),
    ("bison", "tile", {"turned": False}),
    ("bison", "tile", {"turned": True}),
    ("bison", "evens", {}),
    ("bison", "stronger", {"area": "D2m", "terrain": "mountain", "seat": 0}),
    ("bison", "kept", {"seat": 0, "n": 2}),
    ("manitou", "captives", {"territory": "hills", "more": 4, "less": 0, "seat": 0}),
    ("manitou", "their_captives", {"territory": "river", "seat": 1, "more": 0, "less": 4}),
    ("manitou", "keep", {"card": "h9"}),
    ("manitou", "herds", {"territory": "river", "seat": 0, "more": 6, "less": 0}),
    ("powwow", "last_chance", {}),
    ("powwow", "rivalled", {"seats": (1,)}),
    ("powwow", "left_over", {}),
    ("powwow", "other_partner", {"card": "red-hunter"}),
    ("powwow", "other_partner", {"card": "red-hunter", "cards": 3, "seat": 1}),
    ("powwow", "other_claim", {"kind": "chief", "cards": 5, "less": 2}),
    ("powwow", "spare", {"kind": "chief"}),
    ("powwow", "later", {"cards": 7}),
    ("wendake", "counts", {"pairs": ((("ritual", "mask"), 3, 1),), "turtles": False}),
    ("wendake", "counts", {"pairs": ((("ritual", "mask"), 3, 1),), "turtles": True}),
    (
        "wendake",
        "brings",
        {
            "new": {**NONE, "more": (2, 1, 2, 1, 2, 1), "leads": ("O1", "V2")},
            "kept": {**NONE, "goods": (1,) * 6},
            "missed": {**NONE, "tracks": (("mask", 2),)},
            "lost": {**NONE, "resources": 5},
        },
    ),
    ("wendake", "line", {"tiles": (("fish", "mask"), ("trade",))}),
    ("wendake", "evens", {}),
    ("wendake", "smallpox", {}),
    ("wendake", "later", {"n": 2}),
    ("wendake", "idle", {"track": "ritual", "n": 2, "other": "mask", "low": 3}),
    ("manitou", "tie", {}),
    *(
        ("wendake", "their_area", {"seat": 1, "less": n, "more": 1 - n, "before": way})
        for n in (0, 1)
        for way in (True, False)
    ),
    ("wendake", "first", {"seat": 0, "tile": ("harvest", "trade")}),
    ("wendake", "first", {"seat": 0, "tile": ()}),
    ("wendake", "order", {}),
    ("powwow", "hold", {"card": "red-hunter", "cards": 3}),
    ("powwow", "still", {}),
    ("powwow", "still", {"loot": "bison", "n": 2, "near": True}),
    ("powwow", "hold", {"card": "red-hunter", "cards": 3, "loot": "bison", "n": 2, "near": True}),
]


@pytest.mark.parametrize(
    ("begin", "end", "better", "told"),
    [(169, 174, TILE, "places a tile: D2."), (210, 215, MOVE, "moves a hunter: river D6 → D5 (river D4).")],
)
def test_what_is_better_is_named_by_its_place_not_by_its_price(
    begin: int, end: int, better: tuple[str, ...], told: str
) -> None:
    session = golden(LAND)
    said = " ".join(why(session, moment_of(session, begin, end, better), Words("en"), ("Ola", "Jan"), False))
    assert told in said
    assert "pays" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name", "values"), RARE)
def test_what_is_seldom_said_has_its_words(game: str, name: str, values: dict[str, Any], lang: str) -> None:
    said = GAMES[game].texts.instead(Words(lang), (name, values), ("Ola", "Jan"))
    assert said.endswith(".")
    assert "%(" not in said


def test_the_last_answer_lies_there_while_none_is_turned_up() -> None:
    """Who looks at a claim sees it on the table, though it was the last one and was settled at once."""
    session, seen = golden(CALM), 0
    for step in session.steps:
        if step.before.phase == "ask" and step.reveals and " claim " in step.action.text:
            seat, veiled = step.action.seat, GAMES["powwow"].flow.veiled(step.before, step.action)
            assert veiled.pile[-1][0] == seat
            assert veiled.table == step.before.table
            assert veiled.winnings == step.before.winnings
            assert veiled.observe(seat) != step.before.observe(seat)
            seen += 1
    assert seen


def test_where_nothing_can_be_counted_that_is_said() -> None:
    session = golden(LAND)
    moment = moment_of(session, 169, 174, tuple(step.action.text for step in session.steps[169:174]))
    assert reason_of(session, moment, Words("en"), ("Ola", "Jan")) == (
        "The computer’s trial games come out better; it cannot say why in a word."
    )


@pytest.mark.parametrize("name", [LAND, YEARS])
def test_nothing_is_counted_yet_where_the_last_turn_of_a_round_is_looked_at(name: str) -> None:
    session = golden(name)
    game, ends = GAMES[session.header.game], 0
    for turn in review.turns(session, (0, 1)):
        there = session.fork(turn.end)
        lying = game.flow.lying
        assert lying is not None
        if turn.end - turn.begin > 1 and lying(there.steps[-1].before, there.steps[-1].action) is not None:
            shown = brought_about(there, turn.begin)
            assert shown is not None
            assert shown.round == there.steps[-1].before.round
            seen = seen_of(there, turn.begin, turn.seat)
            assert len(seen) <= sum(len(step.events) for step in there.steps[turn.begin : -1])
            ends += 1
    assert ends


@pytest.mark.parametrize(
    ("name", "begin", "end", "tried", "points", "told"),
    [
        (LAND, 169, 174, TILE, 5.0, "If the areas were counted now: 6 turkeys for Jan, not 0 (mountains C3)."),
        (LAND, 169, 174, TILE, 1.0, ""),
        (LAND, 191, 201, ("2 do canoe 0", "2 gain turkey", "2 end"), 11.0,
         "If the areas were counted now: 2 turkeys for Ola, not 4 (mountains C7). "
         "Most of it comes later, and from other things."),
        (YEARS, 38, 47, TAN, -5.0,
         "This speaks for what was played. New by the end of the turn: Economy +2. "
         "Not lost: the lead in 1 territory (Woods 2). But this does not come: 2 areas. "
         "Only this way the line stays open to: Move 3; Fish, Military. "
         "Most of it comes later, and from other things."),
        (WAR, 161, 164, ("1 claim hunter", "1 haul bison", "1 turn"), 9.0,
         "The same claim could have brought 12 cards, not the 2 of what was played: all bison, "
     "and your own person card."),
        (YEARS, 143, 146, CANOE[:1], 5.0, ""),
    ],
)  # fmt: skip
def test_of_what_somebody_tries_it_is_told_why_where_it_is_sure(
    name: str, begin: int, end: int, tried: tuple[str, ...], points: float, told: str
) -> None:
    """By the same findings as of what is shown: what it brings, or what was played brings; nothing of half a turn."""
    session = golden(name)
    moment, state, mine = moment_of(session, begin, end, tried), position(session, begin).clone(), list[Any]()
    for text in tried:
        mine.append(state.parse(text))
        state.apply(mine[-1])
    said = tried_of(session, moment, mine, Gap(points, 1.0, points), Words("en"), ("Ola", "Jan", "Ewa"))
    assert said.replace("\u2068", "").replace("\u2069", "") == told
