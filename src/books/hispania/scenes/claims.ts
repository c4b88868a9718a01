import type { Assertion } from '../../../kernel/assertions.ts';
import type { Json, Params } from '../../../kernel/contract.ts';
import type { Owner, PlaceId, UnitKind } from '../engine/data/ids.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import type { queries } from '../engine/queries.ts';

/** Builders of assertions for scenes and lessons, about the position and about the facts on the way to it. */

/** A query returns this value. */
export const value = (of: keyof typeof queries, args: readonly Json[], equals: Json): Assertion => ({
  is: 'value',
  of,
  args,
  equals,
});

/** A query returns at least this number. */
export const least = (of: keyof typeof queries, args: readonly Json[], min: number): Assertion => ({
  is: 'value',
  of,
  args,
  min,
});

/** A number of units of an owner are in a place: units of one kind, or all except leaders and ruins. */
export const stand = (place: PlaceId, owner: Owner, count: number, kind?: UnitKind): Assertion =>
  value('units', kind === undefined ? [place, owner] : [place, owner, kind], count);

/** An owner is the only one that holds a place; null: no owner holds it. */
export const holds = (place: PlaceId, owner: Owner | null): Assertion => value('holder', [place], owner);

/** A fact occurred at least once, or an exact number of times. */
export const happened = (kind: HispaniaFact['kind'], match: Params = {}, times?: number): Assertion => ({
  is: 'fact',
  match: { kind, ...match },
  ...(times === undefined ? {} : { times }),
});

export const not = (of: Assertion): Assertion => ({ is: 'not', of });
export const any = (...of: readonly Assertion[]): Assertion => ({ is: 'any', of });
export const all = (...of: readonly Assertion[]): Assertion => ({ is: 'all', of });
