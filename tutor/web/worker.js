// The service worker. The site writes a line in front of this: const kept = {name, files, pages}, the name of the cache,
// the files of the offline page and its address in each language. Nothing else is ever kept: no table, no match, nothing
// of one learner, no answer to a form.
const shelf = () => caches.open(kept.name);

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(shelf().then((cache) => cache.addAll([...kept.files, ...kept.pages.map((page) => anybodys(page))])));
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
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => offline(pathname)));
});

// anybodys asks without cookies, so that nothing in the answer can be anybody's own.
const anybodys = (address) => new Request(address, { credentials: "omit" });

const found = (address) => shelf().then((cache) => cache.match(address, { ignoreVary: true }));

// tidy removes what older workers kept.
async function tidy() {
  for (const name of await caches.keys()) if (name !== kept.name) await caches.delete(name);
}

async function keep(url) {
  if (url.origin !== location.origin || !kept.pages.includes(url.pathname)) return;
  const had = await found(url.pathname);
  if (had && had.url === url.href) return;
  const answer = await fetch(anybodys(url));
  if (answer.ok) await (await shelf()).put(url.pathname, answer);
}

// offline is the offline page in the language of the address.
async function offline(pathname) {
  const page = kept.pages.find((page) => page.split("/")[1] === pathname.split("/")[1]) || kept.pages[0];
  return (await found(page)) || Response.error();
}
