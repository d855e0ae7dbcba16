"""Bytes as a short text under a checksum, and numbers of any size in them: what share codes are written with.

    text    base32 without padding: capital letters and digits, small in a QR code and safe in any messenger
    bytes   what is to be said, then its CRC-32
    number  a varint: seven bits a byte, the least significant first; the last byte is below 128

>>> text = seal(varint(1) + varint(300))
>>> text, Reader(unseal(text)).varint()
('AGWAEER7EHWA', 1)
"""

import base64
import binascii
import zlib
from typing import Final

from .errors import BadCode

__all__ = ["LIMIT", "Reader", "seal", "unseal", "varint"]

LIMIT: Final = 4000  # characters
_CHECK: Final = 4  # bytes of the checksum


def seal(body: bytes) -> str:
    """The text of these bytes."""
    return base64.b32encode(body + zlib.crc32(body).to_bytes(_CHECK, "big")).decode().rstrip("=")


def unseal(text: str) -> bytes:
    """The bytes of a text. Raises BadCode: empty, long, damaged."""
    if not text:
        raise BadCode("no code", "empty")
    if len(text) > LIMIT:
        raise BadCode(f"longer than {LIMIT} characters", "long")
    try:
        data = base64.b32decode(text + "=" * (-len(text) % 8))
    except (binascii.Error, ValueError) as error:
        raise BadCode("not a share code", "damaged") from error
    if base64.b32encode(data).decode().rstrip("=") != text:
        raise BadCode("the spare bits of the last character are not zero", "damaged")
    body, check = data[:-_CHECK], data[-_CHECK:]
    if not body or zlib.crc32(body) != int.from_bytes(check, "big"):
        raise BadCode("the checksum does not fit", "damaged")
    return body


def varint(n: int) -> bytes:
    """A number from 0."""
    out = bytearray()
    while n > 0x7F:
        out.append(n & 0x7F | 0x80)
        n >>= 7
    out.append(n)
    return bytes(out)


class Reader:
    """Bytes read from the front. Raises BadCode (damaged) where they end too early."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def varint(self) -> int:
        """A number of at most 35 bits. It may be written longer than it need be: older codes could be."""
        n = 0
        for shift in range(0, 35, 7):
            [byte] = self.take(1)
            n |= (byte & 0x7F) << shift
            if byte < 0x80:
                return n
        raise BadCode("a number out of range", "damaged")

    def take(self, length: int) -> bytes:
        """The next bytes."""
        taken = self._data[self._at : self._at + length]
        if len(taken) < length:
            raise BadCode("too short", "damaged")
        self._at += length
        return taken

    def rest(self) -> bytes:
        return self.take(len(self._data) - self._at)
