"""Binaries of WebAssembly: sections, each a kind, a length and that many bytes; and the numbers in them (LEB128)."""

from collections.abc import Iterable, Iterator

EXPORTS, ELEMENTS, DATA = 7, 9, 11  # kinds of sections
CONST, END = 0x41, 0x0B  # instructions: a number, and the end of what gives one


def number(data: bytes, at: int) -> tuple[int, int]:
    """A number of variable length, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def signed(data: bytes, at: int) -> tuple[int, int]:
    """Likewise, one that may be negative.

    >>> signed(bytes([0x7F]), 0), signed(bytes([0x80, 0x01]), 0)
    ((-1, 1), (128, 2))
    """
    value, end = number(data, at)
    return value - (1 << 7 * (end - at)) if data[end - 1] & 64 else value, end


def written(value: int) -> bytes:
    low, rest = value & 127, value >> 7
    return bytes([low | 128]) + written(rest) if rest else bytes([low])


def sections(wasm: bytes) -> Iterator[tuple[int, bytes]]:
    at = 8
    while at < len(wasm):
        length, start = number(wasm, at + 1)
        yield wasm[at], wasm[start : start + length]
        at = start + length


def joined(parts: Iterable[tuple[int, bytes]]) -> bytes:
    """The binary of these sections."""
    return b"\0asm\1\0\0\0" + b"".join(bytes([kind]) + written(len(part)) + part for kind, part in parts)


def exports(section: bytes) -> Iterator[tuple[str, int, bytes]]:
    """The name of each, its number among its kind, and the bytes that say so: the length of the name, that, a kind and
    the number."""
    count, at = number(section, 0)
    for _ in range(count):
        first = at
        length, at = number(section, at)
        name = section[at : at + length].decode()
        index, at = number(section, at + length + 1)
        yield name, index, section[first:at]


def segments(section: bytes) -> Iterator[tuple[int, int, int]]:
    """Of the data: where in memory a piece of it lies, where in the section its bytes begin, and how many they are."""
    count, at = number(section, 0)
    for _ in range(count):
        if section[at : at + 2] != bytes([0, CONST]):
            raise SystemExit("Pyodide's data lies in memory in another way: see workshop/wasm.py")
        address, at = signed(section, at + 2)
        length, at = number(section, at + 1)
        yield address, at, length
        at += length
