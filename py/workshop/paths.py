"""Where things are, and the versions that are pinned in package.json and pyproject.toml."""

import json
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PY = ROOT / "py"
WEB = ROOT / "web"
STATIC = ROOT / "static"
NODE_MODULES = ROOT / "node_modules"
CACHE = ROOT / ".cache"
WHEELS = CACHE / "wheels"
DIST = ROOT / "dist"
INSIDE = Path(__file__).resolve().parent / "inside"

LANGUAGES = ("en", "it", "pl")


def npm_version(package: str) -> str:
    version = json.loads((NODE_MODULES / package / "package.json").read_text(encoding="utf-8"))["version"]
    return str(version)


def project_version() -> str:
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])
