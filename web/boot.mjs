// The start of Python. PyScript takes this module for its interpreter; index.html loads it early as well, so that
// downloads and start-up run while PyScript's own code is still on its way.
// What it adds to the stock loadPyodide: a trimmed standard library as bytecode, and news of how far things are.
// The names between @ signs are put in by the build.
import { loadPyodide as load, version } from "./@RUNTIME@/pyodide.mjs";

export { version };

const RUNTIME = new URL("./@RUNTIME@/", import.meta.url).href;
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const STD = new URL("./@STD@", import.meta.url).href;
const APP = new URL("./@APP@", import.meta.url).href;
const APP_ZIP = new URL("./app.zip", import.meta.url).href; // what pyscript.json calls it
const BYTES = Number("@BYTES@"); // of the three, as they pass here
const STALLED = 60_000; // ms without a byte

// ---- news: `prateria-progress` (0 to 1) and `prateria-failed` (why); the latest stands in window.prateriaStart

const start = (globalThis.prateriaStart = { progress: 0, failed: null, fail });

function progress(value) {
  if (value <= start.progress || start.failed) return;
  start.progress = value;
  dispatchEvent(new CustomEvent("prateria-progress", { detail: value }));
}

function fail(reason) {
  if (start.failed || start.progress === 1) return;
  start.failed = String(reason?.message ?? reason).slice(0, 500);
  dispatchEvent(new CustomEvent("prateria-failed", { detail: start.failed }));
}

addEventListener("prateria-ready", () => progress(1), { once: true });
addEventListener("py:progress", ({ detail }) => detail === "Loaded Pyodide" && progress(0.85));
addEventListener("error", ({ target }) => target?.localName === "script" && fail(`no ${target.src}`), true);

// ---- downloads, begun at once and counted as they come

let come = 0;
let stall = setTimeout(fail, STALLED, "nothing comes");

function counted(body) {
  return body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        clearTimeout(stall);
        come += chunk.length;
        progress(Math.min(0.6, (0.6 * come) / BYTES));
        if (come < BYTES) stall = setTimeout(fail, STALLED, "nothing comes");
        controller.enqueue(chunk);
      },
    }),
  );
}

async function download(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response;
}

// Not every browser compiles from a stream that a script has touched: asked with the smallest module there is.
const AS_WASM = { headers: { "Content-Type": "application/wasm" } };
const smallest = new Blob([new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])]).stream();
const countable = WebAssembly.compileStreaming(new Response(counted(smallest), AS_WASM)).then(
  () => true,
  () => false,
);
async function runtime() {
  const got = await download(WASM);
  return (await countable) ? new Response(counted(got.body), AS_WASM) : got;
}

// Plain hosts do not compress a zip, so library and app come as .zip.gz and are unpacked here.
async function unpacked(url) {
  const got = await download(url);
  return new Response(counted(got.body).pipeThrough(new DecompressionStream("gzip")));
}

const given = new Map([
  [WASM, runtime()],
  [STD, unpacked(STD)],
  [APP_ZIP, unpacked(APP)],
]);
for (const response of given.values()) response.catch(fail);

// Neither loadPyodide nor PyScript has an option that takes a response: their own fetches are answered with ours.
const realFetch = globalThis.fetch;
globalThis.fetch = function (resource, options) {
  const url = new URL(resource?.url ?? resource, document.baseURI).href;
  const response = given.get(url);
  if (!response) return realFetch.call(this, resource, options);
  given.delete(url);
  if (!given.size) globalThis.fetch = realFetch;
  return response;
};

// ---- the interpreter: one is started at once, and PyScript, when it asks, gets that one

let output = { stdout: console.log, stderr: console.error };
let first = load({
  indexURL: RUNTIME,
  stdLibURL: STD,
  stdout: (line) => output.stdout(line),
  stderr: (line) => output.stderr(line),
});
first.then(() => progress(0.75), fail);

export async function loadPyodide(options = {}) {
  if (!first) return load({ indexURL: RUNTIME, ...options }); // another one: stock, nothing trimmed
  const pyodide = first;
  first = null;
  output = { ...output, ...options };
  return pyodide;
}
