import type { Named, Piece } from '../../../words/rich.ts';
import type { SpaceId } from '../engine/data/ids.ts';
import type { Names } from './en/names.ts';

/** The marks of this book's sentences. */

/** Marks the name of a town or a sea inside a sentence. */
export const s = (space: SpaceId): Piece => ({ tag: 'space', id: space });

/** The name of a marked space. */
export function nameOf({ spaces }: Names): (mark: Named) => string {
  return ({ id }) => spaces[id as SpaceId];
}
