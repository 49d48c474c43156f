// Where scripts run a button prints the page; the sentence that says how to do it without gives way.
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => window.print());
}
for (const sentence of document.querySelectorAll("[data-print-without]")) sentence.hidden = true;
