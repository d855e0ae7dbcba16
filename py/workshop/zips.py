"""Zips that are the same bytes for the same content: names in a fixed order, one fixed time."""

import io
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
