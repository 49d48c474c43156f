package main

// What the figures hold. Long things stand upright about x = 0, with the grip at the origin.

func sword() string {
	return shape("M-2.6-6L-2.2-52L0-60L2.2-52L2.6-6Z", steel) + detail("M0-54V-10") +
		shape("M-9-4.6Q0-8.4 9-4.6L8.6-1.8Q0-5-8.6-1.8Z", gold) + shape("M-1.8-3V7H1.8V-3Z", wood) + ball(0, 9.4, 2.8, gold)
}

func sceptre() string {
	return shape("M-1.6 12V-44H1.6V12Z", gold) + shape("M-5-45Q0-41 5-45L3-41.4H-3Z", gold) +
		shape("M0-64C2.6-59.6 2-57 .6-55C5-58.6 9-57 8.4-52.4C8-48.6 4.6-47 2.4-46.6H-2.4C-4.6-47-8-48.6-8.4-52.4C-9-57-5-58.6-.6-55C-2-57-2.6-59.6 0-64Z", gold) +
		ball(0, -50.6, 2.2, red)
}

func axe() string {
	return shape("M-1.7 14V-58H1.7V14Z", wood) +
		shape("M-1.7-54C-5-53-7-56-8.6-59C-11-52-11-44-8.6-36C-7-39.6-5-42-1.7-41Z", steel) + detail("M-7-53Q-8.6-47.6-7-42.4") +
		shape("M1.7-52L6.4-47.6L1.7-43.6Z", steel)
}

func halberd() string {
	return shape("M-1.5 16V-54H1.5V16Z", wood) + shape("M0-68L3.4-57L1.5-53H-1.5L-3.4-57Z", steel) +
		shape("M1.5-54C6-53 9-56 10.4-58.6C12.6-52 12-46 9-41C7.4-43.6 5-45 1.5-44.4Z", steel) + shape("M-1.5-53L-8-48L-1.5-46.4Z", steel) +
		shape("M-2.6-43H2.6V-39.6H-2.6Z", red)
}

func lance(cloth string) string {
	return shape("M-1.4 16V-56H1.4V16Z", wood) + shape("M0-68L3-58L1.2-55H-1.2L-3-58Z", steel) +
		shape("M1.4-54C5-55 8-51 14-52L10-47.4L14-42.4C8-41.4 5-45 1.4-43Z", cloth)
}

// orb is an imperial apple.
func orb() string {
	return ball(0, 0, 6.6, gold) + detail("M-6.4-1.4Q0 1.4 6.4-1.4M0 .2V6.4") + shape("M-1.2-6.4V-9H-3.6V-11.4H-1.2V-13.8H1.2V-11.4H3.6V-9H1.2V-6.4Z", gold)
}

// rose and tulip are held by the stem at the origin.
func rose(petals string) string {
	return stroke("M0 8C-1 0 .6-6 0-12", green, 2) + shape("M0-3C3-8 7-8 9.6-6.4C8-2.4 4-.6 0-3Z", green) +
		shape("M0-12C-6-11-9-15.6-8-20.4C-7.4-24.6-3.4-26.6 0-26C3.4-26.6 7.4-24.6 8-20.4C9-15.6 6-11 0-12Z", petals) +
		detail("M-7.4-20C-4-15 4-15 7.4-20M-4-24.4C-4-19.6 4-19.6 4-24.4")
}

func tulip(petals string) string {
	return stroke("M0 8C1 0-.6-6 0-12", green, 2) + shape("M0 1C-4-2-8-8-7.4-14C-3-11-.4-6 0 1Z", green) +
		shape("M0-11.6C-6-11-8.4-16-7-27L-3-22L0-28.6L3-22L7-27C8.4-16 6-11 0-11.6Z", petals) + detail("M-3-22C-3.4-17-2-14 0-12M3-22C3.4-17 2-14 0-12")
}

// daisy is a star of white petals, as it grows on high meadows.
func daisy() string {
	return stroke("M0 8C-1 0 .6-6 0-12", green, 2) + shape("M0-2C-3-7-7-7-9.6-5.4C-8-1.4-4 .4 0-2Z", green) +
		shape("M0-28L2.8-22.6L8.6-24.6L6.6-18.8L12-16L6.6-13.2L8.6-7.4L2.8-9.4L0-4L-2.8-9.4L-8.6-7.4L-6.6-13.2L-12-16L-6.6-18.8L-8.6-24.6L-2.8-22.6Z", white) + ball(0, -16, 3.6, gold)
}

// mirror is round, in a golden rim on a handle.
func mirror() string {
	return shape("M-1.6 9V-9H1.6V9Z", gold) + ball(0, -17, 9.4, gold) + ball(0, -17, 6.4, steel) + stroke("M-3.4-17.6Q-3-20.6 0-21.2", white, 1.6)
}

// horn is a hunter's, its mouth upwards.
func horn() string {
	return shape("M-2 6C-9 0-10-12-4-20C-1-24 3-26 6-27L9.6-17C5-15.6 0-12-.4-6C-.4-2 1 0 3 2.4Z", gold) + shape("M4.6-28.6Q9-27 11-16.6L8.6-15.6Q7-23 3-26.6Z", brass) + detail("M-8-6L-.6-6.6M-4.4-19.4L1.6-13.4")
}

// rod is a king's in the Tell pack: a staff with a golden knob.
func rod() string {
	return shape("M-1.8 16V-38H1.8V16Z", gold) + shape("M-4.6-38H4.6L3-34H-3Z", gold) + ball(0, -43.6, 6.2, gold) + dot(0, -43.6, 2.4, red)
}

func goblet() string {
	return shape("M-1.8 8V-6H1.8V8ZM-6.4 8H6.4L7.4 12H-7.4Z", gold) + shape("M-8.6-22H8.6C9-12 6-6 0-6C-6-6-9-12-8.6-22Z", gold) + shape("M-9.6-24H9.6V-20H-9.6Z", gold) + dot(0, -14.4, 2.4, red)
}

func bow() string {
	return stroke("M-7-34L-7 36", line, .9) + `<path d="M-7-36C6-26 7-8 0 0C7 8 6 28-7 38" fill="none" stroke-width="4.6"/>` + stroke("M-7-36C6-26 7-8 0 0C7 8 6 28-7 38", wood, 2.4)
}

// crossbow hangs with its bow down.
func crossbow() string {
	return shape("M-2.4-8H2.4L3 34H-3Z", wood) + `<path d="M-15 24C-9 36 9 36 15 24" fill="none" stroke-width="5"/>` + stroke("M-15 24C-9 36 9 36 15 24", steel, 2.6) + detail("M-15 24L0 14L15 24")
}

// shield rests at the bearer's side: parted in two, a star in the middle.
func shield() string {
	const d = "M-13-3C-6-5 6-5 13-3C14 14 10 26 0 33C-10 26-14 14-13-3Z"
	return shape(d, white) + flat("M0-4.4C5-4.4 9-4 13-3C14 14 10 26 0 33Z", red) + `<path d="` + d + `" fill="none"/>` +
		shape("M0 2L2.4 8.6L9 11L2.4 13.4L0 20L-2.4 13.4L-9 11L-2.4 8.6Z", gold)
}

// lowered is a sword with its point to the ground.
func lowered() string { return leaning(202, 0, 0, sword()) }

// crook is a herdsman's.
func crook() string {
	const d = "M0 18V-46C0-58 12-60 12-51C12-46 7-45 5.6-48"
	return `<path d="` + d + `" fill="none" stroke-width="5"/>` + stroke(d, wood, 2.6)
}

// falcon sits on the fist.
func falcon() string {
	return shape("M-4.6-4C-9-10-8-18-4.4-21C-5.4-27 3.4-29.4 5.6-23.6C10.4-18 10-9 7.4-4L10.4 6L4.4 4L2-4Z", "#8a6642") +
		flat("M-4.4-5C-8-10-7.2-17-3.6-20C-1-15-1-9-1.8-5Z", cream) + detail("M-5.6-9L-3.6-10M-6-13L-3.4-13.6") +
		detail("M1-19.4C6.4-16 7.4-9 5-3M4.4-14L7.6-11") +
		shape("M-4-25L-8-22.4L-4.2-21Z", gold) + dot(-.6, -24, 1.2, line) + stroke("M-3-4V-2M.4-4V-2", gold, 1.8)
}

// letter is folded and sealed.
func letter() string {
	return shape("M-9-16L7-20L9.6-5L-6.4-1Z", white) + detail("M-9-16L1.6-10.4L7-20") + ball(1.8, -9.6, 2.4, red)
}

// fist closes round what is held, at the origin.
func fist() string {
	return shape("M-4.6-3.4C-4-5.4 3.6-5.6 4.6-3.6C5.8-1.4 5.6 3 4 4.6C1.6 5.8-2.4 5.8-4 4.4C-5.6 2.6-5.6-1.4-4.6-3.4Z", skin) +
		detail("M-4.8-1H1.6M-5 1.8H1.4")
}
