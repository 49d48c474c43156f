// Package imprint reads what the operator of a site writes about himself and about what he does with people's data: the
// imprint and the privacy page. The law asks for both, and nobody but the operator can write them.
//
// They are files in a folder of his, one for each page and language: imprint.de.md, privacy.hu.md and so on. A file is
// plain text: an empty line ends a paragraph, a line of the file is a line of the page, "## " begins a heading, "- " an
// item of a list. Addresses that begin with http:// or https://, and mail addresses, become links. Nothing else is
// marked up, and whatever looks like HTML is shown as it is written.
package imprint
