// The service worker. The site writes a line in front of this: const kept = {name, files, pages}, the name of the cache,
// the files of the offline page and its address in each language. Nothing else is ever kept: no table, no match, nothing
// of one learner, no answer to a form.

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(kept.name).then((cache) => cache.addAll([...kept.files, ...kept.pages.map(anybodys)])));
});

addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => clients.claim()));
});

// A page says which offline page the learner would like to have: by his rules, with his cards, of this day.
addEventListener("message", (event) => {
  event.waitUntil(keep(new URL(event.data, location.origin)));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (kept.files.includes(pathname)) event.respondWith(found(pathname).then((had) => had || fetch(request)));
  else if (request.mode === "navigate") event.respondWith(page(event).catch(() => offline(pathname)));
});

// page is what the site answers. The browser may have asked already, while the worker was being started.
const page = async (event) => (await event.preloadResponse) || fetch(event.request);

// anybodys asks without cookies, so that nothing in the answer can be anybody's own.
const anybodys = (address) => new Request(address, { credentials: "omit" });

// found looks without opening: a worker whose time is over would bring back what the next one has removed.
const found = (address) => caches.match(address, { cacheName: kept.name, ignoreVary: true });

// tidy removes what older workers kept.
async function tidy() {
  await registration.navigationPreload?.enable();
  for (const name of await caches.keys()) if (name !== kept.name) await caches.delete(name);
}

async function keep(url) {
  if (url.origin !== location.origin || !kept.pages.includes(url.pathname)) return;
  const had = await found(url.pathname);
  if (had && had.url === url.href) return;
  const answer = await fetch(anybodys(url));
  if (answer.ok && (await caches.has(kept.name))) await (await caches.open(kept.name)).put(url.pathname, answer);
}

// offline is the offline page in the language of the address.
async function offline(pathname) {
  const lang = pathname.split("/")[1];
  const address = kept.pages.find((one) => one.split("/")[1] === lang) || kept.pages[0];
  return (await found(address)) || Response.error();
}
