"""How a table's start imports: `workshop/inside/sitecustomize.py`."""

import importlib.util
import marshal
import sys
from pathlib import Path
from types import ModuleType

import pytest
from insides import loaded

from workshop.zips import bare, make_zip


def pyc(source: str) -> bytes:
    return importlib.util.MAGIC_NUMBER + bytes(12) + marshal.dumps(compile(source, "here.py", "exec"))


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, as if Python had begun with a library in `lib.zip`."""
    files = {"alone.pyc": pyc("answer = 42"), "pack/__init__.pyc": pyc("from .inner import one")}
    files |= {"pack/inner.pyc": pyc("one = 1"), "pack/text.txt": b"words"}
    (tmp_path / "lib.zip").write_bytes(bare(make_zip(files, deflate=False)))
    monkeypatch.setattr(sys, "path", [str(tmp_path / "lib.zip"), *sys.path])
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    yield loaded("sitecustomize")
    for name in [name for name in sys.modules if name.partition(".")[0] in ("alone", "pack")]:
        del sys.modules[name]


def test_modules_packages_and_files_come_out_of_the_zip(inside: ModuleType) -> None:
    import alone
    import pack.inner

    assert (alone.answer, pack.one, pack.inner.__name__) == (42, 1, "pack.inner")
    assert alone.__spec__.loader is pack.__spec__.loader is inside.LIBRARY
    folder = pack.__path__[0]
    assert inside.LIBRARY.get_data(f"{folder}/text.txt") == b"words"
    assert pack.__file__ == f"{folder}/__init__.pyc"


def test_what_a_class_writes_is_taken_as_it_was_compiled_and_else_compiled(inside: ModuleType) -> None:
    inside.WRITTEN[inside.key("1 + 1")] = marshal.dumps(compile("3", "<string>", "eval"))
    spaces: dict[str, int] = {}
    inside.ready(exec)("four = 4", spaces)
    assert (inside.ready(eval)("1 + 1"), inside.ready(eval)("one + 1", {"one": 1}), spaces["four"]) == (3, 2, 4)


def test_what_is_not_there_is_left_to_others(inside: ModuleType) -> None:
    assert inside.LIBRARY.find_spec("no_such") is None
    assert inside.LIBRARY.find_spec("pack.no_such") is None
    assert inside.OURS.find_spec("json") is None  # without unpacking anything
    with pytest.raises(ModuleNotFoundError):
        import no_such  # noqa: F401
