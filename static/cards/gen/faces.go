package main

// Faces are drawn about the origin, some 22 wide and 28 high, the eyes a little above it. Kings are seen from the
// front, queens and Obers half from the side, jacks and Unters wholly from the side: three outlines that nobody mixes up.

// frontFace looks at the beholder.
func frontFace(h hair) string {
	eye := flat("M-8-1.8Q-4.8-5-1.6-1.8Q-4.8-.1-8-1.8Z", white) +
		dot(-4.7, -2.4, 1.5, line) +
		stroke("M-8.2-1.6Q-4.8-5.4-1.4-2", line, 1.3) +
		stroke("M-9-5.4Q-6-8.2-1.8-6.6", h.strand, 1.6)
	return shape("M-10.6-13C-11.6-4-11 4-8 10C-5 15 5 15 8 10C11 4 11.6-4 10.6-13Z", skin) +
		flat("M10-12.4C11-4 10.4 4 7.4 9.6C6 12 4 13 2 13.3C6.5 7 7.4-3 6.4-12.4Z", shade) +
		eye + looking(true, eye) +
		detail("M1-1.4C1.4.4 3.4 2.6 2.7 4.2Q1.4 5.4 0 5Q-1.6 5.4-2.6 4.1")
}

// turnedFace looks to the left, half from the side.
func turnedFace(h hair) string {
	return shape("M-6.6-13C-9.4-9.6-9.9-6-9.5-2.8C-10.4.4-10.2 3-9.6 5.4C-9 10-6.4 14.4-3 15C2.6 15.6 8.6 10 10.4 3C11.8-3 11.4-10 7.6-13Z", skin) +
		flat("M7.4-12.4C11-9 11.2-3 9.8 2.8C8.4 8 4.4 12.6.4 14C4.6 8 6.6-2 3.6-12.4Z", shade) +
		flat("M-9-1.7Q-6.8-4-4.6-1.7Q-6.8-.4-9-1.7ZM-1.2-1.7Q2-4.7 5-1.7Q2 0-1.2-1.7Z", white) +
		dot(-7, -2.2, 1.3, line) + dot(1.2, -2.4, 1.5, line) +
		stroke("M-9.1-1.7Q-6.8-4.5-4.5-1.9M-1.4-1.7Q1.8-5.2 5.2-2", line, 1.2) +
		stroke("M-9-5.4Q-7.4-7-4.9-6M-1.2-6Q2-8.2 5.4-5.8", h.strand, 1.4) +
		dot(4.6, 4.4, 2.2, "#eeb38f") + detail("M-4.1-.6C-4.6 1-6.4 2.4-6.8 3.6Q-6.2 5-4.4 4.8L-3.4 4.2")
}

// ladysMouth is for a turned face without a beard.
const ladysMouth = `<path d="M-6.6 8.8Q-5.2 7.6-4.2 8.3Q-3 7.6-1 8.9Q-3.8 11.4-6.6 8.8Z" fill="` + lips + `" stroke="none"/>` +
	`<path d="M-6.2 12Q-4.8 12.5-3.6 12.1" fill="none" stroke="` + shade + `" stroke-width=".9"/>`

// sideFace looks to the left, wholly from the side.
func sideFace(h hair) string {
	return shape("M3-13.4C-3-14-6.8-11-7.4-7L-7.4-4.6Q-7-3-7.8-1.4C-8.8.6-10.8 2-11.4 3.4Q-11.4 4.9-8.8 5Q-8.3 6.4-9 7.6Q-9.7 8.4-8.7 9Q-9.3 9.8-8.5 10.6Q-9 11.6-8.6 13C-8 15.6-5.2 16-2.8 15.2C1.4 13.8 4 12 5.4 8.6L10 6V-13Z", skin) +
		flat("M9-12.4V5.4L5 8.2C3.6 11.2 1.4 13.2-2.4 14.6C2.4 10 6.4-2 5.4-12.4Z", shade) +
		flat("M-7.2-1.2Q-6.4-3.6-2.6-1.7Q-4.6.1-7.2-1.2Z", white) + dot(-5.8, -1.7, 1.5, line) +
		stroke("M-7.4-1.4Q-6-4.1-2.2-1.7", line, 1.3) +
		stroke("M-7.8-5.2Q-5.4-7.4-1.6-5.4", h.strand, 1.7) +
		stroke("M-8.6 4Q-7.4 3-6.8 4", line, .8) + flat("M-9.3 8.1Q-7.6 7-5 8.9Q-7.2 9.6-8.6 10.5Q-9.2 9.4-8.6 9Q-9.5 8.7-9.3 8.1Z", lips)
}

// stem is a neck, behind a face.
func stem() string {
	return shape("M-4.4 8V18C0 20.4 6 20.4 9 17.6V4Z", skin) + flat("M-3.6 14C2 13 6 10 8.2 6V17.4C6 19 2 19.4-1.4 18.8Z", shade)
}

// fullBeard and moustache belong to frontFace.
func fullBeard(h hair) string {
	return shape("M-10.9-3C-10 2.6-8.6 5.4-5.4 6C-2.6 4.8 2.6 4.8 5.4 6C8.6 5.4 10 2.6 10.9-3C14.4 7 12.4 20 5 26.6Q2.4 28.8 0 25Q-2.4 28.8-5 26.6C-12.4 20-14.4 7-10.9-3Z", h.base) +
		stroke("M-9 9.5C-8.6 15-6.6 20-4 23.4M9 9.5C8.6 15 6.6 20 4 23.4M-4.2 13.5Q-3.4 19-1 22.4M4.2 13.5Q3.4 19 1 22.4", h.strand, 1) +
		flat("M-3 9.6Q0 8.4 3 9.6Q0 12.6-3 9.6Z", lips) +
		shape("M0 5.8C-2.6 4.6-6.4 5.6-9.4 10.4C-5.6 10.6-2 10 0 8.2C2 10 5.6 10.6 9.4 10.4C6.4 5.6 2.6 4.6 0 5.8Z", h.base)
}

// shortBeard is trimmed to a point.
func shortBeard(h hair) string {
	return shape("M-10.9-3C-10.2 2.6-8.6 5.4-5.4 6C-2.6 4.8 2.6 4.8 5.4 6C8.6 5.4 10.2 2.6 10.9-3C12.6 6 10 14 6 17C3.4 19 1.4 21.5 0 22.6C-1.4 21.5-3.4 19-6 17C-10 14-12.6 6-10.9-3Z", h.base) +
		stroke("M-7.6 10Q-6.4 14-3 17M7.6 10Q6.4 14 3 17M0 14V19", h.strand, 1) +
		flat("M-3 9.6Q0 8.4 3 9.6Q0 12.6-3 9.6Z", lips) +
		shape("M0 5.8C-2.6 4.6-6.4 5.4-9.8 9C-6 10.4-2 10 0 8.2C2 10 6 10.4 9.8 9C6.4 5.4 2.6 4.6 0 5.8Z", h.base)
}

// twirled is a moustache on a turned face; goatee adds a tuft under it.
func twirled(h hair) string {
	return flat("M-6.2 10.2Q-4.4 9.4-1.8 10.2Q-4 12-6.2 10.2Z", lips) +
		`<path d="M-5 6.4C-7.2 5.8-9.6 7-12.4 6.2C-11.6 9.6-7.6 10.4-5 8.4C-1.6 10.6 4.6 9.8 5.6 4.8C2.4 6.6-1.6 5.2-5 6.4Z" fill="` + h.base + `" stroke="` + h.strand + `" stroke-width="1"/>`
}

func goatee(h hair) string {
	return twirled(h) + `<path d="M-6.6 13.2Q-4.6 12.4-2.2 13.2Q-2.4 18-5.4 20.4Q-6.8 17-6.6 13.2Z" fill="` + h.base + `" stroke="` + h.strand + `" stroke-width="1"/>`
}
