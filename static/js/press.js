// One press is one action. The answer to a press puts other cards and buttons under the same finger, so the second half
// of a double click, a second tap at the same place at once, and a key that is held down would do what nobody meant.
// Single presses, however fast, go through: only a finger is timed, since a mouse counts its clicks itself.
const again = 350; // milliseconds
const near = 24; // pixels

let finger = false;
let last = { time: -Infinity, x: 0, y: 0 };
let down = null; // where the key that is held was pressed

const stop = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

document.addEventListener(
  "pointerdown",
  (event) => {
    finger = event.pointerType === "touch";
  },
  true,
);

document.addEventListener(
  "click",
  (event) => {
    // detail is 0 where a key did it.
    if (event.detail === 0 || !event.target.closest?.("button[type=submit], .button")) return;
    const { timeStamp: time, clientX: x, clientY: y } = event;
    const repeated = time - last.time < again && Math.hypot(x - last.x, y - last.y) < near;
    if (event.detail > 1 || (finger && repeated)) return stop(event);
    last = { time, x, y };
  },
  true,
);

document.addEventListener(
  "keydown",
  (event) => {
    const key = event.key === "Enter" || event.key === " ";
    if (key && event.repeat && event.target.closest?.("button, input, .button")) stop(event);
    if (!event.repeat) down = event.target;
  },
  true,
);

// A link goes on when the key goes down; the rest of that press must not answer the question that has come since.
document.addEventListener(
  "keypress",
  (event) => {
    if (event.key === "Enter" && event.target !== down) stop(event);
  },
  true,
);
