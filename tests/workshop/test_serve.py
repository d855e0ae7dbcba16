"""The local server sends a site as a plain static host would."""

import gzip
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse, IncompleteRead
from pathlib import Path

import pytest

from workshop.serve import ABORTED, CUT, SiteServer

PAGE = b"<!doctype html>" + b"<p>prairie</p>" * 200


@pytest.fixture
def site(tmp_path: Path) -> Iterator[SiteServer]:
    folder = tmp_path / "dist"
    (folder / "deep").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "deep" / "boot.mjs").write_bytes(b"export {};")
    (folder / "app.zip").write_bytes(b"PK" * 500)
    (folder / "a.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.txt").write_bytes(b"not of the site")
    with SiteServer(folder, prefix="/sub/path", brotli=False, extra={"/extra.html": b"more"}) as server:
        yield server


def get(site: SiteServer, path: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    line = HTTPConnection("127.0.0.1", site.server_port, timeout=10)
    line.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    response = line.getresponse()
    body = response.read()
    line.close()
    return response, body


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sub/path/", "text/html; charset=utf-8"),
        ("/sub/path/deep/boot.mjs", "text/javascript; charset=utf-8"),
        ("/sub/path/a.wasm", "application/wasm"),
        ("/sub/path/app.zip", "application/zip"),
        ("/sub/path/extra.html", "text/html; charset=utf-8"),
    ],
)
def test_types(site: SiteServer, path: str, kind: str) -> None:
    response, _ = get(site, path)
    assert (response.status, response.headers["Content-Type"]) == (200, kind)
    assert "default-src" in response.headers["Content-Security-Policy"]


def test_text_is_compressed_and_archives_are_not(site: SiteServer) -> None:
    response, body = get(site, "/sub/path/?lang=pl", Accept_Encoding="gzip, br")
    assert response.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(body) == PAGE
    response, body = get(site, "/sub/path/app.zip", Accept_Encoding="gzip, br")
    assert response.headers["Content-Encoding"] is None
    assert body == b"PK" * 500


def test_what_has_not_changed_is_not_sent_again(site: SiteServer) -> None:
    first, _ = get(site, "/sub/path/")
    again, body = get(site, "/sub/path/", If_None_Match=first.headers["ETag"])
    assert (again.status, body) == (304, b"")


@pytest.mark.parametrize("path", ["/", "/app.zip", "/sub/path/no.js", "/sub/path/../../secret.txt", "/sub/path/deep"])
def test_nothing_else_is_given_away(site: SiteServer, path: str) -> None:
    assert get(site, path)[0].status == 404


def test_stopping_cuts_lines_that_are_kept_open(site: SiteServer) -> None:
    line = HTTPConnection("127.0.0.1", site.server_port, timeout=10)
    line.request("GET", "/sub/path/app.zip")
    line.getresponse().read()
    assert line.sock is not None
    site.stop()
    assert line.sock.recv(1) == b""


def test_faults_are_what_a_bad_line_does(site: SiteServer) -> None:
    site.faults = {"/app.zip": ABORTED, "/a.wasm": CUT, "/extra.html": 0.2}
    with pytest.raises(ConnectionError):
        get(site, "/sub/path/app.zip")
    with pytest.raises(IncompleteRead):
        get(site, "/sub/path/a.wasm")
    before = time.monotonic()
    assert get(site, "/sub/path/extra.html")[1] == b"more"
    assert time.monotonic() - before >= 0.2
    site.faults.clear()
    assert get(site, "/sub/path/app.zip")[0].status == 200
