"""Ships in the table's library: Python's own `site` imports it at each start, before nearly all of that library.

zipimport opens a zip for each module, and reads and unmarshals that twice, once only to learn where it lies. A start
imports 300 modules; from an `Archive` each is read once. Ours comes unpacked (web/unpack.worker.mjs); where no worker
does that, it is unpacked here, when something of it is first wanted.
"""

from __future__ import annotations

import marshal
import posix
import sys
from _frozen_importlib import ModuleSpec
from _imp import source_hash

TYPE_CHECKING = False  # the true one would have half of the library imported before it can be done quickly
if TYPE_CHECKING:
    from typing import Any

# Bytes before the name of a file in a zip, before that name in its directory, and after it all; no notes are in ours.
LOCAL_HEADER, DIRECTORY_HEADER, END = 30, 46, 22
PYC_HEADER = 16

WRITERS = {"collections": "eval", "dataclasses": "exec", "typing": "eval"}
"""Modules that write what they have compiled, and by which function of Python's: for each class of ours, at each start.
A fifth of all that imports take; so it is done beforehand (`written.py`)."""
WRITTEN: dict[bytes, bytes] = {}  # the key of a text -> its code, as marshal has it


def number(data: bytes) -> int:
    return int.from_bytes(data, "little")


def key(text: str) -> bytes:
    return source_hash(0, text.encode())


def ready(run: Any) -> Any:
    """`exec` or `eval`, for texts that may have been compiled already."""

    def run_text(text: str, *spaces: Any) -> Any:
        code = WRITTEN.get(key(text))
        return run(marshal.loads(code) if code else text, *spaces)

    return run_text


class Archive:
    """Finds and loads the bytecode in a zip whose files are stored, not deflated. `top`: the only package in there;
    `packed`: where the zip is to be unpacked from, unless it is there."""

    def __init__(self, path: str, top: str = "", packed: str = "") -> None:
        self.path, self.top, self.packed = path, top, packed
        self.places: dict[str, tuple[int, int]] = {}  # name -> where its bytes begin, and how many they are

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> Any:
        """The spec of a module that lies here, else None."""
        if self.top and fullname.partition(".")[0] != self.top:
            return None
        if not self.places:
            self._directory()
        place = fullname.replace(".", "/")
        package = f"{place}/__init__.pyc"
        name = package if package in self.places else f"{place}.pyc"
        if name not in self.places:
            return None
        loader: Any = self
        spec: Any = ModuleSpec(fullname, loader, origin=f"{self.path}/{name}", is_package=name == package)
        spec.has_location = True
        if name == package:
            spec.submodule_search_locations.append(f"{self.path}/{place}")
        return spec

    def create_module(self, spec: Any) -> None:
        """As usual."""

    def exec_module(self, module: Any) -> None:
        if name := WRITERS.get(module.__name__):
            setattr(module, name, ready({"eval": eval, "exec": exec}[name]))
        exec(self._code(module.__spec__.origin), module.__dict__)

    def get_code(self, fullname: str) -> Any:
        return self._code(self.find_spec(fullname).origin)

    def _code(self, path: str) -> Any:
        return marshal.loads(self.get_data(path)[PYC_HEADER:])

    def get_data(self, path: str) -> bytes:
        start, length = self.places[path[len(self.path) + 1 :]]
        try:
            file = posix.open(self.path, posix.O_RDONLY)
        except FileNotFoundError:
            self._unpack()
            file = posix.open(self.path, posix.O_RDONLY)
        try:
            return posix.pread(file, length, start)
        finally:
            posix.close(file)

    def get_source(self, fullname: str) -> None:
        """There is none: tracebacks name lines without showing them."""

    def _directory(self) -> None:
        """What zipimport reads in the same way takes it ten times as long: it is for any zip, this for ours."""
        try:
            file = posix.open(self.path, posix.O_RDONLY)
        except FileNotFoundError:
            self._unpack()
            file = posix.open(self.path, posix.O_RDONLY)
        try:
            end = posix.pread(file, END, posix.fstat(file).st_size - END)
            table = posix.pread(file, number(end[12:16]), number(end[16:20]))
        finally:
            posix.close(file)
        at = 0
        while at < len(table):
            length, begins = number(table[at + 28 : at + 30]), at + DIRECTORY_HEADER
            name = table[begins : begins + length].decode()
            start, size = number(table[at + 42 : at + 46]), number(table[at + 24 : at + 28])
            self.places[name] = start + LOCAL_HEADER + length, size
            at = begins + length
        if (written := f"{self.top}/written") in self.places:
            WRITTEN.update(marshal.loads(self.get_data(f"{self.path}/{written}")))

    def _unpack(self) -> None:
        """Bit by bit: a memory that has grown cannot be kept. At its full size from the beginning: a file that grows is
        copied again and again."""
        from compression import zstd  # type: ignore[import-not-found,unused-ignore]

        with open(self.packed, "rb") as file:
            size = zstd.get_frame_info(file.read(32)).decompressed_size
        with zstd.open(self.packed) as source, open(self.path, "wb") as target:
            target.truncate(size)
            while data := source.read(65536):
                target.write(data)


HOME = "/home/pyodide"
OURS = Archive(f"{HOME}/prateria.zip", "prateria", f"{HOME}/prateria.zip.zst")
LIBRARY = Archive(next(path for path in sys.path if path.endswith(".zip")))
sys.meta_path[2:2] = [LIBRARY, OURS]  # after what is built in or frozen, before all that looks through folders
