"""What the table says in words and signs: names, what a choice would do, the hide thief, herds that go."""

import re
from functools import cache
from itertools import pairwise, product
from xml.etree import ElementTree

import pytest
from positions import hunt

from prateria.app.picker import Picker
from prateria.core.rng import Rng
from prateria.core.session import Session
from prateria.games import GAMES
from prateria.games.manitou import table
from prateria.games.manitou.engine import preview
from prateria.games.manitou.engine.data import WARRIORS
from prateria.games.manitou.flow import FLOW
from prateria.games.manitou.table.cards import NARROW, name_plate
from prateria.games.manitou.table.layout import arrange
from prateria.games.manitou.table.pieces import corners, lying, places, spread
from prateria.games.manitou.table.side import side
from prateria.games.manitou.table.spoken import coming, sorts, spoken
from prateria.games.manitou.table.strips import strip
from prateria.games.manitou.table.territory import _group_badge
from prateria.games.manitou.words.nouns import kind, place
from prateria.kit.touch import Touch
from prateria.kit.words import LANGUAGES, Words
from prateria.view.box import Box
from prateria.view.frame import Frame, Sitter
from prateria.view.measure import width

try:
    from workshop.catalogues import compiled_catalogues
except ImportError:  # in Pyodide, where they are in the package
    compiled_catalogues = dict

SITTERS = tuple(Sitter(seat, name, None, "fox") for seat, name in enumerate(("Ola", "Bo", "Cy", "Di")))
PHONE, TABLET = (374, 440), (740, 620)


@cache
def words(lang):
    return Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))


def played(seats, seed, until):
    session, rng = Session.new(GAMES["manitou"], seats, seed=seed), Rng(seed)
    while not until(session.state) and (legal := session.state.legal_actions()):
        session.play(legal[rng.below(len(legal))])
    return session


def drawn(view, touch=None, news=(), lang="en", size=TABLET, seat=0):
    touch = touch or Touch()
    return table.draw(view, touch, preview.look(view, touch, news), seat, words(lang), Frame(*size), SITTERS)


def texts(markup):
    return [re.sub(r"\s+", " ", "".join(e.itertext())) for e in ElementTree.fromstring(markup).iter("text")]


def ready(state, card, territory):
    picker = Picker(state.legal_actions())
    assert picker.touch(f"card:{card}")
    assert picker.touch(f"territory:{territory}")
    return Touch(picker.chosen, picker.possible(), picker.ready())


@pytest.mark.parametrize(("lang", "w"), list(product(LANGUAGES, (69, 74, 83, 100, 127))))
def test_every_great_warrior_bears_its_name_within_the_card(lang, w):
    names = tuple(kind(words(lang), warrior) for warrior in WARRIORS)
    for name in names:
        plate = name_plate(name, float(w), names)
        found = list(ElementTree.fromstring(plate).iter("text"))
        assert " ".join(e.text for e in found) == name
        assert ElementTree.fromstring(plate).get("aria-hidden") == "true"  # its lines run together for who hears it
        for e in found:
            assert float(e.attrib["font-size"]) >= 11
            assert width(e.text, float(e.attrib["font-size"])) <= w * 0.91
        ground = ElementTree.fromstring(plate).find("rect")
        left, wide = (float(ground.attrib[at]) for at in ("x", "width"))
        longest = max(width(e.text, float(e.attrib["font-size"])) for e in found)
        assert wide >= longest + (4 if w < NARROW else 2), "letters keep clear of its ends"
        assert left >= w * 0.089 or (0 <= left < 1 and w - 1 <= left + wide <= w), "it breaks the frame nowhere half"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pile_is_called_by_its_whole_name(lang):
    w = words(lang)
    view = Session.new(GAMES["manitou"], seats=2, seed=1).state.observe(0)
    for wide in range(166, 320, 4):
        plan = arrange(700, 620, 2, 0)._replace(side=Box(2, 2, wide, 150))
        assert f">{w('Pile')}<" in side(w, view, plan), wide


def test_a_name_without_room_is_left_out_whole():
    assert name_plate("zaklinacz deszczu", 40.0) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_on_all_warriors_or_on_none(lang):
    """So they do not come and go with the cards of a hand."""
    names = tuple(kind(words(lang), warrior) for warrior in WARRIORS)
    for w in range(30, 130):
        assert len({bool(name_plate(name, float(w), names)) for name in names}) == 1


def with_warrior(state):
    hand = state.observe(0).own.hand
    return state.phase == "play" and state.turn == 0 and any(card in WARRIORS for card in hand)


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_what_a_choice_would_do_stands_where_the_card_lay(size):
    state = played(2, 5, lambda s: with_warrior(s) and s.turns_left < 8).state
    view = state.observe(0)
    for action in state.legal_actions():
        if action.kind not in WARRIORS:
            continue
        markup = drawn(view, ready(state, action.kind, action.territory), size=size)
        root = ElementTree.fromstring(markup)
        (slot,) = [e for e in root.iter() if e.attrib.get("class", "").startswith("foretold")]
        assert [e.text for e in slot.iter("text") if e.text]
        assert {place(Words("en"), name) for name in ("hills", "river", "forest")} <= set(texts(markup))


def test_who_hunts_hardest_is_told_what_threatens():
    state = played(3, 4, lambda s: s.phase == "play" and s.turn == 0 and s.turns_left < 12).state
    view = state.observe(0)
    (hardest,) = preview.thieves(view)
    assert drawn(view).count('class="count danger"') == 1
    assert sum("−10" in text for text in texts(drawn(view))) == 1
    for seat in range(3):
        said = table.explain(view, f"player:{seat}", Words("en"), SITTERS)
        assert said.startswith(f"\u2068{SITTERS[seat].name}\u2069")
        assert ("hide thief −10, for the most hunting strength" in said) is (seat == hardest)
        assert said.count("\n") <= 3, "it is read in one look"
    assert table.explain(view, "player:9", Words("en"), SITTERS) == ""
    assert table.explain(view, "", Words("en"), SITTERS) == ""


@pytest.mark.parametrize("dealer", [1, 2])
@pytest.mark.parametrize("been", [0, 1])
def test_a_threat_is_told_apart_from_a_visit_and_covers_nothing(been, dealer):
    """On a phone, with four players, too."""
    state = hunt(
        4, hunt=2, dealer=dealer, hands=["h1"] * 4, hills="2:h9", left=8, thieves=(0, been), bison=[(), (9, 1)]
    )
    view = state.observe(0)
    for wide in (113, 174):
        html = strip(Words("en"), view, view.players[1], SITTERS[1], Box(0, 0, wide, 50), thief=True)
        texts_there = ElementTree.fromstring(html).iter("text")
        things = [e for e in texts_there if e.text != "Ola" and float(e.attrib["y"]) > 25]
        ends = [float(e.attrib["x"]) + width("".join(e.itertext()), float(e.attrib["font-size"])) for e in things]
        pairs = zip(things, ends, things[1:], strict=False)
        assert all(end < float(e.attrib["x"]) - 12 * ("had" not in one.get("class", "")) for one, end, e in pairs)
        assert ends[-1] <= wide
        assert [e.text for e in things if e.get("class") == "had"] == ["−10"] * (been and wide > 140)
        told = "".join(things[-1].itertext())
        assert told == ("thief: −10?" if wide > 140 and not been else "−10?")
        assert html.count('class="threat"') == 1


def test_while_a_hunt_is_counted_it_is_said_to_be_nobodys_turn():
    before = played(2, 4, lambda s: s.phase == "play" and s.turns_left == 1).state
    (last,) = before.legal_actions()[:1]
    for state, n in ((before, 1), (FLOW.interlude(before, last), 0)):
        view = state.observe(0)
        assert sum("plays now" in spoken(Words("en"), view, one, "Ola") for one in view.players) == n


@pytest.mark.rule("MA-13")
def test_of_a_pair_on_guard_the_upper_card_is_marked_and_named():
    """Who challenges meets that one; and a hunter laid before it is told of its fate."""
    state = hunt(hands=["h5 h2", "h1"], hills="2:chief 2:scout", left=4)
    view = state.observe(0)
    markup = drawn(view)
    assert texts(markup).count("top") == 1
    (marked,) = re.findall(r'id="(c1-[a-z]+-1)"(?:(?!id=).)*class="upper"', markup)
    assert marked == "c1-scout-1"
    assert "with a pair, the upper one: scout" in markup
    assert "captured" in " ".join(texts(drawn(view, ready(state, "h5", "hills"))))
    assert "captured" not in " ".join(texts(drawn(view, ready(state, "h5", "river"))))
    assert "top" not in texts(drawn(hunt(hands=["h5", "h1"], hills="2:chief", left=4).observe(0)))


@pytest.mark.rule("MA-13")
@pytest.mark.parametrize(("lang", "seats"), list(product(LANGUAGES, (2, 3, 4))))
def test_on_a_phone_too_a_word_says_which_one_of_a_pair_is_the_upper(lang, seats):
    """A bare triangle is the mark of a player. The next card hides none of it, and it stays in its group."""
    word = words(lang).p("card of a pair", "top")
    for size, after in product(((344, 430), (374, 600)), ("", " 2:h3", " 2:h3 2:h4 2:h5")):
        state = hunt(seats, hands=["h5 h2"] + ["h1"] * (seats - 1), hills=f"2:h9 2:chief 2:scout{after}", left=4)
        root = ElementTree.fromstring(drawn(state.observe(0), lang=lang, size=size))
        cards = {e.get("id"): e for e in root.iter("g") if (e.get("id") or "").startswith("c1-")}
        at = {name: float(e.get("data-x")) for name, e in cards.items()}
        (plate,) = (e for e in cards["c1-scout-1"].iter("g") if e.get("class") == "upper")
        ground, text = plate.find("rect"), plate.find("text")
        left = at["c1-scout-1"] + float(ground.get("x"))
        right = left + float(ground.get("width"))
        assert text.text == word
        assert float(text.get("font-size")) >= 11
        assert width(word, float(text.get("font-size"))) < right - left
        assert left >= min(at.values()) - 4, (size, after)
        assert all(right <= x + 0.5 for x in at.values() if x > at["c1-scout-1"]), (size, after)


def test_a_plate_tells_whoever_holds_it_in_sentences():
    view = played(2, 3, lambda s: s.hunt == 2 and s.phase == "play").state.observe(0)
    titles = [e.text for e in ElementTree.fromstring(drawn(view)).iter("title")]
    assert any("points so far: bison" in (title or "") for title in titles)
    assert any("Your pile:" in (title or "") for title in titles)
    told = table.explain(view, "player:0", Words("en"), SITTERS)
    first = told.partition("\n")[0]
    points = int(re.search(r"has (-?[0-9]+) points", first)[1])
    parts = [
        int(n)
        for of in (r"bison ([0-9]+)", r"([0-9]+) captive", r"([0-9]+) hide")
        for n in re.findall(of, first) or [0]
    ]
    assert points == parts[0] + parts[1] - 10 * parts[2]
    assert " 0" not in first.partition(":")[2], "only what there is"


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_herds_go_to_whoever_caught_them(size):
    session = played(2, 3, lambda s: s.hunt == 2)
    last = session.steps[-1]
    lying = FLOW.interlude(last.before, last.action).observe(0)
    after = session.state.observe(0)

    def herds(markup):
        found = [e for e in ElementTree.fromstring(markup).iter() if "herd" in e.attrib.get("class", "").split()]
        return {e.attrib["id"]: e.attrib for e in found}

    before, going = herds(drawn(lying, size=size)), herds(drawn(after, news=last.events, size=size))
    assert set(before) <= set(going)  # the same pieces: they glide
    for name in before:
        assert "won" in going[name]["class"]
    treks = [herd for trek in preview.treks(last.events) for herd in trek.herds]
    assert sorted(value for value, _ in treks) == sorted(v for there in lying.territories for v in there.herds)
    assert {seat for _, seat in treks if seat is not None} == {seat for seat in range(2) if after.players[seat].bison}
    assert not any("won" in e["class"] for e in herds(drawn(after, size=size)).values())  # once


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("wide", range(300, 900, 20))
def test_what_a_strip_has_won_is_named_whole_or_not_at_all(lang, wide):
    view = Session.new(GAMES["manitou"], 2, seed=7).state.observe(0)
    html = strip(words(lang), view, view.players[1], SITTERS[1], Box(0, 0, wide, 58), thief=False)
    assert "…" not in html


@pytest.mark.parametrize("size", [PHONE, TABLET, (344, 420)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_hunt_brings_flies_within_the_strip_of_who_gets_it(size, seats):
    """One number for each of them, so that none covers another, or a card that is being counted. What flies has only
    things with ids beside it: what is new is never taken for something that lies there and made to fly from it."""
    session = played(seats, 5, lambda s: s.phase == "play" and s.turns_left == 1)
    found = 0
    for events, state in FLOW.clearing(session.state, session.state.legal_actions()[0]):
        root = ElementTree.fromstring(drawn(state.observe(0), news=events, size=size))
        strips = arrange(*size, seats, 0).strips
        for group in root.iter("g"):
            flying = [one for one in group if "gain" in one.get("class", "").split()]
            if not flying:
                continue
            assert all(one.get("id") for one in group)
            owners = [int(one.get("id").rpartition("-")[2]) for one in flying]
            sorts = [one.get("id").partition("-")[0] for one in flying]
            assert len({*zip(sorts, owners, strict=True)}) == len(owners)
            late = {sort[:4]: int(one.get("data-late")) for sort, one in zip(sorts, flying, strict=True)}
            assert len(late) == 1, "one number has gone before the next goes the same way"
            for seat, one in zip(owners, flying, strict=True):
                (ground,) = one.iter("rect")
                box = strips[seat].inset(-1)
                for x, y in ((one.get("data-x"), one.get("data-y")), one.get("data-from").split()):
                    assert box.x <= float(x) <= box.x + box.w - float(ground.get("width"))
                    assert box.y <= float(y) <= box.y + box.h - float(ground.get("height"))
                found += 1
    assert found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lens_lies_over_no_name(lang):
    for wide in (344, 360, 374, 414):
        view = played(2, 5, lambda s: s.phase == "play" and s.turns_left < 6).state.observe(0)
        root = ElementTree.fromstring(drawn(view, lang=lang, size=(wide, 440)))
        lenses = {one.get("id")[5:]: one for one in root.iter("g") if one.get("id", "").startswith("lens-")}
        assert lenses
        for name, lens in lenses.items():
            (land,) = (one for one in root.iter("g") if one.get("id") == f"land-{name}")
            (title,) = land.findall("text")
            left = min(float(c.get("cx")) - float(c.get("r")) for c in lens.iter("circle"))
            assert title.text == place(words(lang), name)
            assert float(title.get("font-size")) >= 11
            assert float(title.get("x")) + width(title.text, float(title.get("font-size"))) <= left


def test_nobody_is_warned_of_the_hide_thief_once_it_has_been():
    """While captives leave the table others hunt hardest on it, which means nothing any more."""
    session = played(3, 5, lambda s: s.phase == "play" and s.turns_left == 1)
    assert preview.look(session.state.observe(0), Touch()).thieves
    for events, state in FLOW.clearing(session.state, session.state.legal_actions()[0]):
        assert preview.look(state.observe(0), Touch(), events).thieves == ()
        assert "count danger" not in drawn(state.observe(0), news=events, size=PHONE)


@pytest.mark.rule("MA-05")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "hunt", "large", "small"), [(2, 1, 2, 6), (3, 1, 4, 4), (4, 2, 2, 3), (3, 3, 0, 0)])
def test_how_many_herds_can_still_come_is_said_in_whole_words_on_every_tablet(lang, seats, hunt, large, small):
    """Not how many lie face down: of those some never come, and after the last hunt none."""
    view = played(seats, 7, lambda state: state.phase == "play" and state.hunt == hunt).state.observe(0)
    w = words(lang)
    said = w("next hunts: %(herds)s", herds=sorts(w, large, small))
    if not large:
        said = w("these are the last herds")
    for size in ((740, 760), (770, 580), (1000, 560)):
        drawn = side(w, view, arrange(*size, seats, 0))
        short = w("then: %(herds)s", herds=sorts(w, large, small))
        if size == (770, 580):  # a tablet lying beside its log
            assert any(f">{one}<" in drawn for one in (said, short)), "in one line, below the reserve"
        lines = re.findall(r"<text[^>]*>([^<]*)</text>", drawn)
        assert {lines[-1], " ".join(reversed(lines[-2:]))} & {said, short}, lines[-2:]
    assert coming(w, view) in drawn


@pytest.mark.parametrize("size", [(344, 440), (374, 560)])
def test_what_is_about_to_be_laid_leaves_the_numbers_of_its_group(size):
    """Its ring stays on the card: beside it, or above, stand strength and captives."""
    state = hunt(hands=["rainmaker h8", "h1"], hills="1:h5 2:scout 2:h3", left=4)
    for card, land in (("rainmaker", "hills"), ("h8", "hills"), ("h8", "river")):
        markup = str(drawn(state.observe(0), ready(state, card, land), size=size))
        ghost = next(e for e in ElementTree.fromstring(markup).iter("g") if "ghost" in e.get("class", "").split())
        ring = next(e for e in ghost.iter("rect") if e.get("class") == "ring")
        assert float(ring.get("x")) >= 0
        assert float(ring.get("y")) >= 0


@pytest.mark.parametrize("size", [(344, 440), (374, 560)])
def test_bison_are_seen_whole_where_a_territory_is_brought_near(size):
    """Also where its picture is a strip and somebody stands on guard."""
    state = hunt(hands=["h8", "h1"], hills="1:h5 2:scout 2:h3 2:h4 1:h2 1:h1", herds=((13, 2), (4,), (5,)), left=4)
    markup = str(drawn(state.observe(0), Touch(looked_at="near:hills"), lang="it", size=size))
    herds = [e for e in ElementTree.fromstring(markup).iter("g") if e.get("id", "").startswith("near-herd")]
    assert len(herds) == 2
    for one in herds:
        moved = [t for e in one.iter() if (t := e.get("transform", "")) and "scale" in t]
        assert moved
        for x, y, by in (re.findall(r"-?[\d.]+", t)[:3] for t in moved):
            assert float(y) >= -3, (x, y, "within its room")
            assert abs(float(by)) > 0.15


@pytest.mark.parametrize("hills", ["1:h5 1:scout- 1:h10 1:h4", "1:h10 1:h5 1:h4 1:h6"])
def test_a_ten_under_another_card_shows_both_its_figures(hills):
    state = hunt(3, hands=["h1", "h1", "h1"], hills=f"{hills} 2:h10 2:scout 3:scout- 3:h9", left=4)
    place = state.observe(0).territories[0]
    land = spread(arrange(344, 440, 3, 0), state.observe(0), None).lands[0]
    row = lying(place, 3)[0][0]
    seen = corners(place, row)
    spots = places(land, 0, seen)
    n = max(range(4), key=seen.__getitem__)
    (x, y), (after, beside) = spots[n : n + 2]
    assert y < beside or after - x >= 0.55 * land.card
    assert all(b - a > 0.43 * land.card for (a, y), (b, line) in pairwise(spots) if y == line)


def test_the_captives_of_a_guard_stay_within_its_group():
    row = Box(0, 0, 82, 80)
    kids = "".join(_group_badge(0, row, (0.0, 18.0), 10, 1, 3))
    last = max(float(x) for x in re.findall(r"translate\(([\d.]+) [\d.]+\)", kids))
    assert last + 13 + 9 <= 82


def test_the_signs_of_dealer_and_thief_say_alone_what_they_mean() -> None:
    state = hunt(2, dealer=2, hands=["h1", "h2"], turn=1, left=2, river="2:h9")
    view = state.observe(0)
    for high in (34, 60, 160):
        html = strip(Words("en"), view, view.players[1], SITTERS[1], Box(0, 0, 174, high), thief=True)
        signs = [e for e in ElementTree.fromstring(html).iter("g") if e.find("title") is not None]
        told = [str(e.findtext("title")) for e in signs if "data-do" not in e.attrib]
        assert [one for one in told if "deals in this hunt, and lays the last card." in one and "points" not in one]
        assert [one for one in told if one.startswith("Most hunting strength now: 9.")], told


@pytest.mark.rule("MA-18")
def test_herds_that_a_tie_would_drive_away_are_pale() -> None:
    """Also before the card is laid; where nobody has come yet nothing is lost."""
    state = hunt(hands=["h5 h1", "h1"], hills="2:h5", river="1:h2", left=4)

    def pale(ready_=None) -> int:
        root = ElementTree.fromstring(drawn(state.observe(0), ready_) if ready_ else drawn(state.observe(0)))
        return sum("flees" in e.get("class", "").split() for e in root.iter("g"))

    assert pale() == 0
    assert pale(ready(state, "h5", "hills")) == len(state.herds[0])
    assert pale(ready(state, "h1", "hills")) == 0
