// A button that copies a line appears where copying works, also one that came with a fragment; else the line is text to be
// selected, and so it is where the browser then refuses.
if (navigator.clipboard) {
  const appear = () => {
    for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
  };
  appear();
  document.addEventListener("htmx:after:swap", appear);
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    if (button) copy(button, document.getElementById(button.dataset.copy));
  });
}

async function copy(button, line) {
  try {
    await navigator.clipboard.writeText(line.textContent.trim());
  } catch {
    getSelection().selectAllChildren(line);
    return;
  }
  const words = button.textContent;
  if (words !== button.dataset.copied) setTimeout(() => { button.textContent = words; }, 2000);
  button.textContent = button.dataset.copied;
  document.getElementById("status").textContent = button.dataset.copied;
}
