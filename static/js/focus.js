// After a swap the focus stays where it was. If that element is gone (the card was played), it moves to the element the
// new region marks with data-focus; if there is none, to the first button of the region, so that the next Tab does not
// start at the top of the page.
let before = null;
let top = 0;

document.addEventListener("htmx:before:swap", () => {
  for (const sheet of document.querySelectorAll("main [popover]")) sheet.hidePopover?.(); // What it asked for is done.
  before = document.activeElement;
  top = before?.getBoundingClientRect().top;
});

// What was chosen in a long form stays under the finger when the region grows above it: not every browser sees to that.
document.addEventListener("htmx:after:swap", () => {
  const chosen = document.activeElement;
  if (chosen === before && chosen?.closest("#house form")) {
    scrollBy({ top: chosen.getBoundingClientRect().top - top, behavior: "instant" });
  }
});

document.addEventListener("htmx:after:swap", (event) => {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (!before || before === document.body || !lost) return;
  const region = event.detail?.ctx?.target;
  const again = before.id && document.getElementById(before.id);
  const marked = document.querySelector("main [data-focus]");
  const next = again || marked || region?.querySelector?.("button, a[href], input:not([type=hidden])");
  next?.focus({ preventScroll: true });
  before = null;
});

// A number that was wrong gives way to the next one typed.
document.addEventListener("htmx:after:swap", () => {
  if (document.activeElement?.matches("form.typing input")) document.activeElement.select();
});

// On a phone the answer to a try may lie below the fold: bring it into sight, no further than needed; with it what one
// presses next, but if both do not fit, the words win.
document.addEventListener("htmx:after:swap", () => {
  for (const part of ["main .line, main .answer", "main .feedback, main .refused"]) {
    document.querySelector(part)?.scrollIntoView({ block: "nearest" });
  }
  document.querySelector("main .moves [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
});
