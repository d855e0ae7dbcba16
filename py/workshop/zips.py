"""Zips that are the same bytes for the same content: sorted names, one fixed time."""

import io
import zipfile
from collections.abc import Mapping

EPOCH = (2020, 1, 1, 0, 0, 0)


def make_zip(files: Mapping[str, bytes], *, deflate: bool = True) -> bytes:
    buffer = io.BytesIO()
    method = zipfile.ZIP_DEFLATED if deflate else zipfile.ZIP_STORED
    with zipfile.ZipFile(buffer, "w", method, compresslevel=9) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, EPOCH)
            info.external_attr = 0o644 << 16
            info.compress_type = method
            archive.writestr(info, files[name], compresslevel=9)
    return buffer.getvalue()
