// The counting drills. Where fingers type, a pad of figures takes the place of the keyboard, which would cover the table;
// a clock lets the tricks go on by themselves and shows the seconds of a question, if one was asked for; a voice reads
// what is new; arrow keys go about in the pack laid out. All of it works without.
const drill = () => document.getElementById("drill");
const find = (selector) => drill()?.querySelector(selector);
const fingers = matchMedia("(pointer: coarse)");
const voice = () => window.speechSynthesis;

let letters = false; // the learner writes words
let ticking = 0;
let asked = {}; // the question that is open, and since when
let heard = "";

function pad() {
  const place = find(".pad");
  const input = find(".ask-number input");
  if (!place || !input || !fingers.matches) return;
  const mode = () => input.setAttribute("inputmode", letters ? "text" : "none");
  mode();
  if (place.childElementCount) return;
  const key = (text, label, press) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: text, ariaLabel: label, onclick: press });
    button.onpointerdown = (event) => event.preventDefault(); // The input keeps the focus.
    place.append(button);
  };
  const write = (text) => {
    letters = false;
    mode();
    input.value = text;
  };
  for (const figure of "12345") key(figure, null, () => write(input.value + figure));
  key("⌫", place.dataset.erase, () => write(input.value.slice(0, -1)));
  for (const figure of "67890") key(figure, null, () => write(input.value + figure));
  key("abc", place.dataset.letters, () => {
    letters = true;
    mode();
    input.blur();
    input.focus();
  });
}

// clock counts down while a trick goes by, and up while a question is open. It waits for a voice, and for whoever is
// looking at another page.
function clock() {
  clearInterval(ticking);
  const place = find(".clock");
  if (!place) return;
  const on = find(".watch-go a");
  const form = find(".ask")?.id;
  if (form && asked.form !== form) asked = { form, seconds: 0 };
  let left = Number(place.dataset.seconds);
  const show = () => (place.textContent = on ? left : asked.seconds);
  show();
  ticking = setInterval(() => {
    if (document.hidden || voice()?.speaking) return;
    if (!on) asked.seconds++;
    else if (--left <= 0) {
      clearInterval(ticking);
      on.click();
    }
    show();
  }, 1000);
}

function speak(again) {
  const { say, state } = drill()?.dataset ?? {};
  const button = find(".hear");
  if (!say || !button || !voice()) return;
  const { lang } = document.documentElement;
  const voices = voice().getVoices();
  if (voices.length && !voices.some((v) => v.lang.startsWith(lang))) return; // Another language's would not be understood.
  button.hidden = false;
  button.onclick = () => speak(true);
  if (heard === state + say && !again) return;
  heard = state + say;
  voice().cancel();
  const said = new SpeechSynthesisUtterance(say);
  said.lang = lang;
  voice().speak(said);
}

function ready() {
  pad();
  speak(false);
  clock();
}

// begin puts the focus where a page of a drill begins: with a keyboard into the number that is asked for, which then is
// described by what lies on the table, since nobody who listens has heard it yet.
function begin() {
  if (!drill() || document.activeElement !== document.body) return;
  const input = fingers.matches ? null : find(".ask-number input");
  input?.setAttribute("aria-describedby", "drill-cloth");
  (input ?? document.getElementById("main")).focus({ preventScroll: true });
}

const ways = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

// walk finds the next box of the grid in the direction of an arrow; cards that are gone are passed over.
function walk(box, key) {
  const grid = box.closest(".pack-grid");
  const cells = [...grid.children];
  const step = ways[key] * (key === "ArrowUp" || key === "ArrowDown" ? Number(grid.dataset.columns) : 1);
  for (let i = cells.indexOf(box.closest("li")) + step; cells[i]; i += step) {
    const to = cells[i].querySelector("input");
    if (to) return to;
  }
  return null;
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || !drill()) return;
  if (event.key in ways && event.target.matches(".pack-grid input")) {
    event.preventDefault();
    walk(event.target, event.key)?.focus();
  } else if (/^\d$/.test(event.key) && !event.target.matches("input") && document.documentElement.dataset.shortcuts !== "no") {
    find(".ask-number input")?.focus(); // and the figure is written there
  }
});

document.addEventListener("htmx:before:swap", () => clearInterval(ticking));
document.addEventListener("htmx:after:swap", ready);
ready();
begin();
