"""Cards in a territory, however many: each says what it is, and lies within its territory."""

from itertools import product
from math import cos, radians, sin
from xml.etree import ElementTree

import pytest
from positions import hunt
from test_table_signs import drawn, ready

from prateria.games.manitou.engine.data import HUNTERS, KIND, STRENGTH
from prateria.games.manitou.table.cards import CARD_H, CARD_W
from prateria.games.manitou.table.layout import arrange
from prateria.games.manitou.table.pieces import spread

STAGES = {"360x640": (344, 463), "390x844": (374, 643), "768x1024": (752, 801), "1024x768": (774, 587)}
"""Of the table on a page of that size."""
PAIR = ["h5", "mother", "h10", "scout", "h4", "chief-", "h3", "h9", "h2"]
FALLEN = ["h10", "mother-", "h5", "h4", "healer-", "h3", "h2", "h9", "scout-"]
SIGN_END, SIGN_FOOT = 0.53, 0.38  # the disc of a great warrior


def crowd(*counts):
    """So many cards of each seat in the hills; the first has a pair on guard."""
    rows = [(seat, card) for seat, n in enumerate(counts) for card in (FALLEN if seat else PAIR)[:n]]
    return hunt(len(counts), hands=["h8", "h1"], hills=" ".join(f"{seat + 1}:{card}" for seat, card in rows), left=6)


def corner(kind, x, y, w):
    """Where its strength or sign is: two figures are wider."""
    h = w * CARD_H / CARD_W
    strength = STRENGTH[KIND[kind]]
    right, foot = (0.1 + (0.31 if strength < 10 else 0.45), 0.35) if kind in HUNTERS else (SIGN_END, SIGN_FOOT)
    return x + 0.1 * w, y + 0.08 * h, x + right * w, y + foot * h


def lying(markup):
    """(kind, left, top, width, degrees) of the cards that lie in the hills, from below."""
    found = []
    for e in ElementTree.fromstring(markup).iter("g"):
        if e.get("data-place", "").startswith("laid-") and e.get("data-place").endswith("-hills"):
            scale = float(e[0].get("transform").removeprefix("scale(").rstrip(")"))
            kind, turn = e.get("data-place").split("-")[2], float(e.get("data-turn") or 0)
            found.append((kind, float(e.get("data-x")), float(e.get("data-y")), scale * CARD_W, turn))
    return found


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(
    ("counts"), [*product(range(1, 10), (1, 4, 9)), (4, 4, 4), (7, 7, 7), (4, 4, 4, 5), (7, 7, 7, 7)]
)
def test_no_card_covers_the_strength_of_another_or_leaves_its_territory(stage, counts):
    size = STAGES[stage]
    state = crowd(*counts)
    land = arrange(*size, len(counts), 0).lands[0].box
    cards = lying(drawn(state.observe(0), size=size))
    assert len(cards) == sum(counts)
    for n, (kind, x, y, w, turn) in enumerate(cards):
        left, top, right, foot = corner(kind, x, y, w)
        for other, at, high, wide, _ in cards[n + 1 :]:
            covers = at < right - 0.4 and at + wide > left and high < foot - 0.4 and high + wide * 1.4 > top
            assert not covers, (kind, other)
        a, h = radians(turn), w * 1.4
        over = (w * cos(a) + h * sin(a) - w) / 2, (w * sin(a) + h * cos(a) - h) / 2
        assert land.x <= x - over[0]
        assert x + w + over[0] <= land.x + land.w
        assert land.y <= y - over[1]
        assert y + h + over[1] <= land.y + land.h


@pytest.mark.parametrize(
    ("stage", "least"),
    [("360x640", (34, 31, 29)), ("390x844", (44, 44, 40)), ("768x1024", (68,) * 3), ("1024x768", (54,) * 3)],
)
def test_cards_stay_large_while_lines_have_room_one_under_the_other(stage, least):
    for n, wide in zip((5, 7, 9), least, strict=True):
        plan = spread(arrange(*STAGES[stage], 2, 0), crowd(n, n - 1).observe(0), None)
        assert plan.lands[0].card >= wide


@pytest.mark.rule("MA-13")
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize(
    ("card", "hills", "fall"),
    [
        ("scout", "2:h5 2:scout", {"c0-scout-1", "c1-scout-1"}),
        ("rainmaker", "2:chief- 2:chief", {"c0-rainmaker-1"}),
        ("healer", "2:rainmaker 1:h4", {"c1-rainmaker-1"}),
        ("h8", "2:rainmaker 1:h4", set()),
    ],
)
def test_what_will_fall_lies_pale_and_aslant_before_done(stage, card, hills, fall):
    """As it will lie then: what is counted leaves it out already."""
    state = hunt(hands=[f"{card} h1", "h1"], hills=hills, left=4)
    view = state.observe(0)
    root = ElementTree.fromstring(drawn(view, ready(state, card, "hills"), size=STAGES[stage]))
    pale = {e.get("id"): e for e in root.iter("g") if "falls" in e.get("class", "").split()}
    assert set(pale) == fall
    assert all(e.get("data-turn") for e in pale.values())


def test_what_has_fallen_takes_less_room_and_no_figure_is_cut():
    """On a tablet; on a phone all cards are small already."""
    state = hunt(hands=["h8", "h1"], hills="1:rainmaker- 1:h9 1:chief 1:h4", river="1:h5 1:scout-", left=6)
    cards = {kind: w for kind, _, _, w, _ in lying(drawn(state.observe(0), size=STAGES["1024x768"]))}
    assert cards["rainmaker"] == pytest.approx(0.7 * cards["h9"], rel=0.01)
    assert len({round(w) for _, _, _, w, _ in lying(drawn(state.observe(0), size=STAGES["390x844"]))}) == 1
    for size in STAGES.values():
        root = ElementTree.fromstring(drawn(state.observe(0), size=size))
        figures = {
            e.get("data-place").split("-")[2]: "figure" in "".join(one.get("class", "") for one in e.iter())
            for e in root.iter("g")
            if e.get("data-place", "").endswith("-hills")
        }
        assert figures == {"rainmaker": False, "h9": False, "chief": False, "h4": True}
