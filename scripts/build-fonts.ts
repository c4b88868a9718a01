/**
 * Cuts the six faces of the site to the characters that English, French and Spanish pages need, so that all of them
 * together stay under 100 kB. Run `npm run build:fonts` after a change here. The output is committed.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const OUT = new URL('../src/site/fonts/', import.meta.url);

/** Package, file of the package, file of the site. */
const FACES = [
  ['alegreya', 'alegreya-latin-400-normal', 'alegreya-400'],
  ['alegreya', 'alegreya-latin-400-italic', 'alegreya-400i'],
  ['alegreya', 'alegreya-latin-700-normal', 'alegreya-700'],
  ['alegreya-sc', 'alegreya-sc-latin-500-normal', 'alegreya-sc-500'],
  ['alegreya-sans', 'alegreya-sans-latin-400-normal', 'alegreya-sans-400'],
  ['alegreya-sans', 'alegreya-sans-latin-700-normal', 'alegreya-sans-700'],
] as const;

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const FRENCH = 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ';
const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¡¿ºª';
/** Quotes, dashes, non-breaking spaces, the mark of a reconstructed value, fractions and signs. */
const SIGNS = '‘’“”„‚«»‹›–—…·•§¶©°½¼¾×÷±−\u00a0\u2009';

const CHARACTERS = [...new Set(ASCII + FRENCH + SPANISH + SIGNS)].join('');

/** Kerning and ligatures, the figures of text and of tables. Small caps are a separate face, and have no fractions. */
const FEATURES = ['ccmp', 'kern', 'liga', 'mark', 'lnum', 'onum', 'pnum', 'tnum'];

const require = (path: string): string => fileURLToPath(import.meta.resolve(path));

let total = 0;
for (const [pack, from, to] of FACES) {
  const whole = await readFile(require(`@fontsource/${pack}/files/${from}.woff2`));
  const cut = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: pack === 'alegreya-sc' ? FEATURES : [...FEATURES, 'frac'],
    noHinting: true,
  });
  await writeFile(new URL(`${to}.woff2`, OUT), cut);
  total += cut.length;
  console.log(`${to}: ${whole.length} -> ${cut.length}`);
}
for (const pack of new Set(FACES.map(([name]) => name))) {
  await copyFile(require(`@fontsource/${pack}/LICENSE`), new URL(`LICENSE-${pack}.txt`, OUT));
}
console.log(`together: ${total}`);
if (total > 100_000) throw new Error('The fonts are larger than 100 kB.');
