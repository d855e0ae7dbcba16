// Keeps the whole site on the device. Three caches: the runtime, by its version, the app, by its content, and what only the
// workshop opens, once it has been opened here.
// The names between @ signs and the list ([path, integrity, cache]) are put in by the build.
const RUNTIME = "prateria-runtime-@RUNTIME_VERSION@";
const APP = "prateria-app-@APP_VERSION@";
const WORKSHOP = "prateria-workshop-@WORKSHOP_VERSION@";
const FILES = "@FILES@";
const LIST = "./sw-list.json"; // put into a cache last: the mark that it is whole
const open = {}; // name -> cache

const ROOT = new URL("./", self.location).href;

// A first visit has fetched nearly everything a moment ago, and nothing should cross the line twice: so the browser's
// own cache may answer, but only with the very bytes that this version was built with; else the host is asked anew.
async function get(path, integrity) {
  try {
    const response = await fetch(path, { cache: "no-cache", integrity });
    if (response.ok) return response;
  } catch {
    // other bytes than ours, or no line: the second try says which
  }
  const response = await fetch(path, { cache: "reload", integrity });
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response;
}

// What the version before has already is taken from there: an update costs kilobytes.
async function earlier() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith("prateria-")) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    for (const [path, integrity] of list ? await list.json() : []) found.set(integrity, () => cache.match(path));
  }
  return found;
}

// Only what is not there: of what was broken off, or has been thrown away since, nothing is fetched twice.
async function fill(name, files, known) {
  delete open[name]; // it may be one that has been taken away
  const cache = await caches.open(name);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter(([path]) => !there.has(new URL(path, ROOT).href));
  if (!missing.length && (await cache.match(LIST))) return;
  await Promise.all(
    missing.map(async ([path, integrity]) => {
      const old = await known.get(integrity)?.();
      await cache.put(path, old ?? (await get(path, integrity)));
    }),
  );
  await cache.put(LIST, new Response(JSON.stringify(files)));
}

const CACHES = { runtime: RUNTIME, app: APP, workshop: WORKSHOP };
const filesOf = (wanted) => FILES.filter(([, , kind]) => kind === wanted);
const isWorkshop = (name) => name.startsWith("prateria-workshop-"); // of this version, or of an earlier one

async function fillAll(workshop = false) {
  const known = await earlier();
  await fill(RUNTIME, filesOf("runtime"), known);
  await fill(APP, filesOf("app"), known);
  if (workshop || (await caches.keys()).some(isWorkshop)) await fill(WORKSHOP, filesOf("workshop"), known);
}

// A page asks at each visit: a browser short of room may have emptied the caches, and left the worker.
async function refill(port, workshop) {
  const whole = await fillAll(workshop).then(() => true, () => false);
  port?.postMessage(whole);
}

async function activate() {
  const mine = Object.values(CACHES);
  const old = (await caches.keys()).filter((name) => name.startsWith("prateria-") && !mine.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const PLACES = new Map(FILES.map(([path, , kind]) => [new URL(path, ROOT).href, CACHES[kind]]));
PLACES.set(`${ROOT}index.html`, APP);

async function kept(request, url) {
  const name = PLACES.get(url);
  try {
    const cache = await (open[name] ??= caches.open(name));
    const answer = await cache.match(url === `${ROOT}index.html` ? ROOT : url);
    if (answer) return answer;
  } catch {
    delete open[name]; // it has been taken away
  }
  return fetch(request);
}

// Offline, any address below ours leads to the one page.
const elsewhere = (request) => fetch(request).catch(() => Response.redirect(ROOT));

// What another app shares comes as a POST, which never leaves the device: it is laid where the page finds it. (By GET a
// game would stand in an address, and so in the host's log.)
const SHARED = new URL("./share", ROOT).href;

async function handedIn(request) {
  const given = await request.formData();
  const file = given.get("file");
  const words = ["url", "text", "title"].map((name) => given.get(name)).filter((text) => typeof text === "string");
  const handed = { words: words.join("\n"), file: file && typeof file !== "string" ? await file.text() : "" };
  await (await caches.open("prateria-handed-in")).put("./shared", new Response(JSON.stringify(handed)));
  return Response.redirect(`${ROOT}#shared`, 303);
}

self.addEventListener("install", (event) => event.waitUntil(fillAll()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
// A new version waits until the page says that it may take over: never in the middle of a turn.
self.addEventListener("message", (event) => {
  if (event.data === "skip") self.skipWaiting();
  if (event.data === "fill") event.waitUntil(refill(event.ports[0]));
  if (event.data === "workshop") event.waitUntil(refill(event.ports[0], true));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && origin + pathname === SHARED) return event.respondWith(handedIn(request));
  if (request.method !== "GET" || pathname.endsWith(".wasm")) return; // boot.mjs takes it from our cache, if it must
  if (PLACES.has(origin + pathname)) event.respondWith(kept(request, origin + pathname));
  else if (request.mode === "navigate" && request.url.startsWith(ROOT)) event.respondWith(elsewhere(request));
});
