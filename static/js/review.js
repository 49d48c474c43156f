// In the review of a hand the arrow keys go back and forth, Home and End to its first and last moment. Where they mean
// something else (a field, an open list that scrolls) they do that.
const to = {
  ArrowLeft: "#review-previous",
  ArrowRight: "#review-next",
  Home: ".review-way .moves li:first-child a",
  End: ".review-way .moves li:last-child a",
};

document.addEventListener("keydown", (event) => {
  const selector = to[event.key];
  if (!selector || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.target.closest("input, textarea, select")) return;
  const link = document.querySelector(selector);
  if (!link) return;
  event.preventDefault();
  link.click();
});

document.querySelector(".review-way [aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
