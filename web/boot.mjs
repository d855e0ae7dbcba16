// The start of Python. PyScript takes this module for its interpreter; index.html loads it early as well, so that
// downloads and start-up run while PyScript's own code is still on its way.
// What it adds to the stock loadPyodide: a trimmed standard library as bytecode, and news of how far things are.
// The names between @ signs are put in by the build.

export const version = "@VERSION@";

const here = (path) => new URL(path, import.meta.url).href;
const RUNTIME = here("./@RUNTIME@/");
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const STD = here("./@STD@");
const APP = here("./@APP@");
const APP_ZIP = here("./app.zip"); // what pyscript.json calls it
const WASM_BYTES = Number("@WASM_BYTES@"); // unpacked
const ZIP_BYTES = Number("@ZIP_BYTES@"); // of STD and APP, as they pass here
const PATIENCE = 120_000; // ms without any news

// ---- news: `prateria-progress` (0 to 1) and `prateria-failed` (why); the latest stands in window.prateriaStart

const start = (globalThis.prateriaStart = { progress: 0, failed: null, fail, remembered: false });
let silence = setTimeout(fail, PATIENCE, "nothing comes");

function progress(value) {
  if (value <= start.progress || start.failed) return;
  start.progress = value;
  clearTimeout(silence);
  if (value < 0.75) silence = setTimeout(fail, PATIENCE, "nothing comes");
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

// ---- downloads, all begun at once

async function download(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return response;
}

// Plain hosts do not compress a zip, so library and app come as .zip.gz and are unpacked here.
let come = 0;
const counted = () =>
  new TransformStream({
    transform(chunk, controller) {
      come += chunk.length;
      progress((0.3 * come) / ZIP_BYTES);
      controller.enqueue(chunk);
    },
  });
async function unpacked(url) {
  const { body } = await download(url);
  return new Response(body.pipeThrough(counted()).pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

// The runtime has been on its way since early.js, long before loadPyodide has read its own code and asks for it.
const compiled = window.prateriaEarly.runtime.catch(async () =>
  WebAssembly.compileStreaming((await globalThis.caches?.match(WASM)) ?? download(WASM)),
);

const STAND_IN = new Response();
const coming = { [WASM]: compiled.then(() => STAND_IN), [STD]: unpacked(STD), [APP_ZIP]: unpacked(APP) };
for (const part of Object.values(coming)) part.catch(fail);

// Neither loadPyodide nor PyScript has an option that takes a response or a module: until all stands, their own calls
// are answered with ours.
const { fetch: realFetch } = globalThis;
const { instantiateStreaming } = WebAssembly;
globalThis.fetch = async function (resource, options) {
  const part = coming[new URL(resource?.url ?? resource, document.baseURI).href];
  if (!part) return realFetch.call(this, resource, options);
  const answer = await part;
  return answer === STAND_IN ? answer : new Response(answer);
};
WebAssembly.instantiateStreaming = async function (source, imports) {
  if ((await source) !== STAND_IN) return instantiateStreaming.call(this, source, imports);
  const module = await compiled;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
};
addEventListener("prateria-ready", () => {
  globalThis.fetch = realFetch;
  WebAssembly.instantiateStreaming = instantiateStreaming;
  for (const url of Object.keys(coming)) delete coming[url];
}, { once: true });

// The largest file is not counted as it comes, so the bar creeps meanwhile: ever slower, but never still.
const creep = setInterval(() => come >= ZIP_BYTES && progress(start.progress + 0.02 * (0.6 - start.progress)), 250);
new PerformanceObserver((list) => {
  for (const { decodedBodySize } of list.getEntriesByName(WASM)) {
    // Broken off on its way: loadPyodide would wait for ever. (0: a browser that does not tell.)
    if (decodedBodySize && decodedBodySize < WASM_BYTES) fail("the runtime came in part only");
    else progress(0.6);
  }
}).observe({ type: "resource", buffered: true });

// ---- the memory of a started interpreter, kept by ahead.mjs on an earlier visit. Where a start from it breaks down, or
// with it the tab (then the mark of the attempt is still there), this version never tries it again.

const MEMORY = "@MEMORY@";
const MARK = "prateria:start";

async function keptMemory() {
  try {
    if (localStorage[MARK] === MEMORY) return null;
    const kept = await caches.match("memory", { cacheName: MEMORY });
    if (kept && sessionStorage[MARK]) giveUp();
    else if (kept) {
      sessionStorage[MARK] = MEMORY;
      addEventListener("prateria-ready", () => sessionStorage.removeItem(MARK), { once: true });
      return await kept.arrayBuffer();
    }
  } catch {
    // no caches, no storage: from the beginning, then
  }
  return null;
}

function giveUp() {
  localStorage[MARK] = MEMORY;
  sessionStorage.removeItem(MARK);
  caches.delete(MEMORY);
}

// ---- the interpreter: one is started at once, and PyScript, when it asks, gets that one

// Where a browser can switch WebAssembly's stack, Pyodide runs all that is asynchronous on stacks of their own, and there
// Chromium's heap profiler, which it switches on for some of its users, reads past the end: the tab dies (more in
// py/prateria/README.md). Only `run_sync` needs it, and nothing of ours does: so Pyodide is not told of it.
delete WebAssembly.Suspending;

const stock = import("./@RUNTIME@/pyodide.mjs");
const output = { stdout: console.log, stderr: console.error };
const settings = {
  indexURL: RUNTIME,
  stdLibURL: STD,
  stdout: (line) => output.stdout(line),
  stderr: (line) => output.stderr(line),
};

async function begin() {
  const { loadPyodide: load } = await stock;
  const memory = await keptMemory();
  if (!memory) return load(settings);
  try {
    const interpreter = await load({ ...settings, _loadSnapshot: memory });
    start.remembered = true;
    return interpreter;
  } catch (error) {
    console.info(`a start from the beginning: ${error.message}`);
    giveUp();
    return load(settings);
  }
}

let first = begin();
first.then(() => progress(0.75), fail).finally(() => clearInterval(creep));

export async function loadPyodide(options = {}) {
  if (!first) return (await stock).loadPyodide({ indexURL: RUNTIME, ...options }); // another one: the stock one
  const interpreter = first;
  first = null;
  Object.assign(output, options);
  return interpreter;
}
