// The tally pad goes on where there is no connection: it reckons as tutor/tally does, shows what is on the page already,
// and keeps itself in this browser. A pad that came by a link is taken over from the address, which then forgets it, so
// that no name is sent again; the pad before it is kept too.
const form = document.querySelector("[data-tally]");
const own = new URL(form.action).pathname === location.pathname;
const most = 200;
const chosen = ["a", "b", "r", "c", "m", "d"];
const hand = "(?:-|[ab](?:[1-3]\\d|4[0-8]|[1-9])(?!\\d))";
let hands = "";
let kept = false;

const field = (name) => form.elements[name];
const all = (name) => form.querySelectorAll(`[data-${name}]`);
const listed = () => hands.match(new RegExp(hand, "g")) ?? [];

const reckon = (list, { target, carries, double }) => {
  let points = [0, 0];
  let bummerl = [0, 0];
  let carry = 0;
  let series = false;
  let winner = -1;
  let schneider = false;
  const lines = list.map((one) => {
    if (winner >= 0) [points, carry] = [[0, 0], 0];
    if (series) bummerl = [0, 0];
    if (one === "-") carry += carries === "true";
    else {
      points["ab".indexOf(one[0])] += Number(one.slice(1)) + carry;
      carry = 0;
    }
    winner = points.findIndex((sum) => sum >= target);
    schneider = winner >= 0 && double === "true" && points[1 - winner] === 0;
    if (winner >= 0) bummerl[1 - winner] += 1 + schneider;
    series = winner >= 0 && field("m").value === "three" && bummerl[1 - winner] >= 2;
    return { points: [...points], ends: winner >= 0 };
  });
  return { points, bummerl, carry, series, winner, schneider, lines, dealer: (Number(field("d").value) + list.length) % 2 };
};

const signed = (number) => (number > 0 ? `+${number}` : `${number}`.replace("-", "−"));
const named = (i) => field("ab"[i]).value.trim() || field("ab"[i]).placeholder;

const last = (list) => {
  const one = list.at(-1);
  if (!one) return "";
  return one === "-" ? form.querySelector('[data-step="-"]').textContent : `${named("ab".indexOf(one[0]))} +${one.slice(1)}`;
};

// strokes draws the target in groups of five, of which so many are in full ink.
const strokes = (box, target, full) => {
  while (box.children.length < target / 5) box.append(box.firstElementChild.cloneNode(true));
  while (box.children.length - 1 >= target / 5) box.lastElementChild.remove();
  box.querySelectorAll("path").forEach((path, k) => {
    path.classList.toggle("full", k < full);
    path.toggleAttribute("hidden", k >= target);
  });
};

const draw = () => {
  const rules = field("r").selectedOptions[0].dataset;
  const list = listed();
  const pad = reckon(list, rules);
  const up = field("c").value === "up";
  const balance = field("m").value === "balance";
  const shown = {
    carry: pad.carry, quiet: !pad.carry && pad.winner < 0, up, down: !up, hands: list.length, last: last(list),
    kept, sent: !kept, before: read("tally-before") !== null,
  };
  for (const i of [0, 1]) {
    const left = Math.max(0, rules.target - pad.points[i]);
    const behind = pad.bummerl[i] - pad.bummerl[1 - i];
    const won = pad.winner === i;
    shown[`name${i}`] = named(i);
    shown[`points${i}`] = pad.points[i];
    shown[`figure${i}`] = up ? pad.points[i] : left;
    shown[`bummerl${i}`] = balance ? signed(-behind) : pad.bummerl[i];
    shown[`deals${i}`] = pad.dealer === i;
    shown[`over${i}`] = won;
    shown[`won${i}`] = won && !pad.series;
    shown[`series${i}`] = won && pad.series;
    shown[`schneider${i}`] = won && pad.schneider;
    strokes(form.querySelector(`[data-strokes="${i}"]`), Number(rules.target), shown[`figure${i}`]);
    const blobs = balance ? behind : pad.bummerl[i];
    form.querySelectorAll(`[data-blobs="${i}"] svg`).forEach((blob, k) => blob.toggleAttribute("hidden", k >= blobs));
  }
  for (const node of all("put")) {
    const text = `${shown[node.dataset.put]}`;
    if (node.textContent !== text) node.textContent = text;
  }
  for (const node of all("when")) node.hidden = !shown[node.dataset.when];
  const values = list.length < most ? rules.values.split(" ") : [];
  for (const button of all("step")) {
    const { step } = button.dataset;
    if (/^[ab]\d/.test(step)) button.hidden = !values.includes(step.slice(1));
    if (step === "-") button.hidden = values.length === 0;
  }
  form.querySelector("tbody").replaceChildren(
    ...pad.lines.map(({ points, ends }, i) => {
      const row = document.createElement("tr");
      row.className = ends ? "tally-end" : "";
      for (const figure of [i + 1, ...points]) row.insertCell().textContent = figure;
      return row;
    }),
  );
};

// read gives what is kept under a name, null if nothing is or nothing may be.
const read = (name) => {
  try {
    return JSON.parse(localStorage.getItem(name));
  } catch {
    return null;
  }
};

const write = (name, pad) => {
  try {
    localStorage.setItem(name, JSON.stringify(pad));
    return true;
  } catch {
    return false;
  }
};

// state is the pad as it is kept: the fields, the hands, and the rules with their name, which another page may not offer.
const state = () => {
  const option = field("r").selectedOptions[0];
  return { ...Object.fromEntries(chosen.map((name) => [name, field(name).value])), h: hands, rules: { ...option.dataset }, called: option.text };
};

// keep falls back on the address where nothing may be kept.
const keep = () => {
  kept = write("tally", state());
  if (!own) return;
  const { rules, called, ...query } = state();
  history.replaceState(history.state, "", kept ? location.pathname : `?${new URLSearchParams(query)}`);
};

const restore = (pad) => {
  if (pad.rules && ![...field("r").options].some((option) => option.value === pad.r)) {
    const option = new Option(pad.called, pad.r);
    Object.assign(option.dataset, pad.rules);
    field("r").add(option);
  }
  for (const name of chosen) {
    const before = field(name).value;
    field(name).value = pad[name] ?? before;
    if (field(name).selectedIndex === -1) field(name).value = before;
  }
  hands = new RegExp(`^${hand}{0,${most}}`).exec(pad.h ?? "")[0];
};

// aside keeps the pad that gives way to another, if something is on it.
const aside = (pad) => {
  if (pad?.h) write("tally-before", pad);
};

const change = {
  undo() {
    hands = listed().slice(0, -1).join("");
  },
  clear() {
    aside(state());
    hands = "";
  },
  before() {
    const pad = read("tally-before");
    aside(state());
    restore(pad);
  },
};

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const step = event.submitter?.dataset.step ?? "";
  if (change[step]) change[step]();
  else hands += step;
  keep();
  draw();
});

form.addEventListener("input", () => {
  keep();
  draw();
});

// Another window of this browser has the pad too.
addEventListener("storage", ({ key }) => {
  if (key !== "tally" || !read("tally")) return;
  restore(read("tally"));
  draw();
});

const before = read("tally");
if (own && location.search !== "") {
  restore(Object.fromEntries(new URLSearchParams(location.search)));
  if (before && before.h !== hands) aside(before);
} else if (before) restore(before);
keep();
draw();
