"""Any file and any name whatever."""

import json
import unicodedata

import pytest
from playing import played

from prateria.core.errors import BadSave
from prateria.core.savefile import Save, SeatSetting, clean_name, dump, load

pytest.importorskip("hypothesis")
from hypothesis import given
from hypothesis import strategies as st

SESSION = played("manitou", 2, seed=4, steps=20)
TEXT = dump(Save("id", "", (SeatSetting("A"), SeatSetting("B")), {"undo": "fair"}, ((3, "practice"),)), SESSION)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)
SEAT = st.dictionaries(st.sampled_from(["name", "bot", "mark"]), JSON)
TABLE = st.fixed_dictionaries({"seats": st.lists(SEAT)}, optional={"settings": JSON, "notes": st.lists(JSON)})
SAVE = st.fixed_dictionaries(
    {"v": st.just(1), "code": st.text(), "table": TABLE}, optional={"id": JSON, "stamp": JSON, "head": JSON}
)


def opens(text):
    """Load it; what loads can be written again."""
    try:
        save = load(text)
    except BadSave:
        return
    json.loads(dump(save, SESSION))


@given(st.text(alphabet=st.characters()))
def test_any_text(text):
    opens(text)


@given(JSON)
def test_any_json(data):
    opens(json.dumps(data))


@given(SAVE)
def test_any_save(data):
    opens(json.dumps(data))


@given(st.integers(0, len(TEXT) - 1), st.characters())
def test_any_single_change(i, c):
    opens(TEXT[:i] + c + TEXT[i + 1 :])


@given(st.text(alphabet=st.characters()))
def test_any_name(text):
    name = clean_name(text)
    assert clean_name(name) == name
    assert name == name.strip()
    assert unicodedata.normalize("NFC", name) == name
    assert "  " not in name
    assert all(unicodedata.category(c)[0] != "C" for c in name)
    assert len([c for c in name if unicodedata.category(c) not in ("Mn", "Me")]) <= 20
    assert len(name) <= 60


@given(st.text(alphabet="ae \u0301\u0302\u200d\u202e\ufe0f\u3164\u0316🦬\u1100\u1161\n", max_size=60))
def test_any_name_of_awkward_characters(text):
    test_any_name.hypothesis.inner_test(text)
