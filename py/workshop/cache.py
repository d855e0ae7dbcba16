"""What is slow is done once: results are kept in .cache under a hash of everything they were made from."""

import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path

from workshop.paths import CACHE


def digest(parts: Iterable[bytes | str]) -> str:
    """A hash of parts, each fenced by its length so that no two lists run together."""
    sha = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        sha.update(f"{len(data)}:".encode())
        sha.update(data)
    return sha.hexdigest()


def kept(name: str, parts: Iterable[bytes | str], make: Callable[[], bytes]) -> bytes:
    """The bytes that `make` gives, made only where no earlier run has them."""
    path = CACHE / "made" / f"{name}-{digest(parts)[:32]}"
    if path.exists():
        return path.read_bytes()
    data = make()
    write_whole(path, data)
    return data


def write_whole(path: Path, data: bytes) -> None:
    """Writes by renaming, so that neither a broken-off run nor one beside us leaves half a file to be believed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    part.write_bytes(data)
    part.replace(path)
