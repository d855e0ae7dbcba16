"""The engines as a wheel, for people who want them in their own Python; also the build backend of pyproject.toml."""

import base64
import hashlib
import tomllib
from pathlib import Path
from typing import Any

from prateria.envs.rendering import sheets
from workshop.catalogues import compiled_catalogues
from workshop.paths import PY, ROOT, WEB
from workshop.zips import make_zip


def make_wheel() -> tuple[str, bytes]:
    """File name and content. Pure Python, no dependencies, the same bytes for the same sources."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    info = f"{name}-{version}.dist-info"
    package = sorted((PY / "prateria").rglob("*.py"))
    files = {path.relative_to(PY).as_posix(): path.read_bytes() for path in package} | compiled_catalogues()
    # `prateria.envs.rendering` looks for the styles of the table beside itself.
    files |= {f"prateria/envs/css/{name}.css": (WEB / f"css/{name}.css").read_bytes() for name in sheets()}
    files[f"{info}/METADATA"] = (
        "Metadata-Version: 2.4\n"
        f"Name: {name}\nVersion: {version}\nSummary: {project['description']}\n"
        f"License-Expression: {project['license']}\nLicense-File: LICENSE\n"
        f"Requires-Python: {project['requires-python']}\n" + _extras(project["optional-dependencies"])
    ).encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nGenerator: prateria\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    rows = []
    for path, data in sorted(files.items()):
        sha = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rows.append(f"{path},sha256={sha},{len(data)}\n")
    files[f"{info}/RECORD"] = "".join([*rows, f"{info}/RECORD,,\n"]).encode()
    return f"{name}-{version}-py3-none-any.whl", make_zip(files)


def _extras(extras: dict[str, list[str]]) -> str:
    """What is installed only when asked for: `prateria[pettingzoo]`. Nothing is installed else."""
    return "".join(
        "".join([f"Provides-Extra: {name}\n", *(f'Requires-Dist: {needed}; extra == "{name}"\n' for needed in all_of)])
        for name, all_of in extras.items()
    )


def build_wheel(
    wheel_directory: str, config_settings: dict[str, Any] | None = None, metadata_directory: str | None = None
) -> str:
    """PEP 517."""
    name, data = make_wheel()
    Path(wheel_directory, name).write_bytes(data)
    return name
