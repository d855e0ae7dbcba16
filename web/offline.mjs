// Offline use: registers the service worker and tells the page when all is kept and when a new version waits.

import { prepare } from './ahead.mjs';
import { keepWorkshop, workshopKept } from './keeping.mjs';

const HOUR = 3_600_000;
const workers = globalThis.navigator?.serviceWorker;
let registration = null;

// The start of Python has had the line to itself (the lobby asks for this module then), and so has the first drawing of a
// game that a link opens; only now is everything fetched that offline use needs. How long a device takes for a drawing, its
// start has shown.
const drawn = () => new Promise((resolve) => setTimeout(resolve, Math.min(performance.now() / 2, 5000)));

/** The worker looks whether all is there, and fetches what is not: a browser may have emptied its caches since. */
function filled({ active }) {
  const { port1, port2 } = new MessageChannel();
  const whole = new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => (data ? resolve() : reject(new Error("not all came")));
  });
  active.postMessage("fill", [port2]);
  return whole;
}

/** The page for teachers has the workshop kept, and says how far that is: nothing yet, `coming`, `ready` or `failed`. */
async function keepForClass() {
  const { dataset } = document.documentElement;
  if (dataset.workshop === "coming") return;
  dataset.workshop = "coming";
  dataset.workshop = (await keepWorkshop()) ? "ready" : "failed";
}

document.addEventListener("click", ({ target }) => {
  if (target.closest?.('[data-keep="workshop"]')) keepForClass();
});

async function tellWorkshop() {
  if (await workshopKept()) document.documentElement.dataset.workshop = "ready";
}

/** Who installs the page gets its name and description in the language that was set then. */
function speak(lang) {
  const link = document.querySelector("link[rel=manifest]");
  if (link) link.href = lang === "en" ? "./manifest.webmanifest" : `./manifest.${lang}.webmanifest`;
}

/** `onReady()`: the last byte is kept. `onUpdate()`: a new version waits for `applyUpdate()`. */
export async function registerOffline({ onReady = () => {}, onUpdate = () => {} } = {}) {
  if (!workers || !isSecureContext) return;
  await drawn();
  speak(document.documentElement.lang);
  try {
    registration = await workers.register("./sw.js", { updateViaCache: "none" });
  } catch (error) {
    console.info(`no offline use: ${error.message}`); // private windows, blocked storage: the page works all the same
    return;
  }
  if (!registration) return; // a browser that blocks workers for its driver
  const whole = workers.ready.then(filled);
  whole.then(onReady, () => {}); // the next visit fetches the rest
  whole.then(tellWorkshop).catch(() => {});
  whole.then(prepare).catch(() => {}); // the next start is then like this one
  if (registration.waiting && workers.controller) onUpdate();
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && workers.controller) onUpdate();
    });
  });
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => {}); // offline: then there is no news
  });
}

/** Lets the waiting version take over and loads the page anew. The caller has saved what is to be saved. */
export function applyUpdate() {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("skip");
}
