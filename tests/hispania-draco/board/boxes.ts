import { isCapital, isSea, isTown } from '../../../src/books/hispania-draco/engine/data/geography.ts';
import { type ProvinceId, SPACES, type SpaceId } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { PROVINCE_TABLE } from '../../../src/books/hispania-draco/engine/data/map.ts';
import { LABELS, PROVINCE_NAMES } from '../../../src/books/hispania-draco/ui/board/geometry.ts';
import { PLACES, type Point } from '../../../src/books/hispania-draco/ui/board/places.ts';
import { rimOf } from '../../../src/books/hispania-draco/ui/board/rims.ts';
import { isNameGuess } from '../../../src/books/hispania-draco/ui/board/ways.ts';
import { LATIN } from '../../../src/books/hispania-draco/words/latin.ts';

/** What stands on the map, as boxes in its units. The widths of letters are those of the faces of the site, in thousandths of an em. */

const ITALIC: Readonly<Record<string, number>> = {
  A: 556,
  B: 571,
  C: 601,
  D: 675,
  E: 567,
  F: 490,
  G: 640,
  I: 346,
  L: 485,
  M: 813,
  N: 689,
  O: 665,
  P: 528,
  R: 585,
  S: 507,
  T: 523,
  U: 655,
  V: 584,
  a: 461,
  b: 453,
  c: 344,
  d: 463,
  e: 359,
  f: 257,
  g: 444,
  h: 490,
  i: 264,
  j: 245,
  k: 445,
  l: 250,
  m: 736,
  n: 496,
  o: 406,
  p: 465,
  q: 442,
  r: 346,
  s: 339,
  t: 285,
  u: 488,
  v: 421,
  w: 643,
  x: 462,
  y: 438,
  z: 398,
  ' ': 169,
  '‹': 251,
  '›': 251,
};
const CAPS: Readonly<Record<string, number>> = {
  A: 603,
  B: 611,
  C: 621,
  D: 699,
  E: 593,
  F: 521,
  G: 661,
  I: 363,
  L: 517,
  M: 844,
  N: 723,
  O: 684,
  P: 562,
  R: 625,
  S: 534,
  T: 556,
  U: 670,
  V: 616,
  a: 526,
  b: 529,
  c: 529,
  d: 592,
  e: 510,
  f: 453,
  g: 561,
  h: 636,
  i: 320,
  j: 293,
  k: 554,
  l: 450,
  m: 713,
  n: 617,
  o: 579,
  p: 488,
  q: 583,
  r: 540,
  s: 462,
  t: 482,
  u: 565,
  v: 530,
  w: 805,
  x: 575,
  y: 496,
  z: 494,
  ' ': 187,
  '‹': 263,
  '›': 263,
};

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The face of a name: its widths, its size in units, the space between its letters in em, how high and deep its letters are in em. */
interface Face {
  readonly widths: Readonly<Record<string, number>>;
  readonly size: number;
  readonly spacing: number;
  readonly up: number;
  readonly down: number;
}
const TOWN: Face = { widths: ITALIC, size: 15, spacing: 0, up: 0.7, down: 0.22 };
const CAPITAL: Face = { widths: CAPS, size: 15.5, spacing: 0.02, up: 0.66, down: 0.02 };
const SEA: Face = { widths: ITALIC, size: 16, spacing: 0.08, up: 0.7, down: 0.02 };
const PROVINCE: Face = { widths: CAPS, size: 15.5, spacing: 0.11, up: 0.66, down: 0.02 };

/** The width of a text; throws at a letter whose width is not known. */
function widthOf(text: string, { widths, size, spacing }: Face): number {
  const all = [...text].map((letter) => {
    const width = widths[letter];
    if (width === undefined) throw new Error(`the width of ${letter} is not known`);
    return width / 1000 + spacing;
  });
  return size * all.reduce((sum, one) => sum + one, 0);
}

/** The box of the name of a space. */
export function nameBox(at: SpaceId): Box {
  const [x, y, anchor] = LABELS[at];
  const face = isSea(at) ? SEA : isTown(at) && isCapital(at) ? CAPITAL : TOWN;
  const width = widthOf(isNameGuess(at) ? `‹${LATIN.spaces[at]}›` : LATIN.spaces[at], face);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - face.up * face.size, bottom: y + face.down * face.size };
}

/** The box of the name of a province with its banner; undefined of a name that is turned. */
export function provinceBox(id: ProvinceId): Box | undefined {
  const [x, y, turn] = PROVINCE_NAMES[id];
  if (turn !== 0) return undefined;
  const hasBanner = PROVINCE_TABLE[id].number !== undefined;
  const name = LATIN.provinces[id];
  const width = widthOf(name, PROVINCE);
  const middle = x + (hasBanner ? 4 : 0);
  const left = hasBanner ? x - (name.length * 9.3) / 2 - 20 : middle - width / 2;
  return { left, right: middle + width / 2, top: y - 14, bottom: y + 4 };
}

/** The ring of a space: its middle and its rim. */
export const ringOf = (at: SpaceId): { readonly middle: Point; readonly radius: number } => ({
  middle: PLACES[at],
  radius: rimOf(at) - (isTown(at) && isCapital(at) ? 2 : 0) + 1,
});

/** The room of the highest pile: three discs and an army, at sea a ship with a general; and that of the shield or the number. */
export function standingBoxes(at: SpaceId): readonly Box[] {
  const [x, y] = PLACES[at];
  if (isSea(at))
    return [
      { left: x - 19, right: x + 21, top: y - 26, bottom: y + 12 },
      { left: x - 31, right: x - 13, top: y - 5, bottom: y + 13 },
    ];
  return [
    { left: x - 14.7, right: x + 14.7, top: y - 40, bottom: y + 12.5 },
    { left: x - 26.7, right: x - 11.3, top: y - 1.2, bottom: y + 16.7 },
  ];
}

/** The same where the map is small: one disc and a figure in one and a half sizes, and the number of discs. */
export function smallBoxes(at: SpaceId): readonly Box[] {
  const [x, y] = PLACES[at];
  return [
    { left: x - 22, right: x + 22, top: y - 4, bottom: y + 18.6 },
    { left: x - 19, right: x + 19, top: y - 39, bottom: y + 1 },
    { left: x + 19.5, right: x + 33, top: y - 37.5, bottom: y - 21 },
  ];
}

export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a box reaches into a circle. */
export function enters(box: Box, { middle: [x, y], radius }: ReturnType<typeof ringOf>): boolean {
  const dx = x - Math.min(Math.max(x, box.left), box.right);
  const dy = y - Math.min(Math.max(y, box.top), box.bottom);
  return Math.hypot(dx, dy) < radius;
}

/** All pairs of spaces. */
export const PAIRS: readonly (readonly [SpaceId, SpaceId])[] = SPACES.flatMap((a, i) =>
  SPACES.slice(i + 1).map((b) => [a, b] as const),
);
