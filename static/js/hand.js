// In the hand the arrow keys go from card to card, Home and End to the first and the last. Tab works as everywhere.
const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

document.addEventListener("keydown", (event) => {
  const card = event.target.closest?.("button.hand-card");
  if (!card || event.ctrlKey || event.altKey || event.metaKey) return;
  const cards = [...card.closest(".hand").querySelectorAll("button.hand-card")];
  const at = cards.indexOf(card);
  let to;
  if (event.key === "Home") to = 0;
  else if (event.key === "End") to = cards.length - 1;
  else if (event.key in steps) to = (at + steps[event.key] + cards.length) % cards.length;
  else return;
  event.preventDefault();
  cards[to].focus();
});
