package main

// A sign lies in a box from -10 to 10.

// frenchSigns are one shape each, wholly in the suit's colour.
var frenchSigns = map[byte]string{
	'c': `<path fill="currentColor" d="M0-10A4.7 4.7 0 0 1 3.5-2.2A4.7 4.7 0 1 1 1 4.7C1.1 7 1.9 8.8 3.1 10H-3.1C-1.9 8.8-1.1 7-1 4.7A4.7 4.7 0 1 1-3.5-2.2A4.7 4.7 0 0 1 0-10Z"/>`,
	's': `<path fill="currentColor" d="M0-10C3-6 9.4-2.6 9.4 2.6C9.4 5.7 7.3 7.3 5.1 7.3C3.3 7.3 1.8 6.4 1 4.9C1.1 7 1.8 8.8 3 10H-3C-1.8 8.8-1.1 7-1 4.9C-1.8 6.4-3.3 7.3-5.1 7.3C-7.3 7.3-9.4 5.7-9.4 2.6C-9.4-2.6-3-6 0-10Z"/>`,
	'h': `<path fill="currentColor" d="` + heart + `"/>`,
	'd': `<path fill="currentColor" d="M0-10C2-6.2 5.3-2.5 8.4 0C5.3 2.5 2 6.2 0 10C-2 6.2-5.3 2.5-8.4 0C-5.3-2.5-2-6.2 0-10Z"/>`,
}

const heart = "M0 9.8C-2.6 5.8-9.6 2-9.6-4C-9.6-7.4-7.2-9.5-4.6-9.5C-2.4-9.5-.7-8-0-5.6C.7-8 2.4-9.5 4.6-9.5C7.2-9.5 9.6-7.4 9.6-4C9.6 2 2.6 5.8 0 9.8Z"

// tellSigns are those of the German-suited packs, in their own colours and with an outline. Each has a mark that stays
// at ten pixels: the acorn's dark cup over a pale nut, the leaf's two halves and stalk, the heart's cleft, the bell's
// hoop and slit.
var tellSigns = map[byte]string{
	'c': `<g stroke="#3d2a10" stroke-linejoin="round" stroke-linecap="round"><path d="M.4-6C.2-8 .8-9.4 2.6-10" fill="none" stroke-width="2"/>` +
		`<path d="M-5.6-2C-6.2 3.4-3.4 6.6-1 8.2L0 10.2L1 8.2C3.4 6.6 6.2 3.4 5.6-2Z" fill="#d9a441" stroke-width="1.1"/>` +
		`<path d="M-3-.2C-3.2 2.6-2.4 4.6-1.2 6" fill="none" stroke="#fbeab8" stroke-width="1.4"/>` +
		`<path d="M-7.8-.4C-9-4.6-5.2-7.8 0-7.8C5.2-7.8 9-4.6 7.8-.4C5.4 1.2 2.6 .2 0 .2C-2.6 .2-5.4 1.2-7.8-.4Z" fill="#6b4a16" stroke-width="1.1"/>` +
		`<path d="M-6.2-2.6L-3.8-.8M-4.6-5.2L.2-.8M-1-6.4L4.2-1M3-6L6.4-2.6M6.2-2.6L3.8-.8M4.6-5.2L-.2-.8M1-6.4L-4.2-1M-3-6L-6.4-2.6" stroke="#c3924a" stroke-width=".6" fill="none"/></g>`,
	's': `<g stroke="#17401d" stroke-linejoin="round" stroke-linecap="round"><path d="M0 3.6C0 6.8-.4 8.8-2.8 10" fill="none" stroke-width="2"/>` +
		`<path d="M0-10.2C-1.2-7-3.4-5.4-5.6-4.2L-5.2-3.2C-7.2-2-8.8-.2-8.9 1.9C-9 5.2-6.4 7.3-3.8 6.8C-2 6.4-.7 5.2 0 3.6Z" fill="#86c45f" stroke-width="1.1"/>` +
		`<path d="M0-10.2C1.2-7 3.4-5.4 5.6-4.2L5.2-3.2C7.2-2 8.8-.2 8.9 1.9C9 5.2 6.4 7.3 3.8 6.8C2 6.4 .7 5.2 0 3.6Z" fill="#2a7636" stroke-width="1.1"/>` +
		`<path d="M0 .6C-2.4 .4-4.4-.8-5.8-2.6M0-3C-1.2-3.4-2.2-4.2-3-5.4M-.6 3C-2.6 4-4.4 4-6 3.2" fill="none" stroke-width=".8"/>` +
		`<path d="M0 .6C2.4 .4 4.4-.8 5.8-2.6M0-3C1.2-3.4 2.2-4.2 3-5.4M.6 3C2.6 4 4.4 4 6 3.2" fill="none" stroke="#b9dc98" stroke-width=".8"/></g>`,
	'h': `<path d="` + heart + `" fill="#cf2b33" stroke="#6d0f16" stroke-width="1.1" stroke-linejoin="round"/>` +
		`<path d="M-6.9-3.4C-7-5.4-5.8-6.8-4.4-7" fill="none" stroke="#f7c0b8" stroke-width="1.5" stroke-linecap="round"/>`,
	'd': `<g stroke="#4a3208" stroke-linejoin="round" stroke-linecap="round"><path d="M-2.4-7.2C-2.8-10.8 2.8-10.8 2.4-7.2" fill="none" stroke-width="1.7"/>` +
		`<circle cy="1.2" r="8.4" fill="#f2c545" stroke-width="1.1"/>` +
		`<path d="M-8.4-.2C-4.4 1.6 4.4 1.6 8.4-.2C9 5 5.6 9.6 0 9.6C-5.6 9.6-9 5-8.4-.2Z" fill="#dd9c2c" stroke-width="1.1"/>` +
		`<path d="M-7-2.2C-3.4-1 3.4-1 7-2.2" fill="none" stroke="#b4392f" stroke-width="1.8"/>` +
		`<path d="M0 5V9.4" fill="none" stroke-width="2.4"/><circle cy="4.6" r="2.1" fill="#4a3208" stroke="none"/>` +
		`<path d="M-5-4C-4.2-5-3.2-5.6-1.8-5.9" fill="none" stroke="#fff6d8" stroke-width="1.4"/></g>`,
}
