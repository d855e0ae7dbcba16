"""What the review says of the price of something better: no sentence says “but” twice, and a loss is called one."""

import pytest

from prateria.games.bison.words.instead import instead
from prateria.kit.words import Words
from workshop.catalogues import compiled_catalogues


def part(seat, more, less):
    return {"seat": seat, "more": more, "less": less, "terrain": "mountain", "areas": ("D3m",)}


def told(parts, lang="en"):
    w = Words(lang, compiled_catalogues().get(f"prateria/locale/{lang}/LC_MESSAGES/prateria.told"))
    values = {"parts": parts, "me": 0, "rest": ()}
    return instead(w, ("areas", values), ("Fox", "Eagle"))


def test_a_price_of_two_parts_has_one_but():
    said = told([part(0, 6, 2), part(0, 0, 2), part(1, 3, 1)])
    assert said.count("But this way") == 1
    assert said.endswith("Eagle then gets more: 2 turkeys (mountains D3).")


def test_what_only_costs_for_now_is_called_a_loss_and_not_nothing():
    said = told([part(0, 0, 2), part(1, 3, 1)])
    assert said.startswith("For now this is even a loss. Fox then misses 2 turkeys (mountains D3).")
    assert "But" not in said
    assert "brings nothing" not in said


@pytest.mark.parametrize(("lang", "twice"), [("it", "Ma così"), ("pl", "Ale wtedy")])
def test_it_is_so_in_other_languages(lang, twice):
    assert told([part(0, 6, 2), part(0, 0, 2), part(1, 3, 1)], lang).count(twice) == 1
