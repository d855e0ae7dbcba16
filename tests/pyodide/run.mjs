// The engine suite inside Pyodide, on the very zip that ships: node tests/pyodide/run.mjs [part ... or pytest argument ...]
// The standard library is the whole stock one here: pytest needs more of it than the site does.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";
import { unpack } from "../../py/workshop/inside/ships.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
// What needs neither host nor browser, in parts that take equally long: each may run in a process of its own.
const PARTS = { contract: ["tests/contract", "tests/core", "tests/pyodide"], games: ["tests/games"], bots: ["tests/bots"] };
const HOST_ONLY = [
  "--ignore=tests/bots/test_hands.py", // plays with a bench, which does not ship
  "--ignore=tests/contract/test_contract_players.py", // those are in the wheel
  "--ignore-glob=*/test_*table*.py", // drawings are strings of the same source, and e2e looks at what Pyodide draws
];

const bytes = (path) => new Uint8Array(readFileSync(path));

try {
  const pyodide = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });
  const { FS } = pyodide;
  unpack(pyodide);
  const packages = pyodide.runPython("import site; site.getsitepackages()[0]");
  for (const wheel of readdirSync(`${ROOT}/.cache/wheels`).filter((name) => name.endsWith(".whl"))) {
    pyodide.unpackArchive(bytes(`${ROOT}/.cache/wheels/${wheel}`), "wheel", { extractDir: packages });
  }
  FS.mkdirTree("/project/tests");
  FS.mount(FS.filesystems.NODEFS, { root: `${ROOT}/tests` }, "/project/tests");
  FS.writeFile("/project/pyproject.toml", bytes(`${ROOT}/pyproject.toml`));
  const given = process.argv.slice(2);
  const chosen = (given.length ? given : Object.keys(PARTS)).flatMap((name) => PARTS[name] ?? name);
  // No thread here could end a test that hangs.
  const here = ["-p", "no:cacheprovider", "-o", "faulthandler_timeout=0"];
  pyodide.globals.set("arguments", pyodide.toPy([...here, ...HOST_ONLY, ...chosen]));
  process.exitCode = pyodide.runPython(`
import os, pytest
os.chdir("/project")
int(pytest.main(arguments))
`);
} catch (error) {
  console.error(String(error.message ?? error).slice(-4000)); // a whole one prints Pyodide's own 1.2 MB line
  process.exitCode = 1;
}
