"""Every moment of a game has its words: prompts, log, advice, labels."""

import pytest
from telling import NAMES, moments, whole

from prateria.games import GAMES
from prateria.games.manitou import words
from prateria.games.manitou.bot import reasons as judge_reason
from prateria.games.manitou.bot.explained import CLAIMS, QUIET
from prateria.games.manitou.engine.actions import PASSES, PLAYS
from prateria.games.manitou.engine.data import BEATS, KINDS, TERRITORIES, WARRIORS
from prateria.games.manitou.engine.events import (
    BisonCaught,
    BisonLost,
    CaptivesTaken,
    Drew,
    GameEnded,
    HandDealt,
    HuntBegan,
    HuntEnded,
    PartyTaken,
    Passed,
    ThievesTaken,
    Trial,
)
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words, isolate

REASONS = (
    "only_play", "balanced_party", "catch_alone", "catch_both", "catch_large", "keep_large", "catch_second", "spoil",
    "chase", "avoid_thief", "save_strength", "get_rid_weak", "safe_place", "own_guard", "take_down", "both_fall",
    "sacrifice_pair", "guard_captives", "join_pair", "protect", "first_guard", "hold", "take_over", "no_points",
)  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_of_a_game_has_a_reason(seats):
    for state, action, _ in moments("manitou", seats, {}, seed=seats):
        whole(words.reason(Words("en"), judge_reason.reason(state.observe(action.seat), (action,))))


def test_what_others_must_not_know_is_not_told():
    w = Words("en")
    for event in (PartyTaken(0, "chief", 1), HandDealt(0, ("chief",), 1), Drew(0, "chief", 3)):
        assert words.sentence(w, event, NAMES, 1) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trial_names_both_and_who_falls(lang):
    w, seen = Words(lang), set()
    for a, mine in enumerate(WARRIORS):
        for b, theirs in enumerate(WARRIORS):
            single = "equal" if a == b else "wins" if BEATS[a][b] else "loses"
            pair = "sacrifice" if a == b or BEATS[a][b] else "weak"
            told = whole(words.sentence(w, Trial("river", 0, mine, 1, theirs, single), NAMES, None))
            assert isolate("Ola") in told
            assert isolate("<b>Jan</b>") in told
            seen.add(told)
            whole(words.sentence(w, Trial("river", 0, mine, 1, theirs, pair), NAMES, None))
    assert len(seen) == 25


def test_the_winner_of_a_trial_comes_first_whoever_laid_the_card():
    w = Words("en")
    assert words.sentence(w, Trial("river", 0, "mother", 1, "chief", "wins"), NAMES, None) == (
        f"{isolate('Ola')}’s clan mother beats {isolate('<b>Jan</b>')}’s chief."
    )
    assert words.sentence(w, Trial("river", 1, "chief", 0, "mother", "loses"), NAMES, None) == (
        f"{isolate('Ola')}’s clan mother beats {isolate('<b>Jan</b>')}’s chief."
    )


def test_rare_events_have_sentences():
    w = Words("en")
    rare = [Passed(0), ThievesTaken((), 0), ThievesTaken((0, 1), 9), GameEnded((5, 5), (0, 1))]
    rare += [BisonLost(place, (3,), why) for place in TERRITORIES for why in ("tie", "second", "nobody")]
    rare += [CaptivesTaken(place, 0, ((1, "h1"),)) for place in TERRITORIES]
    for event in rare:
        whole(words.sentence(w, event, NAMES, None))
    assert words.sentence(w, CaptivesTaken("river", 0, ()), NAMES, None) is None


@pytest.mark.rule("MA-05", "MA-17")
def test_the_herds_and_the_second_catch_are_told():
    def says(event):
        return words.sentence(Words("en"), event, NAMES, None).replace(isolate("Ola"), "Ola")

    assert says(HuntBegan(2, 0, ((12, 5), (4,), (10, 3)))) == (
        "Hunt 2 begins, and Ola deals. Herds: Hills 12, 5; River 4; Forest 10, 3."
    )
    assert says(BisonCaught("hills", 0, 12, 14, 1)) == "Ola catches the herd worth 12 in the hills (strength 14)."
    assert says(BisonCaught("hills", 0, 5, 9, 2)) == (
        "Ola is second in the hills (strength 9) and catches the herd worth 5."
    )
    assert says(BisonCaught("hills", 0, 5, 0, 1)) == "Ola is alone in the hills and takes the herd worth 5."


def test_prompts_follow_the_touches():
    state = next(state for state, _, _ in moments("manitou", 2, {}, seed=5) if state.phase == "play")
    view, w = state.observe(state.turn), Words("en")
    card, place = f"card:{view.own.hand[0]}", "territory:river"
    play = PLAYS[state.turn][KINDS.index(view.own.hand[0])][1]
    touches = [Touch(), Touch((card,)), Touch((place,)), Touch((card, place), (), play)]
    assert len({whole(words.prompt(w, view, NAMES, touch)) for touch in touches}) == 4


def test_the_size_of_the_party_is_told():
    state = GAMES["manitou"].State.new(2, seed=3)
    w = Words("en")
    assert "8 cards" in words.prompt(w, state.observe(state.turn), NAMES, Touch())
    while state.turn != state.dealer:
        state.apply(state.legal_actions()[0])
    assert "7 cards" in words.prompt(w, state.observe(state.turn), NAMES, Touch())


def test_the_reasons_are_those_of_the_bot():
    if judge_reason.__doc__:  # what ships has no docstrings
        rows = [line.split("|")[1] for line in judge_reason.__doc__.splitlines() if line.startswith("| `")]
        named = [name for row in rows for name in row.split("`")[1::2]]
        assert sorted(named) == sorted(REASONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang):
    values = {
        "territory": "river", "herd": 12, "kind": "chief", "cards": 2, "hunters": 4, "strong": 2,
        "middling": 1, "weak": 1, "warriors": 4, "kinds": 4, "mine": 5, "best": 9,
    }  # fmt: skip
    for reason in REASONS:
        whole(words.reason(Words(lang), (reason, values)))


GUARDING = {"take_down", "both_fall", "join_pair", "guard_captives", "protect", "first_guard", "hold", "catch_alone"}
ELSEWHERE = [{"rather": "river", "more": 12, "why": why} for why in ("drawn", "fought")]
FELLED = {"fells": ("chief", "healer"), "who": (1,)}
TRIED = {"why": "close", "other": "h10", "there": "river"}


@pytest.mark.parametrize("price", [{}, {"thief": 1}, {"thief": 2}, {"captured": 1, "by": 1}, FELLED, TRIED, *ELSEWHERE])
def test_a_hint_in_italian_fits_into_the_three_lines_of_a_phone(price):
    warriors = {
        "catch_alone",
        "take_down",
        "both_fall",
        "sacrifice_pair",
        "join_pair",
        "guard_captives",
        "protect",
    }
    for reason in (
        set(REASONS) - {"balanced_party"} - (warriors | {"first_guard", "hold"} if "thief" in price else set())
    ):
        if price in (TRIED, *ELSEWHERE) and reason not in (
            ("get_rid_weak",) if price.get("why") == "drawn" else CLAIMS if price == TRIED else (*CLAIMS, *QUIET)
        ):
            continue
        if ("captured" in price and reason in GUARDING) or ("thief" in price and reason == "avoid_thief"):
            continue  # never both
        values = {
            "herd": 12,
            "kind": "chief",
            "cards": 2,
            "mine": 15,
            "best": 19,
            "seat": 1,
            "names": ("Volpe", "Aquila"),
        }
        card = "h10" if "thief" in price else "healer"
        most = 150 if "why" in price else 126  # of three lines of 46 letters each; what the trials say is a touch away
        said = words.reason(Words("it"), (reason, {**values, **price, "card": card, "to": "forest"}))
        assert len(said.replace("\u2068", "").replace("\u2069", "")) <= most  # marks round names take no room


def test_a_hint_says_on_which_condition_a_great_warrior_alone_takes_herds():
    said = words.reason(Words("en"), ("catch_alone", {"territory": "forest", "herd": 7}))
    assert said == "If nobody else comes there, you get bison worth 7."


def test_why_a_hunt_is_over_is_told():
    assert "seven turns" in words.sentence(Words("en"), HuntEnded(1), NAMES, 0)


def test_every_touch_that_the_rules_forbid_is_explained_and_no_other():
    w = Words("en")
    for _, _, step in moments("manitou", 4, {}, seed=2):
        if step.before.phase != "play":
            continue
        legal, seat = {action.text for action in step.before.legal_actions()}, step.action.seat
        view = step.before.observe(seat)
        for kind in view.own.hand:
            for place in TERRITORIES:
                reason = words.why_not(w, view, (f"card:{kind}",), f"territory:{place}")
                if f"{seat + 1} play {kind} {place}" not in legal:
                    whole(reason)
                elif len(legal) > 1 and step.before.stuck[seat][1] == 0 and "weak" not in str(step.events):
                    assert reason == ""
        for other in set(range(4)) - {seat}:
            whole(words.why_not(w, step.before.observe(other), (), "card:h1"))


def test_labels_are_all_different():
    w = Words("en")
    assert len({words.kind(w, kind) for kind in KINDS}) == len(KINDS)
    assert len(
        {words.action_label(w, play) for row in PLAYS[0] for play in row} | {words.action_label(w, PASSES[0])}
    ) == (len(KINDS) * len(TERRITORIES) + 1)
    assert words.title(w) == "Manitou"
    assert words.blurb(w)
    assert words.round_of(w, 2, 3) == "Hunt 2 of 3"


def test_and_before_e_is_ed_in_italian() -> None:
    w = Words("it")
    assert w.list(["mago della pioggia", "esploratore"]) == "mago della pioggia ed esploratore"
    assert w.list(["capo", "madre del clan"]) == "capo e madre del clan"
    assert Words("en").list(["a", "e"]) == "a and e"
