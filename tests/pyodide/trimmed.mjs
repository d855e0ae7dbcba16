// With the runtime and the trimmed standard library that ship, and nothing else: every module of ours imports, and what is only
// needed when it comes to it is there. node tests/pyodide/trimmed.mjs
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lay, library, runtime } from "../../py/workshop/inside/ships.mjs";

const CHECK = `
import asyncio, contextlib, importlib, json, pkgutil, sys, traceback

import prateria
import sitecustomize
from sitecustomize import LIBRARY, OURS

assert prateria.__spec__.loader is OURS and json.__spec__.loader is LIBRARY
assert pkgutil.get_data("prateria.locale", "it/LC_MESSAGES/prateria.told").startswith(b"(n != 1)\\0")

class Asked(dict):
    def get(self, key):
        answers.append(dict.get(self, key))
        return answers[-1]

answers = []
sitecustomize.WRITTEN = Asked(sitecustomize.WRITTEN)

names = [m.name for m in pkgutil.walk_packages(prateria.__path__, "prateria.")]
for name in names:
    if name.startswith("prateria.app.edge") or name == "prateria.app.main":
        continue  # the browser's edge: only a page has what it imports
    importlib.import_module(name)

assert len(answers) > 100 and all(answers)  # what our classes write has been compiled

for source, error in (("def f(:", SyntaxError), ("import json; json.loads('{')", ValueError), ("1/0", ArithmeticError)):
    try:
        exec(source)
    except error:
        assert "Error" in "".join(traceback.format_exception(sys.exception()))
    else:
        raise AssertionError(source)

assert "%s %5.2f".__mod__(("x", 1.5)) and f"{1234.5:,.1f}" == "1,234.5" and "żółw".encode("utf-8").decode() == "żółw"

async def three():
    await asyncio.sleep(0)
    return 3

assert await asyncio.gather(three(), asyncio.shield(three()), asyncio.wait_for(three(), 9)) == [3, 3, 3]
waiting = asyncio.ensure_future(asyncio.Event().wait())
waiting.cancel()
assert isinstance((await asyncio.gather(waiting, return_exceptions=True))[0], asyncio.CancelledError)
assert not {"_sqlite3", "_testcapi", "_codecs_jp"} & {*sys.builtin_module_names}  # workshop/unlinked.py
for name in sys.builtin_module_names:
    with contextlib.suppress(ImportError):  # what it needs of the library's Python need not ship
        importlib.import_module(name)
assert not {"ssl", "selectors", "asyncio.base_events"} & {*sys.modules}  # no page opens sockets
len(names)
`;

const folder = mkdtempSync(join(tmpdir(), "prateria-"));
try {
  writeFileSync(join(folder, "std.zip"), library());
  const { loadPyodide } = await runtime();
  const pyodide = await loadPyodide({ stdLibURL: join(folder, "std.zip") });
  lay(pyodide);
  const count = await pyodide.runPythonAsync(CHECK);
  console.log(`${count} modules import with the trimmed standard library`);
} catch (error) {
  console.error(String(error.message ?? error).slice(-4000)); // a whole one prints Pyodide's own 1.2 MB line
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
