"""What a hint proposes in place of what a bot would do: nothing that uses a thing up for no gain that can be named."""

import pytest
from wendake_drawn import EN
from wendake_table import play, position, steps

from prateria.core.rng import Rng
from prateria.games.wendake.bot import SENSE
from prateria.games.wendake.bot.hints.marches import in_place_of, leaves_empty
from prateria.games.wendake.bot.hints.plain import _opened
from prateria.games.wendake.bot.hints.turn import _matters
from prateria.games.wendake.bot.lines import counted
from prateria.games.wendake.bot.policy import choices
from prateria.games.wendake.engine.actions import do
from prateria.games.wendake.engine.data import TILES
from prateria.games.wendake.flow import FLOW
from prateria.games.wendake.words import TEXTS, nouns
from prateria.games.wendake.words.reasons import reason


def plainer(state, *action):
    *looking, run = SENSE.plainer(state.redeal(0, Rng(1)), 0, (do(0, *action),))
    assert set(looking) <= {None}
    return run


def told(state, *run):
    return reason(EN, SENSE.reason(state.observe(0), run))


def balance(*tracks, year=5):
    return position(progress={0: "P2-4"}, tracks={0: tracks}, ask=steps("move1"), year=year)


@pytest.mark.parametrize(
    ("tracks", "to"), [((12, 5, 14, 5), ("ritual", "economic")), ((9, 7, 9, 5), ("military", "mask"))]
)
def test_a_point_goes_where_it_counts_and_both_tracks_are_named(tracks, to):
    state = balance(*tracks)
    run = plainer(state, "use", "P2-4")
    assert run == (do(0, "use", "P2-4"), do(0, "shift", *to))
    before = state.observe(0).players[0].points
    said = told(state, *run)
    play(state, "use P2-4")
    assert plainer(state, "shift", "economic", "ritual") == run[1:]
    assert said == f"Balance. {told(state, run[1])}"
    assert "−1" in said
    assert "+1: that counts 1 point more." in said
    state.apply(run[1])
    assert state.observe(0).players[0].points == before + 1


@pytest.mark.parametrize("tracks", [(16, 5, 17, 5), (16, 5, 16, 6)])
def test_where_no_point_would_count_the_tile_is_not_proposed(tracks):
    state = balance(*tracks)
    other, *_ = plainer(state, "use", "P2-4")
    assert other in state.legal_actions()
    assert other.verb != "use"


def masks(pile, **with_):
    return position(hand={0: "husk spirit animal"}, pile=pile, ask=steps("mask"), year=4, **with_)


def test_the_open_mask_that_makes_points_for_certain_is_taken():
    state = masks("beggar")
    said = told(state, do(0, "do", "mask"))
    play(state, "do mask")
    assert plainer(state, "draw", "deck") == (do(0, "draw", "pile"),)
    assert told(state, do(0, "draw", "pile")).startswith("With it you can play: 4 different, Masks +3")
    assert "does not help" not in told(state, do(0, "draw", "deck"))
    assert said.startswith("With the open mask you can play: 4 different, Masks +3"), "the next hint takes it"
    tile = position(
        hand={0: "husk spirit animal"}, pile="beggar", marked={0: "A1"}, tracks={0: (9, 9, 9, 0)}, year=4,
        grid={0: "B2 B3 B4 B5 B1 B6 B7 B8 B9"},
    )  # fmt: skip
    lines = [told(tile, do(0, "tile", place.id)) for place in tile.observe(0).players[0].grid if "mask" in place.steps]
    assert lines
    assert all("Masks +3" in line for line in lines)


@pytest.mark.parametrize(("pile", "drawn"), [("beggar", "deck"), ("husk", "pile")])
def test_no_mask_is_drawn_that_is_discarded_at_once(pile, drawn):
    state = position(hand={0: "husk*3"}, progress={0: "P1-6"}, pile=pile, ask=steps("mask"), year=4)
    play(state, "do mask", "use P1-6")
    assert plainer(state, "draw", "pile") == (do(0, "draw", drawn),)


def test_a_mask_that_makes_no_more_than_the_hand_does_is_left():
    state = masks("husk")
    play(state, "do mask")
    assert plainer(state, "draw", "deck")[0].verb == "draw"


@pytest.mark.parametrize("home", [{}, {"V1": (0, 0)}])
def test_a_warrior_who_would_leave_a_majority_without_a_gain_stays(home):
    """For another majority, or home to a set, from where the next hint sent somebody out again."""
    standing = {"B1": (1, 0), "O1": (0, 0), **home}
    moves = ["Moves", 1, False, []]
    state = position(standing=standing, ask=[*steps(), moves], year=5)
    leaves = [
        action
        for action in state.legal_actions()
        if action.verb == "stand" and SENSE.reason(state.observe(0), (action,))[1].get("leaves")
    ]
    assert leaves
    for action in leaves:
        [other] = plainer(state, action.verb, action.what, action.where)
        assert other in state.legal_actions()
        assert not SENSE.reason(state.observe(0), (other,))[1].get("leaves")
    assert told(state, do(0, "stop")).startswith("Stop here")


def test_an_action_move_goes_where_its_hint_has_said():
    state = position(ask=steps("move1"))
    run = plainer(state, "do", "move1")
    assert len(run) == 2
    said = told(state, *run)
    state.apply(run[0])
    assert run[1] in state.legal_actions()
    assert said == told(state, run[1])


@pytest.mark.parametrize("tile", ["P1-1", "P2-1", "P3-1"])
def test_a_tile_that_moves_warriors_goes_where_its_hint_has_said(tile):
    state = position(progress={0: tile}, ask=steps("move1"))
    run = plainer(state, "use", tile)
    assert len(run) == 2
    said = told(state, *run)
    state.apply(run[0])
    assert run[1] in state.legal_actions()
    # the tile is lit: where all of it has no room its name gives way to what comes of it
    assert said.removeprefix(f"{nouns.progress(EN, tile)}. ") == told(state, run[1])


def test_a_swap_that_costs_a_point_is_proposed_only_where_it_is_clearly_better():
    state = position()
    assert plainer(state, "open", "swap")[0] == choices(state)[0]


def test_an_exchange_for_what_is_left_after_a_tile_means_that_tile():
    state = position(
        goods={0: "corn*3 bean pelt*2 fish*2"}, canoes={0: 3}, offer="P1-8 P2-7", ask=steps("trade"),
        tracks={0: (0, 6, 6, 6)},
    )  # fmt: skip
    play(state, "do trade")
    name, values = SENSE.reason(state.observe(0), (do(0, "exchange"),))
    if name == "exchange_kinds" and values["after"]:
        assert values["promise"] == (1, "after", values["after"])
    bought = SENSE.reason(state.observe(0), (do(0, "buy", "P2-7"),))[1]
    assert (1, "after", 1) in bought["kept"]
    assert (1, "after", 2) not in bought["kept"]


def test_a_turtle_says_what_its_level_brings():
    view = position(areas={"O1.0": "0 woman", "C.0": "0 woman"}).observe(0)
    low, middle, high = (reason(EN, SENSE.reason(view, (do(0, "turtle", f"women-{n}"),))) for n in (3, 4, 5))
    later = "Lower ones you can take later."
    assert low == "Women 3: 1 point at the end."
    assert middle == f"Women 4: 2 points at the end. That is one more than level 3 brings. {later}"
    assert high == f"Women 5: 2 points at the end. It shows two tracks: the one that is better for you counts. {later}"
    assert reason(EN, SENSE.reason(view, (do(0, "turtle", "canoes-3"),))).startswith("Canoes 3: ")


def test_of_masks_that_is_proposed_which_brings_what_a_hint_has_said():
    """Where nothing clearly better is kept for: a pair, though four different can be played."""
    state = position(
        hand={0: "husk*2 spirit animal beggar"}, ask=[*steps(), ["PlayMasks", False, -1, -1, -1]], year=7,
        tracks={0: (9, 9, 9, 0)}, marked={0: "A1 B1 C1"}, ordered=[0],
    )  # fmt: skip
    assert plainer(state, "mask", "pair", "husk")[0].what == "four_kinds"
    said = told(state, do(0, "mask", "pair", "husk"))
    assert "You could also play: 4 different, Masks +3. This way more masks stay" in said
    assert "also" not in told(state, plainer(state, "mask", "pair", "husk")[0])


def test_for_a_new_tile_that_one_leaves_which_can_do_no_more():
    """The only Tan is not given away for `Harvest, Trade` where plain Harvest could go for it."""
    state = position(
        marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(0, 1), open_="L1-02",
        grid={0: "B2 B1 B4 B7 B8 B9 B5 B3 B6"},
    )  # fmt: skip
    state.apply(state.parse("2 end"))
    assert plainer(state, "replace", "B3", "L1-02") == (do(0, "replace", "B3", "L1-02"),)
    assert plainer(state, "replace", "B5", "L1-02")[0].what == "B3"


def test_the_only_mask_stays_where_the_new_tile_can_do_all_of_another():
    """It went for a tile that could do all of `Fish, Military`, just after a tile had been bought that serves masks."""
    state = position(
        marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(0, 1), open_="L1-10",
        grid={0: "B2 B9 B5 B4 B1 B3 B6 B7 B8"}, progress={0: "P1-5"}, tracks={0: (2, 1, 0, 1)},
    )  # fmt: skip
    state.apply(state.parse("2 end"))
    assert plainer(state, "replace", "B7", "L1-10")[0].what == "B6"


@pytest.mark.parametrize(("women", "stays"), [(0, False), (2, True)])
def test_an_action_stays_for_which_fields_lie_ready(women, stays):
    """The only Harvest went, just after women had been given fields."""
    state = position(
        marked={0: "A1 B1 C1", 1: "A1 B1 C1"}, ask=steps(), turn=1, next_order=(0, 1), open_="L1-01 L1-07",
        grid={0: "B2 B9 B5 B6 B7 B8 B1 B3 B4"}, areas={f"O{n}.0": "0 woman" for n in range(1, women + 1)},
    )  # fmt: skip
    state.apply(state.parse("2 end"))
    [found] = plainer(state, "replace", "B3", "L1-07")
    front = next(tile.front for tile in TILES if tile.id == found.where)
    assert (found.what != "B3" or "harvest" in front) is stays


def test_a_sacred_fire_says_so_though_a_progress_tile_would_be_used_before():
    """It was said to bring nothing, and the next hint played a Ritual with it."""
    state = position(progress={0: "P1-8"}, marked={0: "A1"})
    fire = next(place.id for place in state.observe(0).players[0].grid if place.steps == ("fire",))
    run = plainer(state, "tile", fire)
    assert [action.verb for action in run] == ["tile", "fire"], "the next hint plays the tile that this one names"
    at, place = run[1].what, nouns.spot(EN, run[1].what)
    steps_ = next(place.steps for place in state.observe(0).players[0].grid if place.id == at)
    assert told(state, *run).startswith(f"The Sacred Fire then plays: {nouns.steps(EN, steps_)} ({place}).")


def test_who_asks_for_a_tile_is_not_sent_for_a_fish_first():
    """The progress tile of goods was the whole hint, year after year: it can be used after the tile as well."""
    state = position(progress={0: "P1-8"}, year=2)
    assert choices(state)[0] == do(0, "use", "P1-8")
    [first, *_] = plainer(state, "use", "P1-8")
    assert first.verb == "tile"
    state.apply(first)
    assert any(action.verb == "use" for action in state.legal_actions())


def test_tracks_between_which_a_point_goes_are_seen_with_their_points():
    state = balance(12, 5, 14, 5)
    play(state, "use P2-4")
    view = state.observe(0)
    assert TEXTS.pick_label(EN, "from:ritual", view) == "Ritual: 14"
    assert TEXTS.pick_label(EN, "to:economic", view) == "Economy: 12"


def moves(n=1):
    return ["Moves", n, False, []]


def test_the_same_area_is_won_by_a_warrior_who_leaves_no_majority():
    """It was the sentinel of that very territory, whom the next year sent out there again."""
    state = position(standing={"O1": (1, 0), "V1": (3, 0)}, ask=[*steps(), moves(2)], year=4)
    assert SENSE.reason(state.observe(0), (do(0, "lie", "O1", "O1.1"),))[1]["leaves"] == "O1"
    assert plainer(state, "lie", "O1", "O1.1") == (do(0, "lie", "V1", "O1.1"),)


def test_who_goes_on_from_a_majority_is_relieved_first():
    """Not: gone on, for no point more, and then somebody comes for the majority that was left."""
    state = position(standing={"B1": (1, 0)}, year=4,
                     ask=[*steps("military"), moves(3)])  # fmt: skip
    goes = do(0, "stand", "B1", "O2")
    first, then = next(run for run in in_place_of(state, 0, goes) if len(run) > 1)
    assert (first.what, first.where, then) == ("V1", "B1", goes)
    said = told(state, first, then)
    assert said == "Village 1 → Border 1. Then one who is there can go on: Woods 2."
    assert "leaves" not in SENSE.reason(state.observe(0), (first, then))[1]
    assert "promise" not in SENSE.reason(state.observe(0), (first, then))[1]
    state.apply(first)
    assert "no longer" not in told(state, then)


def test_nobody_goes_where_another_comes_from_to_let_that_one_come_here():
    """One went from the village to the shore, and one from the shore to the village: all stood as before."""
    state = position(standing={"I1": (1, 0), "O1": (1, 0)}, ask=[*steps("military"), moves(2)], year=4)
    home = do(0, "stand", "I1", "V1")
    pairs = [run for run in in_place_of(state, 0, home) if len(run) > 1]
    assert all((first.what, first.where) != (then.where, then.what) for first, then in pairs)
    assert do(0, "stand", "V1", "I1") in state.legal_actions()


def test_no_outpost_gives_up_its_area_only_to_be_sent_out_again():
    state = position(areas={"O1.0": "0 warrior"}, house={0: (7, 6, 1)}, ask=steps("fish"), year=7)
    assert leaves_empty(state, do(0, "open", "transfer")) is True
    [other] = plainer(state, "open", "transfer")
    assert other == do(0, "do", "fish")
    filled = position(areas={"O1.0": "0 warrior", "B1.0": "0 warrior"}, ask=[*steps(), ["Transfer", False, False]])
    assert plainer(filled, "home", "O1.0", "leave")[0].where == "fill"


def test_a_move_that_comes_to_nothing_is_not_proposed():
    """A possible goal was named, and the next hint said to stop."""
    state = position(ask=steps("move1", "fish"), standing={"V1": (0, 0), "O1": (1, 0)}, house={0: (2, 2, 6)}, year=6)
    run = plainer(state, "do", "move1")
    assert len(run) == 2 or run == (do(0, "do", "fish"),)


def test_a_trade_names_what_is_then_proposed_in_it():
    """An exchange was announced, and the next hint sold what there was."""
    state = position(goods={0: "corn*2 bean fish*2"}, ask=steps("trade"), year=6)
    run = plainer(state, "do", "trade")
    assert run[0] == do(0, "do", "trade")
    said = told(state, *run)
    state.apply(run[0])
    assert run[1] in state.legal_actions()
    assert plainer(state, *run[1].text.split()[1:]) == run[1:]
    assert said == told(state, *run[1:])


def test_outposts_that_stay_out_and_what_is_left_out_are_named():
    state = position(areas={"O1.0": "0 warrior"}, ask=[*steps(), ["Transfer", True, False]])
    assert told(state, do(0, "done")) == "The other outposts stay where they are, to hold their areas."
    named = {"step": "trade", "names": ()}
    assert (
        reason(EN, ("enough", named))
        == "Trade. You can leave out what comes before it: that no longer changes your result."
    )
    assert reason(EN, ("enough", {})) == "You can stop here: nothing more would change your result."


def test_a_swap_and_a_homecoming_are_proposed_whole():
    """Each took a hint and a "Done" for the opening, and one more for what was meant by it."""
    swap = position(year=1)
    open_ = do(0, "open", "swap")
    run = _opened(swap, (open_,))
    assert [action.verb for action in run] == ["open", "swap", "swap"]
    assert told(swap, *run) == told(swap, open_)
    home = position(areas={"O1.0": "0 warrior", "B1.0": "0 warrior"}, ask=steps("fish"))
    run = _opened(home, (do(0, "open", "transfer"),))
    assert [action.verb for action in run] == ["open", "home"]
    assert told(home, *run) == told(home, run[0])
    for state, actions in ((swap, _opened(swap, (open_,))), (home, run)):
        for n, action in enumerate(actions):
            assert action in state.legal_actions()
            assert not n or FLOW.answers(actions[:n], action)
            state.apply(action)


def test_another_combination_than_was_spoken_of_says_so():
    """Two pairs were announced, and the next hint played a pair."""
    draws = position(hand={0: "husk*2 spirit"}, pile="spirit", ask=[*steps(), ["Draw", 1, False]], year=4)
    name, announced = SENSE.reason(draws.observe(0), (do(0, "draw", "pile"),))
    assert (name, announced["space"]) == ("mask_makes", "two_pairs")
    plays = position(hand={0: "husk*2 spirit*2"}, ask=[*steps(), ["PlayMasks", False, -1, -1, -1]], year=4)
    whole, part = (
        SENSE.reason(plays.observe(0), (next(a for a in plays.legal_actions() if getattr(a, "what", "") == space),))[1]
        for space in ("two_pairs", "pair")
    )
    assert announced["promise"] == whole["promise"] != part["promise"]
    assert announced["promise"] not in whole["kept"]
    assert announced["promise"] in part["kept"]


def test_points_on_the_higher_track_say_whether_the_lower_one_should_catch_up():
    ritual = {"n": 4, "track": "ritual", "counts": 0, "behind": (("economic", 8),), "comes": (9,)}
    assert reason(EN, ("points", ritual)) == ("Ritual +4. That counts once you gain 8 more in Economy.")
    assert reason(EN, ("points", {**ritual, "n": 9, "counts": 1})) == "Ritual +9. Of that, 1 point counts now."
    assert reason(EN, ("points", {**ritual, "comes": (7,)})) == (  # too far behind: nothing is promised
        "Ritual +4. That counts only if Economy catches up: it is 8 behind."
    )


def test_what_a_track_may_gain_follows_from_the_years_to_come():
    mask = [("mask", 7)]
    early, late = (position(tracks={0: (0, 11, 0, 14)}, year=year).observe(0) for year in (3, 7))
    found = [counted(view, view.players[0], mask) for view in (early, late)]
    assert [said["behind"] for said in found] == [(("military", 10),)] * 2
    assert found[0]["comes"] > found[1]["comes"] == (0,)


def test_of_tiles_that_are_about_as_good_one_is_bought_whose_points_count_now():
    state = position(
        goods={0: "pelt*2 fish*2 corn bean"}, offer="P2-2 P2-3", ask=steps(inner=("buy", "spend")), year=2,
        tracks={0: (4, 6, 3, 1)},
    )  # fmt: skip
    for tile in ("P2-2", "P2-3"):
        [bought] = plainer(state, "buy", tile)
        assert SENSE.reason(state.observe(0), (bought,))[1]["counts"] == 2, "both points of the tile, or more"


@pytest.mark.parametrize(("year", "said"), [(6, True), (7, False)])
def test_of_the_last_tile_no_goods_are_praised_that_lead_nowhere(year, said):
    """It was praised for beavers, and the next hint left them out, since they changed nothing."""
    hunts = {"areas": {"O1.1": "0 hunter"}, "grid": {0: "B2 B1 B4 B7 B8 B9 B5 B3 B6"}}
    state = position(**hunts, year=year, ordered=[0], marked={0: ""})
    place = next(there for there in state.observe(0).players[0].grid if there.steps[:1] == ("hunt",))
    line = next(line for line in state.observe(0).players[0].lines if place.id in line)
    marked = " ".join(there for there in line if there != place.id)
    state = position(**hunts, year=year, next_order=(0,), marked={0: marked})
    assert ("beaver" in told(state, do(0, "tile", place.id))) is said


@pytest.mark.parametrize(("tracks", "says"), [((11, 4, 4, 11), "level now"), ((12, 4, 4, 11), "Masks is still lower")])
def test_of_a_pair_that_is_level_none_is_called_the_lower(tracks, says):
    view = position(year=7, tracks={0: tracks}, pairs=[["economic", "mask"], ["military", "ritual"]]).observe(0)
    values = {"n": 2, "track": "economic", **counted(view, view.players[0], [("economic", 2)])}
    assert says in reason(EN, ("points", {**values, "comes": (9,)}))


def test_of_the_last_tile_no_point_is_named_that_changes_nothing():
    """Economy +1 was promised, and the next hint left it out: Masks stayed lower by more."""
    view = position(year=7, tracks={0: (18, 4, 4, 11)}, pairs=[["economic", "mask"], ["military", "ritual"]]).observe(0)
    gains = (("economic", 1), ("mask", 3), ("ritual", 2))
    assert _matters(view, view.players[0], gains) == (("mask", 3),)
    assert _matters(view, view.players[0], gains[:1]) == gains[:1], "something is said"
