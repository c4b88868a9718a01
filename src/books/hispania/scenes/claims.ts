import type { Assertion } from '../../../kernel/assertions.ts';
import type { Json, Params } from '../../../kernel/contract.ts';
import type { Owner, PlaceId, UnitKind } from '../engine/data/ids.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import type { queries } from '../engine/queries.ts';

/** Writes down what scenes and lessons claim: of the position, and of what happened on the way. */

/** A query gives this answer. */
export const value = (of: keyof typeof queries, args: readonly Json[], equals: Json): Assertion => ({
  is: 'value',
  of,
  args,
  equals,
});

/** A query gives at least this number. */
export const least = (of: keyof typeof queries, args: readonly Json[], min: number): Assertion => ({
  is: 'value',
  of,
  args,
  min,
});

/** So many units of an owner stand in a place; of one kind, or all but leaders and ruins. */
export const stand = (place: PlaceId, owner: Owner, count: number, kind?: UnitKind): Assertion =>
  value('units', kind === undefined ? [place, owner] : [place, owner, kind], count);

/** An owner alone holds a place; null: nobody does. */
export const holds = (place: PlaceId, owner: Owner | null): Assertion => value('holder', [place], owner);

/** Something happened, at least once or exactly so many times. */
export const happened = (kind: HispaniaFact['kind'], match: Params = {}, times?: number): Assertion => ({
  is: 'fact',
  match: { kind, ...match },
  ...(times === undefined ? {} : { times }),
});

export const not = (of: Assertion): Assertion => ({ is: 'not', of });
export const any = (...of: readonly Assertion[]): Assertion => ({ is: 'any', of });
export const all = (...of: readonly Assertion[]): Assertion => ({ is: 'all', of });
