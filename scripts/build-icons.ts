/** `npm run build-icons`: draws the icons of the installed site (public/icon-*.png) from its own mark (src/site/shell/Mark.astro). */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const [path] = /<path[\s\S]*?\/>/.exec(readFileSync('src/site/shell/Mark.astro', 'utf8')) ?? [];
if (!path) throw new Error('the mark has no path');

/** The paper and the ink of the light theme. */
const PAPER = '#fcfaf6';
const INK = '#1c1a17';

/** The mark on paper; `part`: its share of the picture's side. A maskable icon may lose everything outside a circle of 80 %. */
function picture(part: number): Buffer {
  const scale = part / 32;
  const corner = (1 - part) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="512" height="512" color="${INK}">
      <rect width="1" height="1" fill="${PAPER}"/><g transform="translate(${corner} ${corner}) scale(${scale})">${path}</g></svg>`,
  );
}

for (const [name, size, part] of [
  ['icon-192', 192, 0.8],
  ['icon-512', 512, 0.8],
  ['icon-maskable-512', 512, 0.6],
] as const) {
  await sharp(picture(part)).resize(size).png({ palette: true }).toFile(`public/${name}.png`);
}
