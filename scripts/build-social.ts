/**
 * Draws the pictures that other sites show beside a link: title on paper, the peninsula on the table; one for the book,
 * for each chapter and for each nation. They are SVGs drawn with the site's own fonts and map. Run `npm run
 * build-social` after a change of either. The output is committed.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type SharpModule from 'sharp';
import subsetFont from 'subset-font';
import { NATIONS, PROVINCES } from '../src/books/hispania/engine/data/ids.ts';
import { PROVINCE_TABLE } from '../src/books/hispania/engine/data/provinces.ts';
import { CHAPTERS } from '../src/books/hispania/engine/data/rule-ids.ts';
import { lifespan } from '../src/books/hispania/pages/lifespan.ts';
import { drawnIn } from '../src/books/hispania/ui/board/drawn.ts';
import type { Outlines } from '../src/books/hispania/ui/board/geometry.ts';
import outlines from '../src/books/hispania/ui/board/outlines.generated.json' with { type: 'json' };
import { COLOURS as NATION_COLOURS } from '../src/books/hispania/ui/colours.ts';
import { NAMES } from '../src/books/hispania/words/en/names.ts';
import { SITE as OF_BOOK } from '../src/books/hispania/words/en/site.ts';
import { SITE } from '../src/words/en/site.ts';

const OUT = fileURLToPath(new URL('../public/', import.meta.url));
const [WIDTH, HEIGHT] = [1200, 630];
const PAPER = 500;

/** The light theme's colours (src/site/styles/tokens.css), as plain values: this picture has no style sheet. */
const COLOURS = {
  paper: '#fcfaf6',
  ink: '#211d18',
  ink2: '#5a5247',
  rubric: '#a3231c',
  table: '#24433f',
  sea: '#cfe0e2',
  plain: '#f1ead6',
  mountain: '#e0cfab',
  off: '#e9e4d8',
  border: '#8b7c62',
  coast: '#3d4f52',
};

/** Breaks a sentence into lines of a maximum number of characters. */
function lines(text: string, most: number): string[] {
  const out: string[] = [''];
  for (const word of text.replaceAll('\u00a0', '~').split(' ')) {
    const line = `${out.at(-1)} ${word}`.trim();
    if (line.length > most) out.push(word);
    else out[out.length - 1] = line;
  }
  return out.map((line) => line.replaceAll('~', '\u00a0'));
}

function map(): string {
  const all = { x: 0, y: -200, w: 1120, h: 1400 };
  const { outline } = drawnIn(outlines as unknown as Outlines, [all], { tolerance: 0, step: 0.1 });
  const provinces = PROVINCES.map((id) => `<path fill="${COLOURS[PROVINCE_TABLE[id].terrain]}" d="${outline(id)}"/>`);
  const abroad = (['gaul', 'africa'] as const).map((id) => `<path fill="${COLOURS.off}" d="${outline(id)}"/>`);
  return `<svg x="${PAPER + 40}" y="40" width="${WIDTH - PAPER - 80}" height="${HEIGHT - 80}" viewBox="0 20 1120 985"
    preserveAspectRatio="xMidYMid slice">
    <rect y="-200" width="1120" height="1400" fill="${COLOURS.sea}"/>
    <g stroke="${COLOURS.coast}" stroke-width="3">${abroad.join('')}</g>
    <g stroke="${COLOURS.border}" stroke-width="1.6" stroke-linejoin="round">${provinces.join('')}</g>
  </svg>`;
}

/** The text of a picture, beside the map. */
interface Said {
  /** File below `public/`. */
  readonly file: string;
  readonly title: string;
  readonly sub: string;
  /** A chapter's number. */
  readonly number?: string;
  /** A nation's colour, as a bar, and its name in small capitals. */
  readonly colour?: string;
}

/** The size for a title of a number of letters, so that it ends before the map. */
const sizeOf = (title: string, wide: number): number => Math.min(106, Math.floor((PAPER - 90) / (title.length * wide)));

function picture({ title, sub, number, colour }: Said): string {
  const below = lines(sub, 30).map((line, i) => `<tspan x="64" dy="${i === 0 ? 0 : 41}">${line}</tspan>`);
  const family = colour ? 'Alegreya SC' : 'Alegreya';
  const [first = '', ...more] = lines(title, 16);
  const size = Math.min(...[first, ...more].map((line) => sizeOf(line, colour ? 0.54 : 0.46)));
  const top = number ? 330 : 290;
  const heading = [first, ...more]
    .map((line, i) => `<tspan x="60" dy="${i === 0 ? 0 : size}">${line}</tspan>`)
    .join('');
  const end = top + more.length * size + 70;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>
    <rect x="${PAPER}" width="${WIDTH - PAPER}" height="${HEIGHT}" fill="${COLOURS.table}"/>
    <svg x="62" y="56" width="40" height="40" viewBox="0 0 32 32">
      <path fill="${COLOURS.rubric}" fill-rule="evenodd" d="M16 1.2 28.2 12.6 16.9 30.6V18.9a2.9 2.9 0 1 0-1.8 0v11.7L3.8 12.6z"/>
    </svg>
    <text x="116" y="87" font-family="Alegreya SC" font-weight="500" font-size="32" letter-spacing="2" fill="${COLOURS.ink}">${SITE.name}</text>
    ${number ? `<text x="58" y="220" font-family="Alegreya" font-size="110" fill="${COLOURS.rubric}">${number}</text>` : ''}
    ${colour ? `<rect x="62" y="160" width="96" height="26" rx="3" fill="${colour}" stroke="${COLOURS.ink}" stroke-width="2"/>` : ''}
    <text y="${top}" font-family="${family}" font-size="${size}" letter-spacing="-1" fill="${COLOURS.ink}">${heading}</text>
    <text y="${end}" font-family="Alegreya" font-style="italic" font-size="32" fill="${COLOURS.ink2}">${below.join('')}</text>
    ${map()}
  </svg>`;
}

/** The title of a chapter on its page. */
async function chapterTitle(slug: string): Promise<string> {
  const page = await readFile(new URL(`../content/en/hispania/rules/${slug}.mdx`, import.meta.url), 'utf8');
  return /^title: (.*)$/m.exec(page)?.[1] ?? slug;
}

async function pictures(): Promise<readonly Said[]> {
  const { home, title: book } = OF_BOOK;
  const { tagline } = SITE;
  const chapters = CHAPTERS.map(async ({ number, slug }) => ({
    file: `og/${slug}.png`,
    number: `${number}`,
    title: await chapterTitle(slug),
    sub: `${book}. ${tagline}.`,
  }));
  const nations = NATIONS.map((id) => {
    const { from, to } = lifespan(id);
    const turns = home.turns(from, to);
    const sub = `${book}, ${turns}. ${tagline}.`;
    return { file: `og/${id}.png`, title: NAMES.nations[id], sub, colour: NATION_COLOURS[id].colour };
  });
  return [{ file: 'og.png', title: home.title, sub: home.sub }, ...(await Promise.all(chapters)), ...nations];
}

/** The renderer takes fonts only from the system; here the system is a folder with ours. */
async function withFonts(folder: string): Promise<void> {
  for (const face of ['alegreya-400', 'alegreya-400i', 'alegreya-sc-500']) {
    const font = await readFile(new URL(`../src/site/fonts/${face}.woff2`, import.meta.url));
    const everything = Array.from({ length: 0x2100 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
    await writeFile(join(folder, `${face}.ttf`), await subsetFont(font, everything, { targetFormat: 'sfnt' }));
  }
  const config = join(folder, 'fonts.conf');
  await writeFile(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  process.env['FONTCONFIG_FILE'] = config;
}

const folder = await mkdtemp(join(tmpdir(), 'social-'));
try {
  await withFonts(folder);
  // Loaded after the fonts are set, because the renderer looks for them when it is loaded.
  const { default: sharp } = (await import('sharp')) as { default: typeof SharpModule };
  await mkdir(new URL('../public/og/', import.meta.url), { recursive: true });
  for (const said of await pictures()) {
    const { size } = await sharp(Buffer.from(picture(said)))
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(OUT + said.file);
    console.log(`public/${said.file}: ${size} bytes`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
