// Keys at the table. In the hand the arrow keys go from card to card, Home and End to the first and the last; everywhere
// on the page the letter in a card's corner leads to it, the keys of announcements to theirs, and ? opens what there is
// to look up. A letter only leads there: Enter does it. Whoever dictates or has no use for letters switches them off in
// the settings.
const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function walk(event, card) {
  const cards = [...card.closest(".hand").querySelectorAll("button.hand-card")];
  const at = cards.indexOf(card);
  if (event.key === "Home") return cards[0];
  if (event.key === "End") return cards.at(-1);
  return event.key in steps ? cards[(at + steps[event.key] + cards.length) % cards.length] : null;
}

// jump finds the next card or announcement of a key, after the one that has the focus.
function jump(event) {
  if (document.documentElement.dataset.shortcuts === "no" || event.target.closest("input:not([type=checkbox]), select, textarea")) return null;
  if (event.key === "?") {
    const open = document.querySelector(".help-button");
    if (open?.offsetParent) open.click(); // On wide screens it stands there anyway.
    return null;
  }
  const own = [...document.querySelectorAll("main [aria-keyshortcuts]")];
  const fit = own.filter((b) => b.getAttribute("aria-keyshortcuts") === event.key.toUpperCase());
  return fit[(fit.indexOf(document.activeElement) + 1) % fit.length];
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const card = event.target.closest?.("button.hand-card");
  const to = (card && walk(event, card)) ?? jump(event);
  if (!to) return;
  event.preventDefault();
  to.focus();
});
