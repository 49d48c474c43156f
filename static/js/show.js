// Keys lead where the buttons lead, so that whoever shows needs no mouse; a presenter's buttons are PageUp and PageDown. What
// has the focus and is pressed by the key itself comes first.
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return;
  const key = event.key === " " ? "Space" : event.key;
  if ((key === "Enter" || key === "Space") && event.target.closest("a, button, summary")) return;
  const link = document.querySelector(`[data-keys~="${CSS.escape(key)}"]`);
  if (!link) return;
  event.preventDefault();
  location.assign(link.href);
});
