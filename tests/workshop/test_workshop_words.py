"""What the page of the workshop is given: sentences, examples and the reference, in each language; and that the lobby
does without."""

import pytest

from prateria.players import EXAMPLES
from prateria.players.examples import comments
from workshop.catalogues import compiled_catalogues
from workshop.export import lobby, path, workshop, workshop_files
from workshop.offline import WORKSHOP


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


@pytest.mark.parametrize("lang", ["it", "pl"])
def test_the_path_is_in_the_language_and_its_code_is_the_same(lang):
    for step, own in zip(path("en")["steps"], path(lang)["steps"], strict=True):
        assert step["id"] == own["id"]
        for part in ("title", "task", "aim", "hints", "say", "mistakes", "learn"):
            assert step[part] != own[part], (step["id"], part)
        for part in ("start", "solution"):
            assert not {*comments(step[part])} & {*comments(own[part])}
            assert code(step[part]) == code(own[part])
        for case, mine in zip(step["cases"], own["cases"], strict=True):
            assert len(case["actions"]) == len(mine["actions"])
            assert case["sees"] != mine["sees"]


def code(source):
    return [line for line in source.splitlines() if not line.lstrip().startswith("#")]


def test_what_the_path_says_is_fetched_when_it_is_opened():
    files = workshop_files()
    assert {f"workshop/path.{lang}.json" for lang in ("en", "it", "pl")} < set(files)
    assert b"La prima risposta" in files["workshop/path.it.json"]
    assert b"La prima risposta" not in files["workshop/it.json"]
    table = compiled_catalogues(without=("web/workshop/", "py/prateria/players/"))
    assert b"La prima risposta" not in table["prateria/locale/it/LC_MESSAGES/prateria.told"]
    assert {"path.html", "css/path.css"} <= set(WORKSHOP)


def test_a_first_visit_does_not_carry_what_only_the_workshop_says():
    said = workshop("it")["strings"]
    assert said["Run"] == "Esegui"
    assert "Run" not in lobby("it")["strings"]
    assert lobby("it")["strings"]["To the workshop"] == "Al laboratorio"
    assert said["Undo"] == lobby("it")["strings"]["Undo"]
    path = "prateria/locale/it/LC_MESSAGES/prateria.told"
    table = compiled_catalogues(without=("web/workshop/", "py/prateria/players/"))[path]
    assert b"Esegui" not in table
    assert b"Mattoncini" not in table
    assert b"Mattoncini" in compiled_catalogues()[path]
