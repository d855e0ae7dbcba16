"""Modules of Python's library that are written in C, taken out of Pyodide's binary: those whose own Python part ships
nowhere (`sqlite3`), and Python's tests of itself.

A linker lays down file by file: the functions of a file stand together, and so do their places in the table by which
functions are called that are only known by address. What only such places hold on to, binaryen cannot leave out. Here
they are given to `abort`, and the module is struck from the list of those that are built in, so that nobody finds it;
what is called from elsewhere stays, since binaryen sees every call. Functions of several files that are alike have
been made one, with a place in the table for each file: those of other files stay.
"""

import struct
from collections.abc import Iterator
from itertools import pairwise

from workshop.wasm import CONST, DATA, ELEMENTS, EXPORTS, exports, joined, number, sections, segments, signed, written

FILES = (
    ("PyInit__hmac", "PyInit__lzma"),
    ("PyInit__lsprof", "PyInit__queue"),
    ("PyInit__remote_debugging", "PyInit__struct"),
    ("PyInit_pyexpat", "PyInit_unicodedata"),
    ("PyInit_xxsubtype", "PyInit_atexit"),
    ("sqlite3_status64", "FSE_versionNumber"),
)
"""The first function of what goes, and of what stays again."""

# fmt: off
MODULES = (
    "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_elementtree", "_hmac",
    "_lsprof", "_multibytecodec", "_pickle", "_remote_debugging", "_sqlite3", "_testbuffer", "_testcapi", "_testclinic",
    "_testclinic_limited", "_testinternalcapi", "_testlimitedcapi", "_xxtestfuzz", "pyexpat", "xxsubtype",
)
# fmt: on
"""Their modules."""

APART, MANY = 24, 10
"""Places of one file stand no further apart than this, and are more than that."""
MANY_PARTS = 20
"""A table of letters has as many parts; nothing else that happens to look like one has."""


def without_modules(wasm: bytes) -> bytes:
    """The binary, with nothing that would hold on to MODULES but calls from elsewhere."""
    parts = dict(sections(wasm))
    named = {name: index for name, index, _ in exports(parts[EXPORTS])}
    first, places = _table(parts[ELEMENTS])
    starters = {module: first + places.index(named[f"PyInit_{module}"]) for module in MODULES}
    gone = {*starters.values(), *(first + at for pair in FILES for at in _own(places, *(named[name] for name in pair)))}
    left = [named["abort"] if first + at in gone else place for at, place in enumerate(places)]
    elements = parts[ELEMENTS][: -sum(map(len, map(written, places)))] + b"".join(map(written, left))
    changed = {ELEMENTS: elements, DATA: _without(parts[DATA], starters)}
    return joined((kind, changed.get(kind, part)) for kind, part in sections(wasm))


def _table(section: bytes) -> tuple[int, list[int]]:
    """Its first place, and the function at each."""
    if section[:3] != bytes([1, 0, CONST]):
        raise SystemExit("Pyodide's table of functions is made in another way: see workshop/unlinked.py")
    first, at = signed(section, 3)
    count, at = number(section, at + 1)
    places = []
    for _ in range(count):
        function, at = number(section, at)
        places.append(function)
    return first, places


def _own(places: list[int], start: int, end: int) -> list[int]:
    """Where functions from `start` to `end` stand among their own.

    >>> _own([7, *range(20, 32), *[5] * 30, 21, 22], 20, 40)
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    """
    found = [at for at, function in enumerate(places) if start <= function < end]
    edges = [0, *(n for n, (one, next_one) in enumerate(pairwise(found), 1) if next_one - one > APART), len(found)]
    return [at for a, b in pairwise(edges) if b - a > MANY for at in found[a:b]]


def _without(section: bytes, starters: dict[str, int]) -> bytes:
    """The data, with these modules neither in the list of those that are built in nor with their tables of letters."""
    pieces = list(segments(section))
    memory = bytearray(max(address + length for address, _, length in pieces))
    for address, at, length in pieces:
        memory[address : address + length] = section[at : at + length]
    for module, starter in starters.items():
        _strike(memory, module, starter)
    for start, end in letters(memory):
        memory[start:end] = bytes(end - start)
    changed = bytearray(section)
    for address, at, length in pieces:
        changed[at : at + length] = memory[address : address + length]
    return bytes(changed)


def _strike(memory: bytearray, module: str, starter: int) -> None:
    """Takes it from the list of rows, each the address of a name and what starts the module; the last has no name."""
    row = end = _row(memory, module, starter)
    while memory[end : end + 4] != bytes(4):
        end += 8
    memory[row:end] = memory[row + 8 : end + 8]


def _row(memory: bytearray, module: str, starter: int) -> int:
    at, end = 0, module.encode() + b"\0"
    while (at := memory.find(struct.pack("<I", starter), at + 1)) >= 0:
        (name,) = struct.unpack_from("<I", memory, at - 4)
        if memory[name : name + len(end)] == end:
            return at - 4
    raise SystemExit(f"{module} is not built into Pyodide as it was: see workshop/unlinked.py")


def letters(memory: bytes | bytearray) -> Iterator[tuple[int, int]]:
    """Where the tables of Chinese, Japanese and Korean encodings begin and end. To each belongs a list for the first
    byte of a letter: the address of the part for it, the first and the last of the second bytes there, of two bytes
    each; part after part without a gap, as nothing else lies."""
    for shift in (0, 4):
        begin = end = parts = 0
        for place, low, high, rest in struct.iter_unpack("<IBBH", memory[shift : len(memory) // 8 * 8 - 8 + shift]):
            if place == low == high == rest == 0:
                continue
            if rest or low > high or place != end:
                if parts >= MANY_PARTS:
                    yield begin, end
                begin, parts = place, 0
            end, parts = place + 2 * (high - low + 1), parts + 1
