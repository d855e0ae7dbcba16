"""python -m workshop.serve: dist/ as a static host would send it, with the headers of netlify.toml.

Tests use `SiteServer` in their own process: `with SiteServer() as site: page.goto(site.url)`.
"""

import argparse
import contextlib
import hashlib
import socket
import sys
import threading
import time
from collections.abc import Mapping
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import unquote, urlsplit

from workshop.compress import brotlied, gzipped, is_compressed
from workshop.headers import headers_for
from workshop.paths import DIST

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".py": "text/x-python; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".zip": "application/zip",
    ".gz": "application/gzip",
}


ABORTED, CUT = "aborted", "cut"
Fault = str | float  # seconds


@lru_cache(64)
def _etag(data: bytes) -> str:
    return f'"{hashlib.sha256(data).hexdigest()[:20]}"'


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: "SiteServer"

    def setup(self) -> None:
        super().setup()
        self.server.lines.add(self.connection)

    def finish(self) -> None:
        super().finish()
        self.server.lines.discard(self.connection)

    def do_GET(self) -> None:
        self._answer(body=True)

    def do_HEAD(self) -> None:
        self._answer(body=False)

    def _answer(self, *, body: bool) -> None:
        path = unquote(urlsplit(self.path).path)
        inside = path.removeprefix(self.server.prefix)
        fault = self.server.faults.get(inside)
        if fault == ABORTED:
            self._break_off()
            return
        if isinstance(fault, float):
            time.sleep(fault)
        data = self.server.read(inside) if path.startswith(self.server.prefix + "/") else None
        headers = headers_for(inside)
        if data is None:
            self._send(HTTPStatus.NOT_FOUND, {**headers, "Content-Type": TYPES[".txt"]}, b"not here\n" * body)
            return
        name = inside + "index.html" if inside.endswith("/") else inside
        headers["Content-Type"] = TYPES.get(Path(name).suffix, "application/octet-stream")
        headers["ETag"] = _etag(data)
        if self.headers.get("If-None-Match") == headers["ETag"]:
            self._send(HTTPStatus.NOT_MODIFIED, headers, b"")
            return
        if is_compressed(name):
            headers["Vary"] = "Accept-Encoding"
            accepted = self.headers.get("Accept-Encoding", "")
            if self.server.brotli and "br" in accepted:
                headers["Content-Encoding"], data = "br", brotlied([data])[0]
            elif "gzip" in accepted:
                headers["Content-Encoding"], data = "gzip", gzipped(data)
        if fault == CUT:
            self._send(HTTPStatus.OK, headers | {"Content-Length": str(len(data))}, data[: len(data) // 2], body=body)
            self._break_off()
            return
        self._send(HTTPStatus.OK, headers, data, body=body)

    def _break_off(self) -> None:
        self.close_connection = True
        with contextlib.suppress(OSError):
            self.connection.shutdown(socket.SHUT_RDWR)

    def _send(self, status: HTTPStatus, headers: Mapping[str, str], data: bytes, *, body: bool = True) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if status is not HTTPStatus.NOT_MODIFIED and "Content-Length" not in headers:
            self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        if body:
            self.wfile.write(data)
            self.server.sent.append((self.path, len(data)))

    def log_message(self, *_: object) -> None:
        """Quiet: a page asks for thirty files."""


class SiteServer(ThreadingHTTPServer):
    """Serves a built site. `prefix` ("/sub/path") puts it in a folder of the host; `extra` adds files that are not in
    it; `brotli=False` is a host that knows gzip only; port 0 takes a free one. `sent` notes what crossed the line.
    `faults`: path -> what is to go wrong with it: ABORTED, CUT (half of it) or the seconds by which it comes late."""

    daemon_threads = True

    def __init__(
        self,
        folder: Path = DIST,
        *,
        port: int = 0,
        host: str = "127.0.0.1",
        prefix: str = "",
        extra: Mapping[str, bytes] | None = None,
        brotli: bool = True,
    ) -> None:
        super().__init__((host, port), _Handler)
        self.folder = folder.resolve()
        self.prefix = "/" + prefix.strip("/") if prefix.strip("/") else ""
        self.extra = dict(extra or {})
        self.brotli = brotli
        self.lines: set[socket.socket] = set()
        self.sent: list[tuple[str, int]] = []
        self.faults: dict[str, Fault] = {}
        self.url = f"http://127.0.0.1:{self.server_port}{self.prefix}/"
        self._thread = threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True)

    def read(self, path: str) -> bytes | None:
        """The bytes behind a path of the site, None where there is nothing (or it points outside)."""
        if path in self.extra:
            return self.extra[path]
        place = (self.folder / (path.lstrip("/") + ("index.html" if path.endswith("/") else ""))).resolve()
        return place.read_bytes() if place.is_relative_to(self.folder) and place.is_file() else None

    def prepare(self) -> None:
        """Compresses what is large before anybody waits for it."""
        brotlied(p.read_bytes() for p in self.folder.rglob("*") if p.is_file() and is_compressed(p.name))

    def start(self) -> None:
        if self.brotli:
            self.prepare()
        self._thread.start()

    def stop(self) -> None:
        """Stops at once: lines that browsers keep open are cut, so that a test of offline use has no server left."""
        self.shutdown()
        for line in list(self.lines):
            with contextlib.suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        self.server_close()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Browsers break lines off when a page is left; that is no news."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)

    def __enter__(self) -> "SiteServer":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description="Serves dist/ as a static host would.")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets tablets of the same network in")
    parser.add_argument("--prefix", default="", help="serve below /sub/path")
    parser.add_argument("--gzip", action="store_true", help="as a host without brotli")
    options = parser.parse_args()
    if not DIST.exists():
        raise SystemExit("dist/ is not built: make build")
    site = SiteServer(port=options.port, host=options.host, prefix=options.prefix, brotli=not options.gzip)
    site.prepare()
    print(f"Prateria: http://localhost:{options.port}{site.prefix}/   (Ctrl-C ends it)", flush=True)
    try:
        site.serve_forever()
    except KeyboardInterrupt:
        print()


if __name__ == "__main__":
    main()
