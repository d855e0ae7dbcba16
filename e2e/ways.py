"""Every way out of a room that JavaScript has, for a player who tries them all; and what there is to be reached."""

__all__ = ["PUT", "THERE", "TRIES", "WAYS"]

WAYS = {
    "fetch": "fetch(SITE + 'index.html')",
    "fetch, no questions asked": "fetch(SITE + 'index.html?leak', { mode: 'no-cors' })",
    "fetch of a prototype": """new Promise((yes, no) => {
        for (let at = self; at; at = Object.getPrototypeOf(at)) {
            const found = Object.getOwnPropertyDescriptor(at, 'fetch');
            if (found) return found.value.call(self, SITE + 'index.html').then(yes, no);
        }
        no('none'); })""",
    "a font": "new FontFace('leak', `url(${SITE}index.html?font)`).load()",
    "XMLHttpRequest": """new Promise((yes, no) => {
        const asked = new XMLHttpRequest();
        asked.open('GET', SITE + 'index.html'); asked.onload = yes; asked.onerror = no; asked.send(); })""",
    "WebSocket": """new Promise((yes, no) => {
        const line = new WebSocket(SITE.replace('http', 'ws')); line.onopen = yes; line.onerror = no; })""",
    "WebSocketStream": "new WebSocketStream(SITE.replace('http', 'ws')).opened",
    "EventSource": """new Promise((yes, no) => {
        const line = new EventSource(SITE + 'sent'); line.onopen = yes; line.onerror = no; })""",
    "WebTransport": "new WebTransport(SITE.replace('http:', 'https:')).ready",
    "importScripts": "importScripts(SITE + 'sw.js')",
    "importScripts of the prototype": "Object.getPrototypeOf(self).importScripts.call(self, SITE + 'sw.js')",
    "import": "import(SITE + 'workshop/room.mjs')",
    "import of data": "import('data:text/javascript,export default 1')",
    "import of a blob": "import(URL.createObjectURL(new Blob(['export default 1'], { type: 'text/javascript' })))",
    "import of elsewhere": "import('https://example.com/a.mjs')",
    "indexedDB": """new Promise((yes, no) => {
        const asked = indexedDB.open('canary'); asked.onsuccess = yes; asked.onerror = no; })""",
    "indexedDB.databases": "indexedDB.databases()",
    "caches": "caches.open('prateria-canary')",
    "caches.keys": "caches.keys()",
    "caches.delete": "caches.delete('prateria-canary')",
    "localStorage": "Promise.resolve(localStorage.clear())",
    "storage": "navigator.storage.getDirectory()",
    "storageBuckets": "navigator.storageBuckets.open('canary')",
    "locks": "navigator.locks.request('prateria', () => 1)",
    "cookieStore": "cookieStore.set('canary', 'changed')",
    "serviceWorker": "navigator.serviceWorker.getRegistrations()",
    "a worker of the site": """new Promise((yes, no) => {
        const worker = new Worker(SITE + 'ahead.worker.mjs'); worker.onmessage = yes; worker.onerror = no;
        setTimeout(yes, 1500); })""",
    "a worker that fetches": """new Promise((yes, no) => {
        const text = `fetch('${SITE}index.html').then(() => postMessage(1), () => postMessage(0))`;
        const worker = new Worker(URL.createObjectURL(new Blob([text])));
        worker.onmessage = ({ data }) => (data ? yes() : no('refused')); worker.onerror = no; })""",
    "a worker with storage": """new Promise((yes, no) => {
        const text = `caches.keys().then(() => postMessage(1), () => postMessage(0))`;
        const worker = new Worker(URL.createObjectURL(new Blob([text])));
        worker.onmessage = ({ data }) => (data ? yes() : no('refused')); worker.onerror = no; })""",
    "a shared worker": "new SharedWorker(SITE + 'sw.js')",
    "the page": "Promise.resolve(parent.document.body.remove())",
    "the top": "Promise.resolve(top.location.href)",
    "a beacon": "navigator.sendBeacon(SITE + 'leak')",
    "a call": "new RTCPeerConnection().createOffer()",
    "a file": "showSaveFilePicker()",
    "a notice": "Notification.permission === 'granted' ? Promise.resolve() : Promise.reject('denied')",
}

TRIES = """import js, json
from pyodide.code import run_js

WAYS = json.loads(%r)
told = {}
if not hasattr(js, "found"):
    run_js("globalThis.found = {}")
    js.SITE = %r
    for name, way in WAYS.items():
        js.way, js.name = way, name
        run_js('''{
            const key = globalThis.name;
            found[key] = 'pending';
            try {
                const refused = (error) => (found[key] = 'refused: ' + error);
                Promise.resolve(eval(way)).then((came) => (found[key] = 'REACHED ' + came), refused);
            } catch (error) { found[key] = 'refused: ' + error; }
        }''')

def choose(view):
    print(json.dumps(js.found.to_py()))
    return view.actions[0]
"""

PUT = """async () => {
    localStorage['prateria:save:canary'] = 'here';
    document.cookie = 'canary=here';
    const cache = await caches.open('prateria-canary');
    await cache.put('canary', new Response('here'));
    await new Promise((yes) => {
        const asked = indexedDB.open('canary');
        asked.onupgradeneeded = () => asked.result.createObjectStore('here');
        asked.onsuccess = () => (asked.result.close(), yes());
    });
    window.heard = [];
    new BroadcastChannel('prateria').onmessage = ({ data }) => heard.push(data);
    addEventListener('message', ({ data }) => heard.push(data));
}"""
THERE = """async () => ({
    storage: { ...localStorage },
    cookie: document.cookie,
    caches: (await caches.keys()).sort(),
    canary: await (await caches.match('canary')).text(),
    bases: (await indexedDB.databases()).map(({ name }) => name),
    heard: window.heard,
    title: document.title,
    address: location.href,
})"""
