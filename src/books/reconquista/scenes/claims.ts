import type { Assertion } from '../../../kernel/assertions.ts';
import type { Params } from '../../../kernel/contract.ts';
import type { LocationId, Religion, Side } from '../engine/data/ids.ts';
import type { UnitId } from '../engine/data/play-ids.ts';
import type { ReconquistaFact } from '../engine/facts.ts';
import type { PhaseId } from '../engine/state.ts';

/** Assertions about positions and facts, for scenes and lessons. */

/** A fact of a kind has happened, by default at least once. */
export const happened = <K extends ReconquistaFact['kind']>(
  kind: K,
  match: Params = {},
  times?: number,
): Assertion => ({
  is: 'fact',
  match: { kind, ...match },
  ...(times === undefined ? {} : { times }),
});

/** A side has so many units in a location that it holds, of one kind or all. */
export const held = (place: LocationId, side: Side, count: number, unit?: UnitId): Assertion => ({
  is: 'value',
  of: 'units',
  args: [place, side, ...(unit ? [unit] : [])],
  equals: count,
});

/** A side besieges a location with so many units. */
export const besieging = (place: LocationId, side: Side, count: number): Assertion => ({
  is: 'value',
  of: 'besiegers',
  args: [place, side],
  equals: count,
});

/** A side controls a location (5). */
export const controls = (place: LocationId, side: Side): Assertion => ({
  is: 'value',
  of: 'controls',
  args: [place],
  equals: side,
});

/** A location has a city of a religion, or none. */
export const city = (place: LocationId, religion: Religion | null): Assertion => ({
  is: 'value',
  of: 'city',
  args: [place],
  equals: religion,
});

/** So many points are left to spend. */
export const left = (points: number): Assertion => ({ is: 'value', of: 'left', args: [], equals: points });
/** At most so many points are left to spend. */
export const leftAtMost = (max: number): Assertion => ({ is: 'value', of: 'left', args: [], max });
/** The phase of the turn. */
export const phase = (id: PhaseId): Assertion => ({ is: 'value', of: 'phase', args: [], equals: id });
/** The score of the position (16). */
export const score = (points: number): Assertion => ({ is: 'value', of: 'score', args: [], equals: points });

export const all = (...of: readonly Assertion[]): Assertion => ({ is: 'all', of });
export const any = (...of: readonly Assertion[]): Assertion => ({ is: 'any', of });
export const not = (of: Assertion): Assertion => ({ is: 'not', of });
