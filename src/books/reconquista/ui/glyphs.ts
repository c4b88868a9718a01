import { GLYPHS as COMMON, type Shapes, solid } from '../../../ui/glyphs.ts';
import type { Face } from '../engine/data/ids.ts';
import { DIE_FRAME, pipsOf } from './board/die.ts';

/**
 * The drawings of this book as SVG markup, each in a box of 24: kinds of units, walls, and signs of the map. All take
 * the colour of the text around them.
 */
export const GLYPHS = {
  garrison: solid(
    'M3.4 3.2h17.2v8.6c0 4.8-2.9 8.3-8.6 10.8-5.7-2.5-8.6-6-8.6-10.8zM12 7.8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  ),
  army: solid(
    'M21 22H8.3c.1-3.3 1.5-5.3 3.7-7.3-1.2-.2-2.3.1-3.3.8l-2.5 2.2c-1 .8-2.4.6-3.1-.4-.6-.8-.6-1.8-.1-2.6l3.5-6.1c.6-1.4 1.5-2.5 2.8-3.2L9.4 1.6l3.7 2.6C18 5.1 21 9.6 21 15zM10.4 7.5a1.15 1.15 0 1 0 0 2.3 1.15 1.15 0 0 0 0-2.3z',
  ),
  order:
    '<path fill="currentColor" fill-rule="evenodd" d="M4.9 4.6C6.8 2.9 9.3 2 12 2s5.2.9 7.1 2.6l.4 7.8c-.4 2.7-3 4.6-7.5 5.9-4.5-1.3-7.1-3.2-7.5-5.9zM6.7 7.2v2.4h10.6V7.2zM7.6 11.6h1.7v1.7H7.6zm3.55 0h1.7v1.7h-1.7zm3.55 0h1.7v1.7h-1.7z"/><path fill="currentColor" d="M4 19.3 12 21.6 20 19.3V22.4H4z"/>',
  rebel: solid(
    'M11 22.6V13.5C7.4 13 5.3 10.7 5.3 7.1V1.6h2v5.5c0 2.3 1.2 3.8 3.7 4.3V1.6h2v9.8c2.5-.5 3.7-2 3.7-4.3V1.6h2v5.5c0 3.6-2.1 5.9-5.7 6.4v9.1z',
  ),
  'el-cid':
    '<path fill="currentColor" fill-rule="evenodd" transform="rotate(42 12 12)" d="M12-2.4l2.2 3.2v12.8h4.4v2.5h-5.3v3.3a2.2 2.2 0 1 1-2.6 0v-3.3H5.4v-2.5h4.4V.8zM11.5 2.4v9.8h1V2.4z"/>',
  city: solid(
    'M1.8 22V9.6h1.9v2h1.7v-2h1.9V3.4h1.9v1.9h1.8V3.4h2v1.9h1.8V3.4h1.9v6.2h1.9v2h1.7v-2h1.9V22h-7.4v-3.6a2.8 2.8 0 0 0-5.6 0V22zM11.1 8v3.2h1.8V8z',
  ),
  fort: solid(
    'M4.6 1.6a3 3 0 0 1 2.9 2.2h9a3 3 0 1 1 3.7 3.7v9a3 3 0 1 1-3.7 3.7h-9a3 3 0 1 1-3.7-3.7v-9A3 3 0 0 1 4.6 1.6zM7.3 6.3a3 3 0 0 1-1 1v9.4a3 3 0 0 1 1 1h9.4a3 3 0 0 1 1-1V7.3a3 3 0 0 1-1-1z',
  ),
  siege:
    '<path fill="currentColor" fill-rule="evenodd" d="M7.2 20V5.6h2.3v2h1.4v-2h2.2v2h1.4v-2h2.3V20h-3.2v-3.2a1.6 1.6 0 0 0-3.2 0V20z"/><path fill="currentColor" d="M.4 8.4 5.6 12.8.4 17.2zM23.6 8.4 18.4 12.8l5.2 4.4z"/>',
  port: '<path fill="none" stroke="currentColor" stroke-width="2" d="M12 1.6a8.2 8.2 0 1 1 0 16.4 8.2 8.2 0 0 1 0-16.4z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M2.2 21.4c1.7-1.5 3.2-1.5 4.9 0s3.2 1.5 4.9 0 3.2-1.5 4.9 0 3.2 1.5 4.9 0"/>',
  road: '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d="M3.4 20.4C8 18.4 7.6 11 13 8.6c2.2-1 4.4-1.5 6.6-5M6.6 22.6c5-2.6 4.8-9.4 9.2-11.4 2.6-1.1 4.6-2.2 6.4-5.6"/>',
  ring: '<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 2.4" d="M12 3.6a8.4 8.4 0 1 1 0 16.8 8.4 8.4 0 0 1 0-16.8z"/><path fill="currentColor" d="M10.4 1.2 14.8 3.6 10.4 6z"/>',
} satisfies Shapes;
export type GlyphName = keyof typeof GLYPHS;

const die = (face: Face): string =>
  `<g transform="scale(1.3333)"><path fill="var(--die,none)" stroke="currentColor" stroke-width="1.8" d="${DIE_FRAME}"/><path fill="var(--die-ink,currentColor)" d="${pipsOf(face)}"/></g>`;

/** The drawings of a table: those of all games with dice of six sides, and those of this book. */
export const TABLE_GLYPHS: Shapes = {
  ...COMMON,
  'die-1': die(1),
  'die-2': die(2),
  'die-3': die(3),
  'die-4': die(4),
  'die-5': die(5),
  'die-6': die(6),
  ...GLYPHS,
};
