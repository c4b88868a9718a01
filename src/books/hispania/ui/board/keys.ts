import type { PlaceId } from '../../engine/data/ids.ts';
import { layout } from './view.ts';

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const TOWARDS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isDirection = (key: string): key is Direction => key in TOWARDS;

const middle = (place: PlaceId): readonly [number, number] => {
  const [x, y, w, h] = layout.places[place].box;
  return [x + w / 2, y + h / 2];
};

/** The maximum angle between an arrow key and a place: 72 degrees for a neighbour, 50 for a place farther away. */
const NEIGHBOUR = Math.cos((72 * Math.PI) / 180);
const OTHER = Math.cos((50 * Math.PI) / 180);

function best(from: PlaceId, key: Direction, among: Iterable<PlaceId>, widest: number): PlaceId | undefined {
  const [dx, dy] = TOWARDS[key];
  const [x, y] = middle(from);
  let found: PlaceId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of among) {
    if (place === from) continue;
    const [px, py] = middle(place);
    const distance = Math.hypot(px - x, py - y) || 1;
    const straight = ((px - x) * dx + (py - y) * dy) / distance;
    if (straight < widest) continue;
    const cost = distance / straight ** 2;
    if (cost < least) [found, least] = [place, cost];
  }
  return found;
}

/** The target of an arrow key: the neighbour closest to that direction; without one, the nearest place there. */
export function step(
  from: PlaceId,
  key: Direction,
  adjacency: Readonly<Partial<Record<PlaceId, readonly PlaceId[]>>>,
  places: readonly PlaceId[],
): PlaceId | undefined {
  const neighbours = (adjacency[from] ?? []).filter((place) => places.includes(place));
  return best(from, key, neighbours, NEIGHBOUR) ?? best(from, key, places, OTHER);
}

/** Lower case without accents, as typed in a hurry. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** The next place whose name, or a later word of it, begins with the typed letters. The same letter again moves on to the next. */
export function byLetters(
  typed: string,
  from: PlaceId | undefined,
  names: readonly (readonly [PlaceId, string])[],
): PlaceId | undefined {
  const letters = folded(typed);
  const same = letters.length > 1 && [...letters].every((letter) => letter === letters[0]);
  const wanted = same ? (letters[0] as string) : letters;
  const found = names
    .map(([place, name]) => ({ place, name: folded(name), at: ` ${folded(name)}`.indexOf(` ${wanted}`) }))
    .filter(({ at }) => at >= 0)
    // A name that begins so comes before those with a small word before it, as "the sea".
    .sort((a, b) => Math.sign(a.at) - Math.sign(b.at) || a.name.localeCompare(b.name))
    .map(({ place }) => place);
  const here = from ? found.indexOf(from) : -1;
  return wanted.length === 1 ? found[(here + 1) % found.length] : here >= 0 ? from : found[0];
}
