// Motion shows where a card went, and nothing else: from the hand to the middle, from the opponent, from the talon, and
// a finished trick to the side that took it. The page holds the new state at once; the cards only arrive there. Sizes
// and places are measured before and after the swap, so that it works with every layout.
const root = document.documentElement;
const less = matchMedia("(prefers-reduced-motion: reduce)");
const step = 190; // milliseconds for one way
const pauses = { brisk: 60, calm: 420, slow: 1100 };

let before = null;
let end = 0;

// rest is how long cards will still be on their way, in milliseconds.
export const rest = () => Math.max(0, end - performance.now());

const middle = (element) => {
  const r = element.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2, w: parseFloat(getComputedStyle(element).width) };
};

const first = (selector) => {
  const element = document.querySelector(selector);
  return element && middle(element);
};

// look finds every card whose face is on the table: where it is, and in which part.
function look() {
  const board = document.querySelector("main .board");
  if (!board) return null;
  const cards = new Map();
  for (const place of board.querySelectorAll("[data-card]")) {
    const part = place.closest(".hand, .trick, .previous, .pile, .open-hand");
    const face = place.querySelector(".card");
    if (part && face) cards.set(place.dataset.card, { ...middle(face), place, face, part: part.classList[0], by: place.dataset.by });
  }
  return {
    cards,
    theirs: first(".side-opponent .backs .card:last-child") ?? first(".side-opponent"),
    stock: first(".pile .stock .card") ?? first(".pile"),
    winner: board.querySelector(".trick")?.dataset.winner,
    state: [...board.querySelectorAll("input[type=hidden]")].map((field) => field.value).join(),
  };
}

// slot is where a card lies in the middle that has been swept away meanwhile.
function slot(second, by) {
  const r = document.querySelector(".trick ol")?.getBoundingClientRect();
  const w = first(".trick ol .card")?.w;
  return r && w && { x: r.x + (second ? 1.45 * w : 0.5 * w + 6), y: r.y + (by === "you" ? 24 : 8) + 0.8 * w, w };
}

// travel lets a card come to its place by way of others: [[when it leaves, where it was], …]. A card that nobody has seen
// is not seen before it leaves.
function travel(card, way, total, hidden) {
  const at = (p) => ({ translate: `${p.x - card.x}px ${p.y - card.y}px`, scale: p.w / card.w });
  const frames = [];
  const add = (time, p, opacity = 1) =>
    frames.push({ offset: Math.min(1, time / total), pointerEvents: "none", zIndex: 3, opacity, ...at(p) });
  add(0, way[0][1], hidden ? 0 : 1);
  if (hidden) add(way[0][0], way[0][1], 0);
  way.forEach(([leaves, from], i) => {
    add(leaves, from);
    add(leaves + step, way[i + 1]?.[1] ?? card);
  });
  add(total, card);
  card.place.animate(frames, { duration: total, easing: "linear" });
}

// sweep takes what has left the table to the side that took it.
function sweep(card, winner) {
  const to = first(winner === "you" ? ".side-you" : ".side-opponent");
  if (!to) return;
  const ghost = card.face.cloneNode(true);
  Object.assign(ghost.style, { position: "fixed", zIndex: 3, pointerEvents: "none" });
  Object.assign(ghost.style, { left: `${card.x - card.w / 2}px`, top: `${card.y - 0.8 * card.w}px`, width: `${card.w}px` });
  document.body.append(ghost);
  const gone = { translate: `${to.x - card.x}px ${to.y - card.y}px`, scale: 0.4, opacity: 0 };
  ghost.animate([{}, gone], { duration: step, easing: "ease-in" }).finished.finally(() => ghost.remove());
}

function show(old, now) {
  const pause = pauses[root.dataset.pace] ?? pauses.calm;
  const ways = [];
  const came = (card) => old.cards.get(card.place.dataset.card);
  const trick = [...now.cards.values()].filter((c) => c.part === "trick");
  const past = [...now.cards.values()].filter((c) => c.part === "previous");
  // The trick that this answer has finished: it lies in the middle, or has been swept aside for the next lead.
  const swept = past.some((c) => came(c)?.part !== "previous" && !(old.winner !== "nobody" && came(c)?.part === "trick"));
  let time = 0;
  let taken = 0; // when the trick is complete and cards are drawn
  const lay = (card, second, sweeps) => {
    const from = came(card) ?? old.theirs;
    if (!from || (came(card)?.part === card.part && !sweeps)) return null;
    if (!came(card) && time === 0 && old.cards.size) time = pause / 2;
    const way = came(card)?.part === "trick" ? [] : [[time, from]];
    if (way.length) time += step + (second ? 0 : pause);
    ways.push([card, way]);
    return way;
  };
  if (swept) {
    const ways2 = past.map((c, i) => [lay(c, i === 1, true), slot(i === 1, c.by), came(c)]);
    time += pause;
    for (const [way, there, from] of ways2) way?.push([time, from?.part === "trick" ? from : (there ?? old.theirs)]);
    time += step;
    taken = time;
    time += step + pause / 2;
  } else {
    for (const c of past) if (came(c)?.part === "trick") ways.push([c, [[0, came(c)]]]);
  }
  trick.forEach((c, i) => lay(c, i === 1, false));
  if (now.winner !== "nobody") taken = time;
  for (const c of now.cards.values()) {
    if (c.part !== "hand" && c.part !== "pile") continue;
    const from = came(c);
    if (!from && c.part === "hand") ways.push([c, [[taken, old.stock]]]);
    else if (from && from.part !== c.part) ways.push([c, [[c.part === "hand" ? taken : 0, from]]]);
    else if (from && Math.hypot(from.x - c.x, from.y - c.y) > 1 && c.part === "hand") ways.push([c, [[0, from]]]);
  }
  for (const [code, c] of old.cards) if (c.part === "trick" && !now.cards.has(code)) sweep(c, old.winner);
  const total = Math.max(0, ...ways.flatMap(([, way]) => way.map(([leaves]) => leaves + step)));
  for (const [card, way] of ways) if (way.length && way[0][1]) travel(card, way, total, !came(card));
  end = performance.now() + total;
  if (total <= 2 * step) return;
  // Words do not tell what is still to be seen.
  for (const words of document.querySelectorAll(".board .say p, .board .trick-word")) {
    words.animate([{ opacity: 0 }, { opacity: 0, offset: 1 - step / total }, { opacity: 1 }], total);
  }
  document.querySelector(".board .lies-won .card")?.animate({ boxShadow: ["none", "none"] }, taken);
}

// goesOn tells the next state of a hand from another hand, as the next step of a lesson may have it.
function goesOn(old, now) {
  const hand = [...now.cards.values()].filter((c) => c.part === "hand");
  return hand.filter((c) => old.cards.has(c.place.dataset.card)).length * 2 >= hand.length;
}

document.addEventListener("htmx:before:swap", () => {
  before = less.matches || root.dataset.motion === "off" ? null : look();
});

document.addEventListener("htmx:after:swap", () => {
  const now = before && look();
  if (now && now.state !== before.state && goesOn(before, now)) show(before, now);
  before = null;
});
