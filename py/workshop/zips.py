"""Zips that are the same bytes for the same content: names in a fixed order, one fixed time."""

import io
import struct
import zipfile
from collections.abc import Callable, Mapping
from typing import Any

EPOCH = (2020, 1, 1, 0, 0, 0)


def make_zip(files: Mapping[str, bytes], *, deflate: bool = True, order: Callable[[str], Any] | None = None) -> bytes:
    """`order`: of what the names are sorted by; the usual: by themselves."""
    buffer = io.BytesIO()
    method = zipfile.ZIP_DEFLATED if deflate else zipfile.ZIP_STORED
    with zipfile.ZipFile(buffer, "w", method, compresslevel=9) as archive:
        for name in sorted(files, key=order):
            info = zipfile.ZipInfo(name, EPOCH)
            info.external_attr = 0o644 << 16
            info.compress_type = method
            archive.writestr(info, files[name], compresslevel=9)
    return buffer.getvalue()


SUMS, DIRECTORY_SUM = slice(14, 26), slice(16, 20)
"""Where in a file's own header its checksum and sizes stand, and in the directory of the zip its checksum."""


def bare(archive: bytes) -> bytes:
    """The same without what imports never read: checksums, and the sizes that the directory has as well. No packing
    makes them smaller, and whoever sends the whole looks after it as a whole.

    >>> files = {"a.py": b"n = 3", "b.py": b""}
    >>> small = bare(make_zip(files, deflate=False))
    >>> len(small) == len(make_zip(files, deflate=False)), zipfile.ZipFile(io.BytesIO(small)).namelist()
    (True, ['a.py', 'b.py'])
    """
    data = bytearray(archive)
    (at,) = struct.unpack_from("<I", data, data.rindex(b"PK\5\6") + 16)
    for info in zipfile.ZipFile(io.BytesIO(archive)).infolist():  # in the order of the directory
        own = data[info.header_offset :][:30]
        own[SUMS] = bytes(12)
        data[info.header_offset : info.header_offset + 30] = own
        data[at + DIRECTORY_SUM.start : at + DIRECTORY_SUM.stop] = bytes(4)
        at += 46 + len(info.filename.encode()) + len(info.extra) + len(info.comment)
    return bytes(data)
