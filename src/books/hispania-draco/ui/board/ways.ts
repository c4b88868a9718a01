import { isPrinted, isSea, isTown } from '../../engine/data/geography.ts';
import type { SpaceId, TownId } from '../../engine/data/ids.ts';
import { CONNECTION_SOURCES, TOWN_SOURCES } from '../../engine/data/map.sources.ts';
import { CONNECTIONS } from '../../engine/data/map.ts';
import { type Line, lengthOf, lineOf, pointOf } from './lines.ts';
import type { Point } from './places.ts';

/** How the connections are drawn, and what of the board is reconstructed: for the drawing that is made when the site is built. */

/** A connection: over land as bars with open beads between them, one bar for each segment. */
export interface DrawnWay {
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly kind: 'land' | 'road' | 'coast' | 'sea';
  readonly isReconstructed: boolean;
  readonly bars: readonly Line[];
  readonly beads: readonly Point[];
}

/** The room that a bead takes out of a line. */
const BEAD = 9;

/** All connections. */
export const DRAWN_WAYS: readonly DrawnWay[] = CONNECTIONS.map(([a, b, segments]) => {
  const line = lineOf(a, b);
  const beads = Array.from({ length: segments - 1 }, (_, i) => (i + 1) / segments);
  const half = BEAD / 2 / lengthOf(line);
  const ends = [0, ...beads.flatMap((at) => [at - half, at + half]), 1];
  const bars = Array.from({ length: segments }, (_, i) =>
    segments === 1 ? line : part(line, ends[2 * i] ?? 0, ends[2 * i + 1] ?? 1),
  );
  return {
    a,
    b,
    kind: kindOf(a, b),
    isReconstructed: isGuess(a, b),
    bars,
    beads: beads.map((at) => pointOf(line, at)),
  };
});

function kindOf(a: SpaceId, b: SpaceId): DrawnWay['kind'] {
  if (isTown(a) && isTown(b)) return isPrinted(a, b) ? 'road' : 'land';
  return isSea(a) && isSea(b) ? 'sea' : 'coast';
}

/** A part of a straight line. */
function part(line: Line, from: number, to: number): Line {
  return { from: pointOf(line, from), to: pointOf(line, to) };
}

function isGuess(a: SpaceId, b: SpaceId): boolean {
  return CONNECTION_SOURCES.some(([one, other, [, basis]]) => one === a && other === b && basis === 'guess');
}

/** The towns whose shields are reconstructed. */
export function isShieldGuess(at: TownId): boolean {
  return TOWN_SOURCES[at].shield[1] === 'guess';
}

/** The spaces whose names are reconstructed: the rulebook names all but two. */
export function isNameGuess(at: SpaceId): boolean {
  return isTown(at) && TOWN_SOURCES[at].name === null;
}
