import type { Named, Piece } from '../../../words/rich.ts';
import type { LocationId } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import type { Names } from './en/names.ts';

/** The marks of this book's sentences. */

/** Marks the name of a location inside a sentence. */
export const l = (location: LocationId): Piece => ({ tag: 'location', id: location });
/** A link to a rule inside a sentence. */
export const r = (rule: RuleId): Piece => ({ rule });

/** The location that a piece of a sentence names, if it names one. */
export const locationIn = (piece: Piece): LocationId | undefined =>
  typeof piece === 'object' && 'tag' in piece && piece.tag === 'location' ? (piece.id as LocationId) : undefined;

/** The name of a marked location. */
export function nameOf({ locations }: Names): (mark: Named) => string {
  return ({ id }) => locations[id as LocationId];
}

/** A value that the rulebook does not print, in the angle marks of every language. */
export const reconstructed = (text: string): string => `‹${text}›`;
