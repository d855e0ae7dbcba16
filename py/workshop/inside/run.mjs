// Runs a Python script inside the pinned Pyodide: node run.mjs SCRIPT ROOT '{"arguments": ...}' [LIBRARY.zip]
// ROOT (the project's folder) is seen by the script as /root; what its main(arguments) returns is printed as JSON.
import { readFileSync } from "node:fs";
import { loadPyodide } from "../../../node_modules/pyodide/pyodide.mjs";

const [script, root, args, stdLibURL] = process.argv.slice(2);
try {
  const pyodide = await loadPyodide({
    ...(stdLibURL && { stdLibURL }),
    // The same bytes every time, and no column tables in the bytecode: tracebacks name lines, not columns.
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
    stdout: (line) => console.error(line),
  });
  pyodide.FS.mkdirTree("/root");
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, "/root");
  pyodide.globals.set("arguments_json", args);
  pyodide.runPython(readFileSync(script, "utf8"));
  process.stdout.write(pyodide.runPython("import json; json.dumps(main(json.loads(arguments_json)))"));
} catch (error) {
  console.error(String(error.message ?? error).slice(-4000)); // a whole one prints Pyodide's own 1.2 MB line
  process.exit(1);
}
