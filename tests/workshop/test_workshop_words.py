"""What the page of the workshop is given: sentences, examples and the reference, in each language; and that the lobby
does without."""

import pytest

from prateria.players import EXAMPLES
from prateria.players.examples import comments
from workshop.catalogues import compiled_catalogues
from workshop.export import lobby, workshop


@pytest.mark.parametrize("lang", ["en", "it", "pl"])
def test_every_game_has_its_examples_and_its_reference(lang):
    found = workshop(lang)
    assert [game["id"] for game in found["games"]] == list(EXAMPLES)
    for game, examples in EXAMPLES.items():
        assert [example["id"] for example in found["examples"][game]] == [example.id for example in examples]
        assert [part["id"] for part in found["reference"][game]][:2] == ["python", "view"]


@pytest.mark.parametrize("lang", ["it", "pl"])
def test_comments_and_reference_are_in_the_language_and_the_code_is_the_same(lang):
    found, english = workshop(lang), workshop("en")
    for game, examples in EXAMPLES.items():
        for example, other in zip(examples, found["examples"][game], strict=True):
            assert not {*comments(example.source)} & {*comments(other["source"])}
            compile(other["source"], "<example>", "exec")
        for part, own in zip(english["reference"][game], found["reference"][game], strict=True):
            assert [entry["code"] for entry in part["entries"]] == [entry["code"] for entry in own["entries"]]
            assert part["title"] != own["title"]


def test_a_first_visit_does_not_carry_what_only_the_workshop_says():
    said = workshop("it")["strings"]
    assert said["Run"] == "Esegui"
    assert "Run" not in lobby("it")["strings"]
    assert lobby("it")["strings"]["To the workshop"] == "Al laboratorio"
    assert said["Undo"] == lobby("it")["strings"]["Undo"]
    path = "prateria/locale/it/LC_MESSAGES/prateria.mo"
    table = compiled_catalogues(without=("web/workshop/", "py/prateria/players/"))[path]
    assert b"Esegui" not in table
    assert b"Mattoncini" not in table
    assert b"Mattoncini" in compiled_catalogues()[path]
