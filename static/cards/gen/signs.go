package main

// frenchSigns are one shape each, wholly in the suit's colour.
var frenchSigns = map[byte]string{
	'c': `<path fill="currentColor" d="M0-10A4.7 4.7 0 0 1 3.5-2.2A4.7 4.7 0 1 1 1 4.7C1.1 7 1.9 8.8 3.1 10H-3.1C-1.9 8.8-1.1 7-1 4.7A4.7 4.7 0 1 1-3.5-2.2A4.7 4.7 0 0 1 0-10Z"/>`,
	's': `<path fill="currentColor" d="M0-10C3-6 9.4-2.6 9.4 2.6C9.4 5.7 7.3 7.3 5.1 7.3C3.3 7.3 1.8 6.4 1 4.9C1.1 7 1.8 8.8 3 10H-3C-1.8 8.8-1.1 7-1 4.9C-1.8 6.4-3.3 7.3-5.1 7.3C-7.3 7.3-9.4 5.7-9.4 2.6C-9.4-2.6-3-6 0-10Z"/>`,
	'h': `<path fill="currentColor" d="` + heart + `"/>`,
	'd': `<path fill="currentColor" d="M0-10C1.8-6.2 4.9-2.6 7.8 0C4.9 2.6 1.8 6.2 0 10C-1.8 6.2-4.9 2.6-7.8 0C-4.9-2.6-1.8-6.2 0-10Z"/>`,
}

const heart = "M0 9.6C-3.2 5.6-9.5 2-9.5-3.7C-9.5-7.2-7-9.3-4.5-9.3C-2.4-9.3-.8-8-0-6C.8-8 2.4-9.3 4.5-9.3C7-9.3 9.5-7.2 9.5-3.7C9.5 2 3.2 5.6 0 9.6Z"

// tellSigns are those of the German-suited packs, in their own colours and with an outline.
var tellSigns = map[byte]string{
	'c': `<path d="M-.9-7C-1-8.6-.6-9.8 1.4-10.4" fill="none" stroke="#59411a" stroke-width="1.8" stroke-linecap="round"/>` +
		`<path d="M-6.2-1.5C-6.4 4-3.6 7.4 0 10C3.6 7.4 6.4 4 6.2-1.5Z" fill="#c08a35" stroke="#59411a"/>` +
		`<path d="M-7.8-.6C-8.2-5.4-4.4-7.6 0-7.6C4.4-7.6 8.2-5.4 7.8-.6C5 .8-5 .8-7.8-.6Z" fill="#7a5a22" stroke="#59411a"/>` +
		`<path d="M-5-4.6L-2.2-1.4M-1.6-6L2-1.4M2.2-6L5.4-2.4M-2.2-6L-5.6-2.2M1.8-6L-1.8-1.4M5-4.6L2.2-1.4" stroke="#c9a25c" stroke-width=".7"/>`,
	's': `<path d="M0 4C0 7 .6 9 2 10.2" fill="none" stroke="#23552a" stroke-width="1.8" stroke-linecap="round"/>` +
		`<path d="M0-10C2-6.6 8.8-4 8.8 1.6C8.8 5.2 6 6.8 3.6 6.4C1.8 6.2 .6 5 0 3.6C-.6 5-1.8 6.2-3.6 6.4C-6 6.8-8.8 5.2-8.8 1.6C-8.8-4-2-6.6 0-10Z" fill="#4f9a48" stroke="#23552a"/>` +
		`<path d="M0-6.4V4M0 1C2.2.6 4-.4 5.4-2.2M0 1C-2.2.6-4-.4-5.4-2.2M0-2.4C1.2-2.8 2.2-3.6 3-4.8M0-2.4C-1.2-2.8-2.2-3.6-3-4.8" fill="none" stroke="#dcebc4" stroke-width=".8" stroke-linecap="round"/>`,
	'h': `<path d="` + heart + `" fill="#c92f35" stroke="#7d151b"/>` +
		`<path d="M-6.6-3.2C-6.7-5.2-5.6-6.5-4.2-6.7" fill="none" stroke="#f3b6ae" stroke-width="1.3" stroke-linecap="round"/>`,
	'd': `<path d="M0-8.2V-10.2" stroke="#6b4a10" stroke-width="2.4" stroke-linecap="round"/>` +
		`<circle r="8.4" fill="#e8b53c" stroke="#6b4a10"/>` +
		`<path d="M-8.3-1.2C-4.6.6 4.6.6 8.3-1.2L8.3 1.2C4.6 3 -4.6 3-8.3 1.2Z" fill="#b4392f" stroke="#6b4a10" stroke-width=".8"/>` +
		`<path d="M0 4.4V8.2" stroke="#6b4a10" stroke-width="1.2"/><circle cy="4.6" r="1.3" fill="#6b4a10"/>` +
		`<path d="M-5-3.6C-4-5.4-2.8-6-1.4-6.3" fill="none" stroke="#fdf0c4" stroke-width="1.2" stroke-linecap="round"/>`,
}
