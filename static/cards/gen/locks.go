package main

// Hair as it frames a face; what lies behind the head comes as a first part, what falls over it as a second.

// kingsLocks hang in waves on both sides and curl outwards.
func kingsLocks(h hair) string {
	side := shape("M-9-13C-15-10-14.6-3-15.6 2C-16.4 6.6-19 8.4-20.4 12.4C-18 14.6-14.4 14-12.4 11.4C-10.4 9-10 4-10-2Z", h.base) +
		stroke("M-12-7C-12.4 0-12.6 5-15.6 10.4", h.strand, 1)
	return side + looking(true, side)
}

// ladysHair is parted over the brow and falls in long waves over both shoulders.
func ladysHair(h hair) (behind, before string) {
	behind = shape("M8-14C17-10 18.6 0 17.4 8C16.6 14 21 18 20 25C16 30 9 28.6 6.4 23C3.6 15 6 8 5-4Z", h.base) +
		stroke("M12-4C14.8 4 11.6 12 15.4 24M8.6 4C9.8 10 8.6 17 11 24.4", h.strand, 1) +
		shape("M-8-9C-14-4-12-4-12 4C-12 10-16.4 13-15.6 20C-14.6 25-8.6 26.4-5.6 23C-3.4 18-6 10-5 0Z", h.base) +
		stroke("M-9.4 4C-8.6 10-12.6 15-11.4 21.6", h.strand, 1)
	before = shape("M-4.4-13.6C-9-12.4-12.8-8-12.2-1.6C-11.8 1-11.4 3-10.4 4.6C-9.6-2-9.4-8-4-10.6C2-9 7.6-5.6 8.6 2.6C9 5 10.6 7 11.8 8.4C14.4 3 14.8-6 11.4-11C7-16.6 1-16.4-4.4-13.6Z", h.base) +
		stroke("M-3.4-12C3-11 9.4-7 10.8 2M-6-11.6C-9.4-9.4-10.6-6-10.6-2", h.strand, 1)
	return behind, before
}

// coil is the other way of wearing it: a knot at the back.
func coil(h hair) (behind, before string) {
	behind = shape("M8-9C15-11 20.4-6 19.4 1C18.4 7.4 11.6 9.6 8 5Z", h.base) +
		stroke("M11-6C16-6.6 17.6-1 15 3M10.6-1.6Q13.4-2.6 13.4 1.4", h.strand, 1)
	_, before = ladysHair(h)
	return behind, before
}

// page is cut to one length round the neck, on a face seen from the side.
func page(h hair) string {
	return shape("M-3-13.4C.4-10.6 1-6 2.2-2.6C3.4 0 2.6 3 3.2 6.4C3.8 9.6 2.4 11.6 3.6 14.4C7 17.4 12.6 17 17 12.4C14.6 9 16 4 15.4-2C14.6-9 12-13 8-14.4Z", h.base) +
		stroke("M4.6-9C7-3 5.8 4 7 13.4M8.6-10C11.2-3 9.6 5 10.4 13.6M11.8-9C14.2-2 12.4 6 13.8 11.4", h.strand, 1)
}

// cropped is short and curly, with the ear free.
func cropped(h hair) string {
	return shape("M-3.6-13C-2.6-9 .2-7 .2-4.4Q-.4-2 1.6-1.4L2.6 2.4Q6-1 7.4 3.6L5.4 9.4Q9.6 11 12.6 7.4Q15.6 4 14 1Q16.4-3 13.8-5.6Q14-10.6 9.6-12.4Z", h.base) +
		stroke("M9.6 7.6Q12.4 5.4 10.6 2.6Q13.4-.4 10.6-3.4Q11-7.4 7.6-8.4", h.strand, 1) +
		shape("M2.8-2.4Q6.6-4.2 6.4-.4Q5.8 3.4 3.4 3Z", skin)
}

// shoulderHair frames a turned face of a man.
func shoulderHair(h hair) (behind, before string) {
	behind = shape("M6-13C15-12 16.6-3 15.6 5C15.2 10 17.4 12 16.4 16C12 19.4 6 17.6 4.4 12Z", h.base) +
		stroke("M11-4C13 3 11 9 12.6 15.4", h.strand, 1)
	before = shape("M-6.4-13C-9.6-10-10.4-6-9.4-3.4Q-7.6-6-7.4-9.4ZM7.6-11.4C6.4-6 9.4-2 8.6 2.4Q8.4 7 10.6 9.6C13.4 4 14-4 12-10.6Z", h.base)
	return behind, before
}
