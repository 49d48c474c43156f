// When no answer comes, or one that is not ours, the table stays and the notice says so in the page's language.
const notice = document.getElementById("notice");

function say(text) {
  const box = document.createElement("p");
  box.className = "notice";
  box.textContent = text;
  notice.replaceChildren(box);
}

document.addEventListener("htmx:error", () => say(notice.dataset.offline));

// Our own errors name #notice as their target; a proxy's error page must not land on the table.
document.addEventListener("htmx:response:error", (event) => {
  const { ctx } = event.detail;
  if (ctx.response.status < 500 || ctx.response.headers.get("HX-Retarget")) return;
  ctx.swap = "none";
  say(notice.dataset.offline);
});

// The next answer that works takes the notice away.
document.addEventListener("htmx:after:request", (event) => {
  if (event.detail.ctx.response.status < 400) notice.replaceChildren();
});
