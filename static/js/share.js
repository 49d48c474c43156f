// A button that copies a line appears where copying works; else the line is text to be selected.
if (navigator.clipboard) {
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent.trim());
      const words = button.textContent;
      button.textContent = button.dataset.copied;
      document.getElementById("status").textContent = button.dataset.copied;
      setTimeout(() => { button.textContent = words; }, 2000);
    });
  }
}
