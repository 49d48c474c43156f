// The tally pad goes on where there is no connection: it reckons as tutor/tally does, shows what is on the page already,
// and keeps itself in this browser. Only its own page has the state in the address too.
const form = document.querySelector("[data-tally]");
const own = new URL(form.action).pathname === location.pathname;
const most = 200;
let hands = form.dataset.tally;

const field = (name) => form.elements[name];
const all = (name) => form.querySelectorAll(`[data-${name}]`);

const reckon = ({ target, carries, double }) => {
  let points = [0, 0];
  let bummerl = [0, 0];
  let carry = 0;
  let series = false;
  let winner = -1;
  let schneider = false;
  const list = hands.match(/-|[ab]\d+/g) ?? [];
  const lines = list.map((hand) => {
    if (winner >= 0) points = [0, 0];
    if (series) bummerl = [0, 0];
    series = schneider = false;
    if (hand === "-") carry += carries === "true";
    else {
      points["ab".indexOf(hand[0])] += Number(hand.slice(1)) + carry;
      carry = 0;
    }
    winner = points.findIndex((sum) => sum >= target);
    if (winner >= 0) {
      schneider = double === "true" && points[1 - winner] === 0;
      bummerl[1 - winner] += 1 + schneider;
      series = field("m").value === "three" && bummerl[1 - winner] >= 2;
    }
    return { points: [...points], ends: winner >= 0 };
  });
  return { points, bummerl, carry, series, winner, schneider, lines, dealer: (Number(field("d").value) + list.length) % 2 };
};

const signed = (number) => (number > 0 ? `+${number}` : `${number}`.replace("-", "−"));

const draw = () => {
  const rules = field("r").selectedOptions[0].dataset;
  const pad = reckon(rules);
  const up = field("c").value === "up";
  const shown = { carry: pad.carry, up, down: !up, hands: pad.lines.length, kept: true };
  for (const i of [0, 1]) {
    const name = field("ab"[i]);
    const left = Math.max(0, rules.target - pad.points[i]);
    const got = pad.bummerl[i];
    const won = pad.winner === i;
    shown[`name${i}`] = name.value.trim() || name.placeholder;
    shown[`points${i}`] = pad.points[i];
    shown[`left${i}`] = left;
    shown[`bummerl${i}`] = field("m").value === "balance" ? signed(pad.bummerl[1 - i] - got) : got;
    shown[`deals${i}`] = pad.dealer === i;
    shown[`won${i}`] = won && !pad.series;
    shown[`series${i}`] = won && pad.series;
    shown[`schneider${i}`] = won && pad.schneider;
    const full = up ? pad.points[i] : left;
    form.querySelector(`[data-strokes="${i}"]`).replaceChildren(
      ...Array.from({ length: rules.target }, (_, k) => {
        const stroke = document.createElement("span");
        stroke.className = k < full ? "full" : "";
        return stroke;
      }),
    );
  }
  for (const node of all("put")) {
    const text = `${shown[node.dataset.put]}`;
    if (node.textContent !== text) node.textContent = text;
  }
  for (const node of all("when")) node.hidden = !shown[node.dataset.when];
  const values = pad.lines.length < most ? rules.values.split(" ") : [];
  for (const button of all("step")) {
    const { step } = button.dataset;
    if (/^[ab]/.test(step)) button.hidden = !values.includes(step.slice(1));
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

const keep = () => {
  const state = new URLSearchParams(new FormData(form));
  state.set("h", hands);
  try {
    localStorage.setItem("tally", state);
  } catch {
    // Without room, or where nothing may be kept, the address has it.
  }
  if (own) history.replaceState(history.state, "", `?${state}`);
};

const restore = (text) => {
  const state = new URLSearchParams(text);
  if (!/^(-|[ab]\d{1,2})*$/.test(state.get("h") ?? "")) return;
  for (const name of ["a", "b", "r", "c", "m", "d"]) {
    const before = field(name).value;
    field(name).value = state.get(name) ?? before;
    if (field(name).selectedIndex === -1) field(name).value = before;
  }
  hands = state.get("h") ?? "";
};

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const step = event.submitter?.dataset.step ?? "";
  if (step === "undo") hands = hands.replace(/(-|[ab]\d+)$/, "");
  else if (step === "clear") hands = "";
  else hands += step;
  draw();
  keep();
});

form.addEventListener("input", () => {
  draw();
  keep();
});

if (!own || location.search === "") {
  try {
    restore(localStorage.getItem("tally") ?? "");
  } catch {
    // What may not be kept may not be read either.
  }
} else keep();
draw();
