// The engine suite inside Pyodide, on the very zip that ships: node tests/pyodide/run.mjs [pytest argument ...]
// The standard library is the whole stock one here: pytest needs more of it than the site does.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const SUITE = ["core", "kit", "games", "contract", "bots", "pyodide"]; // what needs neither host nor browser

const HOST_ONLY = ["--ignore=tests/bots/test_hands.py"]; // plays with a bench, which does not ship

const bytes = (path) => new Uint8Array(readFileSync(path));

try {
  const pyodide = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });
  const { FS } = pyodide;
  const app = readdirSync(`${ROOT}/dist/runtime`).find((name) => /^app-.*\.zip\.gz$/.test(name));
  const zip = new Uint8Array(gunzipSync(readFileSync(`${ROOT}/dist/runtime/${app}`)));
  pyodide.unpackArchive(zip, "zip", { extractDir: "/home/pyodide" });
  const packages = pyodide.runPython("import site; site.getsitepackages()[0]");
  for (const wheel of readdirSync(`${ROOT}/.cache/wheels`).filter((name) => name.endsWith(".whl"))) {
    pyodide.unpackArchive(bytes(`${ROOT}/.cache/wheels/${wheel}`), "wheel", { extractDir: packages });
  }
  FS.mkdirTree("/project/tests");
  FS.mount(FS.filesystems.NODEFS, { root: `${ROOT}/tests` }, "/project/tests");
  FS.writeFile("/project/pyproject.toml", bytes(`${ROOT}/pyproject.toml`));
  const here = readdirSync(`${ROOT}/tests`);
  const given = process.argv.slice(2);
  const chosen = given.length ? given : SUITE.filter((name) => here.includes(name)).map((name) => `tests/${name}`);
  pyodide.globals.set("arguments", pyodide.toPy(["-p", "no:cacheprovider", ...HOST_ONLY, ...chosen]));
  process.exitCode = pyodide.runPython(`
import os, sys, pytest
from compression import zstd
with open("/home/pyodide/prateria.zip", "wb") as file:
    file.write(zstd.decompress(open("/home/pyodide/prateria.zip.zst", "rb").read()))
sys.path.insert(0, "/home/pyodide/prateria.zip")
os.chdir("/project")
int(pytest.main(arguments))
`);
} catch (error) {
  console.error(String(error.message ?? error).slice(-4000)); // a whole one prints Pyodide's own 1.2 MB line
  process.exitCode = 1;
}
