package main

// The seasons on the aces of the Tell pack, in a window of 82 × 46: a bough in blossom, the hay, the vintage, the hut
// in the snow.
var seasons = map[byte]string{
	'h': spring, 'd': summer, 's': autumn, 'c': winter,
}

const sky = `<rect width="82" height="46" fill="#dcebf0" stroke="none"/>`

var (
	alps   = flat("M0 30L12 14L20 23L32 7L45 25L55 15L70 29L82 20V46H0Z", "#b7c8cf") + flat("M32 7L27 13.6L31 12L33 15L36 12.6ZM12 14L8.6 18.6L12 17.4L14.6 18.6ZM55 15L51.6 18.4L55 17.6L58 18.6Z", white)
	spring = sky + alps + flat("M0 34C20 26 50 30 82 34V46H0Z", "#9cc274") +
		shape("M0 45C14 40 22 34 30 24C34 19 42 16 50 16L50.4 18C44 18.6 38 21 35 25C38 25 46 26 54 31L53 32.8C46 29 38 28 33 28.6C27 36 18 44 8 47Z", wood) +
		blossom(51, 14) + blossom(38, 17) + blossom(56, 33) + blossom(24, 31) + blossom(43, 27) +
		shape("M66 27C60 26 58 21 60.4 18C62.8 15.4 66.4 16.6 67.4 19C72 20 76 24 79 29L72 28.6C70.6 29 68 28.4 66 27Z", blue) + flat("M61 21C62 25 65 26.6 68 26.6C67 24 64.6 21.6 61 21Z", "#e0803a") + shape("M60 18.6L56.6 19.6L60 20.6Z", gold) + dot(62.8, 18.8, .9, white)
	summer = sky + ball(66, 12, 7, gold) + stroke("M66 2V-1M56.4 6L54 4M75.6 6L78 4M54 13H50.6M78 13H82M57 20L54.6 22", brass, 1.4) +
		flat("M0 27L14 17L27 26L40 19L60 28H82V46H0Z", "#8fb08a") + flat("M0 30C24 25 56 27 82 30V46H0Z", "#e9cf7a") +
		sheaf(20, 40) + sheaf(40, 43) + sheaf(61, 40)
	autumn = `<rect width="82" height="46" fill="#f5e3c0" stroke="none"/>` + flat("M0 30L20 18L38 28L58 16L82 28V46H0Z", "#c9a878") + flat("M0 37C26 33 56 34 82 37V46H0Z", "#a98a4c") +
		grapes(20, 14) + heap(58, 22) + shape("M44 24H72L75 43H41Z", wood) + detail("M42.6 30H73.6M41.8 36.6H74.4M50 24L48.6 43M58 24V43M66 24L67.4 43") +
		shape("M43.4 22H72.6V26H43.4Z", wood)
	winter = `<rect width="82" height="46" fill="#c4d3dd" stroke="none"/>` + flat("M0 28L16 10L28 22L42 6L60 24L70 16L82 26V46H0Z", "#f3f6f7") + flat("M16 10L28 22L24 28L18 22ZM42 6L60 24L52 26L46 16ZM70 16L82 26V30L74 24Z", "#dbe4e9") +
		flat("M0 36C20 30 60 31 82 36V46H0Z", white) +
		shape("M26 41V29H54V41Z", wood) + shape("M20 31L40 16L60 31C52 30 28 30 20 31Z", white) + shape("M36 41V32.6H43V41Z", umber.strand) + shape("M46.6 32.4H51V36.6H46.6Z", gold) +
		shape("M49 21V14H53V24Z", "#8c8378") + stroke("M51 11C54 8 49 6 52.6 2", white, 2) +
		fir(68, 42) + fir(11, 43)
)

func blossom(x, y float64) string {
	return at(x, y, 1, shape("M0-5.4C2-5.4 3-3.4 2.2-1.8C4-2.6 5.6-1.4 5.2.4C5 2 3 2.6 1.8 1.6C2.6 3.6 1.6 5.2 0 5.2C-1.6 5.2-2.6 3.6-1.8 1.6C-3 2.6-5 2-5.2.4C-5.6-1.4-4-2.6-2.2-1.8C-3-3.4-2-5.4 0-5.4Z", "#fbe3e4")+dot(0, 0, 1.4, red))
}

func sheaf(x, y float64) string {
	return at(x, y, 1, shape("M-8 4C-5-2-4-6-9-18C-5-16-4-18-2.6-21C-1-18 1-18 2.6-21C4-18 5-16 9-18C4-6 5-2 8 4Z", gold)+detail("M-4 3C-2-3-2-8-4-15M4 3C2-3 2-8 4-15M0 3V-16")+stroke("M-4.8-4Q0-2 4.8-4", red, 2.4))
}

func fir(x, y float64) string {
	return at(x, y, 1, shape("M-1.4 3V-2H1.4V3Z", wood)+shape("M0-28L5-18.6L3-19L7-10.6L4.6-11L9-1.6H-9L-4.6-11L-7-10.6L-3-19L-5-18.6Z", green)+flat("M0-27L4-19.4L0-21L-3.6-19.6ZM-4.4-11L0-14L4.4-11L6-10.8L2.6-17.6L-2.6-17.6L-6-10.8Z", white))
}

const purple = "#6d4a82"

func grapes(x, y float64) string {
	return at(x, y, 1, stroke("M0-6C-1-10 2-12 1-16", wood, 2.2)+shape("M0-8C-6-15-11-12-17-13C-15-9-17-6-14-3C-10-4-9 0-6-1C-5-4-2-5 0-8Z", "#c4602c")+detail("M-3-7C-7-9-10-9-13-9")+
		berries([][2]float64{{-5, -3}, {0, -4}, {5, -3}, {-7.4, 1.4}, {-2.6, 1}, {2.6, 1}, {7.4, 1.4}, {-5, 6}, {0, 6}, {5, 6}, {-2.6, 11}, {2.6, 11}, {0, 16}}))
}

// heap is what lies in the tub.
func heap(x, y float64) string {
	return at(x, y, 1, berries([][2]float64{{-4, -6.4}, {2.4, -7}, {-8.6, -2.6}, {-3, -2.6}, {2.8, -2.8}, {8.4, -2.6}, {-11, 1}, {-5.6, 1.4}, {0, 1.4}, {5.6, 1.4}, {11, 1}}))
}

func berries(places [][2]float64) string {
	var s string
	for _, p := range places {
		s += ball(p[0], p[1], 3.4, purple)
	}
	return s
}
