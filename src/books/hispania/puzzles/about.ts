import { NATIONS, type NationId } from '../engine/data/ids.ts';
import type { Puzzle } from './puzzle.ts';

/** The nations that a puzzle is about: the one that is asked, and those in the places that it shows. */
export function nationsIn({
  nation,
  position,
  view,
}: Pick<Puzzle, 'nation' | 'position' | 'view'>): readonly NationId[] {
  const owners = new Set<string>([
    nation,
    ...view.flatMap((place) => (position.units[place] ?? []).map((c) => c.owner)),
  ]);
  return NATIONS.filter((one) => owners.has(one));
}
