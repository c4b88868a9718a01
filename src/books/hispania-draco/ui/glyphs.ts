import { GLYPHS as COMMON, type Shapes } from '../../../ui/glyphs.ts';
import { type DiscId, FACES, type Face, type GeneralId } from '../engine/data/ids.ts';

/**
 * The drawings of this book as SVG markup, each in a box of 24 (a die: 32): the pieces in their colours (`ui/colours.css`), and
 * signs of the map. The board draws its pieces from the same shapes, in a box of 32 units of the map (`PIECE`).
 */

/** Colours of marks on pieces, and of the seams of black ones. */
const LIGHT = '#fffdf8';
const DARK = '#1b1714';
const SEAM = '#f6efdc';
/** The edge of a piece: what its surroundings say, otherwise ink on the map. */
const EDGE = 'var(--piece-edge,var(--ctr-edge))';

/** The side of the box of a piece in units of the map; the foot of a figure, and the middle of a disc, from its top. */
export const PIECE = { side: 32, foot: 28, disc: 16 } as const;

/** Markup whose origin is this point of the box. */
const from = (x: number, y: number, markup: string): string =>
  `<g transform="scale(.75) translate(${x} ${y})">${markup}</g>`;

/** A piece: its colour, its edge, what is drawn on it. */
interface Look {
  readonly colour: string;
  readonly edge: string;
  readonly marks: string;
}
const filled = ({ colour, edge }: Omit<Look, 'marks'>, width: number, d: string): string =>
  `<path fill="${colour}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
const drawn = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`;

/** A disc from the side: its band with the marks on it, and its top. */
const disc = (look: Look): string =>
  from(
    16,
    PIECE.disc,
    `${filled(look, 1.3, 'M-14-3.4a14 3.8 0 0 1 28 0v6.9a14 3.8 0 0 1-28 0z')}${drawn(look.edge, 1, 'M-14-3.4a14 3.8 0 0 0 28 0')}${look.marks}`,
  );

/** A figure on its foot. */
const figure = ({ body, ...look }: Look & { readonly body: string }): string =>
  from(16, PIECE.foot, `${filled(look, 1.5, body)}${filled(look, 1.5, 'M-11.5-1.5h23v3.6h-23z')}${look.marks}`);

const RED = { colour: 'var(--d-1)', edge: EDGE };
const YELLOW = { colour: 'var(--d-2)', edge: EDGE };
const BLUE = { colour: 'var(--d-3)', edge: EDGE };
const VIOLET = { colour: 'var(--d-l)', edge: EDGE };
const WHITE = { colour: 'var(--d-w)', edge: EDGE };
const BLACK = { colour: 'var(--d-r)', edge: SEAM };

/** Strokes with feet, a numeral: their middles, and their top. */
const strokes = (top: number, xs: readonly number[]): string =>
  xs.map((x) => `M${x} ${top}v8.2M${x - 1.7} ${top}h3.4M${x - 1.7} ${top + 8.2}h3.4`).join('');

/** The eye of an army: a ring, and what is in it. */
const eye = (y: number, radius: number, inner: string): string =>
  `<g transform="translate(0 ${y})"><circle r="${radius}" fill="none" stroke="${SEAM}" stroke-width="1.5"/>${inner}</g>`;

const DISCS: { readonly [disc in DiscId]: string } = {
  'praetor-ulterior': disc({ ...RED, marks: drawn(LIGHT, 1.7, 'M0 1.3v5.2') }),
  'praetor-citerior': disc({ ...YELLOW, marks: drawn(DARK, 1.7, 'M-2.3 1.3v5.2M2.3 1.3v5.2') }),
  consul: disc({ ...BLUE, marks: drawn(LIGHT, 1.7, 'M-4.6 1.3v5.2M0 1.3v5.2M4.6 1.3v5.2') }),
  legio: disc({ ...VIOLET, marks: drawn(DARK, 1.7, 'M-3 1.4l6 4.9M3 1.4l-6 4.9') }),
};

/** Each general is known by his top, too: flat, a gable, round, notched. */
const GENERALS: { readonly [general in GeneralId]: string } = {
  'praetor-ulterior': figure({ ...RED, body: 'M-10 0V-21H10V0z', marks: drawn(LIGHT, 1.6, strokes(-14.2, [0])) }),
  'praetor-citerior': figure({
    ...YELLOW,
    body: 'M-10 0V-14.5L0-24.5 10-14.5V0z',
    marks: drawn(DARK, 1.6, strokes(-12.2, [-2.2, 2.2])),
  }),
  consul: figure({
    ...BLUE,
    body: 'M-10 0V-13a10 10.5 0 0 1 20 0V0z',
    marks: drawn(LIGHT, 1.6, strokes(-13.2, [-4.4, 0, 4.4])),
  }),
  proconsul: figure({
    ...WHITE,
    body: 'M-10 0V-23L0-16.5 10-23V0z',
    marks: drawn(DARK, 1.7, 'M-2.5-3V-12.5H.6a2.8 2.8 0 0 1 0 5.6H-2.5'),
  }),
};

/** A ship in its white: its hull, and sail and mast. */
const HULL = 'M-19-1.5C-17 5.5-13 8.5-7 8.5H8C14 8.5 18 4 21-6L13-1.5z';
const SAIL = 'M-8-19.5H9C7-14 7-10 9-5H-8C-6-10-6-14-8-19.5z';
const ship = (markup: string): string =>
  `<g transform="translate(12 12.6) scale(.55)">${markup}${drawn('var(--ctr-edge)', 1.3, 'M-9 4.5l-2 7M-3 4.5l-2 7M3 4.5l-2 7M9 4.5l-2 7')}</g>`;
const PLANKS = { colour: WHITE.colour, edge: DARK };

const ROMAN: { readonly [face in Face]: string } = {
  1: 'M15 10v10',
  2: 'M12.6 10v10M17.4 10v10',
  3: 'M10.6 10v10M15 10v10M19.4 10v10',
  4: 'M9.4 10v10M13.4 10l3.2 10 3.2-10',
  5: 'M11.8 10l3.2 10 3.2-10',
  6: 'M9.4 10l3.2 10 3.2-10M20 10v10',
};
const ARABIC: { readonly [face in Face]: string } = {
  1: 'M12.5 11.5 15.5 9v12',
  2: 'M11 12c.5-4.3 8-4.3 8 0 0 3.2-5.5 5-8 9h8.3',
  3: 'M11.3 10.5C14 7.5 19 9 18.5 12c-.4 2-2.3 2.6-4 2.6 2 0 4.5.8 4.5 3.2 0 3.8-6 4.2-8.2 1.2',
  4: 'M17 21V9l-6.5 8.5h9',
  5: 'M18.5 9h-6l-.8 5.6c3-1.5 7.3-.6 7.3 2.7 0 4.2-6 4.5-8.3 1.6',
  6: 'M17.8 9c-4 1.2-6.6 4.6-6.6 8 0 5.2 8 5.2 8 .3 0-4.2-6-4.6-7.7-1',
};
/** The Roman die is round and light, the Hispanic one square and black. `--die` and `--die-ink` change the colours of a roll. */
const die = (markup: string): string => `<g transform="translate(1 1)">${markup}</g>`;
const romanDie = (face: Face): string =>
  die(
    `<path fill="var(--die,var(--d-w))" stroke="var(--die-edge,var(--ctr-edge))" stroke-width="1.6" d="M7 1.5H23A5.5 5.5 0 0 1 28.5 7V23A5.5 5.5 0 0 1 23 28.5H7A5.5 5.5 0 0 1 1.5 23V7A5.5 5.5 0 0 1 7 1.5z"/>${drawn(`var(--die-ink,${DARK})`, 2.2, ROMAN[face])}`,
  );
const hispanicDie = (face: Face): string =>
  die(
    `<rect x="1.5" y="1.5" width="27" height="27" rx="3" fill="var(--die,var(--d-r))" stroke="${SEAM}" stroke-width="1.6"/><path fill="none" stroke="var(--die-ink,${LIGHT})" stroke-width="2.1" stroke-linejoin="round" stroke-linecap="round" d="${ARABIC[face]}"/>`,
  );
const faces = <Who extends string>(
  who: Who,
  draw: (face: Face) => string,
): { [name in `die-${Who}-${Face}`]: string } =>
  Object.fromEntries(FACES.map((face) => [`die-${who}-${face}`, draw(face)])) as {
    [name in `die-${Who}-${Face}`]: string;
  };

/** A shield on a town; a dotted one is reconstructed. */
const shield = (dashes: string): string =>
  `<g transform="translate(12 11.2) scale(1.1)"><path fill="var(--badge)" stroke="var(--badge-ink)" stroke-width="1.4"${dashes} d="M-7-7.5H7V0C7 4.5 3.5 7.2 0 9-3.5 7.2-7 4.5-7 0z"/></g>`;

export const GLYPHS = {
  ...GENERALS,
  'disc-praetor-ulterior': DISCS['praetor-ulterior'],
  'disc-praetor-citerior': DISCS['praetor-citerior'],
  'disc-consul': DISCS.consul,
  'disc-legio': DISCS.legio,
  revolt: disc({ ...BLACK, marks: '' }),
  army: figure({
    ...BLACK,
    body: 'M-5.5 0-12.5-12 0-26.5 12.5-12 5.5 0z',
    marks: eye(-11, 4.6, `<circle r="1.6" fill="${SEAM}"/>`),
  }),
  'special-army': figure({
    ...BLACK,
    body: 'M-5.5 0-12.5-12-8-14.5-9-22-3.5-20 0-27 3.5-20 9-22 8-14.5 12.5-12 5.5 0z',
    marks: eye(-10.5, 5.4, `<circle r="2.4" fill="none" stroke="${SEAM}" stroke-width="1.5"/>`),
  }),
  fleet: ship(`${filled(PLANKS, 1.5, SAIL + HULL)}${drawn(DARK, 1.3, 'M0-1.5V-22')}`),
  hull: ship(filled(PLANKS, 1.5, HULL)),
  coin: `<circle cx="12" cy="12" r="10" fill="var(--d-coin)" stroke="${EDGE}" stroke-width="1.5"/><circle cx="12" cy="12" r="7.2" fill="none" stroke="${DARK}" stroke-width=".9"/>${drawn(DARK, 1.5, 'M8.2 7.8l7.6 8.4M15.8 7.8l-7.6 8.4M6.8 12h10.4')}`,
  'coin-spent':
    '<circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2.4 2"/>',
  road: `<g transform="rotate(-35 12 12)">${filled({ colour: 'var(--d-wood)', edge: EDGE }, 1.4, 'M1 8h22v8H1z')}${drawn('var(--d-r)', 1, 'M6.5 8.8v6.4M12 8.8v6.4M17.5 8.8v6.4')}</g>`,
  shield: shield(''),
  'shield-reconstructed': shield(' stroke-dasharray="1.6 1.5"'),
  'may-revolt': drawn('currentColor', 2, 'M12 4l8 8-8 8-8-8z'),
  ...faces('roman', romanDie),
  ...faces('hispanic', hispanicDie),
} satisfies Shapes;
export type GlyphName = keyof typeof GLYPHS;

/** The drawings of a table: those of all games without their dice of ten sides, and those of this book. */
export const TABLE_GLYPHS: Shapes = {
  ...Object.fromEntries(Object.entries(COMMON).filter(([name]) => !name.startsWith('die-'))),
  ...GLYPHS,
};

/** The pieces that the board draws. */
export const PIECE_GLYPHS = [
  'praetor-ulterior',
  'praetor-citerior',
  'consul',
  'proconsul',
  'disc-praetor-ulterior',
  'disc-praetor-citerior',
  'disc-consul',
  'disc-legio',
  'revolt',
  'army',
  'special-army',
  'fleet',
  'hull',
] as const satisfies readonly GlyphName[];
