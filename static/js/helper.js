// Two helpers at the match table, both settings: the only card that may be played goes by itself, and announcements are
// said aloud. Both wait until the cards have arrived.
import { rest } from "./motion.js";

const root = document.documentElement;
const version = () => document.querySelector("#table input[name=version]")?.value;
let told = version();

function playForced() {
  if (root.dataset.forced !== "yes" || document.hidden) return;
  const legal = document.querySelectorAll("#table .hand [data-play=legal] button");
  if (legal.length !== 1 || document.querySelector("#table .calls button, #table .refused")) return;
  const seen = version();
  setTimeout(() => legal[0].isConnected && version() === seen && legal[0].click(), rest() + 700);
}

function speak() {
  const words = document.getElementById("table")?.dataset.speak;
  if (root.dataset.spoken !== "yes" || !words || !window.speechSynthesis) return;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = root.lang;
  setTimeout(() => speechSynthesis.speak(said), rest());
}

document.addEventListener("htmx:after:swap", () => {
  if (version() === told) return;
  told = version();
  speak();
  playForced();
});

playForced();
