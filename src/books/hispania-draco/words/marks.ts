import type { Named, Piece } from '../../../words/rich.ts';
import type { SpaceId } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import type { Names } from './en/names.ts';

/** The marks of this book's sentences. */

/** Marks the name of a town or a sea inside a sentence. */
export const s = (space: SpaceId): Piece => ({ tag: 'space', id: space });

/** A link to a rule inside a sentence. */
export const r = (rule: RuleId): Piece => ({ rule });

/** The space that a piece of a sentence names, if it names one. */
export const spaceIn = (piece: Piece): SpaceId | undefined =>
  typeof piece === 'object' && 'tag' in piece && piece.tag === 'space' ? (piece.id as SpaceId) : undefined;

/** The name of a marked space. */
export function nameOf({ spaces }: Names): (mark: Named) => string {
  return ({ id }) => spaces[id as SpaceId];
}
