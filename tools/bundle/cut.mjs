// Cuts a font of an npm package down to the letters that the site writes:
//   node cut.mjs FILE LETTERS FORMAT [WEIGHT]
// writes it to the standard output as woff2, or as sfnt (TrueType) for programs that read nothing else; with a weight
// the variable font becomes a fixed one.
import { readFileSync, writeSync } from 'node:fs';
import subsetFont from 'subset-font';

const [file, letters, targetFormat, weight] = process.argv.slice(2);
const options = { targetFormat };
if (weight) {
  options.variationAxes = { wght: Number(weight) };
}
const font = await subsetFont(readFileSync(file), letters, options);
for (let at = 0; at < font.length;) {
  at += writeSync(1, font, at);
}
