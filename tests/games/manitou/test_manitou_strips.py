"""What has been won stands beside name, points and the backs of the hand: nothing lies over another."""

import re
from itertools import combinations, pairwise, product
from xml.etree import ElementTree

import pytest
from positions import hunt

pytest.importorskip("prateria.games.manitou.words")

from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou import table
from prateria.games.manitou.engine import State, preview
from prateria.games.manitou.flow import FLOW
from prateria.games.manitou.table.layout import arrange
from prateria.games.manitou.table.pieces import spread
from prateria.games.manitou.table.strips import strip
from prateria.games.manitou.table.territory import badges
from prateria.games.manitou.table.won import Thing, thing
from prateria.kit.touch import Touch
from prateria.kit.words import Words
from prateria.view import css
from prateria.view.box import Box
from prateria.view.frame import Frame, Sitter
from prateria.view.measure import width

try:
    from workshop.catalogues import compiled_catalogues
except ImportError:  # in Pyodide, where they are in the package
    compiled_catalogues = dict

STAGES = [(344, 430), (374, 600), (740, 760), (740, 900)]  # of 360x640, 390x844, 768x1024
SITTERS = tuple(Sitter(seat, name, None, "fox") for seat, name in enumerate(("Volpe", "Aquila", "Orso", "Lupo")))


def boxes(markup: str) -> list[tuple[str, Box]]:
    """All texts, the ground of the points, and backs, but not what is written on these two."""
    found = []
    for e in ElementTree.fromstring(markup).iter():
        classes = e.get("class", "").split()
        if e.tag == "text" and not {css.PLATE_POINTS_TEXT, css.CARD_MINI_TEXT} & set(classes):
            x, y, size = (float(e.attrib[k]) for k in ("x", "y", "font-size"))
            text = "".join(e.itertext())
            wide = width(text, size) * (1.1 if "?" in text and size > 12 else 1)  # bold figures are wider
            before = wide / 2 * (css.MIDDLE in classes) + wide * (css.END in classes)
            found.append((text, Box(x - before, y - size * 0.7, wide, size * 0.7)))
        elif e.tag == "rect" and {css.PLATE_POINTS, css.CARD_MINI} & set(classes):
            found.append((classes[0], Box(*(float(e.attrib[k]) for k in ("x", "y", "width", "height")))))
    return found


def over(a: Box, b: Box) -> bool:
    return a.x + a.w > b.x + 0.5 and b.x + b.w > a.x + 0.5 and a.y + a.h > b.y + 0.5 and b.y + b.h > a.y + 0.5


@pytest.mark.parametrize(("lang", "stage", "seats", "dealer"), list(product(("it", "pl"), STAGES, (2, 3, 4), (1, 2))))
def test_a_threat_lies_over_nothing(lang: str, stage: tuple[int, int], seats: int, dealer: int) -> None:
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    for been, threat, rich in product((0, 1, 2), (False, True), (False, True)):
        state = hunt(
            seats, hunt=1, dealer=dealer, hands=["h1 h2 h3"] * seats, left=2, thieves=[been] * seats,
            piles=["h4"] * seats,
        )  # fmt: skip
        view = state.observe(0)
        plan = arrange(*stage, seats, 0)
        for seat in range(seats):
            player = view.players[seat]
            if rich:
                player = player._replace(bison=(13, 12), points=player.points + 25)
            html = strip(w, view, player, SITTERS[seat], plan.strips[seat], threat)
            found = boxes(html)
            for (name, a), (other, b) in combinations(found, 2):
                assert name == other == css.CARD_MINI or not over(a, b), (seat, been, threat, name, other)
            said = " ".join(name for name, _ in found)
            assert ("−10" in said) >= threat, said
            words = w.p("hide thief", "thief: −10?")
            assert threat >= ("−10?" in said or words in said), said


@pytest.mark.parametrize(("stage", "seats"), list(product(STAGES, (2, 3, 4))))
def test_signs_and_frames_lie_over_nothing_and_within_their_strip(stage: tuple[int, int], seats: int) -> None:
    """The frame of a threat, the signs of herds, captives, thief, dealer and cards; how much has been won, too."""
    plan = arrange(*stage, seats, 0)
    won = list(product((0, 2), ((), (13, 12, 6)), (0, 14), (False, True), ((0, 0), (9, 2))))
    for dealer, seat, (been, herds, captives, threat, hopes) in product((1, seats), range(seats), won):
        view = hunt(seats, dealer=dealer, hands=["h1 h2 h3"] * seats, left=2).observe(0)
        player = view.players[seat]._replace(
            bison=herds, captives=(((seat + 1) % seats, "h9"),) * captives, thieves=been, points=34
        )
        box = plan.strips[seat]
        html = strip(Words("it"), view, player, SITTERS[seat], box, threat, hopes)
        found = boxes(html) + signs(html)
        for (name, a), (other, b) in combinations(found, 2):
            framed = {name, other} & {"threat"} and {name, other} & {"−10?", "?", "ladro: −10?", "thief: −10?"}
            assert framed or name == other == css.CARD_MINI or not over(a, b), (seat, player, threat, name, other)
        for name, a in found:
            assert a.x + a.w <= box.x + box.w - 1, (seat, player, threat, name)
        assert ("?" in "".join(name for name, _ in found)) == threat


def signs(markup: str) -> list[tuple[str, Box]]:
    """The frame of what threatens, and the signs."""
    found = []
    for e in ElementTree.fromstring(markup).iter():
        if e.get("class") == "threat":
            found.append(("threat", Box(*(float(e.attrib[k]) for k in ("x", "y", "width", "height")))))
        elif at := re.match(r"translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)", e.get("transform", "")):
            x, y, size = (float(n) for n in at.groups())
            found.append(("sign", Box(x, y, 24 * size, 24 * size)))
    return found


@pytest.mark.parametrize(("lang", "stage", "seats"), list(product(("it", "pl"), STAGES[:2], (2, 3))))
def test_on_a_phone_words_say_that_the_thief_comes(lang: str, stage: tuple[int, int], seats: int) -> None:
    """What has come already stays beside it, and is told apart by colour, frame and question mark."""
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    plan = arrange(*stage, seats, 0)
    for been, dealer in product((0, 1, 2), (1, 2)):
        state = hunt(seats, dealer=dealer, hands=["h1 h2 h3"] * seats, left=2, thieves=[been] * seats)
        view = state.observe(0)
        for player, box in zip(view.players, plan.strips, strict=True):
            html = strip(w, view, player, SITTERS[player.seat], box, True)
            said = " ".join(name for name, _ in boxes(html))
            words = w.p("hide thief", "thief: −10?")
            again = been and f"−{10 * been} −10?" in said  # what one has stays
            assert words in said or again, (been, dealer, player.seat, said)


def test_while_the_thief_comes_it_is_no_threat_any_more() -> None:
    session, rng = Session.new(GAMES["manitou"], 2, seed=5), Rng(5)
    while session.state.phase == "party" or session.state.turns_left > 1:
        legal = session.state.legal_actions()
        session.play(legal[rng.below(len(legal))])
    news, state = FLOW.clearing(session.state, session.state.legal_actions()[0])[0]
    view, touch = state.observe(0), Touch()
    look = preview.look(view, touch, news)
    assert look.visits
    drawn = table.draw(view, touch, look, 0, Words("en"), Frame(374, 600), SITTERS)
    assert "−10?" not in drawn
    assert "threat" not in drawn


@pytest.mark.parametrize(("lang", "stage"), list(product(("en", "it", "pl"), STAGES)))
def test_what_would_come_stands_in_every_row_alike(lang: str, stage: tuple[int, int]) -> None:
    """Herds and captives of the other one as one's own: name, what there is, at the end what would come."""
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    state = hunt(2, dealer=1, hands=["h1 h2 h3"] * 2, left=2, piles=["h4"] * 2)
    view, plan = state.observe(0), arrange(*stage, 2, 0)
    for seat, threat in product((0, 1), (False, True)):
        player = view.players[seat]._replace(bison=(13, 4), captives=((1 - seat, "h9"),) * 7, thieves=2)
        html = strip(w, view, player, SITTERS[seat], plan.strips[seat], threat, (7, 3))
        found = boxes(html)
        for (name, a), (other, b) in combinations(found, 2):
            assert name == other == css.CARD_MINI or not over(a, b), (seat, threat, name, other)
        at = {name: box.x for name, box in found}
        assert {"17", "7"} <= set(at), (seat, threat)
        hopes = {"+7", "+3"} & set(at)
        assert hopes == {"+7", "+3"} or stage[0] < 360 or (stage[0] < 400 and (seat == 0 or threat)), (seat, threat, at)
        if hopes:
            assert at["17"] < at["+7"]
            assert at["7"] < at["+3"]
        if stage[0] > 400:
            assert {w.p("won", "bison"), w.n("captive", "captives", 7)} <= set(at), (seat, threat, at)
        assert "−20" in at


@pytest.mark.parametrize(("lang", "wide"), list(product(("en", "it", "pl"), (740, 772, 1000))))
def test_on_a_tablet_each_sign_of_a_row_has_its_place_and_the_strength_never_goes(lang: str, wide: int) -> None:
    """Whatever has been won, would come or threatens: the thief is decided by what all must see."""
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    view, plan = (
        hunt(2, dealer=1, hands=["h1 h2 h3"] * 2, left=2, piles=["h4"] * 2).observe(0),
        arrange(wide, 600, 2, 0),
    )
    places: dict[str, set[float]] = {"sign": set(), w.p("won", "bison"): set(), "strength": set()}
    herds, hopes = ((), (13, 12), (13, 12, 6, 10, 4, 2, 9, 5)), ((0, 0), (20, 14))
    for been, threat, bison, captives, coming in product((0, 1, 2), (False, True), herds, (0, 3, 14), hopes):
        player = view.players[1]._replace(bison=bison, captives=((0, "h9"),) * captives, thieves=been)
        box = plan.strips[1]
        html = strip(w, view, player, SITTERS[1], box, threat, coming, ("Ida", "Aquila"), (7, 21))
        found, thief = boxes(html), signs(html)
        for (name, a), (other, b) in combinations([*found, *(one for one in thief if one[0] == "sign")], 2):
            assert name == other == css.CARD_MINI or not over(a, b), (been, threat, bison, captives, name, other)
        at = {name: one.x for name, one in found}
        assert w("strength %(n)d", n=21) in at
        assert "−10?" in "".join(at) or not threat
        assert w.n("captive", "captives", captives) in at
        places["strength"].add(round(at[w("strength %(n)d", n=21)], 1))
        places[w.p("won", "bison")].add(at[w.p("won", "bison")])
        places["sign"] |= {one.x for name, one in thief if name == "sign" and one.y > box.y + box.h / 2}
    assert [len(found) for found in places.values()] == [3, 1, 1], places


@pytest.mark.parametrize(("lang", "wide", "seats"), list(product(("en", "it", "pl"), (374, 740, 772), (2, 3, 4))))
def test_how_strong_others_hunt_stands_beside_their_name(lang: str, wide: int, seats: int) -> None:
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    view, plan = hunt(seats, dealer=2, hands=["h1 h2 h3"] * seats, left=2).observe(0), arrange(wide, 700, seats, 0)
    for seat, threat in product(range(1, seats), (False, True)):
        box = plan.strips[seat]
        if box.w < 200:
            continue
        player = view.players[seat]._replace(bison=(13, 12), captives=((0, "h9"),) * 3, thieves=1, points=18)
        html = strip(w, view, player, SITTERS[seat], box, threat, (4, 2), "ABCD"[:seats], (21,) * seats)
        found = boxes(html) + [one for one in signs(html) if one[0] == "sign"]
        assert w("strength %(n)d", n=21) in dict(found)
        for (name, a), (other, b) in combinations(found, 2):
            assert name == other == css.CARD_MINI or not over(a, b), (seat, threat, name, other)


@pytest.mark.parametrize("name", ["bison", "captive"])
def test_what_would_come_stands_beside_the_number_it_goes_to_and_the_name_keeps_its_size(name: str) -> None:
    player, room = State.new(seats=2, seed=1).observe(0).players[1], Box(10, 20, 180, 18)
    drawn = ["".join(thing(Words("it"), player, Thing(name, "0", "none", hope=n), room, 15)) for n in (0, 4)]
    places = [float(x) for x in re.findall(r'<text x="([\d.]+)"[^>]*>[+\d]', drawn[1])]
    assert max(places) - min(places) < 20
    sizes = [re.findall(r'font-size="(\d+)"[^>]*>[a-z]', one) for one in drawn]
    assert sizes[0] == sizes[1] != []


def test_herds_lie_side_by_side_while_their_row_has_room() -> None:
    """Six of them beside what would come, few captives and a thief: each number stands free."""
    view, plan = hunt(2, dealer=1, hands=["h1 h2 h3"] * 2, left=2).observe(0), arrange(772, 600, 2, 0)
    player = view.players[1]._replace(bison=(2, 7, 1, 2, 5, 6), captives=((0, "h9"),) * 3, thieves=2)
    html = strip(Words("it"), view, player, SITTERS[1], plan.strips[1], True, (20, 2))
    tiles = [float(x) for x in re.findall(r'tile-bison"><rect x="([\d.]+)"', html)]
    assert len(tiles) == 6
    assert min(b - a for a, b in pairwise(tiles)) >= 24


@pytest.mark.parametrize("seed", range(3))
def test_what_stands_over_a_group_of_cards_ends_before_the_next_one(seed: int) -> None:
    """On the smallest upright phone, four at the table: mark, strength, herd, captives."""
    session, rng, seen = Session.new(GAMES["manitou"], 4, seed=seed), Rng(seed), 0
    while legal := session.state.legal_actions():
        session.play(legal[rng.below(len(legal))])
        if session.state.phase != "play":
            continue
        view = session.state.observe(0)
        look = preview.look(view, Touch())
        plan = spread(arrange(*STAGES[0], 4, 0), view, None)
        for t, land in enumerate(plan.lands):
            drawn = ElementTree.fromstring(badges(Words("en"), view, look, t, land))
            for one, row in zip(drawn, land.rows, strict=True):
                end = 0.0
                for part in one.findall("g"):
                    x = float(part.get("transform", "").split("(")[1].split()[0])
                    assert x >= end - 0.5, (seed, t, row)
                    end = max(x + part_wide(e) for e in part.iter())
                    seen += 1
                assert end <= row.x + row.w, (seed, t, row, "".join(one.itertext()))
    assert seen > 500


def part_wide(e: ElementTree.Element) -> float:
    if e.tag == "text":
        return len("".join(e.itertext())) * float(e.attrib["font-size"]) * 0.62
    inner = re.search(r"translate\(([-\d.]+) [-\d.]+\)(?: scale\(([\d.]+)\))?", e.get("transform", ""))
    return 24 * float(inner[2]) if inner and inner[2] else 0.0


@pytest.mark.parametrize("stage", [(344, 430), (740, 620)])
def test_held_a_warrior_on_the_table_says_whom_it_beats_and_the_thief_how_strong_each_hunts(stage) -> None:
    """Where they lie, and not from memory; also those that have just been chosen."""
    state = hunt(2, hands=["h9 scout", "h1"], hills="1:h3 2:healer 2:h8", river="1:h5", left=2)
    session = state.legal_actions()
    view, names = state.observe(0), [f"\u2068{sitter.name}\u2069" for sitter in SITTERS]
    for touch, mine in ((Touch(), 8), (Touch(("card:h9", "territory:river"), (), state.parse("1 play h9 river")), 17)):
        assert touch.ready is None or touch.ready in session
        html = table.draw(view, touch, preview.look(view, touch), 0, Words("en"), Frame(*stage), SITTERS)
        root = ElementTree.fromstring(html)
        said = [(e.findtext("title") or "", e.find("rect")) for e in root.iter("g") if e.find("title") is not None]
        healers = [at for told, at in said if told.startswith("Healer\nBeats: ")]
        assert len(healers) == 1
        card = next(e for e in root.iter() if e.get("id") == "c1-healer-1")
        place = re.search(r"translate\(([\d.]+)(?:px)?[ ,]+([\d.]+)", f"{card.get('style')} {card.get('transform')}")
        assert [float(n) for n in place.groups()] == [float(healers[0].get(k)) for k in "xy"]
        thief = [told for told, _ in said if "\nHunting strength" in told]
        each = f"\nHunting strength in this hunt so far: {names[0]} {mine}, {names[1]} 8."
        assert len(thief) == 2
        assert all(told.endswith(each) for told in thief), thief


@pytest.mark.parametrize("high", [100, 126, 150])
@pytest.mark.parametrize("bison", [(13, 12, 10, 9, 7, 5), (10, 4, 2, 2, 9, 5), (12, 7, 13, 1, 5)])
def test_in_ones_own_panel_no_herd_lies_over_another_and_their_name_stays(bison: tuple[int, ...], high: int) -> None:
    """Six of them do not fit: the last tile says that there are more."""
    view = hunt(2, dealer=1, hands=["h1 h2 h3"] * 2, left=2).observe(0)
    player = view.players[0]._replace(bison=bison, captives=((1, "h9"),) * 3, thieves=2)
    html = str(strip(Words("it"), view, player, SITTERS[0], Box(2, 2, 230, high + 2), False, (20, 2)))
    tiles = [
        (float(x), float(wide))
        for x, wide in re.findall(r'tile-bison"><rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', html)
    ]
    assert all(x + wide <= after for (x, wide), (after, _) in pairwise(tiles)), tiles
    assert ">bisonti<" in html
    assert len(tiles) in (0, len(bison)) or ">…<" in html
