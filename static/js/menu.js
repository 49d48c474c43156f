// The unfolded menu folds again on Escape and on a press elsewhere.
const open = () => document.querySelectorAll(".menu[open]");

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const box of open()) {
    box.open = false;
    if (box.contains(document.activeElement)) box.querySelector("summary").focus();
  }
});

document.addEventListener("pointerdown", (event) => {
  for (const box of open()) if (!box.contains(event.target)) box.open = false;
});
