"""What the privacy page says is so: the places that are written to, and that nothing is asked of other servers."""

import re
from pathlib import Path

import pytest

from prateria.kit.words import Words
from prateria.view.school.privacy import KEPT, privacy
from workshop.headers import headers_for

ROOT = Path(__file__).parents[2]
PLACE = re.compile(r"\{ store: '(\w+)', key: '([^']+)', holds: '[^']*', erased: (true|false) \}")


def test_it_names_every_place_of_the_list_and_no_other():
    source = (ROOT / "web" / "places.mjs").read_text(encoding="utf-8")
    listed = {(store, key, erased == "true") for store, key, erased in PLACE.findall(source)}
    assert len(listed) == source.count("{ store:") == len(KEPT)
    assert {(place.store, place.key, place.erased) for place in KEPT} == listed


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_each_place_is_told_with_what_and_how_long(lang):
    page = privacy(Words(lang))
    for place in KEPT:
        assert f"{place.store} {place.key}" in page
    assert page.count("<tr>") == len(KEPT) + 1
    assert "%(" not in page


def test_the_page_is_forbidden_to_ask_other_servers():
    policy = dict(part.split(" ", 1) for part in headers_for("/")["Content-Security-Policy"].split("; "))
    for part in ("default-src", "connect-src", "font-src"):
        assert policy[part] == "'self'"
    assert policy["worker-src"] == "'self' blob:"  # a blob is of this page
    assert policy["form-action"] == "'none'"
    assert not re.search(r"https?:|\*", " ".join(policy.values()))
