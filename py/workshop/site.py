"""dist/: the whole site as files, by path. The few names that only a build knows are put in."""

import base64
import hashlib
import io
import json
import re
import zipfile
from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatch
from pathlib import Path

from workshop.bundle import INLINE, bundled
from workshop.cache import digest
from workshop.compress import gzipped, squeezed
from workshop.engine import engine_pack, engine_sources
from workshop.export import lobby_files, words_of_the_watch, workshop_files
from workshop.headers import demand_in_policy, policy_for_page
from workshop.lean import lean_runtime, recipe
from workshop.offline import worker
from workshop.paths import NODE_MODULES, PY, ROOT, STATIC, WEB, WHEELS, npm_version
from workshop.stdlib import plain_stdlib, trimmed_stdlib
from workshop.wheel import make_wheel
from workshop.zips import bare

Files = dict[str, bytes]

RUNTIME = f"runtime/{npm_version('pyodide')}-{recipe()}"

# What core.js asks for on a page with one <script type="py"> and a JSON config, where all plugins are refused.
PYSCRIPT = ("core.js", "core.css", "core-*.js", "error-*.js")

CHARSET = b'<meta charset="utf-8">\n'

VENDOR = {
    "lean-qr.mjs": "lean-qr/index.mjs",
}
LICENSES = {
    "codemirror": "@codemirror/view/LICENSE",
    "fzstd": "fzstd/LICENSE",
    "idiomorph": "idiomorph/LICENSE",
    "lean-qr": "lean-qr/LICENSE",
    "pyscript": "@pyscript/core/LICENSE",
    "polyscript": "polyscript/LICENSE",
}


def _tree(folder: Path) -> Files:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }


def _runtime() -> Files:
    """Pyodide, lean, and micropip beside its lock file, so that nobody asks another origin for it."""
    source = NODE_MODULES / "pyodide"
    parts = {name: (source / name).read_bytes() for name in ("pyodide.mjs", "python_stdlib.zip")} | lean_runtime()
    files = {f"{RUNTIME}/{name}": data for name, data in parts.items()}
    # Their source maps are not shipped; a browser's tools would ask for them in vain.
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        files[f"{RUNTIME}/{name}"] = re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", files[f"{RUNTIME}/{name}"])
    wheel = next(WHEELS.glob("micropip-*.whl"))
    lock = json.loads((source / "pyodide-lock.json").read_text(encoding="utf-8"))
    entry = lock["packages"]["micropip"]
    entry |= {"file_name": wheel.name, "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest()}
    entry["version"] = wheel.name.split("-")[1]
    lock["packages"] = {"micropip": entry}
    files[f"{RUNTIME}/pyodide-lock.json"] = json.dumps(lock, sort_keys=True, separators=(",", ":")).encode()
    files[f"{RUNTIME}/{wheel.name}"] = wheel.read_bytes()
    return files


def _packed(name: str, archive: bytes, pack: Callable[[bytes], bytes]) -> tuple[str, bytes]:
    """Path and content. Plain hosts do not compress a zip, and as a whole it packs better than file by file."""
    return _named(name, pack(archive), ".zip.gz")


def _named(name: str, data: bytes, kind: str) -> tuple[str, bytes]:
    """Path and content. The name says the content, so that it need never be asked for again."""
    return f"runtime/{name}-{digest([data])[:12]}{kind}", data


def _vendored() -> Files:
    files = {f"vendor/{name}": (NODE_MODULES / source).read_bytes() for name, source in VENDOR.items()}
    files |= {f"vendor/licenses/{name}.txt": (NODE_MODULES / path).read_bytes() for name, path in LICENSES.items()}
    files["vendor/licenses/prateria.txt"] = (ROOT / "LICENSE").read_bytes()
    dist = NODE_MODULES / "@pyscript/core/dist"
    for pattern in PYSCRIPT:
        for path in sorted(dist.glob(pattern)):
            files[f"ps/{path.name}"] = re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", path.read_bytes())
    return files


def _workshop(files: Files, wheel: str, micropip: str) -> tuple[Files, dict[str, str]]:
    """What only the workshop opens: its library, and the names that web/workshop/room.mjs is given."""
    ours = [path.read_bytes() for path in sorted((PY / "prateria").rglob("*.py"))]
    with zipfile.ZipFile(io.BytesIO(files[micropip])) as archive:
        theirs = [archive.read(name) for name in sorted(archive.namelist()) if name.endswith(".py")]
    std, data = _packed("workshop-std", plain_stdlib([*ours, *theirs]), gzipped)
    frame = _hash(files["workshop/frame.js"])
    demand_in_policy(frame, of="web/workshop/frame.js")
    parts: list[bytes | str] = [RUNTIME, std, files[wheel], files[micropip], files["workshop/cell.worker.mjs"]]
    names = {
        "RUNTIME": RUNTIME,
        "FRAME_HASH": frame.strip("'"),
        "WORKSHOP_STD": std,
        "WHEEL": wheel,
        "MICROPIP": micropip,
        "WORKSHOP_MEMORY": "prateria-rooms-" + digest(parts)[:16],
    }
    return {std: data}, names


def _hash(script: bytes) -> str:
    """As a policy names it."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'"


def _fill(text: bytes, values: Mapping[str, str]) -> bytes:
    """Puts in the names between @ signs; a name without a value is a mistake."""

    def value(match: re.Match[bytes]) -> bytes:
        return values[match[1].decode()].encode()

    return re.sub(rb"@([A-Z_]+)@", value, text)


def _inlined(html: bytes, scripts: Mapping[str, bytes]) -> bytes:
    """Puts scripts into the page: what watches over the start must not be missing itself. The policy has their hash."""
    for path, script in scripts.items():
        demand_in_policy(_hash(script), of=f"web/{path}")
        tag = b'<script src="./%s"></script>' % path.encode()
        if tag not in html or b"</script" in script:
            raise SystemExit(f"{path} cannot be put into web/index.html")
        html = html.replace(tag, b"<script>" + script + b"</script>")
    return html


def _page(html: bytes, pyscript: Iterable[str]) -> bytes:
    """index.html with the policy, and with the downloads of the start begun before anything asks for them: after what
    the first paint needs, before the rest."""
    words = words_of_the_watch().replace(b"<", b"\\u003c")
    html = html.replace(b"<script>", b'<script type="application/json" id="words">' + words + b"</script>\n<script>", 1)
    modules = (f"{RUNTIME}/pyodide.mjs", f"{RUNTIME}/pyodide.asm.mjs", "start.mjs", *pyscript)
    early = (
        '<script type="module" async src="./boot.mjs"></script>',
        *(f'<link rel="modulepreload" href="./{path}">' for path in modules),
    )
    html = _insert(html, _policy(), after=CHARSET)
    return _insert(html, "\n".join(early), after=b'type="font/woff2" crossorigin>\n')


def _policy() -> str:
    """For hosts that send no headers of their own."""
    return f'<meta http-equiv="Content-Security-Policy" content="{policy_for_page()}">'


def _insert(html: bytes, lines: str, *, after: bytes) -> bytes:
    if after not in html:
        raise SystemExit(f"a page in web/ must have a line that ends with {after.decode().strip()}")
    return html.replace(after, after + lines.encode() + b"\n", 1)


def make_site() -> Files:
    bundles, parts = bundled()
    web = {path: data for path, data in _tree(WEB).items() if path not in parts}
    files = _tree(STATIC) | web | bundles | _vendored() | _runtime() | lobby_files() | workshop_files()
    std, std_data = _packed("std", bare(trimmed_stdlib(engine_sources().values())), squeezed)
    app, app_data = _named("app", engine_pack(), ".zip.zst")
    files |= {std: std_data, app: app_data}
    names = {
        "VERSION": npm_version("pyodide"),
        "RUNTIME": RUNTIME,
        "STD": std,
        "APP": app,
        "WASM_BYTES": str(len(files[f"{RUNTIME}/pyodide.asm.wasm"])),
        "STD_BYTES": str(len(std_data)),
        "APP_BYTES": str(len(app_data)),
        "MEMORY": "prateria-memory-" + digest([RUNTIME, std, app, files["ahead.worker.mjs"]])[:16],
    }
    for name in ("early.js", "boot.mjs", "offline.mjs", "ahead.worker.mjs"):
        files[name] = _fill(files[name], names)
    name, wheel = make_wheel()
    files[f"whl/{name}"] = wheel
    more, names = _workshop(files, f"whl/{name}", next(path for path in files if "/micropip-" in path))
    files |= more
    files["workshop/room.mjs"] = _fill(files["workshop/room.mjs"], names)
    page = _inlined(files["index.html"], {path: files.pop(path) for path in INLINE})
    files["index.html"] = _page(page, sorted(path for path in files if fnmatch(path, "ps/core*.js")))
    for name in ("workshop.html", "path.html"):
        files[name] = _insert(files[name], _policy(), after=CHARSET)
    worker_text = files.pop("sw.js")
    return files | {"sw.js": worker(worker_text, files, RUNTIME)}
