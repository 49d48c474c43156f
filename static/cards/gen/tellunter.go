package main

// tellUnter walks in a short coat of two colours, one leg of each, something long in one hand, the other pointing down
// to the sign.
func tellUnter(p person, d dress) string {
	head := page(p.hair) + hunters(d.second, white)
	if p.way == 1 {
		head = cropped(p.hair) + toque(d.second, white)
	}
	return at(78, 79, .92, p.held) +
		shape("M40 98L34 120L37 144H45.4L47 122L54 102Z", d.second) + shape("M51 98L57.4 122L56 144H64.4L68 120L64 98Z", d.lining) +
		shape("M37 139.6L45.4 139.6L45.6 149C40 151.6 32 152.6 28 151C29 147.6 35 147 37 145.6ZM56 139.6H64.4L64.6 149C59 151.6 51 152.6 47.6 151C48.6 147.6 54 147 56 145.6Z", umber.base) +
		shortCoat(d) +
		shape("M60 61C68 64 74 70 78.4 77.4L72.4 83C68 78 64 75.4 59 74Z", d.second) + shape("M77.6 73.4L70 80.6L73.6 85L81 78Z", d.lining) + at(78, 79.6, .82, fist()) +
		shape("M43.6 61C36 66 31 78 28 92L35.4 95.6C39.4 88 44.4 80 48.4 74Z", d.coat) + shape("M27.4 90.4L36 94.4L33.6 99.8L25 96Z", d.lining) +
		at(26.6, 102, .86, leaning(200, 0, 0, pointing())) +
		at(54.5, 41.5, .88, stem()+sideFace(p.hair)+head)
}

func shortCoat(d dress) string {
	return shape("M44 58C39 64 38 76 40 84L35 103C40 106 46 106.6 52 106.4V58Z", d.coat) +
		shape("M52 58V106.4C58 106.4 64 104.6 69 101L64 84C68 74 67 64 63 58Z", d.second) +
		detail("M46 89L43.6 105M59 89L61.4 104.6") +
		shape("M39.6 82C47 86 57 86 64.4 82L65 86.8C57 90.8 46.6 90.8 38.8 87Z", umber.base) + shape("M49.4 84.4H55V90.4H49.4Z", gold) +
		shape("M42.6 56C39.4 59 40.4 63.6 44.4 65.2C50 67.4 58 67.4 63.4 64.4C66.4 61.4 65.4 57.6 62.4 55.4C56 59 49 59 42.6 56Z", d.lining)
}

// pointing is a hand with the first finger stretched.
func pointing() string {
	return shape("M-4.6 2.6C-7.4.8-8.6-2.6-7.6-4.4Q-5.8-5-4.4-2Z", skin) +
		shape("M-4.6 4.6C-5.4-1-5-4-4.6-6L-4.8-13Q-3.2-15.2-1.6-13L-1.2-6.8Q.4-8 1.8-6.4Q3.8-6.8 4.4-4.4Q5.8-3 5-.4L4.8 4.6Z", skin) + detail("M-1.2-6.6V-2.6M1.8-6.2L1.7-2.6M4.3-4.4L3.8-2")
}
