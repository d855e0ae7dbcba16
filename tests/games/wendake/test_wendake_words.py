"""Every moment of Wendake has its words, in every language."""

import pytest
from telling import NAMES, moments, whole

from prateria.games import GAMES
from prateria.games.wendake import advice, nouns, words
from prateria.games.wendake.actions import SORTS, do
from prateria.games.wendake.data import (
    CATEGORIES,
    FLAGS,
    GHOST,
    GOODS,
    MAPS,
    MASK_KINDS,
    MASKS,
    NATIVES,
    PROGRESS,
    TILES,
    TRACKS,
    TRIBES,
    TURTLES,
)
from prateria.games.wendake.events import (
    BlanketSeen,
    Disguised,
    Equipped,
    FlagGone,
    FlagTaken,
    Fought,
    Gained,
    GameEnded,
    GhostActed,
    MajoritiesCounted,
    MaskDrawn,
    MasksPlayed,
    Moved,
    NativeLost,
    NativesCame,
    OrderTaken,
    PileTurned,
    Raided,
    Scored,
    TileChosen,
    TilesOpened,
    Transferred,
    TurtleTaken,
    YearEnded,
)
from prateria.games.wendake.meta import META
from prateria.games.wendake.scoring import RATINGS
from prateria.kit.words import LANGUAGES, Words, isolate
from prateria.view.frame import Touch

WENDAKE = GAMES["wendake"]
EN = Words("en")
STEPS = sorted({step for tile in TILES for step in (*tile.front, *tile.back)})

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def say(event, seats=2, viewer=None, lang="en"):
    text = words.sentence(Words(lang), event, NAMES[:seats], viewer)
    return text and text.replace("\u2068", "").replace("\u2069", "")


# -- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {"tribes": True}), (2, {}), (3, {"tribes": True}), (4, {"first_game": True})]
)
def test_a_whole_game_has_words_for_everyone(seats, options):
    names, spoken = NAMES[:seats], [Words(lang) for lang in LANGUAGES]
    for i, (state, action, step) in enumerate(moments("wendake", seats, options, seed=seats)):
        for eyes in (None, action.seat):
            view, w = state.observe(eyes), spoken[i % len(spoken)]
            whole(words.prompt(w, view, names, Touch()))
            whole(words.prompt(w, view, names, Touch(action.picks[:1], action.picks[1:])))
            for event in step.events:
                sentence = words.sentence(w, state.seen_by(event, eyes), names, eyes)
                assert sentence is None or whole(sentence)
        if state.bag() is None:
            assert words.action_label(w, action, view)
            assert all(words.pick_label(w, pick, view) for pick in action.picks)
    for w in spoken:
        over = whole(words.sentence(w, step.events[-1], names, None))
        assert over == words.prompt(w, session_end(step, state, action).observe(None), names, Touch())


def session_end(step, state, action):
    """The position after the last action."""
    after = state.clone()
    after.apply(action)
    return after


def test_every_choice_of_a_list_is_named_apart():
    """Where the table is told in words, no two buttons say the same."""
    for seats in (1, 2, 4):
        for state, _, _ in moments("wendake", seats, {"tribes": True}, seed=seats + 10):
            view = state.observe(state.actors()[0])
            labels = [words.action_label(EN, action, view) for action in state.legal_actions()]
            assert len(set(labels)) == len(labels), [label for label in labels if labels.count(label) > 1]


def test_every_touch_that_leads_nowhere_is_explained():
    picks = [f"tile:{place}" for place in ("A1", "B2", "C3")] + [f"progress:{tile.id}" for tile in PROGRESS[::5]]
    picks += ["space:pair", "space:quads", "step:hunt", "step:trade", "button:end", "button:order", "turtle:women-3"]
    picks += ["from:V1", "stand:B1", "stand:V2", "area:C.0", "area:V1.0", "fight:C-2", "native:V1", "pay:corn"]
    said = set()
    for state, action, _ in moments("wendake", 2, {}, seed=5):
        legal = {pick for other in state.legal_actions() for pick in other.picks}
        for eyes in (None, 0, 1):
            view = state.observe(eyes)
            for pick in picks:
                if eyes != action.seat or pick not in legal:
                    found = words.why_not(EN, view, action.picks[:1] if len(action.picks) > 1 else (), pick)
                    said.add(found and whole(found))
    assert len(said) > 25


# -- the log -------------------------------------------------------------------------------------------------------


def test_a_turn_is_told():
    assert say(TileChosen(0, "A1", "B4", ("hunt", "move1"), False)) == "Ola plays A1: Hunt, Move 1."
    assert say(TileChosen(0, "B2", "B3", ("harvest",), True)) == "Sacred Fire (Ola): B2 – Harvest."
    assert say(OrderTaken(0, 1)) == "Ola takes place 1 in the order of play of the next year."
    assert say(Gained(0, (2, 0, 1, 0, 0, 0), "harvest")) == "Ola harvests: 2 corn, 1 pumpkin."
    assert say(Gained(0, (0, 0, 0, 3, 0, -3), "tan")) == "Ola tans: 3 pelts."
    assert say(Gained(0, (0, 0, 0, 0, 1, 0), "progress")) == "Ola gets: 1 fish."
    assert say(Scored(0, "ritual", 2, 5, "ritual")) == "Ola gets 2 points: Ritual 5."


def test_warriors_on_their_way_are_told():
    assert say(Moved(0, "V1", "B1", "")) == "Ola moves a warrior: Village 1 → Border 1."
    assert say(Moved(0, "V1", "O1", "O1.1")) == "Ola sets up an outpost – Woods 1: beavers."
    assert say(Fought(0, "V1", "C", 1)) == "A fight: Centre. Ola and <b>Jan</b> lose a warrior each."
    assert "Ghost" in say(Fought(0, "V1", "C", 1), seats=1)
    raids = {say(Raided(0, "C", "C.3", 1, native), seats=4) for native in NATIVES}
    assert len(raids) == 3
    assert all(text.endswith("Centre: beavers 2.") for text in raids)
    moved = {say(Transferred(0, "C.0", native, stays)) for native in ("", "woman", "hunter") for stays in (False, True)}
    assert len(moved) == 6
    assert say(NativeLost(0, "woman", "V1.0")) == "Smallpox: Ola loses a woman – Village 1: corn."
    assert say(NativesCame(0, (1, 0, 1))) == "From the long house (Ola): 1 woman, 1 warrior."
    assert say(MajoritiesCounted(0, ("V1", "C"), "")) == "Majorities of Ola: Village 1, Centre."
    assert "flag" in say(MajoritiesCounted(0, ("V1",), "EN"))


def test_nobody_reads_what_is_hidden():
    assert say(MaskDrawn(0, "deck", None, None)) == "Ola draws a mask."
    assert say(MaskDrawn(0, "pile", "husk", True)) == "Ola takes a mask from the discards: corn husk."
    assert say(TurtleTaken(0, "women", 5, ())) == "Ola takes a turtle: Women 5."
    shown = say(TurtleTaken(0, "women", 5, ("military", "mask")))
    assert shown == "Ola takes a turtle: Women 5 (it shows: Military / Masks)."
    assert "hand" not in say(Equipped(0, (1, 0, 0, 1, 1, 2), 1, 5, (), 1))
    assert "beggar" in say(Equipped(0, (1, 0, 0, 1, 1, 2), 1, 5, (("beggar", True),), 1))


def test_masks_are_counted_by_kind():
    event = MasksPlayed(0, "full_house", ("beggar",) * 3, ("beggar", "beggar", "beggar", "husk", "husk"))
    assert say(event) == "Ola plays masks – 3 alike and a pair: beggar × 3, corn husk × 2."


@every_language
def test_rare_events_have_sentences(lang):
    rare = [BlanketSeen(0, "husk", pox) for pox in (False, True)]
    rare += [PileTurned("husk", False, renewed) for renewed in (False, True)]
    rare += [FlagTaken(0, flag) for flag in FLAGS] + [FlagGone(0, flag) for flag in FLAGS]
    rare += [Disguised(0, kind, "spirit") for kind in ("", "husk")] + [YearEnded(7, (1, 0)), YearEnded(6, (1, 0))]
    rare += [TilesOpened(("L1-01",), ()), TilesOpened(("L2-01",), ("L1-01",)), TilesOpened((), ("L1-01",))]
    rare += [GameEnded((30, 30), (1,)), GameEnded((1, 0), (0,)), NativesCame(0, (0, 0, 0))]
    told = {whole(say(event, lang=lang)) for event in rare}
    assert len(told) == len(rare)
    ghost = [GhostActed("pathfinder", "", False), *(GhostActed(card, "", False) for card in GHOST[1:])]
    ghost += [GhostActed("masks", "pair", False), GhostActed("traders", "P1-1", False)]
    ghost += [GhostActed("raiders", "C", fought) for fought in (False, True)]
    assert len({whole(say(event, 1, 0, lang)) for event in ghost}) == len(ghost)


@pytest.mark.rule("WE-81")
@pytest.mark.rule("WE-90")
def test_the_winner_is_named_and_a_solo_game_rated():
    assert say(GameEnded((9, 4), (0,))) == "The game is over. Ola wins with 9 points."
    assert "order of play" in say(GameEnded((30, 30), (1,)))
    assert say(GameEnded((24,), (0,)), 1) == "The game is over with 24 points. Your rating: Speaker."
    assert isolate("Ola") in words.sentence(EN, GameEnded((9, 4), (0,)), NAMES, None)


# -- names ---------------------------------------------------------------------------------------------------------


@every_language
def test_names_are_all_different(lang):
    w = Words(lang)
    for name, ids in (
        (nouns.good, GOODS), (nouns.track, (*TRACKS, "lower", "higher")), (nouns.native, NATIVES),
        (nouns.mask, MASK_KINDS), (nouns.space, [mask.id for mask in MASKS]), (nouns.category, CATEGORIES),
        (nouns.step, STEPS), (nouns.step_text, STEPS), (nouns.ghost, GHOST), (nouns.flag, FLAGS),
        (nouns.rating, [name for name, _ in RATINGS]), (nouns.lake, MAPS[4].lakes),
        (nouns.progress, [tile.id for tile in PROGRESS]), (nouns.progress_text, [tile.id for tile in PROGRESS]),
        (nouns.tribe, ["common", *(tribe.id for tribe in TRIBES)]),
        (nouns.tribe_text, ["common", *(tribe.id for tribe in TRIBES)]),
        (nouns.territory, [territory.id for territory in MAPS[4].territories]),
        (words.breakdown_label, ("first", "second", "swap")),
    ):  # fmt: skip
        assert len({name(w, this) for this in ids}) == len(ids), name
    assert len({nouns.turtle(w, category, level) for category, level in TURTLES}) == len(TURTLES)
    for text in (*(nouns.step_text(w, step) for step in STEPS), *(nouns.progress_text(w, t.id) for t in PROGRESS)):
        whole(text)
    assert nouns.outpost(w) != nouns.sentinel(w)


@pytest.mark.parametrize("sides", MAPS)
def test_areas_are_named_by_what_they_yield(sides):
    ids = [f"{there.id}.{i}" for there in MAPS[sides].territories for i in range(len(there.areas))]
    assert len({nouns.area(EN, area, sides) for area in ids}) == len(ids)


@every_language
def test_names_are_short_enough_for_their_places(lang):
    """On tiles, tabs and chips; measured in the drawing, bounded here."""
    w = Words(lang)
    assert max(len(nouns.territory(w, there.id)) for there in MAPS[4].territories) <= 14
    assert max(len(nouns.progress(w, tile.id)) for tile in PROGRESS) <= 20
    assert max(len(nouns.step(w, step)) for step in STEPS) <= 14
    assert max(len(nouns.tribe_text(w, tribe.id)) for tribe in TRIBES) <= 90
    assert max(len(nouns.progress_text(w, tile.id)) for tile in PROGRESS) <= 120


@every_language
def test_every_verb_has_its_label(lang):
    made = {
        "join": do(0, "join", "seneca"), "tile": do(0, "tile", "A1"), "fire": do(0, "fire", "B2"),
        "do": do(0, "do", "hunt"), "open": do(0, "open", "swap"), "use": do(0, "use", "P1-1"),
        "swap": do(0, "swap", "A1"), "home": do(0, "home", "C.0", "fill"), "stay": do(0, "stay", "C.0", "leave"),
        "stand": do(0, "stand", "V1", "B1"), "lie": do(0, "lie", "V1", "O1.0"), "raid": do(0, "raid", "B1", "C.0"),
        "fight": do(0, "fight", "V1", "B1-2"), "buy": do(0, "buy", "P3-7"), "pay": do(0, "pay", "corn+bean"),
        "track": do(0, "track", "mask"), "shift": do(0, "shift", "mask", "ritual"), "flag": do(0, "flag", "FR"),
        "lose": do(0, "lose", "V1.0"), "draw": do(0, "draw", "pile"), "discard": do(0, "discard", "husk-pox"),
        "disguise": do(0, "disguise", "husk", "spirit"), "add": do(0, "add", "animal"),
        "mask": do(0, "mask", "pair", "husk"), "turtle": do(0, "turtle", "canoes-4"), "turn": do(0, "turn", "A2"),
        "replace": do(0, "replace", "B8", "L1-01"),
    }  # fmt: skip
    buttons = {verb: do(0, verb) for verb in SORTS if verb not in made}
    labels = {verb: words.action_label(Words(lang), action) for verb, action in (made | buttons).items()}
    assert all(labels.values())
    del labels["tile"], labels["fire"], labels["turn"]  # by their place, as the swap
    assert len(set(labels.values())) == len(labels)
    view = WENDAKE.State.new(2, seed=1).observe(0)
    picks = {pick for action in made.values() for pick in action.picks} - {"in:L1-01"}
    assert all(words.pick_label(Words(lang), pick, view) for pick in picks)


# -- advice, options -----------------------------------------------------------------------------------------------

REASONS = (
    "only_way", "line", "fire", "order_early", "order_late", "goods", "points", "lower_track", "canoe", "fetch",
    "move_area", "move_majority", "move_fight", "stop", "transfer", "transfer_fill", "turtle", "draw_pile",
    "draw_deck", "mask_space", "mask_hold", "discard", "exchange", "buy", "spend", "save", "progress", "smallpox",
    "better_tile", "keep_tiles", "swap", "end", "tribe",
)  # fmt: skip


@every_language
def test_every_reason_has_a_sentence(lang):
    if advice.__doc__:  # what ships has no docstrings
        rows = [line.split("|")[1] for line in advice.__doc__.splitlines() if line.startswith("| `")]
        assert tuple(name for row in rows for name in row.split("`")[1::2]) == REASONS
    values = {"line": ("A1", "B2", "C3"), "goods": (0, 0, 0, 1, 0, 0), "n": 2, "track": "mask", "tile": "P1-1"}
    told = {whole(words.reason(Words(lang), (reason, values))) for reason in REASONS}
    assert len(told) == len(REASONS)


@every_language
def test_the_game_and_its_options_are_introduced(lang):
    w = Words(lang)
    assert words.title(w) == "Wendake"
    whole(words.blurb(w))
    assert words.round_of(w, 2, 7) != words.round_of(w, 3, 7)
    for option in META.options:
        shown = words.option_text(w, option)
        assert shown["label"]
        whole(shown["line"])
        assert len(set(shown["labels"])) == len(option.choices)


def test_prompts_follow_the_markers():
    state = WENDAKE.State.new(2, seed=1)
    seat, said = state.actors()[0], []
    for text in ("tile A1", "order", "tile B1", "tile C1"):
        view = state.observe(seat)
        said.append(words.prompt(EN, view, NAMES, Touch()).split(": ", 1)[1])
        for action in (text, "end"):
            state.apply(state.parse(f"{seat + 1} {action}"))
        other = next(action for action in state.legal_actions() if action.verb in ("tile", "order"))
        state.apply(other)
        state.apply(state.parse(f"{2 - seat} end"))
    assert said == [
        "choose any tile to begin your line.",
        "choose a tile in line with the first one.",
        "choose a tile in line with the first one.",
        "complete your line with the third tile.",
    ]
