package main

// What is worn on the head, in the face's own coordinates: its rim lies at y = -10.

// crown is a king's: five high points with pearls over a cap, and a jewelled band.
func crown(cloth string) string {
	return shape("M-12-12C-15-22-8-25 0-25C8-25 15-22 12-12Z", cloth) +
		shape("M-13.6-9L-18.4-24L-11.6-19L-9.4-26.4L-4.4-19.4L0-28L4.4-19.4L9.4-26.4L11.6-19L18.4-24L13.6-9C6-12.4-6-12.4-13.6-9Z", gold) +
		ball(-18.4, -24.6, 1.9, white) + ball(-9.4, -26.8, 1.9, white) + ball(0, -28, 2.3, red) + ball(9.4, -26.8, 1.9, white) + ball(18.4, -24.6, 1.9, white) +
		detail("M-14.8-13.4C-6-17-1.6-17 0-17C1.6-17 6-17 14.8-13.4") +
		dot(-8.4, -12.6, 1.5, red) + dot(0, -13.8, 1.7, blue) + dot(8.4, -12.6, 1.5, red)
}

// coronet is a queen's: low, with leaves, set back on the hair of a turned head.
func coronet() string {
	return shape("M-9.6-10.6L-11.4-20.4Q-8.8-18.6-7.6-15.8Q-5.6-20.4-2.4-22.4Q-.4-19.4 0-16.4Q3.4-20.4 7.4-21Q8-17.4 7-14.6Q10.6-17 14.6-16.4L11.6-7.2C6-12-4-13-9.6-10.6Z", gold) +
		detail("M-10.4-14C-3-16.4 6-15 12.6-10.6") +
		ball(-11.4, -21, 1.7, white) + ball(-2.4, -23, 1.8, white) + ball(7.4, -21.8, 1.8, white) + ball(15, -17.2, 1.7, white)
}

// veil falls from a coronet behind the head.
func veil() string {
	return shape("M2-16C15-17 21-8 20.4 2C20 10 23 16 25 24C18 28 8 27 3 22Z", white) +
		stroke("M15-9C17.6 0 15.6 10 19 23M11-8C13.4 2 11 12 13.6 24", "#b9b09c", 1)
}

// beret is a jack's: a slashed cap with one long feather that sweeps back.
func beret(cloth, feather string) string {
	return shape("M5-16C10-25 19-27.6 27.6-22C26.6-13.6 19-8 8.6-9.6Z", feather) +
		detail("M7.4-12.6C13-17 19-20.4 25.4-21.4M13-21.4L14.4-17.4M19-23.6L19.4-19.6M14-9.6L16.4-15M20-12L21.4-17") +
		shape("M-11.4-9.4C-15.6-14-13.4-20.4-6-22.4C3-25 13-22 14.6-15C15.2-12 14-9.6 12.4-8.4C5-12.4-4-12.6-11.4-9.4Z", cloth) +
		shape("M-11.6-8.6C-4-12.6 5-12.4 13-7.8L13.2-11.4C5-16-5-16-11.8-12.2Z", gold) +
		ball(7, -13.2, 2.1, red)
}

// toque is a jack's other cap: high, soft, leaning back, turned up at the rim.
func toque(cloth, feather string) string {
	return shape("M-6-14C-12-22-10-28-2-29C-3.4-24-1.6-19 1-15Z", feather) + detail("M-2.6-15.4C-6-20-6-24-3.6-27.6") +
		shape("M-9.6-11C-9.4-19-2-24 7.4-22.6C16-21 18-13.4 12.8-7.8Z", cloth) +
		detail("M-1.4-13.6C1-18 5-20 9-19.4M6-11.6C8-15 11-16.4 14-15.4") +
		shape("M-12-8.6Q-13.4-12.4-9.4-14.6C-1-17.6 9-15 15-9.4Q16.4-5.4 12.6-4.6C5-10-4-11.6-12-8.6Z", gold)
}

// plumed is an Ober's hat: a broad brim, turned up at one side, with plumes.
func plumed(cloth, feather string) string {
	return shape("M-9-11C-9.4-19-6-24 1-24C8-24 12.4-19.4 12-10Z", cloth) +
		shape("M-17.6-9.4C-16-14-6-15.4 2-14.8C10-14.4 18-12.6 20.4-6C13-9 5-10.6-2-10C-9-9.4-14-7.6-17.6-9.4Z", cloth) +
		stroke("M-9-15.4C-3-17 6-16.8 12-14.4", gold, 2.4) +
		shape("M7-15C6-21 9-26.4 15-26.4C21-26 23.6-20 22-13C20.6-8.6 17-7.6 14-9C17-11.4 17.6-15.4 15.4-17.4C12.6-19.4 10-18 7-15Z", feather) +
		detail("M9-17C10-21 12-23.4 15.4-23C18.6-22.4 20-18 18.6-12.6")
}

// hunters is an Unter's hat: pointed, small brim, a short upright feather.
func hunters(cloth, feather string) string {
	return shape("M7-13C9-21 14-27 20-29.6C21-22 17.6-14.6 11.4-10.6Z", feather) + detail("M9.4-13C12-18.6 15-23 18.8-27") +
		shape("M-8.6-11.4C-7.6-19-3.6-25.4 3-29C9-24.6 12.4-18 12.6-9.6Z", cloth) +
		shape("M-14.6-7.4C-13.4-12.6-5-14.4 2-13.8C8-13.4 15-11 17.4-5.2C11-8.4 4-9.8-2-9.4C-7-9-11-7-14.6-7.4Z", cloth) +
		stroke("M-8-15.4C-2-17 7-16.4 12.2-13.6", gold, 2.2)
}
