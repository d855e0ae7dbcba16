"""The facts in the code are those of the table that comes with the rules, kept here as tests/data/wendake.json."""

import json
from pathlib import Path

import pytest

from prateria.games.wendake.engine import data, maps

TABLE = json.loads((Path(__file__).parents[2] / "data" / "wendake.json").read_text())


@pytest.mark.rule("WE-09", "WE-50", "WE-51")
def test_tiles():
    listed = [(level, tile) for level, name in enumerate(("base", "level1", "level2")) for tile in TABLE[name]]
    assert [tuple(tile) for tile in data.TILES] == [
        (tile["id"], level, tile.get("min_players", 1), tuple(tile["front"]), tuple(tile["back"]))
        for level, tile in listed
    ]
    assert [len([tile for tile in data.TILES if tile.level == level]) for level in range(3)] == [9, 17, 17]
    assert all(tile.back[0] == "ritual" and "ritual" not in tile.front for tile in data.TILES)


@pytest.mark.rule("WE-01")
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_maps(sides):
    listed, ours = TABLE["maps"][str(sides)], maps.MAPS[sides]
    assert ours.edges == tuple(map(tuple, listed["edges"]))
    assert ours.lakes == tuple(listed["lakes"])
    assert [place.id for place in ours.territories] == list(listed["territories"])
    for place in ours.territories:
        row = listed["territories"][place.id]
        seat = None if row["seat"] is None else row["seat"] - 1
        assert place[1:] == (row["kind"], seat, tuple(row["areas"]), row["flag"])
    assert [p.id for p in ours.territories if p.kind == "village"] == [f"V{seat + 1}" for seat in range(sides)]


@pytest.mark.rule("WE-04", "WE-28")
def test_masks():
    assert [mask._asdict() for mask in data.MASKS] == [
        {"id": m["id"], "pattern": tuple(m["pattern"]), "points": m["points"]} for m in TABLE["masks"]
    ]
    deck = TABLE["mask_deck"]
    assert tuple(deck["kinds"]) == data.MASK_KINDS
    assert (deck["per_kind"], deck["infected_per_kind"]) == (data.HEALTHY + data.INFECTED, data.INFECTED)


@pytest.mark.rule("WE-10", "WE-80")
def test_turtles():
    ours = [
        {"category": category, "level": level, "tracks": list(tracks), "points": data.TURTLE_POINTS[level]}
        for category, level in data.TURTLES
        for tracks in data.TURTLE_FACES[level]
    ]
    assert ours == TABLE["turtles"]


@pytest.mark.rule("WE-03", "WE-60", "WE-61", "WE-62")
def test_progress_tiles():
    assert [tile._asdict() for tile in data.PROGRESS] == [
        {key: row[key] for key in ("id", "level", "track", "when")} for row in TABLE["progress"]
    ]


@pytest.mark.rule("WE-08")
def test_tribes():
    def start(row):
        goods = row["goods"]
        return data.Start(
            tuple(goods.get(kind, 0) for kind in data.GOODS), goods["mask"], sum(row.get("points", {}).values())
        )

    powers = {
        "trade_exchange_plus_1": {"exchange": 1},
        "eighth_warrior_in_village": {"warriors": 8},
        "once_a_year_move_plus_1": {"extra_move": True},
        "two_canoes_at_start": {"canoes": 2},
        "two_tile_swaps": {"swaps": 2},
    }
    for rules, front in {1: "front_version_1", 2: "front"}.items():
        rows = TABLE["tribes"][front]
        assert all(row["goods"]["own_vegetable"] == 1 for row in rows)
        assert all(set(row.get("points", {})) <= {"economic"} for row in rows)
        assert list(data.TRIBES) == [data.Tribe(row["name"].lower(), **powers[row["power"]]) for row in rows]
        assert [data.start_of(tribe.id, rules) for tribe in data.TRIBES] == list(map(start, rows))
        assert data.start_of("common", rules) == start({"goods": TABLE["tribes"]["back"]})
