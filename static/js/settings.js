// What is chosen on the settings page holds at once: the html element takes over what the answer's region carries.
document.addEventListener("htmx:after:swap", () => {
  const chosen = document.getElementById("settings");
  if (chosen) Object.assign(document.documentElement.dataset, chosen.dataset);
});
