/**
 * The drawings of all games as SVG markup, each in a box of 24 (a die: 32): signs of the seats, and the faces of dice.
 * All take the colour of the text around them. A book adds its own.
 */
export const solid = (d: string): string => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
const DIE_FRAME =
  '<path fill="var(--die,none)" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" d="M16 1.5 29.6 12.4v6.4L16 30.5 2.4 18.8v-6.4z"/><path fill="none" stroke="currentColor" stroke-width="1.1" stroke-linejoin="round" opacity=".75" d="M16 1.5 6.2 17.6 16 23.6l9.8-6zM6.2 17.6l-3.8 1.2M25.8 17.6l3.8 1.2M16 23.6v6.9"/>';

const die = (figures: string): string =>
  `${DIE_FRAME}<g fill="none" stroke="var(--die-ink,currentColor)" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${figures}</g>`;

/** A figure of a die: a single one is larger and centred. */
const figure = (d: string): string => die(`<path transform="translate(13.1 9.96) scale(1.16)" d="${d}"/>`);

export const GLYPHS = {
  'seat-1': solid('M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z'),
  'seat-2': solid('M5 5h14v14H5z'),
  'seat-3': solid('M12 3.4 21.4 20H2.6z'),
  'seat-4': solid('M12 2.4 20.6 12 12 21.6 3.4 12z'),
  'seat-5':
    '<path fill="currentColor" fill-rule="evenodd" d="M2.6 6.4h18.8L12 21z"/><path fill="currentColor" fill-rule="evenodd" d="M2.6 3h18.8v2H2.6z"/>',
  'die-1': figure('M.9 1.6 2.9 0v8'),
  'die-2': figure('M.3 2.1C.4.8 1.4 0 2.5 0c1.3 0 2.3.9 2.3 2.2C4.8 4.4.3 5.6.2 8h4.8'),
  'die-3': figure(
    'M.4 1.3C.8.5 1.5 0 2.5 0c1.2 0 2.1.8 2.1 2S3.7 3.8 2.2 3.8c1.6 0 2.7.8 2.7 2.1C4.9 7.2 3.9 8 2.5 8 1.4 8 .5 7.5.1 6.6',
  ),
  'die-4': figure('M3.8 8V0L0 5.6h5.2'),
  'die-5': figure('M4.6 0H1L.6 3.6C1.1 3.2 1.8 3 2.5 3c1.4 0 2.4 1 2.4 2.4C4.9 7 3.9 8 2.4 8 1.4 8 .6 7.6.1 6.9'),
  'die-6': figure(
    'M4.3.7C3.9.2 3.4 0 2.8 0 1 0 .1 1.9.1 4.6.1 6.8 1 8 2.5 8c1.4 0 2.4-1 2.4-2.5S3.9 3.1 2.6 3.1C1.3 3.1.2 4 .1 5.2',
  ),
  'die-7': figure('M0 0h5L1.8 8'),
  'die-8': figure(
    'M2.5 3.7C1.2 3.7.5 2.9.5 1.9.5.8 1.3 0 2.5 0s2 .8 2 1.9c0 1-.7 1.8-2 1.8C1 3.7 0 4.6 0 5.9 0 7.1 1 8 2.5 8S5 7.1 5 5.9c0-1.3-1-2.2-2.5-2.2z',
  ),
  'die-9': figure(
    'M.7 7.3c.4.5.9.7 1.5.7C4 8 4.9 6.1 4.9 3.4 4.9 1.2 4 0 2.5 0 1.1 0 .1 1 .1 2.5s1 2.4 2.3 2.4c1.3 0 2.4-.9 2.5-2.1',
  ),
  'die-10': die(
    '<path transform="translate(11.25 10.6) scale(1)" d="M.9 1.6 2.9 0v8"/><path transform="translate(15.75 10.6) scale(1)" d="M2.5 0C.6 0 0 2 0 4s.6 4 2.5 4S5 6 5 4 4.4 0 2.5 0z"/>',
  ),
} as const;

/** The shapes of drawings by name. */
export type Shapes = Readonly<Record<string, string>>;

/** Side of the square around a glyph. */
export const glyphBox = (name: string): number => (name.startsWith('die-') ? 32 : 24);
