// Lets the service worker keep a page for when there is no connection. Nobody is asked to install anything.
const link = document.querySelector("link[data-keep]");
const workers = navigator.serviceWorker;

const keep = async () => {
  await workers.register("/sw.js");
  const { active } = await workers.ready;
  active.postMessage(link.dataset.keep);
};

if (link && workers) addEventListener("load", () => keep().catch(() => {}));
