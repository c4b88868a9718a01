import type { Named, Piece } from '../../../words/rich.ts';
import type { Owner, PlaceId, RuleId } from '../engine/data/ids.ts';
import type { Names } from './en/names.ts';

/** The marks of this book's sentences: a nation is set in small caps, a province in italics. */

/** Marks the name of a nation inside a sentence. */
export const n = (nation: Owner): Piece => ({ tag: 'nation', id: nation });
/** Marks the name of a place inside a sentence. */
export const p = (place: PlaceId): Piece => ({ tag: 'place', id: place });
/** Marks a rule id inside a sentence. */
export const r = (rule: RuleId): Piece => ({ rule });

/** The nation that a piece of a sentence names, if it names one. */
export const nationIn = (piece: Piece): Owner | undefined => idIn<Owner>(piece, 'nation');
/** The place that a piece of a sentence names, if it names one. */
export const placeIn = (piece: Piece): PlaceId | undefined => idIn<PlaceId>(piece, 'place');

const idIn = <T extends string>(piece: Piece, tag: string): T | undefined =>
  typeof piece === 'object' && 'tag' in piece && piece.tag === tag ? (piece.id as T) : undefined;

/** The style for the name of a mark: the class of its element; italics if there is none. */
export const CLASS_OF: { readonly [tag: string]: string | undefined } = { nation: 'n' };

/** The name of a mark, in the names of a language. */
export function nameOf({ nations, places }: Names): (mark: Named) => string {
  return ({ tag, id }) => (tag === 'nation' ? nations[id as Owner] : places[id as PlaceId]);
}
