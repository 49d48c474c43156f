package e2e_test

import (
	"encoding/json"
	"math/rand/v2"
	"net/url"
	"strconv"
	"testing"

	"bummerl/rules"
	"bummerl/tutor/e2e/testsite"
	"bummerl/tutor/tally"
)

// sameOnPad compares the pad as the site makes it of each address with that which the script makes of the same fields and
// hands, as if another window had kept them; window.other are the addresses at which anything differs.
const sameOnPad = `(async (addresses) => {
	const shown = (form) => JSON.stringify([
		[...form.querySelectorAll("[data-put]")].map((node) => node.dataset.put + "=" + node.textContent),
		[...form.querySelectorAll("[data-when]")].filter((node) => !/kept|sent|before/.test(node.dataset.when)).map((node) => node.dataset.when + node.hidden),
		[...form.querySelectorAll("[data-step]:not([data-when])")].map((node) => node.dataset.step + node.hidden),
		[...form.querySelectorAll("svg:not(.icon) > *")].map((node) => node.classList.contains("full") + " " + node.closest("[hidden]")),
		[...form.querySelectorAll("tbody tr")].map((row) => row.className + [...row.cells].map((cell) => cell.textContent)),
	]);
	const here = document.querySelector("[data-tally]");
	const other = [];
	for (const address of addresses) {
		const page = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
		const form = page.querySelector("[data-tally]");
		const option = form.elements.r.selectedOptions[0];
		const pad = { ...Object.fromEntries(new URL(address, location.href).searchParams), r: option.value, rules: { ...option.dataset }, called: option.text };
		localStorage.setItem("tally", JSON.stringify(pad));
		dispatchEvent(new StorageEvent("storage", { key: "tally" }));
		if (shown(form) !== shown(here)) other.push(address + "\n" + shown(form) + "\n" + shown(here));
	}
	window.other = other;
})`

// TestTally: the script reckons a pad as the site does, whatever was played by whatever rules; what was pressed is there
// after a reload, a link is taken over and leaves the address, and the pad before it comes back.
func TestTally(t *testing.T) {
	t.Parallel()
	w := open(t, testsite.Start(t, testsite.Options{}).URL, phone)
	w.visit("/de/tally")
	list, err := json.Marshal(randomPads(60))
	if err != nil {
		t.Fatal(err)
	}
	w.await("the comparison", `(window.asked ??= `+sameOnPad+`(`+string(list)+`), window.other !== undefined)`)
	for _, differs := range ask[[]string](w, `window.other`) {
		t.Error(differs)
	}

	ask[bool](w, `(localStorage.clear(), true)`)
	w.visit("/de/tally")
	w.press(`[data-step="b3"]`)
	w.press(`[data-step="a2"]`)
	w.press(`[data-step="undo"]`)
	pad := func(what, figure1, bummerl1 string) {
		t.Helper()
		w.await(what, `document.querySelector("[data-put=figure1]").textContent === `+quote(figure1)+
			` && document.querySelector("[data-put=bummerl1]").textContent === `+quote(bummerl1)+` && location.search === ""`)
	}
	pad("a hand that is not taken back", "4", "0")
	w.visit("/de/tally")
	pad("the pad after a reload", "4", "0")
	w.visit("/de/tally?h=a3a3a3-b2b&a=Eva")
	pad("what can be read of a link", "5", "1")
	w.visit("/de/tally")
	pad("the link's pad after a reload", "5", "1")
	ask[bool](w, `(document.querySelector("[data-tally] details").open = true)`)
	w.press(`[data-step="before"]`)
	pad("the pad before", "4", "0")
}

// randomPads are addresses of pads, the same each time.
func randomPads(n int) []string {
	dice := rand.New(rand.NewPCG(66, 7)) //nolint:gosec // A test wants the same dice each time.
	pick := func(list ...string) string { return list[dice.IntN(len(list))] }
	by := append(rules.Variants(), "1h.snapszer~target-99~drawn-carry~schneider_double-true", "1h.schnapsen~target-1", "1h.santase~drawn-carry")
	var list []string
	for range n {
		var hands tally.History
		for range dice.IntN(30) {
			hand := tally.Hand{Winner: dice.IntN(3) - 1}
			if hand.Winner != tally.Drawn {
				hand.Points = 1 + dice.IntN(3)
			}
			hands = append(hands, hand)
		}
		query := url.Values{
			"r": {pick(by...)}, "c": {pick("down", "up")}, "m": {pick("each", "balance", "three")}, "d": {strconv.Itoa(dice.IntN(2))},
			"a": {pick("", "Eva", "Zoë")}, "b": {pick("", "Jo")}, "h": {hands.String() + pick("", "", "", "a", "b49", "x", "a2b01")},
		}
		list = append(list, "/de/tally?"+query.Encode())
	}
	return list
}
