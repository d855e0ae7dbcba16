"""Pyodide without modules in C that ship nowhere."""

import struct

import pytest

from workshop.engine import engine_sources
from workshop.lean import STOCK, WASM, lean_runtime
from workshop.stdlib import plain_stdlib, trimmed_stdlib
from workshop.unlinked import MODULES, _own, letters, without_modules
from workshop.wasm import DATA, ELEMENTS, joined, sections, segments

ROW = struct.Struct("<IBBH")


def parts(wasm: bytes) -> dict[int, bytes]:
    return dict(sections(wasm))


def test_a_binary_is_the_sum_of_its_sections() -> None:
    stock = (STOCK / WASM).read_bytes()
    assert joined(sections(stock)) == stock


def test_only_places_among_their_own_are_given_away() -> None:
    own, others = list(range(20, 40)), [7] * 60
    assert _own([*others, *own, *others, 21, 22], 20, 40) == [*range(60, 80)]
    assert _own([*others, *own[:5], *others], 20, 40) == []


def test_tables_of_letters_have_parts_without_a_gap_between() -> None:
    start = 4096
    rows = [ROW.pack(start + 20 * at, 1, 10, 0) for at in range(25)]
    rows.insert(3, bytes(8))
    table = bytes(64) + b"".join(rows) + ROW.pack(1, 9, 2, 7) + bytes(5000)
    assert list(letters(table)) == [(start, start + 500)]
    assert list(letters(bytes(4) + table)) == [(start, start + 500)]
    gap = b"".join([*rows[:15], ROW.pack(start + 2000, 1, 10, 0), *rows[15:]])
    assert list(letters(bytes(64) + gap + bytes(5000))) == []


def test_a_fifth_of_the_runtime_is_gone_and_its_tables_are_as_long_as_before() -> None:
    stock = (STOCK / WASM).read_bytes()
    made = without_modules(stock)
    before, after = parts(stock), parts(made)
    assert [kind for kind, _ in sections(stock)] == [kind for kind, _ in sections(made)]
    assert before[ELEMENTS][:6] == after[ELEMENTS][:6]
    assert list(segments(before[DATA])) == list(segments(after[DATA]))
    assert after[DATA].count(b"\0") - before[DATA].count(b"\0") > 500_000
    assert without_letters(after[DATA]) == []
    assert len(lean_runtime()[WASM]) < 0.78 * len(stock)


def without_letters(section: bytes) -> list[tuple[int, int]]:
    """Tables that still have something in them."""
    pieces = list(segments(section))
    memory = bytearray(max(address + length for address, _, length in pieces))
    for address, at, length in pieces:
        memory[address : address + length] = section[at : at + length]
    return [(start, end) for start, end in letters(memory) if any(memory[start:end])]


def test_another_pyodide_stops_the_build() -> None:
    stock = (STOCK / WASM).read_bytes()
    other = joined((kind, b"\2" + part[1:] if kind == ELEMENTS else part) for kind, part in sections(stock))
    with pytest.raises(SystemExit, match="in another way"):
        without_modules(other)
    renamed = parts(stock)[DATA].replace(b"\0_sqlite3\0", b"\0_sqlite4\0")
    other = joined((kind, renamed if kind == DATA else part) for kind, part in sections(stock))
    with pytest.raises(SystemExit, match="_sqlite3"):
        without_modules(other)


def test_nothing_that_ships_imports_what_is_gone() -> None:
    for library in (trimmed_stdlib(engine_sources().values()), plain_stdlib([])):
        named = [module for module in MODULES if bytes([len(module)]) + module.encode() in library]
        assert set(named) <= {"_pickle"}  # what `re` calls a function of its own
        assert b"pickle.pyc" not in library
