import type { Named, Piece } from '../../../words/rich.ts';
import type { Owner, PlaceId, RuleId } from '../engine/data/ids.ts';
import type { Names } from './en/names.ts';

/** The marks of this book's sentences. */

/** Marks the name of a place inside a sentence. */
export const p = (place: PlaceId): Piece => ({ tag: 'place', id: place });
/** Marks the name of a player or of the raiders inside a sentence. */
export const o = (owner: Owner): Piece => ({ tag: 'owner', id: owner });

/** A link to a rule inside a sentence. */
export const r = (rule: RuleId): Piece => ({ rule });

/** The name of a marked place or owner in a language. */
export function nameOf({ places, owners }: Names): (mark: Named) => string {
  return ({ tag, id }) => (tag === 'owner' ? owners[id as Owner] : places[id as PlaceId]);
}
