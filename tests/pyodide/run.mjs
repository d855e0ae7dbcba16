// The engine suite inside Pyodide, on the very zip that ships: node tests/pyodide/run.mjs [part ... or pytest argument ...]
// The standard library is the whole stock one here: pytest needs more of it than the site does.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";
import { unpack } from "../../py/workshop/inside/ships.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
// Of the games what may come out otherwise on another interpreter: rules and what they count, positions in writing, what bots
// choose. What is said, drawn and told of them are strings of the same source: CPython proves those.
const RULES = `ahead arrival asking back board bot box calm claims damaged data examples game_end games hunt_end knowledge masks
  military movement options party position progress referee reference scoring setup solo trade trials turn turns variants year`;
const GAMES = `${ROOT}/tests/games`;
const played = readdirSync(GAMES).filter((game) => existsSync(`${GAMES}/${game}/golden`));
const rules = RULES.split(/\s+/).flatMap((name) => {
  const found = played.map((game) => `${game}/test_${game}_${name}.py`).filter((file) => existsSync(`${GAMES}/${file}`));
  if (!found.length) throw new Error(`no game has test_*_${name}.py`);
  return found.map((file) => `tests/games/${file}`);
});
const BOTS = ["tests/bots/test_think.py", "tests/bots/test_reaction.py"];
// What needs neither host nor browser, in parts that take equally long: each may run in a process of its own.
const PARTS = { contract: ["tests/contract", "tests/pyodide"], games: rules, bots: [...BOTS, "tests/core"] };
const HOST_ONLY = [
  "--ignore=tests/contract/test_contract_secrets.py", // what is dealt anew is compared in test_contract_imagined.py too
  "--ignore=tests/contract/test_contract_players.py", // those are in the wheel
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
